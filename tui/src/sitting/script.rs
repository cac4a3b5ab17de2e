//! A race that is told: what happens in it stands in a script, whatever anybody thinks.

use std::collections::VecDeque;

use engine::{Seat, Viewer};
use serde_json::Value;

use super::{Now, Sitting};

/// What happens in a race that is told.
#[derive(Debug, Default)]
pub(super) struct Script {
    steps: VecDeque<(Seat, Value)>,
    /// Whether a person is asked after that.
    is_asking: bool,
}

impl Sitting {
    /// What a race that is told waits for.
    pub(super) fn now_by(&self, script: &Script, asked: &[Seat]) -> Now {
        match asked.iter().find(|seat| self.viewer == Viewer::Seat(**seat)) {
            _ if !script.steps.is_empty() => Now::Moving,
            Some(seat) if script.is_asking => Now::Asked(*seat),
            None if asked.is_empty() => Now::Over,
            _ => Now::Moving,
        }
    }

    /// From now on nobody thinks: only these steps happen, and then a person is asked or not.
    pub(crate) fn follow(&mut self, steps: impl IntoIterator<Item = (Seat, Value)>, is_asking: bool) {
        self.script = Some(Script { steps: steps.into_iter().collect(), is_asking });
    }

    /// Whether a script has been followed and shown to its end.
    pub(crate) fn is_settled(&self) -> bool {
        self.frames.is_empty() && self.script.as_ref().is_none_or(|script| script.steps.is_empty())
    }

    /// Plays the next step of the script. Whether anything changed.
    pub(super) fn follow_script(&mut self) -> bool {
        match self.script.as_mut().and_then(|script| script.steps.pop_front()) {
            Some((seat, action)) => {
                self.trouble = self.play(seat, &action).err().or(self.trouble.take());
                true
            }
            // Nobody is asked, so what comes next is shown again.
            None => std::mem::take(&mut self.skipping),
        }
    }
}
