// The documentation at /docs, and component data of one's own in the form of a new table.
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { after, before, test } from 'node:test';
import { Adit, complaints, launch, visitor } from './support.mjs';

/** @type {Adit} */ let adit;
/** @type {import('playwright-core').Browser} */ let browser;
before(async () => { [adit, browser] = await Promise.all([Adit.start(), launch()]); });
after(async () => { await browser?.close(); await adit?.end(); });

for (const [width, colorScheme] of /** @type {const} */ ([[390, 'light'], [1440, 'dark']])) {
  test(`every page of the documentation is sound at ${width} pixels`, async () => {
    const { page, faults, context } = await visitor(browser, adit, { viewport: { width, height: 900 }, colorScheme });
    await page.goto('/');
    await page.locator('header nav a[href="/docs"]').click();
    await page.waitForURL('**/docs');
    await page.locator('nav.contents a').last().waitFor({ state: 'attached' });
    const addresses = await page.locator('nav.contents a').evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
    assert.ok(addresses.length > 20, `${addresses.length} pages`);
    for (const address of addresses) {
      const answer = await page.goto(address);
      assert.equal(answer?.status(), 200, address);
      assert.equal(await page.locator('nav.contents a[aria-current=page]').getAttribute('href'), address);
      assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth), `${address} is too wide`);
      // The long pages of rules and figures are made of the same parts as the others.
      if (!/rules|strength|decisions/.test(address)) assert.deepEqual(await complaints(page), [], address);
    }
    assert.deepEqual(faults, []);
    await context.close();
  });
}

test('pages lead from one to the next, and their links to other pages of the server are right', async () => {
  const { page, faults, context } = await visitor(browser, adit);
  await page.goto('/docs');
  await page.locator('nav.turn a[rel=next]').click();
  await page.waitForURL('**/docs/play');
  assert.equal(await page.locator('h1').textContent(), 'Play');
  await page.locator('article a[href="/docs/formats#journals"]').click();
  await page.waitForURL('**/docs/formats#journals');
  assert.ok(await page.locator('#journals').isVisible());
  assert.deepEqual(faults, []);
  await context.close();
});

test('an owner of a game opens a corrected file, is told what is wrong with it, and plays with it', async () => {
  const { page, context } = await visitor(browser, adit, { viewport: { width: 390, height: 844 } });
  const built = await readFile(new URL('../../../game-cavum/data/cavum.toml', import.meta.url), 'utf8');
  const corrected = built.replace('start_score = 20', 'start_score = 25');
  await page.goto('/');
  const form = page.locator('form:has(#cavum-data)');
  await page.locator('details:has(> form #cavum-data) > summary').click();
  await form.locator('details.component-data > summary').click();
  const said = page.locator('#cavum-data-said');
  const open = (/** @type {string} */ text) => page.locator('#cavum-data-file')
    .setInputFiles({ name: 'printed.toml', mimeType: 'text/plain', buffer: Buffer.from(text) });
  await open(corrected.replace('start_score', 'start_scroe'));
  await page.waitForFunction(() => document.querySelector('#cavum-data-said')?.textContent?.includes('start_scroe'));
  assert.match(await said.textContent() ?? '', /component data: line \d+/);
  assert.equal(await page.locator('#cavum-data').getAttribute('aria-invalid'), 'true');
  assert.deepEqual(await complaints(page), []);
  await open(corrected);
  await page.waitForFunction(() => document.querySelector('#cavum-data')?.getAttribute('aria-invalid') === 'false');
  assert.equal(await said.textContent(), 'The game can be played with these data.');
  await form.locator('button.primary').click();
  await page.waitForURL(/\/table\//);
  assert.ok(await page.locator('#own-data').isVisible());
  const [shown] = await Promise.all([context.waitForEvent('page'), page.locator('#own-data a').click()]);
  await shown.waitForLoadState();
  assert.ok((await shown.locator('body').textContent())?.includes('start_score = 25'));
  await context.close();
});
