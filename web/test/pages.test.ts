// Pages as they are drawn first, without a browser.

import { createRawSnippet } from 'svelte';
import { render } from 'svelte/server';
import { beforeEach, expect, test } from 'vitest';
import Cover from '../src/covers/Cover.svelte';
import { pictureOf } from '../src/games/fallback/picture';
import type { Choice, TableInfo } from '../src/lib/messages';
import { settings } from '../src/lib/settings.svelte';
import { Table } from '../src/lib/table.svelte';
import { words } from '../src/lib/words.svelte';
import RaceShell from '../src/pages/RaceShell.svelte';
import SwitchField from '../src/setup/SwitchField.svelte';
import RaceFrame from '../src/table/RaceFrame.svelte';
import SettingsForm from '../src/ui/SettingsForm.svelte';

const bot = { status: 'bot' as const, level: 'novice' };
const info: TableInfo = {
  id: 't', code: 'ABCDEF', game: 'pig', rules_version: 1, options: {}, state: 'running', seq: 1, spectators: 0, commitment: '',
  settings: {
    public: false, spectators: true, start: 'full', clock: { kind: 'none' }, away_after_s: 0, stand_in: 'greedy', undo_by_consent: false, hints: true, bot_pause_ms: 0,
  },
  seats: [{ name: 'Ada', status: 'here' }, bot],
};
const roll: Choice = { action: { type: 'roll' }, rule: 'PG-002', say: { id: 'action-roll' } };
const hold: Choice = { action: { type: 'hold' }, rule: 'PG-004', say: { id: 'action-hold', with: { total: 9 } } };

function speak(language: string): void {
  settings.set({ language });
  words.language = language;
}

/** A table of a game that has words and no picture. */
function tableOf(): Table {
  const table = new Table('t', 0, () => pictureOf('pig'), () => ({ watch: () => () => undefined, say: () => true }));
  table.hear({ type: 'table', ...info });
  table.hear({ type: 'sync', table: 't', seat: 0, seq: 0, cause: 'watch', view: { round: 1, total: 5 }, standing: { round: 1, places: [1, 1] }, deciding: [{ seat: 1, decision: 'turn' }] });
  table.hear({
    type: 'step', table: 't', seat: 0, seq: 1, by: 1, how: 'bot', changes: [], deciding: [{ seat: 0, decision: 'turn' }], legal: [roll, hold],
    events: [{
      event: { type: 'rolled', seat: 1, die: 4, total: 9 }, rule: 'PG-002', say: { id: 'event-rolled', with: { seat: { seat: 1 }, die: 4, total: 9 } },
      changes: [{ op: 'replace', path: '/total', value: 9 }],
    }],
  });
  table.skip();
  return table;
}

const text = (html: string): string => html.replaceAll(/<!--[^]*?-->|<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ');

beforeEach(() => speak('en'));

test('a race of a game without a picture has its board as text, its actions, its log and its prompt in words', () => {
  const table = tableOf();
  table.hear({ type: 'picture', table: 't', seat: 0, text: 'Round 1, target 100' });
  const props = { table, picture: pictureOf('pig'), info, mine: [0], look: () => undefined, leave: () => Promise.resolve() };
  const said = text(render(RaceShell, { props }).body);
  for (const words of ['Round 1, target 100', 'Bot 2 reaches 9 in one roll.', 'Roll the die', 'Hold: score 9', 'Turn', 'Pick one of the 2 actions']) {
    expect(said).toContain(words);
  }
});

test('the same race is told in French', () => {
  speak('fr');
  const props = { table: tableOf(), picture: pictureOf('pig'), info, mine: [0], look: () => undefined, leave: () => Promise.resolve() };
  const said = text(render(RaceShell, { props }).body);
  for (const words of ['Robot 2 arrive à 9 en un lancer.', 'Lancer le dé', 'Garder : 9 points', 'Tour']) expect(said).toContain(words);
});

test('before its text has come a board says so, and is never empty', () => {
  const props = { table: tableOf(), picture: pictureOf('pig'), info, mine: [0], look: () => undefined, leave: () => Promise.resolve() };
  expect(render(RaceShell, { props }).body).toMatch(/<pre[^>]*>(<!--[^]*?-->)*One moment/);
});

test('a coach stands in the same frame, and what there is to read leaves nothing to choose', () => {
  const snippet = (html: string) => createRawSnippet(() => ({ render: () => html }));
  const props = {
    table: tableOf(), picture: pictureOf('pig'), info, tabs: ['log', 'rules'] as const, coach: snippet('<p>Read this</p>'), menu: snippet('<p>menu</p>'),
    only: (at: NonNullable<ReturnType<Table['looking']>>) => ({ ...at, decision: null, legal: [], deciding: [] }),
  };
  const { body } = render(RaceFrame, { props });
  expect(body).toMatch(/<aside[^>]* aria-label="[^"]+"/);
  expect(text(body)).toContain('Read this');
  expect(text(body)).toContain('The coach has a word for you');
  expect(text(body)).not.toMatch(/Roll the die|Your turn/);
  expect(body).not.toContain('tab-chat');
});

test('a refusal and a hint are said with the names of the table', () => {
  const table = tableOf();
  table.hear({ type: 'refused', code: 'illegal', table: 't', seat: 0, rule: 'PG-001', say: { id: 'refused-turn', with: { seat: { seat: 0 } } } });
  const reason = { id: 'refused-no-total', with: { total: 7 } };
  table.advice.want();
  table.hear({ type: 'hints', table: 't', seat: 0, seq: 1, hints: [{ ...hold, place: 1.5, win: 0.5, error: 0.1, tries: 10, reason }] });
  const props = { table, picture: pictureOf('pig'), info, mine: [0], look: () => undefined, leave: () => Promise.resolve() };
  const said = text(render(RaceShell, { props }).body);
  expect(said).toContain('It is the turn of Ada.');
  expect(said).toContain('Hold: score 9. 50 % ± 20 % your total is 7; roll first');
});

test('a game that nobody has drawn has a cover with its name', () => {
  const { body } = render(Cover, { props: { game: 'sixth', name: 'Dog Sledding' } });
  expect(body).toContain('<rect');
  expect(text(body)).toContain('DOG SLEDDING');
});

test('a switch that changes nothing says so instead of showing an empty object', () => {
  const option = { key: 'constants', values: { type: 'counts' as const }, default: {}, rule: 'FI-002' };
  const { body } = render(SwitchField, { props: { game: 'fishing', seats: 2, option, value: {}, problem: null, onchange: () => undefined } });
  expect(body).toContain('placeholder="unchanged"');
  expect(body).not.toContain('{}');
});

test('a switch says what it changes in the words of its game', () => {
  const option = { key: 'target', default: 100, rule: 'PG-005', values: { type: 'range' as const, least: 2, most: 1000, nullable: false } };
  const { body } = render(SwitchField, { props: { game: 'pig', seats: 2, option, value: 100, problem: null, onchange: () => undefined } });
  expect(text(body)).toContain('the score that wins');
});

test('the languages to choose from are those of the server, by their own names', () => {
  const { body } = render(SettingsForm, { props: {} });
  expect(body).toMatch(/lang="en"[^>]*>(<!--[^]*?-->)*English/);
  expect(body).toMatch(/lang="fr"[^>]*>(<!--[^]*?-->)*Français/);
});
