//! Puzzles that nobody wrote: decisions of bot races in which one choice is clearly best, and not the one that comes to mind first.
//!
//! All is judged by what the seat sees. Choices are compared in the same worlds, played to the end of the race, and what is found with some
//! worlds is measured again in fresh ones, so that the luck of the search is not taken for a lead.

use bots::{Budget, Chances, Estimate, First, Foresight, Level, Player, Search, Settings, likely_line};
use engine::{Driver, Phrase, Rng, Seat, Study, Value as Said, View, Viewer};
use serde_json::{Map, Value};

use crate::bot::bot_stream;
use crate::options::{self, to_json};
use crate::reasons::gains;

/// The part of a race in which puzzles are looked for, in percent of its decisions.
const MIDDLE: (usize, usize) = (15, 85);

/// How many choices a puzzle may have.
const CHOICES: std::ops::RangeInclusive<usize> = 3..=30;

/// Of the race's decisions, as many lie between two puzzles of it: a quarter.
const APART: usize = 4;

/// Worlds in which a search's choice is compared with what comes to mind, then all choices.
const FIRST_LOOK: u32 = 80;
const SECOND_LOOK: u32 = 200;

/// Decisions that a search plays in its head to see whether a decision promises something.
const GLANCE: u64 = 4_000;

/// Worlds in which a puzzle is measured: at least, at most, and how many more at a time.
const MEASURED: (u32, u32) = (2_000, 6_000);
const AT_A_TIME: u32 = 250;

/// Choices that differ by no more than this share of wins are as good as each other, if nothing tells them apart.
const AS_GOOD: f64 = 0.01;

/// By how many standard errors a choice is worse.
const SURE: f64 = 4.0;

/// At most so many choices are best.
const BEST_MOST: usize = 3;

/// A race that is as good as won or lost is no puzzle.
const OPEN: std::ops::RangeInclusive<f64> = 0.08..=0.97;

/// Worlds that are played on to the seat's next choice, for reasons and for what would have followed.
const AHEAD: u32 = 64;

/// A decision in which one choice is clearly best.
#[derive(Clone, Debug, PartialEq)]
pub struct Nugget {
    /// The number of decisions before it.
    pub step: u32,
    /// What the decision is called.
    pub decision: String,
    /// Who is to choose.
    pub seat: Seat,
    /// Switches that differ from their defaults.
    pub options: Value,
    /// A position that looks to the seat as the true one did; what it cannot see is dealt anew.
    pub position: Value,
    /// The best action, and those that are as good.
    pub best: Vec<Value>,
    /// How much more often it wins than the best of the others.
    pub lead: f64,
    /// Its decision and its place in the race, as a title.
    pub title: Phrase,
    /// Why it is best.
    pub why: Vec<Phrase>,
}

/// Runs a race between bots and looks for puzzles in its middle. `lead` is the least share of wins between the best choice and the others.
/// The same for the same seed.
pub(crate) fn mine<G: Study>(game: &G, levels: &[Level], seed: u64, lead: f64) -> Vec<Nugget> {
    let moments = run(game, levels, seed);
    let all = moments.len();
    let (mut found, mut free) = (Vec::new(), all * MIDDLE.0 / 100);
    for (step, (position, seat)) in moments.iter().enumerate().take(all * MIDDLE.1 / 100) {
        if step < free {
            continue;
        }
        let view = View::of(game, position, Viewer::Seat(*seat));
        let look = Look { game, view: &view, seat: *seat, seed: seed ^ (step as u64) << 40, lead };
        if let Some(nugget) = look.nugget(step as u32) {
            free = step + 1 + all / APART;
            found.push(nugget);
        }
    }
    found
}

/// The decisions of a race, each with the position before it.
fn run<G: Study>(game: &G, levels: &[Level], seed: u64) -> Vec<(G::Position, Seat)> {
    let mut players: Vec<Player<G>> = levels.iter().map(|level| Player::new(*level)).collect();
    let mut chance = Rng::new(seed);
    let mut driver = Driver::start(game, &mut chance);
    let mut moments: Vec<(G::Position, Seat)> = Vec::new();
    while driver.step(|position, seat| {
        let view = View::of(game, position, Viewer::Seat(seat));
        let number = moments.len() as u32;
        moments.push((position.clone(), seat));
        players[seat.index()].choose(game, &view, &mut bot_stream(seed, seat, number))
    }) {}
    moments
}

/// A decision that is looked at.
struct Look<'a, G: Study> {
    game: &'a G,
    view: &'a View<G>,
    seat: Seat,
    seed: u64,
    lead: f64,
}

/// What was measured: the best choice first, those that are as good, those that are worse.
struct Measured<A> {
    best: (A, Chances),
    as_good: Vec<A>,
    worse: Vec<(A, Chances)>,
}

