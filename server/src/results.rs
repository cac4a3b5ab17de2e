//! How races stand and ended, and what a person has achieved in them. All of it follows from set-up, seed and actions: races are played
//! again, and what came of it is kept as long as nothing happens in them.

use std::cmp::Reverse;
use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use catalog::Sight;
use engine::Seat;
use protocol::{
    ClockPlan, Fastest, FavouriteBoard, MyRace, MyRaces, MyRecord, MyRecords, MyTurn, Places, Settings,
    Switch, SwitchValues, TableState,
};

use crate::app::Uptime;
use crate::day::Calendar;
use crate::store::{Entry, Holder, Place, Store, StoreError, StoredTable, What};
use crate::table::awake::{Unplayable, damaged, new_race, play_log, standing};
use crate::table::pace::Pace;
use crate::table::{places_of, seats_of};

/// The most races of a page.
const PAGE_MAX: u32 = 50;
/// The most finished races that records are made from.
const RECORDS_FROM: u32 = 1_000;
/// The most boards that are told as favourites.
const FAVOURITES: usize = 5;
/// The most races under way of a person that are looked through for their turn: the newest.
pub(crate) const TURNS_FROM: u32 = 50;
/// The most races whose outcome is kept.
const KEPT: usize = 20_000;

/// Which of a person's races.
#[derive(Debug)]
pub(crate) struct Page {
    pub(crate) state: TableState,
    pub(crate) before: Option<Place>,
    pub(crate) most: u32,
}

/// How a race stands, or how it ended.
#[derive(Debug)]
struct Outcome {
    deciding: Vec<Seat>,
    round: u32,
    /// By seat, the round in which it made its last decision; 0 if it made none.
    last_rounds: Vec<u32>,
    /// As they stand; final if the race is over.
    places: Places,
    is_over: bool,
    moved_ms: Option<i64>,
    /// Who owes what since when, of a race by mail that goes on.
    pace: Option<Pace>,
}

impl Outcome {
    /// The places, if the race has come to an end that gives some.
    fn places(&self, table: &StoredTable) -> Option<Places> {
        places_of(self.is_over, self.places.clone(), table.company.ended.as_ref())
    }
}

/// What came of races, by table, with the number of entries in the log for which it holds; none for a race that the rules of
/// today cannot play.
type Known = BTreeMap<String, (u32, Option<Arc<Outcome>>)>;

/// What is known of races.
#[derive(Debug, Default)]
pub(crate) struct Results {
    known: Mutex<Known>,
    /// One person's records at a time: many races are played again for them.
    working: Mutex<()>,
}

impl Results {
    fn known(&self) -> MutexGuard<'_, Known> {
        self.known.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn of(&self, store: &dyn Store, table: &StoredTable) -> Result<Option<Arc<Outcome>>, StoreError> {
        if table.company.started_ms.is_none() {
            return Ok(None);
        }
        let seq = store.last_seq(&table.id)?;
        if let Some((_, outcome)) = self.known().get(&table.id).filter(|(at, _)| *at == seq) {
            return Ok(outcome.clone());
        }
        let log = store.log(&table.id)?;
        let outcome = match outcome_of(table, &log) {
            Ok(outcome) => Some(Arc::new(outcome)),
            Err(Unplayable::RulesChanged(_)) => None,
            Err(Unplayable::Damaged(error)) => {
                tracing::warn!(table = table.id, %error, "a race cannot be played again");
                None
            }
        };
        let mut known = self.known();
        if known.len() >= KEPT {
            known.clear();
        }
        known.insert(table.id.clone(), (log.len() as u32, outcome.clone()));
        Ok(outcome)
    }

