//! Reviews of finished races, decision by decision. Whoever asks shares the work among threads as it likes: the figures are the same.

use std::fmt;
use std::sync::{Arc, Mutex, PoisonError};

use bots::{Care, Estimate, Finding, Moment, Reviewer, Verdict};
use engine::{Fault, Phrase, Race, SEATS_MAX, Seat, Study, View, Viewer};
use protocol::{Choice, Review, ReviewBetter, ReviewClass, ReviewMoment, ReviewSeat, ReviewStep};

use crate::contest::shares;
use crate::history::loss;
use crate::reasons::gains;
use crate::running::{Origin, Running, choice};
use crate::said_fault;

/// The care that reviews take: a race of four seats takes some seconds on two cores.
pub const REVIEW: Care = Care { search: 4_000, worlds: 300, compared: 600, horizon: Some(u32::MAX) };

/// A race that can be looked at when it is over.
pub trait Reviewed {
    /// A review of the race, to be worked out; refused while it is run, and for a seat alone.
    fn review(&self, care: Care) -> Result<Box<dyn Reviewing>, Fault>;
}

/// A review that is being worked out, by as many threads at once as one likes.
pub trait Reviewing: Send + Sync + fmt::Debug {
    /// The number of its parts.
    fn parts(&self) -> u32;
    /// Works a part out, from 0. The parts do not depend on each other.
    fn work_out(&self, part: u32);
    /// The review, once all its parts are worked out.
    fn finish(&self) -> Option<Review>;
}

impl<G: Study> Reviewed for Running<G> {
    fn review(&self, care: Care) -> Result<Box<dyn Reviewing>, Fault> {
        let refuse = |id: &'static str| Err(said_fault("race", Phrase::new(id), Some(G::ID)));
        let game = self.race.shared_game();
        match &self.origin {
            _ if !self.race.is_over() => return refuse("review-running"),
            _ if game.seats() < 2 => return refuse("review-alone"),
            Origin::Written(_) => return refuse("review-written"),
            Origin::Seed => {}
        }
        let (mut race, _) = Race::<G>::new(Arc::clone(&game), self.seed);
        let mut moments = Vec::new();
        for (seat, action) in self.race.actions() {
            let before = race.position().clone();
            race.play(*seat, *action).expect("what was played can be played again");
            moments.push(Moment { before, seat: *seat, action: *action, after: race.position().clone() });
        }
        let found = Mutex::new(Found { start: None, moments: moments.iter().map(|_| None).collect() });
        Ok(Box::new(Looking { game, moments, care, seed: self.seed, found }))
    }
}

struct Looking<G: Study> {
    game: Arc<G>,
    moments: Vec<Moment<G>>,
    care: Care,
    seed: u64,
    found: Mutex<Found>,
}

/// What has been found so far.
struct Found {
    start: Option<[Estimate; SEATS_MAX]>,
    moments: Vec<Option<Looked>>,
}

/// What was found of a moment, in words.
#[derive(Clone)]
struct Looked {
    choices: u32,
    before: Option<[Estimate; SEATS_MAX]>,
    change: [Estimate; SEATS_MAX],
    class: ReviewClass,
    better: Option<ReviewBetter>,
}

impl<G: Study> Reviewing for Looking<G> {
    fn parts(&self) -> u32 {
        self.moments.len() as u32 + 1
    }

    fn work_out(&self, part: u32) {
        let game = &*self.game;
        let mut reviewer = Reviewer::<G>::new(self.care);
        let seed = part_seed(self.seed, part);
        let Some(at) = part.checked_sub(1) else {
            let start = reviewer.at_the_start(game, seed);
            self.found().start = Some(start);
            return;
        };
        let Some(moment) = self.moments.get(at as usize) else { return };
        let last = at.checked_sub(1).map(|last| &self.moments[last as usize]);
        let is_fresh = last.is_none_or(|last| !Reviewer::is_certain(game, last, seed));
        let looked = self.say(moment, reviewer.look(game, moment, is_fresh, seed));
        self.found().moments[at as usize] = Some(looked);
    }

