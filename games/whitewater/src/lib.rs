//! Whitewater Rush: kayaks on a river that moves them all at once. The rules are in `rules/`, in the order of
//! SPEC.md.

mod action;
mod audit;
mod board;
mod cards;
mod content;
mod event;

mod forecast;
mod notation;
mod options;
mod picture;

mod position;
mod river;

mod rules;
mod scenery;
#[cfg(feature = "schema")]
mod schema;
mod segment;
mod segments;
mod shown;
mod space;
mod study;
mod weigh;

use engine::{Dealer, Fault, Game, Illegal, Phrase, Ranking, Rng, Seat, Seats, Viewer};

pub use action::{Action, RockSide};
pub use board::{Cell, SpaceSet};
pub use cards::{Card, Choice, EventCard, Segment, Source, Token};
pub use content::Cleared;
pub use event::{DiscardWhy, Event, How, Reason, SpeedWhy};

pub use forecast::{Forecast, HazardMet, Hindered, Trip};
pub use notation::Written;
pub use options::{ClearedHazard, KayakInPath, Options, RapidsClear, RockPick, RockSpacing, StillTied};
pub use position::{Decision, Kayak, Position};
pub use rules::sideways::Hindrance;
pub use segments::{Laid, Segments};
pub use space::{Side, Space};

use board::Board;
use content::Printed;
use rules::{check, end, secrecy, set_up};
use scenery::Named;
use segment::SegmentMap;

/// Whitewater Rush with its board, cards and options.
#[derive(Clone, Debug)]
pub struct Whitewater {
    seats: u8,
    options: Options,
    board: Board,
    printed: Printed,
    laid: Vec<Named>,
}

impl Game for Whitewater {
    const ID: &'static str = "whitewater";
    const RULES_VERSION: u32 = 1;
    const SEATS: (u8, u8) = (2, 4); // WW-001
    const EXACT: bool = true;
    type Options = Options;
    type Position = Position;
    type Action = Action;
    type Event = Event;

    /// WW-001 and WW-002: two to four seats, one to four segments.
    fn new(seats: u8, mut options: Options) -> Result<Whitewater, Fault> {
        if !(Whitewater::SEATS.0..=Whitewater::SEATS.1).contains(&seats) {
            return Err(Fault::said("seats", Phrase::new("unsound-kayaks").with("found", seats)));
        }
        options.prove()?;
        let printed = Printed::read(&options.content)?;
        let (segments, maps) = options.segments.lay(&options.content)?;
        options.segments = segments;
        let board = river::join(&maps)
            .map_err(|wrong| Fault::said("options.segments", wrong.phrase).under(wrong.rule))?;
        let laid = maps.iter().map(SegmentMap::named).collect();
        Ok(Whitewater { seats, options, board, printed, laid })
    }

    fn seats(&self) -> u8 {
        self.seats
    }

    fn options(&self) -> &Options {
        &self.options
    }

    fn start(&self, dealer: &mut Dealer<'_, Event, Position>) -> Position {
        set_up::deal(self, dealer)
    }

    #[inline]
    fn pending(&self, position: &Position) -> Seats {
        position.decision.seat().map_or(Seats::NONE, Seats::one)
    }

    fn decision(&self, position: &Position, _seat: Seat) -> &'static str {
        position.decision.name()
    }

    #[inline]
    fn candidates(&self, position: &Position, seat: Seat, out: &mut Vec<Action>) {
        check::candidates(self, position, seat, out);
    }

    #[inline]
    fn check(&self, position: &Position, seat: Seat, action: &Action) -> Result<(), Illegal> {
        check::check(self, position, seat, action)
    }

    #[inline]
    fn apply(
        &self,
        position: &mut Position,
        seat: Seat,
        action: &Action,
        dealer: &mut Dealer<'_, Event, Position>,
    ) {
        rules::answer(self, position, seat, action, dealer);
        rules::run(self, position, dealer);
    }

    fn hide(&self, position: &mut Position, from: Viewer) {
        secrecy::hide(position, from);
    }

    fn hide_event(&self, event: &mut Event, to: Viewer) {
        secrecy::hide_event(event, to);
    }

    fn shows(&self, event: &Event) -> bool {
        matches!(event, Event::CardDiscarded { .. } | Event::EventRevealed { .. })
    }

    fn fill(&self, view: &mut Position, _viewer: Viewer, rng: &mut Rng) {
        secrecy::fill(self, view, rng);
    }

    fn progress(&self, position: &Position, seat: Seat) -> i32 {
        i32::from(position.kayaks[seat].at.row())
    }

    const STANDING_UNIT: i32 = 300;
    const HORIZON: u32 = 8;

    fn standing(&self, position: &Position, seat: Seat) -> i32 {
        weigh::standing(self, position, seat)
    }

    fn ranking(&self, position: &Position) -> Ranking {
        end::ranking(self, position)
    }

    /// A turn has fewer decisions than this: each Eddy Out and each discard costs one of 72 cards, and each
    /// movement meets few Rocks.
    fn bound(&self) -> u32 {
        const DECISIONS_A_TURN: u32 = 800;
        u32::from(self.round_limit()) * u32::from(self.seats) * DECISIONS_A_TURN
    }

    fn audit(&self, position: &Position) -> Result<(), Fault> {
        audit::audit(self, position)
    }

    fn conserved(&self, position: &Position) -> u32 {
        audit::conserved(position)
    }

    fn weigh(&self, view: &Position, seat: Seat, legal: &[Action], out: &mut Vec<i32>) {
        weigh::weigh(self, view, seat, legal, out);
    }
}

impl Whitewater {
    /// WW-083: the last round.
    pub fn round_limit(&self) -> u16 {
        let rounds = u16::from(self.printed.components.rounds_a_segment);
        self.options.round_limit.unwrap_or(rounds * u16::from(self.options.segments.count()))
    }
}
