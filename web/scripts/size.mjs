// The compressed script that the first page loads, and its limit.
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

const LIMIT = 200 * 1024;
const dist = new URL('../dist/', import.meta.url);
const html = readFileSync(new URL('index.html', dist), 'utf8');
const scripts = [...html.matchAll(/(?:src|href)="\/(assets\/[^"]+\.js)"/g)].map((match) => match[1]);
const sizes = scripts.map((file) => gzipSync(readFileSync(new URL(file, dist)), { level: 9 }).length);
const total = sizes.reduce((sum, size) => sum + size, 0);
scripts.forEach((file, i) => console.log(`${String(sizes[i]).padStart(8)} ${file}`));
console.log(`${String(total).padStart(8)} bytes of compressed script for the first page; at most ${LIMIT} are allowed`);
if (scripts.length === 0 || total > LIMIT) process.exit(1);