    /// A page of a person's races in a state, those that are to be shown.
    pub(crate) fn page(
        &self,
        store: &dyn Store,
        person: &str,
        page: &Page,
        is_shown: impl Fn(&StoredTable) -> bool,
    ) -> Result<MyRaces, StoreError> {
        let most = page.most.clamp(1, PAGE_MAX);
        let tables = store.races_of(person, page.state, page.before.as_ref(), most)?;
        let is_last = tables.len() < most as usize;
        let next = tables.last().filter(|_| !is_last).map(|table| written(&table.place()));
        let mut races = Vec::with_capacity(tables.len());
        for table in tables.iter().filter(|table| is_shown(table)) {
            // People who got up before the start do not sit there any more.
            let mine: Vec<u8> = seats_held(table, person).map(|(seat, _)| seat).collect();
            let offered: Vec<u8> = table.company.offered_to(person).collect();
            if !mine.is_empty() || !offered.is_empty() {
                let outcome = self.of(store, table)?;
                let places = match &outcome {
                    Some(outcome) => Results::places(store, table, outcome)?,
                    None => None,
                };
                let race = my_race(table, mine, outcome.as_deref());
                races.push(MyRace { offered, places, ..race });
            }
        }
        Ok(MyRaces { races, next })
    }

    /// The races in which a person owes a choice, those with a deadline first, in the order of deadlines.
    pub(crate) fn turns(
        &self,
        store: &dyn Store,
        person: &str,
        uptime: &Uptime,
        now_ms: i64,
    ) -> Result<Vec<MyTurn>, StoreError> {
        let mut turns = Vec::new();
        for table in store.races_of(person, TableState::Running, None, TURNS_FROM)? {
            let Some(outcome) = self.of(store, &table)?.filter(|_| table.company.ended.is_none()) else {
                continue;
            };
            let held: Vec<u8> =
                seats_held(&table, person).filter(|(_, stays)| *stays).map(|(seat, _)| seat).collect();
            let owing = outcome.deciding.iter().filter(|seat| held.contains(&seat.0));
            let seats: Vec<u8> = owing.map(|seat| seat.0).collect();
            let pace = outcome.pace.as_ref();
            let deadline = |seat: &u8| pace?.runs_out(Seat(*seat), now_ms, uptime);
            let deadline_ms = seats.iter().filter_map(deadline).min();
            if !seats.is_empty() {
                turns.push(MyTurn { table: table.id, game: table.game, seats, deadline_ms });
            }
        }
        turns.sort_by_key(|turn| (turn.deadline_ms.is_none(), turn.deadline_ms));
        Ok(turns)
    }

    /// The places of a race that is over, as they count: at a rated table those that were rated.
    fn places(
        store: &dyn Store,
        table: &StoredTable,
        outcome: &Outcome,
    ) -> Result<Option<Places>, StoreError> {
        if !(table.settings.rated && table.state == TableState::Over) {
            return Ok(outcome.places(table));
        }
        let Some((race, _)) = store.rated_race(&table.id)? else { return Ok(outcome.places(table)) };
        let places: Vec<u8> = race.seats.iter().map(|seat| seat.place).collect();
        let first = (0..).zip(&places).filter(|(_, place)| **place == 1);
        let winners = first.map(|(seat, _)| Seat(seat)).collect();
        Ok(Some(Places { places, winners }))
    }

    /// What a person has achieved.
    pub(crate) fn records(&self, store: &dyn Store, person: &str) -> Result<MyRecords, StoreError> {
        self.records_of(store, person, |_| true)
    }

    /// What a person has achieved in races that are to be shown.
    pub(crate) fn records_of(
        &self,
        store: &dyn Store,
        person: &str,
        is_shown: impl Fn(&StoredTable) -> bool,
    ) -> Result<MyRecords, StoreError> {
        let _turn = self.working.lock().unwrap_or_else(PoisonError::into_inner);
        let tables = store.races_of(person, TableState::Over, None, RECORDS_FROM)?;
        let mut records: BTreeMap<(String, String), MyRecord> = BTreeMap::new();
        let mut races = 0;
        // The oldest first: whoever was first keeps the record.
        // Whoever plays on from a moment of another race has not run all of it.
        let whole = |table: &&StoredTable| table.company.try_of.is_none() && is_shown(table);
        for table in tables.iter().rev().filter(whole) {
            let mut held = seats_held(table, person);
            let (Some((seat, stayed)), None) = (held.next(), held.next()) else { continue };
            // At a rated table whoever left came last, and nobody escapes that.
            if !stayed && !table.settings.rated {
                continue;
            }
            let Some(outcome) = self.of(store, table)? else { continue };
            let Some(places) = Results::places(store, table, &outcome)? else { continue };
            let Some(run) = run_of(table, seat, (&outcome, &places)) else { continue };
            races += 1;
            let key = (table.game.clone(), table.options.to_string());
            records.entry(key).and_modify(|record| add(record, &run)).or_insert_with(|| first(table, run));
        }
        let mut records: Vec<MyRecord> = records.into_values().collect();
        records.sort_by_key(|record| Reverse(record.races));
        Ok(MyRecords { records, races })
    }
}

