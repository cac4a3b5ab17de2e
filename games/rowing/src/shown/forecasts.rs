//! Forecasts as messages: a list of parts.

use engine::{Phrase, Value};

use crate::Rowing;
use crate::action::Rate;
use crate::content::Line;
use crate::forecast::{Forecast, Range};

pub(super) fn say(game: &Rowing, forecast: &Forecast) -> Phrase {
    if forecast.cluttered {
        return Phrase::new("forecast-cluttered").with("rate", game.rate_name(Rate::Easy));
    }
    let mut parts = vec![
        Phrase::new("forecast-pace").with("pace", range(forecast.pace)),
        Phrase::new("forecast-space").with("space", range(forecast.space)),
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

/// Between two chances the unit is said once, unless the larger one is said without it.
fn crab(forecast: &Forecast) -> Phrase {
    let (least, most) = (forecast.crab_per_mille, forecast.crab_per_mille_most);
    let both = |least: Value| Phrase::new("forecast-range").with("least", least).with("most", chance(most));
    let chance = match least {
        _ if least == most => chance(most),
        least if least > 0 && most == 1000 => both(chance(least).into()),
        least => both(least.into()),
    };
    match forecast.falls_back_to {
        Some(space) => Phrase::new("forecast-crab-back").with("chance", chance).with("space", space),
        None => Phrase::new("forecast-crab").with("chance", chance),
    }
}

fn chance(per_mille: u16) -> Phrase {
    match per_mille {
        1000 => Phrase::new("forecast-certain"),
        part => Phrase::new("forecast-chance").with("part", part),
    }
}

fn range(range: Range) -> Value {
    if range.least == range.most {
        return range.least.into();
    }
    Phrase::new("forecast-range").with("least", range.least).with("most", range.most).into()
}
