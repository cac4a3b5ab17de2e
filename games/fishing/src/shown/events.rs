//! Events in words, each with its rule and values.

use engine::{BySeat, Kind, Phrase, Said, Seat, Seats, Value};

use super::actions::{rule_of, rule_of_card};
use super::things::{pearls, several, square, squares};
use crate::Fishing;
use crate::action::Action;
use crate::event::{Answered, Drawn, Event, How, Why};
use crate::kinds::{Card, DealKind, EffectKind, Group, Tackle};

pub(super) fn event(game: &Fishing, event: &Event) -> Said {
    match *event {
        Event::OrderRolled { seat, roll } => of(seat, "FI-003", "event-order-rolled").with("roll", roll),
        Event::OrderSet { order } => {
            Said::new("FI-003", "event-order-set").with("order", Value::list(order.iter()))
        }
        Event::TurnStarted { seat, round } => of(seat, "FI-010", "event-turn").with("round", round),
        Event::Delivered { seat, fish, count } => {
            of(seat, "FI-051", "event-delivered").with("fish", several(fish, count))
        }
        Event::FuelCurse { seat, change } => leaked(seat, change),
        Event::EffectEnded { seat, kind } => effect_ended(seat, kind),
        Event::Stayed { seat } => of(seat, "FI-022", "event-stayed"),
        Event::Rolled { seat, roll, steps } => rolled(seat, roll, steps),
        Event::Moved { seat, start, end, steps, fuel, how } => {
            moved(game, seat, [start, end], steps, fuel, how)
        }
        Event::Pearls { seat, change, why } => paid(seat, change, why),
        Event::Caught { seat, fish } => of(seat, "FI-040", "event-caught").with("fish", fish),
        Event::DroppedOff { seat, fish } => of(seat, "FI-050", "event-dropped-off").with("fish", fish),
        Event::Released { seat, fish } => of(seat, "FI-043", "event-released").with("fish", fish),
        Event::Deposited { seat, fish, count } => {
            of(seat, "FI-060", "event-deposited").with("fish", several(fish, count))
        }
        Event::TripBegan { seat, trip } => of(seat, "FI-062", "event-trip").with("trip", trip),
        Event::Finished { seat } => {
            of(seat, "FI-061", "event-finished").with("kinds", game.constants.kinds_to_win)
        }
        Event::GameOver { winners, ranking } => over(winners, ranking),
        Event::Drew { seat, group, card, result, .. } => drawn(seat, card, group, result),
        Event::Played { seat, card } => of(seat, rule_of_card(card), "event-played").with("card", card),
        Event::Attacked { seat, target, card, fuel } => attacked(seat, target, card, fuel),
        Event::Bought { seat, item, price } => {
            let rule = rule_of(&Action::Buy { item, steps: None });
            of(seat, rule, "event-bought").with("item", item).with("pearls", pearls(price))
        }
        Event::Restocked { item } => Said::new("FI-124", "event-restocked").with("item", item),
        Event::TradedIn { seat, card } => of(seat, "FI-110", "event-traded-in").with("card", known(card)),
        Event::Sold { seat, card, price } => {
            of(seat, "FI-125", "event-sold").with("card", card).with("pearls", pearls(price))
        }
        Event::Proposed { seat, kind, card, seller, buyer, price } => {
            let said = match kind {
                DealKind::Offer => of(seat, "FI-130", "event-offered").with("other", buyer),
                DealKind::Bid => of(seat, "FI-130", "event-bid").with("other", seller),
            };
            said.with("card", card).with("pearls", pearls(price))
        }
        Event::Answered { seat, answer: Answered::Accept } => of(seat, "FI-132", "event-accepted"),
        Event::Answered { seat, answer: Answered::Refuse } => of(seat, "FI-132", "event-refused"),
        Event::MustDiscard { seat } => of(seat, "FI-077", "event-must-discard"),
        Event::Discarded { seat, card } => of(seat, "FI-077", "event-discarded").with("card", card),
        Event::Challenged { seat, target } => of(seat, "FI-111", "event-challenged").with("other", target),
        Event::NoDuel { target, .. } => of(target, "FI-115", "event-no-duel"),
        Event::Chose { seat } => of(seat, "FI-112", "event-chose"),
        Event::Revealed { round, items } => revealed(game, round, &items.0),
        Event::DuelDie { roll } => Said::new("FI-113", "event-duel-die").with("roll", roll),
        Event::DuelWon { winner, loser } => of(winner, "FI-114", "event-duel-won").with("loser", loser),
    }
}

/// What a seat did or met.
fn of(seat: Seat, rule: &'static str, id: &'static str) -> Said {
    Said::new(rule, id).with("seat", seat)
}

fn leaked(seat: Seat, change: i16) -> Said {
    let id = if change < 0 { "event-fuel-lost" } else { "event-fuel-gained" };
    of(seat, "FI-093", id).with("fuel", change.abs())
}

