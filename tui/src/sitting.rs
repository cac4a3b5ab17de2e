//! A race at this screen: asks people and bots in turn, keeps the record, and hands out what happened as frames.

mod advice;
mod frames;
mod log;
mod missing;
mod script;
mod thinking;

use std::collections::VecDeque;
use std::path::PathBuf;
use std::time::{Duration, Instant};

use bots::THOUGHT_MAX;
use catalog::{AnyRace, Language, Sight, not_opened, taken_back, undo_bar};
use engine::{Phrase, Seat, Speak, Value as Words, Viewer};
use protocol::{Choice, Detail, Standing};
use records::{Record, RecordedStep, fingerprint};
use serde_json::Value;

use crate::plan::Sitter;
use crate::room::Room;
use crate::store::Store;
use crate::text::say;

pub(crate) use advice::Advised;
use advice::Counsel;
pub use frames::Pace;
pub(crate) use frames::{Frame, Studio};
pub(crate) use log::{LogLine, Logs};
pub(crate) use missing::Missing;

use frames::say_undo_bar;
use script::Script;
use thinking::{Bots, Failed, Thinking};

/// What a choice is called and what it leads to, in words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Offer {
    pub(crate) words: String,
    pub(crate) outlook: String,
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
    pub(crate) room: Room,
    /// The file with the record.
    pub(crate) file: Option<PathBuf>,
    record: Option<Record>,
    /// Why the race is not well, if so.
    pub(crate) trouble: Option<String>,
    pub(crate) viewer: Viewer,
    /// Who last had the screen.
    last_person: Option<Seat>,
    /// What the viewer may know, as it stands.
    pub(crate) view: Value,
    pub(crate) text: String,
    /// How the race stands by what the viewer sees.
    pub(crate) standing: Standing,
    logs: Logs,
    pub(crate) choices: Vec<Choice>,
    /// The choices in words.
    pub(crate) offers: Vec<Offer>,
    /// What is looked for and not open.
    pub(crate) missing: Vec<Missing>,
    /// How far each seat had come after each step.
    pub(crate) history: Vec<Vec<i32>>,
    frames: VecDeque<Frame>,
    frame_since: Option<Instant>,
    /// Nothing is shown step by step until a person is asked.
    skipping: bool,
    /// Nothing goes on by itself.
    pub(crate) is_paused: bool,
    bots: Bots,
    thinking: Option<Thinking<Option<Value>>>,
    /// What happens whatever anybody thinks, in a race that is told; none in one that is run.
    script: Option<Script>,
    /// Bots that advise the person who is asked.
    counsel: Option<Counsel>,
}

impl Sitting {
    pub(crate) fn new(
        race: Box<dyn AnyRace>,
        sitters: Vec<Sitter>,
        file: Option<PathBuf>,
        language: &Language,
    ) -> Sitting {
        Sitting::in_room(Room::new(&*race, sitters, language), race, file)
    }

    /// A race whose seats are called otherwise.
    pub(crate) fn in_room(room: Room, race: Box<dyn AnyRace>, file: Option<PathBuf>) -> Sitting {
        let viewer = room.only_person().map_or(Viewer::Spectator, Viewer::Seat);
        let mut sitting = Sitting {
            room,
            record: Record::of(&*race),
            file,
            trouble: None,
            viewer,
            last_person: None,
            view: Value::Null,
            text: String::new(),
            standing: race.standing(Sight::Of(viewer)),
            logs: Logs::default(),
            choices: Vec::new(),
            offers: Vec::new(),
            missing: Vec::new(),
            history: vec![race.progress()],
            frames: VecDeque::new(),
            frame_since: None,
            skipping: false,
            bots: Bots::default(),
            thinking: None,
            script: None,
            is_paused: false,
            counsel: None,
            race,
        };
        sitting.look();
        sitting.keep();
        sitting
    }

    pub(crate) fn race(&self) -> &dyn AnyRace {
        &*self.race
    }

