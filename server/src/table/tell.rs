//! What is told to whom: each viewer gets what its seat may know, and only what changed.

use std::sync::Arc;
use std::sync::atomic::Ordering::Relaxed;
use std::time::Instant;

use axum::extract::ws::Utf8Bytes;
use catalog::{AnyRace, Sight};
use engine::{Names, Seat, Viewer};
use protocol::{
    Cause, Change, Choice, Deciding, Detail, Happening, How, Legal, Operation, Places, Refusal, Reveal,
    SeatInfo, SeatStatus, ServerMessage, Situation, Step, TableInfo, Told,
};
use serde_json::Value;

use super::live::Live;
use super::message::{Conn, text_of};
use super::{CHAT_KEPT, Holder, Table, Watcher};
use crate::app::now_ms;
use crate::store::{Person, StoredTable, What};

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
        self.watchers.push(Watcher { conn: conn.clone(), seat, detail });
        if let Some(seat) = seat {
            self.absent_ms[usize::from(seat)] = None;
        }
        conn.say(&ServerMessage::Table(self.info()));
        self.presence.is_news |= self.watchers.len() > 1;
        if let Some(situation) = situation {
            conn.say(&situation.map_or_else(ServerMessage::Refused, ServerMessage::Sync));
        }
        if is_new {
            self.tell_chat(&conn).await;
        }
    }

    /// What was said before somebody came.
    async fn tell_chat(&mut self, conn: &Conn) {
        let id = self.id.to_string();
        let lines = self.app.read(move |store| store.chat(&id, CHAT_KEPT)).await.unwrap_or_default();
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
        let now = now_ms();
        for (seat, absent) in self.absent_ms.iter_mut().enumerate() {
            let is_here = self.watchers.iter().any(|watcher| watcher.seat == Some(seat as u8));
            *absent = if is_here { None } else { absent.or(Some(now)) };
        }
        self.presence.is_news |= !self.watchers.is_empty();
        if self.stored.settings.away_after_s > 0 {
            self.drive().await;
        }
    }

    /// Everything that a viewer may know, with the events that it missed since `seq`.
    pub(super) async fn situation(
        &mut self,
        seat: Option<u8>,
        detail: Detail,
        cause: Cause,
        seq: Option<u32>,
    ) -> Result<Situation, Refusal> {
        self.awake(seat).await?;
        let names = self.names();
        let live = self.awake(seat).await?;
        let view = live.race.view(viewer(seat));
        if !live.views.iter().any(|(known, _)| *known == seat) {
            live.views.push((seat, view.clone()));
        }
        let missed = seq.map_or_else(Vec::new, |seq| missed(live, seat, seq, detail, &names));
        let legal = legal(live, seat, detail, &names);
        let scenery = (detail == Detail::Full).then(|| live.race.scenery());
        let (deciding, seq) = (deciding(&*live.race), live.pace.seq);
        let (clocks, places, reveal) = self.ending();
        let table = self.id.to_string();
        Ok(Situation {
            table,
            seat,
            seq,
            cause,
            view,
            scenery,
            deciding,
            legal,
            missed,
            clocks,
            places,
            reveal,
        })
    }

    /// Clocks, and what is said when the race is over.
    fn ending(&self) -> (Option<protocol::Clocks>, Option<Places>, Option<Reveal>) {
        let Some(live) = &self.live else { return (None, None, None) };
        let clocks = live.pace.clocks(now_ms(), &self.app.uptime);
        if !live.race.is_over() {
            return (clocks, None, None);
        }
        let reveal = Reveal { seed: self.stored.seed.to_string(), salt: self.stored.salt.clone() };
        (clocks, Some(places(&*live.race)), Some(reveal))
    }

    /// Makes sure that what every viewer was last sent is known, before it changes.
    pub(super) fn warm_views(&mut self) {
        let Some(live) = &mut self.live else { return };
        for watcher in &self.watchers {
            if !live.views.iter().any(|(seat, _)| *seat == watcher.seat) {
                live.views.push((watcher.seat, live.race.view(viewer(watcher.seat))));
            }
        }
        live.views.retain(|(seat, _)| self.watchers.iter().any(|watcher| watcher.seat == *seat));
    }

    /// Tells the last step to everybody. Each kind of viewer's message is made once.
    pub(super) fn tell_step(&mut self, by: Seat, how: How) {
        let needs_words = self.watchers.iter().any(|watcher| watcher.detail == Detail::Full);
        let names = if needs_words { self.names() } else { Names::new(Vec::new()) };
        let (clocks, places, reveal) = self.ending();
        let Some(live) = &mut self.live else { return };
        let mut made: Vec<(Option<u8>, Detail, Utf8Bytes)> = Vec::new();
        let mut new_views: Vec<(Option<u8>, Value)> = Vec::new();
        let deciding = deciding(&*live.race);
        for watcher in &self.watchers {
            let (seat, detail) = (watcher.seat, watcher.detail);
            if made.iter().any(|(known, level, _)| (*known, *level) == (seat, detail)) {
                continue;
            }
            let view = live.race.view(viewer(seat));
            let old = live.views.iter().find(|(known, _)| *known == seat).map(|(_, view)| view);
            let changes = catalog::changes(old.unwrap_or(&Value::Null), &view);
            let own = live.log.last().filter(|_| seat == Some(by.0));
            let action = own.and_then(|entry| match &entry.what {
                What::Action { action, .. } => Some(action.clone()),
                What::Undo => None,
            });
            let step = Step {
                table: self.id.to_string(),
                seat,
                seq: live.pace.seq,
                by: by.0,
                how,
                action,
                events: events(live, live.race.seq(), seat, detail, &names),
                changes: changes.into_iter().map(change).collect(),
                deciding: deciding.clone(),
                legal: legal(live, seat, detail, &names),
                clocks: clocks.clone(),
                places: places.clone(),
                reveal: reveal.clone(),
            };
            made.push((seat, detail, text_of(&ServerMessage::Step(step))));
            if !new_views.iter().any(|(known, _)| *known == seat) {
                new_views.push((seat, view));
            }
        }
        live.views = new_views;
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

    /// Sends everybody everything, after something that is no step forward.
    pub(super) async fn tell_all(&mut self, cause: Cause) {
        if let Some(live) = &mut self.live {
            live.views.clear();
        }
        for i in 0..self.watchers.len() {
            let (seat, detail) = (self.watchers[i].seat, self.watchers[i].detail);
            if let Ok(situation) = self.situation(seat, detail, cause, None).await {
                self.watchers[i].conn.say(&ServerMessage::Sync(situation));
            }
        }
    }

    /// Tells everybody who sits where.
    pub(super) fn tell_table(&mut self) {
        (self.presence.told, self.presence.is_news) = (Some(Instant::now()), false);
        let message = ServerMessage::Table(self.info());
        self.broadcast(&message);
    }

    /// Sends the same to everybody, once a connection.
    pub(super) fn broadcast(&mut self, message: &ServerMessage) {
        let text = text_of(message);
        let mut told: Vec<u64> = Vec::new();
        self.watchers.retain(|watcher| {
            if told.contains(&watcher.conn.id) {
                return true;
            }
            told.push(watcher.conn.id);
            watcher.conn.send(text.clone())
        });
    }

    pub(super) async fn picture(&mut self, seat: Option<u8>) -> Result<ServerMessage, Refusal> {
        let (table, names) = (self.id.to_string(), self.names());
        let live = self.awake(seat).await?;
        Ok(ServerMessage::Picture { table, seat, text: live.race.picture(viewer(seat), &names) })
    }

    /// What the seats are called.
    pub(super) fn names(&self) -> Names {
        table_names(&self.stored)
    }

    /// What everybody may know of the table.
    pub(super) fn info(&self) -> TableInfo {
        let is_here = |seat: u8| self.watchers.iter().any(|watcher| watcher.seat == Some(seat));
        let spectators = self.watchers.iter().filter(|watcher| watcher.seat.is_none()).count();
        TableInfo { seq: self.seq, spectators: spectators as u32, ..info_of(&self.stored, is_here) }
    }
}

