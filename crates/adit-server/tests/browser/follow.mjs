// A game that follows a bot's choices: bots play it first, then a player makes the same moves by clicks, on the board.
//
// What chance brings cannot be repeated at another table. Where it differs so that the bot's next move cannot be made, a new
// table branches off the bots' game there.
import assert from 'node:assert/strict';
import { open } from './hands.mjs';

/** @typedef {import('playwright-core').Page} Page */
/** @typedef {{ seat: number | null, words: string }} Entry  nothing for chance */
/** @typedef {{ words: string, clicks: number }} Deed  a decision that was sent, and the clicks that it took */
/** @typedef {{ part: string, verbs: string | null } | { way: string } | { turn: number } | { coin: string }} Step  what is clicked */
/** @typedef {{ words: string, moves: number, steps: Step[], isForced: boolean }} Way */

/** Parts of an answer under seal, which spectators do not count. */
const SEALED = /^(bid|insure) [a-z]+ \d/;
/** What several players answer at the same time, one between the other. */
const SHARED = /^(bid|insure) ([a-z]+ \d|done)/;

/** Asks the server. @param {Page} page @param {string} path @param {object | undefined} body @returns {Promise<any>} */
function ask(page, path, body = undefined) {
  return page.evaluate(async ([address, said]) => {
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch(address, said === undefined ? {} : { method: 'POST', headers, body: JSON.stringify(said) });
    const text = await answer.text();
    if (!answer.ok) return null;
    return answer.headers.get('content-type')?.includes('json') ? JSON.parse(text) : text;
  }, /** @type {const} */ ([path, body]));
}

/** What is agreed so that no game lasts for ever: bots that do not plan may play on for long in Rockwell. @type {Record<string, Record<string, string>>} */
const AGREED = { rockwell: { round_limit: '10' } };

/** Lets bots play a game, and returns its table and its entries. @param {Page} page @param {string} game @param {string[]} bots */
async function playedByBots(page, game, bots) {
  await page.goto('/');
  const { id, watch } = await ask(page, '/api/tables', { game, players: bots.map((bot) => ({ bot })), options: AGREED[game] ?? {} });
  await page.evaluate((address) => fetch(address, { method: 'POST' }), `/join/${id}/${watch}`);
  for (const end = Date.now() + 120_000; ;) {
    assert.ok(Date.now() < end, 'the bots do not come to an end');
    const { over, number } = await ask(page, `/api/tables/${id}/frame?viewer=public`);
    if (over) return { table: id, ...await entriesOf(page, id, number) };
    await page.waitForTimeout(200);
  }
}

/** @param {Page} page @param {string} table @param {number} noticed  how many entries a spectator counts */
async function entriesOf(page, table, noticed) {
  const journal = String(await ask(page, `/api/tables/${table}/journal`));
  /** @type {Entry[]} */
  const entries = journal.split('\n').flatMap((line) => {
    const found = /^(chance|s(\d)) (.+)$/.exec(line);
    return found ? [{ seat: found[2] === undefined ? null : Number(found[2]), words: found[3] ?? '' }] : [];
  });
  /** How many of the first entries a spectator counts. */
  const numberAt = (/** @type {number} */ at) => entries.slice(0, at).filter(({ words }) => !SEALED.test(words)).length;
  assert.equal(numberAt(entries.length), noticed);
  return { entries, numberAt };
}

/**
 * The decision that makes the next moves of the bot, the longest first, and what has to be clicked for it: only what is lit
 * on the board or stands on the bar. Nothing if it cannot be made at this table.
 * @param {Page} page @param {string[]} moves  what the bot does next, until it is another seat's turn
 * @returns {Promise<Way | null>}
 */
