//! What people do in a championship: come, go, be ready, begin the next race.

use std::net::IpAddr;
use std::sync::Arc;

use engine::Phrase;
use protocol::ENTRANTS_MAX;
use tokio::sync::oneshot;

use super::make::{LOOKED_AT, TAKEN_MAX};
use super::{No, Season, not_now, race, store};
use crate::app::{App, now_ms};
use crate::gate::Kind;
use crate::store::championships::{Championed, HeatEnd, Stage, StoredChampionship, Taker};
use crate::store::{Person, StoreError};
use crate::table::message::{Message, Wish as TableWish};
use crate::{table, text};

/// What somebody wants.
#[derive(Clone, Debug)]
pub(crate) enum Wish {
    Join,
    Leave,
    Ready(bool),
    /// The next race, after so many.
    Begin(u8),
    Remove(u8),
    Close,
}

/// How often something is tried again because others changed something at the same time.
const TRIES: u32 = 20;

/// Somebody wants something of a championship, from an address.
pub(crate) async fn wish(
    app: &Arc<App>,
    id: &str,
    person: &Person,
    (wish, peer): (Wish, IpAddr),
) -> Result<(), No> {
    for _ in 0..TRIES {
        let season = Season::of(app, id).await?;
        match grant(app, season, person, (&wish, peer)).await {
            Err(No::Store(StoreError::Conflict)) => {}
            other => return other,
        }
    }
    Err(No::Store(StoreError::Conflict))
}

async fn grant(
    app: &Arc<App>,
    season: Season,
    person: &Person,
    (wish, peer): (&Wish, IpAddr),
) -> Result<(), No> {
    if season.stored.stage == Stage::Over || season.is_run() {
        return Err(not_now("server-champ-over"));
    }
    match wish {
        Wish::Join => join(app, season, person).await,
        Wish::Leave => leave(app, season, person, peer).await,
        Wish::Ready(ready) => be_ready(app, season, person, (*ready, peer)).await,
        Wish::Begin(begun) => begin(app, season, person, (*begun, peer)).await,
        Wish::Remove(taker) => {
            let mut next = as_host(&season, person)?;
            let who = next.field.takers.get(usize::from(*taker)).and_then(|taker| taker.person.clone());
            match who {
                None => return Err(No::Wrong(Phrase::new("server-nobody-sits"))),
                Some(who) if who == person.id => return Err(not_now("server-remove-self")),
                Some(who) => next.field.removed.push(who),
            }
            next.field.takers.remove(usize::from(*taker));
            set(app, next).await
        }
        Wish::Close => {
            let id = as_host(&season, person)?.id;
            Ok(store(app, Championed::Drop { id }).await?)
        }
    }
}

/// Only the host, and only before the first race.
fn as_host(season: &Season, person: &Person) -> Result<StoredChampionship, No> {
    if season.stored.stage != Stage::Open {
        return Err(not_now("server-champ-begun"));
    }
    if season.stored.field.host.as_ref() != Some(&person.id) {
        return Err(No::NotYours(Phrase::new("server-champ-only-host")));
    }
    Ok(season.stored.clone())
}

/// Stores what was changed.
pub(super) async fn set(app: &App, mut next: StoredChampionship) -> Result<(), No> {
    next.version += 1;
    Ok(store(app, Championed::Set { championship: next, tables: Vec::new(), heats: Vec::new() }).await?)
}

async fn join(app: &Arc<App>, season: Season, person: &Person) -> Result<(), No> {
    let mut next = season.stored;
    if let Some(known) = next.field.of(&person.id) {
        if !next.field.takers[known].left {
            return Ok(());
        }
        next.field.takers[known].left = false;
        next.field.host.get_or_insert_with(|| person.id.clone());
        return set(app, next).await;
    }
    if next.stage != Stage::Open {
        return Err(not_now("server-champ-begun"));
    }
    if next.field.removed.contains(&person.id) {
        return Err(No::NotYours(Phrase::new("server-champ-removed")));
    }
    if next.field.host.as_ref().is_some_and(|host| app.shuns.blocks(host, &person.id)) {
        return Err(No::NotYours(Phrase::new("server-blocked")));
    }
    if next.field.takers.len() >= ENTRANTS_MAX {
        return Err(No::NotNow(Phrase::new("server-champ-full").with("most", ENTRANTS_MAX as i64)));
    }
    let id = person.id.clone();
    let own = app.read(move |store| store.championships_of(&id, LOOKED_AT)).await?;
    if own.iter().filter(|it| it.stage != Stage::Over).count() >= TAKEN_MAX {
        return Err(No::NotNow(Phrase::new("server-champ-many").with("most", TAKEN_MAX as i64)));
    }
    let taken: Vec<&str> = next.field.takers.iter().map(|taker| taker.name.as_str()).collect();
    let name = text::told_apart(&person.name, &taken);
    next.field.takers.push(Taker { person: Some(person.id.clone()), name, left: false, ready: false });
    next.field.host.get_or_insert_with(|| person.id.clone());
    set(app, next).await
}

