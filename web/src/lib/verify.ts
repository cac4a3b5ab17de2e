// Whether a finished race is the one that was promised and seen. The rules are not on this device, so that a step follows from the seed
// is not checked here: `podium verify` does that. Checked are the promise, what this device saw itself, and the record's fingerprints.

import { commitment, mixed } from './blake3';
import { fingerprint } from './fingerprint';
import type { Json, JsonObject, Replay, Reveal } from './messages';
import { viewsOf } from './replay';
import { stepPrint, type Seen } from './witness';

/** A finished race with its proof, as far as it is read here. */
export interface Proof {
  commitment: string;
  salt: string;
  record: { options: JsonObject; seed: string; start: string; steps: readonly { seat: number; action: Json; hash: string }[] };
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
  promise: {
    /** `hash`: seed and salt do not give it; `changed`: this device saw another; `record`: the record names another, or another seed or salt. */
    broken: 'hash' | 'changed' | 'record' | null;
    /** After how many steps this device saw it first; null if never. */
    from: number | null;
  };
  steps: {
    /** How many of the steps that this device saw were compared. */
    compared: number;
    /** The first one that is told otherwise now. */
    differs: number | null;
    /** Steps that are not told any more, as they were taken back. */
    gone: number;
    /** Steps that were seen through a seat through which this device may not look any more. */
    shut: number;
  };
  /** Steps of the record: how many, and the first one that does not fit the replay. */
  record: { steps: number; differs: number | null };
}

export function verify(evidence: Evidence): Findings {
  return { promise: promised(evidence), steps: compared(evidence), record: recorded(evidence) };
}

export function holds({ promise, steps, record }: Findings): boolean {
  return promise.broken === null && steps.differs === null && record.differs === null;
}

function promised({ table, reveal, promise, proof, seen }: Evidence): Findings['promise'] {
  const from = seen?.from ?? null;
  // Where people had a share in the seed, the server promised its own part of it.
  const { drawn } = reveal;
  if (commitment(table, drawn?.seed ?? reveal.seed, reveal.salt) !== promise) return { broken: 'hash', from };
  if (drawn && mixed(table, drawn, reveal.salt) !== reveal.seed) return { broken: 'hash', from };
  if (seen !== null && seen.promise !== promise) return { broken: 'changed', from };
  const recorded = proof.commitment === promise && proof.salt === reveal.salt && proof.record.seed === reveal.seed;
  return { broken: recorded ? null : 'record', from };
}

function compared({ seen, told }: Evidence): Findings['steps'] {
  const found = { compared: 0, differs: null as number | null, gone: 0, shut: 0 };
  for (const [seat, prints] of Object.entries(seen?.steps ?? {})) {
    const left = new Set(Object.keys(prints));
    for (const step of told[seat]?.steps ?? []) {
      const print = step.at === undefined || step.at === null ? undefined : prints[step.at];
      if (print === undefined || step.seat === undefined || step.seat === null) continue;
      left.delete(String(step.at));
      found.compared += 1;
      const { seat: by, action, events, changes } = step;
      if (found.differs === null && stepPrint({ by, ...(action === undefined ? {} : { action }), events, changes }) !== print) found.differs = step.seq;
    }
    found[told[seat] === undefined ? 'shut' : 'gone'] += left.size;
  }
  return found;
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
