// @ts-check
/** How much time everybody has: a calm line beside each player, which counts seconds only when few are left. */

/** @typedef {import('./server.js').Picture} Picture */

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

export class Clocks {
  /** @param {import('./texts.js').Speak} text @param {string} language */
  constructor(text, language) {
    this.text = text;
    this.day = new Intl.DateTimeFormat(language, { weekday: 'short', day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' });
    this.hour = new Intl.DateTimeFormat(language, { hour: '2-digit', minute: '2-digit' });
    /** @type {Picture | null} */
    this.picture = null;
    /** @type {number | undefined} */
    this.timer = undefined;
  }

  /** @param {Picture} picture */
  receive(picture) {
    this.picture = picture;
    this.draw();
  }

  /** Writes what is left, and comes back when it has to be written again. */
  draw() {
    window.clearTimeout(this.timer);
    const { picture } = this;
    if (!picture?.clock) return;
    const now = Date.now();
    let next = Infinity;
    for (const mark of document.querySelectorAll('#players [data-seat] .clock')) {
      const seat = Number(mark.closest('[data-seat]')?.getAttribute('data-seat'));
      const due = picture.over ? undefined : picture.clock.due.find((other) => other.seat === seat);
      const reserve = picture.clock.reserves[seat];
      let said = '';
      if (due) {
        const left = due.at - now;
        said = this.until(due.at, left);
        if (left > 0) next = Math.min(next, left < HOUR ? 1_000 : MINUTE);
      } else if (reserve !== undefined && !picture.over) {
        said = this.text('client-clock-reserve', { time: this.length(reserve * 1_000) });
      }
      if (mark.textContent !== said) mark.textContent = said;
      mark.classList.toggle('soon', due !== undefined && due.at - now < 10 * MINUTE);
    }
    if (next !== Infinity) this.timer = window.setTimeout(() => this.draw(), next);
  }

  /** @param {number} at @param {number} left */
  until(at, left) {
    if (left <= 0) return this.text('client-clock-up');
    if (left < HOUR) return this.text('client-clock-left', { time: this.length(left) });
    const isToday = new Date(at).toDateString() === new Date().toDateString();
    return this.text('client-clock-until', { when: (isToday ? this.hour : this.day).format(at) });
  }

  /** A length such as `4:05`, `3 h 20 min` or `2 d 4 h`, in signs that are read in every language. @param {number} millis */
  length(millis) {
    const seconds = Math.floor(millis / 1_000);
    const two = (/** @type {number} */ number) => String(number).padStart(2, '0');
    if (millis < HOUR) return `${Math.floor(seconds / 60)}:${two(seconds % 60)}`;
    const [days, hours, minutes] = [Math.floor(seconds / 86_400), Math.floor(seconds / 3_600) % 24, Math.floor(seconds / 60) % 60];
    return days > 0 ? this.text('client-clock-days', { days, hours }) : this.text('client-clock-hours', { hours, minutes });
  }
}
