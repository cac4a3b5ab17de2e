//! A race at this screen: asks people and bots in turn, keeps the record, and hands out what happened as frames.

mod frames;
mod missing;

use std::collections::VecDeque;
use std::path::PathBuf;
use std::sync::mpsc::{Receiver, TryRecvError, channel};
use std::thread;
use std::time::{Duration, Instant};

use bots::Level;
use catalog::{AnyRace, Choice, Places, Sight};
use engine::{Names, Seat, Viewer};
use serde_json::Value;

use crate::games;
use crate::picture::Picture;
use crate::plan::{Sitter, names};
use crate::store::Store;

pub(crate) use frames::Frame;
pub use frames::{Pace, say_undo_bar};
pub(crate) use missing::Missing;

/// One line of the log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct LogLine {
    /// The number of the step.
    pub(crate) seq: u32,
    pub(crate) seat: Option<Seat>,
    pub(crate) words: String,
    pub(crate) rule: &'static str,
}

/// What a bot thinks of a choice.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Advice {
    /// The number of the choice.
    pub(crate) choice: usize,
    pub(crate) words: String,
    /// Why, in a sentence.
    pub(crate) reason: String,
}

/// What the race waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Now {
    /// Something is being shown.
    Moving,
    /// A bot thinks.
    Thinking(Seat),
    /// The person at this seat has to come to the screen.
    Curtain(Seat),
    /// The person at this seat has to choose.
    Asked(Seat),
    /// Nothing: it is over.
    Over,
}

/// A race at this screen.
pub(crate) struct Sitting {
    race: Box<dyn AnyRace>,
    pub(crate) sitters: Vec<Sitter>,
    pub(crate) names: Names,
    pub(crate) picture: &'static dyn Picture,
    /// The file with the record.
    pub(crate) file: Option<PathBuf>,
    /// Why the record could not be written, if so.
    pub(crate) trouble: Option<String>,
    pub(crate) options: Value,
    pub(crate) viewer: Viewer,
    /// Who last had the screen.
    last_person: Option<Seat>,
    /// What the viewer may know, as it stands.
    pub(crate) view: Value,
    pub(crate) text: String,
    pub(crate) places: Places,
    pub(crate) log: Vec<LogLine>,
    pub(crate) choices: Vec<Choice>,
    /// What is looked for and not open.
    pub(crate) missing: Vec<Missing>,
    /// How far each seat had come after each step.
    pub(crate) history: Vec<Vec<i32>>,
    frames: VecDeque<Frame>,
    frame_since: Option<Instant>,
    /// Nothing is shown step by step until a person is asked.
    skipping: bool,
    thinking: Option<(Seat, Receiver<Option<Value>>)>,
}

impl Sitting {
    pub(crate) fn new(race: Box<dyn AnyRace>, sitters: Vec<Sitter>, file: Option<PathBuf>) -> Sitting {
        let mut people = sitters.iter().zip(0..).filter(|(sitter, _)| **sitter == Sitter::Person);
        let first = people.next().map(|(_, seat)| Seat(seat));
        let viewer = match (first, people.next()) {
            (Some(seat), None) => Viewer::Seat(seat),
            _ => Viewer::Spectator,
        };
        let mut sitting = Sitting {
            names: names(race.seats()),
            picture: games::picture_of(race.game().id()),
            file,
            trouble: None,
            options: race.options(),
            viewer,
            last_person: None,
            view: Value::Null,
            text: String::new(),
            places: race.places(),
            log: Vec::new(),
            choices: Vec::new(),
            missing: Vec::new(),
            history: vec![race.progress()],
            frames: VecDeque::new(),
            frame_since: None,
            skipping: false,
            thinking: None,
            sitters,
            race,
        };
        sitting.look();
        sitting.keep();
        sitting
    }

    pub(crate) fn race(&self) -> &dyn AnyRace {
        &*self.race
    }

    /// The people at this screen.
    pub(crate) fn people(&self) -> impl Iterator<Item = Seat> {
        self.sitters
            .iter()
            .zip(0..)
            .filter(|(sitter, _)| **sitter == Sitter::Person)
            .map(|(_, seat)| Seat(seat))
    }

