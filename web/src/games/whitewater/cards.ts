// The signs of cards.

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
export const SIGNS: Readonly<Record<string, readonly Stroke[]>> = {
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
