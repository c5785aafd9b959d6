// @ts-check
/** What happened, in sentences: the whole log, what is new since the player's last move, and what is read aloud. */

import { button, byId, make } from './dom.js';

/** @typedef {{ sentence: string, number: number }} Told */

/** So many sentences of the log are shown. */
const SHOWN = 400;
/** So many new sentences are read aloud. */
const ALOUD = 8;

export class Story {
  /** @param {(number: number) => void} go  shows the table after an entry */
  constructor(go) {
    this.go = go;
    /** @type {string[][]} */
    this.log = [];
    this.isFirst = true;
  }

  /**
   * Takes what the server tells and returns the sentences that are new.
   * @param {import('./server.js').Picture} picture
   * @returns {string[]}
   */
  receive(picture) {
    const known = this.log.length;
    this.log = this.log.slice(0, picture.log_from).concat(picture.log);
    const fresh = this.isFirst ? [] : this.log.slice(known).flat();
    this.isFirst = false;
    const told = this.log.flatMap((sentences, number) => sentences.map((sentence) => ({ sentence, number })));
    byId('log').replaceChildren(...told.slice(-SHOWN).reverse().map((entry) => this.item(entry)));
    const own = picture.last_own;
    const since = own === null || picture.over ? [] : told.filter(({ number }) => number > own);
    byId('since-box').hidden = since.length === 0;
    byId('since').replaceChildren(...since.slice(-40).map((entry) => this.item(entry)));
    return fresh.slice(-ALOUD);
  }

  /** @param {Told} entry */
  item({ sentence, number }) {
    return make('li', {}, button(sentence, () => this.go(number + 1), { class: 'plain' }));
  }
}
