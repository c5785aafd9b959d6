// @ts-check
/** Everything with which a player picks a move: the board, the bar below it, the list, the keys and the cards. */

import { Asker } from './asking.js';
import { Bar } from './bar.js';
import { Chooser } from './chooser.js';
import { crumbs } from './crumbs.js';
import { byId, button, make } from './dom.js';
import { Forced } from './forced.js';
import { Gestures, pieceOf } from './gestures.js';
import { Keys } from './keys.js';
import { List } from './list.js';
import { kindOf } from './offer.js';
import { isIn, thingOf } from './picture.js';
import { Preview } from './preview.js';
import { isOn } from './settings.js';
import { Zoom } from './zoom.js';

/** Where there is so much room, a card covers nothing. */
const ROOMY = window.matchMedia('(min-width: 62rem)');

/**
 * @typedef {{
 *   isOpen: () => boolean,
 *   moment: () => import('./asking.js').Moment | null,
 *   changed: () => void,
 *   previewed: () => void,
 *   send: (letter: import('./outbox.js').Letter) => void,
 *   watching: () => void,
 *   refused: () => void,
 *   announce: (sentence: string) => void,
 *   advised: (offer: import('./offer.js').Offer) => number[],
 *   rule: (clause: string) => Node,
 *   leave: () => boolean,
 *   hint: () => void,
 *   takeBack: () => void,
 * }} Page  what the page of the table does: may something be chosen now, and what is shown; something was picked, or can
 *   be previewed; a spectator clicked; something was tried that cannot be chosen; what a hint advises; what lies over the present is put away
 */

export class Picking {
  /**
   * @param {import('./server.js').Server} server @param {import('./texts.js').Speak} text
   * @param {import('./picture.js').Pane} pane @param {Page} page
   */
  constructor(server, text, pane, page) {
    this.server = server;
    this.text = text;
    this.pane = pane;
    this.page = page;
    this.isDragging = false;
    /** Is a position shown that is only imagined, so that nothing can be asked about its moves? */
    this.isImagined = false;
    /** @type {Map<string, SVGSVGElement>} pieces that are laid, as the picture had them before */
    this.pieces = new Map();
    this.chooser = new Chooser(text, {
      changed: () => {
        this.asker.close();
        page.changed();
      },
      counted: () => this.counted(),
      send: page.send,
      sendsAtOnce: () => !isOn('confirm') && !this.isDragging,
    });
    /** @type {import('./list.js').Around} */
    const around = {
      pointed: (id) => this.pane.point(id),
      asked: (id) => this.lookAt(id === null ? null : [id], false),
      advised: page.advised,
      isOnBoard: (id, head) => this.pane.shown()(id, head),
      turned: (rotation) => this.turned(rotation),
    };
    this.pointed = around.pointed;
    this.list = new List(byId('offer'), this.chooser, around);
    this.bar = new Bar(byId('bar'), this.chooser, around);
    this.preview = new Preview(server, () => {
      this.tell();
      page.previewed();
    });
    this.forced = new Forced(() => page.isOpen() && this.chooser.sendNow(true));
    document.addEventListener('adit-setting', () => {
      this.forced.draw(page.isOpen());
      this.tell();
    });
    this.asker = new Asker(byId('card'), server, text, {
      moment: page.moment,
      meanings: (id, most) => (page.isOpen() ? this.chooser.choice?.meanings(id, most) ?? [] : []),
      rule: page.rule,
      announce: page.announce,
    });
    this.zoom = new Zoom(byId('picture'), (isZoomed) => {
      byId('whole-board').hidden = !isZoomed;
      pane.light();
    });
    this.gestures = new Gestures(byId('picture'), {
      clicked: (element) => this.clicked(element),
      pointed: (element) => this.lookAt(element && thingOf(element).ids, element !== null && this.isDark(element), true),
      held: (element) => void this.asker.show(thingOf(element).ids, { isPinned: true, isDark: this.isDark(element), isOnBoard: true }),
      wheeled: (element, by) => this.wheeled(element, by),
      canDrag: (element) => page.isOpen() && !this.chooser.sheet && element.classList.contains('possible'),
      dragged: (element) => this.dragged(element),
    });
    this.keys = new Keys(text, {
      chooser: this.chooser,
      pane,
      isOpen: page.isOpen,
      leave: () => this.asker.close() || page.leave(),
      hint: page.hint,
      takeBack: page.takeBack,
      onBoard: (element, isPick) => (isPick ? this.clicked(element) : void this.asker.show(thingOf(element).ids, { isAloud: true, isDark: this.isDark(element), isOnBoard: true })),
      leaveBoard: () => this.list.focus(true),
    });
    this.build();
  }

