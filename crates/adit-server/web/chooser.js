// @ts-check
/** Picks a decision part by part: on the picture, in the list, by keys. Knows parts, and no game. */

import { kindOf, Choice } from './offer.js';
import { Sheet } from './sheet.js';
import { phrases } from './texts.js';

/** @typedef {import('./offer.js').Line} Line */
/** @typedef {import('./offer.js').Offer} Offer */
/** @typedef {import('./picture.js').Thing} Thing */

/**
 * @typedef {{
 *   changed: () => void,
 *   counted: () => void,
 *   send: (letter: import('./outbox.js').Letter) => void,
 *   sendsAtOnce: () => boolean,
 * }} Deeds  what happens when something is chosen, when an amount is changed, when a move is complete
 */

export class Chooser {
  /** @param {import('./texts.js').Speak} text @param {Deeds} deeds */
  constructor(text, deeds) {
    this.text = text;
    this.deeds = deeds;
    /** @type {Choice | null} */
    this.choice = null;
    /** @type {Sheet | null} the same decision as amounts, where the game has a sheet for it */
    this.sheet = null;
  }

  /**
   * Takes a new offer, or none.
   * @param {Offer | null} offer
   * @param {boolean} answered  has the player answered the one before?
   * @returns {boolean} was a choice begun that is lost now?
   */
  receive(offer, answered) {
    const before = this.choice;
    if (offer?.id === before?.offer.id) return false;
    const sheet = this.sheet;
    this.choice = offer ? new Choice(offer) : null;
    this.sheet = offer?.sheet ? new Sheet(offer.sheet, this.deeds.counted) : null;
    if (sheet && this.sheet && !answered) this.sheet.keep(sheet);
    if (!before || before.picks.length === 0 || answered) return false;
    // Where several players are asked at once, another one's answer changes the offer but seldom what was chosen of it.
    const kept = this.choice && before.carriedTo(this.choice.offer);
    if (kept) this.choice = kept;
    return !kept;
  }

  /**
   * @param {Choice} choice
   * @param {boolean} isLast  did the reader choose just now, so that a complete move may be sent?
   */
  set(choice, isLast = true) {
    this.choice = choice;
    const only = choice.only();
    if (only && isLast && this.deeds.sendsAtOnce()) {
      this.send(choice, only);
      return;
    }
    this.deeds.changed();
  }

  /** Chooses what was clicked on the picture, if that can be done. @param {Thing} thing @returns {boolean} */
  click(thing) {
    const { choice, sheet } = this;
    if (sheet) return thing.ids.some((id) => sheet.isMeant(id, thing.verbs) && sheet.add(id, 1));
    if (!choice) return false;
    const place = choice.turningPlace();
    if (place !== null && thing.ids.includes(place)) return this.turn(1);
    const found = thing.ids.map((id) => choice.find(id)).filter((part) => part !== null);
    for (const attempt of [
      (/** @type {number} */ part) => choice.pick(part, thing.verbs),
      (/** @type {number} */ part) => this.unpicked(choice, part),
      (/** @type {number} */ part) => choice.instead(part, thing.verbs),
    ]) {
      for (const part of found) {
        const further = attempt(part);
        if (!further) continue;
        // A piece that can be turned is turned before it is sent, and what is taken away is not sent at all.
        this.set(further, further.turns().length === 0 && further.picks.length >= choice.picks.length);
        return true;
      }
    }
    return false;
  }

  /** @param {Choice} choice @param {number} part */
  unpicked(choice, part) {
    const pick = choice.pickOf(part);
    return pick < 0 ? null : choice.without(pick);
  }

  /** What the list shows: the first question that is open. */
  open() {
    const { choice } = this;
    if (!choice || this.sheet) return null;
    const open = choice.open();
    const { parts, mayEnd, at } = open.next();
    const only = choice.only();
    return { open, parts, mayEnd: mayEnd && only?.parts.length !== 0, at, only };
  }

  /** Says a part that the list shows. @param {Choice} open @param {number} part */
  say(open, part) {
    const further = open.say(part);
    if (further) this.set(further);
  }

  /** Ends the decision where it could go on. @param {Choice} open */
  finish(open) {
    const further = open.finish();
    if (further) this.set(further);
  }

  /** Chooses what stands at this place of the list. @param {number} place @returns {boolean} */
  nth(place) {
    const list = this.open();
    const part = list?.parts[place];
    if (list && part !== undefined) this.say(list.open, part);
    else if (list?.mayEnd && place === list.parts.length) this.finish(list.open);
    else return false;
    return true;
  }

  /** Is a number asked for? */
  asksNumber() {
    const list = this.open();
    return list !== null && list.parts.length > 1 && list.parts.every((part) => kindOf(list.open.part(part).id) === 'number');
  }

  /** Chooses a number. @param {string} word @returns {boolean} */
  sayNumber(word) {
    const list = this.open();
    const part = list?.parts.find((index) => list.open.part(index).word === word);
    if (!list || part === undefined) return false;
    this.say(list.open, part);
    return true;
  }

  /** Turns the piece that is laid. @param {number} by @returns {boolean} */
  turn(by) {
    const turned = this.choice?.turned(by);
    if (turned) this.set(turned, false);
    return Boolean(turned);
  }

  /** Takes one pick away and keeps the others. @param {number} pick */
  remove(pick) {
    if (this.choice) this.set(this.choice.without(pick), false);
  }

  back() {
    if (this.sheet?.clear()) return true;
    if (!this.choice || this.choice.picks.length === 0) return false;
    this.set(this.choice.before(), false);
    return true;
  }

  restart() {
    if (this.choice) this.set(new Choice(this.choice.offer), false);
  }

  /** Sends what is chosen, if that is a whole decision. @param {boolean} isOwn  does the page do it by itself? @returns {boolean} */
  sendNow(isOwn = false) {
    const { choice, sheet } = this;
    if (!choice) return false;
    if (sheet) {
      this.deeds.send({ offer: choice.offer.id, words: sheet.words(), labels: sheet.said() });
      return true;
    }
    const only = choice.only();
    if (only) this.send(choice, only, isOwn);
    return only !== null;
  }

  /** @param {Choice} choice @param {Line} line @param {boolean} isOwn */
  send(choice, line, isOwn = false) {
    this.deeds.send({ offer: choice.offer.id, words: choice.words(line), labels: this.phrase(choice, line), isOwn });
  }

  /** How a decision is called on its own. @param {Choice} choice @param {Line} line */
  phrase(choice, line) {
    return phrases(this.text, choice.segments(line));
  }

  /** What is asked now. @param {string | null} prompt  what is asked as long as nothing is picked */
  question(prompt) {
    const { choice, text } = this;
    if (!choice) return '';
    if (choice.picks.length === 0 || this.sheet) return prompt ?? text('client-choose');
    const isTurning = choice.turns().length > 0;
    if (isTurning) return text('client-turn');
    if (choice.only()) return '';
    return choice.question() ?? text('client-go-on');
  }
}
