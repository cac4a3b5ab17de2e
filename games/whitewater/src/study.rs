//! What a designer measures on a river: cards, Events, hazards, speeds and the spaces that kayaks enter.

use engine::{Kind, List, Part, Phrase, SEATS_MAX, Seat, Study, Thing, Use, Value};

use crate::Whitewater;
use crate::cards::{CARD_KINDS, Card, EVENT_KINDS, EventCard, Source, Token};
use crate::content::Cleared;
use crate::event::{Event, How, Op};
use crate::position::{Decision, Position};
use crate::weigh;

const CARDS: u16 = 0;
const DRAWN: u16 = CARDS + CARD_KINDS as u16;
const DISCARDED: u16 = DRAWN + CARD_KINDS as u16;
const RECALLED: u16 = DISCARDED + CARD_KINDS as u16;
const EDDIES: u16 = RECALLED + CARD_KINDS as u16;
const EVENTS: u16 = EDDIES + 1;
const HAZARDS: u16 = EVENTS + EVENT_KINDS as u16;
const CLEARED: u16 = HAZARDS + Cleared::ALL.len() as u16;
const KNOCKS: u16 = CLEARED + Cleared::ALL.len() as u16;
const TOKENS: u16 = KNOCKS + KNOCK_NAMES.len() as u16;
const SKIPPED: u16 = TOKENS + Token::ALL.len() as u16;
const SPEEDS: u16 = SKIPPED + Op::ALL.len() as u16;
const MOVES: u16 = SPEEDS + SPEED_MAX as u16;
/// The only kinds from here on that depend on the board.
const SPACES: u16 = MOVES + How::ALL.len() as u16;

const KNOCK_NAMES: [&str; 2] = ["bank", "rock"];
/// WW-020: the highest speed.
const SPEED_MAX: u8 = 5;

impl Study for Whitewater {
    /// WW-008: kayaks are placed before the first round.
    fn round(&self, position: &Position) -> u32 {
        match position.decision {
            Decision::Start { .. } => 0,
            Decision::None
            | Decision::Play { .. }
            | Decision::Respond { .. }
            | Decision::Maneuver { .. }
            | Decision::Discard { .. }
            | Decision::RockSide { .. }
            | Decision::Choose { .. }
            | Decision::Place { .. }
            | Decision::Recall { .. } => u32::from(position.round),
        }
    }

    /// WW-010: the order of turns. WW-008 has the kayaks placed the other way round.
    fn start_order(&self, _position: &Position) -> List<Seat, SEATS_MAX> {
        Seat::all(self.seats).collect()
    }

    fn things(&self) -> Vec<Thing> {
        let mut things = Vec::new();
        for kind in ["cards", "drawn_cards", "discarded_cards", "recalled_cards"] {
            let card =
                |card: &Card| Thing::new(kind, card.name()).named(self.printed.name(Source::River(*card)));
            things.extend(Card::ALL.iter().map(card));
        }
        things.push(Thing::new("eddies", "eddy_out").named(self.printed.name(Source::EddyOut)));
        things.extend(
            EventCard::ALL
                .iter()
                .map(|card| Thing::new("events", card.name()).named(self.printed.name(Source::Event(*card)))),
        );
        add::<Cleared>("hazards", &mut things);
        add::<Cleared>("hazards_cleared", &mut things);
        things.extend(KNOCK_NAMES.map(|name| said("knocks", name, "knock")));
        add::<Token>("tokens", &mut things);
        things.extend(Op::ALL.iter().map(|op| said("skipped_effects", op.name(), "skipped")));
        things.extend((1..=SPEED_MAX).map(|speed| Thing::new("speeds", speed.to_string())));
        things.extend(How::ALL.iter().map(|how| said("moves", how.name(), "move")));
        things.extend(self.board.open().map(|space| Thing::new("spaces", space.to_string())));
        things.push(Thing::new("spaces", "run-out").named(Value::word("thing", "run_out"))); // WW-027
        let lines = &self.board.lines[..self.board.lines.len() - 1];
        things.extend(lines.iter().map(|row| {
            let name = Phrase::new("thing-line").with("row", *row);
            Thing::new("lines", format!("after row {row}")).named(name)
        }));
        things.extend(self.board.starts.iter().map(|space| Thing::new("start_spaces", space.to_string())));
        things
    }

