//! The position after each event shows what the event says, and nothing that a later one says.

use engine::{Dealer, Game, Notation, Rng, Script, Seat, Viewer, choose_random};
use salmon::{Action, Card, Event, Options, Position, Salmon, Task};

type Step = (Vec<Event>, Vec<Position>);

fn options(text: &str) -> Options {
    serde_json::from_str(text).unwrap()
}

/// A step with the position after each of its events.
fn play(game: &Salmon, position: &mut Position, seat: Seat, action: &Action, chance: &mut Rng) -> Step {
    let (mut script, mut events, mut frames) = (Script::recorder(), Vec::new(), Vec::new());
    let mut dealer = Dealer::showing(chance, &mut script, &mut events, &mut frames);
    game.apply(position, seat, action, &mut dealer);
    (events, frames)
}

fn place(game: &Salmon, position: &Position, seat: Seat) -> String {
    let written = serde_json::to_value(game.write(position)).unwrap();
    written["seats"][seat.index()]["hex"].as_str().unwrap().to_string()
}

/// What changes at an event, and nothing else: hexes, bears, piles, hands, the turn.
fn compare(game: &Salmon, before: &Position, event: &Event, after: &Position) {
    let hexes = |position: &Position| position.swimmers.iter().map(|swimmer| swimmer.hex).collect::<Vec<_>>();
    let owned =
        |position: &Position| position.swimmers.iter().map(|swimmer| swimmer.owned).collect::<Vec<_>>();
    let held = |position: &Position, seat: Seat| i32::from(position.of(seat).hand.count());
    if let Event::Moved { seat, to, .. } = event {
        assert_eq!(place(game, after, *seat), to.to_string());
    } else {
        assert_eq!(hexes(before), hexes(after), "{event:?}");
    }
    assert_eq!(before.bears != after.bears, matches!(event, Event::BearMoved { .. }), "{event:?}");
    let changes_piles = matches!(
        event,
        Event::Fatigued { .. } | Event::Took { .. } | Event::Removed { .. } | Event::Rested { .. }
    );
    assert_eq!(owned(before) != owned(after), changes_piles, "{event:?}");
    for seat in Seat::all(game.seats()) {
        let change = match event {
            Event::Played { seat: own, .. } | Event::Countered { seat: own, .. } if *own == seat => -1,
            Event::Removed { seat: own, from: salmon::Source::Hand, .. } if *own == seat => -1,
            Event::Jumped { seat: own, .. } if *own == seat => -2,
            Event::Discarded { seat: own, cards, .. } if *own == seat => -(cards.count() as i32),
            Event::Drew { seat: own, .. } if *own == seat => 1,
            _ => 0,
        };
        assert_eq!(held(after, seat) - held(before, seat), change, "{event:?}");
    }
    match event {
        Event::Countered { seat, card } if *card != Card::Eagle => assert!(after.countered.contains(*seat)),
        Event::Played { card, .. } => assert_eq!(after.played.last(), Some(card)),
        Event::HandSeen { seat, target, .. } => {
            let mut view = *after;
            game.hide(&mut view, Viewer::Seat(*seat));
            assert!(!view.of(*target).hand.is_face_down(), "the Eagle's player sees the hand");
        }
        _ => {}
    }
    let over = matches!(event, Event::GameOver { .. });
    assert_eq!(matches!(after.task, Task::Over { .. }), over, "{event:?}");
    if !matches!(event, Event::TurnEnded { .. }) {
        assert_eq!((before.active, before.round), (after.active, after.round), "{event:?}");
    }
}

