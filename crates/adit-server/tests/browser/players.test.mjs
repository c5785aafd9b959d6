// Several people, several tabs, and a server that goes away.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import {
  Adit, beginAgainstBots, beginWith, clickMove, complaints, deafen, entries, launch, move, playToTheEnd, standing, takeSeat, untilAsked,
  untilEntries, visitor,
} from './support.mjs';

/** @type {Adit} */ let adit;
/** @type {import('playwright-core').Browser} */ let browser;
before(async () => { [adit, browser] = await Promise.all([Adit.start(), launch()]); });
after(async () => { await browser?.close(); await adit?.end(); });

/** @param {import('playwright-core').Page} page */
function links(page) {
  return page.locator('.links a').evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
}

test('two people play by links, talk, take back with consent and make it again', async () => {
  const anna = await visitor(browser, adit);
  const ben = await visitor(browser, adit);
  await beginWith(anna.page, 'cavum', ['me', 'friend']);
  const [seat, watch] = await links(anna.page);
  await ben.page.goto(seat ?? '');
  await ben.page.locator('button.primary').click();
  await ben.page.waitForURL(/\/table\//);
  for (let count = 0; count < 14; count += 1) {
    const pages = [anna.page, ben.page];
    await Promise.race(pages.map((page) => page.waitForSelector('#send, #offer .choices')));
    const whose = await Promise.all(pages.map((page) => standing(page)));
    const page = pages[whose.indexOf('mine')];
    if (page) await move(page);
  }
  await anna.page.locator('#chat-box summary').click();
  await anna.page.locator('#chat-text').fill('<b>good luck</b>');
  await anna.page.locator('#chat-form button').click();
  // Ben sees that something was said before the chat is open; Anna knows it.
  await ben.page.locator('#chat-box .badge').getByText('1', { exact: true }).waitFor();
  assert.ok(await anna.page.locator('#chat-box .badge').isHidden());
  await ben.page.locator('#chat-box summary').click();
  await ben.page.getByText('<b>good luck</b>').waitFor();
  await ben.page.locator('#chat-box .badge').waitFor({ state: 'hidden' });
  await ben.page.locator('#notes-box summary').click();
  const kept = ben.page.waitForResponse((answer) => answer.url().endsWith('/notes') && answer.request().method() === 'PUT');
  await ben.page.locator('#notes').fill('only I know this');
  assert.equal((await kept).status(), 204);
  await ben.page.reload();
  await ben.page.waitForFunction(() => {
    const notes = document.querySelector('#notes');
    return notes instanceof HTMLTextAreaElement && notes.value === 'only I know this';
  });
  assert.equal(await anna.page.locator('#notes').inputValue(), '');

  // The player who moved last wants it back; the other one is asked if something was seen since.
  const pages = [anna.page, ben.page];
  await Promise.all(pages.map((page) => page.locator('#offer > *').first().waitFor()));
  const first = (await standing(anna.page)) === 'mine' ? anna.page : ben.page;
  const second = first === anna.page ? ben.page : anna.page;
  await move(first);
  const count = await entries(first);
  await first.locator('#take-back').click();
  const agree = second.locator('#agree');
  await Promise.race([
    agree.waitFor().then(() => agree.click()),
    first.getByText('The move is taken back.').waitFor(),
  ]);
  await first.waitForFunction((before) => {
    const slider = document.querySelector('#history input[type=range]');
    return slider !== null && Number(slider.getAttribute('max')) < before;
  }, count);
  await first.locator('#redo').click();
  await untilEntries(first, count);

  // A spectator sees the table and cannot move, neither by the page nor past it.
  const carl = await visitor(browser, adit);
  await carl.page.goto(watch ?? '');
  await carl.page.locator('button.primary').click();
  await carl.page.getByText('You are watching.').first().waitFor();
  assert.equal(await carl.page.locator('#send, #offer .choices, #take-back, #notes').count(), 0);
  await carl.page.locator('#picture [data-part]').first().click({ force: true });
  await carl.page.locator('#notice').getByText('You are watching.').waitFor();
  const said = await carl.page.evaluate(async () => {
    const base = window.location.pathname.replace('/table/', '/api/tables/');
    const body = JSON.stringify({ seat: 0, words: 'pass' });
    return (await fetch(`${base}/say`, { method: 'POST', headers: { 'content-type': 'application/json' }, body })).status;
  });
  assert.equal(said, 403);
  assert.deepEqual([...anna.faults, ...ben.faults], []);
  assert.deepEqual(carl.faults.filter((fault) => !/^refused with 403: POST \S+\/say /.test(fault)), []);
  for (const { context } of [anna, ben, carl]) await context.close();
});

test('after the end somebody asks for a rematch, and both sit at the same new table', async () => {
  const anna = await visitor(browser, adit);
  const ben = await visitor(browser, adit);
  await beginWith(anna.page, 'caverna', ['me', 'friend']);
  const [seat] = await links(anna.page);
  await ben.page.goto(seat ?? '');
  await ben.page.locator('button.primary').click();
  await ben.page.waitForURL(/\/table\//);
  await Promise.all([playToTheEnd(anna.page, 0), playToTheEnd(ben.page, 1)]);
  const before = anna.page.url();
  await anna.page.locator('#rematch').click();
  await anna.page.waitForURL((address) => address.pathname.startsWith('/table/') && address.href !== before);
  await ben.page.getByText('Player A wants a rematch.').waitFor();
  assert.equal(await ben.page.locator('#rematch').count(), 0, 'the game is there already');
  assert.deepEqual(await complaints(ben.page), []);
  await ben.page.locator('#rematch-go').click();
  await ben.page.waitForURL(anna.page.url());
  const whose = await Promise.all([anna.page, ben.page].map((page) => page.locator('#players li:has-text("you") .name').innerText()));
  assert.deepEqual(whose, ['Player B', 'Player A'], 'whoever came first comes last this time');
  await Promise.race([anna.page, ben.page].map((page) => page.waitForSelector('#send, #offer .choices')));
  assert.deepEqual([...anna.faults, ...ben.faults], []);
  for (const { context } of [anna, ben]) await context.close();
});

test('one browser holds two seats and is led from one to the other', async () => {
  const { page, faults, context } = await visitor(browser, adit);
  await beginWith(page, 'caverna', ['me', 'me']);
  /** @type {Set<string>} */
  const seats = new Set();
  for (let count = 0; count < 24; count += 1) {
    await page.waitForSelector('#send, #offer .choices, #next-seat');
    if (await page.locator('#next-seat').count() > 0) {
      await page.locator('#next-seat').click();
      await page.waitForURL(/seat=\d/);
      continue;
    }
    seats.add(await page.locator('.seats [aria-current]').innerText());
    await move(page);
  }
  assert.equal(seats.size, 2);
  assert.deepEqual(faults, []);
  await context.close();
});

test('a second tab with the same seat follows, and a move is made once', async () => {
  const { page, faults, context } = await visitor(browser, adit);
  await beginAgainstBots(page, 'cavum');
  const second = await context.newPage();
  await second.goto(page.url());
  await Promise.all([untilAsked(page), untilAsked(second)]);
  await move(page);
  await untilAsked(page);
  await untilEntries(second, await entries(page));
  // A picture follows its number within a transition of the view. Its lights follow the pointer of each tab.
  const drawn = (/** @type {Element} */ picture) => {
    const copy = /** @type {Element} */ (picture.cloneNode(true));
    for (const lights of copy.querySelectorAll('.lights, .changes, .marks')) lights.remove();
    return copy.innerHTML;
  };
  const pictures = () => Promise.all([page, second].map((tab) => tab.locator('#picture').evaluate(drawn)));
  let [one, other] = await pictures();
  for (const end = Date.now() + 10_000; one !== other && Date.now() < end;) {
    await second.waitForTimeout(100);
    [one, other] = await pictures();
  }
  assert.equal(other, one);
  assert.deepEqual(faults, []);
  await context.close();
});

test('a stale tab is told that the table has changed, and nothing is doubled', async () => {
  const { page, context } = await visitor(browser, adit);
  await beginAgainstBots(page, 'cavum');
  await untilAsked(page);
  const stale = await context.newPage();
  await deafen(stale);
  await stale.goto(page.url());
  await untilAsked(stale);
  await move(page);
  await untilAsked(page);
  const count = await entries(page);
  await clickMove(stale);
  await stale.locator('#notice').getByText('The game has moved on in the meantime.').waitFor();
  await untilEntries(stale, count);
  assert.equal(await entries(page), count);
  await context.close();
});

test('a move that is sent while the server is down arrives once, when it is back', async () => {
  const own = await Adit.start();
  const { page, context } = await visitor(browser, own);
  try {
    await beginWith(page, 'cavum', ['me', 'me']);
    for (let count = 0; count < 3; count += 1) {
      await takeSeat(page);
      await move(page);
    }
    await takeSeat(page);
    const before = await entries(page);
    await own.kill();
    await page.locator('#notice').getByText('Connection lost.').waitFor();
    await clickMove(page);
    await page.locator('#notice').getByText('Your move is kept and will be sent again').waitFor();
    await own.again();
    await untilEntries(page, before + 1);
    await page.locator('#notice').getByText('will be sent again').waitFor({ state: 'hidden' });
    const after = await entries(page);
    await page.reload();
    await untilEntries(page, 1);
    assert.equal(await entries(page), after);
    // The answer is lost but the move is not: sending it again changes nothing.
    const deaf = await context.newPage();
    await deafen(deaf);
    await deaf.goto(page.url());
    await takeSeat(deaf);
    /** @type {number[]} */
    const answers = [];
    await deaf.route('**/say', async (route) => {
      const answer = await route.fetch();
      answers.push(answer.status());
      if (answers.length === 1) await route.abort();
      else await route.fulfill({ response: answer });
    });
    const said = await entries(deaf);
    await clickMove(deaf);
    await untilEntries(deaf, said + 1);
    assert.deepEqual(answers, [200, 409]);
    await deaf.locator('#notice').getByText('Your move was saved.').waitFor();
    await page.reload();
    await untilEntries(page, said + 1);
    assert.equal(await entries(page), await entries(deaf));
  } finally {
    await context.close();
    await own.end();
  }
});
