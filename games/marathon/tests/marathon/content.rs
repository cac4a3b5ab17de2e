//! Custom content: files in the place of the box's.

use engine::{Game as _, Kind as _};
use marathon::content::{Card, Effect, Who, standard_cards};
use marathon::{Marathon, Options};
use serde_json::json;

#[test]
fn the_files_of_the_box_change_nothing() {
    engine_test::own_content_changes_nothing::<Marathon>();
}

#[test]
fn a_changed_number_changes_the_race() {
    assert!(engine_test::content_matters::<Marathon>("cards.txt", "| 9 | kept", "| 2 | kept"));
    assert!(engine_test::content_matters::<Marathon>("spinner.txt", "-4 -3 -2", "9 9 9"));
    assert!(engine_test::content_matters::<Marathon>("courses/city.txt", "E", "."));
}

#[test]
fn a_broken_line_is_refused_with_file_and_line() {
    let says = engine_test::content_fault::<Marathon>;
    assert_eq!(
        says("cards.txt", "run 3 ", "run 0 "),
        "cards.txt line 10: content-amount least=1 most=100 given=0"
    );
    assert_eq!(
        says("courses/city.txt", "course city", "course town"),
        "courses/city.txt: file-first-line line=marathon course city"
    );
    assert_eq!(
        says("block.txt", "6 | 6 | 2", "6 | 6 | 200"),
        "block.txt line 9: content-block-row most=2 row=200"
    );
}

#[test]
fn a_deck_that_is_set_goes_before_the_one_of_the_file() {
    let cards = include_str!("../../content/cards.txt").replace("| 9 | kept", "| 2 | kept");
    let injuries = |options: serde_json::Value| {
        let options: Options = serde_json::from_value(options).expect("options");
        let game = Marathon::new(2, options).expect("playable");
        serde_json::to_value(game.options()).expect("JSON")["deck"]["injury"].clone()
    };
    assert_eq!(injuries(json!({"content": {"cards.txt": cards}})), 2);
    assert_eq!(injuries(json!({"content": {"cards.txt": cards}, "deck": {"injury": 5}})), 5);
}

/// MA-068, MA-069: they add up without end in the specification, and to a limit in a position. In the box a card that does
/// so is for its drawer alone and moves nobody, so it is the last of its turn; and no card is drawn in a lost turn (MA-029).
#[test]
fn with_the_cards_of_the_box_one_turn_brings_one_change_of_speed_or_one_owed_turn() {
    let cards = standard_cards();
    let waits = |effect: &Effect| matches!(effect, Effect::Next(-3..=3) | Effect::Skip(1));
    let harmless = |effect: &Effect| matches!(effect, Effect::Stamina(_)) || waits(effect);
    let mut found = Vec::new();
    for card in Card::ALL {
        let text = cards.of(*card);
        if text.lines.iter().any(|effect| matches!(effect, Effect::Next(_) | Effect::Skip(_))) {
            assert_eq!(text.who, Who::Drawer, "{}", card.name());
            assert!(text.lines.iter().all(harmless), "{}: {:?}", card.name(), text.lines);
            assert_eq!(text.lines.iter().filter(|effect| waits(effect)).count(), 1, "{}", card.name());
            found.push(card.name());
        }
    }
    assert_eq!(found, ["energy_gel", "pace_group", "cramp", "untied_lace"]);
}

#[test]
fn edited_content_is_refused_or_keeps_the_laws() {
    engine_test::content_laws::<Marathon>(40);
}
