//! Races between bots, watched: what a designer wants to know of each.

use std::fmt;

use bots::{Level, Player};
use engine::{Driver, Rng, Seat, Study, Thing, Use, View, Viewer};
use serde_json::Value;

use crate::bot::bot_stream;
use crate::game::entry;
use crate::options::{self, to_json};
use crate::{AnyGame, Language};

/// Watches whole races between bots. Many threads may use one of these at once.
pub trait AnyStudy: Send + Sync + fmt::Debug {
    /// The game.
    fn game(&self) -> &'static dyn AnyGame;
    /// The number of seats.
    fn seats(&self) -> u8;
    /// Every switch with its value.
    fn options(&self) -> Value;
    /// The things whose use is counted.
    fn things(&self) -> &[Thing];
    /// Every rule that has a paragraph in the rulebook, in its order.
    fn rules(&self) -> &[String];
    /// Watches a race of these bots, one per seat; the same for the same seed, whoever asks. `step` is told every
    /// decision before it is carried out.
    fn watch(&self, levels: &[Level], seed: u64, step: Option<&mut dyn FnMut(Decided)>) -> Facts;
}

/// What is known of a race after it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Facts {
    /// Its seed.
    pub seed: u64,
    /// Place by seat, from 1.
    pub places: Vec<u8>,
    /// The seats in the order in which they started.
    pub start: Vec<Seat>,
    /// Rounds begun.
    pub rounds: u32,
    /// Decisions by the number of legal actions: the n-th had n.
    pub branching: Vec<u32>,
    /// Decisions by name.
    pub kinds: Vec<KindFacts>,
    /// Progress by seat at the end of every round; the last is that at the end of the race.
    pub trail: Vec<Vec<i32>>,
    /// How often each seat used each thing: thing by thing, seat by seat.
    pub uses: Vec<u32>,
    /// How often each thing was used in all, also by nobody in particular.
    pub all_uses: Vec<u32>,
    /// How often each rule applied.
    pub rules: Vec<u32>,
}

impl Facts {
    /// Decisions of all seats.
    pub fn decisions(&self) -> u32 {
        self.kinds.iter().map(|kind| kind.times).sum()
    }

    /// Decisions with one legal action.
    pub fn forced(&self) -> u32 {
        self.kinds.iter().map(|kind| kind.forced).sum()
    }
}

/// Decisions of one name in a race.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct KindFacts {
    /// The name.
    pub decision: &'static str,
    /// How many.
    pub times: u32,
    /// How many had one legal action.
    pub forced: u32,
    /// Legal actions of all of them.
    pub legal: u64,
}

/// A decision of a watched race.
#[derive(Clone, Debug, PartialEq)]
pub struct Decided {
    /// Its number, from 0.
    pub seq: u32,
    /// The round.
    pub round: u32,
    /// Who decided.
    pub seat: Seat,
    /// What was to be decided.
    pub decision: &'static str,
    /// Legal actions.
    pub legal: u32,
    /// What was chosen.
    pub action: Value,
    /// Progress by seat before it.
    pub progress: Vec<i32>,
}

/// Studies of one game.
pub(crate) struct Studies<G> {
    game: G,
    things: Vec<Thing>,
    rules: Vec<String>,
    /// Places in `rules`, by the number at the end of the id.
    by_number: Vec<Option<usize>>,
}

impl<G: Study> Studies<G> {
    pub(crate) fn new(game: G) -> Studies<G> {
        let rules = entry::<G>().rulebook(&Language::english()).ids();
        let mut by_number = Vec::new();
        for (place, id) in rules.iter().enumerate() {
            let number = number(id);
            by_number.resize(by_number.len().max(number + 1), None);
            by_number[number] = Some(place);
        }
        Studies { things: game.things(), rules, by_number, game }
    }

    /// Counts what a step told: uses of things, and the rules behind its events.
    fn count(&self, events: &[G::Event], uses: &mut Vec<Use>, facts: &mut Facts) {
        let seats = usize::from(self.game.seats());
        for event in events {
            uses.clear();
            self.game.uses(event, uses);
            for used in uses.iter() {
                let thing = usize::from(used.thing);
                facts.all_uses[thing] += 1;
                if let Some(seat) = used.seat {
                    facts.uses[thing * seats + seat.index()] += 1;
                }
            }
            self.apply_rule(self.game.event(event).rule, facts);
        }
    }

