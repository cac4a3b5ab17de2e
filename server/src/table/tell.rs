//! What is told to whom: each viewer gets what its seat may know, and only what changed.

use std::sync::Arc;
use std::sync::atomic::Ordering::Relaxed;
use std::time::Instant;

use axum::extract::ws::Utf8Bytes;
use catalog::{Language, Sight};
use engine::{Seat, Viewer};
use protocol::{
    Cause, ChatLine, Clocks, Detail, How, May, Places, Refusal, Reveal, SeatInfo, SeatStatus, ServerMessage,
    Situation, Step, TableInfo,
};

use super::awake::Awake;
use super::gone::places_of;
use super::history::missed;
use super::message::{Conn, text_of};
use super::step::{last_step, legal};
use super::{CHAT_KEPT, Holder, Table, Watcher};
use crate::app::now_ms;
use crate::day;
use crate::store::moderation::SaidLine;
use crate::store::{Person, StoredTable};
use crate::words;

/// Whose eyes.
pub(crate) fn viewer(seat: Option<u8>) -> Viewer {
    seat.map_or(Viewer::Spectator, |seat| Viewer::Seat(Seat(seat)))
}

impl Table {
    pub(super) async fn watch(
        &mut self,
        conn: Conn,
        person: Option<Arc<Person>>,
        seat: Option<u8>,
        seq: Option<u32>,
        detail: Detail,
    ) {
        self.look_up_try(person.as_ref()).await;
        if let Err(refused) = self.admit(person.as_deref(), seat) {
            conn.say(&ServerMessage::Refused(refused));
            return;
        }
        let situation = match self.stored.company.started_ms {
            None => None,
            Some(_) => Some(self.situation(seat, detail, Cause::Watch, seq).await),
        };
        let is_new = self.watchers.iter().all(|watcher| watcher.conn.id != conn.id);
        self.watchers.retain(|watcher| !(watcher.conn.id == conn.id && watcher.seat == seat));
        let is_seated = self.is_seated(person.as_deref());
        self.watchers.push(Watcher { conn: conn.clone(), person: person.clone(), seat, detail });
        if is_seated {
            self.note_presence();
            self.stop_unwanted();
            self.state.forget_wishes();
            self.welcome_back().await;
        }
        self.note_looked();
        if self.stored.company.show {
            // It may have stood still.
            self.app.hub.set_due(&self.id, Some(now_ms()));
        }
        conn.say(&ServerMessage::Table(self.info_for(person.as_deref())));
        self.presence.is_news |= self.watchers.len() > 1;
        if let Some(situation) = situation {
            conn.say(&situation.map_or_else(ServerMessage::Refused, ServerMessage::Sync));
        }
        if is_new {
            self.tell_chat(&conn, person.as_deref()).await;
        }
    }

    /// What was said before somebody came.
    async fn tell_chat(&mut self, conn: &Conn, person: Option<&Person>) {
        let id = self.id.to_string();
        let said = self.app.read(move |store| store.said(&id, CHAT_KEPT)).await.unwrap_or_default();
        let is_heard = |said: &SaidLine| match (person, &said.person) {
            (Some(person), Some(speaker)) => !self.app.shuns.mutes(&person.id, speaker),
            _ => true,
        };
        let lines: Vec<ChatLine> = said.into_iter().filter(is_heard).map(|said| said.line).collect();
        if !lines.is_empty() {
            conn.say(&ServerMessage::ChatLog { table: self.id.to_string(), lines });
        }
    }

    pub(super) async fn unwatch(&mut self, is_leaving: impl Fn(&Watcher) -> bool) {
        let before = self.watchers.len();
        self.watchers.retain(|watcher| !is_leaving(watcher));
        if self.watchers.len() == before {
            return;
        }
        self.note_presence();
        self.presence.is_news |= !self.watchers.is_empty();
        self.forget_archive();
        self.note_looked();
        if self.stored.settings.bot_when_away() {
            self.drive().await;
        }
    }

