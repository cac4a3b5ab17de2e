//! What people do about others: not to hear them, not to race with them, and to report them to the operator.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// How much the text of a report may say, in characters.
pub const REPORT_MAX: usize = 500;

/// What somebody wants to have to do with the person at a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Shun {
    /// The seat.
    pub seat: u8,
    /// Whether their lines of chat are not sent to you, at any table.
    pub mute: bool,
    /// Whether they are kept away: quick pairing never brings you together, they do not sit down where you are host, and their
    /// rematches are not offered to you.
    pub block: bool,
}

/// Whom of a table you have muted or blocked. Seats of which neither is true are left out.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ShunnedSeats {
    /// By seat.
    pub seats: Vec<Shun>,
}

/// Everybody whom you have muted or blocked, the latest first.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct MyShunned {
    /// The people.
    pub people: Vec<Shunned>,
}

/// Somebody whom you have muted or blocked.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Shunned {
    /// Names the entry, to take it back; it says nothing about the person, and another person has another one for them.
    pub id: String,
    /// What they were called at the table.
    pub name: String,
    /// Whether they are muted.
    pub mute: bool,
    /// Whether they are blocked.
    pub block: bool,
    /// Since when, in milliseconds since 1970.
    pub at_ms: i64,
}

/// What is wrong, as whoever reports it sees it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum ReportReason {
    /// Insults, threats, hate.
    Abuse,
    /// Advertising, or the same again and again.
    Spam,
    /// The name.
    Name,
    /// Spoiling races for others.
    Spoiling,
    /// Something else: then a text says what.
    Other,
}

/// A report to the operator about the person at a seat, or about a line that they said.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Report {
    /// The seat.
    pub seat: u8,
    /// The `at_ms` of the line of chat that it is about; none if it is about the person.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub line: Option<i64>,
    /// What is wrong.
    pub reason: ReportReason,
    /// What else there is to say.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub text: Option<String>,
}

/// The operator has the report.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ReportReceived {
    /// How many lines of chat the server has put with it, from its own copy.
    pub lines: u32,
    /// How many more you may send today.
    pub left: u32,
}
