// @ts-check
/** A part of a page that stays up to date: when something has changed, the page is asked for what it shows now. */

import { byId } from './dom.js';

/**
 * Keeps the element with this id up to date.
 * @param {string} address  where it is told that something has changed
 * @param {string} event  how that is called
 * @param {string} id
 */
export function keepRenewed(address, event, id) {
  const events = new EventSource(address);

  /** Somebody who fills in a form here is not disturbed. */
  const isBusy = () => {
    const active = document.activeElement;
    return active !== null && byId(id).contains(active) && active.matches('input, select, textarea');
  };

  async function renew() {
    if (isBusy()) {
      byId(id).addEventListener('focusout', () => { setTimeout(() => { void renew(); }); }, { once: true });
      return;
    }
    const answer = await fetch(location.href, { headers: { accept: 'text/html' } });
    if (!answer.ok) return;
    const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
    const now = page.getElementById(id);
    if (now && !isBusy()) byId(id).replaceChildren(...now.childNodes);
  }

  events.addEventListener(event, () => { void renew(); });
  // What changed while the connection was lost.
  let isFirst = true;
  events.addEventListener('open', () => {
    if (!isFirst) void renew();
    isFirst = false;
  });
}
