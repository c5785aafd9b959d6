// @ts-check
/** The page of a table: shows what the server sends, and sends one move at a time. Knows no game. */

import { Ahead } from './ahead.js';
import { Analysis } from './analysis.js';
import { buildLinks, buildNotes, buildSettings } from './beside.js';
import { Chat } from './chat.js';
import { Clocks } from './clock.js';
import { Coach } from './coach.js';
import { button, byId, make, put } from './dom.js';
import { End, settle } from './end.js';
import { Fair } from './fair.js';
import { Adviser } from './hint.js';
import { History } from './history.js';
import { Lesson } from './lesson.js';
import { Marks } from './marks.js';
import { Notice } from './notice.js';
import { Orders } from './orders.js';
import { Outbox } from './outbox.js';
import { Pace } from './pace.js';
import { Picking } from './picking.js';
import { Pane } from './picture.js';
import { Puzzle } from './puzzle.js';
import { renewSeating } from './seating.js';
import { Refused, Server } from './server.js';
import { isOn, sound } from './settings.js';
import { Story } from './story.js';
import { speaker } from './texts.js';
import { Turn } from './turn.js';

/**
 * @typedef {{
 *   table: string, game: string, viewer: string, seats: number[], names: string[],
 *   language: string, at: number | null, hints: boolean, training: boolean, puzzle: boolean, creates: boolean, muted: boolean, watch: string,
 *   lesson: import('./lesson.js').Course | null, texts: Record<string, string>,
 * }} Config
 * @typedef {import('./server.js').Picture} Picture
 */

/** @type {Config} */
const config = JSON.parse(byId('config').textContent ?? '{}');
const text = speaker(config.texts);
const server = new Server(config.table, config.viewer, config.language);
const notice = new Notice(byId('notice'), text);
/** @type {Picture | null} */
let present = null;
/** @type {Picture | null} the past that is shown instead of the present */
let past = null;
/** @type {{ picture: Picture, sentences: string[] } | null} a position on the way to the present, and what was told of it */
let passing = null;

const lesson = new Lesson(document.getElementById('lesson'), config.lesson, server, text, { announce, fault: tellFault });
const pane = new Pane(byId('picture'), byId('picture-text'));
const marks = new Marks(byId('picture'), config.names);
const pace = new Pace(server, {
  show(picture, sentences) {
    passing = picture && { picture, sentences };
    show(true);
    drawOffer();
  },
  wanted: () => isOn('pace') && past === null,
});
const story = new Story((number) => history.leave(number));
const history = new History(config, server, text, {
  show(picture) {
    past = picture;
    show(false);
    drawOffer();
  },
  moved() {
    analysis.moved();
    end.moved();
  },
  fault: tellFault,
});
const analysis = new Analysis(server, history, text, nameOf, tellFault);
const end = new End(config, server, text, history, { nameOf, analyse: () => analysis.show(), changed: () => drawOffer(), fault: tellFault });
const ahead = new Ahead(server, text, {
  nameOf,
  changed(isNew) {
    picking.isImagined = ahead.isOn;
    const shown = ahead.picture ?? present;
    if (shown) picking.receive(shown, true);
    show(isNew);
    drawOffer(true);
  },
  announce,
  say: (sentence) => notice.say(sentence, 'next'),
  fault: tellFault,
});
const orders = new Orders(server, text, {
  say: (sentence) => notice.say(sentence, 'stays'),
  announce,
  fault: tellFault,
  plan() {
    if (past) void history.go(history.length);
    void ahead.begin().then(() => byId('offer-title').focus());
  },
});
const fair = new Fair(document.getElementById('fair'), config, server, text, {
  nameOf,
  leave: (number) => history.leave(number),
  fault: tellFault,
});
const clocks = new Clocks(text, config.language);
const turn = new Turn(server, text, {
  nameOf,
  announce,
  fault: tellFault,
  answered: (sentence) => notice.say(sentence, 'next'),
});
/** @type {Picking} */
const picking = new Picking(server, text, pane, {
  isOpen,
  moment() {
    const shown = past ?? passing?.picture ?? null;
    if (shown) return { viewer: shown.viewer, at: shown.number, number: shown.number };
    return present && { viewer: present.viewer, at: null, number: present.number };
  },
  changed() {
    notice.picked();
    coach.forget();
    lesson.picked();
    drawOffer(true);
    picking.announce();
  },
  previewed: () => show(false),
  send,
  watching: () => notice.say(text('client-watching')),
  refused: () => lesson.illegal(),
  announce,
  advised: (offer) => adviser.parts(offer),
  rule: ruleLink,
  leave,
  hint() {
    if (config.hints && chooser.choice && isOpen() && !ahead.isOn && !adviser.hint) void adviser.ask(chooser.choice.offer);
  },
  takeBack() {
    if (canTakeBack()) void takeBack();
  },
});
const { chooser } = picking;
const adviser = new Adviser(server, text, {
  changed() {
    drawOffer();
    const advice = byId('offer').querySelector('.advice button.advised');
    if (advice instanceof HTMLElement && byId('offer').contains(document.activeElement)) {
      advice.focus({ preventScroll: true });
      advice.closest('.advice')?.scrollIntoView({ block: 'nearest' });
    }
  },
  announce,
  take: (choice) => chooser.set(choice),
  fault: tellFault,
});
const coach = new Coach(config, server, text, {
  changed: () => drawOffer(),
  send: (letter) => post(letter),
  announce,
  rule: ruleLink,
  nameOf,
  unfold: () => picking.fold(false),
});
const outbox = new Outbox(server, {
  waiting: () => notice.say(text('client-sending'), 'stays'),
  doubtful: () => notice.say(text('client-doubtful'), 'stays'),
  sent: () => notice.say(''),
  found: () => notice.say(text('client-found'), 'next'),
  overtaken: () => notice.say(text('client-stale'), 'next'),
  refused(fault, letter) {
    // What the page wanted to do by itself, another page of the same player may have done.
    if (!letter.isOwn) tellFault(fault);
    server.look();
  },
});

