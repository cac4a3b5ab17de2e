// Languages are files: what the server has is what the page speaks.

import { beforeEach, expect, test, vi } from 'vitest';

let files: Record<string, string>;
let asked: string[];
let down: boolean;

vi.stubGlobal('fetch', async (path: string) => {
  asked.push(path);
  if (down) throw new TypeError('not reached');
  const text = files[path];
  return text === undefined ? new Response('', { status: 404 }) : new Response(text);
});

/** The page as it is before anything was read. */
async function fresh() {
  vi.resetModules();
  const page = await import('../src/lib/words.svelte');
  const { settings } = await import('../src/lib/settings.svelte');
  settings.set({ language: 'en' });
  return { ...page, settings };
}

beforeEach(() => {
  asked = [];
  down = false;
  files = {
    '/words/languages': JSON.stringify([{ code: 'en', name: 'English' }, { code: 'eo', name: 'Esperanto' }]),
    '/words/en/page.ftl': 'home-title = Race day\nhome-open = { $n ->\n    [one] { $n } table\n   *[other] { $n } tables\n}\nlist-comma = { $one }, { $other }\nlist-and = { $one } and { $other }',
    '/words/en/games.ftl': 'name-sixth = Sixth Game\nabout-sixth = A game that nobody has drawn',
    '/words/en/sixth.ftl': 'piece = Sledge\nevent-moved = { $seat } moves { $n }\nevent-won = { $winners } won\ndecision-turn = turn',
    '/words/eo/page.ftl': 'home-title = Kurotago\nlist-and = { $one } kaj { $other }',
    '/words/eo/sixth.ftl': 'event-won = { $winners } venkis',
  };
});

const won = { id: 'event-won', with: { winners: { all: [{ seat: 0 }, { seat: 1 }] } } };
const moved = { id: 'event-moved', with: { seat: { seat: 1 }, n: 1600 } };

test('a language that exists only as files is spoken, and English stands behind it message by message', async () => {
  const { words, settings, t, say, gameName, gameAbout } = await fresh();
  await words.start();
  expect(settings.languages.map(({ name }) => name)).toEqual(['English', 'Esperanto']);
  await words.learn('sixth');
  expect([t('home-title'), say(won, ['Ann', 'Ben'], 'sixth')]).toEqual(['Race day', 'Ann and Ben won']);
  settings.set({ language: 'eo' });
  await words.speak(settings.language);
  expect([words.language, t('home-title'), t('home-open', { n: 1 })]).toEqual(['eo', 'Kurotago', '1 table']);
  expect([say(won, ['Ann', 'Ben'], 'sixth'), say(moved, ['Ann', 'Ben'], 'sixth')]).toEqual(['Ann kaj Ben venkis', 'Ben moves 1600']);
  expect([gameName('sixth'), gameAbout('sixth')]).toEqual(['Sixth Game', 'A game that nobody has drawn']);
});

test('a language of a region has its own messages, then those of its language, then English', async () => {
  files['/words/languages'] = JSON.stringify(['en', 'eo', 'eo-XX'].map((code) => ({ code, name: code })));
  files['/words/eo-XX/page.ftl'] = 'home-title = Kurotag-o';
  files['/words/eo/page.ftl'] += '\nhome-open = { $n } tabloj';
  const { words, settings, t, say } = await fresh();
  settings.set({ language: 'eo-XX' });
  await words.start();
  await words.learn('sixth');
  expect([words.language, t('home-title'), t('home-open', { n: 1 })]).toEqual(['eo-XX', 'Kurotag-o', '1 tabloj']);
  expect([say(won, ['Ann', 'Ben'], 'sixth'), say(moved, ['Ann', 'Ben'], 'sixth')]).toEqual(['Ann kaj Ben venkis', 'Ben moves 1600']);
});

test('a language that the server lacks is English, and none of its files is asked for', async () => {
  const { words, settings, t } = await fresh();
  settings.set({ language: 'tlh' });
  await words.start();
  expect([settings.language, words.language, t('home-title')]).toEqual(['en', 'en', 'Race day']);
  expect(asked.filter((path) => path.includes('tlh'))).toEqual([]);
});

test('what was wanted before is spoken at once', async () => {
  const { words, settings, t } = await fresh();
  settings.set({ language: 'eo' });
  await words.start();
  expect([words.language, t('home-title')]).toEqual(['eo', 'Kurotago']);
});

test('files are read once; what was not reached is read again', async () => {
  const { words, t } = await fresh();
  down = true;
  await expect(words.start()).rejects.toThrow();
  down = false;
  await words.start();
  expect(t('home-title')).toBe('Race day');
  await Promise.all([words.learn('sixth'), words.learn('sixth')]);
  expect(asked.filter((path) => path === '/words/en/sixth.ftl')).toHaveLength(1);
});

test('the page goes on in its language while another one cannot be read', async () => {
  const { words, settings, t } = await fresh();
  await words.start();
  down = true;
  settings.set({ language: 'eo' });
  await expect(words.speak('eo')).rejects.toThrow();
  expect([words.language, t('home-title')]).toEqual(['en', 'Race day']);
});

test('of two languages the one that was wanted last is spoken', async () => {
  const { words, settings } = await fresh();
  await words.start();
  settings.set({ language: 'eo' });
  const first = words.speak('eo');
  settings.set({ language: 'en' });
  await Promise.all([first, words.speak('en')]);
  expect(words.language).toBe('en');
});

test('a game without words or a picture still has a name, a title for its decision and something to press', async () => {
  const { words, gameName, gameAbout } = await fresh();
  const { pictureOf } = await import('../src/games/fallback/picture');
  const { still } = await import('../src/games/look');
  await words.start();
  await words.learn('sixth');
  expect([gameName('dog_sledding'), gameAbout('dog_sledding')]).toEqual(['Dog sledding', '']);
  const picture = pictureOf('sixth');
  const choice = { action: { type: 'go' }, rule: 'SX-001', say: moved, outlook: won };
  const at = { ...still({}, {}, {}, ['Ann', 'Ben']), standing: { round: 3, places: [2, 1] }, decision: 'turn', legal: [choice] };
  expect([picture.prompt(at).title, picture.button(at, choice)]).toEqual(['Turn', 'Ben moves 1600']);
  expect(picture.outlook(at, choice)).toMatchObject({ detail: 'Ann and Ben won', rules: ['SX-001'] });
  expect(picture.prompt({ ...at, decision: 'way_out' }).title).toBe('Way out');
  expect(picture.standing(at).map(({ seat }) => seat)).toEqual([1, 0]);
});
