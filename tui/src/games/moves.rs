//! Moving pieces in a view, for pictures of what happens.

use serde_json::Value;

/// The view with one value changed; a place that is not there changes nothing.
pub(crate) fn with(view: &Value, place: &str, value: impl Into<Value>) -> Value {
    let mut changed = view.clone();
    if let Some(found) = changed.pointer_mut(place) {
        *found = value.into();
    }
    changed
}

/// The views in which a number goes one by one from where it is to where it ends.
pub(crate) fn counting(view: &Value, place: &str, from: i64, to: i64) -> Vec<Value> {
    let way: Vec<i64> = if from <= to { (from + 1..=to).collect() } else { (to..from).rev().collect() };
    way.into_iter().map(|at| with(view, place, at)).collect()
}
