// @ts-check
/** The list with which a player says a move, part by part. Knows parts, and no game. */

import { button, make } from './dom.js';
import { Choice } from './offer.js';
import { capital, phrase } from './texts.js';

/** Lists that are longer get a field in which a part can be looked for. */
const LONG = 14;

/**
 * @typedef {{
 *   changed: () => void,
 *   pointed: (id: string | null) => void,
 *   considered: (offer: string, words: string | null) => void,
 *   send: (letter: import('./outbox.js').Letter) => void,
 *   sendsAtOnce: () => boolean,
 *   advised: (offer: import('./offer.js').Offer) => number[],
 * }} Deeds
 */

export class Chooser {
  /** @param {HTMLElement} box @param {import('./texts.js').Speak} text @param {Deeds} deeds */
  constructor(box, text, deeds) {
    this.box = box;
    this.text = text;
    this.deeds = deeds;
    /** @type {Choice | null} */
    this.choice = null;
  }

  /**
   * Takes a new offer, or none.
   * @param {import('./offer.js').Offer | null} offer
   * @param {boolean} answered  has the player answered the one before?
   * @returns {boolean} was a choice begun that is lost now?
   */
  receive(offer, answered) {
    const before = this.choice;
    if (offer?.id === before?.offer.id) return false;
    this.choice = offer ? new Choice(offer) : null;
    if (!before || before.picks.length === 0 || answered) return false;
    // Where several players are asked at once, another one's answer changes the offer but seldom what was chosen of it.
    const kept = this.choice && before.carriedTo(this.choice.offer);
    if (kept) this.choice = kept;
    return !kept;
  }

  /** @param {Choice} choice @param {boolean} byHand  did the reader choose just now? */
  set(choice, byHand = true) {
    this.choice = choice;
    const only = choice.only();
    if (only && byHand && choice.picks.length > 0 && this.deeds.sendsAtOnce()) {
      this.send(choice, only);
      return;
    }
    this.deeds.changed();
  }

  /** Chooses what was clicked on the picture, if it can be chosen. @param {string[]} ids */
  click(ids) {
    const { choice } = this;
    if (!choice) return false;
    const found = ids.map((id) => choice.find(id)).filter((part) => part !== null);
    const before = choice.only() && choice.picks.length > 0 ? choice.before() : null;
    for (const further of [
      ...found.map((part) => choice.next().parts.includes(part) && choice.say(part)),
      // Once the move is complete another place may be tried instead of the last one.
      ...found.map((part) => before && before.next().parts.includes(part) && before.say(part)),
      ...found.map((part) => !isSaid(choice, part) && choice.has(part)),
    ]) {
      if (further) {
        this.set(further);
        return true;
      }
    }
    return false;
  }

  back() {
    if (!this.choice || this.choice.picks.length === 0) return false;
    this.set(this.choice.before(), false);
    return true;
  }

  /** @param {Choice} choice @param {number[]} move */
  send(choice, move) {
    this.deeds.send({ offer: choice.offer.id, words: choice.words(move), labels: this.phrase(choice, move) });
  }

  /** How a move or its beginning is called on its own. @param {Choice} choice @param {number[]} parts */
  phrase(choice, parts) {
    return capital(phrase(this.text, choice.partsAt(parts)));
  }

  /** Puts the focus where the reader goes on. */
  focus() {
    const goal = this.box.querySelector('#send, [aria-pressed="true"], .choices button, button');
    if (goal instanceof HTMLElement) goal.focus({ preventScroll: true });
  }

  /** What the panel shows now. @returns {Node[]} */
  content() {
    const { choice, text } = this;
    if (!choice) return [];
    const only = choice.only();
    const said = this.phrase(choice, only ?? choice.prefix());
    /** @type {Node[]} */
    const content = [make('p', { class: said === '' ? 'said hint' : 'said' }, said === '' ? text('client-choose') : said)];
    // A complete move keeps its last choice open, so that a tile can be turned before it is laid.
    const open = only && choice.picks.length > 0 ? choice.before() : choice;
    const { parts, mayEnd } = open.next();
    if (parts.length + Number(mayEnd) > 1) content.push(...this.list(open, parts, mayEnd, only));
    const deeds = make('div', { class: 'row deeds' });
    if (only) deeds.append(button(text('client-send'), () => this.send(choice, only), { class: 'primary', id: 'send' }));
    if (choice.picks.length > 0) {
      deeds.append(button(text('client-undo-pick'), () => this.back()));
      if (choice.picks.length > 1) {
        deeds.append(button(text('client-restart'), () => this.set(new Choice(choice.offer), false)));
      }
    }
    if (deeds.childElementCount > 0) content.push(deeds);
    this.deeds.considered(choice.offer.id, only && choice.picks.length > 0 ? choice.words(only) : null);
    return content;
  }

  /** @param {Choice} open @param {number[]} parts @param {boolean} mayEnd @param {number[] | null} only */
  list(open, parts, mayEnd, only) {
    const { text } = this;
    const at = open.next().at;
    const advised = this.deeds.advised(open.offer);
    // Only a player who has followed the advice so far is shown how it goes on.
    const isFollowed = advised.length > at && open.prefix().every((part, place) => advised[place] === part);
    const list = make('ul', { class: 'choices' });
    for (const part of parts) {
      const { id, label } = open.part(part);
      const pick = button(capital(label), () => {
        const further = open.say(part);
        if (further) this.set(further);
      }, { 'data-choice': id });
      if (only) pick.setAttribute('aria-pressed', String(only[at] === part));
      if (isFollowed && advised[at] === part) {
        pick.classList.add('advised');
        pick.append(make('span', { class: 'aloud' }, ` (${text('client-hint')})`));
      }
      for (const kind of ['mouseenter', 'focus']) pick.addEventListener(kind, () => this.deeds.pointed(id));
      for (const kind of ['mouseleave', 'blur']) pick.addEventListener(kind, () => this.deeds.pointed(null));
      list.append(make('li', {}, pick));
    }
    if (mayEnd) {
      const finish = button(text('client-finish'), () => {
        const further = open.finish();
        if (further) this.set(further);
      }, { 'data-choice': 'end' });
      if (only) finish.setAttribute('aria-pressed', String(only.length === at));
      list.append(make('li', {}, finish));
    }
    return parts.length > LONG ? [this.finder(list), list] : [list];
  }

  /** A field that shows only the choices with what is typed into it. @param {HTMLElement} list */
  finder(list) {
    const label = this.text('client-find');
    const field = /** @type {HTMLInputElement} */ (make('input', {
      type: 'search', class: 'find', placeholder: label, 'aria-label': label, autocomplete: 'off', spellcheck: 'false',
    }));
    const items = [...list.children].filter((item) => item instanceof HTMLElement);
    field.addEventListener('input', () => {
      const wanted = field.value.trim().toLowerCase();
      for (const item of items) item.hidden = !(item.textContent ?? '').toLowerCase().includes(wanted);
    });
    field.addEventListener('keydown', (event) => {
      if (event.key !== 'Enter') return;
      const wanted = field.value.trim().toLowerCase();
      const shown = items.filter((item) => !item.hidden);
      const exact = shown.find((item) => (item.textContent ?? '').toLowerCase() === wanted);
      (exact ?? shown[0])?.querySelector('button')?.click();
    });
    return field;
  }
}

/** Is the part said already? @param {Choice} choice @param {number} part */
function isSaid(choice, part) {
  return choice.picks.some((pick) => 'part' in pick && pick.part === part);
}
