//! The one implementation of [`AnyRace`], for every game.

use std::fmt;
use std::sync::Arc;

use bots::{Level, Player, Search, Settings, Thought};
use engine::{Game, Mark, Names, Race, Refused, Rng, Said, Seat, Study, View, Viewer};
use serde_json::Value;

use crate::contest::question;
use crate::game::entry;
use crate::hint::give_reasons;
use crate::options::{self, read_action, to_json};
use crate::{
    AnyGame, AnyRace, Choice, Deciding, FORMAT, Hint, Places, Question, Record, RecordedStep, Sight, Step,
    Thinker, Told, ToldEvent, UndoBar, hash, undo,
};

/// A race of `G` with all that was told in it.
pub(crate) struct Running<G: Study> {
    race: Race<G>,
    seed: u64,
    origin: Origin,
    /// The events of the set-up, then those of each action, with the hash afterwards.
    told: Vec<(Vec<G::Event>, String)>,
    /// The first step whose events are remembered.
    told_from: usize,
    /// Where the race stood before the last `act`.
    before: Option<Mark<G>>,
    /// The game once more, for bots that think elsewhere.
    thinking: Option<Arc<G>>,
}

/// The number of steps whose events a race remembers that makes no fingerprints.
const REMEMBERED: usize = 32;

/// Where a race comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Origin {
    /// Set up from its seed: it can be recorded.
    Seed,
    /// A position that somebody wrote.
    Written,
}

impl<G: Study> Running<G> {
    /// A new race.
    pub(crate) fn new(game: G, seed: u64) -> Running<G> {
        let (race, events) = Race::new(game, seed);
        Running::begin(race, seed, Origin::Seed, events)
    }

    /// A race that goes on from a position that was read.
    pub(crate) fn at(game: G, position: G::Position, seed: u64) -> Running<G> {
        Running::begin(Race::from_position(game, position, seed), seed, Origin::Written, Vec::new())
    }

    fn begin(race: Race<G>, seed: u64, origin: Origin, events: Vec<G::Event>) -> Running<G> {
        let mut running =
            Running { race, seed, origin, told: Vec::new(), told_from: 0, before: None, thinking: None };
        running.note(events);
        running
    }

    /// Keeps what happened, with the fingerprint of position and events. The first one covers the switches
    /// too: one that never bites in the race would not show anywhere else.
    fn note(&mut self, events: Vec<G::Event>) -> String {
        let position = match self.told[..] {
            [] => Value::from(vec![self.options(), self.position()]),
            _ => self.position(),
        };
        let hash = format!("{}-{}", hash(&position), hash(&to_json(&events)));
        self.told.push((events, hash.clone()));
        hash
    }

    fn fingerprint(&self, events: &[G::Event]) -> String {
        format!("{}-{}", hash(&self.position()), hash(&to_json(&events)))
    }

    /// An event as data, hidden for whoever looks.
    fn hidden(&self, event: &G::Event, sight: Sight) -> G::Event {
        let mut event = event.clone();
        if let Sight::Of(viewer) = sight {
            self.race.game().hide_event(&mut event, self.viewer(viewer));
        }
        event
    }

    fn remembered(&self, seq: u32) -> Option<&Vec<G::Event>> {
        let seq = seq as usize;
        self.told.get(seq).filter(|_| seq >= self.told_from).map(|(events, _)| events)
    }

    /// The same race from its start, with all fingerprints.
    fn again(&self) -> Option<Running<G>> {
        let game = G::new(self.race.game().seats(), self.race.game().options().clone()).ok()?;
        let mut again = Running::new(game, self.seed);
        for (seat, action) in self.race.actions() {
            let step = again.race.play(*seat, *action).ok()?;
            again.note(step.events);
        }
        Some(again)
    }

    /// The seat's own view; refused if there is no such seat.
    fn view_of(&self, seat: Seat) -> Result<View<G>, Refused> {
        let seats = self.race.game().seats();
        if seat.0 >= seats {
            let last = seats - 1;
            return Err(Refused::NotYours(format!("there is no {seat}; the seats are 0 to {last}")));
        }
        Ok(self.race.view(Viewer::Seat(seat)))
    }

    /// A viewer that exists: a seat that is not in the race sees what a spectator sees.
    fn viewer(&self, viewer: Viewer) -> Viewer {
        match viewer {
            Viewer::Seat(seat) if seat.0 >= self.race.game().seats() => Viewer::Spectator,
            real => real,
        }
    }

    fn choice(&self, view: &View<G>, seat: Seat, action: &G::Action, names: &Names) -> Choice {
        let game = self.race.game();
        let forecast = game.forecast(view.seen(), seat, action);
        Choice {
            action: to_json(action),
            words: game.say_action(view.seen(), seat, action, names),
            rule: game.rule_of(view.seen(), seat, action),
            forecast_words: game.say_forecast(&forecast, names),
            forecast: to_json(&forecast),
        }
    }

