//! Rowing: one to six boats race 2000 m on stroke rate and stamina. The rules are in `SPEC.md`, their code in
//! `rules/`, one file a section.

mod action;
mod audit;
mod cards;
mod content;
mod event;
mod forecast;
mod notation;
mod options;
mod position;
mod rowing;
mod rules;
#[cfg(feature = "schema")]
mod schema;
mod shown;
mod study;
mod weigh;

use engine::{Dealer, Fault, Game, Illegal, Kind as _, Ranking, Rng, Seat, Seats, Viewer};

pub use action::{Action, Rate};
pub use cards::{Bag, Card, Cards};
pub use content::{Line, Medal};
pub use event::{Cause, Event, Reason, Solo};
pub use forecast::{Check, Forecast, Outcome, Range};
pub use options::Options;
pub use position::{Boat, Chosen, Phase, Placed, Position};
pub use rowing::Rowing;

use content::Library;
use rules::round::Step;
use rules::{course, discard, finish, motivation, play, rate, round, tides};

impl Game for Rowing {
    const ID: &'static str = "rowing";
    const RULES_VERSION: u32 = 1;
    const SEATS: (u8, u8) = course::SEATS;
    const EXACT: bool = true;
    type Options = Options;
    type Position = Position;
    type Action = Action;
    type Event = Event;

    fn new(seats: u8, options: Options) -> Result<Rowing, Fault> {
        if !(Self::SEATS.0..=Self::SEATS.1).contains(&seats) {
            return Err(Fault::range("seats", Self::SEATS.0..=Self::SEATS.1, seats).under("RW-007"));
        }
        options.check()?;
        let library = Library::read(&options.content)?;
        Rowing::with_library(seats, options, library)
    }

    fn seats(&self) -> u8 {
        self.seats
    }

    fn options(&self) -> &Options {
        &self.options
    }

    fn start(&self, dealer: &mut Dealer<'_, Event, Position>) -> Position {
        course::set_up(self, dealer)
    }

    #[inline]
    fn pending(&self, position: &Position) -> Seats {
        position.deciding
    }

    fn decision(&self, position: &Position, _seat: Seat) -> &'static str {
        position.phase.name()
    }

    #[inline]
    fn candidates(&self, position: &Position, seat: Seat, out: &mut Vec<Action>) {
        if !position.deciding.contains(seat) {
            return;
        }
        let boat = &position.boats[seat];
        match position.phase {
            Phase::Rate => rate::list(boat, out),
            Phase::Play => play::list(self, boat, out),
            Phase::Tides => out.extend([Action::Tides {}, Action::Pass {}]),
            Phase::Motivation => out.extend([Action::Motivation {}, Action::Pass {}]),
            Phase::Discard => discard::list(boat, out),
            Phase::Over => {}
        }
    }

    #[inline]
    fn check(&self, position: &Position, seat: Seat, action: &Action) -> Result<(), Illegal> {
        if !position.deciding.contains(seat) {
            return Err(round::not_asked(position, seat));
        }
        let boat = &position.boats[seat];
        match (position.phase, action) {
            (Phase::Rate, Action::Rate { to }) => rate::check(boat, *to),
            (Phase::Play, Action::Play { cards }) => play::check(self, boat, *cards),
            (Phase::Tides, Action::Tides {}) => tides::check(self, boat),
            (Phase::Motivation, Action::Motivation {}) => motivation::check(self, position, seat),
            (Phase::Tides | Phase::Motivation, Action::Pass {}) => Ok(()),
            (Phase::Discard, Action::Discard { cards }) => discard::check(boat, *cards),
            (Phase::Motivation | Phase::Discard, Action::Tides {}) => {
                Err(round::not_given(position.phase, tides::check(self, boat)))
            }
            (Phase::Discard, Action::Motivation {}) => {
                Err(round::not_given(position.phase, motivation::check(self, position, seat)))
            }
            (
                Phase::Rate | Phase::Play | Phase::Tides | Phase::Motivation | Phase::Discard | Phase::Over,
                _,
            ) => Err(round::wrong_answer(position.phase)),
        }
    }

    #[inline]
    fn apply(
        &self,
        position: &mut Position,
        seat: Seat,
        action: &Action,
        dealer: &mut Dealer<'_, Event, Position>,
    ) {
        position.deciding.remove(seat);
        let next = match action {
            Action::Rate { to } => return rate::choose(position, seat, *to, dealer),
            Action::Play { cards } => return play::choose(self, position, seat, *cards, dealer),
            Action::Tides {} => {
                tides::catch_tide(self, position, seat, dealer);
                Step::Motivation
            }
            Action::Motivation {} => {
                motivation::surge(self, position, seat, dealer);
                Step::Discard
            }
            Action::Pass {} if position.phase == Phase::Tides => Step::Motivation,
            Action::Pass {} => Step::Discard,
            Action::Discard { cards } => {
                discard::put_aside(position, seat, *cards, dealer);
                Step::SplitChecks
            }
        };
        round::carry_on(self, position, next, dealer);
    }

    fn hide(&self, position: &mut Position, from: Viewer) {
        position.hide(from);
    }

    fn hide_event(&self, event: &mut Event, to: Viewer) {
        event.hide(to);
    }

    /// RW-050, RW-051: played and flipped cards are shown one after the other, but lie in one bag afterwards.
    fn shows(&self, event: &Event) -> bool {
        matches!(event, Event::Revealed { .. } | Event::Flipped { .. })
    }

    fn fill(&self, view: &mut Position, viewer: Viewer, rng: &mut Rng) {
        view.fill(viewer, rng);
    }

    fn progress(&self, position: &Position, seat: Seat) -> i32 {
        finish::progress(self, position, seat)
    }

    fn ranking(&self, position: &Position) -> Ranking {
        finish::ranking(self, position)
    }

    fn bound(&self) -> u32 {
        5 * u32::from(self.seats) * u32::from(self.options.round_limit.get())
    }

    fn audit(&self, position: &Position) -> Result<(), Fault> {
        audit::audit(self, position)
    }

    fn conserved(&self, position: &Position) -> u32 {
        u32::from(position.supply) + position.boats.iter().map(Boat::cards_count).sum::<u32>()
    }

    fn weigh(&self, view: &Position, seat: Seat, legal: &[Action], out: &mut Vec<i32>) {
        weigh::weigh(self, view, seat, legal, out);
    }
}
