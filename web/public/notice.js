// Shows that it is your turn in a race by mail, also when no page is open, and opens the table when it is touched.

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

self.addEventListener('push', (event) => {
  let told;
  try {
    told = event.data.json();
  } catch {
    told = { title: 'Podium', text: '', table: null };
  }
  const address = typeof told.table === 'string' ? `/t/${encodeURIComponent(told.table)}` : '/';
  // A newer message about a table takes the place of the one before.
  event.waitUntil(
    self.registration.showNotification(told.title, { body: told.text, tag: address, icon: '/icon-192.png', badge: '/icon-192.png', data: { address } }),
  );
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data.address));
});

async function open(address) {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = pages.find((page) => new URL(page.url).pathname === address);
  return there === undefined ? self.clients.openWindow(address) : there.focus();
}
