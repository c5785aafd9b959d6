// @ts-check
/** The end of a game: who won and why, where everybody's points came from and how they grew, and what can be done next. */

import { legend, pointsCurve } from './curve.js';
import { button, byId, make } from './dom.js';
import { copyButton } from './beside.js';
import { saveImage } from './files.js';
import { listed, written } from './texts.js';

/**
 * @typedef {{ label: string, points: number[] }} Tally
 * @typedef {{ table: string, seat: number }} Rematch  the table of the next game, and the seat that asked for it
 * @typedef {import('./server.js').Picture} Picture
 */

/**
 * Who has won, in one sentence.
 * @param {import('./texts.js').Speak} text @param {NonNullable<Picture['over']>} over @param {(seat: number) => string} nameOf
 * @param {number | null} own  the reader's seat
 */
export function verdict(text, { ranks, scores }, nameOf, own) {
  const winners = ranks.flatMap((rank, seat) => (rank === 1 ? [seat] : []));
  if (ranks.length === 1) return text('client-points', { points: scores[0] ?? 0 });
  if (winners.length > 1) return text('client-shared', { who: listed(text, winners.map(nameOf)) });
  return winners[0] === own ? text('client-won-you') : text('client-won', { who: winners.map(nameOf).join() });
}

/** Have some as many points as the winner, who wins for another reason? @param {NonNullable<Picture['over']>} over */
function isTieBroken({ ranks, scores }) {
  const best = scores[ranks.indexOf(1)];
  return scores.some((score, seat) => score === best && ranks[seat] !== 1);
}

export class End {
  /**
   * @param {import('./table.js').Config} config @param {import('./server.js').Server} server @param {import('./texts.js').Speak} text
   * @param {import('./history.js').History} history
   * @param {{ nameOf: (seat: number) => string, analyse: () => void, changed: () => void, fault: (fault: unknown) => void }} deeds
   */
  constructor(config, server, text, history, deeds) {
    this.config = config;
    this.server = server;
    this.text = text;
    this.history = history;
    this.deeds = deeds;
    /** @type {Rematch | null} */
    this.next = null;
    this.isAsking = false;
    /** Who counts the entries of the curve of points; nothing before it was asked for. */
    this.viewer = '';
    /** @type {import('./curve.js').Slide | null} */
    this.slide = null;
    this.figure = make('figure', { class: 'curve growth' });
    /** What is shown, and of what: it stays where it is as long as that does not change, so that it keeps the focus. */
    this.shown = { key: '', nodes: /** @type {Node[]} */ ([]) };
  }

  /** Somebody wants another game. @param {Rematch} next */
  asked(next) {
    this.next = next;
    this.deeds.changed();
  }

  /** What stands where the offer was. @param {Picture} picture @param {string[]} last  what was told at last @returns {Node[]} */
  content(picture, last) {
    const { over } = picture;
    if (!over) {
      this.viewer = '';
      this.shown.key = '';
      return [];
    }
    const key = JSON.stringify([over, picture.points, last, this.next]);
    if (key !== this.shown.key) this.shown = { key, nodes: this.nodes(picture, over, last) };
    return this.shown.nodes;
  }

  /** @param {Picture} picture @param {NonNullable<Picture['over']>} over @param {string[]} last @returns {Node[]} */
  nodes(picture, over, last) {
    const { text } = this;
    const names = over.scores.map((_, seat) => this.deeds.nameOf(seat));
    const said = verdict(text, over, this.deeds.nameOf, this.server.seat);
    const why = isTieBroken(over) ? [...last, text('client-tie-broken')] : last;
    void this.grow(names);
    return [
      make('p', { class: names.length === 1 ? 'said result' : 'said', id: 'verdict' }, said),
      ...this.wish(),
      ...(names.length > 1 ? [this.ranking(over, names)] : []),
      ...why.map((sentence) => make('p', { class: 'why' }, sentence)),
      this.deedsRow(),
      ...this.sources(picture, names),
      this.figure,
    ];
  }

  /** Who wants another game, and the way there. @returns {Node[]} */
  wish() {
    const { next, text } = this;
    if (!next) return [];
    const who = next.seat === this.server.seat ? [] : [make('p', {}, text('client-rematch-asked', { who: this.deeds.nameOf(next.seat) }))];
    const link = make('a', { class: 'button primary', id: 'rematch-go', href: `/table/${next.table}` }, text('client-rematch-go'));
    return [make('div', { class: 'rematch', role: 'status' }, ...who, make('p', { class: 'row deeds' }, link))];
  }

