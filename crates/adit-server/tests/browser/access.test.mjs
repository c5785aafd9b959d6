// Everybody can play: by keyboard alone, with a screen reader, in every language, light or dark.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import {
  Adit, beginAgainstBots, beginWith, clickMove, complaints, DESKTOP, entries, launch, middleOf, PHONE, untilAsked, untilEntries, visitor,
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
      if (address.includes('/table/')) await checked.waitForSelector('#offer > *', { state: 'attached' });
      await checked.evaluate(() => { for (const box of document.querySelectorAll('details')) box.open = true; });
      assert.deepEqual(await complaints(checked), [], `${address} ${colorScheme} ${viewport.width}`);
      const width = await checked.evaluate(() => document.documentElement.scrollWidth);
      assert.ok(width <= viewport.width, `${address} is ${width} wide at ${viewport.width}`);
    }
    assert.deepEqual(faults.filter((fault) => !fault.startsWith('refused with 404: GET ')), []);
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

test('a bid takes three keys, and a tile at most six', async () => {
  const { page, faults, context } = await visitor(browser, adit);
  await beginAgainstBots(page, 'cavum');
  const focus = () => page.evaluate(() => document.activeElement?.id ?? '');
  await untilAsked(page);
  const isFirst = await page.locator('#offer [data-choice="number:12"]').count() > 0;
  if (isFirst) {
    // Digits that follow one another are one number.
    await page.keyboard.type('12');
    assert.match(await page.locator('#crumbs').innerText(), /12/);
  } else {
    await page.keyboard.type('1');
  }
  assert.equal(await focus(), 'send');
  const before = await entries(page);
  await page.keyboard.press('Enter');
  await untilEntries(page, before + 1);
  for (let count = 0; count < 60 && await page.locator('#offer [data-choice="verb:lay"]').count() === 0; count += 1) {
    assert.equal(await untilAsked(page), 'mine');
    if (await page.locator('#offer [data-choice="verb:lay"]').count() === 0) await clickMove(page);
  }
  const now = await entries(page);
  await page.keyboard.type('111');
  assert.equal(await focus(), 'send');
  await page.locator('#announce').getByText(/^Lay a tile: /).waitFor({ state: 'attached' });
  await page.keyboard.press('Enter');
  await untilEntries(page, now + 1);
  await page.keyboard.press('?');
  await page.locator('#keys').getByText('turn the tile').waitFor();
  assert.deepEqual(await complaints(page), []);
  await page.keyboard.press('Escape');
  await page.locator('#keys').waitFor({ state: 'hidden' });
  assert.deepEqual(faults, []);
  await context.close();
});

test('the board is one stop of the tabulator, and arrows walk over it', async () => {
  const { page, faults, context } = await visitor(browser, adit);
  await beginAgainstBots(page, 'caverna');
  await untilAsked(page);
  await page.locator('#picture').focus();
  await page.keyboard.press('ArrowRight');
  assert.equal(await page.locator('#picture .light.cursor').count(), 1);
  const aloud = page.locator('#announce');
  await page.waitForFunction(() => !document.querySelector('#announce')?.textContent?.includes('It is your turn'));
  const first = await aloud.textContent();
  await page.keyboard.press('ArrowDown');
  await page.waitForFunction((said) => document.querySelector('#announce')?.textContent !== said, first);
  await page.locator('#card h3').waitFor();
  assert.deepEqual(await complaints(page), []);
  // What is lit can be picked there.
  for (let count = 0; count < 40; count += 1) {
    const isThere = await page.evaluate(() => {
      const light = document.querySelector('#picture .light.cursor')?.getBoundingClientRect();
      return light !== undefined && [...document.querySelectorAll('#picture .wanted')].some((element) => {
        const { left, top } = element.getBoundingClientRect();
        return Math.hypot(left - light.left, top - light.top) < 6;
      });
    });
    if (isThere) break;
    await page.keyboard.press(count % 7 === 6 ? 'ArrowLeft' : 'ArrowUp');
  }
  await page.keyboard.press('Enter');
  await page.locator('#crumbs li').first().waitFor();
  assert.deepEqual(faults, []);
  await context.close();
});

