// Tells somebody who looks elsewhere that it is their turn.

import { settings } from './settings.svelte';

let shown: Notification | null = null;

export function tellTurn(text: string): void {
  if (!settings.notify || !document.hidden || typeof Notification === 'undefined' || Notification.permission !== 'granted') return;
  shown?.close();
  const notification = new Notification('Podium', { body: text, tag: 'podium-turn', icon: '/favicon.svg' });
  notification.onclick = () => {
    window.focus();
    notification.close();
  };
  shown = notification;
}
