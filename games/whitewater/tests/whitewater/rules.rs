//! Whitewater Rush under the same tests as every game.

use engine::content::Content;
use engine::{Dealer, Game, Kind, Notation, Rng, Seat, Shown, View, Viewer};
use whitewater::{
    Action, ClearedHazard, KayakInPath, Options, Position, RapidsClear, RockPick, RockSpacing, Segment,
    Segments, StillTied, Whitewater,
};

use crate::spoken::in_english;

const FOLDER: &str = env!("CARGO_MANIFEST_DIR");

/// A printed map with cells changed at random, as long as it keeps its promises.
fn own_segment(rng: &mut Rng) -> String {
    let printed = ["a", "b", "c", "d"][rng.below(4) as usize];
    let file = format!("{FOLDER}/content/segment_{printed}.txt");
    let mut text = std::fs::read_to_string(file).expect("the printed segments are there");
    let head = text.find("abcdefg").expect("a map has its columns above it");
    text.replace_range("whitewater segment ".len().."whitewater segment ".len() + 1, "bend");
    for _ in 0..60 {
        let at = head + rng.below((text.len() - head) as u32) as usize;
        let letter = ["#", "<", "^", ">", "L", "N", "R", "W", "O"][rng.below(9) as usize];
        let mut changed = text.clone();
        changed.replace_range(at..=at, letter);
        let is_playable =
            in_english(|speak| Whitewater::check_board(Content::new("bend", &changed), speak).is_ok());
        if is_playable {
            text = changed;
        }
    }
    text
}

/// A random river, sometimes with a custom segment, random switches and two to four kayaks.
fn any_set_up(rng: &mut Rng) -> (u8, Options) {
    let mut segments = [Segment::A, Segment::B, Segment::C, Segment::D];
    rng.shuffle(&mut segments);
    let count = 1 + rng.below(4) as usize;
    let mut river: Vec<String> = segments[..count].iter().map(|segment| segment.name().to_string()).collect();
    if rng.below(3) == 0 {
        river[0] = own_segment(rng);
        river.rotate_left(rng.below(2) as usize);
    }
    let river = serde_json::from_value(serde_json::json!(river)).expect("a list of segments");
    let switched = rng.below(2) == 1;
    let mut flip = || switched && rng.below(2) == 1;
    let options = Options {
        segments: river,
        rapids_clear: if flip() { RapidsClear::AtLeast4 } else { RapidsClear::Exactly4 },
        cleared_hazard: if flip() { ClearedHazard::Ignored } else { ClearedHazard::Effect },
        rock_spacing: if flip() { RockSpacing::EdgesAndCorners } else { RockSpacing::Edges },
        rock_pick: if flip() { RockPick::AnyAdjacent } else { RockPick::Sides },
        kayak_in_path: if flip() { KayakInPath::StopBehind } else { KayakInPath::SlipAhead },
        eddy_per_turn: if flip() { Some(1) } else { None },
        eddy_at_speed_1: !flip(),
        still_tied: if flip() { StillTied::Shared } else { StillTied::Clockwise },
        round_limit: if flip() { Some(20) } else { None },
        ..Options::default()
    };
    (2 + rng.below(3) as u8, options)
}

#[test]
fn the_worked_examples_of_the_specification_hold() {
    engine_test::examples::<Whitewater>(include_str!("../../SPEC.md"), 50);
}

#[test]
fn the_laws_hold_on_random_races_over_random_rivers_and_switches() {
    engine_test::laws::<Whitewater>(150, any_set_up);
}

#[test]
fn the_scenarios_hold() {
    engine_test::folder::<Whitewater>(format!("{FOLDER}/scenarios"), 25);
}

#[test]
fn every_rule_has_code_and_a_scenario() {
    engine_test::rule_index(FOLDER, "WW");
}

#[test]
fn a_position_is_flat_and_small() {
    assert!(size_of::<Position>() <= 2048, "{} bytes", size_of::<Position>());
    assert!(size_of::<Action>() <= 4, "{} bytes", size_of::<Action>());
}

fn river(segments: &[Segment]) -> Options {
    Options { segments: Segments::printed(segments), ..Options::default() }
}

#[test]
fn greedy_beats_random() {
    for (seats, segments, least) in [
        (2, &[Segment::A, Segment::B][..], 190),
        (3, &[Segment::A, Segment::B], 190),
        (4, &[Segment::A, Segment::B], 190),
        (2, &[Segment::C], 180),
        (2, &[Segment::C, Segment::D], 190),
        (4, &[Segment::D, Segment::A], 180),
    ] {
        let wins = engine_test::greedy_wins::<Whitewater>(seats, river(segments), 200);
        assert!(wins >= least, "{wins} of 200 with {seats} seats on {segments:?}");
    }
}