    /// The standing is the place on the river and the hand.
    fn parts(&self, position: &Position, seat: Seat) -> Vec<Part> {
        let mut parts = Vec::new();
        weigh::parts(self, position, seat, |part| parts.push(part));
        parts
    }

    #[inline]
    fn uses(&self, event: &Event, out: &mut Vec<Use>) {
        let (thing, seat) = match event {
            Event::CardPlayed { seat, card } => (CARDS + *card as u16, seat), // WW-011
            Event::CardDrawn { seat, card: Some(card) } => (DRAWN + *card as u16, seat), // WW-014
            Event::CardDiscarded { seat, card, .. } => (DISCARDED + *card as u16, seat), // WW-057, WW-090
            Event::CardRecalled { seat, card } => (RECALLED + *card as u16, seat), // WW-090
            Event::EddiedOut { seat } => (EDDIES, seat),                      // WW-040
            Event::EventRevealed { seat, card, .. } => (EVENTS + *card as u16, seat), // WW-071
            // WW-050
            Event::Hazard { seat, kind, cleared, .. } => {
                if *cleared {
                    out.push(Use { thing: CLEARED + *kind as u16, seat: Some(*seat) });
                }
                (HAZARDS + *kind as u16, seat)
            }
            Event::HitBank { seat, .. } => (KNOCKS, seat), // WW-065
            Event::HitRock { seat, .. } => (KNOCKS + 1, seat), // WW-054
            Event::TokenPlaced { seat, kind, .. } => (TOKENS + *kind as u16, seat), // WW-061
            Event::EffectSkipped { seat, op } => (SKIPPED + *op as u16, seat), // WW-012
            Event::SpeedChanged { seat, to, .. } => (SPEEDS + u16::from(*to) - 1, seat), // WW-020
            Event::Moved { seat, to, how, .. } => {
                out.push(Use { thing: MOVES + *how as u16, seat: Some(*seat) });
                (SPACES + self.board.place(*to), seat)
            }
            // WW-070
            Event::SectionCrossed { seat, line } => {
                (self.lines_from() + u16::from(self.board.section(*line)), seat)
            }
            // WW-008: every space before the last start space is one too, so the places are the same.
            Event::KayakPlaced { seat, at } => (self.starts_from() + self.board.place(*at), seat),
            Event::CardDrawn { card: None, .. }
            | Event::TurnStarted { .. }
            | Event::NoCard { .. }
            | Event::DeckReshuffled { .. }
            | Event::TokenRemoved { .. }
            | Event::Finished { .. }
            | Event::GameOver { .. } => return,
        };
        out.push(Use { thing, seat: Some(*seat) });
    }
}

impl Whitewater {
    /// The first of the lines among the things: behind all spaces and the run-out.
    #[inline]
    fn lines_from(&self) -> u16 {
        SPACES + self.board.places_count() + 1
    }

    /// The first of the start spaces: behind the lines, of which the finish is none.
    #[inline]
    fn starts_from(&self) -> u16 {
        self.lines_from() + u16::from(self.board.beyond()) - 1
    }
}

/// Things that have a name in sentences too.
fn add<K: Kind + Into<Value>>(kind: &'static str, things: &mut Vec<Thing>) {
    things.extend(K::ALL.iter().map(|thing| Thing::of(kind, *thing)));
}

/// A thing that only designers speak of: the message `thing-move_pushed`.
fn said(kind: &'static str, id: &str, sort: &str) -> Thing {
    Thing::new(kind, id).named(Value::word("thing", &format!("{sort}_{id}")))
}

#[cfg(test)]
mod tests {
    use engine::{Game as _, Notation as _, Race};
    use serde_json::json;

    use super::*;
    use crate::action::Action;
    use crate::options::Options;
    use crate::space::Space;

    fn river(segments: &[&str]) -> Options {
        serde_json::from_value(json!({"segments": segments})).expect("options")
    }

