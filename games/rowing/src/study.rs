//! What a designer measures in a regatta: cards, rates, limits, crabs and where the boats come to lie.

use engine::{Kind as _, List, Part, Phrase, SEATS_MAX, Seat, Study, Thing, Use, Value};

use crate::action::Rate;
use crate::cards::{Card, Cards, KINDS, PACE};
use crate::content::Line;
use crate::event::{Cause, Event, Reason};
use crate::position::Position;
use crate::rowing::Rowing;
use crate::rules::course::metres;
use crate::rules::finish;

const CARDS: u16 = 0;
const FLIPS: u16 = CARDS + KINDS as u16;
const DISCARDS: u16 = FLIPS + KINDS as u16;
const RATES: u16 = DISCARDS + PACE.len() as u16;
const MOVES: u16 = RATES + Rate::ALL.len() as u16;
const PAYMENTS: u16 = MOVES + CAUSES.len() as u16;
const LIMITS: u16 = PAYMENTS + REASONS.len() as u16;
const EXCEEDED: u16 = LIMITS + Line::ALL.len() as u16;
const CRABS: u16 = EXCEEDED + Line::ALL.len() as u16;
const CLUTTERED: u16 = CRABS + Line::ALL.len() as u16;
const SPACES: u16 = CLUTTERED + 1;

const CAUSES: [(Cause, &str); 4] = [
    (Cause::Cards, "cards"),
    (Cause::Tides, "tides"),
    (Cause::Motivation, "motivation"),
    (Cause::Crab, "crab"),
];
const REASONS: [(Reason, &str); 3] =
    [(Reason::Jump, "jump"), (Reason::Motivation, "motivation"), (Reason::Pace, "pace")];

impl Study for Rowing {
    fn round(&self, position: &Position) -> u32 {
        u32::from(position.round)
    }

    /// RW-014: by lane, from lane 1. The draw gives the middle lanes away first.
    fn start_order(&self, position: &Position) -> List<Seat, SEATS_MAX> {
        let mut order: List<Seat, SEATS_MAX> = Seat::all(self.seats).collect();
        order.sort_unstable_by_key(|seat| position.boats[*seat].lane);
        order
    }

    fn things(&self) -> Vec<Thing> {
        let lines = |kind| {
            Line::ALL.iter().map(move |line| Thing::new(kind, line.name()).named(self.line_name(*line)))
        };
        let card = |kind, card: Card| Thing::new(kind, card.name()).named(self.card_name(card));
        let mut things: Vec<Thing> = Vec::new();
        things.extend(Card::ALL.iter().map(|each| card("cards", *each)));
        things.extend(Card::ALL.iter().map(|each| card("flipped_cards", *each)));
        things.extend(PACE.iter().map(|each| card("discarded_cards", *each)));
        things.extend(
            Rate::ALL
                .iter()
                .map(|rate| Thing::new("rates", rate.strokes().to_string()).named(self.rate_in_full(*rate))),
        );
        things.extend(CAUSES.iter().map(|(_, id)| said("moves", id)));
        things.extend(REASONS.iter().map(|(_, id)| said("payments", id)));
        things.extend(lines("limits"));
        things.extend(lines("limits_exceeded"));
        things.extend(lines("crabs"));
        things.push(said("hands", "cluttered"));
        things.extend((0..=self.water.last()).map(|space| {
            let name = Phrase::new("thing-space").with("metres", metres(space));
            Thing::new("spaces", format!("space {space}")).named(name)
        }));
        things
            .push(Thing::new("spaces", "past the finish line").named(Value::word("thing", "past_the_line")));
        things
    }

    /// The standing is the progress.
    fn parts(&self, position: &Position, seat: Seat) -> Vec<Part> {
        let mut parts = Vec::new();
        finish::parts(self, position, seat, |part| parts.push(part));
        parts
    }

    #[inline]
    fn uses(&self, event: &Event, out: &mut Vec<Use>) {
        match event {
            // RW-050
            Event::Revealed { seat, cards } => {
                each(CARDS, *cards, *seat, out);
                out.extend(self.rate_of(*cards).map(|rate| used(RATES + rate as u16, *seat)));
            }
            Event::Flipped { seat, card } => out.push(used(FLIPS + *card as u16, *seat)), // RW-051
            Event::Discarded { seat, cards } => each(DISCARDS, *cards, *seat, out),       // RW-080
            // RW-055, RW-060, RW-070, RW-100
            Event::Moved { seat, to, cause, .. } => {
                out.push(used(MOVES + *cause as u16, *seat));
                let home = self.water.last() + 1; // RW-003
                out.push(used(SPACES + u16::from((*to).min(home)), *seat));
            }
            Event::Paid { seat, reason, .. } => out.push(used(PAYMENTS + *reason as u16, *seat)), // RW-131
            // RW-092
            Event::Checked { seat, line, cost, .. } => {
                out.push(used(LIMITS + *line as u16, *seat));
                if *cost > 0 {
                    out.push(used(EXCEEDED + *line as u16, *seat));
                }
            }
            Event::Crab { seat, line, .. } => out.push(used(CRABS + *line as u16, *seat)), // RW-095
            Event::Cluttered { seat, .. } => out.push(used(CLUTTERED, *seat)),             // RW-043
            Event::LanesDrawn { .. }
            | Event::RoundStart { .. }
            | Event::RateChosen { .. }
            | Event::RateSet { .. }
            | Event::CardsChosen { .. }
            | Event::Shuffled { .. }
            | Event::Cooled { .. }
            | Event::Drew { .. }
            | Event::CrossedFinish { .. }
            | Event::Placed { .. }
            | Event::RaceOver { .. } => {}
        }
    }
}

