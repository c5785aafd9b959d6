// @ts-check
/** What this browser remembers of its reader's wishes. */

import { wantsStillness } from './dom.js';

/** @typedef {'coach' | 'confirm' | 'forced' | 'marks' | 'notify' | 'pace' | 'sounds'} Setting */

/** What a reader gets who has never said anything. @param {Setting} name */
function byDefault(name) {
  return name === 'coach' || name === 'confirm' || name === 'forced' || name === 'marks' || (name === 'pace' && !wantsStillness());
}

/** @param {Setting} name */
export function isOn(name) {
  const kept = localStorage.getItem(`adit-${name}`);
  return kept === null ? byDefault(name) : kept === 'yes';
}

/** Remembers a wish and tells the page. @param {Setting} name @param {boolean} on */
export function set(name, on) {
  localStorage.setItem(`adit-${name}`, on ? 'yes' : 'no');
  document.dispatchEvent(new Event('adit-setting'));
}

/** @type {AudioContext | null} */
let context = null;

/**
 * Short soft tones, if the reader wants sounds.
 * @param {number[]} pitches  in hertz
 */
export function sound(...pitches) {
  if (!isOn('sounds')) return;
  context ??= new AudioContext();
  pitches.forEach((pitch, index) => {
    if (!context) return;
    const begin = context.currentTime + index * 0.16;
    const tone = context.createOscillator();
    const volume = context.createGain();
    tone.type = 'sine';
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(0.0001, begin);
    volume.gain.exponentialRampToValueAtTime(0.12, begin + 0.02);
    volume.gain.exponentialRampToValueAtTime(0.0001, begin + 0.5);
    tone.connect(volume).connect(context.destination);
    tone.start(begin);
    tone.stop(begin + 0.5);
  });
}
