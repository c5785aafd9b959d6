// What every test in the browser needs: a server with a store of its own, a browser, and somebody who plays by clicks.
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';

const PROGRAM = process.env.ADIT_PROGRAM ?? fileURLToPath(new URL('../../../../target/debug/adit', import.meta.url));
const FLAGS = [
  '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking',
  '--disable-component-update', '--disable-sync',
];

const AXE = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** The sizes at which pages are tested. */
export const PHONE = { width: 360, height: 780 };
export const DESKTOP = { width: 1440, height: 900 };

/** A running `adit` with an empty store. */
export class Adit {
  /** @param {string} folder @param {string[]} options */
  constructor(folder, options) {
    this.folder = folder;
    this.options = options;
    this.address = '';
    /** @type {import('node:child_process').ChildProcess | null} */
    this.process = null;
  }

  /** @param {string[]} options  what it is told beside the usual */
  static async start(options = []) {
    const adit = new Adit(await mkdtemp(join(tmpdir(), 'adit-browser-')), options);
    await adit.run(0);
    return adit;
  }

  /** @param {number} port */
  async run(port) {
    const store = join(this.folder, 'tables.sqlite');
    const options = ['--port', String(port), '--store', store, '--rate', '0', '--log', 'error', ...this.options];
    const child = spawn(PROGRAM, options, { stdio: ['ignore', 'pipe', 'inherit'] });
    this.process = child;
    this.address = await new Promise((resolve, reject) => {
      let said = '';
      child.stdout.on('data', (data) => {
        said += data;
        const found = /http:\/\/[\d.:]+/.exec(said);
        if (found) resolve(found[0]);
      });
      child.on('error', reject);
      child.on('exit', (code) => reject(new Error(`adit ended with ${code}: ${said}`)));
    });
  }

  /** Ends the server as a power cut would. */
  async kill() {
    const child = this.process;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = new Promise((resolve) => { child.once('exit', resolve); });
    child.kill('SIGKILL');
    await ended;
  }

  /** Starts the server again where it was. */
  again() {
    return this.run(Number(new URL(this.address).port));
  }

  async end() {
    await this.kill();
    await rm(this.folder, { recursive: true, force: true });
  }
}

