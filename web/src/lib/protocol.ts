// The messages between server and clients, and what HTTP asks and answers. docs/protocol.md explains them.
// Written by `cargo xtask types` from the Rust types of the crate `protocol`; a test keeps it so.

/** Any JSON: actions, events, views and forecasts are in the notation of their game. */
export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

export const VERSION = 2;

export const MESSAGE_MAX = 8192;

export const CHAT_MAX = 300;

export const NAME_MAX = 32;

/** What becomes of a race that waits for somebody who is away. */
export type Away = {
  /** The wish. */
  choice: AwayChoice;
};

/** What somebody who is left wishes for the race. */
export type AwayChoice = "bot" | "claim" | "close";

/** Which race is to begin: the number of races that have begun so far, so that nobody begins two by asking twice. */
export type BeginRace = {
  /** As in `begun`. */
  begun: number;
};

/** The board of a set-up before the first move. */
export type BoardInfo = {
  /** Every switch with its value. */
  options: Json;
  /** What pictures are drawn from. */
  scenery: Json;
  /** What a spectator sees after the set-up. Where chance takes part in it, this is one example. */
  view: Json;
};

/** A bot on the scale of a game. */
export type BotRating = {
  /** The level's name. */
  level: string;
  /** What was measured. */
  rating: RatingInfo;
};

/** Where your calendar is. */
export type CalendarAddress = {
  /** Its path, which is a secret: whoever knows it sees your deadlines. */
  path: string;
};

/** That you want a calendar. */
export type CalendarWish = {
  /** The language of its entries; English if there are no words in it. */
  language: string;
};

/** Why a whole view is sent. */
export type Cause = "watch" | "start" | "stale" | "undo" | "reload" | "ended";

/** A championship. */
export type Championship = {
  /** Its code: whoever has it may come. */
  code: string;
  /** What it is called. */
  name?: string | null;
  /** The game's id. */
  game: string;
  /** Where it stands. */
  state: ChampionshipState;
  /** Whether it is in the public list. */
  public: boolean;
  /** How many sit at a table at most. */
  seats: number;
  /** The points for each place. */
  points: number[];
  /** The level of bots that fill up. */
  bots?: string | null;
  /** How much time there is in each race. */
  clock: ClockPlan;
  /** Who takes part. */
  entrants: Entrant[];
  /** Which of them is the host, if the host is still there. */
  host?: number | null;
  /** Which of them you are. */
  you?: number | null;
  /** The races. */
  races: ChampionshipRace[];
  /** How many races have begun. */
  begun: number;
  /** The standings, the first first. */
  standings: ChampionshipPlace[];
  /** What you may do. */
  may: ChampionshipMay[];
  /** From when everybody who takes part may begin the next race, not only the host, in milliseconds since 1970. */
  anybody_from_ms?: number | null;
};

/** Championships. */
export type ChampionshipList = {
  /** The newest first. */
  championships: ChampionshipSummary[];
};

/** What whoever asks may do. */
export type ChampionshipMay = "join" | "leave" | "ready" | "begin" | "host";

/** Where somebody stands. */
export type ChampionshipPlace = {
  /** Who. */
  entrant: number;
  /** The rank; who cannot be told apart by the rules shares it. */
  rank: number;
  /** Points so far. */
  points: number;
  /** How often in each place: wins first. */
  places: number[];
  /** The points after each race that is over. */
  after: number[];
};

/** A race of a championship. */
export type ChampionshipRace = {
  /** Every switch with its value. */
  options: Json;
  /** Its tables; none before the championship has begun. */
  heats: Heat[];
};

/** Where a championship stands. */
export type ChampionshipState = "open" | "racing" | "between" | "over";

/** A championship in a list. */
export type ChampionshipSummary = {
  /** Its code. */
  code: string;
  /** What it is called. */
  name?: string | null;
  /** The game's id. */
  game: string;
  /** Where it stands. */
  state: ChampionshipState;
  /** What the host is called, if there is one. */
  host?: string | null;
  /** How many take part. */
  entrants: number;
  /** How many races it has. */
  races: number;
  /** How many have begun. */
  begun: number;
  /** Your rank, if you take part and a race is over. */
  rank?: number | null;
  /** Your table, if a race is on in which you have a seat. */
  table?: string | null;
};

/** One operation of a JSON patch. */
export type Change = {
  /** What is done. */
  op: Operation;
  /** Where: a JSON pointer (RFC 6901). */
  path: string;
  /** The new value; it may be `null`, which is not the same as none. */
  value?: Json;
};

/** A line of chat. */
export type ChatLine = {
  /** When, in milliseconds since 1970. */
  at_ms: number;
  /** Who. */
  seat: number;
  /** What. */
  text: string;
};

/** A legal action, explained. */
export type Choice = {
  /** The action, to be sent as it is. */
  action: Json;
  /** The rule behind it. */
  rule: string;
  /** The action with its price. */
  say: Phrase;
  /** What it would lead to, in the game's own form. */
  forecast?: Json;
  /** The same in a few words. */
  outlook?: Phrase | null;
  /** The rules of what it would lead to, beside its own. */
  rules?: string[];
  /** Present if it does nothing: `once`, or `window` where people may want to pass always. */
  idle?: Idle | null;
  /** In a list of legal actions, the place from 0 of an earlier one that leads to the same: its `forecast`, `outlook` and `rules` are this one's. */
  like?: number | null;
};

/** A one-time code. */
export type Claim = {
  /** The code. */
  code: string;
};

/** A message from a client. Unknown types and unknown fields are refused. */
export type ClientMessage =
  /** The first message: which protocol the client speaks, and who it is if no cookie says so. */
  | {
    type: "hello";
    /** The protocol's version. */
    protocol: number;
    /** The person's secret token; without it the cookie counts, and without a cookie you are a spectator. */
    token?: string | null;
  }
  /** Look at a table: from your own seat, or as a spectator. */
  | {
    type: "watch";
    /** The table's id. */
    table: string;
    /** Whose eyes; nobody's for a spectator. */
    seat?: number | null;
    /** The last step that the client has seen, if it was here before. */
    seq?: number | null;
    /** Whether actions and events come explained. */
    detail?: Detail;
  }
  /** Look away. */
  | {
    type: "unwatch";
    /** The table's id. */
    table: string;
    /** As in `watch`. */
    seat?: number | null;
  }
  /** Play an action. */
  | {
    type: "play";
    /** The table's id. */
    table: string;
    /** Your seat. */
    seat: number;
    /** The number of the last step that the client has seen: what it answers. */
    seq: number;
    /** One of the legal actions. */
    action: Json;
  }
  /** Ask for everything after a step that was missed. */
  | {
    type: "since";
    /** The table's id. */
    table: string;
    /** As in `watch`. */
    seat?: number | null;
    /** The last step that the client has seen. */
    seq: number;
  }
  /** Ask what happened before, the newest first. */
  | {
    type: "history";
    /** The table's id. */
    table: string;
    /** As in `watch`. */
    seat?: number | null;
    /** Only steps before this one; without it the latest. */
    before?: number | null;
    /** At most this many steps; the server gives fewer if it must. */
    most?: number | null;
  }
  /** Everything up to a step has been shown: the seat's clock begins to run, if it waited for that. */
  | {
    type: "shown";
    /** The table's id. */
    table: string;
    /** Your seat. */
    seat: number;
    /** The number of the last step that was shown. */
    seq: number;
  }
  /** Ask which rule forbids an action. */
  | {
    type: "why";
    /** The table's id. */
    table: string;
    /** Your seat. */
    seat: number;
    /** Any action. */
    action: Json;
  }
  /** Ask what a bot would do, and why. */
  | {
    type: "hint";
    /** The table's id. */
    table: string;
    /** Your seat. */
    seat: number;
    /** The bot's level; `club` if none is named. */
    level?: string | null;
  }
  /** Ask for the table as text. */
  | {
    type: "picture";
    /** The table's id. */
    table: string;
    /** As in `watch`. */
    seat?: number | null;
    /** In which language; English if none is named. */
    language?: string | null;
  }
  /** Ask to take back your last action. */
  | {
    type: "undo";
    /** The table's id. */
    table: string;
    /** Your seat. */
    seat: number;
    /** The number of the last step. */
    seq: number;
  }
  /** Agree or disagree with an undo that somebody asked for. */
  | {
    type: "consent";
    /** The table's id. */
    table: string;
    /** Your seat. */
    seat: number;
    /** The number of the last step, as in the question. */
    seq: number;
    /** Yes or no. */
    agree: boolean;
  }
  /** Say something at the table. */
  | {
    type: "chat";
    /** The table's id. */
    table: string;
    /** Your seat. */
    seat: number;
    /** What to say. */
    text: string;
  }
  /** Look for a race; whoever looks for one already looks for this one instead. */
  | {
    type: "seek";
    /** The game's id. */
    game: string;
    /** How many seats; without it as many as come. */
    seats?: number | null;
    /** Whether the race shall be rated: one is brought together only with people who wish the same. */
    rated?: boolean;
  }
  /** Look for a race no longer. */
  | {
    type: "unseek";
  }
  /** Ask for a sign of life. */
  | {
    type: "ping";
  };

