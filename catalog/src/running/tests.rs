//! What is told of how a race stands, in a game where what is hidden would decide who is ahead.

use engine::{
    BySeat, Dealer, Fault, Game, Illegal, List, Notation, Ranking, SEATS_MAX, Said, Seat, Seats, Shown,
    Speak, Study, Switch, Thing, Use, Viewer,
};
use protocol::{Detail, Happening, Standing, Told};
use serde::{Deserialize, Serialize};
use serde_json::json;

use super::Running;
use crate::{AnyRace, Sight};

/// Two seats take coins in turn, three each; nobody sees the other's, until the race is over. A round is one coin of each.
#[derive(Debug)]
struct Purses(NoOptions);

#[derive(Clone, Debug, Default, Serialize, Deserialize)]
struct NoOptions {}

#[derive(Clone, Copy, Debug, PartialEq, Hash, Serialize, Deserialize)]
struct Position {
    coins: BySeat<u8>,
    taken: u8,
}

#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
enum Action {
    Take { coins: u8 },
}

#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[serde(tag = "type", rename_all = "snake_case")]
enum Event {
    Took { seat: Seat },
    Over,
}

impl Game for Purses {
    const ID: &'static str = "purses";
    const RULES_VERSION: u32 = 1;
    const SEATS: (u8, u8) = (2, 2);
    type Options = NoOptions;
    type Position = Position;
    type Action = Action;
    type Event = Event;

    fn new(_seats: u8, options: NoOptions) -> Result<Purses, Fault> {
        Ok(Purses(options))
    }

    fn seats(&self) -> u8 {
        2
    }

    fn options(&self) -> &NoOptions {
        &self.0
    }

    fn start(&self, _dealer: &mut Dealer<'_, Event, Position>) -> Position {
        Position { coins: BySeat::new(2, 0), taken: 0 }
    }

    fn pending(&self, position: &Position) -> Seats {
        (position.taken < 6).then_some(Seat(position.taken % 2)).into_iter().collect()
    }

    fn decision(&self, _position: &Position, _seat: Seat) -> &'static str {
        "take"
    }

    fn candidates(&self, position: &Position, seat: Seat, out: &mut Vec<Action>) {
        if self.pending(position).contains(seat) {
            out.extend([1, 2].map(|coins| Action::Take { coins }));
        }
    }

    fn check(&self, position: &Position, seat: Seat, _action: &Action) -> Result<(), Illegal> {
        let is_asked = self.pending(position).contains(seat);
        if is_asked { Ok(()) } else { Err(Illegal::new("XX-001", "refused-turn")) }
    }

    fn apply(
        &self,
        position: &mut Position,
        seat: Seat,
        action: &Action,
        dealer: &mut Dealer<'_, Event, Position>,
    ) {
        let Action::Take { coins } = *action;
        position.coins[seat] += coins;
        dealer.tell(position, || Event::Took { seat });
        position.taken += 1;
        if position.taken == 6 {
            dealer.tell(position, || Event::Over);
        }
    }

    fn hide(&self, position: &mut Position, from: Viewer) {
        for seat in Seat::all(2).filter(|seat| position.taken < 6 && !from.is(*seat)) {
            position.coins[seat] = 0;
        }
    }

    fn progress(&self, position: &Position, seat: Seat) -> i32 {
        i32::from(position.coins[seat])
    }

    fn ranking(&self, position: &Position) -> Ranking {
        Ranking::by_score(&position.coins)
    }

    fn bound(&self) -> u32 {
        6
    }

    fn audit(&self, _position: &Position) -> Result<(), Fault> {
        Ok(())
    }
}

impl Notation for Purses {
    type Written = Position;

    fn write(&self, position: &Position) -> Position {
        *position
    }

    fn read(options: NoOptions, written: Position) -> Result<(Purses, Option<Position>), Fault> {
        Ok((Purses(options), Some(written)))
    }
}

/// How many coins both have, if a viewer sees that they have as many.
#[derive(Serialize)]
struct Facts {
    level: Option<u8>,
}

impl Shown for Purses {
    const MINUTES: u16 = 1;
    const SWITCHES: &'static [Switch] = &[];
    type Scenery = ();
    type Forecast = ();

    fn scenery(&self, _view: &Position) {}

    fn facts(&self, view: &Position) -> impl Serialize {
        let [one, other] = [0, 1].map(|seat| view.coins[Seat(seat)]);
        Facts { level: (one == other && one > 0).then_some(one) }
    }

    fn picture(&self, _view: &Position, _viewer: Viewer, _speak: &dyn Speak) -> String {
        String::new()
    }

    fn action(&self, _view: &Position, _seat: Seat, _action: &Action) -> Said {
        Said::new("XX-001", "action-take")
    }

    fn event(&self, _event: &Event) -> Said {
        Said::new("XX-001", "event-took")
    }
}

impl Study for Purses {
    fn round(&self, position: &Position) -> u32 {
        u32::from(position.taken.min(5)) / 2 + 1
    }

    fn start_order(&self, _position: &Position) -> List<Seat, SEATS_MAX> {
        Seat::all(2).collect()
    }

    fn things(&self) -> Vec<Thing> {
        Vec::new()
    }

    fn uses(&self, _event: &Event, _out: &mut Vec<Use>) {}
}

