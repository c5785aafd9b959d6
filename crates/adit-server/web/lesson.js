// @ts-check
/** A lesson at the table: what its step says, what was answered, and the way on. Knows no game. */

import { button, make } from './dom.js';

/**
 * @typedef {{ text: string, strong: boolean }[][]} Prose
 * @typedef {{
 *   title: string, step: number, steps: number, kind: 'read' | 'move' | 'play' | 'over',
 *   answer: Prose, text: Prose, illegal: Prose, light: string[], can_go_back: boolean,
 * }} Step
 * @typedef {{ all: string, next: string | null, enough: boolean }} Course
 *   the addresses of the list of lessons and of the next one, and whether one can play after this one
 */

/** The paragraphs of a text. @param {Prose} prose */
function paragraphs(prose) {
  return prose.map((spans) => make('p', {}, ...spans.map(({ text, strong }) => (strong ? make('strong', {}, text) : text))));
}

/** The words of a text. @param {Prose} prose */
function plain(prose) {
  return prose.map((spans) => spans.map(({ text }) => text).join('')).join(' ');
}

/** A text in which `**` surrounds what stands out. @param {string} text @returns {Prose} */
function read(text) {
  return text.split(/\n\s*\n/).map((paragraph) => paragraph.split('**').map((part, place) => ({ text: part, strong: place % 2 === 1 })));
}

export class Lesson {
  /**
   * @param {HTMLElement | null} box @param {Course | null} course
   * @param {import('./server.js').Server} server @param {import('./texts.js').Speak} text
   * @param {{ announce: (sentence: string) => void, fault: (fault: unknown) => void }} page
   */
  constructor(box, course, server, text, page) {
    this.box = box;
    this.course = course;
    this.server = server;
    this.text = text;
    this.page = page;
    /** @type {Step | null} */
    this.step = null;
    /** @type {Prose} what is said to something that does not lead on */
    this.wrong = [];
    this.isGoing = false;
  }

  /** Is the step to be read, or the lesson over, so that nothing is to be chosen? */
  get isStill() {
    return this.step?.kind === 'read' || this.step?.kind === 'over';
  }

  /** What is lit in the picture. */
  get light() {
    return new Set(this.step?.light ?? []);
  }

  /** @param {import('./server.js').Picture} picture @returns {boolean} has another step begun? */
  receive(picture) {
    const { lesson } = picture;
    const isNew = lesson?.step !== this.step?.step;
    this.step = lesson;
    if (isNew) this.wrong = [];
    this.draw();
    return isNew;
  }

  /** What the step says to those who do not see it. */
  aloud() {
    return this.step ? [plain(this.step.answer), plain(this.step.text)].filter(Boolean).join(' ') : '';
  }

  /** A legal move does not lead on. @param {string} message */
  other(message) {
    this.wrong = read(message);
    this.draw();
    this.page.announce(plain(this.wrong));
  }

  /** Something was tried that cannot be chosen. */
  illegal() {
    if (!this.step || this.step.illegal.length === 0) return;
    this.wrong = this.step.illegal;
    this.draw();
  }

  /** Something else was picked. */
  picked() {
    if (this.wrong.length === 0) return;
    this.wrong = [];
    this.draw();
  }

  draw() {
    const { box, step, text } = this;
    if (!box || !step) return;
    const focused = document.activeElement instanceof HTMLElement && box.contains(document.activeElement) ? document.activeElement.id : '';
    const isOver = step.kind === 'over';
    const where = isOver ? text('client-lesson-over') : text('client-lesson-step', { number: step.step + 1, of: step.steps });
    const progress = make('progress', { max: String(step.steps), value: String(step.step), 'aria-hidden': 'true' });
    const said = this.wrong.length > 0
      ? [make('div', { class: 'wrong', id: 'lesson-wrong' }, ...paragraphs(this.wrong))]
      : step.answer.length > 0 ? [make('div', { class: 'right', id: 'lesson-answer' }, ...paragraphs(step.answer))] : [];
    box.replaceChildren(
      make('div', { class: 'lesson-head' }, make('h2', { id: 'lesson-title', tabindex: '-1' }, step.title), make('p', { class: 'hint', id: 'lesson-step' }, where)),
      progress,
      ...said,
      make('div', { id: 'lesson-text' }, ...paragraphs(step.text), ...(isOver && this.course?.enough ? [this.enough()] : [])),
      make('div', { class: 'row' }, ...this.ways(step)),
    );
    if (focused === '') return;
    const again = document.getElementById(focused) ?? document.getElementById('lesson-next') ?? document.getElementById('lesson-title');
    again?.focus({ preventScroll: true });
  }

  /** The buttons. @param {Step} step @returns {Node[]} */
  ways(step) {
    const { course, text } = this;
    const isOver = step.kind === 'over';
    /** @type {Node[]} */
    const ways = [];
    if (step.kind === 'read') ways.push(button(text('client-lesson-next'), () => void this.go('next'), { id: 'lesson-next', class: 'primary' }));
    if (isOver && course?.next) ways.push(this.form(course.next, text('client-lesson-following'), 'lesson-next', 'primary'));
    if (step.can_go_back) ways.push(button(text('client-lesson-back'), () => void this.go('back'), { id: 'lesson-back' }));
    if (step.step > 0) ways.push(button(text('client-lesson-repeat'), () => void this.go('repeat'), { id: 'lesson-repeat' }));
    if (!isOver && course?.next) ways.push(this.form(course.next, text('client-lesson-skip'), 'lesson-skip', ''));
    if (course) ways.push(make('a', { class: isOver && !course.next ? 'button primary' : 'button', id: 'lesson-all', href: course.all }, text('client-lesson-all')));
    return ways;
  }

  /** What has been learned is enough to play. */
  enough() {
    return make('p', { id: 'lesson-enough' }, this.text('client-lesson-enough'), ' ', make('a', { href: '/' }, this.text('client-new-game')));
  }

  /** A button that leads to another lesson. @param {string} action @param {string} label @param {string} id @param {string} kind */
  form(action, label, id, kind) {
    return make('form', { method: 'post', action }, make('button', { id, class: kind }, label));
  }

  /** @param {'next' | 'back' | 'repeat'} go */
  async go(go) {
    if (this.isGoing) return;
    this.isGoing = true;
    try {
      await this.server.go(go);
    } catch (fault) {
      this.page.fault(fault);
    } finally {
      this.isGoing = false;
    }
  }
}
