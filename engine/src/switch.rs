//! Variant switches, explained as data: what each can be. What it changes is said by the message `switch-<key>`.

use crate::{Fault, Phrase};

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

    /// Refuses a number out of the range that the switch `key` has in this list, so that its bounds are written once.
    ///
    /// ```
    /// use engine::{Switch, Values};
    /// let switches = [Switch::new("length", Values::Range { least: 3, most: 1000 }, "SP-004")];
    /// assert_eq!(Switch::in_range(&switches, "length", 30), Ok(()));
    /// let fault = Switch::in_range(&switches, "length", 2).unwrap_err();
    /// assert_eq!(fault.to_string(), "options.length: number-range least=3 most=1000 found=2");
    /// assert_eq!(fault.rule, Some("SP-004"));
    /// ```
    pub fn in_range(switches: &[Switch], key: &str, number: impl Into<i64>) -> Result<(), Fault> {
        let number = number.into();
        for switch in switches.iter().filter(|switch| switch.key == key) {
            if let Values::Range { least, most } | Values::RangeOrNull { least, most } = switch.values
                && !(least..=most).contains(&number)
            {
                let phrase = Phrase::new("number-range").with("least", least).with("most", most);
                let fault = Fault::said(format!("options.{key}"), phrase.with("found", number));
                return Err(fault.under(switch.rule));
            }
        }
        Ok(())
    }

    /// The switch for content files of a designer's own; `rule` says what the content is.
    pub const fn content(rule: &'static str) -> Switch {
        Switch::new("content", Values::Content, rule)
    }
}

/// What a switch can be. What the type does not say, messages do: `switch-<key>-object` and `switch-<key>-text` what is written,
/// `switch-<key>-null` and `switch-<key>-0` what these two mean.
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
        /// At most this many.
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
