//! Reads and checks the files in `content/`: water, courses, cards, rates and lanes (RW-002 to RW-009, RW-014).

use std::ops::RangeInclusive;

use engine::content::{Content, Files, Line as TextLine};
use engine::{Fault, Kind as _, List, Phrase};

use crate::action::Rate;
use crate::cards::{Card, KINDS};

engine::kinds! {
    /// A place with a Pace Limit, in the order of the course.
    pub enum Line {
        /// RW-004: the line after 500 m.
        M500 = "500",
        /// RW-004: the line after 1000 m.
        M1000 = "1000",
        /// RW-004: the line after 1500 m.
        M1500 = "1500",
        /// RW-005: the Finish Zone.
        Finish = "finish",
    }
}

engine::kinds! {
    /// RW-147: what the time of a boat alone is worth.
    pub enum Medal {
        /// The best.
        Gold = "gold",
        /// The second.
        Silver = "silver",
        /// The third.
        Bronze = "bronze",
        /// Too slow, not home, or a course without medals.
        None = "none",
    }
}

/// RW-006: a Pace up to this is free at every line, so one card at the Easy rate always is.
pub(crate) const COST_FREE: u8 = 3;
/// RW-006: the highest Pace Limit, which is the highest Pace of four cards.
pub(crate) const LIMIT_MAX: u8 = 12;

const WATER: (&str, &str) = ("water.txt", include_str!("../content/water.txt"));
const CARDS: (&str, &str) = ("cards.txt", include_str!("../content/cards.txt"));
const RATES: (&str, &str) = ("rates.txt", include_str!("../content/rates.txt"));
const LANES: (&str, &str) = ("lanes.txt", include_str!("../content/lanes.txt"));
const COURSES: [(&str, &str); 5] = [
    ("courses/calm_lake.txt", include_str!("../content/courses/calm_lake.txt")),
    ("courses/tail_current.txt", include_str!("../content/courses/tail_current.txt")),
    ("courses/headwind.txt", include_str!("../content/courses/headwind.txt")),
    ("courses/turning_tide.txt", include_str!("../content/courses/turning_tide.txt")),
    ("courses/gusty_bay.txt", include_str!("../content/courses/gusty_bay.txt")),
];
/// Every file.
pub(crate) const FILES: [(&str, &str); 9] =
    [WATER, CARDS, RATES, LANES, COURSES[0], COURSES[1], COURSES[2], COURSES[3], COURSES[4]];

/// All that the game's files say.
#[derive(Clone, Debug)]
pub(crate) struct Library {
    pub(crate) water: Water,
    pub(crate) courses: Vec<Course>,
    pub(crate) cards: [CardInfo; KINDS],
    pub(crate) rates: [RateInfo; 4],
    pub(crate) lanes: [u8; 6],
}

impl Library {
    /// Reads the files that are compiled in, but for those that are given in their place.
    pub(crate) fn read(given: &Files) -> Result<Library, Fault> {
        given.check(&FILES)?;
        let courses = COURSES.iter().map(|own| read_course(given.read(*own)));
        Ok(Library {
            water: read_water(given.read(WATER))?,
            courses: courses.collect::<Result<_, _>>()?,
            cards: read_cards(given.read(CARDS))?,
            rates: read_rates(given.read(RATES))?,
            lanes: read_lanes(given.read(LANES))?,
        })
    }
}

/// RW-002 to RW-005: where the lines lie. A line lies behind the last space before it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Water {
    /// The last space before each split line and before the Finish Zone.
    before: [u8; 4],
    /// The last space of the course.
    last: u8,
}

impl Water {
    /// The last space before a line; for the Finish Zone, before the zone line.
    #[inline]
    pub(crate) fn before(&self, line: Line) -> u8 {
        self.before[line as usize]
    }

    /// The last space of the course.
    #[inline]
    pub(crate) fn last(&self) -> u8 {
        self.last
    }

    /// RW-003: home is beyond the last space, not on it.
    #[inline]
    pub(crate) fn is_home(&self, space: u8) -> bool {
        space > self.last
    }
}