    /// The frame to be shown, if something moves.
    pub(crate) fn frame(&self) -> Option<&Frame> {
        self.frames.front()
    }

    /// Who owes a decision.
    pub(crate) fn asked(&self) -> Vec<Seat> {
        self.race.deciding().iter().map(|owed| owed.seat).collect()
    }

    /// What the race waits for.
    pub(crate) fn now(&self) -> Now {
        if !self.frames.is_empty() {
            return Now::Moving;
        }
        if let Some((seat, _)) = self.thinking {
            return Now::Thinking(seat);
        }
        let asked = self.asked();
        match asked.iter().find(|seat| self.sitters[seat.index()] != Sitter::Person).or(asked.first()) {
            None => Now::Over,
            Some(seat) if self.sitters[seat.index()] != Sitter::Person => Now::Thinking(*seat),
            Some(seat) if self.viewer == Viewer::Seat(*seat) => Now::Asked(*seat),
            Some(seat) => Now::Curtain(*seat),
        }
    }

    /// Goes on as far as it can without a person. Whether anything changed.
    pub(crate) fn tick(&mut self, now: Instant, pace: Pace) -> bool {
        let changed = self.go_on(now, pace);
        if pace == Pace::Off {
            self.frames.clear();
        }
        changed
    }

    fn go_on(&mut self, now: Instant, pace: Pace) -> bool {
        if let Some(frame) = self.frames.front() {
            let since = *self.frame_since.get_or_insert(now);
            if self.skipping || now.duration_since(since) >= pace.time(frame.units) {
                self.frames.pop_front();
                self.frame_since = Some(now);
                if self.skipping {
                    self.frames.clear();
                }
                return true;
            }
            return false;
        }
        self.frame_since = None;
        match self.now() {
            Now::Thinking(seat) => self.let_think(seat),
            Now::Curtain(seat) if !self.needs_curtain(seat) => {
                self.open_curtain(seat);
                true
            }
            Now::Asked(_) | Now::Over if self.skipping => {
                self.skipping = false;
                true
            }
            Now::Moving | Now::Curtain(_) | Now::Asked(_) | Now::Over => false,
        }
    }

    /// When [`Sitting::tick`] should be called again.
    pub(crate) fn wait(&self, pace: Pace) -> Duration {
        match (self.frames.front(), &self.thinking) {
            (Some(_), _) if self.skipping => Duration::ZERO,
            (Some(frame), _) => pace.time(frame.units).min(Duration::from_millis(40)),
            (None, Some(_)) => Duration::from_millis(15),
            (None, None) => Duration::from_millis(250),
        }
    }

    /// Shows nothing step by step until a person is asked.
    pub(crate) fn skip(&mut self) {
        self.skipping = true;
    }

    fn let_think(&mut self, seat: Seat) -> bool {
        let Some((thinker, answer)) = &self.thinking else {
            let Sitter::Bot(level) = self.sitters[seat.index()] else { return false };
            let (sender, receiver) = channel();
            if let Some(think) = self.race.thinker(seat, level) {
                // Nobody may listen any more if the race was left meanwhile.
                thread::spawn(move || sender.send(think()).ok());
            }
            self.thinking = Some((seat, receiver));
            return true;
        };
        let seat = *thinker;
        let action = match answer.try_recv() {
            Err(TryRecvError::Empty) => return false,
            Ok(Some(action)) => Some(action),
            Ok(None) | Err(TryRecvError::Disconnected) => self.race.bot_choice(seat, Level::Greedy),
        };
        self.thinking = None;
        if let Some(action) = action {
            // A bot's action is legal (law 1); if it is refused all the same, it is asked again and nothing is lost.
            let _ = self.play(seat, &action);
        }
        true
    }

    /// Whether the screen has to be handed over in secret.
    fn needs_curtain(&self, seat: Seat) -> bool {
        if self.people().count() < 2 || self.last_person == Some(seat) {
            return false;
        }
        let open = self.race.view(Viewer::Spectator);
        let has_secrets = |seat: Seat| self.race.view(Viewer::Seat(seat)) != open;
        has_secrets(seat) || self.last_person.is_some_and(has_secrets)
    }

