//! Boards of users: a segment or a whole river in a file, proved playable and drawn (WW-002, WW-003).
//!
//! A river file begins with `whitewater river <id>`; then comes, for each segment from the start, a line
//! `segment <id>`, alone for a printed segment (A to D), followed by the map for one of the user's own.

use engine::content::{Content, Files, Line};
use engine::{Fault, Kind, Phrase, Said, Speak, Value};

use crate::board::{Board, Cell, SEGMENT_ROWS, SpaceSet};
use crate::cards::Segment;
use crate::content::printed_segment;
use crate::segment::SegmentMap;
use crate::space::{COLUMNS, Side, Space};

/// The most segments of a river.
pub(crate) const SEGMENTS_MAX: usize = 4;

/// Proves that a segment or river can be played and draws it.
pub(crate) fn check_board(content: Content<'_>, speak: &dyn Speak) -> Result<String, Fault> {
    let maps = read_file(content, &Files::default())?;
    let board = join(&maps).map_err(|wrong| content.fault(wrong.phrase).under(wrong.rule))?;
    Ok(draw(&maps, &board, speak))
}

/// Reads the segments of a segment or river file and proves their promises; a printed one may be `given`.
pub(crate) fn read_file(content: Content<'_>, given: &Files) -> Result<Vec<SegmentMap>, Fault> {
    match content.header()[..] {
        ["whitewater", "segment", _] => Ok(vec![SegmentMap::read(content)?]),
        ["whitewater", "river", _] => read_river(content, given),
        _ => Err(content.fault(Phrase::new("content-first-line"))),
    }
}

/// Lays segments end to end; fails if the finish cannot be reached from every start space.
pub(crate) fn join(maps: &[SegmentMap]) -> Result<Board, Said> {
    let board = Board::of(&maps.iter().collect::<Vec<_>>());
    let unreached = board.starts.iter().find(|start| !reaches_finish(&board, *start));
    match unreached {
        Some(start) => {
            let wrong = Said::new("WW-002", "content-unreached").with("row", board.finish());
            Err(wrong.with("space", start))
        }
        None => Ok(board),
    }
}

/// WW-002: one to four segments, each printed one at most once.
fn read_river(content: Content<'_>, given: &Files) -> Result<Vec<SegmentMap>, Fault> {
    let lines: Vec<Line<'_>> = content.lines().skip(1).collect();
    let is_head = |line: &Line<'_>| line.text.starts_with("segment ");
    if let Some(line) = lines.first().filter(|line| !is_head(line)) {
        return Err(line.fault(Phrase::new("content-begins")));
    }
    let mut maps: Vec<SegmentMap> = Vec::new();
    let mut rest = &lines[..];
    while let Some((head, after)) = rest.split_first() {
        let id = head.text["segment ".len()..].trim();
        let rows = after.iter().position(is_head).unwrap_or(after.len());
        if maps.len() == SEGMENTS_MAX {
            let phrase = Phrase::new("content-segments").with("most", SEGMENTS_MAX as i64);
            return Err(head.fault(phrase).under("WW-002"));
        }
        if maps.iter().any(|map| map.id == id) {
            return Err(head.twice(id).under("WW-002"));
        }
        maps.push(if rows == 0 {
            let printed = Segment::named(id).ok_or_else(|| {
                let phrase = Phrase::new("content-no-map").naming("segment", id);
                head.fault(phrase.with("segments", Value::names(Segment::NAMES)))
            })?;
            printed_segment(printed, given)?
        } else {
            SegmentMap::from_lines(content, id, &after[..rows])?
        });
        rest = &after[rows..];
    }
    if maps.is_empty() {
        let phrase = Phrase::new("content-segments").with("most", SEGMENTS_MAX as i64);
        return Err(content.fault(phrase).under("WW-002"));
    }
    Ok(maps)
}

/// Whether a kayak alone on the river can come from a space past the finish, by currents, hazards, sides of
/// Rocks and maneuvers of one step.
fn reaches_finish(board: &Board, start: Space) -> bool {
    let mut seen = SpaceSet::default();
    let mut waiting = vec![start];
    seen.insert(start);
    while let Some(at) = waiting.pop() {
        if at.row() > board.finish() {
            return true;
        }
        let onward = board.downriver(at, board.cell(at).direction());
        let around = if board.cell(onward) == Cell::Rock { onward } else { at };
        let reached = [onward, board.beside(around, Side::Left), board.beside(around, Side::Right)];
        let sideways = [board.beside(at, Side::Left), board.beside(at, Side::Right)];
        for next in reached.into_iter().chain(sideways) {
            if !board.cell(next).is_closed() && !seen.contains(next) {
                seen.insert(next);
                waiting.push(next);
            }
        }
    }
    false
}