#[test]
fn every_event_is_told_when_its_change_is_done() {
    for (seats, river) in [(2, "S1-2E-4E-6E-F1"), (4, "S2-3H-5H-6H-F2"), (3, "random:3"), (3, "random:6")] {
        let game = Salmon::new(seats, options(&format!(r#"{{"river":"{river}"}}"#))).unwrap();
        let (mut chance, mut choice) = (Rng::new(3), Rng::stream(3, 1));
        let mut position = game.start(&mut Dealer::silent(&mut chance));
        while let Some(seat) = game.pending(&position).first() {
            let action = choose_random(&game, &position, seat, &mut choice, &mut Vec::new());
            let mut before = position;
            let (events, frames) = play(&game, &mut position, seat, &action, &mut chance);
            assert_eq!(events.len(), frames.len());
            for (event, after) in events.iter().zip(&frames) {
                compare(&game, &before, event, after);
                before = *after;
            }
        }
    }
}

#[test]
fn the_river_lies_there_when_it_is_told() {
    let game = Salmon::new(3, options(r#"{"river":"random:2","first":2}"#)).unwrap();
    let (mut rng, mut script) = (Rng::new(1), Script::recorder());
    let (mut events, mut frames) = (Vec::new(), Vec::new());
    game.start(&mut Dealer::showing(&mut rng, &mut script, &mut events, &mut frames));
    let written: Vec<_> = frames.iter().map(|it| serde_json::to_value(game.write(it)).unwrap()).collect();
    let Event::RiverLaid { river } = &events[0] else { panic!("{events:?}") };
    assert_eq!(
        (&written[0]["river"], written[0]["seats"].as_array().unwrap().len()),
        (&river.to_string().into(), 3)
    );
    assert_eq!((&written[0]["active"], &written[1]["active"]), (&0.into(), &2.into()));
}

/// A hand of one card is lost to the Eagle and filled in the same step: the new cards are nobody else's business.
#[test]
fn an_eagle_sees_no_card_that_is_drawn_later() {
    let text = r#"{"seats":[{"hand":["left"],"draw":["left","left","left","left"]},
        {"hand":["bear"],"draw":["right","wild","left","forward"]}],
        "played":["left","left","eagle"],"pending":{"kind":"counter","seat":1,"card":"eagle","countered":[]}}"#;
    let (game, position) = Salmon::read(Options::default(), serde_json::from_str(text).unwrap()).unwrap();
    let mut position = position.unwrap();
    let (events, frames) = play(&game, &mut position, Seat(1), &Action::Pass {}, &mut Rng::new(1));
    let seen: Vec<bool> = frames
        .iter()
        .map(|frame| {
            let mut view = *frame;
            game.hide(&mut view, Viewer::Seat(Seat(0)));
            !view.of(Seat(1)).hand.is_face_down()
        })
        .collect();
    assert!(matches!(events[0], Event::HandSeen { .. }) && matches!(events[1], Event::Discarded { .. }));
    assert!(events[2..].iter().any(|event| matches!(event, Event::Drew { seat: Seat(1), .. })), "{events:?}");
    assert_eq!(&seen[..2], [true, true]);
    assert!(!seen[2..].contains(&true), "{events:?} {seen:?}");
}

/// The draw pile that a seat looks at in the Reeds is face down again when it is shuffled.
#[test]
fn a_draw_pile_is_hidden_when_it_is_shuffled_at_reeds() {
    let text = r#"{"seats":[{"hex":"2E:3,8","hand":["left"],"draw":["left","right","wild"]},{"hand":["left"]}],
        "played":["left"],"pending":{"kind":"reeds","seat":0,"left":1,"shuffle":false,"hex":"2E:3,8","how":"swim","path":[]}}"#;
    let (game, position) = Salmon::read(Options::default(), serde_json::from_str(text).unwrap()).unwrap();
    let mut position = position.unwrap();
    let action: Action = serde_json::from_str(r#"{"type":"remove","from":"draw","card":"wild"}"#).unwrap();
    let (events, frames) = play(&game, &mut position, Seat(0), &action, &mut Rng::new(1));
    let is_open = |frame: &Position| {
        let mut view = *frame;
        game.hide(&mut view, Viewer::Seat(Seat(0)));
        !view.of(Seat(0)).draw.is_face_down()
    };
    assert!(matches!(events[..2], [Event::Removed { .. }, Event::Shuffled { .. }]), "{events:?}");
    assert_eq!(frames.iter().take(2).map(is_open).collect::<Vec<_>>(), [true, false]);
}