    /// Notes who is here and since when others are not.
    pub(super) fn note_presence(&mut self) {
        let now = now_ms();
        for seat in 0..self.stored.company.seats.len() {
            let is_here = self.is_here(seat as u8);
            let absent = &mut self.absent_ms[seat];
            *absent = if is_here { None } else { absent.or(Some(now)) };
        }
    }

    /// Whether whoever has the seat looks at the table, through whichever eyes: around one screen one connection is there for all.
    pub(super) fn is_here(&self, seat: u8) -> bool {
        let holder = self.stored.company.seats.get(usize::from(seat)).and_then(Holder::person);
        let looks = |watcher: &Watcher| {
            watcher.person.as_ref().is_some_and(|person| Some(person.id.as_str()) == holder)
        };
        holder.is_some() && self.watchers.iter().any(looks)
    }

    /// Everything that a viewer may know, with the events that it missed since `seq`.
    pub(super) async fn situation(
        &mut self,
        seat: Option<u8>,
        detail: Detail,
        cause: Cause,
        seq: Option<u32>,
    ) -> Result<Situation, Refusal> {
        let table = self.id.to_string();
        self.woken(seat).await?;
        let Some(awake) = self.state.awake() else { return Err(self.not_begun(seat)) };
        let Ending { clocks, places, reveal } = self.ending(awake);
        let is_on = self.stored.company.ended.is_none();
        Ok(Situation {
            table,
            seat,
            seq: awake.pace.seq,
            cause,
            view: awake.race.view(sight(seat)),
            scenery: (detail == Detail::Full).then(|| awake.race.scenery()),
            standing: awake.race.standing(sight(seat)),
            covered: if detail == Detail::Full { awake.race.covered(sight(seat)) } else { Vec::new() },
            deciding: if is_on { awake.race.deciding() } else { Vec::new() },
            legal: if is_on { legal(&*awake.race, seat, detail) } else { Vec::new() },
            missed: seq.map_or_else(Vec::new, |seq| missed(awake, seat, seq, detail)),
            clocks,
            places,
            reveal,
        })
    }

    /// Clocks, and what is said when the race is over.
    fn ending(&self, awake: &Awake) -> Ending {
        let ended = self.stored.company.ended.as_ref();
        let clocks = awake.pace.clocks(now_ms(), &self.app.uptime).filter(|_| ended.is_none());
        if !awake.race.is_over() && ended.is_none() {
            return Ending { clocks, places: None, reveal: None };
        }
        let places = places_of(awake.race.is_over(), awake.race.places(), ended);
        // The seed of a day is everybody's until the day is over.
        Ending { clocks, places, reveal: (!self.is_sealed()).then(|| self.stored.reveal()) }
    }

    /// Tells the last step to everybody. Each kind of viewer's message is made once.
    pub(super) fn tell_step(&mut self, by: Seat, how: How) {
        let Some(awake) = self.state.awake_mut() else { return };
        awake.begun.clocks_told_ms = now_ms();
        let Some(awake) = self.state.awake() else { return };
        let Ending { clocks, places, reveal } = self.ending(awake);
        let mut made: Vec<(Option<u8>, Detail, Utf8Bytes)> = Vec::new();
        for Watcher { seat, detail, .. } in &self.watchers {
            let (seat, detail) = (*seat, *detail);
            if made.iter().any(|(known, level, _)| (*known, *level) == (seat, detail)) {
                continue;
            }
            let Some(step) = last_step(&*awake.race, &self.id, seat, detail) else { continue };
            let step = Step {
                seq: awake.pace.seq,
                by: by.0,
                how,
                clocks: clocks.clone(),
                places: places.clone(),
                reveal: reveal.clone(),
                ..step
            };
            made.push((seat, detail, text_of(&ServerMessage::Step(step))));
        }
        let metrics = &self.app.metrics;
        self.watchers.retain(|watcher| {
            let text =
                made.iter().find(|(seat, detail, _)| (*seat, *detail) == (watcher.seat, watcher.detail));
            let Some((_, _, text)) = text else { return true };
            metrics.steps_sent.fetch_add(1, Relaxed);
            metrics.step_bytes.fetch_add(text.len() as u64, Relaxed);
            watcher.conn.send(text.clone())
        });
    }

