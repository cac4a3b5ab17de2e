// Whether a finished race is the one that was promised and seen. The rules are not on this device, so that a step follows from the seed
// is not checked here: `podium verify` does that. Checked are the promise, what this device saw itself, and the record's fingerprints.

import { commitment } from './blake3';
import { fingerprint } from './fingerprint';
import type { Json, JsonObject, Replay, Reveal } from './messages';
import { viewsOf } from './replay';
import { stepPrint, type Seen } from './witness';

/** A finished race with its proof, as far as it is read here. */
export interface Proof {
  commitment: string;
  salt: string;
  record: { options: JsonObject; seed: number; start: string; steps: readonly { seat: number; action: Json; hash: string }[] };
}

export interface Evidence {
  table: string;
  reveal: Reveal;
  /** The promise that the server names now. */
  promise: string;
  proof: Proof;
  /** The whole truth, step by step. */
  whole: Replay;
  /** What this device saw during the race; null if nothing. */
  seen: Seen | null;
  /** The race as its seats saw it, told now, by seat. */
  told: Readonly<Record<string, Replay>>;
}

export interface Findings {
  /** Seed and salt give the promise, and it is the one that this device saw. */
  promise: { kept: boolean; /** After how many steps this device saw it first; null if never. */ from: number | null };
  /** Steps that this device saw and that are told now: how many, and the first one that is told otherwise. */
  steps: { seen: number; differs: number | null };
  /** Steps of the record: how many, and the first one that does not fit the replay. */
  record: { steps: number; differs: number | null };
}

export function verify(evidence: Evidence): Findings {
  return { promise: promised(evidence), steps: compared(evidence), record: recorded(evidence) };
}

export function holds({ promise, steps, record }: Findings): boolean {
  return promise.kept && steps.differs === null && record.differs === null;
}

function promised({ table, reveal, promise, proof, seen }: Evidence): Findings['promise'] {
  const given = commitment(table, reveal.seed, reveal.salt);
  const same = [promise, proof.commitment, seen?.promise ?? promise].every((it) => it === given);
  // The seed has more digits than a number keeps: what is left of it must be the same.
  return { kept: same && proof.salt === reveal.salt && proof.record.seed === Number(reveal.seed), from: seen?.from ?? null };
}

function compared({ seen, told }: Evidence): Findings['steps'] {
  let count = 0;
  let differs: number | null = null;
  for (const [seat, prints] of Object.entries(seen?.steps ?? {})) {
    for (const step of told[seat]?.steps ?? []) {
      // Actions that were taken back are not told any more.
      const print = step.at === undefined || step.at === null ? undefined : prints[step.at];
      if (print === undefined || step.seat === undefined || step.seat === null) continue;
      count += 1;
      const { seat: by, action, events, changes } = step;
      if (differs === null && stepPrint({ by, ...(action === undefined ? {} : { action }), events, changes }) !== print) differs = step.seq;
    }
  }
  return { seen: count, differs };
}

/** The record's fingerprints: position and events after the set-up and after every step; the first covers the switches, too. */
function recorded({ proof, whole }: Evidence): Findings['record'] {
  const { start, steps, options } = proof.record;
  const views = viewsOf(whole);
  const wanted = [start, ...steps.map((step) => step.hash)];
  const print = (i: number) => {
    const view = views[i] ?? null;
    const events = (whole.steps[i]?.events ?? []).map((it) => it.event);
    return `${fingerprint(i === 0 ? [options, view] : view)}-${fingerprint(events)}`;
  };
  const sameAction = (i: number) => {
    const [recorded, told] = [steps[i - 1], whole.steps[i]];
    return recorded?.seat === told?.seat && fingerprint(recorded?.action ?? null) === fingerprint(told?.action ?? null);
  };
  const wrong = wanted.findIndex((hash, i) => print(i) !== hash || (i > 0 && !sameAction(i)));
  const missing = wanted.length === whole.steps.length ? null : Math.min(wanted.length, whole.steps.length);
  return { steps: steps.length, differs: wrong >= 0 ? wrong : missing };
}
