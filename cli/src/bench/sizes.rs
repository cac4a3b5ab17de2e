//! How long the messages are that tell of the steps of races, as a server sends them to people.

use bots::Level;
use catalog::{AnyGame, AnyRace};
use engine::{Fault, Seat, Viewer};
use protocol::{Detail, ServerMessage};
use serde_json::Value;

/// The id of a table, as long as any.
const TABLE: &str = "k7f3q9wmzc2vx8ha";

/// The lengths of whole `step` messages with detail `full`, in bytes of JSON.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct MessageSizes {
    /// To somebody who has no seat.
    pub(super) watching: Sizes,
    /// To a seat that has nothing to choose after the step.
    pub(super) waiting: Sizes,
    /// To a seat that has: with its legal actions and their forecasts.
    pub(super) choosing: Sizes,
    /// The decision of the largest of these.
    pub(super) largest_decision: String,
}

/// The lengths of some messages.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Sizes {
    /// How many there were.
    pub(super) messages: u64,
    /// All of them.
    pub(super) bytes: u64,
    /// The longest one.
    pub(super) largest: u64,
}

impl Sizes {
    /// The mean length; 0 where there was none.
    pub(super) fn mean(&self) -> f64 {
        self.bytes as f64 / self.messages.max(1) as f64
    }

    /// Counts a message; says whether it is the longest so far.
    fn add(&mut self, bytes: u64) -> bool {
        self.messages += 1;
        self.bytes += bytes;
        let is_largest = bytes > self.largest;
        self.largest = self.largest.max(bytes);
        is_largest
    }
}

impl MessageSizes {
    /// Has greedy bots play a race to its end, and counts what everybody is sent of it when it is played again.
    pub(super) fn add_race(
        &mut self,
        game: &dyn AnyGame,
        seats: u8,
        options: &Value,
        seed: u64,
    ) -> Result<(), Fault> {
        let traced = game.trace(options, seed, &vec![Level::Greedy; usize::from(seats)])?;
        let mut race = game.new_race(i64::from(seats), options, seed)?;
        for step in traced.script {
            race.play(Seat(step.seat), &step.action).expect("what was played can be played again (law 4)");
            for viewer in Viewer::all(seats) {
                self.add_step(&*race, viewer);
            }
        }
        Ok(())
    }

    fn add_step(&mut self, race: &dyn AnyRace, viewer: Viewer) {
        let seat = match viewer {
            Viewer::Seat(seat) => Some(seat.0),
            Viewer::Spectator | Viewer::Together => None,
        };
        let step = server::last_step(race, TABLE, seat, Detail::Full).expect("the last step is remembered");
        let (is_choosing, is_seated) = (!step.legal.is_empty(), step.seat.is_some());
        let decision = step.deciding.iter().find(|owed| viewer.is(owed.seat));
        let decision = decision.map(|owed| owed.decision.clone()).unwrap_or_default();
        let message = serde_json::to_string(&ServerMessage::Step(step)).expect("a message can be written");
        let bytes = message.len() as u64;
        match (is_seated, is_choosing) {
            (false, _) => _ = self.watching.add(bytes),
            (true, false) => _ = self.waiting.add(bytes),
            (true, true) => {
                if self.choosing.add(bytes) {
                    self.largest_decision = decision;
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn everybody_is_counted_once_a_step() {
        let mut sizes = MessageSizes::default();
        sizes.add_race(catalog::find("pig").unwrap(), 3, &json!({"target": 20}), 1).unwrap();
        let MessageSizes { watching, waiting, choosing, largest_decision } = sizes;
        // After every step but the last one seat has to choose.
        assert_eq!(waiting.messages + choosing.messages, 3 * watching.messages);
        assert_eq!(choosing.messages, watching.messages - 1);
        assert_eq!(largest_decision, "turn");
        for sizes in [watching, waiting, choosing] {
            assert!(sizes.mean() > 100.0 && sizes.mean() <= sizes.largest as f64, "{sizes:?}");
        }
        assert!(choosing.mean() > waiting.mean(), "legal actions come on top");
    }
}
