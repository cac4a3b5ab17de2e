// The guided first races: the learner makes the marked moves, by clicks, by keys and by taps.

import assert from 'node:assert/strict';
import { accessible } from './axe.mjs';
import { open } from './browser.mjs';
import { PICTURED, TAUGHT } from './listed.mjs';

/** A move is a few clicks at most: cards one by one, then the button. */
const CLICKS_MAX = 9;

const onward = (page) => page.locator('.coach .btn.on');
const told = (page, game) => page.evaluate(async (id) => (await fetch(`/api/lessons/${id}?lang=${document.documentElement.lang}`)).json(), game);
const made = (page) => page.locator('.coach progress').evaluate((it) => it.value);

async function begin(page, game) {
  await page.goto(`/learn/${game}`);
  await onward(page).waitFor();
  return told(page, game);
}

/** Whether the ring has gone on from what is picked already: on a busy machine it takes a moment, and a second click would take it back. */
const hasGoneOn = () => {
  const ring = [...document.querySelectorAll('.beacon')].at(-1)?.getBoundingClientRect();
  if (ring === undefined) return false;
  return document.elementFromPoint(ring.x + ring.width / 2, ring.y + ring.height / 2)?.closest('[aria-pressed="true"]') == null;
};

/** One click or tap in the middle of the ring, on whatever lies there. */
export async function followTheRing(page) {
  await page.waitForFunction(hasGoneOn, undefined, { timeout: 5000 }).catch(() => undefined);
  const ring = await page.locator('.beacon').last().boundingBox();
  const [x, y] = [ring.x + ring.width / 2, ring.y + ring.height / 2];
  if (page.touches) await page.touchscreen.tap(x, y);
  else await page.mouse.click(x, y);
}

/** Makes a marked move and reads what is said after it. */
async function makeMove(page, move, mark, lesson) {
  await page.locator('.beacon').first().waitFor({ timeout: 5000 });
  for (let i = 0; (await made(page)) <= mark; i++) {
    assert.ok(i < CLICKS_MAX, `move ${mark + 1}: ${JSON.stringify(lesson.steps[lesson.marks[mark].seq - 1].action)}`);
    await move(page, lesson.steps[lesson.marks[mark].seq - 1].action);
    await page.waitForTimeout(120);
  }
}

/** A whole lesson. `look` sees the page before each move. */
export async function goThrough(page, game, move, read, look = async () => undefined) {
  const lesson = await begin(page, game);
  await read(page);
  for (let mark = 0; mark < lesson.marks.length; mark++) {
    await look(page, mark, lesson);
    await makeMove(page, move, mark, lesson);
    await read(page);
  }
  await page.locator('.coach .place').waitFor();
  return lesson;
}

export const clickOn = (page) => onward(page).click();
const enterOn = (page) => page.keyboard.press('Enter');

/** Rowing by its own keys. */
async function byKeys(page, action) {
  if (action.type === 'rate') {
    const picked = () => page.evaluate(() => document.querySelector('.rates .picked .widest')?.textContent);
    for (let i = 0; i < 6 && (await picked()) !== String(action.to); i++) {
      await page.keyboard.press(i < 3 ? 'ArrowUp' : 'ArrowDown');
    }
  } else if (action.cards !== undefined) for (const card of action.cards) await page.keyboard.press(card === 's' ? 's' : card.slice(1));
  else await page.keyboard.press(action.type === 'motivation' ? 's' : action.type.slice(0, 1)); // Surge
  await page.keyboard.press('Enter');
}

/** The place of a puzzle's solution among its choices, as the server grades them. */
const solution = (page, game, name) =>
  page.evaluate(async (path) => {
    const { start } = await (await fetch(path)).json();
    for (const [i, { action }] of start.legal.entries()) {
      const answer = await fetch(`${path}/answer`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ seat: start.seat, action }) });
      if ((await answer.json()).solved) return i;
    }
    return -1;
  }, `/api/puzzles/${game}/${name}`);

function noFaults(page) {
  assert.deepEqual(page.faults, [], 'the page has no faults');
}

/** Whether something lies whole within the window. */
const inSight = (page, what) =>
  page.locator(what).evaluateAll((all) =>
    all.every((it) => {
      const { left, top, right, bottom } = it.getBoundingClientRect();
      return left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
    }),
  );

/** Where the lesson's words end, and how far they are from what is ringed. */
async function atTheEnd(page, game) {
  const lesson = await told(page, game);
  await page.evaluate(([game, mark]) => sessionStorage.setItem(`podium.lesson.${game}`, String(mark)), [game, lesson.marks.length - 1]);
  await page.reload();
  await makeMove(page, followTheRing, lesson.marks.length - 1, lesson);
  await clickOn(page);
  await page.locator('.coach .place').waitFor();
}

