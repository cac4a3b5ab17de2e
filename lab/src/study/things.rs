//! How often a thing is used, and how winning goes with it.
//!
//! The effect is looked for inside a race: only races count in which some seats used the thing and others did not.
//! Of the users' wins is taken away what would be even, and the races, which are independent of each other, give the
//! uncertainty (a ratio of two sums, as survey statistics have it).

use serde::{Deserialize, Serialize};

use super::summary::{Effect, ThingUse};
use super::{SHARE, ThingKind};
use crate::stats::{Estimate, Ratio, false_discovery, mean_of, normal_p, share};

/// What was counted of one thing.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct ThingTally {
    /// Uses, and their squares by race.
    uses: u64,
    squares: u64,
    /// Races with a use.
    races: u64,
    /// Races in which some seats used it and others did not: the users' wins above even, in parts of a win times the
    /// seats, to the users.
    effect: Ratio,
}

impl ThingTally {
    /// Counts a race: how often it was used in all and by each seat, and what each seat has of the win.
    pub(crate) fn add(&mut self, all: u32, by_seat: &[u32], wins: &[u64]) {
        if all == 0 {
            return;
        }
        self.uses += u64::from(all);
        self.squares += u64::from(all) * u64::from(all);
        self.races += 1;
        let seats = by_seat.len() as i64;
        let (mut users, mut won) = (0, 0);
        for (uses, wins) in by_seat.iter().zip(wins) {
            if *uses > 0 {
                users += 1;
                won += *wins as i64;
            }
        }
        if users == 0 || users == seats {
            return;
        }
        self.effect.add(seats * won - SHARE as i64 * users, users);
    }

    /// Adds all of another.
    pub(crate) fn merge(&mut self, other: &ThingTally) {
        self.uses += other.uses;
        self.squares += other.squares;
        self.races += other.races;
        self.effect.merge(&other.effect);
    }

    pub(crate) fn per_race(&self, races: u64) -> Estimate {
        mean_of(races, self.uses as f64, self.squares as f64)
    }

    pub(crate) fn share_of_races(&self, races: u64) -> Estimate {
        share(self.races as f64, races)
    }

    /// The users' win share above even; none where there are too few races to tell how sure that is.
    fn effect(&self, seats: usize) -> Option<(Estimate, f64)> {
        let races = self.effect.races();
        if races < MIXED_LEAST {
            return None;
        }
        // Above even is what the users won less what would be even, so the interval is that of the users' share.
        let (unit, even) = (SHARE as f64 * seats as f64, 1.0 / seats as f64);
        let (won, as_many) = self.effect.share_of(unit, even);
        let [value, low, high] = [won.value, won.low, won.high].map(|share| share - even);
        let error = (even * (1.0 - even) / as_many).sqrt();
        Some((Estimate { value, low, high }, normal_p(value / error)))
    }
}

/// With fewer races the normal approximation would promise too much.
const MIXED_LEAST: u64 = 30;

/// All things with their uses and effects; the effects corrected for being many.
pub(crate) fn figures(
    names: &[(ThingKind, String)],
    tallies: &[ThingTally],
    races: u64,
    seats: usize,
) -> Vec<ThingUse> {
    let effects: Vec<Option<(Estimate, f64)>> = tallies.iter().map(|tally| tally.effect(seats)).collect();
    let ps: Vec<f64> = effects.iter().flatten().map(|(_, p)| *p).collect();
    let mut qs = false_discovery(&ps).into_iter();
    let mut things = Vec::new();
    for (((kind, id), tally), effect) in names.iter().zip(tallies).zip(effects) {
        things.push(ThingUse {
            kind: kind.clone(),
            id: id.clone(),
            per_race: tally.per_race(races),
            races: tally.share_of_races(races),
            effect: effect.map(|(above_even, p)| Effect { above_even, p, q: qs.next().unwrap_or(1.0) }),
        });
    }
    things
}

#[cfg(test)]
mod tests {
    use engine::Rng;

    use super::*;

    /// Races of four in which each seat uses the thing with chance one half, and users win with `weight` to one.
    fn tally(weight: u32, races: u32, seed: u64) -> ThingTally {
        let mut rng = Rng::new(seed);
        let mut tally = ThingTally::default();
        for _ in 0..races {
            let uses: Vec<u32> = (0..4).map(|_| rng.below(2)).collect();
            let weights: Vec<u32> = uses.iter().map(|used| if *used > 0 { weight } else { 1 }).collect();
            let mut drawn = rng.below(weights.iter().sum());
            let mut wins = vec![0; 4];
            for (seat, weight) in weights.iter().enumerate() {
                if drawn < *weight {
                    wins[seat] = SHARE;
                    break;
                }
                drawn -= weight;
            }
            tally.add(uses.iter().sum(), &uses, &wins);
        }
        tally
    }

    #[test]
    fn without_an_effect_the_interval_holds_nothing_in_95_of_100() {
        let holds = |seed: u64| {
            let (effect, _) = tally(1, 400, seed).effect(4).unwrap();
            effect.low <= 0.0 && 0.0 <= effect.high
        };
        let held = (0..1000).filter(|seed| holds(*seed)).count();
        assert!((930..=970).contains(&held), "{held} of 1000");
    }

    #[test]
    fn an_effect_is_found_with_its_size() {
        // Of four, k used: with twice the weight they win 2k / (k + 4) instead of k / 4; k is 1, 2, 3 with 4 : 6 : 4,
        // so above even, a user: (4 (2/5 - 1/4) + 6 (2/3 - 1/2) + 4 (6/7 - 3/4)) / (4 + 12 + 12) = 0.0724.
        let (effect, p) = tally(2, 20_000, 7).effect(4).unwrap();
        assert!(effect.low < 0.0724 && 0.0724 < effect.high, "{effect:?}");
        assert!(effect.low > 0.06 && p < 1e-6, "{effect:?} {p}");
    }

    #[test]
    fn users_that_never_won_may_still_win_now_and_then() {
        let mut tally = ThingTally::default();
        for _ in 0..156 {
            tally.add(1, &[1, 0, 0, 0], &[0, SHARE, 0, 0]);
        }
        let (effect, p) = tally.effect(4).unwrap();
        // Wilson's interval for 0 of 156 is from 0 to 2.4 %.
        assert!(effect.low == -0.25 && (effect.high - (0.0240 - 0.25)).abs() < 1e-4, "{effect:?}");
        assert!(p < 1e-6, "{p}");
    }

    #[test]
    fn chance_and_interval_say_the_same() {
        for seed in 0..200 {
            let (effect, p) = tally(1, 100, seed).effect(4).unwrap();
            assert_eq!(p < 0.05, effect.low > 0.0 || effect.high < 0.0, "{effect:?} {p}");
        }
    }

    #[test]
    fn too_few_races_have_no_effect() {
        assert_eq!(tally(1, 10, 1).effect(4), None);
        assert_eq!(ThingTally::default().effect(4), None);
    }
}
