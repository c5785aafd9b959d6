// Every game is played to its end by clicks, against bots, and looked at again afterwards.
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { after, before, test } from 'node:test';
import { Adit, beginAgainstBots, beginWith, besideHaste, clickMove, entries, launch, openHistory, PHONE, untilAsked, untilEntries, visitor } from './support.mjs';

/** @type {Adit} */ let adit;
/** @type {import('playwright-core').Browser} */ let browser;
before(async () => { [adit, browser] = await Promise.all([Adit.start(), launch()]); });
after(async () => { await browser?.close(); await adit?.end(); });

for (const game of ['cavum', 'caverna', 'rockwell']) {
  test(`${game} is played to its end by clicks in the list and on the board, and looked at again`, async () => {
    const { page, faults, context } = await visitor(browser, adit, { acceptDownloads: true });
    await beginWith(page, game, ['me', 'bot:random'], game === 'rockwell' ? { round_limit: '2' } : {});
    // Its many small moves are sent with the last click, those of the other games are confirmed.
    if (game === 'rockwell') {
      await page.locator('#settings-box summary').click();
      await page.locator('#set-confirm').uncheck();
    }
    let moves = 0;
    while (await untilAsked(page) !== 'over') {
      await clickMove(page);
      moves += 1;
      assert.ok(moves < 2000, 'the game does not end');
    }
    assert.ok(moves > 5, `${moves} moves`);
    assert.match(await page.locator('#status').innerText(), /The game is over\. (You win!|.+ wins\.|.+ share the victory\.)/);
    assert.equal(await page.locator('.result li').count(), 2);

    await openHistory(page);
    const last = await entries(page);
    const now = await page.locator('#picture').innerHTML();
    await page.locator('[data-step=client-first]').click();
    await page.locator('#history .entry').getByText(`Step 0 of ${last}`).waitFor();
    await page.waitForFunction((html) => document.querySelector('#picture')?.innerHTML !== html, now);
    await page.locator('[data-step=client-next]').click();
    await page.locator('#history .entry').getByText(`Step 1 of ${last}`).waitFor();
    await page.locator('#auto').click();
    // It goes on by itself; on a busy machine a step may be over before anybody has looked.
    await page.waitForFunction(() => Number(/\d+/.exec(document.querySelector('#history .entry')?.textContent ?? '')?.[0]) >= 3);
    await page.locator('#auto').click();
    await page.locator('#perspective').selectOption('all');
    await page.locator('#perspective').selectOption('s1');

    const [journal] = await Promise.all([page.waitForEvent('download'), page.locator('#save-journal').click()]);
    assert.match(await readFile(await journal.path(), 'utf8'), new RegExp(game));

    await page.locator('[data-step=client-last]').click();
    await page.locator('#perspective').selectOption('s0');
    await page.locator('#now').waitFor({ state: 'hidden' });
    const link = page.locator('#history a.button').first();
    await page.locator('[data-step=client-previous]').click();
    await page.locator('#history .entry').getByText(`Step ${last - 1} of ${last}`).waitFor();
    await link.click();
    await page.waitForURL(/at=\d+$/);
    await page.locator('#history .entry').getByText(`Step ${last - 1} of ${last}`).waitFor({ state: 'attached' });

    await openHistory(page);
    await page.locator('#branch').click();
    await page.waitForURL((url) => url.search === '');
    await untilEntries(page, 1);
    assert.deepEqual(game === 'rockwell' ? besideHaste(faults) : faults, []);
    await context.close();
  });
}

test('a newcomer on a phone begins with one click and finds everything within the width', async () => {
  const { page, faults, context } = await visitor(browser, adit, { viewport: PHONE, hasTouch: true, isMobile: true });
  for (const game of ['cavum', 'caverna', 'rockwell']) {
    await beginAgainstBots(page, game);
    for (let move = 0; move < 6 && await untilAsked(page) !== 'over'; move += 1) await clickMove(page);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    assert.ok(width <= PHONE.width, `${game}: the page is ${width} wide`);
    const small = await page.evaluate(() => [...document.querySelectorAll('button, select, summary, a.button')]
      .filter((element) => element.checkVisibility())
      .filter((element) => element.getBoundingClientRect().height < 43.5)
      .map((element) => element.outerHTML));
    assert.deepEqual(small, [], 'targets below 44 px');
  }
  assert.deepEqual(faults, []);
  await context.close();
});
