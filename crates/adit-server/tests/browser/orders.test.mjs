// What players say beforehand: orders by clicks and by keyboard, and lines that are played ahead on the board.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { Adit, beginWith, complaints, entries, launch, PHONE, untilEntries, visitor } from './support.mjs';

/** @typedef {import('playwright-core').Page} Page */

/** @type {Adit} */ let adit;
/** @type {import('playwright-core').Browser} */ let browser;
before(async () => { [adit, browser] = await Promise.all([Adit.start(), launch()]); });
after(async () => { await browser?.close(); await adit?.end(); });

/** Two people at the first auction of Cavum: who opens it, and who waits. @param {import('playwright-core').BrowserContextOptions} options */
async function auction(options = {}) {
  const anna = await visitor(browser, adit, options);
  const ben = await visitor(browser, adit, options);
  await beginWith(anna.page, 'cavum', ['me', 'friend']);
  const [link] = await anna.page.locator('.links a').evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  assert.ok(link);
  await ben.page.goto(link);
  if (await ben.page.locator('form button.primary').count() > 0) await ben.page.locator('form button.primary').first().click();
  await ben.page.waitForURL(/\/table\//);
  for (const { page } of [anna, ben]) await page.waitForSelector('#orders-box', { state: 'attached' });
  const opens = await Promise.race([anna, ben].map(async (who) => {
    await who.page.waitForSelector('#send, #offer .choices', { state: 'attached' });
    return who;
  }));
  const waits = opens === anna ? ben : anna;
  return { opens, waits, end: async () => {
    assert.deepEqual([...anna.faults, ...ben.faults], []);
    for (const { context } of [anna, ben]) await context.close();
  } };
}

/** Opens the box with the orders. @param {Page} page */
async function openOrders(page) {
  if (await page.locator('#orders-box:not([open])').count() > 0) await page.locator('#orders-box summary').click();
  await page.waitForSelector('#orders-box[open] #plan-ahead');
}

/** Says a bid by clicks, at the table or in a plan. @param {Page} page @param {number} points */
async function bid(page, points) {
  const verb = page.locator('#offer .choices button[data-choice="verb:bid"]');
  const number = page.locator(`#offer .choices button[data-choice="number:${points}"]`);
  await verb.or(number).first().waitFor();
  if (await number.count() === 0) await verb.click();
  await number.click();
  await page.locator('#send').click();
}

/** The bid that everybody sees. @param {Page} page */
async function standing(page) {
  return page.evaluate(async () => {
    const answer = await fetch(`/api${location.pathname.replace('table', 'tables')}/frame?viewer=public`);
    return (await answer.json()).view.section.standing?.bid ?? null;
  });
}

test('an order that was given by clicks answers the other player, who sees none of it', async () => {
  const { opens, waits, end } = await auction();
  await openOrders(waits.page);
  const form = waits.page.locator('form[data-order=bid]');
  await form.locator('input').fill('3');
  await form.locator('button').click();
  await waits.page.waitForSelector('#orders-given li');
  assert.match(await waits.page.locator('#orders-given').innerText(), /Bid up to 3, then pass/);
  assert.deepEqual(await complaints(waits.page), []);
  await openOrders(opens.page);
  assert.equal(await opens.page.locator('#orders-given li').count(), 0);
  const before = await entries(opens.page);
  await bid(opens.page, 0);
  await untilEntries(opens.page, before + 2);
  assert.equal(await standing(opens.page), 1);
  // Another amount takes the place of the first one.
  await waits.page.locator('#orders-given button', { hasText: 'Change' }).click();
  await waits.page.keyboard.type('5');
  await waits.page.keyboard.press('Enter');
  await waits.page.waitForFunction(() => document.querySelector('#orders-given')?.textContent?.includes('Bid up to 5'));
  assert.equal(await waits.page.locator('#orders-given > li').count(), 1);
  await bid(opens.page, 4);
  await untilEntries(opens.page, before + 4);
  assert.equal(await standing(opens.page), 5);
  await waits.page.locator('#orders-given button', { hasText: 'Remove' }).click();
  await waits.page.waitForFunction(() => document.querySelectorAll('#orders-given > li').length === 0);
  await end();
});

test('an order is given and removed by keyboard alone', async () => {
  const { waits, end } = await auction();
  const { page } = waits;
  await page.locator('#orders-box summary').focus();
  await page.keyboard.press('Enter');
  await page.waitForSelector('form[data-order=bid] input');
  const isAt = (/** @type {string} */ selector) => page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector);
  const tabTo = async (/** @type {string} */ selector) => {
    for (let steps = 0; steps < 20 && !await isAt(selector); steps += 1) await page.keyboard.press('Tab');
    assert.ok(await isAt(selector), `the keyboard comes to ${selector}`);
  };
  await tabTo('form[data-order=bid] input');
  await page.keyboard.type('2');
  await page.keyboard.press('Enter');
  await page.waitForSelector('#orders-given li');
  await page.locator('#orders-box summary').focus();
  await tabTo('#orders-given li button:last-child');
  await page.keyboard.press('Enter');
  await page.waitForFunction(() => document.querySelectorAll('#orders-given > li').length === 0);
  await end();
});

test('a line is planned on the board and played when it comes true', async () => {
  const { opens, waits, end } = await auction();
  const { page } = waits;
  await openOrders(page);
  await page.locator('#plan-ahead').click();
  await page.waitForSelector('#ahead-leave');
  assert.match(await page.locator('#ahead-question').innerText(), /What does .* do\?/);
  await bid(page, 2);
  await page.waitForFunction(() => document.querySelector('#ahead-question')?.textContent === 'What do you answer?');
  assert.deepEqual(await complaints(page), []);
  await bid(page, 6);
  await page.locator('#ahead-back').click();
  await page.waitForFunction(() => document.querySelector('#ahead-question')?.textContent === 'What do you answer?');
  await bid(page, 5);
  await page.waitForFunction(() => document.querySelectorAll('ol.ahead li').length === 2);
  await page.locator('#ahead-save').click();
  await page.waitForSelector('#orders-given li');
  assert.equal(await standing(page), null, 'nothing was sent');
  const before = await entries(opens.page);
  await bid(opens.page, 2);
  await untilEntries(opens.page, before + 2);
  assert.equal(await standing(opens.page), 5);
  await end();
});

test('a line is dropped by anything else, and the player is told which one and why', async () => {
  const { opens, waits, end } = await auction({ viewport: PHONE });
  const { page } = waits;
  await openOrders(page);
  await page.locator('#plan-ahead').click();
  await page.waitForSelector('#ahead-leave');
  for (const who of [opens, waits]) {
    if (await who.page.locator('#offer-box.folded').count() > 0) await who.page.locator('#fold').click();
  }
  await bid(page, 2);
  await page.waitForFunction(() => document.querySelector('#ahead-question')?.textContent === 'What do you answer?');
  if (await page.locator('#offer-box.folded').count() > 0) await page.locator('#fold').click();
  await bid(page, 5);
  await page.locator('#ahead-save').click();
  await page.waitForSelector('#orders-given li', { state: 'attached' });
  await bid(opens.page, 3);
  await page.waitForSelector('#orders-given .dropped', { state: 'attached' });
  assert.match(await page.locator('#orders-given').innerText(), /Dropped: something else happened/);
  assert.match(await page.locator('#notice').innerText(), /An order of yours was dropped/);
  assert.equal(await standing(page), 3);
  assert.deepEqual(await complaints(page), []);
  await end();
});
