// The steps of a turn, with the one that is now.

import { readPhases } from '../phases';
import type { Looking, Phase } from '../picture';
import { readView } from './model';
import { w } from './words';

export function phases(at: Looking): Phase[] {
  const { phase, turn } = readView(at.view, at.scenery);
  if (phase === 'setup' || phase === 'over') return [];
  // Whoever buys gives up the draw; what is asked in between belongs to no phase of its own.
  const drawn = turn.drew || turn.bought;
  const signs = readPhases(at.scenery);
  const open = signs.map((sign, i) => (sign.decisions.includes(phase) ? i : -1)).filter((i) => i >= 0);
  const now = (drawn ? open.at(-1) : open[0]) ?? -1;
  return signs.map((sign, i): Phase => {
    const isPast = i < now || (now < 0 && (i === 0 || (sign.maySkip && drawn)));
    const state = i === now ? 'now' : !isPast ? 'ahead' : sign.maySkip && !turn.drew ? 'skipped' : 'done';
    return { key: sign.id, label: w(`phase-${sign.id}`), state };
  });
}
