// @ts-check
/** Whose turn it is, and who wants to take a move back: in the heading, in the list of players, in the title, by sound. */

import { button, byId, make } from './dom.js';
import { verdict } from './end.js';
import { isOn, sound } from './settings.js';
import { listed } from './texts.js';

/** @typedef {import('./server.js').Picture} Picture */

export class Turn {
  /**
   * @param {import('./server.js').Server} server @param {import('./texts.js').Speak} text
   * @param {{ nameOf: (seat: number) => string, announce: (sentence: string) => void, fault: (fault: unknown) => void,
   *   answered: (sentence: string) => void }} deeds  `answered`: the others have answered the player's request
   */
  constructor(server, text, deeds) {
    this.server = server;
    this.text = text;
    this.deeds = deeds;
    this.title = document.title;
    this.isMine = false;
    /** What was said of the turn last. */
    this.status = '';
    /** @type {Picture | null} */
    this.before = null;
  }

  /** @param {Picture} picture @param {string[]} told  what is new since the picture before */
  receive(picture, told) {
    this.drawPlayers(picture);
    const answer = this.answer(picture);
    this.drawAsk(picture);
    this.drawStatus(picture, answer === null ? told : [answer, ...told]);
    this.drawTitle(picture);
    if (answer !== null) this.deeds.answered(answer);
    this.before = picture;
  }

  /** What the others have said to the player's request to take back, if they have just said it. @param {Picture} picture */
  answer(picture) {
    const { before } = this;
    if (!before?.ask || before.ask.seat !== this.server.seat || picture.ask) return null;
    return this.text(picture.number < before.number ? 'client-back-done' : 'client-back-refused');
  }

  /** @param {Picture} picture @param {string[]} told */
  drawStatus(picture, told) {
    const { text, server, deeds } = this;
    const { fair } = picture;
    const adds = fair?.state === 'waiting' ? fair.waits_for : null;
    const mine = server.seat !== null && (adds ?? picture.pending).includes(server.seat);
    const isAsked = this.isAsked(picture);
    let sentence;
    if (picture.over) {
      sentence = `${text('client-over')} ${verdict(text, picture.over, deeds.nameOf, server.seat)}`;
    } else if (fair?.state === 'lost') {
      sentence = text('client-fair-lost');
    } else if (adds) {
      sentence = mine ? text('client-fair-yours') : text('client-fair-waits', { who: listed(text, adds.map(deeds.nameOf)) });
    } else if (mine) {
      sentence = text('client-your-turn');
    } else {
      sentence = text('client-turn-of', { who: listed(text, picture.pending.map(deeds.nameOf)) });
    }
    if (server.seat === null && !picture.over) sentence = `${text('client-watching')} ${sentence}`;
    const box = byId('status');
    box.classList.toggle('mine', mine);
    if (box.textContent !== sentence) box.textContent = sentence;
    document.title = mine || isAsked ? `● ${this.title}` : this.title;
    const request = picture.ask && isAsked ? [text('client-ask', { who: deeds.nameOf(picture.ask.seat) })] : [];
    const status = [...request, sentence].join(' ');
    // The table is looked at again after a refusal. That tells nothing new, and the refusal is heard to its end.
    const isNew = told.length > 0 || status !== this.status || picture.number !== this.before?.number;
    if (isNew) deeds.announce([...request, ...told, sentence].join(' '));
    this.status = status;
    if (mine && !this.isMine) this.call(text('client-your-turn'), 440, 660);
    if (isAsked && !(this.before && this.isAsked(this.before))) this.call(request.join(''), 660, 440);
    this.isMine = mine;
  }

  /** Does somebody wait for the player's consent? @param {Picture} picture */
  isAsked({ ask }) {
    return ask !== null && this.server.seat !== null && ask.waits_for.includes(this.server.seat);
  }

  /** Calls the player, who may look elsewhere. @param {string} sentence @param {number[]} pitches */
  call(sentence, ...pitches) {
    sound(...pitches);
    if (document.hidden && isOn('notify') && 'Notification' in window && Notification.permission === 'granted') {
      const note = new Notification(this.title, { body: sentence, tag: this.server.base });
      note.onclick = () => window.focus();
    }
  }

  /** A reader who has nothing to choose here any more gets another title, and the replay at hand. @param {Picture} picture */
  drawTitle(picture) {
    const { text, server } = this;
    const heading = byId('offer-title');
    if (picture.over && heading.textContent !== text('client-result')) {
      heading.textContent = text('client-result');
      /** @type {HTMLDetailsElement} */ (byId('history-box')).open = true;
    } else if (!picture.over) {
      heading.textContent = text(server.seat === null ? 'client-table' : 'client-move');
    }
  }

  /** @param {Picture} picture */
  drawPlayers({ pending, over, hints, late }) {
    const { text } = this;
    for (const element of document.querySelectorAll('#players [data-seat]')) {
      const seat = Number(element.getAttribute('data-seat'));
      const turn = element.querySelector('.turn');
      const asked = pending.includes(seat);
      element.classList.toggle('asked', asked);
      const count = (/** @type {string} */ name, /** @type {number} */ number, /** @type {string} */ sentence) => {
        const mark = element.querySelector(name);
        if (!(mark instanceof HTMLElement)) return;
        mark.hidden = number === 0;
        mark.textContent = text(sentence, { number });
      };
      count('.hints', hints[seat] ?? 0, 'client-hints-used');
      count('.late', late[seat] ?? 0, 'client-late');
      if (turn) turn.textContent = over ? text('client-points', { points: over.scores[seat] ?? 0 }) : asked ? text('client-thinks') : '';
    }
  }

  /** @param {Picture} picture */
  drawAsk(picture) {
    const { text, deeds, server } = this;
    const box = byId('ask');
    const { ask } = picture;
    if (!ask) {
      box.replaceChildren();
      return;
    }
    const children = [make('p', {}, text('client-ask', { who: deeds.nameOf(ask.seat) }))];
    if (this.isAsked(picture)) {
      const answer = (/** @type {boolean} */ agree) => void server.consent(agree).catch(deeds.fault);
      children.push(make('p', { class: 'row' },
        button(text('client-agree'), () => answer(true), { class: 'primary', id: 'agree' }),
        button(text('client-refuse'), () => answer(false), { id: 'refuse' })));
    }
    box.replaceChildren(...children);
  }
}
