// @ts-check
/**
 * Narrows an offer to one decision. Knows parts and moves, and no game.
 *
 * @typedef {{ id: string, word: string, label: string, brief: string }} Part
 * @typedef {{
 *   id: string, parts: Part[], moves: number[][], asks: Record<string, string>,
 *   sheet: import('./sheet.js').SheetBody | null, forced: boolean,
 * }} Offer
 * @typedef {string[] | null} Verbs  with which verbs a segment must begin in which the part is meant; nothing for any
 * @typedef {{ part: number, at: number, verbs: Verbs }} Said           this part at this place
 * @typedef {{ part: number, anywhere: true, verbs: Verbs }} Has        this part somewhere
 * @typedef {{ end: number }} Ends                                      nothing behind this place
 * @typedef {Said | Has | Ends} Pick
 * @typedef {{ parts: number[], heads: number[], move: number[] }} Line  a decision as it is picked: without the signs
 *   between its moves; for each part the one with which its move begins; and the decision as it is offered
 * @typedef {Map<string, Set<string>>} Ids  ids, and the words with which the moves begin in which they are meant
 * @typedef {{ part: number | null, pick: number | null }} Crumb  nothing for the part means that the move ends there
 */

import { THEN, askKey, kindOf, linesOf } from './lines.js';

export { kindOf };

/** What is chosen of an offer so far. */
export class Choice {
  /** @param {Offer} offer @param {Pick[]} picks @param {number | null} turn  how the piece is turned, where that is all that is open */
  constructor(offer, picks = [], turn = null) {
    this.offer = offer;
    this.picks = picks;
    this.turn = turn;
    /** @type {{ line: Line, places: (number | null)[] }[] | null} */
    this.found = null;
  }

  /** The decisions that fit what is picked, and where each pick is found in them. */
  fitting() {
    this.found ??= linesOf(this.offer).flatMap((line) => {
      const places = this.placesIn(line);
      return places ? [{ line, places }] : [];
    });
    return this.found;
  }

  /** @returns {Line[]} */
  lines() {
    return this.fitting().map(({ line }) => line);
  }

  /** Where each pick is in a decision; nothing if it does not fit. A part that is picked twice must occur twice. @param {Line} line */
  placesIn(line) {
    /** @type {Set<number>} */
    const taken = new Set();
    /** @type {(number | null)[]} */
    const places = [];
    for (const pick of this.picks) {
      if ('end' in pick && line.parts.length !== pick.end) return null;
      if (!('at' in pick)) continue;
      if (line.parts[pick.at] !== pick.part || !this.isMeant(line, pick.at, pick.verbs)) return null;
      taken.add(pick.at);
    }
    for (const pick of this.picks) {
      if ('anywhere' in pick) {
        const place = line.parts.findIndex((part, at) => part === pick.part && !taken.has(at) && this.isMeant(line, at, pick.verbs));
        if (place < 0) return null;
        taken.add(place);
        places.push(place);
      } else {
        places.push('at' in pick ? pick.at : null);
      }
    }
    return places;
  }

  /** Does the move at this place begin with one of these verbs? @param {Line} line @param {number} at @param {Verbs} verbs */
  isMeant(line, at, verbs) {
    return verbs === null || verbs.includes(this.headAt(line, at));
  }

  /** The word with which the move at this place begins. @param {Line} line @param {number} at */
  headAt(line, at) {
    return this.part(line.heads[at] ?? 0).word;
  }

  /** The parts with which all decisions that are left begin. @returns {number[]} */
  prefix() {
    const [first, ...others] = this.lines();
    if (!first) return [];
    let { length } = first.parts;
    for (const { parts } of others) {
      let same = 0;
      while (same < length && parts[same] === first.parts[same]) same += 1;
      length = same;
    }
    return first.parts.slice(0, length);
  }

  /** What can be said behind the prefix: parts, and whether the decision can end there. */
  next() {
    const lines = this.lines();
    const at = this.prefix().length;
    /** @type {Set<number>} */
    const parts = new Set();
    for (const line of lines) {
      const part = line.parts[at];
      if (part !== undefined) parts.add(part);
    }
    const mayEnd = lines.length > 1 && lines.some((line) => line.parts.length === at);
    return { parts: [...parts], mayEnd, at };
  }

  /** The word with which the move begins in which a part comes next. @param {number} part */
  headOf(part) {
    const { at } = this.next();
    const line = this.lines().find(({ parts }) => parts[at] === part);
    return line ? this.headAt(line, at) : '';
  }

  /** The decisions that are left, if they differ only in how a piece is turned. @returns {Line[]} */
  turns() {
    const lines = this.lines();
    const [first] = lines;
    const isTurn = (/** @type {number | undefined} */ part) => part !== undefined && kindOf(this.part(part).id) === 'rotation';
    const isSame = (/** @type {Line} */ line) => line.parts.length === first?.parts.length
      && line.parts.every((part, at) => part === first.parts[at] || (isTurn(part) && isTurn(first.parts[at])));
    return lines.length > 1 && lines.every(isSame) ? lines : [];
  }

