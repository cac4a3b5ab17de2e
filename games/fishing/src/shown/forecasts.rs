//! Forecasts in words.

use engine::{Phrase, Value};

use super::things::square;
use crate::Fishing;
use crate::action::Action;
use crate::board::Square;
use crate::forecast::{Forecast, Stop};

/// The rules of what an action leads to: FI-052 a fish that is on its way, FI-132 an answer, FI-040 a fish where the boat stops, FI-061 a
/// win by the roll.
pub(super) fn rules(game: &Fishing, action: &Action, forecast: Option<&Forecast>) -> Vec<&'static str> {
    let mut rules = match action {
        Action::DropOff { .. } => vec!["FI-052"],
        Action::Offer { .. } | Action::Bid { .. } => vec!["FI-132"],
        _ => Vec::new(),
    };
    let Some(forecast) = forecast else { return rules };
    let is_spot = |square: u8| matches!(game.board.at(square), Square::Spot(_));
    if forecast.square.is_some_and(is_spot) && !forecast.stops.is_empty() {
        rules.push("FI-040");
    }
    if forecast.stops.iter().any(|stop| stop.roll.is_some() && stop.wins) {
        rules.push("FI-061");
    }
    rules
}

pub(super) fn forecast(game: &Fishing, forecast: &Forecast) -> Option<Phrase> {
    let mut parts = Vec::new();
    match &forecast.stops[..] {
        [one] if one.roll.is_none() => parts.push(Phrase::new("forecast-to").with("place", place(game, one))),
        stops => parts.extend(stops.iter().map(|stop| {
            let roll = stop.roll.unwrap_or_default();
            Phrase::new("forecast-roll").with("roll", roll).with("place", place(game, stop))
        })),
    }
    if let (Some(fuel), Some(pearls)) = (forecast.fuel, forecast.pearls) {
        parts.push(Phrase::new("forecast-then").with("fuel", fuel).with("pearls", pearls));
    }
    if forecast.fish_lost > 0 {
        parts.push(Phrase::new("forecast-fish-lost").with("fish", forecast.fish_lost));
    }
    if forecast.gives_up_draw {
        parts.push(Phrase::new("forecast-no-draw"));
    }
    if forecast.wins {
        parts.push(Phrase::new("forecast-wins"));
    } else if let Some(turns) = forecast.least_turns {
        let way = if turns == 0 { "forecast-win-now" } else { "forecast-way" };
        let mut phrase = Phrase::new(way).with("missing", forecast.kinds_missing);
        if turns > 0 {
            phrase = phrase.with("turns", turns);
        }
        parts.push(phrase);
    }
    (!parts.is_empty()).then(|| Phrase::new("forecast").with("parts", Value::parts(parts)))
}

/// Where a move would end.
fn place(game: &Fishing, stop: &Stop) -> Phrase {
    if stop.wins {
        return Phrase::new("forecast-win");
    }
    let mark = square(game, game.board.at(stop.square));
    Phrase::new("forecast-place").with("number", stop.square).with("square", mark)
}
