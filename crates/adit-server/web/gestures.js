// @ts-check
/** What hands do on the picture: click, point, hold, drag, and turn the wheel. */

/** The reader rests on something this long before its card is shown, in milliseconds. */
const REST = 250;
/** A finger that rests this long asks and does not choose, in milliseconds. */
const HOLD = 500;
/** A pointer that went this far drags, in CSS pixels. */
const FAR = 7;
/** A finger reaches what can be chosen within this distance, in CSS pixels. */
const REACH = 22;
/** One turn of the wheel counts once within this time, in milliseconds. */
const TICK = 140;

/**
 * @typedef {{
 *   clicked: (element: Element) => void,
 *   pointed: (element: Element | null) => void,
 *   held: (element: Element) => void,
 *   wheeled: (element: Element, by: number) => boolean,
 *   canDrag: (element: Element) => boolean,
 *   dragged: (element: Element) => void,
 * }} Deeds
 */

export class Gestures {
  /** @param {HTMLElement} box  where the picture is @param {Deeds} deeds */
  constructor(box, deeds) {
    this.box = box;
    this.deeds = deeds;
    /** @type {Element | null} what the pointer is on */
    this.under = null;
    /** @type {number | undefined} */
    this.timer = undefined;
    /** @type {{ element: Element, x: number, y: number, ghost: Element | null } | null} */
    this.drag = null;
    /** Was the press something else than a click? */
    this.isSpent = false;
    this.wheel = 0;
    box.addEventListener('click', (event) => this.click(event));
    box.addEventListener('pointermove', (event) => this.move(event));
    box.addEventListener('pointerleave', () => this.point(null));
    box.addEventListener('pointerdown', (event) => this.press(event));
    box.addEventListener('contextmenu', (event) => { if (this.isSpent) event.preventDefault(); });
    box.addEventListener('wheel', (event) => this.turn(event), { passive: false });
    window.addEventListener('pointermove', (event) => this.pull(event));
    window.addEventListener('pointerup', (event) => this.drop(event));
    window.addEventListener('pointercancel', () => this.release());
  }

  /** The element with ids at or above this one. @param {EventTarget | null} target */
  static element(target) {
    return target instanceof Element ? target.closest('#picture [data-part]') : null;
  }

  /** @param {MouseEvent} event */
  click(event) {
    if (this.isSpent) {
      this.isSpent = false;
      return;
    }
    const element = Gestures.element(event.target);
    const isTouch = 'pointerType' in event && event.pointerType === 'touch';
    const chosen = isTouch ? this.meant(element, event.clientX, event.clientY) : element;
    if (chosen) this.deeds.clicked(chosen);
  }

  /** What a finger means: what is asked for comes first, even if the finger is a little beside it. @param {Element | null} element @param {number} x @param {number} y */
  meant(element, x, y) {
    if (element?.classList.contains('wanted')) return element;
    return this.near('.wanted', x, y) ?? (element?.classList.contains('possible') ? element : this.near('.possible', x, y) ?? element);
  }

  /** The nearest of some elements within the reach of a finger. @param {string} selector @param {number} x @param {number} y */
  near(selector, x, y) {
    let best = null;
    let least = REACH;
    for (const element of this.box.querySelectorAll(selector)) {
      const { left, top, right, bottom } = element.getBoundingClientRect();
      const distance = Math.hypot((left + right) / 2 - x, (top + bottom) / 2 - y);
      if (distance >= least) continue;
      best = element;
      least = distance;
    }
    return best;
  }

  /** @param {PointerEvent} event */
  move(event) {
    if (event.pointerType !== 'touch' && !this.drag?.ghost) this.point(Gestures.element(event.target));
  }

  /** @param {Element | null} element */
  point(element) {
    if (element === this.under) return;
    this.under = element;
    window.clearTimeout(this.timer);
    this.timer = window.setTimeout(() => this.deeds.pointed(element), REST);
  }

  /** @param {PointerEvent} event */
  press(event) {
    this.isSpent = false;
    const element = Gestures.element(event.target);
    if (!element || !event.isPrimary) {
      this.release();
      return;
    }
    if (event.pointerType === 'touch') {
      window.clearTimeout(this.timer);
      this.timer = window.setTimeout(() => {
        this.isSpent = true;
        this.deeds.held(element);
      }, HOLD);
      this.drag = { element, x: event.clientX, y: event.clientY, ghost: null };
    } else if (event.button === 0) {
      this.drag = { element, x: event.clientX, y: event.clientY, ghost: null };
    }
  }

