// People: names, invitations, other devices, the lobby, handing over, and leaving.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { Adit, beginWith, complaints, launch, PHONE, visitor } from './support.mjs';

/** @type {Adit} */ let adit;
/** @type {import('playwright-core').Browser} */ let browser;
before(async () => { [adit, browser] = await Promise.all([Adit.start(), launch()]); });
after(async () => { await browser?.close(); await adit?.end(); });

/** @param {import('playwright-core').Page} page @param {string} name */
async function giveName(page, name) {
  await page.goto('/me');
  await page.getByRole('textbox', { name: 'Your name' }).fill(name);
  await page.getByRole('button', { name: 'Save' }).first().click();
  await page.waitForURL('/me');
  assert.equal(await page.getByRole('textbox', { name: 'Your name' }).inputValue(), name);
}

/** @param {import('playwright-core').Page} page */
async function invitation(page) {
  await page.locator('#people').click();
  await page.waitForURL(/\/people$/);
  return await page.locator('#invitation').getAttribute('href') ?? '';
}

test('a friend is invited by name, sits down under their own, and both find the table again', async () => {
  const anna = await visitor(browser, adit);
  const ben = await visitor(browser, adit, { viewport: PHONE, hasTouch: true });
  await giveName(anna.page, 'Anna');
  await beginWith(anna.page, 'caverna', ['me', 'friend']);
  const table = anna.page.url();
  const link = await invitation(anna.page);
  assert.deepEqual(await complaints(anna.page), []);
  await anna.page.goto(table);
  await ben.page.goto(link);
  await ben.page.getByRole('heading', { name: /Anna invites you to .*2 players/ }).waitFor();
  assert.deepEqual(await complaints(ben.page), []);
  await ben.page.getByLabel('Join as').fill('Ben');
  await ben.page.getByRole('button', { name: 'Join', exact: true }).click();
  await ben.page.waitForURL(table);
  await ben.page.locator('#players').getByText('Anna').waitFor();
  // Nobody has loaded Anna's page again.
  await anna.page.locator('#players').getByText('Ben').waitFor();
  await anna.page.goto('/tables');
  await anna.page.getByText('with Ben').waitFor();
  assert.deepEqual(await complaints(anna.page), []);
  await anna.page.getByLabel('Game or player').fill('nobody');
  await anna.page.getByRole('button', { name: 'Search' }).click();
  await anna.page.getByText('No table fits').waitFor();
  for (const { context } of [anna, ben]) await context.close();
});

test('a player opens themselves on a second device, ends it, takes their data and leaves', async () => {
  const anna = await visitor(browser, adit);
  const phone = await visitor(browser, adit, { viewport: PHONE, hasTouch: true });
  await giveName(anna.page, 'Anna');
  await beginWith(anna.page, 'caverna', ['me', 'friend']);
  const table = anna.page.url();
  await anna.page.goto('/me');
  await anna.page.getByRole('button', { name: 'Link for another device' }).click();
  await anna.page.locator('svg.qr').waitFor();
  assert.deepEqual(await complaints(anna.page), []);
  await phone.page.goto(await anna.page.locator('#link').getAttribute('href') ?? '');
  await phone.page.getByRole('button', { name: 'Open' }).click();
  await phone.page.waitForURL('/me');
  assert.deepEqual(await complaints(phone.page), []);
  await phone.page.goto(table);
  await phone.page.locator('#players .tag', { hasText: 'you' }).waitFor();
  await anna.page.goto('/me');
  await anna.page.getByRole('button', { name: 'Sign out all others' }).click();
  await anna.page.waitForURL('/me');
  await phone.page.goto(table);
  await phone.page.getByRole('heading', { name: 'Something went wrong' }).waitFor();
  await anna.page.goto('/me');
  const [file] = await Promise.all([anna.page.waitForEvent('download'), anna.page.getByRole('link', { name: 'Download' }).click()]);
  assert.equal(file.suggestedFilename(), 'adit.json');
  await anna.page.getByText('Delete me').first().click();
  await anna.page.getByLabel('Yes, delete everything about me.').check();
  await anna.page.getByRole('button', { name: 'Delete me' }).click();
  await anna.page.waitForURL('/');
  await anna.page.goto('/tables');
  await anna.page.getByText('You have not opened a table').waitFor();
  for (const { context } of [anna, phone]) await context.close();
});

test('the lobby shows a new table by itself, and Play now joins it', async () => {
  const anna = await visitor(browser, adit);
  const ben = await visitor(browser, adit);
  await ben.page.goto('/lobby');
  assert.deepEqual(await complaints(ben.page), []);
  await giveName(anna.page, 'Anna');
  await anna.page.goto('/lobby');
  await anna.page.getByLabel('Game', { exact: true }).selectOption('caverna');
  await anna.page.getByRole('button', { name: 'Show' }).click();
  await anna.page.waitForURL(/game=caverna/);
  await anna.page.getByRole('button', { name: 'Play now' }).click();
  await anna.page.waitForURL(/\/table\//);
  // Nobody has loaded the page again.
  await ben.page.locator('#lobby').getByText('Anna').waitFor();
  assert.deepEqual(await complaints(ben.page), []);
  await ben.page.getByRole('button', { name: 'Play now' }).click();
  await ben.page.waitForURL(anna.page.url());
  for (const { context } of [anna, ben]) await context.close();
});

test('a bot plays for somebody who takes the seat back, and both close the table', async () => {
  const anna = await visitor(browser, adit);
  const ben = await visitor(browser, adit);
  await giveName(anna.page, 'Anna');
  await beginWith(anna.page, 'caverna', ['me', 'friend']);
  const table = anna.page.url();
  const link = await invitation(anna.page);
  await ben.page.goto(link);
  await ben.page.getByLabel('Join as').fill('Ben');
  await ben.page.getByRole('button', { name: 'Join', exact: true }).click();
  await ben.page.waitForURL(table);
  await anna.page.getByLabel('A bot that plays for me').selectOption('bot:random');
  await anna.page.getByRole('button', { name: 'Hand over' }).click();
  await anna.page.getByRole('button', { name: 'Take my seat back' }).click();
  await anna.page.getByRole('heading', { name: /Your seat: Anna/ }).waitFor();
  await anna.page.getByRole('button', { name: 'I agree to close it' }).click();
  await anna.page.getByText('Agreed so far: Anna').waitFor();
  assert.deepEqual(await complaints(anna.page), []);
  await ben.page.locator('details:has(#people) > summary').click();
  await ben.page.locator('#people').click();
  await ben.page.getByRole('button', { name: 'I agree to close it' }).click();
  await ben.page.getByText('This table was closed').waitFor();
  await anna.page.goto('/tables');
  await anna.page.getByText('closed').first().waitFor();
  for (const { context } of [anna, ben]) await context.close();
});
