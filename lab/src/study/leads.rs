//! Who leads at the end of each round, and how that goes with who wins.

use catalog::Facts;
use serde::{Deserialize, Serialize};

use super::{Histogram, SHARE};

/// What was counted of the lead.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Leads {
    /// How often another seat took the lead.
    pub changes: Histogram,
    /// Thousandths of the ends of rounds at which no winner led.
    pub behind: Histogram,
    /// Thousandths of the race after which the winner was never behind again.
    pub decided: Histogram,
    /// After each tenth of the race, who led then and won: in parts of a win.
    pub leader_wins: [u64; 9],
    /// Winners that were last in the middle: in parts of a win.
    pub comebacks: u64,
    /// Winners that did not lead in the middle: in parts of a win.
    pub overtaken: u64,
    /// From the winner to the next, as the last round began.
    pub margin: Histogram,
    /// From the first to the last.
    pub field: Histogram,
}

impl Leads {
    /// Counts a race.
    pub fn add(&mut self, facts: &Facts) {
        let of = of_race(facts);
        self.changes.add(of.lead_changes, 1);
        self.behind.add((of.behind * 1000.0).round() as i64, 1);
        self.decided.add((of.decided * 1000.0).round() as i64, 1);
        if facts.places.len() > 1 {
            self.margin.add(of.margin, 1);
        }
        self.field.add(of.field, 1);
        let won = won(facts);
        for (tenth, wins) in self.leader_wins.iter_mut().enumerate() {
            *wins += share_of(leaders(after(&facts.trail, tenth + 1, 10)), |seat| won[seat]);
        }
        let middle = after(&facts.trail, 1, 2);
        let winners = || won.iter().enumerate().filter(|(_, won)| **won).map(|(seat, _)| seat);
        self.overtaken += share_of(winners(), |seat| middle[seat] < most(middle));
        self.comebacks += share_of(winners(), |seat| is_last(middle, seat));
    }

    /// Adds all of another.
    pub fn merge(&mut self, other: &Leads) {
        self.changes.merge(&other.changes);
        self.behind.merge(&other.behind);
        self.decided.merge(&other.decided);
        for (wins, more) in self.leader_wins.iter_mut().zip(other.leader_wins) {
            *wins += more;
        }
        self.comebacks += other.comebacks;
        self.overtaken += other.overtaken;
        self.margin.merge(&other.margin);
        self.field.merge(&other.field);
    }
}

/// What one race says of the lead.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct OfRace {
    /// How often the lead passed from one seat alone to another alone.
    pub lead_changes: i64,
    /// The share of the ends of rounds before the last at which no winner led.
    pub behind: f64,
    /// The part of the race after which a winner led for good.
    pub decided: f64,
    /// As the last round began, from the winner to the next that did not win: below zero if the winner was behind;
    /// zero if nobody lost.
    pub margin: i64,
    /// From the first to the last, as the last round began.
    pub field: i64,
}

/// What one race says of the lead.
pub fn of_race(facts: &Facts) -> OfRace {
    let ends = facts.trail.len();
    let won = won(facts);
    let behind: Vec<bool> = facts.trail[..ends - 1].iter().map(|now| !a_winner_leads(now, &won)).collect();
    let times = behind.iter().filter(|behind| **behind).count();
    // Who is home has all the progress there is, so it is looked at where the last round began.
    let end = &facts.trail[ends.saturating_sub(2)];
    let best = |winner: bool| {
        let those = end.iter().zip(&won).filter(|(_, won)| **won == winner);
        those.map(|(progress, _)| i64::from(*progress)).max()
    };
    let least = end.iter().copied().min().unwrap_or_default();
    OfRace {
        lead_changes: changes(&facts.trail),
        behind: part(times, behind.len()),
        decided: part(behind.iter().rposition(|behind| *behind).map_or(0, |last| last + 1), ends),
        margin: best(true).zip(best(false)).map_or(0, |(first, next)| first - next),
        field: i64::from(most(end)) - i64::from(least),
    }
}

