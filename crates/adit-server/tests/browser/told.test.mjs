// Being told: choosing how, a push service that decrypts, and the service worker that shows what it is sent.
import assert from 'node:assert/strict';
import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import { after, before, test } from 'node:test';
import { Adit, PHONE, beginWith, complaints, launch, move, standing, visitor } from './support.mjs';

/** The keys of a browser, and what it does with what it is sent (RFC 8291). */
class Device {
  constructor() {
    this.ecdh = createECDH('prime256v1');
    this.ecdh.generateKeys();
    this.auth = randomBytes(16);
  }

  /** @param {string} at */
  subscription(at) {
    return { endpoint: at, keys: { p256dh: this.ecdh.getPublicKey('base64url'), auth: this.auth.toString('base64url') } };
  }

  /** @param {Buffer} body */
  open(body) {
    const salt = body.subarray(0, 16);
    const length = body[20] ?? 0;
    const sender = body.subarray(21, 21 + length);
    const record = body.subarray(21 + length);
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), this.ecdh.getPublicKey(), sender]);
    const agreed = Buffer.from(hkdfSync('sha256', this.ecdh.computeSecret(sender), this.auth, info, 32));
    const key = Buffer.from(hkdfSync('sha256', agreed, salt, 'Content-Encoding: aes128gcm\0', 16));
    const nonce = Buffer.from(hkdfSync('sha256', agreed, salt, 'Content-Encoding: nonce\0', 12));
    const cipher = createDecipheriv('aes-128-gcm', key, nonce);
    cipher.setAuthTag(record.subarray(-16));
    const text = Buffer.concat([cipher.update(record.subarray(0, -16)), cipher.final()]);
    return text.subarray(0, text.lastIndexOf(2)).toString();
  }
}

/** @type {Adit} */ let adit;
/** @type {import('playwright-core').Browser} */ let browser;
/** @type {Device} */ let device;
/** @type {import('node:http').Server} */ let service;
/** @type {Buffer[]} */ const received = [];
let endpoint = '';

before(async () => {
  device = new Device();
  service = createServer((request, response) => {
    /** @type {Buffer[]} */ const parts = [];
    request.on('data', (part) => parts.push(part));
    request.on('end', () => {
      received.push(Buffer.concat(parts));
      response.writeHead(201).end();
    });
  });
  await new Promise((resolve) => { service.listen(0, '127.0.0.1', () => resolve(undefined)); });
  const address = service.address();
  if (!address || typeof address === 'string') throw new Error('the push service has no port');
  endpoint = `http://127.0.0.1:${address.port}/push`;
  [adit, browser] = await Promise.all([Adit.start(['--allow-internal-hooks', '--told-after', '0']), launch()]);
});
after(async () => {
  await browser?.close();
  await adit?.end();
  service.close();
});

/** Lets the browser subscribe at the push service of the test. @param {import('playwright-core').BrowserContext} context */
async function subscribing(context) {
  await context.grantPermissions(['notifications'], { origin: adit.address });
  await context.addInitScript((subscription) => {
    const kept = /** @type {any} */ ({ toJSON: () => subscription });
    PushManager.prototype.getSubscription = async () => null;
    PushManager.prototype.subscribe = async () => kept;
  }, device.subscription(endpoint));
}

/** @param {() => boolean} done */
async function until(done) {
  for (let count = 0; count < 400 && !done(); count += 1) await new Promise((resolve) => { setTimeout(resolve, 50); });
  assert.ok(done(), 'it did not come true');
}

