//! Salmon Run: two to four salmon race up a river of hexes on small decks of swims. SPEC.md is the law here;
//! `rules/` has one file for each section of its part 4.

mod action;
mod audit;
mod board;
mod board_check;
mod card;
mod content;
mod event;
mod forecast;
mod making;
mod name;
mod naming;
mod notation;
mod options;
mod position;
mod proof;
mod river;
mod rules;
mod scenery;
#[cfg(feature = "schema")]
mod schema;
mod shown;
mod study;
mod weigh;

use engine::{Dealer, Fault, Game, Illegal, Ranking, Rng, Seat, Seats, Viewer};

pub use action::Action;
pub use board::{Edge, Ground, Piece, Print, Side};
pub use card::{Card, Cards, Compass, Direction, Hand, Symbol};
pub use content::Effect;
pub use event::{Cause, Ending, Event, How, Reason, Source};
pub use forecast::{Drift, Forecast};
pub use naming::{Place, RiverName};
pub use notation::Written;
pub use options::{
    BearMove, BearStack, FatiguePile, First, Options, PassThrough, PoolEntry, RestReturn, StartDeck,
};
pub use position::{Position, Swimmer, Task};
pub use river::{Hex, River, Rivers};

use card::KINDS;
use content::{CardTable, Length};
use naming::Course;
use proof::Plan;

/// Salmon Run with its river and options.
#[derive(Clone, Debug)]
pub struct Salmon {
    seats: u8,
    options: Options,
    cards: CardTable,
    lengths: Vec<Length>,
    effects: [Effect; KINDS],
    start_deck: content::StartDeck,
    rivers: Rivers,
    course: Course,
    max_rounds: u16,
    /// The way up a river that was chosen, for the greedy policy; random rivers are planned when needed.
    plan: Option<Box<Plan>>,
    /// The leaps of a river that was chosen; on random rivers they are traced when needed.
    leaps: Option<Box<[u64; river::HEXES]>>,
    /// What each hex counts as for a designer.
    places: study::Places,
}

impl Game for Salmon {
    const ID: &'static str = "salmon";
    const RULES_VERSION: u32 = 1;
    const SEATS: (u8, u8) = (2, 4); // SA-001
    const EXACT: bool = true;
    const HORIZON: u32 = 10;
    const STANDING_UNIT: i32 = 40;
    type Options = Options;
    type Position = Position;
    type Action = Action;
    type Event = Event;

    fn new(seats: u8, options: Options) -> Result<Salmon, Fault> {
        Salmon::make(seats, options)
    }

    fn seats(&self) -> u8 {
        self.seats
    }

    fn options(&self) -> &Options {
        &self.options
    }

    fn start(&self, dealer: &mut Dealer<'_, Event, Position>) -> Position {
        self.set_up(dealer)
    }

    #[inline]
    fn pending(&self, position: &Position) -> Seats {
        match position.task {
            Task::Over { .. } => Seats::NONE,
            _ => Seats::one(position.asked),
        }
    }

    fn decision(&self, position: &Position, _seat: Seat) -> &'static str {
        rules::name_of(position.task)
    }

    #[inline]
    fn candidates(&self, position: &Position, seat: Seat, out: &mut Vec<Action>) {
        self.list(position, seat, out);
    }

    #[inline]
    fn check(&self, position: &Position, seat: Seat, action: &Action) -> Result<(), Illegal> {
        self.check_action(position, seat, action)
    }

    #[inline]
    fn apply(
        &self,
        position: &mut Position,
        seat: Seat,
        action: &Action,
        dealer: &mut Dealer<'_, Event, Position>,
    ) {
        self.act(position, seat, action, dealer);
    }

    fn hide(&self, position: &mut Position, from: Viewer) {
        position.hide(from);
    }

    fn hide_event(&self, event: &mut Event, to: Viewer) {
        event.hide(to);
    }

    /// Rapids and Eagles turn up cards of a hidden hand, which a shuffle may hide again in the same step.
    fn shows(&self, event: &Event) -> bool {
        matches!(event, Event::Discarded { .. })
    }

    fn fill(&self, view: &mut Position, viewer: Viewer, rng: &mut Rng) {
        view.fill(viewer, rng);
    }

    fn progress(&self, position: &Position, seat: Seat) -> i32 {
        let mut sum = 0;
        self.parts_of(position, seat, |part| sum += part.worth);
        sum
    }

    fn ranking(&self, position: &Position) -> Ranking {
        match position.task {
            Task::SetUp => Ranking { places: engine::BySeat::new(self.seats, 1) },
            _ => self.rank(position),
        }
    }

    /// A turn plays three cards at most. A card asks at most four counters and a choice or two for each hex
    /// entered; no drift is longer than a board, but on boards of users it can be as long as the river.
    fn bound(&self) -> u32 {
        let own = self.options.has_own_boards() || !self.options.content.is_empty();
        let decisions = if own { 10_000 } else { 400 };
        1 + u32::from(self.max_rounds) * u32::from(self.seats) * decisions
    }

    fn audit(&self, position: &Position) -> Result<(), Fault> {
        audit::audit(self, position)
    }

    /// All cards: the piles and what the seats own. A pile without end keeps no count.
    fn conserved(&self, position: &Position) -> u32 {
        match self.options.fatigue_pile {
            FatiguePile::Limited => position.card_total(),
            FatiguePile::Unlimited => 0,
        }
    }

    fn weigh(&self, view: &Position, seat: Seat, legal: &[Action], out: &mut Vec<i32>) {
        weigh::weigh(self, view, seat, legal, out);
    }
}
