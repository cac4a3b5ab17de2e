//! What clients show: the race event by event, names of the box and custom ones, and the scenery.

use engine::{Dealer, Game, Illegal, Kind, Notation, Phrase, Refused, Rng, Script, Seat, Shown, Viewer};
use serde_json::{Value, from_value, json, to_value};
use whitewater::{Action, Card, Event, EventCard, Options, Position, Segment, Whitewater, Written};

use crate::spoken::in_english;

/// The row of a table for an id.
fn row<'a>(file: &'a str, id: &str) -> Vec<&'a str> {
    let rows = file.lines().map(|line| line.split('|').map(str::trim).collect::<Vec<_>>());
    rows.into_iter().find(|row| row[0] == id).unwrap_or_else(|| panic!("{id} is printed"))
}

#[test]
fn things_of_the_box_are_called_as_it_says() {
    let said = |kind: &str, id: &str| in_english(|speak| speak.word(kind, id));
    for card in Card::ALL {
        let printed = row(include_str!("../../content/river_cards.txt"), card.name())[1];
        assert_eq!(said("card", card.name()), printed);
    }
    for card in EventCard::ALL {
        let printed = row(include_str!("../../content/event_cards.txt"), card.name())[1];
        assert_eq!(said("eventcard", card.name()), printed);
    }
    let maps = [
        include_str!("../../content/segment_a.txt"),
        include_str!("../../content/segment_b.txt"),
        include_str!("../../content/segment_c.txt"),
        include_str!("../../content/segment_d.txt"),
    ];
    for (segment, map) in Segment::ALL.iter().zip(maps) {
        assert_eq!(said("segment", segment.name()), row(map, "name")[1]);
    }
}

/// A race on segments A and B with a file changed.
fn changed(file: &str, from: &str, to: &str) -> Whitewater {
    let (name, text) = Whitewater::CONTENT.iter().find(|(name, _)| *name == file).unwrap();
    assert!(text.contains(from));
    let options = json!({"content": {(*name): text.replacen(from, to, 1)}});
    Whitewater::new(2, from_value(options).unwrap()).unwrap()
}

fn scenery(game: &Whitewater) -> Value {
    let position = game.start(&mut Dealer::silent(&mut Rng::new(1)));
    to_value(game.scenery(&position)).unwrap()
}

/// How a game says that a card is played.
fn played(game: &Whitewater, card: Card) -> Phrase {
    game.event(&Event::CardPlayed { seat: Seat(0), card }).phrase
}

#[test]
fn names_of_ones_own_are_said_as_they_are_written() {
    let renamed = changed("river_cards.txt", "| Paddle |", "| Splash |");
    let said = |card| in_english(|speak| speak.say(&played(&renamed, card)));
    assert_eq!(said(Card::Paddle), "Kayak 1 plays Splash: speed +1; maneuver");
    assert_eq!(said(Card::Ferry), "Kayak 1 plays Ferry: maneuver +2; advance 1");
    let printed = Whitewater::new(2, Options::default()).unwrap();
    assert_eq!(played(&renamed, Card::Ferry), played(&printed, Card::Ferry), "its name can be translated");
    assert_eq!(scenery(&renamed)["cards"][1]["name"], "Splash");
    let calm = changed("event_cards.txt", "| Headwind |", "| Gale |");
    let gale = Event::EventRevealed { seat: Seat(1), line: 6, card: EventCard::Headwind };
    let said = in_english(|speak| speak.say(&calm.event(&gale).phrase));
    assert_eq!(said, "Kayak 2 turns up Gale on line 6, for all: speed −1");
    let meadow = changed("segment_a.txt", "name | Meadow Run", "name | Village");
    assert_eq!(scenery(&meadow)["laid"], json!([{"id": "A", "name": "Village"}, {"id": "B"}]));
    let head = |game: &Whitewater| {
        let view = game.start(&mut Dealer::silent(&mut Rng::new(1)));
        let picture = in_english(|speak| game.picture(&view, Viewer::Spectator, speak));
        picture.split(", ").next().map(str::to_string)
    };
    assert_eq!(head(&meadow).as_deref(), Some("River Village + Boulder Garden"));
    assert_eq!(head(&printed).as_deref(), Some("River A+B"));
}

