//! The variant switches and the content that can be exchanged (part 2.6 of the specification).

use std::fmt;

use engine::content::Files;
use engine::{Fault, Kind, Phrase};
use serde::de::value::MapAccessDeserializer;
use serde::de::{Error, MapAccess, Visitor};
use serde::ser::SerializeMap;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::content::{self, CARD_KINDS, CARDS_MAX, COURSES, Card, Course, SECTOR_MAX, SECTORS_MAX};

/// Every switch.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields, default)]
pub struct Options {
    /// MA-015.
    pub course: CourseChoice,
    /// MA-072.
    pub deck: Deck,
    /// MA-049.
    pub spinner: Vec<i32>,
    /// MA-004.
    pub first_roller: u8,
    /// MA-009.
    pub start_block: StartBlock,
    /// MA-002.
    pub stamina_start: u8,
    /// MA-025.
    pub stand_still: bool,
    /// MA-057.
    pub high_vs_third_injury: bool,
    /// MA-063.
    pub catch_up_sidestep: bool,
    /// MA-080, MA-084.
    pub finish_mode: FinishMode,
    /// MA-083.
    pub round_limit: u32,
    /// MA-009, MA-015, MA-049, MA-072: files that replace those of the box.
    #[serde(skip_serializing_if = "Files::is_empty")]
    pub content: Files,
}

impl Default for Options {
    fn default() -> Options {
        Options {
            course: CourseChoice::Named("city".to_string()),
            deck: content::standard_cards().counts(),
            spinner: content::standard_spinner(),
            first_roller: 0,
            start_block: StartBlock::Staggered,
            stamina_start: 10,
            stand_still: true,
            high_vs_third_injury: false,
            catch_up_sidestep: true,
            finish_mode: FinishMode::First,
            round_limit: 100,
            content: Files::default(),
        }
    }
}

impl Options {
    /// MA-049, MA-072: the deck and the spinner of given files, where the switches `deck` and `spinner` have their
    /// defaults.
    pub(crate) fn take_content(&mut self) -> Result<(), Fault> {
        self.content.check(&content::FILES)?;
        let counts = content::cards(&self.content)?.counts();
        if self.deck == content::standard_cards().counts() {
            self.deck = counts;
        }
        let spinner = content::spinner(&self.content)?;
        if self.spinner == content::standard_spinner() {
            self.spinner = spinner;
        }
        Ok(())
    }

    /// Refuses values that the specification does not allow; the course is looked at when it is made.
    pub(crate) fn check(&self, seats: u8) -> Result<(), Fault> {
        let refuse = |key: &str, rule, phrase| Err(Fault::said(format!("options.{key}"), phrase).under(rule));
        if self.first_roller >= seats {
            return refuse(
                "first_roller",
                "MA-004",
                Phrase::new("wrong-first_roller").with("last", seats - 1),
            );
        }
        if self.stamina_start > content::STAMINA_MAX {
            return Err(Fault::range("options.stamina_start", 0..=content::STAMINA_MAX, self.stamina_start));
        }
        if self.round_limit == 0 {
            return Err(Fault::range("options.round_limit", 1..=u32::MAX, self.round_limit));
        }
        if self.spinner.is_empty() || self.spinner.len() > SECTORS_MAX {
            return refuse("spinner", "MA-049", content::no_wheel());
        }
        if let Some(sector) = self.spinner.iter().find(|sector| sector.unsigned_abs() > SECTOR_MAX) {
            return refuse("spinner", "MA-049", content::bad_sector(&sector.to_string()));
        }
        if self.deck.count() > u32::from(CARDS_MAX) {
            return refuse("deck", "MA-072", content::too_many_cards(self.deck.count()));
        }
        Ok(())
    }
}

/// MA-009: how the block stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum StartBlock {
    /// The outer places stand further forward.
    Staggered,
    /// All places stand on row 0.
    Level,
}

/// When the race ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum FinishMode {
    /// MA-080: with the first crossing.
    First,
    /// MA-084: when one runner is left.
    FullField,
}

