//! The variant switches: what each can be.

use engine::{Switch, Values};

const fn names(key: &'static str, names: &'static [&'static str], rule: &'static str) -> Switch {
    Switch::new(key, Values::OneOf(names), rule)
}

pub(super) const SWITCHES: &[Switch] = &[
    Switch::new("river", Values::Text, "SA-007"),
    Switch::new("boards", Values::Text, "SA-007"),
    Switch::new("first", Values::SeatOr(&["roll"]), "SA-014"),
    Switch::new("max_rounds", Values::RangeOrNull { least: 1, most: 1000 }, "SA-105"),
    names("start_deck", &["standard", "light"], "SA-012"),
    names("rest_return", &["always", "may"], "SA-061"),
    names("pass_through", &["every", "last_only"], "SA-037"),
    names("pool_entry", &["whole", "stops"], "SA-039"),
    names("fatigue_pile", &["limited", "unlimited"], "SA-062"),
    names("bear_move", &["two", "up_to_two"], "SA-065"),
    names("bear_stack", &["each", "once"], "SA-070"),
    Switch::new("pool_safe", Values::Flag, "SA-101"),
    Switch::content("SA-011"),
];
