// @ts-check
/** What the server sends instead of a text that it has almost sent before. */

/** @typedef {{ length: number, steps: ([number, number] | string)[] }} Patch */

/**
 * The text that a patch makes of the one before, or nothing if it does not fit.
 * @param {string} before @param {Patch} patch @returns {string | null}
 */
export function patched(before, { length, steps }) {
  let text = '';
  for (const step of steps) {
    if (typeof step === 'string') {
      text += step;
      continue;
    }
    const [place, long] = step;
    if (place + long > before.length) return null;
    text += before.slice(place, place + long);
  }
  return text.length === length ? text : null;
}
