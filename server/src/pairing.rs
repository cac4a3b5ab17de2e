//! Finding a race: people who wait for one are brought together by game, wish and rating, and bots fill up after a while. Who waits is
//! nowhere stored: it ends with the connection, and nobody is brought to a table whose connection shows no sign of life.

mod groups;
mod seating;

use std::collections::BTreeMap;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use engine::Phrase;
use protocol::{Refusal, RefusalCode, Seek, SeekEnded, Seeking, ServerMessage};

use crate::app::{App, now_ms};
use crate::gate::Kind;
use crate::store::rated::Points;
use crate::store::{Person, StoreError, TableSettings};
use crate::table::message::Conn;
use crate::{rated, words};

use groups::{Group, Waits};
use seating::{Found, Seating};

/// The most people who wait at once.
const WAITING_MAX: usize = 2_000;

/// Somebody who waits for a race.
#[derive(Clone, Debug)]
struct Seeker {
    conn: Conn,
    person: Person,
    address: IpAddr,
    waits: Waits,
    /// How many wait, as they were told last.
    told: u32,
}

/// Who waits, and for whom a race was found.
#[derive(Debug, Default)]
pub(crate) struct Pairing {
    waiting: Mutex<Waiting>,
}

#[derive(Debug, Default)]
struct Waiting {
    seekers: Vec<Seeker>,
    /// Those for whom a table is being made, by connection and person: they can neither go back nor look for another.
    seated: Vec<(u64, String)>,
    /// What was found lately, for those whose connection broke off before they heard of it.
    found: Vec<Found>,
}

impl Pairing {
    fn waiting(&self) -> MutexGuard<'_, Waiting> {
        self.waiting.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// A connection is gone.
    pub(crate) fn gone(&self, conn: u64) {
        self.waiting().seekers.retain(|seeker| seeker.conn.id != conn);
    }

    /// Somebody looks no longer, and is told so; whoever is being seated hears what was found instead.
    pub(crate) fn unseek(&self, conn: &Conn) {
        let mut waiting = self.waiting();
        conn.feel(false);
        waiting.seekers.retain(|seeker| seeker.conn.id != conn.id);
        if !waiting.seated.iter().any(|(id, _)| *id == conn.id) {
            conn.say(&ended(Phrase::new("server-seek-stopped")));
        }
    }
}

impl Waiting {
    /// How many wait for what somebody waits for, as far as they are there and may be brought together.
    fn counts<'a>(&'a self, app: &App) -> impl Fn(&Seeker) -> u32 + use<'a> {
        let there: Vec<&Seeker> = self.seekers.iter().filter(|seeker| is_there(app, seeker)).collect();
        let mut counts: BTreeMap<(&'static str, bool), u32> = BTreeMap::new();
        for seeker in &there {
            *counts.entry(seeker.waits.kind()).or_default() += 1;
        }
        let kinds: BTreeMap<&str, _> =
            there.iter().map(|it| (it.person.id.as_str(), it.waits.kind())).collect();
        let apart = app.shuns.apart_among(|person| kinds.contains_key(person));
        move |seeker| {
            let (own, kind) = (seeker.person.id.as_str(), seeker.waits.kind());
            let is_shunned = |(one, other): &&(String, String)| {
                let rival = if one == own { other } else { one };
                (one == own || other == own) && kinds.get(rival.as_str()) == Some(&kind)
            };
            let shunned = apart.iter().filter(is_shunned).count() as u32;
            counts.get(&kind).copied().unwrap_or(0).saturating_sub(shunned)
        }
    }

    /// Tells those for whom it has changed how many wait.
    fn tell(&mut self, app: &App) {
        let counts = self.counts(app);
        let counts: Vec<u32> = self.seekers.iter().map(counts).collect();
        for (seeker, count) in self.seekers.iter_mut().zip(counts) {
            if count != seeker.told {
                seeker.told = count;
                tell(app, seeker);
            }
        }
    }

    /// Somebody looks for a race, in the place of whatever they looked for before.
    fn enter(&mut self, app: &App, mut seeker: Seeker) -> Result<(), Refusal> {
        if let Some((id, _)) = self.seated.iter().find(|(_, person)| *person == seeker.person.id) {
            // On the same connection what was found comes at once.
            let is_same = *id == seeker.conn.id;
            let refused = || refuse(RefusalCode::NotNow, Phrase::new("server-seek-seated"));
            return if is_same { Ok(()) } else { Err(refused()) };
        }
        let is_own = |other: &mut Seeker| other.person.id == seeker.person.id;
        let before: Vec<Seeker> = self.seekers.extract_if(.., is_own).collect();
        if self.seekers.len() >= WAITING_MAX {
            self.seekers.extend(before);
            return Err(refuse(RefusalCode::TooMuch, Phrase::new("server-seek-full")));
        }
        for other in before {
            // Whoever comes back with the same wish has waited all the while.
            if other.waits.is_same_wish(&seeker.waits) {
                seeker.waits.since_ms = other.waits.since_ms;
            }
            if other.conn.id != seeker.conn.id {
                other.conn.feel(false);
                other.conn.say(&ended(Phrase::new("server-seek-elsewhere")));
            }
        }
        seeker.conn.feel(true);
        // Others hear of it with the next look: whoever comes and goes quickly does not flood them.
        self.seekers.push(seeker);
        let counted = self.seekers.last().map(|seeker| self.counts(app)(seeker));
        if let Some((seeker, count)) = self.seekers.last_mut().zip(counted) {
            seeker.told = count.max(1);
            tell(app, seeker);
        }
        Ok(())
    }

    /// Turns away those whose address may make no more tables.
    fn turn_away(&mut self, app: &App) {
        let is_over = |seeker: &mut Seeker| !app.gate.has(seeker.address, Kind::Table);
        for seeker in self.seekers.extract_if(.., is_over) {
            seeker.conn.feel(false);
            seeker.conn.say(&ended(Phrase::new("server-many-tables")));
        }
    }

    /// Takes out those who can race together.
    fn take(&mut self, app: &App) -> Vec<(u8, Vec<Seeker>)> {
        let there: Vec<usize> =
            (0..self.seekers.len()).filter(|i| is_there(app, &self.seekers[*i])).collect();
        let waits: Vec<Waits> = there.iter().map(|i| self.seekers[*i].waits.clone()).collect();
        let who = |i: usize| self.seekers[there[i]].person.id.as_str();
        let are_apart = |one: usize, other: usize| app.shuns.are_apart(who(one), who(other));
        let groups = groups::groups(&waits, now_ms(), bots_after_ms(app), &are_apart);
        let members = |group: &Group| group.members.iter().map(|i| self.seekers[there[*i]].clone()).collect();
        let found: Vec<(u8, Vec<Seeker>)> =
            groups.iter().map(|group| (group.seats, members(group))).collect();
        for seeker in found.iter().flat_map(|(_, members)| members) {
            seeker.conn.feel(false);
            self.seekers.retain(|other| other.conn.id != seeker.conn.id);
            self.seated.push((seeker.conn.id, seeker.person.id.clone()));
        }
        found
    }
}

