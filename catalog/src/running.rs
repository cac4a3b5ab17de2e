//! The one implementation of [`AnyRace`], for every game. What its layers add stands with them.

use std::collections::VecDeque;
use std::fmt;
use std::sync::Arc;

use engine::{Better, Game, Mark, Race, Refused, Said, Seat, Speak, Study, View, Viewer};
use engine_test::reading::read_action;
use protocol::{
    Change, Choice, Deciding, Detail, Facts, Ground, Happening, Standing, Told, ToldStep, changes,
};
use serde_json::Value;

use crate::game::entry;
use crate::options::{self, to_json};
use crate::{AnyRace, Setup, Sight};

/// A race of `G`.
pub(crate) struct Running<G: Study> {
    pub(crate) race: Race<G>,
    pub(crate) seed: u64,
    pub(crate) origin: Origin<G::Position>,
    /// What the set-up told.
    setup: Vec<Heard<G>>,
    /// What the latest steps told, the last one at the end.
    pub(crate) told: VecDeque<Vec<Heard<G>>>,
    /// Of how many steps.
    pub(crate) remembers: usize,
    pub(crate) last: Option<Last<G>>,
}

/// An event, and the round after it.
pub(crate) struct Heard<G: Game> {
    event: G::Event,
    round: u32,
}

/// What somebody sees of a position.
struct Seen {
    view: Value,
    standing: Standing,
}

/// The last step, while it can be shown event by event and taken back.
pub(crate) struct Last<G: Game> {
    pub(crate) before: Mark<G>,
    after: Vec<G::Position>,
    pub(crate) drew_chance: bool,
}

/// The number of steps whose events a race remembers, unless it is to remember all.
const REMEMBERED: usize = 64;

/// Where a race comes from.
pub(crate) enum Origin<P> {
    /// Set up from its seed: it can be told again.
    Seed,
    /// A position that somebody wrote.
    Written(Box<P>),
}

impl<G: Study> Running<G> {
    /// A new race.
    pub(crate) fn new(game: impl Into<Arc<G>>, seed: u64) -> Running<G> {
        let (race, events, after) = Race::showing(game, seed);
        let setup = heard(race.game(), events, &after);
        Running { setup, ..Running::of(race, seed, Origin::Seed) }
    }

    /// A race that goes on from a position that was read.
    pub(crate) fn at(game: impl Into<Arc<G>>, position: G::Position, seed: u64) -> Running<G> {
        let origin = Origin::Written(Box::new(position.clone()));
        Running::of(Race::from_position(game, position, seed), seed, origin)
    }

    fn of(race: Race<G>, seed: u64, origin: Origin<G::Position>) -> Running<G> {
        let (setup, told) = (Vec::new(), VecDeque::new());
        Running { race, seed, origin, setup, told, remembers: REMEMBERED, last: None }
    }

    fn seats(&self) -> u8 {
        self.race.game().seats()
    }

    /// What a designer's own content calls a thing.
    fn own_name(&self, word: &str) -> Option<engine::Value> {
        self.race.game().own_name(word)
    }

    /// The seat's own view; refused if there is no such seat.
    pub(crate) fn view_of(&self, seat: Seat) -> Result<View<G>, Refused> {
        let seats = self.seats();
        if seat.0 >= seats {
            return Err(Refused::NoSuchSeat { seat, seats });
        }
        Ok(self.race.view(Viewer::Seat(seat)))
    }

    /// A viewer that exists: a seat that is not in the race sees what a spectator sees.
    fn viewer(&self, viewer: Viewer) -> Viewer {
        match viewer {
            Viewer::Seat(seat) if seat.0 >= self.seats() => Viewer::Spectator,
            real => real,
        }
    }

    /// Something of a position, by what somebody sees of it.
    fn by_sight<T>(
        &self,
        position: &G::Position,
        sight: Sight,
        look: impl FnOnce(&G, &G::Position) -> T,
    ) -> T {
        let game = self.race.game();
        match sight {
            Sight::Whole => look(game, position),
            Sight::Of(viewer) => look(game, View::of(game, position, self.viewer(viewer)).seen()),
        }
    }

    /// A position as somebody sees it.
    fn seen(&self, position: &G::Position, sight: Sight) -> Seen {
        self.by_sight(position, sight, |game, position| Seen {
            view: to_json(&game.write(position)),
            standing: standing(game, position),
        })
    }

    /// An event as data, hidden for whoever looks.
    fn hidden(&self, event: &G::Event, sight: Sight) -> G::Event {
        let mut event = event.clone();
        if let Sight::Of(viewer) = sight {
            self.race.game().hide_event(&mut event, self.viewer(viewer));
        }
        event
    }

