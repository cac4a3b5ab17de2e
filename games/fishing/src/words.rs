//! Actions, events and forecasts in words, each with its rule.

use engine::{Kind, Names, Said, Seat};

use crate::Fishing;
use crate::action::Action;
use crate::board::Square;
use crate::event::{Answered, Drawn, Event, How, Why};
use crate::forecast::{Forecast, Stop};
use crate::kinds::{Card, DealKind, EffectKind, Fish, Item};
use crate::position::{Phase, Position};
use crate::rules::{attacks, shop};

/// A name of the notation as people say it.
pub(crate) fn plain(name: &str) -> String {
    name.replace('_', " ")
}

fn card_name(card: Card) -> String {
    plain(card.name())
}

fn pearls(n: i32) -> String {
    if n == 1 { "1 pearl".to_string() } else { format!("{n} pearls") }
}

fn squares(n: i32) -> String {
    if n == 1 { "1 square".to_string() } else { format!("{n} squares") }
}

/// A square in words.
pub(crate) fn square(game: &Fishing, mark: Square) -> String {
    match mark {
        Square::Market => "the market".to_string(),
        Square::DropOff => "a drop-off".to_string(),
        Square::Pearls(change) => format!("{change:+} pearls"),
        Square::Spot(fish) => format!("{} for {}", fish.name(), game.tables.prices[fish.index()]),
    }
}

pub(crate) fn action(game: &Fishing, view: &Position, seat: Seat, action: &Action, names: &Names) -> String {
    match *action {
        Action::RollOrder {} => "Roll for the order of play".to_string(),
        Action::Stay {} => "Stay: give up the movement of this turn".to_string(),
        Action::Roll {} => "Roll the die and sail, 1 fuel a square".to_string(),
        Action::EndTurn {} => "End the turn".to_string(),
        Action::Draw {} => "Draw a chance card".to_string(),
        Action::Buy { item, steps } => purchase(game, item, steps),
        Action::TradeIn { card } => format!("Trade in {} for a hidden attack", card_name(card)),
        Action::Settle {} => {
            let price = i32::from(game.constants.sell_price);
            let count = view.boats[seat].hand.upgrades();
            format!("Settle: sell {count} upgrades for {} each", pearls(price))
        }
        Action::Use { card, steps, target } => {
            format!("Use {}", use_of(game, view, seat, card, steps, target, names))
        }
        Action::Play { card, steps, target } => {
            format!("Play {}", use_of(game, view, seat, card, steps, target, names))
        }
        Action::Accept {} => answer(view, names, "Accept"),
        Action::Refuse {} => answer(view, names, "Refuse"),
        Action::Release { fish } => format!("Release the {}", fish.name()),
        Action::Show { item } => format!("Show the {}", item.name()),
        Action::Discard { card } => format!("Discard {}", card_name(card)),
        Action::Challenge { target } => format!("Challenge {} with your hidden attack", names.of(target)),
        Action::Sell { card } => {
            format!(
                "Sell {} to the shop for {}",
                card_name(card),
                pearls(i32::from(game.constants.sell_price))
            )
        }
        Action::Offer { card, to, price } => {
            format!("Offer {} to {} for {}", card_name(card), names.of(to), pearls(i32::from(price)))
        }
        Action::Bid { card, from, price } => {
            format!("Bid {} for the {} of {}", pearls(i32::from(price)), card_name(card), names.of(from))
        }
        Action::Catch {} => match game.board.at(view.boats[seat].pos) {
            Square::Spot(fish) => {
                let price = crate::rules::fish::catch_price(game, fish);
                format!("Catch a {} for {}", fish.name(), pearls(price))
            }
            Square::Market | Square::DropOff | Square::Pearls(_) => "Catch a fish".to_string(),
        },
        Action::DropOff { fish } => format!("Drop off the {}: no win in this turn", fish.name()),
    }
}

fn purchase(game: &Fishing, item: Item, steps: Option<u8>) -> String {
    let price = pearls(shop::price_of(game, item, steps));
    match item {
        Item::Fuel => format!("Buy {} fuel for {price}", game.constants.fuel_amount),
        Item::StepBack => format!("Step back {} for {price}", squares(i32::from(steps.unwrap_or(1)))),
        Item::Draw => format!("Buy an extra draw for {price}"),
    }
}

fn use_of(
    game: &Fishing,
    view: &Position,
    seat: Seat,
    card: Card,
    steps: Option<u8>,
    target: Option<Seat>,
    names: &Names,
) -> String {
    let steps = squares(i32::from(steps.unwrap_or_default()));
    let rival = target.map_or("nobody", |target| names.of(target));
    match card {
        Card::EngineReverse => format!("engine reverse: {steps} back, free of fuel"),
        Card::EngineUpgrade => "engine upgrade: roll and sail, free of fuel".to_string(),
        Card::MoveChoice => format!("move choice: {steps} forward"),
        Card::Slow => format!("slow on {rival}: its die moves are halved in its next turn"),
        Card::StealFuel => {
            let fuel = target.map_or(0, |target| attacks::loot(game, view, seat, target));
            format!("steal fuel: take {fuel} from {rival}")
        }
        Card::Block => format!("block on {rival}: no die takes it past you before your next turn"),
        Card::Frozen | Card::LoseFuel | Card::HiddenAttack => card_name(card),
    }
}

