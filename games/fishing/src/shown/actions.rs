//! Actions in words, each with its rule.

use engine::{Kind, Phrase, Said, Seat, Value};

use super::things::{pearls, squares};
use crate::Fishing;
use crate::action::Action;
use crate::board::Square;
use crate::content::Effect;
use crate::kinds::{Card, DealKind, Item};
use crate::position::{Phase, Position};
use crate::rules::{attacks, fish, shop};

pub(super) fn action(game: &Fishing, view: &Position, seat: Seat, action: &Action) -> Said {
    let say = |id| Said::new(rule_of(action), id);
    match *action {
        Action::RollOrder {} => say("action-roll-order"),
        Action::Stay {} => say("action-stay"),
        Action::Roll {} => say("action-roll"),
        Action::EndTurn {} => say("action-end-turn"),
        Action::Draw {} => say("action-draw"),
        Action::Buy { item, steps } => purchase(game, item, steps, say),
        Action::TradeIn { card } => say("action-trade-in").with("card", card),
        Action::Settle {} => say("action-settle")
            .with("count", view.boats[seat].hand.upgrades())
            .with("pearls", pearls(game.constants.sell_price)),
        Action::Use { card, steps, target } => {
            say("action-use").with("what", use_of(game, view, seat, card, steps, target))
        }
        Action::Play { card, steps, target } => {
            say("action-play").with("what", use_of(game, view, seat, card, steps, target))
        }
        Action::Accept {} => answer(view, say, ["action-accept-offer", "action-accept-bid", "action-accept"]),
        Action::Refuse {} => answer(view, say, ["action-refuse-offer", "action-refuse-bid", "action-refuse"]),
        Action::Release { fish } => say("action-release").with("fish", fish),
        Action::Show { item } => say("action-show").with("item", item),
        Action::Discard { card } => say("action-discard").with("card", card),
        Action::Challenge { target } => say("action-challenge").with("seat", target),
        Action::Sell { card } => {
            say("action-sell").with("card", card).with("pearls", pearls(game.constants.sell_price))
        }
        Action::Offer { card, to, price } => {
            say("action-offer").with("card", card).with("seat", to).with("pearls", pearls(price))
        }
        Action::Bid { card, from, price } => {
            say("action-bid").with("card", card).with("seat", from).with("pearls", pearls(price))
        }
        Action::Catch {} => match game.board.at(view.boats[seat].pos) {
            Square::Spot(kind) => match fish::catch_price(game, kind) {
                0 => say("action-catch-free").with("fish", kind),
                price => say("action-catch").with("fish", kind).with("pearls", pearls(price)),
            },
            Square::Market | Square::DropOff | Square::Pearls(_) => say("action-catch-none"),
        },
        Action::DropOff { fish } => say("action-drop-off").with("fish", fish),
    }
}

fn purchase(game: &Fishing, item: Item, steps: Option<u8>, say: impl Fn(&'static str) -> Said) -> Said {
    let price = pearls(shop::price_of(game, item, steps));
    let said = match item {
        Item::Fuel => {
            let fuel = match game.tables.wares[item.index()].effect {
                Effect::Refuel(amount) => amount,
                _ => game.constants.fuel_amount,
            };
            say("action-buy-fuel").with("fuel", fuel)
        }
        Item::StepBack => say("action-step-back").with("squares", squares(steps.unwrap_or(1))),
        Item::Draw => say("action-buy-draw"),
    };
    said.with("pearls", price)
}

/// A card with what it does.
fn use_of(
    game: &Fishing,
    view: &Position,
    seat: Seat,
    card: Card,
    steps: Option<u8>,
    target: Option<Seat>,
) -> Value {
    let steps = squares(steps.unwrap_or_default());
    let rival = target.map_or(Value::Say(Phrase::new("nobody")), Value::from);
    let phrase = match card {
        Card::EngineReverse => Phrase::new("action-engine-reverse").with("squares", steps),
        Card::EngineUpgrade => Phrase::new("action-engine-upgrade"),
        Card::MoveChoice => Phrase::new("action-move-choice").with("squares", steps),
        Card::Slow => Phrase::new("action-slow").with("seat", rival),
        Card::StealFuel => {
            let known = target.filter(|target| target.0 < view.boats.seats());
            let fuel = known.map_or(0, |target| attacks::loot(game, view, seat, target));
            Phrase::new("action-steal-fuel").with("fuel", fuel).with("seat", rival)
        }
        Card::Block => Phrase::new("action-block").with("seat", rival),
        Card::Frozen | Card::LoseFuel | Card::HiddenAttack => return card.into(),
    };
    phrase.into()
}

/// The answer to an offer, to a bid, and to nothing.
fn answer(
    view: &Position,
    say: impl Fn(&'static str) -> Said,
    [offer, bid, none]: [&'static str; 3],
) -> Said {
    let Phase::Answer(deal) = view.phase else { return say(none) };
    let (id, other) = match deal.kind {
        DealKind::Offer => (offer, deal.seller),
        DealKind::Bid => (bid, deal.buyer),
    };
    say(id).with("card", deal.card).with("seat", other).with("pearls", pearls(deal.price))
}

pub(super) fn rule_of(action: &Action) -> &'static str {
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

pub(super) fn rule_of_card(card: Card) -> &'static str {
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
