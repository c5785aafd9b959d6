// @ts-check
/** What this browser remembers of its reader's wishes. */

/** @typedef {'confirm' | 'notify' | 'sounds'} Setting */

/** @param {Setting} name */
export function isOn(name) {
  const kept = localStorage.getItem(`adit-${name}`);
  return kept === null ? name === 'confirm' : kept === 'yes';
}

/** @param {Setting} name @param {boolean} on */
export function set(name, on) {
  localStorage.setItem(`adit-${name}`, on ? 'yes' : 'no');
}

/** A short soft tone. */
export function sound() {
  const context = new AudioContext();
  const tone = context.createOscillator();
  const volume = context.createGain();
  tone.frequency.value = 440;
  volume.gain.setValueAtTime(0.15, context.currentTime);
  volume.gain.exponentialRampToValueAtTime(0.001, context.currentTime + 0.4);
  tone.connect(volume).connect(context.destination);
  tone.start();
  tone.stop(context.currentTime + 0.4);
}