const puzzle = config.puzzle ? new Puzzle(server, text, { tried: () => chooser.restart(), changed: () => drawOffer(), fault: tellFault }) : null;

/** @param {number} seat */
function nameOf(seat) {
  return config.names[seat] ?? String(seat);
}

/** Says something to those who do not see it. @param {string} sentence */
function announce(sentence) {
  if (byId('announce').textContent !== sentence) byId('announce').textContent = sentence;
}

/** May the reader choose something now? @returns {boolean} */
function isOpen() {
  if (ahead.isOn) return chooser.choice !== null && !past;
  return chooser.choice !== null && !past && !passing && !outbox.letter && !outbox.isAhead && !lesson.isStill;
}

/** Puts away what lies over the present. Was there something? */
function leave() {
  if (past) void history.go(history.length);
  else if (ahead.isOn) ahead.leave();
  else if (coach.letter) coach.leave();
  else if (pace.isRunning) pace.skip();
  else return false;
  return true;
}

/** @param {unknown} fault */
function tellFault(fault) {
  if (!(fault instanceof Refused)) {
    notice.say(text('client-offline'), 'stays');
    return;
  }
  const { rule, message, code } = fault.refusal;
  if (code === 'other-move' || code === 'read-first') {
    chooser.restart();
    lesson.other(message);
    return;
  }
  const sentence = code === 'stale-offer' || code === 'moved' ? text('client-stale') : message;
  notice.say(sentence, code === 'stale-offer' || code === 'moved' ? 'next' : 'now', ...(rule ? [ruleLink(rule)] : []));
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
  if (isNew) notice.moved();
  if (isNew && ahead.isOn) {
    ahead.leave();
    notice.say(text('client-ahead-moved'), 'next');
  }
  outbox.see(picture.offer?.id ?? null, moved);
  adviser.receive(picture.offer);
  coach.receive(picture.offer);
  if (!ahead.isOn && picking.receive(picture, moved)) notice.say(text('client-stale'));
  const told = story.receive(picture);
  const isStep = lesson.receive(picture);
  history.present(picture);
  pace.receive(picture, story.log);
  analysis.present(picture.over !== null);
  settle(picture.over !== null);
  clocks.receive(picture);
  orders.receive(picture);
  fair.receive(picture);
  turn.receive(picture, isStep ? [...told, lesson.aloud()] : told);
  show(isNew);
  drawOffer();
  if (isNew && told.length > 0) sound(330);
}

/** Shows the past, what is imagined, or the present. @param {boolean} isNew */
function show(isNew) {
  const imagined = coach.picture ?? picking.preview.picture;
  const picture = past ?? ahead.picture ?? passing?.picture ?? imagined ?? present;
  if (!picture) return;
  const { choice } = chooser;
  pane.advised = new Set(choice && !past ? adviser.parts(choice.offer).map((part) => choice.part(part).id) : []);
  pane.taught = past || passing ? new Set() : lesson.light;
  pane.choice = isOpen() && !chooser.sheet && !coach.picture ? choice : null;
  pane.draw(picture, isNew && !past);
  marks.show((past ?? ahead.picture ?? passing?.picture ?? (imagined ? null : present))?.marks);
  byId('picture-note').textContent = past ? text('client-past') : ahead.isOn ? text('client-ahead-note') : coach.picture ? text('client-coach-possible') : imagined ? text('client-preview') : '';
  byId('board').classList.toggle('not-now', past !== null || imagined !== null || ahead.isOn);
}

