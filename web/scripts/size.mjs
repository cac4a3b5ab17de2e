// The compressed script that the first page loads, and the engine that it loads when it is asked to replay a race, with their limits.
import { readdirSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

const LIMIT = 200 * 1024;
const dist = new URL('../dist/', import.meta.url);
const html = readFileSync(new URL('index.html', dist), 'utf8');
const scripts = [...html.matchAll(/(?:src|href)="\/(assets\/[^"]+\.js)"/g)].map((match) => match[1]);
const sizes = scripts.map((file) => gzipSync(readFileSync(new URL(file, dist)), { level: 9 }).length);
const total = sizes.reduce((sum, size) => sum + size, 0);
scripts.forEach((file, i) => console.log(`${String(sizes[i]).padStart(8)} ${file}`));
console.log(`${String(total).padStart(8)} bytes of compressed script for the first page; at most ${LIMIT} are allowed`);

// On a phone it is waited for after a tap.
const ENGINE_LIMIT = 1408 * 1024;
const engines = readdirSync(new URL('assets/', dist)).filter((name) => name.endsWith('.wasm'));
for (const name of engines) {
  const [raw, gzip, brotli] = ['', '.gz', '.br'].map((ending) => readFileSync(new URL(`assets/${name}${ending}`, dist)).length);
  console.log(`${String(gzip).padStart(8)} bytes of compressed engine (${raw} as it is, ${brotli} with brotli); at most ${ENGINE_LIMIT} are allowed`);
  if (gzip > ENGINE_LIMIT) process.exit(1);
}
if (engines.length === 0) console.log('         the page has no engine: cargo xtask wasm builds it');
if (scripts.length === 0 || total > LIMIT) process.exit(1);
