//! What people did lately, for limits.

/// What people did lately, for limits: by person, however many seats they have.
#[derive(Default)]
pub(super) struct Recent(Vec<(String, i64)>);

impl Recent {
    /// Counts one more, unless the person did this many within that time.
    pub(super) fn take(&mut self, person: &str, now_ms: i64, (most, within_ms): (usize, i64)) -> bool {
        self.0.retain(|(_, at_ms)| now_ms - at_ms < within_ms);
        let is_free = self.0.iter().filter(|(who, _)| who == person).count() < most;
        if is_free {
            self.0.push((person.to_string(), now_ms));
        }
        is_free
    }
}