/// The same turns with deadlines by the date: that is what calendars and other programs compare them with.
pub(crate) fn dated(turns: Vec<MyTurn>, calendar: &Calendar) -> Vec<MyTurn> {
    let dated = |turn: MyTurn| {
        let deadline_ms = turn.deadline_ms.map(|deadline_ms| calendar.date_of_ms(deadline_ms));
        MyTurn { deadline_ms, ..turn }
    };
    turns.into_iter().map(dated).collect()
}

/// Whether everybody may see that somebody raced there: it counted for ratings or was in the public list, and people could watch. A try at the
/// race of a day is not shown before the day is over.
pub(crate) fn is_shown(table: &StoredTable, calendar: &Calendar) -> bool {
    let Settings { spectators, rated, public, .. } = *table.settings;
    spectators && (rated || public) && !table.is_sealed(calendar)
}

/// The boards on which a person raced most, as everybody may see.
pub(crate) fn favourites(
    store: &dyn Store,
    person: &str,
    is_shown: impl Fn(&StoredTable) -> bool,
) -> Result<Vec<FavouriteBoard>, StoreError> {
    let mut boards: BTreeMap<(String, String), FavouriteBoard> = BTreeMap::new();
    // The newest first: its set-up is the one that is told.
    for table in store.races_of(person, TableState::Over, None, RECORDS_FROM)?.into_iter().filter(&is_shown) {
        if seats_held(&table, person).next().is_none() {
            continue;
        }
        let board = boards.entry((table.game.clone(), board_of(&table))).or_insert_with(|| FavouriteBoard {
            game: table.game.clone(),
            options: table.options.clone(),
            seats: table.company.seats.len() as u8,
            races: 0,
        });
        board.races += 1;
    }
    let mut boards: Vec<FavouriteBoard> = boards.into_values().collect();
    boards.sort_by_key(|board| Reverse(board.races));
    boards.truncate(FAVOURITES);
    Ok(boards)
}

/// The value of the switch that names the board; the same for all races of a game that has none.
fn board_of(table: &StoredTable) -> String {
    let switches = catalog::find(&table.game).map(|game| game.switches()).unwrap_or_default();
    let is_board =
        |switch: &Switch| matches!(switch.values, SwitchValues::Board { .. } | SwitchValues::Boards { .. });
    let board = switches.into_iter().find(is_board).and_then(|switch| table.options.get(switch.key));
    board.map(ToString::to_string).unwrap_or_default()
}

/// A race that counts for records: the place, and the time if it was won by its rules.
struct Run {
    place: u8,
    won: Option<Fastest>,
}

fn run_of(table: &StoredTable, seat: u8, (outcome, places): (&Outcome, &Places)) -> Option<Run> {
    let place = *places.places.get(usize::from(seat))?;
    let rounds = outcome.last_rounds.get(usize::from(seat)).copied().unwrap_or(0);
    // A race that was claimed is a win, and no fast one: nobody ran it to its end.
    let won = (place == 1 && outcome.is_over).then(|| Fastest {
        rounds,
        seats: table.company.seats.len() as u8,
        table: table.id.clone(),
        at_ms: outcome.moved_ms.unwrap_or(table.created_ms),
    });
    Some(Run { place, won })
}

