//! What the server says.

use engine::Phrase;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::said::PhraseSchema;
use crate::seek::{Found, SeekEnded, Seeking};
use crate::{Change, Deciding, Happening, Hint, Legal, Places, Reveal, Standing, TableInfo};

/// A message from the server. Clients ignore types that they do not know.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum ServerMessage {
    /// The answer to `hello`.
    Welcome {
        /// The protocol's version.
        protocol: u32,
        /// The program's version.
        server: String,
        /// What you are called; nobody for spectators.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        name: Option<String>,
        /// The longest message that is read, in bytes.
        message_max: usize,
        /// Messages a second that are read in the long run.
        messages_per_second: u32,
    },
    /// The table has changed: who sits where, who is there.
    Table(TableInfo),
    /// Everything that a viewer may know now.
    Sync(Situation),
    /// An action was played.
    Step(Step),
    /// A clock has begun to run.
    Clocks {
        /// The table's id.
        table: String,
        /// How much time the seats have.
        clocks: Clocks,
    },
    /// The action was played before; this is the step that it became.
    Played {
        /// The table's id.
        table: String,
        /// Who played it.
        seat: u8,
        /// The step's number.
        seq: u32,
    },
    /// One looks for a race: said at once, and again when others come or go.
    Seeking(Seeking),
    /// A race was found: it has begun.
    Found(Found),
    /// One looks for a race no longer, and none was found: the answer to `unseek`, or what has become of it.
    SeekEnded(SeekEnded),
    /// The message was turned away; nothing has changed.
    Refused(Refusal),
    /// The answer to `why`.
    Because {
        /// The table's id.
        table: String,
        /// Whose action.
        seat: u8,
        /// The action.
        action: Value,
        /// Whether it is legal.
        legal: bool,
        /// The rule that forbids it.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        rule: Option<String>,
        /// The reason; none for a legal action.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[schemars(with = "Option<PhraseSchema>")]
        say: Option<Phrase>,
    },
    /// The answer to `hint`.
    Hints {
        /// The table's id.
        table: String,
        /// Whose choices.
        seat: u8,
        /// The number of steps when it was asked.
        seq: u32,
        /// The best first.
        hints: Vec<Hint>,
    },
    /// The table as text.
    Picture {
        /// The table's id.
        table: String,
        /// Whose eyes.
        seat: Option<u8>,
        /// The picture.
        text: String,
    },
    /// The answer to `history`.
    History(Past),
    /// Somebody asks to take back an action, and all others must agree.
    UndoAsked {
        /// The table's id.
        table: String,
        /// Who asks.
        seat: u8,
        /// The number of the last step.
        seq: u32,
        /// The seats that have agreed.
        agreed: Vec<u8>,
        /// The seats that must still answer.
        waiting: Vec<u8>,
    },
    /// An undo that was asked for will not be.
    UndoDropped {
        /// The table's id.
        table: String,
        /// Who asked.
        seat: u8,
        /// Why not.
        #[schemars(with = "PhraseSchema")]
        say: Phrase,
    },
    /// Somebody said something.
    Chat {
        /// The table's id.
        table: String,
        /// What was said.
        line: ChatLine,
    },
    /// What was said before you came, the oldest first.
    ChatLog {
        /// The table's id.
        table: String,
        /// What was said.
        lines: Vec<ChatLine>,
    },
    /// The table is closed before its race began, and gone.
    Closed {
        /// The table's id.
        table: String,
        /// Why.
        #[schemars(with = "PhraseSchema")]
        say: Phrase,
    },
    /// The answer to `ping`.
    Pong {},
    /// The message could not be read, or the client does what it may not. The connection may be closed after it.
    Error {
        /// A word for programs.
        code: String,
        /// The message that was dropped because it came too fast, as far as it could be read.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        dropped: Option<Dropped>,
        /// The reason.
        #[schemars(with = "PhraseSchema")]
        say: Phrase,
    },
    /// The server closes the connection.
    Bye {
        /// The reason.
        #[schemars(with = "PhraseSchema")]
        say: Phrase,
    },
}

/// A message that was dropped.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Dropped {
    /// Its type.
    #[serde(rename = "type")]
    pub kind: String,
    /// The table that it was about.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub table: Option<String>,
    /// The seat that it was for.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seat: Option<u8>,
}

