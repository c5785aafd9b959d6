// What people read and reach on every page, also with something open on it: no fault that a checker finds, and no id.
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { after, before, describe, test } from 'node:test';
import { Adit, beginWith, besideHaste, complaints, launch, sayMoves, untilAsked, visitor } from './support.mjs';

/** @typedef {import('playwright-core').Page} Page */

const GAMES = /** @type {const} */ (['cavum', 'caverna', 'rockwell']);

/** The laws of plain words say what looks like an id. */
const laws = await readFile(new URL('../../../adit-testkit/src/laws/plain.rs', import.meta.url), 'utf8');
const IDS = new RegExp(/IDS\b[^"]*r"([^"]+)"/.exec(laws)?.[1] ?? assert.fail('there is no pattern of ids'));

/** @type {Adit} */ let adit;
/** @type {import('playwright-core').Browser} */ let browser;
before(async () => { [adit, browser] = await Promise.all([Adit.start(), launch()]); });
after(async () => { await browser?.close(); await adit?.end(); });

/** Everything on a page that people read or hear: its texts, and what stands in its attributes. @param {Page} page @returns {Promise<string[]>} */
function texts(page) {
  return page.evaluate(() => {
    const found = [document.title];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (!node.parentElement?.closest('script, style, template')) found.push((node.textContent ?? '').trim());
    }
    for (const element of document.querySelectorAll('*')) {
      for (const name of ['title', 'aria-label', 'alt', 'placeholder']) found.push(element.getAttribute(name) ?? '');
    }
    return [...new Set(found)].filter(Boolean);
  });
}

/** @param {Page} page @param {string} where */
async function isPlain(page, where) {
  assert.deepEqual((await texts(page)).filter((text) => IDS.test(text)), [], where);
}

/** @param {Page} page @param {string} where */
async function isSound(page, where) {
  assert.deepEqual(await complaints(page), [], where);
  await isPlain(page, where);
}

/** Waits until the page shows what the table waits for, so that nothing happens any more by itself. @param {Page} page */
async function untilStill(page) {
  await page.waitForFunction(async () => {
    const base = window.location.pathname.replace('/table/', '/api/tables/');
    const { number, pending, over } = await (await fetch(`${base}/frame?viewer=0`)).json();
    const shown = Number(document.querySelector('#history input[type=range]')?.getAttribute('max'));
    return shown === number && (over || (pending.length === 1 && pending[0] === 0));
  });
  return untilAsked(page);
}

test('ids are found', () => {
  for (const text of ['on r2c0', 'option 2a', 'team s0.1', 'a two_walls room']) assert.match(text, IDS);
  for (const text of ['Lay a tile on K5.', '2 emmer', 'Player A']) assert.doesNotMatch(text, IDS);
});

test('the pages around the table are sound, with the form for players open', async () => {
  for (const locale of ['en', 'de', 'fr', 'nl']) {
    const { page, faults, context } = await visitor(browser, adit, { locale, colorScheme: locale === 'de' ? 'dark' : 'light' });
    for (const address of ['/', ...GAMES.map((game) => `/signs/${game}`)]) {
      await page.goto(address);
      await page.evaluate(() => { for (const box of document.querySelectorAll('details')) box.open = true; });
      if (locale === 'en' || locale === 'de') await isSound(page, `${address} in ${locale}`);
      else await isPlain(page, `${address} in ${locale}`);
    }
    for (const game of GAMES) {
      await page.goto(`/signs/${game}`);
      assert.ok(await page.locator('.signs dt').count() > 5, `${game} explains its signs`);
    }
    assert.deepEqual(faults, []);
    await context.close();
  }
});

describe('a table is sound', { concurrency: 2 }, () => {
  for (const [at, game] of GAMES.entries()) {
    test(`${game}: with a card open, the keys open, something picked, and at its end`, async () => {
      const { page, faults, context } = await visitor(browser, adit, { locale: ['en', 'fr', 'nl'][at] ?? 'en', colorScheme: at === 1 ? 'dark' : 'light' });
      await page.addInitScript(() => localStorage.setItem('adit-forced', 'no'));
      await beginWith(page, game, ['me', 'bot:random'], game === 'rockwell' ? { round_limit: '3' } : {});
      for (const [round, count] of [3, 12, 25].entries()) {
        await sayMoves(page, 0, count);
        if (await untilStill(page) === 'over') break;
        // A card, pinned, of one thing after the other.
        const things = page.locator('#picture [data-part]:not(.possible)');
        const thing = things.nth((round * 17) % Math.max(1, await things.count()));
        await thing.dispatchEvent('click');
        await page.locator('#card h3').first().waitFor();
        await isSound(page, `${game} with a card`);
        // A position that comes meanwhile closes the card by itself; either way it is closed then.
        await page.evaluate(() => { /** @type {HTMLElement | null} */ (document.querySelector('#card .close'))?.click(); });
        await page.locator('#card h3').first().waitFor({ state: 'hidden' });
        // Whatever can be picked, and what it would do.
        for (let step = 0; step < 8 && await page.locator('#send').count() === 0; step += 1) {
          await page.locator('#offer .choices button').first().click();
          await isPlain(page, `${game} with something picked`);
        }
        await page.waitForTimeout(400);
        await isSound(page, `${game} before it is sent`);
        await page.evaluate(() => { for (const box of document.querySelectorAll('details')) box.open = true; });
        await page.locator('#offer-title').focus();
        await page.keyboard.press('?');
        await page.locator('#keys[open]').waitFor();
        await isSound(page, `${game} with the keys`);
        await page.keyboard.press('Escape');
      }
      await sayMoves(page, 0, 20_000);
      await page.waitForSelector('#offer .result', { timeout: 120_000 });
      await page.waitForSelector('.growth svg polyline');
      await page.evaluate(() => { for (const box of document.querySelectorAll('details')) box.open = true; });
      await isSound(page, `${game} at its end`);
      assert.deepEqual(game === 'rockwell' ? besideHaste(faults) : faults, []);
      await context.close();
    });
  }
});

test('everything on the board has a card, in every language', async () => {
  for (const [at, locale] of ['en', 'de', 'fr', 'nl'].entries()) {
    const game = GAMES[at % GAMES.length] ?? 'cavum';
    const { page, faults, context } = await visitor(browser, adit, { locale });
    await beginWith(page, game, ['me', 'bot:random']);
    await sayMoves(page, 0, 20);
    await untilAsked(page);
    const { cards, bare } = await page.evaluate(async (language) => {
      const base = window.location.pathname.replace('/table/', '/api/tables/');
      // A number that belongs to something else is explained with it.
      const idsOf = (/** @type {Element} */ element) => {
        const all = (element.getAttribute('data-part') ?? '').split(' ');
        const telling = all.filter((id) => !id.startsWith('number:'));
        return telling.length > 0 ? telling : all;
      };
      const elements = [...document.querySelectorAll('#picture [data-part]')];
      const ids = new Set(elements.flatMap(idsOf));
      /** @type {Map<string, string>} */
      const cards = new Map();
      await Promise.all([...ids].map(async (id) => {
        const answer = await fetch(`${base}/card?part=${encodeURIComponent(id)}&viewer=0&lang=${language}`);
        if (!answer.ok) return;
        const { title, brief, lines } = await answer.json();
        cards.set(id, [title, brief, ...lines].join('\n'));
      }));
      const bare = elements.map(idsOf).filter((all) => !all.some((id) => cards.has(id)));
      return { cards: [...cards.values()], bare: bare.map((all) => all.join(' ')) };
    }, locale);
    assert.ok(cards.length > 20);
    assert.deepEqual(bare, [], `${game} has no card`);
    assert.deepEqual(cards.filter((said) => IDS.test(said)), []);
    assert.deepEqual(faults, []);
    await context.close();
  }
});