    fn finish(&self) -> Option<Review> {
        let found = self.found();
        let start = by_seat(&found.start?, self.game.seats());
        let looked: Vec<&Looked> = found.moments.iter().map(Option::as_ref).collect::<Option<_>>()?;
        let end = self.moments.last().map(|moment| &moment.after)?;
        let result: Vec<f64> = shares(&self.game.ranking(end)).collect();
        let (moments, dealt) = self.chain(&start, &looked, &result);
        let seats = Seat::all(self.game.seats()).map(|seat| seat_of(seat, &dealt, &moments)).collect();
        Some(Review { game: G::ID.to_string(), start, dealt, moments, result, seats })
    }
}

impl<G: Study> Looking<G> {
    fn found(&self) -> std::sync::MutexGuard<'_, Found> {
        self.found.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn say(&self, moment: &Moment<G>, finding: Finding<G>) -> Looked {
        let Finding { choices, before, change, verdict } = finding;
        let (class, better) = match verdict {
            Verdict::Forced => (ReviewClass::Forced, None),
            Verdict::Best => (ReviewClass::Best, None),
            Verdict::AsGood => (ReviewClass::Good, None),
            Verdict::Worse(better) => {
                let (game, seat) = (&*self.game, moment.seat);
                let view = View::of(game, &moment.before, Viewer::Seat(seat));
                let Choice { action, rule, say, forecast, outlook, rules, .. } =
                    choice(game, &view, seat, &better.action);
                let say_step = |(position, seat, action): &(G::Position, Seat, G::Action)| ReviewStep {
                    seat: *seat,
                    say: game
                        .action(View::of(game, position, Viewer::Seat(*seat)).seen(), *seat, action)
                        .phrase,
                };
                let told = ReviewBetter {
                    action,
                    rule,
                    say,
                    forecast,
                    outlook,
                    rules,
                    chosen: game.action(view.seen(), seat, &moment.action).phrase,
                    loss: better.loss.mean,
                    error: better.loss.error,
                    chance: better.chance.mean,
                    reasons: gains(game, seat, &better.ahead),
                    line: better.line.iter().map(say_step).collect(),
                };
                (ReviewClass::of_loss(told.loss), Some(told))
            }
        };
        Looked { choices, before, change, class, better }
    }

    /// Puts what was found one after the other, so that it adds up: what nobody chose and nothing certain brought is luck. Also what the
    /// set-up changed.
    fn chain(&self, start: &[f64], looked: &[&Looked], result: &[f64]) -> (Vec<ReviewMoment>, Vec<f64>) {
        let count = self.game.seats();
        let first = looked.first().and_then(|first| first.before);
        let mut before = first.map_or_else(|| start.to_vec(), |first| by_seat(&first, count));
        let dealt = less(&before, start);
        let mut moments = Vec::new();
        for (i, now) in looked.iter().enumerate() {
            let skill = by_seat(&now.change, count);
            let chosen: Vec<f64> = before.iter().zip(&skill).map(|(before, skill)| before + skill).collect();
            let next = match looked.get(i + 1) {
                None => result.to_vec(),
                Some(next) => next.before.map_or_else(|| chosen.clone(), |before| by_seat(&before, count)),
            };
            let luck = less(&next, &chosen);
            let Moment { seat, before: position, .. } = &self.moments[i];
            moments.push(ReviewMoment {
                seat: *seat,
                decision: self.game.decision(position, *seat).to_string(),
                choices: now.choices,
                before: std::mem::replace(&mut before, next),
                skill,
                luck,
                class: now.class,
                better: now.better.clone(),
            });
        }
        (moments, dealt)
    }
}

fn by_seat(estimates: &[Estimate; SEATS_MAX], seats: u8) -> Vec<f64> {
    Seat::all(seats).map(|seat| estimates[seat.index()].mean).collect()
}

fn less(one: &[f64], other: &[f64]) -> Vec<f64> {
    one.iter().zip(other).map(|(one, other)| one - other).collect()
}

/// A stream of its own for each part.
fn part_seed(seed: u64, part: u32) -> u64 {
    let mut rng = engine::Rng::stream(seed, u64::MAX - u64::from(part));
    u64::from(rng.bits()) << 32 | u64::from(rng.bits())
}

/// The classes that are counted, in order.
const COUNTED: [ReviewClass; 5] = [
    ReviewClass::Best,
    ReviewClass::Good,
    ReviewClass::Inaccuracy,
    ReviewClass::Mistake,
    ReviewClass::Blunder,
];

