// @ts-check
/** A move that is the only one, as everybody at the table knows, is made without asking, unless the reader wants to be asked. */

import { isOn } from './settings.js';

/** So long the reader sees what is going to happen, in milliseconds. */
const MOMENT = 1200;

export class Forced {
  /** @param {() => void} play */
  constructor(play) {
    this.play = play;
    /** @type {string | null} the offer to which there is only one answer */
    this.offer = null;
    this.number = -1;
    /** @type {number | undefined} */
    this.timer = undefined;
  }

  /** @param {import('./server.js').Picture} picture */
  receive({ number, offer }) {
    // Somebody who takes a move back wants to choose again, and does not want to be carried forward.
    const isBack = number < this.number;
    this.number = number;
    this.cancel();
    this.offer = offer?.forced && !isBack ? offer.id : null;
  }

  get isWaiting() {
    return this.timer !== undefined;
  }

  /** Begins to wait once the offer is shown. @param {boolean} isOpen */
  draw(isOpen) {
    if (!isOpen || this.offer === null || !isOn('forced')) {
      this.cancel();
      return;
    }
    const { offer } = this;
    this.timer ??= window.setTimeout(() => {
      this.timer = undefined;
      if (this.offer === offer) this.play();
    }, MOMENT);
  }

  cancel() {
    window.clearTimeout(this.timer);
    this.timer = undefined;
  }
}
