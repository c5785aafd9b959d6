// @ts-check
/** Looking back on a finished game: what each seat could expect, turning points, dear decisions, luck. Knows no game. */

import { curve, legend } from './curve.js';
import { button, byId, make, wantsStillness } from './dom.js';
import { percent } from './hint.js';
import { freshKey } from './key.js';
import { listed } from './texts.js';
import { reasons } from './why.js';

/**
 * @typedef {{ at: number, expected: number[] | null }} Moment
 * @typedef {{ words: string, label: string, expected: number }} Candidate
 * @typedef {{ entry: number, at: number, seat: number, label: string, expected: number | null, regret: number, best: Candidate[],
 *   why: import('./why.js').Why | null }} Decision
 * @typedef {{ decisions: number, agreed: number, regret: number, luck: number }} Summary
 * @typedef {{ entry: number, at: number, text: string, change: number[] }} TurningPoint
 * @typedef {{ course: Moment[], decisions: Decision[], seats: Summary[], turning_points: TurningPoint[],
 *   moments: { entry: number, before: number }[] }} Told
 * @typedef {{ state: 'none' | 'waiting' | 'running' | 'done' | 'failed', done: number, of: number, analysis: Told | null }} Answer
 */

/** How often the server is asked how far it has come, in milliseconds. */
const AGAIN = 1000;
/** So many of the dearest decisions are listed. */
const DEAREST = 12;
/** A decision that gives away less than this is not worth a line. */
const SMALL = 0.01;
/** The curve is told in about so many rows. */
const ROWS = 12;

/** A change with its sign. @param {number} change */
function signed(change) {
  const value = percent(change);
  return value > 0 ? `+${value}` : value < 0 ? `−${-value}` : '0';
}

export class Analysis {
  /**
   * @param {import('./server.js').Server} server @param {import('./history.js').History} history
   * @param {import('./texts.js').Speak} text @param {(seat: number) => string} nameOf @param {(fault: unknown) => void} fault
   */
  constructor(server, history, text, nameOf, fault) {
    this.server = server;
    this.history = history;
    this.text = text;
    this.nameOf = nameOf;
    this.fault = fault;
    this.box = byId('analysis-box');
    this.place = byId('analysis');
    /** @type {Told | null} */
    this.told = null;
    /** Who counted the entries of what was told. */
    this.viewer = '';
    /** @type {import('./curve.js').Slide | null} */
    this.slide = null;
    this.isOver = false;
    this.isWaiting = false;
  }

  /** @param {boolean} isOver */
  present(isOver) {
    if (isOver === this.isOver) return;
    this.isOver = isOver;
    this.box.hidden = !isOver;
    this.told = null;
    if (isOver) void this.look();
  }

  /** Asks how far it has come, and again until it is done. */
  async look() {
    const viewer = this.history.perspective;
    try {
      const answer = await this.server.analysis(viewer);
      if (!this.isOver || viewer !== this.history.perspective) return;
      this.told = answer.analysis;
      this.viewer = viewer;
      this.draw(answer);
      const goesOn = answer.state === 'waiting' || answer.state === 'running';
      if (goesOn && !this.isWaiting) {
        this.isWaiting = true;
        setTimeout(() => { this.isWaiting = false; void this.look(); }, AGAIN);
      }
    } catch (fault) {
      this.fault(fault);
    }
  }

  /** Brings the analysis into sight and begins it, if nobody has. */
  show() {
    const box = /** @type {HTMLDetailsElement} */ (this.box);
    box.open = true;
    box.scrollIntoView({ block: 'start', behavior: wantsStillness() ? 'auto' : 'smooth' });
    if (this.place.querySelector('#analyse')) void this.start();
  }

  async start() {
    /** @type {HTMLDetailsElement} */ (this.box).open = true;
    try {
      await this.server.analyse();
    } catch (fault) {
      this.fault(fault);
    }
    await this.look();
  }