  build() {
    const { text, zoom } = this;
    const step = (/** @type {number} */ by, /** @type {string} */ sign, /** @type {string} */ id) =>
      button(sign, () => zoom.step(by), { 'aria-label': text(id), title: text(id), class: 'step' });
    byId('magnifier').append(step(-1, '−', 'client-smaller'), step(1, '+', 'client-larger'));
    byId('whole-board').addEventListener('click', () => zoom.whole());
    const fold = byId('fold');
    fold.addEventListener('click', () => this.fold(!byId('offer-box').classList.contains('folded')));
  }

  /** Folds the sheet of choices on a phone, so that the board is seen. @param {boolean} isFolded */
  fold(isFolded) {
    byId('offer-box').classList.toggle('folded', isFolded);
    byId('fold').setAttribute('aria-expanded', String(!isFolded));
  }

  /** Takes a new offer. @param {import('./server.js').Picture} picture @param {boolean} moved @returns {boolean} is a choice lost? */
  receive(picture, moved) {
    const before = this.chooser.choice?.offer.id;
    const isLost = this.chooser.receive(picture.offer, moved);
    if (picture.over) this.zoom.rest();
    if (this.chooser.choice?.offer.id !== before) {
      this.pieces.clear();
      this.asker.close();
      // Amounts are given on the sheet itself, everything else first of all on the board.
      this.fold(this.chooser.sheet === null);
    }
    // A lesson lets the learner do everything.
    if (!picture.lesson) this.forced.receive(picture);
    return isLost;
  }

  /** What the list shows, in a box of its own. */
  content() {
    return this.list.content();
  }

  /** Shows what is picked and what can come next. @param {boolean} isOpen @param {string | null} prompt */
  draw(isOpen, prompt) {
    const { chooser, pane } = this;
    const choice = isOpen ? chooser.choice : null;
    byId('question').textContent = choice ? chooser.question(prompt) : '';
    byId('crumbs').replaceChildren(...(choice ? crumbs(chooser, this.pointed) : []));
    this.bar.draw(isOpen);
    pane.counted = choice && chooser.sheet ? chooser.sheet.open() : new Map();
    const only = choice && !chooser.sheet && choice.picks.length > 0 ? choice.only() : null;
    this.preview.consider(choice?.offer.id ?? '', choice && only && !this.isImagined ? choice.words(only) : null);
    this.forced.draw(isOpen);
    this.tell();
  }

  /** Says what the move that is chosen would do. */
  tell() {
    const { preview, text } = this;
    const forced = this.forced.isWaiting ? [text('client-forced')] : [];
    const later = preview.isOpen ? [text('client-later')] : [];
    const said = [...forced, ...preview.tells, ...later];
    const box = byId('tells');
    // What it would do comes a moment later; the button that sends must not move away under the pointer then.
    box.classList.toggle('expected', preview.key !== '');
    if (box.textContent !== said.join('')) box.replaceChildren(...said.map((sentence) => make('p', {}, sentence)));
  }

  /** Says what is picked and what is asked next to those who do not see it. */
  announce() {
    const { choice } = this.chooser;
    if (!choice) return;
    const only = choice.only();
    const last = choice.picks.at(-1);
    const picked = only ? this.chooser.phrase(choice, only) : last && 'part' in last ? choice.part(last.part).label : '';
    this.page.announce([picked, byId('question').textContent ?? ''].filter(Boolean).join('. '));
  }

