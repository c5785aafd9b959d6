// @ts-check
/** Chance that can be proven fair: what the players add before the first draw, and checking every draw after the game. */

import { check, isMeant } from './chance.js';
import { button, make } from './dom.js';
import { listed } from './texts.js';

/**
 * @typedef {{
 *   state: 'waiting' | 'playing' | 'lost' | 'published', commitment: string, added: { seat: number, text: string }[],
 *   waits_for: number[], begun_by: number | null, from: number, secret: string | null,
 * }} Standing
 * @typedef {{ fair: Standing, opening: string[], draws: import('./chance.js').Draw[] }} Draws
 */

/** How many random bytes the browser offers. */
const BYTES = 16;

export class Fair {
  /**
   * @param {HTMLElement | null} box  where everything about it stands; nothing at a table that is not verifiable
   * @param {import('./table.js').Config} config @param {import('./server.js').Server} server @param {import('./texts.js').Speak} text
   * @param {{ nameOf: (seat: number) => string, leave: (entry: number) => void, fault: (fault: unknown) => void }} deeds
   */
  constructor(box, config, server, text, deeds) {
    this.box = box;
    this.config = config;
    this.server = server;
    this.text = text;
    this.deeds = deeds;
    /** @type {Standing | null} */
    this.standing = null;
    /** What is shown, and of what: it stays where it is as long as that does not change, so that it keeps the focus. */
    this.shown = { key: '', nodes: /** @type {Node[]} */ ([]) };
    /** How many entries the game has. */
    this.length = 0;
    this.result = make('div', { id: 'fair-result', 'aria-live': 'polite' });
  }

  /** Does the table wait for what the players add? */
  get isWaiting() {
    return this.standing?.state === 'waiting' || this.standing?.state === 'lost';
  }

  /** @param {import('./server.js').Picture} picture the present */
  receive({ fair, of }) {
    this.length = of;
    if (!this.box || !fair || JSON.stringify(fair) === JSON.stringify(this.standing)) return;
    this.standing = fair;
    this.remember(fair);
    const { text } = this;
    const added = fair.added.map(({ seat, text: words }) =>
      make('li', {}, text('client-fair-added', { who: this.deeds.nameOf(seat) }), ' ', make('code', {}, words)));
    this.box.replaceChildren(
      make('p', {}, text('client-fair-commitment'), ' ', make('code', { id: 'fair-commitment' }, fair.commitment)),
      ...(added.length > 0 ? [make('ul', { class: 'additions' }, ...added)] : []),
      ...(fair.begun_by === null ? [] : [make('p', {}, text('client-fair-begun-by', { who: this.deeds.nameOf(fair.begun_by) }))]),
      ...this.end(fair));
  }

  /** @param {Standing} fair @returns {Node[]} */
  end(fair) {
    const { text } = this;
    if (fair.secret === null) return [make('p', { class: 'hint' }, text('client-fair-kept'))];
    return [
      make('p', {}, text('client-fair-secret'), ' ', make('code', { id: 'fair-secret' }, fair.secret)),
      make('p', {}, button(text('client-fair-check'), () => void this.check(), { id: 'fair-check', class: 'primary' })),
      this.result,
    ];
  }

  /** What stands where the offer will be, as long as the table waits. @returns {Node[]} */
  content() {
    const fair = this.standing;
    if (!fair) return [];
    const key = JSON.stringify(fair);
    if (key !== this.shown.key) this.shown = { key, nodes: fair.state === 'lost' ? [make('p', {}, this.text('client-fair-lost'))] : this.nodes(fair) };
    return this.shown.nodes;
  }

  /** @param {Standing} fair @returns {Node[]} */
  nodes(fair) {
    const { text } = this;
    const { seat } = this.server;
    if (seat !== null && fair.waits_for.includes(seat)) return [this.form(seat)];
    const who = listed(text, fair.waits_for.map(this.deeds.nameOf));
    // Somebody may hold several seats of one browser.
    const own = this.config.seats.find((other) => fair.waits_for.includes(other));
    const nodes = [make('p', { id: 'fair-waits' }, text('client-fair-waits', { who }))];
    if (own !== undefined) {
      nodes.push(make('p', {}, make('a', { class: 'button primary', id: 'next-seat', href: `?seat=${own}` },
        text('client-play-as', { who: this.deeds.nameOf(own) }))));
    } else if (seat !== null && fair.added.some((added) => added.seat === seat)) {
      nodes.push(make('p', {}, button(text('client-fair-without'), () => this.send(this.server.beginWithout()), { id: 'fair-without' })));
    }
    return nodes;
  }

