// @ts-check
/**
 * Narrows an offer to one move. Knows parts and moves, and no game.
 *
 * @typedef {{ id: string, word: string, label: string }} Part
 * @typedef {{ id: string, parts: Part[], moves: number[][] }} Offer
 * @typedef {{ part: number, at: number }} Said      this part at this place
 * @typedef {{ part: number, anywhere: true }} Has   this part somewhere
 * @typedef {{ end: number }} Ends                   nothing behind this place
 * @typedef {Said | Has | Ends} Pick
 */

/** What is chosen of an offer so far. */
export class Choice {
  /** @param {Offer} offer @param {Pick[]} picks */
  constructor(offer, picks = []) {
    this.offer = offer;
    this.picks = picks;
  }

  /** The moves that fit what is picked. @returns {number[][]} */
  moves() {
    return this.offer.moves.filter((move) => this.picks.every((pick, index) => fits(move, pick, this.picks, index)));
  }

  /** The parts with which all moves that are left begin. @returns {number[]} */
  prefix() {
    const [first, ...others] = this.moves();
    if (!first) return [];
    let length = first.length;
    for (const move of others) {
      let same = 0;
      while (same < length && move[same] === first[same]) same += 1;
      length = same;
    }
    return first.slice(0, length);
  }

  /** What can be said behind the prefix: parts, and whether a move can end there. */
  next() {
    const moves = this.moves();
    const at = this.prefix().length;
    /** @type {Set<number>} */
    const parts = new Set();
    for (const move of moves) {
      const part = move[at];
      if (part !== undefined) parts.add(part);
    }
    const mayEnd = moves.length > 1 && moves.some((move) => move.length === at);
    return { parts: [...parts], mayEnd, at };
  }

  /** The only move that is left, if there is one. @returns {number[] | null} */
  only() {
    const moves = this.moves();
    return moves.length === 1 && moves[0] ? moves[0] : null;
  }

  /** The ids of all parts of the moves that are left. @returns {Set<string>} */
  possible() {
    const ids = new Set();
    for (const move of this.moves()) for (const part of move) ids.add(this.part(part).id);
    return ids;
  }

  /** The choice with one pick more, if a move is left then. @param {Pick} pick @returns {Choice | null} */
  with(pick) {
    const further = new Choice(this.offer, [...this.picks, pick]);
    return further.moves().length > 0 ? further : null;
  }

  /** The choice before the last pick. @returns {Choice} */
  before() {
    return new Choice(this.offer, this.picks.slice(0, -1));
  }

  /** The same picks of another offer, if it has a move with them. @param {Offer} offer @returns {Choice | null} */
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

  /** The choice with this part said next. @param {number} part */
  say(part) {
    return this.with({ part, at: this.next().at });
  }

  /** The choice with this part somewhere. @param {number} part */
  has(part) {
    return this.with({ part, anywhere: true });
  }

  /** The choice that ends here. */
  finish() {
    return this.with({ end: this.next().at });
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

  /** @param {number[]} parts */
  words(parts) {
    return this.partsAt(parts).map(({ word }) => word).join(' ');
  }

  /**
   * The words with which a player could have meant a part: after each beginning that parts of its kind follow.
   * @param {string} id @param {number} most
   * @returns {string[]}
   */
  meanings(id, most) {
    const [kind, word] = id.split(':');
    const said = new Set();
    for (const move of this.moves()) {
      const place = move.findIndex((part) => this.part(part).id.split(':')[0] === kind);
      if (place >= 0) said.add(`${this.words(move.slice(0, place))} ${word}`.trim());
      if (said.size === most) break;
    }
    if (said.size === 0) said.add(`${this.words(this.prefix())} ${word}`.trim());
    return [...said];
  }
}

/**
 * Does the move fit this pick? A part that is picked twice must occur twice.
 * @param {number[]} move @param {Pick} pick @param {Pick[]} picks @param {number} index
 */
function fits(move, pick, picks, index) {
  if ('end' in pick) return move.length === pick.end;
  if ('at' in pick) return move[pick.at] === pick.part;
  let wanted = 1;
  for (const earlier of picks.slice(0, index)) if ('anywhere' in earlier && earlier.part === pick.part) wanted += 1;
  let found = 0;
  for (const part of move) if (part === pick.part) found += 1;
  return found >= wanted;
}
