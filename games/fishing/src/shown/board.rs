//! A user's board that has been checked, drawn as boards are written, with what it offers.

use std::fmt::Write as _;

use engine::{Phrase, Speak};

use crate::board::{Board, ROW, Square};

/// The drawing, and the board as a value of the switch.
pub(super) fn checked(board: &Board, speak: &dyn Speak) -> String {
    let marks: Vec<String> = board.squares().iter().map(|square| format!("\"{}\"", square.mark())).collect();
    let plain = |text: &str| text.replace(['"', '\\'], "");
    let (id, name) = (plain(&board.id), plain(&board.name));
    let object = format!(r#"{{"id":"{id}","name":"{name}","squares":[{}]}}"#, marks.join(","));
    let playable = speak.say(&Phrase::new("picture-playable"));
    format!("{}\n{playable}\n{object}\n", drawing(board, speak))
}

/// The map, and below it where everything is.
fn drawing(board: &Board, speak: &dyn Speak) -> String {
    let mut text = String::new();
    let mut line = |content: String| writeln!(text, "{content}").expect("a string takes all text");
    let head = Phrase::new("picture-board")
        .with("name", engine::Value::text(&board.name))
        .with("id", engine::Value::text(&board.id))
        .with("squares", board.length());
    line(speak.say(&head));
    line(String::new());
    for (row, squares) in board.squares().chunks(ROW).enumerate() {
        let marks: Vec<String> = squares.iter().map(|square| format!("{:>2}", square.mark())).collect();
        line(format!("{:>2}: {}", row * ROW, marks.join(" ")));
    }
    let places = |wanted: Square| {
        let found = board.squares().iter().enumerate().filter(|(_, square)| **square == wanted);
        found.map(|(at, _)| at.to_string()).collect::<Vec<_>>().join(", ")
    };
    line(String::new());
    for fish in board.kinds() {
        let name = speak.say(&Phrase::new("picture-fish").with("fish", fish));
        line(format!("{name:<9} {}", places(Square::Spot(fish))));
    }
    let drop_off = speak.say(&Phrase::new("picture-drop-off"));
    line(format!("{drop_off:<9} {}", places(Square::DropOff)));
    let pearls = |square: &Square| if let Square::Pearls(change) = square { i32::from(*change) } else { 0 };
    let (gains, losses): (Vec<i32>, Vec<i32>) = board.squares().iter().map(pearls).partition(|n| *n > 0);
    let (gains, losses): (i32, i32) = (gains.iter().sum(), losses.iter().sum());
    let name = speak.say(&Phrase::new("picture-pearls"));
    let sums = Phrase::new("picture-sums").with("gains", gains).with("losses", losses);
    line(format!("{name:<9} {}", speak.say(&sums)));
    text
}
