//! Finding a race: people who wait for one are brought together by game, wish and rating, and bots fill up after a while. Who waits is
//! nowhere stored: it ends with the connection.

mod groups;

use std::net::IpAddr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use bots::Level;
use engine::Phrase;
use protocol::{ClockPlan, Refusal, RefusalCode, Seek, ServerMessage, Settings, TableState, WhenAway};
use serde_json::Value;

use crate::app::{App, now_ms};
use crate::gate::Kind;
use crate::rated::bot_points;
use crate::store::rated::Points;
use crate::store::{Company, Holder, Person, StoreError};
use crate::table::message::Conn;
use crate::{lobby, words};

use groups::{Group, Waits};

/// The most people who wait at once.
const WAITING_MAX: usize = 10_000;
/// The clock of a race between people who do not know each other.
const CLOCK: ClockPlan = ClockPlan::Live { bank_ms: 600_000, increment_ms: 5_000 };

/// Somebody who waits for a race.
#[derive(Clone, Debug)]
struct Seeker {
    conn: Conn,
    person: Arc<Person>,
    address: IpAddr,
    waits: Waits,
}

/// Who waits, the longest first.
#[derive(Debug, Default)]
pub(crate) struct Pairing {
    seekers: Mutex<Vec<Seeker>>,
}

impl Pairing {
    fn seekers(&self) -> MutexGuard<'_, Vec<Seeker>> {
        self.seekers.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// A connection looks no longer, or is gone. Others are told that there is one fewer.
    pub(crate) fn end(&self, app: &App, conn: u64) {
        let mut seekers = self.seekers();
        let gone: Vec<Seeker> = seekers.extract_if(.., |seeker| seeker.conn.id == conn).collect();
        for seeker in &gone {
            tell_others(app, &seekers, &seeker.waits);
        }
    }
}

/// Somebody looks for a race. Whoever looked for one already looks for this one instead, also from another device.
pub(crate) async fn seek(
    app: &Arc<App>,
    conn: &Conn,
    person: Option<&Arc<Person>>,
    address: IpAddr,
    wanted: Seek,
) -> Result<(), Refusal> {
    let refuse = |code, say| Refusal { code, table: None, seat: None, rule: None, say };
    let unfit = |say| refuse(RefusalCode::Unreadable, say);
    let Some(person) = person else {
        return Err(refuse(RefusalCode::NotYours, Phrase::new("server-nobody")));
    };
    let game = words::find_game(&wanted.game).map_err(unfit)?;
    let (fewest, most) = (game.seats().0.max(2), game.seats().1);
    if wanted.seats.is_some_and(|seats| !(fewest..=most).contains(&seats)) {
        let say = Phrase::new("server-seek-seats").with("fewest", fewest).with("most", most);
        return Err(unfit(say));
    }
    if !app.gate.has(address, Kind::Table) {
        return Err(refuse(RefusalCode::TooMuch, Phrase::new("server-many-tables")));
    }
    let (id, of) = (person.id.clone(), game.id());
    let rating = app.read(move |store| Ok(store.ratings_of(&id)?.into_iter().find(|it| it.game == of))).await;
    let rating = rating.map_err(|error| refuse(RefusalCode::Store, words::store_error(&error)))?;
    let waits = Waits {
        game: game.id(),
        seats: wanted.seats,
        rated: wanted.rated,
        rating: rating.map_or(Points::START, |standing| standing.points).value,
        since_ms: now_ms(),
        range: (fewest, most),
    };
    let mut seekers = app.pairing.seekers();
    if seekers.len() >= WAITING_MAX {
        return Err(refuse(RefusalCode::TooMuch, Phrase::new("server-seek-full")));
    }
    let before: Vec<Seeker> = seekers.extract_if(.., |seeker| seeker.person.id == person.id).collect();
    for seeker in &before {
        if seeker.conn.id != conn.id {
            let say = Phrase::new("server-seek-elsewhere");
            seeker.conn.say(&ServerMessage::SeekEnded { say });
        }
        tell_others(app, &seekers, &seeker.waits);
    }
    seekers.push(Seeker { conn: conn.clone(), person: Arc::clone(person), address, waits: waits.clone() });
    tell_others(app, &seekers, &waits);
    Ok(())
}

/// Tells everybody who wants the same how many they are, and when bots fill up.
fn tell_others(app: &App, seekers: &[Seeker], about: &Waits) {
    let alike: Vec<&Seeker> = seekers.iter().filter(|seeker| seeker.waits.is_like(about)).collect();
    let (now, after_ms) = (now_ms(), app.config.bots_fill_after.as_millis() as i64);
    for seeker in &alike {
        let Waits { game, seats, rated, since_ms, .. } = seeker.waits;
        seeker.conn.say(&ServerMessage::Seeking {
            game: game.to_string(),
            seats,
            rated,
            waiting: alike.len() as u32,
            bots_in_ms: (since_ms + after_ms - now).max(0) as u64,
        });
    }
}

