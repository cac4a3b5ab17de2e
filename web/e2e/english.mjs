// Finds English in a page that should be French: words of the English rulebooks that no French one has, and a few more.

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const games = fileURLToPath(new URL('../../games/', import.meta.url));

/** Words that both languages have, or that are nobody's: names, keys, notation. */
const BOTH = new Set(
  (
    'podium kayak kayaks marathon sprint fatigue position option options action actions place places point points distance ' +
    'direct six final finish note plus minus menu robot robots club expert experts texte code codes table tables page pages standard ' +
    'json id ids courses stops random esc pause maximum minimum ada bea english bars fixes ' +
    'wren swift kite tern heron osprey plover dipper curlew martin teal gannet'
  ).split(' '),
);
/** English that the rulebooks lack, or that stands in the French ones as a name. */
const ENGLISH = ['swim', 'forward', 'wins', 'waiting', 'choose', 'pick', 'loading', 'settings', 'undo', 'hint', 'leave', 'and', 'the', 'with', 'you', 'your', 'of', 'to', 'for'];

const wordsOf = (text) => text.toLowerCase().match(/\p{L}+/gu) ?? [];

function readBooks(language) {
  const files = readdirSync(games).map((game) => `${games}${game}/rulebook/${language}.md`).filter((path) => existsSync(path));
  return files.map((path) => readFileSync(path, 'utf8').replace(/```[^]*?```|`[^`]*`|<[^>]*>/g, ' ')).join('\n');
}

const french = new Set(wordsOf(readBooks('fr')));
const english = new Set([...wordsOf(readBooks('en')).filter((word) => word.length > 2 && !french.has(word) && !BOTH.has(word)), ...ENGLISH]);

/** The English words of a text, without fingerprints and what it quotes as `code`; one is enough to be English. */
export function englishIn(text) {
  return wordsOf(text.replace(/`[^`]*`|\b[0-9a-f]{16,}\b/g, ' ')).filter((word) => english.has(word));
}

/** Everything that a person sees, hears or hovers on the page, without what is marked as another language or a name. */
export function saidOn(page) {
  return page.evaluate(() => {
    const told = new Set([document.title]);
    const skipped = (element) => element.closest('script, style, noscript, code, article pre, .rules pre, kbd, [lang]:not(html), [translate="no"], .verbatim') !== null;
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const text = node.textContent.trim();
      if (text !== '' && !skipped(node.parentElement)) told.add(text);
    }
    for (const element of document.querySelectorAll('[aria-label], [title], [placeholder], [alt], [aria-description], [aria-valuetext]')) {
      if (skipped(element)) continue;
      for (const name of ['aria-label', 'title', 'placeholder', 'alt', 'aria-description', 'aria-valuetext']) {
        const text = element.getAttribute(name);
        if (text !== null && text.trim() !== '') told.add(text.trim());
      }
    }
    return [...told];
  });
}