fn won(facts: &Facts) -> Vec<bool> {
    facts.places.iter().map(|place| *place == 1).collect()
}

fn changes(trail: &[Vec<i32>]) -> i64 {
    let mut leader = None;
    let mut changes = 0;
    for now in trail {
        let mut leading = leaders(now);
        if let (Some(alone), None) = (leading.next(), leading.next()) {
            changes += i64::from(leader.is_some_and(|before| before != alone));
            leader = Some(alone);
        }
    }
    changes
}

fn most(progress: &[i32]) -> i32 {
    progress.iter().copied().max().unwrap_or_default()
}

fn leaders(progress: &[i32]) -> impl Iterator<Item = usize> {
    let most = most(progress);
    progress.iter().enumerate().filter(move |(_, progress)| **progress == most).map(|(seat, _)| seat)
}

/// Behind all others that are not level, and not level with all.
fn is_last(progress: &[i32], seat: usize) -> bool {
    progress[seat] < most(progress) && progress.iter().all(|other| *other >= progress[seat])
}

fn a_winner_leads(progress: &[i32], won: &[bool]) -> bool {
    leaders(progress).any(|seat| won[seat])
}

/// How the race stood after this many parts of it.
fn after(trail: &[Vec<i32>], part: usize, parts: usize) -> &[i32] {
    &trail[(trail.len() * part).div_ceil(parts) - 1]
}

fn part(part: usize, whole: usize) -> f64 {
    if whole == 0 { 0.0 } else { part as f64 / whole as f64 }
}

/// What part of these seats is so. Up to six seats share exactly.
fn share_of(seats: impl Iterator<Item = usize>, is_so: impl Fn(usize) -> bool) -> u64 {
    let (mut all, mut so) = (0, 0);
    for seat in seats {
        all += 1;
        so += u64::from(is_so(seat));
    }
    (SHARE * so).checked_div(all).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A race of two in four rounds: seat 1 leads, is level, leads, and loses at the end.
    fn race() -> Facts {
        let trail = [[1, 3], [5, 5], [6, 8], [10, 9]].map(|now| now.to_vec()).to_vec();
        Facts { places: vec![1, 2], trail, ..Facts::default() }
    }

    #[test]
    fn the_lead_is_told_from_the_ends_of_rounds() {
        let mut leads = Leads::default();
        leads.add(&race());
        assert_eq!(leads.changes.times(1), 1, "from seat 1 to seat 0, once");
        assert_eq!(leads.behind.times(667), 1, "behind at two of three ends before the last");
        assert_eq!(leads.decided.times(750), 1, "behind for the last time after three of four rounds");
        assert_eq!(leads.margin.times(-2), 1, "two behind as the last round began");
        assert_eq!(leads.field.times(2), 1);
        // In the middle, after two of four rounds, both were level.
        assert_eq!((leads.comebacks, leads.overtaken), (0, 0));
        // After one to nine tenths: rounds 1, 1, 2, 2, 2, 3, 3, 4, 4.
        let half = SHARE / 2;
        assert_eq!(leads.leader_wins, [0, 0, half, half, half, 0, 0, SHARE, SHARE]);
    }

    #[test]
    fn who_is_last_in_the_middle_and_wins_has_come_back() {
        let mut leads = Leads::default();
        let trail = [[1, 3, 2], [9, 4, 4]].map(|now| now.to_vec()).to_vec();
        leads.add(&Facts { places: vec![1, 2, 2], trail, ..Facts::default() });
        assert_eq!((leads.comebacks, leads.overtaken), (SHARE, SHARE));
    }

    #[test]
    fn two_merged_are_as_one() {
        let mut one = Leads::default();
        one.add(&race());
        let mut two = one.clone();
        two.add(&race());
        one.merge(&one.clone());
        assert_eq!(one, two);
    }
}
