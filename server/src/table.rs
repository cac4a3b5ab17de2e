//! A table: one task with a mailbox, so that everything at it happens in order.
//!
//! Store first, tell afterwards: nobody hears of a step that is not durable.

mod advice;
mod again;
pub(crate) mod awake;
mod chat;
mod day;
mod drive;
mod gone;
mod heat;
mod history;
mod host;
pub(crate) mod message;
mod notice;
mod operated;
pub(crate) mod pace;
pub(crate) mod play;
mod rated;
mod recent;
mod seats;
mod state;
mod step;
mod tell;
mod undo;

use std::collections::BTreeSet;
use std::sync::Arc;
use std::sync::atomic::Ordering::Relaxed;
use std::time::{Duration, Instant};

use engine::{Phrase, SEATS_MAX};
use protocol::{Cause, Detail, Refusal, RefusalCode, ServerMessage, TableState};
use tokio::sync::mpsc;
use tokio::time::timeout;

use crate::app::{App, now_ms};
use crate::hub::Absent;
use crate::rated::Told;
use crate::store::{Holder, Person, StoreError, StoredTable, Write};
use crate::words;
pub(crate) use gone::places_of;
pub use step::last_step;
pub(crate) use tell::{info_of, seats_of, viewer};

use history::Question;
use message::{Ask, Conn, Line, Message, refusal};
use recent::Recent;
use state::State;

/// Somebody who looks at the table.
struct Watcher {
    conn: Conn,
    person: Option<Arc<Person>>,
    seat: Option<u8>,
    detail: Detail,
}

/// A table in memory.
pub(crate) struct Table {
    app: Arc<App>,
    id: Arc<str>,
    stored: StoredTable,
    mailbox: mpsc::WeakSender<Message>,
    /// Its race, and what belongs to it.
    state: State,
    watchers: Vec<Watcher>,
    /// Since when whoever has a seat does not look at the table.
    absent_ms: Absent,
    spoken: Recent,
    undone: Recent,
    sat: Recent,
    presence: Presence,
    /// When everybody was last told what they may do.
    told_ms: i64,
    /// Whether it is closed and gone from the store.
    is_closed: bool,
    /// Ratings, at a rated table.
    rated: Told,
    /// Those who may look at a try of today since theirs is over.
    unlocked: BTreeSet<String>,
}

/// When everybody was last told who is here, and whether that has changed since.
struct Presence {
    told: Option<Instant>,
    is_news: bool,
}

impl Presence {
    fn is_due(&self) -> bool {
        self.is_news && self.told.is_none_or(|told| told.elapsed() >= PRESENCE)
    }
}

/// How often everybody is told who comes and goes: a crowd at the door must not drown the race.
const PRESENCE: Duration = Duration::from_millis(250);

/// How long the server's own race of bots stays after its end, as a multiple of the time after which races leave memory.
const PAST_KEPT: i64 = 20;

/// Lines of chat that a newcomer is sent.
const CHAT_KEPT: u32 = 50;

impl Table {
    pub(crate) async fn run(
        app: Arc<App>,
        id: Arc<str>,
        stored: StoredTable,
        mailbox: mpsc::WeakSender<Message>,
        mut incoming: mpsc::Receiver<Message>,
    ) {
        app.metrics.tables.fetch_add(1, Relaxed);
        let mut table = Table {
            app: Arc::clone(&app),
            id: Arc::clone(&id),
            state: State::of(&stored),
            stored,
            mailbox,
            watchers: Vec::new(),
            absent_ms: app.hub.take_absent(&id).unwrap_or([Some(app.uptime.since_ms); SEATS_MAX]),
            told_ms: 0,
            is_closed: false,
            spoken: Recent::default(),
            undone: Recent::default(),
            sat: Recent::default(),
            presence: Presence { told: None, is_news: false },
            rated: Told::default(),
            unlocked: BTreeSet::new(),
        };
        table.look_up_ratings().await;
        let mut is_stopping = false;
        loop {
            let soon = table.soon();
            match timeout(soon.unwrap_or(app.config.idle_after), incoming.recv()).await {
                Ok(None) => break,
                Ok(Some(Message::Stop)) => {
                    is_stopping = true;
                    break;
                }
                Ok(Some(message)) => table.handle(message).await,
                Err(_) if soon.is_some() => {}
                Err(_) if table.is_thinking() => {}
                Err(_) => {
                    table.sleep();
                    if table.watchers.is_empty() && !table.is_kept() {
                        break;
                    }
                }
            }
            if table.is_closed {
                break;
            }
            if table.presence.is_due() || table.next_away().is_some_and(|at_ms| at_ms <= now_ms()) {
                table.tell_table();
            }
            if table.next_clock().is_some_and(|at_ms| at_ms <= now_ms()) {
                table.tell_clocks();
            }
        }
        incoming.close();
        let mut late = Vec::new();
        while let Some(message) = incoming.recv().await {
            if is_stopping {
                table.handle(message).await;
            } else {
                late.push(message);
            }
        }
        table.sleep();
        if !is_stopping && late.is_empty() && table.is_past() {
            let forgotten = app.writer.write(Write::DropTable { table: id.to_string() }).await;
            if let Err(error) = forgotten {
                tracing::warn!(table = %id, %error, "a race of bots is kept until the next start");
            }
        }
        if !table.is_closed && matches!(table.stored.state, TableState::Waiting | TableState::Running) {
            app.hub.keep_absent(&id, table.absent_ms);
        }
        app.hub.forget(&id);
        app.metrics.tables.fetch_sub(1, Relaxed);
        if !late.is_empty() {
            redeliver(app, id, late);
        }
    }

