// Hints during the game, and looking back on it.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import {
  Adit, beginAgainstBots, beginWith, clickMove, complaints, DESKTOP, entries, launch, move, PHONE, playToTheEnd, sayMoves, untilAsked,
  untilEntries, visitor,
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
  // On a phone the sheet is folded until somebody wants more than the board.
  if (await page.locator('#hint').isHidden()) await page.locator('#fold').click();
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

test('the end tells who won, where the points came from and how they grew', async () => {
  for (const [game, seats] of /** @type {[string, string[]][]} */ ([['caverna', ['me', 'bot:random']], ['caverna', ['me', '']]])) {
    const { page, faults, context } = await visitor(browser, adit, { viewport: PHONE, colorScheme: 'dark' });
    await beginWith(page, game, seats);
    await playToTheEnd(page, 0);
    const players = seats.filter((seat) => seat !== '').length;
    const scores = await page.locator('#players .turn').evaluateAll((all) => all.map((turn) => /-?\d+/.exec(turn.textContent ?? '')?.[0]));
    assert.match(await page.locator('#verdict').innerText(), players === 1 ? /^Points: \d+$/ : /wins?[.!]$|share the victory\.$/);
    assert.equal(await page.locator('.sources thead th').count(), players);
    const sums = await page.locator('.sources .sum td').allInnerTexts();
    assert.deepEqual(sums.map((sum) => sum.replace('−', '-')), scores);
    const rows = await page.locator('.sources tbody tr:not(.sum)').evaluateAll((all) => all.map((row) => [...row.querySelectorAll('td')].map((cell) => Number(cell.textContent?.replace('−', '-')))));
    assert.deepEqual(sums.map((_, seat) => String(rows.reduce((sum, row) => sum + (row[seat] ?? 0), 0))), scores, 'the sources do not add up');
    await page.waitForSelector('.growth svg polyline');
    assert.equal(await page.locator('.growth svg[role=img] polyline').count(), players);
    assert.match(await page.locator('.growth svg[role=img]').getAttribute('aria-label') ?? '', /Points of each player over the game\. At the end: Player A/);
    assert.deepEqual(await complaints(page), []);
    assert.ok(await page.evaluate(() => document.documentElement.scrollWidth) <= PHONE.width, 'the result is wider than the phone');
    const saved = page.waitForEvent('download');
    await page.locator('#end-picture').click();
    assert.match((await saved).suggestedFilename(), /^caverna-.+\.png$/);
    assert.deepEqual(faults, []);
    await context.close();
  }
});

test('a point on the curve of points shows the position of that moment, by click, by keys and on a phone', async () => {
  const { page, faults, context } = await visitor(browser, adit);
  await beginWith(page, 'rockwell', ['me', 'bot:random'], { round_limit: '1' });
  await playToTheEnd(page, 0);
  await page.waitForSelector('.growth svg polyline');
  const last = await entries(page);
  const slide = page.locator('.growth .slide');
  // Others give their bids in several entries that the reader does not count.
  assert.equal(await slide.getAttribute('max'), String(last));
  const sums = (await page.locator('.sources .sum td').allInnerTexts()).join();
  assert.equal((await page.locator('.growth .at').innerText()).match(/: [−\d]+/g)?.map((sum) => sum.slice(2)).join(), sums);
  const here = () => page.locator('#history .entry').innerText();
  const { width, height } = await page.locator('.growth svg[role=img]').boundingBox() ?? assert.fail('there is no curve');
  await page.locator('.growth svg[role=img]').click({ position: { x: width / 2, y: height / 2 } });
  await page.locator('#picture-note').getByText('You are viewing an earlier position.').waitFor();
  const step = Number(/\d+/.exec(await here())?.[0]);
  assert.ok(Math.abs(step - last / 2) < last / 10 + 2, `half of ${last} is shown as ${step}`);
  assert.ok(await page.locator('#verdict').isVisible(), 'the result is gone');
  await slide.focus();
  await page.keyboard.press('ArrowRight');
  await page.locator('#history .entry').getByText(`Step ${step + 1} of`).waitFor();
  await page.keyboard.press('ArrowRight');
  await page.locator('#history .entry').getByText(`Step ${step + 2} of`).waitFor();
  assert.match(await slide.getAttribute('aria-valuetext') ?? '', new RegExp(`^Step ${step + 2} · .+: \\d+`));
  assert.ok(await slide.evaluate((element) => element === document.activeElement), 'the focus is lost');
  assert.deepEqual(await complaints(page), []);
  // The replay moves the place on the curve too.
  await page.locator('[data-step=client-previous]').click();
  assert.equal(await slide.inputValue(), String(step + 1));
  // On a phone the board comes into sight, with the steps beside it.
  await page.setViewportSize(PHONE);
  await page.locator('.growth svg[role=img]').scrollIntoViewIfNeeded();
  await page.locator('.growth svg[role=img]').click({ position: { x: 60, y: 40 } });
  await page.waitForFunction(() => (document.querySelector('#picture')?.getBoundingClientRect().top ?? 999) < 200);
  await page.locator('.strip .back-now').click();
  await page.locator('#picture-note').getByText('You are viewing an earlier position.').waitFor({ state: 'hidden' });
  assert.equal(await here(), `Step ${last} of ${last}`);
  assert.deepEqual(faults, []);
  await context.close();
});