const SIGHTS: [Sight; 4] =
    [Sight::Whole, Sight::SPECTATOR, Sight::Of(Viewer::Seat(Seat(0))), Sight::Of(Viewer::Seat(Seat(1)))];

/// A race in which these numbers of coins were taken in turn.
fn taken(coins: &[u8]) -> Running<Purses> {
    let mut race = Running::new(Purses(NoOptions {}), 1);
    for (coins, turn) in coins.iter().zip(0..) {
        race.play(Seat(turn % 2), &json!({"type": "take", "coins": coins})).unwrap();
    }
    race
}

fn explained(events: Vec<Happening>) -> Vec<Told> {
    let told = |event| match event {
        Happening::Explained(told) => told,
        Happening::Plain(event) => panic!("explained: {event}"),
    };
    events.into_iter().map(told).collect()
}

#[test]
fn everybody_is_told_the_places_by_what_they_see_and_not_by_the_truth() {
    let race = taken(&[1, 2]);
    let places = SIGHTS.map(|sight| race.standing(sight).places);
    assert_eq!(places, [[2, 1], [1, 1], [1, 2], [2, 1]]);
    for (sight, expected) in SIGHTS.into_iter().zip([Some([2, 1]), None, None, Some([2, 1])]) {
        let step = race.tell(2, sight, Detail::Full).unwrap();
        let events = explained(step.events);
        assert_eq!(events[0].places.as_deref(), expected.as_ref().map(|places| places.as_slice()));
    }
    // Seat 0 cannot tell this race from another in which seat 1 took less, nor can a spectator.
    let other = taken(&[1, 1]);
    for sight in [Sight::SPECTATOR, Sight::seat(Seat(0))] {
        assert_eq!(other.standing(sight), race.standing(sight));
        assert_eq!(other.tell(2, sight, Detail::Full), race.tell(2, sight, Detail::Full));
    }
}

#[test]
fn when_the_race_is_over_the_places_are_final_for_everybody() {
    let race = taken(&[1, 2, 2, 1, 2, 1]);
    assert!(race.deciding().is_empty());
    for sight in SIGHTS {
        assert_eq!(
            race.standing(sight),
            Standing { round: 3, places: vec![1, 2], facts: protocol::Facts::new() }
        );
    }
    let last = race.tell(6, Sight::seat(Seat(1)), Detail::Full).unwrap();
    let places: Vec<_> = explained(last.events).into_iter().map(|told| told.places).collect();
    assert_eq!(places, [None, Some(vec![1, 2])], "seat 1 sees the other purse only when all is over");
}

#[test]
fn a_step_says_the_round_first_and_where_another_begins() {
    let race = taken(&[1, 1, 2]);
    let rounds = |seq| {
        let step = race.tell(seq, Sight::SPECTATOR, Detail::Full).unwrap();
        explained(step.events).into_iter().map(|told| told.round).collect::<Vec<_>>()
    };
    assert_eq!([rounds(1), rounds(2), rounds(3)], [[Some(1)], [Some(1)], [Some(2)]]);
    let end = taken(&[1; 6]).tell(6, Sight::SPECTATOR, Detail::Full).unwrap();
    assert_eq!(explained(end.events).iter().map(|told| told.round).collect::<Vec<_>>(), [Some(3), None]);
}

#[test]
fn what_changes_after_the_last_event_is_told_with_the_step_and_to_bots_with_every_step() {
    let race = taken(&[1, 1]);
    let second = Some(Standing { round: 2, places: vec![1, 1], facts: protocol::Facts::new() });
    let told = |detail| race.tell(2, Sight::Whole, detail).unwrap().standing;
    assert_eq!(told(Detail::Full), second);
    let level = protocol::Facts::from([("level".to_string(), json!(1))]);
    assert_eq!(told(Detail::Lean), second.map(|second| Standing { facts: level, ..second }));
    let race = taken(&[1]);
    let told = |detail| race.tell(1, Sight::Whole, detail).unwrap().standing;
    assert_eq!(told(Detail::Full), None, "the event has told it");
    assert_eq!(
        told(Detail::Lean),
        Some(Standing { round: 1, places: vec![1, 2], facts: protocol::Facts::new() })
    );
    assert_eq!(race.tell(0, Sight::Whole, Detail::Full).unwrap().standing, None);
}

#[test]
fn facts_are_told_where_they_change_and_to_nobody_who_does_not_see_them() {
    let facts = |coins: &[u8], sight| {
        let step = taken(coins).tell(coins.len() as u32, sight, Detail::Full).unwrap();
        serde_json::to_value(&explained(step.events)[0].facts).unwrap()
    };
    assert_eq!(facts(&[2], Sight::Whole), json!({}));
    assert_eq!(facts(&[2, 2], Sight::Whole), json!({"level": 2}));
    assert_eq!(facts(&[2, 2, 1], Sight::Whole), json!({"level": null}), "it no longer holds");
    assert_eq!(facts(&[2, 2, 1, 1], Sight::Whole), json!({"level": 3}));
    for hidden in [Sight::SPECTATOR, Sight::seat(Seat(0)), Sight::seat(Seat(1))] {
        assert_eq!(facts(&[2, 2], hidden), json!({}));
        assert_eq!(taken(&[2, 2]).standing(hidden).facts, protocol::Facts::new());
    }
    assert_eq!(
        serde_json::to_value(taken(&[2, 2]).standing(Sight::Whole).facts).unwrap(),
        json!({"level": 2})
    );
}
