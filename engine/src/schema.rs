//! What the JSON of a game looks like, as JSON Schema (draft 2020-12): for authors of clients and bots. Made when it is asked for, so
//! races pay nothing for it.

use schemars::generate::SchemaSettings;
use schemars::{JsonSchema, Schema, json_schema};

use crate::{Bag, Kind, List, Notation, Pile, SEATS_MAX, Seat, Seats};

/// A part of a game's JSON.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Part {
    /// The variant switches, as they are read: each may be left out.
    Options,
    /// A choice, as it is read.
    Action,
    /// One thing that happened, as it is written.
    Event,
    /// A position or a view, as it is written.
    View,
}

impl Part {
    /// Every part.
    pub const ALL: [Part; 4] = [Part::Options, Part::Action, Part::Event, Part::View];

    /// Its name.
    pub fn name(self) -> &'static str {
        match self {
            Part::Options => "options",
            Part::Action => "action",
            Part::Event => "event",
            Part::View => "view",
        }
    }

    /// The part of that name.
    pub fn named(name: &str) -> Option<Part> {
        Part::ALL.into_iter().find(|part| part.name() == name)
    }
}

/// The schema of a part, from the game's types. A game whose types have schemas answers [`Notation::schema`] with this.
pub fn of<G: Notation>(part: Part) -> Option<Schema>
where
    G::Options: JsonSchema,
    G::Action: JsonSchema,
    G::Event: JsonSchema,
    G::Written: JsonSchema,
{
    let read = || SchemaSettings::draft2020_12().for_deserialize().into_generator();
    let written = || SchemaSettings::draft2020_12().for_serialize().into_generator();
    Some(match part {
        Part::Options => read().into_root_schema_for::<G::Options>(),
        Part::Action => read().into_root_schema_for::<G::Action>(),
        Part::Event => written().into_root_schema_for::<G::Event>(),
        Part::View => written().into_root_schema_for::<G::Written>(),
    })
}

/// Says what a type looks like whose reading and writing is written by hand, where no derive could know it. The description is the
/// first thing given, then what the parts need of the generator.
///
/// ```
/// struct Rate;
/// engine::looks_like!(Rate, "Strokes a minute.", |_| {"type": "integer", "enum": [36, 39]});
/// assert_eq!(engine::schemars::schema_for!(Rate).get("enum").map(ToString::to_string).as_deref(), Some("[36,39]"));
/// ```
#[macro_export]
macro_rules! looks_like {
    ($Type:ident, $about:literal, |$generator:tt| {$($json:tt)*}) => {
        impl $crate::schemars::JsonSchema for $Type {
            fn schema_name() -> ::std::borrow::Cow<'static, str> {
                stringify!($Type).into()
            }

            fn json_schema($generator: &mut $crate::schemars::SchemaGenerator) -> $crate::schemars::Schema {
                $crate::schemars::json_schema!({"description": $about, $($json)*})
            }
        }
    };
}

looks_like!(Seat, "A seat, numbered from 0.", |_| {"type": "integer", "minimum": 0, "maximum": SEATS_MAX - 1});
looks_like!(Seats, "A set of seats, in rising order.", |generator| {
    "type": "array",
    "items": generator.subschema_for::<Seat>(),
    "maxItems": SEATS_MAX,
    "uniqueItems": true,
});

/// A part with a parameter stands where it is used: its capacity belongs there.
macro_rules! part {
    ($Part:ident<$T:ident $(: $bound:ident)?, $N:ident>, |$generator:ident| $schema:expr) => {
        impl<$T: $($bound +)? JsonSchema, const $N: usize> JsonSchema for $Part<$T, $N> {
            fn inline_schema() -> bool {
                true
            }

            fn schema_name() -> ::std::borrow::Cow<'static, str> {
                format!("{}_of_{}_{}", stringify!($Part), $N, $T::schema_name()).into()
            }

            fn json_schema($generator: &mut schemars::SchemaGenerator) -> Schema {
                $schema
            }
        }
    };
}

part!(List<T, N>, |generator| list::<T>(generator, N));
part!(Pile<T, N>, |generator| face_up_or_down(list::<T>(generator, N), "Top first.", N));
part!(Bag<T: Kind, N>, |generator| face_up_or_down(list::<T>(generator, BAG_MAX), "In any order.", BAG_MAX));

/// The most cards that a bag counts.
const BAG_MAX: usize = u8::MAX as usize;

fn list<T: JsonSchema>(generator: &mut schemars::SchemaGenerator, most: usize) -> Schema {
    json_schema!({"type": "array", "items": generator.subschema_for::<T>(), "maxItems": most})
}

/// Cards that are known, or how many there are.
fn face_up_or_down(mut known: Schema, about: &str, most: usize) -> Schema {
    known.insert("description".to_string(), about.into());
    json_schema!({"anyOf": [known, {
        "description": "Face down: only the size is known.",
        "type": "object",
        "properties": {"count": {"type": "integer", "minimum": 0, "maximum": most}},
        "required": ["count"],
        "additionalProperties": false,
    }]})
}
