// @ts-check
/** The page of a table: shows what the server sends, and sends one move at a time. Knows no game. */

import { Analysis } from './analysis.js';
import { buildLinks, buildNotes, buildSettings } from './beside.js';
import { Chat } from './chat.js';
import { Chooser } from './chooser.js';
import { button, byId, make } from './dom.js';
import { Adviser } from './hint.js';
import { History } from './history.js';
import { Marks } from './marks.js';
import { Outbox } from './outbox.js';
import { Pace } from './pace.js';
import { Pane } from './picture.js';
import { Refused, Server } from './server.js';
import { isOn, sound } from './settings.js';
import { Story } from './story.js';
import { listed, speaker } from './texts.js';

/**
 * @typedef {{
 *   table: string, game: string, viewer: string, seats: number[], names: string[],
 *   language: string, at: number | null, hints: boolean, creates: boolean, muted: boolean, texts: Record<string, string>,
 * }} Config
 * @typedef {import('./server.js').Picture} Picture
 */

/** The reader rests on a choice this long before its result is shown, in milliseconds. */
const CONSIDER = 150;
/** So many ways to mean something dark are asked about. */
const MEANINGS = 5;

/** @type {Config} */
const config = JSON.parse(byId('config').textContent ?? '{}');
const text = speaker(config.texts);
const server = new Server(config.table, config.viewer, config.language);
const title = document.title;
/** @type {Picture | null} */
let present = null;
/** @type {Picture | null} the past that is shown instead of the present */
let past = null;
/** @type {{ picture: Picture, sentences: string[] } | null} a position on the way to the present, and what was told of it */
let passing = null;
/** @type {{ svg: string, text: string } | null} how the table would look after the move that is considered */
let imagined = null;
let considered = '';
/** Ends a question about what would be, once nobody wants to know any more. */
let wondering = new AbortController();
let isMyTurn = false;

const pane = new Pane(byId('picture'), byId('picture-text'), clicked);
const marks = new Marks(byId('picture'), config.names);
const pace = new Pace(server, {
  show(picture, sentences) {
    passing = picture && { picture, sentences };
    show(true);
    drawOffer();
  },
  wanted: () => isOn('pace') && past === null,
});
const story = new Story((number) => void history.go(number));
const history = new History(config, server, text, {
  show(picture) {
    past = picture;
    show(false);
    drawOffer();
  },
  moved: () => analysis.moved(),
  fault: tellFault,
});
const analysis = new Analysis(server, history, text, nameOf, tellFault);
const chooser = new Chooser(byId('offer'), text, {
  changed: () => {
    notice('');
    drawOffer(true);
  },
  pointed(id) {
    pane.point(id);
    if (id !== null) pane.reveal(id);
  },
  considered: consider,
  send,
  sendsAtOnce: () => !isOn('confirm'),
  advised: (offer) => adviser.parts(offer),
});
const adviser = new Adviser(server, text, {
  changed() {
    drawOffer();
    const advice = byId('offer').querySelector('.advice button.advised');
    if (advice instanceof HTMLElement && byId('offer').contains(document.activeElement)) {
      advice.focus({ preventScroll: true });
      advice.closest('.advice')?.scrollIntoView({ block: 'nearest' });
    }
  },
  announce(sentence) {
    byId('announce').textContent = sentence;
  },
  take: (choice) => chooser.set(choice),
  fault: tellFault,
});
const outbox = new Outbox(server, {
  waiting: () => notice(text('client-sending')),
  doubtful: () => notice(text('client-doubtful')),
  sent: () => notice(''),
  found: () => notice(text('client-found')),
  overtaken: () => notice(text('client-stale')),
  refused(fault) {
    tellFault(fault);
    server.look();
  },
});

/** @param {number} seat */
function nameOf(seat) {
  return config.names[seat] ?? String(seat);
}

/** Says something that matters now. @param {string} sentence @param {(Node | string)[]} more */
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
  // Nobody knows whether it was done, so what the table shows now tells it.
  if (code === 'uncertain') server.look();
}

/** @param {string} rule */
function ruleLink(rule) {
  return make('a', { href: `/rules/${config.game}#${rule}`, target: '_blank' }, text('client-rule', { rule }));
}

/** @param {Picture} picture */
function receive(picture) {
  // A picture may come again, for another layout.
  const isNew = present !== null && present.number !== picture.number;
  const moved = picture.last_own !== null && picture.last_own > (present?.last_own ?? -1);
  present = picture;
  outbox.see(picture.offer?.id ?? null, moved);
  adviser.receive(picture.offer);
  if (chooser.receive(picture.offer, moved)) notice(text('client-stale'));
  const told = story.receive(picture);
  history.present(picture);
  pace.receive(picture, story.log);
  analysis.present(picture.over !== null);
  drawPlayers(picture);
  drawAsk(picture);
  drawStatus(picture, told);
  drawTitle(picture);
  show(isNew);
  drawOffer();
  if (isNew && told.length > 0) sound(330);
}

