// The rulebooks: contents that lead, a search, pictures that outline what they speak of, and a player aid on one page.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { Adit, complaints, DESKTOP, launch, PHONE, visitor } from './support.mjs';

const GAMES = ['cavum', 'caverna', 'rockwell'];
const LOCALES = ['en-GB', 'de-DE', 'fr-FR', 'nl-NL'];

/** @type {Adit} */ let adit;
/** @type {import('playwright-core').Browser} */ let browser;
before(async () => { [adit, browser] = await Promise.all([Adit.start(), launch()]); });
after(async () => { await browser?.close(); await adit?.end(); });

for (const [viewport, colorScheme] of /** @type {const} */ ([[DESKTOP, 'dark'], [PHONE, 'light']])) {
  test(`pictures show and outline what they speak of, in ${colorScheme} at ${viewport.width} pixels`, async () => {
    const { page, faults, context } = await visitor(browser, adit, { viewport, colorScheme });
    for (const game of GAMES) {
      await page.goto(`/rules/${game}`);
      const figures = page.locator('figure[data-picture]');
      const count = await figures.count();
      assert.ok(count >= 10, `${game} has ${count} pictures`);
      for (let place = 0; place < count; place += 1) {
        const figure = figures.nth(place);
        await figure.scrollIntoViewIfNeeded();
        await figure.locator('.plate svg[role=img]').waitFor();
        const name = await figure.getAttribute('data-picture');
        assert.ok((await figure.locator('svg').first().getAttribute('aria-label') ?? '').length > 20, `${name} has no words`);
        const box = await figure.locator('svg').first().boundingBox();
        assert.ok(box && box.width > 200 && box.height > 100, `${name} is ${box?.width} by ${box?.height}`);
        // What is outlined lies within the picture, also where that is cut.
        const outside = await figure.evaluate((element) => {
          const frame = element.querySelector('svg')?.getBoundingClientRect();
          const lights = [...element.querySelectorAll('.lights > *')].map((light) => light.getBoundingClientRect());
          if (!frame || lights.length === 0) return 'nothing is outlined';
          const isOut = lights.some((light) => light.left < frame.left - 2 || light.right > frame.right + 2
            || light.top < frame.top - 2 || light.bottom > frame.bottom + 2);
          return isOut ? 'an outline is cut off' : '';
        });
        assert.equal(outside, '', name ?? game);
      }
      assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth), `${game} is too wide`);
      const left = (/** @type {string} */ part) => page.locator(part).first().evaluate((element) => Math.round(element.getBoundingClientRect().left));
      assert.equal(await left('.rulebook h1'), await left('.rulebook h2'), `the title of ${game} does not stand above its text`);
      assert.deepEqual(await complaints(page), [], game);
    }
    assert.deepEqual(faults, []);
    await context.close();
  });
}

test('the contents lead to sections, and the search shows those with a word', async () => {
  const { page, faults, context } = await visitor(browser, adit);
  await page.goto('/rules');
  await page.locator('a[href="/rules/caverna"]').click();
  await page.waitForURL(/\/rules\/caverna/);
  await page.locator('nav.contents a[href="#dig"]').click();
  assert.ok(await page.locator('#dig h2').isVisible());
  const sections = page.locator('article.rules > section:visible');
  const all = await sections.count();
  await page.locator('#rulebook-search').fill('renovation');
  await page.waitForFunction((before) => [...document.querySelectorAll('article.rules > section')].filter((one) => one.checkVisibility()).length < before, all);
  assert.ok(await sections.count() > 0);
  assert.deepEqual(await complaints(page), []);
  await page.locator('#rulebook-search').fill('xyzzy');
  await page.locator('#rulebook-nothing').waitFor();
  await page.locator('#rulebook-search').fill('');
  assert.equal(await sections.count(), all);
  assert.deepEqual(faults, []);
  await context.close();
});

test('the player aid prints on one page, in every language', async () => {
  for (const locale of LOCALES) {
    const { page, faults, context } = await visitor(browser, adit, { locale });
    for (const game of GAMES) {
      await page.goto(`/rules/${game}`);
      // Printing shows a dialog; what it would print is taken while it is asked for.
      await page.evaluate(() => { window.print = () => { document.body.dataset.printed = document.body.className; }; });
      await page.locator('#print-aid').click();
      const printed = await page.evaluate(() => document.body.dataset.printed ?? '');
      assert.ok(printed.includes('aid-alone'));
      await page.evaluate(() => document.body.classList.add('aid-alone'));
      for (const format of ['A4', 'Letter']) {
        const file = (await page.pdf({ format })).toString('latin1');
        assert.equal((file.match(/\/Type\s*\/Page\b(?!s)/g) ?? []).length, 1, `${game} in ${locale} on ${format}`);
      }
    }
    assert.deepEqual(faults, []);
    await context.close();
  }
});
