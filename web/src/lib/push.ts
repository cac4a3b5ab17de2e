// Messages to this browser that it is your turn, also while no page is open (Web Push).

import { api } from './http';
import { settings } from './settings.svelte';

const WORKER = '/notice.js';

/** Whether this browser can be sent messages at all; some can only once the page is on the home screen. */
export function canPush(): boolean {
  return typeof navigator !== 'undefined' && 'serviceWorker' in navigator && typeof PushManager !== 'undefined' && typeof Notification !== 'undefined';
}

/** Asks for leave, and tells the server where messages for this browser go. False if the person does not allow it. */
export async function allowPush(key: string): Promise<boolean> {
  if ((await Notification.requestPermission()) !== 'granted') return false;
  await navigator.serviceWorker.register(WORKER);
  const { pushManager } = await navigator.serviceWorker.ready;
  const wanted = { userVisibleOnly: true, applicationServerKey: key };
  let subscription: PushSubscription;
  try {
    subscription = await pushManager.subscribe(wanted);
  } catch (error) {
    // One for another server's key is of no use any more.
    const old = await pushManager.getSubscription();
    if (old === null) throw error;
    await old.unsubscribe();
    subscription = await pushManager.subscribe(wanted);
  }
  const { endpoint, keys } = subscription.toJSON();
  await api.addPush({ endpoint: endpoint ?? '', key: keys?.['p256dh'] ?? '', auth: keys?.['auth'] ?? '', language: settings.language });
  return true;
}

/** This browser is sent no messages any more. */
export async function stopPush(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration();
  await (await registration?.pushManager.getSubscription())?.unsubscribe();
}
