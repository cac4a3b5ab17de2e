//! A race that was run, looked at again: forwards and backwards, decision by decision and event by event, by somebody's eyes.

use catalog::{AnyRace, Sight};
use engine::{Phrase, Seat, Speak, Viewer};
use protocol::{Choice, Detail, Standing};
use serde_json::Value;

use crate::picture::Scene;
use crate::room::Room;
use crate::sitting::{Frame, LogLine, Logs, Studio};

/// By whose eyes a race is looked at again.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Eyes {
    /// Of whoever chooses in the step at hand.
    Chooser,
    Of(Viewer),
}

/// A race that was run. Where it stands is a step, and in it the decision or one of the frames that follow.
pub(crate) struct Film {
    pub(crate) room: Room,
    steps: Vec<(Seat, Value)>,
    /// What was chosen in each of them.
    said: Vec<Option<Phrase>>,
    /// The race as it was left; it remembers what every step told.
    whole: Box<dyn AnyRace>,
    /// The race after the step at hand.
    race: Box<dyn AnyRace>,
    /// The round after each step; that of the set-up first.
    rounds: Vec<u32>,
    eyes: Eyes,
    logs: Logs,
    shot: Shot,
    /// None while the decision is seen.
    frame: Option<usize>,
}

/// What is to be seen of a step.
#[derive(Debug)]
pub(crate) struct Shot {
    /// Its number; 0 is the set-up.
    pub(crate) step: u32,
    /// Who chose.
    pub(crate) seat: Option<Seat>,
    /// What was to be decided.
    pub(crate) decision: String,
    viewer: Viewer,
    /// What the viewer knew before it.
    view: Value,
    standing: Standing,
    text: String,
    /// The same as text after it.
    text_after: String,
    /// What could be chosen, as far as the viewer knew.
    pub(crate) choices: Vec<Choice>,
    /// What was chosen of that.
    pub(crate) played: Option<usize>,
    /// What was chosen, if the viewer may know.
    pub(crate) chosen: Option<Choice>,
    frames: Vec<Frame>,
    /// The lines of the log that were told before it.
    lines: usize,
}

impl Shot {
    /// The frames with which an event is over.
    fn ends(&self) -> impl DoubleEndedIterator<Item = usize> {
        let next = |i: usize| self.frames.get(i + 1).map(|frame| frame.lines);
        (0..self.frames.len()).filter(move |i| next(*i) != Some(self.frames[*i].lines))
    }
}

impl Film {
    /// A race as far as it was run; none if it cannot be told from its beginning.
    pub(crate) fn new(race: &dyn AnyRace, room: Room) -> Option<Film> {
        let steps = race.played();
        let mut whole = race.again()?;
        whole.remember_all();
        let mut rounds = vec![whole.standing(Sight::SPECTATOR).round];
        let mut said = Vec::new();
        for (seat, action) in &steps {
            said.push(whole.explain(*seat, action).ok().map(|choice| choice.say));
            whole.play(*seat, action).ok()?;
            rounds.push(whole.standing(Sight::SPECTATOR).round);
        }
        // Of a race that is over everything may be seen; of another one what nobody keeps for himself.
        let eyes = if whole.is_over() { Eyes::Chooser } else { Eyes::Of(Viewer::Spectator) };
        let mut logs = Logs::default();
        let mut first = race.again()?;
        let shot = set_up(&*first, &*whole, viewer_of(eyes, None), &room, &mut logs);
        first.remember_all();
        Some(Film { room, steps, said, whole, race: first, rounds, eyes, logs, shot, frame: None })
    }

    /// The race as it was left.
    pub(crate) fn race(&self) -> &dyn AnyRace {
        &*self.whole
    }

    /// What was chosen in a step.
    pub(crate) fn said(&self, step: u32) -> Option<&Phrase> {
        self.said.get(step.checked_sub(1)? as usize)?.as_ref()
    }

    /// The number of steps.
    pub(crate) fn len(&self) -> u32 {
        self.steps.len() as u32
    }

    pub(crate) fn shot(&self) -> &Shot {
        &self.shot
    }

    /// What is happening; none while a decision is seen.
    pub(crate) fn frame(&self) -> Option<&Frame> {
        self.shot.frames.get(self.frame?)
    }

    /// Whether nothing comes after this.
    pub(crate) fn is_at_end(&self) -> bool {
        self.shot.step == self.len() && self.frame == self.shot.ends().next_back()
    }

    /// The lines of the log that had been told by then.
    pub(crate) fn told(&self) -> &[LogLine] {
        let lines = self.logs.of(self.shot.viewer);
        let told = self.frame().map_or(self.shot.lines, |frame| frame.lines);
        &lines[..told.min(lines.len())]
    }

