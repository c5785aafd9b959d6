// @ts-check
/** Steps through what happened, beside the game that goes on. */

import { button, byId, make } from './dom.js';

/** @typedef {import('./table.js').Config} Config */
/** @typedef {import('./server.js').Picture} Picture */

/** How long one entry is shown when the history plays by itself. */
const PACE = 900;

export class History {
  /**
   * @param {Config} config
   * @param {import('./server.js').Server} server
   * @param {(id: string, values?: Record<string, string | number>) => string} text
   * @param {(picture: Picture | null) => void} show  shows the past, or the present if there is nothing
   */
  constructor(config, server, text, show) {
    this.config = config;
    this.server = server;
    this.text = text;
    this.show = show;
    /** @type {number | null} the entry that is shown, or null for the present */
    this.at = config.at;
    this.length = 0;
    this.perspective = config.viewer;
    this.isOver = false;
    /** @type {number | undefined} */
    this.timer = undefined;
    this.build();
    document.addEventListener('keydown', (event) => {
      const target = /** @type {HTMLElement} */ (event.target);
      if (['INPUT', 'TEXTAREA', 'SELECT'].includes(target.tagName) || event.ctrlKey || event.metaKey) return;
      if (event.altKey && event.key === 'ArrowLeft') this.go(this.here() - 1);
      else if (event.altKey && event.key === 'ArrowRight') this.go(this.here() + 1);
      else return;
      event.preventDefault();
    });
  }

  here() {
    return this.at ?? this.length;
  }

  build() {
    const { text } = this;
    this.entry = make('output', { class: 'entry' });
    /** @type {HTMLInputElement} */
    this.slider = /** @type {HTMLInputElement} */ (make('input', {
      type: 'range', min: '0', max: '0', 'aria-labelledby': 'history-title',
    }));
    this.slider.addEventListener('input', () => this.go(Number(this.slider?.value)));
    this.auto = button(text('client-auto'), () => this.toggle());
    const step = (/** @type {string} */ id, /** @type {string} */ sign, /** @type {() => number} */ to) =>
      button(sign, () => this.go(to()), { 'aria-label': text(id), title: text(id), class: 'step' });
    const row = make('div', { class: 'row' },
      step('client-first', '⏮', () => 0),
      step('client-previous', '◀', () => this.here() - 1),
      this.entry,
      step('client-next', '▶', () => this.here() + 1),
      step('client-last', '⏭', () => this.length),
      this.auto);
    this.more = make('div', { class: 'row' });
    byId('history').replaceChildren(row, this.slider, this.more);
  }

  /** @param {Picture} picture the present */
  present(picture) {
    this.length = picture.number;
    if (this.isOver !== (picture.over !== null)) {
      this.isOver = picture.over !== null;
    }
    if (this.at !== null && this.at > this.length) this.at = null;
    this.update();
  }

  /** @param {number} number */
  async go(number) {
    const to = Math.max(0, Math.min(number, this.length));
    const isPresent = to === this.length && this.perspective === this.config.viewer;
    this.at = to === this.length ? null : to;
    this.update();
    if (isPresent) {
      this.show(null);
      return;
    }
    const picture = await this.server.past(to, this.perspective);
    if (this.here() === to) this.show(picture);
  }

  toggle() {
    if (this.timer !== undefined) {
      this.stop();
      return;
    }
    if (this.here() === this.length) this.at = 0;
    this.timer = window.setInterval(() => {
      if (this.here() >= this.length) this.stop();
      else void this.go(this.here() + 1);
    }, PACE);
    this.update();
  }

  stop() {
    window.clearInterval(this.timer);
    this.timer = undefined;
    this.update();
  }

  update() {
    const { text } = this;
    if (!this.entry || !this.slider || !this.auto || !this.more) return;
    this.entry.textContent = text('client-entry', { number: this.here(), of: this.length });
    this.slider.max = String(this.length);
    this.slider.value = String(this.here());
    this.auto.textContent = text(this.timer === undefined ? 'client-auto' : 'client-stop');
    const link = make('a', { href: `?at=${this.here()}`, class: 'button' }, text('client-link'));
    const svg = button(text('client-svg'), () => download(this.config.game));
    const branch = make('form', { method: 'post', action: `/table/${this.config.table}/branch` },
      make('input', { type: 'hidden', name: 'at', value: String(this.here()) }),
      make('button', {}, text('client-branch')));
    const more = [link, svg, branch];
    if (this.isOver) {
      more.push(make('a', { class: 'button', download: `${this.config.table}.adit`, href: `${this.server.base}/journal` },
        text('client-journal')));
      more.push(this.perspectives());
    }
    this.more.replaceChildren(...more);
  }

  /** Once the game is over anybody may look from anywhere. */
  perspectives() {
    const select = /** @type {HTMLSelectElement} */ (make('select', { id: 'perspective' }));
    const choices = [['all', this.text('client-everything')], ['public', this.text('client-public')]];
    this.config.names.forEach((name, seat) => choices.push([`s${seat}`, name]));
    for (const [value, label] of choices) {
      const option = /** @type {HTMLOptionElement} */ (make('option', { value: value ?? '' }, label ?? ''));
      option.selected = value === this.perspective;
      select.append(option);
    }
    select.addEventListener('change', () => {
      this.perspective = select.value;
      void this.go(this.here());
    });
    return make('label', { for: 'perspective' }, this.text('client-perspective'), ' ', select);
  }
}

/** Saves the picture that is shown. @param {string} name */
function download(name) {
  const svg = document.querySelector('#picture svg');
  if (!svg) return;
  const file = new Blob([new XMLSerializer().serializeToString(svg)], { type: 'image/svg+xml' });
  const address = URL.createObjectURL(file);
  make('a', { href: address, download: `${name}.svg` }).click();
  setTimeout(() => URL.revokeObjectURL(address), 1000);
}
