//! The segments of a race as a switch (WW-002, WW-003): printed ones by letter, those of a user by the text of
//! a segment or river file, proved by the same loader as `podium board check`.

use std::fmt;

use engine::content::{Content, Files};
use engine::{Fault, Kind, Phrase};
use serde::de::{Error, SeqAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::cards::Segment;
use crate::content::printed_segment;
use crate::river::{self, SEGMENTS_MAX};
use crate::segment::SegmentMap;

/// A segment as it is given and written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Laid {
    /// From the box.
    Printed(Segment),
    /// The text of a file; once it has been laid, of a segment file without comments.
    Own(String),
}

impl Laid {
    /// Its letter, or the word by which its file calls it.
    pub fn id(&self) -> &str {
        match self {
            Laid::Printed(segment) => segment.name(),
            Laid::Own(text) => text.split_whitespace().nth(2).unwrap_or("?"),
        }
    }

    fn of(map: &SegmentMap) -> Laid {
        map.printed.map_or_else(|| Laid::Own(map.text()), Laid::Printed)
    }

    /// Letters have one line, files have more.
    fn read<E: Error>(text: &str) -> Result<Laid, E> {
        match Segment::named(text) {
            Some(segment) => Ok(Laid::Printed(segment)),
            None if text.contains('\n') => Ok(Laid::Own(text.to_string())),
            None => Err(E::unknown_variant(text, Segment::NAMES)),
        }
    }
}

/// A proposal of ours beside the default A and B: on D and B no seat is far from its share of wins
/// (docs/balance.md).
pub(crate) const EVEN_START: &str = "even_start";

/// The segments of a board, start first. Written as a list, and read from a list or a single text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Segments(Vec<Laid>);

impl Segments {
    /// Printed segments, start first.
    pub fn printed(segments: &[Segment]) -> Segments {
        Segments(segments.iter().copied().map(Laid::Printed).collect())
    }

    /// The segments, start first.
    pub fn iter(&self) -> impl Iterator<Item = &Laid> {
        self.0.iter()
    }

    /// How many there are.
    pub(crate) fn count(&self) -> u8 {
        self.0.len() as u8
    }

    /// WW-002: reads and proves all maps; one to four segments, each at most once, that make a river.
    pub(crate) fn lay(&self, given: &Files) -> Result<(Segments, Vec<SegmentMap>), Fault> {
        const PLACE: &str = "options.segments";
        let refused = || Err(Fault::said(PLACE, Phrase::new("wrong-segments")).under("WW-002"));
        if self.0.len() > SEGMENTS_MAX {
            return refused();
        }
        let mut maps = Vec::new();
        for laid in self.iter() {
            match laid {
                Laid::Printed(segment) => maps.push(printed_segment(*segment, given)?),
                Laid::Own(text) => maps.extend(river::read_file(Content::new(PLACE, text), given)?),
            }
        }
        let is_twice = |(i, map): (usize, &SegmentMap)| maps[..i].iter().any(|before| before.id == map.id);
        if maps.is_empty() || maps.len() > SEGMENTS_MAX || maps.iter().enumerate().any(is_twice) {
            return refused();
        }
        Ok((Segments(maps.iter().map(Laid::of).collect()), maps))
    }
}

impl Serialize for Segments {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter().map(|laid| match laid {
            Laid::Printed(segment) => segment.name(),
            Laid::Own(text) => text.as_str(),
        }))
    }
}

impl<'de> Deserialize<'de> for Segments {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Segments, D::Error> {
        deserializer.deserialize_any(SegmentsVisitor)
    }
}

struct SegmentsVisitor;

impl<'de> Visitor<'de> for SegmentsVisitor {
    type Value = Segments;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "a list of at most {SEGMENTS_MAX} segments, or the text of a segment or river file")
    }

    fn visit_str<E: Error>(self, text: &str) -> Result<Segments, E> {
        if text == EVEN_START {
            return Ok(Segments::printed(&[Segment::D, Segment::B]));
        }
        Ok(Segments(vec![Laid::read(text)?]))
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut seq: A) -> Result<Segments, A::Error> {
        let mut list = Vec::new();
        while let Some(laid) = seq.next_element()? {
            list.push(laid);
        }
        Ok(Segments(list))
    }
}

impl<'de> Deserialize<'de> for Laid {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Laid, D::Error> {
        Laid::read(&String::deserialize(deserializer)?)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_proposal_for_even_seats_is_a_name_for_two_segments() {
        let named: Segments = serde_json::from_str("\"even_start\"").unwrap();
        assert_eq!(named, serde_json::from_str("[\"D\", \"B\"]").unwrap());
    }
}
