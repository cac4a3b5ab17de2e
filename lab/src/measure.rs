//! Measures that can be asked for by name: one number a race each.

use std::fmt;
use std::str::FromStr;

use catalog::Facts;
use engine::{Fault, Phrase, Value};

use crate::study::{SHARE, of_race, wins};

/// A measure: one number a race.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Measure {
    /// Rounds.
    Rounds,
    /// Decisions of all seats.
    Decisions,
    /// The share of forced decisions.
    Forced,
    /// How often another seat took the lead.
    LeadChanges,
    /// The share of the ends of rounds at which no winner led.
    Behind,
    /// The part of the race after which the winner led for good.
    Decided,
    /// From the winner to the next.
    Margin,
    /// From the first to the last.
    Field,
    /// What the first to start has of the win.
    FirstWins,
    /// What the last to start has of the win.
    LastWins,
}

impl Measure {
    /// Every measure.
    pub const ALL: [Measure; 10] = [
        Measure::Rounds,
        Measure::Decisions,
        Measure::Forced,
        Measure::LeadChanges,
        Measure::Behind,
        Measure::Decided,
        Measure::Margin,
        Measure::Field,
        Measure::FirstWins,
        Measure::LastWins,
    ];

    /// Its name on the command line.
    pub const fn name(self) -> &'static str {
        match self {
            Measure::Rounds => "rounds",
            Measure::Decisions => "decisions",
            Measure::Forced => "forced",
            Measure::LeadChanges => "lead_changes",
            Measure::Behind => "behind",
            Measure::Decided => "decided",
            Measure::Margin => "margin",
            Measure::Field => "field",
            Measure::FirstWins => "first_wins",
            Measure::LastWins => "last_wins",
        }
    }

    /// Whether it is a share, shown in per cent.
    pub const fn is_share(self) -> bool {
        match self {
            Measure::Forced | Measure::Behind | Measure::Decided | Measure::FirstWins | Measure::LastWins => {
                true
            }
            Measure::Rounds
            | Measure::Decisions
            | Measure::LeadChanges
            | Measure::Margin
            | Measure::Field => false,
        }
    }

    /// Its value for a race.
    pub fn of(self, facts: &Facts) -> f64 {
        let of = of_race(facts);
        match self {
            Measure::Rounds => f64::from(facts.rounds),
            Measure::Decisions => f64::from(facts.decisions()),
            Measure::Forced => f64::from(facts.forced()) / f64::from(facts.decisions().max(1)),
            Measure::LeadChanges => of.lead_changes as f64,
            Measure::Behind => of.behind,
            Measure::Decided => of.decided,
            Measure::Margin => of.margin as f64,
            Measure::Field => of.field as f64,
            Measure::FirstWins => win_of(facts, facts.start.first()),
            Measure::LastWins => win_of(facts, facts.start.last()),
        }
    }
}

fn win_of(facts: &Facts, seat: Option<&engine::Seat>) -> f64 {
    seat.map_or(0.0, |seat| wins(&facts.places)[seat.index()] as f64 / SHARE as f64)
}

impl fmt::Display for Measure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

impl FromStr for Measure {
    type Err = Fault;

    fn from_str(name: &str) -> Result<Measure, Fault> {
        Measure::ALL.into_iter().find(|measure| measure.name() == name).ok_or_else(|| {
            let phrase = Phrase::new("lab-no-measure").naming("measure", name);
            Fault::said("measure", phrase.with("measures", Value::names(&Measure::ALL.map(Measure::name))))
        })
    }
}
