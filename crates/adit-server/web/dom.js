// @ts-check
/** Small helpers for elements. */

/**
 * The element with this id.
 * @param {string} id
 * @returns {HTMLElement}
 */
export function byId(id) {
  const element = document.getElementById(id);
  if (!element) throw new Error(`the page has no element ${id}`);
  return element;
}

/**
 * A new element.
 * @param {string} name
 * @param {Record<string, string>} attributes
 * @param {...(Node | string)} children
 * @returns {HTMLElement}
 */
export function make(name, attributes, ...children) {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  element.append(...children);
  return element;
}

/**
 * A button that does something.
 * @param {string} label
 * @param {() => void} action
 * @param {Record<string, string>} attributes
 * @returns {HTMLButtonElement}
 */
export function button(label, action, attributes = {}) {
  const element = document.createElement('button');
  element.type = 'button';
  element.textContent = label;
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  element.addEventListener('click', action);
  return element;
}

/** Puts these nodes into a box. What is there already stays, so that it keeps the focus and what is written into it. @param {Element} box @param {Node[]} nodes */
export function put(box, nodes) {
  for (const child of [...box.childNodes]) if (!nodes.includes(child)) child.remove();
  nodes.forEach((node, at) => {
    if (box.childNodes[at] !== node) box.insertBefore(node, box.childNodes[at] ?? null);
  });
}

/** Does the reader want things to keep still? */
export function wantsStillness() {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}
