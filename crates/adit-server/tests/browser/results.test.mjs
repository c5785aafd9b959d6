// Two people play a rated game to its end and look at what has come of it: their pages, the ladder, the game's page.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { Adit, complaints, launch, PHONE, playToTheEnd, visitor } from './support.mjs';

/** @type {Adit} */ let adit;
/** @type {import('playwright-core').Browser} */ let browser;
before(async () => { [adit, browser] = await Promise.all([Adit.start(), launch()]); });
after(async () => { await browser?.close(); await adit?.end(); });

const LOOKS = [
  { viewport: PHONE, colorScheme: 'light' }, { viewport: { width: 390, height: 844 }, colorScheme: 'dark' },
  { viewport: { width: 1440, height: 900 }, colorScheme: 'light' }, { viewport: { width: 1920, height: 1080 }, colorScheme: 'dark' },
];

/** Where pictures of the pages go, if somebody wants to look at them. */
const SHOTS = process.env.ADIT_SHOTS;

/** @param {import('playwright-core').Page} page @param {string} path @param {string} name */
async function lookAt(page, path, name) {
  await page.goto(path);
  for (const { viewport, colorScheme } of LOOKS) {
    await page.setViewportSize(viewport);
    await page.emulateMedia({ colorScheme: /** @type {'light' | 'dark'} */ (colorScheme), reducedMotion: 'reduce' });
    assert.deepEqual(await complaints(page), [], `${path} at ${viewport.width}`);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    assert.ok(wide <= 0, `${path} is ${wide} px too wide at ${viewport.width}`);
    if (SHOTS) await page.screenshot({ path: `${SHOTS}/${name}-${viewport.width}-${colorScheme}.png`, fullPage: true });
  }
}

test('a rated game leads to the pages of both, the ladder and the figures of the game', async () => {
  const anna = await visitor(browser, adit);
  const ben = await visitor(browser, adit);
  await anna.page.goto('/');
  const card = anna.page.locator('section.game:has(input[value="caverna"])');
  await card.locator('summary').first().click();
  await card.locator('input[name=name]').fill('Anna');
  await card.locator('select[name=seat1]').selectOption('friend');
  await card.locator('input[name=rated]').check();
  assert.deepEqual(await complaints(anna.page), []);
  await card.locator('details button.primary').click();
  await anna.page.waitForURL(/\/table\//);
  await anna.page.locator('#rated').getByText('This game counts for the ladder.').waitFor();
  const table = new URL(anna.page.url()).pathname;
  await anna.page.goto(`${table}/people`);
  const invitation = await anna.page.locator('#invitation').getAttribute('href');
  await ben.page.goto(invitation ?? '');
  await ben.page.getByText('If you sit down, you agree to that.').waitFor();
  assert.deepEqual(await complaints(ben.page), []);
  await ben.page.locator('#name').fill('Ben');
  await ben.page.locator('button.primary').click();
  await ben.page.waitForURL(/\/table\//);
  await anna.page.goto(table);
  await Promise.all([playToTheEnd(anna.page, 0), playToTheEnd(ben.page, 1)]);

  // My tables lead to the result, and the result to those who have played.
  await anna.page.goto('/tables');
  assert.deepEqual(await complaints(anna.page), []);
  await anna.page.locator('a.result').click();
  await anna.page.waitForURL(/\/result$/);
  await anna.page.getByRole('rowheader', { name: 'Score' }).waitFor();
  const result = new URL(anna.page.url()).pathname;
  await anna.page.locator('thead').first().getByRole('link', { name: 'Ben' }).click();
  await anna.page.getByRole('heading', { level: 1, name: 'Ben' }).waitFor();
  const other = new URL(anna.page.url()).pathname;
  await anna.page.goto('/me');
  await anna.page.getByRole('link', { name: 'Show my results' }).click();
  await anna.page.getByRole('heading', { level: 1, name: 'Anna' }).waitFor();
  const own = new URL(anna.page.url()).pathname;
  await anna.page.getByRole('link', { name: 'Results', exact: true }).first().click();
  await anna.page.getByRole('link', { name: /^Ladder of Caverna/ }).click();
  const rows = anna.page.locator('#ladder-players ~ * tbody tr, section[aria-labelledby=ladder-players] tbody tr');
  assert.deepEqual((await rows.locator('a').allInnerTexts()).sort(), ['Anna', 'Ben']);
  assert.equal(await anna.page.locator('tr.mine a').innerText(), 'Anna');
  await lookAt(anna.page, '/results', 'results');
  await lookAt(anna.page, '/results/caverna', 'game');
  await lookAt(anna.page, '/ladder/caverna', 'ladder');
  await lookAt(anna.page, own, 'own');
  await lookAt(anna.page, other, 'other');
  await lookAt(anna.page, result, 'result');
  for (const language of ['de', 'fr', 'nl']) {
    await anna.page.locator('#language').selectOption(language);
    await anna.page.waitForFunction((wanted) => document.documentElement.lang === wanted, language);
    for (const path of ['/results/caverna', '/ladder/caverna', own, result]) {
      await anna.page.goto(path);
      assert.deepEqual(await complaints(anna.page), [], `${path} in ${language}`);
    }
  }
  assert.deepEqual([...anna.faults, ...ben.faults], []);
  for (const { context } of [anna, ben]) await context.close();
});
