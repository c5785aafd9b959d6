// @ts-check
/** What is said beside the game. */

import { button, byId, make } from './dom.js';
import { freshKey } from './key.js';

/** @typedef {import('./server.js').Message} Message */

/** So many older messages are asked for at a time. */
const PAGE = 50;

export class Chat {
  /**
   * @param {import('./server.js').Server} server @param {import('./texts.js').Speak} text
   * @param {(seat: number) => string} nameOf @param {(fault: unknown) => void} fault
   */
  constructor(server, text, nameOf, fault) {
    this.server = server;
    this.text = text;
    this.nameOf = nameOf;
    this.fault = fault;
    /** @type {Message[]} without gaps, the oldest first */
    this.messages = [];
    /** What is on its way. If it is sent again, it carries the same key. @type {{ said: string, key: string } | null} */
    this.letter = null;
    /** How many messages of others have come since the reader had the chat open, or nothing before the first have come. @type {number | null} */
    this.unread = null;
    this.badge = make('span', { class: 'badge' });
    this.box = /** @type {HTMLDetailsElement} */ (byId('chat-box'));
    this.box.querySelector('summary')?.append(' ', this.badge);
    this.box.addEventListener('toggle', () => this.count(0));
    this.count(0);
    const older = button(text('client-older'), () => void this.askOlder(), { id: 'chat-older' });
    this.older = make('p', { class: 'row quiet' }, older);
    this.older.hidden = true;
    byId('chat').before(this.older);
    byId('chat-form').addEventListener('submit', (event) => {
      event.preventDefault();
      void this.send();
    });
  }

  /** The person who created the table decides whether spectators may speak. @param {boolean} isMuted */
  buildMute(isMuted) {
    let muted = isMuted;
    const label = () => this.text(muted ? 'client-unmute' : 'client-mute');
    const mute = button(label(), () => {
      this.server.mute(!muted).then(() => {
        muted = !muted;
        mute.textContent = label();
      }, this.fault);
    }, { id: 'mute' });
    byId('chat-form').after(make('p', { class: 'row quiet' }, mute));
  }

  async send() {
    const field = /** @type {HTMLInputElement} */ (byId('chat-text'));
    const said = field.value.trim();
    if (said === '') return;
    if (this.letter?.said !== said) this.letter = { said, key: freshKey() };
    const { letter } = this;
    try {
      await this.server.chat(letter.said, letter.key);
      if (this.letter === letter) this.letter = null;
      if (field.value.trim() === said) field.value = '';
    } catch (fault) {
      this.fault(fault);
    }
  }

  async askOlder() {
    const first = this.messages[0];
    if (!first) return;
    try {
      const older = await this.server.said(first.number, PAGE);
      // Somebody may have clicked twice.
      if (this.messages[0]?.number !== first.number) return;
      this.messages.unshift(...older);
      this.draw(older.length);
    } catch (fault) {
      this.fault(fault);
    }
  }

  /** A stream begins with the last messages, whether or not they are known here. @param {Message[]} messages */
  receive(messages) {
    const [first] = messages;
    const next = (this.messages.at(-1)?.number ?? -1) + 1;
    // After a long absence there is a gap, so what came before it is asked for again.
    if (first && first.number > next) this.messages = [];
    // What was said before the page was opened is not news.
    const news = this.unread === null ? [] : messages.filter(({ number, who }) => number >= next && who !== this.server.viewer);
    this.unread ??= 0;
    this.count(news.length);
    this.messages.push(...messages.filter((message) => this.messages.length === 0 || message.number >= next));
    this.draw(0);
  }

  /** Counts messages that nobody has seen while the chat is closed. @param {number} more */
  count(more) {
    if (this.unread !== null) this.unread = this.box.open ? 0 : this.unread + more;
    const unread = this.unread ?? 0;
    this.badge.hidden = unread === 0;
    this.badge.replaceChildren(make('span', { 'aria-hidden': 'true' }, String(unread)),
      make('span', { class: 'aloud' }, this.text('client-unread', { number: unread })));
    if (more > 0 && unread > 0) byId('announce').textContent = this.text('client-unread', { number: unread });
  }

  /** @param {number} older  so many messages are new at the top */
  draw(older) {
    const who = (/** @type {string} */ word) => (/^s\d$/.test(word) ? this.nameOf(Number(word.slice(1))) : this.text('client-public'));
    const items = this.messages.map((message) => make('li', {}, make('b', {}, who(message.who)), ' ', message.text));
    const list = byId('chat');
    const above = list.scrollHeight - list.scrollTop;
    list.replaceChildren(...(items.length > 0 ? items : [make('li', { class: 'hint' }, this.text('client-nothing-yet'))]));
    // The reader stays where they were when older messages come, and sees new ones.
    list.scrollTop = older > 0 ? list.scrollHeight - above : list.scrollHeight;
    this.older.hidden = (this.messages[0]?.number ?? 0) === 0;
  }
}
