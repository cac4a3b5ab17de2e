//! The log of a race: what was done, by whom and when.

use protocol::How;
use serde_json::Value;

/// One line of a race's log.
#[derive(Clone, Debug, PartialEq)]
pub struct Entry {
    /// Its number, from 1.
    pub seq: u32,
    /// When.
    pub at_ms: i64,
    /// Who acted.
    pub seat: u8,
    /// Of the time since the seat owed its choice, how much its clock stood still because others' moves were being shown.
    pub still_ms: i64,
    /// What.
    pub what: What,
}

/// What was done in a step.
#[derive(Clone, Debug, PartialEq)]
pub enum What {
    /// An action.
    Action {
        /// Who chose it.
        how: How,
        /// The action.
        action: Value,
    },
    /// The last actions that still stood were taken back.
    Undo {
        /// How many of them.
        steps: u32,
    },
}