/** How much time there is. When it runs out, a bot decides. */
export type ClockPlan =
  /** As much as you like. */
  | {
    kind: "none";
  }
  /** A bank of time for the race, and some more with every decision. */
  | {
    kind: "live";
    /** The bank, in milliseconds. */
    bank_ms: number;
    /** Added before each decision, in milliseconds. */
    increment_ms: number;
  }
  /** This many hours for every decision. */
  | {
    kind: "mail";
    /** Hours. */
    hours: number;
  };

/** How much time the seats have. It is the server's; a client counts down from here for the seats in `running`. */
export type Clocks = {
  /** Milliseconds left by seat. */
  left_ms: number[];
  /** The seats whose time runs. The time of a seat that owes a choice stands still while it is shown what others did. */
  running: number[];
};

/** Agree or disagree with an undo that somebody asked for. */
export type Consent = {
  /** Your seat. */
  seat: number;
  /** The number of the last step, as in the question. */
  seq: number;
  /** Yes or no. */
  agree: boolean;
};

/** The puzzle of a day. */
export type DailyPuzzle = {
  /** The day in universal time: 2026-11-19. */
  date: string;
  /** The game's id. */
  game: string;
  /** What the puzzle is called in addresses. */
  name: string;
};

/** A figure that decides places. */
export type DayFigure = {
  /** The rule behind it. */
  rule: string;
  /** What it is called, as in `grounds` of a replay. */
  say: Phrase;
  /** The figure, if the seat had one. */
  figure?: number | null;
};

/** The races of today. */
export type DayList = {
  /** The date, by universal time: `2026-11-18`. */
  date: string;
  /** How long today lasts, in milliseconds. */
  ends_in_ms: number;
  /** One a game, without results. */
  races: DayRace[];
};

/** What was promised about the seed of a day. */
export type DayPromise = {
  /** The day. */
  date: string;
  /** The hash of the race's name, seed and salt: see `podium verify`. */
  commitment: string;
  /** When seed and salt were drawn, in milliseconds since 1970; they do not change after that. */
  made_ms: number;
};

/** The race of a day in a game, as far as whoever asks may know it. */
export type DayRace = {
  /** The game's id. */
  game: string;
  /** The date, by universal time. */
  date: string;
  /** What the promise calls it, in the place of a table's id: `day-2026-11-18-rowing`. */
  name: string;
  /** The promise about the seed, and since when it stands. */
  promise: DayPromise;
  /** How long the day lasts, in milliseconds; 0 when it is over. */
  ends_in_ms: number;
  /** Every switch with its value: the usual ones. */
  options: Json;
  /** Who sits where: a bot's level, none at the seat of whoever tries. */
  seats: (string | null)[];
  /** How many people have begun. */
  begun: number;
  /** How many have raced to the end. */
  finished: number;
  /** Your own try, if you have begun it. */
  mine?: DayTry | null;
  /** On how many days in a row you have raced to the end; none if nobody asks. */
  streak?: Streak | null;
  /** Whether results and replays are open to you: your own try is over, or the day is. */
  open: boolean;
  /** What came of the tries, the best first; left out where they are closed, and in lists. */
  results?: DayResult[] | null;
  /** Seed and salt, when the day is over. */
  reveal?: Reveal | null;
  /** The promises of the days to come; none with a day that is over. */
  coming?: DayPromise[];
};

/** What came of a try. */
export type DayResult = {
  /** The rank among all tries of the day: by place, then by the figures that decide places, then by rounds; level ones share it. */
  rank: number;
  /** The person's public id. */
  person: string;
  /** What they are called now. */
  name: string;
  /** The table's id: its replay is open. */
  table: string;
  /** Whether they raced to the end. Whoever gave up, left or ran out of the day did not, and comes behind those who did. */
  finished: boolean;
  /** The place among the bots, as it counted for the rating. */
  place: number;
  /** The round in which they made their last choice. */
  rounds: number;
  /** The figures that decide places, in that order. */
  figures: DayFigure[];
  /** When it ended, in milliseconds since 1970. */
  at_ms: number;
};

/** Somebody's one try. */
export type DayTry = {
  /** The table's id. */
  table: string;
  /** The seat. */
  seat: number;
  /** Where it stands. */
  state: TableState;
  /** What came of it, when it is over. */
  result?: DayResult | null;
};

/** A decision that is owed. */
export type Deciding = {
  /** Who owes it. */
  seat: number;
  /** Its name. */
  decision: string;
};

/** How much is told. */
export type Detail = "lean" | "full";

/** What the seed of a race was made of, if people added their own shares to it. */
export type Drawn = {
  /** The server's part, as decimal digits: what the commitment promised. */
  seed: string;
  /** The shares, in the order of seats. */
  shares: Share[];
};

/** A message that was dropped. */
export type Dropped = {
  /** Its type. */
  type: string;
  /** The table that it was about. */
  table?: string | null;
  /** The seat that it was for. */
  seat?: number | null;
};

/** That a race ended otherwise than by its rules. Its log stays as it is. */
export type Ended = {
  /** How. */
  how: HowEnded;
  /** The seats that ended it. */
  by: number[];
  /** The seats of those who were away and kept it waiting. */
  away?: number[];
  /** When, in milliseconds since 1970. */
  at_ms: number;
};

/** What the engine in the page answers. */
export type EngineAnswer =
  /** The games. */
  | {
    type: "version";
    /** In the order in which they are offered. */
    games: GameVersion[];
  }
  /** A recorded race was played again. */
  | {
    type: "verified";
    /** The game's id. */
    game: string;
    /** The version of the rules that the record names. */
    rules_version: number;
    /** How many steps the record has. */
    steps: number;
    /** How many of them were played again and are as recorded. */
    replayed: number;
    /** The hashes that were found, after the set-up and after each of these steps. */
    hashes: string[];
    /** The places by the rules, if all steps were played again and the race is over. */
    places?: Places | null;
    /** The first thing that does not fit; nothing if all is as recorded and promised. */
    misfit?: Misfit | null;
  }
  /** The request, or the record in it, cannot be read. */
  | {
    type: "unreadable";
    /** Why, to be said. */
    say: Phrase;
    /** The same in English. */
    why: string;
  };

/** Something that the engine in the page is asked. */
export type EngineRequest =
  /** Which games it has, and by which version of their rules. */
  | {
    type: "version";
  }
  /** Play a recorded race again by the rules and compare every step. */
  | {
    type: "verify";
    /** A record, or the proof that a server gives of a finished race. */
    record: Json;
    /** What somebody saw promised before the race; only a proof can be compared with it. */
    commitment?: string | null;
  };

/** Somebody who takes part. */
export type Entrant = {
  /** What they are called; none for a bot. */
  name?: string | null;
  /** The level of a bot. */
  level?: string | null;
  /** Whether they have left: a bot without points races in their place until they come back. */
  left?: boolean;
  /** Whether they are ready for the next race. */
  ready?: boolean;
};

/** Somebody who takes part, by number. */
export type EntrantOf = {
  /** The number. */
  entrant: number;
};

/** The fastest win: that with the fewest rounds, and of several the oldest. */
export type Fastest = {
  /** The round in which you made your last decision. */
  rounds: number;
  /** How many seats the race had. */
  seats: number;
  /** The table's id. */
  table: string;
  /** When it ended, in milliseconds since 1970. */
  at_ms: number;
};

/** A board on which somebody races much. */
export type FavouriteBoard = {
  /** The game's id. */
  game: string;
  /** Every switch with its value, of the last race there. */
  options: Json;
  /** How many seats that race had. */
  seats: number;
  /** Races on it. */
  races: number;
};

/** A game. */
export type GameInfo = {
  /** Its id. */
  id: string;
  /** How many can play. */
  seats: SeatRange;
  /** Usual length with four seats, in minutes. */
  minutes: number;
  /** The version of its rules. */
  rules_version: number;
  /** Whether it is there to teach how games are made. */
  teaching: boolean;
  /** Whether it has a guided first race. */
  lesson: boolean;
  /** Levels of bots whose strength in it was measured: those that may sit at a rated table. None if there are no rated races of it. */
  rated_levels: string[];
  /** Its variant switches: only where one game is asked for. */
  options?: Switch[];
};

/** The games. */
export type GameList = {
  /** In the order of the catalogue. */
  games: GameInfo[];
};