function wayTo(page, moves) {
  return page.evaluate(async (bot) => {
    const address = (/** @type {string} */ name) => `/web/${name}.js`;
    const { Choice } = /** @type {typeof import('../../web/offer.js')} */ (await import(address('offer')));
    const { Chooser } = /** @type {typeof import('../../web/chooser.js')} */ (await import(address('chooser')));
    const { Pane, isIn, thingOf } = /** @type {typeof import('../../web/picture.js')} */ (await import(address('picture')));
    const { pathname } = window.location;
    const present = () => fetch(`${pathname.replace('/table/', '/api/tables/')}/picture?viewer=s0&lang=en&layout=wide`).then((answer) => answer.json());
    // The page hears of it a little later.
    const isPresent = (/** @type {import('../../web/server.js').Picture} */ { number, offer }) =>
      Number(document.querySelector('#history input[type=range]')?.getAttribute('max')) === number && (!offer || document.querySelector('#bar > *') !== null);
    /** @type {import('../../web/server.js').Picture} */
    let picture = await present();
    for (const end = performance.now() + 20_000; !isPresent(picture); picture = await present()) {
      if (performance.now() > end) throw new Error(`the page does not show step ${picture.number}`);
      await new Promise((wake) => { setTimeout(wake, 5); });
    }
    const { offer } = picture;
    if (!offer) return null;
    const isForced = offer.forced;

    if (offer.sheet) {
      const { rows, done } = /** @type {import('../../web/sheet.js').SheetBody} */ (offer.sheet);
      const end = bot.indexOf(done);
      if (end < 0) return null;
      const given = bot.slice(0, end);
      const steps = rows.flatMap((row) => {
        const said = given.filter((words) => words.startsWith(`${row.before} `)).map((words) => Number(words.split(' ').at(-1)));
        let left = said.reduce((sum, amount) => sum + amount, 0) / row.step;
        const clicks = [];
        for (const coin of [10, 5, 2, 1]) {
          const has = coin === 1 || (row.most / row.step > 9 && coin * row.step <= row.most);
          for (; has && left >= coin; left -= coin) clicks.push({ coin: `${coin === 1 ? 'more' : coin} ${row.id}` });
        }
        return clicks;
      });
      return { words: bot.slice(0, end + 1).join(' ; '), moves: end + 1, steps, isForced };
    }

    const plain = new Choice(offer);
    const said = new Set(plain.lines().map((line) => plain.words(line)));
    let length = bot.length;
    while (length > 0 && !said.has(bot.slice(0, length).join(' ; '))) length -= 1;
    if (length === 0) return null;
    const words = bot.slice(0, length).join(' ; ');
    const target = plain.lines().find((line) => plain.words(line) === words);
    if (!target) return null;
    const ids = new Set(target.parts.map((part) => plain.part(part).id));
    const pane = new Pane(/** @type {HTMLElement} */ (document.querySelector('#picture')), document.createElement('p'));
    const isShown = pane.shown();
    const things = [...pane.elements()].filter((element) => thingOf(element).ids.some((id) => ids.has(id)));
    const chooser = new Chooser(() => '', { changed() {}, counted() {}, send() {}, sendsAtOnce: () => false });
    chooser.receive(offer, true);

    /** What can be clicked, and the choice after it. @param {InstanceType<typeof Choice>} choice */
    const next = (choice) => {
      /** @type {[Step, InstanceType<typeof Choice>][]} */
      const found = [];
      const after = (/** @type {Step} */ step, /** @type {() => void} */ click) => {
        chooser.choice = choice;
        click();
        if (chooser.choice !== choice) found.push([step, chooser.choice]);
      };
      const { next: first, other } = (choice.only() ? choice.before() : choice).ways(isShown);
      for (const element of things) {
        const thing = thingOf(element);
        if (!isIn(thing, first) && !isIn(thing, other)) continue;
        after({ part: element.getAttribute('data-part') ?? '', verbs: element.getAttribute('data-verbs') }, () => chooser.click(thing));
      }
      chooser.choice = choice;
      const list = chooser.open();
      if (choice.turns().length > 0) {
        for (const turn of [-1, 1]) after({ turn }, () => chooser.turn(turn));
      } else if (list && list.parts.length + Number(list.mayEnd) > 1) {
        for (const part of list.parts) {
          const { id } = list.open.part(part);
          if (ids.has(id) && !isShown(id, list.open.headOf(part))) after({ way: id }, () => chooser.say(list.open, part));
        }
        if (list.mayEnd) after({ way: 'end' }, () => chooser.finish(list.open));
      }
      return found;
    };
    /** @type {{ choice: InstanceType<typeof Choice>, steps: Step[] }[]} */
    const queue = [{ choice: plain, steps: [] }];
    const known = new Set();
    for (const { choice, steps } of queue) {
      const only = choice.only();
      if (only && choice.words(only) === words) return { words, moves: length, steps, isForced };
      if (steps.length > 9) return null;
      for (const [step, further] of next(choice)) {
        const key = JSON.stringify([further.picks, further.turn]);
        if (known.has(key) || !further.lines().some((line) => further.words(line) === words)) continue;
        known.add(key);
        queue.push({ choice: further, steps: [...steps, step] });
      }
    }
    throw new Error(`the board does not lead to ${words}`);
  }, moves);
}

/** Where a click has to go. @param {Page} page @param {Step | 'send'} step */
function placeOf(page, step) {
  return page.evaluate((wanted) => {
    const all = (/** @type {string} */ selector) => [...document.querySelectorAll(selector)];
    const found = () => {
      if (wanted === 'send') return all('#bar .send');
      if ('way' in wanted) return all('#bar [data-way]').filter((way) => way.getAttribute('data-way') === wanted.way);
      if ('turn' in wanted) return all('#bar .turn').filter((_, at) => at === Number(wanted.turn > 0));
      if ('coin' in wanted) return all('#offer [data-key]').filter((coin) => coin.getAttribute('data-key') === wanted.coin);
      return all('#picture [data-part]').filter((part) => part.getAttribute('data-part') === wanted.part && part.getAttribute('data-verbs') === wanted.verbs);
    };
    for (const element of found()) {
      const at = /** @type {any} */ (window).seen(element);
      if (at) return at;
    }
    throw new Error(`cannot be hit: ${JSON.stringify(wanted)}, asked: ${document.querySelector('.offer')?.textContent?.slice(0, 300)}`);
  }, step);
}

