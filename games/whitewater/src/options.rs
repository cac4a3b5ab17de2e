//! The variant switches of the specification's part 5, and the segments that make the board (WW-002).

use engine::content::Files;
use engine::{Fault, Phrase};
use serde::{Deserialize, Serialize};

use crate::cards::Segment;
use crate::segments::Segments;

/// Every switch with its default.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields, default)]
pub struct Options {
    /// WW-002: the board.
    pub segments: Segments,
    /// WW-050: which speeds clear Rapids.
    pub rapids_clear: RapidsClear,
    /// WW-050: what a cleared hazard does.
    pub cleared_hazard: ClearedHazard,
    /// WW-061: how far Rock tokens keep from Rocks.
    pub rock_spacing: RockSpacing,
    /// WW-056: where a kayak may go that has hit a Rock.
    pub rock_pick: RockPick,
    /// WW-035: what a kayak in the way does.
    pub kayak_in_path: KayakInPath,
    /// WW-042: how often a seat may Eddy Out in one turn; no limit if null.
    pub eddy_per_turn: Option<u8>,
    /// WW-044: whether Eddy Out is allowed at speed 1.
    pub eddy_at_speed_1: bool,
    /// WW-082: who wins if all is equal.
    pub still_tied: StillTied,
    /// WW-083: the last round; 30 for each segment if null.
    pub round_limit: Option<u16>,
    /// WW-001 to WW-005, WW-021, WW-091, WW-092: files that replace those of the box.
    #[serde(skip_serializing_if = "Files::is_empty")]
    pub content: Files,
}

impl Default for Options {
    fn default() -> Options {
        Options {
            segments: Segments::printed(&[Segment::A, Segment::B]),
            rapids_clear: RapidsClear::Exactly4,
            cleared_hazard: ClearedHazard::Effect,
            rock_spacing: RockSpacing::Edges,
            rock_pick: RockPick::Sides,
            kayak_in_path: KayakInPath::SlipAhead,
            eddy_per_turn: None,
            eddy_at_speed_1: true,
            still_tied: StillTied::Clockwise,
            round_limit: None,
            content: Files::default(),
        }
    }
}

impl Options {
    /// Whether all values are allowed; the segments are proved when they are laid.
    pub(crate) fn prove(&self) -> Result<(), Fault> {
        if self.eddy_per_turn == Some(0) {
            return Err(Fault::said("options.eddy_per_turn", Phrase::new("unsound-eddy_per_turn")));
        }
        if self.round_limit == Some(0) {
            return Err(Fault::said("options.round_limit", Phrase::new("unsound-round_limit")));
        }
        Ok(())
    }
}

engine::kinds! {
    /// WW-050: R2.
    pub enum RapidsClear {
        /// Only the speed marked on the tracker.
        Exactly4 = "exactly_4",
        /// That speed and those above.
        AtLeast4 = "at_least_4",
    }
}

engine::kinds! {
    /// WW-050: R3.
    pub enum ClearedHazard {
        /// It acts as always.
        Effect = "effect",
        /// It is like River.
        Ignored = "ignored",
    }
}

engine::kinds! {
    /// WW-061: R5.
    pub enum RockSpacing {
        /// Rocks may touch at corners.
        Edges = "edges",
        /// Rocks may not touch at all.
        EdgesAndCorners = "edges_and_corners",
    }
}

engine::kinds! {
    /// WW-056: R6.
    pub enum RockPick {
        /// Left or right.
        Sides = "sides",
        /// In front and behind as well.
        AnyAdjacent = "any_adjacent",
    }
}

engine::kinds! {
    /// WW-035: R7.
    pub enum KayakInPath {
        /// Kayaks are passed; who ends on one slips ahead.
        SlipAhead = "slip_ahead",
        /// Own steps end before a kayak.
        StopBehind = "stop_behind",
    }
}

engine::kinds! {
    /// WW-082: R32.
    pub enum StillTied {
        /// The first clockwise wins.
        Clockwise = "clockwise",
        /// All of them win.
        Shared = "shared",
    }
}
