// @ts-check
/**
 * What everybody's last move has left to see, marked on the picture until their next one. Each seat has a letter, a colour
 * and a dash of its own; the letter stands beside its name too. An arrow leads from where something came.
 */

import { lightsOf, outlineOf } from './lights.js';
import { partsOf } from './picture.js';
import { isOn } from './settings.js';

const SVG = 'http://www.w3.org/2000/svg';

/** Half the size of a seat's sign, in points of the screen. */
const SIZE = 6.5;

/** @typedef {{ seat: number, at: string, from: string | null }} Mark */

/**
 * A letter for each player: the first one that their names do not share, or the number of the seat where letters do not
 * tell them apart.
 * @param {string[]} names
 */
export function initials(names) {
  const words = names.map((name) => name.split(/\s+/));
  const [first = []] = words;
  let shared = 0;
  while (shared < first.length - 1 && words.every((word) => word[shared] === first[shared])) shared += 1;
  const letters = words.map((word) => [...(word[Math.min(shared, word.length - 1)] ?? '').replace(/[^\p{L}\p{N}]/gu, '')][0]?.toLocaleUpperCase() ?? '');
  const tellApart = letters.every((letter) => letter !== '') && new Set(letters).size === letters.length;
  return tellApart ? letters : names.map((_, seat) => String(seat + 1));
}

/** The sign of a seat around the point 0, 0. @param {number} seat @param {string} letter */
function seatShape(seat, letter) {
  const group = document.createElementNS(SVG, 'g');
  group.setAttribute('class', `seat-sign seat-${seat}`);
  const ground = document.createElementNS(SVG, 'circle');
  ground.setAttribute('r', '1');
  const text = document.createElementNS(SVG, 'text');
  text.setAttribute('y', '.5');
  text.textContent = letter;
  group.append(ground, text);
  return group;
}

/** The sign of a seat as a picture of its own, for the list of players. @param {number} seat @param {string} letter */
function seatSign(seat, letter) {
  const svg = document.createElementNS(SVG, 'svg');
  svg.setAttribute('viewBox', '-1.1 -1.1 2.2 2.2');
  svg.setAttribute('class', 'seat-letter');
  svg.setAttribute('aria-hidden', 'true');
  svg.append(seatShape(seat, letter));
  return svg;
}

export class Marks {
  /** @param {HTMLElement} box  where the picture is @param {string[]} names  of the players */
  constructor(box, names) {
    this.box = box;
    this.letters = initials(names);
    /** @type {Mark[]} */
    this.marks = [];
    // The picture is drawn again for many reasons, and what is marked belongs to every one of them.
    new MutationObserver(() => this.draw()).observe(box, { childList: true });
    new ResizeObserver(() => this.draw()).observe(box);
    document.addEventListener('adit-setting', () => this.draw());
  }

  /** Puts each player's sign beside the name. @param {HTMLElement} list */
  sign(list) {
    for (const item of list.querySelectorAll('[data-seat]')) {
      const seat = Number(item.getAttribute('data-seat'));
      item.prepend(seatSign(seat, this.letters[seat] ?? ''));
    }
  }

  /** Marks these. @param {Mark[] | undefined} marks */
  show(marks) {
    const wanted = marks ?? [];
    if (JSON.stringify(wanted) === JSON.stringify(this.marks)) return;
    this.marks = wanted;
    this.draw();
  }

  draw() {
    const svg = this.box.querySelector('svg');
    if (!svg) return;
    svg.querySelector(':scope > g.marks')?.remove();
    if (!isOn('marks') || this.marks.length === 0) return;
    /** @type {Map<Element, Set<number>>} */
    const marked = new Map();
    /** @type {[Element, Element, number][]} */
    const arrows = [];
    for (const { seat, at, from } of this.marks) {
      const places = this.find(at);
      for (const place of places) marked.set(place, (marked.get(place) ?? new Set()).add(seat));
      const [place] = places;
      const [start] = from === null ? [] : this.find(from);
      if (place && start && place !== start) arrows.push([start, place, seat]);
    }
    /** @type {[Element, string][]} */
    const frames = [...marked].flatMap(([element, seats]) => [...seats].map((seat) => /** @type {[Element, string]} */ ([element, `mark seat-${seat}`])));
    const group = lightsOf(svg, frames, 'marks');
    const toSvg = svg.getScreenCTM()?.inverse();
    if (toSvg) {
      for (const [start, end, seat] of arrows) group.append(...arrow(start, end, seat, toSvg));
      for (const [element, seats] of marked) for (const seat of seats) group.append(sign(element, seat, this.letters[seat] ?? '', toSvg));
    }
    // What can be chosen now lies on top.
    const lights = svg.querySelector(':scope > g.lights');
    if (lights) lights.before(group);
    else svg.append(group);
  }

