//! Custom content: files in the place of the game's.

use fishing::Fishing;

#[test]
fn the_games_own_files_change_nothing() {
    engine_test::own_content_changes_nothing::<Fishing>();
}

#[test]
fn a_changed_number_changes_the_race() {
    let matters = engine_test::content_matters::<Fishing>;
    assert!(matters("constants.txt", "tank                 | 10", "tank                 |  7"));
    assert!(matters("boards/sound.txt", "+2", "-2"));
    assert!(matters("cards.txt", "curse   | leak", "curse   | freeze"));
}

#[test]
fn a_broken_line_is_refused_with_file_and_line() {
    let says = engine_test::content_fault::<Fishing>;
    assert_eq!(says("cards.txt", "| freeze", "| steal"), "cards.txt line 8: content-suits card=frozen");
    assert_eq!(
        says("shop.txt", "back step_max", "back fuel_stock"),
        "shop.txt line 5: file-range what=fuel_stock given=16 least=1 most=9"
    );
    assert_eq!(
        says("constants.txt", "| 10 | 1 |  99 | FI-005", "| 10 | 1 | 250 | FI-005"),
        "constants.txt: content-bounds constant=tank least=1 most=99"
    );
    assert_eq!(
        says("duel.txt", "| hook", "| net"),
        "duel.txt line 5: content-both-win item=anchor loser=net"
    );
}

#[test]
fn edited_content_is_refused_or_keeps_the_laws() {
    engine_test::content_laws::<Fishing>(6);
}
