// @ts-check
/** Shows the picture larger: by buttons, by two fingers, and by itself where a finger could not hit what is asked for. */

import { wantsStillness } from './dom.js';

const MOST = 5;
const STEP = 1.5;
/** What a finger has to hit becomes so large, in CSS pixels. */
const FINGER = 44;
/** What is asked for fills this share of the frame at most, if the picture need not be larger. */
const SPARE = 0.9;
/** What is so large is not worth a larger picture. */
const ENOUGH = 43;
/** Two taps within this time and distance mean the whole picture, in milliseconds and CSS pixels. */
const TWICE = 320;
const NEAR = 30;

/** What does not fit on the screen begins so far below its edge, in CSS pixels. */
const EDGE = 12;

const SMALL = window.matchMedia('(max-width: 61.99rem)');

export class Zoom {
  /** @param {HTMLElement} box  where the picture is @param {(isZoomed: boolean) => void} changed */
  constructor(box, changed) {
    this.box = box;
    this.changed = changed;
    this.scale = 1;
    /** Has the picture become larger by itself? */
    this.isOwn = false;
    /** The question for which the reader wants to see the picture as it is. */
    this.settled = '';
    /** @type {{ distance: number, scale: number, x: number, y: number } | null} */
    this.pinch = null;
    this.tap = { time: 0, x: 0, y: 0 };
    SMALL.addEventListener('change', () => this.whole());
    box.addEventListener('touchstart', (event) => this.begin(event), { passive: true });
    box.addEventListener('touchmove', (event) => this.move(event), { passive: false });
    box.addEventListener('touchend', (event) => this.end(event));
  }

  /** Shows the picture at this scale and keeps the point under these coordinates where it is. @param {number} scale @param {number} x @param {number} y */
  to(scale, x, y) {
    const { box } = this;
    const wanted = Math.max(1, Math.min(MOST, scale));
    const frame = box.getBoundingClientRect();
    const svg = box.querySelector('svg');
    if (!svg) return;
    const before = svg.getBoundingClientRect();
    // The frame keeps its size, so that nothing else on the page moves.
    if (this.scale === 1 && wanted > 1) box.style.setProperty('--height', `${frame.height}px`);
    this.scale = wanted;
    box.style.setProperty('--zoom', String(wanted));
    box.classList.toggle('zoomed', wanted > 1);
    const after = svg.getBoundingClientRect();
    const across = (x - before.left) / before.width;
    const down = (y - before.top) / before.height;
    box.scrollLeft += after.left + across * after.width - x;
    box.scrollTop += after.top + down * after.height - y;
    this.changed(wanted > 1);
  }

  /** Shows the picture larger or smaller around its middle. @param {number} steps */
  step(steps) {
    const { left, top, width, height } = this.box.getBoundingClientRect();
    this.isOwn = false;
    this.to(this.scale * STEP ** steps, left + width / 2, top + height / 2);
  }

  /** Shows the whole picture, until something else is asked. */
  whole() {
    this.isOwn = false;
    this.to(1, 0, 0);
  }

  /** Nothing is asked for: a picture that became larger by itself is shown whole again. */
  rest() {
    if (this.isOwn) this.whole();
  }

  /**
   * Makes what is asked for large enough for a finger, and brings it into sight.
   * @param {Element[]} elements @param {string} question  what is asked; a reader who has settled it is left alone
   */
  fit(elements, question) {
    if (!SMALL.matches || question === this.settled) return;
    this.settled = question;
    const wanted = this.wanted(elements);
    if (wanted <= FINGER / ENOUGH) {
      this.rest();
    } else {
      if (this.scale < wanted || this.isOwn) {
        this.isOwn = true;
        const [first] = elements;
        const { left, top } = first?.getBoundingClientRect() ?? { left: 0, top: 0 };
        this.to(wanted, left, top);
      }
      this.centre(elements);
    }
    this.reveal(elements);
  }

