// Passkeys, with Chromium's virtual device: made on one device, and a new one is signed in with it.

import assert from 'node:assert/strict';
import { accessible } from './axe.mjs';
import { open } from './browser.mjs';

/** A device of software that holds keys, at this page. */
export async function device(page) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  const options = { protocol: 'ctap2', transport: 'internal', hasResidentKey: true, hasUserVerification: true, isUserVerified: true, automaticPresenceSimulation: true };
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', { options });
  return { devtools, authenticatorId };
}

const myself = (page) => page.evaluate(() => fetch('/api/me').then((answer) => answer.json()));

export const passkeys = [
  {
    name: 'a passkey is made under You, and a new device signs in with it and is the same person',
    run: async ({ browser, server }) => {
      // Keys are bound to names, not to numbers.
      const local = { url: server.url.replace('127.0.0.1', 'localhost') };
      const page = await open(browser, local);
      const own = await device(page);
      await page.goto('/you');
      const panel = page.locator('#passkeys');
      await panel.getByRole('button', { name: 'Make a passkey' }).click();
      await panel.getByText('This passkey signs you in on a new device.', { exact: false }).waitFor();
      await panel.getByRole('listitem').first().waitFor();
      assert.equal(await panel.getByRole('listitem').count(), 1);
      await accessible(page, 'you with a passkey');
      const { id } = await myself(page);
      const { credentials } = await own.devtools.send('WebAuthn.getCredentials', own);
      assert.equal(credentials.length, 1);
      // The keychain of another device has the same key.
      const phone = await open(browser, local, { width: 390, height: 844, dark: true });
      const other = await device(phone);
      await other.devtools.send('WebAuthn.addCredential', { authenticatorId: other.authenticatorId, credential: credentials[0] });
      await phone.goto('/you');
      await phone.getByRole('button', { name: 'Sign in with a passkey' }).click();
      await phone.locator('#passkeys').getByRole('listitem').waitFor();
      assert.equal((await myself(phone)).id, id, 'it is the same person');
      assert.ok(await phone.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth), 'it fits a phone');
      await phone.locator('#passkeys').getByRole('button', { name: /^Remove/ }).click();
      await phone.locator('#passkeys').getByText('That passkey no longer works.').waitFor();
      await phone.locator('#passkeys').getByRole('listitem').waitFor({ state: 'detached' });
      for (const it of [page, phone]) assert.deepEqual(it.faults, [], 'the page has no faults');
    },
  },
];
