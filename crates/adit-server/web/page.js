// @ts-check
/** What every page does: a chosen language is taken at once, and a form that is sent twice by mistake counts once. */

import { freshKey } from './key.js';

/** After this time the same form means something new, in milliseconds. */
const AGAIN = 3000;

const language = document.querySelector('form.language');
if (language instanceof HTMLFormElement) {
  language.classList.add('at-once');
  language.addEventListener('change', () => language.requestSubmit());
}

function renewKeys() {
  for (const field of document.querySelectorAll('input[name="key"]')) {
    if (field instanceof HTMLInputElement) field.value = freshKey();
  }
}
// The page may come back from where the browser keeps it.
window.addEventListener('pageshow', renewKeys);
document.addEventListener('submit', () => { setTimeout(renewKeys, AGAIN); });
