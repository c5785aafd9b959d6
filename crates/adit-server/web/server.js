// @ts-check
/** What the server is asked and what it tells. */

import { patched } from './patch.js';

/**
 * @typedef {{
 *   number: number, of: number, viewer: string, pending: number[],
 *   over: { scores: number[], ranks: number[], ending: string } | null,
 *   offer: import('./offer.js').Offer | null,
 *   svg: string, text: string, log_from: number, log: string[][],
 *   ask: { seat: number, to: number, waits_for: number[] } | null,
 *   prompt: string | null, last_own: number | null, can_redo: boolean, hints: number[], late: number[],
 *   clock: { due: { seat: number, at: number }[], reserves: number[] } | null,
 *   marks: import('./marks.js').Mark[], points: import('./end.js').Tally[],
 *   lesson: import('./lesson.js').Step | null, orders: import('./orders.js').Given[], fair?: import('./fair.js').Standing,
 * }} Picture
 * @typedef {{ number: number, who: string, text: string, at: number }} Message
 * @typedef {{ code: string, message: string, rule: string | null }} Refusal
 * @typedef {{ legal: boolean, begun: boolean, rule: string | null, text: string | null }} Why
 * @typedef {{ picture: (picture: Picture) => void, chat: (messages: Message[]) => void,
 *   rematch: (next: import('./end.js').Rematch) => void, players: () => void, online: (online: boolean) => void }} Hear
 */

/** How long to wait before a stream that the browser has given up is opened again, in milliseconds. */
const AGAIN = 1500;

/** Where there is so much room, pictures are wide. */
const ROOMY = window.matchMedia('(min-width: 62rem) and (min-aspect-ratio: 5/4)');

/** An answer that is no. */
export class Refused extends Error {
  /** @param {Refusal} refusal */
  constructor(refusal) {
    super(refusal.message);
    this.refusal = refusal;
  }
}

export class Server {
  /** @param {string} table @param {string} viewer @param {string} language */
  constructor(table, viewer, language) {
    this.base = `/api/tables/${encodeURIComponent(table)}`;
    this.viewer = viewer;
    this.language = language;
    this.seat = /^s\d$/.test(viewer) ? Number(viewer.slice(1)) : null;
    /** @type {EventSource | null} */
    this.source = null;
    /** @type {() => void} */
    this.look = () => {};
    ROOMY.addEventListener('change', () => this.look());
  }

  /** How pictures are laid out where there is so much room as now. */
  get layout() {
    return ROOMY.matches ? 'wide' : 'tall';
  }

  /**
   * @param {string} path @param {string} method @param {object | undefined} body @param {AbortSignal | undefined} signal
   * @param {string | undefined} key  with the same key it happens once @returns {Promise<any>}
   */
  async ask(path, method = 'GET', body = undefined, signal = undefined, key = undefined) {
    /** @type {Record<string, string>} */
    const headers = body ? { 'content-type': 'application/json' } : {};
    if (key) headers['idempotency-key'] = key;
    const answer = await fetch(this.base + path, { method, headers, body: body && JSON.stringify(body), signal });
    if (answer.status === 202 || answer.status === 204) return null;
    const said = await answer.json();
    if (!answer.ok) throw new Refused(said.error);
    return said;
  }

  /** @param {string} offer @param {string} words */
  say(offer, words) {
    return this.ask('/say', 'POST', { seat: this.seat, offer, words });
  }

  /**
   * How the table would look after a move, if nothing unknown comes with it.
   * @param {string} offer @param {string} words @param {AbortSignal} signal
   * @returns {Promise<{ svg: string, text: string, tells: string[] } | null>}
   */
  preview(offer, words, signal) {
    return this.ask(`/preview?layout=${this.layout}`, 'POST', { seat: this.seat, offer, words }, signal);
  }

  /** What can be known of a thing. @param {string} part @param {string} viewer @param {number | null} at @returns {Promise<import('./asking.js').Card>} */
  card(part, viewer, at) {
    const moment = at === null ? '' : `&at=${at}`;
    return this.ask(`/card?part=${encodeURIComponent(part)}&viewer=${viewer}&lang=${this.language}${moment}`);
  }

  /** @param {string} words @returns {Promise<Why>} */
  why(words) {
    return this.ask('/why', 'POST', { seat: this.seat, words });
  }

  /** What a bot would do. @returns {Promise<import('./hint.js').Hint>} */
  hint() {
    return this.ask('/hint', 'POST', { seat: this.seat });
  }

  /** Whether a move gives a lot away. @param {string} offer @param {string} words @param {boolean} shows  with what is likely to follow?
   * @returns {Promise<import('./coach.js').Said | null>} */
  coach(offer, words, shows) {
    return this.ask(`/coach?layout=${this.layout}&show=${shows}`, 'POST', { seat: this.seat, offer, words });
  }

  /** Tries a move at a puzzle. @param {string} offer @param {string} words @returns {Promise<import('./puzzle.js').Tried>} */
  solve(offer, words) {
    return this.ask('/solve', 'POST', { seat: this.seat, offer, words });
  }

  /** The answer of a puzzle, compared with a move. @param {string} words @returns {Promise<import('./puzzle.js').Answer>} */
  answer(words) {
    return this.ask('/answer', 'POST', words ? { seat: this.seat, words } : { seat: this.seat });
  }

  /** @returns {Promise<{ result: 'done' | 'asked' | 'refused' }>} */
  back() {
    return this.ask('/back', 'POST', { seat: this.seat });
  }

