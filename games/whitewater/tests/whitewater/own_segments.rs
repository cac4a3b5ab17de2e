//! Races on custom segments: whatever `podium board check` accepts can be played.

use engine::content::Content;
use engine::{Game, Notation, Shown, View, Viewer};
use serde_json::{Value, from_value, json, to_value};
use whitewater::{Options, Whitewater, Written};

use crate::spoken::in_english;

const MEADOW: &str = include_str!("../../content/segment_a.txt");

/// Meadow Run with another name and a Rock on d5.
fn bend() -> String {
    let text = MEADOW.replace("segment A", "segment bend").replace("Meadow Run", "Bend");
    text.replace(" 5 #>>>^^#", " 5 #>>O^^#")
}

fn river_file() -> String {
    let map = bend().split_once("abcdefg").unwrap().1.to_string();
    format!("whitewater river mine\nsegment C\nsegment bend\n{map}\nsegment A\n")
}

fn game(segments: Value) -> Result<Whitewater, String> {
    let options: Options = from_value(json!({"segments": segments})).map_err(|why| why.to_string())?;
    Whitewater::new(2, options).map_err(|fault| fault.to_string())
}

fn written(game: &Whitewater) -> Vec<String> {
    from_value(to_value(game.options()).unwrap()["segments"].clone()).unwrap()
}

#[test]
fn a_segment_file_and_a_river_file_are_laid_as_their_text() {
    let alone = written(&game(json!(bend())).unwrap());
    assert!(alone.len() == 1 && alone[0].starts_with("whitewater segment bend\nname | Bend\n20 #^^^^^#\n"));
    let listed = written(&game(json!(["B", bend()])).unwrap());
    assert_eq!(listed, ["B", alone[0].as_str()]);
    let river = written(&game(json!(river_file())).unwrap());
    assert_eq!((river[0].as_str(), river[2].as_str()), ("C", "A"));
    assert!(river[1].starts_with("whitewater segment bend\nname | bend\n"), "{}", river[1]);
    assert_eq!(written(&game(json!(river)).unwrap()), river, "what is written is read as it is");
    assert_eq!(written(&game(json!("D")).unwrap()), ["D"]);
}

#[test]
fn what_the_board_check_refuses_cannot_be_played_for_the_same_reason() {
    for (text, why) in [
        (bend().replace(" 4 #^>^^^#", " 4 #^>^^>#"), "content-p1 space=f4"),
        (bend().replace("   =======\n18", "18"), "content-lines segment=bend lines=3"),
        (bend().replace("segment bend", "segment a_very_long_name"), "content-id"),
        (bend().replace("segment bend", "segment caf\u{e9}"), "content-id"),
        (bend().replace("| Bend", &format!("| {}", "B".repeat(41))), "content-name most=40"),
        (bend().replace("| Bend", "| \u{1b}[2J"), "content-name most=40"),
        (river_file().replace("segment bend", "segment my bend"), "content-id"),
        ("marathon course x\n".to_string(), "content-first-line"),
        (" \n".to_string(), "content-first-line"),
    ] {
        let checked =
            in_english(|speak| Whitewater::check_board(Content::new("options.segments", &text), speak));
        let checked = checked.unwrap_err().to_string();
        assert!(checked.contains(why), "{checked} should say {why}");
        assert_eq!(game(json!([text])).unwrap_err(), checked);
    }
}

#[test]
fn rivers_too_long_or_with_a_segment_twice_are_refused() {
    for segments in [
        json!([bend(), bend()]),
        json!(["A", MEADOW]),
        json!([river_file(), "B", "D"]),
        json!(["A", river_file()]),
        json!([]),
        json!(["A", "B", "C", "D", bend()]),
    ] {
        let refused = game(segments).unwrap_err();
        assert_eq!(refused, "options.segments: wrong-segments");
    }
    assert!(game(json!(7)).unwrap_err().contains("a list of at most 4 segments, or the text of"));
    assert!(game(json!([7])).unwrap_err().contains("expected a string"));
}

#[test]
fn a_position_on_ones_own_segment_is_read_back_and_drawn() {
    let position = json!({"segments": bend(), "seats": [{"at": "d4", "hand": ["ferry"]}, {"at": "b1"}]});
    let written: Written = from_value(position).unwrap();
    let (game, position) = Whitewater::read(Options::default(), written).unwrap();
    let position = position.unwrap();
    let again: Written = from_value(to_value(game.write(&position)).unwrap()).unwrap();
    assert_eq!(Whitewater::read(Options::default(), again).unwrap().1.unwrap(), position);
    let view = View::of(&game, &position, Viewer::Spectator);
    let picture = in_english(|speak| game.picture(view.seen(), Viewer::Spectator, speak));
    assert!(
        picture.contains("River Bend,") && picture.contains("comes to d4, beside the Rock d5, at speed 1"),
        "{picture}"
    );
}
