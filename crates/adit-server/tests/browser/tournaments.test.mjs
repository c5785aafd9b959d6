// Tournaments: announced, entered from two browsers and by bots, played, and followed on a page that stays up to date.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { Adit, complaints, launch, PHONE, visitor } from './support.mjs';

/** @type {Adit} */ let adit;
/** @type {import('playwright-core').Browser} */ let browser;
before(async () => { [adit, browser] = await Promise.all([Adit.start(), launch()]); });
after(async () => { await browser?.close(); await adit?.end(); });

/** The whole page as a picture, where somebody wants to see it. @param {import('playwright-core').Page} page @param {string} name */
async function show(page, name) {
  const folder = process.env.ADIT_SCREENSHOTS;
  if (!folder) return;
  for (const [width, colorScheme] of /** @type {const} */ ([[390, 'light'], [390, 'dark'], [1440, 'light'], [1920, 'dark']])) {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme });
    await page.screenshot({ path: `${folder}/${name}-${width}-${colorScheme}.png`, fullPage: true });
  }
}

/**
 * Enters under a name.
 * @param {import('playwright-core').Page} page @param {string} address @param {string} name
 */
async function enter(page, address, name) {
  await page.goto(address);
  await page.getByLabel('Join as').fill(name);
  await page.getByRole('button', { name: 'Enter', exact: true }).click();
  await page.getByText('You are taking part.').waitFor();
}

/** Plays at every table where this browser is expected, until the tournament is over. @param {import('playwright-core').Page} page */
async function playOn(page) {
  await page.evaluate(async () => {
    const base = `/api${location.pathname}`;
    const wait = () => new Promise((wake) => { setTimeout(wake, 50); });
    for (;;) {
      const { stage, next } = await (await fetch(base)).json();
      if (stage === 'over') return;
      if (!next) { await wait(); continue; }
      const table = `/api/tables/${next.table}`;
      const { offer } = await (await fetch(`${table}/frame?viewer=${next.seat}`)).json();
      if (!offer) { await wait(); continue; }
      const words = offer.moves[Math.floor(Math.random() * offer.moves.length)];
      const body = JSON.stringify({ seat: next.seat, offer: offer.id, words });
      await fetch(`${table}/say`, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
    }
  });
}

test('two people and two bots play a Swiss tournament that one of them announces', async () => {
  const anna = await visitor(browser, adit);
  const ben = await visitor(browser, adit, { viewport: PHONE, hasTouch: true });
  const { page } = anna;
  await page.goto('/');
  await page.getByRole('link', { name: 'Tournaments' }).click();
  await page.getByText('There is no tournament yet.').waitFor();
  assert.deepEqual(await complaints(page), []);
  await page.locator('a[href="/tournaments/new/caverna"]').click();
  assert.deepEqual(await complaints(page), []);
  await show(page, 'new');
  await page.getByLabel('Name of the tournament').fill('Club night');
  await page.getByLabel('Number of rounds').fill('2');
  await page.getByRole('button', { name: 'Announce the tournament' }).click();
  await page.getByRole('heading', { name: 'Club night' }).waitFor();
  const address = page.url();
  assert.deepEqual(await complaints(page), []);
  await enter(page, address, 'Anna');
  for (const count of [2, 3]) {
    await page.getByLabel('A bot that takes part').selectOption('random');
    await page.getByRole('button', { name: 'Add' }).click();
    await page.locator('.standings tbody tr').nth(count - 1).waitFor();
  }
  await enter(ben.page, address, 'Ben');
  // Nobody has loaded Anna's page again.
  await page.locator('.standings').getByText('Ben').waitFor();
  assert.deepEqual(await complaints(page), []);
  await show(page, 'entering');
  await page.getByRole('button', { name: 'Begin' }).click();
  await page.getByRole('heading', { name: 'Your next game' }).waitFor();
  assert.deepEqual(await complaints(page), []);
  await show(page, 'running');
  // Ben learns of it where he is, and goes to his table.
  await ben.page.getByRole('heading', { name: 'Your next game' }).waitFor();
  assert.deepEqual(await complaints(ben.page), []);
  await ben.page.getByRole('link', { name: 'Go to your table', exact: true }).first().click();
  await ben.page.getByRole('link', { name: 'Club night, round 1' }).waitFor();
  await ben.page.locator('#people').click();
  await ben.page.getByText('This game counts for a tournament.').waitFor();
  assert.deepEqual(await complaints(ben.page), []);
  await ben.page.goto(address);
  await Promise.all([playOn(page), playOn(ben.page)]);
  await page.getByText('Finished', { exact: true }).waitFor();
  const points = await page.locator('.standings tbody td b').allTextContents();
  assert.equal(points.length, 4);
  assert.equal(points.reduce((sum, said) => sum + Number(said), 0), 4, 'two rounds of two tables');
  assert.deepEqual(await complaints(page), []);
  await show(page, 'over');
  await page.goto('/tournaments');
  await page.getByText('Club night').waitFor();
  assert.deepEqual(await complaints(page), []);
  await show(page, 'list');
  for (const language of ['de', 'fr', 'nl']) {
    await page.context().addCookies([{ name: 'adit-language', value: language, url: adit.address }]);
    await page.goto(address);
    assert.equal(await page.locator('html').getAttribute('lang'), language);
    assert.doesNotMatch(await page.locator('main').innerText(), /tournament-|Standings|Round 1/);
    await show(page, `over-${language}`);
  }
  assert.deepEqual([...anna.faults, ...ben.faults], []);
  for (const { context } of [anna, ben]) await context.close();
});
