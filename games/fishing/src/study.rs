//! What a designer measures at sea: cards, shop, fish, duels and the squares where boats stop.

use engine::{Kind, List, Part, Phrase, SEATS_MAX, Seat, Study, Thing, Use, Value};

use crate::Fishing;
use crate::event::{Answered, Drawn, Event, How};
use crate::kinds::{Card, DealKind, Fish, Item, Tackle};
use crate::position::{Phase, Position};
use crate::rules::moving::DIE;
use crate::weigh;

const CARDS: u16 = 0;
const DRAWN: u16 = CARDS + (Card::ALL.len() - CURSE_CARDS.len()) as u16;
const CURSES: u16 = DRAWN + CHANCE_CARDS as u16;
const SUFFERED: u16 = CURSES + CURSE_CARDS.len() as u16;
const SOLD: u16 = SUFFERED + Card::ATTACKS.len() as u16;
const DISCARDED: u16 = SOLD + (CHANCE_CARDS - CURSE_CARDS.len()) as u16;
const SHOP: u16 = DISCARDED + Card::ATTACKS.len() as u16 + 1;
const TRADE_IN: u16 = SHOP + Item::ALL.len() as u16;
const DEALS: u16 = TRADE_IN + 1;
const ANSWERS: u16 = DEALS + DealKind::ALL.len() as u16;
const TACKLE: u16 = ANSWERS + Answered::ALL.len() as u16;
const DUELS: u16 = TACKLE + Tackle::ALL.len() as u16;
const CAUGHT: u16 = DUELS + DUEL_NAMES.len() as u16;
const DROPPED: u16 = CAUGHT + Fish::ALL.len() as u16;
const RELEASED: u16 = DROPPED + Fish::ALL.len() as u16;
const LANDED: u16 = RELEASED + Fish::ALL.len() as u16;
const ROLLS: u16 = LANDED + Fish::ALL.len() as u16;
const MOVES: u16 = ROLLS + DIE as u16;
const STAYED: u16 = MOVES + How::ALL.len() as u16;
const SPACES: u16 = STAYED + 1;

/// FI-090: they are laid on who draws them and never played.
const CURSE_CARDS: [Card; 2] = [Card::Frozen, Card::LoseFuel];
/// FI-070: the first eight; the hidden attack is not in the chance deck.
const CHANCE_CARDS: usize = 8;
/// By id and message.
const DUEL_NAMES: [(&str, &str); 3] =
    [("won", "won"), ("lost", "lost"), ("refused for want of a card", "no_card")];

impl Study for Fishing {
    /// FI-003: the seats roll for their order before the first round.
    fn round(&self, position: &Position) -> u32 {
        match position.phase {
            Phase::Setup(_) => 0,
            Phase::Start
            | Phase::Main
            | Phase::Clearing
            | Phase::Forced(_)
            | Phase::Answer(_)
            | Phase::Release(_)
            | Phase::Duel(_)
            | Phase::Discard
            | Phase::Over => u32::from(position.round),
        }
    }

    /// FI-003: the order of play.
    fn start_order(&self, position: &Position) -> List<Seat, SEATS_MAX> {
        position.turn_order
    }

    fn things(&self) -> Vec<Thing> {
        let mut things = Vec::new();
        let is_curse = |card: &&Card| CURSE_CARDS.contains(card);
        let chance = &Card::ALL[..CHANCE_CARDS];
        name_all("cards", Card::ALL.iter().filter(|card| !is_curse(card)), &mut things);
        name_all("drawn_cards", chance, &mut things);
        name_all("curses", &CURSE_CARDS, &mut things);
        name_all("attacks_suffered", &Card::ATTACKS, &mut things);
        name_all("sold_cards", chance.iter().filter(|card| !is_curse(card)), &mut things);
        name_all("discarded_cards", Card::ATTACKS.iter().chain(&[Card::HiddenAttack]), &mut things);
        name_all("shop", Item::ALL, &mut things);
        things.push(Thing::new("shop", "trade_in").named(Value::word("ware", "trade_in")));
        say_all("proposals", DealKind::ALL, &mut things);
        say_all("answers", Answered::ALL, &mut things);
        name_all("tackle", Tackle::ALL, &mut things);
        things.extend(DUEL_NAMES.map(|(id, word)| Thing::new("duels", id).named(Value::word("thing", word))));
        for kind in ["fish_caught", "fish_dropped_off", "fish_released", "fish_at_the_market"] {
            name_all(kind, Fish::ALL, &mut things);
        }
        things.extend((1..=DIE).map(|die| Thing::new("rolls", die.to_string())));
        say_all("moves", How::ALL, &mut things);
        things.push(Thing::new("moves", "stay").named(Value::word("thing", "stay")));
        things.extend((0..self.board.length()).map(|square| {
            let name = Phrase::new("thing-square").with("square", square);
            Thing::new("spaces", format!("square {square}")).named(name)
        }));
        things
    }

