//! What an action would lead to, as far as anybody can know: reachable spaces, symbols, damage.

use engine::{Names, Seat};
use serde::Serialize;

use crate::Marathon;
use crate::action::{Action, Boost};
use crate::content::course::{lane_bit, lanes, spread};
use crate::content::{Effect, Who};
use crate::event::{Cause, Symbol};
use crate::position::{Against, Position, Run, Task, Way};
use crate::rules::{cards, running, turn};
use crate::words::{join, many, say_symbol};

/// What an action would lead to.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Forecast {
    /// Nothing that the action does not say itself.
    Nothing {},
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
    /// What the action would lead to.
    pub(crate) fn look_ahead(&self, view: &Position, seat: Seat, action: Action) -> Forecast {
        let runner = &view.runners[seat];
        let rolled = || (1..=6).map(|die| self.run_forecast(view, seat, Some(die), turn::speed(runner, die)));
        match (action, view.task) {
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
                Forecast::End { space: self.end_space(ends.row, lane), acts: run.way == Way::Forward }
            }
            (Action::CatchUp { lane }, Task::CatchUp(ends)) => {
                Forecast::End { space: self.end_space(ends.row, lane), acts: true }
            }
            (Action::High {}, Task::High(against)) => self.damage(view, seat, against, true),
            (Action::Pass {}, Task::High(against)) => self.damage(view, seat, against, false),
            _ => Forecast::Nothing {},
        }
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

/// A forecast in a few words; empty if there is nothing to add.
pub(crate) fn say(forecast: &Forecast, names: &Names) -> String {
    match forecast {
        Forecast::Nothing {} => String::new(),
        Forecast::Reach { runs, .. } => {
            runs.iter().map(|run| say_run(run, names)).collect::<Vec<_>>().join("; ")
        }
        Forecast::End { space: EndSpace { symbol: Some(symbol), .. }, acts } => match (symbol, acts) {
            (Symbol::Event, true) => "draws a card".to_string(),
            (Symbol::Kick, true) => "must spin".to_string(),
            (_, false) => "nothing acts there".to_string(),
        },
        Forecast::End { .. } => "plain road".to_string(),
        Forecast::Damage { stopped, rows_back, stamina, next_speed, turns } => {
            let mut parts = Vec::new();
            if *stamina > 0 {
                parts.push(format!("{stamina} stamina"));
            }
            if *rows_back > 0 {
                parts.push(format!("{} back", many(*rows_back, "row")));
            }
            if *next_speed != 0 {
                parts.push(format!("{next_speed:+} on the next speed roll"));
            }
            if *turns > 0 {
                parts.push(many(*turns, "turn"));
            }
            let parts: Vec<&str> = parts.iter().map(String::as_str).collect();
            format!("{} {}", if *stopped { "saves" } else { "costs" }, join(&parts))
        }
    }
}

fn say_run(run: &RunForecast, names: &Names) -> String {
    let die = run.die.map_or_else(String::new, |die| format!("{die}: "));
    if run.finishes {
        return format!("{die}over the line");
    }
    let blocked = match &run.blocked_by[..] {
        [] => String::new(),
        seats => {
            format!(", blocked by {}", join(&seats.iter().map(|seat| names.of(*seat)).collect::<Vec<_>>()))
        }
    };
    let Some(first) = run.spaces.first() else { return format!("{die}stands{blocked}") };
    let space = |space: &EndSpace| match space.symbol {
        None => space.lane.to_string(),
        Some(symbol) => format!("{} {}", space.lane, say_symbol(symbol)),
    };
    let spaces: Vec<String> = run.spaces.iter().map(space).collect();
    format!("{die}row {}, lane {}{blocked}", first.row, spaces.join(" or "))
}