fn answer(view: &Position, names: &Names, word: &str) -> String {
    let Phase::Answer(deal) = view.phase else { return word.to_string() };
    let (card, price) = (card_name(deal.card), pearls(i32::from(deal.price)));
    match deal.kind {
        DealKind::Offer => format!("{word}: {card} from {} for {price}", names.of(deal.seller)),
        DealKind::Bid => format!("{word}: {price} from {} for your {card}", names.of(deal.buyer)),
    }
}

pub(crate) fn rule_of(action: &Action) -> &'static str {
    match *action {
        Action::RollOrder {} => "FI-003",
        Action::Stay {} => "FI-022",
        Action::Roll {} => "FI-020",
        Action::EndTurn {} => "FI-013",
        Action::Draw {} => "FI-070",
        Action::Buy { item: Item::Fuel, .. } => "FI-121",
        Action::Buy { item: Item::StepBack, .. } => "FI-122",
        Action::Buy { item: Item::Draw, .. } => "FI-123",
        Action::TradeIn { .. } => "FI-110",
        Action::Settle {} => "FI-063",
        Action::Use { card, .. } | Action::Play { card, .. } => rule_of_card(card),
        Action::Accept {} | Action::Refuse {} => "FI-132",
        Action::Release { .. } => "FI-043",
        Action::Show { .. } => "FI-112",
        Action::Discard { .. } => "FI-077",
        Action::Challenge { .. } => "FI-111",
        Action::Sell { .. } => "FI-125",
        Action::Offer { .. } | Action::Bid { .. } => "FI-130",
        Action::Catch {} => "FI-040",
        Action::DropOff { .. } => "FI-050",
    }
}

fn rule_of_card(card: Card) -> &'static str {
    match card {
        Card::EngineReverse => "FI-081",
        Card::EngineUpgrade => "FI-082",
        Card::MoveChoice => "FI-083",
        Card::Frozen => "FI-091",
        Card::LoseFuel => "FI-093",
        Card::Slow => "FI-101",
        Card::StealFuel => "FI-102",
        Card::Block => "FI-103",
        Card::HiddenAttack => "FI-111",
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
        Event::Delivered { seat, fish, count } => Said::new(
            "FI-051",
            format!("{count} {} of {} reached the market from the drop-off", fish.name(), of(seat)),
        ),
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
        _ => dealing(game, event, names),
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
        _ => Said::new("FI-030", String::new()),
    }
}

/// Cards, shop, barter and duels.
fn dealing(game: &Fishing, event: &Event, names: &Names) -> Said {
    let of = |seat: Seat| names.of(seat);
    match *event {
        Event::Drew { seat, group, card, result, .. } => drawn(seat, card, group.name(), result, names),
        Event::Played { seat, card } => {
            Said::new(rule_of_card(card), format!("{} plays {}", of(seat), card_name(card)))
        }
        Event::Attacked { seat, target, card, fuel } => {
            let what = match fuel {
                Some(fuel) => format!("takes {fuel} fuel from {}", of(target)),
                None if card == Card::Slow => format!("slows {} in its next turn", of(target)),
                None => format!("blocks {} until its own next turn", of(target)),
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
        _ => duelling(game, event, names),
    }
}

fn drawn(seat: Seat, card: Option<Card>, group: &str, result: Drawn, names: &Names) -> Said {
    let name = names.of(seat);
    let card = card.map_or(format!("a card of the group {group}"), card_name);
    match result {
        Drawn::Kept => Said::new("FI-070", format!("{name} draws {card} and keeps it")),
        Drawn::Forced => {
            Said::new("FI-073", format!("{name} draws {card}: the hand is full, so it is used at once"))
        }
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
        _ => Said::new("FI-012", String::new()),
    }
}

pub(crate) fn forecast(game: &Fishing, forecast: &Forecast) -> String {
    let mut parts = Vec::new();
    let place = |stop: &Stop| {
        if stop.wins {
            return "the market, and a win".to_string();
        }
        format!("{} ({})", stop.square, square(game, stop.mark))
    };
    match &forecast.stops[..] {
        [] => {}
        [one] if one.roll.is_none() => parts.push(format!("to {}", place(one))),
        several => {
            let one = |stop: &Stop| format!("{}: {}", stop.roll.unwrap_or_default(), place(stop));
            parts.push(several.iter().map(one).collect::<Vec<_>>().join("; "));
        }
    }
    if let (Some(fuel), Some(pearls)) = (forecast.fuel, forecast.pearls) {
        parts.push(format!("then fuel {fuel}, pearls {pearls}"));
    }
    if forecast.fish_lost > 0 {
        parts.push(format!("costs {} fish aboard (FI-043)", forecast.fish_lost));
    }
    if forecast.gives_up_draw {
        parts.push("gives up the draw (FI-072)".to_string());
    }
    if forecast.wins {
        parts.push("wins".to_string());
    } else if let Some(turns) = forecast.least_turns {
        let missing = match forecast.kinds_missing {
            0 => "no kind missing".to_string(),
            1 => "1 kind missing".to_string(),
            n => format!("{n} kinds missing"),
        };
        parts.push(format!("{missing}, at least {turns} more turns"));
    }
    parts.join("; ")
}

/// A list of fish such as `2 carp, salmon`.
pub(crate) fn fish_list(count: impl Fn(Fish) -> u16) -> String {
    let one = |fish: &Fish| match count(*fish) {
        0 => None,
        1 => Some(fish.name().to_string()),
        n => Some(format!("{n} {}", fish.name())),
    };
    let list: Vec<String> = Fish::ALL.iter().filter_map(one).collect();
    if list.is_empty() { "none".to_string() } else { list.join(", ") }
}