    /// The standing is how near the win is.
    fn parts(&self, position: &Position, seat: Seat) -> Vec<Part> {
        let mut parts = Vec::new();
        weigh::parts(self, position, seat, |part| parts.push(part));
        parts
    }

    #[inline]
    fn uses(&self, event: &Event, out: &mut Vec<Use>) {
        let (thing, seat) = match event {
            Event::Played { seat, card } => (CARDS + playable(*card), seat), // FI-080, FI-100
            Event::Challenged { seat, .. } => (CARDS + playable(Card::HiddenAttack), seat), // FI-110
            Event::Drew { seat, card: Some(card), result, .. } => {
                match result {
                    // FI-073, FI-074: put to use without having been in the hand.
                    Drawn::Forced => out.push(used(CARDS + playable(*card), seat)),
                    Drawn::Curse => out.push(used(CURSES + *card as u16 - Card::Frozen as u16, seat)), // FI-090
                    Drawn::NoneLeft => return,
                    Drawn::Kept | Drawn::Discarded => {}
                }
                (DRAWN + *card as u16, seat) // FI-070
            }
            Event::Attacked { target, card, .. } => (SUFFERED + *card as u16 - Card::Slow as u16, target), // FI-100
            Event::Sold { seat, card, .. } => (SOLD + playable(*card), seat), // FI-125
            Event::Discarded { seat, card } => (DISCARDED + *card as u16 - Card::Slow as u16, seat), // FI-077
            Event::Bought { seat, item, .. } => (SHOP + *item as u16, seat),  // FI-120
            Event::TradedIn { seat, .. } => (TRADE_IN, seat),                 // FI-110
            Event::Proposed { seat, kind, .. } => (DEALS + *kind as u16, seat), // FI-130
            Event::Answered { seat, answer } => (ANSWERS + *answer as u16, seat), // FI-132
            // FI-112
            Event::Revealed { items, .. } => {
                return out.extend(items.0.iter().map(|(seat, item)| used(TACKLE + *item as u16, seat)));
            }
            Event::DuelWon { winner, loser } => {
                out.push(used(DUELS + 1, loser));
                (DUELS, winner)
            }
            Event::NoDuel { seat, .. } => (DUELS + 2, seat), // FI-115
            Event::Caught { seat, fish } => (CAUGHT + *fish as u16, seat), // FI-040
            Event::DroppedOff { seat, fish } => (DROPPED + *fish as u16, seat), // FI-050
            Event::Released { seat, fish } => (RELEASED + *fish as u16, seat), // FI-043
            Event::Delivered { seat, fish, count } | Event::Deposited { seat, fish, count } => {
                let fish = used(LANDED + *fish as u16, seat);
                return out.extend((0..*count).map(|_| fish));
            }
            Event::Rolled { seat, roll, .. } => (ROLLS + u16::from(*roll) - 1, seat), // FI-020
            Event::Stayed { seat } => (STAYED, seat),
            Event::Moved { seat, end, steps, how, .. } => {
                if *steps != 0 {
                    out.push(used(SPACES + u16::from(*end), seat)); // FI-030
                }
                (MOVES + *how as u16, seat)
            }
            Event::Drew { card: None, .. }
            | Event::OrderRolled { .. }
            | Event::OrderSet { .. }
            | Event::TurnStarted { .. }
            | Event::FuelCurse { .. }
            | Event::EffectEnded { .. }
            | Event::Pearls { .. }
            | Event::TripBegan { .. }
            | Event::Restocked { .. }
            | Event::Chose { .. }
            | Event::DuelDie { .. }
            | Event::MustDiscard { .. }
            | Event::Finished { .. }
            | Event::GameOver { .. } => return,
        };
        out.push(used(thing, seat));
    }
}

#[inline]
fn used(thing: u16, seat: &Seat) -> Use {
    Use { thing, seat: Some(*seat) }
}

/// The place of a card among those that are no curses.
#[inline]
fn playable(card: Card) -> u16 {
    if card > Card::LoseFuel { card as u16 - CURSE_CARDS.len() as u16 } else { card as u16 }
}

