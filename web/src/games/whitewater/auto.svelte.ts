// Passes by itself where somebody has asked for it: wherever the rules say that there is little to think about.

import { idleOf } from '../../lib/race';
import type { Act, Looking } from '../picture';

const KEY = 'podium.whitewater.pass';
/** Not at once, and not always after the same time: the pause must tell nothing. */
const WAIT_MS = 900;

function read(): boolean {
  try {
    return localStorage.getItem(KEY) === 'yes';
  } catch {
    return false;
  }
}

class AutoPass {
  on = $state(read());

  set(on: boolean): void {
    this.on = on;
    try {
      localStorage.setItem(KEY, on ? 'yes' : 'no');
    } catch {
      // A private window may refuse; it then holds until the page is closed.
    }
  }

  /** For an effect: passes after a while, unless something changes before. */
  watch(at: Looking, act: Act): (() => void) | undefined {
    const pass = idleOf(at.legal);
    if (!this.on || pass?.idle !== 'window') return undefined;
    const timer = setTimeout(() => act.confirm(pass), WAIT_MS + Math.random() * WAIT_MS);
    return () => clearTimeout(timer);
  }
}

export const autoPass = new AutoPass();
