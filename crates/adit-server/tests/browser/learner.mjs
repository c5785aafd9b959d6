// Somebody who learns: what a lesson asks for, and a hand that does it, by clicks, by keys or by taps.
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { clickMove, PHONE } from './support.mjs';

/** @typedef {import('playwright-core').Page} Page */
/** @typedef {import('playwright-core').Locator} Locator */
/** @typedef {{ id: string, seat: string, steps: { id: string, accept: string[], plays: boolean }[] }} Lesson */
/**
 * @typedef {{
 *   name: string, options: import('playwright-core').BrowserContextOptions, press: (page: Page, place: Locator) => Promise<void>,
 * }} Hand
 */

/** No page takes more steps of the tabulator than this. */
const LONGEST_WAY = 400;

/** How many steps of the tabulator lead from where the focus is to a place; back if negative. @param {Locator} place */
function way(place) {
  return place.evaluate((goal) => {
    const stops = [...document.querySelectorAll('a[href], button, input, select, textarea, summary, [tabindex]')]
      .filter((element) => /** @type {HTMLElement} */ (element).tabIndex >= 0 && !element.matches(':disabled') && element.checkVisibility());
    const here = document.activeElement;
    const next = here && here !== document.body
      ? stops.findIndex((stop) => stop === here || (here.compareDocumentPosition(stop) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0) : 0;
    return stops.indexOf(goal) - next + (stops[next] === here ? 0 : 1);
  });
}

/** Goes to a place by the tabulator alone and presses Enter there. @param {Page} page @param {Locator} place */
async function pressByKeys(page, place) {
  await place.waitFor();
  const isThere = () => place.evaluate((element) => element === document.activeElement);
  if (!await isThere()) {
    const steps = await way(place);
    for (let count = 0; count < Math.abs(steps); count += 1) await page.keyboard.press(steps > 0 ? 'Tab' : 'Shift+Tab');
  }
  // What is reached in another way, such as a group of one stop, is looked for stop by stop.
  for (let count = 0; count < LONGEST_WAY; count += 1) {
    if (await isThere()) return page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
  }
  return assert.fail(`the tabulator does not reach ${place}`);
}

/** @type {{ clicks: Hand, keys: Hand, taps: Hand }} */
export const HANDS = {
  clicks: { name: 'by clicks', options: {}, press: (_, place) => place.click() },
  keys: { name: 'by keyboard alone', options: {}, press: pressByKeys },
  taps: {
    name: 'by taps on a phone', options: { viewport: PHONE, hasTouch: true, isMobile: true, colorScheme: 'dark' },
    press: (_, place) => place.tap(),
  },
};

/** What the lessons of a game ask for, as their file says it. @param {string} game @returns {Promise<Lesson[]>} */
export async function lessonsOf(game) {
  const text = await readFile(new URL(`../../../game-${game}/lessons/course.toml`, import.meta.url), 'utf8');
  const value = (/** @type {string} */ part, /** @type {string} */ key) => new RegExp(`^${key} = "([^"]*)"`, 'm').exec(part)?.[1] ?? '';
  return text.split(/^\[\[lesson\]\]$/m).slice(1).map((lesson) => {
    const [head = '', ...steps] = lesson.split(/^\[\[lesson\.step\]\]$/m);
    return {
      id: value(head, 'id'),
      seat: value(head, 'seat'),
      steps: steps.map((step) => ({
        id: value(step, 'id'),
        accept: [.../^accept = \[([^\]]*)\]/m.exec(step)?.[1]?.matchAll(/"([^"]*)"/g) ?? []].map(([, pattern]) => pattern ?? ''),
        plays: step.includes('[lesson.step.play]'),
      })),
    };
  });
}

/** Does a move match a pattern? @param {string} pattern @param {string} words */
export function matches(pattern, words) {
  const wanted = pattern.trim().split(/\s+/);
  const said = words.split(' ');
  for (const [place, word] of wanted.entries()) {
    if (word === '*' && place === wanted.length - 1) return true;
    const is = said[place];
    if (is === undefined || (word !== '*' && !word.split('|').includes(is))) return false;
  }
  return said.length === wanted.length;
}

/** The moves that the learner may make. @param {Page} page @param {string} seat @returns {Promise<{ id: string, moves: string[] } | null>} */
export function offer(page, seat) {
  return page.evaluate(async (viewer) => {
    const base = `/api${location.pathname.replace('table', 'tables')}`;
    return (await (await fetch(`${base}/frame?viewer=${viewer}`)).json()).offer;
  }, seat.slice(1));
}

/** The moves that the lesson accepts now, one behind the other, each in words. @param {Page} page @param {Lesson} lesson @param {string[]} accept */
async function accepted(page, lesson, accept) {
  const { moves = [] } = await offer(page, lesson.seat) ?? {};
  for (const pattern of accept) {
    const [first = '', ...rest] = pattern.split(';').map((part) => part.trim()).filter((part) => part !== '...');
    const found = moves.find((words) => matches(first, words));
    // Of several words that would do, the first one is said.
    const said = (/** @type {string} */ move) => move.split(/\s+/).filter((word) => word !== '*').map((word) => word.split('|')[0] ?? word);
    if (found) return [found, ...rest].map(said);
  }
  return assert.fail(`${lesson.id}: none of ${accept} is offered`);
}

/** The number of the step that is shown. @param {Page} page */
export function step(page) {
  return page.evaluate(() => Number(document.querySelector('#lesson progress')?.getAttribute('value')));
}

/** The choices of the list. @param {Page} page */
function shownChoices(page) {
  return page.locator('#offer .choices button').evaluateAll((all) => all.map((one) => one.getAttribute('data-choice') ?? ''));
}

