// How things fly: pure functions, so that they can be looked at without a page.

export interface Way {
  from: { x: number; y: number };
  to: { x: number; y: number };
}

/** How high a flight rises, as a part of its length, and at most in pixels. */
const RISE = 0.22;
const RISE_MOST = 90;

/** Where a thing of that name is marked: `cards-2` is the viewer's own hand, or the panel of another seat. */
export function placeOf(name: string, own: number | null): string {
  const cards = /^cards-(\d+)$/.exec(name)?.[1];
  if (cards === undefined) return name;
  return Number(cards) === own ? 'hand' : `seat-${cards}`;
}

/** A flight of several takes as long as a single one: they follow each other closely, within the beat of the event. */
export function lengths(beat: number, i: number, count: number): { beat: number; after: number } {
  const gap = count > 1 ? (beat * 0.35) / (count - 1) : 0;
  return { beat: beat * (count > 1 ? 0.6 : 0.9), after: i * gap };
}

/** Up, over and down again; the thing comes out small and lands small. */
export function arc({ from, to }: Way): Keyframe[] {
  const rise = Math.min(RISE_MOST, Math.hypot(to.x - from.x, to.y - from.y) * RISE);
  const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 - rise };
  const at = ({ x, y }: { x: number; y: number }, turn: number, scale: number) => `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px) rotate(${turn}deg) scale(${scale})`;
  const lean = to.x < from.x ? -8 : 8;
  return [
    { transform: at(from, 0, 0.7), opacity: 0 },
    { transform: at(from, 0, 0.9), opacity: 1, offset: 0.08 },
    { transform: at(middle, lean, 1.05), opacity: 1, offset: 0.55 },
    { transform: at(to, 0, 0.8), opacity: 1, offset: 0.94 },
    { transform: at(to, 0, 0.6), opacity: 0 },
  ];
}