    /// Whether it is the server's own race of bots and over: it is forgotten with the last who looked at it.
    fn is_past(&self) -> bool {
        self.stored.company.show && self.stored.state == TableState::Over
    }

    /// Whether it stays for a while, for those who look at how it ended.
    fn is_kept(&self) -> bool {
        let kept_ms = PAST_KEPT * self.app.config.idle_after.as_millis() as i64;
        self.is_past()
            && self
                .state
                .begun()
                .and_then(|begun| begun.ended_ms)
                .is_some_and(|at_ms| now_ms() - at_ms < kept_ms)
    }

    /// Whether nobody wants to see it now: the server's own race of bots stands still while nobody looks.
    fn stands_still(&self) -> bool {
        self.stored.company.show && self.watchers.is_empty() && !self.app.show.is_wanted(&self.app.config)
    }

    /// How long to wait at most if there will be something to tell without a message.
    fn soon(&self) -> Option<Duration> {
        let presence = self.presence.is_news.then_some(PRESENCE);
        let clock = self.next_clock().map(|at_ms| Duration::from_millis((at_ms - now_ms()).max(0) as u64));
        let away = self.next_away().map(|at_ms| Duration::from_millis((at_ms - now_ms()).max(0) as u64));
        [presence, clock, away].into_iter().flatten().min()
    }

    /// When a clock begins to run of which nobody here has been told.
    fn next_clock(&self) -> Option<i64> {
        let awake = self.state.awake().filter(|_| !self.watchers.is_empty())?;
        awake.pace.next_run(awake.begun.clocks_told_ms)
    }

    async fn handle(&mut self, message: Message) {
        self.end_with_day().await;
        match message {
            Message::Watch { conn, person, seat, seq, detail } => {
                self.watch(conn, person, seat, seq, detail).await;
            }
            Message::Unwatch { conn, seat } => {
                self.end_advice_of(conn, seat);
                self.unwatch(|watcher| watcher.conn.id == conn && watcher.seat == seat).await;
            }
            Message::Gone { conn } => {
                self.forget_advice(conn);
                self.unwatch(|watcher| watcher.conn.id == conn).await;
            }
            Message::Ask { line, person, ask } => self.ask(line, person, ask).await,
            Message::Seat { person, wish, reply } => {
                self.note_asked(Some(&person));
                let outcome = self.wish(&person, wish).await;
                let _ = reply.send(outcome);
            }
            Message::Info { person, reply } => {
                if let Err(refused) = self.wake().await {
                    tracing::warn!(table = %self.id, why = ?refused.say, "a race cannot be read");
                }
                self.look_up_try(person.as_ref()).await;
                self.note_asked(person.as_deref());
                let _ = reply.send(Some(self.info_for(person.as_deref())));
            }
            Message::Operator { what, reply } => {
                let outcome = self.operated(what).await;
                // Whoever asked may have stopped.
                let _ = reply.send(outcome);
            }
            Message::Lonely => self.let_go().await,
            Message::Thought(thought) => self.thought(thought).await,
            Message::Advised { seat, stop, hints } => self.advised(seat, &stop, hints),
            Message::Archived { number, race } => self.archived(number, race).await,
            Message::Wake => self.drive().await,
            Message::Stop => {}
        }
    }