/// RW-006: courses differ in their four limits only.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Course {
    pub(crate) id: String,
    pub(crate) name: String,
    pub(crate) about: String,
    pub(crate) limits: [u8; 4],
    /// RW-147: the slowest times for gold, silver and bronze, in seconds.
    pub(crate) medals: Option<[u16; 3]>,
}

/// RW-008: a kind of card.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct CardInfo {
    pub(crate) name: String,
    pub(crate) per_boat: u8,
    pub(crate) effects: List<Effect, 2>,
}

/// What a card does when it is played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Effect {
    /// RW-050: it adds to the Pace.
    Pace(u8),
    /// RW-051: it flips the top card of the deck.
    Flip,
}

impl Default for Effect {
    fn default() -> Effect {
        Effect::Pace(0)
    }
}

/// RW-009: a stroke rate.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct RateInfo {
    pub(crate) name: String,
    /// RW-040: cards to play.
    pub(crate) cards: u8,
    /// RW-111: cards cooled in Replenish.
    pub(crate) cooldown: u8,
    /// RW-102: Suffering cards on a crab.
    pub(crate) suffering: u8,
}

fn expect_header(content: Content<'_>, kind: &str) -> Result<(), Fault> {
    match content.header()[..] {
        ["rowing", found, _] if found == kind => Ok(()),
        _ => Err(content.first_line(&format!("rowing {kind} <id>"))),
    }
}

/// The lines after the first one.
fn rows<'a>(content: Content<'a>) -> impl Iterator<Item = TextLine<'a>> {
    content.lines().skip(1)
}

pub(crate) fn read_water(content: Content<'_>) -> Result<Water, Fault> {
    expect_header(content, "water")?;
    let mut spaces = [0u8; 5];
    let names = ["500", "1000", "1500", "zone", "finish"];
    let mut found = 0;
    for line in rows(content) {
        let [name, space] = line.columns()?;
        let Some(expected) = names.get(found) else {
            return Err(line.fault(Phrase::new("content-five-lines")));
        };
        if name != *expected {
            let phrase = Phrase::new("content-next-line").naming("line", expected).naming("written", name);
            return Err(line.fault(phrase));
        }
        spaces[found] = line.number(name, space, 1..=90).map_err(|fault| fault.under("RW-004"))?;
        if found > 0 && spaces[found] <= spaces[found - 1] {
            return Err(line.fault(Phrase::new("content-rising-spaces")).under("RW-004"));
        }
        found += 1;
    }
    if found < names.len() {
        return Err(content.missing(names[found]));
    }
    let [first, second, third, zone, last] = spaces;
    Ok(Water { before: [first, second, third, zone], last })
}

/// A course file, one of ours or of a user. Medals may be left out, but not some of them.
pub(crate) fn read_course(content: Content<'_>) -> Result<Course, Fault> {
    expect_header(content, "course")?;
    let id = content.header()[2].to_string();
    let (mut name, mut about) = (None, None);
    let (mut limits, mut medals) = ([None::<u8>; 4], [None::<u16>; 3]);
    for line in rows(content) {
        let [key, text] = line.columns()?;
        if let Some(limit) = Line::named(key) {
            let value =
                line.number(key, text, COST_FREE..=LIMIT_MAX).map_err(|fault| fault.under("RW-006"))?;
            line.once(key, &mut limits[limit as usize], value)?;
        } else if let Some(place) = ["gold", "silver", "bronze"].iter().position(|medal| *medal == key) {
            line.once(key, &mut medals[place], line.number(key, text, 0..=u16::MAX)?)?;
        } else if key == "name" {
            line.once(key, &mut name, line.filled(key, text)?.to_string())?;
        } else if key == "about" {
            line.once(key, &mut about, text.to_string())?;
        } else {
            return Err(line.unknown(key, &COURSE_KEYS));
        }
    }
    let Some(name) = name else { return Err(content.missing("name")) };
    let about = about.unwrap_or_default();
    let [Some(a), Some(b), Some(c), Some(d)] = limits else {
        return Err(content.fault(Phrase::new("content-limits")).under("RW-006"));
    };
    let medals = match medals {
        [None, None, None] => None,
        [Some(gold), Some(silver), Some(bronze)] if gold < silver && silver < bronze => {
            Some([gold, silver, bronze])
        }
        _ => return Err(content.fault(Phrase::new("content-medals")).under("RW-147")),
    };
    Ok(Course { id, name, about, limits: [a, b, c, d], medals })
}

