// @ts-check
/**
 * Outlines around parts of a picture, drawn on top of it so that no neighbour covers them. The outline is the first
 * shape of an element; where that is made of several shapes it is a frame around the element.
 */

const SVG = 'http://www.w3.org/2000/svg';

/**
 * A group with the outlines of elements.
 * @param {SVGSVGElement} svg @param {[Element, string][]} lit  elements, and the class of each one's light
 * @param {string} name  the class of the group
 */
export function lightsOf(svg, lit, name) {
  const group = document.createElementNS(SVG, 'g');
  group.setAttribute('class', name);
  const toSvg = svg.getScreenCTM()?.inverse();
  for (const [element, kind] of lit) {
    const outline = outlineOf(element);
    const matrix = toSvg && outline.place.getScreenCTM();
    if (!toSvg || !matrix) continue;
    const { a, b, c, d, e, f } = toSvg.multiply(matrix);
    // A light edge under the coloured one keeps it visible on every ground.
    for (const layer of ['halo', 'light']) {
      const shape = /** @type {SVGElement} */ (outline.shape.cloneNode(false));
      shape.setAttribute('class', `${layer} ${kind}`);
      shape.setAttribute('transform', `matrix(${a} ${b} ${c} ${d} ${e} ${f})`);
      group.append(shape);
    }
  }
  return group;
}

/**
 * The outline of an element: a shape, and the element in whose measure it is drawn.
 * @param {Element} element
 * @returns {{ shape: SVGElement, place: SVGGraphicsElement }}
 */
export function outlineOf(element) {
  const whole = /** @type {SVGGraphicsElement} */ (element);
  const first = isShape(whole) ? whole : [...whole.children].find((child) => isShape(child) || child.tagName === 'g');
  if (first && isShape(first)) {
    const shape = /** @type {SVGGraphicsElement} */ (first.cloneNode(false));
    // The place of the shape is in its own measure already.
    shape.removeAttribute('transform');
    for (const name of ['id', 'data-part', 'data-verbs']) shape.removeAttribute(name);
    return { shape, place: /** @type {SVGGraphicsElement} */ (first) };
  }
  const box = whole.getBBox();
  const frame = document.createElementNS(SVG, 'rect');
  const measures = { x: box.x - 3, y: box.y - 3, width: box.width + 6, height: box.height + 6, rx: 6 };
  for (const [measure, value] of Object.entries(measures)) frame.setAttribute(measure, String(value));
  return { shape: frame, place: whole };
}

/** Is this one plain shape? @param {Element} element @returns {boolean} */
function isShape(element) {
  if (['rect', 'circle', 'ellipse', 'polygon', 'path'].includes(element.tagName)) return true;
  if (element.tagName !== 'use') return false;
  const copied = document.getElementById((element.getAttribute('href') ?? '').slice(1));
  return copied !== null && isShape(copied);
}
