// The effect lines of cards in words, and their signs.

import type { Card } from './model';
import { w } from './words';

const plus = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);

/** The lines of a River card, an Event or Eddy Out, as printed on it. */
export function effects(id: string): string[] {
  const speed = (n: number) => w('line.speed', { n: plus(n) });
  const draw = (n: number) => w('line.draw', { n });
  const discard = (n: number) => w('line.discard', { n });
  const advance = (n: number) => w('line.advance', { n });
  switch (id) {
    case 'advance_river': case 'flash_flood': return [w('line.river')];
    case 'paddle': return [speed(1), w('line.maneuver')];
    case 'power_paddle': return [speed(2), discard(1)];
    case 'catch_current': case 'swift_water': return [speed(1), advance(1)];
    case 'ferry': return [w('line.maneuver_more', { n: 2 }), advance(1)];
    case 'sculling': return [w('line.maneuver'), draw(1)];
    case 'brace': case 'rescue_stop': return [speed(-1), draw(2)];
    case 'reading_water': return [draw(2), discard(1)];
    case 'recall': return [w('line.recall')];
    case 'spot_hazard': return [w('line.or_rapids'), w('line.or_rock')];
    case 'eddy_out': return [speed(-1), w('line.maneuver'), discard(1)];
    case 'dam_release': return [speed(2)];
    case 'still_pool': return [w('line.set_speed', { n: 2 })];
    case 'headwind': return [speed(-1)];
    case 'wide_channel': return [w('line.maneuver')];
    case 'lost_gear': return [discard(1)];
    case 'supply_drop': return [draw(1)];
    case 'rockfall': return [w('line.rock')];
    case 'snowmelt': return [w('line.rapids')];
    case 'high_water': return [w('line.clear'), speed(1)];
    default: return [];
  }
}

/** A part of a card's sign: a line, or a shape that is filled as well. */
export interface Stroke {
  d: string;
  width: number;
  filled?: boolean;
}

const BLADES = 'M12,-20q10,-4 10,-2t-2,10l-7,5l-6,-6zM-12,20q-10,4 -10,2t2,-10l7,-5l6,6z';
const BLADES_BACK = 'M-12,-20q-10,-4 -10,-2t2,10l7,5l6,-6zM12,20q10,4 10,2t-2,-10l-7,-5l-6,6z';
const ripple = (y: number, width = 3.2): Stroke => ({ d: `M-24,${y}q6,-6 12,0t12,0t12,0t12,0`, width });

/** Signs in a box of 68 by 60 about the origin. */
export const SIGNS: Record<Card, readonly Stroke[]> = {
  advance_river: [{ d: 'M-20,-4L0,-22L20,-4M-20,10L0,-8L20,10', width: 5 }, ripple(23)],
  paddle: [{ d: 'M-17,17L14,-14', width: 4 }, { d: BLADES, width: 2, filled: true }],
  power_paddle: [{ d: 'M-17,17L14,-14M17,17L-14,-14', width: 4 }, { d: BLADES + BLADES_BACK, width: 2, filled: true }],
  catch_current: [{ d: 'M-22,16C-4,16 -10,-10 8,-10H20M11,-19L21,-10L11,-1', width: 4 }, { d: 'M-22,2C-16,2 -14,-4 -12,-8M-2,16H16', width: 3 }],
  ferry: [{ d: 'M-24,4H24M-15,-5L-24,4L-15,13M15,-5L24,4L15,13M0,-6V-22M-7,-16L0,-23L7,-16', width: 4 }, ripple(23, 3)],
  sculling: [{ d: 'M-24,-6H24M-15,-15L-24,-6L-15,3M15,-15L24,-6L15,3', width: 4 }, ripple(18, 3.4)],
  brace: [{ d: 'M0,-20V8M-11,-3L0,9L11,-3', width: 4 }, { d: 'M-24,20H24', width: 5 }],
  reading_water: [{ d: 'M-26,0C-12,-20 12,-20 26,0C12,20 -12,20 -26,0Z', width: 4 }, { d: 'M-7,0a7,7 0 1 1 14,0a7,7 0 1 1 -14,0z', width: 1, filled: true }],
  recall: [{ d: 'M18,14A20,20 0 1 0 -14,12M-16,-2L-15,13L0,12', width: 4 }],
  spot_hazard: [{ d: 'M0,-22L24,19H-24Z', width: 4 }, { d: 'M0,-7V6M0,12.6v.2', width: 5 }],
};
