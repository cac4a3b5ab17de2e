// Shapes of the river's things, about the origin, in pixels of a space of 60.

import { randoms } from './terrain';

/** A slim arrow that points up. */
export function arrow(length: number, width: number, head: number): string {
  const wing = head * 0.8 - width / 2;
  return `M0,${-length / 2}l${head * 0.8},${head}h${-wing}V${length / 2}h${-width}V${-length / 2 + head}h${-wing}Z`;
}

export const CURRENT = arrow(23, 2.6, 7);
export const BOLD_ARROW = arrow(40, 7, 14);

/** A kayak seen from above, its bow up. */
export const HULL = 'M0,-27C6.5,-17 9.5,-7 9.5,2C9.5,12 6,20 0,27C-6,20 -9.5,12 -9.5,2C-9.5,-7 -6.5,-17 0,-27Z';

export interface Stone {
  outline: string;
  top: string;
  light: string;
  dark: string;
}

const polygon = (points: readonly (readonly [number, number])[]): string =>
  `M${points.map(([x, y]) => `${x.toFixed(1)},${y.toFixed(1)}`).join('L')}Z`;

/** A stone with nine corners and facets; the same for the same seed. */
export function stone(seed: number): Stone {
  const random = randoms(seed * 2654435761);
  const [corners, r] = [9, 22];
  const rim = Array.from({ length: corners }, (_, i): [number, number] => {
    const angle = (i / corners) * 2 * Math.PI + (random() - 0.5) * 0.32;
    const far = r * (0.86 + random() * 0.22);
    return [far * Math.cos(angle), far * 0.92 * Math.sin(angle)];
  });
  const top = rim.map(([x, y]): [number, number] => [x * 0.52 - r * 0.12, y * 0.52 - r * 0.14]);
  let [light, dark] = ['', ''];
  rim.forEach((p, i) => {
    const [q, u, v] = [rim[(i + 1) % corners] ?? p, top[(i + 1) % corners] ?? p, top[i] ?? p];
    const facet = [p, q, u, v] as const;
    const shade = facet.reduce((sum, [x, y]) => sum + x + y * 1.2, 0) / 4 / r;
    if (shade > 0.45) dark += polygon(facet);
    else if (shade < -0.5) light += polygon(facet);
  });
  return { outline: polygon(rim), top: polygon(top), light, dark };
}

/** The streaks of a falling edge: where they begin and end and how strong they are. */
export const FALL = Array.from({ length: 9 }, (_, i) => ({ x: -26.6 + i * 6.66, to: -14 - ((i * 37) % 7), strong: i % 2 === 1 }));
/** The foam above a falling edge. */
export const FOAM = Array.from({ length: 7 }, (_, i) => ({ x: -27 + i * 9, y: -24 + ((i * 5) % 4), r: 6.4 + ((i * 3) % 3) }));
