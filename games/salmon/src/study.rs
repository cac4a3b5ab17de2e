//! What a designer measures on a salmon run: cards, Fatigue, bears and the hexes that salmon and bears enter.

use engine::{Kind, List, Part, Phrase, SEATS_MAX, Seat, Study, Thing, Use, Value};

use crate::Salmon;
use crate::board::{Ground, Print, columns, local};
use crate::card::{Card, KINDS, Symbol};
use crate::event::{Cause, Event, How, Reason};
use crate::naming::{Course, Place};
use crate::position::{Position, Task};
use crate::river::{Rivers, joint};

const CARDS: u16 = 0;
const IGNORED: u16 = CARDS + KINDS as u16;
const COUNTERS: u16 = IGNORED + IGNORED_CARDS as u16;
const TAKEN: u16 = COUNTERS + (COUNTER_LAST - COUNTER_FIRST + 1) as u16;
const DRAWN: u16 = TAKEN + TAKEN_CARDS as u16;
const REMOVED: u16 = DRAWN + KINDS as u16;
const DISCARDED: u16 = REMOVED + KINDS as u16;
const DISCARDS: u16 = DISCARDED + KINDS as u16;
const SEEN: u16 = DISCARDS + Reason::ALL.len() as u16;
const FATIGUE: u16 = SEEN + 1;
const RESTED: u16 = FATIGUE + Cause::ALL.len() as u16;
const ROLLS: u16 = RESTED + 1;
const MOVES: u16 = ROLLS + DIE as u16;
const BEARS: u16 = MOVES + How::ALL.len() as u16;

/// The swims, the Bear and the Eagle lead the table of cards; the others always do what they say.
const IGNORED_CARDS: usize = Card::Eagle as usize + 1;
/// SA-090: Eagle, Current and Rapids counter their like.
const COUNTER_FIRST: usize = Card::Eagle as usize;
const COUNTER_LAST: usize = Card::Rapids as usize;
/// SA-050: no symbol gives a Fatigue to take; it adds one.
const TAKEN_CARDS: usize = Card::Fatigue as usize;
const DIE: u8 = 6;

/// Columns of a side.
const WIDTH: usize = 9;
/// Places of a side, printed or not.
const SIDE: usize = WIDTH * 12;

/// Where each hex of each side stands among the things.
#[derive(Clone, Debug)]
pub(crate) struct Places {
    salmon: Vec<u16>,
    bears: Vec<u16>,
}

impl Places {
    /// The hexes of a course in the order of [`Study::things`].
    pub(crate) fn of(rivers: &Rivers, course: &Course) -> Places {
        let unknown = vec![u16::MAX; rivers.sides.len() * SIDE];
        let mut places = Places { salmon: unknown.clone(), bears: unknown };
        let mut next = BEARS + bears(rivers, course);
        for hex in hexes(rivers, course).filter(Hex::is_salmon) {
            places.salmon[hex.index()] = next;
            next += 1;
        }
        for hex in hexes(rivers, course) {
            places.bears[hex.index()] = next;
            next += 1;
        }
        places
    }
}

/// A hex of a side, wherever the side lies in a river.
struct Hex {
    side: u8,
    x: u8,
    y: u8,
    ground: Ground,
}

impl Hex {
    fn index(&self) -> usize {
        index(self.side, self.x, self.y)
    }

    /// SA-035: where salmon swim. SA-075: a current sweeps them over waterfalls.
    fn is_salmon(&self) -> bool {
        self.ground.can_leap()
    }
}

#[inline]
fn index(side: u8, x: u8, y: u8) -> usize {
    usize::from(side) * SIDE + usize::from(y) * WIDTH + usize::from(x)
}

#[inline]
fn index_of(place: &Place) -> usize {
    let (x, y) = place.on_side();
    index(place.number(), x, y)
}

/// The sides of a river that was chosen, from the start up. SA-009: any side may come up in one that is rolled.
fn sides(rivers: &Rivers, course: &Course) -> Vec<u8> {
    match course {
        Course::Laid(sides) => sides.clone(),
        Course::Random(_) => (0..rivers.sides.len() as u8).collect(),
    }
}

/// How many bears a race has. SA-010: one on every paw as far as six go, and a printed numbered board has one.
fn bears(rivers: &Rivers, course: &Course) -> u16 {
    match course {
        Course::Laid(sides) => {
            let prints = sides.iter().flat_map(|side| &rivers.sides[usize::from(*side)].prints);
            prints.filter(|print| print.symbol == Symbol::Bear).take(6).count() as u16
        }
        Course::Random(boards) => u16::from(*boards),
    }
}

/// The hexes of all sides of a course: by side, from the lowest line up and from left to right. SA-006: those where two
/// boards join are named after the upper one, with height 0.
fn hexes<'a>(rivers: &'a Rivers, course: &Course) -> impl Iterator<Item = Hex> + use<'a> {
    sides(rivers, course).into_iter().flat_map(move |number| {
        let side = &rivers.sides[usize::from(number)];
        let places = (0..=side.top()).flat_map(|y| columns(y).map(move |x| (x, y)));
        places.filter_map(move |(x, y)| {
            let ground = if y == 0 {
                joint(side.mouth?, x).map(|_| Print::JOINT.ground)
            } else {
                local(x, y as i8).map(|hex| side.prints[hex].ground)
            };
            Some(Hex { side: number, x: x as u8, y, ground: ground? })
        })
    })
}