    #[test]
    fn what_is_counted_is_there_in_every_race() {
        let rivers: [&[&str]; 4] = [&["A", "B"], &["D", "C", "B", "A"], &["C"], &["D", "A"]];
        engine_test::studies::<Whitewater>(200, |rng| {
            (2 + rng.below(3) as u8, river(rivers[rng.below(4) as usize]))
        });
    }

    #[test]
    fn every_open_space_is_a_thing_of_its_own() {
        let game = Whitewater::new(2, river(&["A"])).expect("playable");
        let things = game.things();
        let spaces: Vec<Space> = game.board.open().collect();
        for space in &spaces {
            let thing = &things[usize::from(SPACES + game.board.place(*space))];
            assert_eq!((thing.kind, thing.id.as_str()), ("spaces", space.to_string().as_str()));
        }
        let run_out = game.board.place(Space::new(4, 21));
        assert_eq!(usize::from(run_out), spaces.len());
        assert_eq!(game.board.place(Space::new(7, 95)), run_out);
        assert!(!spaces.contains(&Space::new(4, 2)), "d2 is a Rock");
    }

    /// WW-008: seat 1 places, then seat 0; then the first round begins with seat 0 (WW-010).
    #[test]
    fn placing_the_kayaks_comes_before_the_first_round() {
        let (mut race, _) = Race::new(Whitewater::new(2, river(&["A"])).expect("playable"), 3);
        let mut uses = Vec::new();
        for (seat, at) in [(Seat(1), "f1"), (Seat(0), "c1")] {
            assert_eq!(race.game().round(race.position()), 0);
            let at: Space = at.parse().expect("a space");
            let step = race.play(seat, Action::Start { at }).expect("legal");
            assert_eq!(race.game().round(&step.after[0]), 0, "where the event is told, too");
            step.events.iter().for_each(|event| race.game().uses(event, &mut uses));
        }
        assert_eq!(race.game().round(race.position()), 1);
        assert_eq!(race.game().start_order(race.position())[..], [Seat(0), Seat(1)]);
        assert_eq!(names(race.game(), &uses), ["start_spaces: f1 of seat 1", "start_spaces: c1 of seat 0"]);
    }

    fn names(game: &Whitewater, uses: &[Use]) -> Vec<String> {
        let things = game.things();
        let name = |used: &Use| {
            let thing = &things[usize::from(used.thing)];
            format!("{}: {} of seat {}", thing.kind, thing.id, used.seat.map_or(9, |seat| seat.0))
        };
        uses.iter().map(name).collect()
    }

    /// WW-036: both kayaks go on by their speed. From c1 it is c2, Rapids that speed 2 does not clear; their
    /// arrow carries the kayak to c3, and its second step leads to c4. WW-013: seat 1 has nothing to play.
    #[test]
    fn a_river_that_advances_uses_the_card_and_every_space_on_the_way() {
        let position = json!({"segments": ["A"], "seats": [
            {"at": "c1", "speed": 2, "hand": ["advance_river", "ferry"]},
            {"at": "b4", "speed": 1, "hand": []}], "river_deck": ["brace", "recall"]});
        let written = serde_json::from_value(position).expect("a position");
        let (game, position) = Whitewater::read(Options::default(), written).expect("sound");
        let mut race = Race::from_position(game, position.expect("a race under way"), 1);
        let mut uses = Vec::new();
        while race.game().round(race.position()) == 1 && race.position().active == Seat(0) {
            let seat = race.game().pending(race.position()).first().expect("a choice");
            let action = race.legal(seat)[0];
            let step = race.play(seat, action).expect("legal");
            step.events.iter().for_each(|event| race.game().uses(event, &mut uses));
        }
        let expected = [
            "cards: advance_river of seat 0",
            "moves: downriver of seat 0",
            "spaces: c2 of seat 0",
            "hazards: rapids of seat 0",
            "moves: rapids of seat 0",
            "spaces: c3 of seat 0",
            "moves: downriver of seat 0",
            "spaces: c4 of seat 0",
            "discarded_cards: ferry of seat 0",
            "moves: downriver of seat 1",
            "spaces: b5 of seat 1",
            "drawn_cards: brace of seat 0",
            "drawn_cards: recall of seat 1",
        ];
        assert_eq!(names(race.game(), &uses), expected);
    }
}