    /// What a step told, if it is still remembered.
    fn remembered(&self, seq: u32) -> Option<&[Heard<G>]> {
        match self.seq() - seq.min(self.seq()) {
            _ if seq == 0 => Some(&self.setup),
            _ if seq > self.seq() => None,
            ago => self.told.iter().rev().nth(ago as usize).map(Vec::as_slice),
        }
    }

    /// Events explained to somebody. The first one says the round, and so does every one that begins another.
    fn explained(&self, events: &[Heard<G>], sight: Sight) -> impl Iterator<Item = Told> {
        let mut before = None;
        events.iter().map(move |Heard { event, round }| {
            let event = self.hidden(event, sight);
            let Said { rule, phrase } = self.race.game().event(&event);
            let is_new = before.replace(*round) != Some(*round);
            Told {
                event: to_json(&event),
                rule: rule.to_string(),
                say: phrase,
                changes: Vec::new(),
                round: is_new.then_some(*round),
                places: None,
                facts: Facts::new(),
            }
        })
    }

    /// The events of the last step, each with what it changed, and what changed after them.
    fn frames(&self, last: &Last<G>, events: &[Heard<G>], sight: Sight) -> Shown {
        let mut now = self.seen(last.before.position(), sight);
        let mut told = Vec::with_capacity(events.len());
        for (event, after) in self.explained(events, sight).zip(&last.after) {
            let next = self.seen(after, sight);
            let changes = changes(&now.view, &next.view);
            let is_new = next.standing.places != now.standing.places;
            let places = is_new.then(|| next.standing.places.clone());
            let facts = changed(&now.standing.facts, &next.standing.facts);
            told.push(Happening::Explained(Told { changes, places, facts, ..event }));
            now = next;
        }
        let end = self.seen(self.race.position(), sight);
        Shown { events: told, ..Shown::between(&now, end) }
    }

    /// The last step in one: the events as data, and what changed in all.
    fn at_once(&self, last: Option<&Last<G>>, events: &[Heard<G>], sight: Sight) -> Shown {
        let plain = |heard: &Heard<G>| Happening::Plain(to_json(&self.hidden(&heard.event, sight)));
        let events = events.iter().map(plain).collect();
        let Some(last) = last else { return Shown { events, ..Shown::default() } };
        let before = self.seen(last.before.position(), sight);
        Shown { events, ..Shown::between(&before, self.seen(self.race.position(), sight)) }
    }
}

/// What is shown of a step.
#[derive(Default)]
struct Shown {
    events: Vec<Happening>,
    changes: Vec<Change>,
    standing: Option<Standing>,
}

impl Shown {
    /// What changed from one moment to another.
    fn between(before: &Seen, after: Seen) -> Shown {
        let changes = changes(&before.view, &after.view);
        let facts = changed(&before.standing.facts, &after.standing.facts);
        let standing = (before.standing != after.standing).then(|| Standing { facts, ..after.standing });
        Shown { events: Vec::new(), changes, standing }
    }
}

impl<G: Study> AnyRace for Running<G> {
    fn setup(&self) -> Setup {
        let options = Value::Object(options::write::<G>(self.race.game().options()));
        Setup { game: entry::<G>(), seats: self.seats(), options, seed: self.seed }
    }

    fn seq(&self) -> u32 {
        self.race.actions().len() as u32
    }

    fn deciding(&self) -> Vec<Deciding> {
        deciding(self.race.game(), self.race.position())
    }

    fn standing(&self, sight: Sight) -> Standing {
        self.by_sight(self.race.position(), sight, standing)
    }

    fn grounds(&self) -> Vec<Ground> {
        let (game, position) = (self.race.game(), self.race.position());
        let ground = |engine::Ground { said, better, figures }| Ground {
            rule: said.rule.to_string(),
            say: said.phrase,
            less: better == Better::Less,
            figures: figures.to_vec(),
        };
        match self.race.is_over() {
            true => game.grounds(position).into_iter().map(ground).collect(),
            false => Vec::new(),
        }
    }

    fn covered(&self, sight: Sight) -> Vec<u16> {
        self.by_sight(self.race.position(), sight, |game, view| {
            let covered = Seat::all(game.seats()).map(|seat| game.covered(view, seat));
            covered.collect::<Option<_>>().unwrap_or_default()
        })
    }

    fn progress(&self) -> Vec<i32> {
        let (game, position) = (self.race.game(), self.race.position());
        Seat::all(game.seats()).map(|seat| game.progress(position, seat)).collect()
    }

    fn view(&self, sight: Sight) -> Value {
        self.by_sight(self.race.position(), sight, |game, position| to_json(&game.write(position)))
    }

