// The server's HTTP face. A problem becomes a `Trouble` that can be shown as it is.

import type {
  Action, AwayChoice, Because, BoardInfo, CalendarAddress, CalendarWish, Championship, ChampionshipSummary, DayList, DayRace, GameInfo, JsonObject, Leaderboard, Lesson, LevelInfo, MadeTable, MailWish, MyMail, MyNotices, MyPasskeys, MyPush, MyRaces, MyRecords, MySeats, Myself, MyShunned, MyTokens, NewChampionship, NewTable, NoticeWays, PasskeyAnswer, PasskeyChallenge, PasskeyMade, PasskeyQuestion, PasskeyWay, Phrase, Problem, Profile, PushWish, Puzzle, PuzzleAnswer, PuzzleList, RatingHistory, Replay, Report, ReportReceived, SeatWish, Setup, Shun, ShunnedSeats, Situation, TableInfo, TableState, TableSummary, MyReviews, ReviewState, TryIt,
} from './messages';
import { banned } from '../moderation/banned.svelte';
import { settings } from './settings.svelte';

/** What went wrong. `status` 0: the server was not reached. */
export class Trouble extends Error {
  constructor(
    readonly status: number,
    /** What the server says of it; null if it was not the server that answered. */
    readonly say: Phrase | null = null,
    readonly rule: string | null = null,
  ) {
    super(say?.id ?? `HTTP ${status}`);
  }
}

async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  let response: Response;
  try {
    response = await fetch(path, {
      method,
      credentials: 'same-origin',
      ...(body === undefined ? {} : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    });
  } catch {
    throw new Trouble(0);
  }
  if (!response.ok) throw await trouble(response);
  if (response.status === 204) return undefined as T;
  const kind = response.headers.get('content-type') ?? '';
  return (kind.includes('json') ? await response.json() : await response.text()) as T;
}

async function trouble(response: Response): Promise<Trouble> {
  try {
    const problem = (await response.json()) as Partial<Problem>;
    if (problem.type === '/problems/banned') banned.say = problem.say ?? null;
    if (typeof problem.say?.id === 'string') return new Trouble(response.status, problem.say, problem.rule ?? null);
  } catch {
    // Not JSON: a proxy in between has answered.
  }
  return new Trouble(response.status);
}

const puzzle = (game: string, name: string) => `/api/puzzles/${encodeURIComponent(game)}/${encodeURIComponent(name)}`;
const person = (id: string) => `/api/people/${encodeURIComponent(id)}`;
const season = (code: string) => `/api/championships/${encodeURIComponent(code)}`;
const table = (id: string) => `/api/tables/${encodeURIComponent(id)}`;

