//! Marathon: two to six runners race along a road of six lanes with a die, ten stamina points and EVENT
//! cards. `SPEC.md` is the law; `rules/` follows its part 4 section by section.

mod action;
mod audit;
pub mod content;
mod event;
mod forecast;
mod notation;
mod options;
mod position;
mod rules;
#[cfg(feature = "schema")]
mod schema;
mod shown;
mod study;
mod turns_left;
mod weigh;

use std::sync::OnceLock;

use engine::{Dealer, Fault, Game, Illegal, Phrase, Ranking, Rng, Seat, Seats, Viewer};

use action::each_lane;
pub use action::{Action, Boost};
use content::{Block, Cards, Course};
pub use event::{Cause, Event, Groups, Purpose, Reason, Space, Symbol, Trouble};
pub use forecast::{EndSpace, Forecast, RunForecast};
pub use notation::Written;
pub use options::{CourseChoice, Deck, FinishMode, Marks, Options, OwnCourse, Segment, StartBlock};
pub use position::{Against, Ends, Position, Run, Runner, Task, Way};
use rules::{cards, end, running, starting, turn};
pub use shown::facts::Landing;
use turns_left::TurnsLeft;

/// Marathon with its course, cards and options.
#[derive(Clone, Debug)]
pub struct Marathon {
    seats: u8,
    options: Options,
    course: Course,
    cards: Cards,
    spinner: Vec<i16>,
    /// The numbers of the spinner, rising, each once.
    spins: Vec<i16>,
    block: Block,
    /// Made when it is first asked for: only searches need it.
    turns_left: OnceLock<TurnsLeft>,
}

impl Marathon {
    /// A game whose course may be too short for the starting block: the race of a written position can be past
    /// it.
    fn on_any_road(seats: u8, mut options: Options) -> Result<Marathon, Fault> {
        let (least, most) = Marathon::SEATS;
        if !(least..=most).contains(&seats) {
            return Err(Fault::range("seats", least..=most, seats).under("MA-001"));
        }
        if !options.content.is_empty() {
            options.take_content()?;
        }
        options.check(seats)?;
        let course = Course::choose(&options.course, &options.content)?; // MA-015
        options.course.settle(&course);
        let block = Block::of(options.start_block, &options.content)?;
        let spinner: Vec<i16> = options.spinner.iter().map(|sector| *sector as i16).collect();
        let spins = study::each_once(&spinner);
        let cards = content::cards(&options.content)?;
        Ok(Marathon { seats, course, cards, spinner, spins, block, options, turns_left: OnceLock::new() })
    }

    /// MA-009: whoever rolls for a place must find it on the course.
    fn has_room_for_block(&self) -> Result<(), Fault> {
        if self.block.last_row() > self.course.last {
            let phrase = Phrase::new("wrong-block").with("rows", self.block.last_row());
            return Err(Fault::said("options.course", phrase).under("MA-009"));
        }
        Ok(())
    }
}

impl Game for Marathon {
    const ID: &'static str = "marathon";
    const RULES_VERSION: u32 = 1;
    const SEATS: (u8, u8) = (2, 6); // MA-001
    const EXACT: bool = true;
    type Options = Options;
    type Position = Position;
    type Action = Action;
    type Event = Event;

    fn new(seats: u8, options: Options) -> Result<Marathon, Fault> {
        let game = Marathon::on_any_road(seats, options)?;
        game.has_room_for_block()?;
        Ok(game)
    }

    fn seats(&self) -> u8 {
        self.seats
    }

    fn options(&self) -> &Options {
        &self.options
    }

    fn start(&self, dealer: &mut Dealer<'_, Event, Position>) -> Position {
        starting::set_up(self, dealer)
    }

    #[inline]
    fn pending(&self, position: &Position) -> Seats {
        match position.task {
            Task::Over | Task::Busy(_) => Seats::NONE,
            _ => Seats::one(position.deciding),
        }
    }

