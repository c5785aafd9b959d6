// @ts-check
/** Why one move is better than another: the parts of the difference, which add up. Knows no game. */

import { make } from './dom.js';

/**
 * @typedef {{ label: string, value: string }} Part
 * @typedef {{ against: string, text: string, label: string, value: string, parts: Part[] }} Why
 */

/** @param {Why} why @param {{ isCompared?: boolean }} about  is said with what it is compared? */
export function reasons(why, { isCompared = true } = {}) {
  const line = (/** @type {Part} */ { label, value }, kind = '') =>
    make('li', { class: kind }, label, make('span', { class: 'value' }, value));
  return make('div', { class: 'reasons' },
    ...(isCompared ? [make('p', { class: 'against' }, why.against)] : []),
    make('p', { class: 'instead' }, why.text),
    make('ul', {}, ...why.parts.map((part) => line(part)), line(why, 'total')));
}
