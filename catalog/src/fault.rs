//! A fault as a person reads it: where it is, and why.

use engine::{Fault, Phrase, Value};

/// What has one place only, so that a sentence need not name it.
const PLAIN: [&str; 9] =
    ["game", "players", "options", "lang", "level", "bots", "target", "figure", "commitment"];

/// Whether a phrase names the switch, the file, or the step of a record, by itself.
fn names_its_place(say: &Phrase) -> bool {
    ["setup-", "record-", "puzzle-", "language-"].iter().any(|kind| say.id.starts_with(kind))
}

/// What is wrong and where, to be said. The rule behind it is not in the sentence; whoever says it puts it beside.
pub fn fault_phrase(fault: &Fault) -> Phrase {
    let why = fault.reason();
    match &why {
        Value::Say(say) if names_its_place(say) || PLAIN.contains(&&*fault.place) => return say.clone(),
        _ if PLAIN.contains(&&*fault.place) => return Phrase::new("just").with("value", why),
        _ => {}
    }
    let phrase = match (fault.place.strip_prefix("options."), fault.line) {
        (Some(key), None) => Phrase::new("fault-switch").with("key", Value::text(key)),
        (Some(key), Some(_)) => Phrase::new("fault-switch-line").with("key", Value::text(key)),
        (None, None) => Phrase::new("fault-at").with("place", Value::text(&fault.place)),
        (None, Some(_)) => Phrase::new("fault-at-line").with("place", Value::text(&fault.place)),
    };
    let phrase = phrase.with("why", why);
    match fault.line {
        Some(line) => phrase.with("line", line),
        None => phrase,
    }
}
