//! Content of one's own: files in the place of the game's.

use rowing::{Options, Rowing};
use serde_json::json;

#[test]
fn the_games_own_files_change_nothing() {
    engine_test::own_content_changes_nothing::<Rowing>();
}

#[test]
fn a_changed_number_changes_the_race() {
    assert!(engine_test::content_matters::<Rowing>("rates.txt", "Sprint | 4", "Sprint | 3"));
    assert!(engine_test::content_matters::<Rowing>("courses/calm_lake.txt", "| 5", "| 3"));
}

#[test]
fn a_broken_line_is_refused_with_file_and_line() {
    let says = engine_test::content_fault::<Rowing>;
    assert_eq!(says("cards.txt", "pace 2", "pace 9"), "cards.txt line 5: a Pace card is worth 1 to 3");
    assert_eq!(
        says("courses/headwind.txt", "course headwind", "course tailwind"),
        "courses/headwind.txt: the first line is `rowing course headwind`"
    );
}

#[test]
fn boats_with_more_or_less_stamina_keep_the_laws() {
    for exhaustion in ["| 2 | none", "| 7 | none"] {
        let cards = include_str!("../content/cards.txt").replace("| 6 | none", exhaustion);
        let options: Options =
            serde_json::from_value(json!({"content": {"cards.txt": cards}})).expect("options");
        engine_test::laws::<Rowing>(2, |_| (3, options.clone()));
    }
}

#[test]
fn edited_content_is_refused_or_keeps_the_laws() {
    engine_test::content_laws::<Rowing>(40);
}