/** Shows the past, what is imagined, or the present. @param {boolean} isNew */
function show(isNew) {
  const picture = past ?? passing?.picture ?? imagined ?? present;
  if (!picture) return;
  const { choice } = chooser;
  pane.advised = new Set(choice && !past ? adviser.parts(choice.offer).map((part) => choice.part(part).id) : []);
  pane.choice = past || passing || outbox.letter || outbox.isAhead ? null : chooser.choice;
  pane.draw(picture, isNew && !past);
  marks.show((past ?? passing?.picture ?? (imagined ? null : present))?.marks);
  byId('picture-note').textContent = past ? text('client-past') : imagined ? text('client-preview') : '';
  byId('board').classList.toggle('not-now', past !== null || imagined !== null);
}

/** Shows how the table would look after these words. @param {string} offer @param {string | null} words */
function consider(offer, words) {
  const key = words === null ? '' : `${offer} ${words} ${server.layout}`;
  if (key === considered) return;
  considered = key;
  wondering.abort();
  if (words === null) {
    imagined = null;
    show(false);
    return;
  }
  setTimeout(() => {
    if (considered !== key) return;
    wondering = new AbortController();
    server.preview(offer, words, wondering.signal).then((picture) => {
      if (considered !== key) return;
      imagined = picture;
      show(false);
    }, () => {});
  }, CONSIDER);
}

/** @param {Picture} picture @param {string[]} told */
function drawStatus(picture, told) {
  const mine = server.seat !== null && picture.pending.includes(server.seat);
  let sentence;
  if (picture.over) {
    const winners = picture.over.ranks.flatMap((rank, seat) => (rank === 1 ? [nameOf(seat)] : []));
    sentence = `${text('client-over')} ${text('client-won', { who: listed(text, winners) })}`;
  } else if (mine) {
    sentence = text('client-your-turn');
  } else {
    sentence = text('client-turn-of', { who: listed(text, picture.pending.map(nameOf)) });
  }
  if (server.seat === null && !picture.over) sentence = `${text('client-watching')} ${sentence}`;
  const box = byId('status');
  box.classList.toggle('mine', mine);
  if (box.textContent !== sentence) box.textContent = sentence;
  document.title = mine ? `● ${title}` : title;
  const aloud = [...told, sentence].join(' ');
  if (byId('announce').textContent !== aloud) byId('announce').textContent = aloud;
  if (mine && !isMyTurn) callPlayer();
  isMyTurn = mine;
}

/** Who has nothing to choose here any more gets another title, and the replay at hand. @param {Picture} picture */
function drawTitle(picture) {
  const heading = byId('offer-title');
  if (picture.over && heading.textContent !== text('client-result')) {
    heading.textContent = text('client-result');
    /** @type {HTMLDetailsElement} */ (byId('history-box')).open = true;
  } else if (!picture.over && server.seat === null) {
    heading.textContent = text('client-table');
  } else if (!picture.over) {
    heading.textContent = text('client-move');
  }
}

/** Tells the player outside the page that it is their turn. */
function callPlayer() {
  sound(440, 660);
  if (document.hidden && isOn('notify') && 'Notification' in window && Notification.permission === 'granted') {
    const note = new Notification(title, { body: text('client-your-turn'), tag: config.table });
    note.onclick = () => window.focus();
  }
}

/** @param {Picture} picture */
function drawPlayers(picture) {
  for (const element of document.querySelectorAll('#players [data-seat]')) {
    const seat = Number(element.getAttribute('data-seat'));
    const turn = element.querySelector('.turn');
    const asked = picture.pending.includes(seat);
    element.classList.toggle('asked', asked);
    if (!turn) continue;
    const { over } = picture;
    const hints = picture.hints[seat] ?? 0;
    const mark = element.querySelector('.hints');
    if (mark instanceof HTMLElement) {
      mark.hidden = hints === 0;
      mark.textContent = text('client-hints-used', { number: hints });
    }
    turn.textContent = over ? text('client-points', { points: over.scores[seat] ?? 0 }) : asked ? text('client-thinks') : '';
  }
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
      button(text('client-agree'), () => answer(true), { class: 'primary', id: 'agree' }),
      button(text('client-refuse'), () => answer(false), { id: 'refuse' })));
  }
  box.replaceChildren(...children);
}

/** @param {boolean} byHand  did the reader do something here just now? */
function drawOffer(byHand = false) {
  const box = byId('offer');
  const hadFocus = byHand || box.contains(document.activeElement);
  /** @type {Node[]} */
  const content = [];
  const isSent = outbox.letter !== null || outbox.isAhead;
  if (passing) content.push(...pace.content(text, passing.sentences));
  else if (isSent) content.push(make('p', { class: 'said' }, outbox.letter?.labels ?? text('client-waiting')));
  else if (past) content.push(make('p', { class: 'hint' }, text('client-past')));
  else if (chooser.choice) content.push(...beside(chooser.content(), adviser.content(chooser.choice.offer)));
  else content.push(...waiting());
  if (!isSent && !past && !passing) content.push(...again());
  // What leaves the page under the pointer does not say so in every browser.
  pane.pointed = null;
  box.replaceChildren(...content);
  if (!chooser.choice || past || passing || isSent) consider('', null);
  if (hadFocus) {
    chooser.focus();
    if (!box.contains(document.activeElement)) byId('offer-title').focus({ preventScroll: true });
  }
  show(false);
}

