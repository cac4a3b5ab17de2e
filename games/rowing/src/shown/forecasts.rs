//! Forecasts as messages: a list of parts.

use engine::{Phrase, Value};

use crate::Rowing;
use crate::action::Rate;
use crate::content::Line;
use crate::forecast::{Forecast, Range};
use crate::rules::course::metres;

pub(super) fn say(game: &Rowing, forecast: &Forecast) -> Phrase {
    if forecast.cluttered {
        return Phrase::new("forecast-cluttered").with("rate", game.rate_name(Rate::Easy));
    }
    let mut parts = vec![
        Phrase::new("forecast-pace").with("pace", range(forecast.pace)),
        Phrase::new("forecast-place").with("metres", place(forecast.space)),
    ];
    if !forecast.lines.is_empty() {
        parts.push(checks(game, forecast));
    }
    if forecast.crab_per_mille_most > 0 {
        parts.push(crab(forecast));
    }
    if forecast.home_per_mille > 0 {
        parts.push(Phrase::new("forecast-home").with("chance", chance(forecast.home_per_mille)));
    }
    if let Some(draws) = forecast.draws {
        parts.push(Phrase::new("forecast-draws").with("count", draws));
    }
    Phrase::new("forecast-parts").with("parts", Value::parts(parts))
}

fn checks(game: &Rowing, forecast: &Forecast) -> Phrase {
    let limit = |line: &Line| {
        Phrase::new("forecast-limit").with("at", game.at(*line)).with("limit", game.limits[*line as usize])
    };
    let lines = Value::list(forecast.lines.iter().map(limit));
    match forecast.cost.most {
        0 => Phrase::new("forecast-checked-free").with("lines", lines),
        _ => Phrase::new("forecast-checked")
            .with("lines", lines)
            .with("cost", range(forecast.cost))
            .with("stamina", forecast.stamina),
    }
}

fn crab(forecast: &Forecast) -> Phrase {
    let chance = chances(forecast.crab_per_mille, forecast.crab_per_mille_most);
    match forecast.falls_back_to {
        Some(space) => Phrase::new("forecast-crab-back").with("chance", chance).with("metres", metres(space)),
        None => Phrase::new("forecast-crab").with("chance", chance),
    }
}

/// From one chance to another. The unit is said once where both are plain numbers; what is said alike is said once.
fn chances(least: u16, most: u16) -> Phrase {
    let [from, to] = [least, most].map(chance);
    if from == to || (least == 0 && most < HALF) {
        return to;
    }
    let range = Phrase::new("forecast-range");
    match (plain(least), plain(most)) {
        (Some(percent), Some(_)) => range.with("least", percent).with("most", to),
        (Some(0), None) => range.with("least", 0).with("most", to),
        _ => range.with("least", from).with("most", to),
    }
}

/// Half a per cent, which is not said as nothing.
const HALF: u16 = 5;

/// A chance in per cent, if it is not rounded to nothing or to certainty.
fn plain(per_mille: u16) -> Option<u16> {
    let percent = (per_mille + HALF) / 10;
    (per_mille == 0 || (1..100).contains(&percent)).then_some(percent)
}

fn chance(per_mille: u16) -> Phrase {
    match (per_mille, plain(per_mille)) {
        (_, Some(percent)) => Phrase::new("forecast-chance").with("percent", percent),
        (1000, None) => Phrase::new("forecast-certain"),
        (..HALF, None) => Phrase::new("forecast-chance-least"),
        (_, None) => Phrase::new("forecast-chance-most"),
    }
}

fn range(range: Range) -> Value {
    between(range.least, range.most)
}

fn place(range: Range) -> Value {
    between(metres(range.least), metres(range.most))
}

/// From one number to another; one number if they are the same.
fn between<N: Into<Value> + PartialEq>(least: N, most: N) -> Value {
    if least == most {
        return least.into();
    }
    Phrase::new("forecast-range").with("least", least).with("most", most).into()
}
