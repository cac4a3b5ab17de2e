//! Bots at the seats of any race. A bot is made once and keeps what it learnt from move to move; it is handed glances and never
//! the race.

use std::any::Any;
use std::fmt;
use std::sync::Arc;

use bots::{Brain, Player, Stop, Thought};
use engine::{Refused, Rng, Seat, Study, View};
use protocol::Hint;
use serde_json::Value;

use crate::AnyRace;
use crate::hint::explain;
use crate::options::to_json;
use crate::running::Running;

/// What a seat that owes a decision sees, to be thought about elsewhere: it holds nothing else of the race.
pub struct Glance {
    seen: Box<dyn Any + Send>,
    /// The number from which a bot's chance is drawn.
    number: u32,
}

impl Glance {
    /// The same, with another number for the bot's chance than that of the actions so far: one that is the same however others' answers
    /// to the same question came in, if the race is to be the same.
    pub fn numbered(self, number: u32) -> Glance {
        Glance { number, ..self }
    }
}

impl fmt::Debug for Glance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Glance").finish_non_exhaustive()
    }
}

/// A race in which bots choose and advise.
pub trait Advised {
    /// A race that the seat must think possible: all that it cannot see is dealt at random from the seed.
    fn imagine(&self, seat: Seat, seed: u64) -> Result<Box<dyn AnyRace>, Refused>;
    /// What a seat sees, for a bot; none if the seat owes no decision.
    fn glance(&self, seat: Seat) -> Option<Glance>;
    /// A bot for a seat of this race. Its choices follow from the seed; without one from the race's own.
    fn bot(&self, brain: Brain, seed: Option<u64>) -> Box<dyn Bot>;
}

impl<G: Study> Advised for Running<G> {
    fn imagine(&self, seat: Seat, seed: u64) -> Result<Box<dyn AnyRace>, Refused> {
        let position = self.view_of(seat)?.fill(self.race.game(), &mut bot_stream(seed, seat, 0));
        Ok(Box::new(Running::<G>::at(self.race.shared_game(), position, self.seed)))
    }

    fn glance(&self, seat: Seat) -> Option<Glance> {
        let view = self.view_of(seat).ok().filter(|view| view.pending(self.race.game()).contains(seat))?;
        Some(glance(view, seat, self.seq()))
    }

    fn bot(&self, brain: Brain, seed: Option<u64>) -> Box<dyn Bot> {
        bot(self.race.shared_game(), brain, seed.unwrap_or(self.seed))
    }
}

/// A bot at a seat of a race, from the start to the end.
pub trait Bot: Send + fmt::Debug {
    /// What it plays; nothing if the glance is of another game. The same for the same seed, glances and brain.
    fn choose(&mut self, glance: &Glance) -> Option<Value>;
    /// What it thinks of every choice, the best first, with reasons.
    fn think(&mut self, glance: &Glance) -> Vec<Hint>;
    /// Lets `stop` end what it thinks about from now on.
    fn stopped_by(&mut self, stop: Stop);
}

/// A typed glance.
struct Seen<G: Study> {
    view: View<G>,
    seat: Seat,
}

pub(crate) fn glance<G: Study>(view: View<G>, seat: Seat, seq: u32) -> Glance {
    Glance { seen: Box::new(Seen { view, seat }), number: seq }
}

pub(crate) fn bot<G: Study>(game: Arc<G>, brain: Brain, seed: u64) -> Box<dyn Bot> {
    Box::new(Thinking { game, player: Player::new(brain), seed, stop: Stop::default() })
}

struct Thinking<G: Study> {
    game: Arc<G>,
    player: Player<G>,
    seed: u64,
    stop: Stop,
}

impl<G: Study> Bot for Thinking<G> {
    fn choose(&mut self, glance: &Glance) -> Option<Value> {
        let Seen { view, seat } = glance.seen.downcast_ref::<Seen<G>>()?;
        let mut rng = bot_stream(self.seed, *seat, glance.number);
        self.player.choose(&self.game, view, &mut rng).as_ref().map(to_json)
    }

    fn think(&mut self, glance: &Glance) -> Vec<Hint> {
        let Some(Seen { view, seat }) = glance.seen.downcast_ref::<Seen<G>>() else { return Vec::new() };
        let mut rng = bot_stream(self.seed, *seat, glance.number);
        let thoughts: Vec<Thought<G::Action>> = self.player.think(&self.game, view, &mut rng);
        let seed = u64::from(rng.bits()) << 32 | u64::from(rng.bits());
        explain(&*self.game, view, *seat, (&thoughts, &self.stop), seed)
    }

    fn stopped_by(&mut self, stop: Stop) {
        self.stop = stop.clone();
        self.player.stopped_by(stop);
    }
}

impl<G: Study> fmt::Debug for Thinking<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Bot").field("game", &G::ID).finish_non_exhaustive()
    }
}

/// The random stream of a bot's decision. Stream 0 is the race's chance; each seat has one of its own for each
/// number of actions.
pub(crate) fn bot_stream(seed: u64, seat: Seat, seq: u32) -> Rng {
    Rng::stream(seed, (u64::from(seat.0) + 1) << 32 | u64::from(seq))
}

#[cfg(test)]
mod tests {
    use bots::Level;

    use super::*;

    #[test]
    fn a_bot_with_a_number_of_its_own_chooses_the_same_whoever_answers_first() {
        let chosen = |seed: u64, is_first: bool, number: Option<u32>| {
            let mut race = crate::find("rowing").unwrap().new_race(3, &Value::Null, seed).unwrap();
            assert!(race.deciding().len() > 1, "several seats answer at once");
            if !is_first {
                let action = race.legal(Seat(0)).remove(0);
                race.play(Seat(0), &action).unwrap();
            }
            let glance = race.glance(Seat(1)).unwrap();
            let glance = match number {
                Some(number) => glance.numbered(number),
                None => glance,
            };
            race.bot(Brain::Level(Level::Random), None).choose(&glance).unwrap()
        };
        let is_same = |seed: &u64, number| chosen(*seed, true, number) == chosen(*seed, false, number);
        assert_eq!((0..40).filter(|seed| is_same(seed, Some(0))).count(), 40);
        assert!(
            (0..40).filter(|seed| is_same(seed, None)).count() < 40,
            "the number of all actions tells them apart"
        );
    }
}
