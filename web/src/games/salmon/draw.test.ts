// Every part of the picture, drawn at every recorded decision.

import { readFileSync } from 'node:fs';
import { render } from 'svelte/server';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Choice, JsonObject } from '../../lib/messages';
import { words } from '../../lib/words.svelte';
import { HANDS_OFF, still } from '../look';
import { picture } from './picture';

interface Situation { seat: number; decision: string; view: JsonObject; legal: Choice[] }
const text = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8');
const { scenery, situations } = JSON.parse(text('./fixtures/situations.json')) as { scenery: JsonObject; situations: Record<string, Situation> };

beforeAll(() => {
  for (const language of ['en', 'fr']) {
    words.take(language, 'page', ['engine/words', 'catalog/words', 'web/words'].map((folder) => text(`../../../../${folder}/${language}.ftl`)).join('\n'));
    words.take(language, 'salmon', text(`../../../../games/salmon/words/${language}.ftl`));
  }
});

/** What is read or heard of a drawing. */
function wordsOf(html: string): string {
  const labels = [...html.matchAll(/(?:aria-label|title)="([^"]*)"/g)].map((found) => found[1]);
  return [...labels, html.replaceAll(/<style[^]*?<\/style>/g, '').replaceAll(/<[^>]*>/g, ' ')].join(' ');
}

describe.each(['en', 'fr'])('in %s', (language) => {
  test.each(Object.entries(situations))('%s is drawn in words, large and small', (_, { seat, decision, view, legal }) => {
    words.language = language;
    for (const small of [false, true]) {
      const at = { ...still(view, scenery, {}, ['Ann', 'Ben', 'Cas']), seat, decision, legal, small, deciding: [seat], picked: legal[0] ?? null };
      const { Board, Hand, Facts } = picture;
      const drawn = [render(Board, { props: { at, act: HANDS_OFF } }), ...(Hand ? [render(Hand, { props: { at, act: HANDS_OFF } })] : []), ...(Facts ? [render(Facts, { props: { at, seat } })] : [])];
      for (const { body } of drawn) expect(wordsOf(body)).not.toMatch(/undefined|NaN|\{|\b(does|map|grade|pile|deck|chip|turn|bear|choose|prompt|button|out|card|source|symbol|direction)-[a-z_]+/);
    }
  });
});