    fn apply_rule(&self, rule: &str, facts: &mut Facts) {
        if let Some(Some(place)) = self.by_number.get(number(rule)) {
            facts.rules[*place] += 1;
        }
    }

    fn progress(&self, position: &G::Position) -> Vec<i32> {
        Seat::all(self.game.seats()).map(|seat| self.game.progress(position, seat)).collect()
    }
}

/// The number of a rule's id: 41 for "RW-041".
fn number(id: &str) -> usize {
    let digits = id.bytes().filter(u8::is_ascii_digit);
    digits.fold(0, |number, digit| number * 10 + usize::from(digit - b'0')) % 10_000
}

impl<G: Study> fmt::Debug for Studies<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Studies").field("game", &G::ID).finish_non_exhaustive()
    }
}

impl<G: Study> AnyStudy for Studies<G> {
    fn game(&self) -> &'static dyn AnyGame {
        entry::<G>()
    }

    fn seats(&self) -> u8 {
        self.game.seats()
    }

    fn options(&self) -> Value {
        Value::Object(options::write::<G>(self.game.options()))
    }

    fn things(&self) -> &[Thing] {
        &self.things
    }

    fn rules(&self) -> &[String] {
        &self.rules
    }

    fn watch(&self, levels: &[Level], seed: u64, mut step: Option<&mut dyn FnMut(Decided)>) -> Facts {
        let game = &self.game;
        let mut facts = Facts {
            seed,
            uses: vec![0; self.things.len() * usize::from(game.seats())],
            all_uses: vec![0; self.things.len()],
            rules: vec![0; self.rules.len()],
            ..Facts::default()
        };
        let mut players: Vec<Player<G>> = levels.iter().map(|level| Player::new(*level)).collect();
        let (mut uses, mut legal) = (Vec::new(), Vec::new());
        let mut chance = Rng::new(seed);
        let mut driver = Driver::telling(game, &mut chance);
        self.count(&driver.told, &mut uses, &mut facts);
        loop {
            let (seq, round) = (driver.decisions, game.round(&driver.position));
            let goes_on = driver.step(|position, seat| {
                if facts.start.is_empty() && round > 0 {
                    facts.start = game.start_order(position).iter().copied().collect();
                }
                let view = View::of(game, position, Viewer::Seat(seat));
                let action = players[seat.index()].choose(game, &view, &mut bot_stream(seed, seat, seq))?;
                view.legal(game, &mut legal);
                let decision = game.decision(position, seat);
                facts.note_decision(decision, legal.len());
                self.apply_rule(game.action(view.seen(), seat, &action).rule, &mut facts);
                if let Some(step) = &mut step {
                    let (progress, legal) = (self.progress(position), legal.len() as u32);
                    step(Decided { seq, round, seat, decision, legal, action: to_json(&action), progress });
                }
                Some(action)
            });
            if !goes_on {
                break;
            }
            self.count(&driver.told, &mut uses, &mut facts);
            if !driver.is_over() && round > 0 && game.round(&driver.position) > round {
                facts.trail.push(self.progress(&driver.position));
            }
            facts.rounds = round;
        }
        let position = driver.position;
        facts.trail.push(self.progress(&position));
        let places = game.ranking(&position).places;
        facts.places = Seat::all(game.seats()).map(|seat| places[seat]).collect();
        facts
    }
}

impl Facts {
    fn note_decision(&mut self, decision: &'static str, legal: usize) {
        if self.branching.len() <= legal {
            self.branching.resize(legal + 1, 0);
        }
        self.branching[legal] += 1;
        let i = match self.kinds.iter().position(|kind| kind.decision == decision) {
            Some(i) => i,
            None => {
                self.kinds.push(KindFacts { decision, times: 0, forced: 0, legal: 0 });
                self.kinds.len() - 1
            }
        };
        let kind = &mut self.kinds[i];
        kind.times += 1;
        kind.forced += u32::from(legal == 1);
        kind.legal += legal as u64;
    }
}
