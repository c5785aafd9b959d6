// @ts-check
/**
 * Narrows an offer to one move. Knows parts and moves, and no game.
 *
 * @typedef {{ id: string, word: string, label: string }} Part
 * @typedef {{ id: string, parts: Part[], moves: number[][] }} Offer
 * @typedef {{ part: number } | { end: number }} Pick   a part that must occur, or the length of the move
 */

/** What is chosen of an offer so far. */
export class Choice {
  /** @param {Offer} offer */
  constructor(offer) {
    this.offer = offer;
    /** @type {Pick[]} */
    this.picks = [];
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
    /** @type {number[]} */
    const parts = [];
    const seen = new Set();
    for (const move of moves) {
      const part = move[at];
      if (part !== undefined && !seen.has(part)) {
        seen.add(part);
        parts.push(part);
      }
    }
    const mayEnd = moves.length > 1 && moves.some((move) => move.length === at);
    return { parts, mayEnd, at };
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

  /**
   * Picks a part if a move that is left has it.
   * @param {number} part
   * @returns {boolean}
   */
  pick(part) {
    return this.try({ part });
  }

  /** Picks the end of the move here. */
  finish() {
    return this.try({ end: this.next().at });
  }

  /** @param {Pick} pick */
  try(pick) {
    this.picks.push(pick);
    if (this.moves().length > 0) return true;
    this.picks.pop();
    return false;
  }

  /** Forgets the last pick. */
  back() {
    this.picks.pop();
  }

  /** @param {number} index @returns {Part} */
  part(index) {
    const part = this.offer.parts[index];
    if (!part) throw new Error(`the offer has no part ${index}`);
    return part;
  }

  /** @param {string} id */
  find(id) {
    return this.offer.parts.findIndex((part) => part.id === id);
  }

  /** @param {number[]} parts */
  words(parts) {
    return parts.map((part) => this.part(part).word).join(' ');
  }

  /** @param {number[]} parts */
  labels(parts) {
    return parts.map((part) => this.part(part).label).join(' ');
  }
}

/**
 * Does the move fit this pick? A part that is picked twice must occur twice.
 * @param {number[]} move @param {Pick} pick @param {Pick[]} picks @param {number} index
 */
function fits(move, pick, picks, index) {
  if ('end' in pick) return move.length === pick.end;
  let wanted = 1;
  for (const earlier of picks.slice(0, index)) {
    if ('part' in earlier && earlier.part === pick.part) wanted += 1;
  }
  let found = 0;
  for (const part of move) if (part === pick.part) found += 1;
  return found >= wanted;
}
