// @ts-check
/** What keys do: digits choose, Enter sends, Escape steps back, and arrows walk over the board. */

import { byId, button, make } from './dom.js';

/** Digits that follow within this time belong to one number, in milliseconds. */
const NUMBER = 900;

/**
 * @typedef {{
 *   chooser: import('./chooser.js').Chooser,
 *   isOpen: () => boolean,
 *   leave: () => boolean,
 *   hint: () => void,
 *   takeBack: () => void,
 *   onBoard: (element: Element, isPick: boolean) => void,
 *   leaveBoard: () => void,
 *   pane: import('./picture.js').Pane,
 * }} Deeds  `isOpen`: is there something to choose? `leave`: puts away what lies on top, and says whether there was something
 */

/** The keys and the texts that explain them. */
const KEYS = [
  ['1 – 9', 'client-key-digit'], ['Enter', 'client-key-enter'], ['Esc', 'client-key-escape'], ['R', 'client-key-turn'],
  ['/', 'client-key-find'], ['H', 'client-key-hint'], ['U', 'client-key-back'], ['← ↑ → ↓', 'client-key-board'],
  ['Alt + ← →', 'client-key-history'], ['?', 'client-key-help'],
];

export class Keys {
  /** @param {import('./texts.js').Speak} text @param {Deeds} deeds */
  constructor(text, deeds) {
    this.text = text;
    this.deeds = deeds;
    /** Was the keyboard used last, and not the pointer? */
    this.areUsed = false;
    this.number = { typed: '', time: 0 };
    this.dialog = this.build();
    document.addEventListener('keydown', (event) => {
      this.areUsed = true;
      if (!event.defaultPrevented && this.press(event)) event.preventDefault();
    });
    document.addEventListener('pointerdown', () => { this.areUsed = false; }, { capture: true });
    byId('picture').addEventListener('blur', () => deeds.pane.goTo(null));
  }

  /** @param {KeyboardEvent} event @returns {boolean} was it for us? */
  press(event) {
    if (event.ctrlKey || event.metaKey || event.altKey || this.dialog.open) return false;
    const target = /** @type {Element} */ (event.target);
    const isWritten = target.matches('input:not([type=checkbox], [type=range]), textarea, select');
    if (isWritten) return target.closest('#offer') !== null && this.write(event.key, target);
    // Digits are one number only if nothing comes between them.
    if (!/^\d$/.test(event.key)) this.number.typed = '';
    if (target.id === 'picture' && this.walk(event)) return true;
    const { chooser } = this.deeds;
    const isOpen = this.deeds.isOpen();
    switch (event.key) {
      case 'Escape': return this.escape();
      case '?': this.dialog.showModal(); return true;
      case 'Enter': return isOpen && !target.closest('button, a, summary') && chooser.sendNow();
      case 'Backspace': return isOpen && chooser.back();
      case 'r': return isOpen && chooser.turn(1);
      case 'R': return isOpen && chooser.turn(-1);
      case 'h': case 'H': this.deeds.hint(); return true;
      case 'u': case 'U': this.deeds.takeBack(); return true;
      case '/': return this.find();
      default: return isOpen && /^\d$/.test(event.key) && this.digit(event.key, event.timeStamp);
    }
  }

  escape() {
    return this.deeds.leave() || this.deeds.chooser.back();
  }

  /** A key that does not belong to the field in which the reader writes. @param {string} key @param {Element} field @returns {boolean} */
  write(key, field) {
    if (key === 'Escape') return this.escape();
    if (key !== 'Enter' || field.closest('.sheet') === null) return false;
    field.dispatchEvent(new Event('change'));
    return this.deeds.isOpen() && this.deeds.chooser.sendNow();
  }

  find() {
    const field = document.querySelector('#offer .find');
    if (field instanceof HTMLElement) field.focus();
    return field !== null;
  }

  /** @param {string} digit @param {number} time @returns {boolean} */
  digit(digit, time) {
    const { chooser } = this.deeds;
    if (chooser.sheet) return this.row(Number(digit) - 1);
    if (!chooser.asksNumber()) return digit !== '0' && chooser.nth(Number(digit) - 1);
    const typed = time - this.number.time < NUMBER ? this.number.typed + digit : digit;
    const word = chooser.sayNumber(typed) ? typed : digit;
    this.number = { typed: word, time };
    return word === typed || chooser.sayNumber(digit);
  }

  /** Goes to the amount in this row of the sheet. @param {number} place @returns {boolean} */
  row(place) {
    const field = document.querySelectorAll('#offer .sheet-row input')[place];
    if (field instanceof HTMLElement) field.focus();
    return field !== undefined;
  }

  /** Walks over the board. @param {KeyboardEvent} event @returns {boolean} */
  walk({ key }) {
    const { pane, onBoard, leaveBoard } = this.deeds;
    const here = pane.here();
    const way = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[key];
    if (way) {
      const goal = here ? neighbour(here, [...pane.elements()], way[0] ?? 0, way[1] ?? 0) : pane.wanted()[0] ?? pane.elements()[0];
      if (goal) {
        pane.goTo(goal);
        onBoard(goal, false);
      }
      return true;
    }
    if ((key === 'Enter' || key === ' ') && here) {
      onBoard(here, true);
      return true;
    }
    if (key === 'Escape' && here) {
      pane.goTo(null);
      leaveBoard();
      return true;
    }
    return false;
  }

  build() {
    const { text } = this;
    const dialog = /** @type {HTMLDialogElement} */ (make('dialog', { id: 'keys', 'aria-labelledby': 'keys-title' }));
    const lines = KEYS.flatMap(([key = '', id = '']) => [make('dt', {}, make('kbd', {}, key)), make('dd', {}, text(id))]);
    dialog.append(make('h2', { id: 'keys-title' }, text('client-keys')), make('dl', {}, ...lines),
      make('p', { class: 'row' }, button(text('client-close'), () => dialog.close(), { class: 'primary' })));
    document.body.append(dialog);
    return dialog;
  }
}

/**
 * The nearest element in a direction.
 * @param {Element} from @param {Element[]} all @param {number} right @param {number} down
 */
function neighbour(from, all, right, down) {
  const middle = (/** @type {Element} */ element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2 };
  };
  const here = middle(from);
  let best = null;
  let least = Infinity;
  for (const element of all) {
    const { x, y } = middle(element);
    const along = (x - here.x) * right + (y - here.y) * down;
    const across = Math.abs((x - here.x) * down) + Math.abs((y - here.y) * right);
    // Nothing that lies more to the side than ahead.
    if (along < 2 || across > along * 1.5) continue;
    if (along + 2 * across < least) {
      best = element;
      least = along + 2 * across;
    }
  }
  return best;
}
