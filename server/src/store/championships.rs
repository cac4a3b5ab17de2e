//! Championships as they are kept: what was agreed, who takes part, and the tables of the races with what came of them.

use bots::Level;
use protocol::{ClockPlan, RaceOf};
use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::{StoreError, StoredTable};

/// Where a championship stands, as far as it is stored; the rest follows from its heats.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stage {
    /// No race has begun.
    Open,
    /// One has.
    Running,
    /// It is over.
    Over,
}

impl Stage {
    pub(crate) fn word(self) -> &'static str {
        match self {
            Stage::Open => "open",
            Stage::Running => "running",
            Stage::Over => "over",
        }
    }

    pub(crate) fn of(word: &str) -> Stage {
        match word {
            "open" => Stage::Open,
            "running" => Stage::Running,
            _ => Stage::Over,
        }
    }
}

/// What was agreed when it was made, and does not change.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Agreed {
    /// What it is called.
    pub name: Option<String>,
    /// The game's id.
    pub game: String,
    /// Every switch of each race.
    pub options: Vec<Value>,
    /// How many sit at a table at most.
    pub seats: u8,
    /// The points for each place.
    pub points: Vec<u16>,
    /// The level of bots that fill up.
    #[serde(default, with = "super::level::maybe")]
    pub bots: Option<Level>,
    /// How much time there is in each race.
    pub clock: ClockPlan,
}

impl Agreed {
    /// The level of bots, of those that fill up and of those that stand in.
    pub(crate) fn level(&self) -> Level {
        self.bots.unwrap_or(Level::Greedy)
    }
}

/// Somebody who takes part.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Taker {
    /// The person's id; none for a bot.
    pub person: Option<String>,
    /// What they are called in it.
    pub name: String,
    /// Whether they have left.
    pub left: bool,
    /// Whether they are ready for the next race.
    pub ready: bool,
}

/// Who takes part, and what is planned.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Field {
    /// Those who take part.
    pub takers: Vec<Taker>,
    /// The id of the host.
    pub host: Option<String>,
    /// The ids of people whom the host has removed.
    pub removed: Vec<String>,
    /// By race and table, who sits at each seat; nothing before it begins.
    pub plan: Vec<Vec<Vec<u8>>>,
    /// How many races have begun.
    pub begun: u8,
}

impl Field {
    /// The number of a person who takes part or did.
    pub(crate) fn of(&self, person: &str) -> Option<usize> {
        self.takers.iter().position(|taker| taker.person.as_deref() == Some(person))
    }

    /// The people who take part now.
    pub(crate) fn people(&self) -> impl Iterator<Item = &Taker> {
        self.takers.iter().filter(|taker| taker.person.is_some() && !taker.left)
    }
}

/// A championship.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredChampionship {
    /// Its id.
    pub id: String,
    /// Its code.
    pub code: String,
    /// When it was made.
    pub created_ms: i64,
    /// The id of whoever made it.
    pub maker: String,
    /// Whether it is in the public list.
    pub public: bool,
    /// Where it stands.
    pub stage: Stage,
    /// Rises with every change.
    pub version: u32,
    /// What was agreed.
    pub agreed: Agreed,
    /// Who takes part.
    pub field: Field,
}

/// The table of a race, and what came of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredHeat {
    /// The championship's id.
    pub championship: String,
    /// Which race, from 0.
    pub race: u8,
    /// Which of its tables.
    pub part: u8,
    /// The table's id.
    pub table: String,
    /// Who sits at each seat.
    pub seats: Vec<u8>,
    /// Those of them who had left when it began: they have no points from it.
    pub gone: Vec<u8>,
    /// What came of it, when it is over.
    pub end: Option<HeatEnd>,
}

/// What came of a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HeatEnd {
    /// The places as they count, by seat; none if there is no result.
    pub places: Option<Vec<u8>>,
    /// When.
    pub at_ms: i64,
}

/// That a table is a race of a championship, as the table knows it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct HeatOf {
    /// The championship's id.
    pub id: String,
    /// What everybody is told.
    pub told: RaceOf,
}

