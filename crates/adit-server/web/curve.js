// @ts-check
/** Something of each seat over a game, as curves: what it could expect, or its points. */

import { make } from './dom.js';
import { listed } from './texts.js';

const SVG = 'http://www.w3.org/2000/svg';
const WIDTH = 420;
const HEIGHT = 230;
/** The edges around the curves. */
const LEFT = 34;
const RIGHT = 10;
const TOP = 10;
const BOTTOM = 24;

/**
 * @param {string} name @param {Record<string, string | number>} attributes @param {...(Node | string)} children
 */
function draw(name, attributes, ...children) {
  const element = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value));
  element.append(...children);
  return element;
}

/**
 * @typedef {{
 *   seats: number, known: { index: number, values: number[] }[], last: number,
 *   low: number, high: number, ticks: number[], end: string, about: string,
 * }} Plot  what is known at some of the places from 0 to `last`, the numbers at the side, what stands at the end, and the
 *   whole in words
 */

/** @typedef {{ numbers: number[], points: number[][], length: number }} Points  the points of each seat after so many entries, of so many */

/** The frame, its numbers and a line for each seat. @param {Plot} plot */
function plotted({ seats, known, last, low, high, ticks, end, about }) {
  const pace = (WIDTH - LEFT - RIGHT) / Math.max(last, 1);
  const x = (/** @type {number} */ index) => LEFT + pace * index;
  const y = (/** @type {number} */ value) => TOP + (HEIGHT - TOP - BOTTOM) * (1 - (value - low) / Math.max(high - low, 1e-9));
  const svg = draw('svg', {
    class: 'graph', viewBox: `0 0 ${WIDTH} ${HEIGHT}`, role: 'img', 'aria-label': about,
  });
  for (const value of ticks) {
    svg.append(draw('line', { class: 'grid', x1: LEFT, x2: WIDTH - RIGHT, y1: y(value), y2: y(value) }),
      draw('text', { x: LEFT - 6, y: y(value) + 4, 'text-anchor': 'end' }, String(value)));
  }
  svg.append(draw('text', { x: LEFT, y: HEIGHT - 6 }, '0'),
    draw('text', { x: WIDTH - RIGHT, y: HEIGHT - 6, 'text-anchor': 'end' }, end));
  for (let seat = 0; seat < seats; seat += 1) {
    const points = known.map(({ index, values }) => `${x(index).toFixed(1)},${y(values[seat] ?? 0).toFixed(1)}`);
    svg.append(draw('polyline', { class: `seat-${seat}`, points: points.join(' ') }));
  }
  svg.append(draw('line', { class: 'cursor', x1: x(last), x2: x(last), y1: TOP, y2: HEIGHT - BOTTOM }));
  return { svg, x, pace, last };
}

/**
 * What leads from a curve to its positions: a click on it, and a slider below it for hands and keys. It says what the curve
 * is worth there.
 */
export class Slide {
  /**
   * @param {{ svg: Element, pace: number, last: number }} plot @param {import('./texts.js').Speak} text
   * @param {(index: number) => string} said  what is known at a place
   * @param {(index: number, isThere: boolean) => void} go  shows its position; is that where the reader wants to stay?
   */
  constructor({ svg, pace, last }, text, said, go) {
    this.svg = svg;
    this.pace = pace;
    this.said = said;
    this.range = /** @type {HTMLInputElement} */ (make('input', {
      type: 'range', min: '0', max: String(last), value: String(last), class: 'slide', 'aria-label': text('client-entry-title'),
    }));
    this.note = make('p', { class: 'at', 'aria-hidden': 'true' });
    for (const kind of ['input', 'change']) this.range.addEventListener(kind, () => this.leave(Number(this.range.value), go, kind === 'change'));
    svg.addEventListener('click', (event) => {
      const { left, width } = svg.getBoundingClientRect();
      const index = Math.round(((/** @type {MouseEvent} */ (event).clientX - left) * WIDTH / width - LEFT) / pace);
      this.leave(Math.max(0, Math.min(last, index)), go, true);
    });
    this.hint = make('p', { class: 'hint' }, text('client-curve-go'));
    this.show(last);
  }

  /** @returns {Node[]} */
  content() {
    return [this.svg, this.range, this.note, this.hint];
  }

