//! The JSON of positions (SPEC.md part 8): every documented key is written, keys left out are read as their
//! defaults.

mod boats;
mod phases;

use std::collections::BTreeMap;

use engine::{BySeat, Fault, Game, Kind, List, Notation, Phrase, Seat, Seats, Value};
use serde::{Deserialize, Serialize};

use self::boats::{read_boat, write_boat};
use self::phases::{read_phase, write_pending};
use crate::Fishing;
use crate::audit::unsound;
use crate::kinds::{Card, DealKind, EffectKind, Item, Tackle};
use crate::options::Options;
use crate::position::{Phase, Position, Resume, Turn};
use crate::rules::{end, order};

/// A position as it is written.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Written {
    #[serde(default = "one")]
    round: u8,
    #[serde(default)]
    turn_order: Option<Vec<Seat>>,
    #[serde(default)]
    active: Option<Seat>,
    #[serde(default)]
    phase: PhaseName,
    #[serde(default)]
    shop: WrittenShop,
    #[serde(default)]
    turn: WrittenTurn,
    #[serde(default)]
    pending: Option<Pending>,
    #[serde(default)]
    finishers: Seats,
    #[serde(default)]
    winners: Seats,
    #[serde(default)]
    ranking: Vec<u8>,
    players: Vec<WrittenBoat>,
}

engine::kinds! {
    /// The phases by name.
    enum PhaseName {
        Start = "start",
        Setup = "setup",
        Main = "main",
        Clearing = "clearing",
        Forced = "forced",
        Answer = "answer",
        Release = "release",
        Duel = "duel",
        Discard = "discard",
        Over = "over",
    }
}

#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields, default)]
struct WrittenShop {
    fuel: Option<u8>,
    step_back: Option<u8>,
    draw: Option<u8>,
}

#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields, default)]
struct WrittenTurn {
    docked: bool,
    dropped: bool,
    drew: bool,
    bought: bool,
    upgrade_played: bool,
    step_backs: u8,
    extra_draws: u8,
    proposals: u8,
    challenges: u8,
}

/// The keys of all pending phases; each phase has some of them.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields, default)]
struct Pending {
    #[serde(skip_serializing_if = "Option::is_none")]
    groups: Option<Vec<Vec<Seat>>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    rolls: Option<BTreeMap<u8, u8>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    tries: Option<u8>,
    #[serde(skip_serializing_if = "Option::is_none")]
    kind: Option<DealKind>,
    #[serde(skip_serializing_if = "Option::is_none")]
    card: Option<Card>,
    #[serde(skip_serializing_if = "Option::is_none")]
    seller: Option<Seat>,
    #[serde(skip_serializing_if = "Option::is_none")]
    buyer: Option<Seat>,
    #[serde(skip_serializing_if = "Option::is_none")]
    price: Option<u8>,
    #[serde(skip_serializing_if = "Option::is_none")]
    seat: Option<Seat>,
    #[serde(skip_serializing_if = "Option::is_none")]
    challenger: Option<Seat>,
    #[serde(skip_serializing_if = "Option::is_none")]
    target: Option<Seat>,
    #[serde(skip_serializing_if = "Option::is_none")]
    round: Option<u8>,
    #[serde(skip_serializing_if = "Option::is_none")]
    choices: Option<BTreeMap<u8, Tackle>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    waiting: Option<Seats>,
    #[serde(skip_serializing_if = "Option::is_none")]
    resume: Option<Resume>,
    #[serde(skip_serializing_if = "Option::is_none", deserialize_with = "there")]
    then: Option<Option<WrittenPlay>>,
}

/// The card that acts after a release.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
struct WrittenPlay {
    card: Card,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    steps: Option<u8>,
}

#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields, default)]
struct WrittenBoat {
    pearls: Option<u32>,
    fuel: Option<u8>,
    pos: u8,
    trip: Option<u8>,
    full_turns: u8,
    effect: Option<WrittenEffect>,
    upgrades: WrittenUpgrades,
    attacks: WrittenAttacks,
    aboard: WrittenFish,
    in_transit: WrittenFish,
    market: WrittenFish,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
struct WrittenEffect {
    kind: EffectKind,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    by: Option<Seat>,
    #[serde(default)]
    in_force: Option<bool>,
}

/// Upgrades by kind, or their number alone.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields, default)]
struct WrittenUpgrades {
    #[serde(skip_serializing_if = "Option::is_none")]
    count: Option<u8>,
    #[serde(skip_serializing_if = "Option::is_none")]
    engine_reverse: Option<u8>,
    #[serde(skip_serializing_if = "Option::is_none")]
    engine_upgrade: Option<u8>,
    #[serde(skip_serializing_if = "Option::is_none")]
    move_choice: Option<u8>,
}

/// Attack cards by kind, or their number and the hidden attacks among them.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields, default)]
struct WrittenAttacks {
    #[serde(skip_serializing_if = "Option::is_none")]
    count: Option<u8>,
    #[serde(skip_serializing_if = "Option::is_none")]
    slow: Option<u8>,
    #[serde(skip_serializing_if = "Option::is_none")]
    steal_fuel: Option<u8>,
    #[serde(skip_serializing_if = "Option::is_none")]
    block: Option<u8>,
    hidden_attack: u8,
}

#[derive(Clone, Copy, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields, default)]
struct WrittenFish {
    salmon: u16,
    trout: u16,
    halibut: u16,
    bass: u16,
    carp: u16,
}

fn one() -> u8 {
    1
}

/// Reads a key that may be `null`: being there is not the same as having a value.
fn there<'de, D: serde::Deserializer<'de>>(deserializer: D) -> Result<Option<Option<WrittenPlay>>, D::Error> {
    Option::<WrittenPlay>::deserialize(deserializer).map(Some)
}

impl Notation for Fishing {
    type Written = Written;

