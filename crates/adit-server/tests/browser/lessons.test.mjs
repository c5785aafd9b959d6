// Newcomers learn: from the home page through all lessons of a game to a solved puzzle, by clicks, by keyboard and on a phone.
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { answer, choose, HANDS, learn, lessonsOf, matches, offer, solve, step } from './learner.mjs';
import { Adit, complaints, launch, untilAsked, visitor } from './support.mjs';

/** @typedef {import('./learner.mjs').Hand} Hand */

/** How each course is taken to its end; with ADIT_EVERY_HAND every course is taken in every way. @type {[string, Hand][]} */
const COURSES = process.env.ADIT_EVERY_HAND
  ? ['cavum', 'caverna', 'rockwell'].flatMap((game) => Object.values(HANDS).map((hand) => /** @type {[string, Hand]} */ ([game, hand])))
  : [['cavum', HANDS.clicks], ['caverna', HANDS.keys], ['rockwell', HANDS.taps]];

/** The others begin each course. @type {[string, Hand, string][]} */
const BEGINNINGS = [
  ['cavum', HANDS.keys, 'de-DE'], ['cavum', HANDS.taps, 'fr-FR'],
  ['caverna', HANDS.taps, 'nl-NL'], ['caverna', HANDS.clicks, 'de-DE'],
  ['rockwell', HANDS.clicks, 'fr-FR'], ['rockwell', HANDS.keys, 'nl-NL'],
];

/** @type {Adit} */ let adit;
/** @type {import('playwright-core').Browser} */ let browser;
before(async () => { [adit, browser] = await Promise.all([Adit.start(), launch()]); });
after(async () => { await browser?.close(); await adit?.end(); });

/** Nothing is wider than the window. @param {import('playwright-core').Page} page @param {string} where */
async function fits(page, where) {
  const wide = await page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);
  assert.equal(wide, false, `${where}: something stands out at the side`);
}

for (const [game, hand] of COURSES) {
  test(`a newcomer takes the whole course of ${game} and solves a puzzle, ${hand.name}`, async () => {
    const lessons = await lessonsOf(game);
    const { page, faults, context } = await visitor(browser, adit, hand.options);
    await page.goto('/');
    assert.deepEqual(await complaints(page), [], 'the home page');
    await hand.press(page, page.locator(`a.learn[href="/learn/${game}"]`));
    await page.waitForURL(/\/learn\//);
    assert.deepEqual(await complaints(page), [], 'the list of lessons');
    await hand.press(page, page.locator('.lessons button.primary'));
    for (const [place, lesson] of lessons.entries()) {
      await learn(page, lesson, hand);
      assert.deepEqual(await complaints(page), [], lesson.id);
      await fits(page, lesson.id);
      const here = page.url();
      await hand.press(page, page.locator(place + 1 < lessons.length ? '#lesson-next' : '#lesson-all'));
      await page.waitForURL((url) => url.href !== here);
      await page.waitForLoadState();
    }
    await page.waitForURL(/\/learn\//);
    assert.equal(await page.locator('.lessons .tag').count(), lessons.length, 'every lesson is finished');

    await hand.press(page, page.locator('header nav a[href="/puzzles"]'));
    await page.waitForURL(/\/puzzles$/);
    assert.deepEqual(await complaints(page), [], 'the puzzles');
    await hand.press(page, page.locator(`section.puzzle-game:has(#puzzles-${game}) .puzzle-series button`).first());
    await page.waitForURL(/\/table\//);
    assert.equal(await untilAsked(page), 'mine');
    await solve(page, (await answer(page)).words, hand);
    await page.waitForSelector('#puzzle-answer .right');
    await page.waitForSelector('#puzzle-answer .why li');
    assert.deepEqual(await complaints(page), [], 'the solved puzzle');
    await fits(page, 'the solved puzzle');

    await page.goto('/tables');
    assert.equal(await page.locator('.tables a').count(), 0, 'lessons and puzzles are not among the tables');
    assert.deepEqual(faults, []);
    await context.close();
  });
}

describe('the first lesson', () => {
  for (const [game, hand, locale] of BEGINNINGS) {
    test(`of ${game} is taken in ${locale}, ${hand.name}`, async () => {
      const [lesson] = await lessonsOf(game);
      assert.ok(lesson);
      const { page, faults, context } = await visitor(browser, adit, { ...hand.options, locale });
      await page.goto(`/learn/${game}`);
      await hand.press(page, page.locator('.lessons button.primary'));
      await learn(page, lesson, hand);
      assert.deepEqual(await complaints(page), []);
      await fits(page, locale);
      assert.deepEqual(faults, []);
      await context.close();
    });
  }
});

test('a wrong move is answered aloud and changes nothing; one goes back, starts over, and goes on after a restart', async () => {
  const { page, context } = await visitor(browser, adit);
  const [lesson] = await lessonsOf('cavum');
  assert.ok(lesson);
  await page.goto('/learn/cavum');
  await page.locator('.lessons button.primary').click();
  await page.waitForSelector('#lesson-next');
  assert.equal(await page.locator('#offer .choices').count(), 0, 'nothing is chosen while one reads');
  await page.locator('#lesson-next').click();
  await page.waitForSelector('#offer .choices');
  const { moves = [] } = await offer(page, lesson.seat) ?? {};
  const accept = lesson.steps[1]?.accept ?? [];
  const wrong = moves.find((words) => !accept.some((pattern) => matches(pattern, words)));
  assert.ok(wrong);
  await choose(page, [wrong.split(' ')], HANDS.clicks, 1);
  await page.waitForSelector('#lesson-wrong');
  const said = await page.locator('#lesson-wrong').textContent();
  assert.equal(await page.locator('#announce').textContent(), said, 'it is announced');
  assert.equal(await step(page), 1);
  await learn(page, lesson, HANDS.clicks);
  await page.locator('#lesson-back').click();
  await page.waitForFunction((all) => Number(document.querySelector('#lesson progress')?.getAttribute('value')) === all - 1, lesson.steps.length);
  await adit.kill();
  await adit.again();
  await page.reload();
  await page.waitForSelector('#lesson-text p');
  assert.equal(await step(page), lesson.steps.length - 1, 'the server remembers the step');
  await page.locator('#lesson-repeat').click();
  await page.waitForFunction(() => Number(document.querySelector('#lesson progress')?.getAttribute('value')) === 0);
  await context.close();
});
