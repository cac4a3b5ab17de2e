//! What comes out when a recorded race is played again by the rules, as data: commands and the page say it each in their own way.

use engine::Fault;
use protocol::{Misfit, MisfitPart, Places, Verified};

use crate::{Record, Replay};

/// What came out.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Findings {
    /// The hashes that were found after the set-up and after every step that is as recorded; see [`crate::fingerprint`].
    pub hashes: Vec<String>,
    /// The places by the rules, if all steps were played again and the race is over.
    pub places: Option<Places>,
    /// The first thing that is not as recorded or promised, and in which part of the race; what comes after it was not looked at.
    pub wrong: Option<(MisfitPart, Fault)>,
}

impl Findings {
    /// Nothing was played again, since this is wrong.
    pub(crate) fn wrong(part: MisfitPart, fault: Fault) -> Findings {
        Findings { wrong: Some((part, fault)), ..Findings::default() }
    }

    /// How many steps were played again and are as recorded.
    pub fn replayed(&self) -> u32 {
        self.hashes.len().saturating_sub(1) as u32
    }

    /// The number of steps, or what is wrong.
    pub fn verdict(self) -> Result<u32, Fault> {
        let replayed = self.replayed();
        self.wrong.map_or(Ok(replayed), |(_, fault)| Err(fault))
    }

    /// The same as it is told to a page.
    pub fn told(self, record: &Record) -> Verified {
        let (replayed, steps) = (self.replayed(), record.steps.len() as u32);
        let misfit = self.wrong.map(|(part, fault)| Misfit {
            part,
            step: match part {
                MisfitPart::Promise | MisfitPart::Rules => None,
                MisfitPart::Setup => Some(0),
                MisfitPart::Step => Some(replayed + 1),
                MisfitPart::Result => Some(steps),
            },
            rule: fault.rule.map(str::to_string),
            say: catalog::fault_phrase(&fault),
            why: fault.why,
        });
        Verified {
            game: record.game.clone(),
            rules_version: record.rules_version,
            steps,
            replayed,
            hashes: self.hashes,
            places: self.places,
            misfit,
        }
    }
}

impl Record {
    /// Plays the race again from its seed by the rules, as far as it is as recorded.
    pub fn verify(&self) -> Findings {
        let mut found = Findings::default();
        found.wrong = self.play_again(&mut found).err();
        found
    }

    fn play_again(&self, found: &mut Findings) -> Result<(), (MisfitPart, Fault)> {
        self.game().map_err(|fault| (MisfitPart::Rules, fault))?;
        let mut replay = Replay::begin(self).map_err(|fault| (MisfitPart::Setup, fault))?;
        found.hashes.push(replay.hash().to_string());
        for _ in &self.steps {
            replay.step().map_err(|fault| (MisfitPart::Step, fault))?;
            found.hashes.push(replay.hash().to_string());
        }
        found.places = replay.places();
        // With no step left, what is compared is the result.
        replay.step().map(drop).map_err(|fault| (MisfitPart::Result, fault))
    }
}
