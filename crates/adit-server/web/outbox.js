// @ts-check
/**
 * Sends one move at a time, and sends it again while nobody answers. The id of the offer goes with it, so the server
 * takes it once at most: whatever comes twice answers an offer that is gone. If nobody knows whether a move has arrived, the
 * table is looked at, and what it shows is told.
 */

import { Refused } from './server.js';

/** How long to wait before a move is sent again, in milliseconds. */
const AGAIN = 1000;

/** @typedef {{ offer: string, words: string, labels: string, isOwn?: boolean }} Letter  `isOwn`: the page has sent it by itself */

export class Outbox {
  /**
   * @param {import('./server.js').Server} server
   * @param {{ waiting: () => void, doubtful: () => void, sent: () => void, found: () => void, overtaken: () => void,
   *   refused: (fault: Refused, letter: Letter) => void }} tell
   */
  constructor(server, tell) {
    this.server = server;
    this.tell = tell;
    /** @type {Letter | null} the move that is on its way */
    this.letter = null;
    /** Is the letter gone, and only the table can tell whether it has arrived? */
    this.isUnsure = false;
    /** Was there a moment at which nobody could say whether the letter has arrived? */
    this.wasDoubtful = false;
    /** Has a move arrived of which the table does not tell yet? */
    this.isAhead = false;
  }

  /** @param {Letter} letter */
  async send(letter) {
    if (this.letter) return;
    this.letter = letter;
    this.wasDoubtful = false;
    for (let again = false; this.letter === letter; again = true) {
      try {
        await this.server.say(letter.offer, letter.words);
        if (this.letter !== letter) return;
        this.letter = null;
        this.isAhead = true;
        this.arrived();
      } catch (fault) {
        // The table may have shown meanwhile that the move has arrived.
        if (this.letter !== letter) return;
        if (again && fault instanceof Refused && fault.refusal.code === 'stale-offer') {
          this.isUnsure = true;
          this.server.look();
          return;
        }
        if (fault instanceof Refused && !isPassing(fault)) {
          this.letter = null;
          this.tell.refused(fault, letter);
          return;
        }
        this.wasDoubtful = true;
        if (fault instanceof Refused && fault.refusal.code === 'uncertain') {
          this.tell.doubtful();
          this.server.look();
        } else {
          this.tell.waiting();
        }
        await new Promise((wake) => { setTimeout(wake, AGAIN); });
      }
    }
  }

  /** The table shows this offer now. If it is another one than the letter answers, the letter has arrived or is void.
   * @param {string | null} offer @param {boolean} moved  has the seat moved meanwhile? */
  see(offer, moved) {
    this.isAhead = false;
    const { letter } = this;
    if (!letter || (letter.offer === offer && !this.isUnsure)) return;
    this.letter = null;
    this.isUnsure = false;
    if (moved) this.arrived();
    else this.tell.overtaken();
  }

  /** The move is made. After a doubt that is worth a sentence. */
  arrived() {
    if (this.wasDoubtful) this.tell.found();
    else this.tell.sent();
  }
}

/** Is this a refusal that ends by itself? @param {Refused} fault */
function isPassing(fault) {
  return ['store', 'uncertain', 'stopping', 'too-many', 'moved'].includes(fault.refusal.code);
}
