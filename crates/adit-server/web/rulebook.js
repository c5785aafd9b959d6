// @ts-check
/** A rulebook: pictures are put into the page when they come into sight, with what they show outlined; sections can be searched. */

import { byId } from './dom.js';
import { lightsOf } from './lights.js';

/** Room around what a picture is cut to, as a share of its size. */
const MARGIN = 0.08;

/** The elements that carry one of these ids. @param {Element} svg @param {string} ids */
function elementsOf(svg, ids) {
  const wanted = new Set(ids.split(' ').filter(Boolean));
  return [...svg.querySelectorAll('[data-part]')].filter((element) =>
    (element.getAttribute('data-part') ?? '').split(' ').some((id) => wanted.has(id)));
}

/** Cuts a picture to the elements that matter. @param {SVGSVGElement} svg @param {Element[]} elements */
function crop(svg, elements) {
  // A picture may have room at its sides, so its own measure tells where things lie in it.
  const measure = svg.getScreenCTM()?.inverse();
  if (!measure) return;
  const corners = elements.flatMap((element) => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    return [new DOMPoint(left, top), new DOMPoint(right, bottom)].map((corner) => corner.matrixTransform(measure));
  });
  const [xs, ys] = [corners.map(({ x }) => x), corners.map(({ y }) => y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const [width, height] = [Math.max(...xs) - left, Math.max(...ys) - top];
  const margin = MARGIN * Math.max(width, height);
  svg.setAttribute('viewBox', [left - margin, top - margin, width + 2 * margin, height + 2 * margin].join(' '));
}

/** Puts the picture of a figure into the page. @param {HTMLElement} figure */
async function draw(figure) {
  const answer = await fetch(figure.dataset.picture ?? '');
  if (!answer.ok) return;
  const holder = document.createElement('template');
  holder.innerHTML = await answer.text();
  const plate = holder.content.querySelector('.plate');
  const image = figure.querySelector('picture');
  if (!(plate instanceof HTMLElement) || !image) return;
  const about = image.querySelector('img')?.alt ?? '';
  image.replaceWith(plate);
  const svg = plate.querySelector('svg');
  if (!svg) return;
  svg.setAttribute('role', 'img');
  svg.setAttribute('aria-label', about);
  const marked = elementsOf(svg, plate.dataset.mark ?? '');
  if (marked.length > 0) svg.append(lightsOf(svg, marked.map((element) => [element, 'chosen']), 'lights'));
  const around = elementsOf(svg, plate.dataset.crop ?? '');
  if (around.length > 0) crop(svg, [...around, ...marked]);
}

const sight = new IntersectionObserver((entries) => {
  for (const entry of entries) {
    if (!entry.isIntersecting) continue;
    sight.unobserve(entry.target);
    // A picture that cannot be fetched stays the plain one.
    void draw(/** @type {HTMLElement} */ (entry.target)).catch(() => {});
  }
}, { rootMargin: '400px' });
for (const figure of document.querySelectorAll('figure[data-picture]')) sight.observe(figure);

const field = /** @type {HTMLInputElement} */ (byId('rulebook-search'));
const nothing = byId('rulebook-nothing');
field.hidden = false;
field.addEventListener('input', () => {
  const wanted = field.value.trim().toLowerCase();
  let found = 0;
  for (const section of document.querySelectorAll('article.rules > section')) {
    const fits = (section.textContent ?? '').toLowerCase().includes(wanted);
    section.toggleAttribute('hidden', !fits);
    document.querySelector(`nav.contents a[href="#${section.id}"]`)?.parentElement?.toggleAttribute('hidden', !fits);
    if (fits) found += 1;
  }
  nothing.hidden = found > 0;
});

const print = byId('print-aid');
print.hidden = document.getElementById('aid') === null;
print.addEventListener('click', () => {
  document.body.classList.add('aid-alone');
  window.print();
  document.body.classList.remove('aid-alone');
});
