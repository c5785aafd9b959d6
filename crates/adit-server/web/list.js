// @ts-check
/** The list with which a player says a move, part by part, and the buttons that go with it. */

import { button, make } from './dom.js';
import { kindOf } from './offer.js';
import { capital } from './texts.js';

/** Lists that are longer get a field in which a part can be looked for. */
const LONG = 14;
/** So many choices have a digit as their key. */
const DIGITS = 9;

/**
 * @typedef {{
 *   pointed: (id: string | null) => void,
 *   asked: (id: string | null) => void,
 *   advised: (offer: import('./offer.js').Offer) => number[],
 *   isOnBoard: (id: string, head: string) => boolean,
 *   turned: (rotation: string) => Node | null,
 * }} Around  what the list needs from the page: what is pointed at, what a card is wanted of, what is advised, what the
 *   picture has, and the piece that is laid, turned
 */

export class List {
  /** @param {HTMLElement} box @param {import('./chooser.js').Chooser} chooser @param {Around} around */
  constructor(box, chooser, around) {
    this.box = box;
    this.chooser = chooser;
    this.text = chooser.text;
    this.around = around;
  }

  /**
   * Puts the focus where the reader goes on.
   * @param {boolean} byKeys  is the keyboard in use? @param {string | null | undefined} field  the field of a sheet in which the reader was
   */
  focus(byKeys, field = null) {
    const wanted = [...(field ? [`[data-key="${CSS.escape(field)}"]`] : []), '#send', '[aria-pressed="true"]', ...(byKeys ? ['.find'] : []), '.choices button', 'button'];
    for (const selector of wanted) {
      const goal = this.box.querySelector(selector);
      if (goal instanceof HTMLElement && goal.checkVisibility()) {
        goal.focus({ preventScroll: true });
        return;
      }
    }
  }

  /** What the panel shows now. @returns {Node[]} */
  content() {
    const { chooser, text } = this;
    const { choice, sheet } = chooser;
    if (!choice) return [];
    const send = (/** @type {string} */ label) => button(label, () => void chooser.sendNow(), { class: 'primary', id: 'send' });
    if (sheet) {
      return [...sheet.content(text, false, this.around.pointed), make('div', { class: 'row deeds' }, send(sheet.body.button))];
    }
    /** @type {Node[]} */
    const content = [];
    const list = chooser.open();
    const only = choice.only();
    if (only) content.push(make('p', { class: 'said aloud', id: 'said' }, chooser.phrase(choice, only)));
    if (list && list.parts.length + Number(list.mayEnd) > 1) content.push(...this.list(list));
    const deeds = make('div', { class: 'row deeds' });
    if (only) {
      const goal = send(text('client-send'));
      goal.setAttribute('aria-describedby', 'said');
      deeds.append(goal);
    }
    if (choice.turns().length > 0) {
      deeds.append(button('↻', () => void chooser.turn(1), { class: 'step turn', 'aria-label': text('client-turn-on'), title: text('client-turn-on') }));
    }
    if (choice.picks.length > 0) {
      deeds.append(button(text('client-undo-pick'), () => void chooser.back(), { id: 'undo-pick' }));
      if (choice.picks.length > 1) deeds.append(button(text('client-restart'), () => chooser.restart(), { class: 'restart' }));
    }
    if (deeds.childElementCount > 0) content.push(deeds);
    return content;
  }

  /** @param {NonNullable<ReturnType<import('./chooser.js').Chooser['open']>>} asked */
  list({ open, parts, mayEnd, at, only }) {
    const { chooser, text, around } = this;
    const advised = around.advised(open.offer);
    // Only a player who has followed the advice so far is shown how it goes on.
    const isFollowed = advised.length > at && open.prefix().every((part, place) => advised[place] === part);
    const list = make('ul', { class: 'choices' });
    parts.forEach((part, place) => {
      const { id, label, brief } = open.part(part);
      const name = capital(label);
      const pick = button('', () => chooser.say(open, part), { 'data-choice': id });
      const picture = kindOf(id) === 'rotation' ? around.turned(open.part(part).word) : null;
      pick.append(...(picture ? [picture] : []), make('span', { class: 'label' }, name));
      if (brief !== '') pick.append(make('span', { class: 'brief' }, brief));
      if (only) pick.setAttribute('aria-pressed', String(only.parts[at] === part));
      if (isFollowed && advised[at] === part) {
        pick.classList.add('advised');
        pick.append(make('span', { class: 'aloud' }, ` (${text('client-hint')})`));
      }
      for (const kind of ['mouseenter', 'focus']) {
        pick.addEventListener(kind, () => {
          // The focus also goes here by itself, after a click on the board.
          if (kind === 'focus' && !pick.matches(':focus-visible')) return;
          around.pointed(id);
          around.asked(id);
        });
      }
      for (const kind of ['mouseleave', 'blur']) {
        pick.addEventListener(kind, () => {
          around.pointed(null);
          around.asked(null);
        });
      }
      this.key(pick, place);
      const isOnBoard = kindOf(id) === 'rotation' || around.isOnBoard(id, open.headOf(part));
      list.append(make('li', isOnBoard ? { class: 'on-board' } : {}, pick));
    });
    if (mayEnd) {
      const finish = button(text('client-finish'), () => chooser.finish(open), { 'data-choice': 'end' });
      if (only) finish.setAttribute('aria-pressed', String(only.parts.length === at));
      this.key(finish, parts.length);
      list.append(make('li', {}, finish));
    }
    return parts.length > LONG && !chooser.asksNumber() ? [this.finder(list), list] : [list];
  }

  /** The first choices can be taken by a digit. @param {HTMLElement} pick @param {number} place */
  key(pick, place) {
    if (place >= DIGITS || this.chooser.asksNumber()) return;
    pick.dataset.digit = String(place + 1);
    pick.setAttribute('aria-keyshortcuts', String(place + 1));
  }

  /** A field that shows only the choices with what is typed into it. @param {HTMLElement} list */
  finder(list) {
    const label = this.text('client-find');
    const field = /** @type {HTMLInputElement} */ (make('input', {
      type: 'search', class: 'find', placeholder: label, 'aria-label': label, autocomplete: 'off', spellcheck: 'false',
    }));
    const items = [...list.children].filter((item) => item instanceof HTMLElement);
    const named = (/** @type {HTMLElement} */ item) => (item.querySelector('.label')?.textContent ?? item.textContent ?? '').toLowerCase();
    const wanted = () => field.value.trim().toLowerCase();
    field.addEventListener('input', () => {
      for (const item of items) item.hidden = !(item.textContent ?? '').toLowerCase().includes(wanted());
    });
    field.addEventListener('keydown', (event) => {
      const shown = items.filter((item) => !item.hidden);
      const best = shown.find((item) => named(item) === wanted()) ?? shown.find((item) => named(item).startsWith(wanted())) ?? shown[0];
      const goal = best?.querySelector('button');
      if (event.key === 'ArrowDown') goal?.focus();
      else if (event.key === 'Enter') goal?.click();
      else return;
      event.preventDefault();
    });
    return field;
  }
}