    fn write(&self, position: &Position) -> Written {
        let is_over = matches!(position.phase, Phase::Over);
        let ranking = end::ranking(position);
        Written {
            round: position.round,
            turn_order: Some(position.turn_order.to_vec()),
            active: Some(position.active),
            phase: PhaseName::named(position.phase.name()).unwrap_or_default(),
            shop: WrittenShop {
                fuel: Some(position.shop[Item::Fuel.index()]),
                step_back: Some(position.shop[Item::StepBack.index()]),
                draw: Some(position.shop[Item::Draw.index()]),
            },
            turn: write_turn(&position.turn),
            pending: write_pending(&position.phase),
            finishers: position.finishers,
            winners: if is_over { ranking.winners().collect() } else { Seats::NONE },
            ranking: if is_over { ranking.places.to_vec() } else { Vec::new() },
            players: position.boats.iter().map(write_boat).collect(),
        }
    }

    fn read(options: Options, written: Written) -> Result<(Fishing, Option<Position>), Fault> {
        let seats = u8::try_from(written.players.len()).unwrap_or(u8::MAX);
        let game = Fishing::new(seats, options).map_err(|fault| match fault.place.as_str() {
            "seats" => Fault { place: "players".to_string(), ..fault },
            _ => fault,
        })?;
        let position = read_position(&game, &written)?;
        crate::audit::audit(&game, &position)?;
        check_result(&position, &written)?;
        Ok((game, Some(position)))
    }

    #[cfg(feature = "schema")]
    fn schema(part: engine::schema::Part) -> Option<schemars::Schema> {
        engine::schema::of::<Self>(part)
    }
}

fn read_position(game: &Fishing, written: &Written) -> Result<Position, Fault> {
    let seats = game.seats();
    let turn_order: List<Seat, { engine::SEATS_MAX }> = match &written.turn_order {
        None => Seat::all(seats).collect(),
        Some(order) if order.len() == usize::from(seats) => List::of(order),
        Some(_) => return Err(unsound("turn_order", "unsound-turn_order")),
    };
    let full = order::full_stock(game);
    let left = |item: Item, given: Option<u8>| given.unwrap_or(full[item.index()]);
    let mut boats = BySeat::default();
    for (i, boat) in written.players.iter().enumerate() {
        boats.push(read_boat(game, boat).map_err(|fault| fault.inside(format_args!("players[{i}]")))?);
    }
    Ok(Position {
        round: written.round,
        active: written.active.unwrap_or(turn_order[0]),
        turn_order,
        phase: read_phase(game, written.phase, written.pending.as_ref())?,
        shop: [
            left(Item::Fuel, written.shop.fuel),
            left(Item::StepBack, written.shop.step_back),
            left(Item::Draw, written.shop.draw),
        ],
        turn: read_turn(&written.turn),
        finishers: written.finishers,
        boats,
    })
}

/// Winners and ranking follow from the rest: given ones must agree.
fn check_result(position: &Position, written: &Written) -> Result<(), Fault> {
    let is_over = matches!(position.phase, Phase::Over);
    let ranking = end::ranking(position);
    let winners: Seats = ranking.winners().collect();
    if written.winners != Seats::NONE && (!is_over || written.winners != winners) {
        return Err(unsound("winners", "unsound-winners").under("FI-143"));
    }
    if !written.ranking.is_empty() && (!is_over || written.ranking != ranking.places.to_vec()) {
        let phrase = Phrase::new("unsound-ranking").with("places", Value::list(ranking.places.to_vec()));
        return Err(Fault::said("ranking", phrase).under("FI-143"));
    }
    Ok(())
}

fn write_turn(turn: &Turn) -> WrittenTurn {
    WrittenTurn {
        docked: turn.docked,
        dropped: turn.dropped,
        drew: turn.drew,
        bought: turn.bought,
        upgrade_played: turn.upgrade_played,
        step_backs: turn.step_backs,
        extra_draws: turn.extra_draws,
        proposals: turn.proposals,
        challenges: turn.challenges,
    }
}

fn read_turn(turn: &WrittenTurn) -> Turn {
    Turn {
        docked: turn.docked,
        dropped: turn.dropped,
        drew: turn.drew,
        bought: turn.bought,
        upgrade_played: turn.upgrade_played,
        step_backs: turn.step_backs,
        extra_draws: turn.extra_draws,
        proposals: turn.proposals,
        challenges: turn.challenges,
    }
}
