//! The closed lists of cards and tokens (WW-001, WW-091, WW-092) and the vocabulary of their lines (WW-090).

use engine::{Kind, List};
use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

engine::kinds! {
    /// A River card, in the order of its table.
    pub enum Card {
        /// All kayaks move.
        AdvanceRiver = "advance_river",
        /// Faster, then sideways.
        Paddle = "paddle",
        /// Much faster for a card.
        PowerPaddle = "power_paddle",
        /// Faster, and a space on.
        CatchCurrent = "catch_current",
        /// Far sideways, and a space on.
        Ferry = "ferry",
        /// Sideways, and a card.
        Sculling = "sculling",
        /// Slower for two cards.
        Brace = "brace",
        /// Two cards for one.
        ReadingWater = "reading_water",
        /// A card from the discard pile.
        Recall = "recall",
        /// A token on the board.
        SpotHazard = "spot_hazard",
    }
}

/// How many kinds of River cards there are.
pub(crate) const CARD_KINDS: usize = 10;

engine::kinds! {
    /// An Event card, in the order of its table.
    pub enum EventCard {
        /// The river moves.
        FlashFlood = "flash_flood",
        /// Speed +2.
        DamRelease = "dam_release",
        /// Speed +1 and a space on.
        SwiftWater = "swift_water",
        /// Speed 2.
        StillPool = "still_pool",
        /// Speed -1.
        Headwind = "headwind",
        /// A maneuver.
        WideChannel = "wide_channel",
        /// A card lost.
        LostGear = "lost_gear",
        /// A card drawn.
        SupplyDrop = "supply_drop",
        /// A Rock token.
        Rockfall = "rockfall",
        /// A Rapids token.
        Snowmelt = "snowmelt",
        /// No tokens, more speed.
        HighWater = "high_water",
        /// Slower for two cards.
        RescueStop = "rescue_stop",
    }
}

/// How many kinds of Event cards there are.
pub(crate) const EVENT_KINDS: usize = 12;

engine::kinds! {
    /// A kind of Hazard token.
    pub enum Token {
        /// Points as the current printed under it.
        Rapids = "rapids",
        /// Stops what comes downriver.
        Rock = "rock",
    }
}

engine::kinds! {
    /// The name of a list that a choose line offers.
    pub enum Choice {
        /// Spot Hazard's first.
        Rapids = "rapids",
        /// Spot Hazard's second.
        Rock = "rock",
    }
}

engine::kinds! {
    /// A printed segment.
    pub enum Segment {
        /// Meadow Run.
        A = "A",
        /// Boulder Garden.
        B = "B",
        /// Slot Gorge.
        C = "C",
        /// Twin Falls.
        D = "D",
    }
}

/// WW-090: one line of a card.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Effect {
    /// Changes the player's speed by this much.
    Speed(i8),
    /// Makes the player's speed this.
    SetSpeed(u8),
    /// Sideways by maneuverability and this much more.
    Maneuver(u8),
    /// The player's own kayak goes so far downriver.
    Advance(u8),
    /// All kayaks go downriver.
    #[default]
    AdvanceRiver,
    /// Draws this many cards.
    Draw(u8),
    /// Discards this many cards.
    Discard(u8),
    /// Puts a token on the board.
    Place(Token),
    /// Takes a card from the discard pile.
    Recall,
    /// Picks one of two lists of lines.
    Choose,
    /// All tokens go back.
    ClearTokens,
}

impl Effect {
    /// WW-072: whether an Event does this line once and not for each player.
    pub(crate) fn is_done_once(self) -> bool {
        matches!(self, Effect::AdvanceRiver | Effect::ClearTokens)
    }

    /// The cards that this line takes out of a hand.
    pub(crate) fn cards_lost(self) -> u8 {
        match self {
            Effect::Discard(n) => n,
            Effect::Speed(_) | Effect::SetSpeed(_) | Effect::Maneuver(_) | Effect::Advance(_) => 0,
            Effect::AdvanceRiver | Effect::Draw(_) | Effect::Place(_) | Effect::Recall => 0,
            Effect::Choose | Effect::ClearTokens => 0,
        }
    }

    /// How many cards more a hand has after this line, if there are enough.
    pub(crate) fn cards_gained(self) -> i32 {
        match self {
            Effect::Draw(n) => i32::from(n),
            Effect::Discard(n) => -i32::from(n),
            Effect::Recall => 1,
            Effect::Speed(_) | Effect::SetSpeed(_) | Effect::Maneuver(_) | Effect::Advance(_) => 0,
            Effect::AdvanceRiver | Effect::Place(_) | Effect::Choose | Effect::ClearTokens => 0,
        }
    }

    /// Whether a line moves kayaks.
    pub(crate) fn moves(self) -> bool {
        matches!(self, Effect::Maneuver(_) | Effect::Advance(_) | Effect::AdvanceRiver)
    }

    /// Whether a line neither moves a kayak nor asks anybody, so that it needs no book-keeping.
    #[inline]
    pub(crate) fn is_plain(self) -> bool {
        matches!(self, Effect::Speed(_) | Effect::SetSpeed(_) | Effect::Draw(_) | Effect::ClearTokens)
    }
}

/// The lines of a card, top to bottom.
pub(crate) type Lines = List<Effect, 4>;

/// What is being resolved: a River card, an Event, or an Eddy Out. Written as its id.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Source {
    /// The card in play.
    River(Card),
    /// A turned-up Event.
    Event(EventCard),
    /// WW-040.
    EddyOut,
}

impl Source {
    /// Its id in the notation.
    pub fn id(self) -> &'static str {
        match self {
            Source::River(card) => card.name(),
            Source::Event(card) => card.name(),
            Source::EddyOut => "eddy_out",
        }
    }

    /// The source of that id.
    pub fn named(id: &str) -> Result<Source, String> {
        if id == "eddy_out" {
            return Ok(Source::EddyOut);
        }
        let river = Card::named(id).map(Source::River);
        river.or_else(|| EventCard::named(id).map(Source::Event)).ok_or_else(|| {
            let (river, events) = (Card::names(), EventCard::names());
            format!("{id}: a source is eddy_out, a River card ({river}) or an Event ({events})")
        })
    }
}

impl Serialize for Source {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.id())
    }
}

impl<'de> Deserialize<'de> for Source {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Source, D::Error> {
        Source::named(&String::deserialize(deserializer)?).map_err(D::Error::custom)
    }
}
