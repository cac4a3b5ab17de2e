//! Events in words, each with its rule and values.

use engine::{Kind, Names, Said, Seat};

use super::{card_name, pearls, plain, rule_of, rule_of_card, square, squares};
use crate::Fishing;
use crate::action::Action;
use crate::event::{Answered, Drawn, Event, How, Why};
use crate::kinds::{Card, DealKind, EffectKind, Group};

pub(crate) fn event(game: &Fishing, event: &Event, names: &Names) -> Said {
    let of = |seat: Seat| names.of(seat);
    match *event {
        Event::OrderRolled { seat, roll } => {
            Said::new("FI-003", format!("{} rolls {roll} for the order", of(seat)))
        }
        Event::OrderSet { order } => {
            let order: Vec<&str> = order.iter().map(|seat| of(*seat)).collect();
            Said::new("FI-003", format!("Order of play: {}", order.join(", ")))
        }
        Event::TurnStarted { seat, round } => {
            Said::new("FI-010", format!("Round {round}: the turn of {}", of(seat)))
        }
        Event::FuelCurse { seat, change } => {
            Said::new("FI-093", format!("Lose fuel acts on {}: {change:+} fuel", of(seat)))
        }
        Event::EffectEnded { seat, kind } => {
            Said::new(rule_of_effect(kind), format!("{} is no longer {}", of(seat), plain(kind.name())))
        }
        Event::Stayed { seat } => Said::new("FI-022", format!("{} stays", of(seat))),
        Event::Rolled { seat, roll, steps } if steps != roll => {
            Said::new("FI-101", format!("{} rolls {roll}, slowed to {steps}", of(seat)))
        }
        Event::Rolled { seat, roll, .. } => Said::new("FI-020", format!("{} rolls {roll}", of(seat))),
        Event::Moved { .. } | Event::Pearls { .. } => sailing(game, event, names),
        Event::Delivered { .. }
        | Event::Caught { .. }
        | Event::DroppedOff { .. }
        | Event::Released { .. }
        | Event::Deposited { .. }
        | Event::TripBegan { .. } => catching(event, names),
        Event::Finished { .. } | Event::GameOver { .. } => ending(game, event, names),
        Event::Drew { .. }
        | Event::Played { .. }
        | Event::Attacked { .. }
        | Event::Bought { .. }
        | Event::Restocked { .. }
        | Event::TradedIn { .. }
        | Event::Sold { .. }
        | Event::Proposed { .. }
        | Event::Answered { .. }
        | Event::MustDiscard { .. }
        | Event::Discarded { .. } => dealing(event, names),
        Event::Challenged { .. }
        | Event::NoDuel { .. }
        | Event::Chose { .. }
        | Event::Revealed { .. }
        | Event::DuelDie { .. }
        | Event::DuelWon { .. } => duelling(game, event, names),
    }
}

/// Wins and places.
fn ending(game: &Fishing, event: &Event, names: &Names) -> Said {
    let of = |seat: Seat| names.of(seat);
    match *event {
        Event::Finished { seat } => Said::new(
            "FI-061",
            format!("{} is at the market with {} kinds of fish", of(seat), game.constants.kinds_to_win),
        ),
        Event::GameOver { winners, ranking } => {
            let winners: Vec<&str> = winners.iter().map(of).collect();
            let places: Vec<String> =
                ranking.by_seat().map(|(seat, n)| format!("{} {n}", of(seat))).collect();
            Said::new(
                "FI-143",
                format!("The game is over; {} won. Places: {}", winners.join(" and "), places.join(", ")),
            )
        }
        // `event` sends the others elsewhere.
        _ => Said::new("FI-141", String::new()),
    }
}

