// @ts-check
/** A decision on one sheet: an amount for each row, their sum, and one button. Knows amounts and words, and no game. */

import { button, make } from './dom.js';
import { capital } from './texts.js';

/**
 * @typedef {{ id: string, label: string, before: string, given: number, most: number, step: number, whole: number, worth: number }} Row
 * @typedef {{ rows: Row[], done: string, again: string | null, total: string, button: string }} SheetBody
 */

/** Rows with more steps than these have buttons that add several at once, as coins do. */
const FEW = 9;
const COINS = [2, 5, 10];

/** The amounts that are said one after the other: at once, or digit by digit. @param {Row} row @param {number} amount @returns {number[]} */
export function saidAmounts(row, amount) {
  const said = [];
  let left = amount;
  while (left > row.whole) {
    const place = 10 ** (String(left).length - 1);
    const digit = Math.floor(left / place) * place;
    said.push(digit);
    left -= digit;
  }
  return left > 0 ? [...said, left] : said;
}

/** The word with which the moves of a row begin. @param {Row} row */
function verbOf({ before }) {
  return before.split(' ', 1)[0] ?? '';
}

export class Sheet {
  /** @param {SheetBody} body @param {() => void} changed */
  constructor(body, changed) {
    this.body = body;
    this.changed = changed;
    /** @type {Map<string, number>} */
    this.amounts = new Map(body.rows.map((row) => [row.id, row.given]));
    /** @type {Set<() => void>} what shows the amounts */
    this.views = new Set();
    /** @type {Map<boolean, Node[]>} the rows of the panel and those of the bar, which stay as long as the sheet does */
    this.nodes = new Map();
  }

  /** @param {Row} row */
  amount(row) {
    return this.amounts.get(row.id) ?? 0;
  }

  /** @param {Row} row @param {number} amount @returns {boolean} */
  put(row, amount) {
    const wanted = Math.max(0, Math.min(row.most, Number.isFinite(amount) ? amount - (amount % row.step) : 0));
    const isOther = wanted !== this.amount(row);
    this.amounts.set(row.id, wanted);
    for (const show of this.views) show();
    if (isOther) this.changed();
    return isOther;
  }

  /** Adds so many steps to the row of a part. @param {string} id @param {number} steps @returns {boolean} */
  add(id, steps) {
    const row = this.body.rows.find((some) => some.id === id);
    return row !== undefined && this.put(row, this.amount(row) + steps * row.step);
  }

  /** The rows to which something can be added, and the verbs with which they are said. @returns {import('./offer.js').Ids} */
  open() {
    return new Map(this.body.rows.filter((row) => this.amount(row) < row.most).map((row) => [row.id, new Set([verbOf(row)])]));
  }

  /** Is the row of a part meant by an element for these verbs? @param {string} id @param {import('./offer.js').Verbs} verbs */
  isMeant(id, verbs) {
    const row = this.body.rows.find((some) => some.id === id);
    return row !== undefined && (verbs === null || verbs.includes(verbOf(row)));
  }

  /** Goes back to what was given before. Was there something to take back? */
  clear() {
    return this.body.rows.map((row) => this.put(row, row.given)).some(Boolean);
  }

  /** Takes over what was put on an earlier sheet for the same things. @param {Sheet} earlier */
  keep(earlier) {
    for (const row of this.body.rows) {
      const amount = earlier.amounts.get(row.id);
      if (amount !== undefined) this.amounts.set(row.id, Math.min(amount, row.most));
    }
  }

  total() {
    return this.body.rows.reduce((sum, row) => sum + this.amount(row) * row.worth, 0);
  }

  /** The whole decision in words. */
  words() {
    const { rows, again, done } = this.body;
    const given = rows.flatMap((row) => saidAmounts(row, this.amount(row)).map((amount) => `${row.before} ${amount}`));
    return [...(again === null ? [] : [again]), ...given, done].join(' ; ');
  }

  /** The decision for people. */
  said() {
    const given = this.body.rows.filter((row) => this.amount(row) > 0).map((row) => `${capital(row.label)} ${this.amount(row)}`);
    return [this.body.button, ...given].join(' · ');
  }

  /** The sum. @param {import('./texts.js').Speak} text */
  sum(text) {
    return text('labelled', { label: this.body.total, value: this.total() });
  }

  /**
   * The rows with their buttons.
   * @param {import('./texts.js').Speak} text
   * @param {boolean} isSmall  for the bar, where there is one line @param {(id: string | null) => void} pointed
   */
  content(text, isSmall, pointed) {
    const known = this.nodes.get(isSmall);
    if (known) return known;
    const rows = this.body.rows.filter(({ most }) => most > 0).map((row) => {
      const element = this.row(row, text, isSmall);
      element.addEventListener('mouseenter', () => pointed(row.id));
      element.addEventListener('mouseleave', () => pointed(null));
      return element;
    });
    const sum = make('output', { class: 'sum' });
    const show = () => { sum.textContent = isSmall ? `= ${this.total()}` : this.sum(text); };
    this.views.add(show);
    show();
    const nodes = [make('div', { class: isSmall ? 'sheet small' : 'sheet' }, ...rows, sum)];
    this.nodes.set(isSmall, nodes);
    return nodes;
  }

  /** @param {Row} row @param {import('./texts.js').Speak} text @param {boolean} isSmall */
  row(row, text, isSmall) {
    const label = capital(row.label);
    const by = (/** @type {number} */ steps) => () => { this.put(row, this.amount(row) + steps * row.step); };
    const name = (/** @type {string} */ id) => ({ 'aria-label': text(id, { label }), title: text(id, { label }) });
    const less = button('−', by(-1), { class: 'step', 'data-key': `less ${row.id}`, ...name('client-less') });
    const more = button('+', by(1), { class: 'step', 'data-key': `more ${row.id}`, ...name('client-more') });
    const field = /** @type {HTMLInputElement} */ (make('input', {
      inputmode: 'numeric', size: String(String(row.most).length), autocomplete: 'off', 'aria-label': label, 'data-key': `amount ${row.id}`,
    }));
    field.addEventListener('change', () => { this.put(row, Number(field.value)); });
    field.addEventListener('focus', () => field.select());
    field.addEventListener('keydown', (event) => {
      if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
      event.preventDefault();
      by(event.key === 'ArrowUp' ? 1 : -1)();
    });
    const coins = row.most / row.step <= FEW || isSmall ? [] : COINS.filter((coin) => coin * row.step <= row.most);
    const heap = coins.map((coin) => button(`+${coin * row.step}`, by(coin), { class: 'coin', 'data-key': `${coin} ${row.id}` }));
    const most = make('span', { class: 'most' }, text('client-of', { value: row.most }));
    const show = () => {
      const amount = this.amount(row);
      field.value = String(amount);
      // A button that can do nothing stays where the hand is, and says why.
      for (const [some, isVain, why] of /** @type {[HTMLElement, boolean, string][]} */ ([
        [less, amount === 0, 'client-less-vain'], [more, amount === row.most, 'client-more-vain'], ...heap.map((coin) => [coin, amount === row.most, 'client-more-vain']),
      ])) {
        some.setAttribute('aria-disabled', String(isVain));
        if (isVain) some.title = text(why, { label, value: row.most });
        else some.removeAttribute('title');
      }
    };
    this.views.add(show);
    show();
    const title = make('span', { class: 'name' }, label);
    return make('div', { class: 'sheet-row', role: 'group', 'aria-label': label, 'data-row': row.id },
      title, less, field, more, ...(isSmall ? [] : [most]), ...(heap.length > 0 ? [make('span', { class: 'coins' }, ...heap)] : []));
  }
}
