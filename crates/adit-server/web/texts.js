// @ts-check
/** What the client says. The page brings the sentences in the reader's language. */

/** @typedef {(id: string, values?: Record<string, string | number>) => string} Speak */

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
