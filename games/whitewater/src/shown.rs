//! What people see and read of a race: switches, pictures, and actions as messages with values.

mod events;
mod lines;

use engine::content::Content;
use engine::{Fault, Ground, Idle, Phrase, Said, Seat, Shown, Speak, Switch, Value, Values, Viewer};

use crate::action::{Action, RockSide};
use crate::cards::{Source, Token};
use crate::content::FILES;
use crate::event::Event;
use crate::forecast::{self, Forecast};
use crate::position::{Decision, Position};
use crate::rules::{check, end, hazards};
use crate::scenery::Scenery;
use crate::{Whitewater, picture, river};

pub(crate) use lines::phrase as line;

impl Shown for Whitewater {
    const MINUTES: u16 = 40;
    const SWITCHES: &'static [Switch] = &[
        Switch::new(
            "segments",
            Values::Boards { names: &["A", "B", "C", "D"], usual: &["even_start"], most: 4 },
            "WW-002",
        ),
        Switch::new("rapids_clear", Values::OneOf(&["exactly_4", "at_least_4"]), "WW-050"),
        Switch::new("cleared_hazard", Values::OneOf(&["effect", "ignored"]), "WW-050"),
        Switch::new("rock_spacing", Values::OneOf(&["edges", "edges_and_corners"]), "WW-061"),
        Switch::new("rock_pick", Values::OneOf(&["sides", "any_adjacent"]), "WW-056"),
        Switch::new("kayak_in_path", Values::OneOf(&["slip_ahead", "stop_behind"]), "WW-035"),
        Switch::new("eddy_per_turn", Values::RangeOrNull { least: 1, most: 255 }, "WW-042"),
        Switch::new("eddy_at_speed_1", Values::Flag, "WW-044"),
        Switch::new("still_tied", Values::OneOf(&["clockwise", "shared"]), "WW-082"),
        Switch::new("round_limit", Values::RangeOrNull { least: 1, most: 65535 }, "WW-083"),
        Switch::content("WW-001"),
    ];
    const CONTENT: &'static [(&'static str, &'static str)] = &FILES;
    const BOARD_SWITCH: Option<&'static str> = Some("segments");
    type Scenery = Scenery;
    type Forecast = Forecast;

    fn check_board(board: Content<'_>, speak: &dyn Speak) -> Result<String, Fault> {
        river::check_board(board, speak)
    }

    fn scenery(&self, _view: &Position) -> Scenery {
        self.scene()
    }

    /// WW-080: the rows gone, of those to the finish and over it.
    fn covered(&self, view: &Position, seat: Seat) -> Option<u16> {
        Some(engine::thousandths(view.kayaks[seat].at.row().into(), u32::from(self.board.finish()) + 1))
    }

    fn picture(&self, view: &Position, viewer: Viewer, speak: &dyn Speak) -> String {
        picture::picture(self, view, viewer, speak)
    }

    fn action(&self, view: &Position, seat: Seat, action: &Action) -> Said {
        let rule = check::rule_of(view.decision);
        let kayak = &view.kayaks[seat];
        match *action {
            Action::Start { at } => Said::new(rule, "action-start").with("at", at),
            Action::Play { card } => {
                let source = Source::River(card);
                Said::new("WW-011", "action-play")
                    .with("card", self.printed.name(source))
                    .with("lines", self.lines_of(source))
            }
            Action::EddyOut {} => {
                Said::new("WW-040", "action-eddy-out").with("lines", self.eddy_lines(kayak.speed))
            }
            Action::Pass {} => Said::new(rule, "action-pass"),
            Action::Stay {} => Said::new(rule, "action-stay").with("at", kayak.at),
            Action::Maneuver { dir, spaces } => {
                Said::new(rule, "action-maneuver").with("spaces", spaces).with("side", dir)
            }
            Action::Discard { card } => {
                Said::new(rule, "action-discard").with("card", self.printed.name(Source::River(card)))
            }
            Action::RockSide { side } => self.at_rock(view, side, rule),
            Action::Choose { option } => {
                let source = view.lines_under_way().map(|lines| lines.source);
                let lines = source.map(|source| lines::listed(self.printed.lines(source, Some(option))));
                Said::new(rule, "action-choose")
                    .with("option", option)
                    .with("lines", lines.unwrap_or(Value::text("")))
            }
            Action::Place { at } => {
                let token =
                    if let Decision::Place { token, .. } = view.decision { token } else { Token::Rapids };
                Said::new(rule, "action-place").with("token", token).with("at", at)
            }
            Action::Recall { card } => {
                Said::new(rule, "action-recall").with("card", self.printed.name(Source::River(card)))
            }
        }
    }

    fn event(&self, event: &Event) -> Said {
        events::event(self, event)
    }

    fn grounds(&self, position: &Position) -> Vec<Ground> {
        end::grounds(self, position)
    }

    /// WW-042: a window opens at every card; WW-036: one that moves every kayak is worth a look.
    fn idle(&self, view: &Position, action: &Action) -> Option<Idle> {
        match (view.decision, action) {
            (Decision::Respond { .. }, Action::Pass {}) => {
                Some(if view.played.is_some_and(|card| self.moves_all(card)) {
                    Idle::Once
                } else {
                    Idle::Window
                })
            }
            (_, Action::Stay {}) => Some(Idle::Once),
            _ => None,
        }
    }

    fn forecast(&self, view: &Position, seat: Seat, action: &Action) -> Option<Forecast> {
        Some(forecast::forecast(self, view, seat, action))
    }

    fn rules_ahead(&self, _: &Position, _: &Action, forecast: Option<&Forecast>) -> Vec<&'static str> {
        forecast.map_or_else(Vec::new, forecast::rules)
    }

    fn say_forecast(&self, forecast: &Forecast) -> Option<Phrase> {
        forecast::phrase(self, forecast)
    }

    fn own_name(&self, word: &str) -> Option<Value> {
        self.printed.own_name(word)
    }
}

impl Whitewater {
    fn at_rock(&self, view: &Position, side: RockSide, rule: &'static str) -> Said {
        match view.decision {
            Decision::RockSide { rock, .. } => Said::new(rule, "action-rock-side")
                .with("side", side)
                .with("rock", rock)
                .with("to", hazards::beside_rock(self, rock, side)),
            _ => Said::new(rule, "action-any-rock-side").with("side", side),
        }
    }
}