/// Somebody looks for a race: whoever has the token of this hash.
pub(crate) async fn seek(
    app: &Arc<App>,
    conn: &Conn,
    token: Option<String>,
    address: IpAddr,
    wanted: Seek,
) -> Result<(), Refusal> {
    let unfit = |say| refuse(RefusalCode::Unreadable, say);
    let game = words::find_game(&wanted.game).map_err(unfit)?;
    let range = (game.seats().0.max(2), game.seats().1);
    if wanted.seats.is_some_and(|seats| !(range.0..=range.1).contains(&seats)) {
        return Err(unfit(Phrase::new("server-seek-seats").with("fewest", range.0).with("most", range.1)));
    }
    if wanted.rated {
        rated::check_level(game.id(), TableSettings::default().stand_in).map_err(unfit)?;
    }
    let (person, rating) = who(app, token, game.id()).await?;
    if let Some(found) = seating::missed(app, conn, &person.id).await.map_err(|error| broken(&error))? {
        conn.say(&found);
        return Ok(());
    }
    if !app.gate.has(address, Kind::Table) {
        return Err(refuse(RefusalCode::TooMuch, Phrase::new("server-many-tables")));
    }
    let Seek { seats, rated, .. } = wanted;
    let waits = Waits { game: game.id(), seats, rated, rating, since_ms: now_ms(), range };
    app.pairing.waiting().enter(app, Seeker { conn: conn.clone(), person, address, waits, told: 0 })
}

/// Who has the token of this hash, as they are called now, and their strength in a game, in thousandths.
async fn who(app: &App, token: Option<String>, game: &'static str) -> Result<(Person, i64), Refusal> {
    let nobody = || refuse(RefusalCode::NotYours, Phrase::new("server-nobody"));
    let token = token.ok_or_else(nobody)?;
    let read = app.read(move |store| {
        let Some(person) = store.person_by_token(&token)? else { return Ok(None) };
        let rating = store.ratings_of(&person.id)?.into_iter().find(|standing| standing.game == game);
        Ok(Some((person, rating.map_or(Points::START, |standing| standing.points).value)))
    });
    read.await.map_err(|error| broken(&error))?.ok_or_else(nobody)
}

/// Brings together who can be, and tells the others how many they are.
pub(crate) fn pair(app: &Arc<App>) {
    let mut waiting = app.pairing.waiting();
    waiting.turn_away(app);
    let found = waiting.take(app);
    waiting.tell(app);
    drop(waiting);
    for (seats, members) in found {
        tokio::spawn(Seating::new(app, seats, members).run());
    }
}