/// Things that have a name in sentences too.
fn name_all<'a, K: Kind + Into<Value>>(
    kind: &'static str,
    list: impl IntoIterator<Item = &'a K>,
    things: &mut Vec<Thing>,
) {
    things.extend(list.into_iter().map(|thing| Thing::of(kind, *thing)));
}

/// Things that only designers speak of.
fn say_all<K: Kind>(kind: &'static str, list: &[K], things: &mut Vec<Thing>) {
    let thing = |thing: &K| Thing::new(kind, thing.name()).named(Value::word("thing", thing.name()));
    things.extend(list.iter().map(thing));
}

#[cfg(test)]
mod tests {
    use engine::{Answer, Game as _, Notation as _, Race, Script};
    use serde_json::{Value, json};

    use super::*;
    use crate::action::Action;
    use crate::options::Options;

    #[test]
    fn what_is_counted_is_there_in_every_race() {
        engine_test::studies::<Fishing>(200, |rng| {
            let board = ["sound", "inlet", "shelf", "squall"][rng.below(4) as usize];
            let order = ["rolled", "seats"][rng.below(2) as usize];
            // Rich boats with a large hold lose fish with their upgrades often enough to be seen.
            let constants =
                [json!({}), json!({"start_pearls": 30, "expansion_needs": 1})][rng.below(2) as usize].clone();
            let options = json!({"board": board, "order": order, "constants": constants});
            (2 + rng.below(5) as u8, serde_json::from_value(options).expect("options"))
        });
    }

    #[test]
    fn the_order_that_was_rolled_is_the_order_of_the_start() {
        let (mut race, _) = Race::new(Fishing::new(3, Options::default()).expect("playable"), 1);
        for (seat, roll) in [(Seat(0), 2), (Seat(1), 6), (Seat(2), 4)] {
            assert_eq!(race.game().round(race.position()), 0);
            let mut script = Script::strict(vec![Answer::Roll(roll)]);
            race.play_scripted(seat, Action::RollOrder {}, &mut script).expect("legal");
        }
        assert_eq!(race.game().round(race.position()), 1);
        assert_eq!(race.game().start_order(race.position())[..], [1, 2, 0].map(Seat));
    }

    /// What seat 0 and its victims used, as kind, id and seat.
    fn count(position: Value, actions: &[Action], chance: Vec<Answer>) -> Vec<String> {
        let written = serde_json::from_value(position).expect("a position");
        let (game, position) = Fishing::read(Options::default(), written).expect("sound");
        let mut race = Race::from_position(game, position.expect("a race under way"), 1);
        let (mut uses, mut script) = (Vec::new(), Script::strict(chance));
        for action in actions {
            let step = race.play_scripted(Seat(0), *action, &mut script).expect("legal");
            step.events.iter().for_each(|event| race.game().uses(event, &mut uses));
        }
        let things = race.game().things();
        let name = |used: &Use| {
            let thing = &things[usize::from(used.thing)];
            format!("{}: {} of {}", thing.kind, thing.id, used.seat.map_or(9, |seat| seat.0))
        };
        uses.iter().map(name).collect()
    }

    #[test]
    fn a_turn_with_a_roll_a_catch_and_a_curse_is_counted_where_it_happens() {
        let position = json!({"players": [{"pearls": 9, "fuel": 4, "attacks": {"steal_fuel": 1}}, {}]});
        let steal = Action::Play { card: Card::StealFuel, steps: None, target: Some(Seat(1)) };
        let actions = [steal, Action::Roll {}, Action::Catch {}, Action::Draw {}];
        let expected = [
            "cards: steal_fuel of 0",
            "attacks_suffered: steal_fuel of 1",
            "rolls: 4 of 0",
            "spaces: square 4 of 0",
            "moves: roll of 0",
            "fish_caught: carp of 0",
            "curses: frozen of 0",
            "drawn_cards: frozen of 0",
        ];
        assert_eq!(count(position, &actions, vec![Answer::Roll(4), Answer::Roll(4)]), expected);
    }

    #[test]
    fn selling_and_bartering_name_the_card_and_who_answered() {
        let position =
            json!({"players": [{"upgrades": {"move_choice": 1}, "attacks": {"block": 1}}, {"pearls": 9}]});
        let offer = Action::Offer { card: Card::MoveChoice, to: Seat(1), price: 3 };
        let expected = ["sold_cards: block of 0", "proposals: offer of 0"];
        assert_eq!(count(position, &[Action::Sell { card: Card::Block }, offer], vec![]), expected);
    }
}