#[test]
fn races_on_every_segment_read_as_they_did() {
    let folder = format!("{FOLDER}/playthroughs");
    for (name, seats, segments) in [
        ("meadow_run", 2, &[Segment::A][..]),
        ("boulder_garden", 3, &[Segment::B]),
        ("slot_gorge", 4, &[Segment::C]),
        ("twin_falls", 2, &[Segment::D]),
        ("a_and_b", 4, &[Segment::A, Segment::B]),
    ] {
        engine_test::playthrough::<Whitewater>(&folder, name, seats, river(segments), 7);
    }
}

/// A position after this many random decisions of a seeded race.
fn walked(game: &Whitewater, seed: u64, decisions: u32) -> Position {
    let (mut chance, mut choice, mut buffer) = (Rng::new(seed), Rng::stream(seed, 1), Vec::new());
    let mut position = game.start(&mut Dealer::silent(&mut chance));
    for _ in 0..decisions {
        let Some(seat) = game.pending(&position).first() else { break };
        let action = engine::choose_random(game, &position, seat, &mut choice, &mut buffer);
        game.apply(&mut position, seat, &action, &mut Dealer::silent(&mut chance));
    }
    position
}

#[test]
fn the_action_counts_are_as_they_were() {
    let mut counts = Vec::new();
    for (segments, seats, decisions) in [
        (&[Segment::A, Segment::B][..], 2, 0),
        (&[Segment::A, Segment::B], 4, 40),
        (&[Segment::C], 3, 30),
        (&[Segment::D, Segment::B], 2, 60),
    ] {
        let game = Whitewater::new(seats, river(segments)).expect("the river can be played");
        let position = walked(&game, 3, decisions);
        counts.push([1, 2, 3, 4].map(|depth| engine_test::count_sequences(&game, &position, depth)));
    }
    assert_eq!(counts, COUNTS);
}

/// By set-up and by depth 1 to 4. The first row begins 5 start spaces, then 4 for each, then 4 kinds of cards
/// and an Eddy Out.
const COUNTS: [[u64; 4]; 4] = [[5, 20, 100, 235], [5, 15, 30, 144], [3, 6, 12, 40], [3, 6, 12, 30]];

#[test]
fn pictures_and_words_fit_at_every_decision_and_show_no_secret() {
    let game = Whitewater::new(4, river(&[Segment::D, Segment::C])).expect("the river can be played");
    let mut legal = Vec::new();
    for decisions in 0..300 {
        let position = walked(&game, 11, decisions);
        for viewer in Viewer::all(4) {
            let view = View::of(&game, &position, viewer);
            let picture = in_english(|speak| game.picture(view.seen(), viewer, speak));
            let widest = picture.lines().map(str::len).max().unwrap_or_default();
            assert!(widest <= 100, "{widest} columns after {decisions} decisions:\n{picture}");
            let shows_hand = picture.contains("Your hand");
            assert_eq!(shows_hand, viewer != Viewer::Spectator, "only a seat has a hand to look at");
        }
        let Some(seat) = game.pending(&position).first() else { break };
        let view = View::of(&game, &position, Viewer::Seat(seat));
        view.legal(&game, &mut legal);
        for action in legal.iter().take(12) {
            assert!(game.action(view.seen(), seat, action).rule.starts_with("WW-"));
            let (seen, truth) =
                (game.forecast(view.seen(), seat, action), game.forecast(&position, seat, action));
            assert_eq!(seen, truth, "a forecast follows from the seat's own view");
            let seen = seen.expect("a forecast");
            let words = said(&game, &seen);
            assert!(seen.river.is_empty() || words.contains("next Advance River"), "{words}");
        }
    }
}

#[test]
fn a_forecast_tells_the_end_of_every_kayak() {
    let game = Whitewater::new(2, Options::default()).expect("the river can be played");
    let mut position = walked(&game, 1, 2);
    position.kayaks[Seat(0)].at = "e9".parse().expect("a space");
    position.kayaks[Seat(0)].speed = 3;
    position.kayaks[Seat(1)].at = "b5".parse().expect("a space");
    position.kayaks[Seat(0)].hand.add(whitewater::Card::AdvanceRiver);
    let play = Action::Play { card: whitewater::Card::AdvanceRiver };
    let forecast = game.forecast(&position, Seat(0), &play).expect("a forecast");
    let mine = forecast.now.iter().find(|trip| trip.seat == Seat(0)).expect("the kayak moves");
    assert_eq!((mine.to.to_string(), mine.speed, mine.hazards.len()), ("e13".to_string(), 3, 1));
    assert_eq!(mine.lines, [12]);
}

/// A position with kayak 0 to play an Advance River, and what it foresees of that.
fn foreseen(kayaks: serde_json::Value) -> whitewater::Forecast {
    let position = serde_json::json!({"seats": kayaks, "river_deck": ["brace", "brace"]});
    let written = serde_json::from_value(position).expect("a position");
    let (game, position) = Whitewater::read(Options::default(), written).expect("a sound position");
    let play = Action::Play { card: whitewater::Card::AdvanceRiver };
    game.forecast(&position.expect("not to be dealt"), Seat(0), &play).expect("a forecast")
}