impl Study for Salmon {
    fn round(&self, position: &Position) -> u32 {
        if position.task == Task::SetUp { 0 } else { u32::from(position.round) }
    }

    /// SA-014: from the first player on, clockwise.
    fn start_order(&self, position: &Position) -> List<Seat, SEATS_MAX> {
        position.first.clockwise(self.seats).collect()
    }

    fn things(&self) -> Vec<Thing> {
        let mut things = Vec::new();
        let mut cards = |kind, list: &[Card]| {
            let named = |card: &Card| Thing::new(kind, card.name()).named(self.card(*card));
            things.extend(list.iter().map(named));
        };
        cards("cards", Card::ALL);
        cards("ignored_cards", &Card::ALL[..IGNORED_CARDS]);
        cards("counters", &Card::ALL[COUNTER_FIRST..=COUNTER_LAST]);
        cards("taken_cards", &Card::ALL[..TAKEN_CARDS]);
        cards("drawn_cards", Card::ALL);
        cards("removed_cards", Card::ALL);
        cards("discarded_cards", Card::ALL);
        things.extend(Reason::ALL.iter().map(|reason| {
            Thing::new("discards", reason.name()).named(match reason {
                Reason::Rapids => self.card(Card::Rapids),
                Reason::HandLimit => Value::word("thing", "hand_limit"),
                Reason::Eagle => self.card(Card::Eagle),
            })
        }));
        let by_card = |id: &'static str, card: Card| Phrase::new(id).with("card", self.card(card));
        things.push(Thing::new("hands", "seen by an eagle").named(by_card("thing-hand-seen", Card::Eagle)));
        say_all("fatigue", Cause::ALL, "fatigue", &mut things);
        things.push(Thing::new("rests", "a fatigue returned").named(by_card("thing-rested", Card::Fatigue)));
        things.extend((1..=DIE).map(|die| Thing::new("rolls", die.to_string())));
        say_all("moves", How::ALL, "move", &mut things);
        things.extend((0..bears(&self.rivers, &self.course)).map(|bear| {
            let name = Phrase::new("thing-bear").with("bear", bear + 1);
            Thing::new("bears", format!("bear {bear}")).named(name)
        }));
        let name = |hex: &Hex| format!("{}:{},{}", self.rivers.sides[usize::from(hex.side)].id, hex.x, hex.y);
        let salmon = hexes(&self.rivers, &self.course).filter(Hex::is_salmon);
        things.extend(salmon.map(|hex| Thing::new("spaces", name(&hex))));
        things.extend(hexes(&self.rivers, &self.course).map(|hex| Thing::new("bear_spaces", name(&hex))));
        things
    }

    /// The standing is the progress.
    fn parts(&self, position: &Position, seat: Seat) -> Vec<Part> {
        let mut parts = Vec::new();
        self.parts_of(position, seat, |part| parts.push(part));
        parts
    }

    #[inline]
    fn uses(&self, event: &Event, out: &mut Vec<Use>) {
        let (thing, seat) = match event {
            Event::Played { seat, card, .. } => (CARDS + *card as u16, seat), // SA-020
            // SA-040
            Event::Jumped { seat, cards, .. } => {
                return out.extend(cards.map(|card| used(CARDS + card as u16, seat)));
            }
            Event::Ignored { seat, card } => (IGNORED + *card as u16, seat), // SA-022
            // SA-090
            Event::Countered { seat, card } => (COUNTERS + *card as u16 - COUNTER_FIRST as u16, seat),
            Event::Took { seat, card } => (TAKEN + *card as u16, seat), // SA-050
            Event::Drew { seat, card: Some(card) } => (DRAWN + *card as u16, seat), // SA-026
            Event::Removed { seat, card, .. } => (REMOVED + *card as u16, seat), // SA-055
            Event::Discarded { seat, cards, reason } => {
                for (count, place) in cards.0.iter().zip(DISCARDED..) {
                    out.extend((0..*count).map(|_| used(place, seat)));
                }
                (DISCARDS + *reason as u16, seat)
            }
            Event::HandSeen { target, .. } => (SEEN, target), // SA-086
            Event::Fatigued { seat, cause } => (FATIGUE + *cause as u16, seat), // SA-060
            Event::Rested { seat } => (RESTED, seat),         // SA-061
            Event::Rolled { seat, value } => (ROLLS + u16::from(*value) - 1, seat), // SA-076
            Event::Moved { seat, to, how } => {
                out.push(used(MOVES + *how as u16, seat));
                (self.places.salmon[index_of(to)], seat)
            }
            // SA-065: the event does not say whose card moved the bear.
            Event::BearMoved { bear, to } => {
                out.push(Use { thing: BEARS + u16::from(*bear), seat: None });
                return out.push(Use { thing: self.places.bears[index_of(to)], seat: None });
            }
            Event::Drew { card: None, .. }
            | Event::RiverLaid { .. }
            | Event::FirstPlayer { .. }
            | Event::PileEmpty { .. }
            | Event::NothingToDraw { .. }
            | Event::Shuffled { .. }
            | Event::Arrived { .. }
            | Event::TurnEnded { .. }
            | Event::GameOver { .. } => return,
        };
        out.push(used(thing, seat));
    }
}