/// Somebody goes: before the first race as if they had never come, later a bot races in their place from the race that is on. The host's role goes
/// to the next who is there; where nobody is left, it is over.
async fn leave(app: &Arc<App>, season: Season, person: &Person, peer: IpAddr) -> Result<(), No> {
    let mut next = season.stored.clone();
    let Some(known) = next.field.of(&person.id).filter(|known| !next.field.takers[*known].left) else {
        return Err(No::NotYours(Phrase::new("server-champ-not-in")));
    };
    match next.stage {
        Stage::Open => drop(next.field.takers.remove(known)),
        Stage::Running | Stage::Over => {
            (next.field.takers[known].left, next.field.takers[known].ready) = (true, false);
        }
    }
    if next.field.host.as_ref() == Some(&person.id) {
        let heir = next.field.people().next().and_then(|taker| taker.person.clone());
        next.field.host = heir;
    }
    if next.field.people().count() == 0 {
        if next.stage == Stage::Open {
            return Ok(store(app, Championed::Drop { id: next.id }).await?);
        }
        next.stage = Stage::Over;
    }
    set(app, next).await?;
    for heat in season.heats.iter().filter(|heat| heat.end.is_none()) {
        let seat = heat.seats.iter().position(|taker| usize::from(*taker) == known);
        if let Some(seat) = seat {
            let (reply, answer) = oneshot::channel();
            let wish = TableWish::Leave { seat: seat as u8 };
            let message = Message::Seat { person: Arc::new(person.clone()), wish, reply };
            if app.hub.send(app, &heat.table, message).await.is_err() || answer.await.is_err() {
                tracing::warn!(table = heat.table, "somebody who has left a championship stays at its table");
            }
        }
    }
    if let Err(error) = go_on(app, &season.stored.id, peer).await {
        tracing::info!(
            championship = season.stored.id,
            ?error,
            "the next race waits for somebody to begin it"
        );
    }
    Ok(())
}

/// Whoever went may have been the last who was not ready: then the next race begins.
async fn go_on(app: &Arc<App>, id: &str, peer: IpAddr) -> Result<(), No> {
    for _ in 0..TRIES {
        let season = Season::of(app, id).await?;
        let are_ready =
            season.stored.field.people().count() > 0 && season.stored.field.people().all(|it| it.ready);
        if season.stored.stage != Stage::Running || season.is_racing() || season.is_run() || !are_ready {
            return Ok(());
        }
        // Whoever is forgotten or kept out comes from nowhere.
        if !peer.is_unspecified() {
            take_tables(app, &season, peer)?;
        }
        match race::begin(app, &season).await {
            Err(No::Store(StoreError::Conflict)) => {}
            other => return other,
        }
    }
    Err(No::Store(StoreError::Conflict))
}

/// Somebody is forgotten or kept out: they leave wherever they take part.
pub(crate) async fn leave_all(app: &Arc<App>, id: &str) -> Result<(), StoreError> {
    let (asked, nowhere) = (id.to_string(), IpAddr::from([0, 0, 0, 0]));
    let theirs = app.read(move |store| store.championships_of(&asked, LOOKED_AT)).await?;
    let person = Person { id: id.to_string(), name: String::new() };
    for one in theirs.iter().filter(|it| it.stage != Stage::Over) {
        match wish(app, &one.id, &person, (Wish::Leave, nowhere)).await {
            Ok(()) | Err(No::NotYours(_) | No::NotNow(_)) => {}
            Err(error) => tracing::warn!(championship = one.id, ?error, "somebody who is gone takes part on"),
        }
    }
    Ok(())
}