    /// The person at this seat has the screen now.
    pub(crate) fn open_curtain(&mut self, seat: Seat) {
        self.last_person = Some(seat);
        self.viewer = Viewer::Seat(seat);
        self.look();
    }

    /// Plays an action; the refusal in words if it is refused.
    pub(crate) fn play(&mut self, seat: Seat, action: &Value) -> Result<(), String> {
        let before = std::mem::take(&mut self.view);
        if let Err(refused) = self.race.play(seat, action) {
            self.view = before;
            return Err(refused.to_string());
        }
        self.history.push(self.race.progress());
        self.keep();
        if self.people().count() > 1 && !self.asked().iter().any(|asked| self.viewer.is(*asked)) {
            // Whoever comes next to the screen must not see the hand of who leaves it.
            self.viewer = Viewer::Spectator;
        }
        self.look();
        let told = self.race.tell(self.race.seq(), Sight::Of(self.viewer), &self.names);
        if let Some(told) = told {
            let lines = self.log.len().saturating_sub(told.events.len());
            self.frames.extend(frames::of(self.picture, &self.options, before, &told, lines));
        }
        Ok(())
    }

    /// Takes back the last action of the person who is asked or was last; or says why it cannot be.
    pub(crate) fn undo(&mut self) -> Result<(), String> {
        let seat = match (self.viewer, self.last_person) {
            (Viewer::Seat(seat), _) | (Viewer::Spectator, Some(seat)) => seat,
            (Viewer::Spectator, None) => return Err("Nobody has chosen anything yet.".to_string()),
        };
        if let Some(bar) = self.race.undo_bar(seat) {
            return Err(frames::say_undo_bar(bar, seat, &self.names));
        }
        let again = catalog::taken_back(&*self.race);
        self.race = again.ok_or("This race cannot be begun again from its record.")?;
        self.history.pop();
        self.frames.clear();
        self.viewer = Viewer::Seat(seat);
        self.last_person = Some(seat);
        self.keep();
        self.look();
        Ok(())
    }

    /// What a bot thinks of the seat's choices, the best first.
    pub(crate) fn advice(&self, seat: Seat) -> Vec<Advice> {
        let hints = self.race.hint(seat, Level::Expert, &self.names);
        let advice = |hint: catalog::Hint| {
            let choice = self.choices.iter().position(|choice| choice.action == hint.action)?;
            let figures = hint.figures().map_or_else(String::new, |figures| format!(" ({figures})"));
            Some(Advice { choice, words: hint.words, reason: format!("{}{figures}", hint.reason) })
        };
        hints.into_iter().filter_map(advice).collect()
    }

    /// Looks at the race again with the viewer's eyes.
    fn look(&mut self) {
        self.view = self.race.view(self.viewer);
        self.text = self.race.picture(self.viewer, &self.names);
        self.places = self.race.places();
        self.choices = match self.viewer {
            Viewer::Seat(seat) => self.race.legal(seat, &self.names),
            Viewer::Spectator => Vec::new(),
        };
        self.missing = match self.viewer {
            Viewer::Seat(seat) if !self.choices.is_empty() => missing::find(self, seat),
            Viewer::Seat(_) | Viewer::Spectator => Vec::new(),
        };
        self.log = self.tell(Sight::Of(self.viewer));
    }

    /// The whole log for those eyes.
    pub(crate) fn tell(&self, sight: Sight) -> Vec<LogLine> {
        let steps = (0..=self.race.seq()).filter_map(|seq| self.race.tell(seq, sight, &self.names));
        let lines = steps.flat_map(|told| {
            let (seq, seat) = (told.seq, told.seat);
            told.events.into_iter().map(move |event| LogLine {
                seq,
                seat,
                words: event.words,
                rule: event.rule,
            })
        });
        lines.collect()
    }

    /// How far each seat had come after each step of a race that is gone on with.
    pub(crate) fn remember(&mut self, history: Vec<Vec<i32>>) {
        self.history = history;
    }

    fn keep(&mut self) {
        let Some(file) = &self.file else { return };
        self.trouble = Store::keep(file, &*self.race)
            .err()
            .map(|error| format!("The race cannot be kept in {}: {error}.", file.display()));
    }
}

impl std::fmt::Debug for Sitting {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Sitting").field("race", &self.race).finish_non_exhaustive()
    }
}
