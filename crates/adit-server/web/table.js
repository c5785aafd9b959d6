// @ts-check
/** The page of a table: shows what the server sends, and sends one move at a time. Knows no game. */

import { button, byId, make } from './dom.js';
import { History } from './history.js';
import { Choice } from './offer.js';
import { Refused, Server } from './server.js';
import { isOn, set, sound } from './settings.js';

/**
 * @typedef {{
 *   table: string, game: string, viewer: string, seats: number[], names: string[], bots: boolean[],
 *   language: string, watch: string, at: number | null, texts: Record<string, string>,
 * }} Config
 * @typedef {import('./server.js').Picture} Picture
 */

/** @type {Config} */
const config = JSON.parse(byId('config').textContent ?? '{}');
const server = new Server(config.table, config.viewer, config.language);
/** @type {Picture | null} */
let present = null;
/** @type {Choice | null} */
let choice = null;
/** @type {string[][]} */
let log = [];
let sending = false;
let wasMyTurn = false;
const history = new History(config, server, text, (past) => {
  if (past) drawPicture(past);
  else if (present) drawPicture(present);
  drawOffer();
});

/**
 * A sentence, with its values.
 * @param {string} id @param {Record<string, string | number>} values
 */
function text(id, values = {}) {
  let sentence = config.texts[id] ?? id;
  for (const [name, value] of Object.entries(values)) sentence = sentence.replace(`{${name}}`, String(value));
  return sentence;
}

/** @param {number} seat */
function nameOf(seat) {
  return config.names[seat] ?? String(seat);
}

/** Says something that matters now. @param {string} sentence @param {Node[]} more */
function notice(sentence, ...more) {
  const box = byId('notice');
  box.hidden = sentence === '';
  box.replaceChildren(sentence, ...more);
}

/** @param {unknown} fault */
function tellFault(fault) {
  if (!(fault instanceof Refused)) {
    notice(text('client-offline'));
    return;
  }
  const { rule, message, code } = fault.refusal;
  const sentence = code === 'stale-offer' || code === 'moved' ? text('client-stale') : message;
  if (rule) notice(sentence, ' ', ruleLink(rule));
  else notice(sentence);
}

/** @param {string} rule */
function ruleLink(rule) {
  const link = make('a', { href: `/rules/${config.game}#${rule}`, target: '_blank' }, text('client-rule', { rule }));
  return link;
}

/** @param {Picture} picture */
function receive(picture) {
  const isNewOffer = picture.offer?.id !== choice?.offer.id;
  present = picture;
  log = log.slice(0, picture.log_from).concat(picture.log);
  if (!picture.offer) choice = null;
  else if (isNewOffer) choice = new Choice(picture.offer);
  history.present(picture);
  if (history.at === null) drawPicture(picture);
  drawStatus(picture);
  drawPlayers(picture);
  drawLog(picture);
  drawAsk(picture);
  if (isNewOffer || !picture.offer) drawOffer();
  const myTurn = server.seat !== null && picture.pending.includes(server.seat);
  if (myTurn && !wasMyTurn) callPlayer();
  wasMyTurn = myTurn;
}

/** Tells the player outside the page that it is his turn. */
function callPlayer() {
  if (isOn('sounds')) sound();
  if (document.hidden && isOn('notify') && 'Notification' in window && Notification.permission === 'granted') {
    const note = new Notification(document.title, { body: text('client-your-turn'), tag: config.table });
    note.onclick = () => window.focus();
  }
}

/** @param {Picture} picture */
function drawPicture(picture) {
  const box = byId('picture');
  const paint = () => {
    const holder = document.createElement('template');
    holder.innerHTML = picture.svg;
    box.replaceChildren(holder.content);
    mark();
  };
  const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (!still && !document.hidden && 'startViewTransition' in document) {
    document.startViewTransition(paint);
  } else {
    paint();
  }
  byId('picture-text').textContent = picture.text;
}

/** Marks what on the picture can be chosen next, and what could come later. */
function mark() {
  const live = choice && history.at === null ? choice : null;
  const next = new Set(live ? live.next().parts.map((part) => live.part(part).id) : []);
  const possible = live ? live.possible() : new Set();
  const chosen = new Set(live ? live.prefix().map((part) => live.part(part).id) : []);
  for (const element of document.querySelectorAll('#picture [data-part]')) {
    const ids = partsOf(element);
    element.classList.toggle('next', ids.some((id) => next.has(id)));
    element.classList.toggle('possible', ids.some((id) => possible.has(id)));
    element.classList.toggle('chosen', ids.some((id) => chosen.has(id)));
  }
}

/** @param {Element} element */
function partsOf(element) {
  return (element.getAttribute('data-part') ?? '').split(' ').filter(Boolean);
}

