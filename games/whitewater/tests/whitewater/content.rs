//! Custom content: files in the place of the box's.

use whitewater::Whitewater;

#[test]
fn the_files_of_the_box_change_nothing() {
    engine_test::own_content_changes_nothing::<Whitewater>();
}

#[test]
fn a_changed_number_changes_the_race() {
    assert!(engine_test::content_matters::<Whitewater>("components.txt", "hand | 5", "hand | 6"));
    assert!(engine_test::content_matters::<Whitewater>("segment_a.txt", " 2 #>NO^O#", " 2 #^^^^^#"));
}

#[test]
fn a_broken_line_is_refused_with_file_and_line() {
    let says = engine_test::content_fault::<Whitewater>;
    assert_eq!(
        says("components.txt", "hand | 5", "hand | 50"),
        "components.txt line 8: file-range what=hand given=50 least=1 most=10"
    );
    assert_eq!(
        says("segment_a.txt", "segment A", "segment Z"),
        "segment_a.txt: file-first-line line=whitewater segment A"
    );
}

#[test]
fn edited_content_is_refused_or_keeps_the_laws() {
    engine_test::content_laws::<Whitewater>(40);
}
