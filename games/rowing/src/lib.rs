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
mod picture;
mod position;
mod rules;
mod weigh;
mod words;

use engine::{BySeat, Dealer, Fault, Game, Illegal, Kind as _, Ranking, Rng, Seat, Seats, Viewer};

pub use action::{Action, Rate};
pub use cards::{Bag, Card, Cards};
pub use content::{Line, Medal};
pub use event::{Cause, Event, Reason, Solo};
pub use forecast::{Check, Forecast, Outcome, Range};
pub use options::Options;
pub use position::{Boat, Chosen, Phase, Placed, Position};

use content::{CardInfo, Library, RateInfo, Water};
use options::CourseChoice;
use rules::round::Step;
use rules::{course, discard, finish, motivation, play, rate, round, tides};

/// The game with its course and options.
#[derive(Clone, Debug)]
pub struct Rowing {
    seats: u8,
    options: Options,
    water: Water,
    course: String,
    limits: [u8; 4],
    medals: Option<[u16; 3]>,
    cards: [CardInfo; cards::KINDS],
    /// The Pace of a card that is flipped.
    values: [u8; cards::KINDS],
    per_boat: Cards,
    rates: [RateInfo; 4],
    lanes: [u8; 6],
}

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
            return Err(Fault::new("seats", format!("RW-007: 1 to 6 boats can race, not {seats}")));
        }
        options.check()?;
        Rowing::with_library(seats, options, Library::read()?)
    }

    fn seats(&self) -> u8 {
        self.seats
    }

    fn options(&self) -> &Options {
        &self.options
    }

    fn start(&self, dealer: &mut Dealer<'_, Event>) -> Position {
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
            return Err(not_asked(position));
        }
        let boat = &position.boats[seat];
        match (position.phase, action) {
            (Phase::Rate, Action::Rate { to }) => rate::check(boat, *to),
            (Phase::Play, Action::Play { cards }) => play::check(self, boat, *cards),
            (Phase::Tides, Action::Tides {}) => tides::check(self, boat),
            (Phase::Motivation, Action::Motivation {}) => motivation::check(self, position, seat),
            (Phase::Tides | Phase::Motivation, Action::Pass {}) => Ok(()),
            (Phase::Discard, Action::Discard { cards }) => discard::check(boat, *cards),
            (Phase::Rate | Phase::Play | Phase::Tides | Phase::Motivation | Phase::Discard | Phase::Over, _) => {
                Err(wrong_answer(position.phase))
            }
        }
    }

    #[inline]
    fn apply(&self, position: &mut Position, seat: Seat, action: &Action, dealer: &mut Dealer<'_, Event>) {
        let next = match action {
            Action::Rate { to } => return rate::choose(self, position, seat, *to, dealer),
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
        let boat = &position.boats[seat];
        let placed = position.podium.iter().find(|placed| placed.seat == seat && placed.round.is_some());
        match (placed, boat.finished) {
            (Some(placed), _) => 2000 - 100 * i32::from(placed.place),
            (None, Some(_)) => 1000,
            (None, None) => 10 * i32::from(boat.space) + i32::from(boat.stamina),
        }
    }

    fn ranking(&self, position: &Position) -> Ranking {
        let scores: BySeat<[u8; 5]> = BySeat::from_fn(self.seats, |seat| {
            let boat = &position.boats[seat];
            let placed = position.podium.iter().find(|placed| placed.seat == seat);
            let (class, [a, b, c, d]) = match (placed, boat.finished) {
                (Some(placed), _) => (2, [u8::MAX - placed.place, 0, 0, 0]),
                (None, Some(_)) => (1, finish::finish_score(self, boat)),
                (None, None) => (0, finish::course_score(boat)),
            };
            [class, a, b, c, d]
        });
        Ranking::by_score(&scores)
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

impl Rowing {
    /// RW-006: the chosen course gives the limits.
    fn with_library(seats: u8, options: Options, library: Library) -> Result<Rowing, Fault> {
        let (course, limits, medals) = match &options.course {
            CourseChoice::Named(id) => match library.courses.iter().find(|course| course.id == *id) {
                Some(course) => (course.name.clone(), course.limits, course.medals),
                None => {
                    let ids: Vec<&str> = library.courses.iter().map(|course| course.id.as_str()).collect();
                    let why = format!(
                        "RW-006: {id:?} is not a course; there are {}, or an object with 500, 1000, 1500 and finish",
                        ids.join(", ")
                    );
                    return Err(Fault::new("options.course", why));
                }
            },
            CourseChoice::Limits(own) => {
                let limits = [own.at_500, own.at_1000, own.at_1500, own.finish].map(|limit| limit as u8);
                ("Own course".to_string(), limits, None)
            }
        };
        let mut values = [0; cards::KINDS];
        let mut per_boat = Cards::NONE;
        for (i, info) in library.cards.iter().enumerate() {
            per_boat.0[i] = info.per_boat;
            values[i] = info.effects.iter().map(|effect| effect.pace()).sum();
        }
        let Library { water, cards, rates, lanes, .. } = library;
        Ok(Rowing { seats, options, water, course, limits, medals, cards, values, per_boat, rates, lanes })
    }
}

/// RW-022, RW-023: the choice is not this seat's now.
fn not_asked(position: &Position) -> Illegal {
    match (position.turn, position.phase) {
        (_, Phase::Over) => Illegal::new("RW-145", "the race is over"),
        (Some(turn), phase) => {
            Illegal::new("RW-023", "seat {} is rowing and chooses `{}` now").with(turn).with(phase)
        }
        (None, phase) => Illegal::new("RW-022", "your `{}` is already chosen, and a choice is final").with(phase),
    }
}

/// RW-021: what is being chosen is something else.
fn wrong_answer(phase: Phase) -> Illegal {
    let (rule, why) = match phase {
        Phase::Rate => ("RW-030", "choose a rate now"),
        Phase::Play => ("RW-040", "choose the cards to play now"),
        Phase::Tides => ("RW-060", "take the tide or pass now"),
        Phase::Motivation => ("RW-070", "choose Motivation or pass now"),
        Phase::Discard => ("RW-082", "discard Pace cards now, or none of them with an empty list"),
        Phase::Over => ("RW-145", "the race is over"),
    };
    Illegal::new(rule, why)
}
