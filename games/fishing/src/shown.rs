//! What people see and read: the game's face, handed on to the files of `shown/`. The sentences are in `words/`.

mod actions;
mod board;
mod events;
mod forecasts;
mod picture;
mod scenery;
mod things;

use engine::content::Content;
use engine::{Fault, Ground, Idle, Phrase, Said, Seat, Shown, Speak, Switch, Values, Viewer};
use serde::Serialize;

use self::scenery::Scenery;
use crate::Fishing;
use crate::action::Action;
use crate::board::Board;
use crate::event::Event;
use crate::forecast::Forecast;
use crate::position::Position;
use crate::rules::{end, fish};

/// What follows from a view, for pictures.
#[derive(Serialize)]
struct Facts {
    holds: Vec<u8>,
}

impl Shown for Fishing {
    const MINUTES: u16 = 45;
    const SWITCHES: &'static [Switch] = &[
        Switch::new("board", Values::Board(&["sound", "inlet", "shelf", "squall"]), "FI-006"),
        Switch::new("order", Values::OneOf(&["rolled", "seats"]), "FI-003"),
        Switch::new("fish_price", Values::OneOf(&["cost", "bounty"]), "FI-040"),
        Switch::new("shop_supply", Values::OneOf(&["restock", "per_game", "endless"]), "FI-124"),
        Switch::new("finish", Values::OneOf(&["immediate", "full_round"]), "FI-141"),
        Switch::new("chosen_moves", Values::OneOf(&["exempt", "slow_only"]), "FI-095"),
        Switch::new("duel_prize", Values::OneOf(&["bank", "winner"]), "FI-114"),
        Switch::new("chance_copies", Values::Range { least: 0, most: 255 }, "FI-071"),
        Switch::new("early_refuel", Values::OneOf(&["empty_only", "always"]), "FI-023"),
        Switch::new("barter", Values::OneOf(&["on", "off"]), "FI-130"),
        Switch::new("hands", Values::OneOf(&["open", "private"]), "FI-007"),
        Switch::new("constants", Values::Counts, "FI-002"),
        Switch::content("FI-070"),
    ];
    const CONTENT: &'static [(&'static str, &'static str)] = &crate::content::FILES;
    const BOARD_SWITCH: Option<&'static str> = Some("board");
    type Scenery = Scenery;
    type Forecast = Forecast;

    fn check_board(board: Content<'_>, speak: &dyn Speak) -> Result<String, Fault> {
        Ok(board::checked(&Board::read(board)?, speak))
    }

    fn scenery(&self, _view: &Position) -> Scenery {
        self.scene()
    }

    /// FI-042: the places in the hold of each boat.
    fn facts(&self, view: &Position) -> impl Serialize {
        Facts { holds: view.boats.iter().map(|boat| fish::capacity(self, boat)).collect() }
    }

    /// FI-140: the kinds at the market, of those that win; one that is aboard or on its way counts half.
    fn covered(&self, view: &Position, seat: Seat) -> Option<u16> {
        let (boat, needed) = (&view.boats[seat], u32::from(self.constants.kinds_to_win));
        let landed = boat.landed().count_ones().min(needed);
        let gathered = boat.gathered().count_ones().min(needed);
        Some(engine::thousandths(landed + gathered, 2 * needed))
    }

    fn picture(&self, view: &Position, _viewer: Viewer, speak: &dyn Speak) -> String {
        picture::draw(self, view, speak)
    }

    fn action(&self, view: &Position, seat: Seat, action: &Action) -> Said {
        actions::action(self, view, seat, action)
    }

    fn event(&self, event: &Event) -> Said {
        events::event(self, event)
    }

    fn grounds(&self, position: &Position) -> Vec<Ground> {
        end::grounds(position)
    }

    /// FI-022, FI-013, FI-132.
    fn idle(&self, _view: &Position, action: &Action) -> Option<Idle> {
        matches!(action, Action::Stay {} | Action::EndTurn {} | Action::Refuse {}).then_some(Idle::Once)
    }

    fn forecast(&self, view: &Position, seat: Seat, action: &Action) -> Option<Forecast> {
        self.forecast_of(view, seat, action)
    }

    fn rules_ahead(
        &self,
        _view: &Position,
        action: &Action,
        forecast: Option<&Forecast>,
    ) -> Vec<&'static str> {
        forecasts::rules(self, action, forecast)
    }

    fn say_forecast(&self, forecast: &Forecast) -> Option<Phrase> {
        forecasts::forecast(self, forecast)
    }
}
