// Plays a seat at the socket, past the page: for tests that look at a decision which comes up rarely.

import { kindOf } from './wishes.mjs';

/** Sends one action of seat 0 and waits for what came of it. Runs in the page. */
function send([table, action]) {
  return new Promise((resolve, reject) => {
    const socket = new WebSocket(`${location.origin.replace('http', 'ws')}/ws`);
    let sent = false;
    socket.onopen = () => {
      socket.send(JSON.stringify({ type: 'hello', protocol: 2 }));
      socket.send(JSON.stringify({ type: 'watch', table, seat: 0 }));
    };
    socket.onerror = () => reject(new Error('the socket failed'));
    socket.onmessage = ({ data }) => {
      const { type, seq } = JSON.parse(data);
      if (type === 'sync' && !sent) {
        sent = true;
        socket.send(JSON.stringify({ type: 'play', table, seat: 0, seq, action }));
      } else if (type === 'step' || type === 'refused' || type === 'error') {
        socket.close();
        resolve();
      }
    };
  });
}

const MOST_RACES = 12;

/** Answers for seat 0 until one of `wanted` is asked. Where a race ends before that, `another` begins one. */
export async function answerUntil(page, urge, wanted, another = null) {
  const made = new Map();
  for (let race = 0; race < MOST_RACES; race += 1) {
    for (;;) {
      const table = /^\/t\/([^/?#]+)/.exec(new URL(page.url()).pathname)?.[1];
      if (table === undefined) break;
      const seen = await page.evaluate(async (id) => (await fetch(`/api/tables/${id}/view?seat=0&detail=full`)).json(), table);
      if (seen.deciding.length === 0) break;
      const decision = seen.deciding.find(({ seat }) => seat === 0)?.decision;
      if (decision !== undefined && wanted.includes(decision)) return decision;
      if (decision === undefined) {
        await page.waitForTimeout(60);
        continue;
      }
      const wish = urge(seen);
      const times = (action) => made.get(kindOf(decision, action)) ?? 0;
      const { action } = seen.legal.map(({ action }) => ({ action, score: times(action) - wish(action) })).sort((a, b) => a.score - b.score)[0];
      made.set(kindOf(decision, action), times(action) + 1);
      await page.evaluate(send, [table, action]);
    }
    if (another === null) break;
    await another();
  }
  throw new Error(`none of ${wanted.join(', ')} was asked`);
}