  /** @param {Answer} answer */
  draw({ state, done, of }) {
    const { text } = this;
    if (this.told) {
      this.place.replaceChildren(...this.content(this.told));
      this.moved();
      return;
    }
    if (state === 'waiting' || state === 'running') {
      const sentence = state === 'waiting' ? text('client-analysis-waits') : text('client-analysing', { number: done, of });
      const bar = make('progress', { max: String(Math.max(of, 1)), value: String(done), 'aria-label': text('client-analysis-progress') });
      this.place.replaceChildren(make('p', { class: 'story', id: 'analysing' }, sentence), bar,
        make('p', { class: 'hint' }, text('client-analysis-leave')));
      return;
    }
    const failed = state === 'failed' ? [make('p', {}, text('client-analysis-failed'))] : [];
    this.place.replaceChildren(...failed, make('p', { class: 'hint' }, text('client-analyse-about')),
      button(text('client-analyse'), () => void this.start(), { id: 'analyse', class: 'primary' }));
  }

  /** @param {Told} told @returns {Node[]} */
  content(told) {
    const { text } = this;
    const points = told.turning_points.map((point) => make('li', {}, this.link(point, point.text),
      make('span', { class: 'value' }, listed(this.text, point.change.map((change, seat) => `${this.nameOf(seat)} ${signed(change)}`)))));
    const dearest = told.decisions.filter(({ regret }) => regret >= SMALL).sort((a, b) => b.regret - a.regret).slice(0, DEAREST);
    const dear = dearest.map((decision) => make('li', {}, this.link(decision, this.text('labelled', { label: this.nameOf(decision.seat), value: decision.label })),
      make('span', { class: 'value' }, text('client-gave-away', { percent: percent(decision.regret) })),
      ...this.better(decision)));
    this.slide = curve(told, (seat) => this.nameOf(seat), text, (at, isThere) => this.history.leave(at, isThere));
    /** @type {Node[]} */
    const content = [this.summary(told)];
    content.push(...this.moments(told));
    if (this.slide) {
      content.push(make('h3', {}, text('client-curve')), make('figure', { class: 'curve' }, ...this.slide.content(),
        legend(told.seats.map((_, seat) => this.nameOf(seat)))), this.numbers(told));
    }
    if (points.length > 0) content.push(make('h3', {}, text('client-turning-points')), make('ol', { class: 'findings', id: 'turning-points' }, ...points));
    if (dear.length > 0) content.push(make('h3', {}, text('client-dearest')), make('ol', { class: 'findings', id: 'dearest' }, ...dear));
    content.push(make('p', { class: 'hint' }, text('client-analysis-scale')));
    return content;
  }

  /** The moments that decided the game: what was played, what was better, why, and another try. @param {Told} told @returns {Node[]} */
  moments(told) {
    const { text } = this;
    const items = told.moments.flatMap(({ entry, before }) => {
      const decision = told.decisions.find((some) => some.entry === entry);
      if (!decision) return [];
      return [make('li', {}, this.link(decision, text('labelled', { label: this.nameOf(decision.seat), value: decision.label })),
        make('span', { class: 'value' }, text('client-gave-away', { percent: percent(decision.regret) })),
        ...this.better(decision), ...(decision.why ? [reasons(decision.why, { isCompared: false })] : []), ...this.tryAgain(before))];
    });
    return items.length > 0 ? [make('h3', {}, text('client-moments')), make('ol', { class: 'findings moments', id: 'moments' }, ...items)] : [];
  }

  /** A table of one's own that begins before a decision. @param {number} at @returns {Node[]} */
  tryAgain(at) {
    const { table, viewer } = this.history.config;
    // Entries are counted as the reader's own seat does.
    if (this.viewer !== viewer) return [];
    return [make('form', { method: 'post', action: `/table/${table}/branch` },
      make('input', { type: 'hidden', name: 'key', value: freshKey() }),
      make('input', { type: 'hidden', name: 'at', value: String(at) }),
      make('input', { type: 'hidden', name: 'viewer', value: viewer }),
      make('button', { class: 'try-again' }, this.text('client-try-again')))];
  }

  /** What would have been better. @param {Decision} decision */
  better(decision) {
    const best = decision.best[0];
    if (!best || best.label === decision.label) return [];
    return [make('span', { class: 'better' }, this.text('client-better', { move: best.label, percent: percent(best.expected) }))];
  }

