// Newcomers learn: from the home page through all lessons of each game, by clicks, by keyboard and on a phone.
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { after, before, describe, test } from 'node:test';
import { Adit, clickMove, complaints, launch, PHONE, visitor } from './support.mjs';

/** @typedef {import('playwright-core').Page} Page */
/** @typedef {{ id: string, seat: string, steps: { id: string, accept: string[], plays: boolean }[] }} Lesson */
/** @typedef {'click' | 'keys'} Hand */

const GAMES = /** @type {const} */ (['cavum', 'caverna', 'rockwell']);

/** @type {Adit} */ let adit;
/** @type {import('playwright-core').Browser} */ let browser;
before(async () => { [adit, browser] = await Promise.all([Adit.start(), launch()]); });
after(async () => { await browser?.close(); await adit?.end(); });

/** What the lessons of a game ask for, as their file says it. @param {string} game @returns {Promise<Lesson[]>} */
async function lessonsOf(game) {
  const text = await readFile(new URL(`../../../game-${game}/lessons/course.toml`, import.meta.url), 'utf8');
  const value = (/** @type {string} */ part, /** @type {string} */ key) => new RegExp(`^${key} = "([^"]*)"`, 'm').exec(part)?.[1] ?? '';
  return text.split(/^\[\[lesson\]\]$/m).slice(1).map((lesson) => {
    const [head = '', ...steps] = lesson.split(/^\[\[lesson\.step\]\]$/m);
    return {
      id: value(head, 'id'),
      seat: value(head, 'seat'),
      steps: steps.map((step) => ({
        id: value(step, 'id'),
        accept: [.../^accept = \[([^\]]*)\]/m.exec(step)?.[1]?.matchAll(/"([^"]*)"/g) ?? []].map(([, pattern]) => pattern ?? ''),
        plays: step.includes('[lesson.step.play]'),
      })),
    };
  });
}

/** Does a move match a pattern? @param {string} pattern @param {string} words */
function matches(pattern, words) {
  const wanted = pattern.trim().split(/\s+/);
  const said = words.split(' ');
  for (const [place, word] of wanted.entries()) {
    if (word === '*' && place === wanted.length - 1) return true;
    const is = said[place];
    if (is === undefined || (word !== '*' && !word.split('|').includes(is))) return false;
  }
  return said.length === wanted.length;
}

/** The moves that the learner may make. @param {Page} page @param {string} seat @returns {Promise<{ id: string, moves: string[] } | null>} */
function offer(page, seat) {
  return page.evaluate(async (viewer) => {
    const base = `/api${location.pathname.replace('table', 'tables')}`;
    return (await (await fetch(`${base}/frame?viewer=${viewer}`)).json()).offer;
  }, seat.slice(1));
}

/** The words of a decision that the lesson accepts. @param {Page} page @param {Lesson} lesson @param {string[]} accept */
async function accepted(page, lesson, accept) {
  const { moves = [] } = await offer(page, lesson.seat) ?? {};
  for (const pattern of accept) {
    const [first = '', ...rest] = pattern.split(';').map((part) => part.trim()).filter((part) => part !== '...');
    const found = moves.find((words) => matches(first, words));
    if (found) return [found, ...rest].join(' ').split(/\s+/).filter((word) => word !== '*');
  }
  return assert.fail(`${lesson.id}: none of ${accept} is offered`);
}

/** The number of the step that is shown. @param {Page} page */
function step(page) {
  return page.evaluate(() => Number(document.querySelector('#lesson progress')?.getAttribute('value')));
}

/** @param {Page} page @param {import('playwright-core').Locator} button @param {Hand} hand */
async function press(page, button, hand) {
  if (hand === 'click') return button.click();
  await button.focus();
  return page.keyboard.press('Enter');
}

/** Says a decision in the list of choices. @param {Page} page @param {string[]} words @param {Hand} hand @param {number} before  the step */
async function choose(page, words, hand, before) {
  const left = [...words];
  for (let count = 0; count < 40; count += 1) {
    await page.waitForFunction((number) => document.querySelector('#send, #offer .choices, #offer .sheet')
      || Number(document.querySelector('#lesson progress')?.getAttribute('value')) !== number, before);
    if (await step(page) !== before) return;
    if (await page.locator('#offer .sheet').count() > 0) {
      // Amounts are given on a sheet, each behind the word of its thing.
      for (const [place, word] of left.entries()) {
        if (/^\d+$/.test(word)) await page.locator(`#offer .sheet input[data-key$=":${left[place - 1]}"]`).fill(word);
      }
      await press(page, page.locator('#send'), hand);
      await page.waitForFunction((number) => Number(document.querySelector('#lesson progress')?.getAttribute('value')) !== number, before);
      return;
    }
    const choices = await page.locator('#offer .choices button').evaluateAll((all) => all.map((one) => one.getAttribute('data-choice') ?? ''));
    const next = left.findIndex((word) => choices.some((choice) => choice.split(':')[1] === word));
    if (next < 0) {
      await press(page, page.locator('#send'), hand);
      await page.waitForFunction((number) => Number(document.querySelector('#lesson progress')?.getAttribute('value')) !== number
        || document.querySelector('#lesson-wrong') !== null || document.querySelector('#send') === null, before);
      if (left.length === 0) return;
      continue;
    }
    const choice = choices.find((some) => some.split(':')[1] === left[next]);
    left.splice(0, next + 1);
    const button = page.locator(`#offer .choices button[data-choice="${choice}"]`);
    // On a phone the list is folded while the board has everything.
    if (!await button.isVisible()) await page.locator('#fold').click();
    await press(page, button, hand);
  }
  assert.fail(`${words.join(' ')} was not said`);
}

