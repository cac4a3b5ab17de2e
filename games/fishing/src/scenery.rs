//! What pictures of the loop are drawn from.

use std::collections::BTreeMap;

use engine::Kind;
use serde::Serialize;

use crate::Fishing;
use crate::constants::Constants;
use crate::kinds::{Card, Fish, Group, Item};
use crate::words::card_name;

/// The squares in the marks of the specification, square 0 first, and every price and constant.
#[derive(Debug, Serialize)]
pub struct Scenery {
    board: String,
    name: String,
    squares: Vec<String>,
    fish: Vec<Ware>,
    shop: Vec<Ware>,
    cards: Vec<CardFace>,
    constants: BTreeMap<&'static str, u8>,
}

#[derive(Debug, Serialize)]
struct Ware {
    id: &'static str,
    price: u8,
}

#[derive(Debug, Serialize)]
struct CardFace {
    id: &'static str,
    name: String,
    group: Group,
}

impl Fishing {
    pub(crate) fn scene(&self) -> Scenery {
        let item = |item: &Item| Ware { id: item.name(), price: self.tables.wares[item.index()].price };
        let fish = |fish: &Fish| Ware { id: fish.name(), price: self.tables.prices[fish.index()] };
        let card = |card: &Card| CardFace { id: card.name(), name: card_name(*card), group: card.group() };
        let constant = |name: &&'static str| Some((*name, self.constants.named(name)?));
        Scenery {
            board: self.board.id.clone(),
            name: self.board.name.clone(),
            squares: self.board.squares().iter().map(|square| square.mark()).collect(),
            fish: Fish::ALL.iter().map(fish).collect(),
            shop: Item::ALL.iter().map(item).collect(),
            cards: Card::ALL.iter().map(card).collect(),
            constants: Constants::NAMES.iter().filter_map(constant).collect(),
        }
    }
}