/** @param {Picture} picture */
function drawStatus(picture) {
  let sentence;
  if (picture.over) {
    const winners = picture.over.ranks.flatMap((rank, seat) => (rank === 1 ? [nameOf(seat)] : []));
    sentence = `${text('client-over')} ${text('client-won', { who: winners.join(', ') })}`;
  } else if (server.seat !== null && picture.pending.includes(server.seat)) {
    sentence = text('client-your-turn');
  } else {
    sentence = text('client-turn-of', { who: picture.pending.map(nameOf).join(', ') });
  }
  if (server.seat === null) sentence = `${text('client-watching')} ${sentence}`;
  const box = byId('status');
  if (box.textContent !== sentence) box.textContent = sentence;
  const mine = server.seat !== null && picture.pending.includes(server.seat);
  document.title = document.title.replace(/^● /, '');
  if (mine) document.title = `● ${document.title}`;
}

/** @param {Picture} picture */
function drawPlayers(picture) {
  for (const element of document.querySelectorAll('#players [data-seat]')) {
    const seat = Number(element.getAttribute('data-seat'));
    const turn = element.querySelector('.turn');
    element.classList.toggle('asked', picture.pending.includes(seat));
    if (turn) turn.textContent = picture.over ? `${picture.over.scores[seat]}` : picture.pending.includes(seat) ? '◀' : '';
  }
}

/** @param {Picture} picture */
function drawLog(picture) {
  const told = log.flatMap((sentences, number) => sentences.map((sentence) => ({ sentence, number })));
  const item = (/** @type {{ sentence: string, number: number }} */ { sentence, number }) => {
    const entry = make('li', {}, button(sentence, () => void history.go(number + 1), { class: 'plain' }));
    return entry;
  };
  byId('log').replaceChildren(...told.slice(-300).reverse().map(item));
  const since = picture.last_own === null ? [] : told.filter(({ number }) => number > (picture.last_own ?? 0));
  byId('since-box').hidden = since.length === 0;
  byId('since').replaceChildren(...since.slice(-40).map(item));
}

/** @param {Picture} picture */
function drawAsk(picture) {
  const box = byId('ask');
  const { ask } = picture;
  if (!ask) {
    box.replaceChildren();
    return;
  }
  const children = [make('p', {}, text('client-ask', { who: nameOf(ask.seat) }))];
  if (server.seat !== null && ask.waits_for.includes(server.seat)) {
    const answer = (/** @type {boolean} */ agree) => void server.consent(agree).catch(tellFault);
    children.push(make('p', { class: 'row' },
      button(text('client-agree'), () => answer(true), { class: 'primary' }),
      button(text('client-refuse'), () => answer(false))));
  }
  box.replaceChildren(...children);
}

function drawOffer() {
  const box = byId('offer');
  const hadFocus = box.contains(document.activeElement);
  /** @type {Node[]} */
  const children = [];
  if (choice && history.at === null) children.push(...offerOf(choice));
  else children.push(make('p', {}, text('client-waiting')));
  if (present && present.last_own !== null && !present.ask) {
    children.push(make('p', {}, button(text('client-back'), takeBack, { id: 'take-back' })));
  }
  box.replaceChildren(...children);
  if (hadFocus) box.querySelector('button')?.focus();
  mark();
}

/** @param {Choice} live @returns {Node[]} */
function offerOf(live) {
  const prefix = live.prefix();
  const only = live.only();
  const { parts, mayEnd } = live.next();
  /** @type {Node[]} */
  const children = [];
  const said = live.labels(only ?? prefix);
  children.push(make('p', { class: 'said', 'aria-live': 'polite' }, said === '' ? text('client-choose') : said));
  if (only) {
    children.push(button(text('client-send'), () => void send(live, only), { class: 'primary send', id: 'send' }));
  } else {
    const list = make('ul', { class: 'choices' });
    for (const part of parts) {
      const { id, label } = live.part(part);
      const pick = button(label, () => choose(live, part), { 'data-choice': id });
      for (const kind of ['mouseenter', 'focus']) pick.addEventListener(kind, () => point(id, true));
      for (const kind of ['mouseleave', 'blur']) pick.addEventListener(kind, () => point(id, false));
      list.append(make('li', {}, pick));
    }
    if (mayEnd) list.append(make('li', {}, button(text('client-finish'), () => { live.finish(); chosen(live); })));
    children.push(list);
  }
  if (live.picks.length > 0) {
    children.push(make('p', { class: 'row' },
      button(text('client-undo-pick'), () => { live.back(); drawOffer(); }),
      button(text('client-restart'), () => { live.picks = []; drawOffer(); })));
  }
  return children;
}

/** Shows on the picture what a choice in the list means. @param {string} id @param {boolean} on */
function point(id, on) {
  for (const element of document.querySelectorAll('#picture [data-part]')) {
    if (partsOf(element).includes(id)) element.classList.toggle('pointed', on);
  }
}

/** @param {Choice} live @param {number} part */
function choose(live, part) {
  notice('');
  live.pick(part);
  chosen(live);
}

/** @param {Choice} live */
function chosen(live) {
  const only = live.only();
  if (only && !isOn('confirm')) void send(live, only);
  else drawOffer();
  if (only) document.getElementById('send')?.focus({ preventScroll: true });
}