    /// The position as text.
    pub(crate) fn text(&self) -> &str {
        if self.frame.is_some() { &self.shot.text_after } else { &self.shot.text }
    }

    /// What the picture is drawn from. Of the choices that there were only the one that was made is shown, or all of them with another one
    /// marked.
    pub(crate) fn scene<'a>(&'a self, marked: Option<usize>, asked: &'a [Seat]) -> Scene<'a> {
        let Shot { view, standing, choices, played, .. } = &self.shot;
        let moving = self.frame();
        let (choices, chosen) = match (moving, marked, played) {
            (Some(_), ..) | (None, None, None) => (&[][..], None),
            (None, Some(marked), _) => (&choices[..], Some(marked)),
            (None, None, Some(played)) => (&choices[*played..=*played], Some(0)),
        };
        Scene {
            view: moving.map_or(view, |frame| &frame.view),
            scenery: &self.room.scenery,
            text: self.text(),
            speak: &self.room.tongue,
            viewer: self.shot.viewer,
            seats: self.room.seats,
            standing: moving.map_or(standing, |frame| &frame.standing),
            asked: if moving.is_some() { &[] } else { asked },
            focus: moving.map_or(self.shot.seat, |frame| frame.seat),
            choices,
            chosen,
        }
    }

    /// Looks by other eyes at the same moment.
    pub(crate) fn look_by(&mut self, eyes: Eyes) {
        let place = self.frame.map(|frame| self.shot.ends().position(|end| end >= frame));
        self.eyes = eyes;
        self.cut(self.shot.step);
        self.frame = place.and_then(|place| self.shot.ends().nth(place?));
    }

    /// The next eyes: of whoever chooses, of each seat, of a spectator.
    pub(crate) fn look_by_next(&mut self) {
        let seats = Seat::all(self.room.seats).map(|seat| Eyes::Of(Viewer::Seat(seat)));
        let spectator = Eyes::Of(Viewer::Spectator);
        let all: Vec<Eyes> = std::iter::once(Eyes::Chooser).chain(seats).chain([spectator]).collect();
        let at = all.iter().position(|eyes| *eyes == self.eyes).unwrap_or(0);
        self.look_by(all[(at + 1) % all.len()]);
    }

    /// Goes to the decision of a step.
    pub(crate) fn go_to(&mut self, step: u32) {
        let step = step.min(self.len());
        if step != self.shot.step {
            self.cut(step);
        }
        self.frame = None;
    }

    /// Goes to the end of a step: what came of it is seen.
    pub(crate) fn go_after(&mut self, step: u32) {
        self.go_to(step);
        self.frame = self.shot.ends().next_back();
    }

    /// To the end of the next event, or to the next decision.
    pub(crate) fn next(&mut self) {
        let after = |end: &usize| self.frame.is_none_or(|frame| *end > frame);
        let end = self.shot.ends().find(after);
        self.forward(end);
    }

    /// The next picture, also in the middle of a movement.
    pub(crate) fn play_on(&mut self) {
        let next = self.frame.map_or(0, |frame| frame + 1);
        self.forward(Some(next).filter(|next| *next < self.shot.frames.len()));
    }

    fn forward(&mut self, frame: Option<usize>) {
        match frame {
            Some(_) => self.frame = frame,
            None if self.shot.step < self.len() => self.go_to(self.shot.step + 1),
            None => {}
        }
    }

    /// To the event before, the decision, or the end of the step before.
    pub(crate) fn back(&mut self) {
        match self.frame {
            Some(frame) => self.frame = self.shot.ends().rfind(|end| *end < frame),
            None if self.shot.step > 0 => self.go_after(self.shot.step - 1),
            None => {}
        }
    }

    /// To the next decision; after the last one to the end.
    pub(crate) fn next_step(&mut self) {
        match self.shot.step < self.len() {
            true => self.go_to(self.shot.step + 1),
            false => self.go_after(self.len()),
        }
    }

    /// To the decision of this step, or to the one before.
    pub(crate) fn step_back(&mut self) {
        let by = u32::from(self.frame.is_none());
        self.go_to(self.shot.step.saturating_sub(by));
    }

    /// To the beginning of the next round; in the last one to the end.
    pub(crate) fn next_round(&mut self) {
        let now = self.round_before(self.shot.step);
        match (self.shot.step + 1..=self.len()).find(|step| self.round_before(*step) != now) {
            Some(step) => self.go_to(step),
            None => self.go_after(self.len()),
        }
    }

