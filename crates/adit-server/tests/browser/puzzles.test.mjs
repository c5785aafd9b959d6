// Puzzles: from the start page to a solved one, by clicks and by keyboard.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { answer, HANDS, solve } from './learner.mjs';
import { Adit, clickMove, complaints, launch, untilAsked, visitor } from './support.mjs';

/** @type {Adit} */ let adit;
/** @type {import('playwright-core').Browser} */ let browser;
before(async () => { [adit, browser] = await Promise.all([Adit.start(), launch()]); });
after(async () => { await browser?.close(); await adit?.end(); });

for (const [game, hand] of /** @type {[string, import('./learner.mjs').Hand][]} */ ([
  ['caverna', HANDS.clicks], ['rockwell', HANDS.keys], ['cavum', HANDS.taps],
])) {
  test(`a puzzle of ${game} is found from the start page, tried, solved and explained, ${hand.name}`, async () => {
    const { page, faults, context } = await visitor(browser, adit, hand.options);
    await page.goto('/');
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Puzzles' }).click();
    await page.waitForURL(/\/puzzles$/);
    assert.deepEqual(await complaints(page), []);
    const shelf = page.locator(`section.puzzle-game:has(#puzzles-${game})`);
    assert.match(await shelf.innerText(), /Easy\s+0 of \d+ solved/);
    const first = shelf.locator('.puzzle-series button').first();
    const name = await first.getAttribute('aria-label') ?? '';
    await hand.press(page, first);
    await page.waitForURL(/\/table\//);
    assert.equal(await untilAsked(page), 'mine');
    assert.match(await page.locator('#puzzle').innerText(), /Puzzle 1: easy.+One move is clearly the best/s);
    assert.deepEqual(await complaints(page), []);

    // Any other move is told to be wrong, and the table stays where it was.
    const { words, label } = await answer(page);
    const wrong = await page.evaluate(async (right) => {
      const frame = await (await fetch(`/api${location.pathname.replace('table', 'tables')}/frame`)).json();
      return frame.offer.moves.find((/** @type {string} */ move) => move !== right);
    }, words);
    await solve(page, wrong, hand);
    await page.waitForSelector('#puzzle-answer .wrong');
    assert.match(await page.locator('#puzzle-answer').innerText(), /Not the best: .+(gives away|second look)/);
    assert.equal(await untilAsked(page), 'mine');
    await page.reload();
    await untilAsked(page);

    // The best move is right, and the reasons are told.
    await solve(page, words, hand);
    await page.waitForSelector('#puzzle-answer .right');
    await page.waitForSelector('#puzzle-answer .why li');
    const told = await page.locator('#puzzle-answer').innerText();
    assert.match(told, /Right!/);
    assert.ok(told.toLowerCase().includes(label.toLowerCase()), `${told} does not name ${label}`);
    assert.match(told, /[+−±]\d/);
    assert.deepEqual(await complaints(page), []);

    // The list remembers it, and the next puzzle is another one.
    const here = page.url();
    await hand.press(page, page.locator('#puzzle-next'));
    await page.waitForURL((url) => url.pathname.startsWith('/table/') && url.href !== here);
    await untilAsked(page);
    await page.getByRole('link', { name: 'All puzzles' }).click();
    await page.waitForURL(/\/puzzles$/);
    assert.equal(await first.getAttribute('aria-label'), name.replace('not solved yet', 'solved'));
    assert.match(await shelf.innerText(), /Easy\s+1 of \d+ solved/);
    assert.deepEqual(await complaints(page), []);
    await page.goto('/tables');
    assert.equal(await page.locator('ul.tables').count(), 0, 'puzzles are listed among the tables');
    assert.deepEqual(faults, []);
    await context.close();
  });
}

test('the puzzle of the day is tried with any move, and its answer is shown in German', async () => {
  const { page, faults, context } = await visitor(browser, adit, { locale: 'de-DE' });
  await page.goto('/puzzles');
  await page.getByRole('button', { name: 'Aufgabe des Tages' }).first().click();
  await page.waitForURL(/\/table\//);
  await untilAsked(page);
  // The page may move the button away in the moment before the click; then a player clicks again.
  for (let attempt = 0; attempt < 4 && await page.locator('#puzzle-answer p').count() === 0; attempt += 1) {
    await clickMove(page);
    await page.waitForSelector('#puzzle-answer p', { timeout: 5_000 }).catch(() => null);
  }
  await page.waitForSelector('#puzzle-answer .wrong, #puzzle-answer .right');
  await page.getByRole('button', { name: 'Lösung zeigen' }).click();
  await page.waitForSelector('#puzzle-answer .best');
  assert.match(await page.locator('#puzzle-answer').innerText(), /Der beste Zug: /);
  await page.locator('#puzzle-answer summary').click();
  assert.ok(await page.locator('#puzzle-answer ol li').count() >= 2);
  assert.deepEqual(await complaints(page), []);
  assert.deepEqual(faults, []);
  await context.close();
});
