// @ts-check
/** Passkeys: the device of the player is asked, and its answer travels in the form of the page. */

import { byId } from './dom.js';

/** @param {string} text */
function bytes(text) {
  const plain = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
}

/** @param {ArrayBuffer} buffer */
function text(buffer) {
  const plain = String.fromCharCode(...new Uint8Array(buffer));
  return btoa(plain).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** @param {any} options  as the server asks @returns {Promise<Credential | null>} */
function ask(options) {
  const asked = options.publicKey;
  asked.challenge = bytes(asked.challenge);
  for (const known of asked.excludeCredentials ?? []) known.id = bytes(known.id);
  if (!asked.user) return navigator.credentials.get({ publicKey: asked });
  asked.user.id = bytes(asked.user.id);
  return navigator.credentials.create({ publicKey: asked });
}

/** What the device says, as JSON. @param {PublicKeyCredential} credential */
function answer({ id, rawId, type, response }) {
  /** @type {Record<string, string>} */
  const said = { clientDataJSON: text(response.clientDataJSON) };
  if (response instanceof AuthenticatorAttestationResponse) said.attestationObject = text(response.attestationObject);
  if (response instanceof AuthenticatorAssertionResponse) {
    said.authenticatorData = text(response.authenticatorData);
    said.signature = text(response.signature);
    if (response.userHandle) said.userHandle = text(response.userHandle);
  }
  return JSON.stringify({ id, rawId: text(rawId), type, response: said, clientExtensionResults: {} });
}

/** @param {HTMLFormElement} form */
async function go(form) {
  for (const id of ['passkey-failed', 'passkey-known']) byId(id).hidden = true;
  const asked = await fetch(form.dataset.ask ?? '', { method: 'POST' });
  if (!asked.ok) throw new Error(`the server answers ${asked.status}`);
  const credential = await ask(await asked.json());
  const field = form.elements.namedItem('answer');
  if (!(credential instanceof PublicKeyCredential) || !(field instanceof HTMLInputElement)) throw new Error('nothing came');
  field.value = answer(credential);
  form.submit();
}

const form = document.querySelector('#passkey-form');
if (form instanceof HTMLFormElement) {
  if (window.isSecureContext && 'PublicKeyCredential' in window) {
    form.hidden = false;
    byId('passkey').addEventListener('click', () => {
      // The device says so if it has a passkey of this player already.
      go(form).catch((error) => { byId(error?.name === 'InvalidStateError' ? 'passkey-known' : 'passkey-failed').hidden = false; });
    });
  } else {
    byId('passkey-unable').hidden = false;
  }
}
