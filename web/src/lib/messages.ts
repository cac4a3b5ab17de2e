// The messages as this page gets them: with detail `full`, where every action and event is explained and every view is
// an object. All else is as `cargo xtask types` wrote it from the Rust types.

import type * as wire from './protocol';

export { VERSION as PROTOCOL } from './protocol';
export type {
  AwayChoice, CalendarAddress, CalendarWish, Cause, ChampionshipSummary, Change, ChatLine, ClientMessage, ClockPlan, Clocks, DayList, DayPromise, DayRace, DayResult, Deciding, Ended, EngineAnswer, EngineRequest, GameInfo, Ground, How, Json, LanguageInfo, LessonMark, LevelInfo, MadeTable, MailWish, Misfit, MyMail, MyNotices, MyPasskey, MyPasskeys, MyPush, MySeats, Myself, MyShunned, MyToken, MyTokens, MyTurn, NoticeWays, PasskeyAnswer, PasskeyChallenge, PasskeyMade, PasskeyQuestion, PasskeyWay, Phrase, Places, Problem, PushWish, PuzzleGrade, PuzzleInfo, PuzzleList, Report, ReportReason, ReportReceived, Shun, Shunned, ShunnedSeats, GameReviews, MyReviews,
  BotRating, Drawn, GameRating, Leader, Leaderboard, RatedResult, RatingHistory, RatingInfo, Refusal, RefusalCode, Reveal, SeatInfo, SeatPlan, SeatStatus, SeatWish, Settings, Standing, Switch, SwitchValues, TableState, TableSummary, Value, TryIt,
} from './protocol';

export type JsonObject = { [key: string]: wire.Json };

/** An action as the rules name it. */
export type Action = JsonObject & { type: string };
/** An event as the rules name it. */
export type GameEvent = JsonObject & { type: string };

type Narrowed<Wide, Narrow> = Omit<Wide, keyof Narrow> & Narrow;
type Message<Type extends wire.ServerMessage['type']> = Extract<wire.ServerMessage, { type: Type }>;

/** A legal action with its words and its forecast. */
export type Choice = Narrowed<wire.Choice, { action: Action }>;
/** An event with its words. */
export type Told = Narrowed<wire.Told, { event: GameEvent }>;
/** What a bot thinks of a legal action. */
export type Hint = Narrowed<wire.Hint, { action: Action }>;

export type Situation = Narrowed<wire.Situation, { view: JsonObject; scenery?: JsonObject; legal?: Choice[]; missed?: Told[] }>;
export type Step = Narrowed<wire.Step, { action?: Action; events: Told[]; legal?: Choice[] }>;
export type Past = Narrowed<Omit<Message<'history'>, 'type'>, { steps: Narrowed<wire.PastStep, { events?: Told[] }>[] }>;
export type TableInfo = Narrowed<wire.TableInfo, { options: JsonObject }>;
export type Because = Narrowed<Omit<Message<'because'>, 'type'>, { action: Action }>;
export type NewTable = Narrowed<wire.NewTable, { options: JsonObject; settings: Partial<wire.Settings> }>;

export type ReplayStep = Narrowed<wire.ReplayStep, { action?: Action; events: Told[] }>;
export type Setup = Narrowed<wire.Setup, { options: JsonObject }>;
export type BoardInfo = Narrowed<wire.BoardInfo, { options: JsonObject; scenery: JsonObject; view: JsonObject }>;
export type Replay = Narrowed<wire.Replay, { options: JsonObject; scenery: JsonObject; view: JsonObject; steps: ReplayStep[] }>;

export type ReviewBetter = Narrowed<wire.ReviewBetter, { action: Action }>;
export type ReviewMoment = Narrowed<wire.ReviewMoment, { better?: ReviewBetter | null }>;
/** A finished race looked at decision by decision. */
export type Review = Narrowed<wire.Review, { moments: ReviewMoment[] }>;
/** Where the review of a race stands. */
export type ReviewState = Exclude<wire.ReviewState, { state: 'made' }> | { state: 'made'; review: Review };

export type MyRace = Narrowed<wire.MyRace, { options: JsonObject }>;
export type MyRaces = Narrowed<wire.MyRaces, { races: MyRace[] }>;
export type MyRecord = Narrowed<wire.MyRecord, { options: JsonObject }>;
export type MyRecords = Narrowed<wire.MyRecords, { records: MyRecord[] }>;

export type Championship = Narrowed<wire.Championship, { races: Narrowed<wire.ChampionshipRace, { options: JsonObject }>[] }>;
export type NewChampionship = Narrowed<wire.NewChampionship, { races: JsonObject[] }>;

export type FavouriteBoard = Narrowed<wire.FavouriteBoard, { options: JsonObject }>;
export type Profile = Narrowed<wire.Profile, { records: MyRecord[]; boards: FavouriteBoard[] }>;

export type Puzzle = Narrowed<wire.Puzzle, { options: JsonObject; start: Situation }>;
export type PuzzleAnswer = Narrowed<wire.PuzzleAnswer, { best: Choice[] }>;
export type Lesson = Narrowed<wire.Lesson, { options: JsonObject; start: Situation; steps: Step[] }>;

export type ServerMessage =
  | Exclude<wire.ServerMessage, { type: 'table' | 'sync' | 'step' | 'history' | 'because' | 'hints' }>
  | ({ type: 'table' } & TableInfo)
  | ({ type: 'sync' } & Situation)
  | ({ type: 'step' } & Step)
  | ({ type: 'history' } & Past)
  | ({ type: 'because' } & Because)
  | Narrowed<Message<'hints'>, { hints: Hint[] }>;
