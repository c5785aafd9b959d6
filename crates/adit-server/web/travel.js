// @ts-check
/** Pieces travel: what stands elsewhere in a new picture moves there from where it stood, and what is new fades in. */

import { wantsStillness } from './dom.js';

/** If more things than these stand elsewhere, the picture is laid out in another way, and nothing travels. */
const MOST = 12;
/** What stands nearer than this to where it stood has not moved, in points of the screen. */
const NEAR = 4;
/** How long the way takes, in milliseconds. */
const LONG = 380;

/** @typedef {{ x: number, y: number }} Place */

/** The ids that an element carries. @param {Element} element */
function idsOf(element) {
  return (element.getAttribute('data-part') ?? '').split(' ');
}

/** All ids in the picture. @param {HTMLElement} box @returns {Set<string>} */
function idsIn(box) {
  return new Set([...box.querySelectorAll('[data-part]')].flatMap(idsOf));
}

/**
 * The elements of which an id is the only one in the picture, by that id.
 * @param {HTMLElement} box @returns {Map<string, SVGGraphicsElement>}
 */
function pieces(box) {
  /** @type {Map<string, SVGGraphicsElement | null>} */
  const found = new Map();
  for (const element of box.querySelectorAll('[data-part]')) {
    for (const id of idsOf(element)) {
      found.set(id, found.has(id) ? null : /** @type {SVGGraphicsElement} */ (element));
    }
  }
  return new Map([...found].flatMap(([id, element]) => (element ? [[id, element]] : [])));
}

/** Where the middle of an element is inside the picture. @param {Element} element @param {DOMRect} frame @returns {Place} */
function placeOf(element, frame) {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2 - frame.left, y: top + height / 2 - frame.top };
}

/**
 * Paints a new picture into a box and lets its pieces travel.
 * @param {HTMLElement} box @param {() => void} paint
 */
export function travel(box, paint) {
  const old = box.querySelector('svg')?.getBoundingClientRect();
  if (!old || wantsStillness() || document.hidden) {
    paint();
    return;
  }
  const known = idsIn(box);
  const before = new Map([...pieces(box)].map(([id, element]) => [id, placeOf(element, old)]));
  paint();
  const frame = box.querySelector('svg')?.getBoundingClientRect();
  if (!frame || Math.abs(frame.width - old.width) > 1 || Math.abs(frame.height - old.height) > 1) return;
  /** @type {Map<SVGGraphicsElement, Place>} */
  const moved = new Map();
  /** @type {Set<SVGGraphicsElement>} */
  const come = new Set();
  for (const [id, element] of pieces(box)) {
    const from = before.get(id);
    const to = placeOf(element, frame);
    // What shared an id with something that has gone was there before.
    if (!from && !idsOf(element).some((other) => known.has(other))) come.add(element);
    else if (from && Math.hypot(from.x - to.x, from.y - to.y) > NEAR) moved.set(element, { x: from.x - to.x, y: from.y - to.y });
  }
  if (moved.size > MOST || come.size > MOST) return;
  const timing = { duration: LONG, easing: 'ease-in-out' };
  for (const [element, { x, y }] of moved) {
    const parent = /** @type {SVGGraphicsElement | null} */ (element.parentElement);
    // What lies in something that travels goes with it.
    if ([...moved.keys()].some((other) => other !== element && other.contains(element))) continue;
    const measure = parent?.getScreenCTM?.()?.inverse();
    if (!measure) continue;
    const by = { x: measure.a * x + measure.c * y, y: measure.b * x + measure.d * y };
    element.animate([{ translate: `${by.x}px ${by.y}px` }, { translate: '0px 0px' }], timing);
  }
  for (const element of come) if (!moved.has(element)) element.animate([{ opacity: 0 }, { opacity: 1 }], timing);
}
