//! A table for people who found each other: it is stored, its race begins, and then everybody is told.

use std::net::IpAddr;
use std::sync::Arc;

use bots::Level;
use protocol::{ClockPlan, ServerMessage, Settings, TableState, WhenAway};
use serde_json::Value;

use super::Seeker;
use super::groups::Waits;
use crate::app::{App, now_ms};
use crate::gate::{Kind, network};
use crate::rated::bot_points;
use crate::store::{Company, Holder, StoreError, StoredTable, TableSettings};
use crate::table::message::Conn;
use crate::{lobby, words};

/// The clock of a race between people who do not know each other.
const CLOCK: ClockPlan = ClockPlan::Live { bank_ms: 600_000, increment_ms: 5_000 };
/// For how long a found race is told again to somebody whose connection broke off.
const FOUND_MS: i64 = 60_000;

/// What was found for somebody, and on which connection they were told.
#[derive(Clone, Debug)]
pub(super) struct Found {
    conn: u64,
    person: String,
    table: String,
    seat: u8,
    at_ms: i64,
}

/// People for whom a table is being made. Until that has come to an end, they look for nothing else.
pub(super) struct Seating {
    app: Arc<App>,
    seats: u8,
    members: Vec<Seeker>,
}

impl Drop for Seating {
    fn drop(&mut self) {
        let is_one = |conn: u64| self.members.iter().any(|member| member.conn.id == conn);
        self.app.pairing.waiting().seated.retain(|(conn, _)| !is_one(*conn));
    }
}

impl Seating {
    pub(super) fn new(app: &Arc<App>, seats: u8, members: Vec<Seeker>) -> Seating {
        Seating { app: Arc::clone(app), seats, members }
    }

    /// Makes the table and tells everybody.
    pub(super) async fn run(self) {
        match self.store().await {
            Ok((table, seated)) => self.tell(&table, &seated),
            Err(error) => {
                tracing::error!(%error, "people who found each other have no table");
                for member in &self.members {
                    member.conn.say(&super::ended(words::store_error(&error)));
                }
            }
        }
    }

    fn tell(&self, table: &str, seated: &[u8]) {
        let at_ms = now_ms();
        let mut waiting = self.app.pairing.waiting();
        waiting.found.retain(|found| at_ms - found.at_ms < FOUND_MS);
        for (member, seat) in self.members.iter().zip(seated.iter().copied()) {
            member.conn.say(&ServerMessage::Found(protocol::Found { table: table.to_string(), seat }));
            // Nobody waits for whoever races against bots alone.
            if self.members.len() > 1 {
                let (conn, person) = (member.conn.id, member.person.id.clone());
                waiting.found.push(Found { conn, person, table: table.to_string(), seat, at_ms });
            }
        }
    }

    /// Stores a table whose race begins at once, with bots at the seats that are left. Gives the seat of each person.
    async fn store(&self) -> Result<(String, Vec<u8>), StoreError> {
        let first = self.members.first().ok_or(StoreError::Missing)?;
        let game = first.waits.game;
        let race = catalog::find(game).and_then(|game| game.new_race(i64::from(self.seats), &Value::Null, 0));
        let race = race.map_err(|fault| StoreError::Failed(catalog::fault_phrase(&fault)))?;
        let (holders, seated) = self.draw_seats()?;
        self.count();
        let started_ms = Some(now_ms());
        let company = Company {
            seats: holders,
            host: Some(first.person.id.clone()),
            maker: Some(first.person.id.clone()),
            started_ms,
            ..Company::default()
        };
        let (options, settings) = (race.setup().options, TableSettings::usual(self.settings(&first.waits)));
        let stored = lobby::store_table(&self.app, game, options, settings, company, TableState::Running);
        let id = stored.await?;
        self.app.hub.set_due(&id.as_str().into(), started_ms);
        Ok((id, seated))
    }

    /// Chance seats them: who waited longest has no better place.
    fn draw_seats(&self) -> Result<(Vec<Holder>, Vec<u8>), StoreError> {
        let level = level_for(&self.members);
        let mut order: Vec<(u64, usize)> = Vec::new();
        for i in 0..usize::from(self.seats) {
            order.push((u64::from_le_bytes(self.app.random()?), i));
        }
        order.sort_unstable();
        let (mut holders, mut seated) = (Vec::new(), vec![0; self.members.len()]);
        for ((_, who), seat) in order.into_iter().zip(0..) {
            holders.push(match self.members.get(who) {
                Some(member) => {
                    seated[who] = seat;
                    lobby::person_at(&holders, &member.person, None)
                }
                None => Holder::Bot(level),
            });
        }
        Ok((holders, seated))
    }

    /// The table counts for the address of everybody who races there.
    fn count(&self) {
        let mut networks: Vec<IpAddr> = self.members.iter().map(|member| network(member.address)).collect();
        networks.sort_unstable();
        networks.dedup();
        for address in networks {
            self.app.gate.take(address, Kind::Table);
        }
    }

    fn settings(&self, waits: &Waits) -> Settings {
        let usual = Settings { rated: waits.rated, hints: !waits.rated, ..Settings::default() };
        if self.members.len() == 1 {
            return Settings { away_after_s: Some(0), ..usual };
        }
        let usual = Settings { clock: CLOCK, ..usual };
        Settings { away_after_s: Some(usual.away_limit_s()), when_away: Some(WhenAway::Ask), ..usual }
    }
}

/// The level of bots that is nearest in strength to those who race; one that errs as people do where none was measured.
fn level_for(members: &[Seeker]) -> Level {
    let Some(game) = members.first().map(|member| member.waits.game) else { return Level::Novice };
    let sum: i64 = members.iter().map(|member| member.waits.rating).sum();
    let mean = sum / members.len() as i64;
    let known = Level::ALL.into_iter().filter_map(|level| Some((level, bot_points(game, level)?.value)));
    known.min_by_key(|(_, value)| (value - mean).abs()).map_or(Level::Novice, |(level, _)| level)
}

/// The race with other people that was lately found for somebody on another connection, which may have broken off before they heard of
/// it, if they are still awaited there.
pub(super) async fn missed(
    app: &App,
    conn: &Conn,
    person: &str,
) -> Result<Option<ServerMessage>, StoreError> {
    let is_missed =
        |found: &&Found| found.person == person && found.conn != conn.id && now_ms() - found.at_ms < FOUND_MS;
    let found = app.pairing.waiting().found.iter().rev().find(is_missed).cloned();
    let Some(Found { table, seat, .. }) = found else { return Ok(None) };
    let asked = table.clone();
    let stored: Option<StoredTable> = app.read(move |store| store.table(&asked)).await?;
    let is_awaited = stored.is_some_and(|stored| {
        let holder = stored.company.seats.get(usize::from(seat));
        let sits = matches!(holder, Some(Holder::Person { id, left: false, .. }) if id == person);
        sits && stored.state == TableState::Running
    });
    Ok(is_awaited.then_some(ServerMessage::Found(protocol::Found { table, seat })))
}