/// What a course file has.
const COURSE_KEYS: [&str; 9] = ["name", "about", "500", "1000", "1500", "finish", "gold", "silver", "bronze"];

pub(crate) fn read_cards(content: Content<'_>) -> Result<[CardInfo; KINDS], Fault> {
    expect_header(content, "cards")?;
    let mut cards: [CardInfo; KINDS] = Default::default();
    let mut found = [false; KINDS];
    for line in rows(content) {
        let [code, name, per_boat, effects] = line.columns()?;
        let card: Card = line.kind(code)?;
        if std::mem::replace(&mut found[card as usize], true) {
            return Err(line.twice(code));
        }
        let (name, per_boat) = (line.filled("name", name)?.to_string(), line.number(code, per_boat, 0..=12)?);
        cards[card as usize] = CardInfo { name, per_boat, effects: read_effects(line, effects)? };
    }
    match found.iter().position(|found| !found) {
        Some(missing) => Err(content.missing(Card::ALL[missing].name())),
        None => Ok(cards),
    }
}

fn read_effects(line: TextLine<'_>, text: &str) -> Result<List<Effect, 2>, Fault> {
    let mut effects = List::new();
    if text == "none" {
        return Ok(effects);
    }
    for words in text.split(',') {
        let effect = match words.split_whitespace().collect::<Vec<_>>()[..] {
            ["flip"] => Effect::Flip,
            ["pace", value] => Effect::Pace(line.number("pace", value, 1..=3)?),
            _ => return Err(line.unknown(words.trim(), &["pace n", "flip", "none"])),
        };
        if effects.is_full() {
            return Err(line.fault(Phrase::new("content-two-effects")));
        }
        effects.push(effect);
    }
    Ok(effects)
}

pub(crate) fn read_rates(content: Content<'_>) -> Result<[RateInfo; 4], Fault> {
    expect_header(content, "rates")?;
    let mut rates: [RateInfo; 4] = Default::default();
    let mut found = 0;
    for line in rows(content) {
        let [strokes, name, cards, cooldown, suffering] = line.columns()?;
        let rate = strokes.parse().ok().and_then(Rate::of_strokes);
        if rate.is_none_or(|rate| rate as usize != found) {
            return Err(line.fault(Phrase::new("content-rates")).under("RW-009"));
        }
        let number = |what, text, bounds: RangeInclusive<u8>| {
            line.number(what, text, bounds).map_err(|fault| fault.under("RW-009"))
        };
        rates[found] = RateInfo {
            name: line.filled("name", name)?.to_string(),
            cards: number("cards", cards, 1..=4)?,
            cooldown: number("cooldown", cooldown, 0..=u8::MAX)?,
            suffering: number("suffering", suffering, 0..=2)?,
        };
        found += 1;
    }
    if found < 4 {
        return Err(content.fault(Phrase::new("content-rates")).under("RW-009"));
    }
    Ok(rates)
}

pub(crate) fn read_lanes(content: Content<'_>) -> Result<[u8; 6], Fault> {
    expect_header(content, "lanes")?;
    let mut lanes = [0u8; 6];
    let mut found = 0;
    for line in rows(content) {
        let lane: u8 = line.text.parse().unwrap_or_default();
        if !(1..=6).contains(&lane) || lanes.contains(&lane) || found == 6 {
            return Err(line.fault(Phrase::new("content-lanes")).under("RW-014"));
        }
        lanes[found] = lane;
        found += 1;
    }
    if found < 6 {
        return Err(content.fault(Phrase::new("content-lanes")).under("RW-014"));
    }
    Ok(lanes)
}

#[cfg(test)]
#[path = "content_tests.rs"]
mod tests;
