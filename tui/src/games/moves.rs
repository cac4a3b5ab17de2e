//! The small steps between two views: what moves by a few places goes one by one.

use protocol::{Change, Operation};
use serde_json::Value;

/// The fewest and the most places that are counted one by one; beyond that a piece jumps.
const COUNTED: std::ops::RangeInclusive<u64> = 2..=12;
/// Numbers count if they belong to a piece, as in `/boats/2/space`. Above that they tell who and when, not how far.
const DEPTH: usize = 3;

/// A number on its way.
struct Way<'a> {
    place: &'a str,
    from: i64,
    by: i64,
}

/// The views between a view and what the changes make of it, which is not among them. Numbers that change by less than the one
/// that changes most go along evenly; all else waits for the end.
pub(crate) fn between(view: &Value, changes: &[Change]) -> Vec<Value> {
    let ways: Vec<Way<'_>> = changes.iter().filter_map(|change| way(view, change)).collect();
    let steps = ways.iter().map(|way| way.by.unsigned_abs()).max().unwrap_or(0) as i64;
    let at = |step: i64| {
        let mut moved = view.clone();
        for way in &ways {
            if let Some(number) = moved.pointer_mut(way.place) {
                *number = Value::from(way.from + way.by * step / steps);
            }
        }
        moved
    };
    (1..steps).map(at).collect()
}

fn way<'a>(view: &Value, change: &'a Change) -> Option<Way<'a>> {
    let (from, to) = (view.pointer(&change.path)?.as_i64()?, change.value.as_ref()?.as_i64()?);
    let by = to.checked_sub(from)?;
    let is_of_piece = change.path.matches('/').count() >= DEPTH;
    let counts = change.op == Operation::Replace && is_of_piece && COUNTED.contains(&by.unsigned_abs());
    counts.then_some(Way { place: &change.path, from, by })
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    fn steps(before: &Value, after: &Value, place: &str) -> Vec<i64> {
        let between = between(before, &protocol::changes(before, after));
        between.iter().filter_map(|view| view.pointer(place)?.as_i64()).collect()
    }

    #[test]
    fn a_piece_goes_one_by_one_forwards_and_backwards() {
        let at = |space: i64| json!({"boats": [{"space": 1}, {"space": space}], "turn": space});
        assert_eq!(steps(&at(3), &at(7), "/boats/1/space"), [4, 5, 6]);
        assert_eq!(steps(&at(7), &at(4), "/boats/1/space"), [6, 5]);
        assert!(steps(&at(3), &at(4), "/boats/1/space").is_empty());
        assert!(steps(&at(3), &at(16), "/boats/1/space").is_empty(), "too far: it jumps");
        assert_eq!(steps(&at(3), &at(7), "/turn"), [3, 3, 3], "who is next is no way");
    }

    #[test]
    fn what_changes_less_goes_along_evenly() {
        let at = |row: i64, lane: i64| json!({"runners": [{"row": row, "lane": lane}]});
        assert_eq!(steps(&at(0, 1), &at(6, 3), "/runners/0/lane"), [1, 1, 2, 2, 2]);
    }
}
