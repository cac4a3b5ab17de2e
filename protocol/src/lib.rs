//! The messages between server and clients, version 2. `docs/protocol.md` explains them; `fixtures/` has one
//! example of each, read by tests here and by clients in other languages.
//!
//! Actions, events, views and forecasts are JSON in the notation of their game; nothing here looks inside.

mod championship;
mod client;
mod company;
mod day;
mod explained;
mod http;
mod inside;
mod lesson;
mod mine;
mod moderation;
mod notice;
mod outside;
mod passkey;
mod patch;
mod puzzle;
mod rating;
mod review;
mod said;
mod seed;
mod seek;
mod server;
mod table;
pub mod typescript;

pub use championship::{
    BeginRace, Championship, ChampionshipList, ChampionshipMay, ChampionshipPlace, ChampionshipRace,
    ChampionshipState, ChampionshipSummary, ENTRANTS_MAX, Entrant, EntrantOf, Heat, NewChampionship,
    POINTS_MAX, RACES_MAX, RACES_MIN, RaceOf, Ready, TITLE_MAX,
};
pub use client::{ClientMessage, Detail, Unreadable, about, read_client};
pub use company::{
    Away, AwayChoice, Consent, Ended, HowEnded, May, SeatOf, SeatWish, SetSeat, Waiting, WhenAway,
};
pub use day::{DayFigure, DayList, DayPromise, DayRace, DayResult, DayTry, Streak};
pub use explained::{
    Choice, Deciding, Facts, Ground, Happening, Hint, Legal, Places, Standing, Told, ToldStep,
};
pub use http::{
    BoardInfo, Claim, GameInfo, GameList, GameSchemas, LanguageInfo, Leave, LevelInfo, LevelList, MadeTable,
    MovingCode, MySeats, Name, Play, Position, PositionLink, Replay, ReplayStep, RuleText, Say, SeatLink,
    SeatRange, Setup, Sit, Switch, SwitchValues, TableList, Undo, Welcomed, Why,
};
pub use inside::{EngineAnswer, EngineRequest, GameVersion, Misfit, MisfitPart, Verified};
pub use lesson::{Lesson, LessonMark};
pub use mine::{Fastest, MyRace, MyRaces, MyRecord, MyRecords, MyToken, MyTokens, MyTurn, Myself};
pub use moderation::{
    MyShunned, REPORT_MAX, Report, ReportReason, ReportReceived, Shun, Shunned, ShunnedSeats,
};
pub use notice::{CalendarAddress, CalendarWish, MailWish, MyMail, MyNotices, MyPush, NoticeWays, PushWish};
pub use outside::{BOT_PROTOCOL, Hello, Question};
pub use passkey::{
    MyPasskey, MyPasskeys, PasskeyAnswer, PasskeyChallenge, PasskeyMade, PasskeyQuestion, PasskeyWay,
};
pub use patch::{Change, Operation, apply_changes, changes};
pub use puzzle::{Puzzle, PuzzleAnswer, PuzzleInfo, PuzzleList};
pub use rating::{
    BotRating, FavouriteBoard, GameRating, Leader, Leaderboard, Profile, RatedResult, RatedSeat,
    RatingHistory, RatingInfo, RatingPoint,
};
pub use review::{
    GameReviews, MyReviews, Review, ReviewBetter, ReviewClass, ReviewMoment, ReviewSeat, ReviewState,
    ReviewStep, TryIt, TryOf, WeakSpot,
};
pub use seed::{Drawn, Reveal, Share};
pub use seek::{Found, Seek, SeekEnded, Seeking};
pub use server::{
    Cause, ChatLine, Clocks, Dropped, How, Past, PastStep, Refusal, RefusalCode, ServerMessage, Situation,
    Step,
};
pub use table::{
    ClockPlan, NewTable, Problem, SeatInfo, SeatPlan, SeatStatus, Settings, Starting, TableInfo, TableState,
    TableSummary, UndoQuestion,
};

/// The version of this protocol. A client says which one it speaks; another is refused.
pub const VERSION: u32 = 2;

/// The longest message that a client may send, in bytes.
pub const MESSAGE_MAX: usize = 8 * 1024;

/// The longest line of chat, in characters.
pub const CHAT_MAX: usize = 300;

/// The most steps that an answer to `history` has.
pub const HISTORY_MAX: u32 = 64;

/// The longest name, in characters.
pub const NAME_MAX: usize = 32;

/// How long a share of the seed may be, in characters.
pub const SHARE_MAX: usize = 64;