/** A rating in one game. */
export type GameRating = {
  /** The game's id. */
  game: string;
  /** The rating. */
  rating: RatingInfo;
  /** The place in the game's leaderboard; none while the rating is provisional. */
  rank?: number | null;
};

/** What the reviews of several races of a game say together. What is a mean is one over the races. */
export type GameReviews = {
  /** The game's id. */
  game: string;
  /** How many races. */
  races: number;
  /** How many decisions with more than one choice, in all of them. */
  decisions: number;
  /** The share of them that were best or good. */
  accuracy: number;
  /** The chance to win that was lost in a race by what the seat knew, in the mean. */
  lost: number;
  /** What the set-up and chance changed in the chance to win a race, in the mean. */
  luck: number;
  /** What the own choices changed in it, in the mean. */
  skill: number;
  /** Where most was lost, the most first, at most five. */
  weak: WeakSpot[];
};

/** What the JSON of a game looks like: four JSON Schemas (draft 2020-12). */
export type GameSchemas = {
  /** Of the variant switches, as they are read. */
  options: Json;
  /** Of an action, as it is read. */
  action: Json;
  /** Of an event, as it is told. */
  event: Json;
  /** Of a view, as it is told. */
  view: Json;
};

/** A game and its rules. */
export type GameVersion = {
  /** The game's id. */
  game: string;
  /** The version of its rules. */
  rules_version: number;
};

/** One of the figures by which places were given. Of two seats the first one in which they differ decides. */
export type Ground = {
  /** The rule behind it. */
  rule: string;
  /** What the figure is called. The message may have attributes: `figure` says a figure `$n`, `why` that it has put `$first` (with `$a`) before `$second` (with `$b`), `though` that by this one it would have been the other way round. */
  say: Phrase;
  /** Whether the smaller figure goes first. */
  less: boolean;
  /** Every seat's figure; seats without one come last. */
  figures: (number | null)[];
};

/** An event: plain, or explained with detail `full`. */
export type Happening = Told | Json;

/** A table of a race. */
export type Heat = {
  /** The table's id, once the race has begun. */
  table?: string | null;
  /** Who sits there, by seat. */
  seats: number[];
  /** The places as they count, by seat, when it is over. */
  places?: number[] | null;
  /** Whether it is over without a result: nobody has points from it. */
  void?: boolean;
};

/** What a bot thinks of a legal action. */
export type Hint = {
  /** The action. */
  action: Json;
  /** The rule behind it. */
  rule: string;
  /** The action with its price. */
  say: Phrase;
  /** What it would lead to, in a few words. */
  outlook?: Phrase | null;
  /** The mean place in the worlds in which the race was played to its end with this action. */
  place: number;
  /** The chance to win there: of what is called 30 %, about 30 % is won. */
  win: number;
  /** The standard error of that. */
  error: number;
  /** How many worlds those were; 0 if the action did not look worth it, and place and chance are guesses then. */
  tries: number;
  /** Why it is best, or what it costs against the best; nothing if that was said of another already. */
  reason?: Phrase | null;
};

/** Who chose for a seat. */
export type How = "person" | "bot" | "away" | "clock";

/** How a race ended otherwise than by its rules. */
export type HowEnded = "claimed" | "closed" | "given_up" | "operator";

/** What an action is that does nothing. */
export type Idle = "once" | "window";

/** A language that there are words in. */
export type LanguageInfo = {
  /** Its code: "fr". */
  code: string;
  /** What it is called by those who speak it. */
  name: string;
};

/** A line of a leaderboard. */
export type Leader = {
  /** The place. */
  rank: number;
  /** The person's public id. */
  person: string;
  /** What they are called now. */
  name: string;
  /** The rating. */
  rating: RatingInfo;
};

/** The people of a game by their ratings, and the bots on the same scale. */
export type Leaderboard = {
  /** The game's id. */
  game: string;
  /** People whose ratings are not provisional, by what they are almost surely as strong as, the rating less three times its uncertainty; the strongest first. */
  people: Leader[];
  /** The levels that were measured, the weakest level first. */
  bots: BotRating[];
};

/** Which seat you leave. */
export type Leave = {
  /** The seat. */
  seat: number;
};

/** A legal action: plain, or explained with detail `full`. */
export type Legal = Choice | Json;

/** A guided race, as the learner may know it. It is played at no table: the client shows the steps and waits at the marked ones until the learner makes that move. */
export type Lesson = {
  /** The game's id. */
  game: string;
  /** The version of its rules. */
  rules_version: number;
  /** Every switch with its value. */
  options: Json;
  /** What the seats are called. */
  names: string[];
  /** What is learnt, in a few words. */
  title: string;
  /** What is said before the first move. */
  opening: string;
  /** What is said after the end. */
  closing: string;
  /** What the learner sees after the set-up, with detail `full`. */
  start: Situation;
  /** Every step of the race, with detail `full`. Legal actions are there before marked moves only. */
  steps: Step[];
  /** The moves that the learner makes, in order. */
  marks: LessonMark[];
};

/** A move that the learner makes. */
export type LessonMark = {
  /** The number of its step. */
  seq: number;
  /** The number of the step after which `after` is said: its own, or a later one that answers it. */
  until: number;
  /** The rules that it teaches. */
  rules: string[];
  /** What is said before it. */
  before: string;
  /** What is said after it. */
  after: string;
};

/** A level of bots; what it is, the messages `level-<level>` and `level-<level>-about` say. */
export type LevelInfo = {
  /** Its name. */
  level: string;
};

/** The levels of bots. */
export type LevelList = {
  /** The weakest first. */
  levels: LevelInfo[];
};

/** A table that was made. */
export type MadeTable = {
  /** The table. */
  table: TableInfo;
  /** Its address on this server. */
  link: string;
  /** The links of the seats that have one of their own. */
  seat_links: SeatLink[];
};

/** A mail address at which you want to be told. */
export type MailWish = {
  /** The address. */
  address: string;
  /** The language in which you want to be told; English if there are no words in it. */
  language: string;
};

/** What somebody may do at a table now, beyond what everybody at a seat may do. */
export type May = "host" | "close" | "give_up" | "away";

/** What does not fit in a recorded race. */
export type Misfit = {
  /** In which part of it. */
  part: MisfitPart;
  /** The step: 0 is the set-up, and for the result it is the last one. */
  step?: number | null;
  /** The rule that refuses the step, if one does. */
  rule?: string | null;
  /** What is wrong, to be said. */
  say: Phrase;
  /** The same in English. */
  why: string;
};

/** Where something in a recorded race does not fit, in the order in which it is looked at. */
export type MisfitPart = "promise" | "rules" | "setup" | "step" | "result";

/** A one-time code for another device. */
export type MovingCode = {
  /** The code. */
  code: string;
  /** Until when it is good, in milliseconds since 1970. */
  good_until_ms: number;
};

/** Your mail address. */
export type MyMail = {
  /** The address. */
  address: string;
  /** Whether it has been confirmed by the link that was sent there. Nothing else is sent before. */
  confirmed: boolean;
};

/** Where you want to be told. */
export type MyNotices = {
  /** Browsers, the newest first. */
  pushes: MyPush[];
  /** Your mail address. */
  mail?: MyMail | null;
  /** Whether you have a calendar of deadlines. Its address is told only when it is made. */
  calendar: boolean;
};

/** One of your passkeys. */
export type MyPasskey = {
  /** Its id. */
  id: string;
  /** When it was made, in milliseconds since 1970. */
  made_ms: number;
  /** When somebody last signed in with it; none if nobody did. */
  used_ms?: number | null;
};

/** Your passkeys. */
export type MyPasskeys = {
  /** The newest first. */
  passkeys: MyPasskey[];
};

/** A browser in which you are told. */
export type MyPush = {
  /** Its id. */
  id: string;
  /** When you allowed it, in milliseconds since 1970. */
  made_ms: number;
  /** Whether it is on the device that asks. */
  this: boolean;
};

/** One of your races. */
export type MyRace = {
  /** The table's id. */
  table: string;
  /** The game's id. */
  game: string;
  /** Every switch with its value. */
  options: Json;
  /** Where it stands. */
  state: TableState;
  /** Who sits where. */
  seats: SeatInfo[];
  /** Your seats. */
  mine: number[];
  /** Seats that are kept for you: a rematch that you have been offered. */
  offered?: number[];
  /** When the table was made, in milliseconds since 1970. */
  created_ms: number;
  /** When the last action was, in milliseconds since 1970; none before the first. */
  moved_ms?: number | null;
  /** Whether the race waits for one of your seats. */
  turn: boolean;
  /** The round that is being played or that was the last; none before the race, or if the rules have changed since. */
  round?: number | null;
  /** The places, when the race is over. */
  places?: Places | null;
  /** How the race ended, if it was not by its rules. */
  ended?: Ended | null;
};

