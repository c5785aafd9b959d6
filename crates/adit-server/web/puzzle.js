// @ts-check
/** A puzzle at a table: moves are tried and not made, and the answer can be shown. Knows no game. */

import { byId, make } from './dom.js';

/**
 * @typedef {{ right: boolean, gives_away: number | null }} Tried
 * @typedef {{ words: string, label: string, expected: number, right: boolean }} AnsweredMove
 * @typedef {{ moves: AnsweredMove[], instead: string | null, why: string[] }} Answer
 */

export class Puzzle {
  /**
   * @param {import('./server.js').Server} server @param {import('./texts.js').Speak} text
   * @param {{ tried: () => void, changed: () => void, fault: (fault: unknown) => void }} deeds
   *   `tried`: what came of a move is known; `changed`: another one can be tried
   */
  constructor(server, text, deeds) {
    this.server = server;
    this.text = text;
    this.deeds = deeds;
    /** The words of the move that was tried last. */
    this.last = '';
    /** Is a move on its way? */
    this.isAsking = false;
    byId('puzzle-show').addEventListener('click', () => void this.show([]));
  }

  /** Tries a move. @param {import('./outbox.js').Letter} letter */
  async try(letter) {
    if (this.isAsking) return;
    this.isAsking = true;
    try {
      const tried = await this.server.solve(letter.offer, letter.words);
      this.last = letter.words;
      const said = make('p', { class: tried.right ? 'right' : 'wrong' }, this.sentence(tried, letter.labels));
      // The board is clear again, to try another move or to see what was best.
      this.deeds.tried();
      if (tried.right) {
        document.getElementById('puzzle-next')?.classList.add('primary');
        await this.show([said]);
      }
      else byId('puzzle-answer').replaceChildren(said);
      // On a phone the answer may lie outside of what is seen.
      byId('puzzle').scrollIntoView({ block: 'nearest' });
    } catch (fault) {
      this.deeds.fault(fault);
    } finally {
      this.isAsking = false;
      this.deeds.changed();
    }
  }

  /** What came of a move. @param {Tried} tried @param {string} move */
  sentence(tried, move) {
    if (tried.right) return this.text('client-puzzle-right', { move });
    if (tried.gives_away === null) return this.text('client-puzzle-wrong', { move });
    return this.text('client-puzzle-gives', { move, percent: percent(tried.gives_away) });
  }

  /** Shows the answer behind what was said. @param {Node[]} said */
  async show(said) {
    const { text } = this;
    const box = byId('puzzle-answer');
    box.replaceChildren(...said, make('p', { class: 'hint' }, text('client-puzzle-thinks')));
    try {
      const answer = await this.server.answer(this.last);
      const lines = answer.moves.map((move) => make('li', { class: move.right ? 'right' : '' },
        make('span', {}, move.label), ' ',
        make('b', {}, text('client-percent', { percent: percent(move.expected) }))));
      const best = answer.moves.find((move) => move.right);
      /** @type {Node[]} */
      const content = [...said];
      if (best) content.push(make('p', { class: 'best' }, text('client-puzzle-best', { move: best.label })));
      if (answer.instead !== null && answer.why.length > 0) {
        content.push(make('p', {}, text('client-puzzle-why', { move: answer.instead })),
          make('ul', { class: 'why' }, ...answer.why.map((line) => make('li', {}, line))));
      }
      content.push(make('details', {}, make('summary', {}, text('client-puzzle-moves')), make('ol', {}, ...lines),
        make('p', { class: 'hint' }, text('client-hint-scale'))));
      box.replaceChildren(...content);
    } catch (fault) {
      box.replaceChildren(...said);
      this.deeds.fault(fault);
    }
  }
}

/** @param {number} share */
function percent(share) {
  return Math.round(100 * share);
}