/** Plays a lesson to its end. @param {Page} page @param {Lesson} lesson @param {Hand} hand */
async function learn(page, lesson, hand) {
  await page.waitForURL(/\/table\//);
  await page.waitForSelector('#lesson-text p');
  for (let number = await step(page); number < lesson.steps.length; number = await step(page)) {
    const now = lesson.steps[number];
    assert.ok(now);
    if (now.plays) {
      while (await step(page) === number) {
        await page.waitForFunction((before) => document.querySelector('#send, #offer .choices')
          || Number(document.querySelector('#lesson progress')?.getAttribute('value')) !== before, number, { timeout: 60_000 });
        if (await step(page) === number) await clickMove(page);
        await page.waitForTimeout(50);
      }
    } else if (now.accept.length === 0) {
      await press(page, page.locator('#lesson-next'), hand);
    } else {
      await choose(page, await accepted(page, lesson, now.accept), hand, number);
    }
    await page.waitForFunction((before) => Number(document.querySelector('#lesson progress')?.getAttribute('value')) > before
      || document.querySelector('#offer .choices, #send'), number);
  }
  await page.waitForFunction((all) => Number(document.querySelector('#lesson progress')?.getAttribute('value')) === all, lesson.steps.length);
}

for (const game of GAMES) {
  describe(`the lessons of ${game}`, async () => {
    const lessons = await lessonsOf(game);

    test('a newcomer takes the whole course by clicks', async () => {
      const { page, faults, context } = await visitor(browser, adit);
      await page.goto('/');
      assert.deepEqual(await complaints(page), [], 'the home page');
      await page.locator(`a.learn[href="/learn/${game}"]`).click();
      assert.deepEqual(await complaints(page), [], 'the list of lessons');
      await page.locator('.lessons button.primary').click();
      for (const [place, lesson] of lessons.entries()) {
        await learn(page, lesson, 'click');
        assert.deepEqual(await complaints(page), [], lesson.id);
        if (place + 1 < lessons.length) await page.locator('#lesson-next').click();
        else await page.locator('#lesson-all').click();
        await page.waitForLoadState();
      }
      await page.waitForURL(/\/learn\//);
      assert.equal(await page.locator('.lessons .tag').count(), lessons.length, 'every lesson is finished');
      await page.goto('/tables');
      assert.equal(await page.locator('.tables a').count(), 0, 'lessons are not among the tables');
      assert.deepEqual(faults, []);
      await context.close();
    });

    test('a lesson is taken by keyboard alone, in every language', async () => {
      for (const locale of ['de-DE', 'fr-FR', 'nl-NL']) {
        const { page, faults, context } = await visitor(browser, adit, { locale });
        await page.goto(`/learn/${game}`);
        await press(page, page.locator('.lessons button.primary'), 'keys');
        assert.ok(lessons[0]);
        await learn(page, lessons[0], 'keys');
        assert.deepEqual(await complaints(page), [], locale);
        assert.deepEqual(faults, [], locale);
        await context.close();
      }
    });

    test('a lesson is taken on a phone', async () => {
      const { page, faults, context } = await visitor(browser, adit, { viewport: PHONE, hasTouch: true, isMobile: true });
      await page.goto(`/learn/${game}`);
      await page.locator('.lessons button.primary').click();
      assert.ok(lessons[0]);
      await learn(page, lessons[0], 'click');
      assert.deepEqual(await complaints(page), []);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);
      assert.equal(wide, false, 'nothing stands out at the side');
      assert.deepEqual(faults, []);
      await context.close();
    });
  });
}

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
  await choose(page, wrong.split(' '), 'click', 1);
  await page.waitForSelector('#lesson-wrong');
  const said = await page.locator('#lesson-wrong').textContent();
  assert.equal(await page.locator('#announce').textContent(), said, 'it is announced');
  assert.equal(await step(page), 1);
  await learn(page, lesson, 'click');
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
