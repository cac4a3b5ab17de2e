//! What a designer measures in a marathon: EVENT cards, spins, stamina and the spaces where runs end.

use engine::{Kind, List, Part, SEATS_MAX, Seat, Study, Thing, Use, Value};

use crate::Marathon;
use crate::action::Boost;
use crate::content::course::LANES;
use crate::content::{CARD_KINDS, Card, DIE};
use crate::event::{Cause, Event, Purpose, Space, Symbol, Trouble};
use crate::position::Position;
use crate::shown::words::{plain_space, printed};
use crate::turns_left;

const EVENTS: u16 = 0;
const KEPT: u16 = EVENTS + CARD_KINDS as u16;
const SYMBOLS: u16 = KEPT + KEPT_CARDS.len() as u16;
const BOOSTS: u16 = SYMBOLS + SYMBOL_NAMES.len() as u16;
const ROLLS: u16 = BOOSTS + BOOST_NAMES.len() as u16;
const RUNS: u16 = ROLLS + DIE as u16;
const LOST_TURNS: u16 = RUNS + RUN_NAMES.len() as u16 + 1;
const STARTS: u16 = LOST_TURNS + 2;
/// From here on the number of things depends on the spinner, then on the course, then on the cards.
const SPINS: u16 = STARTS + LANES as u16;

/// MA-050, MA-054.
const KEPT_CARDS: [Card; 2] = [Card::Injury, Card::RunnersHigh];
const SYMBOL_NAMES: [(&str, Symbol); 2] = [("event", Symbol::Event), ("kick", Symbol::Kick)];
const BOOST_NAMES: [&str; 4] = ["none", "plus", "minus", "reroll"];
/// Before CATCH UP.
const RUN_NAMES: [&str; 3] = ["speed", "kick", "card"];

/// The numbers of a spinner, rising, each once.
pub(crate) fn each_once(sectors: &[i16]) -> Vec<i16> {
    let mut spins = sectors.to_vec();
    spins.sort_unstable();
    spins.dedup();
    spins
}

impl Study for Marathon {
    fn round(&self, position: &Position) -> u32 {
        position.round
    }

    /// MA-008: by the places on the block, which is the order of turns.
    fn start_order(&self, position: &Position) -> List<Seat, SEATS_MAX> {
        position.order
    }

    fn things(&self) -> Vec<Thing> {
        let card = |kind, card: Card| Thing::new(kind, card.name()).named(self.card_name(card));
        let mut things: Vec<Thing> = Card::ALL.iter().map(|each| card("events", *each)).collect();
        things.extend(KEPT_CARDS.map(|kept| card("kept_cards", kept)));
        things.extend(SYMBOL_NAMES.map(|(id, symbol)| Thing::new("symbols", id).named(printed(symbol))));
        things.extend(BOOST_NAMES.map(|boost| said("boosts", boost, "boost")));
        things.extend((1..=DIE).map(|die| Thing::new("speed_rolls", die.to_string())));
        things.extend(RUN_NAMES.map(|cause| said("runs", cause, "run")));
        things.push(card("runs", Card::CatchUp));
        things.push(Thing::new("lost_turns", "owed by a breakdown").named(Value::word("thing", "turn_owed")));
        things.push(said("lost_turns", "missed", "turn"));
        things.extend((1..=LANES).map(|place| Thing::new("start_places", place.to_string())));
        things.extend(self.spins.iter().map(|value| Thing::new("spins", format!("{value:+}"))));
        let spaces = self.course.spaces();
        things.extend(spaces.map(|(row, lane)| {
            Thing::new("spaces", format!("row {row}, lane {lane}")).named(plain_space(row, lane))
        }));
        things
            .push(Thing::new("spaces", "past the finish line").named(Value::word("thing", "past_the_line")));
        things.push(said("negated", "spin", "negated"));
        things.extend(self.troubles().map(|trouble| card("negated", trouble)));
        things
    }

    /// The standing is turns left.
    fn parts(&self, position: &Position, seat: Seat) -> Vec<Part> {
        let mut parts = Vec::new();
        turns_left::parts(self, position, seat, |part| parts.push(part));
        parts
    }

