//! What the reviews of several races say together.

use std::cmp::Reverse;
use std::collections::BTreeMap;

use engine::Seat;
use protocol::{GameReviews, MyReviews, Review, ReviewMoment, WeakSpot};

/// How many weak spots of a game are told.
const WEAK: usize = 5;

/// Sums over the reviews of several races, by game.
#[derive(Clone, Debug, Default)]
pub struct History {
    games: BTreeMap<String, Sums>,
}

#[derive(Clone, Debug, Default)]
struct Sums {
    races: u32,
    decisions: u32,
    /// Decisions that were best or good.
    good: u32,
    lost: f64,
    luck: f64,
    skill: f64,
    /// By decision and third of the race: how many decisions, and what was lost in them.
    spots: BTreeMap<(String, u8), (u32, f64)>,
}

impl History {
    /// Adds the review of a race, as far as it is about these seats.
    pub fn add(&mut self, review: &Review, is_theirs: impl Fn(Seat) -> bool) {
        let sums = self.games.entry(review.game.clone()).or_default();
        sums.races += 1;
        for (_, of) in (0..).zip(&review.seats).filter(|(seat, _)| is_theirs(Seat(*seat))) {
            let [best, good, ..] = of.classes;
            sums.decisions += of.decisions;
            sums.good += best + good;
            sums.lost += of.lost;
            sums.luck += of.luck;
            sums.skill += of.skill;
        }
        let count = review.moments.len();
        let open = review.moments.iter().enumerate();
        for (i, moment) in open.filter(|(_, moment)| moment.choices > 1 && is_theirs(moment.seat)) {
            let third = (3 * i / count) as u8;
            let (decisions, lost) = sums.spots.entry((moment.decision.clone(), third)).or_default();
            *decisions += 1;
            *lost += loss(moment);
        }
    }

    /// What they say, the game with the most races first.
    pub fn told(self) -> MyReviews {
        let mut games: Vec<GameReviews> =
            self.games.into_iter().map(|(game, sums)| sums.told(game)).collect();
        games.sort_by_key(|of| Reverse(of.races));
        MyReviews { games }
    }
}

impl Sums {
    fn told(self, game: String) -> GameReviews {
        let Sums { races, decisions, good, lost, luck, skill, spots } = self;
        let mean = |sum: f64| sum / f64::from(races.max(1));
        let spot = |((decision, third), (decisions, lost)): ((String, u8), (u32, f64))| WeakSpot {
            decision,
            third,
            decisions,
            lost: mean(lost),
        };
        let mut weak: Vec<WeakSpot> = spots.into_iter().map(spot).filter(|spot| spot.lost > 0.0).collect();
        weak.sort_by(|one, other| other.lost.total_cmp(&one.lost));
        weak.truncate(WEAK);
        GameReviews {
            game,
            races,
            decisions,
            accuracy: f64::from(good) / f64::from(decisions.max(1)),
            lost: mean(lost),
            luck: mean(luck),
            skill: mean(skill),
            weak,
        }
    }
}

/// The chance to win that was lost by a choice.
pub(crate) fn loss(moment: &ReviewMoment) -> f64 {
    moment.better.as_ref().map_or(0.0, |better| better.loss)
}

#[cfg(test)]
mod tests {
    use protocol::{ReviewBetter, ReviewClass, ReviewSeat};
    use serde_json::Value;

    use super::*;

    fn moment(seat: u8, decision: &str, loss: f64) -> ReviewMoment {
        let better = ReviewBetter {
            action: Value::Null,
            rule: String::new(),
            say: engine::Phrase::new("review-good"),
            forecast: None,
            outlook: None,
            rules: Vec::new(),
            chosen: engine::Phrase::new("review-good"),
            loss,
            error: 0.0,
            chance: 0.5,
            reasons: Vec::new(),
            line: Vec::new(),
        };
        ReviewMoment {
            seat: Seat(seat),
            decision: decision.to_string(),
            choices: 2,
            before: vec![0.5; 2],
            skill: vec![0.0; 2],
            luck: vec![0.0; 2],
            class: ReviewClass::of_loss(loss),
            better: (loss > 0.0).then_some(better),
        }
    }

    fn review(game: &str, losses: [f64; 3]) -> Review {
        let own = ReviewSeat {
            decisions: 3,
            classes: [1, 1, 0, 1, 0],
            accuracy: 2.0 / 3.0,
            lost: losses.iter().sum(),
            skill: -0.2,
            others: 0.1,
            luck: 0.4,
            worst: Vec::new(),
            strokes: Vec::new(),
        };
        let [first, second, third] = losses.map(|loss| [moment(0, "move", loss), moment(1, "answer", 0.9)]);
        Review {
            game: game.to_string(),
            start: vec![0.5; 2],
            dealt: vec![0.0; 2],
            moments: [first, second, third].concat(),
            result: vec![1.0, 0.0],
            seats: vec![own.clone(), own],
        }
    }

    #[test]
    fn races_of_a_game_are_taken_together_and_only_own_choices_count() {
        let mut history = History::default();
        for (game, losses) in [("pig", [0.0; 3]), ("salmon", [0.1, 0.0, 0.04]), ("salmon", [0.3, 0.0, 0.0])] {
            history.add(&review(game, losses), |seat| seat == Seat(0));
        }
        let MyReviews { games } = history.told();
        assert_eq!(
            games.iter().map(|of| (of.game.as_str(), of.races)).collect::<Vec<_>>(),
            [("salmon", 2), ("pig", 1)]
        );
        let of = &games[0];
        assert_eq!((of.decisions, of.weak.len()), (6, 2));
        for (found, wanted) in [
            (of.accuracy, 2.0 / 3.0),
            (of.lost, 0.22),
            (of.luck, 0.4),
            (of.skill, -0.2),
            (of.weak[0].lost, 0.2),
        ] {
            assert!((found - wanted).abs() < 1e-9, "{found} and {wanted}");
        }
        let spots: Vec<_> =
            of.weak.iter().map(|spot| (spot.decision.as_str(), spot.third, spot.decisions)).collect();
        assert_eq!(spots, [("move", 0, 2), ("move", 2, 2)]);
        assert!(games[1].weak.is_empty(), "nothing was lost there");
    }
}
