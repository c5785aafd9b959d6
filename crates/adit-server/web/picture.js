// @ts-check
/** The picture of the table: draws it, lights what can be chosen, shows what changed. Knows parts, and no game. */

import { lightsOf } from './lights.js';
import { kindOf } from './offer.js';
import { travel } from './travel.js';

/** @typedef {import('./offer.js').Choice} Choice */
/** @typedef {import('./offer.js').Ids} Ids */
/** @typedef {{ ids: string[], verbs: string[] | null }} Thing  what an element of the picture stands for */

/** A picture that is not higher than this, for its width, is seen whole, as its width suffers little. */
const WHOLE = 1.1;

/** More changes than these are not shown one by one. */
const CHANGES = 16;

/** The ids of the parts that an element stands for. @param {Element} element */
export function partsOf(element) {
  return (element.getAttribute('data-part') ?? '').split(' ').filter(Boolean);
}

/** What an element stands for, and in moves with which verbs. @param {Element} element @returns {Thing} */
export function thingOf(element) {
  const verbs = element.getAttribute('data-verbs');
  return { ids: partsOf(element), verbs: verbs === null ? null : verbs.split(' ').filter(Boolean) };
}

/** @param {Element} element */
function keyOf(element) {
  return `${element.getAttribute('data-part')} ${element.getAttribute('data-verbs')}`;
}

/** Is the thing one of these? @param {Thing} thing @param {Ids} all */
export function isIn({ ids, verbs }, all) {
  return ids.some((id) => {
    const heads = all.get(id);
    return heads !== undefined && (verbs === null || verbs.some((verb) => heads.has(verb)));
  });
}

/** @type {Ids} */
const NOTHING = new Map();

export class Pane {
  /**
   * @param {HTMLElement} box  where the picture is
   * @param {HTMLElement} words  where it is told in words
   */
  constructor(box, words) {
    this.box = box;
    this.words = words;
    /** @type {Choice | null} what can be chosen on the picture */
    this.choice = null;
    /** @type {Set<string>} the parts of the move that is advised */
    this.advised = new Set();
    /** @type {Set<string>} the parts of which a lesson speaks */
    this.taught = new Set();
    /** @type {Ids} the parts to which a click adds one, where amounts are given */
    this.counted = new Map();
    /** @type {string | null} the part that the reader points at in the list */
    this.pointed = null;
    /** @type {{ key: string, nth: number } | null} where the reader is on the picture by keyboard: what the element stands for, and which of these */
    this.cursor = null;
    this.drawn = '';
  }

  /**
   * Draws a position.
   * @param {{ svg: string, text: string }} picture
   * @param {boolean} isNew  does it come after the one that is shown, so that the difference is worth showing?
   */
  draw(picture, isNew) {
    if (this.drawn === picture.svg) {
      this.light();
      return;
    }
    this.drawn = picture.svg;
    const paint = () => {
      const before = isNew ? this.parts() : null;
      const holder = document.createElement('template');
      holder.innerHTML = picture.svg;
      this.box.replaceChildren(holder.content);
      this.words.textContent = picture.text;
      this.arrange();
      this.light();
      if (before) this.showChanges(before);
    };
    if (isNew) travel(this.box, paint);
    else paint();
  }

  /** Gives the picture a place for its shape. */
  arrange() {
    const svg = this.svg();
    const table = this.box.closest('.table');
    if (!svg || !(table instanceof HTMLElement)) return;
    const { width, height } = svg.viewBox.baseVal;
    table.classList.toggle('whole', height < WHOLE * width);
    table.style.setProperty('--aspect', String(width / height));
  }

  /** What stands in the picture for each part. @returns {Map<string, string>} */
  parts() {
    const parts = new Map();
    for (const element of this.elements()) {
      const key = element.getAttribute('data-part') ?? '';
      parts.set(key, (parts.get(key) ?? '') + element.innerHTML);
    }
    return parts;
  }

  elements() {
    return this.box.querySelectorAll('[data-part]');
  }

  svg() {
    return this.box.querySelector('svg');
  }

