// @ts-check
/** How the table would look after the move that is considered, and what the move would do. */

/** A reader who goes through the choices quickly causes no question for each, in milliseconds. */
const CONSIDER = 40;

export class Preview {
  /** @param {import('./server.js').Server} server @param {() => void} changed */
  constructor(server, changed) {
    this.server = server;
    this.changed = changed;
    /** @type {{ svg: string, text: string } | null} */
    this.picture = null;
    /** @type {string[]} what the move would do */
    this.tells = [];
    /** Can nobody know yet what the move brings? */
    this.isOpen = false;
    this.key = '';
    /** Ends a question about what would be, once nobody wants to know any more. */
    this.wondering = new AbortController();
  }

  /** Asks how it would be after these words, or forgets it. @param {string} offer @param {string | null} words */
  consider(offer, words) {
    const key = words === null ? '' : `${offer} ${words} ${this.server.layout}`;
    if (key === this.key) return;
    this.key = key;
    this.wondering.abort();
    if (words === null) {
      this.put(null, [], false);
      return;
    }
    setTimeout(() => {
      if (this.key !== key) return;
      this.wondering = new AbortController();
      this.server.preview(offer, words, this.wondering.signal).then((answer) => {
        if (this.key === key) this.put(answer, answer?.tells ?? [], answer === null);
      }, () => {
        // The offer may be gone, or nobody wants to know any more.
        if (this.key === key) this.put(null, [], false);
      });
    }, CONSIDER);
  }

  /** @param {{ svg: string, text: string } | null} picture @param {string[]} tells @param {boolean} isOpen */
  put(picture, tells, isOpen) {
    const isOther = picture !== this.picture || isOpen !== this.isOpen || tells.length > 0 || this.tells.length > 0;
    this.picture = picture;
    this.tells = tells;
    this.isOpen = isOpen;
    if (isOther) this.changed();
  }
}
