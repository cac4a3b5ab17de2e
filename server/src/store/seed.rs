//! The seed of a race: what the server promised, and what people added.

use protocol::{Drawn, Reveal, Share};

use super::{Company, StoredTable};

impl StoredTable {
    /// The seed of the race: the table's own, or what people made of it with their shares.
    pub(crate) fn race_seed(&self) -> u64 {
        match self.company.shares().as_slice() {
            [] => self.seed,
            shares => records::mixed(&self.id, self.seed, &self.salt, shares),
        }
    }

    /// What everybody is told of the seed after the race.
    pub(crate) fn reveal(&self) -> Reveal {
        let (seed, shares) = (self.seed.to_string(), self.company.shares());
        let drawn = (!shares.is_empty()).then_some(Drawn { seed, shares });
        Reveal { seed: self.race_seed().to_string(), salt: self.salt.clone(), drawn }
    }
}

impl Company {
    /// What people added to the seed, in the order of seats.
    pub(crate) fn shares(&self) -> Vec<Share> {
        self.shares.iter().map(|(seat, share)| Share { seat: *seat, share: share.clone() }).collect()
    }
}
