// Finding the thing that a lesson speaks of. Every thing on the table says what it stands for when the pointer or the
// focus is on it (`act.focus`, web/README.md); so the things are asked, and no picture needs to know of lessons.

import type { Action, Choice, JsonObject } from '../lib/messages';

/** Whoever the things tell what they stand for. */
export interface Ear {
  overhear: ((choice: Choice | null) => void) | null;
}

const THINGS = 'button:not(:disabled), [role="button"], [tabindex="0"]';
const ENTER = [() => new PointerEvent('pointerenter'), () => new MouseEvent('mouseenter'), () => new FocusEvent('focus')];
const LEAVE = [() => new FocusEvent('blur'), () => new MouseEvent('mouseleave'), () => new PointerEvent('pointerleave')];

/** The same data, in whatever order its keys stand. */
export function same(one: unknown, other: unknown): boolean {
  return canonical(one) === canonical(other);
}

function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join()}]`;
  if (value === null || typeof value !== 'object') return JSON.stringify(value);
  const keys = Object.keys(value).sort();
  return `{${keys.map((key) => `${key}:${canonical((value as JsonObject)[key])}`).join()}}`;
}

/** What a thing stands for; null if nothing, or if it would only be a part of a choice. */
function meant(thing: Element, ear: Ear): Choice | null {
  let choice: Choice | null = null;
  ear.overhear = (heard) => (choice = heard ?? choice);
  try {
    for (const event of [...ENTER, ...LEAVE]) thing.dispatchEvent(event());
  } finally {
    ear.overhear = null;
  }
  return choice;
}

/** The things in `places` that stand for the wanted choice; if it is made of several cards, the next card. */
export function thingsFor(wanted: Choice, places: readonly Element[], ear: Ear): Element[] {
  const things = places.flatMap((place) => [...place.querySelectorAll(THINGS)]).filter(isDrawn);
  const card = Array.isArray(wanted.action['cards']) ? nextPart(wanted.action, things) : [];
  if (card.length > 0) return card;
  const whole = things.filter((thing) => {
    // What is pressed already has been done; something else has to follow.
    if (thing.getAttribute('aria-pressed') === 'true') return false;
    const choice = meant(thing, ear);
    return choice !== null && same(choice.action, wanted.action);
  });
  const parts = whole.length > 0 ? whole : nextPart(wanted.action, things);
  const found = parts.length > 0 ? parts : things.filter((thing) => leads(thing, wanted.action));
  const near = found.filter((thing) => places.some((place) => place.contains(thing) && isWithin(thing, place)));
  const seen = near.length > 0 ? near : found;
  // One in a place is enough: the latest, which lies on top, as a menu does.
  return places.map((place) => seen.findLast((thing) => place.contains(thing))).filter((thing) => thing !== undefined);
}

/** A thing that is a part of a choice has the action's field and its value as an attribute: `data-card`, `data-item`. */
function nextPart(action: Action, things: readonly Element[]): Element[] {
  for (const [field, value] of Object.entries(action)) {
    const name = `data-${field.replace(/s$/, '')}`;
    const parts = (Array.isArray(value) ? value : [value]).map(String);
    for (const thing of things) {
      const taken = thing.getAttribute('aria-pressed') === 'true' ? parts.indexOf(thing.getAttribute(name) ?? '') : -1;
      if (taken >= 0) parts.splice(taken, 1);
    }
    const next = things.find((thing) => thing.getAttribute(name) === parts[0] && thing.getAttribute('aria-pressed') !== 'true');
    if (next !== undefined) return [next];
  }
  return [];
}

/** Whether a thing only opens the place where a choice is made: it names the kinds of action that are made there. */
function leads(thing: Element, action: Action): boolean {
  return thing.getAttribute('data-leads')?.split(' ').includes(action.type) === true;
}

function isDrawn(thing: Element): boolean {
  const { width, height } = thing.getBoundingClientRect();
  return width > 0 && height > 0;
}

/** Whether the middle of a thing is to be seen, or would have to be scrolled to. */
function isWithin(thing: Element, place: Element): boolean {
  const [inner, outer] = [thing.getBoundingClientRect(), place.getBoundingClientRect()];
  const [x, y] = [inner.left + inner.width / 2, inner.top + inner.height / 2];
  return x >= outer.left && x <= outer.right && y >= outer.top && y <= outer.bottom;
}