    /// Somebody has been shown everything: their clock begins to run.
    pub(super) async fn shown(&mut self, seat: u8, seq: u32) {
        let now = now_ms();
        if self.state.awake_mut().is_some_and(|awake| awake.pace.shown(Seat(seat), seq, now)) {
            self.tell_clocks();
            self.drive().await;
        }
    }

    /// Tells everybody whose clocks run.
    pub(super) fn tell_clocks(&mut self) {
        let Some(awake) = self.state.awake_mut() else { return };
        awake.begun.clocks_told_ms = now_ms();
        if let Some(clocks) = awake.pace.clocks(awake.begun.clocks_told_ms, &self.app.uptime) {
            self.broadcast(&ServerMessage::Clocks { table: self.id.to_string(), clocks });
        }
    }

    /// Sends everybody everything, after something that is no step forward.
    pub(super) async fn tell_all(&mut self, cause: Cause) {
        for i in 0..self.watchers.len() {
            let (seat, detail) = (self.watchers[i].seat, self.watchers[i].detail);
            if let Ok(situation) = self.situation(seat, detail, cause, None).await {
                self.watchers[i].conn.say(&ServerMessage::Sync(situation));
            }
        }
    }

    /// Tells everybody who sits where, and each what they may do.
    pub(super) fn tell_table(&mut self) {
        (self.presence.told, self.presence.is_news) = (Some(Instant::now()), false);
        self.told_ms = now_ms();
        let info = self.info();
        let mut made: Vec<(Vec<May>, Utf8Bytes)> = Vec::new();
        let mut told: Vec<(u64, usize)> = Vec::new();
        for watcher in &self.watchers {
            if told.iter().any(|(conn, _)| *conn == watcher.conn.id) {
                continue;
            }
            let may = self.may(watcher.person.as_deref());
            let known = made.iter().position(|(other, _)| *other == may);
            let which = known.unwrap_or_else(|| {
                let message = ServerMessage::Table(TableInfo { may: may.clone(), ..info.clone() });
                made.push((may, text_of(&message)));
                made.len() - 1
            });
            told.push((watcher.conn.id, which));
        }
        self.watchers.retain(|watcher| {
            let text =
                told.iter().position(|(conn, _)| *conn == watcher.conn.id).map(|at| told.swap_remove(at).1);
            text.is_none_or(|which| watcher.conn.send(made[which].1.clone()))
        });
    }

    /// Sends the same to everybody, once a connection.
    pub(super) fn broadcast(&mut self, message: &ServerMessage) {
        self.broadcast_to(message, |_| true);
    }

    /// Sends what somebody said to everybody who hears them.
    pub(super) fn broadcast_said(&mut self, message: &ServerMessage, speaker: &str) {
        let app = Arc::clone(&self.app);
        self.broadcast_to(message, |watcher| {
            watcher.person.as_ref().is_none_or(|person| !app.shuns.mutes(&person.id, speaker))
        });
    }

    fn broadcast_to(&mut self, message: &ServerMessage, is_told: impl Fn(&Watcher) -> bool) {
        let text = text_of(message);
        let mut told: Vec<u64> = Vec::new();
        self.watchers.retain(|watcher| {
            if told.contains(&watcher.conn.id) || !is_told(watcher) {
                return true;
            }
            told.push(watcher.conn.id);
            watcher.conn.send(text.clone())
        });
    }

    pub(super) async fn picture(
        &mut self,
        seat: Option<u8>,
        language: &Language,
    ) -> Result<ServerMessage, Refusal> {
        let (table, tongue) = (self.id.to_string(), words::at_table(language, &self.stored));
        let awake = self.woken(seat).await?;
        Ok(ServerMessage::Picture { table, seat, text: awake.race.picture(viewer(seat), &tongue) })
    }

