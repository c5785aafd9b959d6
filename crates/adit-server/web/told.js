// @ts-check
/** The page on which players say how they want to be told: this browser is asked whether it may show notifications. */

import { byId } from './dom.js';

/** @param {string} text */
function bytes(text) {
  const plain = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
}

/** @param {string} id */
function show(id) {
  byId(id).hidden = false;
}

/** Lets this browser be told, and tells the server where. @param {string} key */
async function subscribe(key) {
  const worker = await navigator.serviceWorker.register('/worker.js');
  await navigator.serviceWorker.ready;
  if ((await Notification.requestPermission()) !== 'granted') {
    show('push-denied');
    return;
  }
  const before = await worker.pushManager.getSubscription();
  // A subscription with the key of another server tells nobody anything.
  await before?.unsubscribe();
  const subscription = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytes(key) });
  const { endpoint, keys } = subscription.toJSON();
  const answer = await fetch('/me/told/browsers', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ endpoint, keys }),
  });
  if (!answer.ok) throw new Error(`the server answers ${answer.status}`);
  location.assign('/me/told');
}

const on = byId('push-on');
if ('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window) {
  on.hidden = false;
  on.addEventListener('click', () => {
    for (const id of ['push-denied', 'push-failed']) byId(id).hidden = true;
    subscribe(on.dataset.key ?? '').catch(() => show('push-failed'));
  });
} else {
  show('push-unable');
}

const zone = byId('zone');
if (zone instanceof HTMLInputElement) zone.value = String(-new Date().getTimezoneOffset());