/// The river from the finish down to the start, with what was proved.
fn draw(maps: &[SegmentMap], board: &Board, speak: &dyn Speak) -> String {
    let mut lines = Vec::new();
    for (i, map) in maps.iter().enumerate().rev() {
        let before = i as u8 * SEGMENT_ROWS;
        let id = Value::text(map.id.as_str());
        lines.push(speak.say(&Phrase::new("picture-segment").with("id", id).with("name", map.title())));
        for row in (1..=SEGMENT_ROWS).rev() {
            if map.lines.contains(&row) {
                let is_finish = row + before == board.finish();
                let label = Phrase::new(if is_finish { "picture-finish" } else { "picture-line" });
                lines.push(format!("    =======   {}", speak.say(&label.with("row", row + before))));
            }
            lines.push(format!("{:>3} {}", row + before, map.letters(row)));
        }
    }
    let letters: String = (0..COLUMNS).map(|column| char::from(b'a' + column)).collect();
    lines.push(format!("    {letters}"));
    let hazards = |wanted: fn(Cell) -> bool| {
        let spaces =
            (1..=board.rows).flat_map(|row| (1..=COLUMNS).map(move |column| Space::new(column, row)));
        spaces.filter(|space| wanted(board.cell(*space))).count() as u16
    };
    let counts = Phrase::new("picture-river")
        .with("rows", board.rows)
        .with("lines", board.lines.len() as u8)
        .with("rocks", board.rocks.count())
        .with("rapids", hazards(|cell| matches!(cell, Cell::Rapids(_))))
        .with("falls", hazards(|cell| cell == Cell::Waterfall));
    lines.push(speak.say(&counts));
    lines.push(speak.say(&Phrase::new("picture-proved")));
    lines.join("\n") + "\n"
}

#[cfg(test)]
mod tests {
    use engine::Names;
    use words::{Speaker, Vocabulary};

    use super::*;

    const MEADOW: &str = include_str!("../content/segment_a.txt");

    fn check(text: &str) -> Result<String, String> {
        let english = Vocabulary::new("en", &[include_str!("../words/en.ftl")]).expect("a message file");
        let speaker = Speaker::new(&english, Names::default());
        check_board(Content::new("mine.txt", text), &speaker).map_err(|fault| fault.to_string())
    }

    #[test]
    fn the_printed_segments_are_proved_and_drawn() {
        for text in [
            MEADOW,
            include_str!("../content/segment_b.txt"),
            include_str!("../content/segment_c.txt"),
            include_str!("../content/segment_d.txt"),
        ] {
            let drawn = check(text).unwrap();
            assert!(drawn.contains("20 #^^^^^#") && drawn.contains("finish after row 18"), "{drawn}");
        }
    }

    #[test]
    fn a_river_of_printed_and_own_segments_is_proved_and_drawn() {
        let map = MEADOW.split_once("Meadow Run\n").unwrap().1;
        let own = format!("whitewater river mine\nsegment C\nsegment bend\n{map}\nsegment A\n");
        let drawn = check(&own).unwrap();
        assert!(drawn.contains("segment bend bend") && drawn.contains("finish after row 58"), "{drawn}");
        assert!(drawn.contains("60 rows, 9 lines"), "{drawn}");
    }

    #[test]
    fn a_finish_out_of_reach_is_found() {
        let maps = [SegmentMap::read(Content::new("a", MEADOW)).unwrap()];
        let mut walled = Board::of(&maps.iter().collect::<Vec<_>>());
        walled.wall(9);
        assert!(!reaches_finish(&walled, Space::new(3, 1)));
        assert!(reaches_finish(&walled, Space::new(5, 10)));
    }

    /// WW-065: the tables have the cell to the right of the last row in front of the run-out.
    #[test]
    fn beside_the_last_row_lies_bank() {
        let maps = [SegmentMap::read(Content::new("a", MEADOW)).unwrap()];
        let board = Board::of(&maps.iter().collect::<Vec<_>>());
        let last = Space::new(7, board.rows);
        assert_eq!(board.cell(board.beside(last, Side::Right)), Cell::Bank);
        assert_eq!(board.cell(Space::new(1, board.rows + 1)), Cell::RunOut);
    }

    #[test]
    fn bad_rivers_are_refused_with_line_and_reason() {
        for (text, why) in [
            ("pig board x\n", "content-first-line"),
            ("whitewater river x\n", "content-segments most=4"),
            ("whitewater river x\n20 #^^^^^#\n", "line 2: content-begins"),
            ("whitewater river x\nsegment A\nsegment A\n", "line 3: file-twice what=A"),
            ("whitewater river x\nsegment E\n", "content-no-map segment=E segments=A,B,C,D"),
            ("whitewater river x\nsegment y\n20 #^^^^^#\n", "content-no-row segment=y row=19"),
        ] {
            let fault = check(text).unwrap_err();
            assert!(fault.contains(why), "{fault} should say {why}");
        }
    }
}