/** Sends what was chosen. @param {Page} page @param {Hand} hand @param {number} before  the step */
async function send(page, hand, before) {
  await hand.press(page, page.locator('#send'));
  await page.waitForFunction((number) => Number(document.querySelector('#lesson progress')?.getAttribute('value')) !== number
    || document.querySelector('#lesson-wrong') !== null || document.querySelector('#send') === null, before);
}

/**
 * Says moves in the list of choices, word by word. Words that are not among the choices are the only ones and say themselves; a
 * move that only opens a choice is sent with what it opens.
 * @param {Page} page @param {string[][]} moves @param {Hand} hand @param {number} before  the step
 */
export async function choose(page, moves, hand, before) {
  for (const words of moves) {
    await page.waitForFunction((number) => document.querySelector('#send, #offer .choices, #offer .sheet')
      || Number(document.querySelector('#lesson progress')?.getAttribute('value')) !== number, before);
    if (await step(page) !== before) return;
    if (await page.locator('#offer .sheet').count() > 0) {
      // Amounts are given on a sheet, each behind the word of its thing, and sent together.
      const said = moves.flat();
      for (const [place, word] of said.entries()) {
        if (/^\d+$/.test(word)) await page.locator(`#offer .sheet input[data-key$=":${said[place - 1]}"]`).fill(word);
      }
      await send(page, hand, before);
      return;
    }
    for (const word of words) {
      const choices = await shownChoices(page);
      const choice = choices.find((some) => some.split(':')[1] === word);
      if (!choice) continue;
      const button = page.locator(`#offer .choices button[data-choice="${choice}"]`);
      // On a phone the list is folded while the board has everything.
      if (!await button.isVisible()) await hand.press(page, page.locator('#fold'));
      await hand.press(page, button);
      // What was chosen is another question, or a move that can be sent.
      await page.waitForFunction((known) => document.querySelector('#send')
        || [...document.querySelectorAll('#offer .choices button')].map((one) => one.getAttribute('data-choice')).join() !== known, choices.join());
    }
    if (await page.locator('#send').count() > 0) await send(page, hand, before);
  }
}

/** Makes any move, as one plays on where a lesson lets one play. @param {Page} page @param {Hand} hand */
async function anyMove(page, hand) {
  if (hand !== HANDS.keys) {
    await clickMove(page);
    return;
  }
  // What has the focus is pressed, so that the game goes on with the choice that the page offers first.
  for (let count = 0; count < 60; count += 1) {
    const state = await page.evaluate(() => (document.querySelector('#send') ? 'send' : document.querySelector('#offer .choices') ? 'choose' : 'wait'));
    if (state === 'wait') return;
    const goal = page.locator(state === 'send' ? '#send' : '#offer .choices button:not([aria-pressed=true])').first();
    await hand.press(page, goal);
    if (state === 'send') return;
  }
}

/** Plays a lesson to its end. @param {Page} page @param {Lesson} lesson @param {Hand} hand */
export async function learn(page, lesson, hand) {
  await page.waitForURL(/\/table\//);
  await page.waitForSelector('#lesson-text p');
  // A step may ask for several moves, one after the other.
  let last = -1;
  let tries = 0;
  for (let number = await step(page); number < lesson.steps.length; number = await step(page)) {
    const now = lesson.steps[number];
    tries = number === last ? tries + 1 : 0;
    last = number;
    assert.ok(now && tries < 9, `${lesson.id}: step ${number} does not lead on: ${await page.locator('#lesson').innerText()}`);
    if (now.plays) {
      while (await step(page) === number) {
        await page.waitForFunction((before) => document.querySelector('#send, #offer .choices')
          || Number(document.querySelector('#lesson progress')?.getAttribute('value')) !== before, number, { timeout: 60_000 });
        if (await step(page) === number) await anyMove(page, hand);
        await page.waitForTimeout(50);
      }
    } else if (now.accept.length === 0) {
      await hand.press(page, page.locator('#lesson-next'));
    } else {
      await choose(page, await accepted(page, lesson, now.accept), hand, number);
    }
    await page.waitForFunction((before) => Number(document.querySelector('#lesson progress')?.getAttribute('value')) > before
      || document.querySelector('#offer .choices, #offer .sheet, #send'), number);
  }
  await page.waitForFunction((all) => Number(document.querySelector('#lesson progress')?.getAttribute('value')) === all, lesson.steps.length);
}

/** The answer of a puzzle, as the server tells it. @param {Page} page @returns {Promise<{ words: string, label: string }>} */
export function answer(page) {
  return page.evaluate(async () => {
    const base = `/api${location.pathname.replace('table', 'tables')}`;
    const reply = await fetch(`${base}/answer`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' });
    const { moves } = await reply.json();
    return moves.find((/** @type {{ right: boolean }} */ move) => move.right);
  });
}

/** Chooses a move of a puzzle in the list, part by part, and sends it. @param {Page} page @param {string} words @param {Hand} hand */
export async function solve(page, words, hand) {
  const parts = words.split(' ');
  for (let count = 0; count < 12 && await page.locator('#send').count() === 0; count += 1) {
    const choices = page.locator('#offer .choices button');
    if (!await choices.first().isVisible()) await hand.press(page, page.locator('#fold'));
    const known = await choices.evaluateAll((buttons) => buttons.map((button) => button.getAttribute('data-choice') ?? ''));
    const place = known.findIndex((choice) => parts.includes(choice.split(':').at(-1) ?? ''));
    assert.ok(place >= 0, `${words} is not among ${known}`);
    await hand.press(page, page.locator(`#offer .choices button[data-choice="${known[place]}"]`));
  }
  await hand.press(page, page.locator('#send'));
}
