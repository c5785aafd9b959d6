// @ts-check
/** The picture of the table: draws it, lights what can be chosen, shows what changed. Knows parts, and no game. */

import { lightsOf } from './lights.js';
import { travel } from './travel.js';

/** @typedef {import('./offer.js').Choice} Choice */

/** How much larger each step of the magnifier shows the picture. */
const ZOOM = [1, 1.5, 2.25, 3.4];

/** A picture so much higher than wide is shown smaller where there is room beside it. */
const TALL = 1.75;
/** A picture so much wider than high gets more of the page. */
const WIDE = 1.15;

/** A picture that is not higher than this is seen whole, as its width suffers little. */
const WHOLE = 1.1;

/** More changes than these are not shown one by one. */
const CHANGES = 16;

/** The ids of the parts that an element stands for. @param {Element} element */
export function partsOf(element) {
  return (element.getAttribute('data-part') ?? '').split(' ').filter(Boolean);
}

export class Pane {
  /**
   * @param {HTMLElement} box  where the picture is
   * @param {HTMLElement} words  where it is told in words
   * @param {(ids: string[]) => void} clicked
   */
  constructor(box, words, clicked) {
    this.box = box;
    this.words = words;
    /** @type {Choice | null} what can be chosen on the picture */
    this.choice = null;
    /** @type {Set<string>} the parts of the move that is advised */
    this.advised = new Set();
    /** @type {string | null} the part that the reader points at in the list */
    this.pointed = null;
    this.zoom = 0;
    this.drawn = '';
    box.addEventListener('click', (event) => {
      const element = /** @type {Element} */ (event.target).closest('[data-part]');
      if (element) clicked(partsOf(element));
    });
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
    if (!svg) return;
    const { width, height } = svg.viewBox.baseVal;
    const classes = this.box.closest('.table')?.classList;
    classes?.toggle('tall', height > TALL * width);
    classes?.toggle('wide-picture', width > WIDE * height);
    classes?.toggle('whole', height < WHOLE * width);
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

  /** Lights what can come next, what is chosen and what the reader points at. */
  light() {
    const { choice } = this;
    const svg = this.svg();
    const complete = choice !== null && choice.only() !== null;
    // A complete move keeps its last choice open, so other places can be tried.
    const open = choice && complete ? choice.before() : choice;
    const next = new Set(choice && open ? open.next().parts.map((part) => choice.part(part).id) : []);
    const kinds = complete ? new Set() : new Set([...next].map((id) => id.split(':')[0]));
    const chosen = new Set(choice ? (choice.only() ?? choice.prefix()).map((part) => choice.part(part).id) : []);
    const possible = choice ? choice.possible() : new Set();
    /** @type {[Element, string][]} */
    const lit = [];
    for (const element of this.elements()) {
      const ids = partsOf(element);
      const isNext = ids.some((id) => next.has(id));
      const isChosen = ids.some((id) => chosen.has(id));
      element.classList.toggle('possible', ids.some((id) => possible.has(id)));
      element.classList.toggle('dark', !isNext && !isChosen && ids.some((id) => kinds.has(id.split(':')[0] ?? '')));
      if (isChosen) lit.push([element, 'chosen']);
      else if (isNext) lit.push([element, complete ? 'other' : 'next']);
      if (!isChosen && ids.some((id) => this.advised.has(id))) lit.push([element, 'advised']);
      if (this.pointed !== null && ids.includes(this.pointed)) lit.push([element, 'pointed']);
    }
    svg?.querySelector('g.lights')?.remove();
    if (svg && lit.length > 0) svg.append(lightsOf(svg, lit, 'lights'));
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
    const changed = [...this.elements()].filter((element) => {
      const key = element.getAttribute('data-part') ?? '';
      return before.get(key) !== after.get(key);
    });
    if (changed.length === 0 || changed.length > CHANGES) return;
    const lights = lightsOf(svg, changed.map((element) => [element, 'changed']), 'changes');
    svg.append(lights);
    setTimeout(() => lights.remove(), 2500);
  }

  /** Brings a part into sight. @param {string} id */
  reveal(id) {
    if (this.zoom === 0) return;
    for (const element of this.elements()) {
      if (partsOf(element).includes(id)) {
        element.scrollIntoView({ block: 'nearest', inline: 'nearest' });
        return;
      }
    }
  }

  /** Shows the picture larger or smaller around its middle. @param {number} step */
  magnify(step) {
    const { box } = this;
    const x = (box.scrollLeft + box.clientWidth / 2) / box.scrollWidth;
    const y = (box.scrollTop + box.clientHeight / 2) / box.scrollHeight;
    this.zoom = Math.max(0, Math.min(ZOOM.length - 1, this.zoom + step));
    box.dataset.zoom = String(this.zoom);
    box.scrollTo(x * box.scrollWidth - box.clientWidth / 2, y * box.scrollHeight - box.clientHeight / 2);
    return this.zoom;
  }
}