  /**
   * The scale at which a finger hits each of these: as large as a finger as long as all are seen, and larger than that only
   * where they lie so close together that a finger could mean several. Beside what lies alone a finger hits it all the same.
   * @param {Element[]} elements
   */
  wanted(elements) {
    const things = elements.map((element) => ({ part: element.getAttribute('data-part'), frame: element.getBoundingClientRect() }))
      .filter(({ frame }) => frame.width > 0 && frame.height > 0)
      .map(({ part, frame }) => ({
        part, x: (frame.left + frame.width / 2) / this.scale, y: (frame.top + frame.height / 2) / this.scale, size: Math.min(frame.width, frame.height) / this.scale,
      }));
    if (things.length === 0) return 1;
    const apart = things.map((thing) => Math.min(...things.filter(({ part }) => part !== thing.part)
      .map((other) => Math.hypot(other.x - thing.x, other.y - thing.y))));
    const needed = Math.max(...things.map(({ size }, at) => FINGER / Math.max(size, apart[at] ?? Infinity)));
    const large = FINGER / Math.min(...things.map(({ size }) => size));
    const all = around(elements);
    const frame = this.box.getBoundingClientRect();
    const seen = Math.min(frame.width * this.scale / (all.right - all.left), Math.min(frame.height, 0.62 * window.innerHeight) * this.scale / (all.bottom - all.top));
    return Math.max(needed, Math.min(large, SPARE * seen));
  }

  /** Brings the middle of these into the middle of the frame. @param {Element[]} elements */
  centre(elements) {
    const { box } = this;
    const frame = box.getBoundingClientRect();
    const { left, top, right, bottom } = around(elements);
    // If not all of it can be seen, its beginning is.
    const across = right - left < frame.width ? (left + right) / 2 - frame.width / 2 : left - 8;
    const down = bottom - top < frame.height ? (top + bottom) / 2 - frame.height / 2 : top - 8;
    box.scrollLeft += across - frame.left;
    box.scrollTop += down - frame.top;
  }

  /** Scrolls the page so that these are not below the sheet of choices. @param {Element[]} elements */
  reveal(elements) {
    if (elements.length === 0 || !SMALL.matches) return;
    const frame = this.box.getBoundingClientRect();
    const all = this.scale > 1 ? frame : around(elements);
    const top = Math.max(all.top, frame.top);
    const bottom = Math.min(all.bottom, frame.bottom);
    const sheet = document.querySelector('.offer')?.getBoundingClientRect();
    const floor = sheet && sheet.top > 0 ? sheet.top : window.innerHeight;
    if (top >= 0 && bottom <= floor) return;
    // In the middle of what can be seen, or from its beginning if it does not fit.
    const by = bottom - top < floor ? (top + bottom) / 2 - floor / 2 : top - EDGE;
    window.scrollBy({ top: by, behavior: wantsStillness() ? 'instant' : 'smooth' });
  }

  /** @param {TouchEvent} event */
  begin({ touches }) {
    const [one, two] = touches;
    if (!one || !two) return;
    this.pinch = { ...middle(one, two), scale: this.scale };
  }

  /** @param {TouchEvent} event */
  move(event) {
    const [one, two] = event.touches;
    if (!this.pinch || !one || !two) return;
    event.preventDefault();
    const now = middle(one, two);
    this.isOwn = false;
    this.box.scrollLeft -= now.x - this.pinch.x;
    this.box.scrollTop -= now.y - this.pinch.y;
    Object.assign(this.pinch, { x: now.x, y: now.y });
    this.to((this.pinch.scale * now.distance) / this.pinch.distance, now.x, now.y);
  }

  /** @param {TouchEvent} event */
  end(event) {
    const wasPinch = this.pinch !== null;
    if (event.touches.length < 2) this.pinch = null;
    const [touch] = event.changedTouches;
    const isChoice = event.target instanceof Element && event.target.closest('.possible') !== null;
    if (!touch || wasPinch || isChoice) return;
    const isAgain = event.timeStamp - this.tap.time < TWICE && Math.hypot(touch.clientX - this.tap.x, touch.clientY - this.tap.y) < NEAR;
    this.tap = { time: isAgain ? 0 : event.timeStamp, x: touch.clientX, y: touch.clientY };
    if (isAgain && this.scale > 1) this.whole();
  }
}

/** @param {Touch} one @param {Touch} two */
function middle(one, two) {
  const distance = Math.max(1, Math.hypot(one.clientX - two.clientX, one.clientY - two.clientY));
  return { distance, x: (one.clientX + two.clientX) / 2, y: (one.clientY + two.clientY) / 2 };
}

/** @param {Element[]} elements */
function around(elements) {
  const all = elements.map((element) => element.getBoundingClientRect());
  return {
    left: Math.min(...all.map(({ left }) => left)),
    top: Math.min(...all.map(({ top }) => top)),
    right: Math.max(...all.map(({ right }) => right)),
    bottom: Math.max(...all.map(({ bottom }) => bottom)),
  };
}