  /** @param {{ at: number }} moment @param {string} label */
  link({ at }, label) {
    const link = make('a', { href: `?at=${at}`, class: 'finding' }, make('b', {}, this.text('client-entry-number', { number: at })), ` ${label}`);
    link.addEventListener('click', (event) => {
      // A reader who wants another tab gets one.
      if (event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      this.go(at);
    });
    return link;
  }

  /** @param {number} at */
  go(at) {
    this.history.leave(at);
  }

  /** @param {Told} told */
  summary(told) {
    const { text } = this;
    const head = [make('td', {}), ...told.seats.map((_, seat) => make('th', { scope: 'col' }, this.nameOf(seat)))];
    // A row for each measure: there are few players, and their names are short.
    const row = (/** @type {string} */ id, /** @type {(seat: Summary) => string} */ value) =>
      make('tr', {}, make('th', { scope: 'row' }, text(id)), ...told.seats.map((seat) => make('td', {}, value(seat))));
    const rows = [
      row('client-analysis-decisions', (seat) => String(seat.decisions)),
      row('client-analysis-agreed', (seat) => String(seat.agreed)),
      row('client-analysis-regret', (seat) => text('client-percent', { percent: percent(seat.regret) })),
      row('client-analysis-luck', (seat) => text('client-percent', { percent: signed(seat.luck) })),
    ];
    return scrolled(make('table', { id: 'analysis-summary' }, make('caption', {}, text('client-analysis-summary')),
      make('thead', {}, make('tr', {}, ...head)), make('tbody', {}, ...rows)), text('client-analysis-summary'));
  }

  /** The curve in numbers. @param {Told} told */
  numbers(told) {
    const { text } = this;
    const turns = new Set(told.turning_points.map(({ entry }) => entry + 1));
    const pace = Math.max(1, Math.ceil((told.course.length - 1) / ROWS));
    const rows = told.course.flatMap(({ at, expected }, index) => {
      if (!expected || (index % pace !== 0 && index !== told.course.length - 1 && !turns.has(index))) return [];
      return [make('tr', {}, make('th', { scope: 'row' }, this.link({ at }, '')),
        ...expected.map((value) => make('td', {}, text('client-percent', { percent: percent(value) }))))];
    });
    const head = [make('th', { scope: 'col' }, text('client-entry-title')),
      ...told.seats.map((_, seat) => make('th', { scope: 'col' }, this.nameOf(seat)))];
    return make('details', {}, make('summary', {}, text('client-curve-numbers')),
      scrolled(make('table', {}, make('thead', {}, make('tr', {}, ...head)), make('tbody', {}, ...rows)), text('client-curve-numbers')));
  }

  /** The history shows another entry: says what was decided there. */
  moved() {
    const { told, text, history } = this;
    const place = history.judged;
    if (!told) {
      place.replaceChildren();
      return;
    }
    if (this.viewer !== history.perspective) {
      void this.look();
      return;
    }
    const here = history.here();
    this.slide?.show(told.course.findLastIndex(({ at }) => at <= here));
    const decisions = told.decisions.filter(({ at }) => at === here);
    place.replaceChildren(...decisions.map((decision) => {
      const lines = decision.best.map(({ label, expected }) => make('li', { class: label === decision.label ? 'own' : '' },
        label, make('span', { class: 'value' }, text('client-percent', { percent: percent(expected) }))));
      return make('section', { class: 'advice' },
        make('p', {}, make('b', {}, text('client-decided', { who: this.nameOf(decision.seat), move: decision.label })), ' ',
          decision.regret < SMALL ? text('client-gave-nothing') : text('client-gave-away', { percent: percent(decision.regret) })),
        make('p', {}, text('client-best-moves')), make('ol', {}, ...lines),
        ...(decision.why ? [reasons(decision.why)] : []));
    }));
  }
}

/** Something wide that scrolls by itself. @param {HTMLElement} table @param {string} label */
function scrolled(table, label) {
  return make('div', { class: 'wide', tabindex: '0', role: 'region', 'aria-label': label }, table);
}
