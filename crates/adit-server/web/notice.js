// @ts-check
/** What matters now, in one place that covers nothing. It goes away when it is no longer true, and can be closed. */

import { button, make } from './dom.js';

/** How long a notice is true: until the reader or the table goes on, until the table goes on twice, or until it is taken away. */
/** @typedef {'now' | 'next' | 'stays'} Lasting */

export class Notice {
  /** @param {HTMLElement} box @param {import('./texts.js').Speak} text */
  constructor(box, text) {
    this.box = box;
    this.text = text;
    /** @type {Lasting} */
    this.lasting = 'now';
  }

  /** @param {string} sentence @param {Lasting} lasting @param {(Node | string)[]} more */
  say(sentence, lasting = 'now', ...more) {
    this.lasting = lasting;
    this.box.hidden = sentence === '';
    if (sentence === '') {
      this.box.replaceChildren();
      return;
    }
    const close = button('×', () => this.say(''), { class: 'step close', 'aria-label': this.text('client-close'), title: this.text('client-close') });
    this.box.replaceChildren(make('p', {}, sentence, ...(more.length > 0 ? [' ', ...more] : [])), close);
  }

  /** The reader has done something else. */
  picked() {
    if (this.lasting !== 'stays') this.say('');
  }

  /** The table is at another position. */
  moved() {
    if (this.lasting === 'now') this.say('');
    else if (this.lasting === 'next') this.lasting = 'now';
  }
}
