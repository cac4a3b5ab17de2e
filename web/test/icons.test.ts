// The icons that the manifest and the page name are there, and as large as they say.

import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const web = fileURLToPath(new URL('../', import.meta.url));
const manifest = JSON.parse(readFileSync(`${web}public/manifest.webmanifest`, 'utf8')) as { icons: { src: string; sizes: string; type: string; purpose?: string }[] };

/** Width and height of a PNG file: the first things in it. */
function sizeOf(file: string): string {
  const bytes = readFileSync(file);
  expect(bytes.subarray(1, 4).toString()).toBe('PNG');
  return `${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`;
}

test.each(manifest.icons)('$src is there in its size', ({ src, sizes, type }) => {
  if (type === 'image/png') expect(sizeOf(`${web}public${src}`)).toBe(sizes);
  else expect(existsSync(`${web}public${src}`)).toBe(true);
});

test('there are icons of 192 and 512 pixels, plain and to be cut, and one for Apple', () => {
  const has = (sizes: string, purpose?: string) => manifest.icons.some((icon) => icon.sizes === sizes && icon.purpose === purpose && icon.type === 'image/png');
  expect(['192x192', '512x512'].every((sizes) => has(sizes) && has(sizes, 'maskable'))).toBe(true);
  const [, apple] = /rel="apple-touch-icon" href="([^"]+)"/.exec(readFileSync(`${web}index.html`, 'utf8')) ?? [];
  expect(sizeOf(`${web}public${apple}`)).toBe('180x180');
});
