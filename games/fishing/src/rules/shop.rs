//! Shop and sale: FI-120 to FI-126. (FI-126: a wallet has no upper limit.)

use engine::{Illegal, Kind, Seat};

use super::{effects, fish, moving, squares};
use crate::Fishing;
use crate::action::Action;
use crate::content::Effect;
use crate::event::{Dealer, Event, Why};
use crate::hand::Cards;
use crate::kinds::{Card, Item};
use crate::options::{EarlyRefuel, ShopSupply};
use crate::position::{Phase, Position, stock};

/// FI-120: everything that the seat can buy in `main`.
#[inline]
pub(crate) fn list(game: &Fishing, position: &Position, seat: Seat, out: &mut Vec<Action>) {
    let pearls = position.boats[seat].pearls;
    for item in Item::ALL {
        let ware = &game.tables.wares[item.index()];
        let price = i32::from(ware.price);
        if stock(&position.shop, *item) == 0 || pearls < price || is_used_up(game, position, *item) {
            continue;
        }
        match ware.effect {
            Effect::Back(most) => {
                for steps in 1..=moving::reach_back(game, position, seat, most) {
                    if pearls >= price * i32::from(steps) {
                        out.push(Action::Buy { item: *item, steps: Some(steps) });
                    }
                }
            }
            Effect::Refuel(_) if position.boats[seat].fuel >= game.constants.tank => {}
            _ => out.push(Action::Buy { item: *item, steps: None }),
        }
    }
}

#[inline]
pub(crate) fn list_early_fuel(game: &Fishing, position: &Position, seat: Seat, out: &mut Vec<Action>) {
    let boat = &position.boats[seat];
    if is_open_early(game, position, seat)
        && stock(&position.shop, Item::Fuel) > 0
        && boat.pearls >= price_of(game, Item::Fuel, None)
        && boat.fuel < game.constants.tank
    {
        out.push(Action::Buy { item: Item::Fuel, steps: None });
    }
}

/// FI-023: before the movement fuel is sold to an empty tank only; with `early_refuel: always` to any.
#[inline]
fn is_open_early(game: &Fishing, position: &Position, seat: Seat) -> bool {
    match game.options.early_refuel {
        EarlyRefuel::EmptyOnly => position.boats[seat].fuel == 0,
        EarlyRefuel::Always => true,
    }
}

/// FI-121, FI-122, FI-123: the price, for a step back of all its steps.
#[inline]
pub(crate) fn price_of(game: &Fishing, item: Item, steps: Option<u8>) -> i32 {
    i32::from(game.tables.wares[item.index()].price) * i32::from(steps.unwrap_or(1))
}

/// FI-122, FI-123: whether the seat has bought this as often as a turn allows.
#[inline]
fn is_used_up(game: &Fishing, position: &Position, item: Item) -> bool {
    match item {
        Item::Fuel => false,
        Item::StepBack => position.turn.step_backs >= game.constants.steps_per_turn,
        Item::Draw => position.turn.extra_draws >= game.constants.extra_draws_per_turn,
    }
}

