// A racing eight seen from above, bow ball at the origin, pointing right.

export interface Oar {
  /** Where the oar leaves the hull. */
  x: number;
  y: number;
  /** Where its blade is. */
  bladeX: number;
  bladeY: number;
  /** The blade's direction in degrees. */
  angle: number;
}

export interface ShellShape {
  hull: string;
  oars: readonly Oar[];
  heads: readonly number[];
}

export interface ShellSize {
  length: number;
  halfWidth: number;
  oar: number;
  /** How far the blades trail behind their riggers: small at the catch, large at the finish of a stroke. */
  sweep: number;
  /** The oar that is caught, if the boat has caught a crab. */
  jammed: number | null;
}

const CREW = 8;

export function shellShape({ length, halfWidth, oar, sweep, jammed }: ShellSize): ShellShape {
  const l = length;
  const w = halfWidth;
  const n = (value: number) => value.toFixed(1);
  const hull =
    `M0,0C${n(-l * 0.1)},${n(-w * 0.55)} ${n(-l * 0.2)},${n(-w)} ${n(-l * 0.42)},${n(-w)}L${n(-l * 0.62)},${n(-w)}` +
    `C${n(-l * 0.8)},${n(-w)} ${n(-l * 0.92)},${n(-w * 0.5)} ${n(-l)},0C${n(-l * 0.92)},${n(w * 0.5)} ${n(-l * 0.8)},${n(w)} ` +
    `${n(-l * 0.62)},${n(w)}L${n(-l * 0.42)},${n(w)}C${n(-l * 0.2)},${n(w)} ${n(-l * 0.1)},${n(w * 0.55)} 0,0Z`;
  const pitch = (l * 0.62) / (CREW - 1);
  const heads = Array.from({ length: CREW }, (_, i) => -l * 0.23 - i * pitch);
  const oars = heads.map((x, i): Oar => {
    const side = i % 2 === 0 ? -1 : 1;
    const caught = i === jammed;
    const bladeX = caught ? x - oar * 1.02 : x - sweep;
    const bladeY = caught ? side * oar * 0.35 : side * oar;
    const y = side * w * 0.3;
    return { x, y, bladeX, bladeY, angle: (Math.atan2(bladeY - y, bladeX - x) * 180) / Math.PI };
  });
  return { hull, oars, heads };
}
