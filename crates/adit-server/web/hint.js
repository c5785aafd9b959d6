// @ts-check
/** Hints: what a bot would do that knows what the player knows. Shown beside the choice, and taken or ignored. */

import { button, make } from './dom.js';
import { Choice } from './offer.js';
import { capital } from './texts.js';
import { reasons } from './why.js';

/** @typedef {{ words: string, label: string, expected: number | null, why: import('./why.js').Why | null }} HintedMove */
/** @typedef {{ offer: string, moves: HintedMove[] }} Hint */

/** A result from 0 to 1 as a share of a hundred. @param {number} expected */
export function percent(expected) {
  return Math.round(100 * expected);
}

/**
 * The choice that a player would make by saying this move part by part. A move that only begins a decision is said as far
 * as it goes.
 * @param {import('./offer.js').Offer} offer @param {string} words
 * @returns {{ choice: Choice, parts: number[] } | null}
 */
export function choiceOf(offer, words) {
  const plain = new Choice(offer);
  const lines = plain.lines();
  const line = lines.find((some) => plain.words(some) === words) ?? lines.find((some) => plain.words(some).startsWith(`${words} ;`));
  if (!line) return null;
  const isWhole = plain.words(line) === words;
  const parts = isWhole ? line.parts : line.parts.slice(0, line.move.findIndex((part) => plain.part(part).word === ';'));
  let choice = plain;
  for (;;) {
    const { at } = choice.next();
    const part = parts[at];
    if (choice.turns().length > 0) return { choice: choice.say(part ?? -1) ?? choice, parts };
    if (choice.lines().length === 1 || (part === undefined && !isWhole)) return { choice, parts };
    const further = part === undefined ? choice.finish() : choice.say(part);
    if (!further) return { choice, parts };
    choice = further;
  }
}

export class Adviser {
  /**
   * @param {import('./server.js').Server} server @param {import('./texts.js').Speak} text
   * @param {{ changed: () => void, announce: (sentence: string) => void, take: (choice: Choice) => void, fault: (fault: unknown) => void }} deeds
   */
  constructor(server, text, deeds) {
    this.server = server;
    this.text = text;
    this.deeds = deeds;
    /** @type {Hint | null} */
    this.hint = null;
    /** The offer that a bot thinks about now. */
    this.asked = '';
  }

  /** Forgets what was advised about another offer. @param {import('./offer.js').Offer | null} offer */
  receive(offer) {
    if (this.hint && this.hint.offer !== offer?.id) this.hint = null;
    if (this.asked !== '' && this.asked !== offer?.id) this.asked = '';
  }

  /** @param {import('./offer.js').Offer} offer */
  async ask(offer) {
    this.asked = offer.id;
    this.deeds.announce(this.text('client-hint-thinks'));
    this.deeds.changed();
    try {
      const hint = await this.server.hint();
      // Meanwhile the table may have moved on.
      if (this.asked !== offer.id) return;
      this.hint = hint.offer === offer.id ? hint : null;
      const [best] = hint.moves;
      if (best) this.deeds.announce(this.sentence(best));
    } catch (fault) {
      if (this.asked === offer.id) this.deeds.fault(fault);
    }
    if (this.asked !== offer.id) return;
    this.asked = '';
    this.deeds.changed();
  }

  /** @param {HintedMove} move */
  sentence({ label, expected }) {
    return expected === null
      ? this.text('client-hint-only', { move: label })
      : this.text('client-hint-best', { move: label, percent: percent(expected) });
  }

  /** The parts of the move that is advised, in their order. @param {import('./offer.js').Offer} offer @returns {number[]} */
  parts(offer) {
    const [best] = this.hint?.moves ?? [];
    return (best && this.hint?.offer === offer.id && choiceOf(offer, best.words)?.parts) || [];
  }

  /** The button that asks. @param {import('./offer.js').Offer} offer */
  button(offer) {
    if (offer.moves.length < 2 || this.hint) return null;
    if (this.asked === offer.id) return make('span', { class: 'hint thinking', id: 'hint-thinks' }, this.text('client-hint-thinks'));
    return button(this.text('client-hint'), () => void this.ask(offer), { id: 'hint', title: this.text('client-hint-about') });
  }

  /** What is advised. @param {import('./offer.js').Offer} offer @returns {Node[]} */
  content(offer) {
    const { hint, text } = this;
    if (hint?.offer !== offer.id) return [];
    const why = (/** @type {import('./why.js').Why} */ said, /** @type {boolean} */ isBest) => {
      const box = make('details', { class: 'because' }, make('summary', {}, text(isBest ? 'client-because' : 'client-because-not')),
        reasons(said, { isCompared: isBest }));
      if (isBest) box.setAttribute('open', '');
      return box;
    };
    const lines = hint.moves.flatMap((move, place) => {
      const found = choiceOf(offer, move.words);
      if (!found) return [];
      const value = move.expected === null ? '' : text('client-percent', { percent: percent(move.expected) });
      return [make('li', {},
        button(capital(move.label), () => this.deeds.take(found.choice), { class: 'advised' }),
        make('span', { class: 'value' }, value), ...(move.why ? [why(move.why, place === 0)] : []))];
    });
    const close = button('×', () => {
      this.hint = null;
      this.deeds.changed();
    }, { class: 'step', 'aria-label': text('client-hint-close'), title: text('client-hint-close') });
    return [make('section', { class: 'advice', 'aria-label': text('client-hint') },
      make('div', { class: 'row' }, make('b', {}, text('client-hint-title')), close),
      make('ol', {}, ...lines),
      make('p', { class: 'hint' }, text('client-hint-scale')))];
  }
}
