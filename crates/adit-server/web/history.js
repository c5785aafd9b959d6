// @ts-check
/** Steps through what happened, beside the game that goes on. */

import { button, byId, make, wantsStillness } from './dom.js';
import { saveDrawing, saveImage } from './files.js';
import { freshKey } from './key.js';

/** @typedef {import('./table.js').Config} Config */
/** @typedef {import('./server.js').Picture} Picture */

/** How long one entry is shown when the history plays by itself, in milliseconds. */
const PACE = 1100;

export class History {
  /**
   * @param {Config} config
   * @param {import('./server.js').Server} server
   * @param {import('./texts.js').Speak} text
   * @param {{ show: (past: Picture | null) => void, moved: () => void, fault: (fault: unknown) => void }} deeds
   */
  constructor(config, server, text, deeds) {
    this.config = config;
    this.server = server;
    this.text = text;
    this.deeds = deeds;
    /** @type {number | null} the entry that is shown, or null for the present */
    this.at = config.at;
    this.length = 0;
    this.perspective = config.viewer;
    /** How many entries the reader's own seat has noticed. */
    this.own = 0;
    this.isOver = false;
    /** The layout of the picture that is shown. */
    this.layout = server.layout;
    /** @type {number | undefined} */
    this.timer = undefined;
    const step = (/** @type {string} */ id, /** @type {string} */ sign, /** @type {() => number} */ to) =>
      button(sign, () => this.leave(to()), { 'aria-label': text(id), title: text(id), class: 'step', 'data-step': id });
    this.entry = make('output', { class: 'entry' });
    this.slider = /** @type {HTMLInputElement} */ (make('input', {
      type: 'range', min: '0', max: '0', 'aria-labelledby': 'history-title',
    }));
    this.slider.addEventListener('input', () => { this.stop(); void this.go(Number(this.slider.value)); });
    this.slider.addEventListener('change', () => showBoard());
    this.auto = button('', () => this.toggle(), { id: 'auto' });
    this.now = button(text('client-now'), () => this.leave(this.length), { class: 'primary', id: 'now' });
    /** Steps beside the board, as long as the past is shown. */
    this.strip = make('div', { class: 'row steps strip', role: 'group', 'aria-label': text('client-past') },
      button('‹', () => this.leave(this.here() - 1), { 'aria-label': text('client-previous'), title: text('client-previous'), class: 'step' }),
      make('span', { class: 'entry', 'aria-hidden': 'true' }),
      button('›', () => this.leave(this.here() + 1), { 'aria-label': text('client-next'), title: text('client-next'), class: 'step' }),
      button(text('client-now'), () => this.leave(this.length), { class: 'primary back-now' }));
    this.story = make('p', { class: 'story' });
    /** What was decided at the entry that is shown, once somebody has looked back on the game. */
    this.judged = make('div', { class: 'judged', 'aria-live': 'polite' });
    this.more = make('div', { class: 'row' });
    byId('history').replaceChildren(
      make('div', { class: 'row steps' },
        step('client-first', '«', () => 0),
        step('client-previous', '‹', () => this.here() - 1),
        this.entry,
        step('client-next', '›', () => this.here() + 1),
        step('client-last', '»', () => this.length)),
      this.slider, this.story, this.judged,
      make('div', { class: 'row' }, this.auto, this.now), this.more);
    document.addEventListener('keydown', (event) => {
      const target = /** @type {HTMLElement} */ (event.target);
      if (!event.altKey || ['INPUT', 'TEXTAREA', 'SELECT'].includes(target.tagName) || event.ctrlKey || event.metaKey) return;
      if (event.key === 'ArrowLeft') void this.go(this.here() - 1);
      else if (event.key === 'ArrowRight') void this.go(this.here() + 1);
      else return;
      event.preventDefault();
    });
  }

  here() {
    return this.at ?? this.length;
  }

  /** Goes where the reader wants to be, and shows the board there unless a hand is still on its way. @param {number} number @param {boolean} isThere */
  leave(number, isThere = true) {
    this.stop();
    void this.go(number);
    if (isThere) showBoard();
  }

  /** Is the present shown as the player sees it? */
  isPresent() {
    return this.at === null && this.perspective === this.config.viewer;
  }

