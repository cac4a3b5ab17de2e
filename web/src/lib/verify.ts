// Whether a finished race is the one that was promised and seen, and whether it follows from its seed by the rules. The rules are the engine's,
// which the page may have been built without (`src/engine`); all else is checked here: the promise, what this device saw itself, and the record's
// fingerprints.

import { commitment, mixed } from './blake3';
import { fingerprint } from './fingerprint';
import type { EngineAnswer, Json, JsonObject, Misfit, Places, Replay, Reveal } from './messages';
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
  /** The places that the page shows; null if it shows none. */
  places: Places | null;
  /** Whether somebody ended the race before its end by the rules: then its places are no matter of theirs. */
  endedEarly: boolean;
  /** What the engine found when it played the record again, or why it did not. */
  engine: EngineAnswer | Unasked;
}

/** Why the engine was not asked, or did not answer: the page has none, or it failed. */
export type Unasked = { type: 'absent' } | { type: 'failed'; why: string };

/** What came out when the engine played the record again by the rules. */
export type ByTheRules =
  | Unasked
  /** It does not have the rules of this race. */
  | { type: 'other'; misfit: Misfit }
  /** The record cannot be read, or something in it does not follow from seed and rules. */
  | { type: 'unreadable'; say: Misfit['say'] }
  | { type: 'misfit'; misfit: Misfit; steps: number }
  /** Every step follows, but the page shows other places. */
  | { type: 'shown'; steps: number }
  | { type: 'held'; steps: number; version: number; places: Places | null };

export interface Findings {
  promise: {
    /** `hash`: seed and salt do not give it; `changed`: this device saw another; `record`: the record names another, or another seed or salt. */
    broken: 'hash' | 'changed' | 'record' | null;
    /** After how many steps this device saw it first; null if never. */
    from: number | null;
  };
  share: {
    /** How many shares of this device are in the seed. */
    own: number;
    /** The first seat whose share is not in the seed, though this device gave it and saw the race through that seat. */
    missing: number | null;
    /** How many shares people gave in all. */
    all: number;
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
  rules: ByTheRules;
}

export function verify(evidence: Evidence): Findings {
  return { promise: promised(evidence), share: shared(evidence), steps: compared(evidence), record: recorded(evidence), rules: byTheRules(evidence) };
}

const WRONG: readonly ByTheRules['type'][] = ['unreadable', 'misfit', 'shown'];

export function holds({ promise, share, steps, record, rules }: Findings): boolean {
  return promise.broken === null && share.missing === null && steps.differs === null && record.differs === null && !WRONG.includes(rules.type);
}

/** Whether nothing is left open: the promise was seen before the race, and all of it was played again by the rules. */
export function isWhole(found: Findings): boolean {
  return holds(found) && found.promise.from === 0 && found.rules.type === 'held';
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

/** Whoever got up before the race took their share with them: only seats that this device has played count. */
function shared({ reveal, seen }: Evidence): Findings['share'] {
  const all = reveal.drawn?.shares ?? [];
  const given = Object.entries(seen?.shares ?? {});
  const isIn = ([seat, share]: [string, string]) => all.some((it) => String(it.seat) === seat && it.share === share);
  const missing = given.find((it) => !isIn(it) && Object.keys(seen?.steps[it[0]] ?? {}).length > 0);
  return { own: given.filter(isIn).length, missing: missing === undefined ? null : Number(missing[0]), all: all.length };
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

function byTheRules({ engine, places, endedEarly }: Evidence): ByTheRules {
  if (engine.type === 'absent' || engine.type === 'failed') return engine;
  if (engine.type === 'unreadable') return { type: 'unreadable', say: engine.say };
  if (engine.type !== 'verified') return { type: 'failed', why: engine.type };
  const { misfit, steps, rules_version: version } = engine;
  if (misfit) return misfit.part === 'rules' ? { type: 'other', misfit } : { type: 'misfit', misfit, steps };
  const found = engine.places ?? null;
  if (!endedEarly && fingerprint(found as Json) !== fingerprint(places as Json)) return { type: 'shown', steps };
  return { type: 'held', steps, version, places: found };
}