/** The advice comes before the choice while nothing is chosen, and behind it afterwards. @param {Node[]} choice @param {Node[]} advice */
function beside(choice, advice) {
  return chooser.choice?.picks.length ? [...choice, ...advice] : [...choice.slice(0, 1), ...advice, ...choice.slice(1)];
}

/** What stands where the offer would be. @returns {Node[]} */
function waiting() {
  if (present?.over) {
    const { scores, ranks } = present.over;
    const seats = config.names.map((_, seat) => seat).sort((a, b) => (ranks[a] ?? 0) - (ranks[b] ?? 0));
    const line = (/** @type {number} */ seat) => make('li', {},
      make('span', { class: 'rank' }, `${ranks[seat]}.`), ' ', nameOf(seat), ' ',
      make('span', { class: 'points' }, text('client-points', { points: scores[seat] ?? 0 })));
    return [make('ol', { class: 'result' }, ...seats.map(line)),
      make('p', {}, make('a', { class: 'button', href: '/' }, text('client-new-game')))];
  }
  // One browser may hold several seats; who is asked next goes on from here.
  const next = config.seats.find((seat) => present?.pending.includes(seat));
  if (next !== undefined) {
    return [make('p', {}, make('a', { class: 'button primary', id: 'next-seat', href: `?seat=${next}` },
      text('client-play-as', { who: nameOf(next) })))];
  }
  return [make('p', { class: 'hint' }, text('client-waiting'))];
}

/** A hint, taking back, and making again what was taken back. @returns {Node[]} */
function again() {
  const row = make('p', { class: 'row quiet' });
  const { choice } = chooser;
  const hint = config.hints && choice ? adviser.button(choice.offer) : null;
  if (hint) row.append(hint);
  if (choice && choice.picks.length > 0) return hint ? [row] : [];
  if (present && server.seat !== null && present.last_own !== null && !present.ask) {
    row.append(button(text('client-back'), () => void takeBack(), { id: 'take-back' }));
  }
  if (present?.can_redo) row.append(button(text('client-redo'), () => void server.redo().catch(tellFault), { id: 'redo' }));
  return row.childElementCount > 0 ? [row] : [];
}

/** @param {import('./outbox.js').Letter} letter */
function send(letter) {
  void outbox.send(letter).then(() => drawOffer());
  drawOffer(true);
}

async function takeBack() {
  try {
    const { result } = await server.back();
    notice(text(result === 'done' ? 'client-back-done' : 'client-back-asked'));
  } catch (fault) {
    tellFault(fault);
  }
}

/** @param {string[]} ids */
function clicked(ids) {
  if (!present || past || outbox.letter || outbox.isAhead) return;
  if (!chooser.click(ids)) void explain(ids);
}

/** Says why something dark cannot be chosen. @param {string[]} ids */
async function explain(ids) {
  const id = ids[0];
  if (id === undefined) return;
  if (server.seat === null) {
    notice(text('client-watching'));
    return;
  }
  const word = id.split(':')[1] ?? '';
  const meant = chooser.choice ? chooser.choice.meanings(id, MEANINGS) : [word];
  try {
    const answers = await Promise.all(meant.map((words) => server.why(words)));
    const told = answers.find((answer) => answer.rule !== null) ?? answers.find((answer) => answer.text !== null);
    if (!told || told.text === null) return;
    if (told.rule) notice(`${text('client-why')} ${told.text}`, ' ', ruleLink(told.rule));
    else notice(told.text);
  } catch (fault) {
    tellFault(fault);
  }
}

document.addEventListener('keydown', (event) => {
  if (event.key !== 'Escape') return;
  if (past) void history.go(history.length);
  else if (pace.isRunning) pace.skip();
  else chooser.back();
});

function buildMagnifier() {
  const step = (/** @type {number} */ by, /** @type {string} */ sign, /** @type {string} */ id) =>
    button(sign, () => { pane.magnify(by); }, { 'aria-label': text(id), title: text(id), class: 'step' });
  byId('magnifier').append(step(-1, '−', 'client-smaller'), step(1, '+', 'client-larger'));
}

let isOnline = true;
buildMagnifier();
buildSettings(text);
marks.sign(byId('players'));
byId('since').before(pace.button(text('client-again')));
const chat = new Chat(server, text, nameOf, tellFault);
if (config.creates) chat.buildMute(config.muted);
buildNotes(server, tellFault);
buildLinks(text);
server.follow({
  picture: receive,
  chat: (messages) => chat.receive(messages),
  online(online) {
    if (online !== isOnline) notice(online ? '' : text('client-offline'));
    isOnline = online;
  },
});
