// @ts-check
/**
 * The coach of a training table. It explains each kind of decision the first time it comes up, and says so before a move is
 * sent that gives a lot away: why, and what would follow. It never keeps anybody from sending. Knows no game.
 */

import { button, make } from './dom.js';
import { isOn } from './settings.js';
import { capital } from './texts.js';
import { reasons } from './why.js';

/**
 * @typedef {import('./outbox.js').Letter} Letter
 * @typedef {{ seat: number | null, tells: string[], svg: string | null, text: string | null }} Step
 * @typedef {{
 *   gives_away: boolean, label: string | null, better_label: string | null, why: import('./why.js').Why | null,
 *   better_line: Step[], line: Step[],
 * }} Said
 * @typedef {{ label: string, steps: Step[] }} Line
 */

/** So many new kinds of decisions are explained at once. */
const CARDS = 3;

export class Coach {
  /**
   * @param {import('./table.js').Config} config @param {import('./server.js').Server} server @param {import('./texts.js').Speak} text
   * @param {{ changed: () => void, send: (letter: Letter) => void, announce: (sentence: string) => void,
   *   rule: (clause: string) => Node, nameOf: (seat: number) => string, unfold: () => void }} deeds
   */
  constructor(config, server, text, deeds) {
    this.config = config;
    this.server = server;
    this.text = text;
    this.deeds = deeds;
    /** @type {Letter | null} the move that is looked at, or that the coach has warned of */
    this.letter = null;
    /** @type {Said | null} */
    this.said = null;
    /** @type {Line[]} what is likely to follow, while it is shown */
    this.lines = [];
    this.line = 0;
    this.step = 0;
    /** @type {Map<string, import('./asking.js').Card>} what is explained now, by the ids of verbs */
    this.cards = new Map();
    this.offer = '';
  }

  /** What is shown on the board instead of the present. @returns {{ svg: string, text: string } | null} */
  get picture() {
    const step = this.lines[this.line]?.steps[this.step];
    return step?.svg ? { svg: step.svg, text: step.text ?? '' } : null;
  }

  /** The kinds of decisions that the reader has understood. @returns {string[]} */
  known() {
    try {
      return JSON.parse(localStorage.getItem(`adit-known-${this.config.game}`) ?? '[]');
    } catch {
      return [];
    }
  }

  /** A new position: explains what is asked for the first time. @param {import('./offer.js').Offer | null} offer */
  receive(offer) {
    if ((offer?.id ?? '') === this.offer) return;
    this.offer = offer?.id ?? '';
    this.forget();
    this.cards.clear();
    if (!this.config.training || !offer) return;
    const known = this.known();
    const heads = new Set(offer.moves.map((move) => offer.parts[move[0] ?? -1]?.id ?? ''));
    const fresh = [...heads].filter((id) => id.startsWith('verb:') && !known.includes(id)).slice(0, CARDS);
    for (const id of fresh) void this.explain(offer.id, id);
  }

  /** @param {string} offer @param {string} id */
  async explain(offer, id) {
    try {
      const card = await this.server.card(id, this.server.viewer, null);
      if (this.offer !== offer || card.lines.length === 0) return;
      this.cards.set(id, card);
      this.deeds.unfold();
      this.deeds.announce(this.text('client-coach-new', { move: card.title }));
      this.deeds.changed();
    } catch {
      // What has no card explains itself.
    }
  }

  gotIt() {
    const known = new Set([...this.known(), ...this.cards.keys()]);
    localStorage.setItem(`adit-known-${this.config.game}`, JSON.stringify([...known]));
    this.cards.clear();
    this.deeds.changed();
  }

  /** Shall the coach look at this move before it is sent? What it has warned of is sent. @param {Letter} letter @param {number} choices */
  wants(letter, choices) {
    const isWarned = this.said !== null && this.letter?.words === letter.words && this.letter.offer === letter.offer;
    return this.config.training && this.config.hints && isOn('coach') && choices > 1 && !letter.isOwn && !isWarned;
  }

  /** Looks at a move, and sends it unless it gives a lot away. @param {Letter} letter */
  async check(letter) {
    this.forget();
    this.letter = letter;
    this.deeds.announce(this.text('client-coach-looks'));
    this.deeds.changed();
    const said = await this.server.coach(letter.offer, letter.words, false).catch(() => null);
    if (this.letter !== letter) return;
    if (!said?.gives_away) {
      this.sendAnyway();
      return;
    }
    this.said = said;
    this.deeds.unfold();
    this.deeds.announce([this.text('client-coach-title'), said.why?.text ?? ''].filter(Boolean).join('. '));
    this.deeds.changed();
    document.getElementById('coach-title')?.focus();
  }

