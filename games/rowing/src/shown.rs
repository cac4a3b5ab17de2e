//! What people see and read: switches, actions, events and forecasts as messages with their values, each with its rule; pictures.

mod events;
mod forecasts;
mod names;
mod order;
mod picture;
mod scenery;

use engine::content::{Content, Files};
use engine::{Fault, Ground, Idle, Phrase, Said, Seat, Shown, Speak, Switch, Value, Values, Viewer};

use crate::Rowing;
use crate::action::{Action, Rate};
use crate::cards::Cards;
use crate::content::{FILES, Library, read_course};
use crate::event::Event;
use crate::forecast::{self, Forecast};
use crate::position::{Boat, Phase, Position};
use crate::rules::course::metres;
use crate::rules::reveal::total;
use crate::rules::{motivation, play, rate, tides};

pub(crate) use names::OwnNames;
use scenery::Scenery;

impl Shown for Rowing {
    const MINUTES: u16 = 30;
    const SWITCHES: &'static [Switch] = &[
        Switch::new(
            "course",
            Values::Board(&["calm_lake", "tail_current", "headwind", "turning_tide", "gusty_bay"]),
            "RW-006",
        ),
        Switch::new("lane_draw", Values::OneOf(&["random", "seat_order"]), "RW-014"),
        Switch::new("suffering_supply", Values::Range { least: 0, most: 60 }, "RW-010"),
        Switch::new("suffering_flip", Values::OneOf(&["until_pace", "single"]), "RW-052"),
        Switch::new("tides_in_pace", Values::Flag, "RW-063"),
        Switch::new("motivation_in_pace", Values::Flag, "RW-074"),
        Switch::new("tides_scope", Values::OneOf(&["last_two", "last_two_any", "last_one", "off"]), "RW-061"),
        Switch::new("tides_when", Values::OneOf(&["round_start", "own_turn"]), "RW-062"),
        Switch::new("motivation_reach", Values::OneOf(&["any_lane", "next_lane"]), "RW-071"),
        Switch::new("crab_when", Values::OneOf(&["cannot_pay", "pile_empty"]), "RW-094"),
        Switch::new("zone_crab", Values::OneOf(&["lost_move", "zone_line"]), "RW-101"),
        Switch::new("finish_zone_check", Values::OneOf(&["in_zone", "through"]), "RW-096"),
        Switch::new("cooldown_steady", Values::Range { least: 0, most: 2 }, "RW-111"),
        Switch::new("photo_finish", Values::OneOf(&["hand_pace", "distance"]), "RW-142"),
        Switch::new("race_end", Values::OneOf(&["all", "first"]), "RW-145"),
        Switch::new("round_limit", Values::Range { least: 10, most: 200 }, "RW-146"),
        Switch::content("RW-008"),
    ];
    const CONTENT: &'static [(&'static str, &'static str)] = &FILES;
    const BOARD_SWITCH: Option<&'static str> = Some("course");
    type Scenery = Scenery;
    type Forecast = Forecast;

    fn check_board(board: Content<'_>, speak: &dyn Speak) -> Result<String, Fault> {
        let course = read_course(board)?;
        Ok(picture::course_picture(&Library::read(&Files::default())?.water, &course, speak))
    }

    fn scenery(&self, _view: &Position) -> Scenery {
        self.scene()
    }

    /// The spaces rowed, of those to the finish and over it.
    fn covered(&self, view: &Position, seat: Seat) -> Option<u16> {
        Some(engine::thousandths(view.boats[seat].space.into(), u32::from(self.water.last()) + 1))
    }

    fn picture(&self, view: &Position, viewer: Viewer, speak: &dyn Speak) -> String {
        picture::picture(self, view, viewer, speak)
    }

    fn action(&self, view: &Position, seat: Seat, action: &Action) -> Said {
        let boat = &view.boats[seat];
        match action {
            Action::Rate { to } => say_rate(self, boat, *to),
            Action::Play { cards } => say_play(self, boat, *cards),
            Action::Tides {} => {
                Said::new("RW-060", "action-tides").with("metres", metres(boat.space + tides::SPACES))
            }
            Action::Motivation {} => Said::new("RW-070", "action-motivation")
                .with("price", motivation::PRICE)
                .with("spaces", motivation::SPACES)
                .with("metres", metres(boat.space + motivation::SPACES)),
            Action::Pass {} => {
                let rule = if view.phase == Phase::Tides { "RW-060" } else { "RW-070" };
                Said::new(rule, "action-pass").with("metres", metres(boat.space))
            }
            Action::Discard { cards } if *cards == Cards::NONE => Said::new("RW-080", "action-keep-all"),
            Action::Discard { cards } => {
                Said::new("RW-080", "action-discard").with("cards", self.cards_named(*cards))
            }
        }
    }

    fn event(&self, event: &Event) -> Said {
        events::event(self, event)
    }

    fn grounds(&self, position: &Position) -> Vec<Ground> {
        order::grounds(self, position)
    }

    fn idle(&self, _view: &Position, action: &Action) -> Option<Idle> {
        matches!(action, Action::Pass {} | Action::Discard { cards: Cards::NONE }).then_some(Idle::Once)
    }

    fn own_name(&self, word: &str) -> Option<Value> {
        self.own_card(word)
    }

    fn forecast(&self, view: &Position, seat: Seat, action: &Action) -> Option<Forecast> {
        Some(forecast::forecast(self, view, seat, action))
    }

    /// RW-092: lines are checked. A check that may not be paid names the rule of the crab, by its switch.
    fn rules_ahead(&self, _: &Position, _: &Action, forecast: Option<&Forecast>) -> Vec<&'static str> {
        let Some(forecast) = forecast else { return Vec::new() };
        let check = (!forecast.lines.is_empty()).then_some("RW-092");
        let crab = (forecast.crab_per_mille_most > 0).then(|| events::crab(self.options.crab_when).0);
        check.into_iter().chain(crab).collect()
    }

    fn say_forecast(&self, forecast: &Forecast) -> Option<Phrase> {
        Some(forecasts::say(self, forecast))
    }
}

/// RW-030, RW-031.
fn say_rate(game: &Rowing, boat: &Boat, to: Rate) -> Said {
    let (rule, id) = match boat.rate.distance(to) {
        0 => ("RW-030", "action-rate-keep"),
        1 => ("RW-030", "action-rate"),
        rate::JUMP => ("RW-031", "action-rate-jump"),
        _ => ("RW-031", "action-rate"),
    };
    let said = Said::new(rule, id);
    let said = said.with("rate", game.rate_in_full(to)).with("cards", game.rates[to as usize].cards);
    if id != "action-rate-jump" {
        return said;
    }
    said.with("price", rate::JUMP_PRICE)
}

/// RW-040, RW-042.
fn say_play(game: &Rowing, boat: &Boat, cards: Cards) -> Said {
    if play::cluttered(game, boat.rate, boat.hand.into()).is_some() {
        return Said::new("RW-042", "action-play-cluttered").with("cards", game.cards_named(cards));
    }
    let flips = total(&game.flips, cards);
    let id = if flips == 0 { "action-play" } else { "action-play-flips" };
    let said = Said::new("RW-040", id).with("cards", game.cards_named(cards));
    let said = said.with("pace", total(&game.values, cards));
    if flips == 0 { said } else { said.with("flips", flips) }
}
