// @ts-check
/**
 * Works out again what chance brought, from the secret and from what the players added. It needs nothing of the browser but whole numbers, so
 * it runs where the browser has no cryptography too: on a page that is not encrypted. `docs/fair.md` has the algorithm in words.
 */

/**
 * @typedef {{ words: string, weight: number }} Outcome
 * @typedef {{ number: number, drawn: string, outcomes: Outcome[] }} Draw
 * @typedef {{ number: number, ticket: bigint, of: bigint, expected: string, follows: boolean }} Checked
 */

/** The first 32 bits of the fractional parts of roots of the first primes. @param {number} count @param {number} root */
function fractions(count, root) {
  const words = [];
  for (let candidate = 2; words.length < count; candidate += 1) {
    let isPrime = true;
    for (let factor = 2; factor * factor <= candidate; factor += 1) if (candidate % factor === 0) isPrime = false;
    if (isPrime) words.push(fraction(BigInt(candidate), root));
  }
  return words;
}

/** @param {bigint} prime @param {number} root */
function fraction(prime, root) {
  // The root of prime · 2^(32 · root) in whole numbers is the root of the prime with 32 more bits.
  const target = prime << BigInt(32 * root);
  let [low, high] = [0n, 1n << 40n];
  while (high - low > 1n) {
    const middle = (low + high) / 2n;
    if (middle ** BigInt(root) <= target) low = middle; else high = middle;
  }
  return Number(low & 0xffffffffn);
}

const START = fractions(8, 2);
const ROUNDS = fractions(64, 3);

/** @param {number} word @param {number} by */
const right = (word, by) => (word >>> by) | (word << (32 - by));
/** @param {number} word @param {number} by */
const left = (word, by) => (word << by) | (word >>> (32 - by));

/** The SHA-256 sum. @param {Uint8Array} bytes @returns {Uint8Array} */
export function sha256(bytes) {
  const blocks = new Uint8Array(Math.ceil((bytes.length + 9) / 64) * 64);
  blocks.set(bytes);
  blocks[bytes.length] = 0x80;
  const view = new DataView(blocks.buffer);
  view.setBigUint64(blocks.length - 8, BigInt(bytes.length) * 8n);
  const state = Uint32Array.from(START);
  const words = new Uint32Array(64);
  for (let block = 0; block < blocks.length; block += 64) {
    for (let at = 0; at < 16; at += 1) words[at] = view.getUint32(block + 4 * at);
    for (let at = 16; at < 64; at += 1) {
      const [early, late] = [words[at - 15] ?? 0, words[at - 2] ?? 0];
      const one = right(early, 7) ^ right(early, 18) ^ (early >>> 3);
      const two = right(late, 17) ^ right(late, 19) ^ (late >>> 10);
      words[at] = (words[at - 16] ?? 0) + one + (words[at - 7] ?? 0) + two;
    }
    let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state;
    for (let at = 0; at < 64; at += 1) {
      const one = (right(e, 6) ^ right(e, 11) ^ right(e, 25)) + ((e & f) ^ (~e & g));
      const first = (h + one + (ROUNDS[at] ?? 0) + (words[at] ?? 0)) | 0;
      const second = ((right(a, 2) ^ right(a, 13) ^ right(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
      [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + second) | 0];
    }
    [a, b, c, d, e, f, g, h].forEach((word, at) => { state[at] = (state[at] ?? 0) + word; });
  }
  const sum = new Uint8Array(32);
  state.forEach((word, at) => new DataView(sum.buffer).setUint32(4 * at, word));
  return sum;
}

/** The HMAC-SHA-256 of a text. @param {Uint8Array} key  at most 64 bytes @param {string} text */
export function hmac(key, text) {
  const inner = new Uint8Array(64).fill(0x36);
  const outer = new Uint8Array(64).fill(0x5c);
  key.forEach((byte, at) => {
    inner[at] = byte ^ 0x36;
    outer[at] = byte ^ 0x5c;
  });
  const joined = (/** @type {Uint8Array} */ one, /** @type {Uint8Array} */ other) => new Uint8Array([...one, ...other]);
  return sha256(joined(outer, sha256(joined(inner, new TextEncoder().encode(text)))));
}

/** One block of ChaCha with 8 rounds. @param {Uint8Array} key @param {number} stream @param {number} block @returns {Uint32Array} */
function chacha(key, stream, block) {
  const view = new DataView(key.buffer, key.byteOffset);
  const start = new Uint32Array(16);
  start.set([0x61707865, 0x3320646e, 0x79622d32, 0x6b206574]);
  for (let at = 0; at < 8; at += 1) start[4 + at] = view.getUint32(4 * at, true);
  start.set([block, 0, stream >>> 0, Math.floor(stream / 2 ** 32)], 12);
  const state = Uint32Array.from(start);
  const mix = (/** @type {number} */ to, /** @type {number} */ from, /** @type {number} */ turned, /** @type {number} */ by) => {
    state[to] = (state[to] ?? 0) + (state[from] ?? 0);
    state[turned] = left((state[turned] ?? 0) ^ (state[to] ?? 0), by);
  };
  const quarter = (/** @type {number} */ a, /** @type {number} */ b, /** @type {number} */ c, /** @type {number} */ d) => {
    mix(a, b, d, 16);
    mix(c, d, b, 12);
    mix(a, b, d, 8);
    mix(c, d, b, 7);
  };
  for (let round = 0; round < 8; round += 2) {
    for (let column = 0; column < 4; column += 1) quarter(column, column + 4, column + 8, column + 12);
    for (let column = 0; column < 4; column += 1) quarter(column, 4 + ((column + 1) % 4), 8 + ((column + 2) % 4), 12 + ((column + 3) % 4));
  }
  return state.map((word, at) => word + (start[at] ?? 0));
}

/** A number below a limit, from the stream with this number. @param {Uint8Array} key @param {number} stream @param {bigint} limit */
export function below(key, stream, limit) {
  const whole = 1n << 64n;
  const threshold = (whole - limit) % limit;
  for (let taken = 0; ; taken += 1) {
    const words = chacha(key, stream, Math.floor(taken / 8));
    const at = (taken % 8) * 2;
    const product = (BigInt(words[at] ?? 0) + (BigInt(words[at + 1] ?? 0) << 32n)) * limit;
    if (product % whole >= threshold) return product >> 64n;
  }
}

/** @param {string} text */
function bytes(text) {
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}

/** Is this the secret that was committed to? @param {string} secret @param {string} commitment */
export function isMeant(secret, commitment) {
  return [...sha256(bytes(secret))].map((byte) => byte.toString(16).padStart(2, '0')).join('') === commitment;
}

/** Works out a draw again. @param {Uint8Array} key @param {Draw} draw @returns {Checked} */
function checked(key, { number, drawn, outcomes }) {
  const of = outcomes.reduce((sum, { weight }) => sum + BigInt(weight), 0n);
  const ticket = of > 0n ? below(key, number, of) : 0n;
  let rest = ticket;
  const found = outcomes.find(({ weight }) => {
    rest -= BigInt(weight);
    return rest < 0n;
  });
  const expected = found?.words ?? '';
  return { number, ticket, of, expected, follows: found !== undefined && expected === drawn };
}

/** Works out every draw again. @param {string} secret @param {string[]} opening  the lines before the first draw @param {Draw[]} draws */
export function check(secret, opening, draws) {
  const key = hmac(bytes(secret), opening.map((line) => `${line}\n`).join(''));
  return draws.map((draw) => checked(key, draw));
}