/// A write about championships.
#[derive(Clone, Debug, PartialEq)]
pub enum Championed {
    /// A new one. Conflict if the id or the code is taken.
    New(StoredChampionship),
    /// Another field or stage, and the tables of a race that begins: all or nothing. Conflict if the version is not the next one, or if the
    /// id or the code of a table is taken.
    Set {
        /// As it is now.
        championship: StoredChampionship,
        /// New tables.
        tables: Vec<StoredTable>,
        /// What they are.
        heats: Vec<StoredHeat>,
    },
    /// What came of a table; what is known already stays.
    End {
        /// The table's id.
        table: String,
        /// What came of it.
        end: HeatEnd,
    },
    /// One whose first race has not begun goes.
    Drop {
        /// Its id.
        id: String,
    },
}

/// What is asked about championships.
pub trait Championships {
    /// One by its id.
    fn championship(&self, id: &str) -> Result<Option<StoredChampionship>, StoreError>;
    /// The id of one by its code.
    fn championship_by_code(&self, code: &str) -> Result<Option<String>, StoreError>;
    /// The tables of one, by race and part.
    fn heats(&self, id: &str) -> Result<Vec<StoredHeat>, StoreError>;
    /// Those in the public list that are not over, the newest first.
    fn public_championships(&self, most: u32) -> Result<Vec<StoredChampionship>, StoreError>;
    /// Those in which somebody takes part or did, the newest first.
    fn championships_of(&self, person: &str, most: u32) -> Result<Vec<StoredChampionship>, StoreError>;
    /// All that are not over.
    fn open_championships(&self) -> Result<Vec<StoredChampionship>, StoreError>;
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::testing::both;
    use crate::store::{Company, Holder, Store, Write};

    fn championship(id: &str, code: &str, people: &[&str]) -> StoredChampionship {
        let taker = |id: &&str| Taker {
            person: Some(id.to_string()),
            name: id.to_uppercase(),
            left: false,
            ready: false,
        };
        let agreed = Agreed {
            name: None,
            game: "pig".to_string(),
            options: vec![Value::Null; 2],
            seats: 2,
            points: vec![3, 1],
            bots: None,
            clock: ClockPlan::Mail { hours: 24 },
        };
        let takers = people.iter().map(taker).collect();
        StoredChampionship {
            id: id.to_string(),
            code: code.to_string(),
            created_ms: 5,
            maker: "a".to_string(),
            public: true,
            stage: Stage::Open,
            version: 0,
            agreed,
            field: Field { takers, host: Some("a".to_string()), ..Field::default() },
        }
    }

    fn table(id: &str, code: &str) -> StoredTable {
        let person = |id: &str| Holder::Person { id: id.to_string(), name: id.to_string(), left: false };
        StoredTable {
            id: id.to_string(),
            code: code.to_string(),
            created_ms: 1,
            game: "pig".to_string(),
            rules_version: 1,
            options: serde_json::json!({}),
            seed: 1,
            salt: "salt".to_string(),
            settings: crate::store::TableSettings::default(),
            company: Company { seats: vec![person("a"), person("b")], ..Company::default() },
            version: 0,
            state: protocol::TableState::Running,
        }
    }

    fn heat(table: &str, part: u8) -> StoredHeat {
        let (championship, table) = ("x".to_string(), table.to_string());
        StoredHeat { championship, race: 0, part, table, seats: vec![1, 0], gone: vec![0], end: None }
    }

    fn write(store: &dyn Store, write: Championed) -> Result<(), StoreError> {
        store.commit(&[write.into()]).remove(0)
    }

