// Being told that a race by mail waits: allowed at the table, sealed by the server for a stand-in push service, shown by the page's worker.

import assert from 'node:assert/strict';
import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import { accessible } from './axe.mjs';
import { open } from './browser.mjs';
import { Server } from './server.mjs';

/** A push service and a browser's keys: Chromium's own service needs the network. */
async function standIn() {
  const [keys, auth, bodies] = [createECDH('prime256v1'), randomBytes(16), []];
  keys.generateKeys();
  const service = createServer((request, response) => {
    const parts = [];
    request.on('data', (part) => parts.push(part));
    request.on('end', () => {
      bodies.push(Buffer.concat(parts));
      response.writeHead(201).end();
    });
  });
  await new Promise((resolve) => service.listen(0, '127.0.0.1', resolve));
  const subscription = {
    endpoint: `http://127.0.0.1:${service.address().port}/push`,
    keys: { p256dh: keys.getPublicKey('base64url'), auth: auth.toString('base64url') },
  };
  /** Opens a message as RFC 8291 says. */
  const opened = (body) => {
    const [salt, sender, sealed] = [body.subarray(0, 16), body.subarray(21, 86), body.subarray(86)];
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), keys.getPublicKey(), sender]);
    const material = Buffer.from(hkdfSync('sha256', keys.computeSecret(sender), auth, info, 32));
    const derived = (what, length) => Buffer.from(hkdfSync('sha256', material, salt, Buffer.from(`Content-Encoding: ${what}\0`), length));
    const cipher = createDecipheriv('aes-128-gcm', derived('aes128gcm', 16), derived('nonce', 12));
    cipher.setAuthTag(sealed.subarray(-16));
    const text = Buffer.concat([cipher.update(sealed.subarray(0, -16)), cipher.final()]);
    return text.subarray(0, -1).toString();
  };
  return { service, subscription, bodies, opened };
}

/** Waits until something is so. */
async function until(isSo, what) {
  for (const end = Date.now() + 10_000; !(await isSo()); ) {
    assert.ok(Date.now() < end, what);
    await new Promise((resolve) => setTimeout(resolve, 30));
  }
}

const ask = (server, token, method, path, body) =>
  fetch(server.origin + path, {
    method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  }).then((answer) => answer.json());

/** Ada, who is no browser, plays until it is somebody else's turn. */
async function pass(server, token, table) {
  for (let kind = 'roll'; ; kind = 'hold') {
    const view = await ask(server, token, 'GET', `/api/tables/${table}/view`);
    if (view.deciding[0].seat !== 0) return;
    await ask(server, token, 'POST', `/api/tables/${table}/play`, { seat: 0, seq: view.seq, action: { type: kind } });
  }
}

export const notice = [
  {
    name: 'by mail: a browser is told of a turn when nobody looks, the home page says it too, and a calendar has an address',
    run: async ({ browser }) => {
      const server = await Server.start(['--push-contact', 'mailto:op@example.org', '--push-anywhere', 'true']);
      const { service, subscription, bodies, opened } = await standIn();
      try {
        const { token } = await ask(server, '', 'POST', '/api/me', { name: 'Ada' });
        const settings = { clock: { kind: 'mail', hours: 48 } };
        const made = await ask(server, token, 'POST', '/api/tables', { game: 'pig', seats: [{ kind: 'me' }, { kind: 'open' }], settings });
        const table = made.table.id;
        const page = await open(browser, server);
        await page.context().grantPermissions(['notifications'], { origin: server.url });
        await page.addInitScript((told) => {
          PushManager.prototype.subscribe = async () => ({ toJSON: () => told });
        }, subscription);
        await page.goto('/');
        await page.evaluate((path) => fetch('/api/me', { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{"name": "Bob"}' })
          .then(() => fetch(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{"seat": 1}' })), `/api/tables/${table}/sit`);
        await page.goto(`/t/${table}`);
        const hint = page.getByRole('status').filter({ hasText: 'This race is by mail' });
        await hint.waitFor();
        await accessible(page, 'a race by mail with its hint');
        await hint.getByRole('button', { name: 'Allow' }).click();
        await page.getByText('You are told in this browser.').waitFor();
        await page.goto('/you');
        const panel = page.locator('#notice');
        await panel.getByText('You are told in this browser.').waitFor();
        await pass(server, token, table);
        await until(() => bodies.length === 1, 'a message is sent');
        const message = opened(bodies[0]);
        assert.deepEqual(JSON.parse(message), { title: 'Pig: it is your turn', text: 'A race with Ada. You have 48 hours for your choice.', table });
        // The browser's own service would hand it to the worker.
        const devtools = await page.context().newCDPSession(page);
        const registered = new Promise((resolve) => devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => registrations[0] && resolve(registrations[0])));
        await devtools.send('ServiceWorker.enable');
        const { registrationId } = await registered;
        await devtools.send('ServiceWorker.deliverPushMessage', { origin: server.url, registrationId, data: message });
        const shown = () => page.evaluate(async () => {
          const registration = await navigator.serviceWorker.getRegistration();
          return (await registration.getNotifications()).map(({ title, body, data }) => ({ title, body, data }));
        });
        await until(async () => (await shown()).length === 1, 'the message is shown');
        const [told] = await shown();
        assert.deepEqual([told.title, told.data], ['Pig: it is your turn', { address: `/t/${table}` }]);
        await panel.getByRole('button', { name: 'Make an address' }).click();
        const address = await panel.getByLabel('The address of your calendar', { exact: false }).inputValue();
        assert.match(await fetch(address.replace(server.url, server.origin)).then((answer) => answer.text()), /SUMMARY:Pig: your choice is due\r\n/);
        await accessible(page, 'you, with what tells you of your turn');
        await page.setViewportSize({ width: 320, height: 700 });
        assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth), 'it fits a phone');
        await page.setViewportSize({ width: 1440, height: 900 });
        await panel.getByRole('button', { name: 'Stop' }).first().click();
        await panel.getByText('You will no longer get messages in that browser.').waitFor();
        await page.goto('/');
        const row = page.locator('#yours .race.turn');
        await row.getByText('Your turn').waitFor();
        assert.match((await page.locator('#yours time').textContent()) ?? '', /^until /);
        assert.deepEqual(page.faults, [], 'the page has no faults');
      } finally {
        service.close();
        await server.stop();
      }
    },
  },
  {
    name: 'the link in a mail does nothing before somebody says so, and says when it has expired, in French too',
    run: async ({ browser, server }) => {
      const page = await open(browser, server, { locale: 'fr-FR', width: 390, height: 844 });
      await page.goto('/you/mail#stop=abc234');
      await page.getByRole('button', { name: 'Plus de courriel' }).waitFor();
      assert.equal(new URL(page.url()).hash, '', 'the secret does not stay in the address');
      await accessible(page, 'the link in a mail');
      await page.getByRole('button', { name: 'Plus de courriel' }).click();
      await page.getByRole('status').filter({ hasText: 'ce lien n’est plus valable' }).waitFor();
      assert.deepEqual(page.faults, [], 'the page has no faults');
    },
  },
];
