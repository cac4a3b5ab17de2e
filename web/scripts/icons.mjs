// Draws the icons of the page as PNG files from its mark, in Chromium: `node scripts/icons.mjs`. They are kept in `public`, so that building needs no browser.
import { readFileSync, writeFileSync } from 'node:fs';
import { launch } from '../e2e/browser.mjs';

const mark = readFileSync(new URL('../public/favicon.svg', import.meta.url), 'utf8');
/** Without its round card: systems that cut icons to a shape of their own get ink to the edges. */
const bare = mark.replace(/<rect width="36" height="36"[^>]*>/, '').replace('0 0 36 36', '0 1.5 36 36');
const CARD = '#FFFDF8';

/** How large the mark is within the icon; of a maskable one only the middle four fifths are sure to be seen. */
const ICONS = [
  { file: 'icon-192.png', size: 192, svg: mark, part: 1, ground: 'none' },
  { file: 'icon-512.png', size: 512, svg: mark, part: 1, ground: 'none' },
  { file: 'icon-maskable-192.png', size: 192, svg: bare, part: 0.82, ground: CARD },
  { file: 'icon-maskable-512.png', size: 512, svg: bare, part: 0.82, ground: CARD },
  { file: 'apple-touch-icon.png', size: 180, svg: bare, part: 0.95, ground: CARD },
];

const browser = await launch();
for (const { file, size, svg, part, ground } of ICONS) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  const inner = svg.replace('<svg ', `<svg x="${(size * (1 - part)) / 2}" y="${(size * (1 - part)) / 2}" width="${size * part}" height="${size * part}" `);
  const rect = ground === 'none' ? '' : `<rect width="${size}" height="${size}" fill="${ground}"/>`;
  await page.setContent(`<style>*{margin:0}svg{display:block}</style><svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}">${rect}${inner}</svg>`);
  writeFileSync(new URL(`../public/${file}`, import.meta.url), await page.screenshot({ omitBackground: true }));
  await page.close();
}
await browser.close();
