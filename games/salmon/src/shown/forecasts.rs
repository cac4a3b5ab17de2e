//! Forecasts in a few words.

use engine::{Kind, Phrase, Value};

use crate::Salmon;
use crate::action::Action;
use crate::card::Card;
use crate::content::Effect;
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

/// The rules of what an action leads to: those of its forecast, and of what it opens without one.
pub(super) fn rules(game: &Salmon, action: &Action, forecast: Option<&Forecast>) -> Vec<&'static str> {
    let mut rules = Vec::new();
    match action {
        Action::EndTurn {} => rules.push("SA-025"),
        Action::Counter {} => rules.push("SA-091"),
        Action::Play { card, .. } if game.effects[card.index()] == Effect::Nothing => rules.push("SA-061"),
        _ => {}
    }
    let Some(forecast) = forecast else { return rules };
    let met = [
        ("SA-034", forecast.third_swim),
        ("SA-033", forecast.ignored),
        ("SA-067", !forecast.tires.is_empty()),
        ("SA-075", !forecast.drifts.is_empty()),
        ("SA-083", !forecast.rapids.is_empty()),
    ];
    rules.extend(met.into_iter().filter(|(_, is_so)| *is_so).map(|(rule, _)| rule));
    rules
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
