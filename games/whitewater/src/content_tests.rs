//! Bad content is refused with file, line and reason.

use super::*;

/// What is said if a piece of a file is replaced.
fn fault_of(file: &str, from: &str, to: &str) -> String {
    let (name, text) = FILES.into_iter().find(|(name, _)| *name == file).unwrap();
    assert!(text.contains(from), "{file} has {from}");
    let given: Files = [(name, text.replacen(from, to, 1))].into_iter().collect();
    Printed::read(&given).unwrap_err().to_string()
}

#[test]
fn the_box_is_complete() {
    let printed = Printed::read(&Files::default()).unwrap();
    let count = |recipes: &[Recipe]| recipes.iter().map(|recipe| u32::from(recipe.count)).sum::<u32>();
    assert_eq!((count(&printed.river), count(&printed.events)), (72, 24));
    assert_eq!(printed.tracker.map(|field| field.maneuverability), [3, 3, 2, 2, 1]);
}

#[test]
fn bad_cards_are_refused() {
    for (file, from, to, why) in [
        (
            "river_cards.txt",
            "whitewater river_cards",
            "marathon river_cards",
            "file-first-line line=whitewater river_cards base",
        ),
        (
            "river_cards.txt",
            "paddle | Paddle | 11",
            "padle | Paddle | 11",
            "river_cards.txt line 4: file-unknown written=padle",
        ),
        (
            "river_cards.txt",
            "Paddle | 11",
            "Paddle | many",
            "file-range what=paddle given=many least=1 most=72",
        ),
        (
            "river_cards.txt",
            "Paddle | 11",
            "Paddle | 300",
            "file-range what=paddle given=300 least=1 most=72",
        ),
        ("river_cards.txt", "paddle | Paddle |", "paddle | |", "line 4: file-empty what=name"),
        ("choices.txt", "| rock |", "| rapids |", "line 4: file-twice what=spot_hazard rapids"),
        ("eddy_out.txt", "lines |", "lines | discard 1\nlines |", "line 4: file-twice what=lines"),
        ("river_cards.txt", "Paddle | 11", "Paddle | 12", "content-sum sum=73 total=72"),
        ("river_cards.txt", "Paddle | 11", "Paddle | 0", "file-range what=paddle given=0 least=1 most=72"),
        ("river_cards.txt", "recall | Recall | 3 | recall", "", "file-missing what=recall"),
        ("river_cards.txt", "ferry | Ferry", "paddle | Ferry", "file-twice what=paddle"),
        ("river_cards.txt", "speed +1; maneuver +0", "speed +9; maneuver +0", "content-speed given=+9"),
        ("river_cards.txt", "maneuver +2", "maneuver +3", "file-range what=maneuver given=3 least=0 most=2"),
        ("river_cards.txt", "draw 2; discard 1", "draw 9", "file-range what=draw given=9 least=0 most=5"),
        ("river_cards.txt", "draw 2; discard 1", "sing 2", "file-unknown written=sing 2"),
        (
            "river_cards.txt",
            "draw 2; discard 1",
            "draw 1; draw 1; draw 1; draw 1; draw 1",
            "content-four-lines",
        ),
        ("river_cards.txt", "draw 2; discard 1", "draw 2 | 1", "file-columns needed=4 found=5"),
        (
            "choices.txt",
            "spot_hazard | rock | place rock; maneuver +0",
            "",
            "content-options card=Spot Hazard",
        ),
        ("choices.txt", "place rock", "place tree", "file-unknown written=tree known=rapids,rock"),
        ("choices.txt", "| rock |", "| rook |", "file-unknown written=rook"),
        ("choices.txt", "place rock; maneuver +0", "choose", "content-choice"),
        ("event_cards.txt", "clear_tokens; speed +1", "choose", "content-event-choose"),
        ("event_cards.txt", "set_speed 2", "set_speed 0", "file-range what=set_speed given=0 least=1 most=5"),
        ("eddy_out.txt", "lines | speed -1; maneuver +0; discard 1", "", "file-missing what=lines"),
        ("eddy_out.txt", "lines |", "cards |", "file-unknown written=cards known=lines"),
        ("eddy_out.txt", "; discard 1", "", "content-eddy-gain"),
    ] {
        let fault = fault_of(file, from, to);
        assert!(fault.contains(why) && fault.starts_with(file), "{fault} should say {why}");
    }
}

#[test]
fn bad_tracker_and_components_are_refused() {
    for (file, from, to, why) in [
        ("tracker.txt", "3 | 2 | -", "6 | 2 | -", "content-speeds"),
        ("tracker.txt", "3 | 2 | -", "3 | 4 | -", "file-range what=maneuverability given=4 least=1 most=3"),
        ("tracker.txt", "3 | 2 | -", "3 | 2 | fog", "file-unknown written=fog known=rapids,waterfall"),
        ("tracker.txt", "5 | 1 | -", "", "content-speeds"),
        ("components.txt", "hand | 5", "hand | 50", "file-range what=hand given=50 least=1 most=10"),
        ("components.txt", "hand | 5", "hand | 300", "file-range what=hand given=300 least=1 most=10"),
        ("components.txt", "hand | 5", "hand | 5\nhand | 6", "file-twice what=hand"),
        ("components.txt", "hand | 5", "feet | 5", "file-unknown written=feet"),
        ("components.txt", "hand | 5", "", "file-missing what=hand"),
    ] {
        let fault = fault_of(file, from, to);
        assert!(fault.contains(why) && fault.starts_with(file), "{fault} should say {why}");
    }
}