  /** What would be sent now: the only decision that is left, or the one with the piece turned as it is. @returns {Line | null} */
  only() {
    const lines = this.lines();
    if (lines.length === 1) return lines[0] ?? null;
    const turns = this.turns();
    return turns.find(({ parts }) => this.turn !== null && parts.includes(this.turn)) ?? turns[0] ?? null;
  }

  /** The choice with the piece turned further. @param {number} by @returns {Choice | null} */
  turned(by) {
    const turns = this.turns();
    const only = this.only();
    if (!only || turns.length === 0) return null;
    const next = turns[(turns.indexOf(only) + by + turns.length) % turns.length];
    const turn = next?.parts.find((part, at) => part !== only.parts[at]);
    return turn === undefined ? null : new Choice(this.offer, this.picks, turn);
  }

  /** The part that a piece is turned at, once only that is open. @returns {string | null} */
  turningPlace() {
    const only = this.turns().length > 0 ? this.only() : null;
    const place = only?.parts.findLast((part) => kindOf(this.part(part).id) !== 'rotation');
    return place === undefined ? null : this.part(place).id;
  }

  /** The choice whose last question is still open: a complete one keeps it, so that something else can be tried. */
  open() {
    return this.lines().length === 1 && this.picks.length > 0 ? this.before() : this;
  }

  /** The choice with one pick more, if a decision is left then. @param {Pick} pick @returns {Choice | null} */
  with(pick) {
    const further = new Choice(this.offer, [...this.picks, pick], this.turn);
    return further.fitting().length > 0 ? further : null;
  }

  /** The choice before the last pick. @returns {Choice} */
  before() {
    return new Choice(this.offer, this.picks.slice(0, -1), this.turn);
  }

  /** The choice without one pick; the others stay where they still fit. @param {number} index @returns {Choice} */
  without(index) {
    const kept = this.picks.filter((_, at) => at !== index);
    return kept.reduce((choice, pick) => choice.with(pick) ?? ('at' in pick ? choice.has(pick.part, pick.verbs) : null) ?? choice,
      new Choice(this.offer, [], this.turn));
  }

  /** The same picks of another offer, if it has a decision with them. @param {Offer} offer @returns {Choice | null} */
  carriedTo(offer) {
    let carried = /** @type {Choice | null} */ (new Choice(offer));
    for (const pick of this.picks) {
      if ('end' in pick) {
        carried = carried?.with(pick) ?? null;
      } else {
        const part = carried?.find(this.part(pick.part).id) ?? null;
        carried = part === null ? null : carried?.with({ ...pick, part }) ?? null;
      }
    }
    return carried;
  }

  /** The choice with this part said next. @param {number} part @param {Verbs} verbs */
  say(part, verbs = null) {
    if (this.turns().length > 0) return this.next().parts.includes(part) ? new Choice(this.offer, this.picks, part) : null;
    return this.with({ part, at: this.next().at, verbs });
  }

  /** The choice with this part somewhere. @param {number} part @param {Verbs} verbs */
  has(part, verbs = null) {
    return this.with({ part, anywhere: true, verbs });
  }

  /** The choice with this part picked: as the next one if it can be, else somewhere. @param {number} part @param {Verbs} verbs */
  pick(part, verbs) {
    if (this.turns().length > 0) return null;
    return (this.next().parts.includes(part) ? this.say(part, verbs) : null) ?? this.has(part, verbs);
  }

  /** The choice with this part instead of one of its kind that was picked. @param {number} part @param {Verbs} verbs @returns {Choice | null} */
  instead(part, verbs) {
    const kind = kindOf(this.part(part).id);
    for (let index = this.picks.length - 1; index >= 0; index -= 1) {
      const pick = this.picks[index];
      if (!pick || 'end' in pick || kindOf(this.part(pick.part).id) !== kind) continue;
      const kept = this.picks.filter((_, at) => at !== index);
      const whole = new Choice(this.offer, kept, this.turn).pick(part, verbs);
      if (whole) return whole;
      // What was picked behind it may not fit any more.
      const shorter = new Choice(this.offer, this.picks.slice(0, index), this.turn).pick(part, verbs);
      if (shorter) return shorter;
    }
    return null;
  }

  /** Where a part was picked, the last time. @param {number} part */
  pickOf(part) {
    return this.picks.findLastIndex((pick) => !('end' in pick) && pick.part === part);
  }

  /** The choice that ends here. */
  finish() {
    return this.with({ end: this.next().at });
  }

