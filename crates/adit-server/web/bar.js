// @ts-check
/**
 * The bar below the board: what can come next and has no place in the picture, and the buttons that send and undo. With
 * it a whole game is played without the list. It is for pointers; the list says the same to keyboards and screen readers.
 */

import { button, make, put } from './dom.js';
import { kindOf } from './offer.js';
import { capital } from './texts.js';

/** More numbers than these are stepped through. */
const NUMBERS = 21;

export class Bar {
  /** @param {HTMLElement} box @param {import('./chooser.js').Chooser} chooser @param {import('./list.js').Around} around */
  constructor(box, chooser, around) {
    this.box = box;
    this.chooser = chooser;
    this.text = chooser.text;
    this.around = around;
  }

  /** Shows what can come next, or nothing. @param {boolean} isOpen  is there something to choose now? */
  draw(isOpen) {
    put(this.box, isOpen ? this.content() : []);
    // The list has all of this too, so the keyboard need not walk through it twice.
    for (const control of this.box.querySelectorAll('button, input')) control.setAttribute('tabindex', '-1');
  }

  /** @returns {Node[]} */
  content() {
    const { chooser, text } = this;
    const { choice, sheet } = chooser;
    if (!choice) return [];
    const send = (/** @type {string} */ label) => button(label, () => void chooser.sendNow(), { class: 'primary send' });
    if (sheet) return [...sheet.content(text, true, this.around.pointed), send(sheet.body.button)];
    const nodes = [];
    if (choice.picks.length > 0) {
      const undo = text('client-undo-pick');
      nodes.push(button('↶', () => void chooser.back(), { class: 'step undo', 'aria-label': undo, title: undo }));
    }
    nodes.push(make('div', { class: 'ways' }, ...this.ways()));
    if (choice.only()) nodes.push(send(text('client-send')));
    return nodes;
  }

  /** @returns {Node[]} */
  ways() {
    const { chooser, text, around } = this;
    const list = chooser.open();
    if (!list) return [];
    const { open, parts, mayEnd, at, only } = list;
    if (chooser.choice && chooser.choice.turns().length > 0) {
      return [[-1, '↺', 'client-turn-left'], [1, '↻', 'client-turn-on']].map(([by, sign, label]) =>
        button(String(sign), () => void chooser.turn(Number(by)), { class: 'step turn', 'aria-label': text(String(label)), title: text(String(label)) }));
    }
    if (parts.length + Number(mayEnd) < 2) return [];
    const hidden = parts.filter((part) => !around.isOnBoard(open.part(part).id, open.headOf(part)));
    const isChosen = (/** @type {number} */ part) => only?.parts[at] === part;
    const areNumbers = hidden.length > 1 && hidden.every((part) => kindOf(open.part(part).id) === 'number');
    const nodes = areNumbers && hidden.length > NUMBERS ? this.stepper(open, hidden, isChosen) : hidden.map((part) => {
      const { id, label, brief } = open.part(part);
      const way = button(capital(label), () => chooser.say(open, part), { 'data-way': id, class: areNumbers ? 'number' : 'way' });
      if (brief !== '') way.title = brief;
      way.classList.toggle('taken', isChosen(part));
      way.addEventListener('mouseenter', () => around.asked(id));
      way.addEventListener('mouseleave', () => around.asked(null));
      return way;
    });
    if (mayEnd) {
      const finish = button(text('client-finish'), () => chooser.finish(open), { 'data-way': 'end', class: 'way' });
      finish.classList.toggle('taken', only?.parts.length === at);
      nodes.push(finish);
    }
    return nodes;
  }

  /**
   * Steps through a long row of numbers.
   * @param {import('./offer.js').Choice} open @param {number[]} parts @param {(part: number) => boolean} isChosen
   * @returns {Node[]}
   */
  stepper(open, parts, isChosen) {
    const { text, chooser } = this;
    const here = parts.findIndex(isChosen);
    const step = (/** @type {number} */ by, /** @type {string} */ sign) => button(sign, () => {
      const part = parts[here < 0 ? 0 : Math.max(0, Math.min(parts.length - 1, here + by))];
      if (part !== undefined) chooser.say(open, part);
    }, { class: 'step', 'aria-label': text(by < 0 ? 'client-fewer' : 'client-further'), title: text(by < 0 ? 'client-fewer' : 'client-further') });
    const now = parts[here];
    const value = make('output', { class: 'number' }, now === undefined ? '–' : open.part(now).label);
    return [step(-5, '−5'), step(-1, '−'), value, step(1, '+'), step(5, '+5')];
  }
}
