//! The log: what each viewer was told, kept here because a race remembers only its latest steps.

use catalog::{AnyRace, Sight, Tongue};
use engine::{Speak, Viewer};
use protocol::{Detail, Happening};

/// One line of the log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct LogLine {
    /// The number of the step.
    pub(crate) seq: u32,
    pub(crate) words: String,
    pub(crate) rule: String,
}

/// What was told so far, by viewer.
#[derive(Debug, Default)]
pub(crate) struct Logs(Vec<Story>);

/// What one viewer was told.
#[derive(Debug)]
struct Story {
    viewer: Viewer,
    /// The step to be told next; 0 is the set-up.
    next: u32,
    lines: Vec<LogLine>,
}

impl Logs {
    /// What the viewer was told.
    pub(crate) fn of(&self, viewer: Viewer) -> &[LogLine] {
        self.0.iter().find(|story| story.viewer == viewer).map_or(&[], |story| &story.lines)
    }

    /// Tells the viewer all that it was not told yet.
    pub(crate) fn catch_up(&mut self, race: &dyn AnyRace, viewer: Viewer, speak: &Tongue) {
        let known = self.0.iter().position(|story| story.viewer == viewer);
        let at = known.unwrap_or_else(|| {
            self.0.push(Story { viewer, next: 0, lines: Vec::new() });
            self.0.len() - 1
        });
        let story = &mut self.0[at];
        while story.next <= race.seq() {
            if !story.tell(race, speak) {
                story.tell_again(race, speak);
            }
        }
    }

    /// Forgets what came after this many steps.
    pub(super) fn forget_after(&mut self, seq: u32) {
        for story in &mut self.0 {
            story.lines.retain(|line| line.seq <= seq);
            story.next = story.next.min(seq + 1);
        }
    }
}

impl Story {
    /// Tells the next step; false if the race no longer remembers it.
    fn tell(&mut self, race: &dyn AnyRace, speak: &Tongue) -> bool {
        let Some(step) = race.tell(self.next, Sight::Of(self.viewer), Detail::Full) else { return false };
        for happening in &step.events {
            if let Happening::Explained(told) = happening {
                let (words, rule) = (speak.say(&told.say), told.rule.clone());
                self.lines.push(LogLine { seq: step.seq, words, rule });
            }
        }
        self.next += 1;
        true
    }

    /// Tells what the race no longer remembers by playing it again; what cannot be had so is left out.
    fn tell_again(&mut self, race: &dyn AnyRace, speak: &Tongue) {
        let before = self.next;
        if let Some(mut again) = race.again() {
            for (seat, action) in race.played() {
                // A step is told when the next one is played: only of the last one it is worked out what it changed.
                if again.play(seat, &action).is_err() || again.seq() >= race.seq() {
                    break;
                }
                while self.next < again.seq() && self.tell(&*again, speak) {}
            }
        }
        if self.next == before {
            self.next += 1;
        }
    }
}
