//! Fishing: two to six boats sail a loop, buy fuel, catch fish and race to have three kinds at the market.
//!
//! `SPEC.md` is the law; `rules/` has one file for each section of its part 4.

pub mod action;
mod audit;
pub mod board;
pub mod constants;
pub mod content;
pub mod event;
mod forecast;
mod hand;
pub mod kinds;
mod notation;
pub mod options;
mod plan;
mod position;
mod rules;
#[cfg(feature = "schema")]
mod schema;
mod shown;
mod study;
mod weigh;

use engine::{Fault, Game, Illegal, Phrase, Ranking, Rng, Seat, Seats, Viewer};

pub use action::Action;
pub use event::Event;
pub use forecast::Forecast;
pub use notation::Written;
pub use options::Options;
pub use position::Position;

use crate::board::Board;
use crate::constants::Constants;
use crate::content::Tables;
use crate::event::Dealer;
use crate::options::Hands;
use crate::plan::Plan;

/// The game with its board, tables and options.
#[derive(Clone, Debug)]
pub struct Fishing {
    seats: u8,
    options: Options,
    pub(crate) constants: Constants,
    pub(crate) tables: Tables,
    pub(crate) board: Board,
    /// What greedy skippers know of the board.
    pub(crate) plan: Plan,
}

impl Game for Fishing {
    const ID: &'static str = "fishing";
    const RULES_VERSION: u32 = 1;
    const SEATS: (u8, u8) = (2, 6); // FI-001
    const EXACT: bool = true;
    const HORIZON: u32 = 10;
    /// Two turns.
    const STANDING_UNIT: i32 = 200;
    type Options = Options;
    type Position = Position;
    type Action = Action;
    type Event = Event;

    fn new(seats: u8, mut options: Options) -> Result<Fishing, Fault> {
        let (least, most) = Fishing::SEATS;
        if !(least..=most).contains(&seats) {
            return Err(Fault::range("seats", least..=most, seats).under("FI-001"));
        }
        options.content.check(&content::FILES)?;
        let constants = constants::load(options.content.read(content::CONSTANTS), &options.constants)?;
        let tables = Tables::load(&constants, &options.content)?;
        let board = content::board(&options.board, &options.content)?;
        options.board.settle(&board);
        let kinds = board.kinds().count();
        if kinds < usize::from(constants.kinds_to_win) {
            let phrase = Phrase::new("wrong-kinds").naming("board", &board.id).with("kinds", kinds as i64);
            return Err(Fault::said("options.constants.kinds_to_win", phrase).under("FI-140"));
        }
        let plan = Plan::new(&board, &constants, &tables, options.fish_price);
        Ok(Fishing { seats, options, constants, tables, board, plan })
    }

    fn seats(&self) -> u8 {
        self.seats
    }

    fn options(&self) -> &Options {
        &self.options
    }

    fn start(&self, dealer: &mut Dealer<'_>) -> Position {
        rules::order::set_up(self, dealer)
    }

    #[inline]
    fn pending(&self, position: &Position) -> Seats {
        position.pending()
    }

    fn decision(&self, position: &Position, _seat: Seat) -> &'static str {
        position.phase.name()
    }

    #[inline]
    fn candidates(&self, position: &Position, seat: Seat, out: &mut Vec<Action>) {
        rules::list(self, position, seat, out);
    }

    #[inline]
    fn check(&self, position: &Position, seat: Seat, action: &Action) -> Result<(), Illegal> {
        rules::check(self, position, seat, action)
    }

    #[inline]
    fn apply(&self, position: &mut Position, seat: Seat, action: &Action, dealer: &mut Dealer<'_>) {
        rules::apply(self, position, seat, action, dealer);
    }

    fn hide(&self, position: &mut Position, from: Viewer) {
        position.hide(self.has_private_hands(), from);
    }

    fn hide_event(&self, event: &mut Event, to: Viewer) {
        if self.has_private_hands() {
            event.hide(to);
        }
    }

    fn shows(&self, event: &Event) -> bool {
        event.shows()
    }

    fn fill(&self, view: &mut Position, _viewer: Viewer, rng: &mut Rng) {
        view.fill(self.options.chance_copies, rng);
    }

    fn progress(&self, position: &Position, seat: Seat) -> i32 {
        weigh::progress(self, position, seat)
    }

    fn ranking(&self, position: &Position) -> Ranking {
        rules::end::ranking(position)
    }

    fn bound(&self) -> u32 {
        rules::end::bound(self)
    }

    fn audit(&self, position: &Position) -> Result<(), Fault> {
        audit::audit(self, position)
    }

    fn weigh(&self, view: &Position, seat: Seat, legal: &[Action], out: &mut Vec<i32>) {
        weigh::weigh(self, view, seat, legal, out);
    }
}

impl Fishing {
    /// FI-007, FI-009.
    pub(crate) fn has_private_hands(&self) -> bool {
        self.options.hands == Hands::Private
    }
}
