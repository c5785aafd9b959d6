// @ts-check
/** Cards: what a thing is, what it does, what it is worth now, and why it cannot be chosen. Knows ids, and no game. */

import { button, make } from './dom.js';
import { kindOf } from './offer.js';
import { Refused } from './server.js';

/**
 * @typedef {{ title: string, brief: string, lines: string[], clause: string }} Card
 * @typedef {{ viewer: string, at: number | null, number: number }} Moment  who looks, and at which position; no `at` for now
 */

/** So many ways to mean something dark are asked about. */
const MEANINGS = 5;
/** So many cards stand on one another: of a thing, and of the place where it is. */
const CARDS = 2;
/** A card that nobody pins stays this long after the pointer has left, in milliseconds. */
const STAYS = 700;
/** What explains itself has no card. */
const PLAIN = ['number', 'rotation', 'then'];

export class Asker {
  /**
   * @param {HTMLElement} box @param {import('./server.js').Server} server @param {import('./texts.js').Speak} text
   * @param {{ moment: () => Moment | null, meanings: (id: string, most: number) => string[], rule: (clause: string) => Node,
   *   announce: (sentence: string) => void }} deeds
   */
  constructor(box, server, text, deeds) {
    this.box = box;
    this.server = server;
    this.text = text;
    this.deeds = deeds;
    /** @type {Map<string, Promise<Card | null>>} */
    this.cards = new Map();
    /** @type {Map<string, Promise<import('./server.js').Why[]>>} */
    this.reasons = new Map();
    this.number = -1;
    /** What is asked about now; a later question makes the answer to an earlier one void. */
    this.asked = '';
    this.isPinned = false;
    /** @type {number | undefined} */
    this.timer = undefined;
    box.addEventListener('pointerenter', () => window.clearTimeout(this.timer));
    box.addEventListener('pointerleave', () => this.leave());
  }

  /** @param {string} id @param {Moment} moment @returns {Promise<Card | null>} */
  card(id, { viewer, at, number }) {
    if (number !== this.number) {
      this.cards.clear();
      this.reasons.clear();
      this.number = number;
    }
    const key = `${viewer} ${id}`;
    const known = this.cards.get(key) ?? this.server.card(id, viewer, at).catch((fault) => {
      if (!(fault instanceof Refused)) this.cards.delete(key);
      return null;
    });
    this.cards.set(key, known);
    return known;
  }

  /** Why these words are no move. @param {string} words */
  reason(words) {
    const known = this.reasons.get(words) ?? this.server.why(words).then((why) => [why], () => []);
    this.reasons.set(words, known);
    return known;
  }

  /**
   * Shows what can be known of the thing with these ids.
   * @param {string[]} ids
   * @param {{ isPinned?: boolean, isDark?: boolean, isAloud?: boolean, isOnBoard?: boolean }} how  does it stay? Can the thing
   *   not be chosen? Is it read aloud? Is it something on the board, where even a number counts something?
   */
  async show(ids, { isPinned = false, isDark = false, isAloud = false, isOnBoard = false } = {}) {
    const moment = this.deeds.moment();
    const telling = ids.filter((id) => !PLAIN.includes(kindOf(id)));
    const asked = telling.length === 0 && isOnBoard ? ids : telling;
    if (!moment || asked.length === 0) return;
    window.clearTimeout(this.timer);
    const key = `${asked.join(' ')} ${isPinned} ${isDark}`;
    this.asked = key;
    const why = isDark && moment.at === null ? this.why(asked) : Promise.resolve(null);
    const cards = await Promise.all(asked.slice(0, CARDS).map((id) => this.card(id, moment)));
    if (this.asked !== key) return;
    // Two ids of one element may be one thing to the eye.
    const found = cards.filter((card) => card !== null).filter(({ title }, at, all) => all.findIndex((other) => other.title === title) === at);
    if (found.length > 0) this.put(found, null, isPinned);
    if (isAloud && found.length > 0) this.deeds.announce(found.flatMap(({ title, brief, lines }) => [title, brief, ...lines]).filter(Boolean).join('. ').replaceAll('..', '.'));
    const reason = await why;
    if (this.asked !== key || !reason) return;
    this.put(found, reason, isPinned);
    if (isAloud) this.deeds.announce(`${this.text('client-why')} ${reason.text}`);
  }

  /** Why none of these can be chosen, where a rule says it. @param {string[]} ids */
  async why(ids) {
    for (const id of ids) {
      const answers = await Promise.all(this.deeds.meanings(id, MEANINGS).map((words) => this.reason(words)));
      for (const { rule, text } of answers.flat()) if (rule !== null && text !== null) return { rule, text };
    }
    return null;
  }

  /** @param {Card[]} cards @param {{ rule: string, text: string } | null} why @param {boolean} isPinned */
  put(cards, why, isPinned) {
    const { text } = this;
    this.isPinned = isPinned;
    const nodes = cards.flatMap(({ title, brief, lines, clause }) => [
      make('h3', {}, title),
      ...(brief === '' ? [] : [make('p', { class: 'brief' }, brief)]),
      ...lines.map((line) => make('p', {}, line)),
      ...(clause === '' ? [] : [make('p', { class: 'clause' }, this.deeds.rule(clause))]),
    ]);
    if (why) nodes.push(make('p', { class: 'why' }, `${text('client-why')} ${why.text} `, this.deeds.rule(why.rule)));
    const close = button('×', () => this.close(), { class: 'step close', 'aria-label': text('client-close'), title: text('client-close') });
    this.box.replaceChildren(close, ...nodes);
    this.box.hidden = false;
  }

  /** The pointer has left what it was on. */
  leave() {
    if (this.isPinned || this.box.hidden) {
      if (!this.isPinned) this.asked = '';
      return;
    }
    window.clearTimeout(this.timer);
    this.timer = window.setTimeout(() => this.close(), STAYS);
  }

  /** Puts the card away. Was there one that somebody had pinned? */
  close() {
    const wasPinned = !this.box.hidden && this.isPinned;
    window.clearTimeout(this.timer);
    this.asked = '';
    this.isPinned = false;
    this.box.hidden = true;
    return wasPinned;
  }
}