fn first(table: &StoredTable, run: Run) -> MyRecord {
    MyRecord {
        game: table.game.clone(),
        options: table.options.clone(),
        races: 1,
        wins: u32::from(run.place == 1),
        best_place: run.place,
        fastest: run.won,
    }
}

fn add(record: &mut MyRecord, run: &Run) {
    record.races += 1;
    record.best_place = record.best_place.min(run.place);
    record.wins += u32::from(run.place == 1);
    if let Some(won) = &run.won
        && record.fastest.as_ref().is_none_or(|fastest| won.rounds < fastest.rounds)
    {
        record.fastest = Some(won.clone());
    }
}

fn my_race(table: &StoredTable, mine: Vec<u8>, outcome: Option<&Outcome>) -> MyRace {
    let is_mine = |seat: &Seat| mine.contains(&seat.0);
    let is_on = table.company.ended.is_none();
    let turn = is_on && outcome.is_some_and(|outcome| outcome.deciding.iter().any(is_mine));
    let state = match (table.state, outcome) {
        (TableState::Running, None) => TableState::RulesChanged,
        (state, _) => state,
    };
    MyRace {
        table: table.id.clone(),
        game: table.game.clone(),
        options: table.options.clone(),
        state,
        seats: seats_of(table, |_| false),
        turn,
        mine,
        offered: Vec::new(),
        created_ms: table.created_ms,
        moved_ms: outcome.and_then(|outcome| outcome.moved_ms),
        round: outcome.map(|outcome| outcome.round),
        places: None,
        ended: table.company.ended.clone(),
    }
}

/// The seats of a person, and whether they stayed.
fn seats_held<'a>(table: &'a StoredTable, person: &'a str) -> impl Iterator<Item = (u8, bool)> + 'a {
    let seats = table.company.seats.iter().zip(0_u8..);
    seats.filter_map(move |(holder, seat)| match holder {
        Holder::Person { id, left, .. } if id == person => Some((seat, !left)),
        _ => None,
    })
}

fn outcome_of(table: &StoredTable, log: &[Entry]) -> Result<Outcome, Unplayable> {
    let mut race = new_race(table)?;
    let mut last_rounds = vec![0; table.company.seats.len()];
    for entry in standing(log) {
        let What::Action { action, .. } = &entry.what else { continue };
        if let Some(last) = last_rounds.get_mut(usize::from(entry.seat)) {
            *last = race.standing(Sight::Whole).round;
        }
        let played = race.play(Seat(entry.seat), action);
        played.map_err(|refused| Unplayable::Damaged(damaged(table, entry, &refused)))?;
    }
    Ok(Outcome {
        deciding: race.deciding().into_iter().map(|owed| owed.seat).collect(),
        round: race.standing(Sight::Whole).round,
        last_rounds,
        places: race.places(),
        is_over: race.is_over(),
        moved_ms: log.last().map(|entry| entry.at_ms),
        pace: mail_pace(table, log)?,
    })
}

/// Who owes what since when, of a race by mail that goes on. When a server was up matters only where time is taken from a bank.
fn mail_pace(table: &StoredTable, log: &[Entry]) -> Result<Option<Pace>, Unplayable> {
    if table.state != TableState::Running || !matches!(table.settings.clock, ClockPlan::Mail { .. }) {
        return Ok(None);
    }
    Ok(Some(play_log(table, log, &Uptime::new(Vec::new(), 0))?.1))
}

/// By seat, the round in which it made its last decision; none if the race cannot be played again.
pub(crate) fn last_rounds(table: &StoredTable, log: &[Entry]) -> Option<Vec<u32>> {
    outcome_of(table, log).ok().map(|outcome| outcome.last_rounds)
}

/// A place as clients are told it and send it back.
fn written(place: &Place) -> String {
    format!("{}-{}", place.created_ms, place.id)
}

/// A place that a client sent back.
pub(crate) fn read_place(text: &str) -> Option<Place> {
    let (created_ms, id) = text.split_once('-')?;
    Some(Place { created_ms: created_ms.parse().ok()?, id: id.to_string() })
}