  /**
   * The elements that stand for a part: not those that stand for it only while something is chosen, and not those that
   * stand for more than it where another one stands for it alone.
   * @param {string} id
   */
  find(id) {
    const all = [...this.box.querySelectorAll('[data-part]')].filter((element) => partsOf(element).includes(id));
    const always = all.filter((element) => !element.hasAttribute('data-verbs'));
    const found = always.length > 0 ? always : all;
    const fewest = Math.min(...found.map((element) => partsOf(element).length));
    return found.filter((element) => partsOf(element).length === fewest);
  }
}

/** So many points of an outline tell where the eye sees its middle and its corners. */
const POINTS = 32;

/**
 * Points along the edge of an element, on the screen, where that is an outline of its own; none for what fills its frame.
 * @param {Element} element
 */
function edgeOf(element) {
  const { place } = outlineOf(element);
  const matrix = place.getScreenCTM();
  if (!matrix || !(place instanceof SVGPathElement || place instanceof SVGPolygonElement)) return [];
  const length = place.getTotalLength();
  return Array.from({ length: POINTS }, (_, at) => place.getPointAtLength(at * length / POINTS).matrixTransform(matrix));
}

/** The middle of an element and half its smaller side, in the measure of the picture. @param {Element} element @param {DOMMatrix} toSvg */
function middle(element, toSvg) {
  const { left, top, width, height } = element.getBoundingClientRect();
  const edge = edgeOf(element);
  // What is bent, as a piece of a ring, does not lie around the middle of its frame.
  const seen = edge.length > 0
    ? new DOMPoint(mean(edge.map((point) => point.x)), mean(edge.map((point) => point.y)))
    : new DOMPoint(left + width / 2, top + height / 2);
  const { x, y } = seen.matrixTransform(toSvg);
  return { x, y, reach: (Math.min(width, height) / 2) * toSvg.a };
}

/** @param {number[]} numbers */
function mean(numbers) {
  return numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
}

/**
 * The sign of a seat at a corner of an element; each seat has its own corner.
 * @param {Element} element @param {number} seat @param {string} letter @param {DOMMatrix} toSvg
 */
function sign(element, seat, letter, toSvg) {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  const frame = new DOMPoint(seat % 2 === 0 ? left : right, seat < 2 ? top : bottom);
  const far = (/** @type {DOMPoint} */ point) => Math.hypot(point.x - frame.x, point.y - frame.y);
  const [nearest = frame] = edgeOf(element).sort((a, b) => far(a) - far(b));
  const corner = nearest.matrixTransform(toSvg);
  const size = SIZE * toSvg.a;
  const x = corner.x + (seat % 2 === 0 ? size : -size) / 2;
  const y = corner.y + (seat < 2 ? size : -size) / 2;
  const shape = seatShape(seat, letter);
  shape.setAttribute('transform', `translate(${x} ${y}) scale(${size})`);
  return shape;
}

/** An arrow between two elements. @param {Element} from @param {Element} to @param {number} seat @param {DOMMatrix} toSvg */
function arrow(from, to, seat, toSvg) {
  const [start, end] = [middle(from, toSvg), middle(to, toSvg)];
  const length = Math.hypot(end.x - start.x, end.y - start.y);
  const head = 9 * toSvg.a;
  // It begins beside what it leaves and ends beside what it reaches, but never turns around between close places.
  const leave = Math.min(start.reach * 0.5, length * 0.2);
  const reach = Math.min(end.reach * 0.6, length * 0.25);
  if (length < head) return [];
  const [dx, dy] = [(end.x - start.x) / length, (end.y - start.y) / length];
  const tip = { x: end.x - dx * reach, y: end.y - dy * reach };
  const neck = { x: tip.x - dx * head, y: tip.y - dy * head };
  const wing = (/** @type {number} */ side) => `${neck.x - dy * side * head * 0.5} ${neck.y + dx * side * head * 0.5}`;
  const path = `M${start.x + dx * leave} ${start.y + dy * leave}L${neck.x} ${neck.y}M${wing(1)}L${tip.x} ${tip.y}L${wing(-1)}`;
  return ['halo', 'light'].map((layer) => {
    const line = document.createElementNS(SVG, 'path');
    line.setAttribute('d', path);
    line.setAttribute('class', `${layer} mark arrow seat-${seat}`);
    return line;
  });
}
