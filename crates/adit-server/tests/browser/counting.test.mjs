// How much a player has to do, and how soon the page answers: over whole games that follow a bot's choices.
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { follow } from './follow.mjs';
import { mean, median } from './hands.mjs';
import { Adit, launch, visitor } from './support.mjs';

/** @type {Adit} */ let adit;
/** @type {import('playwright-core').Browser} */ let browser;
before(async () => { [adit, browser] = await Promise.all([Adit.start(), launch()]); });
after(async () => { await browser?.close(); await adit?.end(); });

/**
 * Other programs may keep the machine busy, so that only what nobody would wait for is a fault here; `npm run measure` says
 * how it is on a machine that does nothing else.
 */
const LIMITS = process.env.ADIT_MEASURE ? { answers: 100, previews: 150 } : { answers: 600, previews: 1500 };

/** So long a whole game may take where other programs keep the machine busy, in milliseconds; only one that hangs takes longer. */
const PATIENCE = 1_500_000;

describe('a game that follows a bot', { concurrency: process.env.ADIT_MEASURE ? 1 : 2 }, () => {
  for (const [game, tables, limit] of /** @type {[string, number[], number][]} */ ([['rockwell', [2], 2.5], ['caverna', [1, 2], 2.2], ['cavum', [2], 3.2]])) {
    test(`${game} takes less than ${limit} clicks for a move`, { timeout: PATIENCE }, async (context) => {
      const { page, faults, context: own } = await visitor(browser, adit);
      await page.close();
      /** @type {Awaited<ReturnType<typeof follow>>[]} */
      const games = [];
      for (const seats of tables) games.push(await follow(own, game, Array.from({ length: seats }, () => 'greedy')));
      const clicks = games.flatMap(({ deeds }) => deeds.map((deed) => deed.clicks));
      const unmade = games.flatMap((some) => some.unmade);
      const [answers, results, previews] = /** @type {const} */ (['answers', 'results', 'previews']).map((name) => games.flatMap(({ timings }) => timings[name]));
      assert.ok(answers && results && previews);
      context.diagnostic(`${game}: ${clicks.length} moves, ${mean(clicks).toFixed(2)} clicks on average, median ${median(clicks)}`);
      context.diagnostic(`${game}: medians: click to picture ${Math.round(median(answers))} ms, pick to preview ${Math.round(median(previews))} ms, send to result ${Math.round(median(results))} ms`);
      assert.ok(clicks.length > 40, `${clicks.length} moves`);
      assert.ok(mean(clicks) < limit, `${mean(clicks)} clicks`);
      assert.ok(unmade.length <= clicks.length / 20, `no decision makes ${unmade.join(', ')}`);
      assert.ok(answers.length > 40 && previews.length > 20, `${answers.length} clicks and ${previews.length} previews`);
      assert.ok(median(answers) < LIMITS.answers, `${median(answers)} ms from a click to the picture`);
      assert.ok(median(previews) < LIMITS.previews, `${median(previews)} ms from a pick to its preview`);
      // The other players' moves are tried, without the id of an offer, where chance may have made them impossible. What the
      // page sends itself names the offer, and is never refused.
      assert.deepEqual(faults.filter((fault) => !/^refused with \d+: POST \S+\/say \{"seat":\d,"words"/.test(fault)), []);
      await own.close();
    });
  }
});