    /// The lines of the log that the viewer has been told; while something is shown, up to that.
    pub(crate) fn told(&self) -> &[LogLine] {
        let lines = self.logs.of(self.viewer);
        let told = self.frame().map_or(lines.len(), |frame| frame.lines.min(lines.len()));
        &lines[..told]
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
        if let Some(thinking) = &self.thinking {
            return Now::Thinking(thinking.seat);
        }
        let asked = self.asked();
        if let Some(script) = &self.script {
            return self.now_by(script, &asked);
        }
        match asked.iter().find(|seat| self.room.sitters[seat.index()] != Sitter::Person).or(asked.first()) {
            None => Now::Over,
            Some(seat) if self.room.sitters[seat.index()] != Sitter::Person => Now::Thinking(*seat),
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
        if self.is_paused {
            return false;
        }
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
            Now::Moving => self.follow_script(),
            Now::Curtain(_) | Now::Asked(_) | Now::Over => false,
        }
    }

    /// When [`Sitting::tick`] should be called again.
    pub(crate) fn wait(&self, pace: Pace) -> Duration {
        if self.is_paused {
            return Duration::from_millis(250);
        }
        if self.frames.is_empty() && !self.is_settled() {
            return Duration::ZERO;
        }
        let is_thinking = self.thinking.is_some() || self.counsel.as_ref().is_some_and(Counsel::is_thinking);
        match self.frames.front() {
            Some(_) if self.skipping => Duration::ZERO,
            Some(frame) => pace.time(frame.units).min(Duration::from_millis(40)),
            None if is_thinking => Duration::from_millis(15),
            None => Duration::from_millis(250),
        }
    }

    /// Shows nothing step by step until a person is asked.
    pub(crate) fn skip(&mut self) {
        self.skipping = true;
    }

    /// Lets the seat's bot think, or plays what it has thought of.
    fn let_think(&mut self, seat: Seat) -> bool {
        let Some(thinking) = &self.thinking else {
            let Sitter::Bot(level) = self.room.sitters[seat.index()] else { return false };
            let Some(glance) = self.race.glance(seat) else { return false };
            let bot = self.bots.take(&*self.race, seat, level);
            self.thinking =
                Some(Thinking::begin(bot, seat, glance, THOUGHT_MAX, |bot, glance| bot.choose(glance)));
            return true;
        };
        let seat = thinking.seat;
        match thinking.answer() {
            Ok(None) => false,
            Err(Failed) if self.trouble.is_some() => false,
            Err(Failed) => {
                self.trouble = Some(self.room.tongue.say(&Phrase::new("tui-bot-failed").with("seat", seat)));
                true
            }
            Ok(Some((bot, action))) => {
                self.thinking = None;
                self.bots.put(seat, bot);
                // A bot's action is legal (law 1); if it is refused all the same, it is asked again and nothing is lost.
                let _ = action.map(|action| self.play(seat, &action));
                true
            }
        }
    }

    /// Whether the screen has to be handed over in secret.
    fn needs_curtain(&self, seat: Seat) -> bool {
        if self.room.people().count() < 2 || self.last_person == Some(seat) {
            return false;
        }
        let open = self.race.view(Sight::SPECTATOR);
        let has_secrets = |seat: Seat| self.race.view(Sight::seat(seat)) != open;
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
        // Where several people sit at the screen, what moves is shown as everybody may see it: whoever comes next must not
        // see the hand of who was there before.
        let viewer = if self.room.people().count() > 1 { Viewer::Spectator } else { self.viewer };
        let sight = Sight::Of(viewer);
        let (before, standing) = (self.race.view(sight), self.race.standing(sight));
        self.race.play(seat, action).map_err(|refused| self.room.tongue.say(&refused.phrase()))?;
        self.viewer = viewer;
        self.counsel = None;
        self.history.push(self.race.progress());
        if let Some(record) = &mut self.record {
            let hash = fingerprint(&*self.race);
            record.steps.push(RecordedStep { seat, action: action.clone(), hash });
            record.result = self.race.is_over().then(|| self.race.places());
        }
        self.keep();
        self.look();
        if let Some(step) = self.race.tell(self.race.seq(), sight, Detail::Full) {
            let lines = self.logs.of(viewer).len().saturating_sub(step.events.len());
            let studio =
                Studio { picture: self.room.picture, scenery: &self.room.scenery, speak: &self.room.tongue };
            self.frames.extend(studio.frames(before, standing, &step, lines));
        }
        Ok(())
    }

