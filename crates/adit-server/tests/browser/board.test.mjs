// Every game is played to its end on the board and the bar below it, by keys alone, and by taps on a phone.
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { mean, median, open, playByKeys, playOnBoard } from './hands.mjs';
import { Adit, beginWith, besideHaste, launch, visitor } from './support.mjs';

/** A common phone. */
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
/** The least size of what a finger has to hit. */
const FINGER = 44;

/** Players who choose at random may play on for long in Rockwell, so its end is agreed. */
const LIMITS = { rockwell: { round_limit: '5' }, cavum: {}, caverna: {} };

/** @type {Adit} */ let adit;
/** @type {import('playwright-core').Browser} */ let browser;
before(async () => { [adit, browser] = await Promise.all([Adit.start(), launch()]); });
after(async () => { await browser?.close(); await adit?.end(); });

/**
 * Somebody at a new table.
 * @param {string} game @param {string[]} seats @param {import('playwright-core').BrowserContextOptions} options
 * @param {Record<string, string>} agreed
 */
async function player(game, seats, options = {}, agreed = {}) {
  const { page, faults, context } = await visitor(browser, adit, options);
  await open(page);
  await beginWith(page, game, seats, agreed);
  return { page, faults, context };
}

/** Only in Rockwell several are asked at once. @param {string} game @param {string[]} faults */
function real(game, faults) {
  return game === 'rockwell' ? besideHaste(faults) : faults;
}

describe('using only the board', { concurrency: 2 }, () => {
  for (const [game, name, ...seats] of /** @type {const} */ ([
    ['rockwell', 'Rockwell for two', 'me', 'bot:random'],
    ['cavum', 'Cavum for two', 'me', 'bot:random'],
    ['caverna', 'Caverna for two', 'me', 'bot:greedy'],
    ['caverna', 'Caverna alone', 'me', ''],
    ['rockwell', 'Rockwell for three', 'me', 'bot:random', 'bot:greedy'],
  ])) {
    test(`${name} is played to its end`, async () => {
      const { page, faults, context } = await player(game, seats, {}, LIMITS[game]);
      const { moves, isOver } = await playOnBoard(page, 7, { most: 1500 });
      assert.ok(isOver, `the game goes on after ${moves} moves`);
      assert.ok(moves > 20, `${moves} moves`);
      assert.match(await page.locator('#status').innerText(), /The game is over\./);
      assert.deepEqual(real(game, faults), []);
      await context.close();
    });
  }
});

describe('by keyboard alone', { concurrency: 2 }, () => {
  for (const [game, name, ...seats] of /** @type {const} */ ([
    ['rockwell', 'Rockwell', 'me', 'bot:random'],
    ['cavum', 'Cavum', 'me', 'bot:random'],
    ['caverna', 'Caverna', 'me', 'bot:random'],
  ])) {
    test(`${name} takes at most six keys for a typical move`, async (context) => {
      const { page, faults, context: own } = await player(game, seats, {}, LIMITS[game]);
      const { counts, isOver } = await playByKeys(page, 11, 1500);
      assert.ok(isOver, `the game goes on after ${counts.length} moves`);
      assert.ok(median(counts) <= 6, `${median(counts)} keys`);
      context.diagnostic(`${name}: ${counts.length} moves, ${mean(counts).toFixed(2)} keys on average, median ${median(counts)}`);
      assert.deepEqual(real(game, faults), []);
      await own.close();
    });
  }
});

describe('by taps on a phone', { concurrency: 2 }, () => {
  for (const [game, name, most, ...seats] of /** @type {const} */ ([
    ['caverna', 'Caverna alone', 1500, 'me', ''],
    ['cavum', 'Cavum', 60, 'me', 'bot:random'],
    ['rockwell', 'Rockwell', 60, 'me', 'bot:random'],
  ])) {
    test(`${name} is played, and a finger hits what is asked for`, async () => {
      const { page, faults, context } = await player(game, seats, PHONE);
      /** @type {string[]} */
      const small = [];
      const { isOver } = await playOnBoard(page, 5, {
        isPhone: true, most, seen: ({ what, size, isPlace }) => { if (isPlace && size < FINGER - 1) small.push(`${what}: ${size.toFixed(1)} px`); },
      });
      assert.ok(isOver || most < 1500, 'the game does not end');
      assert.deepEqual(small, []);
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      assert.ok(width <= PHONE.viewport.width, `the page is ${width} wide`);
      assert.deepEqual(real(game, faults), []);
      await context.close();
    });
  }
});