impl Rowing {
    /// RW-040: the rate that was rowed, by its number of cards. A rate that is set is not always rowed: a boat
    /// that falls back (RW-043, RW-104) is set to Easy by the same event as one that chose it.
    #[inline]
    fn rate_of(&self, cards: Cards) -> Option<usize> {
        self.rates.iter().position(|rate| rate.cards == cards.count())
    }
}

/// A thing that only designers speak of.
fn said(kind: &'static str, id: &str) -> Thing {
    Thing::new(kind, id).named(Value::word("thing", id))
}

#[inline]
fn used(thing: u16, seat: Seat) -> Use {
    Use { thing, seat: Some(seat) }
}

#[inline]
fn each(first: u16, cards: Cards, seat: Seat, out: &mut Vec<Use>) {
    out.extend(cards.each().map(|card| used(first + card as u16, seat)));
}

#[cfg(test)]
mod tests {
    use engine::{Game as _, Notation as _, Race};
    use serde_json::json;

    use super::*;
    use crate::action::Action;
    use crate::options::Options;

    #[test]
    fn what_is_counted_is_there_in_every_race() {
        engine_test::studies::<Rowing>(200, |rng| {
            let course = ["calm_lake", "headwind", "turning_tide"][rng.below(3) as usize];
            let options = serde_json::from_value(json!({"course": course})).expect("options");
            (1 + rng.below(6) as u8, options)
        });
    }

    #[test]
    fn causes_and_reasons_stand_in_their_own_order() {
        assert!(CAUSES.iter().enumerate().all(|(i, (cause, _))| *cause as usize == i));
        assert!(REASONS.iter().enumerate().all(|(i, (reason, _))| *reason as usize == i));
    }

    #[test]
    fn boats_start_in_the_order_of_their_lanes() {
        let options = serde_json::from_value(json!({"lane_draw": "seat_order"})).expect("options");
        let game = Rowing::new(6, options).expect("playable");
        let (race, _) = Race::new(game, 1);
        let order = race.game().start_order(race.position());
        assert_eq!(order[..], [4, 2, 0, 1, 3, 5].map(Seat), "lanes 3, 4, 2, 5, 1, 6");
    }

    /// What the rest of a turn used, as kind and id.
    fn count(position: serde_json::Value, actions: &[Action]) -> Vec<String> {
        let written = serde_json::from_value(position).expect("a position");
        let (game, position) = Rowing::read(Options::default(), written).expect("sound");
        let mut race = Race::from_position(game, position.expect("a race under way"), 1);
        let mut uses = Vec::new();
        for action in actions {
            let step = race.play(Seat(0), *action).expect("legal");
            step.events.iter().for_each(|event| race.game().uses(event, &mut uses));
        }
        let things = race.game().things();
        assert!(uses.iter().all(|used| used.seat == Some(Seat(0))));
        let names = uses.iter().map(|used| &things[usize::from(used.thing)]);
        names.map(|thing| format!("{}: {}", thing.kind, thing.id)).collect()
    }

    #[test]
    fn a_flip_a_payment_and_a_crab_are_counted_where_they_happen() {
        let position = json!({"phase": "play", "boats": [{"space": 8, "rate": 42, "stamina": 0,
            "hand": ["p3", "p3", "s", "p1"], "deck": ["p2", "p1", "p1", "p1", "p1", "p1", "p1", "p1"]}]});
        let cards = Cards::from_iter([Card::Pace3, Card::Pace3, Card::Suffering]);
        let discard = Cards::from_iter([Card::Pace1]);
        let expected = [
            "cards: p3",
            "cards: p3",
            "cards: s",
            "rates: 42",
            "flipped_cards: p2",
            "moves: cards",
            "spaces: space 16",
            "discarded_cards: p1",
            "limits: 500",
            "limits_exceeded: 500",
            "crabs: 500",
            "moves: crab",
            "spaces: space 10",
        ];
        assert_eq!(count(position, &[Action::Play { cards }, Action::Discard { cards: discard }]), expected);
    }

    #[test]
    fn a_cluttered_hand_moves_nobody() {
        let position = json!({"phase": "play", "boats": [{"space": 17, "rate": 42, "stamina": 1,
            "hand": ["p2", "s", "e", "e", "e", "e", "e"], "deck": ["p1", "p2", "p3", "p1", "p2", "p3"]}]});
        let cards = Cards::from_iter([Card::Pace2, Card::Suffering, Card::Exhaustion]);
        let expected = ["cards: p2", "cards: s", "cards: e", "rates: 42", "hands: cluttered"];
        assert_eq!(count(position, &[Action::Play { cards }]), expected);
    }

    #[test]
    fn all_water_past_the_line_is_one_place() {
        let position = json!({"phase": "play", "boats": [{"space": 39, "rate": 39, "hand": ["p3", "p3"]}]});
        let uses = count(position, &[Action::Play { cards: Cards::from_iter([Card::Pace3; 2]) }]);
        assert_eq!(uses[uses.len() - 1], "spaces: past the finish line");
    }
}