    /// Takes back the last action of the person who is asked or was last; or says why it cannot be.
    pub(crate) fn undo(&mut self) -> Result<(), String> {
        let seat = match (self.viewer, self.last_person) {
            (Viewer::Seat(seat), _) | (Viewer::Spectator | Viewer::Together, Some(seat)) => seat,
            (Viewer::Spectator | Viewer::Together, None) => {
                return Err(say(&self.room.tongue, "tui-undo-nobody"));
            }
        };
        if let Some(bar) = undo_bar(&*self.race, seat) {
            return Err(say_undo_bar(bar, seat, &self.room.tongue));
        }
        self.race = taken_back(&*self.race).ok_or_else(|| say(&self.room.tongue, "tui-undo-written"))?;
        // What bots have learnt of an action that was taken back is forgotten with it.
        self.stop_bots();
        self.history.pop();
        self.frames.clear();
        self.logs.forget_after(self.race.seq());
        if let Some(record) = &mut self.record {
            record.steps.pop();
            record.result = None;
        }
        // Whoever takes back after the screen was given away must come to it again: another may stand before it by now.
        let is_given_away = self.viewer == Viewer::Spectator && self.room.people().count() > 1;
        (self.viewer, self.last_person) = match is_given_away {
            true => (Viewer::Spectator, None),
            false => (Viewer::Seat(seat), Some(seat)),
        };
        self.keep();
        self.look();
        Ok(())
    }

    fn stop_bots(&mut self) {
        self.thinking = None;
        self.counsel = None;
        self.bots = Bots::default();
    }

    /// Looks at the race again with the viewer's eyes.
    fn look(&mut self) {
        self.view = self.race.view(Sight::Of(self.viewer));
        self.text = self.race.picture(self.viewer, &self.room.tongue);
        self.standing = self.race.standing(Sight::Of(self.viewer));
        self.choices = match self.viewer {
            Viewer::Seat(seat) => self.race.choices(seat),
            Viewer::Spectator | Viewer::Together => Vec::new(),
        };
        let offer = |choice: &Choice| Offer {
            words: self.room.tongue.say(&choice.say),
            outlook: choice
                .outlook
                .as_ref()
                .map_or_else(String::new, |outlook| self.room.tongue.say(outlook)),
        };
        self.offers = self.choices.iter().map(offer).collect();
        self.missing = match self.viewer {
            Viewer::Seat(seat) if !self.choices.is_empty() => missing::find(self, seat),
            Viewer::Seat(_) | Viewer::Spectator | Viewer::Together => Vec::new(),
        };
        self.logs.catch_up(&*self.race, self.viewer, &self.room.tongue);
    }

    /// How far each seat had come after each step of a race that is gone on with.
    pub(crate) fn remember(&mut self, history: Vec<Vec<i32>>) {
        self.history = history;
    }

    fn keep(&mut self) {
        let (Some(file), Some(record)) = (&self.file, &self.record) else { return };
        self.trouble = Store::keep(file, record).err().map(|error| {
            let file = Words::text(file.display().to_string());
            let said = Phrase::new("tui-not-kept-in").with("file", file);
            self.room.tongue.say(&said.with("why", not_opened(&error)))
        });
    }
}

impl std::fmt::Debug for Sitting {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Sitting").field("race", &self.race).finish_non_exhaustive()
    }
}
