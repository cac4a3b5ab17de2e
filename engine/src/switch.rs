//! Variant switches, explained as data: what each can be. What it changes is said by the message `switch-<key>`.

/// A variant switch.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Switch {
    /// Its key in `options`.
    pub key: &'static str,
    /// What it can be.
    pub values: Values,
    /// The rule that it belongs to.
    pub rule: &'static str,
}

impl Switch {
    /// A switch with its rule.
    pub const fn new(key: &'static str, values: Values, rule: &'static str) -> Switch {
        Switch { key, values, rule }
    }

    /// The switch for content files of a designer's own; `rule` says what the content is.
    pub const fn content(rule: &'static str) -> Switch {
        Switch::new("content", Values::Content, rule)
    }
}

/// What a switch can be. Where the type does not say all (the shape of a board written as an object, say), the message
/// `switch-<key>-values` does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Values {
    /// False or true.
    Flag,
    /// One of these names.
    OneOf(&'static [&'static str]),
    /// A whole number between two bounds.
    Range {
        /// At least.
        least: i64,
        /// At most.
        most: i64,
    },
    /// A whole number between two bounds, or null for what the rules set by themselves.
    RangeOrNull {
        /// At least.
        least: i64,
        /// At most.
        most: i64,
    },
    /// A seat's number, or one of these names.
    SeatOr(&'static [&'static str]),
    /// A board: one of these names, or the text of a board file or what the specification writes as an object.
    Board(&'static [&'static str]),
    /// Several boards, as a list of these names or as one of the words for a usual list, or the text of board files.
    Boards {
        /// Each of them once at most.
        names: &'static [&'static str],
        /// Words for usual lists.
        usual: &'static [&'static str],
        /// At most so many.
        most: u8,
    },
    /// A list of whole numbers between two bounds.
    Numbers {
        /// Each at least.
        least: i64,
        /// Each at most.
        most: i64,
    },
    /// An object of names with whole numbers.
    Counts,
    /// A text in the game's own notation, or of files.
    Text,
    /// Content files: an object of file names with their texts.
    Content,
}
