//! What an action would lead to, as far as anybody can know: reachable spaces, symbols, damage.

use engine::{Phrase, Seat, Value};
use serde::Serialize;

use crate::Marathon;
use crate::action::{Action, Boost};
use crate::content::course::{lane_bit, lanes, spread};
use crate::content::{Effect, Who};
use crate::event::{Cause, Symbol};
use crate::position::{Against, Position, Run, Task, Way};
use crate::rules::{cards, running, turn};
use crate::shown::facts::Landing;
use crate::shown::words::{distance, printed, signed};

/// What an action would lead to.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Forecast {
    /// Where the run could end: once for a speed that is known, once for each face of a die that is rolled.
    Reach {
        /// What it costs in stamina.
        cost: u8,
        /// One run or six.
        runs: Vec<RunForecast>,
    },
    /// The space where a move ends.
    End {
        /// The space.
        space: EndSpace,
        /// Whether its symbol acts.
        acts: bool,
        /// The runners right ahead whom CATCH UP follows.
        follows: Vec<Seat>,
        /// MA-043: where the wheel that its symbol turns leads.
        #[serde(skip_serializing_if = "Vec::is_empty")]
        spins: Vec<Landing>,
    },
    /// What the trouble would do, or does not do because it is stopped.
    Damage {
        /// Whether RUNNER'S HIGH stops it.
        stopped: bool,
        /// Rows run backward.
        rows_back: u16,
        /// Stamina lost.
        stamina: u8,
        /// The change of the next speed roll.
        next_speed: i16,
        /// Turns lost.
        turns: u8,
    },
}

/// Where a run could end.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct RunForecast {
    /// What the die would show, if it is rolled.
    pub die: Option<u8>,
    /// The speed.
    pub speed: u8,
    /// The rows that would be run.
    pub rows: u16,
    /// Whether it crosses the line.
    pub finishes: bool,
    /// The spaces, from left to right.
    pub spaces: Vec<EndSpace>,
    /// Who stands in the way of a run that is cut short.
    pub blocked_by: Vec<Seat>,
}

/// A space with its symbol.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct EndSpace {
    /// The row.
    pub row: u8,
    /// The lane.
    pub lane: u8,
    /// What is printed there.
    pub symbol: Option<Symbol>,
}

impl Marathon {
    /// What the action would lead to; nothing for one that says all itself.
    pub(crate) fn look_ahead(&self, view: &Position, seat: Seat, action: Action) -> Option<Forecast> {
        let runner = &view.runners[seat];
        let rolled = || (1..=6).map(|die| self.run_forecast(view, seat, Some(die), turn::speed(runner, die)));
        Some(match (action, view.task) {
            (Action::Roll {}, Task::Roll) => Forecast::Reach { cost: 0, runs: rolled().collect() },
            (Action::Boost { with: Boost::Reroll }, Task::Boost { .. }) => {
                Forecast::Reach { cost: Boost::Reroll.cost(), runs: rolled().collect() }
            }
            (Action::Boost { with }, Task::Boost { speed, .. }) => {
                let speed = match with {
                    Boost::None | Boost::Reroll => speed,
                    Boost::Plus => speed.saturating_add(1),
                    Boost::Minus => speed.saturating_sub(1),
                };
                Forecast::Reach { cost: with.cost(), runs: vec![self.run_forecast(view, seat, None, speed)] }
            }
            (Action::Run { lane }, Task::Run(run, ends)) => {
                let (space, acts) = (self.end_space(ends.row, lane), run.way == Way::Forward);
                self.end_forecast(view, seat, space, acts, Vec::new())
            }
            (Action::CatchUp { lane }, Task::CatchUp(ends)) => {
                let follows = self.whom_to_follow(view, ends.only(lane)).collect();
                self.end_forecast(view, seat, self.end_space(ends.row, lane), true, follows)
            }
            (Action::High {}, Task::High(against)) => self.damage(view, seat, against, true),
            (Action::Pass {}, Task::High(against)) => self.damage(view, seat, against, false),
            _ => return None,
        })
    }

    fn end_forecast(
        &self,
        view: &Position,
        seat: Seat,
        space: EndSpace,
        acts: bool,
        follows: Vec<Seat>,
    ) -> Forecast {
        let mut there = *view;
        there.put(seat, space.row, space.lane);
        let spins = match (space.symbol, acts) {
            (Some(Symbol::Kick), true) => self.landings(&there, seat),
            (Some(Symbol::Event) | None, _) | (_, false) => Vec::new(),
        };
        Forecast::End { space, acts, follows, spins }
    }

    fn end_space(&self, row: u8, lane: u8) -> EndSpace {
        EndSpace { row, lane, symbol: self.course.symbol(row, lane) }
    }

    fn run_forecast(&self, view: &Position, seat: Seat, die: Option<u8>, speed: u8) -> RunForecast {
        let runner = &view.runners[seat];
        let run = Run { steps: u16::from(speed), way: Way::Forward, cause: Cause::Speed };
        let reach = running::reach(self, view, runner.row, runner.lane, run);
        let ends = reach.ends;
        let moves = reach.distance > 0 && !reach.crosses;
        let spaces =
            lanes(if moves { ends.lanes } else { 0 }).map(|lane| self.end_space(ends.row, lane)).collect();
        let is_short = !reach.crosses && reach.distance < run.steps;
        let next = ends.row.saturating_add(1);
        let in_the_way = spread(ends.lanes) & self.course.road(next);
        let blocks = |(_, other): &(Seat, &crate::Runner)| {
            is_short && other.row == next && in_the_way & lane_bit(other.lane) != 0
        };
        let blocked_by = view.racing().filter(blocks).map(|(seat, _)| seat).collect();
        RunForecast { die, speed, rows: reach.distance, finishes: reach.crosses, spaces, blocked_by }
    }