  /** @param {number} seat */
  form(seat) {
    const { text } = this;
    const field = /** @type {HTMLInputElement} */ (make('input', {
      id: 'fair-text', maxlength: '100', autocomplete: 'off', spellcheck: 'false', required: '', value: random(),
    }));
    const form = make('form', { id: 'fair-form' },
      make('p', {}, text('client-fair-about')),
      make('label', { for: 'fair-text' }, text('client-fair-label')),
      make('div', { class: 'row' }, field, make('button', { class: 'primary', id: 'fair-add' }, text('client-fair-add'))));
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      const said = field.value.trim().split(/\s+/).join(' ');
      if (said) this.send(this.server.addRandomness(said), () => this.keep({ added: { seat, text: said } }));
    });
    return form;
  }

  /** @param {Promise<unknown>} sent @param {() => void} done */
  send(sent, done = () => {}) {
    sent.then(done, (fault) => {
      this.deeds.fault(fault);
      this.server.look();
    });
  }

  /** What this browser saw before the first draw. @returns {{ commitment?: string, added: { seat: number, text: string }[] }} */
  kept() {
    try {
      return { added: [], ...JSON.parse(localStorage.getItem(this.place) ?? '{}') };
    } catch {
      // A browser may keep nothing; then there is nothing to compare with.
      return { added: [] };
    }
  }

  get place() {
    return `fair-${this.config.table}`;
  }

  /** @param {{ commitment?: string, added?: { seat: number, text: string } }} seen */
  keep({ commitment, added }) {
    const before = this.kept();
    const after = { commitment: before.commitment ?? commitment, added: added ? [...before.added, added] : before.added };
    try {
      localStorage.setItem(this.place, JSON.stringify(after));
    } catch {
      // As above.
    }
  }

  /** @param {Standing} fair */
  remember(fair) {
    if (fair.state === 'waiting') this.keep({ commitment: fair.commitment });
  }

  /** Works out every draw again, in this browser. */
  async check() {
    const { text } = this;
    try {
      /** @type {Draws} */
      const { fair, opening, draws } = await this.server.draws();
      const { secret } = fair;
      if (secret === null) return;
      const kept = this.kept();
      const lines = kept.added.map((added) => `fair add s${added.seat} ${added.text}`);
      const isSame = (kept.commitment ?? fair.commitment) === fair.commitment
        && opening[0] === `fair commit ${fair.commitment}` && lines.every((line) => opening.includes(line));
      const isSecret = isMeant(secret, fair.commitment);
      const all = check(secret, opening, draws);
      const wrong = all.filter(({ follows }) => !follows).length;
      const verdict = !isSecret ? text('client-fair-other-secret') : !isSame ? text('client-fair-changed')
        : wrong > 0 ? text('client-fair-bad', { number: wrong, of: all.length }) : text('client-fair-good', { number: all.length });
      const isGood = isSecret && isSame && wrong === 0;
      this.result.replaceChildren(
        make('p', { class: isGood ? 'said' : 'said wrong', id: 'fair-verdict' }, verdict),
        ...(isGood && kept.commitment ? [make('p', {}, text('client-fair-same'))] : []),
        make('ol', { class: 'draws', tabindex: '0', 'aria-label': text('client-fair-check') }, ...all.map((draw) => this.row(draw))),
        make('p', { class: 'hint' }, text('client-fair-program')));
    } catch (fault) {
      this.deeds.fault(fault);
    }
  }

  /** @param {import('./chance.js').Checked} draw */
  row({ number, ticket, of, follows }) {
    const { text } = this;
    const entry = text('client-entry', { number: number + 1, of: this.length });
    return make('li', follows ? {} : { class: 'wrong' },
      button(entry, () => this.deeds.leave(number + 1), { class: 'link' }), ' ',
      text('client-fair-ticket', { value: String(ticket + 1n), of: String(of) }), ', ',
      text(follows ? 'client-fair-follows' : 'client-fair-not'));
  }
}

/** Random digits that nobody can guess. */
function random() {
  const bytes = crypto.getRandomValues(new Uint8Array(BYTES));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