impl<G: Study> Look<'_, G> {
    fn nugget(&self, step: u32) -> Option<Nugget> {
        let mut legal = Vec::new();
        self.view.legal(self.game, &mut legal);
        if !CHOICES.contains(&legal.len()) {
            return None;
        }
        let liked = self.liked(&legal);
        let promising = self.promising(&liked)?;
        let best = self.best_of(legal.clone(), promising, SECOND_LOOK, 2);
        let mut others = legal;
        others.sort_by_key(|action| *action != best);
        let found = self.measured(&others)?;
        if liked.iter().any(|action| *action == found.best.0 || found.as_good.contains(action)) {
            return None;
        }
        let position = self.dealt()?;
        let nearest =
            found.worse.iter().max_by(|one, other| self.lead(&one.1).total_cmp(&self.lead(&other.1)))?;
        let all = std::iter::once(&found.best.0).chain(&found.as_good);
        Some(Nugget {
            step,
            decision: self.game.decision(self.view.seen(), self.seat).to_string(),
            seat: self.seat,
            options: self.options(),
            position,
            best: all.map(to_json).collect(),
            lead: -self.lead(&nearest.1),
            title: self.title(),
            why: self.why(&found, nearest, &liked),
        })
    }

    /// What comes to mind first: the actions that the game's own policy likes best.
    fn liked(&self, legal: &[G::Action]) -> Vec<G::Action> {
        let mut weights = Vec::new();
        self.game.weigh(self.view.seen(), self.seat, legal, &mut weights);
        let most = weights.iter().max().copied().unwrap_or_default();
        legal.iter().zip(weights).filter(|(_, weight)| *weight == most).map(|(action, _)| *action).collect()
    }

    /// What a short search would choose, if some worlds say that it is much better than what comes to mind.
    fn promising(&self, liked: &[G::Action]) -> Option<G::Action> {
        let settings = Settings { budget: Budget::Decisions(GLANCE), ..Settings::default() };
        let mut rng = Rng::stream(self.seed, 0);
        let chosen = Search::new(settings).choose(self.game, self.view, &mut rng)?;
        if liked.contains(&chosen) {
            return None;
        }
        let compared: Vec<G::Action> = liked.iter().copied().take(3).chain([chosen]).collect();
        let found = self.play(&compared, 0..FIRST_LOOK, 1);
        let (most, of_liked) = found.split_last()?;
        let of_liked = of_liked.iter().map(|chances| chances.of(self.seat).mean).fold(0.0, f64::max);
        (most.of(self.seat).mean - of_liked >= 0.8 * self.lead).then_some(chosen)
    }

    /// The choice that does best in some worlds.
    fn best_of(&self, legal: Vec<G::Action>, promising: G::Action, worlds: u32, stream: u64) -> G::Action {
        let found = self.play(&legal, 0..worlds, stream);
        let mean = |(_, chances): &(G::Action, Chances)| chances.of(self.seat).mean;
        let best = legal.into_iter().zip(found).max_by(|one, other| mean(one).total_cmp(&mean(other)));
        best.map_or(promising, |(action, _)| action)
    }

    fn play(&self, legal: &[G::Action], worlds: std::ops::Range<u32>, stream: u64) -> Vec<Chances> {
        let mut found = vec![Chances::default(); legal.len()];
        self.play_more(legal, worlds, stream, &mut found);
        found
    }

    fn play_more(
        &self,
        legal: &[G::Action],
        worlds: std::ops::Range<u32>,
        stream: u64,
        found: &mut [Chances],
    ) {
        let firsts: Vec<First<G::Action>> = legal.iter().map(|action| Some((self.seat, *action))).collect();
        let mut foresight = Foresight::new(Settings { horizon: Some(u32::MAX), ..Settings::default() });
        foresight.look(self.game, self.view, &firsts, worlds, self.seed.rotate_left(8) ^ stream, found);
    }

    /// How a choice compares with the best.
    fn lead(&self, chances: &Chances) -> f64 {
        chances.lead(self.seat).mean
    }

    /// The first of these choices against the others in fresh worlds, each in as many as it takes; nothing if any of these is neither clearly
    /// worse nor as good.
    fn measured(&self, choices: &[G::Action]) -> Option<Measured<G::Action>> {
        let mut found = vec![Chances::default(); choices.len()];
        let mut open: Vec<usize> = (1..choices.len()).collect();
        let (least, most) = MEASURED;
        let mut worlds = 0;
        while worlds < most && !open.is_empty() {
            let played: Vec<usize> = std::iter::once(0).chain(open.iter().copied()).collect();
            let actions: Vec<G::Action> = played.iter().map(|i| choices[*i]).collect();
            let mut chances: Vec<Chances> = played.iter().map(|i| found[*i]).collect();
            self.play_more(&actions, worlds..worlds + AT_A_TIME, 3, &mut chances);
            played.iter().zip(chances).for_each(|(i, chances)| found[*i] = chances);
            worlds += AT_A_TIME;
            let class = |i: &usize| self.class(found[*i].lead(self.seat));
            if open.iter().any(|i| class(i) == Class::Between) {
                return None;
            }
            let is_far = |i: &usize| self.lead(&found[*i]) < -2.0 * self.lead;
            open.retain(|i| {
                class(i) == Class::Open || (worlds < least && !(class(i) == Class::Worse && is_far(i)))
            });
        }
        let (mut as_good, mut worse) = (Vec::new(), Vec::new());
        for (action, chances) in choices.iter().zip(&found).skip(1) {
            match self.class(chances.lead(self.seat)) {
                Class::Worse => worse.push((*action, *chances)),
                Class::AsGood => as_good.push(*action),
                Class::Open | Class::Between => return None,
            }
        }
        let is_fit = OPEN.contains(&found[0].of(self.seat).mean) && as_good.len() < BEST_MOST;
        (is_fit && !worse.is_empty()).then(|| Measured { best: (choices[0], found[0]), as_good, worse })
    }

    fn class(&self, lead: Estimate) -> Class {
        let (loss, error) = (-lead.mean, lead.error);
        match () {
            () if loss >= self.lead && loss >= SURE * error => Class::Worse,
            () if loss.abs() <= AS_GOOD && error <= AS_GOOD && loss.abs() <= 2.0 * error => Class::AsGood,
            () if loss + 3.0 * error < self.lead && loss.abs() - 3.0 * error > 0.0 => Class::Between,
            () => Class::Open,
        }
    }

    /// A whole position that looks the same to the seat, if it can be written down and read again.
    fn dealt(&self) -> Option<Value> {
        let position = self.view.fill(self.game, &mut bot_stream(self.seed, self.seat, 0));
        (View::of(self.game, &position, Viewer::Seat(self.seat)) == *self.view)
            .then(|| to_json(&self.game.write(&position)))
    }

    fn options(&self) -> Value {
        let defaults = options::defaults::<G>();
        let mut differing: Map<String, Value> = options::write::<G>(self.game.options());
        differing.retain(|key, value| defaults.get(key) != Some(value));
        Value::Object(differing)
    }

    fn title(&self) -> Phrase {
        let (game, seen) = (self.game, self.view.seen());
        let place = game.ranking(seen).places[self.seat];
        let covered = game.covered(seen, self.seat);
        let id = if covered.is_some() { "puzzle-title-way" } else { "puzzle-title-round" };
        let title = Phrase::new(id)
            .with("round", i64::from(game.round(seen)))
            .with("decision", Said::word("decision", game.decision(seen, self.seat)))
            .with("seats", game.seats())
            .with("place", place);
        match covered {
            Some(covered) => title.with("percent", (covered + 5) / 10),
            None => title,
        }
    }

    /// By how much it is better than what comes next and than what comes to mind, in the game's own terms, and what would follow.
    fn why(
        &self,
        found: &Measured<G::Action>,
        nearest: &(G::Action, Chances),
        liked: &[G::Action],
    ) -> Vec<Phrase> {
        let say = |action: &G::Action| self.game.action(self.view.seen(), self.seat, action).phrase;
        let percent = |chances: &Chances| (chances.of(self.seat).mean * 100.0).round() as i64;
        let (best, chances) = &found.best;
        let against = Phrase::new("hint-against")
            .with("win", percent(chances))
            .with("other_win", percent(&nearest.1))
            .with("worlds", chances.worlds);
        let mut why =
            vec![Phrase::new("hint-better").with("other", say(&nearest.0)).with("against", against)];
        let first = found.worse.iter().find(|(action, _)| liked.contains(action)).unwrap_or(nearest);
        if first.0 != nearest.0 {
            let phrase = Phrase::new("puzzle-first-sight").with("other", say(&first.0));
            why.push(phrase.with("other_win", percent(&first.1)));
        }
        let mut foresight = Foresight::new(Settings::default());
        let mut ahead =
            |action| foresight.ahead(self.game, self.view, (self.seat, action), AHEAD, self.seed ^ 4);
        let (without, with) = (ahead(first.0), ahead(*best));
        let line = likely_line(&with);
        let ends = [without, with].map(|ways| ways.into_iter().map(|way| way.end).collect());
        let parts = gains(self.game, self.seat, &ends);
        if !parts.is_empty() {
            let phrase = Phrase::new("puzzle-reasons").with("other", say(&first.0));
            why.push(phrase.with("parts", Said::list(parts)));
        }
        let steps = line.iter().map(|(position, seat, action)| {
            let view = View::of(self.game, position, Viewer::Seat(*seat));
            let action = self.game.action(view.seen(), *seat, action).phrase;
            Phrase::new("review-line-step").with("seat", *seat).with("action", action)
        });
        let steps: Vec<Phrase> = steps.collect();
        if !steps.is_empty() {
            why.push(Phrase::new("review-line").with("steps", Said::list(steps)));
        }
        why
    }
}

/// How a choice stands beside the best.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Class {
    /// Clearly worse.
    Worse,
    /// As good.
    AsGood,
    /// Worse, but not by enough; or even better.
    Between,
    /// More worlds will tell.
    Open,
}
