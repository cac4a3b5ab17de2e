//! The next race of a championship: its tables begin at once, with everybody who takes part at their seats.

use std::sync::Arc;

use engine::Phrase;
use protocol::{ClockPlan, ENTRANTS_MAX, RaceOf, Settings, TableState, WhenAway};

use super::{No, Season, plan, store};
use crate::app::{App, now_ms};
use crate::lobby;
use crate::store::championships::{Championed, HeatOf, Stage, StoredChampionship, StoredHeat, Taker};
use crate::store::{Company, Holder, StoreError, StoredTable, TableSettings};

/// After how long a bot plays for somebody who is not there, in a race with a live clock.
const AWAY_S: u32 = 120;
/// The same in a race by mail, whose clock is the closer limit.
const AWAY_BY_MAIL_S: u32 = 30 * 86_400;

/// The tables of the next race.
pub(super) fn tables(season: &Season) -> u32 {
    let field = &season.stored.field;
    let people = field.people().count();
    let planned = field.plan.get(season.begun()).map(Vec::len);
    planned.unwrap_or_else(|| people.div_ceil(usize::from(season.stored.agreed.seats.max(1)))) as u32
}

/// What the championship is when its next race begins: before the first one bots fill up and the season is planned.
async fn planned(app: &App, season: &Season) -> Result<StoredChampionship, No> {
    let mut next = season.stored.clone();
    if next.field.plan.is_empty() {
        let seats = usize::from(next.agreed.seats);
        next.field.takers.retain(|taker| !taker.left);
        if next.agreed.bots.is_some() {
            let full = next.field.takers.len().div_ceil(seats) * seats;
            let bot = Taker { person: None, name: String::new(), left: false, ready: false };
            next.field.takers.resize(full.min(ENTRANTS_MAX), bot);
        }
        let people = next.field.takers.len();
        let game = catalog::find(&next.agreed.game).map_err(No::Fault)?;
        let fewest = usize::from(game.seats().0.max(2));
        let races = season.races();
        let turn = app.seasons.planning.acquire().await.expect("it is never closed");
        // Of several who begin at once, one plans.
        if Season::of(app, &next.id).await?.stored.version != next.version {
            return Err(StoreError::Conflict.into());
        }
        let plan = tokio::task::spawn_blocking(move || plan::plan(people, seats, fewest, races));
        let plan = plan.await.expect("planning does not panic");
        drop(turn);
        let unfit = || {
            let say = Phrase::new("server-champ-company").with("people", people as i64);
            No::NotNow(say.with("seats", seats as i64))
        };
        next.field.plan = plan.ok_or_else(unfit)?;
    }
    next.field.begun += 1;
    next.version += 1;
    next.stage = Stage::Running;
    next.field.takers.iter_mut().for_each(|taker| taker.ready = false);
    Ok(next)
}

/// Begins the next race. A conflict means that somebody else has changed something meanwhile.
pub(super) async fn begin(app: &Arc<App>, season: &Season) -> Result<(), No> {
    let (race, next) = (season.begun(), planned(app, season).await?);
    let (mut tables, mut heats) = (Vec::new(), Vec::new());
    for (seats, part) in next.field.plan[race].iter().zip(0..) {
        let table = table(app, &next, race, seats)?;
        let is_gone = |taker: &u8| next.field.takers[usize::from(*taker)].left;
        heats.push(StoredHeat {
            championship: next.id.clone(),
            race: race as u8,
            part,
            table: table.id.clone(),
            seats: seats.clone(),
            gone: seats.iter().copied().filter(is_gone).collect(),
            end: None,
        });
        tables.push(table);
    }
    let ids: Vec<String> = tables.iter().map(|table| table.id.clone()).collect();
    store(app, Championed::Set { championship: next, tables, heats }).await?;
    for id in ids {
        app.hub.set_due(&id.as_str().into(), Some(now_ms()));
    }
    Ok(())
}

fn table(app: &App, of: &StoredChampionship, race: usize, seats: &[u8]) -> Result<StoredTable, No> {
    let (agreed, level) = (&of.agreed, of.agreed.level());
    let holder = |taker: &Taker| match &taker.person {
        Some(id) if !taker.left => Holder::Person { id: id.clone(), name: taker.name.clone(), left: false },
        _ => Holder::Bot(level),
    };
    let told = RaceOf {
        code: of.code.clone(),
        name: agreed.name.clone(),
        race: race as u8 + 1,
        races: agreed.options.len() as u8,
    };
    let company = Company {
        seats: seats.iter().map(|taker| holder(&of.field.takers[usize::from(*taker)])).collect(),
        maker: of.field.host.clone(),
        started_ms: Some(now_ms()),
        championship: Some(HeatOf { id: of.id.clone(), told }),
        ..Company::default()
    };
    let away_after_s = match agreed.clock {
        ClockPlan::Mail { .. } => AWAY_BY_MAIL_S,
        ClockPlan::None {} | ClockPlan::Live { .. } => AWAY_S,
    };
    // Nobody is asked what becomes of the race: a bot plays on, so that every race comes to an end and to places.
    let settings = Settings {
        public: of.public,
        clock: agreed.clock.clone(),
        away_after_s: Some(away_after_s),
        when_away: Some(WhenAway::Bot),
        hints: false,
        ..Settings::default()
    };
    let options = agreed.options.get(race).cloned().unwrap_or_default();
    let game = catalog::find(&agreed.game).map_err(No::Fault)?;
    // At a smaller table, or with newer rules, the set-up may not fit any more.
    let set_up = game.new_race(seats.len() as i64, &options, 0).map_err(No::Fault)?.setup().options;
    let fresh = lobby::fresh(
        app,
        &agreed.game,
        set_up,
        TableSettings::new(settings, level),
        company,
        TableState::Running,
    )?;
    Ok(StoredTable { code: app.random_word::<6>()?.to_uppercase(), ..fresh })
}
