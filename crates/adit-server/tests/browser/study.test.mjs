// Hints during the game, and looking back on it.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import {
  Adit, beginAgainstBots, beginWith, clickMove, complaints, DESKTOP, entries, launch, PHONE, untilAsked, untilEntries, visitor,
} from './support.mjs';

/** @type {Adit} */ let adit;
/** @type {import('playwright-core').Browser} */ let browser;
before(async () => { [adit, browser] = await Promise.all([Adit.start(), launch()]); });
after(async () => { await browser?.close(); await adit?.end(); });

/** Plays until there is something to choose. @param {import('playwright-core').Page} page */
async function untilChoice(page) {
  for (let count = 0; count < 40; count += 1) {
    assert.equal(await untilAsked(page), 'mine');
    if (await page.locator('#hint').count() > 0) return;
    const known = await entries(page);
    await clickMove(page);
    await untilEntries(page, known + 1);
  }
  assert.fail('there was nothing to choose');
}

/** Plays the seat of this browser to the end of the game, as a program would. @param {import('playwright-core').Page} page */
async function playToTheEnd(page) {
  await page.evaluate(async () => {
    const base = `/api${location.pathname.replace('table', 'tables')}`;
    for (let count = 0; count < 5000; count += 1) {
      const frame = await (await fetch(`${base}/frame?viewer=0`)).json();
      if (frame.over) return;
      if (!frame.offer) {
        await new Promise((wake) => { setTimeout(wake, 10); });
        continue;
      }
      const { id, moves } = frame.offer;
      const words = moves[Math.floor(Math.random() * moves.length)];
      await fetch(`${base}/say`, {
        method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ seat: 0, offer: id, words }),
      });
    }
  });
  await page.waitForSelector('#offer .result');
}

test('a hint is asked for by keyboard, shown on the board and in words, and taken', async () => {
  const { page, faults, context } = await visitor(browser, adit);
  await beginAgainstBots(page, 'caverna');
  await untilChoice(page);
  await page.locator('#hint').focus();
  await page.keyboard.press('Enter');
  await page.waitForSelector('.advice button.advised');
  assert.ok(await page.evaluate(() => document.activeElement?.matches('.advice button.advised')), 'the focus is not on the advice');
  assert.match(await page.locator('#announce').textContent() ?? '', /^Hint: .+\. Expected result: \d+%\.$/);
  assert.match(await page.locator('.advice').innerText(), /A strong bot would choose.+\d+%/s);
  assert.equal(await page.locator('.choices button.advised').count(), 1, 'the list does not show where the advice begins');
  assert.equal(await page.locator('#players .hints').first().innerText(), 'Hints: 1');
  assert.deepEqual(await complaints(page), []);
  const known = await entries(page);
  const move = await page.locator('.advice button.advised').first().innerText();
  await page.keyboard.press('Enter');
  await page.waitForSelector('#send');
  assert.equal(await page.locator('#offer .said').innerText(), move);
  await page.locator('#send').click();
  await untilEntries(page, known + 1);
  assert.deepEqual(faults, []);
  await context.close();
});

test('a hint can be ignored, on a phone as well', async () => {
  const { page, faults, context } = await visitor(browser, adit, { viewport: PHONE, colorScheme: 'dark' });
  await beginAgainstBots(page, 'caverna');
  await untilChoice(page);
  await page.locator('#hint').click();
  await page.waitForSelector('.advice');
  assert.deepEqual(await complaints(page), []);
  await page.getByRole('button', { name: 'Close the hint' }).click();
  assert.equal(await page.locator('.advice').count(), 0);
  const known = await entries(page);
  await clickMove(page);
  await untilEntries(page, known + 1);
  assert.deepEqual(faults, []);
  await context.close();
});

test('where hints are turned off there is no button', async () => {
  const { page, faults, context } = await visitor(browser, adit);
  await beginWith(page, 'cavum', ['me', 'me']);
  await page.waitForSelector('#send, #offer .choices, #next-seat');
  assert.equal(await page.locator('#hint').count(), 0);
  assert.deepEqual(faults, []);
  await context.close();
});

test('a finished game is analysed, and what was found leads to its entries', async () => {
  const { page, faults, context } = await visitor(browser, adit);
  await beginWith(page, 'caverna', ['me', 'bot:random']);
  await untilAsked(page);
  assert.ok(await page.locator('#analysis-box').isHidden(), 'nothing is analysed before the end');
  await playToTheEnd(page);
  await page.locator('#analysis-box summary').first().click();
  await page.locator('#analyse').click();
  await page.waitForSelector('#analysing, #analysis-summary');
  // A reader who leaves the page finds the analysis on coming back.
  await page.goto('/tables');
  await page.goBack();
  await page.locator('#analysis-box summary').first().click();
  await page.waitForSelector('#analysis-summary', { timeout: 120_000 });
  assert.equal(await page.locator('#analysis-summary thead th').count(), 2);
  assert.equal(await page.locator('#analysis-summary tbody tr').count(), 4);
  assert.equal(await page.locator('svg.graph[role=img] polyline').count(), 2);
  assert.match(await page.locator('svg.graph[role=img]').getAttribute('aria-label') ?? '', /Player A \d+%, Player B \d+%/);

  const link = page.locator('#dearest a').first();
  const number = /Step (\d+)/.exec(await link.innerText())?.[1];
  await link.click();
  await page.locator('#history .entry').getByText(`Step ${number} of`).waitFor();
  await page.locator('#picture-note').getByText('You are viewing an earlier position.').waitFor();
  assert.match(await page.locator('.judged').innerText(), /chose: .+ Gave away \d+%\..*What the bot would have chosen:/s);
  await page.locator('#turning-points a').first().click();
  await page.evaluate(() => { for (const box of document.querySelectorAll('details')) box.open = true; });
  assert.ok(await page.locator('#analysis details tbody tr').count() > 5, 'the curves are not told in numbers');
  assert.deepEqual(await complaints(page), []);
  await page.setViewportSize(PHONE);
  await page.emulateMedia({ colorScheme: 'dark' });
  assert.deepEqual(await complaints(page), []);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  assert.ok(width <= PHONE.width, `the analysis is ${width} wide`);
  await page.setViewportSize(DESKTOP);

  await page.locator('#language').selectOption('de');
  await page.getByText('Die teuersten Entscheidungen').waitFor({ state: 'attached' });
  assert.deepEqual(faults, []);
  await context.close();
});
