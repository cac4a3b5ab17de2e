//! Forecasts in words.

use engine::{Phrase, Value};

use super::things::square;
use crate::Fishing;
use crate::forecast::{Forecast, Stop};

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
