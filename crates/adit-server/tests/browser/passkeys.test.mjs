// A player opens their tables in another browser with a passkey. The device is one of Chromium's own.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { Adit, PHONE, beginWith, complaints, launch, move, takeSeat, visitor } from './support.mjs';

/** @type {Adit} */ let adit;
/** @type {import('playwright-core').Browser} */ let browser;
before(async () => {
  [adit, browser] = await Promise.all([Adit.start(), launch()]);
  // Passkeys belong to a name, and this computer has one that is secure.
  adit.address = adit.address.replace('127.0.0.1', 'localhost');
});
after(async () => { await browser?.close(); await adit?.end(); });

/**
 * A device that holds passkeys and always recognises its owner.
 * @param {import('playwright-core').BrowserContext} context @param {import('playwright-core').Page} page
 */
async function device(context, page) {
  const line = await context.newCDPSession(page);
  await line.send('WebAuthn.enable');
  const { authenticatorId } = await line.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2', transport: 'internal', hasResidentKey: true, hasUserVerification: true, isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    keys: async () => (await line.send('WebAuthn.getCredentials', { authenticatorId })).credentials,
    /** @param {any} credential */
    hold: (credential) => line.send('WebAuthn.addCredential', { authenticatorId, credential }),
    /** @param {boolean} isUserVerified */
    recognise: (isUserVerified) => line.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified }),
  };
}

/** @param {import('playwright-core').Page} page @param {string} name */
async function shoot(page, name) {
  const folder = process.env.ADIT_SHOTS;
  if (!folder) return;
  for (const colorScheme of /** @type {const} */ (['light', 'dark'])) {
    await page.emulateMedia({ colorScheme });
    for (const width of [390, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      await page.screenshot({ path: `${folder}/${name}-${width}-${colorScheme}.png`, fullPage: true });
    }
  }
  await page.emulateMedia({ colorScheme: null });
}

test('a passkey is made, opens the player in a second browser who plays on, and is removed', async () => {
  const ann = await visitor(browser, adit);
  await beginWith(ann.page, 'caverna', ['me', 'me']);
  const table = ann.page.url();
  const own = await device(ann.context, ann.page);
  await ann.page.goto('/me');
  await ann.page.locator('#name').fill('Ann');
  await ann.page.getByRole('button', { name: 'Save', exact: true }).first().click();
  await ann.page.locator('#passkey').click();
  await ann.page.locator('#passkeys li').waitFor();
  assert.deepEqual(await complaints(ann.page), []);
  // The device has one already and says so.
  await ann.page.locator('#passkey').click();
  await ann.page.getByText('This device already has a passkey for you.').waitFor();
  await ann.page.reload();
  const name = ann.page.locator('#passkeys input[name=name]');
  await name.fill('Blue phone');
  await ann.page.locator('#passkeys form button').first().click();
  await ann.page.waitForFunction(() => document.querySelector('#passkeys input[name=name]')?.getAttribute('value') === 'Blue phone');
  await shoot(ann.page, 'me');
  const [credential] = await own.keys();
  assert.ok(credential?.isResidentCredential);

  const phone = await visitor(browser, adit, { viewport: PHONE });
  const other = await device(phone.context, phone.page);
  await other.hold(credential);
  await phone.page.goto('/me');
  await phone.page.getByRole('link', { name: 'Open with a passkey' }).click();
  assert.deepEqual(await complaints(phone.page), []);
  await shoot(phone.page, 'open');
  await phone.page.setViewportSize(PHONE);
  await phone.page.locator('#passkey').click();
  await phone.page.waitForURL(/\/me$/);
  assert.equal(await phone.page.locator('#name').inputValue(), 'Ann');
  // On a phone the list of choices is folded away.
  await phone.page.setViewportSize({ width: 1440, height: 900 });
  await phone.page.goto(table);
  await takeSeat(phone.page);
  await move(phone.page);

  // The device does not recognise its owner: nothing is sent, and the page says so.
  const stranger = await visitor(browser, adit);
  const third = await device(stranger.context, stranger.page);
  const [used] = await other.keys();
  await third.hold(used);
  await third.recognise(false);
  await stranger.page.goto('/me/passkeys/open');
  await stranger.page.locator('#passkey').click();
  await stranger.page.locator('#passkey-failed').waitFor();
  await third.recognise(true);

  // What is removed opens nothing any more.
  await ann.page.getByRole('button', { name: 'Remove the passkey Blue phone' }).click();
  await ann.page.locator('#passkeys li').waitFor({ state: 'detached' });
  await stranger.page.locator('#passkey').click();
  await stranger.page.getByText('Nobody here has this passkey any more.').waitFor();
  assert.deepEqual([...ann.faults, ...phone.faults], []);
  for (const { context } of [ann, phone, stranger]) await context.close();
});

test('both pages speak four languages and work without a script', async () => {
  for (const [locale, said] of [['de-DE', 'Mit einem Passkey öffnen'], ['fr-FR', 'Ouvrir avec une clé d’accès'], ['nl-NL', 'Openen met een passkey']]) {
    const { page, context, faults } = await visitor(browser, adit, { locale });
    await page.goto('/me/passkeys/open');
    await page.getByRole('heading', { name: said ?? '' }).waitFor();
    assert.deepEqual(await complaints(page), []);
    assert.deepEqual(faults, []);
    await context.close();
  }
  const { page, context } = await visitor(browser, adit, { javaScriptEnabled: false });
  await page.goto('/me/passkeys/open');
  assert.match(await page.content(), /<noscript>.*This browser cannot use passkeys here\./);
  assert.ok(await page.locator('#passkey').isHidden());
  await page.getByRole('link', { name: 'I have a recovery code' }).click();
  await page.waitForURL(/\/me\/recover$/);
  await context.close();
});
