// @ts-check
/**
 * Shows what others do so that the eye can follow: one position after the other, never for long in all. The reader can
 * skip it and see it again. What the page knows of the present does not wait for it.
 */

import { button, byId, make } from './dom.js';

/** @typedef {import('./server.js').Picture} Picture */

/** How long one position is shown, in milliseconds. */
const PACE = 700;
/** All positions together are not shown for longer than this, in milliseconds. */
const PATIENCE = 6000;
/** So many sentences stand beside a position. */
const SHOWN = 6;

export class Pace {
  /**
   * @param {import('./server.js').Server} server
   * @param {{ show: (passing: Picture | null, sentences: string[]) => void, wanted: () => boolean }} deeds  `show` is given a
   *   position on the way to the present and what was told of it, or nothing at the end of the way
   */
  constructor(server, deeds) {
    this.server = server;
    this.deeds = deeds;
    /** @type {Picture | null} the position that is shown */
    this.shown = null;
    /** When it was shown first. */
    this.since = 0;
    /** @type {Picture | null} */
    this.present = null;
    /** @type {string[][]} what was told, entry by entry */
    this.log = [];
    this.isRunning = false;
    /** Is it shown again? */
    this.isAgain = false;
    // A click on the board goes on at once and chooses nothing: what is shown there is not the present.
    byId('picture').addEventListener('click', (event) => {
      if (!this.isRunning) return;
      event.stopPropagation();
      this.skip();
    }, { capture: true });
    /** Each way to the present has its number, so that one that was left does not go on. */
    this.way = 0;
  }

  /**
   * The table is at this picture now. Goes there at a pace that can be followed, and says whether that takes a while.
   * @param {Picture} picture @param {string[][]} log
   */
  receive(picture, log) {
    const { shown } = this;
    this.present = picture;
    this.log = log;
    if (this.isRunning) {
      // A move that was taken back is not shown to its end.
      if (picture.number < (shown?.number ?? 0)) this.skip();
      return;
    }
    if (!this.deeds.wanted() || document.hidden || !shown || picture.number <= shown.number) {
      this.arrive();
      return;
    }
    const [first = picture.number] = this.steps(shown.number);
    if (first === picture.number && this.rest(first, PACE) === 0) {
      this.arrive();
      return;
    }
    void this.go(shown.number);
    // Until its time has come the table stays as it is shown.
    this.deeds.show(shown, []);
  }

  /** How long the position that is shown has to stay before this one, in milliseconds. @param {number} number @param {number} pace */
  rest(number, pace) {
    // Nobody waits for their own move, but to see it again.
    if (!this.isAgain && this.present && this.present.last_own !== null && number === this.present.last_own + 1) return 0;
    return Math.max(0, pace - (performance.now() - this.since));
  }

  /** Shows everything since the reader's last move once more, from the position before it. */
  async again() {
    const from = this.present?.last_own ?? null;
    if (from === null || this.isRunning) return;
    this.way += 1;
    const { way } = this;
    this.isRunning = true;
    this.isAgain = true;
    const picture = await this.server.past(from, this.server.viewer).catch(() => null);
    if (this.way !== way) return;
    if (picture) this.deeds.show(picture, []);
    this.since = performance.now();
    void this.go(from);
  }

  /** Shows the present at once. */
  skip() {
    this.way += 1;
    this.arrive();
    this.deeds.show(null, []);
  }

  arrive() {
    this.isRunning = false;
    this.isAgain = false;
    // A picture that comes again for another layout does not begin a new rest.
    if (this.shown?.number !== this.present?.number) this.since = performance.now();
    this.shown = this.present;
  }

  /** The positions between one and the present at which something is told; the present is the last. @param {number} from @returns {number[]} */
  steps(from) {
    const { present } = this;
    if (!present) return [];
    const numbers = [];
    // Readers have seen their own moves while they chose them, so that these are shown as one.
    const own = present.last_own === null ? from : Math.max(from, present.last_own);
    for (let number = own + 1; number < present.number; number += 1) {
      if ((this.log[number - 1] ?? []).length > 0) numbers.push(number);
    }
    return [...numbers, present.number];
  }

  /** Goes from one position to the present. @param {number} from */
  async go(from) {
    this.way += 1;
    this.isRunning = true;
    const { way } = this;
    let here = from;
    let told = from;
    let left = PATIENCE;
    let isOwn = false;
    for (;;) {
      const goal = this.present;
      const [next] = this.steps(here);
      if (!goal || next === undefined || here >= goal.number) break;
      const pace = Math.min(PACE, left / this.steps(here).length);
      // The next position is on its way while this one is looked at.
      const coming = next === goal.number ? goal : this.server.past(next, this.server.viewer).catch(() => null);
      const picture = await coming;
      const isBetween = picture?.pending.length === 0 && !picture.over;
      const rest = isBetween || isOwn ? 0 : this.rest(next, pace);
      if (rest > 0) await new Promise((wake) => { setTimeout(wake, rest); });
      if (this.way !== way) return;
      // What cannot be shown is not waited for.
      if (!picture || (next === goal.number && this.present?.number === next)) break;
      here = next;
      // What chance brings belongs to the move before it.
      isOwn = isBetween && (isOwn || (!this.isAgain && next === (goal.last_own ?? -1) + 1));
      if (isBetween) continue;
      left -= pace;
      const sentences = this.log.slice(told, next).flat();
      told = next;
      this.shown = picture;
      this.since = performance.now();
      this.deeds.show(picture, sentences);
    }
    this.arrive();
    this.deeds.show(null, []);
  }

  /** The button that shows everything again. @param {string} label */
  button(label) {
    return make('p', { class: 'row quiet' }, button(label, () => void this.again(), { id: 'show-again' }));
  }

  /** What stands where the offer will be. @param {import('./texts.js').Speak} text @param {string[]} sentences @returns {Node[]} */
  content(text, sentences) {
    if (sentences.length === 0 && !this.isAgain) return [make('p', { class: 'hint' }, text('client-waiting'))];
    return [...sentences.slice(-SHOWN).map((sentence) => make('p', { class: 'story' }, sentence)),
      make('div', { class: 'row deeds' }, button(text('client-skip'), () => this.skip(), { id: 'skip' }))];
  }
}
