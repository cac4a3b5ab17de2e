// Changes of a view: the three operations of RFC 6902 that the server uses.

import type { Change, Json, JsonObject, Told } from './messages';

/** A change that does not fit the view: the client has missed something and must ask for a whole view. */
export class Misfit extends Error {}

/** The view after the changes. What did not change is shared with the old view, which stays as it was. */
export function patched(view: JsonObject, changes: readonly Change[]): JsonObject {
  let whole: Json = view;
  for (const change of changes) whole = apply(whole, pointer(change.path), change);
  if (whole === null || typeof whole !== 'object' || Array.isArray(whole)) throw new Misfit('the view is no object');
  return whole;
}

/** What is seen of a step: the view after each of its events, and when it is over. */
export interface Shots {
  events: readonly JsonObject[];
  after: JsonObject;
}

/** The views of a step, event by event: live steps, lessons and replays are all shown from these. */
export function shots(before: JsonObject, step: { readonly events: readonly Told[]; readonly changes: readonly Change[] }): Shots {
  let view = before;
  const events = step.events.map((told) => (view = patched(view, told.changes ?? [])));
  return { events, after: patched(view, step.changes) };
}

function pointer(path: string): string[] {
  if (path === '') return [];
  if (!path.startsWith('/')) throw new Misfit(`no JSON pointer: ${path}`);
  return path.slice(1).split('/').map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'));
}

function apply(value: Json | undefined, path: readonly string[], change: Change): Json {
  const [key, ...rest] = path;
  if (key === undefined) return given(change);
  if (Array.isArray(value)) return inList(value, key, rest, change);
  if (value === null || typeof value !== 'object' || value === undefined) throw new Misfit(change.path);
  const copy: JsonObject = { ...value };
  if (rest.length > 0) {
    copy[key] = apply(value[key], rest, change);
  } else if (change.op === 'remove') {
    if (!(key in copy)) throw new Misfit(change.path);
    delete copy[key];
  } else {
    if (change.op === 'replace' && !(key in copy)) throw new Misfit(change.path);
    copy[key] = given(change);
  }
  return copy;
}

function inList(list: readonly Json[], key: string, rest: readonly string[], change: Change): Json[] {
  const copy = [...list];
  const i = key === '-' ? copy.length : Number(key);
  const most = rest.length === 0 && change.op === 'add' ? copy.length : copy.length - 1;
  if (!Number.isInteger(i) || i < 0 || i > most) throw new Misfit(change.path);
  if (rest.length > 0) copy[i] = apply(copy[i], rest, change);
  else if (change.op === 'add') copy.splice(i, 0, given(change));
  else if (change.op === 'remove') copy.splice(i, 1);
  else copy[i] = given(change);
  return copy;
}

function given(change: Change): Json {
  if (change.op === 'remove' || change.value === undefined) throw new Misfit(change.path);
  return change.value;
}