    /// MA-056: the damage spelled out, before RUNNER'S HIGH is used or kept.
    fn damage(&self, view: &Position, seat: Seat, against: Against, stopped: bool) -> Forecast {
        let (mut rows_back, mut stamina, mut next_speed, mut turns) = (0, 0u8, 0, 0);
        match against {
            Against::Spin { steps } => rows_back = cards::rows_back(self, view, seat, steps),
            Against::Injury => turns = 1,
            Against::Card { card, .. } => {
                for effect in &self.cards.of(card).lines {
                    match *effect {
                        Effect::Back(n) => rows_back = cards::rows_back(self, view, seat, u16::from(n)),
                        Effect::Stamina(n) if n < 0 => {
                            stamina = n.unsigned_abs().min(view.runners[seat].stamina)
                        }
                        Effect::Next(n) => next_speed += i16::from(n),
                        Effect::Skip(n) => turns += n,
                        Effect::Stamina(_) | Effect::Injury | Effect::High | Effect::Heal => {}
                        Effect::Run(_) | Effect::Dash | Effect::Spin | Effect::CatchUp => {}
                    }
                }
            }
        }
        Forecast::Damage { stopped, rows_back, stamina, next_speed, turns }
    }

    /// MA-070: whether the card in play touches others too.
    pub(crate) fn touches_all(&self, against: Against) -> bool {
        matches!(against, Against::Card { card, .. } if self.cards.of(card).who == Who::All)
    }
}

/// The rules of what a forecast tells: MA-013 that a symbol acts, MA-036 that a run crosses the line, MA-035 that it does not move, and
/// MA-032 that others cut it short.
pub(crate) fn rules(forecast: &Forecast) -> Vec<&'static str> {
    match forecast {
        Forecast::End { space: EndSpace { symbol: Some(symbol), .. }, acts: true, .. } => match symbol {
            Symbol::Event => vec!["MA-040"],
            Symbol::Kick => vec!["MA-043"],
        },
        Forecast::End { .. } | Forecast::Damage { .. } => Vec::new(),
        Forecast::Reach { runs, .. } => {
            let some = |rule: &'static str, is_so: &dyn Fn(&RunForecast) -> bool| {
                runs.iter().any(is_so).then_some(rule)
            };
            let rules = [
                some("MA-036", &|run| run.finishes),
                some("MA-035", &|run| run.rows == 0),
                some("MA-032", &|run| !run.blocked_by.is_empty()),
            ];
            rules.into_iter().flatten().collect()
        }
    }
}

/// A forecast in a few words.
pub(crate) fn say(forecast: &Forecast) -> Phrase {
    match forecast {
        Forecast::Reach { runs, .. } => {
            Phrase::new("forecast-reach").with("runs", Value::parts(runs.iter().map(say_run)))
        }
        Forecast::End { space: EndSpace { symbol: Some(symbol), .. }, acts, .. } => match (symbol, acts) {
            (Symbol::Event, true) => Phrase::new("forecast-draws"),
            (Symbol::Kick, true) => Phrase::new("forecast-spins"),
            (_, false) => Phrase::new("forecast-nothing"),
        },
        Forecast::End { .. } => Phrase::new("forecast-plain"),
        Forecast::Damage { stopped, rows_back, stamina, next_speed, turns } => {
            let mut parts = Vec::new();
            if *stamina > 0 {
                parts.push(Phrase::new("forecast-stamina").with("stamina", *stamina));
            }
            if *rows_back > 0 {
                parts.push(Phrase::new("forecast-back").with("distance", distance(*rows_back)));
            }
            if *next_speed != 0 {
                parts.push(Phrase::new("next-speed").with("change", signed(*next_speed)));
            }
            if *turns > 0 {
                parts.push(Phrase::new("forecast-turns").with("turns", *turns));
            }
            let id = if *stopped { "forecast-saves" } else { "forecast-costs" };
            Phrase::new(id).with("damage", Value::all(parts))
        }
    }
}

fn say_run(run: &RunForecast) -> Phrase {
    let end = say_end(run);
    match run.die {
        None => end,
        Some(die) => Phrase::new("forecast-face").with("die", die).with("end", end),
    }
}

fn say_end(run: &RunForecast) -> Phrase {
    if run.finishes {
        return Phrase::new("forecast-line");
    }
    let is_free = run.blocked_by.is_empty();
    let end = match run.spaces.first() {
        None => Phrase::new(if is_free { "forecast-stands" } else { "forecast-stands-blocked" }),
        Some(first) => {
            let lanes = run.spaces.iter().map(say_lane).reduce(|one, other| {
                Value::from(Phrase::new("forecast-or").with("one", one).with("other", other))
            });
            Phrase::new(if is_free { "forecast-row" } else { "forecast-row-blocked" })
                .with("row", first.row)
                .with("lanes", lanes.unwrap_or(Value::list::<Value>([])))
        }
    };
    if is_free { end } else { end.with("runners", Value::all(&run.blocked_by)) }
}

fn say_lane(space: &EndSpace) -> Value {
    match space.symbol {
        None => Value::from(space.lane),
        Some(symbol) => {
            Phrase::new("forecast-lane").with("lane", space.lane).with("symbol", printed(symbol)).into()
        }
    }
}
