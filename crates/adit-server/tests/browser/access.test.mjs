// Everybody can play: by keyboard alone, with a screen reader, in every language, light or dark.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import {
  Adit, beginAgainstBots, beginWith, clickMove, complaints, DESKTOP, entries, launch, PHONE, untilAsked, untilEntries, visitor,
} from './support.mjs';

const GAMES = ['cavum', 'caverna', 'rockwell'];

/** @type {Adit} */ let adit;
/** @type {import('playwright-core').Browser} */ let browser;
before(async () => { [adit, browser] = await Promise.all([Adit.start(), launch()]); });
after(async () => { await browser?.close(); await adit?.end(); });

test('no page has a fault that a checker finds, in both themes and both sizes', async () => {
  const { page, context } = await visitor(browser, adit);
  const addresses = ['/', '/tables', '/rules', ...GAMES.map((game) => `/rules/${game}`), '/nothing-here'];
  for (const game of GAMES) {
    await beginAgainstBots(page, game);
    for (let count = 0; count < 12 && await untilAsked(page) !== 'over'; count += 1) await clickMove(page);
    addresses.push(page.url());
  }
  await beginWith(page, 'cavum', ['me', 'friend']);
  addresses.push(page.url(), await page.locator('.links a').first().getAttribute('href') ?? '');
  const state = await context.storageState();
  await context.close();
  for (const [viewport, colorScheme] of /** @type {const} */ ([[DESKTOP, 'light'], [DESKTOP, 'dark'], [PHONE, 'light'], [PHONE, 'dark']])) {
    const { page: checked, faults, context: own } = await visitor(browser, adit, { viewport, colorScheme, storageState: state });
    for (const address of addresses) {
      // Each page is seen in both themes and both sizes; what is most complex is seen in both themes at both sizes.
      const isComplex = address === '/' || address.includes('/table/');
      if (!isComplex && (colorScheme === 'dark') !== (viewport === PHONE)) continue;
      await checked.goto(address);
      if (address.includes('/table/')) await checked.waitForSelector('#offer > *');
      await checked.evaluate(() => { for (const box of document.querySelectorAll('details')) box.open = true; });
      assert.deepEqual(await complaints(checked), [], `${address} ${colorScheme} ${viewport.width}`);
      const width = await checked.evaluate(() => document.documentElement.scrollWidth);
      assert.ok(width <= viewport.width, `${address} is ${width} wide at ${viewport.width}`);
    }
    assert.deepEqual(faults.filter((fault) => !fault.includes('404')), []);
    await own.close();
  }
});

/** Goes on with the tabulator until the focus is where it is wanted. @param {import('playwright-core').Page} page @param {string} selector */
async function tabTo(page, selector) {
  for (let count = 0; count < 150; count += 1) {
    await page.keyboard.press('Tab');
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector)) {
      const outline = await page.evaluate(() => getComputedStyle(/** @type {Element} */ (document.activeElement)).outlineStyle);
      assert.notEqual(outline, 'none', `${selector} shows no focus`);
      return;
    }
  }
  assert.fail(`the keyboard does not reach ${selector}`);
}

test('a game is begun and played by keyboard alone', async () => {
  const { page, faults, context } = await visitor(browser, adit);
  await page.goto('/');
  await page.keyboard.press('Tab');
  assert.ok(await page.evaluate(() => document.activeElement?.matches('a.skip')));
  await tabTo(page, 'section.game button.primary');
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/table\//);
  await untilAsked(page);
  await tabTo(page, '#send, #offer .choices button');
  for (let moves = 0; moves < 10; moves += 1) {
    const before = await entries(page);
    for (let step = 0; step < 40 && await page.locator('#send').count() === 0; step += 1) {
      // The focus stays where the next choice is made.
      assert.ok(await page.evaluate(() => document.activeElement?.closest('#offer') !== null), 'the focus is lost');
      if (Math.random() < 0.5) await page.keyboard.press('Tab');
      if (!await page.evaluate(() => document.activeElement?.matches('.choices button'))) {
        await page.locator('#offer .choices button').first().focus();
      }
      await page.keyboard.press('Enter');
    }
    await page.locator('#send').focus();
    await page.keyboard.press('Enter');
    await untilEntries(page, before + 1);
    if (await untilAsked(page) === 'over') break;
    assert.ok(await page.evaluate(() => document.activeElement?.closest('.offer') !== null), 'the focus left the offer');
    if (await page.evaluate(() => !document.activeElement?.matches('#send, .choices button'))) await page.keyboard.press('Tab');
  }
  const aloud = await page.locator('#announce').textContent();
  assert.match(aloud ?? '', /Player [AB] .*It is your turn\./s);
  const words = await page.locator('#picture-text').textContent();
  assert.ok((words ?? '').length > 100);

  // Escape takes back the last choice; Alt and the arrows step through the history.
  if (await page.locator('#offer .choices').count() > 0) {
    const list = await page.locator('#offer .choices').innerText();
    await page.locator('#offer .choices button').first().focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Escape');
    assert.equal(await page.locator('#offer .choices').innerText(), list);
  }
  await page.keyboard.press('Alt+ArrowLeft');
  await page.locator('#picture-note').getByText('You are viewing an earlier position.').waitFor();
  await page.keyboard.press('Escape');
  await page.locator('#picture-note').getByText('You are viewing an earlier position.').waitFor({ state: 'hidden' });
  assert.deepEqual(faults, []);
  await context.close();
});

test('something dark says why not, with the clause', async () => {
  const { page, faults, context } = await visitor(browser, adit);
  await beginAgainstBots(page, 'cavum');
  for (let count = 0; count < 60 && await untilAsked(page) !== 'over'; count += 1) {
    const dark = page.locator('#picture [data-part].dark');
    if (await dark.count() > 0) {
      await dark.first().click({ force: true });
      const link = page.locator('#notice a');
      await link.waitFor();
      assert.match(await page.locator('#notice').innerText(), /Why not\? .+ Rule CV-[\d.]+/);
      const [rules] = await Promise.all([context.waitForEvent('page'), link.click()]);
      await rules.waitForLoadState();
      assert.ok(await rules.locator(':target').isVisible());
      assert.deepEqual(faults, []);
      await context.close();
      return;
    }
    const verb = page.locator('#offer .choices button[data-choice="verb:lay"]');
    if (await verb.count() > 0) await verb.click();
    else await clickMove(page);
  }
  assert.fail('nothing was dark');
});

test('every page speaks four languages, and says everything in them', async () => {
  const words = /** @type {const} */ ({ en: 'Your move', de: 'Dein Zug', fr: 'Votre coup', nl: 'Jouw zet' });
  const { page, faults, context } = await visitor(browser, adit);
  await beginAgainstBots(page, 'cavum');
  for (let count = 0; count < 8; count += 1) {
    await untilAsked(page);
    await clickMove(page);
  }
  await untilAsked(page);
  for (const [language, title] of Object.entries(words)) {
    await page.locator('#language').selectOption(language);
    await page.waitForFunction((wanted) => document.documentElement.lang === wanted, language);
    await page.waitForSelector('#offer > *');
    await page.getByRole('heading', { name: title }).waitFor();
    // A sentence that is missing shows its id.
    const said = await page.evaluate(() => document.body.innerText);
    assert.doesNotMatch(said, /\[[a-z]+(-[a-z0-9]+)+\]|client-[a-z]+|\{\s?\$/);
  }
  assert.deepEqual(faults, []);
  await context.close();
});
