//! What files call things. The game's own things are called by its messages; a file has a name only where it is another.

use engine::content::Line;
use engine::{Fault, Value};

use crate::content::BOARDS;

/// What a thing is called.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Name {
    /// As its message says.
    #[default]
    Printed,
    /// As a designer has written it.
    Own {
        /// In English, and in every language without a name of its own.
        english: String,
        /// In French; empty if it is the same.
        french: String,
    },
}

/// The messages in the languages in which files have names.
const WORDS: [&str; 2] = [include_str!("../words/en.ftl"), include_str!("../words/fr.ftl")];

impl Name {
    /// The name of a kind of thing with an id, as a line of a table has it; either part may be left out.
    pub(crate) fn read(
        line: Line<'_>,
        thing: (&str, &str),
        english: Option<&str>,
        french: Option<&str>,
    ) -> Result<Name, Fault> {
        let english = english.map(|name| line.filled("name", name)).transpose()?;
        Ok(Name::of(thing, english.unwrap_or_default(), french.unwrap_or_default()))
    }

    /// The name of a kind of thing with an id. A file may also say what the messages say: then it has no name of its own.
    pub(crate) fn of(thing: (&str, &str), english: &str, french: &str) -> Name {
        let is_printed = match (english, french) {
            ("", "") => is_ours(thing),
            _ => {
                let [said, said_in_french] = WORDS.map(|words| message(words, thing));
                let is_french = french.is_empty() || french == english || said_in_french == Some(french);
                said == Some(english) && is_french
            }
        };
        match is_printed {
            true => Name::Printed,
            false => Name::Own { english: english.to_string(), french: french.to_string() },
        }
    }

    /// The name of a designer's own; nothing if a message says it.
    pub(crate) fn own(&self) -> Option<Value> {
        match self {
            Name::Printed => None,
            Name::Own { english, french } => Some(Value::own(english, &[("fr", french)])),
        }
    }
}

/// Whether a thing is one of the game's own, which has a message.
fn is_ours((kind, id): (&str, &str)) -> bool {
    let is_file =
        |file: &str| file.strip_prefix("boards/").and_then(|file| file.strip_suffix(".txt")) == Some(id);
    match kind {
        // Files have these cards and no others.
        "card" => true,
        "board" => BOARDS.iter().any(|(file, _)| is_file(file)),
        _ => message(WORDS[0], (kind, id)).is_some(),
    }
}

/// What a message says: those of names have one line and no variable.
fn message(words: &'static str, (kind, id): (&str, &str)) -> Option<&'static str> {
    let mut lines = words.lines();
    lines.find_map(|line| line.strip_prefix(kind)?.strip_prefix('-')?.strip_prefix(id)?.strip_prefix(" = "))
}

#[cfg(test)]
mod tests {
    use engine::Kind;
    use engine::content::Files;

    use super::*;
    use crate::card::Card;
    use crate::content;

    #[test]
    fn everything_that_is_printed_has_a_name_in_messages_and_in_no_file() {
        let none = Files::default();
        let sides: Vec<String> = content::sides(&none).unwrap().into_iter().map(|side| side.id).collect();
        let lengths: Vec<String> =
            content::lengths(&none).unwrap().into_iter().map(|length| length.id).collect();
        let cards = Card::ALL.iter().map(|card| ("card", card.name()));
        let sides = sides.iter().map(|id| ("board", id.as_str()));
        for thing in cards.chain(sides).chain(lengths.iter().map(|id| ("length", id.as_str()))) {
            for words in WORDS {
                let said = message(words, thing).unwrap_or_default();
                assert!(!said.is_empty() && !said.contains('{'), "{thing:?}: {said}");
            }
            assert_eq!(Name::of(thing, "", ""), Name::Printed);
        }
        for (file, text) in content::FILES {
            assert!(!text.contains("english ") && !text.contains("| Eagle"), "{file}");
        }
    }

    #[test]
    fn files_that_say_what_messages_say_have_no_name_of_their_own() {
        let is_printed = |english, french| Name::of(("card", "eagle"), english, french) == Name::Printed;
        assert!(is_printed("Eagle", "Aigle") && is_printed("Eagle", "") && is_printed("Eagle", "Eagle"));
        assert!(!is_printed("Osprey", "Aigle") && !is_printed("Eagle", "Balbuzard"));
        let mine = Name::of(("board", "mine"), "", "");
        assert_eq!(mine.own(), Some(Value::text("")), "a custom board has no message");
        let huge = Name::of(("length", "huge"), "huge game", "");
        assert_eq!(huge.own(), Some(Value::text("huge game")));
    }
}
