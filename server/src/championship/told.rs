//! What is told of championships.

use protocol::{
    Championship, ChampionshipList, ChampionshipMay, ChampionshipPlace, ChampionshipRace, ChampionshipState,
    ChampionshipSummary, Entrant, Heat,
};

use super::Season;
use super::season::{anybody_from_ms, may_begin};
use super::standing::{HeatPlaces, standings};
use crate::app::App;
use crate::store::championships::{Stage, StoredHeat, Taker};
use crate::store::{Person, Store, StoreError};

/// How many a list has at most.
const LISTED: u32 = 50;

fn state(season: &Season) -> ChampionshipState {
    match season.stored.stage {
        _ if season.is_racing() => ChampionshipState::Racing,
        Stage::Open => ChampionshipState::Open,
        Stage::Running if !season.is_run() => ChampionshipState::Between,
        Stage::Running | Stage::Over => ChampionshipState::Over,
    }
}

/// Where everybody stands after the races that are over.
fn places(season: &Season) -> Vec<ChampionshipPlace> {
    let heat = |heat: &StoredHeat| {
        let places = heat.end.as_ref()?.places.clone()?;
        let (seats, gone) = (heat.seats.clone(), heat.gone.clone());
        Some(HeatPlaces { race: usize::from(heat.race), seats, gone, places })
    };
    let heats: Vec<HeatPlaces> = season.heats.iter().filter_map(heat).collect();
    let (takers, agreed) = (season.stored.field.takers.len(), &season.stored.agreed);
    standings(takers, usize::from(agreed.seats), season.ended(), &agreed.points, &heats)
}

fn races(season: &Season) -> Vec<ChampionshipRace> {
    let field = &season.stored.field;
    let race = |(race, options): (usize, &serde_json::Value)| {
        let known = |part: usize| {
            season.heats.iter().find(|heat| (usize::from(heat.race), usize::from(heat.part)) == (race, part))
        };
        let planned = field.plan.get(race).into_iter().flatten().enumerate();
        let heats = planned.map(|(part, seats)| {
            let end = known(part).and_then(|heat| heat.end.as_ref());
            Heat {
                table: known(part).map(|heat| heat.table.clone()),
                seats: seats.clone(),
                places: end.and_then(|end| end.places.clone()),
                void: end.is_some_and(|end| end.places.is_none()),
            }
        });
        ChampionshipRace { options: options.clone(), heats: heats.collect() }
    };
    season.stored.agreed.options.iter().enumerate().map(race).collect()
}

fn may(app: &App, season: &Season, person: Option<&Person>) -> Vec<ChampionshipMay> {
    let Some(person) = person else { return Vec::new() };
    let (field, state) = (&season.stored.field, state(season));
    if state == ChampionshipState::Over {
        return Vec::new();
    }
    let known = field.of(&person.id).map(|known| &field.takers[known]);
    let is_in = known.is_some_and(|taker| !taker.left);
    let is_host = field.host.as_ref() == Some(&person.id);
    let is_open = state == ChampionshipState::Open;
    let mut may = Vec::new();
    if !is_in && (is_open || known.is_some()) {
        may.push(ChampionshipMay::Join);
    }
    if is_in {
        may.push(ChampionshipMay::Leave);
    }
    if is_in && state == ChampionshipState::Between {
        may.push(ChampionshipMay::Ready);
    }
    if matches!(state, ChampionshipState::Open | ChampionshipState::Between) && may_begin(app, season, person)
    {
        may.push(ChampionshipMay::Begin);
    }
    if is_open && is_host {
        may.push(ChampionshipMay::Host);
    }
    may
}

/// What somebody may know of a championship.
pub(crate) fn told(app: &App, season: &Season, person: Option<&Person>) -> Championship {
    let (stored, state) = (&season.stored, state(season));
    let (agreed, field) = (&stored.agreed, &stored.field);
    let number = |id: &String| field.of(id).map(|known| known as u8);
    let called = |level: bots::Level| level.name().to_string();
    let entrant = |taker: &Taker| Entrant {
        name: taker.person.is_some().then(|| taker.name.clone()),
        level: taker.person.is_none().then(|| agreed.bots.map(called)).flatten(),
        left: taker.left,
        ready: taker.ready,
    };
    Championship {
        code: stored.code.clone(),
        name: agreed.name.clone(),
        game: agreed.game.clone(),
        state,
        public: stored.public,
        seats: agreed.seats,
        points: agreed.points.clone(),
        bots: agreed.bots.map(called),
        clock: agreed.clock.clone(),
        entrants: field.takers.iter().map(entrant).collect(),
        host: field.host.as_ref().and_then(number),
        you: person.and_then(|person| number(&person.id)),
        races: races(season),
        begun: field.begun,
        standings: places(season),
        may: may(app, season, person),
        anybody_from_ms: (state == ChampionshipState::Between)
            .then(|| app.calendar().date_of_ms(anybody_from_ms(app, season))),
    }
}

fn summary(season: &Season, person: Option<&Person>) -> ChampionshipSummary {
    let field = &season.stored.field;
    let you = person.and_then(|person| field.of(&person.id));
    let rank = you.filter(|_| season.ended() > 0).and_then(|you| {
        places(season).into_iter().find(|place| usize::from(place.entrant) == you).map(|place| place.rank)
    });
    let is_mine = |heat: &&StoredHeat| you.is_some_and(|you| heat.seats.contains(&(you as u8)));
    let mut on = season.heats.iter().filter(|heat| heat.end.is_none());
    let table = on.find(|heat| is_mine(heat)).map(|heat| heat.table.clone());
    let host =
        field.host.as_ref().and_then(|host| field.of(host)).map(|host| field.takers[host].name.clone());
    ChampionshipSummary {
        code: season.stored.code.clone(),
        name: season.stored.agreed.name.clone(),
        game: season.stored.agreed.game.clone(),
        state: state(season),
        host,
        entrants: field.takers.len() as u8,
        races: season.races() as u8,
        begun: field.begun,
        rank,
        table,
    }
}

fn summaries(
    store: &dyn Store,
    all: Vec<crate::store::championships::StoredChampionship>,
    person: Option<&Person>,
) -> Result<ChampionshipList, StoreError> {
    let mut championships = Vec::new();
    for stored in all {
        let season = Season { heats: store.heats(&stored.id)?, stored };
        championships.push(summary(&season, person));
    }
    Ok(ChampionshipList { championships })
}

/// Those in the public list.
pub(crate) fn list(store: &dyn Store) -> Result<ChampionshipList, StoreError> {
    summaries(store, store.public_championships(LISTED)?, None)
}

/// Those of somebody.
pub(crate) fn mine(store: &dyn Store, person: &Person) -> Result<ChampionshipList, StoreError> {
    summaries(store, store.championships_of(&person.id, LISTED)?, Some(person))
}