fn seat_of(seat: Seat, dealt: &[f64], moments: &[ReviewMoment]) -> ReviewSeat {
    let i = seat.index();
    let steps = || (1u32..).zip(moments);
    let own = || steps().filter(|(_, moment)| moment.seat == seat);
    let classes = COUNTED.map(|class| own().filter(|(_, moment)| moment.class == class).count() as u32);
    let decisions = classes.iter().sum();
    let chance = moments.iter().map(|moment| moment.luck[i]).sum::<f64>();
    let strokes =
        std::iter::once((0, dealt[i])).chain(steps().map(|(step, moment)| (step, moment.luck[i].abs())));
    ReviewSeat {
        decisions,
        classes,
        accuracy: f64::from(classes[0] + classes[1]) / f64::from(decisions.max(1)),
        lost: own().map(|(_, moment)| loss(moment)).sum(),
        skill: own().map(|(_, moment)| moment.skill[i]).sum(),
        others: steps().filter(|(_, moment)| moment.seat != seat).map(|(_, moment)| moment.skill[i]).sum(),
        luck: dealt[i] + chance,
        worst: greatest(own().map(|(step, moment)| (step, loss(moment)))),
        strokes: greatest(strokes.map(|(step, luck)| (step, luck.abs()))),
    }
}

/// The steps of the greatest amounts, at most three, the greatest first; none of nothing.
fn greatest(amounts: impl Iterator<Item = (u32, f64)>) -> Vec<u32> {
    let mut all: Vec<(u32, f64)> = amounts.filter(|(_, amount)| *amount > 0.0).collect();
    all.sort_by(|one, other| other.1.total_cmp(&one.1).then(one.0.cmp(&other.0)));
    all.iter().take(3).map(|(step, _)| *step).collect()
}

impl<G: Study> fmt::Debug for Looking<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Looking").field("game", &G::ID).field("parts", &self.parts()).finish_non_exhaustive()
    }
}

#[cfg(test)]
mod tests {
    use bots::{Level, Player};
    use engine::{Driver, Rng};

    use super::*;
    use crate::bot::bot_stream;

    /// What is said of a choice by what its seat knew.
    fn verdict<G: Study>(game: &G, moment: &Moment<G>) -> (Option<G::Action>, f64) {
        let care = Care { search: 300, worlds: 2, compared: 40, horizon: Some(u32::MAX) };
        match Reviewer::<G>::new(care).look(game, moment, true, 5).verdict {
            Verdict::Worse(better) => (Some(better.action), better.loss.mean),
            Verdict::Forced | Verdict::Best | Verdict::AsGood => (None, 0.0),
        }
    }

    /// Looks at some choices of a race, in the true position and in others that look the same to the seat; how many were told to be worse.
    fn look<G: Study>(game: &G) -> u32 {
        let (mut chance, mut player) = (Rng::new(3), Player::new(Level::Novice));
        let mut driver = Driver::start(game, &mut chance);
        let mut looked_at: Vec<(G::Position, Seat, G::Action)> = Vec::new();
        let mut seq = 0;
        while driver.step(|position, seat| {
            let view = View::of(game, position, Viewer::Seat(seat));
            let action = player.choose(game, &view, &mut bot_stream(3, seat, seq))?;
            looked_at.push((position.clone(), seat, action));
            Some(action)
        }) {
            seq = driver.decisions;
        }
        let mut worse = 0;
        for (before, seat, action) in looked_at.into_iter().step_by(5).take(24) {
            let view = View::of(game, &before, Viewer::Seat(seat));
            let moment = |before: G::Position| Moment { after: before.clone(), before, seat, action };
            let told = verdict(game, &moment(before));
            worse += u32::from(told.0.is_some());
            for seed in 0..2 {
                assert_eq!(verdict(game, &moment(view.fill(game, &mut Rng::new(seed)))), told, "{}", G::ID);
            }
        }
        worse
    }

    #[test]
    fn what_a_seat_could_not_see_changes_nothing_in_how_its_choices_are_judged() {
        let seats = |fewest: u8| fewest.max(3);
        let worse = look(&<rowing::Rowing as engine::Game>::new(seats(1), Default::default()).unwrap())
            + look(&<whitewater::Whitewater as engine::Game>::new(seats(2), Default::default()).unwrap())
            + look(&<salmon::Salmon as engine::Game>::new(seats(2), Default::default()).unwrap());
        assert!(worse > 0, "some choices are told to be worse than others");
    }
}