  /** @param {PointerEvent} event */
  pull(event) {
    const { drag } = this;
    if (!drag) return;
    if (!drag.ghost) {
      if (Math.hypot(event.clientX - drag.x, event.clientY - drag.y) < FAR) return;
      // A finger that goes moves the picture.
      if (event.pointerType === 'touch' || !this.deeds.canDrag(drag.element)) {
        this.release();
        return;
      }
      drag.ghost = ghostOf(drag.element);
      document.body.append(drag.ghost);
      document.body.classList.add('dragging');
      this.deeds.dragged(drag.element);
    }
    if (drag.ghost instanceof SVGElement) drag.ghost.style.translate = `${event.clientX}px ${event.clientY}px`;
  }

  /** @param {PointerEvent} event */
  drop(event) {
    const isDragged = Boolean(this.drag?.ghost);
    const pressed = this.drag?.element;
    // If the picture was drawn again since the press, the browser knows of no click.
    const isLost = pressed !== undefined && !isDragged && !pressed.isConnected;
    const isHeld = this.isSpent;
    this.release();
    this.isSpent = isHeld || isDragged || isLost;
    if (isHeld || (!isDragged && !isLost)) return;
    const element = Gestures.element(document.elementFromPoint(event.clientX, event.clientY));
    // A click that may follow is done already.
    setTimeout(() => { this.isSpent = false; });
    const isOther = element?.getAttribute('data-part') !== pressed?.getAttribute('data-part');
    if (element && isOther === isDragged) this.deeds.clicked(element);
  }

  release() {
    this.drag?.ghost?.remove();
    this.drag = null;
    document.body.classList.remove('dragging');
    window.clearTimeout(this.timer);
  }

  /** @param {WheelEvent} event */
  turn(event) {
    const element = Gestures.element(event.target);
    if (!element || event.ctrlKey || event.deltaY === 0) return;
    const isTick = event.timeStamp - this.wheel > TICK;
    if (!this.deeds.wheeled(element, isTick ? Math.sign(event.deltaY) : 0)) return;
    event.preventDefault();
    if (isTick) this.wheel = event.timeStamp;
  }
}

/** A copy of an element as it looks on the screen, around the point 0, 0. @param {Element} element */
function ghostOf(element) {
  const ghost = drawingOf(element);
  const { width, height } = element.getBoundingClientRect();
  ghost.setAttribute('class', `${ghost.getAttribute('class') ?? ''} ghost`.trim());
  ghost.setAttribute('width', String(width));
  ghost.setAttribute('height', String(height));
  ghost.style.left = `${-width / 2}px`;
  ghost.style.top = `${-height / 2}px`;
  return ghost;
}

/** An element of the picture as a picture of its own. @param {Element} element */
export function drawingOf(element) {
  const svg = /** @type {SVGSVGElement} */ (/** @type {SVGGraphicsElement} */ (element).ownerSVGElement?.cloneNode(false));
  const { x, y, width, height } = /** @type {SVGGraphicsElement} */ (element).getBBox();
  const copy = /** @type {Element} */ (element.cloneNode(true));
  for (const some of [copy, ...copy.querySelectorAll('*')]) {
    for (const name of ['id', 'data-part', 'data-verbs']) some.removeAttribute(name);
  }
  copy.removeAttribute('transform');
  copy.classList.remove('dark', 'possible', 'wanted');
  for (const name of ['id', 'role', 'aria-label', 'aria-labelledby', 'style', 'width', 'height']) svg.removeAttribute(name);
  svg.setAttribute('aria-hidden', 'true');
  svg.setAttribute('viewBox', `${x} ${y} ${width} ${height}`);
  svg.append(copy);
  return svg;
}

/** A piece of the picture without the slot in which it lies and without words, as a square picture. @param {Element} element */
export function pieceOf(element) {
  const svg = drawingOf(element);
  const copy = /** @type {SVGGraphicsElement} */ (svg.firstElementChild);
  for (const words of copy.querySelectorAll('text, title')) words.remove();
  if (copy.childElementCount > 1 && copy.firstElementChild?.tagName === 'rect') copy.firstElementChild.remove();
  // Only what is on the page has a size.
  document.body.append(svg);
  const { x, y, width, height } = copy.getBBox();
  svg.remove();
  const size = Math.max(width, height);
  svg.setAttribute('viewBox', `${x + (width - size) / 2} ${y + (height - size) / 2} ${size} ${size}`);
  return svg;
}