    fn decision(&self, position: &Position, _seat: Seat) -> &'static str {
        position.task.name()
    }

    #[inline]
    fn candidates(&self, position: &Position, seat: Seat, out: &mut Vec<Action>) {
        if seat != position.deciding {
            return;
        }
        match position.task {
            Task::Over | Task::Busy(_) => {}
            Task::StartRoll => out.push(Action::StartRoll {}),
            Task::Place => {
                each_lane(starting::free_places(position), |position| Action::Place { position }, out)
            }
            Task::Roll => out.push(Action::Roll {}),
            Task::Boost { speed, .. } => turn::list_boosts(self, &position.runners[seat], speed, out),
            Task::Run(_, ends) => each_lane(ends.lanes, |lane| Action::Run { lane }, out),
            Task::CatchUp(ends) => each_lane(ends.lanes, |lane| Action::CatchUp { lane }, out),
            Task::High(_) => out.extend([Action::High {}, Action::Pass {}]),
        }
    }

    #[inline]
    fn check(&self, position: &Position, seat: Seat, action: &Action) -> Result<(), Illegal> {
        if !self.pending(position).contains(seat) {
            return Err(rules::not_asked(position));
        }
        match (position.task, *action) {
            (Task::StartRoll, Action::StartRoll {}) | (Task::Roll, Action::Roll {}) => Ok(()),
            (Task::High(_), Action::High {} | Action::Pass {}) => Ok(()),
            (Task::Place, Action::Place { position: place }) => starting::check_place(position, place),
            (Task::Boost { speed, .. }, Action::Boost { with }) => {
                turn::check_boost(self, &position.runners[seat], speed, with)
            }
            (Task::Run(_, ends), Action::Run { lane }) => running::check_lane(ends, lane, "MA-033"),
            (Task::CatchUp(ends), Action::CatchUp { lane }) => running::check_lane(ends, lane, "MA-062"),
            (task, action) => Err(rules::no_answer(task, action)),
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
        let asked = position.task;
        position.task = Task::Busy(position.card_in_play());
        let then = match (*action, asked) {
            (Action::StartRoll {}, _) => starting::roll_for_place(self, position, seat, dealer),
            (Action::Place { position: place }, _) => {
                starting::take_place(self, position, seat, place, dealer)
            }
            (Action::Roll {}, _) => turn::roll(position, seat, dealer),
            (Action::Boost { with }, Task::Boost { speed, .. }) => {
                turn::boost(position, seat, speed, with, dealer)
            }
            (Action::Run { lane }, Task::Run(run, ends)) => {
                running::end_run(position, seat, run, ends.only(lane), dealer)
            }
            (Action::CatchUp { lane }, Task::CatchUp(ends)) => {
                cards::close_up(position, seat, ends.only(lane), dealer)
            }
            (Action::High {}, Task::High(against)) => cards::use_high(self, position, seat, against, dealer),
            (Action::Pass {}, Task::High(against)) => cards::pass_high(self, position, seat, against, dealer),
            (action, task) => unreachable!("{action:?} was checked against {task:?}"),
        };
        rules::go_on(self, position, then, dealer);
    }

    fn hide(&self, position: &mut Position, from: Viewer) {
        position.hide(from);
    }

    // MA-073: all that happens is open, so no event is hidden.

    fn fill(&self, view: &mut Position, _viewer: Viewer, rng: &mut Rng) {
        view.fill(&self.options.deck, rng);
    }

    fn progress(&self, position: &Position, seat: Seat) -> i32 {
        end::progress(self, position, seat)
    }

    const STANDING_UNIT: i32 = turns_left::TURN;
    const HORIZON: u32 = 2;

    fn standing(&self, position: &Position, seat: Seat) -> i32 {
        turns_left::standing(self, position, seat)
    }

    fn ranking(&self, position: &Position) -> Ranking {
        end::ranking(position)
    }

    /// Part 9 of the specification: rounds, turns, and the longest chain of a turn (MA-047).
    fn bound(&self) -> u32 {
        let seats = u32::from(self.seats);
        let turn = 3 + 4 * u32::from(self.course.last) + seats;
        self.options.round_limit.saturating_mul(seats).saturating_mul(turn).saturating_add(2 * seats)
    }

    fn audit(&self, position: &Position) -> Result<(), Fault> {
        audit::audit(self, position)
    }

    fn conserved(&self, position: &Position) -> u32 {
        position.cards()
    }

    fn weigh(&self, view: &Position, seat: Seat, legal: &[Action], out: &mut Vec<i32>) {
        out.extend(legal.iter().map(|action| self.weight(view, seat, *action)));
    }
}