/** Your races, the newest first. */
export type MyRaces = {
  /** One page of them. */
  races: MyRace[];
  /** What to ask for (`?before=`) to get the next page; none if this is the last one. */
  next?: string | null;
};

/** What you have achieved on one board with the same switches. Only finished races count, in which you had one seat and did not leave. */
export type MyRecord = {
  /** The game's id. */
  game: string;
  /** Every switch with its value. */
  options: Json;
  /** Races run. */
  races: number;
  /** Races in which you came first, ties included. */
  wins: number;
  /** The best place. */
  best_place: number;
  /** The fastest win; none if there is no win. */
  fastest?: Fastest | null;
};

/** What you have achieved, by set-up. */
export type MyRecords = {
  /** The set-up with the most races first. */
  records: MyRecord[];
  /** How many finished races were looked at: the newest, and not all if there are very many. */
  races: number;
};

/** What the reviews of your races say together. */
export type MyReviews = {
  /** One a game, the game with the most reviewed races first. */
  games: GameReviews[];
};

/** Your seats at a table. */
export type MySeats = {
  /** Their numbers, in order. */
  seats: number[];
};

/** Everybody whom you have muted or blocked, the latest first. */
export type MyShunned = {
  /** The people. */
  people: Shunned[];
};

/** One of your tokens: a device, or a program. */
export type MyToken = {
  /** Its id; the token itself is told only once. */
  id: string;
  /** When it was made, in milliseconds since 1970; none for tokens from before this was noted. */
  made_ms?: number | null;
  /** When it was last used, to about an hour; none if it never was. */
  used_ms?: number | null;
  /** Whether it is the one that asks. */
  this: boolean;
};

/** The devices on which you are signed in. */
export type MyTokens = {
  /** The most recently used first. */
  tokens: MyToken[];
};

/** A table at which a choice of yours is waited for. */
export type MyTurn = {
  /** The table's id. */
  table: string;
  /** The game's id. */
  game: string;
  /** Your seats that owe a choice. */
  seats: number[];
  /** Until when, in milliseconds since 1970, in a race by mail; none in others. It is put off while no server is up. */
  deadline_ms?: number | null;
};

/** Who you are. */
export type Myself = {
  /** What you are called. */
  name: string;
  /** Your public id, by which others see your profile; it is no secret. */
  id: string;
  /** The ids of the tables at which you sit, the newest first. */
  tables: string[];
  /** Your ratings, by game. */
  ratings: GameRating[];
  /** The tables at which a choice of yours is waited for, the nearest deadline first; looked for among your newest 50 races under way. */
  turns: MyTurn[];
};

/** What you want to be called. */
export type Name = {
  /** The name. */
  name: string;
};

/** A championship that somebody wants. */
export type NewChampionship = {
  /** What it is called; nothing for no name. */
  name?: string | null;
  /** The game's id. */
  game: string;
  /** The variant switches of each race, 2 to 12; those left out have their defaults. */
  races: Json[];
  /** How many sit at a table at most. */
  seats: number;
  /** The points for each place, as many as there are seats, none more than the one before; the usual ones if it is left out. */
  points?: number[] | null;
  /** The level of bots that fill up the tables and take part like everybody; without one, tables have a seat less where people are few. */
  bots?: string | null;
  /** Whether it is in the public list; else only those find it who have its code or link. */
  public?: boolean;
  /** How much time there is, in each race; there is always a limit. Ten minutes and five seconds a decision if it is left out. */
  clock?: ClockPlan | null;
};

/** A table that somebody wants. */
export type NewTable = {
  /** The game's id. */
  game: string;
  /** Variant switches; those left out have their defaults. */
  options?: Json;
  /** Who may sit where, in seat order. */
  seats: SeatPlan[];
  /** Everything else. */
  settings?: Partial<Settings>;
};

/** The ways in which this server can tell people that a race waits for them. */
export type NoticeWays = {
  /** The server's key for messages to browsers (Web Push), an uncompressed point in base64url; none if it sends none. */
  push_key?: string | null;
  /** Whether it sends mail. */
  mail: boolean;
};

/** What is done at a place. */
export type Operation = "add" | "remove" | "replace";

/** The answer by which somebody signs in. */
export type PasskeyAnswer = {
  /** The passkey's id. */
  id: string;
  /** What the browser says of question and answer (`clientDataJSON`). */
  client_data: string;
  /** What the device says (`authenticatorData`). */
  device_data: string;
  /** Its signature. */
  signature: string;
  /** Whose passkey it is, as the device keeps it (`userHandle`). */
  user: string;
};

/** What to ask a device with for signing in. */
export type PasskeyChallenge = {
  /** What is to be answered, once, within five minutes and by the same browser. */
  challenge: string;
  /** The name that passkeys of this server are bound to (`rpId`). */
  place: string;
};

/** A new passkey, as a device has made it: a key for ES256, without attestation. */
export type PasskeyMade = {
  /** What the browser says of question and answer (`clientDataJSON`). */
  client_data: string;
  /** What the device says (`authenticatorData`). */
  device_data: string;
};

/** What to ask a device for a new passkey with. */
export type PasskeyQuestion = {
  /** What is to be answered, once and within five minutes. */
  challenge: string;
  /** The name that passkeys of this server are bound to (`rp.id`). */
  place: string;
  /** Your id, as passkeys keep it (`user.id`). */
  user: string;
  /** What you are called. */
  name: string;
  /** The ids of your passkeys: a device that has one of them makes no other. */
  known: string[];
};

/** Whether one can sign in with a passkey here. */
export type PasskeyWay = {
  /** Whether one can. */
  on: boolean;
};

/** A step that happened before. */
export type PastStep = {
  /** Its number; 0 is the set-up. */
  seq: number;
  /** Who acted; nobody in the set-up. */
  by?: number | null;
  /** Who chose for the seat. */
  how?: How | null;
  /** What happened: plain, or explained with detail `full`, with the rounds but without what it changed. */
  events?: Happening[];
  /** Whether it took an action back. What was taken back is left out. */
  undo?: boolean;
};

/** Something to say: the id of a message and the values of its variables. */
export type Phrase = {
  /** The message's id in the message files. */
  id: string;
  /** The values of its variables. */
  with?: { [key: string]: Value };
};

/** The places of a race. */
export type Places = {
  /** Place by seat, from 1; level seats share a place. */
  places: number[];
  /** The seats in first place. */
  winners: number[];
};

/** A move without a socket. */
export type Play = {
  /** Your seat. */
  seat: number;
  /** The number of the last step that you have seen. */
  seq: number;
  /** One of the legal actions. */
  action: Json;
};

/** A position that somebody wrote or met. */
export type Position = {
  /** The game's id. */
  game: string;
  /** Variant switches; those left out have their defaults. */
  options?: Json;
  /** The position, in the game's notation. */
  position: Json;
};

/** A link to a position. */
export type PositionLink = {
  /** Its address on this server; the position is written in it. */
  link: string;
};

/** What went wrong, as HTTP says it (RFC 9457, `application/problem+json`). */
export type Problem = {
  /** A word for programs, as a relative reference. */
  type: string;
  /** The kind of problem in words. */
  title: string;
  /** The HTTP status. */
  status: number;
  /** What went wrong this time, in English, for people who read the answer itself. */
  detail: string;
  /** The same, to be said in the reader's language. */
  say: Phrase;
  /** The rule of the game, if one is behind it. */
  rule?: string | null;
};

/** What everybody may know of somebody who has finished a rated race. Counted are finished races at rated or public tables that let people watch. */
export type Profile = {
  /** The public id; it is no secret, and nobody becomes somebody by it. */
  id: string;
  /** What they are called now. */
  name: string;
  /** The ratings, by game. */
  ratings: GameRating[];
  /** What they have achieved, by set-up, the one with the most races first. */
  records: MyRecord[];
  /** The boards on which they raced most, at most five. */
  boards: FavouriteBoard[];
  /** How many races were counted: the newest, and not all if there are very many. */
  races: number;
};

/** A browser that allows messages: what its push subscription says. */
export type PushWish = {
  /** Where its push service takes messages. */
  endpoint: string;
  /** The browser's public key (`p256dh`), in base64url. */
  key: string;
  /** The secret that it shares with the server (`auth`), in base64url. */
  auth: string;
  /** The language in which you want to be told; English if there are no words in it. */
  language: string;
};

/** A puzzle, as whoever is to choose may know it. It is solved at no table, and what solves it is not in it. */
export type Puzzle = {
  /** The game's id. */
  game: string;
  /** What the puzzle is called in addresses. */
  name: string;
  /** What it is called. */
  title: string;
  /** The version of the game's rules. */
  rules_version: number;
  /** Every switch with its value. */
  options: Json;
  /** How many take part. */
  seats: number;
  /** How hard it is, if that was measured. */
  grade?: PuzzleGrade | null;
  /** What the seat that is to choose sees, with detail `full` and with its legal actions. To what these lead is not in it. */
  start: Situation;
};