fn said(game: &Whitewater, forecast: &whitewater::Forecast) -> String {
    let phrase = game.say_forecast(forecast);
    phrase.map(|phrase| in_english(|speak| speak.say(&phrase))).unwrap_or_default()
}

#[test]
fn a_forecast_goes_round_a_rock_that_leaves_no_choice() {
    let forecast = foreseen(serde_json::json!([
        {"at": "b32", "speed": 1, "hand": ["advance_river"]}, {"at": "b34", "speed": 3, "hand": ["paddle"]}
    ]));
    let trip = forecast.now.iter().find(|trip| trip.seat == Seat(1)).expect("it moves");
    assert_eq!((trip.to.to_string().as_str(), trip.speed, trip.chooses), ("c35", 1, false));
    let forecast = foreseen(serde_json::json!([
        {"at": "b30", "speed": 4, "hand": ["advance_river"]}, {"at": "d3", "speed": 1, "hand": ["paddle"]}
    ]));
    assert_eq!(forecast.river[1].to.to_string(), "c35", "kayak 0 stands on b34 and comes to the same Rock");
    assert_eq!(forecast.opens, None, "the turn is over");
}

#[test]
fn a_forecast_counts_cards_that_are_still_to_be_chosen() {
    let forecast = foreseen(serde_json::json!([
        {"at": "b3", "hand": ["advance_river"]}, {"at": "e9", "speed": 3, "hand": ["paddle", "ferry", "recall"]}
    ]));
    let trip = forecast.now.iter().find(|trip| trip.seat == Seat(1)).expect("it moves");
    assert_eq!((trip.to.to_string().as_str(), trip.cards_lost), ("e13", 1));
    assert_eq!(forecast.opens, Some("discard"));
}

#[test]
fn a_forecast_tells_of_a_choice_at_a_rock() {
    let forecast = foreseen(serde_json::json!([
        {"at": "e7", "speed": 4, "hand": ["advance_river"]}, {"at": "b3", "speed": 1}
    ]));
    let game = Whitewater::new(2, Options::default()).expect("the river can be played");
    let words = said(&game, &forecast);
    assert!(words.contains("comes to e7, beside the Rock e8, at speed 2"), "{words}");
    assert_eq!(forecast.opens, Some("rock_side"));
}

#[test]
fn a_forecast_tells_where_the_maneuver_of_an_eddy_out_can_end() {
    let position = serde_json::json!({
        "seats": [{"at": "d3", "speed": 3, "hand": ["paddle", "brace"]}, {"at": "b3", "speed": 1, "hand": ["paddle"]}],
        "river_deck": ["brace", "brace"]
    });
    let written = serde_json::from_value(position).expect("a position");
    let (game, position) = Whitewater::read(Options::default(), written).expect("a sound position");
    let position = position.expect("not to be dealt");
    let forecast = game.forecast(&position, Seat(0), &Action::EddyOut {}).expect("a forecast");
    assert_eq!(forecast.opens, Some("maneuver"));
    let reach: Vec<String> = forecast.reach.iter().map(ToString::to_string).collect();
    let mut after = position;
    let (mut rng, mut events) = (Rng::new(0), Vec::new());
    game.apply(&mut after, Seat(0), &Action::EddyOut {}, &mut Dealer::telling(&mut rng, &mut events));
    let mut legal = Vec::new();
    game.legal(&after, Seat(0), &mut legal);
    assert!(reach.contains(&"d3".to_string()), "staying is one of them: {reach:?}");
    assert!(reach.len() > 1 && reach.len() <= legal.len(), "{reach:?} of {} choices", legal.len());
    let still = game.forecast(&position, Seat(0), &Action::Play { card: whitewater::Card::Brace });
    assert!(still.is_none_or(|forecast| forecast.reach.is_empty()), "a card without a maneuver has none");
}

#[test]
fn greedy_does_not_eddy_out_only_to_win_its_speed_back() {
    let position = serde_json::json!({
        "segments": ["A", "B"], "active": 2,
        "seats": [
            {"at": "f12", "speed": 4, "hand": ["paddle"]}, {"at": "e14", "speed": 4, "hand": ["paddle"]},
            {"at": "f11", "speed": 5, "hand": ["paddle", "ferry", "sculling"]}
        ],
        "river_deck": ["brace", "brace"]
    });
    let written = serde_json::from_value(position).expect("a position");
    let (game, position) = Whitewater::read(Options::default(), written).expect("a sound position");
    let position = position.expect("not to be dealt");
    let (mut legal, mut weights) = (Vec::new(), Vec::new());
    game.candidates(&position, Seat(2), &mut legal);
    game.weigh(&position, Seat(2), &legal, &mut weights);
    let liked = legal.iter().zip(&weights).max_by_key(|(_, weight)| **weight).expect("there are actions").0;
    assert_eq!(*liked, Action::Play { card: whitewater::Card::Ferry }, "{legal:?} {weights:?}");
}

#[test]
fn everything_is_said_in_every_language() {
    engine_test::words::<Whitewater>(FOLDER, 20, any_set_up);
}