    /// What everybody may know of the table.
    pub(super) fn info(&self) -> TableInfo {
        let is_spectator =
            |watcher: &&Watcher| watcher.seat.is_none() && !self.is_seated(watcher.person.as_deref());
        let spectators = self.watchers.iter().filter(is_spectator).count() as u32;
        let (seq, waiting) = (self.state.seq(), self.waiting());
        let info = TableInfo {
            seq,
            spectators,
            waiting,
            undo: self.undo_question(),
            ..info_of(&self.stored, |seat| self.is_here(seat))
        };
        self.rated.at(info, &self.stored)
    }

    /// The same for somebody, with what they may do, and without how a try goes or went that is closed to them.
    pub(super) fn info_for(&self, person: Option<&Person>) -> TableInfo {
        let info = TableInfo { may: self.may(person), ..self.info() };
        match !self.is_seated(person) && self.is_closed_to(person) {
            true => TableInfo { seq: 0, waiting: None, undo: None, ended: None, rated: None, ..info },
            false => info,
        }
    }
}

/// What the end of a race adds to a message, and the clocks.
struct Ending {
    clocks: Option<Clocks>,
    places: Option<Places>,
    reveal: Option<Reveal>,
}

/// What everybody may know of a table as it is stored.
pub(crate) fn info_of(stored: &StoredTable, is_here: impl Fn(u8) -> bool) -> TableInfo {
    TableInfo {
        id: stored.id.clone(),
        code: stored.code.clone(),
        game: stored.game.clone(),
        rules_version: stored.rules_version,
        options: stored.options.clone(),
        settings: stored.settings.told().clone(),
        state: stored.state,
        seq: 0,
        seats: seats_of(stored, is_here),
        spectators: 0,
        commitment: records::commitment(&stored.promised_as(), stored.seed, &stored.salt),
        shares: stored.company.shares(),
        rematch: stored.company.rematch.clone(),
        rematch_of: stored.company.rematch_of.clone(),
        host: stored.company.host_seat(),
        may: Vec::new(),
        waiting: None,
        undo: None,
        ended: stored.company.ended.clone(),
        rated: None,
        day: stored.company.day.map(day::date),
        championship: stored.company.championship.as_ref().map(|of| of.told.clone()),
        try_of: stored.company.try_of.as_ref().map(|from| from.told.clone()),
    }
}

/// What everybody may know of the seats.
pub(crate) fn seats_of(stored: &StoredTable, is_here: impl Fn(u8) -> bool) -> Vec<SeatInfo> {
    let empty = |status| SeatInfo { name: None, status, level: None, person: None, rating: None };
    let seat = |(seat, holder): (usize, &Holder)| match holder {
        Holder::Open => empty(SeatStatus::Open),
        Holder::Link(_) => empty(SeatStatus::Link),
        Holder::Reserved { name, .. } => SeatInfo { name: Some(name.clone()), ..empty(SeatStatus::Reserved) },
        Holder::Bot(level) => SeatInfo { level: Some(level.name().to_string()), ..empty(SeatStatus::Bot) },
        Holder::Person { id, name, left } => {
            let has_left = *left || stored.company.risen.contains(&(seat as u8));
            let status = match (has_left, is_here(seat as u8)) {
                (true, _) => SeatStatus::Left,
                (false, true) => SeatStatus::Here,
                (false, false) => SeatStatus::Away,
            };
            // Elsewhere nobody can be followed from table to table.
            let person = stored.settings.rated.then(|| id.clone());
            SeatInfo { name: Some(name.clone()), person, ..empty(status) }
        }
    };
    stored.company.seats.iter().enumerate().map(seat).collect()
}

pub(super) fn sight(seat: Option<u8>) -> Sight {
    Sight::Of(viewer(seat))
}