    #[inline]
    fn uses(&self, event: &Event, out: &mut Vec<Use>) {
        let (thing, seat) = match event {
            Event::Drew { seat, card } => (EVENTS + *card as u16, seat), // MA-040
            Event::Kept { seat, card: Card::Injury } => (KEPT, seat),    // MA-050
            Event::Kept { seat, .. } => (KEPT + 1, seat),                // MA-054
            // MA-056
            Event::Negated { seat, what } => match what {
                Trouble::Spin => (self.negated(None), seat),
                Trouble::Injury => (self.negated(Some(Card::Injury)), seat), // MA-057
                Trouble::Card(card) => (self.negated(Some(*card)), seat),
            },
            // MA-012
            Event::Landed { seat, symbol } => match symbol {
                Symbol::Event => (SYMBOLS, seat),
                Symbol::Kick => (SYMBOLS + 1, seat),
            },
            // MA-022
            Event::Boosted { seat, with, .. } => match with {
                Boost::None => (BOOSTS, seat),
                Boost::Plus => (BOOSTS + 1, seat),
                Boost::Minus => (BOOSTS + 2, seat),
                Boost::Reroll => (BOOSTS + 3, seat),
            },
            // MA-021, MA-024
            Event::Rolled { seat, die, purpose, .. } => match purpose {
                Purpose::Speed | Purpose::Reroll => (ROLLS + u16::from(*die) - 1, seat),
                Purpose::Start | Purpose::Dash => return,
            },
            Event::Ran { seat, to, cause, .. } => {
                out.push(Use { thing: RUNS + run(*cause), seat: Some(*seat) });
                (self.space(*to), seat)
            }
            // MA-060
            Event::CaughtUp { seat, to, .. } => {
                out.push(Use { thing: RUNS + run(Cause::CatchUp), seat: Some(*seat) });
                (self.space(*to), seat)
            }
            Event::BrokeDown { seat } => (LOST_TURNS, seat), // MA-051
            Event::TurnSkipped { seat, .. } => (LOST_TURNS + 1, seat), // MA-069
            Event::Placed { seat, position } => (STARTS + u16::from(*position) - 1, seat), // MA-005, MA-006
            // MA-049
            Event::Spun { seat, value } => match self.spins.binary_search(value) {
                Ok(place) => (SPINS + place as u16, seat),
                Err(_) => return,
            },
            Event::RaceStarted { .. }
            | Event::TurnStarted { .. }
            | Event::Stood { .. }
            | Event::Shuffled { .. }
            | Event::NoCard { .. }
            | Event::Returned { .. }
            | Event::TurnOwed { .. }
            | Event::Healed { .. }
            | Event::Stamina { .. }
            | Event::NextSpeed { .. }
            | Event::Discarded { .. }
            | Event::TurnEnded { .. }
            | Event::Finished { .. }
            | Event::GameOver { .. } => return,
        };
        out.push(Use { thing, seat: Some(*seat) });
    }
}

/// A thing that only designers speak of: the message `thing-boost_plus`.
fn said(kind: &'static str, id: &'static str, sort: &str) -> Thing {
    Thing::new(kind, id).named(Value::word("thing", &format!("{sort}_{id}")))
}

impl Marathon {
    /// A space of the course among the things; behind the finish line there is one place only (MA-014).
    #[inline]
    fn space(&self, space: Space) -> u16 {
        SPINS + self.spins.len() as u16 + self.course.place(space.row, space.lane)
    }

    /// MA-056, MA-057: the cards that RUNNER'S HIGH can stop.
    fn troubles(&self) -> impl Iterator<Item = Card> + '_ {
        let injury = self.options.high_vs_third_injury;
        let cards = Card::ALL.iter().copied();
        cards.filter(move |card| self.cards.of(*card).harmful || injury && *card == Card::Injury)
    }

    /// What RUNNER'S HIGH stopped among the things: a spin, or one of [`Marathon::troubles`].
    fn negated(&self, card: Option<Card>) -> u16 {
        let first = self.space(Space::new(self.course.finish(), 0)) + 1;
        first + card.map_or(0, |card| 1 + self.troubles().take_while(|other| *other != card).count() as u16)
    }
}

