// @ts-check
/** Others sit at the table now, or are called otherwise: the list of players says so at once. */

import { byId } from './dom.js';

/** Asks the page for its list of players and takes the names over. What the list says of turns stays. */
export async function renewSeating() {
  const answer = await fetch(location.href, { headers: { accept: 'text/html' } });
  if (!answer.ok) return;
  const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
  for (const now of page.querySelectorAll('#players li')) {
    const seat = now.getAttribute('data-seat');
    const name = byId('players').querySelector(`li[data-seat="${seat}"] .name`);
    if (name) name.textContent = now.querySelector('.name')?.textContent ?? '';
  }
}
