//! Lessons: a recorded race in which the learner makes the marked moves and is told what they are about. They are files
//! of the games and travel inside the program.

use catalog::{AnyRace, Language, files, find, read_text, said_fault};
use engine::{Fault, Seat};
use records::fingerprint;
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::Texts;

/// The seat of the learner.
pub const LEARNER: Seat = Seat(0);

/// The name of the file with the first race of a game.
const FIRST: &str = "first";

/// A guided race.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Lesson {
    /// The game's id.
    pub game: String,
    /// What the seats are called, the learner first.
    pub names: Vec<String>,
    /// The version of the game's rules.
    pub rules_version: u32,
    /// Variant switches; those left out have their defaults.
    pub options: Value,
    /// The seed of its chance.
    pub seed: u64,
    /// The hash of the end ([`fingerprint`]): the texts speak of this race and of no other.
    pub end: String,
    /// The actions of the whole race.
    pub steps: Vec<LessonStep>,
}

/// One action of a lesson.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LessonStep {
    /// Who acts.
    pub seat: Seat,
    /// What is chosen.
    pub action: Value,
    /// What is said of it, if the learner makes this move.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub mark: Option<Mark>,
}

/// What is said of a move that the learner makes.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Mark {
    /// The rules that it teaches.
    pub rules: Vec<String>,
    /// How many further steps are shown before `after` is said: until others have answered, for example.
    #[serde(default)]
    pub further: u32,
}

impl Lesson {
    /// Reads a lesson and runs its race: the actions are legal, the marked ones are choices of the learner and teach rules of the
    /// rulebook, and the race comes to the recorded end.
    pub fn read(text: &str) -> Result<Lesson, Fault> {
        let lesson: Lesson = read_text(text, "lesson").map_err(|why| said_fault("lesson", why, None))?;
        let mut race = lesson.race()?;
        for step in &lesson.steps {
            lesson.check_step(&*race, step)?;
            play(&mut *race, step)?;
        }
        if !race.is_over() {
            return Err(Fault::new("steps", "the race is not over after the last step"));
        }
        let end = fingerprint(&*race);
        if end != lesson.end {
            let why =
                format!("the race ends with {end:?}, not with {:?}; do the texts still hold?", lesson.end);
            return Err(Fault::new("end", why));
        }
        Ok(lesson)
    }

    /// The race before its first step.
    pub fn race(&self) -> Result<Box<dyn AnyRace>, Fault> {
        let game = find(&self.game)?;
        if self.rules_version != game.rules_version() {
            let (theirs, ours) = (self.rules_version, game.rules_version());
            let why = format!("the race was run by version {theirs} of the rules; this is {ours}");
            return Err(Fault::new("rules_version", why));
        }
        game.new_race(self.names.len() as i64, &self.options, self.seed)
    }

    /// The race after that many steps; none if it has fewer.
    pub fn race_after(&self, steps: u32) -> Result<Option<Box<dyn AnyRace>>, Fault> {
        let Some(played) = self.steps.get(..steps as usize) else { return Ok(None) };
        let mut race = self.race()?;
        for step in played {
            play(&mut *race, step)?;
        }
        Ok(Some(race))
    }

    fn check_step(&self, race: &dyn AnyRace, step: &LessonStep) -> Result<(), Fault> {
        let Some(mark) = &step.mark else { return Ok(()) };
        let place = format!("step {}", race.seq() + 1);
        if step.seat != LEARNER {
            return Err(Fault::new(&place, "only moves of the learner are marked"));
        }
        let further = self.steps.iter().skip(race.seq() as usize + 1).take(mark.further as usize);
        if further.clone().count() < mark.further as usize || further.clone().any(|next| next.mark.is_some())
        {
            return Err(Fault::new(&place, "the further steps go past the next marked one or past the end"));
        }
        let book = find(&self.game)?.rulebook(&Language::english());
        if mark.rules.is_empty() {
            return Err(Fault::new(&place, "a marked move teaches at least one rule"));
        }
        match mark.rules.iter().find(|rule| book.rule(rule).is_none()) {
            Some(rule) => Err(Fault::new(&place, format!("the rulebook has no rule {rule:?}"))),
            None => Ok(()),
        }
    }
}

fn play(race: &mut dyn AnyRace, step: &LessonStep) -> Result<(), Fault> {
    let place = format!("step {}", race.seq() + 1);
    race.play(step.seat, &step.action)
        .map_err(|refused| Fault::new(place, format!("{} cannot do {}: {refused}", step.seat, step.action)))
}

/// Whether a game has a guided first race.
pub fn has_lesson(game: &str) -> bool {
    first(game).is_some()
}

/// The text of a game's guided first race.
fn first(game: &str) -> Option<&'static str> {
    let name = format!("{FIRST}.json");
    files(game, "lessons").find(|(file, _)| *file == name).map(|(_, text)| text)
}

/// The guided first race of a game, if it has one.
pub fn lesson(game: &str) -> Result<Option<Lesson>, Fault> {
    let id = find(game)?.id();
    let Some(text) = first(id) else { return Ok(None) };
    let lesson = Lesson::read(text)
        .map_err(|fault| Fault::new(format!("games/{id}/lessons/{FIRST}.json"), fault.to_string()))?;
    Ok(Some(lesson))
}

/// What is said in a lesson.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Told {
    /// What is learnt, in a few words.
    pub title: String,
    /// What is said before the first move: what the race is about.
    pub opening: String,
    /// What is said after the last one.
    pub closing: String,
    /// For each marked move what is said before it (what is to be seen, what to do, and why) and after it (what came of it).
    pub marks: Vec<(String, String)>,
}

impl Lesson {
    /// What is said in a language; the fault names a text that is missing.
    pub fn told(&self, language: &Language) -> Result<Told, Fault> {
        let texts = Texts::of(&self.game, "lessons", language)?;
        let text = |id: &str| texts.get(&format!("{FIRST}-{id}"));
        let marks = self.steps.iter().filter(|step| step.mark.is_some()).count();
        let mark = |n: usize| Ok((text(&format!("{n}-before"))?, text(&format!("{n}-after"))?));
        Ok(Told {
            title: text("title")?,
            opening: text("opening")?,
            closing: text("closing")?,
            marks: (1..=marks).map(mark).collect::<Result<_, Fault>>()?,
        })
    }
}
