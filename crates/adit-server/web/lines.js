// @ts-check
/** The decisions of an offer, each as a line of parts, whether it is one move or several. */

/** @typedef {import('./offer.js').Line} Line */
/** @typedef {import('./offer.js').Offer} Offer */
/** @typedef {import('./offer.js').Part} Part */

/** A decision of several moves has this between two of them. */
export const THEN = 'then:';

/** @type {WeakMap<Offer, Line[]>} */
const known = new WeakMap();

/** The kind of a part by its id. @param {string} id */
export function kindOf(id) {
  return id.split(':', 1)[0] ?? '';
}

/** The decisions of an offer. @param {Offer} offer @returns {Line[]} */
export function linesOf(offer) {
  const lines = known.get(offer) ?? offer.moves.map((move) => {
    /** @type {Line} */
    const line = { parts: [], heads: [], move };
    let head = true;
    for (const part of move) {
      if (offer.parts[part]?.id === THEN) {
        head = true;
        continue;
      }
      line.heads.push(head ? part : line.heads.at(-1) ?? part);
      line.parts.push(part);
      head = false;
    }
    return line;
  });
  known.set(offer, lines);
  return lines;
}

/** The key of the question behind parts: verbs by their words, everything else by its kind. @param {Part[]} parts */
export function askKey(parts) {
  const names = parts.map(({ id, word }) => (kindOf(id) === 'verb' ? word : kindOf(id)));
  return names.filter((name, at) => name !== names[at - 1]).join('-');
}