/** What is said of an answer to a puzzle. */
export type PuzzleAnswer = {
  /** Whether the action is a best one. */
  solved: boolean;
  /** What is best: one choice, or several that are as good, with what they lead to. */
  best: Choice[];
  /** Why, in words that name seats by their numbers. */
  why: string;
  /** Why, as phrases, if nobody wrote it: to be said with the names of a table. */
  reasons?: Phrase[];
};

/** A word for how hard a puzzle is. */
export type PuzzleDifficulty = "easy" | "medium" | "hard";

/** How hard a puzzle is. */
export type PuzzleGrade = {
  /** A word for it; said by `puzzle-easy` and so on. */
  difficulty: PuzzleDifficulty;
  /** The mean of how often the levels of bots miss it, in percent. */
  missed: number;
  /** How often each level tried. */
  tries: number;
  /** How many of these tries each level missed, the weakest first. */
  levels: PuzzleMisses[];
};

/** A puzzle in a list. */
export type PuzzleInfo = {
  /** The game's id. */
  game: string;
  /** What the puzzle is called in addresses. */
  name: string;
  /** What it is called. */
  title: string;
  /** How hard it is, if that was measured. */
  grade?: PuzzleGrade | null;
};

/** Every puzzle that there is. */
export type PuzzleList = {
  /** By game, in the order of their names. */
  puzzles: PuzzleInfo[];
  /** Today's, the same for everybody. */
  daily?: DailyPuzzle | null;
};

/** How often a level of bots misses a puzzle. */
export type PuzzleMisses = {
  /** The level. */
  level: string;
  /** How many tries it missed. */
  missed: number;
};

/** The championship that a table is a race of. */
export type RaceOf = {
  /** The championship's code. */
  code: string;
  /** What it is called. */
  name?: string | null;
  /** Which race it is, from 1. */
  race: number;
  /** How many there are. */
  races: number;
};

/** What a rated race did to ratings. */
export type RatedResult = {
  /** Whether it counted. It does not if two of its people had met in five rated races of the game within a day. */
  counted: boolean;
  /** The seats, in order; none if it did not count. */
  seats: RatedSeat[];
};

/** What a rated race did to the rating of whoever had a seat. */
export type RatedSeat = {
  /** The seat. */
  seat: number;
  /** The place that counted: whoever left comes last. */
  place: number;
  /** The rating before the race. */
  before: RatingInfo;
  /** The rating after it; that of a bot stays. */
  after: RatingInfo;
};

/** How somebody's rating in a game has come about. */
export type RatingHistory = {
  /** The person's public id. */
  person: string;
  /** The game's id. */
  game: string;
  /** Before the first of these races. */
  before: RatingInfo;
  /** The newest races that counted, in the order of finishing. */
  points: RatingPoint[];
};

/** How strong somebody is in a game. Everybody begins at 25 with an uncertainty of 8.333; bots have what was measured. */
export type RatingInfo = {
  /** The strength. */
  value: number;
  /** The standard deviation of what is known of it. */
  uncertainty: number;
  /** Whether too little is known for it to mean much: the uncertainty is above 4. */
  provisional: boolean;
  /** Rated races so far; none for bots. */
  races?: number | null;
};

/** A rating after a race. */
export type RatingPoint = {
  /** The table's id. */
  table: string;
  /** When the race ended, in milliseconds since 1970. */
  at_ms: number;
  /** The place that counted. */
  place: number;
  /** How many seats the race had. */
  seats: number;
  /** The rating after it. */
  rating: RatingInfo;
};

/** Whether you are ready for the next race. */
export type Ready = {
  /** Yes or no. */
  ready: boolean;
};

/** Why a message was turned away. */
export type Refusal = {
  /** A word for programs. */
  code: RefusalCode;
  /** The table's id, if it was about one. */
  table?: string | null;
  /** The seat, if it was about one. */
  seat?: number | null;
  /** The rule that forbids it. */
  rule?: string | null;
  /** The reason. */
  say: Phrase;
};

/** Kinds of refusals. */
export type RefusalCode = "not_found" | "not_yours" | "unreadable" | "illegal" | "not_now" | "too_much" | "rules_changed" | "store";

/** A race step by step, as a viewer may know it: the whole truth after its end. */
export type Replay = {
  /** The table's id. */
  table: string;
  /** The game's id. */
  game: string;
  /** Every switch with its value. */
  options: Json;
  /** Who sat where. */
  seats: SeatInfo[];
  /** Whether this is the whole truth, with everybody's cards. */
  whole: boolean;
  /** What pictures are drawn from; it never changes. */
  scenery: Json;
  /** What the viewer saw after the set-up. */
  view: Json;
  /** How the race then stood, by what the viewer sees. */
  standing: Standing;
  /** The steps; the first one, number 0, is the set-up. */
  steps: ReplayStep[];
  /** The final places, when the race is over. */
  places?: Places | null;
  /** By what the places were given, the first ground first, when the race is over. */
  grounds?: Ground[];
};

/** One step of a replay. Actions that were taken back are not in it, so its numbers may differ from those at the table. */
export type ReplayStep = {
  /** Its number among the actions that stand; 0 is the set-up. */
  seq: number;
  /** Who acted; nobody in the set-up. */
  seat?: number | null;
  /** What was chosen: only for who chose it and for the whole truth, since a choice may be secret. */
  action?: Json;
  /** What happened. */
  events: Happening[];
  /** What changed in the view: after the last event if the events say what they changed, else since the step before. */
  changes: Change[];
  /** How the race stands then, where that has changed likewise. */
  standing?: Standing | null;
  /** Its number at the table, where actions that were taken back count, too; none for the set-up. */
  at?: number | null;
  /** Who then owed which decision. */
  deciding: Deciding[];
};

/** A report to the operator about the person at a seat, or about a line that they said. */
export type Report = {
  /** The seat. */
  seat: number;
  /** The `at_ms` of the line of chat that it is about; none if it is about the person. */
  line?: number | null;
  /** What is wrong. */
  reason: ReportReason;
  /** What else there is to say. */
  text?: string | null;
};

/** What is wrong, as whoever reports it sees it. */
export type ReportReason = "abuse" | "spam" | "name" | "spoiling" | "other";

/** The operator has the report. */
export type ReportReceived = {
  /** How many lines of chat the server has put with it, from its own copy. */
  lines: number;
  /** How many more you may send today. */
  left: number;
};

/** What was committed to before the race. */
export type Reveal = {
  /** The seed of the race, as decimal digits: it does not fit into a JavaScript number. */
  seed: string;
  /** The salt, in hexadecimal digits. */
  salt: string;
  /** What the race's seed was made of, if people had a share in it; else it is the one that was promised. */
  drawn?: Drawn | null;
};

/** A race looked at decision by decision. For every seat: `start` and `dealt`, with what choices (`skill`) and chance (`luck`) changed in every step, add up to `result`. */
export type Review = {
  /** The game's id. */
  game: string;
  /** Each seat's chance to win before the race was set up. */
  start: number[];
  /** What the set-up changed in that. */
  dealt: number[];
  /** Every decision, in the order of the steps; the first is that of step 1. */
  moments: ReviewMoment[];
  /** Each seat's share of the win. */
  result: number[];
  /** What can be said of each seat. */
  seats: ReviewSeat[];
};

/** A better choice. */
export type ReviewBetter = {
  /** It. */
  action: Json;
  /** The rule behind it. */
  rule: string;
  /** The action with its price. */
  say: Phrase;
  /** What it would lead to, in the game's own form. */
  forecast?: Json;
  /** The same in a few words. */
  outlook?: Phrase | null;
  /** The rules of what it would lead to, beside its own. */
  rules?: string[];
  /** What was chosen, with its price. */
  chosen: Phrase;
  /** The chance to win that was lost without it. */
  loss: number;
  /** The standard error of that. */
  error: number;
  /** The chance to win with it, by what the seat knew. */
  chance: number;
  /** Why it is better, the weightiest reason first. */
  reasons: Phrase[];
  /** What would probably have followed. */
  line: ReviewStep[];
};

/** How good a choice was by what its seat knew. The chance to win that was lost: less than 2 of 100 for a good one, less than 5 for an inaccuracy, less than 10 for a mistake. */
export type ReviewClass = "forced" | "best" | "good" | "inaccuracy" | "mistake" | "blunder";