test('what a bot does is shown at a pace that can be followed, skipped and seen again', async () => {
  const { page, faults, context } = await visitor(browser, adit, { reducedMotion: 'no-preference' });
  await beginWith(page, 'cavum', ['me', 'bot:random']);
  // Until the bot has moved after a move of ours.
  for (let count = 0; count < 40 && await page.locator('#skip').count() === 0; count += 1) {
    await untilAsked(page);
    await move(page);
    await Promise.race([page.waitForSelector('#skip'), page.waitForSelector('#send, #offer .choices')]);
  }
  assert.ok(await page.locator('#skip').count() > 0, 'nothing was shown step by step');
  assert.equal(await page.locator('#send, #offer .choices, .light.next').count(), 0, 'choices are offered before the present is shown');
  // A click on the board goes on at once, and picks nothing.
  await page.locator('#picture').click({ position: { x: 20, y: 20 } });
  await page.waitForSelector('#send, #offer .choices', { timeout: 5_000 });
  assert.ok(await page.locator('#since li').count() > 1);
  await page.locator('#show-again').click();
  await page.waitForSelector('#skip');
  await page.keyboard.press('Escape');
  await page.waitForSelector('#send, #offer .choices', { timeout: 1_000 });
  // Without motion nothing is shown step by step, and everything is marked.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.reload();
  await untilAsked(page);
  await move(page);
  assert.equal(await page.locator('#skip').count(), 0);
  assert.deepEqual(faults, []);
  await context.close();
});

test('everybody’s last move stays marked, now and in the past, until the setting says otherwise', async () => {
  const { page, faults, context } = await visitor(browser, adit);
  await beginWith(page, 'caverna', ['me', 'bot:random']);
  const marked = () => page.locator('#picture .marks .seat-sign text').evaluateAll((all) => [...new Set(all.map((text) => text.textContent))].sort().join(''));
  for (let count = 0; count < 30 && await marked() !== 'AB'; count += 1) {
    await sayMoves(page, 0, 1);
    await untilAsked(page);
  }
  assert.equal(await marked(), 'AB', 'the last moves of both are not marked');
  assert.deepEqual(await page.locator('#players .seat-letter').allTextContents(), ['A', 'B'], 'the signs are not explained');
  await page.locator('#history-box summary').click();
  await page.locator('[data-step=client-previous]').click();
  await page.locator('#picture .marks').waitFor({ state: 'attached' });
  await page.locator('#settings-box summary').click();
  await page.locator('#set-marks').uncheck();
  assert.equal(await page.locator('#picture .marks').count(), 0);
  await page.locator('#set-marks').check();
  assert.equal(await page.locator('#picture .marks').count(), 1);
  assert.deepEqual(await complaints(page), []);
  assert.deepEqual(faults, []);
  await context.close();
});

test('a finished game is analysed, and what was found leads to its entries', async () => {
  const { page, faults, context } = await visitor(browser, adit);
  await beginWith(page, 'caverna', ['me', 'bot:random']);
  await untilAsked(page);
  assert.ok(await page.locator('#analysis-box').isHidden(), 'nothing is analysed before the end');
  await playToTheEnd(page, 0);
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
  assert.equal(await page.locator('#analysis svg.graph[role=img] polyline').count(), 2);
  assert.match(await page.locator('#analysis svg.graph[role=img]').getAttribute('aria-label') ?? '', /Player A \d+%, Player B \d+%/);

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