export const api = {
  games: () => ask<{ games: GameInfo[] }>('GET', '/api/games').then((it) => it.games),
  game: (id: string) => ask<GameInfo>('GET', `/api/games/${encodeURIComponent(id)}`),
  rules: (id: string) => ask<string>('GET', `/api/games/${encodeURIComponent(id)}/rules?lang=${settings.language}`),
  rule: (game: string, rule: string) =>
    ask<{ rule: string; text: string }>(
      'GET', `/api/games/${encodeURIComponent(game)}/rules/${encodeURIComponent(rule)}?lang=${settings.language}`,
    ),
  board: (id: string, setup: Setup) => ask<BoardInfo>('POST', `/api/games/${encodeURIComponent(id)}/board`, setup),
  lesson: (game: string, language: string) => ask<Lesson>('GET', `/api/lessons/${encodeURIComponent(game)}?lang=${language}`),
  lessonPicture: (game: string, step: number, language: string) =>
    ask<string>('GET', `/api/lessons/${encodeURIComponent(game)}/picture?step=${step}&lang=${encodeURIComponent(language)}`),
  lessonWhy: (game: string, tried: { seat: number; seq: number; action: Action }) =>
    ask<{ type: 'because' } & Because>('POST', `/api/lessons/${encodeURIComponent(game)}/why`, tried),
  puzzles: (language: string) => ask<PuzzleList>('GET', `/api/puzzles?lang=${language}`),
  puzzle: (game: string, name: string, language: string) => ask<Puzzle>('GET', `${puzzle(game, name)}?lang=${language}`),
  puzzlePicture: (game: string, name: string, language: string) => ask<string>('GET', `${puzzle(game, name)}/picture?lang=${language}`),
  puzzleWhy: (game: string, name: string, tried: { seat: number; action: Action }) => ask<{ type: 'because' } & Because>('POST', `${puzzle(game, name)}/why`, tried),
  puzzleAnswer: (game: string, name: string, tried: { seat: number; action: Action }, language: string) =>
    ask<PuzzleAnswer>('POST', `${puzzle(game, name)}/answer?lang=${language}`, tried),
  levels: () => ask<{ levels: LevelInfo[] }>('GET', '/api/levels').then((it) => it.levels),
  leaderboard: (game: string) => ask<Leaderboard>('GET', `/api/games/${encodeURIComponent(game)}/leaderboard`),
  day: (game: string, date: string | null) => ask<DayRace>('GET', `/api/day/${encodeURIComponent(game)}${date === null ? '' : `?date=${encodeURIComponent(date)}`}`),
  days: () => ask<DayList>('GET', '/api/day'),
  beginDay: (game: string) => ask<MadeTable>('POST', `/api/day/${encodeURIComponent(game)}`, {}),
  profile: (id: string) => ask<Profile>('GET', person(id)),
  racesOf: (id: string, most: number, before: string | null = null) =>
    ask<MyRaces>('GET', `${person(id)}/races?most=${most}${before === null ? '' : `&before=${encodeURIComponent(before)}`}`),
  ratingHistory: (id: string, game: string) => ask<RatingHistory>('GET', `${person(id)}/ratings/${encodeURIComponent(game)}`),
  me: () => ask<Myself>('GET', '/api/me'),
  myRaces: (state: TableState, most: number, before: string | null = null) =>
    ask<MyRaces>('GET', `/api/me/races?state=${state}&most=${most}${before === null ? '' : `&before=${encodeURIComponent(before)}`}`),
  myRecords: () => ask<MyRecords>('GET', '/api/me/records'),
  myReviews: () => ask<MyReviews>('GET', '/api/me/reviews'),
  become: (name: string) => ask<{ name: string; token: string }>('POST', '/api/me', { name }),
  rename: (name: string) => ask<{ name: string }>('PUT', '/api/me', { name }),
  forget: () => ask<void>('DELETE', '/api/me'),
  deviceCode: () => ask<{ code: string; good_until_ms: number }>('POST', '/api/me/code', {}),
  tokens: () => ask<MyTokens>('GET', '/api/me/tokens'),
  signOut: (id: string) => ask<void>('DELETE', `/api/me/tokens/${encodeURIComponent(id)}`),
  passkeyWay: () => ask<PasskeyWay>('GET', '/api/passkey'),
  passkeyChallenge: () => ask<PasskeyChallenge>('POST', '/api/passkey/challenge'),
  enterByPasskey: (answer: PasskeyAnswer) => ask<{ name: string }>('POST', '/api/passkey/enter', answer),
  myPasskeys: () => ask<MyPasskeys>('GET', '/api/me/passkeys'),
  passkeyQuestion: () => ask<PasskeyQuestion>('POST', '/api/me/passkeys/question'),
  addPasskey: (made: PasskeyMade) => ask<void>('POST', '/api/me/passkeys', made),
  dropPasskey: (id: string) => ask<void>('DELETE', `/api/me/passkeys/${encodeURIComponent(id)}`),
  noticeWays: () => ask<NoticeWays>('GET', '/api/notice'),
  myNotices: () => ask<MyNotices>('GET', '/api/me/notice'),
  addPush: (wish: PushWish) => ask<MyPush>('POST', '/api/me/push', wish),
  dropPush: (id: string) => ask<void>('DELETE', `/api/me/push/${encodeURIComponent(id)}`),
  setMail: (wish: MailWish) => ask<MyMail>('PUT', '/api/me/mail', wish),
  dropMail: () => ask<void>('DELETE', '/api/me/mail'),
  confirmMail: (secret: string) => ask<void>('POST', `/api/mail/confirm/${encodeURIComponent(secret)}`),
  stopMail: (secret: string) => ask<void>('POST', `/api/mail/stop/${encodeURIComponent(secret)}`),
  makeCalendar: (wish: CalendarWish) => ask<CalendarAddress>('POST', '/api/me/calendar', wish),
  dropCalendar: () => ask<void>('DELETE', '/api/me/calendar'),
  claim: (code: string) => ask<{ name: string }>('POST', '/api/me/claim', { code }),
  tables: (state: TableState) => ask<{ tables: TableSummary[] }>('GET', `/api/tables?state=${state}`).then((it) => it.tables),
  make: (wanted: NewTable) => ask<MadeTable>('POST', '/api/tables', wanted),
  table: (id: string) => ask<TableInfo>('GET', table(id)),
  byCode: (code: string) => ask<TableInfo>('GET', `/api/codes/${encodeURIComponent(code)}`),
  sit: (id: string, seat: number, key: string | null, share: string | null) =>
    ask<TableInfo>('POST', `${table(id)}/sit`, { seat, ...(key === null ? {} : { key }), ...(share === null ? {} : { share }) }),
  share: (id: string, seat: number, share: string) => ask<TableInfo>('POST', `${table(id)}/share`, { seat, share }),
  mine: (id: string) => ask<MySeats>('GET', `${table(id)}/mine`).then((it) => it.seats),
  leave: (id: string, seat: number) => ask<TableInfo>('POST', `${table(id)}/leave`, { seat }),
  setSeat: (id: string, seat: number, to: SeatWish) => ask<MadeTable>('POST', `${table(id)}/seat`, { seat, to }),
  remove: (id: string, seat: number) => ask<MadeTable>('POST', `${table(id)}/remove`, { seat }),
  handOn: (id: string, seat: number) => ask<TableInfo>('POST', `${table(id)}/host`, { seat }),
  close: (id: string) => ask<TableInfo>('POST', `${table(id)}/close`, {}),
  away: (id: string, choice: AwayChoice) => ask<TableInfo>('POST', `${table(id)}/away`, { choice }),
  /** The seats of a waiting table that are kept for you: a rematch that you have been offered. */
  offered: (id: string) => ask<MyRaces>('GET', '/api/me/races?state=waiting&most=50').then((it) => it.races.find((race) => race.table === id)?.offered ?? []),
  start: (id: string) => ask<TableInfo>('POST', `${table(id)}/start`, {}),
  championships: () => ask<{ championships: ChampionshipSummary[] }>('GET', '/api/championships').then((it) => it.championships),
  myChampionships: () => ask<{ championships: ChampionshipSummary[] }>('GET', '/api/me/championships').then((it) => it.championships),
  makeChampionship: (wanted: NewChampionship) => ask<Championship>('POST', '/api/championships', wanted),
  championship: (code: string) => ask<Championship>('GET', season(code)),
  joinChampionship: (code: string) => ask<Championship>('POST', `${season(code)}/join`, {}),
  leaveChampionship: (code: string) => ask<void>('POST', `${season(code)}/leave`, {}),
  closeChampionship: (code: string) => ask<void>('POST', `${season(code)}/close`, {}),
  readyFor: (code: string, ready: boolean) => ask<Championship>('POST', `${season(code)}/ready`, { ready }),
  beginRace: (code: string, begun: number) => ask<Championship>('POST', `${season(code)}/begin`, { begun }),
  removeEntrant: (code: string, entrant: number) => ask<Championship>('POST', `${season(code)}/remove`, { entrant }),
  shunnedAt: (id: string) => ask<ShunnedSeats>('GET', `${table(id)}/shunned`).then((it) => it.seats),
  shun: (id: string, wanted: Shun) => ask<ShunnedSeats>('POST', `${table(id)}/shun`, wanted).then((it) => it.seats),
  report: (id: string, sent: Report) => ask<ReportReceived>('POST', `${table(id)}/report`, sent),
  shunned: () => ask<MyShunned>('GET', '/api/me/shunned'),
  forgive: (entry: string) => ask<MyShunned>('DELETE', `/api/me/shunned/${encodeURIComponent(entry)}`),
  rematch: (id: string) => ask<TableInfo>('POST', `${table(id)}/rematch`, {}),
  replay: (id: string, seat: number | null = null) => ask<Replay>('GET', `${table(id)}/replay${seat === null ? '' : `?seat=${seat}`}`),
  review: (id: string) => ask<ReviewState>('GET', `${table(id)}/review`),
  makeReview: (id: string) => ask<ReviewState>('POST', `${table(id)}/review`, {}),
  dropReview: (id: string) => ask<void>('DELETE', `${table(id)}/review`),
  tryFrom: (id: string, wanted: TryIt) => ask<MadeTable>('POST', `${table(id)}/try`, wanted),
  record: (id: string) => ask<JsonObject>('GET', `${table(id)}/record`),
  position: (id: string, step: number, language: string) =>
    ask<{ position: JsonObject; link: string; picture: string }>('GET', `${table(id)}/position?step=${step}&lang=${encodeURIComponent(language)}`),
  view: (id: string) => ask<Situation>('GET', `${table(id)}/view?detail=full`),
};
