//! What a seat may choose: part 6.

use engine::Seat;
use serde::{Deserialize, Serialize};

use crate::card::{Card, Cards, Compass, Direction};
use crate::event::Source;

/// One choice.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum Action {
    /// SA-013: lays the river and deals.
    SetUp {},
    /// SA-020: plays a card; a Wild has a direction, an Eagle a target.
    Play {
        card: Card,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        dir: Option<Direction>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        target: Option<Seat>,
    },
    /// SA-040: leaps with two swims.
    Jump { cards: [Card; 2], dirs: [Direction; 2] },
    /// SA-020: stops playing cards.
    EndTurn {},
    /// SA-051: takes a card of this kind.
    Take { card: Card },
    /// SA-055: removes a card.
    Remove { from: Source, card: Card },
    /// Declines a counter (SA-090), Reeds (SA-055) or a rest (SA-061).
    Pass {},
    /// SA-065: moves a bear one step.
    MoveBear { bear: u8, dir: Compass },
    /// SA-065, with `bear_move: up_to_two`: the bear stays where it is.
    StopBear {},
    /// SA-090: discards a card of the kind played.
    Counter {},
    /// SA-083, SA-025: discards these cards.
    Discard { cards: Cards },
    /// SA-086: discards a card of the hand looked at.
    Snatch { card: Card },
    /// SA-061, with `rest_return: may`: gives a Fatigue back.
    ReturnFatigue {},
}