test('on a phone places are large enough for a finger and never below the sheet', async () => {
  const { page, faults, context } = await visitor(browser, adit, { viewport: PHONE, hasTouch: true, isMobile: true });
  await beginAgainstBots(page, 'cavum');
  for (let count = 0; count < 60 && await page.locator('#offer [data-choice="verb:lay"]').count() === 0; count += 1) {
    assert.equal(await untilAsked(page), 'mine');
    if (await page.locator('#offer [data-choice="verb:lay"]').count() === 0) await clickMove(page);
  }
  const tap = async (/** @type {string} */ selector) => {
    const { x, y } = await middleOf(page.locator(selector).first());
    await page.touchscreen.tap(x, y);
    await page.waitForTimeout(300);
  };
  await tap('#offer [data-choice="verb:lay"]');
  await tap('#picture .wanted[data-part^="tile:"]');
  const places = await page.locator('#picture .wanted[data-part^="hex:"]').evaluateAll((all) => all.map((element) => {
    const { width, height, top, bottom } = element.getBoundingClientRect();
    return { size: Math.min(width, height), top, bottom };
  }));
  const sheet = await page.locator('.offer').boundingBox();
  assert.ok(places.length > 0 && sheet);
  for (const { size, top, bottom } of places) {
    assert.ok(size >= 43.9, `${size} px`);
    assert.ok(top >= 0 && bottom <= sheet.y, `a place from ${top} to ${bottom}, the sheet at ${sheet.y}`);
  }
  await tap('#picture .wanted[data-part^="hex:"]');
  await page.locator('#send').waitFor();
  // The whole board, and all choices, are one tap away.
  await tap('#whole-board');
  assert.ok(await page.locator('#picture.zoomed').count() === 0);
  await tap('#fold');
  assert.ok(await page.locator('#offer .choices').isVisible());
  assert.deepEqual(await complaints(page), []);
  assert.deepEqual(faults, []);
  await context.close();
});

test('two fingers show the board larger, and two taps show it whole', async () => {
  const { page, faults, context } = await visitor(browser, adit, { viewport: PHONE, hasTouch: true, isMobile: true });
  await beginAgainstBots(page, 'rockwell');
  await untilAsked(page);
  await page.evaluate(() => window.scrollTo(0, 0));
  const hands = await context.newCDPSession(page);
  const touch = (/** @type {'touchStart' | 'touchMove' | 'touchEnd'} */ type, /** @type {number[]} */ ...xs) =>
    hands.send('Input.dispatchTouchEvent', { type, touchPoints: xs.map((x, id) => ({ x, y: 250, id })) });
  await touch('touchStart', 170, 190);
  for (const spread of [20, 40, 60]) await touch('touchMove', 170 - spread, 190 + spread);
  await touch('touchEnd');
  const scale = () => page.evaluate(() => Number(getComputedStyle(document.querySelector('#picture') ?? document.body).getPropertyValue('--zoom') || 1));
  assert.ok(await scale() > 2, `${await scale()}`);
  // A tap on nothing that can be chosen.
  for (let count = 0; count < 2; count += 1) {
    await touch('touchStart', 180);
    await touch('touchEnd');
  }
  await page.waitForFunction(() => document.querySelector('#picture.zoomed') === null);
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
      const link = page.locator('#card .why a');
      await link.waitFor();
      assert.match(await page.locator('#card .why').innerText(), /Why not\? .+ Rule CV-[\d.]+/);
      const [rules] = await Promise.all([context.waitForEvent('page'), link.click()]);
      await rules.waitForLoadState();
      // The rulebook opens at the section that tells what the clause says.
      assert.ok(await rules.locator('section:has(:target) h2').isVisible());
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
    await page.waitForSelector('#offer > *', { state: 'attached' });
    await page.getByRole('heading', { name: title }).waitFor();
    // A sentence that is missing shows its id.
    const said = await page.evaluate(() => document.body.innerText);
    assert.doesNotMatch(said, /\[[a-z]+(-[a-z0-9]+)+\]|client-[a-z]+|\{\s?\$/);
  }
  assert.deepEqual(faults, []);
  await context.close();
});

test('the links of the menu stand apart on a phone, in every language', async () => {
  for (const locale of ['en-GB', 'de-DE', 'fr-FR', 'nl-NL']) {
    const { page, faults, context } = await visitor(browser, adit, { viewport: PHONE, locale });
    await page.goto('/rules');
    const gaps = await page.locator('header nav').first().evaluate((nav) => {
      const words = [...nav.querySelectorAll('a')].filter((link) => link.checkVisibility()).map((link) => {
        const range = document.createRange();
        range.selectNodeContents(link);
        return range.getBoundingClientRect();
      });
      return words.slice(1).map((word, place) => word.left - (words[place]?.right ?? 0));
    });
    assert.ok(gaps.length >= 4 && gaps.every((gap) => gap >= 6), `${locale}: ${gaps}`);
    assert.deepEqual(faults, []);
    await context.close();
  }
});
