//! Custom boards are drawn like those of the box.

use std::fs;
use std::path::Path;

use crossterm::event::KeyCode;
use serde_json::{Value, json};
use tui::Begin;

use crate::driver::{Driver, empty, plan};

/// A file of a game's content.
pub(crate) fn content(path: &str) -> String {
    fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("../games").join(path)).unwrap()
}

/// The screen at the first decision after the set-up, with these switches.
fn screen(game: &str, options: Value, size: (u16, u16)) -> String {
    let mut plan = plan(game, 2, 7);
    plan.options = options;
    let mut driver = Driver::new(Begin::Race(plan), &empty(&format!("boards-{game}-{}", size.0)), size);
    for _ in 0..3 {
        driver.press(KeyCode::Enter);
    }
    driver.screen()
}

/// What the picture shows of the board: everything left of the panels, without the top bar.
fn board(screen: &str, columns: usize, lines: usize) -> String {
    let line = |line: &str| line.chars().take(columns).collect::<String>().trim_end().to_string();
    screen.lines().skip(1).take(lines).map(line).collect::<Vec<_>>().join("\n")
}

#[test]
fn whitewater_segments_of_ones_own_look_like_printed_ones() {
    let own = content("whitewater/content/segment_a.txt")
        .replace("segment A", "segment mine")
        .replace("Meadow Run", "Mill Race");
    let printed = screen("whitewater", json!({"segments": ["A"]}), (80, 24));
    let drawn = screen("whitewater", json!({"segments": [own]}), (80, 24));
    assert_eq!(board(&drawn, 38, 20), board(&printed, 38, 20), "{drawn}");
    assert!(drawn.contains("river Mill Race  round"), "{drawn}");
}

#[test]
fn salmon_boards_of_ones_own_look_like_printed_ones() {
    let boards = content("salmon/content/boards/2E.txt").replace("board 2E", "board 2X");
    let printed = screen("salmon", json!({"river": "S1-2E-4E-F1"}), (80, 24));
    let drawn = screen("salmon", json!({"river": "S1-2X-4E-F1", "boards": boards}), (80, 24));
    assert_eq!(board(&drawn, 40, 21), board(&printed, 40, 21), "{drawn}");
}

#[test]
fn a_marathon_course_and_a_fishing_board_of_ones_own_look_like_those_of_the_box() {
    let course = content("marathon/content/courses/tenk.txt").replace("course tenk", "course mine");
    let printed = screen("marathon", json!({"course": "tenk"}), (80, 24));
    let drawn = screen("marathon", json!({"course": course}), (80, 24));
    assert_eq!(board(&drawn, 80, 10), board(&printed, 80, 10), "{drawn}");
    let loop_of_squares = content("fishing/content/boards/inlet.txt").replace("board inlet", "board mine");
    let printed = screen("fishing", json!({"board": "inlet"}), (80, 24));
    let drawn = screen("fishing", json!({"board": loop_of_squares}), (80, 24));
    assert_eq!(board(&drawn, 80, 11), board(&printed, 80, 11), "{drawn}");
    assert!(drawn.contains("Lantern Inlet"), "{drawn}");
}

#[test]
fn the_limits_of_a_rowing_course_of_ones_own_stand_on_its_lines() {
    let limits = json!({"500": 4, "1000": 7, "1500": 9, "finish": 12});
    let drawn = screen("rowing", json!({"course": limits}), (80, 24));
    for limit in ["≤4", "≤7", "≤9", "≤12"] {
        assert!(drawn.contains(limit), "{limit} is missing in\n{drawn}");
    }
}

#[test]
fn a_long_marathon_and_a_long_loop_fit_on_the_screen() {
    let rows: Vec<&str> = std::iter::repeat_n("..E.K.", 200).collect();
    let course = json!({"course": {"id": "ultra", "rows": rows}});
    for size in [(80, 24), (120, 40)] {
        let drawn = screen("marathon", course.clone(), size);
        assert!(
            drawn.contains("▚ * EVENT"),
            "the finish is in sight on the line of the whole course:\n{drawn}"
        );
    }
    let squares: Vec<&str> = ["M", "S", "+2", "D", "T", "-1", "H", "+3", "B", "C"].repeat(10);
    let mut marks: Vec<&str> = squares.iter().map(|mark| if *mark == "M" { "+4" } else { mark }).collect();
    marks[0] = "M";
    let board = json!({"board": {"id": "ocean", "name": "Ocean", "squares": marks}});
    let drawn = screen("fishing", board, (80, 24));
    assert_eq!(drawn.matches("[D]").count(), 10, "{drawn}");
}
