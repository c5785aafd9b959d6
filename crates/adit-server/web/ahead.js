// @ts-check
/** Planning ahead: the player plays what the others may do and what they would answer, and saves that as a line. */

import { button, make } from './dom.js';

/** @typedef {import('./server.js').Picture} Picture */
/** @typedef {{ seat: number | null, tells: string[] }} Step */
/** @typedef {{ seat: number, prompt: string | null, offer: import('./offer.js').Offer }} SeatOffer */
/** @typedef {{ line: string[], steps: Step[], is_whole: boolean, picture: Picture, offers: SeatOffer[] }} Position */

/**
 * @typedef {{
 *   nameOf: (seat: number) => string,
 *   changed: (isNew: boolean) => void,
 *   announce: (sentence: string) => void,
 *   say: (sentence: string) => void,
 *   fault: (fault: unknown) => void,
 * }} Page  what the page of the table does: shows something else, says something
 */

export class Ahead {
  /** @param {import('./server.js').Server} server @param {import('./texts.js').Speak} text @param {Page} page */
  constructor(server, text, page) {
    this.server = server;
    this.text = text;
    this.page = page;
    /** @type {Position | null} where the player has come */
    this.position = null;
    /** @type {string[][]} the lines before, to go back */
    this.before = [];
    /** Who moves in the plan, where several are asked. @type {number | null} */
    this.mover = null;
    this.isBusy = false;
  }

  /** Is something planned? */
  get isOn() {
    return this.position !== null;
  }

  /** What the mover may choose from. @returns {SeatOffer | null} */
  get asked() {
    const offers = this.position?.offers ?? [];
    return offers.find(({ seat }) => seat === this.mover) ?? offers.find(({ seat }) => seat !== this.server.seat) ?? offers[0] ?? null;
  }

  /** The planned position as if it were the present of whoever moves there. @returns {Picture | null} */
  get picture() {
    const { position, asked } = this;
    if (!position) return null;
    // A seat that answers the same question again must not find the choice of the step before.
    const offer = asked && { ...asked.offer, id: `ahead ${position.line.length} ${asked.seat} ${asked.offer.id}`, forced: false };
    // What another seat is asked is not asked of the player.
    return { ...position.picture, offer, prompt: asked && asked.seat === this.server.seat ? asked.prompt : '' };
  }

  async begin() {
    this.before = [];
    await this.go([]);
  }

  leave() {
    this.position = null;
    this.before = [];
    this.page.changed(true);
  }

  /** @param {string[]} line @param {{ mover: number, words: string } | null} says @returns {Promise<boolean>} */
  async go(line, says = null) {
    if (this.isBusy) return false;
    this.isBusy = true;
    try {
      this.position = await this.server.ahead(line, says);
      this.mover = null;
      this.page.changed(true);
      this.page.announce([...(this.position?.steps.at(-1)?.tells ?? []), this.question()].join(' '));
      return true;
    } catch (fault) {
      this.page.fault(fault);
      return false;
    } finally {
      this.isBusy = false;
    }
  }

  /** Plays a move in the plan. @param {import('./outbox.js').Letter} letter */
  async play(letter) {
    const { position, asked } = this;
    if (!position || !asked) return;
    const { line } = position;
    if (await this.go(line, { mover: asked.seat, words: letter.words })) this.before.push(line);
  }

  back() {
    const line = this.before.pop();
    if (line) void this.go(line);
  }

  async save() {
    if (!this.position || this.isBusy) return;
    try {
      await this.server.give({ line: this.position.line });
      this.leave();
      this.page.say(this.text('client-ahead-saved'));
    } catch (fault) {
      this.page.fault(fault);
    }
  }

  /** What is asked in the plan. */
  question() {
    const { asked, text } = this;
    if (!asked) return text('client-ahead-end');
    return asked.seat === this.server.seat ? text('client-ahead-yours') : text('client-ahead-theirs', { who: this.page.nameOf(asked.seat) });
  }

  /** What stands above the choice. @returns {Node[]} */
  content() {
    const { position, text } = this;
    if (!position) return [];
    /** @type {Node[]} */
    const content = [make('p', { class: 'hint' }, text('client-ahead-about'))];
    const steps = position.steps.flatMap(({ tells }) => tells.map((sentence) => make('li', {}, sentence)));
    if (steps.length > 0) {
      content.push(make('h3', { id: 'ahead-steps' }, text('client-ahead-steps')), make('ol', { class: 'ahead', 'aria-labelledby': 'ahead-steps' }, ...steps));
    }
    const row = make('p', { class: 'row' });
    if (position.is_whole) row.append(button(text('client-ahead-save'), () => void this.save(), { id: 'ahead-save', class: 'primary' }));
    if (this.before.length > 0) row.append(button(text('client-ahead-back'), () => this.back(), { id: 'ahead-back' }));
    row.append(button(text('client-ahead-leave'), () => this.leave(), { id: 'ahead-leave' }));
    content.push(row, ...this.movers(position), make('p', { class: 'said', id: 'ahead-question' }, this.question()));
    return content;
  }

  /** Who else is asked. @param {Position} position @returns {Node[]} */
  movers(position) {
    if (position.offers.length < 2) return [];
    const others = position.offers.filter(({ seat }) => seat !== this.asked?.seat);
    const choose = (/** @type {number} */ seat) => {
      this.mover = seat;
      this.page.changed(false);
      this.page.announce(this.question());
    };
    return [make('p', { class: 'row' }, ...others.map(({ seat }) =>
      button(this.text('client-ahead-for', { who: this.page.nameOf(seat) }), () => choose(seat), { 'data-seat': String(seat) })))];
  }
}
