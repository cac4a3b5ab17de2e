//! What people see and read: the game's face, handed on to `picture`, `words` and `forecast`.

use engine::content::Content;
use engine::{Fault, Names, OptionInfo, Said, Seat, Table, Viewer};

use crate::action::Action;
use crate::board::Board;
use crate::event::Event;
use crate::forecast::Forecast;
use crate::position::Position;
use crate::scenery::Scenery;
use crate::{Fishing, picture, words};

/// A switch in one line.
const fn switch(
    key: &'static str,
    values: &'static str,
    about: &'static str,
    rule: &'static str,
) -> OptionInfo {
    OptionInfo { key, values, about, rule }
}

impl Table for Fishing {
    const NAME: &'static str = "Fishing";
    const ABOUT: &'static str =
        "Sail the loop, earn pearls, burn fuel: be first at the market with three kinds of fish.";
    const PIECE: &'static str = "Boat";
    const MINUTES: u16 = 45;
    const OPTIONS: &'static [OptionInfo] = &[
        switch(
            "board",
            "sound, inlet, shelf, squall, or an own board: {\"id\": \"bay\", \"squares\": [\"M\", \"+2\", ...]} \
             or the text of a board file",
            "the loop that is sailed",
            "FI-006",
        ),
        switch("order", "rolled, seats", "whether the seats roll for the order of play", "FI-003"),
        switch("fish_price", "cost, bounty", "fish are paid for when caught, or pay when landed", "FI-040"),
        switch("shop_supply", "restock, per_game, endless", "what becomes of sold-out items", "FI-124"),
        switch("finish", "immediate, full_round", "whether the first win ends the game at once", "FI-141"),
        switch(
            "chosen_moves",
            "exempt, slow_only",
            "whether ice and blocks touch chosen moves too",
            "FI-095",
        ),
        switch("duel_prize", "bank, winner", "who gets what the loser of a duel loses", "FI-114"),
        switch("chance_copies", "0 to 255; 0 is no limit", "copies of each chance card", "FI-071"),
        switch("early_refuel", "empty_only, always", "when fuel is sold before the movement", "FI-023"),
        switch("barter", "on, off", "whether there are offers and bids", "FI-130"),
        switch("hands", "open, private", "whether everybody sees the cards in every hand", "FI-007"),
        switch(
            "constants",
            "an object such as {\"tank\": 12}, or the text tank=12,start_fuel=8",
            "other values for the named numbers of the game; a wrong name is answered with all names",
            "FI-002",
        ),
        OptionInfo::content("FI-070"),
    ];
    const CONTENT: &'static [(&'static str, &'static str)] = &crate::content::FILES;
    const BOARD_SWITCH: Option<&'static str> = Some("board");
    const RULEBOOK: &'static str = include_str!("../../../docs/rulebooks/fishing.md");
    const RULEBOOK_FRENCH: &'static str = include_str!("../../../docs/rulebooks/fr/fishing.md");
    type Scenery = Scenery;
    type Forecast = Forecast;

    fn check_board(board: Content<'_>) -> Result<String, Fault> {
        let board = Board::read(board)?;
        let marks: Vec<String> =
            board.squares().iter().map(|square| format!("\"{}\"", square.mark())).collect();
        let plain = |text: &str| text.replace(['"', '\\'], "");
        let (id, name) = (plain(&board.id), plain(&board.name));
        let object = format!(r#"{{"id":"{id}","name":"{name}","squares":[{}]}}"#, marks.join(","));
        Ok(format!(
            "{}\nThe board can be played, as this value of the switch `board`:\n{object}\n",
            board.drawing()
        ))
    }

    fn scenery(&self, _view: &Position) -> Scenery {
        self.scene()
    }

    fn picture(&self, view: &Position, _viewer: Viewer, names: &Names) -> String {
        picture::draw(self, view, names)
    }

    fn say_action(&self, view: &Position, seat: Seat, action: &Action, names: &Names) -> String {
        words::action(self, view, seat, action, names)
    }

    fn rule_of(&self, _view: &Position, _seat: Seat, action: &Action) -> &'static str {
        words::rule_of(action)
    }

    fn say_event(&self, event: &Event, names: &Names) -> Said {
        words::event(self, event, names)
    }

    fn forecast(&self, view: &Position, seat: Seat, action: &Action) -> Forecast {
        self.forecast_of(view, seat, action)
    }

    fn say_forecast(&self, forecast: &Forecast, _names: &Names) -> String {
        words::forecast(self, forecast)
    }
}