    async fn ask(&mut self, line: Line, person: Option<Arc<Person>>, ask: Ask) {
        let seat = match &ask {
            Ask::Play { seat, .. }
            | Ask::Shown { seat, .. }
            | Ask::Why { seat, .. }
            | Ask::Hint { seat, .. }
            | Ask::Undo { seat, .. }
            | Ask::Consent { seat, .. }
            | Ask::Chat { seat, .. } => Some(*seat),
            Ask::Since { seat, .. } | Ask::History { seat, .. } | Ask::Picture { seat, .. } => *seat,
        };
        self.look_up_try(person.as_ref()).await;
        if line.conn().is_none() {
            self.note_asked(person.as_deref());
        }
        if let Err(refused) = self.admit(person.as_deref(), seat).and_then(|()| self.is_on(&ask, seat)) {
            return line.say(ServerMessage::Refused(refused));
        }
        match ask {
            Ask::Play { seat, seq, action } => self.play(line, seat, seq, action).await,
            Ask::Shown { seat, seq } => self.shown(seat, seq).await,
            Ask::Since { seat, seq, detail } => {
                let detail = line.conn().and_then(|conn| self.detail_of(conn, seat)).unwrap_or(detail);
                let answer = self.situation(seat, detail, Cause::Watch, seq).await;
                line.say(answer.map_or_else(ServerMessage::Refused, ServerMessage::Sync));
            }
            Ask::History { seat, before, most } => {
                let detail = line.conn().and_then(|conn| self.detail_of(conn, seat)).unwrap_or_default();
                self.history(Question { line, seat, before, most, detail }).await;
            }
            Ask::Why { seat, action } => {
                let answer = self.because(seat, action).await;
                line.say(answer.unwrap_or_else(ServerMessage::Refused));
            }
            Ask::Hint { seat, level } => self.advise(line, seat, level).await,
            Ask::Picture { seat, language } => {
                let answer = self.picture(seat, &language).await;
                line.say(answer.unwrap_or_else(ServerMessage::Refused));
            }
            Ask::Undo { seat, seq } => self.ask_undo(line, seat, seq).await,
            Ask::Consent { seat, seq, agree } => self.consent(line, seat, seq, agree).await,
            Ask::Chat { seat, text } => self.say(line, seat, text).await,
        }
    }

    /// Whether the person may act for the seat, or, without a seat, watch.
    fn admit(&self, person: Option<&Person>, seat: Option<u8>) -> Result<(), Refusal> {
        let refuse = |code, id| Err(refusal(code, &self.id, seat, Phrase::new(id)));
        let Some(seat) = seat else {
            return match self.is_seated(person) {
                true => Ok(()),
                false if self.is_closed_to(person) => refuse(RefusalCode::NotYours, "server-day-closed"),
                false if self.stored.settings.spectators => Ok(()),
                false => refuse(RefusalCode::NotYours, "server-no-spectators"),
            };
        };
        match (self.stored.company.seats.get(usize::from(seat)), person) {
            (None, _) => refuse(RefusalCode::NotFound, "server-no-seat"),
            (Some(Holder::Person { id, .. }), Some(person)) if *id == person.id => Ok(()),
            (Some(_), Some(_)) => refuse(RefusalCode::NotYours, "server-not-your-seat"),
            (Some(_), None) => refuse(RefusalCode::NotYours, "server-who-are-you"),
        }
    }

    /// Nothing is done in a race that was ended; it can only be looked at.
    fn is_on(&self, ask: &Ask, seat: Option<u8>) -> Result<(), Refusal> {
        match ask {
            Ask::Play { .. } | Ask::Hint { .. } | Ask::Undo { .. } | Ask::Consent { .. }
                if self.stored.company.ended.is_some() =>
            {
                Err(refusal(RefusalCode::NotNow, &self.id, seat, Phrase::new("server-ended")))
            }
            Ask::Play { .. } => self.is_in_time(seat),
            _ => Ok(()),
        }
    }

    /// Whether the person has a seat here.
    fn is_seated(&self, person: Option<&Person>) -> bool {
        person.is_some_and(|person| self.stored.company.seats_of(&person.id).next().is_some())
    }

    fn store_refusal(&self, error: &StoreError) -> Refusal {
        self.app.metrics.store_errors.fetch_add(1, Relaxed);
        tracing::error!(table = %self.id, %error, "the store failed");
        refusal(RefusalCode::Store, &self.id, None, words::store_error(error))
    }

    fn detail_of(&self, conn: u64, seat: Option<u8>) -> Option<Detail> {
        let mut watchers = self.watchers.iter();
        watchers.find(|watcher| watcher.conn.id == conn && watcher.seat == seat).map(|watcher| watcher.detail)
    }
}

/// The id of whoever has the seat.
fn person_at(stored: &StoredTable, seat: u8) -> String {
    let holder = stored.company.seats.get(usize::from(seat));
    holder.and_then(Holder::person).unwrap_or_default().to_string()
}

/// Messages that came while the table was leaving memory go to the table that replaces it: whoever began to watch in that
/// moment must not be forgotten.
fn redeliver(app: Arc<App>, id: Arc<str>, messages: Vec<Message>) {
    tokio::spawn(async move {
        for message in messages {
            // A table that was closed meanwhile does not come back.
            if matches!(app.hub.mailbox(&app, &id).await, Err(StoreError::Missing)) {
                message.turn_away(&id);
                continue;
            }
            if let Err(error) = app.hub.send(&app, &id, message).await {
                tracing::warn!(table = %id, %error, "a message came too late");
            }
        }
    });
}