/// Brings together who can be.
pub(crate) async fn pair(app: &Arc<App>) {
    let found: Vec<(u8, Vec<Seeker>)> = {
        let mut seekers = app.pairing.seekers();
        seekers.retain(|seeker| !seeker.conn.is_gone());
        let waits: Vec<Waits> = seekers.iter().map(|seeker| seeker.waits.clone()).collect();
        let patience_ms = app.config.bots_fill_after.as_millis() as i64;
        let groups = groups::groups(&waits, now_ms(), patience_ms);
        let of = |group: &Group| group.members.iter().map(|i| seekers[*i].clone()).collect();
        let found: Vec<(u8, Vec<Seeker>)> = groups.iter().map(|group| (group.seats, of(group))).collect();
        let taken: Vec<u64> = found.iter().flat_map(|(_, all)| all.iter().map(|it| it.conn.id)).collect();
        seekers.retain(|seeker| !taken.contains(&seeker.conn.id));
        for (_, members) in &found {
            members.iter().take(1).for_each(|first| tell_others(app, &seekers, &first.waits));
        }
        found
    };
    for (seats, members) in found {
        match seat_together(app, seats, &members).await {
            Ok((table, seated)) => {
                for (member, seat) in members.iter().zip(seated) {
                    member.conn.say(&ServerMessage::Found { table: table.clone(), seat });
                }
            }
            Err(error) => {
                tracing::error!(%error, "people who found each other have no table");
                for member in &members {
                    member.conn.say(&ServerMessage::SeekEnded { say: words::store_error(&error) });
                }
            }
        }
    }
}

/// A table for people who found each other, with bots at the other seats: its race begins at once. Gives the seat of each.
async fn seat_together(
    app: &Arc<App>,
    seats: u8,
    members: &[Seeker],
) -> Result<(String, Vec<u8>), StoreError> {
    let Some(first) = members.first() else { return Err(StoreError::Missing) };
    let Waits { game, rated, .. } = first.waits;
    let missing = || StoreError::Failed(format!("{game} cannot be played"));
    let race =
        catalog::find(game).ok().and_then(|game| game.new_race(i64::from(seats), &Value::Null, 0).ok());
    let options = race.ok_or_else(missing)?.setup().options;
    let level = level_for(game, members);
    // Chance seats them: who waited longest has no better place.
    let mut order: Vec<(u64, usize)> = Vec::new();
    for i in 0..usize::from(seats) {
        order.push((u64::from_le_bytes(app.random()?), i));
    }
    order.sort_unstable();
    let (mut holders, mut seated) = (Vec::new(), vec![0; members.len()]);
    for ((_, who), seat) in order.into_iter().zip(0..) {
        holders.push(match members.get(who) {
            Some(member) => {
                seated[who] = seat;
                lobby::person_at(&holders, &member.person, None)
            }
            None => Holder::Bot(level),
        });
    }
    let is_alone = members.len() == 1;
    let settings = Settings {
        rated,
        hints: !rated,
        clock: if is_alone { ClockPlan::None {} } else { CLOCK },
        away_after_s: Some(if is_alone { 0 } else { Settings::default().away_limit_s() }),
        when_away: (!is_alone).then_some(WhenAway::Ask),
        ..Settings::default()
    };
    app.gate.take(first.address, Kind::Table);
    let company = Company {
        seats: holders,
        host: Some(first.person.id.clone()),
        maker: Some(first.person.id.clone()),
        started_ms: Some(now_ms()),
        ..Company::default()
    };
    let started_ms = company.started_ms;
    let id = lobby::store_table(app, game, options, settings, company, TableState::Running).await?;
    app.hub.set_due(&id.as_str().into(), started_ms);
    Ok((id, seated))
}

/// The level of bots that is nearest in strength to those who race; one that errs as people do where nobody has measured any.
fn level_for(game: &str, members: &[Seeker]) -> Level {
    let sum: i64 = members.iter().map(|member| member.waits.rating).sum();
    let mean = sum / members.len().max(1) as i64;
    let known = Level::ALL.into_iter().filter_map(|level| Some((level, bot_points(game, level)?.value)));
    known.min_by_key(|(_, value)| (value - mean).abs()).map_or(Level::Novice, |(level, _)| level)
}
