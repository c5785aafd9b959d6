// @ts-check
/** Something of each seat over a game, as curves: what it could expect, or its points. */

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

/** The frame, its numbers and a line for each seat. @param {Plot} plot */
function plotted({ seats, known, last, low, high, ticks, end, about }) {
  const pace = (WIDTH - LEFT - RIGHT) / Math.max(last, 1);
  const x = (/** @type {number} */ index) => LEFT + pace * index;
  const y = (/** @type {number} */ value) => TOP + (HEIGHT - TOP - BOTTOM) * (1 - (value - low) / Math.max(high - low, 1e-9));
  const svg = draw('svg', {
    class: 'graph', viewBox: `0 0 ${WIDTH} ${HEIGHT}`, role: 'img', 'data-scale': `${LEFT} ${pace}`, 'aria-label': about,
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
  return { svg, x, pace };
}

/**
 * What each seat could expect, or nothing where nothing is known.
 * @param {import('./analysis.js').Told} told @param {(seat: number) => string} nameOf @param {import('./texts.js').Speak} text
 * @param {(at: number) => void} go  shows the table after an entry
 */
export function curve(told, nameOf, text, go) {
  const known = told.course.flatMap(({ expected }, index) => (expected ? [{ index, values: expected.map((value) => 100 * value) }] : []));
  const last = known[known.length - 1];
  if (!last || last.index === 0) return null;
  const end = last.values.map((value, seat) => `${nameOf(seat)} ${text('client-percent', { percent: Math.round(value) })}`);
  const { svg, x, pace } = plotted({
    seats: told.seats.length, known, last: told.course.length - 1, low: 0, high: 100, ticks: [0, 50, 100],
    end: text('client-entry-number', { number: told.course[told.course.length - 1]?.at ?? 0 }),
    about: text('client-curve-about', { who: listed(text, end) }),
  });
  for (const { entry } of told.turning_points) {
    svg.append(draw('line', { class: 'turning', x1: x(entry + 1), x2: x(entry + 1), y1: TOP, y2: HEIGHT - BOTTOM }));
  }
  svg.append(draw('line', { class: 'cursor', x1: x(last.index), x2: x(last.index), y1: TOP, y2: HEIGHT - BOTTOM }));
  svg.addEventListener('click', (event) => {
    const { left, width } = svg.getBoundingClientRect();
    const index = Math.round(((event.clientX - left) * WIDTH / width - LEFT) / pace);
    const moment = told.course[Math.max(0, Math.min(told.course.length - 1, index))];
    if (moment) go(moment.at);
  });
  return svg;
}

/**
 * How the points of each seat have grown, or nothing where they never changed.
 * @param {{ numbers: number[], points: number[][] }} course @param {(seat: number) => string} nameOf
 * @param {import('./texts.js').Speak} text
 */
export function pointsCurve({ numbers, points }, nameOf, text) {
  const last = points[points.length - 1];
  const length = numbers[numbers.length - 1] ?? 0;
  if (!last || points.length < 2) return null;
  // Points stay what they are until they change, so the lines are steps.
  const known = points.flatMap((values, place) => {
    const index = numbers[place] ?? 0;
    const before = points[place - 1];
    return before ? [{ index, values: before }, { index, values }] : [{ index, values }];
  });
  const all = points.flat();
  const [low, high] = [Math.min(0, ...all), Math.max(...all)];
  const ticks = [...new Set([low, Math.round((low + high) / 2), high])];
  const end = last.map((value, seat) => text('labelled', { label: nameOf(seat), value }));
  return plotted({
    seats: last.length, known, last: length, low, high, ticks, end: text('client-entry-number', { number: length }),
    about: text('client-points-about', { who: listed(text, end) }),
  }).svg;
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
