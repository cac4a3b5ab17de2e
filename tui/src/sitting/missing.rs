//! What people look for among the choices and do not find, with the rule that says no.

use engine::{Phrase, Seat, Speak, Value as Words};
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
    let sought =
        sitting.room.picture.sought(&sitting.view, seat, &sitting.room.scenery, &sitting.room.tongue);
    let refused =
        sought.into_iter().filter(|(_, action)| !is_open(action)).filter_map(|(what, action)| match sitting
            .race()
            .explain(seat, &action)
        {
            Err(refused) => {
                let rule = refused.rule()?;
                let words = Phrase::new("tui-not-open").with("what", Words::text(what));
                Some(Missing { words: sitting.room.tongue.say(&words.with("why", refused.phrase())), rule })
            }
            Ok(_) => None,
        });
    refused.collect()
}