#[inline]
fn used(thing: u16, seat: &Seat) -> Use {
    Use { thing, seat: Some(*seat) }
}

/// Things that only designers speak of: the message `thing-move_swim`.
fn say_all<K: Kind>(kind: &'static str, list: &[K], sort: &str, things: &mut Vec<Thing>) {
    things.extend(list.iter().map(|thing| {
        let name = Value::word("thing", &format!("{sort}_{}", thing.name()));
        Thing::new(kind, thing.name()).named(name)
    }));
}

#[cfg(test)]
mod tests {
    use engine::{Game as _, Notation as _, Race};
    use serde_json::{Value, json};

    use super::*;
    use crate::action::Action;
    use crate::card::Compass;
    use crate::options::Options;

    fn river(name: &str) -> Options {
        serde_json::from_value(json!({"river": name})).expect("options")
    }

    #[test]
    fn what_is_counted_is_there_in_every_race() {
        engine_test::studies::<Salmon>(200, |rng| {
            let name = ["S1-2E-4E-6E-F1", "S2-1M-3H-F2", "random:2", "random:6"][rng.below(4) as usize];
            (2 + rng.below(3) as u8, river(name))
        });
    }

    #[test]
    fn every_hex_of_a_river_is_a_thing_of_its_own() {
        for name in ["S1-2E-4E-6E-F1", "random:3"] {
            let (race, _) = Race::new(Salmon::new(2, river(name)).expect("playable"), 5);
            let (game, laid) = (race.game(), race.position().river);
            let things = game.things();
            for hex in (0..laid.len()).flat_map(|slot| game.rivers.hexes(&laid, slot)) {
                let place = game.rivers.place(&laid, hex);
                let thing = &things[usize::from(game.places.bears[index_of(&place)])];
                assert_eq!((thing.kind, thing.id.as_str()), ("bear_spaces", place.to_string().as_str()));
                if game.rivers.cell(&laid, hex).print.ground.can_leap() {
                    let thing = &things[usize::from(game.places.salmon[index_of(&place)])];
                    assert_eq!((thing.kind, thing.id.as_str()), ("spaces", place.to_string().as_str()));
                }
            }
        }
    }

    #[test]
    fn the_first_player_starts_and_the_others_follow_clockwise() {
        let options = serde_json::from_value(json!({"first": 2})).expect("options");
        let (race, _) = Race::new(Salmon::new(4, options).expect("playable"), 1);
        assert_eq!(race.game().start_order(race.position())[..], [2, 3, 0, 1].map(Seat));
    }

    /// What the actions of seat 0 used, as kind, id and seat.
    fn count(hand: Value, actions: &[Action]) -> Vec<String> {
        let written = serde_json::from_value(json!({"seats": [{"hand": hand}, {}]})).expect("a position");
        let (game, position) = Salmon::read(Options::default(), written).expect("sound");
        let mut race = Race::from_position(game, position.expect("a race under way"), 1);
        let mut uses = Vec::new();
        for action in actions {
            let step = race.play(Seat(0), *action).expect("legal");
            step.events.iter().for_each(|event| race.game().uses(event, &mut uses));
        }
        let things = race.game().things();
        let name = |used: &Use| {
            let thing = &things[usize::from(used.thing)];
            let seat = used.seat.map_or("nobody".to_string(), |seat| seat.0.to_string());
            format!("{}: {} of {seat}", thing.kind, thing.id)
        };
        uses.iter().map(name).collect()
    }

    #[test]
    fn two_swims_and_the_card_of_a_symbol_are_counted() {
        let play = |card| Action::Play { card, dir: None, target: None };
        let actions = [play(Card::Left), play(Card::Forward), Action::Take { card: Card::Right }];
        let expected = [
            "cards: left of 0",
            "moves: swim of 0",
            "spaces: S1:3,2 of 0",
            "cards: forward of 0",
            "moves: swim of 0",
            "spaces: S1:3,4 of 0",
            "taken_cards: right of 0",
        ];
        assert_eq!(count(json!(["left", "forward", "right"]), &actions), expected);
    }

    #[test]
    fn a_bear_is_counted_where_it_walks() {
        let play = Action::Play { card: Card::Bear, dir: None, target: None };
        let actions = [play, Action::MoveBear { bear: 0, dir: Compass::N }];
        let expected = ["cards: bear of 0", "bears: bear 0 of nobody", "bear_spaces: 2E:6,7 of nobody"];
        assert_eq!(count(json!(["bear", "left"]), &actions), expected);
    }
}
