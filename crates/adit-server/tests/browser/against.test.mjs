// A game against a bot and one against a person, with what goes on besides moves: taking back, and being refused.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { open, playOnBoard } from './hands.mjs';
import { Adit, beginWith, entries, launch, move, standing, untilAsked, untilEntries, visitor } from './support.mjs';

/** @type {Adit} */ let adit;
/** @type {import('playwright-core').Browser} */ let browser;
before(async () => { [adit, browser] = await Promise.all([Adit.start(), launch()]); });
after(async () => { await browser?.close(); await adit?.end(); });

test('a move against a bot is taken back and another one is made', async () => {
  const { page, faults, context } = await visitor(browser, adit);
  await open(page);
  await beginWith(page, 'caverna', ['me', 'bot:greedy']);
  await playOnBoard(page, 3, { most: 8 });
  await untilAsked(page);
  const before = await entries(page);
  await page.locator('#take-back').click();
  await page.locator('#notice').getByText('The move is taken back.').waitFor();
  await page.waitForFunction((count) => Number(document.querySelector('#history input[type=range]')?.getAttribute('max')) < count, before);
  assert.equal(await untilAsked(page), 'mine');
  // A move that is the only one does not make itself again after it was taken back.
  const back = await entries(page);
  await page.waitForTimeout(1500);
  assert.equal(await entries(page), back);
  assert.equal(await page.locator('#redo').count(), 1);
  await move(page);
  await page.locator('#notice').waitFor({ state: 'hidden' });
  await untilAsked(page);
  assert.equal(await page.locator('#redo').count(), 0);
  assert.deepEqual(faults, []);
  await context.close();
});

test('a refused request to take back is told and announced, and the other player is called', async () => {
  const anna = await visitor(browser, adit);
  const ben = await visitor(browser, adit);
  await beginWith(anna.page, 'cavum', ['me', 'friend']);
  const seat = await anna.page.locator('.links a').first().getAttribute('href');
  await ben.page.goto(seat ?? '');
  await ben.page.locator('button.primary').click();
  await ben.page.waitForURL(/\/table\//);
  const pages = [anna.page, ben.page];
  /** Who is asked now, and the other one. */
  const turn = async () => {
    const waits = pages.map((page) => page.waitForSelector('#send, #offer .choices'));
    await Promise.race(waits);
    for (const wait of waits) wait.catch(() => {});
    const isAnna = await standing(anna.page) === 'mine';
    return isAnna ? { mover: anna, other: ben } : { mover: ben, other: anna };
  };
  for (let count = 0; count < 40; count += 1) {
    const { mover, other } = await turn();
    await move(mover.page);
    await untilEntries(other.page, await entries(mover.page));
    if (await standing(mover.page) === 'mine') continue;
    await other.page.waitForSelector('#send, #offer .choices');
    await move(other.page);
    await untilEntries(mover.page, await entries(other.page));
    // A player who has seen the move has to agree.
    await mover.page.locator('#take-back').click();
    const asked = mover.page.locator('#notice').getByText('Waiting for the others');
    const done = mover.page.locator('#notice').getByText('The move is taken back.');
    await asked.or(done).waitFor();
    if (await done.count() > 0) continue;
    const known = await entries(mover.page);
    await other.page.locator('#ask').getByText('would like to take a move back.').waitFor();
    assert.match(await other.page.title(), /^● /, 'the title does not call');
    assert.match(await other.page.locator('#announce').textContent() ?? '', /would like to take a move back\./);
    await other.page.locator('#refuse').click();
    await mover.page.locator('#notice').getByText('Your request to take back was refused.').waitFor();
    assert.match(await mover.page.locator('#announce').textContent() ?? '', /Your request to take back was refused\./);
    assert.equal(await entries(mover.page), known);
    assert.equal(await other.page.locator('#refuse').count(), 0);
    // It is true until the table moves on.
    const next = await turn();
    await move(next.mover.page);
    await mover.page.locator('#notice').waitFor({ state: 'hidden' });
    assert.deepEqual([...anna.faults, ...ben.faults], []);
    for (const { context } of [anna, ben]) await context.close();
    return;
  }
  assert.fail('nobody had to agree');
});