/// Moves and wallets.
fn sailing(game: &Fishing, event: &Event, names: &Names) -> Said {
    match *event {
        Event::Moved { seat, start, end, steps, fuel, how } => {
            let rule = match how {
                How::Roll => "FI-020",
                How::EngineReverse => "FI-081",
                How::EngineUpgrade => "FI-082",
                How::MoveChoice => "FI-083",
                How::StepBack => "FI-122",
            };
            let name = names.of(seat);
            let text = match steps {
                0 => format!("{name} does not move from square {start}, so the square does nothing"),
                1.. => format!(
                    "{name} sails {} from {start} to {end} ({}) for {fuel} fuel",
                    squares(i32::from(steps)),
                    square(game, game.board.at(end))
                ),
                _ => format!(
                    "{name} goes back {} from {start} to {end} ({})",
                    squares(-i32::from(steps)),
                    square(game, game.board.at(end))
                ),
            };
            Said::new(rule, text)
        }
        Event::Pearls { seat, change, why } => {
            let (rule, reason) = match why {
                Why::Square if change < 0 => ("FI-032", "for the square, as far as the wallet goes"),
                Why::Square => ("FI-031", "for the square"),
                Why::Shop => ("FI-120", "at the shop"),
                Why::Sale => ("FI-125", "for a card sold"),
                Why::Barter => ("FI-132", "in a barter"),
                Why::Fish => ("FI-040", "for a fish"),
                Why::Duel => ("FI-114", "by the duel"),
                Why::Bounty => ("FI-044", "for fish at the market"),
            };
            Said::new(rule, format!("{} {change:+} pearls {reason}", names.of(seat)))
        }
        // `event` sends the others elsewhere.
        _ => Said::new("FI-030", String::new()),
    }
}

/// Fish and trips.
fn catching(event: &Event, names: &Names) -> Said {
    let of = |seat: Seat| names.of(seat);
    match *event {
        Event::Delivered { seat, fish, count } => Said::new(
            "FI-051",
            format!("{count} {} of {} reached the market from the drop-off", fish.name(), of(seat)),
        ),
        Event::Caught { seat, fish } => {
            Said::new("FI-040", format!("{} catches a {}", of(seat), fish.name()))
        }
        Event::DroppedOff { seat, fish } => Said::new(
            "FI-050",
            format!(
                "{} drops off a {}: it arrives next turn, and {} cannot win in this one",
                of(seat),
                fish.name(),
                of(seat)
            ),
        ),
        Event::Released { seat, fish } => {
            Said::new("FI-043", format!("{} must let a {} go: the hold has shrunk", of(seat), fish.name()))
        }
        Event::Deposited { seat, fish, count } => {
            Said::new("FI-060", format!("{} lands {count} {} at the market", of(seat), fish.name()))
        }
        Event::TripBegan { seat, trip } => {
            Said::new("FI-062", format!("{} has not won yet; trip {trip} begins", of(seat)))
        }
        // `event` sends the others elsewhere.
        _ => Said::new("FI-044", String::new()),
    }
}

