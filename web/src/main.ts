import { mount } from 'svelte';
import App from './App.svelte';
import './app.css';
import { words } from './lib/words.svelte';

const AGAIN_MS = 2000;

/** Without words there is nothing to show: they are asked for until they are there. */
async function begin(target: HTMLElement): Promise<void> {
  try {
    await words.start();
  } catch {
    setTimeout(() => void begin(target), AGAIN_MS);
    return;
  }
  mount(App, { target });
}

const target = document.getElementById('app');
if (target !== null) void begin(target);
