//! Content of one's own: files in the place of the box's.

use engine::Game as _;
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
        "cards.txt line 10: an amount here is 1 to 100 and not 0, but 0 is given"
    );
    assert_eq!(
        says("courses/city.txt", "course city", "course town"),
        "courses/city.txt: the first line is `marathon course city`"
    );
    assert_eq!(
        says("block.txt", "6 | 6 | 2", "6 | 6 | 200"),
        "block.txt line 9: a block stands on the rows 0 to 2, not on 200"
    );
}

#[test]
fn a_deck_that_is_set_goes_before_the_one_of_the_file() {
    let cards = include_str!("../content/cards.txt").replace("| 9 | kept", "| 2 | kept");
    let injuries = |options: serde_json::Value| {
        let options: Options = serde_json::from_value(options).expect("options");
        let game = Marathon::new(2, options).expect("playable");
        serde_json::to_value(game.options()).expect("JSON")["deck"]["injury"].clone()
    };
    assert_eq!(injuries(json!({"content": {"cards.txt": cards}})), 2);
    assert_eq!(injuries(json!({"content": {"cards.txt": cards}, "deck": {"injury": 5}})), 5);
}

#[test]
fn edited_content_is_refused_or_keeps_the_laws() {
    engine_test::content_laws::<Marathon>(40);
}