#[test]
fn forecasts_and_refusals_name_cards_as_one_does_oneself() {
    let renamed = changed("river_cards.txt", "| Advance River |", "| Flood |");
    let printed = Whitewater::new(2, Options::default()).unwrap();
    let next = |game: &Whitewater| {
        let position =
            json!({"segments": ["A", "B"], "seats": [{"at": "d4", "hand": ["paddle"]}, {"at": "b1"}]});
        let (_, position) = Whitewater::read(Options::default(), from_value(position).unwrap()).unwrap();
        let play = Action::Play { card: Card::Paddle };
        let forecast = game.forecast(&position.unwrap(), Seat(0), &play).unwrap();
        let phrase = game.say_forecast(&forecast).unwrap();
        in_english(|speak| speak.say(&phrase))
    };
    assert!(next(&renamed).contains("next Flood: "), "{}", next(&renamed));
    assert_eq!(next(&renamed).replace("Flood", "Advance River"), next(&printed));
    let illegal = Illegal::new("WW-011", "refused-card").with("card", Card::AdvanceRiver);
    let refused = Refused::from(illegal).renamed(|word| renamed.own_name(word));
    assert_eq!(in_english(|speak| speak.say(&refused.phrase())), "there is no Flood in your hand");
    assert_eq!(Refused::from(illegal).renamed(|word| printed.own_name(word)), Refused::from(illegal));
}

/// WW-040: `[speed, said]` of an Eddy Out by its lines.
#[test]
fn an_eddy_out_is_said_by_its_lines() {
    let said = |lines: &str, speed: u8| {
        let game = changed("eddy_out.txt", "speed -1; maneuver +0; discard 1", lines);
        let seats = json!([{"at": "d4", "speed": speed, "hand": ["paddle", "paddle"]}, {"at": "b1"}]);
        let written = from_value(json!({"segments": ["A", "B"], "seats": seats})).unwrap();
        let (_, position) = Whitewater::read(Options::default(), written).unwrap();
        let phrase = game.action(&position.unwrap(), Seat(0), &Action::EddyOut {}).phrase;
        in_english(|speak| speak.say(&phrase))
    };
    assert_eq!(
        said("speed -1; maneuver +0; discard 1", 3),
        "Eddy Out: speed 3 to 2, maneuver, discard a card"
    );
    assert_eq!(said("speed -2; discard 1", 3), "Eddy Out: speed 3 to 1, discard a card");
    assert_eq!(
        said("set_speed 4; speed +2; maneuver +2; discard 2", 1),
        "Eddy Out: speed 1 to 4, speed 4 to 5, maneuver +2, discard 2 cards"
    );
}

#[test]
fn the_text_picture_asks_for_a_side_in_words() {
    let seats = json!([{"at": "e7", "speed": 4, "hand": ["advance_river"]}, {"at": "b3", "speed": 1}]);
    let position = json!({"segments": ["A", "B"], "river_deck": ["brace", "brace"], "seats": seats});
    let (game, position) = Whitewater::read(Options::default(), from_value(position).unwrap()).unwrap();
    let mut position = position.unwrap();
    let action = Action::Play { card: Card::AdvanceRiver };
    game.apply(&mut position, Seat(0), &action, &mut Dealer::silent(&mut Rng::new(1)));
    let picture = in_english(|speak| game.picture(&position, Viewer::Spectator, speak));
    assert!(picture.contains("Asked: Kayak 1, which side of the Rock e8"), "{picture}");
}

#[test]
fn the_scenery_tells_what_is_printed() {
    let shown = scenery(&Whitewater::new(2, Options::default()).unwrap());
    assert_eq!(shown["laid"], json!([{"id": "A"}, {"id": "B"}]));
    assert_eq!(shown["cards"].as_array().map(Vec::len), Some(10));
    assert_eq!(
        shown["cards"][1],
        json!({"id": "paddle", "count": 11, "lines": [{"id": "line-faster", "with": {"by": 1}}, {"id": "line-maneuver"}]})
    );
    assert_eq!(shown["cards"][9]["choices"][1]["option"], "rock");
    assert_eq!(shown["events"][11]["id"], "rescue_stop");
    assert_eq!(shown["tracker"][0], json!({"speed": 1, "maneuver": 3, "clears": ["waterfall"]}));
    assert_eq!(shown["tracker"][4]["clears"], json!([]));
    assert_eq!((&shown["round_limit"], &shown["tokens"]["rock"]), (&json!(60), &json!(8)));
    assert_eq!(shown["moving_all"], json!(["advance_river"]));
    let easy = from_value(json!({"rapids_clear": "at_least_4"})).unwrap();
    assert_eq!(scenery(&Whitewater::new(2, easy).unwrap())["tracker"][4]["clears"], json!(["rapids"]));
}