/** A decision of a race. */
export type ReviewMoment = {
  /** Who chose. */
  seat: number;
  /** The decision, as the specification calls it. */
  decision: string;
  /** Among how many actions. */
  choices: number;
  /** Each seat's chance to win before the choice, with all seats' secrets laid open, if everybody goes on sensibly. */
  before: number[];
  /** What the choice changed in that beside what a sensible player would have chosen. */
  skill: number[];
  /** What chance and cards that nobody knew brought after it. */
  luck: number[];
  /** How good the choice was by what the seat knew. */
  class: ReviewClass;
  /** What would have been better by that. */
  better?: ReviewBetter | null;
};

/** What can be said of a seat after a race. */
export type ReviewSeat = {
  /** Decisions with more than one choice. */
  decisions: number;
  /** How many of them were of each class: best, good, inaccuracy, mistake, blunder. */
  classes: number[];
  /** The share of them that were best or good. */
  accuracy: number;
  /** The sum of the chances to win that were lost by what the seat knew. */
  lost: number;
  /** What its own choices changed in its chance to win. */
  skill: number;
  /** What the choices of others changed in it. */
  others: number;
  /** What the set-up and chance changed in it. */
  luck: number;
  /** The steps of the choices that lost most, the worst first, at most three. */
  worst: number[];
  /** The steps of the strokes of luck, good or bad, that changed most, at most three; 0 is the set-up. */
  strokes: number[];
};

/** Where the review of a race stands. */
export type ReviewState =
  /** Nobody has asked for it, or whoever did no longer wishes it. */
  | {
    state: "none";
  }
  /** It is being made. */
  | {
    state: "making";
    /** How many of its parts are done. */
    done: number;
    /** How many it has. */
    parts: number;
  }
  /** It is there. */
  | {
    state: "made";
    /** It. */
    review: Review;
  };

/** A choice that would probably have followed. */
export type ReviewStep = {
  /** Who would have chosen. */
  seat: number;
  /** What. */
  say: Phrase;
};

/** What the rulebook says of a rule. */
export type RuleText = {
  /** The rule's id. */
  rule: string;
  /** Markdown. */
  text: string;
};

/** Something to say at the table. */
export type Say = {
  /** Your seat. */
  seat: number;
  /** What to say. */
  text: string;
};

/** What everybody may know of a seat. */
export type SeatInfo = {
  /** What whoever sits there is called. */
  name?: string | null;
  /** Who sits there. */
  status: SeatStatus;
  /** The bot's level, if a bot sits there. */
  level?: string | null;
  /** At a rated table, the public id of the person who sits there. */
  person?: string | null;
  /** At a rated table, the rating of whoever sits there, as it is now. */
  rating?: RatingInfo | null;
};

/** The link of a seat. */
export type SeatLink = {
  /** The seat. */
  seat: number;
  /** The key: a secret for whoever is to sit there. */
  key: string;
  /** The link with the key behind `#`, where browsers send it to nobody. */
  link: string;
};

/** A seat that something is done with: whom the host removes, or to whom the host hands the role on. */
export type SeatOf = {
  /** The seat. */
  seat: number;
};

/** Who may sit at a seat. */
export type SeatPlan =
  /** Whoever makes the table. One person may have several seats: people around one screen. */
  | {
    kind: "me";
    /** What whoever sits there is called at the table; the person's own name if none is given. */
    name?: string | null;
  }
  /** Anybody who comes to the table. */
  | {
    kind: "open";
  }
  /** Somebody who has the seat's own link. */
  | {
    kind: "link";
  }
  /** A bot of this level. */
  | {
    kind: "bot";
    /** The level's name. */
    level: string;
  };

/** How many can play. */
export type SeatRange = {
  /** At least. */
  fewest: number;
  /** At most. */
  most: number;
};

/** Who sits at a seat. */
export type SeatStatus = "open" | "link" | "reserved" | "bot" | "here" | "away" | "left";

/** What a seat becomes. */
export type SeatWish =
  /** Anybody's who comes to the table. */
  | {
    kind: "open";
  }
  /** For whoever has the seat's own link, which is newly made. */
  | {
    kind: "link";
  }
  /** A bot's. */
  | {
    kind: "bot";
    /** The level's name. */
    level: string;
  }
  /** The seat is taken away: only the last one can go, so that everybody keeps their number. */
  | {
    kind: "closed";
  };

/** A message from the server. Clients ignore types that they do not know. */
export type ServerMessage =
  /** The answer to `hello`. */
  | {
    type: "welcome";
    /** The protocol's version. */
    protocol: number;
    /** The program's version. */
    server: string;
    /** What you are called; nobody for spectators. */
    name?: string | null;
    /** The longest message that is read, in bytes. */
    message_max: number;
    /** Messages a second that are read in the long run. */
    messages_per_second: number;
  }
  /** The table has changed: who sits where, who is there. */
  | {
    type: "table";
    /** Its id: whoever knows it may come. */
    id: string;
    /** A short code to read out. */
    code: string;
    /** The game's id. */
    game: string;
    /** The version of its rules. */
    rules_version: number;
    /** Every switch with its value. */
    options: Json;
    /** How it is run. */
    settings: Settings;
    /** Where it stands. */
    state: TableState;
    /** The number of steps so far. */
    seq: number;
    /** The seats. */
    seats: SeatInfo[];
    /** How many watch without a seat. */
    spectators: number;
    /** What the server committed to before the race: see `podium verify`. */
    commitment: string;
    /** What people added to the seed before the race, in the order of seats. */
    shares?: Share[];
    /** An undo that somebody has asked for and that waits for others. */
    undo?: UndoQuestion | null;
    /** The table of the rematch, if there is one. */
    rematch?: string | null;
    /** The table of which this is the rematch, if it is one. */
    rematch_of?: string | null;
    /** The seat of the host, if the host sits here. */
    host?: number | null;
    /** What whoever is told this may do. */
    may?: May[];
    /** Who is away and keeps the race waiting, if those who are left may choose what becomes of it. */
    waiting?: Waiting | null;
    /** How the race ended, if it was not by its rules. */
    ended?: Ended | null;
    /** What the race did to ratings, if it was rated and is over. */
    rated?: RatedResult | null;
    /** The day whose race this is, if it is a try at one: `2026-11-18`. */
    day?: string | null;
    /** The championship that this is a race of. */
    championship?: RaceOf | null;
    /** The moment of a finished race from which this one was begun, if it was. */
    try_of?: TryOf | null;
  }
  /** Everything that a viewer may know now. */
  | {
    type: "sync";
    /** The table's id. */
    table: string;
    /** Whose eyes; nobody's for a spectator. */
    seat: number | null;
    /** The number of steps so far. */
    seq: number;
    /** Why this is sent. */
    cause: Cause;
    /** What the viewer sees. */
    view: Json;
    /** What pictures of the board are drawn from, in the game's own shape; the same in the whole race. With detail `full` only. */
    scenery?: Json;
    /** How the race stands, by what the viewer sees. */
    standing: Standing;
    /** How far each seat has come on its way to the goal, in thousandths; left out in a game without such a way. With detail `full` only. */
    covered?: number[];
    /** Who owes which decision; nobody when the race is over. */
    deciding: Deciding[];
    /** The viewer's own legal actions: plain, or explained with detail `full`. */
    legal?: Legal[];
    /** The events of the steps that the client has missed, if they are still known; plain or explained. */
    missed?: Happening[];
    /** How much time the seats have. */
    clocks?: Clocks | null;
    /** The final places, when the race is over. */
    places?: Places | null;
    /** The seed, when the race is over. */
    reveal?: Reveal | null;
  }
  /** An action was played. */
  | {
    type: "step";
    /** The table's id. */
    table: string;
    /** Whose eyes; nobody's for a spectator. */
    seat: number | null;
    /** Its number. */
    seq: number;
    /** Who acted. */
    by: number;
    /** Who chose for the seat. */
    how: How;
    /** What was chosen: only for the seat itself, since a choice may be secret. */
    action?: Json;
    /** What happened: plain, or explained with detail `full`. */
    events: Happening[];
    /** What changed in the view (RFC 6902): with detail `full` after the last event, else since the step before. */
    changes: Change[];
    /** How the race stands, where that has changed: with detail `full` after the last event, else since the step before. */
    standing?: Standing | null;
    /** Who owes which decision; nobody when the race is over. */
    deciding: Deciding[];
    /** The viewer's own legal actions: plain, or explained with detail `full`. */
    legal?: Legal[];
    /** How much time the seats have. */
    clocks?: Clocks | null;
    /** The final places, when the race is over. */
    places?: Places | null;
    /** The seed, when the race is over. */
    reveal?: Reveal | null;
  }
  /** A clock has begun to run. */
  | {
    type: "clocks";
    /** The table's id. */
    table: string;
    /** How much time the seats have. */
    clocks: Clocks;
  }
  /** The action was played before; this is the step that it became. */
  | {
    type: "played";
    /** The table's id. */
    table: string;
    /** Who played it. */
    seat: number;
    /** The step's number. */
    seq: number;
  }
  /** One looks for a race: said at once, and again when others come or go. */
  | {
    type: "seeking";
    /** The game's id. */
    game: string;
    /** How many seats; without it as many as come. */
    seats?: number | null;
    /** Whether the race shall be rated. */
    rated: boolean;
    /** How many look for a race of this game with the same wish about ratings, oneself among them. */
    waiting: number;
    /** In how many milliseconds at the latest bots fill up; without it they never do. */
    bots_in_ms?: number | null;
  }
  /** A race was found: it has begun. */
  | {
    type: "found";
    /** The table's id. */
    table: string;
    /** One's seat. */
    seat: number;
  }
  /** One looks for a race no longer, and none was found: the answer to `unseek`, or what has become of it. */
  | {
    type: "seek_ended";
    /** Why. */
    say: Phrase;
  }
  /** The message was turned away; nothing has changed. */
  | {
    type: "refused";
    /** A word for programs. */
    code: RefusalCode;
    /** The table's id, if it was about one. */
    table?: string | null;
    /** The seat, if it was about one. */
    seat?: number | null;
    /** The rule that forbids it. */
    rule?: string | null;
    /** The reason. */
    say: Phrase;
  }
  /** The answer to `why`. */
  | {
    type: "because";
    /** The table's id. */
    table: string;
    /** Whose action. */
    seat: number;
    /** The action. */
    action: Json;
    /** Whether it is legal. */
    legal: boolean;
    /** The rule that forbids it. */
    rule?: string | null;
    /** The reason; none for a legal action. */
    say?: Phrase | null;
  }
  /** The answer to `hint`. */
  | {
    type: "hints";
    /** The table's id. */
    table: string;
    /** Whose choices. */
    seat: number;
    /** The number of steps when it was asked. */
    seq: number;
    /** The best first. */
    hints: Hint[];
  }
  /** The table as text. */
  | {
    type: "picture";
    /** The table's id. */
    table: string;
    /** Whose eyes. */
    seat: number | null;
    /** The picture. */
    text: string;
  }
  /** The answer to `history`. */
  | {
    type: "history";
    /** The table's id. */
    table: string;
    /** Whose eyes; nobody's for a spectator. */
    seat: number | null;
    /** The step that was asked for; none if the latest were. */
    before?: number | null;
    /** The steps, the newest first. Numbers that are left out were taken back. */
    steps: PastStep[];
    /** Whether there are older ones. */
    more: boolean;
  }
  /** Somebody asks to take back an action, and all others must agree. */
  | {
    type: "undo_asked";
    /** The table's id. */
    table: string;
    /** Who asks. */
    seat: number;
    /** The number of the last step. */
    seq: number;
    /** The seats that have agreed. */
    agreed: number[];
    /** The seats that must still answer. */
    waiting: number[];
  }
  /** An undo that was asked for will not be. */
  | {
    type: "undo_dropped";
    /** The table's id. */
    table: string;
    /** Who asked. */
    seat: number;
    /** Why not. */
    say: Phrase;
  }
  /** Somebody said something. */
  | {
    type: "chat";
    /** The table's id. */
    table: string;
    /** What was said. */
    line: ChatLine;
  }
  /** What was said before you came, the oldest first. */
  | {
    type: "chat_log";
    /** The table's id. */
    table: string;
    /** What was said. */
    lines: ChatLine[];
  }
  /** The table is closed before its race began, and gone. */
  | {
    type: "closed";
    /** The table's id. */
    table: string;
    /** Why. */
    say: Phrase;
  }
  /** The answer to `ping`. */
  | {
    type: "pong";
  }
  /** The message could not be read, or the client does what it may not. The connection may be closed after it. */
  | {
    type: "error";
    /** A word for programs. */
    code: string;
    /** The message that was dropped because it came too fast, as far as it could be read. */
    dropped?: Dropped | null;
    /** The reason. */
    say: Phrase;
  }
  /** The server closes the connection. */
  | {
    type: "bye";
    /** The reason. */
    say: Phrase;
  };