  /** Says whether the picture has a part where a move with this verb means it. @returns {(id: string, head: string) => boolean} */
  shown() {
    /** @type {Map<string, Set<string> | null>} nothing for every verb */
    const shown = new Map();
    for (const element of this.elements()) {
      const { ids, verbs } = thingOf(element);
      for (const id of ids) {
        const known = shown.get(id);
        if (verbs === null || known === null) shown.set(id, null);
        else shown.set(id, new Set([...(known ?? []), ...verbs]));
      }
    }
    return (id, head) => {
      const verbs = shown.get(id);
      return verbs === null || (verbs !== undefined && verbs.has(head));
    };
  }

  /** Lights what can come next, what is chosen and what the reader points at. */
  light() {
    const { choice } = this;
    const svg = this.svg();
    const complete = choice !== null && choice.only() !== null;
    const isShown = this.shown();
    // A complete move keeps its last choice open, so other places can be tried.
    const open = choice && complete ? choice.before() : choice;
    const ways = open?.ways(isShown);
    const next = ways?.next ?? NOTHING;
    const chosen = choice?.chosen() ?? NOTHING;
    const kinds = complete ? new Set() : new Set([...next.keys()].map(kindOf));
    const here = this.here();
    /** @type {[Element, string][]} */
    const lit = [];
    for (const element of this.elements()) {
      const thing = thingOf(element);
      const { ids } = thing;
      const isChosen = isIn(thing, chosen);
      const isNext = isIn(thing, next) || isIn(thing, this.counted);
      const isPossible = isNext || isIn(thing, ways?.possible ?? NOTHING);
      element.classList.toggle('possible', isPossible || isChosen);
      element.classList.toggle('wanted', isNext && !isChosen);
      element.classList.toggle('dark', !isPossible && !isChosen && ids.some((id) => kinds.has(kindOf(id))));
      if (isChosen) lit.push([element, 'chosen']);
      else if (isNext) lit.push([element, complete ? 'other' : 'next']);
      else if (!complete && isIn(thing, ways?.other ?? NOTHING)) lit.push([element, 'other']);
      if (!isChosen && ids.some((id) => this.advised.has(id))) lit.push([element, 'advised']);
      if (!isChosen && ids.some((id) => this.taught.has(id))) lit.push([element, 'taught']);
      if (this.pointed !== null && ids.includes(this.pointed)) lit.push([element, 'pointed']);
      if (element === here) lit.push([element, 'cursor']);
    }
    svg?.querySelector('g.lights')?.remove();
    if (svg && lit.length > 0) svg.append(lightsOf(svg, lit, 'lights'));
  }

  /** The elements that the eye is led to now. @returns {Element[]} */
  wanted() {
    const ways = this.choice && !this.choice.only() ? this.choice.ways(this.shown()).next : NOTHING;
    return [...this.elements()].filter((element) => isIn(thingOf(element), ways));
  }

  /** The elements of a part. @param {string} id @returns {SVGGraphicsElement[]} */
  elementsOf(id) {
    const all = [...this.elements()].filter((element) => partsOf(element).includes(id));
    return /** @type {SVGGraphicsElement[]} */ (all);
  }

  /** The element at which the reader is by keyboard. The picture may have been drawn again since. */
  here() {
    const { cursor } = this;
    if (!cursor) return null;
    const same = [...this.elements()].filter((element) => keyOf(element) === cursor.key);
    return same[Math.min(cursor.nth, same.length - 1)] ?? null;
  }

  /** Goes to an element by keyboard, or leaves. @param {Element | null} element */
  goTo(element) {
    if (element === this.here()) return;
    const key = element ? keyOf(element) : '';
    this.cursor = element && { key, nth: [...this.elements()].filter((some) => keyOf(some) === key).indexOf(element) };
    this.light();
    element?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }

  /** Points at a part, or at nothing. @param {string | null} id */
  point(id) {
    this.pointed = id;
    this.light();
  }

  /** Shows for a moment what differs from before. @param {Map<string, string>} before */
  showChanges(before) {
    const svg = this.svg();
    if (!svg) return;
    const after = this.parts();
    const differ = [...this.elements()].filter((element) => {
      const key = element.getAttribute('data-part') ?? '';
      return before.get(key) !== after.get(key);
    });
    // Of things within things only the innermost has changed.
    const changed = differ.filter((element) => !differ.some((other) => other !== element && element.contains(other)));
    if (changed.length === 0 || changed.length > CHANGES) return;
    const lights = lightsOf(svg, changed.map((element) => [element, 'changed']), 'changes');
    svg.append(lights);
    setTimeout(() => lights.remove(), 2500);
  }
}