/** Sends a move once. Whether it came through shows in what the server sends then. @param {Choice} live @param {number[]} move */
async function send(live, move) {
  if (sending) return;
  sending = true;
  notice('');
  try {
    await server.say(live.offer.id, live.words(move));
  } catch (fault) {
    tellFault(fault);
    live.picks = [];
    drawOffer();
  } finally {
    sending = false;
  }
}

async function takeBack() {
  try {
    const { result } = await server.back();
    notice(text(result === 'done' ? 'client-back-done' : 'client-back-asked'));
  } catch (fault) {
    tellFault(fault);
  }
}

/** Says why something dark cannot be chosen. @param {string[]} ids */
async function explain(ids) {
  if (server.seat === null || history.at !== null) return;
  const word = (ids[0] ?? '').split(':')[1] ?? '';
  const begun = choice ? choice.words(choice.prefix()) : '';
  const starts = choice && begun === '' ? choice.next().parts.slice(0, 6).map((part) => choice?.part(part).word ?? '') : [];
  const tries = [begun, ...starts].map((start) => `${start} ${word}`.trim());
  try {
    const answers = [];
    for (const words of tries) answers.push(await server.why(words));
    const told = answers.find((answer) => answer.rule !== null) ?? answers[0];
    if (!told || told.text === null) return;
    if (told.rule) notice(`${text('client-why')} ${told.text}`, ' ', ruleLink(told.rule));
    else notice(told.text);
  } catch (fault) {
    tellFault(fault);
  }
}

byId('picture').addEventListener('click', (event) => {
  const target = /** @type {Element} */ (event.target);
  const element = target.closest('[data-part]');
  if (!element || !present) return;
  const ids = partsOf(element);
  if (choice && history.at === null) {
    const next = choice.next().parts;
    const live = choice;
    const found = ids.map((id) => live.find(id)).filter((part) => part >= 0);
    const best = found.find((part) => next.includes(part)) ?? found.find((part) => live.possible().has(live.part(part).id));
    if (best !== undefined) {
      choose(live, best);
      return;
    }
  }
  void explain(ids);
});

document.addEventListener('keydown', (event) => {
  if (event.key !== 'Escape' || !choice || choice.picks.length === 0) return;
  choice.back();
  drawOffer();
});

function buildSettings() {
  /** @type {[import('./settings.js').Setting, string][]} */
  const all = [['confirm', 'client-confirm'], ['notify', 'client-notify'], ['sounds', 'client-sounds']];
  for (const [name, label] of all) {
    const box = /** @type {HTMLInputElement} */ (make('input', { type: 'checkbox', id: `set-${name}` }));
    box.checked = isOn(name);
    box.addEventListener('change', () => {
      set(name, box.checked);
      if (name === 'notify' && box.checked && 'Notification' in window) void Notification.requestPermission();
    });
    byId('settings').append(make('p', { class: 'check' }, box, make('label', { for: `set-${name}` }, text(label))));
  }
}

function buildChat() {
  const field = /** @type {HTMLInputElement} */ (byId('chat-text'));
  byId('chat-form').addEventListener('submit', (event) => {
    event.preventDefault();
    const said = field.value.trim();
    if (said === '') return;
    server.chat(said).then(() => { field.value = ''; }, tellFault);
  });
}

function buildNotes() {
  const field = /** @type {HTMLTextAreaElement | null} */ (document.getElementById('notes'));
  if (!field || server.seat === null) return;
  server.notes().then((notes) => { field.value = notes.text; }, tellFault);
  /** @type {number | undefined} */
  let timer;
  field.addEventListener('input', () => {
    window.clearTimeout(timer);
    timer = window.setTimeout(() => { server.setNotes(field.value).catch(tellFault); }, 600);
  });
}

function buildLinks() {
  for (const link of document.querySelectorAll('a[data-copy]')) {
    const copy = button(text('client-copy'), () => {
      const address = new URL(link.getAttribute('href') ?? '', window.location.href).href;
      navigator.clipboard.writeText(address).then(() => { copy.textContent = text('client-copied'); }, () => {});
    });
    link.after(' ', copy);
  }
}

/** @param {import('./server.js').Message[]} messages */
function drawChat(messages) {
  const who = (/** @type {string} */ word) => (/^s\d$/.test(word) ? nameOf(Number(word.slice(1))) : text('client-public'));
  const items = messages.map((message) => make('li', {}, make('b', {}, `${who(message.who)}: `), message.text));
  byId('chat').replaceChildren(...(items.length > 0 ? items : [make('li', {}, text('client-nothing-yet'))]));
}

let isOnline = true;
buildSettings();
buildChat();
buildNotes();
buildLinks();
server.follow({
  picture: receive,
  chat: drawChat,
  online(online) {
    if (online !== isOnline) notice(online ? '' : text('client-offline'));
    isOnline = online;
  },
});
