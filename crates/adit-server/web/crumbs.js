// @ts-check
/** What is picked so far, one crumb for each part. Each one can be taken away again. */

import { button, make } from './dom.js';
import { kindOf } from './offer.js';
import { capital } from './texts.js';

/**
 * The crumbs of what is chosen.
 * @param {import('./chooser.js').Chooser} chooser @param {(id: string | null) => void} pointed
 * @returns {Node[]}
 */
export function crumbs(chooser, pointed) {
  const { choice, text } = chooser;
  if (!choice || chooser.sheet || (choice.picks.length === 0 && !choice.only())) return [];
  const items = choice.crumbs().map(({ part, pick }) => {
    const label = capital(part === null ? text('client-finish') : choice.part(part).label);
    const id = part === null ? null : choice.part(part).id;
    if (id !== null && kindOf(id) === 'rotation' && choice.turns().length > 0) {
      return make('li', {}, button(label, () => void chooser.turn(1), { class: 'crumb', 'data-crumb': id, title: text('client-turn-on') }));
    }
    if (pick === null) return make('li', {}, make('span', { class: 'crumb sure' }, label));
    const remove = text('client-remove', { label });
    const crumb = button(label, () => chooser.remove(pick), { class: 'crumb', 'data-crumb': id ?? 'end', 'aria-label': remove, title: remove });
    crumb.append(make('span', { class: 'cross', 'aria-hidden': 'true' }, '×'));
    crumb.addEventListener('keydown', (event) => {
      if (event.key !== 'Backspace' && event.key !== 'Delete') return;
      event.preventDefault();
      event.stopPropagation();
      chooser.remove(pick);
    });
    for (const kind of ['mouseenter', 'focus']) crumb.addEventListener(kind, () => pointed(id));
    for (const kind of ['mouseleave', 'blur']) crumb.addEventListener(kind, () => pointed(null));
    return make('li', {}, crumb);
  });
  return items.length === 0 ? [] : [make('ol', { class: 'crumbs', 'aria-label': text('client-picked') }, ...items)];
}
