// Chance that can be proven fair: players add something before the first draw, and check every draw after the game.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { Adit, beginWith, complaints, launch, PHONE, playToTheEnd, visitor } from './support.mjs';

/** @type {Adit} */ let adit;
/** @type {import('playwright-core').Browser} */ let browser;
before(async () => { [adit, browser] = await Promise.all([Adit.start(), launch()]); });
after(async () => { await browser?.close(); await adit?.end(); });

/** Where pictures of the pages are kept, if somebody wants to look at them. */
const SHOTS = process.env.ADIT_SHOTS;

/** @param {import('playwright-core').Page} page @param {string} name */
async function shoot(page, name) {
  if (!SHOTS) return;
  const size = page.viewportSize();
  for (const [width, height] of [[390, 844], [1440, 900], [1920, 1080]]) {
    for (const colorScheme of /** @type {const} */ (['light', 'dark'])) {
      await page.setViewportSize({ width: width ?? 0, height: height ?? 0 });
      await page.emulateMedia({ colorScheme });
      await page.screenshot({ path: `${SHOTS}/${name}-${width}-${colorScheme}.png` });
    }
  }
  await page.emulateMedia({ colorScheme: null });
  if (size) await page.setViewportSize(size);
}

test('two people add something, play, and each browser proves every draw by itself', async () => {
  const anna = await visitor(browser, adit);
  const ben = await visitor(browser, adit, { viewport: PHONE });
  await anna.page.goto('/');
  await beginWith(anna.page, 'caverna', ['me', 'friend'], {}, ['verifiable']);
  const table = new URL(anna.page.url()).pathname;

  // The table waits, and the commitment is there before anybody adds anything.
  const field = anna.page.locator('#fair-text');
  await field.waitFor();
  assert.match(await field.inputValue(), /^[0-9a-f]{32}$/, 'the browser offers something that nobody can guess');
  await anna.page.locator('#fair-box summary').click();
  const commitment = await anna.page.locator('#fair-commitment').innerText();
  assert.match(commitment, /^[0-9a-f]{64}$/);
  assert.deepEqual(await complaints(anna.page), []);
  await shoot(anna.page, 'adding');
  await field.fill('Rhubarb   for Ümit, ça va ?');
  await anna.page.locator('#fair-add').click();
  await anna.page.locator('#fair-waits').getByText('Player B').waitFor();
  await anna.page.locator('#fair-without').waitFor();
  assert.deepEqual(await complaints(anna.page), []);
  await shoot(anna.page, 'waiting');

  // The invitation says it, with the same commitment.
  await anna.page.goto(`${table}/people`);
  const invitation = await anna.page.locator('#invitation').getAttribute('href');
  await ben.page.goto(new URL(invitation ?? '').pathname);
  await ben.page.getByText('Chance at this table is verifiable').waitFor();
  await ben.page.getByText(commitment).waitFor();
  assert.deepEqual(await complaints(ben.page), []);
  await shoot(ben.page, 'invited');
  await ben.page.locator('#name').fill('Ben');
  await ben.page.locator('button.primary').click();
  await ben.page.waitForURL(/\/table\//);
  await ben.page.locator('#fair-text').waitFor();
  assert.deepEqual(await complaints(ben.page), []);
  await shoot(ben.page, 'adding-last');
  await ben.page.locator('#fair-add').click();
  await ben.page.waitForSelector('#send, #offer .choices, #offer .hint', { state: 'attached' });
  await ben.page.locator('#fair-text').waitFor({ state: 'detached' });

  await anna.page.goto(table);
  await anna.page.locator('#fair-box summary').click();
  await anna.page.getByText('Rhubarb for Ümit, ça va ?').waitFor();
  assert.equal(await anna.page.locator('#fair-check, #fair-secret').count(), 0, 'nothing is told before the end');
  await Promise.all([playToTheEnd(anna.page, 0), playToTheEnd(ben.page, 1)]);

  await anna.page.locator('#fair-check').click();
  await anna.page.locator('#fair-verdict').getByText('Every draw follows').waitFor();
  await anna.page.getByText('What this browser saw before the first draw is unchanged.').waitFor();
  const rows = anna.page.locator('.draws li');
  assert.ok(await rows.count() > 3);
  assert.equal(await rows.getByText('does not follow').count(), 0);
  assert.deepEqual(await complaints(anna.page), []);
  await anna.page.locator('#fair-box').scrollIntoViewIfNeeded();
  await shoot(anna.page, 'checked');
  // Each draw leads to its place in the game.
  await rows.nth(2).locator('button').click();
  await anna.page.locator('#now').waitFor();

  // A server that changes its story afterwards is found out.
  /** @param {(draws: any) => void} change @param {string} said */
  const lies = async (change, said) => {
    await anna.page.route('**/fair/draws', async (route) => {
      const answer = await route.fetch();
      const draws = await answer.json();
      change(draws);
      await route.fulfill({ response: answer, json: draws });
    });
    await anna.page.locator('#fair-check').click();
    await anna.page.locator('#fair-verdict').getByText(said).waitFor();
    await anna.page.unroute('**/fair/draws');
  };
  await lies((draws) => { draws.draws[1].drawn = draws.draws[1].outcomes.find((/** @type {any} */ one) => one.words !== draws.draws[1].drawn).words; }, 'Draws that do not follow: 1 of');
  await lies((draws) => { for (const draw of draws.draws) draw.number += 1000; }, 'Something is wrong');
  await lies((draws) => { draws.opening[1] = 'fair add s0 0000'; }, 'The server shows something else');
  await lies((draws) => { draws.fair.secret = '0'.repeat(64); }, 'is not the one that the server committed to');
  await lies((draws) => { draws.fair.commitment = '0'.repeat(64); }, 'is not the one that the server committed to');
  assert.deepEqual([...anna.faults, ...ben.faults], []);
  for (const { context } of [anna, ben]) await context.close();
});

test('one browser adds for each of its seats, and begins without a friend who does not come', async () => {
  const { page, faults, context } = await visitor(browser, adit);
  await page.goto('/');
  await beginWith(page, 'cavum', ['me', 'me', 'friend'], {}, ['verifiable']);
  await page.locator('#fair-add').click();
  await page.locator('#next-seat').click();
  await page.locator('#fair-text').waitFor();
  await page.locator('#fair-add').click();
  await page.locator('#fair-without').click();
  await page.waitForSelector('#send, #offer .choices, #next-seat, #offer .hint', { state: 'attached' });
  await page.locator('#fair-text, #fair-waits').waitFor({ state: 'detached' });
  await page.locator('#fair-box summary').click();
  await page.getByText('Player B began without the others.').waitFor();
  assert.deepEqual(faults, []);
  await context.close();
});

test('the sums of the page are those of the browser’s own cryptography', async () => {
  const { page, faults, context } = await visitor(browser, adit);
  await page.goto('/');
  const same = await page.evaluate(async () => {
    const { sha256, hmac } = await import(`${location.origin}/web/chance.js`);
    const hex = (/** @type {Uint8Array} */ bytes) => [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
    let count = 0;
    for (let length = 0; length < 200; length += 1) {
      const bytes = crypto.getRandomValues(new Uint8Array(length));
      if (hex(sha256(bytes)) === hex(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)))) count += 1;
      const key = crypto.getRandomValues(new Uint8Array(32));
      const own = await crypto.subtle.importKey('raw', key, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
      const text = 'ça va ?\n'.repeat(length);
      if (hex(hmac(key, text)) === hex(new Uint8Array(await crypto.subtle.sign('HMAC', own, new TextEncoder().encode(text))))) count += 1;
    }
    return count;
  });
  assert.equal(same, 400);
  assert.deepEqual(faults, []);
  await context.close();
});
