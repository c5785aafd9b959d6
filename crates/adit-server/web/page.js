// @ts-check
/** What every page does: a chosen language is taken at once. */

const language = document.querySelector('form.language');
if (language instanceof HTMLFormElement) {
  language.classList.add('at-once');
  language.addEventListener('change', () => language.requestSubmit());
}