/// What the forecast of staying says of the sides of a maneuver, from a Sculling at that place.
fn hindered(segment: &str, at: &str, rival: &str) -> Value {
    let position = json!({
        "segments": [segment], "river_deck": ["brace", "brace"], "played": null,
        "seats": [{"at": at, "speed": 1, "hand": ["sculling"]}, {"at": rival}]
    });
    let written: Written = from_value(position).unwrap();
    let (game, position) = Whitewater::read(Options::default(), written).unwrap();
    let mut position = position.unwrap();
    let (action, mut rng) = (Action::Play { card: Card::Sculling }, Rng::new(1));
    game.apply(&mut position, Seat(0), &action, &mut Dealer::silent(&mut rng));
    to_value(game.forecast(&position, Seat(0), &Action::Stay {})).unwrap()["hindered"].clone()
}

/// WW-031 to WW-033.
#[test]
fn the_forecast_of_staying_tells_what_ends_a_maneuver() {
    let end = |dir, spaces, by| json!({"dir": dir, "spaces": spaces, "by": by});
    assert_eq!(hindered("D", "a6", "b1"), json!([end("left", 0, "bank"), end("right", 1, "waterfall")]));
    assert_eq!(hindered("B", "b10", "b1"), json!([end("left", 0, "rock"), end("right", 2, "rock")]));
    assert_eq!(hindered("B", "c7", "b7"), json!([end("left", 0, "kayak")]));
    assert_eq!(hindered("B", "d7", "b1"), Value::Null, "three spaces are free to either side");
}

/// The events of an action, each with the position after it.
fn frames(
    game: &Whitewater,
    position: &mut Position,
    seat: Seat,
    action: &Action,
    rng: &mut Rng,
) -> Vec<(Event, Position)> {
    let (mut events, mut after, mut script) = (Vec::new(), Vec::new(), Script::recorder());
    game.apply(position, seat, action, &mut Dealer::showing(rng, &mut script, &mut events, &mut after));
    assert_eq!(events.len(), after.len());
    events.into_iter().zip(after).collect()
}

/// What an event says is so in the position after it.
fn agrees(event: &Event, before: &Position, after: &Position) -> bool {
    let held = |position: &Position, seat: Seat| position.kayaks[seat].hand.count();
    let moves = |seat: Seat| before.kayaks[seat].at != after.kayaks[seat].at;
    let still = |after: &Position| (0..after.kayaks.seats()).all(|seat| !moves(Seat(seat)));
    match *event {
        Event::KayakPlaced { seat, at } => after.kayaks[seat].at == at,
        Event::TurnStarted { seat, round } => {
            after.active == seat && after.round == round && after.played.is_none()
        }
        Event::CardPlayed { seat, card } => {
            after.played == Some(card)
                && after.discard.top() == Some(card)
                && held(after, seat) + 1 == held(before, seat)
        }
        Event::SpeedChanged { seat, from, to, .. } => {
            before.kayaks[seat].speed == from && after.kayaks[seat].speed == to && still(after)
        }
        Event::Moved { seat, from, to, .. } => before.kayaks[seat].at == from && after.kayaks[seat].at == to,
        Event::CardDrawn { seat, .. } => held(after, seat) == held(before, seat) + 1,
        Event::CardRecalled { seat, .. } => held(after, seat) == held(before, seat) + 1,
        Event::CardDiscarded { seat, card, .. } => {
            held(after, seat) + 1 == held(before, seat) && after.discard.top() == Some(card)
        }
        Event::DeckReshuffled { count } => {
            after.river_deck.count() == usize::from(count) && after.discard.is_empty()
        }
        Event::TokenPlaced { kind, at, .. } => {
            after.token_at(at) == Some(kind)
                && after.supply[kind as usize] + 1 == before.supply[kind as usize]
        }
        Event::TokenRemoved { kind, at } => {
            before.token_at(at) == Some(kind)
                && after.token_at(at).is_none()
                && after.supply[kind as usize] == before.supply[kind as usize] + 1
                && after.tokens.iter().map(|tokens| tokens.count()).sum::<u32>() + 1
                    == before.tokens.iter().map(|tokens| tokens.count()).sum::<u32>()
        }
        Event::EddiedOut { seat } => after.kayaks[seat].eddied == before.kayaks[seat].eddied + 1,
        Event::EventRevealed { card, .. } => after.event_discard.top() == Some(card),
        Event::GameOver { winners, .. } => after.result.is_some_and(|outcome| outcome.winners == winners),
        Event::Hazard { seat, at, .. }
        | Event::HitBank { seat, at, .. }
        | Event::HitRock { seat, at, .. } => after.kayaks[seat].at == at && still(after),
        Event::Finished { seat, row } => after.kayaks[seat].at.row() == row && after.result.is_none(),
        Event::NoCard { .. } | Event::EffectSkipped { .. } | Event::SectionCrossed { .. } => still(after),
    }
}