/// Whether the connection is there and has shown a sign of life lately: nobody is to race with somebody who has vanished.
fn is_there(app: &App, seeker: &Seeker) -> bool {
    seeker.conn.is_alive(now_ms() - app.config.limits.patience.as_millis() as i64)
}

/// After how many milliseconds bots fill up; none if they never do.
fn bots_after_ms(app: &App) -> Option<i64> {
    app.config.bots_fill_after.map(|after| i64::try_from(after.as_millis()).unwrap_or(i64::MAX))
}

/// Tells somebody how many want the same, and when bots fill up.
fn tell(app: &App, seeker: &Seeker) {
    let Waits { game, seats, rated, since_ms, .. } = seeker.waits;
    let left_ms = |after_ms: i64| since_ms.saturating_add(after_ms).saturating_sub(now_ms()).max(0) as u64;
    seeker.conn.say(&ServerMessage::Seeking(Seeking {
        game: game.to_string(),
        seats,
        rated,
        waiting: seeker.told,
        bots_in_ms: bots_after_ms(app).map(left_ms),
    }));
}

/// Looking has ended without a race, for this reason.
fn ended(say: Phrase) -> ServerMessage {
    ServerMessage::SeekEnded(SeekEnded { say })
}

fn refuse(code: RefusalCode, say: Phrase) -> Refusal {
    Refusal { code, table: None, seat: None, rule: None, say }
}

fn broken(error: &StoreError) -> Refusal {
    refuse(RefusalCode::Store, words::store_error(error))
}

#[cfg(test)]
mod tests {
    use axum::extract::ws::Utf8Bytes;
    use tokio::sync::{Notify, mpsc};

    use super::*;
    use crate::config::Config;
    use crate::metrics::Metrics;
    use crate::store::memory::MemoryStore;
    use crate::store::writer::Writer;

    fn app() -> App {
        let (store, metrics) = (Arc::new(MemoryStore::default()), Arc::new(Metrics::default()));
        let (writer, _) = Writer::start(store.clone(), Arc::clone(&metrics)).unwrap();
        App::new(Config::default(), store, writer, metrics).unwrap()
    }

    fn connection(id: u64) -> (Conn, mpsc::Receiver<Utf8Bytes>) {
        let (outbox, incoming) = mpsc::channel(8);
        (Conn::new(id, outbox, Arc::new(Notify::new())), incoming)
    }

    fn ada(conn: &Conn) -> Seeker {
        let person = Person { id: "ada".to_string(), name: "Ada".to_string() };
        let waits =
            Waits { game: "pig", seats: None, rated: false, rating: 25_000, since_ms: 7, range: (2, 6) };
        Seeker { conn: conn.clone(), person, address: IpAddr::from([127, 0, 0, 1]), waits, told: 0 }
    }

    #[test]
    fn whoever_stops_while_a_table_is_made_hears_only_what_was_found() {
        let pairing = Pairing::default();
        let (conn, mut heard) = connection(1);
        pairing.waiting().seated.push((1, "ada".to_string()));
        pairing.unseek(&conn);
        assert!(heard.try_recv().is_err(), "it is too late");
        pairing.waiting().seated.clear();
        pairing.unseek(&conn);
        assert!(heard.try_recv().unwrap().contains("server-seek-stopped"));
    }

    #[test]
    fn whoever_looks_again_while_a_table_is_made_gets_no_second_one() {
        let (app, (here, mut heard), (there, _outbox)) = (app(), connection(1), connection(2));
        let mut waiting = Waiting { seated: vec![(1, "ada".to_string())], ..Waiting::default() };
        waiting.enter(&app, ada(&here)).unwrap();
        assert!(heard.try_recv().is_err(), "what was found comes next");
        let refused = waiting.enter(&app, ada(&there)).unwrap_err();
        assert_eq!((refused.code, refused.say.id.as_ref()), (RefusalCode::NotNow, "server-seek-seated"));
        assert!(waiting.seekers.is_empty());
    }

    #[test]
    fn the_same_wish_once_more_keeps_the_time_and_another_begins_anew() {
        let (app, (conn, _outbox)) = (app(), connection(1));
        let mut waiting = Waiting::default();
        let again = |seats| {
            let mut seeker = ada(&conn);
            (seeker.waits.seats, seeker.waits.since_ms) = (seats, 99);
            seeker
        };
        waiting.enter(&app, ada(&conn)).unwrap();
        waiting.enter(&app, again(None)).unwrap();
        assert_eq!(waiting.seekers.iter().map(|seeker| seeker.waits.since_ms).collect::<Vec<_>>(), [7]);
        waiting.enter(&app, again(Some(3))).unwrap();
        assert_eq!(waiting.seekers.iter().map(|seeker| seeker.waits.since_ms).collect::<Vec<_>>(), [99]);
    }
}