export const learning = [
  ...[[1440, 900], [1024, 768], [390, 844]].map(([width, height]) => ({
    name: `learn: at ${width} by ${height} nothing of the coach is cut off, up to the end, it stands beside the choice, and the board has most of the height`,
    run: async ({ browser, server }) => {
      for (const [game, locale] of [['rowing', 'en-GB'], ['fishing', 'fr-FR']]) {
        const page = await open(browser, server, { width, height, locale, phone: width < 700 });
        page.touches = page.phone;
        await begin(page, game);
        await clickOn(page);
        await page.locator('.beacon').first().waitFor();
        const [board, coach, dock] = [await page.locator('main.board').boundingBox(), await page.locator('section.coach').boundingBox(), await page.locator('section.dock').boundingBox()];
        if (page.phone) assert.ok(board.y + board.height <= coach.y + 1 && coach.y + coach.height <= dock.y + 1, 'the coach stands between board and choice');
        else assert.ok(board.x + board.width <= coach.x + 1 && coach.y < dock.y && coach.y + coach.height >= dock.y + dock.height - 1, 'the coach stands beside the choice');
        assert.ok(board.height >= (page.phone ? 300 : 0.52 * height), `the board has ${board.height} of ${height} px`);
        assert.ok(await inSight(page, '.coach .btn, .coach .rule'), 'every button is in sight');
        // What the coach speaks of is there: everybody's public figures, on phones too.
        assert.ok((await page.locator('[data-place^="seat-"]').count()) > 1, 'the standing is in sight');
        await atTheEnd(page, game);
        assert.ok(await inSight(page, '.coach .btn, .coach .place, .coach h2:visible'), `the end of ${game} is in sight`);
        const after = await page.locator('main.board').boundingBox();
        assert.deepEqual(after, board, 'the board keeps its size');
        noFaults(page);
      }
    },
  })),
  {
    name: 'learn: all lessons have a page with how far you have come, and a lesson that is done says so',
    run: async ({ browser, server }) => {
      const page = await open(browser, server);
      await page.goto('/');
      await page.locator('nav.top').getByRole('link', { name: 'Learn' }).click();
      await page.getByRole('heading', { name: 'Learn', exact: true }).waitFor();
      await page.locator('li', { hasText: 'Marathon' }).first().waitFor();
      assert.equal(await page.locator('main li').count(), TAUGHT.length);
      await page.getByRole('link', { name: 'Learn in five minutes: Rowing' }).click();
      await clickOn(page);
      await makeMove(page, followTheRing, 0, await told(page, 'rowing'));
      await page.goto('/learn');
      const rowing = page.locator('main li', { hasText: 'Rowing' });
      await rowing.getByText('1 of 12').waitFor();
      await page.goto('/learn/rowing');
      await onward(page).or(page.locator('.beacon')).first().waitFor();
      await atTheEnd(page, 'rowing');
      await page.goto('/learn');
      await rowing.getByText('Done', { exact: true }).waitFor();
      await page.getByText('1 of 5 done').waitFor();
      await accessible(page, 'all lessons');
      await page.setViewportSize({ width: 390, height: 844 });
      await accessible(page, 'all lessons on a phone');
      assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth), 'the lessons fit a phone');
      noFaults(page);
    },
  },
  {
    name: 'learn: a puzzle is opened from the list, answered wrongly and rightly, and stays solved; another one is shown',
    run: async ({ browser, server }) => {
      for (const size of [{}, { width: 390, height: 844, phone: true }]) {
        const page = await open(browser, server, size);
        await page.goto('/learn');
        await page.locator('li', { has: page.locator('a[href="/learn/rowing"]') }).locator('summary').click();
        await page.locator('a[href="/learn/rowing/a_free_space"]').click();
        await page.waitForURL('**/learn/rowing/a_free_space');
        const coach = page.locator('section.coach');
        await coach.getByText('One choice is better').waitFor();
        await accessible(page, 'a puzzle');
        // Whatever is not the best: the list has every choice.
        const pick = async (i) => {
          await page.keyboard.press('l');
          await page.locator('dialog li button').nth(i).click();
          await page.locator('.confirm .btn.go:enabled').click();
        };
        const best = await solution(page, 'rowing', 'a_free_space');
        await pick(best === 0 ? 1 : 0);
        await coach.getByText('something else is better').waitFor();
        assert.equal(await page.locator('.dock[data-decision]').count(), 0, 'nothing can be chosen while the answer is spoken of');
        assert.ok(await inSight(page, '.coach .btn'), 'what comes next is in sight');
        await coach.getByRole('button', { name: 'Try again' }).click();
        await pick(best);
        await coach.getByText('Yes, that is the best.').waitFor();
        await accessible(page, 'a solved puzzle');
        await page.goto('/learn');
        await page.locator('a[href="/learn/rowing/a_free_space"]', { hasText: '(solved)' }).waitFor({ state: 'attached' });
        await page.goto('/learn/salmon/the_last_stroke');
        await coach.getByText('One choice is better').waitFor();
        await pick((await solution(page, 'salmon', 'the_last_stroke')) === 0 ? 1 : 0);
        await coach.getByRole('button', { name: 'Show me' }).click();
        await coach.getByText('Best was:').waitFor();
        noFaults(page);
      }
    },
  },
  {
    name: 'learn: a puzzle tells nothing of where choices lead before the answer, and draws it afterwards; today’s is solved, and the days are counted',
    run: async ({ browser, server }) => {
      const page = await open(browser, server);
      await page.goto('/');
      await page.getByRole('link', { name: 'Puzzle of the day' }).click();
      await page.waitForURL('**/puzzle');
      const coach = page.locator('section.coach');
      await coach.getByText('One choice is better').waitFor();
      await coach.getByText('bots miss it in').waitFor();
      const { daily } = await page.evaluate(async () => (await fetch('/api/puzzles')).json());
      const best = await solution(page, daily.game, daily.name);
      await page.keyboard.press('l');
      await page.locator('dialog li button').nth(best).click();
      assert.equal(await page.locator('.outlook').count(), 0, 'nothing says to what the choice leads');
      await page.locator('.confirm .btn.go:enabled').click();
      await coach.getByText('Yes, that is the best.').waitFor();
      await coach.getByText('Solved one day in a row.').waitFor();
      await page.goto('/learn');
      await page.getByText('Solved one day in a row.').waitFor();
      await page.goto('/learn/rowing/one_more_card');
      await coach.getByText('One choice is better').waitFor();
      await page.keyboard.press('l');
      await page.locator('dialog li button').nth(await solution(page, 'rowing', 'one_more_card')).click();
      assert.equal(await page.locator('.outlook').count(), 0);
      await page.locator('.confirm .btn.go:enabled').click();
      await coach.locator('.leads').first().waitFor();
      noFaults(page);
    },
  },
  {
    name: 'learn: no board draws to what a choice of a puzzle leads before the answer',
    run: async ({ browser, server }) => {
      const page = await open(browser, server);
      await page.goto('/learn');
      const { puzzles } = await page.evaluate(async () => (await fetch('/api/puzzles')).json());
      for (const game of PICTURED) {
        const kinds = new Map(puzzles.filter((it) => it.game === game && /\d$/.test(it.name)).map((it) => [it.name.replace(/_\d+_\d+$/, ''), it.name]));
        for (const name of [...kinds.values()].slice(0, 3)) {
          await page.goto(`/learn/${game}/${name}`);
          await page.locator('.dock[data-decision]').waitFor();
          for (const i of [0, 1]) {
            await page.keyboard.press('l');
            await page.locator('dialog li button').nth(i).click();
            await page.waitForTimeout(150);
            assert.equal(await page.locator('.outlook').count(), 0, `${game} ${name}, choice ${i + 1}`);
          }
        }
      }
      noFaults(page);
    },
  },
  {
    name: 'learn: every puzzle can be looked at, in French too, and one that does not exist says so',
    run: async ({ browser, server }) => {
      const page = await open(browser, server, { locale: 'fr-FR' });
      await page.goto('/learn');
      const { puzzles } = await page.evaluate(async () => (await fetch('/api/puzzles?lang=fr')).json());
      // Of those that were mined some: they are alike.
      const some = puzzles.filter(({ name }, i) => !/\d$/.test(name) || i % 7 === 0);
      for (const { game, name, title } of some) {
        await page.goto(`/learn/${game}/${name}`);
        await page.locator('.coach h2', { hasText: title }).waitFor();
        await page.locator('.dock[data-decision]').waitFor();
      }
      await page.goto('/learn/rowing/nothing');
      await page.getByRole('heading', { name: 'Ce problème n’existe pas' }).waitFor();
      await page.getByText('Aviron n’a pas ce problème').waitFor();
      noFaults(page);
    },
  },
  {
    name: 'the very first race says what wins and offers the lesson; the second one does not',
    run: async ({ browser, server }) => {
      const page = await open(browser, server);
      await page.goto('/');
      await page.locator('.lead .btn.go:enabled').click();
      const offer = page.locator('.first-race');
      await offer.getByText('first boat over the line').waitFor();
      await accessible(page, 'the very first race');
      await page.locator('.rates button:not(.dim)').first().click();
      await page.locator('.confirm button.btn.go:enabled').click();
      await offer.waitFor({ state: 'detached' });
      await page.goto('/');
      await page.locator('.lead .btn.go:enabled').click();
      await page.locator('.dock h2').waitFor();
      assert.equal(await offer.count(), 0, 'whoever has raced needs no offer');
      const other = await open(browser, server, { width: 390, height: 844 });
      await other.goto('/');
      await other.locator('.begin .btn.go:enabled').click();
      await other.locator('.first-race').getByRole('link', { name: /Learn in five minutes/ }).click();
      await onward(other).waitFor();
      noFaults(page);
      noFaults(other);
    },
  },
  ...TAUGHT.map((game) => ({
    name: `learn ${game}: every marked move by clicks where the ring is`,
    run: async ({ browser, server }) => {
      const page = await open(browser, server);
      await goThrough(page, game, followTheRing, clickOn);
      noFaults(page);
    },
  })),
  {
    name: 'learn rowing: by keyboard alone, and on to a real race',
    run: async ({ browser, server }) => {
      const page = await open(browser, server);
      await goThrough(page, 'rowing', byKeys, enterOn);
      await onward(page).focus();
      await page.keyboard.press('Enter');
      await page.waitForURL('**/t/*');
      noFaults(page);
    },
  },
  ...['whitewater', 'salmon', 'fishing'].map((game) => ({
    name: `learn ${game}: in French by taps on a phone, which never scrolls sideways`,
    run: async ({ browser, server }) => {
      const page = await open(browser, server, { width: 390, height: 844, locale: 'fr-FR', phone: true });
      page.touches = page.phone === true;
      await goThrough(page, game, followTheRing, clickOn, async (_, mark, lesson) => {
        const words = await page.locator('.coach .said p').first().textContent();
        assert.equal(words, lesson.marks[mark].before);
        assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth), 'the lesson fits');
      });
      noFaults(page);
    },
  })),
  {
    name: 'learn: another legal move is answered kindly, an illegal one with its rule, and back goes back',
    run: async ({ browser, server }) => {
      const page = await open(browser, server);
      await page.goto('/');
      await page.locator('.covers a[href="/learn/rowing"]').click();
      await clickOn(page);
      await page.locator('.rates button').nth(1).click();
      await page.locator('.confirm .btn.go').click();
      await page.locator('.coach .note').waitFor();
      assert.equal(await made(page), 0, 'nothing has happened');
      await page.locator('.rates button.dim').click();
      await page.locator('.refused .rule').waitFor();
      await page.getByRole('button', { name: 'Show me' }).click();
      await page.locator('.confirm .btn.go:enabled').click();
      await clickOn(page);
      assert.match((await page.locator('.coach .count').textContent()) ?? '', /2 of/);
      await page.keyboard.press('u');
      assert.match((await page.locator('.coach .count').textContent()) ?? '', /1 of/);
      assert.equal(await page.locator('.rates').count(), 1, 'the rate is to be chosen again');
      noFaults(page);
    },
  },
  {
    name: 'learn: the moves in between are shown, and can be skipped',
    run: async ({ browser, server }) => {
      const page = await open(browser, server, { still: false });
      await begin(page, 'rowing');
      await clickOn(page);
      await makeMove(page, followTheRing, 0, await told(page, 'rowing'));
      await page.keyboard.press('Space');
      await onward(page).waitFor();
      await clickOn(page);
      await page.locator('.beacon').first().waitFor();
      noFaults(page);
    },
  },
  {
    name: 'learn: a game without a lesson says so',
    run: async ({ browser, server }) => {
      const page = await open(browser, server);
      await page.goto('/learn/pig');
      await page.getByRole('heading', { name: 'There is no lesson here' }).waitFor();
    },
  },
  ...TAUGHT.map((game, i) => ({
    name: `learn ${game}: axe finds nothing`,
    run: async ({ browser, server }) => {
      const page = await open(browser, server, { dark: i % 2 === 0 });
      const lesson = await begin(page, game);
      await accessible(page, 'opening');
      await clickOn(page);
      await page.locator('.beacon').first().waitFor();
      await accessible(page, 'marked move');
      await makeMove(page, followTheRing, 0, lesson);
      await accessible(page, 'after the move');
      await page.setViewportSize({ width: 390, height: 844 });
      await accessible(page, 'on a phone');
    },
  })),
];
