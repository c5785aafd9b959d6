// @ts-check
/** The lobby stays up to date: when something has changed there, the page is asked for what it shows now. */

import { byId } from './dom.js';

const events = new EventSource('/lobby/events');

async function renew() {
  const answer = await fetch(location.href, { headers: { accept: 'text/html' } });
  if (!answer.ok) return;
  const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
  const now = page.getElementById('lobby');
  if (now) byId('lobby').replaceChildren(...now.childNodes);
}

events.addEventListener('lobby', () => { void renew(); });
// What changed while the connection was lost.
let isFirst = true;
events.addEventListener('open', () => {
  if (!isFirst) void renew();
  isFirst = false;
});
