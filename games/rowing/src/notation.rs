//! Positions and views in JSON, as the specification's part 8 writes them, with its defaults. Only positions are
//! read: in a view cards are missing, so nobody could row on from it.

use engine::{BySeat, Fault, Game as _, List, Notation, Phrase, Pile, SEATS_MAX, Seat, Seats};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::action::Rate;
use crate::cards::{Bag, Card, Cards};
use crate::options::{Options, TidesWhen};
use crate::position::{Boat, CARDS_MAX, Chosen, Phase, Placed, Position};
use crate::rules::tides;
use crate::{Rowing, audit};

/// A position as it is written. What is read may leave out all but `boats`, or have `seats` alone.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Written {
    #[serde(default, skip_serializing_if = "Option::is_none")]
    seats: Option<u8>,
    #[serde(default)]
    round: Option<u8>,
    #[serde(default)]
    phase: Option<Phase>,
    #[serde(default)]
    turn: Option<Seat>,
    #[serde(default)]
    order: Option<List<Seat, SEATS_MAX>>,
    #[serde(default)]
    deciding: Option<Seats>,
    #[serde(default)]
    supply: Option<u8>,
    #[serde(default)]
    podium: List<Placed, SEATS_MAX>,
    #[serde(default)]
    boats: Vec<WrittenBoat>,
}

impl Written {
    /// Whether no key is given, but for `seats`.
    fn is_empty(&self) -> bool {
        let Written { seats: _, round, phase, turn, order, deciding, supply, podium, boats } = self;
        let derived = order.is_none() && deciding.is_none();
        let plain = round.is_none() && phase.is_none() && turn.is_none() && supply.is_none();
        derived && plain && podium.is_empty() && boats.is_empty()
    }
}

/// A boat as it is written.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
struct WrittenBoat {
    #[serde(default)]
    lane: Option<u8>,
    #[serde(default)]
    space: u8,
    #[serde(default)]
    rate: Rate,
    /// A full pile if left out (RW-011).
    #[serde(default)]
    stamina: Option<u8>,
    #[serde(default)]
    hand: Bag,
    #[serde(default)]
    deck: Pile<Card, CARDS_MAX>,
    #[serde(default)]
    discard: Bag,
    #[serde(default)]
    played: Bag,
    #[serde(default)]
    revealed: Option<bool>,
    #[serde(default, skip_serializing_if = "WrittenChoice::is_left_out")]
    chosen: WrittenChoice,
    #[serde(default)]
    tides: Option<bool>,
    #[serde(default)]
    turn_start: Option<u8>,
    #[serde(default)]
    hand_pace: u8,
    #[serde(default)]
    pace: u8,
    #[serde(default)]
    finished: Option<u8>,
    #[serde(default)]
    crabs: u8,
}

/// A chosen rate, null, or nothing at all.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(crate) enum WrittenChoice {
    #[default]
    LeftOut,
    Given(Option<Rate>),
}

impl WrittenChoice {
    fn is_left_out(&self) -> bool {
        *self == WrittenChoice::LeftOut
    }
}

impl Serialize for WrittenChoice {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            WrittenChoice::Given(rate) => rate.serialize(serializer),
            WrittenChoice::LeftOut => None::<Rate>.serialize(serializer),
        }
    }
}

impl<'de> Deserialize<'de> for WrittenChoice {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<WrittenChoice, D::Error> {
        Option::<Rate>::deserialize(deserializer).map(WrittenChoice::Given)
    }
}

impl Notation for Rowing {
    const BAGS: &'static [&'static str] = &["hand", "discard", "played", "cards"];
    type Written = Written;

    fn write(&self, position: &Position) -> Written {
        Written {
            seats: None,
            round: Some(position.round),
            phase: Some(position.phase),
            turn: position.turn,
            order: Some(position.order),
            deciding: Some(position.deciding),
            supply: Some(position.supply),
            podium: position.podium,
            boats: position.boats.iter().map(write_boat).collect(),
        }
    }

    fn read(options: Options, written: Written) -> Result<(Rowing, Option<Position>), Fault> {
        if let Some(seats) = written.seats {
            if !written.is_empty() {
                return Err(Fault::said("seats", Phrase::new("unsound-seats-alone")));
            }
            return Ok((Rowing::new(seats, options)?, None));
        }
        if !(1..=SEATS_MAX).contains(&written.boats.len()) {
            let phrase = Phrase::new("unsound-boats").with("found", written.boats.len() as i64);
            return Err(Fault::said("boats", phrase).under("RW-007"));
        }
        let game = Rowing::new(written.boats.len() as u8, options)?;
        let position = read_position(&game, &written)?;
        audit::audit(&game, &position)?;
        if written.deciding.is_some_and(|given| given != position.deciding) {
            return Err(Fault::said("deciding", Phrase::new("unsound-deciding")));
        }
        Ok((game, Some(position)))
    }

    #[cfg(feature = "schema")]
    fn schema(part: engine::schema::Part) -> Option<schemars::Schema> {
        engine::schema::of::<Self>(part)
    }
}

fn write_boat(boat: &Boat) -> WrittenBoat {
    WrittenBoat {
        lane: Some(boat.lane),
        space: boat.space,
        rate: boat.rate,
        stamina: Some(boat.stamina),
        hand: boat.hand,
        deck: boat.deck,
        discard: boat.discard,
        played: boat.played,
        revealed: Some(boat.revealed),
        chosen: match boat.chosen {
            Chosen::Nothing => WrittenChoice::Given(None),
            Chosen::Rate(rate) => WrittenChoice::Given(Some(rate)),
            Chosen::Hidden => WrittenChoice::LeftOut,
        },
        tides: Some(boat.tides),
        turn_start: Some(boat.turn_start),
        hand_pace: boat.hand_pace,
        pace: boat.pace,
        finished: boat.finished,
        crabs: boat.crabs,
    }
}