  /** @param {NonNullable<Picture['over']>} over @param {string[]} names */
  ranking({ ranks, scores }, names) {
    const seats = names.map((_, seat) => seat).sort((a, b) => (ranks[a] ?? 0) - (ranks[b] ?? 0));
    const line = (/** @type {number} */ seat) => make('li', {},
      make('span', { class: 'rank' }, `${ranks[seat]}.`), names[seat] ?? '',
      make('span', { class: 'points' }, this.text('client-points', { points: scores[seat] ?? 0 })));
    return make('ol', { class: 'result' }, ...seats.map(line));
  }

  /** Where the points of everybody came from. @param {Picture} picture @param {string[]} names @returns {Node[]} */
  sources({ points, over }, names) {
    if (!over || points.length === 0) return [];
    const { text } = this;
    const row = (/** @type {string} */ label, /** @type {number[]} */ values, kind = '') => make('tr', { class: kind },
      make('th', { scope: 'row' }, label), ...values.map((value) => make('td', {}, written(value))));
    const head = make('tr', {}, make('td', {}), ...names.map((name) => make('th', { scope: 'col' }, name)));
    const body = points.filter((tally) => tally.points.some((value) => value !== 0)).map((tally) => row(tally.label, tally.points));
    const table = make('table', { class: 'sources' }, make('caption', {}, text('client-sources')), make('thead', {}, head),
      make('tbody', {}, ...body, row(text('client-sum'), over.scores, 'sum')));
    return [make('div', { class: 'wide', tabindex: '0', role: 'region', 'aria-label': text('client-sources') }, table)];
  }

  /** Shows how the points have grown; the server is asked once for each who counts the entries. @param {string[]} names */
  async grow(names) {
    const { history, text } = this;
    const viewer = history.perspective;
    if (viewer === this.viewer) return;
    this.viewer = viewer;
    const course = await this.server.points(viewer).catch(() => null);
    if (!course || viewer !== this.viewer) return;
    this.slide = pointsCurve(course, this.deeds.nameOf, text, (number, isThere) => history.leave(number, isThere));
    if (!this.slide) return;
    this.slide.show(history.here());
    this.figure.replaceChildren(make('figcaption', {}, text('client-growth')), ...this.slide.content(), ...(names.length > 1 ? [legend(names)] : []));
  }

  /** The history shows another entry, or others count them. */
  moved() {
    if (this.viewer === '') return;
    void this.grow(this.config.names);
    this.slide?.show(this.history.here());
  }

  /** What can be done now. */
  deedsRow() {
    const { text } = this;
    const row = make('div', { class: 'row deeds ends' });
    if (!this.next && this.server.seat !== null) {
      row.append(button(text('client-rematch'), () => void this.rematch(), { class: 'primary', id: 'rematch' }));
    }
    row.append(button(text('client-analyse'), () => this.deeds.analyse(), { id: 'end-analyse' }), ...this.share(),
      make('a', { class: 'button', href: '/' }, text('client-new-game')));
    return row;
  }

  /** The link and the picture for others. @returns {Node[]} */
  share() {
    const { config, text } = this;
    const url = new URL(`/join/${config.table}/${config.watch}`, window.location.href).href;
    const share = navigator.share
      ? [button(text('client-share'), () => void navigator.share({ title: document.title, url }).catch(() => {}), { id: 'share' })]
      : [copyButton(text, url, text('client-share'))];
    const picture = () => this.server.drawing(null, this.server.viewer)
      .then((drawing) => saveImage(drawing, `${config.game}-${config.table}`), this.deeds.fault);
    return [...share, button(text('client-save-picture'), () => void picture(), { id: 'end-picture' })];
  }

  /** Asks for another game with the same players and goes there. */
  async rematch() {
    if (this.isAsking) return;
    this.isAsking = true;
    try {
      const { table } = await this.server.rematch();
      window.location.assign(`/table/${table}`);
    } catch (fault) {
      this.deeds.fault(fault);
    }
    this.isAsking = false;
  }
}

/** The panel of a finished game is read like a page, so it does not stick to the edge of a phone. @param {boolean} isOver */
export function settle(isOver) {
  byId('offer').closest('section')?.classList.toggle('is-over', isOver);
}