/// Somebody is called otherwise wherever they take part or did, and what they have named themselves has no name any more.
pub(crate) async fn rename(app: &App, id: &str, to: &str) -> Result<(), StoreError> {
    let asked = id.to_string();
    for one in app.read(move |store| store.championships_of(&asked, u32::MAX)).await? {
        for _ in 0..TRIES {
            let mut next = Season::of(app, &one.id).await?.stored;
            let theirs = next.field.takers.iter_mut().filter(|taker| taker.person.as_deref() == Some(id));
            theirs.for_each(|taker| taker.name = to.to_string());
            if next.maker == id {
                next.agreed.name = None;
            }
            match set(app, next).await {
                Err(No::Store(StoreError::Conflict)) => {}
                Err(No::Store(error)) => return Err(error),
                _ => break,
            }
        }
    }
    Ok(())
}

/// Somebody is ready, or no longer; when all who are there are, the next race begins.
async fn be_ready(
    app: &Arc<App>,
    season: Season,
    person: &Person,
    (ready, peer): (bool, IpAddr),
) -> Result<(), No> {
    let mut next = season.stored.clone();
    let Some(known) = next.field.of(&person.id).filter(|known| !next.field.takers[*known].left) else {
        return Err(No::NotYours(Phrase::new("server-champ-not-in")));
    };
    if next.stage != Stage::Running || season.is_racing() {
        return Err(not_now("server-champ-not-between"));
    }
    if next.field.takers[known].ready == ready {
        return Ok(());
    }
    next.field.takers[known].ready = ready;
    if !next.field.people().all(|taker| taker.ready) {
        return set(app, next).await;
    }
    take_tables(app, &season, peer)?;
    race::begin(app, &season).await
}

async fn begin(
    app: &Arc<App>,
    mut season: Season,
    person: &Person,
    (begun, peer): (u8, IpAddr),
) -> Result<(), No> {
    // Whoever asks twice has what they wanted.
    if usize::from(begun) + 1 == season.begun() {
        return Ok(());
    }
    if usize::from(begun) != season.begun() {
        return Err(not_now("server-champ-changed"));
    }
    if !may_begin(app, &season, person) {
        return Err(No::NotYours(Phrase::new("server-champ-only-host")));
    }
    if season.is_racing() && !void_unplayable(app, &mut season).await? {
        return Err(not_now("server-champ-racing"));
    }
    take_tables(app, &season, peer)?;
    race::begin(app, &season).await
}

/// The host may begin the next race, and after a while everybody who takes part.
pub(super) fn may_begin(app: &App, season: &Season, person: &Person) -> bool {
    let field = &season.stored.field;
    let is_in = field.of(&person.id).is_some_and(|known| !field.takers[known].left);
    let is_late = season.stored.stage == Stage::Running && now_ms() >= anybody_from_ms(app, season);
    is_in && (field.host.as_ref() == Some(&person.id) || is_late)
}

/// From when everybody who takes part may begin the next race.
pub(super) fn anybody_from_ms(app: &App, season: &Season) -> i64 {
    season.since_ms().saturating_add(app.config.championship_wait.as_millis() as i64)
}

/// The tables count for the address of whoever begins the race.
fn take_tables(app: &App, season: &Season, peer: IpAddr) -> Result<(), No> {
    match app.gate.take_some(peer, Kind::Table, race::tables(season)) {
        true => Ok(()),
        false => Err(No::TooMany("server-many-tables")),
    }
}

/// Tables that cannot go on because the rules have changed are over without a result; whether that was all of them.
async fn void_unplayable(app: &App, season: &mut Season) -> Result<bool, StoreError> {
    for heat in season.heats.iter_mut().filter(|heat| heat.end.is_none()) {
        let id = heat.table.clone();
        let stored = app.read(move |store| store.table(&id)).await?;
        if stored.as_ref().is_some_and(|stored| table::awake::new_race(stored).is_ok()) {
            continue;
        }
        let end = HeatEnd { places: None, at_ms: now_ms() };
        store(app, Championed::End { table: heat.table.clone(), end: end.clone() }).await?;
        heat.end = Some(end);
    }
    Ok(!season.is_racing())
}