    #[test]
    fn a_race_begins_with_all_its_tables_or_not_at_all() {
        for store in both("championships") {
            let first = championship("x", "AAAAAA", &["a", "b"]);
            assert_eq!(write(&*store, Championed::New(first.clone())), Ok(()));
            assert_eq!(
                write(&*store, Championed::New(championship("y", "AAAAAA", &[]))),
                Err(StoreError::Conflict)
            );
            let begun = StoredChampionship { version: 1, stage: Stage::Running, ..first.clone() };
            let begin = |championship: &StoredChampionship, tables: Vec<StoredTable>| {
                let heats = tables.iter().zip(0..).map(|(it, part)| heat(&it.id, part)).collect();
                write(&*store, Championed::Set { championship: championship.clone(), tables, heats })
            };
            // The second table's code is the first one's: nothing of it is kept.
            let twice = vec![table("t", "CODE22"), table("u", "CODE22")];
            assert_eq!(begin(&begun, twice), Err(StoreError::Conflict));
            assert_eq!(store.championship("x"), Ok(Some(first)));
            assert_eq!((store.table("t"), store.heats("x")), (Ok(None), Ok(Vec::new())));
            assert_eq!(begin(&begun, vec![table("t", "CODE22"), table("u", "CODE23")]), Ok(()));
            assert_eq!(begin(&begun, Vec::new()), Err(StoreError::Conflict), "somebody was first");
            assert_eq!(store.championship("x"), Ok(Some(begun)));
            assert_eq!(store.heats("x"), Ok(vec![heat("t", 0), heat("u", 1)]));
            assert!(store.due().unwrap().iter().any(|(id, _)| id == "u"), "the race is looked at");
        }
    }

    #[test]
    fn what_came_of_a_table_is_stored_with_its_last_step_and_stays() {
        for store in both("heats") {
            let known = championship("x", "AAAAAA", &["a", "b"]);
            write(&*store, Championed::New(known.clone())).unwrap();
            let championship = StoredChampionship { version: 1, ..known };
            let (tables, heats) = (vec![table("t", "CODE22")], vec![heat("t", 0)]);
            write(&*store, Championed::Set { championship, tables, heats }).unwrap();
            let end = HeatEnd { places: Some(vec![2, 1]), at_ms: 9 };
            let up = Box::new(Write::Up { from_ms: 1, until_ms: 2, seen_ms: 2 });
            let both = Write::Heat(up, "t".to_string(), end.clone());
            assert_eq!(store.commit(&[both]), [Ok(())]);
            let void = HeatEnd { places: None, at_ms: 10 };
            write(&*store, Championed::End { table: "t".to_string(), end: void }).unwrap();
            assert_eq!(store.heats("x").unwrap()[0].end, Some(end));
        }
    }

    #[test]
    fn people_find_theirs_and_everybody_the_public_ones_that_are_not_over() {
        for store in both("found") {
            let mine = championship("x", "AAAAAA", &["a", "b"]);
            let newer = StoredChampionship { created_ms: 6, ..championship("y", "YYYYYY", &["a"]) };
            let closed =
                StoredChampionship { public: false, created_ms: 7, ..championship("z", "ZZZZZZ", &["c"]) };
            for one in [&mine, &newer, &closed] {
                write(&*store, Championed::New(one.clone())).unwrap();
            }
            let ids = |all: Vec<StoredChampionship>| all.into_iter().map(|it| it.id).collect::<Vec<_>>();
            assert_eq!(ids(store.public_championships(9).unwrap()), ["y", "x"]);
            assert_eq!(ids(store.championships_of("a", 9).unwrap()), ["y", "x"]);
            assert_eq!(ids(store.championships_of("a", 1).unwrap()), ["y"]);
            assert_eq!(store.championship_by_code("ZZZZZZ"), Ok(Some("z".to_string())));
            let over = StoredChampionship { version: 1, stage: Stage::Over, ..newer };
            let (tables, heats) = (Vec::new(), Vec::new());
            write(&*store, Championed::Set { championship: over, tables, heats }).unwrap();
            assert_eq!(ids(store.public_championships(9).unwrap()), ["x"]);
            assert_eq!(ids(store.open_championships().unwrap()).len(), 2);
            write(&*store, Championed::Drop { id: "x".to_string() }).unwrap();
            assert_eq!(ids(store.championships_of("a", 9).unwrap()), ["y"]);
            assert_eq!(store.championship_by_code("AAAAAA"), Ok(None));
        }
    }
}