  /** Leads the eye and the finger to what is asked for. */
  lead() {
    const { choice } = this.chooser;
    if (!choice || !this.page.isOpen() || this.chooser.sheet) return;
    const place = choice.turningPlace();
    const wanted = place === null ? this.pane.wanted() : this.pane.elementsOf(place);
    const kinds = new Set([...choice.ways(this.pane.shown()).next.keys()].map(kindOf));
    // Where everything may be chosen the whole board is worth more than large places.
    if (place === null && (choice.picks.length > 0 || kinds.size === 1)) this.zoom.fit(wanted, `${choice.offer.id} ${JSON.stringify(choice.picks)}`);
    else this.zoom.reveal(wanted);
  }

  /** @param {Element} element */
  clicked(element) {
    const thing = thingOf(element);
    const isOpen = this.page.isOpen();
    if (isOpen && this.chooser.click(thing)) return;
    if (this.server.seat === null) this.page.watching();
    else if (this.isDark(element)) this.page.refused();
    void this.asker.show(thing.ids, { isPinned: true, isDark: isOpen && !this.chooser.sheet, isAloud: true, isOnBoard: true });
  }

  /** The reader rests on something, or on nothing any more. @param {string[] | null} ids @param {boolean} isDark @param {boolean} isOnBoard */
  lookAt(ids, isDark, isOnBoard = false) {
    if (!ids) this.asker.leave();
    // On a phone the card would cover what is pointed at; there it comes by a long press.
    else if (ROOMY.matches) void this.asker.show(ids, { isDark, isOnBoard });
  }

  /** @param {Element} element */
  isDark(element) {
    return this.page.isOpen() && element.classList.contains('dark');
  }

  /** @param {Element} element @param {number} by */
  wheeled(element, by) {
    const place = this.page.isOpen() ? this.chooser.choice?.turningPlace() : null;
    if (typeof place !== 'string' || !thingOf(element).ids.includes(place)) return false;
    if (by !== 0) this.chooser.turn(by);
    return true;
  }

  /** A piece is dragged: it is picked, unless it is already. @param {Element} element */
  dragged(element) {
    const { choice } = this.chooser;
    const thing = thingOf(element);
    const isPicked = thing.ids.some((id) => choice?.chosen().has(id));
    if (isPicked) return;
    this.isDragging = true;
    this.chooser.click(thing);
    this.isDragging = false;
  }

  /** An amount was changed. */
  counted() {
    const { sheet } = this.chooser;
    if (!sheet) return;
    this.pane.counted = sheet.open();
    this.pane.light();
    this.page.announce(sheet.sum(this.text));
  }

  /** The piece that is laid, as it looks when it is turned so. @param {string} rotation  in sixths, anticlockwise */
  turned(rotation) {
    const { choice } = this.chooser;
    const chosen = choice?.chosen();
    if (!choice || !chosen) return null;
    const ids = choice.crumbs().flatMap(({ part }) => (part === null ? [] : [choice.part(part).id]));
    const id = ids.find((some) => kindOf(some) !== 'verb' && (this.pieces.has(some) || this.pane.elementsOf(some).length > 0));
    if (id === undefined) return null;
    const [element] = this.pane.elementsOf(id).filter((some) => isIn(thingOf(some), chosen));
    // A preview may show the picture without the piece.
    if (!this.pieces.has(id) && element) this.pieces.set(id, pieceOf(element));
    const drawing = /** @type {SVGSVGElement | undefined} */ (this.pieces.get(id)?.cloneNode(true));
    if (!drawing) return null;
    drawing.setAttribute('class', `${drawing.getAttribute('class') ?? ''} turned`.trim());
    drawing.style.rotate = `${-60 * Number(rotation)}deg`;
    return drawing;
  }
}