/// What the seats of a table are called.
pub(crate) fn table_names(stored: &StoredTable) -> Names {
    let company = &stored.company.seats;
    let numbered = catalog::find(&stored.game).ok().map(|game| game.names(company.len() as u8));
    let name = |(seat, holder): (usize, &Holder)| match holder {
        Holder::Person { name, .. } => name.clone(),
        // Emblems are numbered from 1, and so is everybody at the table without a name.
        Holder::Bot(_) => format!("Bot {}", seat + 1),
        _ => numbered.as_ref().map_or_else(String::new, |names| names.of(Seat(seat as u8)).to_string()),
    };
    Names::new(company.iter().enumerate().map(name).collect())
}

/// What everybody may know of a table as it is stored.
pub(crate) fn info_of(stored: &StoredTable, is_here: impl Fn(u8) -> bool) -> TableInfo {
    let seat = |(seat, holder): (usize, &Holder)| match holder {
        Holder::Open => SeatInfo { name: None, status: SeatStatus::Open, level: None },
        Holder::Link(_) => SeatInfo { name: None, status: SeatStatus::Link, level: None },
        Holder::Bot(level) => SeatInfo { name: None, status: SeatStatus::Bot, level: Some(level.clone()) },
        Holder::Person { name, left, .. } => {
            let status = match (*left, is_here(seat as u8)) {
                (true, _) => SeatStatus::Left,
                (false, true) => SeatStatus::Here,
                (false, false) => SeatStatus::Away,
            };
            SeatInfo { name: Some(name.clone()), status, level: None }
        }
    };
    TableInfo {
        id: stored.id.clone(),
        code: stored.code.clone(),
        game: stored.game.clone(),
        rules_version: stored.rules_version,
        options: stored.options.clone(),
        settings: stored.settings.clone(),
        state: stored.state,
        seq: 0,
        seats: stored.company.seats.iter().enumerate().map(seat).collect(),
        spectators: 0,
        commitment: catalog::commitment(&stored.id, stored.seed, &stored.salt),
        rematch: stored.company.rematch.clone(),
    }
}