    fn scenery(&self) -> Value {
        to_json(&self.race.game().scenery(self.race.view(Viewer::Spectator).seen()))
    }

    fn picture(&self, viewer: Viewer, speak: &dyn Speak) -> String {
        let viewer = self.viewer(viewer);
        self.race.game().picture(self.race.view(viewer).seen(), viewer, speak)
    }

    fn legal(&self, seat: Seat) -> Vec<Value> {
        let Ok(view) = self.view_of(seat) else { return Vec::new() };
        let mut legal = Vec::new();
        view.legal(self.race.game(), &mut legal);
        legal.iter().map(to_json).collect()
    }

    fn explain(&self, seat: Seat, action: &Value) -> Result<Choice, Refused> {
        let view = self.view_of(seat)?;
        let action = read_action::<G::Action>(action)?;
        self.race.check(seat, &action).map_err(|refused| refused.renamed(|word| self.own_name(word)))?;
        Ok(choice(self.race.game(), &view, seat, &action))
    }

    fn play(&mut self, seat: Seat, action: &Value) -> Result<(), Refused> {
        let action = read_action::<G::Action>(action)?;
        let before = self.race.mark();
        let played = self.race.play(seat, action);
        let step = played.map_err(|refused| refused.renamed(|word| self.own_name(word)))?;
        let after = step.after;
        self.told.push_back(heard(self.race.game(), step.events, &after));
        self.last = Some(Last { before, after, drew_chance: !step.chance.is_empty() });
        if self.told.len() > self.remembers {
            self.told.pop_front();
        }
        Ok(())
    }

    fn tell(&self, seq: u32, sight: Sight, detail: Detail) -> Option<ToldStep> {
        let events = self.remembered(seq)?;
        let acted = seq.checked_sub(1).and_then(|i| self.race.actions().get(i as usize));
        let is_open = |seat: Seat| match sight {
            Sight::Whole => true,
            Sight::Of(viewer) => viewer.is(seat),
        };
        let last = self.last.as_ref().filter(|_| seq == self.seq());
        let Shown { events, changes, standing } = match (detail, last) {
            (Detail::Full, Some(last)) => self.frames(last, events, sight),
            (Detail::Full, None) => {
                let events = self.explained(events, sight).map(Happening::Explained).collect();
                Shown { events, ..Shown::default() }
            }
            (Detail::Lean, last) => self.at_once(last, events, sight),
        };
        Some(ToldStep {
            seq,
            seat: acted.map(|(seat, _)| *seat),
            action: acted.filter(|(seat, _)| is_open(*seat)).map(|(_, action)| to_json(action)),
            events,
            changes,
            standing,
        })
    }
}

/// What was told, each event with the round after it.
fn heard<G: Study>(game: &G, events: Vec<G::Event>, after: &[G::Position]) -> Vec<Heard<G>> {
    let heard = |(event, position)| Heard { event, round: game.round(position) };
    events.into_iter().zip(after).map(heard).collect()
}

/// How a race stands in a position or a view.
fn standing<G: Study>(game: &G, position: &G::Position) -> Standing {
    let facts = match to_json(&game.facts(position)) {
        Value::Object(facts) => facts.into_iter().filter(|(_, fact)| !fact.is_null()).collect(),
        _ => Facts::new(),
    };
    Standing { round: game.round(position), places: game.ranking(position).places.to_vec(), facts }
}

/// The facts that are other than before; those that are gone are null.
fn changed(before: &Facts, after: &Facts) -> Facts {
    let gone =
        before.keys().filter(|name| !after.contains_key(*name)).map(|name| (name.clone(), Value::Null));
    let new = after.iter().filter(|(name, fact)| before.get(*name) != Some(fact));
    gone.chain(new.map(|(name, fact)| (name.clone(), fact.clone()))).collect()
}

/// An action explained.
pub(crate) fn choice<G: Study>(game: &G, view: &View<G>, seat: Seat, action: &G::Action) -> Choice {
    let Said { rule, phrase } = game.action(view.seen(), seat, action);
    let forecast = game.forecast(view.seen(), seat, action);
    let rules = game.rules_ahead(view.seen(), action, forecast.as_ref());
    Choice {
        action: to_json(action),
        rule: rule.to_string(),
        say: phrase,
        outlook: forecast.as_ref().and_then(|forecast| game.say_forecast(forecast)),
        rules: rules.into_iter().filter(|ahead| *ahead != rule).map(str::to_string).collect(),
        forecast: forecast.as_ref().map(to_json),
        idle: game.idle(view.seen(), action),
        like: None,
    }
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

#[cfg(test)]
#[allow(clippy::unwrap_used, reason = "a test stops where something is missing")]
mod tests;