/**
 * Plays a whole game as the first seat, by clicks on the board, choosing as a bot chose.
 * @param {import('playwright-core').BrowserContext} context @param {string} game @param {string[]} bots
 * @returns {Promise<{ deeds: Deed[], unmade: string[], tables: number, timings: import('./hands.mjs').Timings }>}
 */
export async function follow(context, game, bots) {
  const page = await context.newPage();
  await open(page);
  // Moves that are the only ones are made here by a click that is not counted, so that nothing happens meanwhile.
  await page.addInitScript(() => localStorage.setItem('adit-forced', 'no'));
  /** @type {string[]} */
  const sent = [];
  page.on('request', (request) => { if (request.url().endsWith('/say')) sent.push(request.postDataJSON().words); });
  const { table, entries, numberAt } = await playedByBots(page, game, bots);
  /** @type {Deed[]} */ const deeds = [];
  /** @type {string[]} */ const unmade = [];
  let own = '';
  let tables = 0;
  let isFresh = false;
  /** @type {import('./hands.mjs').Timings} */
  const timings = { answers: [], results: [], previews: [] };
  const measure = async () => {
    const some = await page.evaluate(() => /** @type {import('./hands.mjs').Timings} */ (/** @type {any} */ (window).timings));
    for (const name of /** @type {const} */ (['answers', 'results', 'previews'])) timings[name].push(...some[name]);
  };
  /** Sits down at a table that begins with the first entries of the bots' game. @param {number} at */
  const branch = async (at) => {
    const players = bots.map(() => ({ name: '' }));
    const { id, seats } = await ask(page, `/api/tables/${table}/branch`, { at: numberAt(at), viewer: 'public', players, hints: false });
    for (const { link } of seats) await page.evaluate((address) => fetch(address, { method: 'POST' }), link);
    await measure();
    await page.goto(`/table/${id}?seat=0`);
    tables += 1;
    own = id;
    isFresh = true;
  };
  /** Waits until the page shows what the table waits for, and says whether it is this seat. @param {number} seat */
  const isAsked = async (seat) => {
    const { pending, over } = await ask(page, `/api/tables/${own}/frame?viewer=${seat}`);
    return !over && pending.includes(seat);
  };
  /** What is still to be made. */
  let left = [...entries];
  /** @type {Set<number>} where a new table was needed */
  const failed = new Set();
  for (let at = 0; at < left.length;) {
    const entry = left[at];
    if (!entry || entry.seat === null) {
      at += 1;
      continue;
    }
    const { seat } = entry;
    if (own === '') await branch(at);
    let made = 0;
    if (await isAsked(seat)) {
      /** @type {string[]} */
      const moves = [];
      for (const { seat: other, words } of left.slice(at)) {
        // What chance did between two moves does not part a decision, nor what others answer at the same time.
        if (other === seat) moves.push(words);
        else if (other !== null && !SHARED.test(words)) break;
      }
      made = seat === 0 ? await make(page, moves, sent, deeds) : await say(page, own, seat, entry.words);
      // Not even at a table that stands where the bots stood.
      if (made === 0 && isFresh) {
        unmade.push(entry.words);
        made = await say(page, own, seat, entry.words);
      }
    }
    if (made > 0) {
      isFresh = false;
      for (let place = at; made > 0; place += 1) {
        if (left[place]?.seat !== seat) continue;
        left[place] = { seat: null, words: '' };
        made -= 1;
      }
    } else {
      assert.ok(!failed.has(at), `${entry.words} cannot be made`);
      failed.add(at);
      // Answers under seal are begun again.
      while (at > 0 && SHARED.test(entries[at - 1]?.words ?? '')) at -= 1;
      left = [...entries];
      await branch(at);
    }
  }
  await measure();
  return { deeds, unmade, tables, timings };
}

/** Says a move of another player. @param {Page} page @param {string} table @param {number} seat @param {string} words */
async function say(page, table, seat, words) {
  return await ask(page, `/api/tables/${table}/say`, { seat, words }) === null ? 0 : 1;
}

/** Makes the bot's next moves by clicks. Says how many they were. @param {Page} page @param {string[]} moves @param {string[]} sent @param {Deed[]} deeds */
async function make(page, moves, sent, deeds) {
  const way = await wayTo(page, moves);
  if (!way) return 0;
  for (const step of way.steps) {
    const { x, y } = await placeOf(page, step);
    await page.mouse.click(x, y);
  }
  // A player looks at the preview before the move is sent; what chance decides has none.
  if (way.steps.length > 0) await page.waitForFunction(() => document.querySelector('#tells > *, #board.not-now, #offer .sheet'), undefined, { timeout: 1500 }).catch(() => {});
  const { x, y } = await placeOf(page, 'send');
  const known = sent.length;
  await Promise.all([page.waitForResponse((answer) => answer.url().endsWith('/say')), page.mouse.click(x, y)]);
  if (way.steps.every((step) => !('coin' in step))) assert.equal(sent[known], way.words);
  // A move that is the only one makes itself after a moment; nobody has to click.
  deeds.push({ words: way.words, clicks: way.isForced ? 0 : way.steps.length + 1 });
  return way.moves;
}
