// The spruces beside the river, many in one path. A tree that stands nearer covers what is behind it, so trees whose drawings touch
// are never in the same grove, and groves are drawn from the farthest to the nearest.

import { placed } from '../../lib/path';

export interface Tree {
  x: number;
  y: number;
  height: number;
  kind: number;
}

/** Trees that do not touch each other: their shadows, and by kind their crowns and the lit halves of these. */
export interface Grove {
  shade: string;
  crowns: readonly string[];
  lit: readonly string[];
}

const KINDS = 3;
/** How much of the height of the drawing shares its groves: a part of it is then painted without all. */
const BAND = 160;
/** How tall the tree is that is drawn here: where its tiers begin and half their width. */
const DRAWN = 30;
const TIERS: readonly (readonly [number, number])[] = [[0, 10.5], [8, 8.4], [15.6, 6.1]];
const CROWN = TIERS.map(([up, half]) => `M0,${-up - 15}L${half},${-up}H${-half}Z`).join('');
const LIT = TIERS.map(([up, half]) => `M0,${-up - 15}L0,${-up}H${-half}Z`).join('');
const SHADE = 'M-7.5,0a9.5,3 0 1 0 19,0a9.5,3 0 1 0 -19,0Z';

const scaleOf = (tree: Tree) => Number((tree.height / DRAWN).toFixed(2));

/** Whether the drawings of two trees touch. */
export function touch(a: Tree, b: Tree): boolean {
  const [s, t] = [scaleOf(a), scaleOf(b)];
  const rim = 1;
  const beside = a.x - 10.5 * s > b.x + 11.5 * t + rim || b.x - 10.5 * t > a.x + 11.5 * s + rim;
  const above = a.y + 3 * s + rim < b.y - 30.6 * t || b.y + 3 * t + rim < a.y - 30.6 * s;
  return !beside && !above;
}

/** Trees, sorted from the farthest to the nearest, in sheets of such as do not touch each other. */
export function sheetsOf(trees: readonly Tree[]): readonly (readonly Tree[])[] {
  const bands = new Map<number, { tree: Tree; sheet: number }[]>();
  for (const tree of trees) {
    const key = Math.floor(tree.y / BAND);
    const band = bands.get(key) ?? [];
    bands.set(key, band);
    band.push({ tree, sheet: 1 + Math.max(-1, ...band.filter((it) => touch(it.tree, tree)).map((it) => it.sheet)) });
  }
  return [...bands.values()].flatMap((band) => {
    const sheets = 1 + Math.max(...band.map((it) => it.sheet));
    return Array.from({ length: sheets }, (_, n) => band.filter((it) => it.sheet === n).map((it) => it.tree));
  });
}

export function grovesOf(trees: readonly Tree[]): readonly Grove[] {
  return sheetsOf(trees).map((sheet) => {
    const draw = (shape: string, of: readonly Tree[]) =>
      of.map((tree) => placed(shape, { x: Number(tree.x.toFixed(1)), y: Number(tree.y.toFixed(1)), scale: scaleOf(tree) })).join('');
    const kinds = Array.from({ length: KINDS }, (_, kind) => sheet.filter((tree) => tree.kind === kind));
    return { shade: draw(SHADE, sheet), crowns: kinds.map((of) => draw(CROWN, of)), lit: kinds.map((of) => draw(LIT, of)) };
  });
}