/// Cards, shop and barter.
fn dealing(event: &Event, names: &Names) -> Said {
    let of = |seat: Seat| names.of(seat);
    match *event {
        Event::Drew { seat, group, card, result, .. } => drawn(seat, card, group, result, names),
        Event::Played { seat, card } => {
            Said::new(rule_of_card(card), format!("{} plays {}", of(seat), card_name(card)))
        }
        Event::Attacked { seat, target, card, fuel } => {
            let what = match fuel {
                Some(fuel) => format!("takes {fuel} fuel from {}", of(target)),
                None if card == Card::Slow => format!("slows {} in its next turn", of(target)),
                None => format!("blocks {} until the next turn of {}", of(target), of(seat)),
            };
            Said::new(rule_of_card(card), format!("{} {what}", of(seat)))
        }
        Event::Bought { seat, item, price } => Said::new(
            rule_of(&Action::Buy { item, steps: None }),
            format!("{} buys {} for {}", of(seat), plain(item.name()), pearls(i32::from(price))),
        ),
        Event::Restocked { item } => {
            Said::new("FI-124", format!("The shop has {} again in full", plain(item.name())))
        }
        Event::TradedIn { seat, card } => {
            let card = card.map_or("an attack card".to_string(), card_name);
            Said::new("FI-110", format!("{} trades in {card} for a hidden attack", of(seat)))
        }
        Event::Sold { seat, card, price } => Said::new(
            "FI-125",
            format!("{} sells {} for {}", of(seat), card_name(card), pearls(i32::from(price))),
        ),
        Event::Proposed { seat, kind, card, seller, buyer, price } => {
            let (card, price) = (card_name(card), pearls(i32::from(price)));
            let text = match kind {
                DealKind::Offer => format!("{} offers {card} to {} for {price}", of(seat), of(buyer)),
                DealKind::Bid => format!("{} bids {price} for the {card} of {}", of(seat), of(seller)),
            };
            Said::new("FI-130", text)
        }
        Event::Answered { seat, answer: Answered::Accept } => {
            Said::new("FI-132", format!("{} accepts", of(seat)))
        }
        Event::Answered { seat, answer: Answered::Refuse } => {
            Said::new("FI-132", format!("{} refuses", of(seat)))
        }
        Event::MustDiscard { seat } => Said::new(
            "FI-077",
            format!("{} has kept a full attack hand for too long and must discard", of(seat)),
        ),
        Event::Discarded { seat, card } => {
            Said::new("FI-077", format!("{} discards {}", of(seat), card_name(card)))
        }
        // `event` sends the others elsewhere.
        _ => Said::new("FI-070", String::new()),
    }
}

fn drawn(seat: Seat, card: Option<Card>, group: Group, result: Drawn, names: &Names) -> Said {
    let name = names.of(seat);
    let card = card.map_or(format!("a card of the group {}", group.name()), card_name);
    match result {
        Drawn::Kept => Said::new("FI-070", format!("{name} draws {card} and keeps it")),
        Drawn::Forced => {
            let rule = if group == Group::Attack { "FI-074" } else { "FI-073" };
            Said::new(rule, format!("{name} draws {card}: the hand is full, so it is used at once"))
        }
        Drawn::Discarded if group == Group::Curse => Said::new(
            "FI-094",
            format!("{name} draws {card}: another effect lies on {name}, so it is discarded"),
        ),
        Drawn::Discarded => {
            Said::new("FI-075", format!("{name} draws {card}: it can do nothing now and is discarded"))
        }
        Drawn::Curse => {
            Said::new("FI-090", format!("{name} draws {card}: it acts in the next turn of {name}"))
        }
        Drawn::NoneLeft => Said::new("FI-071", format!("{name} draws {card}, but no copy is left")),
    }
}

fn duelling(game: &Fishing, event: &Event, names: &Names) -> Said {
    let of = |seat: Seat| names.of(seat);
    match *event {
        Event::Challenged { seat, target } => {
            Said::new("FI-111", format!("{} challenges {}", of(seat), of(target)))
        }
        Event::NoDuel { target, .. } => {
            Said::new("FI-115", format!("{} has no hidden attack: nothing happens", of(target)))
        }
        Event::Chose { seat } => Said::new("FI-112", format!("{} has chosen", of(seat))),
        Event::Revealed { round, items } => {
            let shown: Vec<String> = items
                .0
                .iter()
                .map(|(seat, item)| format!("{} shows the {}", of(*seat), item.name()))
                .collect();
            let rounds = game.constants.duel_rounds;
            Said::new("FI-112", format!("Show {round} of at most {rounds}: {}", shown.join(", ")))
        }
        Event::DuelDie { roll } => Said::new("FI-113", format!("All shows were equal; the die says {roll}")),
        Event::DuelWon { winner, loser } => Said::new(
            "FI-114",
            format!("{} wins the duel; {} loses its hidden attack and pearls", of(winner), of(loser)),
        ),
        // `event` sends the others elsewhere.
        _ => Said::new("FI-012", String::new()),
    }
}

fn rule_of_effect(kind: EffectKind) -> &'static str {
    match kind {
        EffectKind::Frozen => "FI-091",
        EffectKind::LoseFuel => "FI-093",
        EffectKind::Slow => "FI-101",
        EffectKind::Blocked => "FI-104",
    }
}
