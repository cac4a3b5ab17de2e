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
            "the first line is `whitewater river_cards base`",
        ),
        (
            "river_cards.txt",
            "paddle | Paddle | 11",
            "padle | Paddle | 11",
            "river_cards.txt line 4: \"padle\" is no card",
        ),
        ("river_cards.txt", "Paddle | 11", "Paddle | many", "is not a number of cards"),
        ("river_cards.txt", "Paddle | 11", "Paddle | 12", "add up to 73; the box has 72"),
        ("river_cards.txt", "Paddle | 11", "Paddle | 0", "at least one paddle"),
        ("river_cards.txt", "recall | Recall | 3 | recall", "", "recall is missing"),
        ("river_cards.txt", "ferry | Ferry", "paddle | Ferry", "for the second time"),
        ("river_cards.txt", "speed +1; maneuver +0", "speed +9; maneuver +0", "is no change of speed"),
        ("river_cards.txt", "maneuver +2", "maneuver +3", "a bonus of 0 to 2"),
        ("river_cards.txt", "draw 2; discard 1", "draw 9", "0 to 5 are allowed"),
        ("river_cards.txt", "draw 2; discard 1", "sing 2", "\"sing 2\" is no line"),
        (
            "river_cards.txt",
            "draw 2; discard 1",
            "draw 1; draw 1; draw 1; draw 1; draw 1",
            "at most four lines",
        ),
        ("river_cards.txt", "draw 2; discard 1", "draw 2 | 1", "4 columns are needed, 5 are there"),
        ("choices.txt", "spot_hazard | rock | place rock; maneuver +0", "", "needs a list for each option"),
        ("choices.txt", "place rock", "place tree", "\"tree\" is no token"),
        ("choices.txt", "| rock |", "| rook |", "\"rook\" is no option"),
        ("choices.txt", "place rock; maneuver +0", "choose", "no further choice"),
        ("event_cards.txt", "clear_tokens; speed +1", "choose", "only River cards can have"),
        ("event_cards.txt", "set_speed 2", "set_speed 0", "a speed is 1 to 5"),
        ("eddy_out.txt", "lines | speed -1; maneuver +0; discard 1", "", "the `lines` are missing"),
        ("eddy_out.txt", "lines |", "cards |", "the only key is `lines`"),
        ("eddy_out.txt", "; discard 1", "", "discards more cards than it draws"),
    ] {
        let fault = fault_of(file, from, to);
        assert!(fault.contains(why) && fault.starts_with(file), "{fault} should say {why}");
    }
}

#[test]
fn bad_tracker_and_components_are_refused() {
    for (file, from, to, why) in [
        ("tracker.txt", "3 | 2 | -", "6 | 2 | -", "1 to 5 in this order"),
        ("tracker.txt", "3 | 2 | -", "3 | 4 | -", "maneuverability is 1 to 3"),
        ("tracker.txt", "3 | 2 | -", "3 | 2 | fog", "\"fog\" is no hazard"),
        ("tracker.txt", "5 | 1 | -", "", "5 speeds are needed, 4 are there"),
        ("components.txt", "hand | 5", "hand | 50", "hand is 1 to 10, not 50"),
        ("components.txt", "hand | 5", "feet | 5", "\"feet\" is no component"),
        ("components.txt", "hand | 5", "", "a component is missing"),
    ] {
        let fault = fault_of(file, from, to);
        assert!(fault.contains(why) && fault.starts_with(file), "{fault} should say {why}");
    }
}
