//! What people look for among the choices and do not find, with the rule that says no.

use engine::{Refused, Seat};
use serde_json::Value;

use super::Sitting;

/// Something that people look for and that is not open.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Missing {
    /// What it is and why it is not open.
    pub(crate) words: String,
    /// The rule that says no.
    pub(crate) rule: &'static str,
}

/// What the picture says is looked for and none of the seat's choices is.
pub(super) fn find(sitting: &Sitting, seat: Seat) -> Vec<Missing> {
    let is_open = |sought: &Value| {
        let keys = || sought.as_object().into_iter().flatten();
        sitting.choices.iter().any(|choice| keys().all(|(key, value)| choice.action[key] == *value))
    };
    let sought = sitting.picture.sought(&sitting.view, seat).into_iter();
    let refused = sought.filter(|(_, action)| !is_open(action)).filter_map(|(words, action)| {
        match sitting.race().why(seat, &action) {
            Err(Refused::Illegal(illegal)) => {
                let why = illegal.to_string();
                let why = why.trim_start_matches(illegal.rule).trim_start_matches(": ");
                Some(Missing { words: format!("{words}: {why}"), rule: illegal.rule })
            }
            Err(Refused::Unreadable(_) | Refused::NotYours(_)) | Ok(()) => None,
        }
    });
    refused.collect()
}