  sendAnyway() {
    const { letter } = this;
    this.forget();
    if (letter) this.deeds.send(letter);
  }

  /** Plays out what is likely to follow. */
  async show() {
    const { letter, said } = this;
    if (!letter) return;
    const shown = await this.server.coach(letter.offer, letter.words, true).catch(() => null);
    if (this.letter !== letter || this.said !== said || !shown) return;
    this.lines = [
      { label: this.text('client-coach-better', { move: shown.better_label ?? '' }), steps: shown.better_line },
      { label: this.text('client-coach-own', { move: shown.label ?? '' }), steps: shown.line },
    ].filter(({ steps }) => steps.some(({ svg }) => svg !== null));
    this.go(0, 0);
    document.getElementById('coach-next')?.focus();
  }

  /** @param {number} line @param {number} step */
  go(line, step) {
    this.line = line;
    this.step = Math.min(Math.max(step, 0), Math.max((this.lines[line]?.steps.length ?? 0) - 1, 0));
    this.deeds.announce(this.tells());
    this.deeds.changed();
  }

  /** What happens in the step that is shown. */
  tells() {
    return this.lines[this.line]?.steps[this.step]?.tells.join(' ') ?? '';
  }

  /** Something else was chosen. Was there something to forget? */
  forget() {
    const had = this.letter !== null;
    this.letter = null;
    this.said = null;
    this.lines = [];
    this.line = 0;
    this.step = 0;
    return had;
  }

  /** Chooses again. */
  leave() {
    this.forget();
    this.deeds.changed();
  }

  /** What stands before the choice. @returns {Node[]} */
  content() {
    if (this.said) return [this.warning(this.said)];
    if (this.letter) {
      return [make('section', { class: 'advice coach', 'aria-label': this.text('client-coach') },
        make('p', {}, this.text('client-coach-looks')), make('div', { class: 'row deeds' }, this.anyway()))];
    }
    return this.cards.size > 0 ? [this.lesson()] : [];
  }

  anyway() {
    return button(this.text('client-coach-anyway'), () => this.sendAnyway(), { id: 'coach-anyway' });
  }

  /** What is asked for the first time. */
  lesson() {
    const { text } = this;
    const cards = [...this.cards.values()].map((card) => make('div', {}, make('h3', {}, text('client-coach-new', { move: capital(card.title) })),
      ...card.lines.map((line) => make('p', {}, line)), ...(card.clause ? [make('p', {}, this.deeds.rule(card.clause))] : [])));
    return make('section', { class: 'advice coach', id: 'coach-card', 'aria-label': text('client-coach') }, ...cards,
      make('div', { class: 'row deeds' }, button(text('client-got-it'), () => this.gotIt(), { id: 'got-it' })));
  }

  /** @param {Said} said */
  warning(said) {
    const { text } = this;
    const row = make('div', { class: 'row deeds' });
    if (this.lines.length === 0) row.append(button(text('client-coach-show'), () => void this.show(), { id: 'coach-show' }));
    row.append(button(text('client-coach-again'), () => this.leave(), { id: 'coach-again' }), this.anyway());
    return make('section', { class: 'advice coach', id: 'coach-warning', 'aria-labelledby': 'coach-title' },
      make('h3', { id: 'coach-title', tabindex: '-1' }, text('client-coach-title')),
      make('p', {}, make('b', {}, text('client-coach-better', { move: said.better_label ?? '' }))),
      ...(said.why ? [reasons(said.why)] : []), ...this.shown(), row);
  }

  /** What is likely to follow, step by step. @returns {Node[]} */
  shown() {
    const { text, lines, line, step } = this;
    const here = lines[line];
    if (!here) return [];
    const moved = (/** @type {number} */ by, /** @type {string} */ label, /** @type {string} */ id) => {
      const to = step + by;
      return button(text(label), () => { this.go(line, to); document.getElementById(id)?.focus(); },
        { id, ...(to < 0 || to >= here.steps.length ? { disabled: '' } : {}) });
    };
    const ways = lines.map(({ label }, index) => button(capital(label), () => this.go(index, 0), { 'aria-pressed': String(index === line) }));
    const seat = here.steps[step]?.seat ?? null;
    const who = seat === null ? '' : this.deeds.nameOf(seat);
    return [make('div', { class: 'line', id: 'coach-line' },
      make('div', { class: 'row' }, ...ways),
      make('p', { class: 'story' }, make('b', {}, text('client-entry', { number: step + 1, of: here.steps.length })), ' ',
        this.tells() || who),
      make('div', { class: 'row' }, moved(-1, 'client-previous', 'coach-previous'), moved(1, 'client-next', 'coach-next')),
      make('p', { class: 'hint' }, text('client-coach-possible')))];
  }
}
