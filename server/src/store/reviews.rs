//! Reviews of finished races: made once, and served from then on.

use protocol::Review;

use super::{Company, StoreError};

/// The review of a race.
#[derive(Clone, Debug, PartialEq)]
pub struct StoredReview {
    /// The table's id.
    pub table: String,
    /// The version of the rules by which the race was run.
    pub rules_version: u32,
    /// It.
    pub review: Review,
}

/// Reading reviews. One that cannot be read, because it was written otherwise than reviews are now, is not there.
pub trait Reviews {
    /// The review of a table's race by these rules.
    fn review(&self, table: &str, rules_version: u32) -> Result<Option<Review>, StoreError>;
    /// The reviews of races in which a person has or had a seat, the newest race first, with who sat where.
    fn reviews_of(&self, person: &str, most: u32) -> Result<Vec<(Review, Company)>, StoreError>;
}

#[cfg(test)]
mod tests {
    use protocol::TableState;
    use serde_json::Value;

    use super::*;
    use crate::store::testing::both;
    use crate::store::{Holder, Store, StoredTable, TableSettings, Write};

    fn review(chance: f64) -> Review {
        let (start, dealt) = (vec![chance, 1.0 - chance], vec![0.0; 2]);
        Review {
            game: "pig".to_string(),
            start,
            dealt,
            moments: Vec::new(),
            result: vec![1.0, 0.0],
            seats: Vec::new(),
        }
    }

    fn table(id: &str, created_ms: i64, person: &str) -> Write {
        let (person, name) = (person.to_string(), person.to_uppercase());
        let seats = vec![Holder::Person { id: person, name, left: false }];
        Write::NewTable(Box::new(StoredTable {
            id: id.to_string(),
            code: id.to_uppercase(),
            created_ms,
            game: "pig".to_string(),
            rules_version: 1,
            options: Value::Null,
            seed: 1,
            salt: String::new(),
            settings: TableSettings::default(),
            company: Company { seats, ..Company::default() },
            version: 0,
            state: TableState::Over,
        }))
    }

    fn keep(store: &dyn Store, table: &str, review: Review) -> Result<(), StoreError> {
        let review = StoredReview { table: table.to_string(), rules_version: 1, review };
        store.commit(&[Write::Review(Box::new(review))]).remove(0)
    }

    #[test]
    fn a_review_is_kept_by_table_and_rules_and_goes_with_its_table() {
        for store in both("reviews") {
            let store = &*store;
            assert_eq!(
                store.commit(&[table("one", 1, "a"), table("two", 2, "a"), table("three", 3, "b")]),
                [Ok(()), Ok(()), Ok(())]
            );
            assert_eq!(store.review("one", 1).unwrap(), None);
            assert_eq!(keep(store, "none", review(0.5)), Err(StoreError::Missing), "there is no such table");
            for (table, chance) in [("one", 0.9), ("one", 0.25), ("two", 0.75), ("three", 0.5)] {
                assert_eq!(keep(store, table, review(chance)), Ok(()));
            }
            assert_eq!(store.review("one", 1).unwrap(), Some(review(0.25)), "the later one stands");
            assert_eq!(store.review("one", 2).unwrap(), None, "it is not one by other rules");
            let of = |person: &str, most| {
                let found = store.reviews_of(person, most).unwrap();
                found.into_iter().map(|(review, _)| review.start[0]).collect::<Vec<_>>()
            };
            assert_eq!((of("a", 9), of("a", 1), of("b", 9)), (vec![0.75, 0.25], vec![0.75], vec![0.5]));
            let (_, company) = store.reviews_of("b", 1).unwrap().remove(0);
            assert_eq!(company.seats_of("b").collect::<Vec<_>>(), [0]);
            assert_eq!(store.commit(&[Write::DropTable { table: "two".to_string() }]), [Ok(())]);
            assert_eq!((store.review("two", 1).unwrap(), of("a", 9)), (None, vec![0.25]));
        }
    }
}
