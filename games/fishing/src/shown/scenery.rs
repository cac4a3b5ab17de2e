//! What pictures of the loop are drawn from.

use std::collections::BTreeMap;

use engine::{Kind, TurnPhase};
use serde::Serialize;

use super::things::own_name;
use crate::Fishing;
use crate::board::Square;
use crate::constants::Constants;
use crate::content::Effect;
use crate::kinds::{Card, Fish, Group, Item, Tackle};
use crate::options::Barter;
use crate::rules::{chance, fish, hidden, moving};

/// FI-010: the phases of a turn, in their order. FI-072: whoever buys gives up the draw.
const PHASES: [TurnPhase; 3] = [
    TurnPhase::new("sail", &["start"], &[]),
    TurnPhase::new("draw", &["main"], &["drew"]).skippable(),
    TurnPhase::new("shop", &["main"], &["bought"]),
];

/// The squares in the marks of the specification, square 0 first, and every price, limit and card. What is printed is
/// called by its message (`board-sound`, `card-slow`, `fish-carp`, `item-fuel`, `tackle-net`).
#[derive(Debug, Serialize)]
pub struct Scenery {
    board: String,
    /// The board's name, if it is a user's.
    #[serde(skip_serializing_if = "Option::is_none")]
    name: Option<String>,
    squares: Vec<String>,
    marks: Marks,
    fish: Vec<Kept>,
    shop: Vec<Ware>,
    cards: Vec<CardFace>,
    duel: Circle,
    die: u8,
    chance_die: u8,
    /// FI-042: the fish that a boat holds, by the number of upgrades in its seat's hand.
    holds: Vec<u8>,
    /// FI-021: with this much fuel or less every second roll at best can be sailed whole.
    low_fuel: u8,
    /// FI-130: whether the table plays with offers and bids.
    barter: bool,
    /// FI-010: the phases of a turn.
    phases: [TurnPhase; 3],
    rules: RuleIds,
    constants: BTreeMap<&'static str, u8>,
}

/// The rules behind what a picture explains by itself.
#[derive(Debug, Serialize)]
struct RuleIds {
    /// Who goes first, and what equal rolls lead to.
    order: [&'static str; 2],
    /// What wins.
    goal: &'static str,
    /// That fish at the market stay there.
    stays: &'static str,
    shop: &'static str,
    /// What beats what, and what equal shows lead to.
    duel: [&'static str; 2],
    /// An offer or a bid, and how many there may be.
    barter: [&'static str; 2],
    /// An offer or a bid, and the answer to it.
    answer: [&'static str; 2],
}

const RULES: RuleIds = RuleIds {
    order: ["FI-003", "FI-004"],
    goal: "FI-061",
    stays: "FI-044",
    shop: "FI-120",
    duel: ["FI-112", "FI-113"],
    barter: ["FI-130", "FI-131"],
    answer: ["FI-130", "FI-132"],
};

/// The marks of squares that are neither fishing spots, which stand with their fish, nor pearls.
#[derive(Debug, Serialize)]
struct Marks {
    market: String,
    drop_off: String,
}

#[derive(Debug, Serialize)]
struct Kept {
    id: &'static str,
    mark: String,
    price: u8,
    /// FI-040: what a catch costs; nothing where fish pay when they are landed.
    catch_price: i32,
}

#[derive(Debug, Serialize)]
struct Ware {
    id: &'static str,
    price: u8,
    stock: u8,
    #[serde(flatten)]
    does: Does,
}

/// `roll` is the number of the chance die that brings the card.
#[derive(Debug, Serialize)]
struct CardFace {
    id: &'static str,
    group: Group,
    #[serde(skip_serializing_if = "Option::is_none")]
    roll: Option<u8>,
    has_price: bool,
    #[serde(flatten)]
    does: Does,
}

/// An effect of `content/`, and how much of it: squares of a move, fuel.
#[derive(Debug, Serialize)]
struct Does {
    effect: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    amount: Option<u8>,
}

/// FI-112: what beats what. FI-113: up to which number the die is for the challenger.
#[derive(Debug, Serialize)]
struct Circle {
    /// What can be shown, in its order.
    items: &'static [Tackle],
    beats: BTreeMap<&'static str, Tackle>,
    challenger_up_to: u8,
}

impl Fishing {
    pub(super) fn scene(&self) -> Scenery {
        let kept = |fish: &Fish| Kept {
            id: fish.name(),
            mark: Square::Spot(*fish).mark(),
            price: self.tables.prices[fish.index()],
            catch_price: fish::catch_price(self, *fish),
        };
        let ware = |item: &Item| {
            let ware = &self.tables.wares[item.index()];
            Ware { id: item.name(), price: ware.price, stock: ware.stock, does: self.does(ware.effect) }
        };
        let card = |card: &Card| CardFace {
            id: card.name(),
            group: card.group(),
            roll: (*card != Card::HiddenAttack).then_some(card.index() as u8 + 1),
            has_price: card.has_price(),
            does: self.does(self.tables.effects[card.index()]),
        };
        let beats = Tackle::ALL.iter().map(|item| (item.name(), self.tables.beats[item.index()]));
        let constant = |name: &&'static str| Some((*name, self.constants.named(name)?));
        Scenery {
            board: self.board.id.clone(),
            name: own_name(self).map(str::to_string),
            squares: self.board.squares().iter().map(|square| square.mark()).collect(),
            marks: Marks { market: Square::Market.mark(), drop_off: Square::DropOff.mark() },
            fish: Fish::ALL.iter().map(kept).collect(),
            shop: Item::ALL.iter().map(ware).collect(),
            cards: Card::ALL.iter().map(card).collect(),
            duel: Circle {
                items: Tackle::ALL,
                beats: beats.collect(),
                challenger_up_to: hidden::CHALLENGER_UP_TO,
            },
            die: moving::DIE,
            chance_die: chance::CHANCE_DIE,
            holds: (0..=self.constants.upgrade_limit)
                .map(|upgrades| fish::capacity_with(self, upgrades))
                .collect(),
            low_fuel: moving::DIE / 2,
            barter: self.options.barter == Barter::On,
            phases: PHASES,
            rules: RULES,
            constants: Constants::NAMES.iter().filter_map(constant).collect(),
        }
    }
}

impl Fishing {
    fn does(&self, effect: Effect) -> Does {
        let (effect, amount) = match effect {
            Effect::Back(most) => ("back", Some(most)),
            Effect::Die => ("die", None),
            Effect::Forward(most) => ("forward", Some(most)),
            Effect::Freeze => ("freeze", None),
            Effect::Leak => ("leak", Some(self.constants.lose_fuel)), // FI-093
            Effect::Slow => ("slow", None),
            Effect::Steal => ("steal", None),
            Effect::Block => ("block", None),
            Effect::Duel => ("duel", None),
            Effect::Refuel(amount) => ("refuel", Some(amount)),
            Effect::Draw => ("draw", None),
        };
        Does { effect, amount }
    }
}