/** @param {boolean} byHand  did the reader do something here just now? */
function drawOffer(byHand = false) {
  const box = byId('offer');
  // When a lesson is over there is nothing to choose, and the lesson itself leads on.
  byId('offer-box').hidden = lesson.step?.kind === 'over' && !past;
  const hadFocus = byHand || box.contains(document.activeElement) || document.activeElement === byId('offer-title');
  /** @type {Node[]} */
  const content = [];
  const isSent = outbox.letter !== null || outbox.isAhead;
  if (ahead.isOn && !past) content.push(...ahead.content(), ...picking.content());
  else if (passing) content.push(...pace.content(text, passing.sentences));
  else if (isSent) content.push(make('p', { class: 'said' }, outbox.letter?.labels ?? text('client-waiting')));
  else if (lesson.isStill && !past) content.push(...(lesson.step?.kind === 'read' ? [make('p', { class: 'hint' }, text('client-lesson-read'))] : []));
  else if (past && !present?.over) content.push(make('p', { class: 'hint' }, text('client-past')), history.strip);
  else if (chooser.choice) content.push(...coach.content(), ...beside(picking.content(), adviser.content(chooser.choice.offer)));
  else if (fair.isWaiting) content.push(...fair.content());
  else content.push(...waiting());
  if (!isSent && !past && !passing && !ahead.isOn) content.push(...again());
  // What leaves the page under the pointer does not say so in every browser.
  pane.pointed = null;
  const field = document.activeElement?.getAttribute('data-key');
  put(box, content);
  picking.draw(isOpen(), (ahead.picture ?? present)?.prompt ?? null);
  if (hadFocus && !box.contains(document.activeElement)) {
    picking.list.focus(picking.keys.areUsed, field);
    if (!box.contains(document.activeElement)) byId('offer-title').focus({ preventScroll: true });
  }
  show(false);
  picking.lead();
}

/** The advice comes before the choice while nothing is chosen, and behind it afterwards. @param {Node[]} choice @param {Node[]} advice */
function beside(choice, advice) {
  return chooser.choice?.picks.length ? [...choice, ...advice] : [...advice, ...choice];
}

/** What stands where the offer would be. @returns {Node[]} */
function waiting() {
  if (present?.over) return [...(past ? [history.strip] : []), ...end.content(present, story.last())];
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
  if (canTakeBack()) {
    row.append(button(text('client-back'), () => void takeBack(), { id: 'take-back' }));
  }
  if (present?.can_redo) row.append(button(text('client-redo'), () => void server.redo().catch(tellFault), { id: 'redo' }));
  return row.childElementCount > 0 ? [row] : [];
}

/** @param {import('./outbox.js').Letter} letter */
function send(letter) {
  if (ahead.isOn) {
    void ahead.play(letter);
    return;
  }
  if (puzzle) {
    void puzzle.try(letter);
    return;
  }
  if (coach.wants(letter, chooser.choice?.offer.moves.length ?? 0)) void coach.check(letter);
  else post(letter);
}

/** @param {import('./outbox.js').Letter} letter */
function post(letter) {
  coach.forget();
  void outbox.send(letter).then(() => drawOffer());
  drawOffer(true);
}

function canTakeBack() {
  if (lesson.step || ahead.isOn) return false;
  return present !== null && server.seat !== null && present.last_own !== null && !present.ask;
}

async function takeBack() {
  try {
    const { result } = await server.back();
    notice.say(text(result === 'done' ? 'client-back-done' : 'client-back-asked'), 'next');
  } catch (fault) {
    tellFault(fault);
  }
}

let isOnline = true;
buildSettings(text, config.training);
marks.sign(byId('players'));
byId('since').before(pace.button(text('client-again')));
const chat = new Chat(server, text, nameOf, tellFault);
if (config.creates) chat.buildMute(config.muted);
buildNotes(server, tellFault);
buildLinks(text);
server.follow({
  picture: receive,
  chat: (messages) => chat.receive(messages),
  rematch: (next) => end.asked(next),
  players: () => void renewSeating(),
  online(online) {
    if (online !== isOnline) notice.say(online ? '' : text('client-offline'), 'stays');
    isOnline = online;
  },
});
