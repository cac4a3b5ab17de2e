//! Custom content: files in the place of the game's.

use engine::Game as _;
use salmon::{Options, Salmon};
use serde_json::json;

#[test]
fn the_games_own_files_change_nothing() {
    engine_test::own_content_changes_nothing::<Salmon>();
}

#[test]
fn a_changed_number_changes_the_race() {
    let matters = engine_test::content_matters::<Salmon>;
    assert!(matters("cards.txt", "swim chosen 1    | 1", "swim chosen 1    | 0"));
    assert!(matters("cards.txt", "move_bear        | 1", "move_bear        | 0"));
}

#[test]
fn a_broken_line_is_refused_with_file_and_line() {
    let says = engine_test::content_fault::<Salmon>;
    assert!(says("cards.txt", "swim left 1", "swim back 1").starts_with("cards.txt line 7: "));
    assert_eq!(says("cards.txt", "move_bear", "run_rapids"), "cards.txt: content-effect-kept card=bear");
    assert!(says("boards/S1.txt", "~E:3 ", "~E:5 ").starts_with("boards/S1.txt line 8: "));
}

#[test]
fn boards_in_the_place_of_others_are_not_rolled() {
    let board = include_str!("../../content/boards/S1.txt");
    let options = json!({"river": "random:3", "content": {"boards/S1.txt": board}});
    let options: Options = serde_json::from_value(options).expect("options");
    let fault = Salmon::new(2, options).expect_err("a river that is not proved");
    assert!(fault.to_string().contains("wrong-rolled"), "{fault}");
}

#[test]
fn a_wild_of_two_steps_meets_what_it_swims_over() {
    let own = include_str!("../../content/cards.txt");
    let cards = own.replace("swim chosen 1 ", "swim chosen 2 ");
    assert_ne!(cards, own);
    let options = json!({"river": "S1-2E-4E-6E-F1", "content": {"cards.txt": cards}});
    let options: Options = serde_json::from_value(options).expect("options");
    engine_test::laws::<Salmon>(60, |_| (3, options.clone()));
}

#[test]
fn edited_content_is_refused_or_keeps_the_laws() {
    engine_test::content_laws::<Salmon>(40);
}