fn read_position(game: &Rowing, written: &Written) -> Result<Position, Fault> {
    let round = written.round.unwrap_or(1);
    let phase = written.phase.unwrap_or_default();
    let mut boats = BySeat::default();
    for (i, boat) in written.boats.iter().enumerate() {
        let rows = written.turn == Some(Seat(i as u8))
            && matches!(phase, Phase::Tides | Phase::Motivation | Phase::Discard);
        boats.push(read_boat(game, boat, i, rows)?);
    }
    let mut position = Position {
        round,
        phase,
        turn: written.turn,
        order: List::new(),
        deciding: Seats::NONE,
        supply: written.supply.unwrap_or(game.options.suffering_supply.get()),
        podium: written.podium,
        boats,
    };
    position.order = written.order.unwrap_or_else(|| default_order(&position));
    set_default_tides(game, &mut position, written);
    position.deciding = deciding(&position);
    Ok(position)
}

fn read_boat(game: &Rowing, written: &WrittenBoat, seat: usize, rows: bool) -> Result<Boat, Fault> {
    let piles = [("hand", &written.hand), ("discard", &written.discard), ("played", &written.played)];
    let hidden = piles.iter().find(|(_, bag)| bag.is_face_down()).map(|(key, _)| *key);
    if let Some(key) = hidden.or(written.deck.is_face_down().then_some("deck")) {
        return Err(Fault::said(format!("boats[{seat}].{key}"), Phrase::new("unsound-face-down")));
    }
    let full_pile = game.per_boat.of(Card::Exhaustion);
    let stamina = written.stamina.unwrap_or(full_pile);
    if stamina > full_pile {
        let place = format!("boats[{seat}].stamina");
        return Err(Fault::range(&place, 0..=full_pile, stamina).under("RW-008"));
    }
    let total = [&written.hand, &written.discard, &written.played].map(|bag| usize::from(bag.count()));
    if total.iter().sum::<usize>() + written.deck.count() > CARDS_MAX {
        let place = format!("boats[{seat}].deck");
        return Err(Fault::said(place, Phrase::new("unsound-deck").with("most", CARDS_MAX as i64)));
    }
    let mut boat = Boat {
        lane: written.lane.unwrap_or(game.lanes[seat]),
        space: written.space,
        rate: written.rate,
        stamina,
        hand: written.hand,
        deck: written.deck,
        discard: written.discard,
        played: written.played,
        owned: Cards::NONE,
        revealed: written.revealed.unwrap_or(rows),
        chosen: match written.chosen {
            WrittenChoice::Given(Some(rate)) => Chosen::Rate(rate),
            WrittenChoice::Given(None) | WrittenChoice::LeftOut => Chosen::Nothing,
        },
        tides: written.tides.unwrap_or(false),
        turn_start: written.turn_start.unwrap_or(written.space),
        hand_pace: written.hand_pace,
        pace: written.pace,
        finished: written.finished,
        crabs: written.crabs,
    };
    boat.owned = owned(&boat);
    Ok(boat)
}

/// The cards of a boat wherever they lie.
fn owned(boat: &Boat) -> Cards {
    let mut owned = Cards([0, 0, 0, 0, boat.stamina]);
    for bag in [boat.hand, boat.discard, boat.played] {
        for (count, more) in owned.0.iter_mut().zip(bag.counts()) {
            *count += more;
        }
    }
    boat.deck.top_first().for_each(|card| owned.add(card));
    owned
}

/// RW-023: by where the boats stood when the round began; level ones by seat.
fn default_order(position: &Position) -> List<Seat, SEATS_MAX> {
    if position.phase == Phase::Over {
        return List::new();
    }
    let mut order: List<Seat, SEATS_MAX> = position
        .boats
        .by_seat()
        .filter(|(_, boat)| boat.finished.is_none_or(|round| round == position.round))
        .map(|(seat, _)| seat)
        .collect();
    order.sort_by_key(|seat| std::cmp::Reverse(position.boats[*seat].turn_start));
    order
}

/// RW-061, as it was when the round began.
fn set_default_tides(game: &Rowing, position: &mut Position, written: &Written) {
    let mut field = tides::Field::default();
    for boat in position.boats.iter() {
        match boat.finished {
            Some(round) if round < position.round => field.somebody_home = true,
            Some(_) | None => field.add(boat.turn_start),
        }
    }
    for (boat, written) in position.boats.iter_mut().zip(&written.boats) {
        if written.tides.is_none() {
            boat.tides = game.options.tides_when == TidesWhen::RoundStart
                && boat.finished.is_none()
                && field.has_tide(game.options.tides_scope, boat.turn_start);
        }
    }
}

/// RW-022: who owes a choice.
fn deciding(position: &Position) -> Seats {
    let owes = |seat: Seat| {
        let Some(boat) = position.boats.get(seat.index()) else { return false };
        match position.phase {
            Phase::Rate => boat.chosen == Chosen::Nothing,
            Phase::Play => boat.played.is_empty(),
            Phase::Tides | Phase::Motivation | Phase::Discard => position.turn == Some(seat),
            Phase::Over => false,
        }
    };
    position.order.iter().copied().filter(|seat| seat.index() < SEATS_MAX && owes(*seat)).collect()
}