/// MA-015: a course of the box by its name, or one of your own.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(untagged)]
pub enum CourseChoice {
    /// One of the box.
    Named(String),
    /// One of your own.
    Own(OwnCourse),
    /// The text of a course file of your own, read when the game is made.
    File(String),
}

impl CourseChoice {
    /// A text gives way to the course that was read from it, without comments.
    pub(crate) fn settle(&mut self, course: &Course) {
        if let CourseChoice::File(_) = self {
            *self = CourseChoice::Own(course.to_own_course());
        }
    }
}

/// A course given as data.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct OwnCourse {
    /// Its name in files.
    pub id: String,
    /// Its name for people.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    /// Row 1, row 2 and so on: six characters of `. E K #` each.
    pub rows: Vec<String>,
    /// Stretches of the road, for display only.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub segments: Vec<Segment>,
    /// Marks along the road, for display only.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub marks: Option<Marks>,
}

/// A stretch of the road with a name.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Segment {
    /// Its name.
    pub name: String,
    /// Its first row.
    pub from: u8,
    /// Its last row.
    pub to: u8,
}

/// Marks along the road.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Marks {
    /// How many rows lie between two of them.
    pub rows: u8,
    /// What they count: a mile, a kilometre or something else.
    pub unit: String,
}

impl<'de> Deserialize<'de> for CourseChoice {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<CourseChoice, D::Error> {
        struct Reader;
        impl<'de> Visitor<'de> for Reader {
            type Value = CourseChoice;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                let names = COURSES.map(|(id, _)| format!("{id:?}"));
                write!(
                    f,
                    "a course: {}, an object with id and rows, or the text of a course file",
                    names.join(", ")
                )
            }

            fn visit_str<E: Error>(self, text: &str) -> Result<CourseChoice, E> {
                // Names have one line, files have more.
                match text.contains('\n') {
                    true => Ok(CourseChoice::File(text.to_string())),
                    false => Ok(CourseChoice::Named(text.to_string())),
                }
            }

            fn visit_map<A: MapAccess<'de>>(self, map: A) -> Result<CourseChoice, A::Error> {
                OwnCourse::deserialize(MapAccessDeserializer::new(map)).map(CourseChoice::Own)
            }
        }
        deserializer.deserialize_any(Reader)
    }
}

/// MA-072: how many of each card are in the deck; written as an object, cards left out count 0.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Deck(pub(crate) [u16; CARD_KINDS]);

impl Deck {
    /// How many of that card it has.
    pub fn of(&self, card: Card) -> u16 {
        self.0[card.index()]
    }

    /// How many cards it has in all.
    pub fn count(&self) -> u32 {
        self.0.iter().map(|count| u32::from(*count)).sum()
    }

    /// Every card, in the order of the card table.
    pub(crate) fn cards(&self) -> impl Iterator<Item = Card> + '_ {
        Card::ALL.iter().flat_map(|card| std::iter::repeat_n(*card, usize::from(self.of(*card))))
    }
}

impl Serialize for Deck {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(Some(CARD_KINDS))?;
        for card in Card::ALL {
            map.serialize_entry(card.name(), &self.of(*card))?;
        }
        map.end()
    }
}

impl<'de> Deserialize<'de> for Deck {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Deck, D::Error> {
        struct Reader;
        impl<'de> Visitor<'de> for Reader {
            type Value = Deck;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a deck: an object of card ids with their counts")
            }

            fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Deck, A::Error> {
                let (mut deck, mut given) = (Deck::default(), [false; CARD_KINDS]);
                while let Some(name) = map.next_key::<String>()? {
                    let card =
                        Card::named(&name).ok_or_else(|| A::Error::unknown_field(&name, Card::NAMES))?;
                    if std::mem::replace(&mut given[card.index()], true) {
                        return Err(A::Error::duplicate_field(card.name()));
                    }
                    deck.0[card.index()] = map.next_value()?;
                }
                Ok(deck)
            }
        }
        deserializer.deserialize_map(Reader)
    }
}
