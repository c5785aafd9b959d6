// @ts-check
/** Keys with which a request that is sent twice happens once. */

/** A text that nobody else has. */
export function freshKey() {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
