//! Forecasts in a few words.

use engine::{Phrase, Value};

use crate::Salmon;
use crate::card::Card;
use crate::forecast::{Drift, DriftWay, Forecast, Meeting};

/// The parts of a forecast, or nothing if there is nothing to say.
pub(super) fn say(game: &Salmon, forecast: &Forecast) -> Option<Phrase> {
    let mut parts: Vec<Phrase> = Vec::new();
    if forecast.ignored {
        parts.push(Phrase::new("forecast-ignored"));
    }
    if let (Some(end), true) = (forecast.path.last(), forecast.tires.is_empty()) {
        let id = if forecast.arrives { "forecast-home" } else { "forecast-to" };
        parts.push(Phrase::new(id).with("hex", *end));
    }
    forecast.meets.iter().for_each(|meeting| say_meeting(game, meeting, &mut parts));
    if forecast.third_swim {
        parts.push(Phrase::new("forecast-third-swim").with("fatigue", game.a_fatigue()));
    }
    if forecast.fatigue > 0 {
        let fatigue = Phrase::new("forecast-fatigue").with("n", forecast.fatigue);
        parts.push(fatigue.with("card", game.card(Card::Fatigue)));
    }
    for seat in &forecast.tires {
        parts.push(Phrase::new("forecast-tires").with("seat", seat));
    }
    for Drift { seat, ways, .. } in &forecast.drifts {
        let ways = joined("forecast-either", ways.iter().map(say_way).collect());
        parts.push(Phrase::new("forecast-drift").with("seat", seat).with("ways", ways));
    }
    for (seat, cards) in &forecast.rapids {
        parts.push(Phrase::new("forecast-rapids").with("seat", seat).with("cards", *cards));
    }
    (!parts.is_empty()).then(|| Phrase::new("forecast-parts").with("parts", Value::parts(parts)))
}

fn say_meeting(game: &Salmon, meeting: &Meeting, parts: &mut Vec<Phrase>) {
    if meeting.bears > 0 {
        parts.push(Phrase::new("forecast-bears").with("bears", meeting.bears).with("hex", meeting.hex));
    }
    if let Some(symbol) = meeting.symbol {
        let id = if meeting.empty { "forecast-no-card" } else { "forecast-symbol" };
        parts.push(Phrase::new(id).with("symbol", game.symbol(symbol)).with("hex", meeting.hex));
    }
}

/// The hexes of a way, after the rolls that lead there.
fn say_way(way: &DriftWay) -> Value {
    let path = Value::list(way.path.iter().copied());
    if way.arrows.is_empty() {
        return path;
    }
    let rolls = way
        .arrows
        .iter()
        .map(|arrow| Phrase::new(if *arrow == 1 { "forecast-odd" } else { "forecast-even" }).into());
    let rolls = joined("forecast-rolls", rolls.collect());
    Phrase::new("forecast-way").with("rolls", rolls).with("path", path).into()
}

/// Several by a message that joins two, in halves so that many are not nested deeply.
fn joined(id: &'static str, mut values: Vec<Value>) -> Value {
    match values.len() {
        0 => Value::text(""),
        1 => values.remove(0),
        n => {
            let others = values.split_off(n / 2);
            Phrase::new(id).with("one", joined(id, values)).with("other", joined(id, others)).into()
        }
    }
}
