// Line drawings of the marathon, each about the origin.

/** EVENT: a star in a box of 22. */
export const STAR = 'M0,-11L3.2,-3.600L11,-3L5,2.200L6.900,9.800L0,5.700L-6.900,9.800L-5,2.200L-11,-3L-3.200,-3.600Z';

/** KICK SPOT: a winged shoe, about 28 wide. */
export const SHOE =
  'M-6,-3C-4,-1 -2,-1.500 0,-4C2,0 6,2 10.500,3C12.500,3.600 13,5.500 12.600,7L-7,7C-8,4 -8,0 -6,-3Z' +
  'M-6.200,8.200H11.800a1.200,1.200 0 0 1 0,2.400H-6.200a1.200,1.200 0 0 1 0,-2.400Z' +
  'M-8,-1.500C-12,-1.500 -14.500,-3.500 -15.500,-6.500C-13,-5.400 -10.500,-5.200 -8,-5Z' +
  'M-6.600,-5C-10,-6 -12,-8 -12.400,-11C-9.500,-9.200 -6,-8.600 -3.400,-7Z';

/** The limbs of a runner who runs to the right; trunk and head are drawn with them. */
export const LIMBS = 'M0,-13L-3,1M-3,1L5,6L2,15M-3,1L-7,9L-15,10M0,-12L-9,-8L-12,-1M0,-12L7,-7L13,-10';
/** The other half of the stride. */
export const LIMBS_2 = 'M0,-13L-3,1M-3,1L3,8L9,14M-3,1L-6,9L-4,16M0,-12L7,-6L11,-1M0,-12L-6,-6L-11,-9';
export const TRUNK = 'M0,-12L-3,0';

/** INJURY: a cross in a box of 16, corner at the origin. */
export const CROSS = 'M6,2h4v4h4v4h-4v4H6v-4H2V6h4z';
/** Stamina: a bolt in a box of 16, corner at the origin. */
export const BOLT = 'M9.500,1L3,9h4l-1,6l7,-8.500H8.500z';
/** A lost turn: an hourglass in a box of 16, corner at the origin. */
export const GLASS = 'M4.500,2h7v3.500L9,8l2.500,2.500V14h-7v-3.500L7,8L4.500,5.500z';
/** A re-roll in a box of 16, corner at the origin. */
export const AGAIN = 'M3,8a5,5 0 1 1 1.800,3.800M3,13V9.300h3.700';

/** What a card shows, about the origin in a box of 40. */
export const CARD_ART: Readonly<Record<string, string>> = {
  injury: 'M-5,-15h10v10h10v10h-10v10h-10v-10h-10v-10h10z',
  runners_high: 'M0,-17L5,-5.600L17,-4.600L7.700,3.400L10.700,15.200L0,8.800L-10.700,15.200L-7.700,3.400L-17,-4.600L-5,-5.600Z',
  catch_up: 'M-16,-8L-4,0L-16,8ZM-2,-8L10,0L-2,8ZM12,-9h4V9h-4Z',
  first_aid_station: 'M-14,-14h28v28h-28ZM-3.500,-9v5.500H-9v7h5.500V9h7V3.500H9v-7H3.500V-9Z',
  water_station: 'M0,-17C6,-8 11,-2 11,5a11,11 0 0 1 -22,0C-11,-2 -6,-8 0,-17Z',
  energy_gel: 'M-8,-8L-5,-16H5L8,-8V15a2,2 0 0 1 -2,2H-6a2,2 0 0 1 -2,-2ZM2,-4L-4,5H0L-2,12L4,3H0Z',
  cheering_crowd: 'M-12,-2a5,5 0 1 1 .1,0ZM12,-2a5,5 0 1 1 .1,0ZM0,-6a6,6 0 1 1 .1,0ZM-18,14c0,-8 3,-12 7,-12c2,0 3,1 4,2c-2,3 -3,6 -3,10ZM18,14c0,-8 -3,-12 -7,-12c-2,0 -3,1 -4,2c2,3 3,6 3,10ZM-7,14C-7,4 -4,-1 0,-1C4,-1 7,4 7,14Z',
  pace_group: 'M-16,6L-4,-12L2,-3L6,-9L16,6ZM-16,9H16V13H-16Z',
  downhill: 'M-16,-12L16,12H-16ZM2,-14H14V-2L10,-6L4,-1L0,-5L6,-10Z',
  second_wind: 'M-16,-6H4a5,5 0 1 0 -5,-5h4a1,1 0 1 1 1,1H-16ZM-16,0H9a6,6 0 1 1 -6,6h4a2,2 0 1 0 2,-2H-16ZM-12,8H-2V12H-12Z',
  cool_rain: 'M-9,1a7,7 0 1 1 1.500,-13.800A9,9 0 0 1 9,-9A5.500,5.500 0 0 1 10,1ZM-8,6l-2,8h3l2,-8ZM0,6l-2,8h3l2,-8ZM8,6l-2,8h3l2,-8Z',
  headwind: 'M16,-6H-4a5,5 0 1 1 5,-5h-4a1,1 0 1 0 -1,1H16ZM16,0H-9a6,6 0 1 0 6,6h-4a2,2 0 1 1 -2,-2H16ZM12,8H2V12H12Z',
  wrong_turn: 'M-4,16V2a8,8 0 0 1 8,-8h2v-6L17,-3L6,6V0H4a2,2 0 0 0 -2,2V16ZM-16,-16l6,6l-3,3l-6,-6Z',
  cramp: 'M2,-17L-9,2H0L-3,17L11,-5H2Z',
  untied_lace: 'M-3,0C-18,-16 -18,6 -3,2ZM3,0C18,-16 18,6 3,2ZM-3,-2H3V4H-3ZM-2,4L-8,16L-4,16L1,5ZM2,4L8,16L4,16L-1,5Z',
  dehydration: 'M0,-17C6,-8 11,-2 11,5a11,11 0 0 1 -22,0C-11,-2 -6,-8 0,-17ZM0,-9C-4,-3 -7,1 -7,5a7,7 0 0 0 14,0C7,1 4,-3 0,-9Z',
  heat_wave: 'M0,-8a8,8 0 1 1 -.1,0ZM-2,-18h4v7h-4ZM-2,11h4v7h-4ZM-18,-2h7v4h-7ZM11,-2h7v4h-7ZM-14.100,-11.300l2.800,-2.800l5,5l-2.800,2.800ZM14.100,11.300l-2.800,2.800l-5,-5l2.800,-2.800ZM11.300,-14.100l2.800,2.800l-5,5l-2.800,-2.800ZM-11.300,14.100l-2.800,-2.800l5,-5l2.800,2.800Z',
  the_wall: 'M-16,-14h14v8h-14ZM0,-14h16v8H0ZM-16,-4h8v8h-8ZM-6,-4h12v8h-12ZM8,-4h8v8H8ZM-16,6h14v8h-14ZM0,6h16v8H0Z',
};
