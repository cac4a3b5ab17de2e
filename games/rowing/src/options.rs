//! The variant switches of the specification's part 5, each with its default.

use std::fmt;

use engine::content::Files;
use engine::{Fault, Phrase};
use serde::de::{Error, MapAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize};

use crate::content::{COST_FREE, LIMIT_MAX};

/// Every switch with its value.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields, default)]
pub struct Options {
    /// RW-006: the course.
    pub course: CourseChoice,
    /// RW-014.
    pub lane_draw: LaneDraw,
    /// RW-010: cards in the supply at the start, 0 to 60.
    pub suffering_supply: Amount<0, 60, 18>,
    /// RW-052.
    pub suffering_flip: SufferingFlip,
    /// RW-063.
    pub tides_in_pace: bool,
    /// RW-074.
    pub motivation_in_pace: bool,
    /// RW-061.
    pub tides_scope: TidesScope,
    /// RW-062.
    pub tides_when: TidesWhen,
    /// RW-071.
    pub motivation_reach: MotivationReach,
    /// RW-094.
    pub crab_when: CrabWhen,
    /// RW-101.
    pub zone_crab: ZoneCrab,
    /// RW-096.
    pub finish_zone_check: FinishZoneCheck,
    /// RW-111: cards cooled at 39, 0 to 2.
    pub cooldown_steady: Amount<0, 2, 1>,
    /// RW-142.
    pub photo_finish: PhotoFinish,
    /// RW-145.
    pub race_end: RaceEnd,
    /// RW-146: the last round, 10 to 200.
    pub round_limit: Amount<10, 200, 40>,
    /// RW-002 to RW-009, RW-014: files that replace those of the game.
    #[serde(skip_serializing_if = "Files::is_empty")]
    pub content: Files,
}

impl Options {
    /// The numbers of the switches are within their bounds.
    pub(crate) fn check(&self) -> Result<(), Fault> {
        self.suffering_supply.check("options.suffering_supply")?;
        self.cooldown_steady.check("options.cooldown_steady")?;
        self.round_limit.check("options.round_limit")?;
        let CourseChoice::Limits(limits) = &self.course else { return Ok(()) };
        for (key, limit) in [
            ("500", limits.at_500),
            ("1000", limits.at_1000),
            ("1500", limits.at_1500),
            ("finish", limits.finish),
        ] {
            if !(i64::from(COST_FREE)..=i64::from(LIMIT_MAX)).contains(&limit) {
                let place = format!("options.course.{key}");
                return Err(Fault::said(place, beyond_limits(key, limit)).under("RW-006"));
            }
        }
        Ok(())
    }
}

/// A whole number with its bounds and its default. It is checked when the game is made.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Amount<const LEAST: i64, const MOST: i64, const DEFAULT: i64>(pub i64);

impl<const LEAST: i64, const MOST: i64, const DEFAULT: i64> Default for Amount<LEAST, MOST, DEFAULT> {
    fn default() -> Self {
        Amount(DEFAULT)
    }
}

impl<const LEAST: i64, const MOST: i64, const DEFAULT: i64> Amount<LEAST, MOST, DEFAULT> {
    /// The number, once it has passed the check.
    #[inline]
    pub fn get(self) -> u8 {
        self.0.clamp(LEAST, MOST) as u8
    }

    fn check(self, key: &str) -> Result<(), Fault> {
        if (LEAST..=MOST).contains(&self.0) {
            return Ok(());
        }
        Err(Fault::range(key, LEAST..=MOST, self.0))
    }
}

/// RW-006: a course by its id, or a custom one: four Pace Limits, or a file.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(untagged)]
pub enum CourseChoice {
    /// A course of the content.
    Named(String),
    /// Custom limits.
    Limits(Limits),
    /// The text of a course file; read when the game is made.
    File(String),
}

/// Four Pace Limits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Limits {
    /// At 500 m.
    #[serde(rename = "500")]
    pub at_500: i64,
    /// At 1000 m.
    #[serde(rename = "1000")]
    pub at_1000: i64,
    /// At 1500 m.
    #[serde(rename = "1500")]
    pub at_1500: i64,
    /// In the Finish Zone.
    pub finish: i64,
}

