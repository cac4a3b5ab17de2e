//! What a client may say.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::Seek;

/// A message from a client. Unknown types and unknown fields are refused.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum ClientMessage {
    /// The first message: which protocol the client speaks, and who it is if no cookie says so.
    Hello {
        /// The protocol's version.
        protocol: u32,
        /// The person's secret token; without it the cookie counts, and without a cookie you are a spectator.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        token: Option<String>,
    },
    /// Look at a table: from your own seat, or as a spectator.
    Watch {
        /// The table's id.
        table: String,
        /// Whose eyes; nobody's for a spectator.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        seat: Option<u8>,
        /// The last step that the client has seen, if it was here before.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        seq: Option<u32>,
        /// Whether actions and events come explained.
        #[serde(default, skip_serializing_if = "Detail::is_lean")]
        detail: Detail,
    },
    /// Look away.
    Unwatch {
        /// The table's id.
        table: String,
        /// As in `watch`.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        seat: Option<u8>,
    },
    /// Play an action.
    Play {
        /// The table's id.
        table: String,
        /// Your seat.
        seat: u8,
        /// The number of the last step that the client has seen: what it answers.
        seq: u32,
        /// One of the legal actions.
        action: Value,
    },
    /// Ask for everything after a step that was missed.
    Since {
        /// The table's id.
        table: String,
        /// As in `watch`.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        seat: Option<u8>,
        /// The last step that the client has seen.
        seq: u32,
    },
    /// Ask what happened before, the newest first.
    History {
        /// The table's id.
        table: String,
        /// As in `watch`.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        seat: Option<u8>,
        /// Only steps before this one; without it the latest.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        before: Option<u32>,
        /// At most this many steps; the server gives fewer if it must.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        most: Option<u32>,
    },
    /// Everything up to a step has been shown: the seat's clock begins to run, if it waited for that.
    Shown {
        /// The table's id.
        table: String,
        /// Your seat.
        seat: u8,
        /// The number of the last step that was shown.
        seq: u32,
    },
    /// Ask which rule forbids an action.
    Why {
        /// The table's id.
        table: String,
        /// Your seat.
        seat: u8,
        /// Any action.
        action: Value,
    },
    /// Ask what a bot would do, and why.
    Hint {
        /// The table's id.
        table: String,
        /// Your seat.
        seat: u8,
        /// The bot's level; `club` if none is named.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        level: Option<String>,
    },
    /// Ask for the table as text.
    Picture {
        /// The table's id.
        table: String,
        /// As in `watch`.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        seat: Option<u8>,
        /// In which language; English if none is named.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        language: Option<String>,
    },
    /// Ask to take back your last action.
    Undo {
        /// The table's id.
        table: String,
        /// Your seat.
        seat: u8,
        /// The number of the last step.
        seq: u32,
    },
    /// Agree or disagree with an undo that somebody asked for.
    Consent {
        /// The table's id.
        table: String,
        /// Your seat.
        seat: u8,
        /// The number of the last step, as in the question.
        seq: u32,
        /// Yes or no.
        agree: bool,
    },
    /// Say something at the table.
    Chat {
        /// The table's id.
        table: String,
        /// Your seat.
        seat: u8,
        /// What to say.
        text: String,
    },
    /// Look for a race; whoever looks for one already looks for this one instead.
    Seek(Seek),
    /// Look for a race no longer.
    Unseek {},
    /// Ask for a sign of life.
    Ping {},
}

/// How much is told.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Detail {
    /// Data only.
    #[default]
    Lean,
    /// Actions and events also with what is to be said of them, rules and forecasts.
    Full,
}

impl Detail {
    fn is_lean(&self) -> bool {
        *self == Detail::Lean
    }
}

/// What a message that is not obeyed was about, as far as that can be read.
///
/// ```
/// let about = protocol::about(br#"{"type":"play","table":"k7f3","seat":1,"seq":4}"#);
/// assert_eq!(about.map(|about| (about.kind, about.seat)), Some(("play".to_string(), Some(1))));
/// ```
pub fn about(bytes: &[u8]) -> Option<crate::Dropped> {
    #[derive(Deserialize)]
    struct About {
        #[serde(rename = "type")]
        kind: String,
        table: Option<String>,
        seat: Option<u8>,
    }
    let About { kind, table, seat } = serde_json::from_slice(bytes).ok()?;
    Some(crate::Dropped { kind, table, seat })
}
