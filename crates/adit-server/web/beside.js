// @ts-check
/** What goes on beside the game: chat, notes, links and settings. */

import { button, byId, make } from './dom.js';
import { isOn, set, sound } from './settings.js';

/** @typedef {import('./texts.js').Speak} Speak */
/** @typedef {import('./server.js').Server} Server */

/** @param {Speak} text */
export function buildSettings(text) {
  /** @type {[import('./settings.js').Setting, string][]} */
  const all = [['confirm', 'client-confirm'], ['notify', 'client-notify'], ['sounds', 'client-sounds']];
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
export function buildChat(server, fault) {
  const field = /** @type {HTMLInputElement} */ (byId('chat-text'));
  byId('chat-form').addEventListener('submit', (event) => {
    event.preventDefault();
    const said = field.value.trim();
    if (said === '') return;
    server.chat(said).then(() => { field.value = ''; }, fault);
  });
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

/** Gives every link that is meant for others a button that copies it. @param {Speak} text */
export function buildLinks(text) {
  for (const link of document.querySelectorAll('a[data-copy]')) {
    const copy = button(text('client-copy'), () => {
      const address = new URL(link.getAttribute('href') ?? '', window.location.href).href;
      navigator.clipboard.writeText(address).then(() => { copy.textContent = text('client-copied'); }, () => {
        // Without permission to copy, the link itself is shown so that it can be marked.
        copy.replaceWith(make('input', { readonly: '', value: address, 'aria-label': text('client-copy') }));
      });
    });
    link.after(' ', copy);
  }
}

/**
 * @param {import('./server.js').Message[]} messages @param {Speak} text @param {(seat: number) => string} nameOf
 */
export function drawChat(messages, text, nameOf) {
  const who = (/** @type {string} */ word) => (/^s\d$/.test(word) ? nameOf(Number(word.slice(1))) : text('client-public'));
  const items = messages.map((message) => make('li', {}, make('b', {}, who(message.who)), ' ', message.text));
  const list = byId('chat');
  list.replaceChildren(...(items.length > 0 ? items : [make('li', { class: 'hint' }, text('client-nothing-yet'))]));
  list.scrollTop = list.scrollHeight;
}
