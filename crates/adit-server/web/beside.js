// @ts-check
/** What goes on beside the game: notes, links and settings. */

import { button, byId, make } from './dom.js';
import { isOn, set, sound } from './settings.js';

/** @typedef {import('./texts.js').Speak} Speak */
/** @typedef {import('./server.js').Server} Server */

/** @param {Speak} text @param {boolean} isTraining  is there a coach? */
export function buildSettings(text, isTraining) {
  /** @type {[import('./settings.js').Setting, string][]} */
  const all = [['confirm', 'client-confirm'], ['forced', 'client-set-forced'], ['pace', 'client-pace'], ['marks', 'client-marks'],
    ['notify', 'client-notify'], ['sounds', 'client-sounds']];
  if (isTraining) all.unshift(['coach', 'client-set-coach']);
  for (const [name, label] of all) {
    const box = /** @type {HTMLInputElement} */ (make('input', { type: 'checkbox', id: `set-${name}` }));
    box.checked = isOn(name);
    box.addEventListener('change', () => {
      set(name, box.checked);
      if (name === 'sounds') sound(523);
      if (name === 'notify' && box.checked && 'Notification' in window) void Notification.requestPermission();
    });
    byId('settings').append(make('p', { class: 'check' }, box, make('label', { for: `set-${name}` }, text(label))));
  }
}

/** @param {Server} server @param {(fault: unknown) => void} fault */
export function buildNotes(server, fault) {
  const field = /** @type {HTMLTextAreaElement | null} */ (document.getElementById('notes'));
  if (!field || server.seat === null) return;
  server.notes().then((notes) => { field.value = notes.text; }, fault);
  /** @type {number | undefined} */
  let timer;
  const keep = () => {
    window.clearTimeout(timer);
    timer = undefined;
    server.setNotes(field.value).catch(fault);
  };
  field.addEventListener('input', () => {
    window.clearTimeout(timer);
    timer = window.setTimeout(keep, 600);
  });
  field.addEventListener('change', keep);
}

/** A button that copies an address. @param {Speak} text @param {string} address @param {string} label */
export function copyButton(text, address, label) {
  const copy = button(label, () => {
    navigator.clipboard.writeText(address).then(() => { copy.textContent = text('client-copied'); }, () => {
      // Without permission to copy, the link itself is shown so that it can be marked.
      copy.replaceWith(make('input', { readonly: '', value: address, 'aria-label': text('client-copy') }));
    });
  });
  return copy;
}

/** Gives every link that is meant for others a button that copies it. @param {Speak} text */
export function buildLinks(text) {
  for (const link of document.querySelectorAll('a[data-copy]')) {
    const address = new URL(link.getAttribute('href') ?? '', window.location.href).href;
    link.after(' ', copyButton(text, address, text('client-copy')));
  }
}
