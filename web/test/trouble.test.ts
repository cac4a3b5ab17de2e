// What the page says of an error, where it knows more than the server.

import { expect, test } from 'vitest';
import { Trouble } from '../src/lib/http';
import { inWords } from '../src/lib/trouble';
import { words } from '../src/lib/words.svelte';

test.each([['en', /^Nobody may watch.*\. .*ask the host.*\.$/], ['fr', /^Personne ne peut.*\. .*demandez à l’hôte.*\.$/]])('in %s a stranger at a table without spectators reads a sentence, and what to do', (language, says) => {
  words.language = language;
  expect(inWords(new Trouble(403, { id: 'server-no-spectators' }))).toMatch(says);
});