#[test]
fn after_each_event_the_position_is_as_it_says_and_can_be_drawn() {
    let mut told = std::collections::BTreeSet::new();
    for race in 0..40u64 {
        let mut rng = Rng::new(race);
        let segment = ["A", "B", "C", "D"][race as usize % 4];
        let options = json!({"segments": [segment]});
        let game = Whitewater::new(2 + (race % 3) as u8, from_value(options).unwrap()).unwrap();
        let mut position = game.start(&mut Dealer::silent(&mut rng));
        let mut choice = Rng::stream(race, 1);
        while let Some(seat) = game.pending(&position).first() {
            let action = engine::choose_random(&game, &position, seat, &mut choice, &mut Vec::new());
            let mut before = position;
            for (event, after) in frames(&game, &mut position, seat, &action, &mut rng) {
                assert!(agrees(&event, &before, &after), "race {race}: {event:?}");
                in_english(|speak| game.picture(&after, Viewer::Seat(seat), speak));
                told.insert(to_value(event).unwrap()["type"].as_str().unwrap().to_string());
                before = after;
            }
        }
    }
    assert!(told.len() >= 19, "{told:?}");
}

/// WW-063: High Water clears two tokens, one event after the other.
#[test]
fn tokens_go_back_one_by_one() {
    let position = json!({
        "segments": ["A"], "tokens": {"c3": "rapids", "f9": "rock"}, "played": "ferry", "discard": ["ferry"],
        "seats": [{"at": "e6", "hand": ["paddle"]}, {"at": "b1", "hand": ["paddle"]}],
        "events": {"6": ["high_water"]}, "river_deck": ["brace", "brace"],
        "pending": [
            {"type": "lines", "source": "ferry", "choice": null, "seat": 0, "line": 0, "under_way": true,
                "seats": 0, "sections": [0, 0, 0, 0]},
            {"type": "end_turn"}
        ]
    });
    let written: Written = from_value(position).unwrap();
    let (game, position) = Whitewater::read(Options::default(), written).unwrap();
    let mut position = position.unwrap();
    let mut before = position;
    let mut removed = Vec::new();
    for (event, after) in frames(&game, &mut position, Seat(0), &Action::Stay {}, &mut Rng::new(1)) {
        assert!(agrees(&event, &before, &after), "{event:?}");
        if let Event::TokenRemoved { at, .. } = event {
            removed.push(at.to_string());
        }
        before = after;
    }
    assert_eq!(removed, ["c3", "f9"]);
}

/// WW-044: at the lowest speed nothing is said to change.
#[test]
fn an_eddy_out_at_the_lowest_speed_says_that_the_speed_stays() {
    let said = |speed: u8| {
        let seats = json!([{"at": "d4", "speed": speed, "hand": ["paddle"]}, {"at": "b1"}]);
        let written = from_value(json!({"segments": ["A"], "seats": seats})).unwrap();
        let (game, position) = Whitewater::read(Options::default(), written).unwrap();
        let said = game.action(&position.unwrap(), Seat(0), &Action::EddyOut {});
        in_english(|speak| speak.say(&said.phrase))
    };
    assert_eq!(said(3), "Eddy Out: speed 3 to 2, maneuver, discard a card");
    assert_eq!(said(1), "Eddy Out: the speed stays 1, maneuver, discard a card");
}