export function launch() {
  return chromium.launch({ executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', args: FLAGS });
}

/**
 * A fresh browser profile that notes everything that should not happen.
 * @param {import('playwright-core').Browser} browser @param {Adit} adit
 * @param {import('playwright-core').BrowserContextOptions} options
 */
export async function visitor(browser, adit, options = {}) {
  const context = await browser.newContext({
    baseURL: adit.address, locale: 'en-GB', viewport: DESKTOP, reducedMotion: 'reduce', ...options,
  });
  context.setDefaultTimeout(30_000);
  /** @type {string[]} */
  const faults = [];
  context.on('console', (message) => {
    // What the server refused is noted below, with its words.
    const isRefusal = message.text().includes('the server responded with a status of');
    if (!isRefusal && (message.type() === 'error' || message.type() === 'warning')) faults.push(`console: ${message.text()}`);
  });
  context.on('response', (answer) => {
    if (answer.status() < 400) return;
    const request = answer.request();
    const refused = `refused with ${answer.status()}: ${request.method()} ${new URL(answer.url()).pathname} ${request.postData() ?? ''}`;
    const place = faults.push(refused) - 1;
    // Of a page that is gone the answer cannot be read any more.
    answer.text().then((text) => { faults[place] = `${refused} -> ${text.slice(0, 400)}`; }, () => {});
  });
  context.on('weberror', (error) => faults.push(`error: ${error.error().stack}`));
  context.on('request', (request) => {
    const { origin, protocol } = new URL(request.url());
    if (origin !== adit.address && !['data:', 'blob:'].includes(protocol)) faults.push(`request to ${request.url()}`);
  });
  return { context, page: await context.newPage(), faults };
}

/**
 * What should not have happened at a table where several are asked at once: there somebody may be faster, and the server refuses
 * what answers the offer before.
 * @param {string[]} faults
 */
export function besideHaste(faults) {
  return faults.filter((fault) => !/^refused with 409: POST \S+\/say /.test(fault));
}

/** Begins a game against bots as a newcomer does. @param {import('playwright-core').Page} page @param {string} game */
export async function beginAgainstBots(page, game) {
  await page.goto('/');
  await page.locator(`form:has(input[value="${game}"]) button.primary`).first().click();
  await page.waitForURL(/\/table\//);
}

/**
 * Begins a table with the form for players and options.
 * @param {import('playwright-core').Page} page @param {string} game
 * @param {string[]} seats  `me`, `friend`, `bot:random`, or nobody
 * @param {Record<string, string>} options @param {string[]} boxes  what is ticked
 */
export async function beginWith(page, game, seats, options = {}, boxes = []) {
  await page.goto('/');
  const card = page.locator(`section.game:has(input[value="${game}"])`);
  await card.locator('summary').first().click();
  for (const [seat, who] of seats.entries()) await card.locator(`select[name=seat${seat}]`).selectOption(who);
  for (const [option, value] of Object.entries(options)) {
    await card.locator(`select[name=option-${option}]`).evaluate((select, wanted) => { /** @type {HTMLSelectElement} */ (select).value = wanted; }, value);
  }
  for (const box of boxes) await card.locator(`input[name=${box}]`).check();
  await card.locator('details button.primary').click();
  await page.waitForURL(/\/table\//);
}

/** Whether the game is over, is this player's turn, or is somebody else's. */
export function standing(/** @type {import('playwright-core').Page} */ page) {
  return page.evaluate(() => {
    if (document.querySelector('#offer .result')) return 'over';
    return document.querySelector('#send, #offer .choices') ? 'mine' : 'waiting';
  });
}

/** Waits until the player is asked or the game is over. @param {import('playwright-core').Page} page */
export async function untilAsked(page) {
  // On a phone the list is folded away while the board has everything.
  await page.waitForSelector('#send, #offer .choices, #offer .result', { state: 'attached', timeout: 60_000 });
  return standing(page);
}

/**
 * Where to click next: on the button that sends, or on any choice, on the picture as often as in the list.
 * @param {import('playwright-core').Page} page
 */
function target(page) {
  return page.evaluate(() => {
    const middle = (/** @type {Element} */ element) => {
      element.scrollIntoView({ block: 'nearest' });
      const { left, top, width, height } = element.getBoundingClientRect();
      return { x: left + width / 2, y: top + height / 2 };
    };
    const send = document.querySelector('#send');
    const said = document.querySelector('#offer .said')?.textContent ?? '';
    if (send) return { ...middle(send), said, sends: true };
    const choices = [...document.querySelectorAll('#offer .choices button')];
    const choice = choices[Math.floor(Math.random() * choices.length)];
    if (!choice) return null;
    const part = CSS.escape(choice.getAttribute('data-choice') ?? '');
    const place = document.querySelector(`#picture .possible[data-part~=${part}]`);
    // On a phone the list is folded, and what the board has is chosen there.
    if (place && (Math.random() < 0.5 || !choice.checkVisibility())) {
      const at = middle(place);
      if (document.elementFromPoint(at.x, at.y)?.closest('[data-part]') === place) return { ...at, said, sends: false };
    }
    const goal = choice.checkVisibility() ? choice : document.querySelector('#fold');
    return goal && { ...middle(goal), said, sends: false };
  });
}

/**
 * The middle of an element, scrolled into sight. The picture may be drawn again at any moment, so what is gone is looked for
 * again.
 * @param {import('playwright-core').Locator} place
 */
export async function middleOf(place) {
  for (;;) {
    const { x, y, isThere } = await place.evaluate((element) => {
      element.scrollIntoView({ block: 'nearest' });
      const { left, top, width, height } = element.getBoundingClientRect();
      return { x: left + width / 2, y: top + height / 2, isThere: element.isConnected };
    });
    if (isThere) return { x, y };
  }
}

/**
 * Says a move by clicks: any choice until the move can be sent. Returns what is sent, or nothing if another player has
 * made the question void meanwhile.
 * @param {import('playwright-core').Page} page
 */
export async function clickMove(page) {
  for (let step = 0; step < 60; step += 1) {
    const next = await target(page);
    if (!next) return null;
    await page.mouse.click(next.x, next.y);
    if (next.sends) return next.said;
  }
  return assert.fail('a move has no end');
}

/** The number of entries that the page knows of. @param {import('playwright-core').Page} page */
export async function entries(page) {
  return Number(await page.locator('#history input[type=range]').getAttribute('max'));
}

/**
 * Waits until the page knows of at least so many entries.
 * @param {import('playwright-core').Page} page @param {number} count
 */
export async function untilEntries(page, count) {
  await page.waitForFunction((wanted) => {
    const slider = document.querySelector('#history input[type=range]');
    return slider !== null && Number(slider.getAttribute('max')) >= wanted;
  }, count, { timeout: 60_000 });
}

/**
 * Sends one move and waits until the table has it. The page may move a button away in the moment before the click; then the
 * button is still there, and a player would click again.
 * @param {import('playwright-core').Page} page
 */
export async function move(page) {
  const before = await entries(page);
  for (let attempt = 0; attempt < 4; attempt += 1) {
    await clickMove(page);
    const isMade = page.waitForFunction((known) => {
      const slider = document.querySelector('#history input[type=range]');
      return Number(slider?.getAttribute('max')) > known;
    }, before, { timeout: 5_000 });
    if (await isMade.then(() => true, () => false)) return;
    // A move that is on its way has no button any more.
    if (await page.locator('#send').count() === 0) break;
  }
  await untilEntries(page, before + 1);
}

/**
 * Says moves for a seat of this browser as a program would, until so many are said or the game is over.
 * @param {import('playwright-core').Page} page @param {number} seat @param {number} most
 */
export async function sayMoves(page, seat, most) {
  await page.evaluate(async ({ seat, most }) => {
    const base = `/api${location.pathname.replace('table', 'tables')}`;
    for (let said = 0; said < most;) {
      const frame = await (await fetch(`${base}/frame?viewer=${seat}`)).json();
      if (frame.over) return;
      if (!frame.offer) {
        await new Promise((wake) => { setTimeout(wake, 10); });
        continue;
      }
      const { id, moves } = frame.offer;
      const words = moves[Math.floor(Math.random() * moves.length)];
      const body = JSON.stringify({ seat, offer: id, words });
      await fetch(`${base}/say`, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
      said += 1;
    }
  }, { seat, most });
}

/** Plays a seat of this browser to the end of the game. @param {import('playwright-core').Page} page @param {number} seat */
export async function playToTheEnd(page, seat) {
  await sayMoves(page, seat, 20_000);
  await page.waitForSelector('#offer .result');
}

/** Goes on at whichever seat of this browser is asked. @param {import('playwright-core').Page} page */
export async function takeSeat(page) {
  await page.waitForSelector('#send, #offer .choices, #next-seat');
  if (await page.locator('#next-seat').count() > 0) await page.locator('#next-seat').click();
  await page.waitForSelector('#send, #offer .choices');
}

/** Shows the box with the history, which is open once a game is over. @param {import('playwright-core').Page} page */
export async function openHistory(page) {
  if (await page.locator('#history-box:not([open])').count() > 0) await page.locator('#history-box summary').click();
}

/**
 * Lets a page hear of its table only when it asks again: it gets one picture and no news.
 * @param {import('playwright-core').Page} page
 */
export async function deafen(page) {
  await page.addInitScript(() => {
    const Live = window.EventSource;
    window.EventSource = class extends Live {
      constructor(/** @type {string | URL} */ address) {
        super(address);
        this.addEventListener('picture', () => this.close(), { once: true });
      }
    };
  });
}

/** What the accessibility checker complains about. @param {import('playwright-core').Page} page */
export async function complaints(page) {
  // The policy of the pages lets no foreign script in; the browser's own console may run one.
  await page.evaluate(AXE);
  return page.evaluate(async () => {
    const run = /** @type {any} */ (window).axe.run;
    const { violations } = await run(document, { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] });
    return violations.map((/** @type {any} */ { id, nodes }) => `${id}: ${nodes.slice(0, 4).map((/** @type {any} */ node) => node.html.slice(0, 160)).join(' | ')}`);
  });
}
