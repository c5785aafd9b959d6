// @ts-check
/** What the client says. The page brings the sentences in the reader's language. */

/** @typedef {(id: string, values?: Record<string, string | number>) => string} Speak */

/**
 * The text with a capital at its beginning, as on a button. Names of places such as `r0c1` stay as the picture has them.
 * @param {string} label
 */
export function capital(label) {
  const [first = ''] = label;
  if (!/^\p{Ll}[\p{Ll}’'-]*(?![\p{L}\p{N}])/u.test(label)) return label;
  return first.toLocaleUpperCase(document.documentElement.lang) + label.slice(first.length);
}

/** A number as it is written in a sentence, with a minus instead of a hyphen. @param {string | number} value */
export function written(value) {
  return typeof value === 'number' ? String(value).replace('-', '−') : value;
}

/**
 * Says sentences of a page.
 * @param {Record<string, string>} sentences
 * @returns {Speak}
 */
export function speaker(sentences) {
  return (id, values = {}) => (sentences[id] ?? id).replace(/\{(\w+)\}/g, (mark, name) => written(values[name] ?? mark));
}

/**
 * How a move or its beginning is called, as the server calls a whole move.
 * @param {Speak} text @param {import('./offer.js').Part[]} parts
 */
export function phrase(text, parts) {
  const [first, ...rest] = parts;
  const labels = (/** @type {import('./offer.js').Part[]} */ some) => listed(text, some.map(({ label }) => label));
  if (!first || rest.length === 0 || !first.id.startsWith('verb:')) return labels(parts);
  return text('phrase', { verb: first.label, rest: labels(rest) });
}

/** How a decision of several moves is called. @param {Speak} text @param {import('./offer.js').Part[][]} moves */
export function phrases(text, moves) {
  return moves.map((parts) => capital(phrase(text, parts))).join(' → ');
}

/** Things one after the other. @param {Speak} text @param {string[]} items */
export function listed(text, items) {
  return items.length === 0 ? '' : items.reduce((list, item) => text('listed', { list, item }));
}
