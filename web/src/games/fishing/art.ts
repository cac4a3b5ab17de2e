// Shapes of the drawings. Fish in a box of 48 by 30 about the origin, cards' signs in 24 by 24, tackle in 48 by 48.

import type { Card, CardRule, Fish, Tackle } from './model';

export interface FishArt {
  colour: string;
  body: readonly string[];
  /** Lines drawn on the body in white. */
  lines: readonly { d: string; width: number }[];
  dots: readonly (readonly [number, number])[];
  /** Lines drawn beside the body in its colour. */
  barbels: string;
}

/** Outlines that are told apart without colour. */
const FISH_ART: Readonly<Record<Fish, FishArt>> = {
  salmon: {
    colour: '#E0593F',
    body: ['M-21,1C-16,-8 2,-10 14,-2L22,-9C20,-3 20,3 22,9L14,2C4,9 -14,9 -21,1Z', 'M-2,-7.5l5,-5l4,6z', 'M-4,7l3,5l5,-5.5z'],
    lines: [{ d: 'M-21,1q4,2 7,1', width: 1.2 }, { d: 'M-9,-5q3,5 0,10', width: 1.1 }],
    dots: [],
    barbels: '',
  },
  trout: {
    colour: '#C2679A',
    body: ['M-21,0C-14,-9 4,-9 14,-2L21,-8V8L14,2C4,9 -14,9 -21,0Z', 'M-5,-6.5l3,-5.5h6l1,5z'],
    lines: [{ d: 'M-11,0H15', width: 1.6 }],
    dots: [[-4, -4], [1, -4.6], [6, -3.4], [-1, 4], [4, 3.8], [9, -2.4]],
    barbels: '',
  },
  halibut: {
    colour: '#8B7650',
    body: ['M-21,1L-10,-7C-2,-14 6,-12 14,-2.5L21,-8C19.5,-3 19.5,3 21,8L14,2.5C6,12 -2,14 -10,7Z'],
    lines: [{ d: 'M-9,-3.5C-2,-9 6,-8 11,-1.5M-9,4C-2,9 6,8 11,1.5', width: 1.2 }],
    dots: [[-11, 3.5]],
    barbels: '',
  },
  bass: {
    colour: '#4F8A4B',
    body: ['M-21,2C-15,-8 0,-10 12,-3L21,-8L19,0L21,8L12,3.5C2,11 -13,11 -21,2Z', 'M-8,-7L-6,-13L-3,-8.6L0,-13.4L2,-8.4L6,-11.5L7,-6Z'],
    lines: [{ d: 'M-5,-5V7M0,-6V7M5,-5V5', width: 1.5 }],
    dots: [],
    barbels: '',
  },
  carp: {
    colour: '#D99A12',
    body: ['M-20,2C-16,-9 -2,-13 12,-3L21,-9C18,-3 18,3 21,9L12,3C2,12 -14,11 -20,2Z'],
    lines: [{ d: 'M-6,-5q3,4 0,8M0,-6q3,5 0,10M6,-4q3,4 0,7', width: 1.4 }],
    dots: [],
    barbels: 'M-20,3q-1,4 -3,5M-18,5q0,3 -1,5',
  },
};

/** For a kind that has no drawing of its own. */
const SOME_FISH: FishArt = { colour: '#6B7F8C', body: ['M-21,0C-14,-8 4,-8 14,-2L21,-8V8L14,2C4,8 -14,8 -21,0Z'], lines: [], dots: [], barbels: '' };

export const fishArt = (fish: Fish): FishArt => FISH_ART[fish] ?? SOME_FISH;

const CARD_ART: Readonly<Record<Card, string>> = {
  engine_reverse: 'M17 6H8a5 5 0 0 0 0 10h9M11 2L7 6l4 4',
  engine_upgrade: 'M3 12h8M3 7h5M3 17h5M13 5l7 7-7 7',
  move_choice: 'M12 2v20M2 12h20M12 2l-3 4M12 2l3 4M22 12l-4-3M22 12l-4 3M12 22l-3-4M12 22l3-4M2 12l4-3M2 12l4 3',
  slow: 'M5 19L19 5M5 5h5M5 5v5M14 19h5v-5',
  steal_fuel: 'M9 3C12 8 15 10.500 15 14a6 6 0 0 1-12 0C3 10.500 6 8 9 3zM16 6h6M19 3l3 3-3 3',
  block: 'M3 8h18v8H3zM8 8l-3 8M14 8l-3 8M20 8l-3 8',
  hidden_attack: 'M8 8a4 4 0 1 1 6 3.500c-1.500.9-2 1.700-2 3.500M12 20v.1',
  frozen: 'M12 2v20M3 7l18 10M21 7L3 17',
  lose_fuel: 'M12 3C15 8 18 10.500 18 14a6 6 0 0 1-12 0C6 10.500 9 8 12 3zM9 14h6',
};

/** The sign on a card; nothing on one without a drawing. */
export const cardArt = (card: Card): string => CARD_ART[card] ?? '';

export const DROP = 'M12 2.500C15.500 7.500 18.500 11 18.500 15a6.500 6.500 0 0 1-13 0C5.500 11 8.500 7.500 12 2.500z';
export const D8 = 'M12 1.500l8.500 6v9L12 22.500l-8.500-6v-9zM12 1.500l5 13H7zM3.500 7.500L7 14.500M20.500 7.500L17 14.500M12 22.500l-5-8M12 22.500l5-8';

const TACKLE_ART: Readonly<Record<Tackle, string>> = {
  net: 'M6 16a16 14 0 0 0 32 0M38 16a16 5 0 1 1 -32 0a16 5 0 1 1 32 0M12 19.500l6 9.500M20 21l4 9M28 20.600l-8 9M34 18.600l-8 10M38 14L46 4',
  anchor: 'M28.500 8a4.500 4.500 0 1 1 -9 0a4.500 4.500 0 1 1 9 0M24 12.500V42M15 19h18M6 28c1 9 9 14 18 14s17-5 18-14M6 28l-2.500 6M6 28l5.500 4M42 28l2.500 6M42 28l-5.500 4',
  hook: 'M34 6.500a4 4 0 1 1 -8 0a4 4 0 1 1 8 0M30 10.500V30a10 10 0 0 1-20 0v-4M10 26l-5 6M10 26l6 5',
};

export const tackleArt = (item: Tackle): string => TACKLE_ART[item] ?? '';

/** The colour of a card by its group; one that nobody may see is dark, and so is one that is played unseen. */
export function cardColour(card: CardRule | null): string {
  if (card === null || card.effect === 'duel') return 'var(--ink)';
  return card.group === 'upgrade' ? 'var(--tide)' : card.group === 'curse' ? 'var(--warn)' : 'var(--stop)';
}