/// Everything that a viewer may know.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Situation {
    /// The table's id.
    pub table: String,
    /// Whose eyes; nobody's for a spectator.
    pub seat: Option<u8>,
    /// The number of steps so far.
    pub seq: u32,
    /// Why this is sent.
    pub cause: Cause,
    /// What the viewer sees.
    pub view: Value,
    /// What pictures of the board are drawn from, in the game's own shape; the same in the whole race. With detail
    /// `full` only.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub scenery: Option<Value>,
    /// How the race stands, by what the viewer sees.
    pub standing: Standing,
    /// How far each seat has come on its way to the goal, in thousandths; left out in a game without such a way. With detail
    /// `full` only.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub covered: Vec<u16>,
    /// Who owes which decision; nobody when the race is over.
    pub deciding: Vec<Deciding>,
    /// The viewer's own legal actions: plain, or explained with detail `full`.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub legal: Vec<Legal>,
    /// The events of the steps that the client has missed, if they are still known; plain or explained.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub missed: Vec<Happening>,
    /// How much time the seats have.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub clocks: Option<Clocks>,
    /// The final places, when the race is over.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub places: Option<Places>,
    /// The seed, when the race is over.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub reveal: Option<Reveal>,
}

/// Why a whole view is sent.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Cause {
    /// The client began to watch, or asked.
    Watch,
    /// The race began.
    Start,
    /// The client's message answered an old step.
    Stale,
    /// An action was taken back.
    Undo,
    /// The server had to read the race again.
    Reload,
    /// The race ended otherwise than by its rules: the table says how.
    Ended,
}

/// One action and what came of it, as a viewer may know it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Step {
    /// The table's id.
    pub table: String,
    /// Whose eyes; nobody's for a spectator.
    pub seat: Option<u8>,
    /// Its number.
    pub seq: u32,
    /// Who acted.
    pub by: u8,
    /// Who chose for the seat.
    pub how: How,
    /// What was chosen: only for the seat itself, since a choice may be secret.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub action: Option<Value>,
    /// What happened: plain, or explained with detail `full`.
    pub events: Vec<Happening>,
    /// What changed in the view (RFC 6902): with detail `full` after the last event, else since the step before.
    pub changes: Vec<Change>,
    /// How the race stands, where that has changed: with detail `full` after the last event, else since the step before.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub standing: Option<Standing>,
    /// Who owes which decision; nobody when the race is over.
    pub deciding: Vec<Deciding>,
    /// The viewer's own legal actions: plain, or explained with detail `full`.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub legal: Vec<Legal>,
    /// How much time the seats have.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub clocks: Option<Clocks>,
    /// The final places, when the race is over.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub places: Option<Places>,
    /// The seed, when the race is over.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub reveal: Option<Reveal>,
}

/// What happened before, as a viewer may know it: every step that still stands between two numbers.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Past {
    /// The table's id.
    pub table: String,
    /// Whose eyes; nobody's for a spectator.
    pub seat: Option<u8>,
    /// The step that was asked for; none if the latest were.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub before: Option<u32>,
    /// The steps, the newest first. Numbers that are left out were taken back.
    pub steps: Vec<PastStep>,
    /// Whether there are older ones.
    pub more: bool,
}

/// A step that happened before.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct PastStep {
    /// Its number; 0 is the set-up.
    pub seq: u32,
    /// Who acted; nobody in the set-up.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub by: Option<u8>,
    /// Who chose for the seat.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub how: Option<How>,
    /// What happened: plain, or explained with detail `full`, with the rounds but without what it changed.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub events: Vec<Happening>,
    /// Whether it took an action back. What was taken back is left out.
    #[serde(default, skip_serializing_if = "is_false")]
    pub undo: bool,
}

fn is_false(flag: &bool) -> bool {
    !flag
}

/// Who chose for a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum How {
    /// The person at the seat.
    Person,
    /// The bot at the seat.
    Bot,
    /// A bot, since the person is away.
    Away,
    /// A bot, since the clock has run out.
    Clock,
}

/// How much time the seats have. It is the server's; a client counts down from here for the seats in `running`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Clocks {
    /// Milliseconds left by seat.
    pub left_ms: Vec<i64>,
    /// The seats whose time runs. The time of a seat that owes a choice stands still while it is shown what others did.
    pub running: Vec<u8>,
}

/// Why a message was turned away.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Refusal {
    /// A word for programs.
    pub code: RefusalCode,
    /// The table's id, if it was about one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub table: Option<String>,
    /// The seat, if it was about one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seat: Option<u8>,
    /// The rule that forbids it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rule: Option<String>,
    /// The reason.
    #[schemars(with = "PhraseSchema")]
    pub say: Phrase,
}

/// Kinds of refusals.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum RefusalCode {
    /// There is no such table, seat or person.
    NotFound,
    /// The seat is somebody else's, or the client is nobody.
    NotYours,
    /// The action cannot be read as one of this game.
    Unreadable,
    /// A rule forbids the action.
    Illegal,
    /// The race has not begun, is over, or is not at that point.
    NotNow,
    /// Too much, too often or too long.
    TooMuch,
    /// The rules of the game have changed since the race began.
    RulesChanged,
    /// The store failed; nothing has changed, try again.
    Store,
}

/// A line of chat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ChatLine {
    /// When, in milliseconds since 1970.
    pub at_ms: i64,
    /// Who.
    pub seat: u8,
    /// What.
    pub text: String,
}
