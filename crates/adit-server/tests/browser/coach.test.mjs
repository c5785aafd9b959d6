// A training table: what is new is explained once, a move that gives a lot away is warned of and can be sent all the same; and
// after the game the moments that decided it.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { Adit, complaints, entries, launch, PHONE, playToTheEnd, untilAsked, untilEntries, visitor } from './support.mjs';

/** @type {Adit} */ let adit;
/** @type {import('playwright-core').Browser} */ let browser;
before(async () => { [adit, browser] = await Promise.all([Adit.start(), launch()]); });
after(async () => { await browser?.close(); await adit?.end(); });

/** Begins a training table as the form offers it. @param {import('playwright-core').Page} page @param {string} game @param {string[]} seats */
async function train(page, game, seats) {
  await page.goto('/');
  const card = page.locator(`section.game:has(input[value="${game}"])`);
  await card.locator('summary').first().click();
  for (const [seat, who] of seats.entries()) await card.locator(`select[name=seat${seat}]`).selectOption(who);
  await card.getByLabel(/^Training table/).check();
  await card.locator('details button.primary').click();
  await page.waitForURL(/\/table\//);
}

/** Somebody is asked, maybe in another seat of this browser. @param {import('playwright-core').Page} page */
async function atTurn(page) {
  await page.waitForSelector('#send, #offer .choices, #next-seat', { state: 'attached' });
  const next = page.locator('#next-seat');
  if (await next.count() > 0) await next.click();
  await page.waitForSelector('#send, #offer .choices', { state: 'attached' });
}

/** Bids everything at the start of the game, which nobody should do. @param {import('playwright-core').Page} page */
async function bidEverything(page) {
  if (await page.locator('#coach-warning').count() > 0) await page.locator('#coach-again').click();
  if (await page.locator('#send').count() === 0) {
    if (await page.locator('#offer .choices').isHidden()) await page.locator('#fold').click();
    const bid = page.locator('#offer .choices button', { hasText: /^Bid/ });
    if (await bid.count() > 0) await bid.first().click();
    await page.locator('#offer .choices button', { hasText: /^20 points/ }).click();
  }
  await page.locator('#send').click();
}

test('what is new is explained once, and a move that gives a lot away is warned of', async () => {
  for (const options of [{}, { viewport: PHONE, colorScheme: /** @type {'dark'} */ ('dark') }]) {
    const { page, faults, context } = await visitor(browser, adit, options);
    await train(page, 'cavum', ['me', 'me', '', '']);
    await atTurn(page);
    // The card of what is asked for the first time, understood by keyboard, and not shown again.
    await page.waitForSelector('#coach-card');
    assert.match(await page.locator('#coach-card').innerText(), /New: .+/);
    assert.deepEqual(await complaints(page), []);
    await page.locator('#got-it').focus();
    await page.keyboard.press('Enter');
    await page.waitForSelector('#coach-card', { state: 'detached' });
    await page.reload();
    await atTurn(page);
    await page.waitForTimeout(500);
    assert.equal(await page.locator('#coach-card').count(), 0, 'what is understood is explained again');

    const known = await entries(page);
    await bidEverything(page);
    await page.waitForSelector('#coach-warning');
    assert.ok(await page.evaluate(() => document.activeElement?.id === 'coach-title'), 'the focus is not on the warning');
    assert.match(await page.locator('#announce').textContent() ?? '', /^This move gives a lot away\. Expected \d+% instead of \d+%$/);
    const values = await page.locator('#coach-warning .reasons li .value').allInnerTexts();
    const tenths = values.map((value) => Math.round(10 * Number(value.replace('−', '-').replace('±', ''))));
    assert.equal(tenths.slice(0, -1).reduce((sum, part) => sum + part, 0), tenths.at(-1), `${values} do not add up`);
    assert.deepEqual(await complaints(page), []);
    assert.equal(await entries(page), known, 'the move was sent');

    // What would follow is played out on the board, by keyboard.
    await page.keyboard.press('Tab');
    assert.ok(await page.evaluate(() => document.activeElement?.id === 'coach-show'));
    await page.keyboard.press('Enter');
    await page.waitForSelector('#coach-line');
    assert.match(await page.locator('#coach-line').innerText(), /Better: .+Your move: .+Step 1 of \d/s);
    assert.equal(await page.locator('#picture-note').textContent(), 'What is likely to follow, from what you can know.');
    await page.keyboard.press('Enter');
    await page.waitForFunction(() => /Step 2 of/.test(document.querySelector('#coach-line')?.textContent ?? ''));
    await page.getByRole('button', { name: /^Your move: / }).click();
    await page.waitForFunction(() => /Step 1 of/.test(document.querySelector('#coach-line')?.textContent ?? ''));
    assert.deepEqual(await complaints(page), []);
    assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth), 'the coach is wider than the window');
    assert.ok(await page.locator('#offer-box').evaluate((box) => box.scrollWidth <= box.clientWidth), 'a sentence is cut off');

    // To choose again leaves everything as it was; to send anyway sends.
    await page.keyboard.press('Escape');
    await page.waitForSelector('#coach-warning', { state: 'detached' });
    assert.equal(await entries(page), known);
    await bidEverything(page);
    await page.locator('#coach-anyway').click();
    await untilEntries(page, known + 1);
    assert.deepEqual(faults, []);
    await context.close();
  }
});

test('the warning can be switched off', async () => {
  const { page, faults, context } = await visitor(browser, adit);
  await train(page, 'cavum', ['me', 'me', '', '']);
  await page.evaluate(() => localStorage.setItem('adit-coach', 'no'));
  await atTurn(page);
  const known = await entries(page);
  await bidEverything(page);
  await untilEntries(page, known + 1);
  assert.equal(await page.locator('#coach-warning').count(), 0);
  assert.deepEqual(faults, []);
  await context.close();
});

test('after a game the moments that decided it are told, and can be tried again', async () => {
  const { page, faults, context } = await visitor(browser, adit);
  await page.goto('/');
  const card = page.locator('section.game:has(input[value="caverna"])');
  await card.locator('summary').first().click();
  for (const [seat, who] of ['me', ''].entries()) await card.locator(`select[name=seat${seat}]`).selectOption(who);
  await card.locator('details button.primary').click();
  await page.waitForURL(/\/table\//);
  await playToTheEnd(page, 0);
  await page.locator('#end-analyse').click();
  await page.waitForSelector('#moments', { timeout: 300_000 });
  const moments = page.locator('#moments > li');
  assert.ok(await moments.count() >= 1 && await moments.count() <= 3, `${await moments.count()} moments`);
  assert.match(await moments.first().innerText(), /Step \d+.+Gave away \d+%\..+Better: .+Expected \d+% instead of \d+%.+Points at the end/s);
  assert.deepEqual(await complaints(page), []);
  const table = page.url();
  await moments.first().locator('button.try-again').click();
  await page.waitForURL((url) => /\/table\//.test(url.pathname) && url.href !== table);
  assert.equal(await untilAsked(page), 'mine');
  assert.deepEqual(faults, []);
  await context.close();
});