fn rolled(seat: Seat, roll: u8, steps: u8) -> Said {
    if steps == roll {
        return of(seat, "FI-020", "event-rolled").with("roll", roll);
    }
    of(seat, "FI-101", "event-rolled-slow").with("roll", roll).with("steps", steps)
}

fn effect_ended(seat: Seat, kind: EffectKind) -> Said {
    let rule = match kind {
        EffectKind::Frozen => "FI-091",
        EffectKind::LoseFuel => "FI-093",
        EffectKind::Slow => "FI-101",
        EffectKind::Blocked => "FI-104",
    };
    of(seat, rule, "event-effect-ended").with("effect", Value::word("effect", kind.name()))
}

fn moved(game: &Fishing, seat: Seat, [start, end]: [u8; 2], steps: i8, fuel: u8, how: How) -> Said {
    let rule = match how {
        How::Roll => "FI-020",
        How::EngineReverse => "FI-081",
        How::EngineUpgrade => "FI-082",
        How::MoveChoice => "FI-083",
        How::StepBack => "FI-122",
    };
    let sails = |id, steps| {
        let said = of(seat, rule, id).with("squares", squares(steps)).with("start", start);
        said.with("end", end).with("square", square(game, game.board.at(end)))
    };
    match steps {
        0 => of(seat, rule, "event-not-moved").with("square", start),
        1.. => sails("event-moved", steps).with("fuel", fuel),
        _ => sails("event-moved-back", -steps),
    }
}

fn paid(seat: Seat, change: i32, why: Why) -> Said {
    let (rule, reason) = match why {
        Why::Square if change < 0 => ("FI-032", "reef"),
        Why::Square => ("FI-031", "square"),
        Why::Shop => ("FI-120", "shop"),
        Why::Sale => ("FI-125", "sale"),
        Why::Barter => ("FI-132", "barter"),
        Why::Fish => ("FI-040", "fish"),
        Why::Duel => ("FI-114", "duel"),
        Why::Bounty => ("FI-044", "bounty"),
    };
    // What is paid for is told beside its price; who leaves prices out knows them by their message.
    let is_price = matches!(why, Why::Shop | Why::Sale | Why::Barter | Why::Fish);
    let id = match (is_price, change < 0) {
        (true, true) => "event-price-paid",
        (true, false) => "event-price-got",
        (false, true) => "event-pearls-lost",
        (false, false) => "event-pearls-gained",
    };
    of(seat, rule, id).with("n", change.abs()).with("reason", Value::word("reason", reason))
}

fn over(winners: Seats, ranking: BySeat<u8>) -> Said {
    let mut places: Vec<(u8, Seat)> = ranking.by_seat().map(|(seat, place)| (*place, seat)).collect();
    places.sort_unstable();
    let said = |(place, seat)| Phrase::new("event-place").with("seat", seat).with("place", place);
    Said::new("FI-143", "event-over")
        .with("winners", winners)
        .with("places", Value::list(places.into_iter().map(said)))
}

fn attacked(seat: Seat, target: Seat, card: Card, fuel: Option<u8>) -> Said {
    let say = |id| of(seat, rule_of_card(card), id).with("other", target);
    match fuel {
        Some(fuel) => say("event-fuel-taken").with("fuel", fuel),
        None if card == Card::Slow => say("event-slowed"),
        None => say("event-blocked"),
    }
}

/// A card, or that it is one of the attacks.
fn known(card: Option<Card>) -> Value {
    card.map_or(Value::Say(Phrase::new("an-attack")), Value::from)
}

fn drawn(seat: Seat, card: Option<Card>, group: Group, result: Drawn) -> Said {
    let (rule, id) = match result {
        Drawn::Kept => ("FI-070", "event-drew-kept"),
        Drawn::Forced if group == Group::Attack => ("FI-074", "event-drew-forced"),
        Drawn::Forced => ("FI-073", "event-drew-forced"),
        Drawn::Discarded if group == Group::Curse => ("FI-094", "event-drew-second-effect"),
        Drawn::Discarded => ("FI-075", "event-drew-useless"),
        Drawn::Curse => ("FI-090", "event-drew-curse"),
        Drawn::NoneLeft => ("FI-071", "event-drew-none-left"),
    };
    let unknown = || Value::Say(Phrase::new("a-card").with("group", group));
    of(seat, rule, id).with("card", card.map_or_else(unknown, Value::from))
}

fn revealed(game: &Fishing, round: u8, items: &[(Seat, Tackle)]) -> Said {
    let shows =
        |(seat, item): &(Seat, Tackle)| Phrase::new("event-shows").with("seat", *seat).with("item", *item);
    Said::new("FI-112", "event-revealed")
        .with("round", round)
        .with("rounds", game.constants.duel_rounds)
        .with("shown", Value::list(items.iter().map(shows)))
}