    /// To the beginning of this round, or of the one before.
    pub(crate) fn round_back(&mut self) {
        let is_first = |step: &u32| *step == 0 || self.round_before(*step) != self.round_before(*step - 1);
        let from = self.shot.step + u32::from(self.frame.is_some());
        let step = (0..from).rev().find(is_first);
        self.go_to(step.unwrap_or(0));
    }

    /// The round in which the decision of a step was made.
    fn round_before(&self, step: u32) -> u32 {
        self.rounds[step.saturating_sub(1) as usize]
    }

    /// Makes what is to be seen of a step, by playing again up to it.
    fn cut(&mut self, step: u32) {
        self.frame = None;
        let before = step.saturating_sub(1);
        if self.race.seq() > before {
            self.race = self.whole.again().expect("it was told from its beginning before");
        }
        while self.race.seq() < before {
            let (seat, action) = &self.steps[self.race.seq() as usize];
            self.race.play(*seat, action).expect("what was played can be played again");
        }
        let made = step.checked_sub(1).map(|at| self.steps[at as usize].clone());
        let viewer = viewer_of(self.eyes, made.as_ref().map(|(seat, _)| *seat));
        let mut shot = set_up(&*self.race, &*self.whole, viewer, &self.room, &mut self.logs);
        if let Some((seat, action)) = made {
            self.tell(&mut shot, seat, &action);
        }
        self.shot = shot;
    }

    /// What was decided in a step, and what came of it.
    fn tell(&mut self, shot: &mut Shot, seat: Seat, action: &Value) {
        let (sight, tongue) = (Sight::Of(shot.viewer), &self.room.tongue);
        let is_open = shot.viewer.is(seat);
        let owed = self.race.deciding().into_iter().find(|owed| owed.seat == seat);
        shot.step = self.race.seq() + 1;
        shot.seat = Some(seat);
        shot.decision = owed.map_or_else(String::new, |owed| owed.decision);
        shot.chosen = self.race.explain(seat, action).ok().filter(|_| is_open || self.whole.is_over());
        shot.choices = if is_open { self.race.choices(seat) } else { Vec::new() };
        shot.played = shot.choices.iter().position(|choice| choice.action == *action);
        shot.lines = self.logs.of(shot.viewer).iter().take_while(|line| line.seq < shot.step).count();
        self.race.play(seat, action).expect("what was played can be played again");
        if let Some(told) = self.race.tell(shot.step, sight, Detail::Full) {
            let studio = Studio { picture: self.room.picture, scenery: &self.room.scenery, speak: tongue };
            shot.frames = studio.frames(shot.view.clone(), shot.standing.clone(), &told, shot.lines);
        }
        shot.text_after = self.race.picture(shot.viewer, tongue);
        if let Some(last) = shot.frames.last_mut() {
            // Some of it may change after the last event.
            (last.view, last.standing) = (self.race.view(sight), self.race.standing(sight));
        }
    }

    /// By whose eyes it is looked at, in words.
    pub(crate) fn say_eyes(&self) -> String {
        let tongue = &self.room.tongue;
        tongue.say(&match self.eyes {
            Eyes::Chooser => Phrase::new("tui-eyes-chooser"),
            Eyes::Of(Viewer::Seat(seat)) => Phrase::new("tui-eyes-seat").with("seat", seat),
            Eyes::Of(Viewer::Spectator | Viewer::Together) => Phrase::new("tui-eyes-spectator"),
        })
    }
}

fn viewer_of(eyes: Eyes, chooser: Option<Seat>) -> Viewer {
    match eyes {
        Eyes::Chooser => chooser.map_or(Viewer::Spectator, Viewer::Seat),
        Eyes::Of(viewer) => viewer,
    }
}

/// What a viewer sees of a race as it stands, before anything is told of the next step.
fn set_up(race: &dyn AnyRace, whole: &dyn AnyRace, viewer: Viewer, room: &Room, logs: &mut Logs) -> Shot {
    logs.catch_up(whole, viewer, &room.tongue);
    let text = race.picture(viewer, &room.tongue);
    Shot {
        step: 0,
        seat: None,
        decision: String::new(),
        viewer,
        view: race.view(Sight::Of(viewer)),
        standing: race.standing(Sight::Of(viewer)),
        text_after: text.clone(),
        text,
        choices: Vec::new(),
        played: None,
        chosen: None,
        frames: Vec::new(),
        lines: logs.of(viewer).iter().take_while(|line| line.seq == 0).count(),
    }
}

impl std::fmt::Debug for Film {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Film")
            .field("race", &self.whole)
            .field("step", &self.shot.step)
            .finish_non_exhaustive()
    }
}
