// @ts-check
/** What the player has said beforehand: gives it, changes it, removes it, and tells what was dropped. */

import { button, byId, make, put } from './dom.js';

/** @typedef {'own_move' | 'other' | 'taken_back' | 'not_legal'} DropReason */
/** @typedef {{ id: number, is_line: boolean, name: string | null, limit: number | null, text: string[], dropped: DropReason | null }} Given */
/** @typedef {{ name: string, text: string, limit: { label: string, least: number, most: number } | null }} Usual */
/** @typedef {{ orders: Given[], usual: Usual[] }} Told */

/**
 * @typedef {{
 *   say: (sentence: string) => void,
 *   announce: (sentence: string) => void,
 *   fault: (fault: unknown) => void,
 *   plan: () => void,
 * }} Page  what the page of the table does: says something where everybody looks, says it to those who do not see it, tells what
 *   went wrong, and begins to plan ahead
 */

/** @type {Record<DropReason, string>} */
const REASONS = {
  own_move: 'client-order-own-move',
  other: 'client-order-other',
  taken_back: 'client-order-taken-back',
  not_legal: 'client-order-not-legal',
};

export class Orders {
  /** @param {import('./server.js').Server} server @param {import('./texts.js').Speak} text @param {Page} page */
  constructor(server, text, page) {
    this.server = server;
    this.text = text;
    this.page = page;
    this.box = /** @type {HTMLDetailsElement | null} */ (document.getElementById('orders-box'));
    this.list = make('ul', { class: 'orders', id: 'orders-given' });
    this.forms = make('div', { class: 'orders', id: 'orders-usual' });
    this.empty = make('p', { class: 'hint' }, text('client-order-none'));
    /** @type {Given[]} */
    this.given = [];
    /** What was asked last for what can be said: the answer to anything older is thrown away. */
    this.asked = 0;
    /** The number of the order that is to be changed. @type {number | null} */
    this.replaces = null;
    this.number = -1;
    /** The names and limits of the forms that are shown. */
    this.shown = '';
    if (!this.box || server.seat === null) return;
    const plan = button(text('client-ahead'), () => page.plan(), { id: 'plan-ahead' });
    byId('orders').append(this.empty, this.list, this.forms, make('p', { class: 'row' }, plan));
    this.box.addEventListener('toggle', () => void this.ask());
  }

  /** @param {import('./server.js').Picture} picture the present */
  receive(picture) {
    if (!this.box) return;
    const isFirst = this.number < 0;
    const isOver = picture.over !== null;
    this.box.hidden = isOver && picture.orders.length === 0;
    for (const order of picture.orders) {
      const before = this.given.find((given) => given.id === order.id);
      if (!order.dropped || (before ? before.dropped : isFirst)) continue;
      this.page.say(this.text('client-order-told', { label: order.text.join(' ') }));
    }
    const isOther = JSON.stringify(this.given) !== JSON.stringify(picture.orders);
    this.given = picture.orders;
    if (isOther || isFirst) this.draw();
    if (isFirst && this.given.length > 0) this.box.open = true;
    if (picture.number !== this.number) {
      this.number = picture.number;
      void this.ask();
    }
  }

  /** Asks what can be said now, while somebody looks. */
  async ask() {
    if (!this.box?.open || this.server.seat === null) return;
    this.asked += 1;
    const { asked } = this;
    try {
      const told = await this.server.orders();
      if (asked === this.asked) this.drawUsual(told.usual);
    } catch (fault) {
      this.page.fault(fault);
    }
  }

  /** What was said, with what became of it. */
  draw() {
    const hadFocus = this.list.contains(document.activeElement);
    this.empty.hidden = this.given.length > 0;
    this.list.hidden = this.given.length === 0;
    this.list.replaceChildren(...this.given.map((order) => this.line(order)));
    if (hadFocus && this.box) (this.list.querySelector('button') ?? this.box.querySelector('summary'))?.focus();
  }

  /** @param {Given} order */
  line(order) {
    const id = `order-${order.id}`;
    const told = make('div', { id, class: order.dropped ? 'dropped' : '' });
    if (order.is_line) told.append(make('strong', {}, this.text('client-order-line')));
    const sentences = order.text.map((sentence) => make(order.is_line ? 'li' : 'p', {}, sentence));
    told.append(...(order.is_line ? [make('ol', {}, ...sentences)] : sentences));
    if (order.dropped) told.append(make('p', { class: 'hint' }, this.text(REASONS[order.dropped])));
    const deeds = make('p', { class: 'row' });
    if (order.limit !== null && !order.dropped) {
      deeds.append(button(this.text('client-order-change'), () => this.change(order), { 'aria-describedby': id }));
    }
    deeds.append(button(this.text('client-order-remove'), () => void this.remove(order), { 'aria-describedby': id }));
    return make('li', {}, told, deeds);
  }

  /** The orders that can be given. A form that is there stays, with what is written into it. @param {Usual[]} usual */
  drawUsual(usual) {
    const key = JSON.stringify(usual);
    if (key === this.shown) return;
    this.shown = key;
    const hadFocus = this.forms.contains(document.activeElement);
    const written = new Map([...this.forms.querySelectorAll('input')].map((field) => [field.name, field.value]));
    put(this.forms, usual.map((order) => this.form(order, written.get(order.name))));
    if (hadFocus) this.box?.querySelector('summary')?.focus();
  }

  /** @param {Usual} order @param {string | undefined} written */
  form(order, written) {
    const form = /** @type {HTMLFormElement} */ (make('form', { class: 'usual', 'data-order': order.name }));
    const id = `usual-${order.name}`;
    form.append(make('p', { id }, order.text));
    const row = make('div', { class: 'row' });
    /** @type {HTMLInputElement | null} */
    let field = null;
    if (order.limit) {
      const { label, least, most } = order.limit;
      field = /** @type {HTMLInputElement} */ (make('input', {
        type: 'number', name: order.name, id: `${id}-limit`, min: String(least), max: String(most), required: '', inputmode: 'numeric',
      }));
      field.value = written ?? '';
      row.append(make('label', { for: `${id}-limit` }, label), field);
    }
    row.append(make('button', { 'aria-describedby': id }, this.text('client-order-give')));
    form.append(row);
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      void this.give(order, field);
    });
    return form;
  }

  /** @param {Usual} order @param {HTMLInputElement | null} field */
  async give(order, field) {
    const changed = this.given.find((given) => given.id === this.replaces && given.name === order.name);
    try {
      await this.server.give({ name: order.name, limit: field ? Number(field.value) : undefined, replaces: changed?.id });
      this.replaces = null;
      if (field) field.value = '';
      this.tell('client-order-given');
    } catch (fault) {
      this.page.fault(fault);
      void this.ask();
    }
  }

  /** Writes the amount of an order where another one can be named. @param {Given} order */
  change(order) {
    const field = [...this.forms.querySelectorAll('input')].find((input) => input.name === order.name);
    if (!field || order.limit === null) return;
    this.replaces = order.id;
    field.value = String(order.limit);
    field.focus();
    field.select();
  }

  /** @param {Given} order */
  async remove(order) {
    try {
      await this.server.unsay(order.id);
      this.tell('client-order-removed');
    } catch (fault) {
      this.page.fault(fault);
    }
  }

  /** @param {string} id */
  tell(id) {
    this.page.announce(this.text(id));
  }
}
