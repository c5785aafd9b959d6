// What a browser keeps, what is said beside the game, and what is sent twice by mistake.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { Adit, beginWith, launch, visitor } from './support.mjs';

/** @type {Adit} */ let adit;
/** @type {import('playwright-core').Browser} */ let browser;
before(async () => { [adit, browser] = await Promise.all([Adit.start(), launch()]); });
after(async () => { await browser?.close(); await adit?.end(); });

/** @param {import('playwright-core').Page} page */
function links(page) {
  return page.locator('.links a').evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
}

/** Opens a link and sits down. @param {import('playwright-core').Page} page @param {string | undefined} link */
async function sit(page, link) {
  await page.goto(link ?? '');
  await page.locator('button.primary').click();
  await page.waitForURL(/\/table\//);
}

/** Says numbers as fast as the server lets one. @param {import('playwright-core').Page} page @param {number} from @param {number} to */
async function say(page, from, to) {
  const table = new URL(page.url()).pathname.split('/').at(-1);
  for (let number = from; number < to; number += 1) {
    const said = await page.evaluate(async ([path, text]) => {
      const headers = { 'content-type': 'application/json' };
      return (await fetch(path ?? '', { method: 'POST', headers, body: JSON.stringify({ text }) })).status;
    }, [`/api/tables/${table}/chat`, `message ${number}`]);
    assert.equal(said, 204);
  }
}

test('an early seat can still be opened after a hundred more tables', async () => {
  const { context, page } = await visitor(browser, adit);
  await beginWith(page, 'caverna', ['me', 'friend']);
  const early = page.url();
  for (let count = 0; count < 100; count += 1) {
    const form = { game: 'caverna', seat0: 'me', seat1: 'friend' };
    const begun = await context.request.post('/tables', { form, maxRedirects: 0 });
    assert.equal(begun.status(), 303);
  }
  await page.goto(early);
  await page.locator('#players .tag', { hasText: 'you' }).waitFor();
  assert.equal((await links(page)).length, 2);
  const kept = await context.cookies();
  assert.deepEqual(kept.map((cookie) => cookie.name).filter((name) => name !== 'adit-language'), ['adit-session']);
  // The list has them all, page by page.
  await page.goto('/tables');
  let listed = await page.locator('.tables li').count();
  for (let next = page.locator('a[rel=next]'); await next.count() > 0;) {
    await page.goto(await next.getAttribute('href') ?? '');
    listed += await page.locator('.tables li').count();
  }
  assert.equal(listed, 101);
  await context.close();
});

test('a form that is sent twice by mistake begins one game', async () => {
  const { context, page } = await visitor(browser, adit);
  await page.goto('/');
  const form = page.locator('form:has(input[value="caverna"])').first();
  const fields = await form.evaluate((element) => {
    const data = new FormData(/** @type {HTMLFormElement} */ (element));
    return Object.fromEntries([...data].map(([name, value]) => [name, String(value)]));
  });
  await context.request.post('/tables', { form: fields, maxRedirects: 0 });
  await form.locator('button.primary').click();
  await page.waitForURL(/\/table\//);
  await page.goto('/tables');
  assert.equal(await page.locator('.tables li').count(), 1);
  // Somebody who comes back to the page wants another game.
  await page.goto('/');
  await page.locator('form:has(input[value="caverna"]) button.primary').first().click();
  await page.waitForURL(/\/table\//);
  await page.goto('/tables');
  assert.equal(await page.locator('.tables li').count(), 2);
  await context.close();
});

test('older messages come on request, and who created the table can mute spectators', async () => {
  const anna = await visitor(browser, adit);
  const ben = await visitor(browser, adit);
  const carl = await visitor(browser, adit);
  await beginWith(anna.page, 'caverna', ['me', 'friend']);
  const [seat, watch] = await links(anna.page);
  await sit(ben.page, seat);
  await sit(carl.page, watch);
  await say(anna.page, 0, 20);
  await say(ben.page, 20, 40);
  await say(carl.page, 40, 56);
  await ben.page.reload();
  for (const { page } of [anna, ben, carl]) await page.locator('#chat-box summary').click();
  const shown = ben.page.locator('#chat li');
  await shown.filter({ hasText: /message 55$/ }).waitFor();
  assert.equal(await shown.count(), 50);
  await ben.page.locator('#chat-older').click();
  await shown.filter({ hasText: /message 0$/ }).waitFor();
  assert.equal(await shown.count(), 56);
  assert.equal(await ben.page.locator('#chat-older').isVisible(), false);
  assert.match(await shown.first().textContent() ?? '', /message 0$/);
  assert.equal(await anna.page.locator('#chat li').count(), 56, 'a page that was open has each message once');

  assert.equal(await ben.page.locator('#mute').count(), 0);
  await anna.page.locator('#mute', { hasText: 'Mute spectators' }).click();
  await anna.page.locator('#mute', { hasText: 'Let spectators speak' }).waitFor();
  await carl.page.locator('#chat-text').fill('may I?');
  await carl.page.locator('#chat-form button').click();
  await carl.page.locator('#notice', { hasText: 'Spectators cannot speak at this table' }).waitFor();
  await anna.page.locator('#mute').click();
  await anna.page.locator('#mute', { hasText: 'Mute spectators' }).waitFor();
  await carl.page.locator('#chat-form button').click();
  await anna.page.getByText('may I?').waitFor();
  for (const { context } of [anna, ben, carl]) await context.close();
});