/// Whether the seat can buy this, and if not, by which rule.
pub(crate) fn check(
    game: &Fishing,
    position: &Position,
    seat: Seat,
    item: Item,
    steps: Option<u8>,
) -> Result<(), Illegal> {
    let boat = &position.boats[seat];
    if steps.is_some() && item != Item::StepBack {
        return Err(Illegal::new("FI-122", "refused-item-steps").with("item", item));
    }
    if matches!(position.phase, Phase::Start) && !(item == Item::Fuel && is_open_early(game, position, seat))
    {
        return Err(match game.options.early_refuel {
            EarlyRefuel::EmptyOnly => Illegal::new("FI-023", "refused-early-fuel").with("fuel", boat.fuel),
            EarlyRefuel::Always => Illegal::new("FI-023", "refused-early-shop"),
        });
    }
    if is_used_up(game, position, item) {
        let rule = if item == Item::Draw { "FI-123" } else { "FI-122" };
        return Err(Illegal::new(rule, "refused-bought").with("item", item));
    }
    if stock(&position.shop, item) == 0 {
        return Err(Illegal::new("FI-124", "refused-sold-out").with("item", item));
    }
    match game.tables.wares[item.index()].effect {
        Effect::Back(most) => {
            let reach = moving::reach_back(game, position, seat, most);
            moving::check_steps(game, position, seat, "FI-122", steps, reach)?;
        }
        Effect::Refuel(_) if boat.fuel >= game.constants.tank => {
            return Err(Illegal::new("FI-121", "refused-tank-full").with("fuel", boat.fuel));
        }
        _ => {}
    }
    let price = price_of(game, item, steps);
    if boat.pearls < price {
        return Err(Illegal::new("FI-120", "refused-item-price")
            .with("item", item)
            .with("price", price)
            .with("pearls", boat.pearls));
    }
    Ok(())
}

/// FI-120: what is bought acts at once. FI-072: a purchase in `main` gives up a draw not yet made.
pub(crate) fn buy(
    game: &Fishing,
    position: &mut Position,
    seat: Seat,
    item: Item,
    steps: Option<u8>,
    dealer: &mut Dealer<'_>,
) {
    position.turn.bought |= matches!(position.phase, Phase::Main);
    position.turn.step_backs += u8::from(item == Item::StepBack);
    position.turn.extra_draws += u8::from(item == Item::Draw);
    if game.options.shop_supply != ShopSupply::Endless {
        position.shop[item.index()] = stock(&position.shop, item).saturating_sub(1); // FI-124
    }
    if let Effect::Refuel(amount) = game.tables.wares[item.index()].effect {
        position.boats[seat].refuel(amount, game.constants.tank); // FI-121
    }
    let price = price_of(game, item, steps);
    dealer.tell(position, || Event::Bought { seat, item, price: price as u8 });
    squares::pay(position, seat, -price, Why::Shop, dealer);
    effects::run_item(game, position, seat, item, steps, dealer);
}

/// FI-124: when a round begins, sold-out items come back in full.
pub(crate) fn restock(game: &Fishing, position: &mut Position, dealer: &mut Dealer<'_>) {
    match game.options.shop_supply {
        ShopSupply::Restock => {}
        ShopSupply::PerGame | ShopSupply::Endless => return,
    }
    for item in Item::ALL.iter().copied() {
        if stock(&position.shop, item) == 0 {
            position.shop[item.index()] = game.tables.wares[item.index()].stock;
            dealer.tell(position, || Event::Restocked { item });
        }
    }
}

#[inline]
pub(crate) fn list_sales(position: &Position, seat: Seat, out: &mut Vec<Action>) {
    for card in position.boats[seat].hand.kinds(Cards::PRICED) {
        out.push(Action::Sell { card });
    }
}

/// FI-125: upgrades and chance attack cards can be sold. FI-116: a hidden attack cannot.
pub(crate) fn check_sale(position: &Position, seat: Seat, card: Card) -> Result<(), Illegal> {
    if card == Card::HiddenAttack {
        return Err(Illegal::new("FI-116", "refused-sale-hidden"));
    }
    if !position.boats[seat].hand.has(card) {
        return Err(Illegal::new("FI-125", "refused-none-to-sell").with("card", card));
    }
    Ok(())
}

/// FI-125: the shop pays its price for a card, whatever it is.
pub(crate) fn sell(game: &Fishing, position: &mut Position, seat: Seat, card: Card, dealer: &mut Dealer<'_>) {
    let price = game.constants.sell_price;
    position.boats[seat].hand.take(card);
    dealer.tell(position, || Event::Sold { seat, card, price });
    squares::pay(position, seat, i32::from(price), Why::Sale, dealer);
    let resume = position.phase.resume();
    fish::after_losing_upgrade(game, position, seat, resume, None, dealer);
}
