//! Actions and forecasts in words; events in `words/events.rs`. Each with its rule.

mod events;

use engine::{Kind, Names, Seat};

pub(crate) use self::events::event;

use crate::Fishing;
use crate::action::Action;
use crate::board::Square;
use crate::forecast::{Forecast, Stop};
use crate::kinds::{Card, DealKind, Fish, Item};
use crate::options::FishPrice;
use crate::position::{Phase, Position};
use crate::rules::{attacks, shop};

/// A name of the notation as people say it.
pub(crate) fn plain(name: &str) -> String {
    name.replace('_', " ")
}

pub(crate) fn card_name(card: Card) -> String {
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
        Square::Spot(fish) => {
            let price = game.tables.prices[fish.index()];
            match game.options.fish_price {
                FishPrice::Cost => format!("{} for {price}", fish.name()),
                FishPrice::Bounty => format!("{}, which pays {price}", fish.name()),
            }
        }
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
                let price = if price == 0 { "nothing".to_string() } else { pearls(price) };
                format!("Catch a {} for {price}", fish.name())
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
            let known = target.filter(|target| target.0 < view.boats.seats());
            let fuel = known.map_or(0, |target| attacks::loot(game, view, seat, target));
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
        parts.push(match turns {
            0 => format!("{missing}, a win is possible in this turn"),
            1 => format!("{missing}, at least 1 more turn"),
            _ => format!("{missing}, at least {turns} more turns"),
        });
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
