// @ts-check
/** What happened, in sentences: the whole log, what is new since the player's last move, and what is read aloud. */

import { button, byId, make } from './dom.js';

/** @typedef {{ sentence: string, number: number, times: number }} Told */

/** So many sentences of the log are shown. */
const SHOWN = 400;
/** So many sentences tell how a game ended. */
const LAST = 2;
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
    const fresh = this.isFirst ? [] : [...new Set(this.log.slice(known).flat())];
    this.isFirst = false;
    const told = this.told();
    byId('log').replaceChildren(...told.slice(-SHOWN).reverse().map((entry) => this.item(entry)));
    const own = picture.last_own;
    // What the player's own move has caused is worth reading too.
    const since = own === null || picture.over ? [] : told.filter(({ number }) => number >= own);
    byId('since-box').hidden = since.length === 0;
    byId('since').replaceChildren(...since.slice(-40).map((entry) => this.item(entry)));
    return fresh.slice(-ALOUD);
  }

  /** What was told at last: how a game ended, without all that was scored before. @returns {string[]} */
  last() {
    return (this.log.findLast((sentences) => sentences.length > 0) ?? []).slice(-LAST);
  }

  /** The sentences of the whole log. What is told several times in a row stands there once. @returns {Told[]} */
  told() {
    /** @type {Told[]} */
    const told = [];
    let before = '';
    let begins = 0;
    this.log.forEach((sentences, number) => {
      const all = sentences.join('\n');
      if (all === before) {
        for (const entry of told.slice(begins)) Object.assign(entry, { number, times: entry.times + 1 });
        return;
      }
      before = all;
      begins = told.length;
      told.push(...sentences.map((sentence) => ({ sentence, number, times: 1 })));
    });
    return told;
  }

  /** @param {Told} entry */
  item({ sentence, number, times }) {
    return make('li', {}, button(times > 1 ? `${sentence} (×${times})` : sentence, () => this.go(number + 1), { class: 'plain' }));
  }
}