  /** Goes on in a lesson, back, or to its beginning. @param {'next' | 'back' | 'repeat'} go */
  go(go) {
    return this.ask('/lesson', 'POST', { seat: this.seat, go });
  }

  redo() {
    return this.ask('/redo', 'POST', { seat: this.seat });
  }

  /** @param {boolean} agree */
  consent(agree) {
    return this.ask('/consent', 'POST', { seat: this.seat, agree });
  }

  /** @param {number | null} at  nothing for now @param {string} viewer @returns {Promise<Picture>} */
  past(at, viewer) {
    const moment = at === null ? '' : `at=${at}&`;
    return this.ask(`/picture?${moment}viewer=${viewer}&lang=${this.language}&layout=${this.layout}`);
  }

  /** How the points have grown in a finished game. @param {string} viewer  who counts the entries
   * @returns {Promise<import('./curve.js').Points>} */
  points(viewer) {
    return this.ask(`/points?viewer=${viewer}`);
  }

  /** Begins another game with the same players, or finds the one that somebody has begun. @returns {Promise<{ table: string }>} */
  rematch() {
    return this.ask('/rematch', 'POST', { seat: this.seat });
  }

  /** Adds something before the first draw. @param {string} text */
  addRandomness(text) {
    return this.ask('/fair', 'POST', { seat: this.seat, text });
  }

  /** Begins without those who have added nothing. */
  beginWithout() {
    return this.ask('/fair/begin', 'POST', { seat: this.seat });
  }

  /** Every draw of a finished game with what could have been drawn. @returns {Promise<import('./fair.js').Draws>} */
  draws() {
    return this.ask('/fair/draws');
  }

  /** Lets a bot look back on a finished game. */
  analyse() {
    return this.ask('/analysis', 'POST', {});
  }

  /** @param {string} viewer  who counts the entries @returns {Promise<import('./analysis.js').Answer>} */
  analysis(viewer) {
    return this.ask(`/analysis?viewer=${viewer}&lang=${this.language}`);
  }

  /** The text of an SVG file. @param {number | null} at @param {string} viewer @returns {Promise<string>} */
  async drawing(at, viewer) {
    const theme = window.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
    const moment = at === null ? '' : `&at=${at}`;
    const answer = await fetch(`${this.base}/picture.svg?viewer=${viewer}&lang=${this.language}&theme=${theme}${moment}`);
    if (!answer.ok) throw new Refused((await answer.json()).error);
    return answer.text();
  }

  /** @param {string} text @param {string} key */
  chat(text, key) {
    return this.ask('/chat', 'POST', this.seat === null ? { text } : { seat: this.seat, text }, undefined, key);
  }

  /** Lets spectators speak, or not. @param {boolean} muted */
  mute(muted) {
    return this.ask('/spectators', 'PUT', { muted });
  }

  /** What was said before a message. @param {number} before @param {number} limit @returns {Promise<Message[]>} */
  said(before, limit) {
    return this.ask(`/chat?before=${before}&limit=${limit}`);
  }

  /** What the seat has said beforehand, and what it could say. @returns {Promise<import('./orders.js').Told>} */
  orders() {
    return this.ask(`/orders?seat=${this.seat}`);
  }

  /** Says something beforehand. @param {{ name?: string, limit?: number, line?: string[], replaces?: number }} order */
  give(order) {
    return this.ask('/orders', 'POST', { seat: this.seat, ...order });
  }

  /** Takes back what was said beforehand. @param {number} order */
  unsay(order) {
    return this.ask(`/orders?seat=${this.seat}&order=${order}`, 'DELETE');
  }

  /** Plays ahead. @param {string[]} line @param {{ mover: number, words: string } | null} says @returns {Promise<import('./ahead.js').Position>} */
  ahead(line, says) {
    return this.ask(`/ahead?layout=${this.layout}`, 'POST', { seat: this.seat, line, ...(says ?? {}) });
  }

  /** @returns {Promise<{ text: string }>} */
  notes() {
    return this.ask(`/notes?seat=${this.seat}`);
  }

  /** @param {string} text */
  setNotes(text) {
    return this.ask('/notes', 'PUT', { seat: this.seat, text });
  }

  /**
   * Follows the table for ever. The browser reconnects by itself; where it gives up, we do.
   * @param {Hear} hear
   */
  follow(hear) {
    this.source?.close();
    const source = new EventSource(`${this.base}/events?as=picture&viewer=${this.viewer}&lang=${this.language}&layout=${this.layout}`);
    this.source = source;
    /** Looks again: what comes first is the present. */
    this.look = () => this.follow(hear);
    let shown = '';
    const show = (/** @type {string | null} */ picture) => {
      // Where a change does not fit, the whole picture is asked for.
      if (picture === null) {
        this.look();
        return;
      }
      shown = picture;
      hear.online(true);
      hear.picture(JSON.parse(picture));
    };
    source.addEventListener('picture', (event) => show(event.data));
    source.addEventListener('patch', (event) => show(patched(shown, JSON.parse(event.data))));
    source.addEventListener('chat', (event) => hear.chat(JSON.parse(event.data)));
    source.addEventListener('players', () => hear.players());
    source.addEventListener('rematch', (event) => hear.rematch(JSON.parse(event.data)));
    source.addEventListener('error', () => {
      hear.online(false);
      if (source.readyState === EventSource.CLOSED) setTimeout(this.look, AGAIN);
    });
  }
}
