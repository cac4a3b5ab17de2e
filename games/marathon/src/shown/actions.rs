//! Actions in words, each with its price and its first consequence.

use engine::{Phrase, Seat, Value};

use super::words::{plain_space, signed, space};
use crate::Marathon;
use crate::action::{Action, Boost};
use crate::content::Card;
use crate::content::course::lane_bit;
use crate::position::{Against, Ends, Position, Run, Task, Way};

/// The rule of an action where it is chosen.
pub(super) fn rule_of(view: &Position, seat: Seat, action: Action) -> &'static str {
    let runner = &view.runners[seat];
    match (action, view.task) {
        (Action::Roll {}, _) if runner.next_speed != 0 => "MA-068",
        (Action::Run { .. }, Task::Run(Run { way: Way::Back, .. }, _)) => "MA-037",
        (Action::Run { .. }, Task::Run(run, ends))
            if u16::from(ends.row.abs_diff(runner.row)) < run.steps =>
        {
            "MA-032"
        }
        (Action::High {} | Action::Pass {}, Task::High(Against::Injury)) => "MA-057",
        _ => action.rule(),
    }
}

impl Marathon {
    /// An action in words.
    pub(crate) fn action_in_words(&self, view: &Position, seat: Seat, action: Action) -> Phrase {
        match (action, view.task) {
            (Action::StartRoll {}, _) => Phrase::new("action-start-roll"),
            (Action::Place { position }, _) if (1..=6).contains(&position) => {
                let (row, lane) = self.block.space(position);
                let space = space(&self.course, row, lane);
                Phrase::new("action-place").with("place", position).with("space", space)
            }
            (Action::Place { position }, _) => Phrase::new("action-place-only").with("place", position),
            (Action::Roll {}, _) => match view.runners[seat].next_speed {
                0 => Phrase::new("action-roll"),
                change => Phrase::new("action-roll-changed").with("change", signed(change)),
            },
            (Action::Boost { with }, Task::Boost { speed, .. }) => say_boost(with, speed),
            (Action::Boost { with }, _) => Phrase::new("action-boost-only").with("cost", with.cost()),
            (Action::Run { lane }, Task::Run(run, ends)) => match run.way {
                Way::Forward => Phrase::new("action-run").with("space", space(&self.course, ends.row, lane)),
                Way::Back => Phrase::new("action-back").with("space", plain_space(ends.row, lane)),
            },
            (Action::Run { lane }, _) => Phrase::new("action-run-only").with("lane", lane),
            (Action::CatchUp { lane }, Task::CatchUp(ends)) => Phrase::new("action-catch-up")
                .with("runners", Value::all(self.whom_to_follow(view, ends.only(lane))))
                .with("space", space(&self.course, ends.row, lane)),
            (Action::CatchUp { lane }, _) => Phrase::new("action-catch-up-only").with("lane", lane),
            (Action::High {}, Task::High(against)) => {
                self.with_high("action-high").with("trouble", self.trouble(against))
            }
            (Action::Pass {}, Task::High(against)) => {
                self.with_high("action-pass").with("trouble", self.trouble(against))
            }
            (Action::High {}, _) => self.with_high("action-high-only"),
            (Action::Pass {}, _) => self.with_high("action-pass-only"),
        }
    }

    fn with_high(&self, id: &'static str) -> Phrase {
        Phrase::new(id).with("high", self.card_name(Card::RunnersHigh))
    }

    /// The runners right ahead of a target of CATCH UP.
    pub(crate) fn whom_to_follow(&self, view: &Position, end: Ends) -> impl Iterator<Item = Seat> {
        let row = end.row + 1;
        let follows = move |lane: u8| {
            let straight = self.course.road(end.row) & lane_bit(lane);
            let near = end.lanes | end.lanes << 1 | end.lanes >> 1;
            if straight != 0 { straight & end.lanes != 0 } else { near & lane_bit(lane) != 0 }
        };
        let ahead = view.racing().filter(move |(_, runner)| runner.row == row && follows(runner.lane));
        ahead.map(|(seat, _)| seat)
    }
}

fn say_boost(with: Boost, speed: u8) -> Phrase {
    let spend = |id: &'static str| Phrase::new(id).with("cost", with.cost());
    match with {
        Boost::None => Phrase::new("action-boost-none").with("speed", speed),
        Boost::Plus => spend("action-boost").with("speed", speed.saturating_add(1)),
        Boost::Minus if speed <= 1 => spend("action-boost-stand"),
        Boost::Minus => spend("action-boost").with("speed", speed - 1),
        Boost::Reroll => spend("action-boost-again"),
    }
}