/** What the host makes of a seat before the race. */
export type SetSeat = {
  /** The seat; the number of seats for one more. */
  seat: number;
  /** What it becomes. */
  to: SeatWish;
};

/** How a table is run. */
export type Settings = {
  /** Whether it is in the public list. */
  public: boolean;
  /** Whether people without a seat may watch. */
  spectators: boolean;
  /** When the race begins. */
  start: Starting;
  /** How much time there is. */
  clock: ClockPlan;
  /** Seconds after which somebody who owes a choice and does not look at the table counts as away; 0 for five minutes, or for seven days by mail, and then those who are left are always asked. If it is left out, a table for several people has these limits too. */
  away_after_s?: number | null;
  /** What happens then. If it is left out: a bot plays if the seconds are given, else those who are left choose. */
  when_away?: WhenAway | null;
  /** The level of that bot, of clocks that run out and of seats left empty. */
  stand_in: string;
  /** Whether an undo that is not free may be had if all agree. */
  undo_by_consent: boolean;
  /** Whether people may ask a bot for advice. */
  hints: boolean;
  /** Milliseconds that bots wait before they move, so that people can follow; at most a minute. */
  bot_pause_ms: number;
  /** Whether the result changes people's ratings: everybody who sits down agrees to that. There are then no hints, no undo beyond your own move, one seat per person, and the usual set-up of the game. */
  rated?: boolean;
};

/** A set-up that somebody thinks about: what `/api/games/GAME/board` is asked. */
export type Setup = {
  /** How many seats. */
  seats: number;
  /** Variant switches; those left out have their defaults. */
  options?: Json;
};

/** What somebody added to the seed before the race, when the server had promised its own part. */
export type Share = {
  /** The seat. */
  seat: number;
  /** The share: 1 to 64 letters, digits, `-` and `_`. */
  share: string;
};

/** What somebody wants to have to do with the person at a seat. */
export type Shun = {
  /** The seat. */
  seat: number;
  /** Whether their lines of chat are not sent to you, at any table. */
  mute: boolean;
  /** Whether they are kept away: quick pairing never brings you together, they do not sit down where you are host, and their rematches are not offered to you. */
  block: boolean;
};

/** Somebody whom you have muted or blocked. */
export type Shunned = {
  /** Names the entry, to take it back; it says nothing about the person, and another person has another one for them. */
  id: string;
  /** What they were called at the table. */
  name: string;
  /** Whether they are muted. */
  mute: boolean;
  /** Whether they are blocked. */
  block: boolean;
  /** Since when, in milliseconds since 1970. */
  at_ms: number;
};

/** Whom of a table you have muted or blocked. Seats of which neither is true are left out. */
export type ShunnedSeats = {
  /** By seat. */
  seats: Shun[];
};

/** Where you want to sit. */
export type Sit = {
  /** The seat. */
  seat: number;
  /** The key of the seat's own link, if it has one. */
  key?: string | null;
  /** What you are called there; your own name if none is given. At a seat that is already yours, this is the new name. */
  name?: string | null;
  /** Your share of the race's seed, as `POST /api/tables/{table}/share` takes it. */
  share?: string | null;
};

/** Everything that a viewer may know. */
export type Situation = {
  /** The table's id. */
  table: string;
  /** Whose eyes; nobody's for a spectator. */
  seat: number | null;
  /** The number of steps so far. */
  seq: number;
  /** Why this is sent. */
  cause: Cause;
  /** What the viewer sees. */
  view: Json;
  /** What pictures of the board are drawn from, in the game's own shape; the same in the whole race. With detail `full` only. */
  scenery?: Json;
  /** How the race stands, by what the viewer sees. */
  standing: Standing;
  /** How far each seat has come on its way to the goal, in thousandths; left out in a game without such a way. With detail `full` only. */
  covered?: number[];
  /** Who owes which decision; nobody when the race is over. */
  deciding: Deciding[];
  /** The viewer's own legal actions: plain, or explained with detail `full`. */
  legal?: Legal[];
  /** The events of the steps that the client has missed, if they are still known; plain or explained. */
  missed?: Happening[];
  /** How much time the seats have. */
  clocks?: Clocks | null;
  /** The final places, when the race is over. */
  places?: Places | null;
  /** The seed, when the race is over. */
  reveal?: Reveal | null;
};

/** How far a race has come and how the seats stand, by what a viewer sees. */
export type Standing = {
  /** The round that is being played, from 1, or that was the last; 0 in a set-up with choices. */
  round: number;
  /** Place by seat as they stand, from 1; level seats share a place. */
  places: number[];
  /** What follows from the view and pictures show, by names of the game's own. In a step only what has changed; null for one that no longer holds. */
  facts?: { [key: string]: Json };
};

/** When a race begins. */
export type Starting = "full" | "asked";