  /** @param {Picture} picture the present */
  present(picture) {
    const isFirst = this.length === 0;
    this.own = picture.number;
    if (this.perspective === this.config.viewer) this.length = picture.number;
    this.isOver = picture.over !== null;
    if (this.at !== null && this.at > this.length) this.at = null;
    this.update();
    const isOutdated = !this.isPresent() && this.layout !== this.server.layout;
    if (isOutdated || (isFirst && this.at !== null)) void this.go(this.here());
  }

  /** @param {number} number */
  async go(number) {
    const to = Math.max(0, Math.min(number, this.length));
    this.at = to === this.length ? null : to;
    this.update();
    this.deeds.moved();
    if (this.isPresent()) {
      this.deeds.show(null);
      this.story.textContent = '';
      return;
    }
    const { perspective } = this;
    this.layout = this.server.layout;
    try {
      const picture = await this.server.past(this.at, perspective);
      // Someone who steps fast wants the last answer only.
      if (this.here() !== to || this.perspective !== perspective) return;
      if (this.length !== picture.of) {
        // Others count other entries: what one does in secret, step by step, is nothing to the others.
        this.length = picture.of;
        if (this.at !== null && this.at >= this.length) this.at = null;
        this.update();
      }
      this.deeds.show(picture);
      this.story.textContent = picture.log.flat().join(' ');
    } catch (fault) {
      this.stop();
      this.deeds.fault(fault);
    }
  }

  /** Saves the picture that is shown. @param {(drawing: string, name: string) => void} as */
  save(as) {
    this.server.drawing(this.at, this.perspective)
      .then((drawing) => as(drawing, `${this.config.game}-${this.here()}`), this.deeds.fault);
  }

  toggle() {
    if (this.timer !== undefined) {
      this.stop();
      return;
    }
    if (this.here() === this.length) this.at = 0;
    const step = async () => {
      if (this.here() >= this.length) {
        this.stop();
        return;
      }
      await this.go(this.here() + 1);
      if (this.timer !== undefined) this.timer = window.setTimeout(step, PACE);
    };
    this.timer = window.setTimeout(step, 0);
    this.update();
  }

  stop() {
    if (this.timer === undefined) return;
    window.clearTimeout(this.timer);
    this.timer = undefined;
    this.update();
  }

  update() {
    const { text } = this;
    this.entry.textContent = text('client-entry', { number: this.here(), of: this.length });
    const [entry] = this.strip.getElementsByClassName('entry');
    if (entry) entry.textContent = this.entry.textContent;
    this.slider.max = String(this.length);
    this.slider.value = String(this.here());
    this.slider.setAttribute('aria-valuetext', this.entry.textContent);
    this.auto.textContent = text(this.timer === undefined ? 'client-auto' : 'client-stop');
    this.now.hidden = this.isPresent();
    if (this.more.contains(document.activeElement) && this.more.dataset.at === `${this.here()}/${this.isOver}`) return;
    this.more.dataset.at = `${this.here()}/${this.isOver}`;
    const more = [
      make('a', { href: `?at=${this.here()}`, class: 'button' }, text('client-link')),
      button(text('client-svg'), () => this.save(saveDrawing), { id: 'save-svg' }),
      button(text('client-png'), () => this.save(saveImage), { id: 'save-png' }),
      make('form', { method: 'post', action: `/table/${this.config.table}/branch` },
        make('input', { type: 'hidden', name: 'key', value: freshKey() }),
        make('input', { type: 'hidden', name: 'at', value: String(this.here()) }),
        make('input', { type: 'hidden', name: 'viewer', value: this.config.viewer }),
        make('button', { id: 'branch' }, text('client-branch'))),
    ];
    if (this.isOver) {
      more.push(make('a', {
        class: 'button', id: 'save-journal', download: `${this.config.table}.adit`, href: `${this.server.base}/journal`,
      }, text('client-journal')), this.perspectives());
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
      if (this.perspective === this.config.viewer) this.length = this.own;
      void this.go(this.here());
    });
    return make('label', { for: 'perspective', class: 'inline' }, this.text('client-perspective'), ' ', select);
  }
}

/** Brings the board into sight where it is not, as on a phone, where everything is in one column. */
function showBoard() {
  const { top, bottom } = byId('picture').getBoundingClientRect();
  if (Math.min(bottom, window.innerHeight) - Math.max(top, 0) > Math.min(bottom - top, window.innerHeight) / 3) return;
  byId('board').scrollIntoView({ block: 'start', behavior: wantsStillness() ? 'auto' : 'smooth' });
}