  /** What is known of the decision, in its order: what is picked, its first verb, and what follows from that. @returns {Crumb[]} */
  crumbs() {
    const only = this.only();
    const [first] = only ? this.fitting().filter(({ line }) => line === only) : this.fitting();
    if (!first) return [];
    const certain = only ? only.parts.length : this.prefix().length;
    /** @type {Crumb[]} */
    const crumbs = [];
    first.line.parts.forEach((part, at) => {
      const pick = first.places.indexOf(at);
      const isWorthIt = at === 0 || (only !== null && kindOf(this.part(part).id) !== 'verb');
      if (pick >= 0 || (at < certain && isWorthIt)) crumbs.push({ part, pick: pick >= 0 ? pick : null });
    });
    const end = this.picks.findIndex((pick) => 'end' in pick);
    return end < 0 ? crumbs : [...crumbs, { part: null, pick: end }];
  }

  /** The question behind what is picked, if the game has one. @returns {string | null} */
  question() {
    const keys = new Set(this.fitting().map(({ line, places }) => {
      const known = Math.max(this.prefix().length, ...places.map((place) => (place ?? -1) + 1));
      return askKey(this.partsAt(line.parts.slice(0, known)));
    }));
    const [key] = keys;
    return keys.size === 1 && key !== undefined ? this.offer.asks[key] ?? null : null;
  }

  /** What is known to be in the decision. @returns {Ids} */
  chosen() {
    /** @type {Ids} */
    const ids = new Map();
    const only = this.only();
    const [first] = only ? [{ line: only, places: [] }] : this.fitting();
    const certain = only ? only.parts.length : this.prefix().length;
    first?.line.parts.forEach((part, at) => {
      if (at < certain || first.places.includes(at)) this.note(ids, part, first.line, at);
    });
    return ids;
  }

  /**
   * What can be picked: with what the eye may begin in each decision, and what else is the first of its kind in it.
   * @param {(id: string, head: string) => boolean} isShown  does the picture have it?
   * @returns {{ next: Ids, other: Ids, possible: Ids }}
   */
  ways(isShown) {
    /** @type {{ next: Ids, other: Ids, possible: Ids }} */
    const ways = { next: new Map(), other: new Map(), possible: new Map() };
    const certain = this.prefix().length;
    for (const { line, places } of this.fitting()) {
      let isFirst = true;
      const kinds = new Set();
      for (let at = certain; at < line.parts.length; at += 1) {
        const part = line.parts[at];
        if (part === undefined || places.includes(at)) continue;
        const { id } = this.part(part);
        const kind = kindOf(id);
        this.note(ways.possible, part, line, at);
        if (!kinds.has(kind)) this.note(ways.other, part, line, at);
        kinds.add(kind);
        if (isFirst && isShown(id, this.headAt(line, at))) {
          this.note(ways.next, part, line, at);
          isFirst = false;
        }
      }
    }
    return ways;
  }

  /** @param {Ids} ids @param {number} part @param {Line} line @param {number} at */
  note(ids, part, line, at) {
    const { id } = this.part(part);
    const heads = ids.get(id) ?? new Set();
    heads.add(this.headAt(line, at));
    ids.set(id, heads);
  }

  /** @param {number} index @returns {Part} */
  part(index) {
    const part = this.offer.parts[index];
    if (!part) throw new Error(`the offer has no part ${index}`);
    return part;
  }

  /** @param {number[]} indices @returns {Part[]} */
  partsAt(indices) {
    return indices.map((index) => this.part(index));
  }

  /** The place of a part in the offer, or nothing. @param {string} id */
  find(id) {
    const place = this.offer.parts.findIndex((part) => part.id === id);
    return place < 0 ? null : place;
  }

  /** The parts of each move of a decision, up to a place. @param {Line} line @param {number} place @returns {Part[][]} */
  segments(line, place = line.parts.length) {
    /** @type {Part[][]} */
    const moves = [];
    line.parts.slice(0, place).forEach((part, at) => {
      if (at === 0 || line.heads[at] !== line.heads[at - 1] || line.heads[at] === part) moves.push([]);
      moves.at(-1)?.push(this.part(part));
    });
    return moves;
  }

  /** A decision in the words in which it is sent. @param {Line} line */
  words(line) {
    return this.partsAt(line.move).map(({ word }) => word).join(' ');
  }

  /** The first words of a decision, up to a place. @param {Line} line @param {number} place */
  wordsUpTo(line, place) {
    let left = place;
    const words = [];
    for (const part of this.partsAt(line.move)) {
      if (part.id !== THEN && left === 0) break;
      if (part.id !== THEN) left -= 1;
      words.push(part.word);
    }
    return words.join(' ');
  }

  /**
   * The words with which a player could have meant a part: after each beginning that parts of its kind follow.
   * @param {string} id @param {number} most
   * @returns {string[]}
   */
  meanings(id, most) {
    const [kind, word] = id.split(':');
    const said = new Set();
    for (const { line, places } of this.fitting()) {
      const place = line.parts.findIndex((part, at) => kindOf(this.part(part).id) === kind && !places.includes(at));
      if (place >= 0) said.add(`${this.wordsUpTo(line, place)} ${word}`.trim());
      if (said.size === most) break;
    }
    return [...said];
  }
}