/// The places of a race.
pub(crate) fn places(race: &dyn AnyRace) -> Places {
    let places = race.places();
    Places { places: places.places, winners: places.winners.iter().map(|seat| seat.0).collect() }
}

/// Who owes which decision.
pub(crate) fn deciding(race: &dyn AnyRace) -> Vec<Deciding> {
    let owed = race.deciding().into_iter();
    owed.map(|owed| Deciding { seat: owed.seat.0, decision: owed.decision }).collect()
}

fn legal(live: &Live, seat: Option<u8>, detail: Detail, names: &Names) -> Vec<Legal> {
    match (seat, detail) {
        (None, _) => Vec::new(),
        (Some(seat), Detail::Lean) => live.race.actions(Seat(seat)).into_iter().map(Legal::Plain).collect(),
        (Some(seat), Detail::Full) => {
            let choices = live.race.legal(Seat(seat), names).into_iter();
            choices.map(|choice| Legal::Explained(explained(choice))).collect()
        }
    }
}

/// A legal action with its words.
pub(crate) fn explained(choice: catalog::Choice) -> Choice {
    let catalog::Choice { action, words, rule, forecast, forecast_words } = choice;
    Choice { action, words, rule: rule.to_string(), forecast, forecast_words }
}

/// An event with its words.
pub(crate) fn happening(told: catalog::ToldEvent) -> Happening {
    let catalog::ToldEvent { event, rule, words } = told;
    Happening::Explained(Told { event, rule: rule.to_string(), words })
}

fn events(live: &Live, step: u32, seat: Option<u8>, detail: Detail, names: &Names) -> Vec<Happening> {
    let sight = Sight::Of(viewer(seat));
    match detail {
        Detail::Lean => {
            let events = live.race.events(step, sight).unwrap_or_default();
            events.into_iter().map(Happening::Plain).collect()
        }
        Detail::Full => {
            let told = live.race.tell(step, sight, names).map(|told| told.events).unwrap_or_default();
            told.into_iter().map(happening).collect()
        }
    }
}

/// The events after the step that a client saw last; none if an undo lies between or they are forgotten.
fn missed(live: &Live, seat: Option<u8>, seq: u32, detail: Detail, names: &Names) -> Vec<Happening> {
    let later = live.log.get(seq as usize..).unwrap_or_default();
    if later.iter().any(|entry| entry.what == What::Undo) {
        return Vec::new();
    }
    let first = live.race.seq() - later.len() as u32 + 1;
    (first..=live.race.seq()).flat_map(|step| events(live, step, seat, detail, names)).collect()
}

/// A change of a view.
pub(crate) fn change(change: catalog::Change) -> Change {
    let op = match change.op {
        catalog::Operation::Add => Operation::Add,
        catalog::Operation::Remove => Operation::Remove,
        catalog::Operation::Replace => Operation::Replace,
    };
    Change { op, path: change.path, value: change.value }
}