/// The place of a cause among [`RUN_NAMES`].
#[inline]
fn run(cause: Cause) -> u16 {
    match cause {
        Cause::Speed => 0,
        Cause::Kick => 1,
        Cause::Card => 2,
        Cause::CatchUp => 3,
    }
}

#[cfg(test)]
mod tests {
    use engine::{Answer, Game as _, Notation as _, Race, Script};
    use serde_json::json;

    use super::*;
    use crate::action::Action;
    use crate::options::Options;

    #[test]
    fn what_is_counted_is_there_in_every_race() {
        engine_test::studies::<Marathon>(200, |rng| {
            let course = ["city", "hills", "island", "tenk"][rng.below(4) as usize];
            let spinner =
                [json!([-4, -3, -2, 1, 2, 3, 4, 5]), json!([7, -1, 7])][rng.below(2) as usize].clone();
            let options = json!({"course": course, "spinner": spinner});
            (2 + rng.below(5) as u8, serde_json::from_value(options).expect("options"))
        });
    }

    #[test]
    fn every_space_of_the_road_is_a_thing_of_its_own() {
        for course in ["city", "tenk"] {
            let options = serde_json::from_value(json!({"course": course})).expect("options");
            let game = Marathon::new(2, options).expect("playable");
            let things = game.things();
            for (row, lane) in game.course.spaces() {
                let thing = &things[usize::from(game.space(Space::new(row, lane)))];
                assert_eq!((thing.kind, &thing.id), ("spaces", &format!("row {row}, lane {lane}")));
            }
            let home = game.space(Space::new(game.course.finish(), 0));
            assert_eq!(things[usize::from(home)].id, "past the finish line");
            for card in game.troubles() {
                let thing = &things[usize::from(game.negated(Some(card)))];
                assert_eq!((thing.kind, thing.id.as_str()), ("negated", card.name()));
            }
            assert_eq!(things[usize::from(game.negated(None))].id, "spin");
        }
    }

    /// A road of plain rows but for a KICK SPOT in row 3: the runner in lane 2 rolls a 1, lands on it and is
    /// spun two rows on.
    #[test]
    fn a_turn_with_a_kick_uses_roll_symbol_spin_and_two_spaces() {
        let options = json!({"course": {"id": "lane", "rows": ["......", "......", "#K####", "#.####", "#.####", "#.####"]}});
        let options: Options = serde_json::from_value(options).expect("options");
        let position = json!({"round": 1, "order": [0, 1], "runners": [
            {"start": 2, "row": 2, "lane": 2}, {"start": 4, "row": 1, "lane": 4}]});
        let written = serde_json::from_value(position).expect("a position");
        let (game, position) = Marathon::read(options, written).expect("sound");
        let mut race = Race::from_position(game, position.expect("a race under way"), 1);
        let mut uses = Vec::new();
        let mut script = Script::strict(vec![Answer::Roll(1), Answer::Spin(2)]);
        for action in [Action::Roll {}, Action::Boost { with: Boost::None }] {
            let step = race.play_scripted(Seat(0), action, &mut script).expect("legal");
            step.events.iter().for_each(|event| race.game().uses(event, &mut uses));
        }
        let things = race.game().things();
        let names = uses.iter().map(|used| &things[usize::from(used.thing)]);
        let names: Vec<String> = names.map(|thing| format!("{}: {}", thing.kind, thing.id)).collect();
        let expected = [
            "speed_rolls: 1",
            "boosts: none",
            "runs: speed",
            "spaces: row 3, lane 2",
            "symbols: kick",
            "spins: +2",
            "runs: kick",
            "spaces: row 5, lane 2",
        ];
        assert_eq!(names, expected);
        assert!(uses.iter().all(|used| used.seat == Some(Seat(0))));
    }
}