impl Default for CourseChoice {
    fn default() -> CourseChoice {
        CourseChoice::Named("calm_lake".to_string())
    }
}

impl<'de> Deserialize<'de> for CourseChoice {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<CourseChoice, D::Error> {
        struct Reader;
        impl<'de> Visitor<'de> for Reader {
            type Value = CourseChoice;
            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(
                    "course: the id of a course, an object with 500, 1000, 1500 and finish, or the text of a course file",
                )
            }
            fn visit_str<E: Error>(self, text: &str) -> Result<CourseChoice, E> {
                // Ids have one line, files have more.
                match text.contains('\n') {
                    true => Ok(CourseChoice::File(text.to_string())),
                    false => Ok(CourseChoice::Named(text.to_string())),
                }
            }
            fn visit_map<A: MapAccess<'de>>(self, map: A) -> Result<CourseChoice, A::Error> {
                let reader = serde::de::value::MapAccessDeserializer::new(map);
                Limits::deserialize(reader).map(CourseChoice::Limits)
            }
        }
        deserializer.deserialize_any(Reader)
    }
}

/// An enum of a switch's values. A fault names the switch and what it may be.
macro_rules! switch {
    ($(#[$meta:meta])* $Switch:ident, $key:literal: $First:ident = $first:literal, $($Value:ident = $name:literal),+) => {
        $(#[$meta])*
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
        #[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
        pub enum $Switch {
            #[default]
            #[serde(rename = $first)]
            #[doc = concat!("`", $first, "`")]
            $First,
            $(#[serde(rename = $name)] #[doc = concat!("`", $name, "`")] $Value,)+
        }

        impl<'de> Deserialize<'de> for $Switch {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<$Switch, D::Error> {
                struct Reader;
                impl Visitor<'_> for Reader {
                    type Value = $Switch;
                    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                        f.write_str(concat!($key, ": one of ", $first, $(", ", $name),+))
                    }
                    fn visit_str<E: Error>(self, name: &str) -> Result<$Switch, E> {
                        match name {
                            $first => Ok($Switch::$First),
                            $($name => Ok($Switch::$Value),)+
                            other => Err(E::invalid_value(serde::de::Unexpected::Str(other), &self)),
                        }
                    }
                }
                deserializer.deserialize_any(Reader)
            }
        }
    };
}

switch!(/// RW-014: by lot, or in the order of the seats.
    LaneDraw, "lane_draw": Random = "random", SeatOrder = "seat_order");
switch!(/// RW-052: flip on to a Pace card, or one card only.
    SufferingFlip, "suffering_flip": UntilPace = "until_pace", Single = "single");
switch!(/// RW-061: who is in the last two positions.
    TidesScope, "tides_scope": LastTwo = "last_two", LastTwoAny = "last_two_any", LastOne = "last_one", Off = "off");
switch!(/// RW-062: when that is looked at.
    TidesWhen, "tides_when": RoundStart = "round_start", OwnTurn = "own_turn");
switch!(/// RW-071: which lanes a rival may be in.
    MotivationReach, "motivation_reach": AnyLane = "any_lane", NextLane = "next_lane");
switch!(/// RW-094: whether the last card may be paid without a crab.
    CrabWhen, "crab_when": CannotPay = "cannot_pay", PileEmpty = "pile_empty");
switch!(/// RW-101: where a crab in the Finish Zone leads back to.
    ZoneCrab, "zone_crab": LostMove = "lost_move", ZoneLine = "zone_line");
switch!(/// RW-096: whether the zone is checked for a boat that rowed through it.
    FinishZoneCheck, "finish_zone_check": InZone = "in_zone", Through = "through");
switch!(/// RW-142: what ranks boats that finish in one round.
    PhotoFinish, "photo_finish": HandPace = "hand_pace", Distance = "distance");
switch!(/// RW-145: whether the race goes on until all are home.
    RaceEnd, "race_end": All = "all", First = "first");

/// RW-006: a Pace Limit that no line can have.
fn beyond_limits(line: &str, limit: i64) -> Phrase {
    let phrase = Phrase::new("wrong-limit").naming("line", line).with("limit", limit);
    phrase.with("least", COST_FREE).with("most", LIMIT_MAX)
}