test('a friend who is away is told, and the notification leads to the table', async () => {
  const anna = await visitor(browser, adit);
  const ben = await visitor(browser, adit);
  await subscribing(ben.context);
  await beginWith(anna.page, 'cavum', ['me', 'friend']);
  const seat = await anna.page.locator('.links a').first().getAttribute('href');
  await ben.page.goto(seat ?? '');
  await ben.page.locator('button.primary').click();
  await ben.page.waitForURL(/\/table\//);
  const table = new URL(ben.page.url()).pathname;
  await ben.page.goto('/me/told');
  await ben.page.locator('#push-on').click();
  await ben.page.locator('[data-browser]').waitFor();
  await ben.page.getByRole('button', { name: 'Send a test notification' }).click();
  await ben.page.getByText('The test was sent').waitFor();
  await until(() => received.length > 0);
  assert.equal(JSON.parse(device.open(received.shift() ?? Buffer.alloc(0))).title, 'It works');
  // Ben is elsewhere while Anna plays until it is his turn, or it was his turn before.
  for (let count = 0; count < 12 && received.length === 0; count += 1) {
    if ((await standing(anna.page)) === 'mine') await move(anna.page);
    else {
      const other = await ben.context.newPage();
      await other.goto(table);
      await other.waitForSelector('#send, #offer .choices');
      if ((await standing(other)) === 'mine') await move(other);
      await other.close();
    }
    await new Promise((resolve) => { setTimeout(resolve, 3000); });
  }
  const sealed = received.shift();
  assert.ok(sealed, 'Ben was told');
  const told = device.open(sealed);
  assert.equal(JSON.parse(told).path, table);

  // What a push service would deliver is given to the service worker.
  const session = await ben.context.newCDPSession(ben.page);
  /** @type {Promise<string>} */
  const registered = new Promise((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const first = registrations.find(({ isDeleted }) => !isDeleted);
      if (first) resolve(first.registrationId);
    });
  });
  await session.send('ServiceWorker.enable');
  const registrationId = await registered;
  await session.send('ServiceWorker.deliverPushMessage', { origin: adit.address, registrationId, data: told });
  const { title, body, path } = await ben.page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    for (;;) {
      const [first] = await registration.getNotifications();
      if (first) return { title: first.title, body: first.body, path: first.data.path };
      await new Promise((wake) => { setTimeout(wake, 20); });
    }
  });
  assert.match(title, /Your turn in Cavum/);
  assert.match(body, /is waiting for you/);
  assert.equal(path, table);
  assert.deepEqual([...anna.faults, ...ben.faults], []);
  await Promise.all([anna.context.close(), ben.context.close()]);
});

test('how to be told is chosen on a page that everybody can use, and a test says what went wrong', async () => {
  for (const viewport of [PHONE, { width: 1440, height: 900 }]) {
    const { context, page } = await visitor(browser, adit, { viewport });
    await page.goto('/me/told');
    assert.deepEqual(await complaints(page), []);
    await page.locator('#hook').fill('http://127.0.0.1:9/hook');
    await page.locator('#quiet-from').fill('22:00');
    await page.locator('#quiet-to').fill('07:00');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Saved.').waitFor();
    assert.equal(await page.locator('#quiet-from').inputValue(), '22:00');
    await page.getByRole('button', { name: 'Send a test to the webhook' }).click();
    await page.getByText('127.0.0.1 does not answer').waitFor();
    assert.deepEqual(await complaints(page), []);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
    assert.ok(!wide, 'nothing reaches over the edge');
    await context.close();
  }
});

test('the pages can be installed as an app', async () => {
  const { context, page } = await visitor(browser, adit);
  await page.goto('/');
  const session = await context.newCDPSession(page);
  const { errors, data } = await session.send('Page.getAppManifest');
  assert.deepEqual(errors, []);
  assert.equal(JSON.parse(data ?? '{}').name, 'Adit');
  await context.close();
});

test('a holiday is entered, cannot be entered twice, and is removed', async () => {
  for (const [viewport, locale] of /** @type {const} */ ([[PHONE, 'en-GB'], [{ width: 1440, height: 900 }, 'de']])) {
    const { context, page, faults } = await visitor(browser, adit, { viewport, locale });
    await page.goto('/me/holidays');
    const day = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10);
    const enter = async () => {
      await page.locator('#first').fill(day);
      await page.locator('#last').fill(day);
      await page.locator('form:has(#first) button').click();
    };
    await enter();
    await page.locator('.sessions').getByText(day).waitFor();
    assert.deepEqual(await complaints(page), []);
    await enter();
    await page.locator('.notice.bad').waitFor();
    assert.deepEqual(await complaints(page), []);
    await page.locator('.sessions button').click();
    await page.locator('.sessions li').waitFor({ state: 'detached' });
    assert.deepEqual(faults.filter((fault) => !/^refused with 422: POST \/me\/holidays/.test(fault)), []);
    await context.close();
  }
});
