// The engine in WebAssembly answers byte for byte as the program does: to the requests that `wasm/tests/requests.rs` wrote with the program's
// answers. `cargo xtask test` builds the engine, has them written, and names the file in PODIUM_ASKED; without it there is nothing to compare.

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { asker } from '../src/engine/glue';

interface Line {
  name: string;
  request: string;
  answer: string;
}

const file = process.env['PODIUM_ASKED'];

describe.runIf(file !== undefined)('the engine in WebAssembly', async () => {
  if (file === undefined) return;
  const lines = readFileSync(file, 'utf8').trim().split('\n').map((line) => JSON.parse(line) as Line);
  const compiled = await WebAssembly.compile(readFileSync(fileURLToPath(new URL('../wasm/podium.wasm', import.meta.url))));
  const ask = asker(await WebAssembly.instantiate(compiled));

  test('imports nothing', () => {
    expect(WebAssembly.Module.imports(compiled)).toEqual([]);
  });

  test('is asked about races of every game', () => {
    const { games } = JSON.parse(ask('{"type":"version"}')) as { games: { game: string }[] };
    expect(games.length).toBeGreaterThan(5);
    for (const { game } of games) expect(lines.filter(({ name }) => name.startsWith(`${game}: `)).length).toBeGreaterThan(10);
  });

  test.each(lines)('$name', ({ request, answer }) => {
    expect(ask(request)).toBe(answer);
  });
});