  /** @param {number} index @param {(index: number, isThere: boolean) => void} go @param {boolean} isThere */
  leave(index, go, isThere) {
    this.show(index);
    go(index, isThere);
  }

  /** Shows which place is looked at. @param {number} index */
  show(index) {
    const { range } = this;
    range.value = String(index);
    const said = this.said(Number(range.value));
    range.setAttribute('aria-valuetext', said);
    this.note.textContent = said;
    const x = String(LEFT + this.pace * Number(range.value));
    for (const end of ['x1', 'x2']) this.svg.querySelector('.cursor')?.setAttribute(end, x);
  }
}

/**
 * What each seat could expect, or nothing where nothing is known.
 * @param {import('./analysis.js').Told} told @param {(seat: number) => string} nameOf @param {import('./texts.js').Speak} text
 * @param {(at: number, isThere: boolean) => void} go  shows the table after an entry
 */
export function curve(told, nameOf, text, go) {
  const known = told.course.flatMap(({ expected }, index) => (expected ? [{ index, values: expected.map((value) => 100 * value) }] : []));
  const last = known[known.length - 1];
  if (!last || last.index === 0) return null;
  const shares = (/** @type {number[]} */ values) => values.map((value, seat) => `${nameOf(seat)} ${text('client-percent', { percent: Math.round(value) })}`);
  const number = (/** @type {number} */ index) => text('client-entry-number', { number: told.course[index]?.at ?? 0 });
  const plot = plotted({
    seats: told.seats.length, known, last: told.course.length - 1, low: 0, high: 100, ticks: [0, 50, 100],
    end: number(told.course.length - 1), about: text('client-curve-about', { who: listed(text, shares(last.values)) }),
  });
  for (const { entry } of told.turning_points) {
    plot.svg.append(draw('line', { class: 'turning', x1: plot.x(entry + 1), x2: plot.x(entry + 1), y1: TOP, y2: HEIGHT - BOTTOM }));
  }
  const said = (/** @type {number} */ index) => {
    const values = known.findLast((some) => some.index <= index)?.values;
    return values ? `${number(index)} · ${listed(text, shares(values))}` : number(index);
  };
  return new Slide(plot, text, said, (index, isThere) => go(told.course[index]?.at ?? 0, isThere));
}

/**
 * How the points of each seat have grown, or nothing where they never changed.
 * @param {Points} course @param {(seat: number) => string} nameOf @param {import('./texts.js').Speak} text
 * @param {(number: number, isThere: boolean) => void} go  shows the table after so many entries
 */
export function pointsCurve({ numbers, points, length }, nameOf, text, go) {
  const last = points[points.length - 1];
  if (!last || points.length < 2) return null;
  // Points stay what they are until they change, so the lines are steps.
  const known = points.flatMap((values, place) => {
    const index = numbers[place] ?? 0;
    const before = points[place - 1];
    return before ? [{ index, values: before }, { index, values }] : [{ index, values }];
  });
  known.push({ index: length, values: last });
  const all = points.flat();
  const [low, high] = [Math.min(0, ...all), Math.max(...all)];
  const ticks = [...new Set([low, Math.round((low + high) / 2), high])];
  const each = (/** @type {number[]} */ values) => listed(text, values.map((value, seat) => text('labelled', { label: nameOf(seat), value })));
  const number = (/** @type {number} */ index) => text('client-entry-number', { number: index });
  const plot = plotted({
    seats: last.length, known, last: length, low, high, ticks, end: number(length), about: text('client-points-about', { who: each(last) }),
  });
  const said = (/** @type {number} */ index) => {
    const values = points[numbers.findLastIndex((some) => some <= index)];
    return values ? `${number(index)} · ${each(values)}` : number(index);
  };
  return new Slide(plot, text, said, go);
}

/** What each curve stands for. @param {string[]} names */
export function legend(names) {
  const list = document.createElement('ul');
  list.className = 'legend';
  names.forEach((name, seat) => {
    const item = document.createElement('li');
    item.append(draw('svg', { viewBox: '0 0 34 10', class: 'graph sample-line', 'aria-hidden': 'true' },
      draw('polyline', { class: `seat-${seat}`, points: '1,5 33,5' })), name);
    list.append(item);
  });
  return list;
}
