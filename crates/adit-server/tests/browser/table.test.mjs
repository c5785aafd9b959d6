// What the page of a table does besides sending moves.
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { after, before, test } from 'node:test';
import {
  Adit, DESKTOP, PHONE, beginAgainstBots, clickMove, launch, openHistory, move, untilAsked, visitor,
} from './support.mjs';

/** @type {Adit} */ let adit;
/** @type {import('playwright-core').Browser} */ let browser;
before(async () => { [adit, browser] = await Promise.all([Adit.start(), launch()]); });
after(async () => { await browser?.close(); await adit?.end(); });

/** Plays until a choice with this id is offered. @param {import('playwright-core').Page} page @param {string} id */
async function until(page, id) {
  const choice = page.locator(`#offer [data-choice="${id}"]`);
  for (let count = 0; count < 80; count += 1) {
    assert.equal(await untilAsked(page), 'mine');
    if (await choice.count() > 0) return choice;
    await clickMove(page);
  }
  return assert.fail(`nobody is offered ${id}`);
}

test('a tile is seen on the board and turned before it is laid', async () => {
  const { page, faults, context } = await visitor(browser, adit);
  await beginAgainstBots(page, 'cavum');
  await (await until(page, 'verb:lay')).click();
  const before = await page.locator('#picture > svg').innerHTML();
  /** Chooses the first of everything until the move is whole. */
  const complete = async () => {
    for (let step = 0; step < 8 && await page.locator('#send').count() === 0; step += 1) {
      await page.locator('#offer .choices button').first().click();
    }
  };
  await complete();
  await page.locator('#picture-note').getByText('Preview').waitFor();
  const first = await page.locator('#picture > svg').innerHTML();
  assert.notEqual(first, before);
  const other = page.locator('#offer .choices button[aria-pressed=false]').first();
  if (await other.count() > 0) {
    await other.click();
    // Another hex may leave the rotation open.
    await complete();
    await page.waitForFunction((html) => document.querySelector('#picture > svg')?.innerHTML !== html, first);
    await page.locator('#picture-note').getByText('Preview').waitFor();
  }
  const said = await page.locator('#offer .said').innerText();
  await page.keyboard.press('Escape');
  await page.locator('#picture-note').waitFor({ state: 'hidden' });
  await complete();
  await page.locator('#send').click();
  await page.locator('#log').getByText(/^Player A lays a /).first().waitFor();
  assert.match(said, /^Lay a tile: /);
  assert.deepEqual(faults, []);
  await context.close();
});

test('a picture is laid out for the window, and again when that changes', async () => {
  const { page, faults, context } = await visitor(browser, adit, { viewport: DESKTOP });
  await beginAgainstBots(page, 'rockwell');
  await untilAsked(page);
  const isWide = (/** @type {boolean} */ wide) => page.waitForFunction((wanted) => {
    const svg = document.querySelector('#picture > svg');
    return svg instanceof SVGSVGElement && (svg.viewBox.baseVal.width > svg.viewBox.baseVal.height) === wanted;
  }, wide);
  await isWide(true);
  await page.setViewportSize(PHONE);
  await isWide(false);
  await page.setViewportSize(DESKTOP);
  await isWide(true);
  // The past is laid out as well.
  await openHistory(page);
  await page.locator('[data-step=client-first]').click();
  await page.locator('#picture-note').getByText('You are viewing an earlier position.').waitFor();
  await page.setViewportSize(PHONE);
  await isWide(false);
  assert.deepEqual(faults, []);
  await context.close();
});

test('pictures are saved as drawings and as points', async () => {
  const { page, faults, context } = await visitor(browser, adit, { acceptDownloads: true });
  await beginAgainstBots(page, 'cavum');
  await untilAsked(page);
  await openHistory(page);
  const [drawing] = await Promise.all([page.waitForEvent('download'), page.locator('#save-svg').click()]);
  assert.match(drawing.suggestedFilename(), /^cavum-\d+\.svg$/);
  assert.match(await readFile(await drawing.path(), 'utf8'), /^<svg[^>]*>.*<style>/s);
  const [image] = await Promise.all([page.waitForEvent('download'), page.locator('#save-png').click()]);
  const bytes = await readFile(await image.path());
  assert.equal(bytes.subarray(1, 4).toString(), 'PNG');
  assert.ok(bytes.readUInt32BE(16) >= 1000, 'the picture is wide enough to print');
  assert.deepEqual(faults, []);
  await context.close();
});

