// @ts-check
/** The service worker: shows what the server tells while no page is open, and opens the table on a click. */

/** @typedef {{ title: string, text: string, path: string, about: string }} Told */
/** @typedef {{ waitUntil(work: Promise<unknown>): void }} Extendable */
/** @typedef {Extendable & { data: { json(): Told } | null }} Pushed */
/** @typedef {Extendable & { notification: Notification }} Clicked */
/** @typedef {{ url: string, focus(): Promise<unknown>, navigate(url: string): Promise<unknown> }} Page */

const scope = /** @type {any} */ (self);

/** Is it a place on this server? @param {unknown} path */
function isOwn(path) {
  return typeof path === 'string' && path.startsWith('/') && !path.startsWith('//');
}

/** @param {Pushed} event @returns {Told | null} */
function read(event) {
  try {
    return event.data?.json() ?? null;
  } catch {
    return null;
  }
}

scope.addEventListener('push', (/** @type {Pushed} */ event) => {
  const told = read(event);
  // A browser that is sent a message must show one.
  const { title, text, path, about } = told ?? { title: 'Adit', text: '', path: '/tables', about: 'adit' };
  event.waitUntil(scope.registration.showNotification(title, {
    body: text,
    // A later message about the same table takes the place of this one.
    tag: about,
    renotify: true,
    icon: '/web/icon.svg',
    data: { path: isOwn(path) ? path : '/tables' },
  }));
});

/** @param {string} path */
async function open(path) {
  const url = new URL(path, scope.location.origin).href;
  /** @type {Page[]} */
  const pages = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = pages.find((page) => page.url.split(/[?#]/)[0] === url);
  return there ? there.focus() : scope.clients.openWindow(url);
}

scope.addEventListener('notificationclick', (/** @type {Clicked} */ event) => {
  event.notification.close();
  const { path } = /** @type {{ path?: string }} */ (event.notification.data ?? {});
  event.waitUntil(open(isOwn(path) ? /** @type {string} */ (path) : '/tables'));
});

// The browser may replace a subscription by itself.
scope.addEventListener('pushsubscriptionchange', (/** @type {any} */ event) => {
  const renewed = async () => {
    const options = event.oldSubscription?.options ?? event.newSubscription?.options;
    const fresh = event.newSubscription ?? (options && (await scope.registration.pushManager.subscribe(options)));
    if (!fresh) return;
    const { endpoint, keys } = fresh.toJSON();
    await fetch('/me/told/browsers', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ endpoint, keys }),
    });
  };
  event.waitUntil(renewed());
});

scope.addEventListener('install', () => scope.skipWaiting());
scope.addEventListener('activate', (/** @type {Extendable} */ event) => event.waitUntil(scope.clients.claim()));
