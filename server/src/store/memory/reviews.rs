//! Reviews in memory.

use std::cmp::Reverse;

use protocol::Review;

use super::{Inner, MemoryStore};
use crate::store::reviews::{Reviews, StoredReview};
use crate::store::{Company, StoreError};

impl Inner {
    pub(super) fn keep_review(&mut self, kept: &StoredReview) -> Result<(), StoreError> {
        if !self.tables.contains_key(&kept.table) {
            return Err(StoreError::Missing);
        }
        self.reviews.insert(kept.table.clone(), kept.clone());
        Ok(())
    }
}

impl Reviews for MemoryStore {
    fn review(&self, table: &str, rules_version: u32) -> Result<Option<Review>, StoreError> {
        let inner = self.lock();
        let kept = inner.reviews.get(table).filter(|kept| kept.rules_version == rules_version);
        Ok(kept.map(|kept| kept.review.clone()))
    }

    fn reviews_of(&self, person: &str, most: u32) -> Result<Vec<(Review, Company)>, StoreError> {
        let inner = self.lock();
        let mut theirs = inner.of_person(person);
        theirs.sort_by_key(|table| Reverse(table.place()));
        let review =
            |table: super::StoredTable| Some((inner.reviews.get(&table.id)?.review.clone(), table.company));
        Ok(theirs.into_iter().filter_map(review).take(most as usize).collect())
    }
}
