//! Reading an action so that what is wrong with it is known, not only written in a reader's words.

use engine::{Misread, Refused};
use serde::Deserialize;
use serde_json::Value;

use super::{What, Wrong, read};

/// Reads an action.
pub fn read_action<'a, A: Deserialize<'a>>(action: &'a Value) -> Result<A, Refused> {
    let Some(name) = action.get("type").and_then(Value::as_str) else {
        return Err(Refused::Unreadable(Misread::NoAction));
    };
    read(action).map_err(|wrong| Refused::Unreadable(of_action(wrong, name)))
}

fn of_action(wrong: Wrong, name: &str) -> Misread {
    let action = name.to_string();
    match wrong.what {
        // The names that an action's type can have; else it is the name of something inside.
        What::Name { written, known } if written == name && !known.contains(&name) => {
            Misread::NoSuchAction { written, known }
        }
        What::Name { written, known } => Misread::NoSuchName { action, written, known },
        What::Lacks(part) => Misread::Lacks { action, part },
        What::Excess { part, known } => Misread::Excess { action, part, known },
        What::Twice(_) | What::Kind { .. } | What::Unfit { .. } => {
            Misread::Wrong { why: wrong.phrase(name, 0), action }
        }
    }
}
