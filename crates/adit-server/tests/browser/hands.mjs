// Hands and eyes: everything here is done where a player sees it on the board and on the bar below it, by real clicks,
// taps and keys. Nothing looks into the program for what it should do next.
import assert from 'node:assert/strict';

/** @typedef {import('playwright-core').Page} Page */
/**
 * @typedef {{ x: number, y: number, what: string, sends: boolean, size: number, isPlace: boolean }} Goal
 *   where to go next: the smaller side of what is there, and whether just one kind of place on the board is asked for
 */

/** @typedef {{ answers: number[], results: number[], previews: number[] }} Timings */

/** Numbers from 0 to 1 that are the same for the same seed (mulberry32). @param {number} seed */
export function dice(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** @param {number[]} numbers */
export function median(numbers) {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
}

/** @param {number[]} numbers */
export function mean(numbers) {
  return numbers.reduce((sum, number) => sum + number, 0) / Math.max(1, numbers.length);
}

/** What the page is taught before it is loaded: where an element can be hit. */
function eyes() {
  /** The middle of an element, or else a point of it that nothing covers. @param {Element} element */
  const uncovered = (element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const own = element.closest('[data-part], button');
    const shares = [0.5, 0.35, 0.65, 0.2, 0.8, 0.1, 0.9, 0.04, 0.96];
    for (const down of shares) {
      for (const across of shares) {
        const [x, y] = [left + width * across, top + height * down];
        if (document.elementFromPoint(x, y)?.closest('[data-part], button') === own) return { x, y };
      }
    }
    return null;
  };
  /** Where an element can be hit, after scrolling if need be. @param {Element} element */
  const seen = (element) => {
    const here = uncovered(element);
    if (here) return here;
    element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    return uncovered(element);
  };
  /** @type {any} */ (window).seen = seen;

  /** How long the page took, in milliseconds: until a click was seen, until a move was seen, until its preview was seen. @type {Timings} */
  const timings = { answers: [], results: [], previews: [] };
  /** @type {any} */ (window).timings = timings;
  /** @type {{ time: number, isSend: boolean } | null} */
  let last = null;
  const painted = (/** @type {number[]} */ all, /** @type {number} */ time) =>
    requestAnimationFrame(() => setTimeout(() => { all.push(performance.now() - time); }));
  document.addEventListener('click', ({ target, timeStamp }) => {
    if (!(target instanceof Element) || !target.closest('#picture, #bar, #offer')) return;
    last = { time: timeStamp, isSend: target.closest('.send, #send') !== null };
    painted(timings.answers, timeStamp);
  }, { capture: true });
  document.addEventListener('DOMContentLoaded', () => {
    const watch = (/** @type {string} */ selector, /** @type {boolean} */ isSend, /** @type {() => boolean} */ isThere) => {
      const element = document.querySelector(selector);
      if (!element) return;
      new MutationObserver(() => {
        if (!last || last.isSend !== isSend || !isThere()) return;
        painted(isSend ? timings.results : timings.previews, last.time);
        last = null;
      }).observe(element, { attributes: true, childList: true, subtree: isSend });
    };
    watch('#board', false, () => document.querySelector('#board.not-now') !== null);
    watch('#tells', false, () => document.querySelector('#tells > *') !== null);
    watch('#history', true, () => true);
  });
}

/** Teaches a page. @param {Page} page */
export async function open(page) {
  await page.addInitScript(eyes);
}

/**
 * What a player who plays on the board does next: any place that is lit, any button of the bar, the stepper, or *Send*.
 * Waits until there is something to do; nothing if the game is over.
 * @param {Page} page @param {() => number} random @param {boolean} isPhone  the bar is part of the sheet there
 * @returns {Promise<Goal | null>}
 */
export function look(page, random, isPhone = false) {
  const numbers = Array.from({ length: 12 }, random);
  return page.evaluate(async ([luck, phone]) => {
    const seen = /** @type {any} */ (window).seen;
    const box = phone ? '#offer' : '#bar';
    const all = (/** @type {string} */ selector) => [...document.querySelectorAll(selector)].filter((element) => element.checkVisibility());
    const until = performance.now() + 60_000;
    while (!document.querySelector(`#offer .result, ${box} .primary, ${box} [data-way], ${box} .choices, #picture .wanted`)) {
      if (performance.now() > until) throw new Error(`nothing to do: ${document.querySelector('.offer')?.textContent}`);
      await new Promise((wake) => { setTimeout(wake, 5); });
    }
    if (document.querySelector('#offer .result')) return null;
    // A finger that rests for long asks for a card, which covers the sheet until it is closed.
    const [close] = phone ? all('#card .close') : [];
    if (close) return { ...seen(close), what: 'close', sends: false, size: 44, isPlace: false };
    let used = 0;
    const random = () => luck[used++ % luck.length] ?? 0;
    const send = phone ? all('#send')[0] : all('#bar .send')[0];
    const places = all('#picture .wanted');
    const ways = phone ? all('#offer .choices button') : all('#bar .ways button');
    const steps = all(`${box} .sheet-row .step[data-key^="more"]`).filter((step) => step.getAttribute('aria-disabled') === 'false');
    const isSheet = document.querySelector(`${box} .sheet`) !== null;
    // A sheet is filled with a few things; a move that is complete is sometimes changed before it is sent.
    const goesOn = isSheet ? random() < 0.4 : random() < 0.1;
    let goals = send && !goesOn ? [send] : [...places, ...(isSheet ? steps : ways)];
    if (goals.length === 0 && send) goals = [send];
    const kinds = (/** @type {Element} */ place) => (place.getAttribute('data-part') ?? '').split(' ').map((id) => id.split(':')[0]);
    const isOneKind = !kinds(places[0] ?? document.body).includes('verb') && (document.querySelector('#crumbs li') !== null || kinds(places[0] ?? document.body).some((kind) => places.every((place) => kinds(place).includes(kind))));
    while (goals.length > 0) {
      const [goal] = goals.splice(Math.floor(random() * goals.length), 1);
      const at = goal && seen(goal);
      if (!goal || !at) continue;
      const { width, height } = goal.getBoundingClientRect();
      const what = goal.getAttribute('data-part') ?? goal.getAttribute('data-way') ?? goal.textContent ?? '';
      const isPlace = !send && isOneKind && places.includes(goal);
      // Beside something small that lies alone a finger hits it all the same, so a player aims no better than that.
      const others = places.filter((place) => place.getAttribute('data-part') !== what).map((place) => place.getBoundingClientRect());
      const apart = Math.min(...others.map((other) => Math.hypot(other.left + other.width / 2 - at.x, other.top + other.height / 2 - at.y)));
      const size = Math.max(Math.min(width, height), isPlace && phone ? apart : 0);
      const astray = isPlace && phone && Math.min(width, height) < 44 ? Math.min(18, apart / 2 - 4) : 0;
      const angle = 2 * Math.PI * random();
      return { x: at.x + astray * Math.cos(angle), y: at.y + astray * Math.sin(angle), what, sends: goal === send, size, isPlace };
    }
    throw new Error(`nothing of what is lit can be hit: ${places.map((place) => place.getAttribute('data-part')).join(', ')}`);
  }, /** @type {const} */ ([numbers, isPhone]));
}

/**
 * Plays a game to its end on the board.
 * @param {Page} page @param {number} seed
 * @param {{ isPhone?: boolean, most?: number, seen?: (goal: Goal) => void }} how
 */
export async function playOnBoard(page, seed, { isPhone = false, most = 3000, seen = () => {} } = {}) {
  const random = dice(seed);
  let moves = 0;
  let clicks = 0;
  let since = 0;
  while (moves < most) {
    const goal = await look(page, random, isPhone);
    if (!goal) return { moves, clicks, isOver: true };
    seen(goal);
    if (isPhone) await page.touchscreen.tap(goal.x, goal.y);
    else await page.mouse.click(goal.x, goal.y);
    clicks += 1;
    since = goal.sends ? 0 : since + 1;
    if (goal.sends) moves += 1;
    assert.ok(since < 80, `the board does not lead to a move: ${goal.what}`);
  }
  return { moves, clicks, isOver: false };
}

/**
 * The keys with which a player takes one of the choices, as the page explains them: digits, what is typed into the field
 * above a long list, the tabulator for the rest, and Enter. Waits until there is something to do; nothing if the game is over.
 * @param {Page} page @param {() => number} random
 * @returns {Promise<{ keys: string[], sends: boolean } | null>}
 */
function nextKeys(page, random) {
  const numbers = Array.from({ length: 12 }, random);
  return page.evaluate(async (luck) => {
    const until = performance.now() + 60_000;
    while (!document.querySelector('#send, #offer .choices, #offer .result')) {
      if (performance.now() > until) throw new Error(`nothing to do: ${document.querySelector('.offer')?.textContent}`);
      await new Promise((wake) => { setTimeout(wake, 5); });
    }
    if (document.querySelector('#offer .result')) return null;
    const here = document.activeElement;
    const rows = [...document.querySelectorAll('#offer .sheet-row')];
    if (rows.length > 0) {
      const row = Math.floor((luck[0] ?? 0) * (rows.length + 1));
      const most = Number(/\d+/.exec(rows[row]?.querySelector('.most')?.textContent ?? '')?.[0] ?? 0);
      if (most === 0) return { keys: ['Enter'], sends: true };
      const step = most >= 100 ? 100 : 1;
      const amount = String(step * Math.round((luck[1] ?? 0) * Math.min(5, most / step)));
      return { keys: [String(row + 1), ...amount, 'Enter'], sends: true };
    }
    if (document.querySelector('#send')) return { keys: here?.id === 'send' ? ['Enter'] : ['Escape', 'Escape', 'Escape'], sends: here?.id === 'send' };
    const choices = [...document.querySelectorAll('#offer .choices button')];
    const place = Math.floor((luck[0] ?? 0) * choices.length);
    const choice = choices[place];
    const id = choice?.getAttribute('data-choice') ?? '';
    if (!choice) throw new Error('there is no choice');
    if (here?.matches('.find')) {
      const names = choices.map((some) => (some.querySelector('.label')?.textContent ?? '').toLowerCase());
      const texts = choices.map((some) => (some.textContent ?? '').toLowerCase());
      const name = names[place] ?? '';
      for (let length = 1; length <= name.length; length += 1) {
        const typed = name.slice(0, length).trim();
        const shown = names.filter((_, at) => texts[at]?.includes(typed));
        const best = shown.find((some) => some === typed) ?? shown.find((some) => some.startsWith(typed)) ?? shown[0];
        if (best === name) return { keys: [...name.slice(0, length), 'Enter'], sends: false };
      }
    }
    if (id.startsWith('number:') && !choices.some((some) => some.hasAttribute('data-digit'))) return { keys: [...(id.split(':')[1] ?? '')], sends: false };
    const digit = choice.getAttribute('data-digit');
    if (digit && !here?.matches('.find')) return { keys: [digit], sends: false };
    const from = here ? choices.indexOf(/** @type {HTMLButtonElement} */ (here)) : -1;
    if (from < 0) throw new Error(`the focus is not on a choice but on ${here?.outerHTML.slice(0, 200)}`);
    const key = place >= from ? 'Tab' : 'Shift+Tab';
    return { keys: [...Array.from({ length: Math.abs(place - from) }, () => key), 'Enter'], sends: false };
  }, numbers);
}

/**
 * Plays a game to its end by keyboard alone, and counts the keys of each move.
 * @param {Page} page @param {number} seed @param {number} most  moves
 */
export async function playByKeys(page, seed, most = 3000) {
  const random = dice(seed);
  /** @type {number[]} */
  const counts = [];
  let count = 0;
  while (counts.length < most) {
    const next = await nextKeys(page, random);
    if (!next) return { counts, isOver: true };
    for (const key of next.keys) await page.keyboard.press(key === ' ' ? 'Space' : key);
    count += next.keys.length;
    if (next.sends) {
      counts.push(count);
      count = 0;
    }
    assert.ok(count < 200, 'the keyboard does not lead to a move');
  }
  return { counts, isOver: false };
}
