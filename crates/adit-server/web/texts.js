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

/**
 * Says sentences of a page.
 * @param {Record<string, string>} sentences
 * @returns {Speak}
 */
export function speaker(sentences) {
  return (id, values = {}) => {
    let sentence = sentences[id] ?? id;
    for (const [name, value] of Object.entries(values)) sentence = sentence.replaceAll(`{${name}}`, String(value));
    return sentence;
  };
}