/** One action and what came of it, as a viewer may know it. */
export type Step = {
  /** The table's id. */
  table: string;
  /** Whose eyes; nobody's for a spectator. */
  seat: number | null;
  /** Its number. */
  seq: number;
  /** Who acted. */
  by: number;
  /** Who chose for the seat. */
  how: How;
  /** What was chosen: only for the seat itself, since a choice may be secret. */
  action?: Json;
  /** What happened: plain, or explained with detail `full`. */
  events: Happening[];
  /** What changed in the view (RFC 6902): with detail `full` after the last event, else since the step before. */
  changes: Change[];
  /** How the race stands, where that has changed: with detail `full` after the last event, else since the step before. */
  standing?: Standing | null;
  /** Who owes which decision; nobody when the race is over. */
  deciding: Deciding[];
  /** The viewer's own legal actions: plain, or explained with detail `full`. */
  legal?: Legal[];
  /** How much time the seats have. */
  clocks?: Clocks | null;
  /** The final places, when the race is over. */
  places?: Places | null;
  /** The seed, when the race is over. */
  reveal?: Reveal | null;
};

/** Days in a row. */
export type Streak = {
  /** Up to today, or up to yesterday while today's race is still to be run. */
  now: number;
  /** The most there ever were. */
  best: number;
};

/** A variant switch. What it changes is said by the game's message `switch-<key>`. */
export type Switch = {
  /** Its key in `options`. */
  key: string;
  /** Its default. */
  default: Json;
  /** What it can be. */
  values: SwitchValues;
  /** The rule that it belongs to. */
  rule: string;
};

/** What a switch can be. A named value is said by `switch-<key>-<value>` where the game has that message; what is written, an object or a text, by `switch-<key>-object` and `switch-<key>-text`. */
export type SwitchValues =
  /** False or true. */
  | {
    type: "flag";
  }
  /** One of these names. */
  | {
    type: "one_of";
    /** The names. */
    names: string[];
  }
  /** A whole number. */
  | {
    type: "range";
    /** At least. */
    least: number;
    /** At most. */
    most: number;
    /** Whether `null` is a value too: what the rules set by themselves. */
    nullable: boolean;
  }
  /** A seat's number, or one of these names. */
  | {
    type: "seat";
    /** The names. */
    names: string[];
  }
  /** A board: one of these names, or one of a designer's own. */
  | {
    type: "board";
    /** The names. */
    names: string[];
  }
  /** Several boards: a list of these names, or a word for a usual list, or boards of a designer's own. */
  | {
    type: "boards";
    /** The names. */
    names: string[];
    /** Words for usual lists. */
    usual: string[];
    /** At most this many. */
    most: number;
  }
  /** A list of whole numbers. */
  | {
    type: "numbers";
    /** Each at least. */
    least: number;
    /** Each at most. */
    most: number;
  }
  /** An object of names with whole numbers. */
  | {
    type: "counts";
  }
  /** A text in the game's own notation. */
  | {
    type: "text";
  }
  /** Content files: an object of file names with their texts. */
  | {
    type: "content";
  };

/** What everybody may know of a table. */
export type TableInfo = {
  /** Its id: whoever knows it may come. */
  id: string;
  /** A short code to read out. */
  code: string;
  /** The game's id. */
  game: string;
  /** The version of its rules. */
  rules_version: number;
  /** Every switch with its value. */
  options: Json;
  /** How it is run. */
  settings: Settings;
  /** Where it stands. */
  state: TableState;
  /** The number of steps so far. */
  seq: number;
  /** The seats. */
  seats: SeatInfo[];
  /** How many watch without a seat. */
  spectators: number;
  /** What the server committed to before the race: see `podium verify`. */
  commitment: string;
  /** What people added to the seed before the race, in the order of seats. */
  shares?: Share[];
  /** An undo that somebody has asked for and that waits for others. */
  undo?: UndoQuestion | null;
  /** The table of the rematch, if there is one. */
  rematch?: string | null;
  /** The table of which this is the rematch, if it is one. */
  rematch_of?: string | null;
  /** The seat of the host, if the host sits here. */
  host?: number | null;
  /** What whoever is told this may do. */
  may?: May[];
  /** Who is away and keeps the race waiting, if those who are left may choose what becomes of it. */
  waiting?: Waiting | null;
  /** How the race ended, if it was not by its rules. */
  ended?: Ended | null;
  /** What the race did to ratings, if it was rated and is over. */
  rated?: RatedResult | null;
  /** The day whose race this is, if it is a try at one: `2026-11-18`. */
  day?: string | null;
  /** The championship that this is a race of. */
  championship?: RaceOf | null;
  /** The moment of a finished race from which this one was begun, if it was. */
  try_of?: TryOf | null;
};

/** The public tables. */
export type TableList = {
  /** The newest first. */
  tables: TableSummary[];
};

/** Where a table stands. */
export type TableState = "waiting" | "running" | "over" | "rules_changed";

/** A line of the public list. */
export type TableSummary = {
  /** Its id. */
  id: string;
  /** A short code to read out. */
  code: string;
  /** The game's id. */
  game: string;
  /** Where it stands. */
  state: TableState;
  /** The number of seats. */
  seats: number;
  /** Seats that anybody may take. */
  open: number;
  /** When it was made, in milliseconds since 1970. */
  created_ms: number;
};

/** An event, explained. */
export type Told = {
  /** The event. */
  event: Json;
  /** The rule behind it. */
  rule: string;
  /** What happened. */
  say: Phrase;
  /** What it changed in the view, since the event before or since the step began. An event is told when its change is done. */
  changes?: Change[];
  /** The round, with the first event of a step and with every one that begins another. */
  round?: number | null;
  /** Place by seat as they then stand, by what the viewer sees, where that has changed. */
  places?: number[] | null;
  /** Those facts of the standing that have changed; null for one that no longer holds. */
  facts?: { [key: string]: Json };
};

/** From which moment of a finished race you play on. */
export type TryIt = {
  /** From before this step, as replays and reviews count them: from 1. */
  step: number;
  /** Your seat. Bots sit at the others. */
  seat: number;
  /** The level of these bots; the usual one if none is given. */
  level?: string | null;
};

/** The moment of another race from which a race was begun. */
export type TryOf = {
  /** The table of that race. */
  table: string;
  /** From before this step of it. */
  step: number;
};

/** An undo without a socket. */
export type Undo = {
  /** Your seat. */
  seat: number;
  /** The number of the last step. */
  seq: number;
};

/** An undo that others must agree to. */
export type UndoQuestion = {
  /** Who asks. */
  seat: number;
  /** The number of the last step. */
  seq: number;
  /** The seats that have agreed. */
  agreed: number[];
  /** The seats that must still answer. */
  waiting: number[];
};

/** A value of a message's variable. */
export type Value =
  /** An amount. */
  | number
  /** What a person has written, said as it is. */
  | string
  /** Several, one after the other. */
  | Value[]
  /** A seat, said by its name. */
  | {
    /** Which. */
    seat: number;
  }
  /** The name of a thing: the id of another message. */
  | {
    /** The message's id. */
    word: string;
  }
  /** A name that a person has written in several languages; readers of any other language get the English one. */
  | {
    /** The name by the code of the language. */
    own: { [key: string]: string };
  }
  /** Several together: "a and b". */
  | {
    /** Who or what. */
    all: Value[];
  }
  /** Parts of a text, set apart. */
  | {
    /** The parts. */
    parts: Value[];
  }
  /** A number with decimals: 190 with 2 digits is 1.90. */
  | {
    /** The number without its point, and how many of its digits stand behind it. */
    decimal: [number, number];
  }
  /** A message inside the message. */
  | Phrase;

/** That somebody keeps the race waiting for too long, and what those who are left wish so far. */
export type Waiting = {
  /** The seats of those who are away and owe a choice. */
  away: number[];
  /** The seats that wish the places as they stand. */
  claim: number[];
  /** The seats that wish an end without places. */
  close: number[];
  /** The seats of all who are left: they must agree. */
  left: number[];
};

/** A decision in a part of the race in which something was lost. */
export type WeakSpot = {
  /** The decision, as the specification calls it. */
  decision: string;
  /** The third of the race: 0, 1 or 2. */
  third: number;
  /** How many such decisions there were, in all races. */
  decisions: number;
  /** The chance to win that was lost in them in a race, in the mean. */
  lost: number;
};

/** Your secret token. */
export type Welcomed = {
  /** What you are called. */
  name: string;
  /** The token: a secret. */
  token: string;
};

/** What happens when somebody who owes a choice is away for too long. */
export type WhenAway = "bot" | "ask";

/** Which rule forbids an action? */
export type Why = {
  /** Your seat. */
  seat: number;
  /** Any action. */
  action: Json;
};
