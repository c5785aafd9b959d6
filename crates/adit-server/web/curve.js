// @ts-check
/** What each seat could expect over a game, as curves. */

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
 * The curves, or nothing where nothing is known.
 * @param {import('./analysis.js').Told} told @param {(seat: number) => string} nameOf @param {import('./texts.js').Speak} text
 * @param {(at: number) => void} go  shows the table after an entry
 */
export function curve(told, nameOf, text, go) {
  const known = told.course.flatMap(({ expected }, index) => (expected ? [{ index, expected }] : []));
  const last = known[known.length - 1];
  if (!last || last.index === 0) return null;
  const pace = (WIDTH - LEFT - RIGHT) / (told.course.length - 1);
  const x = (/** @type {number} */ index) => LEFT + pace * index;
  const y = (/** @type {number} */ value) => TOP + (HEIGHT - TOP - BOTTOM) * (1 - value);
  const end = last.expected.map((value, seat) => `${nameOf(seat)} ${text('client-percent', { percent: Math.round(100 * value) })}`);
  const svg = draw('svg', {
    class: 'graph', viewBox: `0 0 ${WIDTH} ${HEIGHT}`, role: 'img', 'data-scale': `${LEFT} ${pace}`,
    'aria-label': text('client-curve-about', { who: listed(text, end) }),
  });
  for (const value of [0, 0.5, 1]) {
    svg.append(draw('line', { class: 'grid', x1: LEFT, x2: WIDTH - RIGHT, y1: y(value), y2: y(value) }),
      draw('text', { x: LEFT - 6, y: y(value) + 4, 'text-anchor': 'end' }, String(100 * value)));
  }
  svg.append(draw('text', { x: LEFT, y: HEIGHT - 6 }, '0'),
    draw('text', { x: WIDTH - RIGHT, y: HEIGHT - 6, 'text-anchor': 'end' }, text('client-entry-number', { number: told.course[told.course.length - 1]?.at ?? 0 })));
  for (const { entry } of told.turning_points) {
    svg.append(draw('line', { class: 'turning', x1: x(entry + 1), x2: x(entry + 1), y1: TOP, y2: HEIGHT - BOTTOM }));
  }
  told.seats.forEach((_, seat) => {
    const points = known.map(({ index, expected }) => `${x(index).toFixed(1)},${y(expected[seat] ?? 0).toFixed(1)}`);
    svg.append(draw('polyline', { class: `seat-${seat}`, points: points.join(' ') }));
  });
  svg.append(draw('line', { class: 'cursor', x1: x(last.index), x2: x(last.index), y1: TOP, y2: HEIGHT - BOTTOM }));
  svg.addEventListener('click', (event) => {
    const { left, width } = svg.getBoundingClientRect();
    const index = Math.round(((event.clientX - left) * WIDTH / width - LEFT) / pace);
    const moment = told.course[Math.max(0, Math.min(told.course.length - 1, index))];
    if (moment) go(moment.at);
  });
  return svg;
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