    /// A bot's thoughts in words.
    fn explain(
        &self,
        view: &View<G>,
        seat: Seat,
        thoughts: &[Thought<G::Action>],
        names: &Names,
    ) -> Vec<Hint> {
        let hint = |thought: &Thought<G::Action>| {
            Hint::new(self.choice(view, seat, &thought.action, names), thought)
        };
        let mut hints: Vec<Hint> = thoughts.iter().map(hint).collect();
        give_reasons(&mut hints, thoughts, self.seats());
        hints
    }
}

impl<G: Study> AnyRace for Running<G> {
    fn game(&self) -> &'static dyn AnyGame {
        entry::<G>()
    }

    fn seats(&self) -> u8 {
        self.race.game().seats()
    }

    fn options(&self) -> Value {
        Value::Object(options::write::<G>(self.race.game().options()))
    }

    fn seed(&self) -> u64 {
        self.seed
    }

    fn seq(&self) -> u32 {
        self.race.actions().len() as u32
    }

    fn deciding(&self) -> Vec<Deciding> {
        deciding(self.race.game(), self.race.position())
    }

    fn is_over(&self) -> bool {
        self.race.is_over()
    }

    fn places(&self) -> Places {
        let ranking = self.race.game().ranking(self.race.position());
        Places { places: ranking.places.to_vec(), winners: ranking.winners().collect() }
    }

    fn progress(&self) -> Vec<i32> {
        let (game, position) = (self.race.game(), self.race.position());
        Seat::all(game.seats()).map(|seat| game.progress(position, seat)).collect()
    }

    fn position(&self) -> Value {
        to_json(&self.race.game().write(self.race.position()))
    }

    fn view(&self, viewer: Viewer) -> Value {
        to_json(&self.race.game().write(self.race.view(self.viewer(viewer)).seen()))
    }

    fn scenery(&self) -> Value {
        to_json(&self.race.game().scenery(self.race.view(Viewer::Spectator).seen()))
    }

    fn picture(&self, viewer: Viewer, names: &Names) -> String {
        let viewer = self.viewer(viewer);
        self.race.game().picture(self.race.view(viewer).seen(), viewer, names)
    }

    fn legal(&self, seat: Seat, names: &Names) -> Vec<Choice> {
        let Ok(view) = self.view_of(seat) else { return Vec::new() };
        let mut legal = Vec::new();
        view.legal(self.race.game(), &mut legal);
        legal.iter().map(|action| self.choice(&view, seat, action, names)).collect()
    }

    fn say(&self, seat: Seat, action: &Value, names: &Names) -> Result<Said, Refused> {
        let view = self.view_of(seat)?;
        let action = read_action::<G>(action)?;
        self.race.check(seat, &action)?;
        let game = self.race.game();
        let words = game.say_action(view.seen(), seat, &action, names);
        Ok(Said::new(game.rule_of(view.seen(), seat, &action), words))
    }

    fn why(&self, seat: Seat, action: &Value) -> Result<(), Refused> {
        self.view_of(seat)?;
        self.race.check(seat, &read_action::<G>(action)?)
    }

    fn play(&mut self, seat: Seat, action: &Value) -> Result<Step, Refused> {
        self.view_of(seat)?;
        let step = self.race.play(seat, read_action::<G>(action)?)?;
        let events = step.events.iter().map(to_json).collect();
        let hash = self.note(step.events);
        Ok(Step { seq: self.seq(), seat, action: to_json(&step.action), chance: step.chance, events, hash })
    }

    fn bot_choice(&self, seat: Seat, level: Level) -> Option<Value> {
        let view = self.view_of(seat).ok()?;
        let mut rng = bot_stream(self.seed, seat, self.seq());
        Player::new(level).choose(self.race.game(), &view, &mut rng).as_ref().map(to_json)
    }

    fn hint(&self, seat: Seat, level: Level, names: &Names) -> Vec<Hint> {
        let Ok(view) = self.view_of(seat) else { return Vec::new() };
        let mut rng = bot_stream(self.seed, seat, self.seq());
        let thoughts = Player::new(level).think(self.race.game(), &view, &mut rng);
        self.explain(&view, seat, &thoughts, names)
    }

    fn think(&self, seat: Seat, settings: &Settings, seed: u64, names: &Names) -> Vec<Hint> {
        let Ok(view) = self.view_of(seat) else { return Vec::new() };
        let thoughts = Search::new(*settings).think(self.race.game(), &view, &mut bot_stream(seed, seat, 0));
        self.explain(&view, seat, &thoughts, names)
    }

    fn question(&self, seat: Seat) -> Option<Question> {
        let view = self.view_of(seat).ok().filter(|view| view.pending(self.race.game()).contains(seat))?;
        Some(question(self.race.game(), &view, seat, self.seq()))
    }

    fn imagine(&self, seat: Seat, seed: u64) -> Result<Box<dyn AnyRace>, Refused> {
        let view = self.view_of(seat)?;
        let game = self.race.game();
        let position = view.fill(game, &mut bot_stream(seed, seat, 0));
        let again = G::new(game.seats(), game.options().clone());
        let game = again.expect("a game that is being played can be set up again");
        Ok(Box::new(Running::at(game, position, self.seed)))
    }

    fn actions(&self, seat: Seat) -> Vec<Value> {
        let Ok(view) = self.view_of(seat) else { return Vec::new() };
        let mut legal = Vec::new();
        view.legal(self.race.game(), &mut legal);
        legal.iter().map(to_json).collect()
    }

    fn act(&mut self, seat: Seat, action: &Value) -> Result<(), Refused> {
        self.view_of(seat)?;
        let action = read_action::<G>(action)?;
        self.race.check(seat, &action)?;
        self.before = Some(self.race.mark());
        let step = self.race.play(seat, action)?;
        self.told.push((step.events, String::new()));
        if self.told.len() > self.told_from + 2 * REMEMBERED {
            for (events, _) in &mut self.told[self.told_from..][..REMEMBERED] {
                *events = Vec::new();
            }
            self.told_from += REMEMBERED;
        }
        Ok(())
    }

    fn take_back(&mut self) -> bool {
        let Some(mark) = self.before.take() else { return false };
        self.race.back_to(mark);
        self.told.pop();
        true
    }

    fn undo_bar(&self, seat: Seat) -> Option<UndoBar> {
        undo::bar(self.race.game(), self.seed, self.race.actions(), seat, self.origin == Origin::Seed)
    }

    fn thinker(&mut self, seat: Seat, level: Level) -> Option<Thinker> {
        let view = self.view_of(seat).ok()?;
        if !view.pending(self.race.game()).contains(seat) {
            return None;
        }
        let game = match &self.thinking {
            Some(game) => Arc::clone(game),
            None => {
                let game = G::new(self.seats(), self.race.game().options().clone()).ok()?;
                Arc::clone(self.thinking.insert(Arc::new(game)))
            }
        };
        let mut rng = bot_stream(self.seed, seat, self.seq());
        Some(Box::new(move || {
            Player::new(level).choose(&*game, &view, &mut rng).map(|action| to_json(&action))
        }))
    }

    fn events(&self, seq: u32, sight: Sight) -> Option<Vec<Value>> {
        let events = self.remembered(seq)?;
        Some(events.iter().map(|event| to_json(&self.hidden(event, sight))).collect())
    }

    fn tell(&self, seq: u32, sight: Sight, names: &Names) -> Option<Told> {
        let game = self.race.game();
        let events = self.remembered(seq)?;
        let acted = seq.checked_sub(1).and_then(|i| self.race.actions().get(i as usize));
        let open = |seat: Seat| match sight {
            Sight::Whole => true,
            Sight::Of(viewer) => viewer.is(seat),
        };
        let tell_event = |event: &G::Event| {
            let event = self.hidden(event, sight);
            let Said { rule, text } = game.say_event(&event, names);
            ToldEvent { event: to_json(&event), rule, words: text }
        };
        Some(Told {
            seq,
            seat: acted.map(|(seat, _)| *seat),
            action: acted.filter(|(seat, _)| open(*seat)).map(|(_, action)| to_json(action)),
            events: events.iter().map(tell_event).collect(),
        })
    }

    fn hash(&self) -> String {
        match self.told.last() {
            None => String::new(),
            Some((events, hash)) if hash.is_empty() => self.fingerprint(events),
            Some((_, hash)) => hash.clone(),
        }
    }

    fn record(&self) -> Option<Record> {
        if self.origin == Origin::Written {
            return None;
        }
        if self.told.iter().any(|(_, hash)| hash.is_empty()) {
            return self.again()?.record();
        }
        let actions = self.race.actions().iter().zip(&self.told[1..]);
        let step = |((seat, action), (_, hash)): (&(Seat, G::Action), &(_, String))| RecordedStep {
            seat: *seat,
            action: to_json(action),
            hash: hash.clone(),
        };
        Some(Record {
            podium: FORMAT,
            game: G::ID.to_string(),
            rules_version: G::RULES_VERSION,
            seats: i64::from(self.seats()),
            options: self.options(),
            seed: self.seed,
            start: self.told[0].1.clone(),
            steps: actions.map(step).collect(),
            result: self.is_over().then(|| self.places()),
        })
    }
}

/// The random stream of a bot's decision. Stream 0 is the race's chance; each seat has one of its own for each
/// number of actions, so that a bot needs no memory to be the same again.
pub(crate) fn bot_stream(seed: u64, seat: Seat, seq: u32) -> Rng {
    Rng::stream(seed, (u64::from(seat.0) + 1) << 32 | u64::from(seq))
}

/// Who owes which decision; this is public.
pub(crate) fn deciding<G: Game>(game: &G, position: &G::Position) -> Vec<Deciding> {
    let decision = |seat| Deciding { seat, decision: game.decision(position, seat).to_string() };
    game.pending(position).iter().map(decision).collect()
}

impl<G: Study> fmt::Debug for Running<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Running").field("game", &G::ID).field("seed", &self.seed).finish_non_exhaustive()
    }
}