test('the past can be looked at while the game goes on', async () => {
  const { page, faults, context } = await visitor(browser, adit);
  await beginAgainstBots(page, 'cavum');
  for (let count = 0; count < 4 || await page.locator('#since button').count() === 0; count += 1) {
    assert.ok(count < 30, 'nothing is told of what happened since the last move');
    await untilAsked(page);
    await move(page);
    await untilAsked(page);
  }
  await page.locator('#log button').last().click();
  await page.locator('#picture-note').getByText('You are viewing an earlier position.').waitFor();
  assert.equal(await page.locator('#send, #offer .choices').count(), 0);
  await openHistory(page);
  await page.locator('#now').click();
  await untilAsked(page);
  await move(page);
  assert.deepEqual(faults, []);
  await context.close();
});

test('changes move for those who like it, and the table stays usable', async () => {
  const { page, faults, context } = await visitor(browser, adit, { reducedMotion: 'no-preference' });
  await page.addInitScript(() => {
    /** @type {any} */ (window).journeys = 0;
    const { animate } = Element.prototype;
    Element.prototype.animate = function count(...how) {
      /** @type {any} */ (window).journeys += 1;
      return animate.apply(this, how);
    };
  });
  await beginAgainstBots(page, 'cavum');
  const journeys = () => page.evaluate(() => /** @type {any} */ (window).journeys);
  for (let count = 0; count < 3 || (count < 25 && await journeys() === 0); count += 1) {
    await untilAsked(page);
    await page.waitForTimeout(300);
    await move(page);
  }
  assert.ok(await journeys() > 0);
  assert.deepEqual(faults, []);
  await context.close();
});

test('a player is called by sound and notification only on request', async () => {
  const { page, faults, context } = await visitor(browser, adit);
  await context.grantPermissions(['notifications']);
  await page.addInitScript(() => {
    const called = /** @type {any} */ (window).called = /** @type {string[]} */ ([]);
    const Tone = window.AudioContext;
    window.AudioContext = class extends Tone {
      constructor() {
        super();
        called.push('sound');
      }
    };
    window.Notification = /** @type {any} */ (class {
      static permission = 'granted';

      static requestPermission() {
        return Promise.resolve('granted');
      }

      constructor() {
        called.push('notification');
      }
    });
    Object.defineProperty(document, 'hidden', { get: () => true });
  });
  await beginAgainstBots(page, 'cavum');
  await untilAsked(page);
  await move(page);
  await untilAsked(page);
  assert.deepEqual(await page.evaluate(() => /** @type {any} */ (window).called), []);
  await page.locator('#settings-box summary').click();
  await page.locator('#set-sounds').check();
  await page.locator('#set-notify').check();
  for (let count = 0; count < 12; count += 1) {
    await untilAsked(page);
    await move(page);
  }
  const called = await page.evaluate(() => /** @type {any} */ (window).called);
  assert.ok(called.includes('sound') && called.includes('notification'), called.join());
  assert.deepEqual(faults, []);
  await context.close();
});

test('a move is sent with the last click if the player wants no confirmation', async () => {
  const { page, faults, context } = await visitor(browser, adit);
  await beginAgainstBots(page, 'cavum');
  await page.locator('#settings-box summary').click();
  await page.locator('#set-confirm').uncheck();
  await untilAsked(page);
  const before = await page.locator('#log li').count();
  for (let step = 0; step < 8 && await page.locator('#offer .choices').count() > 0; step += 1) {
    await page.locator('#offer .choices button').first().click();
    if (await page.locator('#log li').count() > before) break;
    await page.waitForTimeout(200);
  }
  await page.waitForFunction((count) => document.querySelectorAll('#log li').length > count, before);
  assert.deepEqual(faults, []);
  await context.close();
});

test('the policy of the pages stops foreign scripts and styles', async () => {
  const { page, context } = await visitor(browser, adit);
  const answer = await page.goto('/');
  assert.match(answer?.headers()['content-security-policy'] ?? '', /default-src 'none'; script-src 'self'; style-src 'self'/);
  const stopped = await page.evaluate(() => new Promise((resolve) => {
    /** @type {string[]} */
    const violated = [];
    document.addEventListener('securitypolicyviolation', (event) => {
      violated.push(event.effectiveDirective);
      if (violated.length === 3) resolve(violated.sort());
    });
    const script = document.createElement('script');
    script.textContent = 'window.intruder = true';
    const style = document.createElement('style');
    style.textContent = 'body { display: none }';
    const image = new Image();
    image.src = 'http://192.0.2.1/spy.png';
    document.body.append(script, style, image);
  }));
  assert.deepEqual(stopped, ['img-src', 'script-src-elem', 'style-src-elem']);
  await context.close();
});
