//! Making a championship.

use std::sync::Arc;

use engine::{Phrase, Value};
use protocol::{ClockPlan, NewChampionship, POINTS_MAX, RACES_MAX, RACES_MIN, TITLE_MAX};

use super::{No, points, store};
use crate::app::{App, now_ms};
use crate::lobby;
use crate::store::championships::{Agreed, Championed, Field, Stage, StoredChampionship, Taker};
use crate::store::{Person, StoreError};
use crate::{rated, text, words};

/// Championships that somebody may have made at once which are not over.
const MINE_MAX: usize = 5;
/// Championships in which somebody may take part at once.
pub(super) const TAKEN_MAX: usize = 20;
/// The clock if nobody says.
const CLOCK: ClockPlan = ClockPlan::Live { bank_ms: 600_000, increment_ms: 5_000 };
/// The most races, of all that are not over, that are looked through for somebody's own.
pub(super) const LOOKED_AT: u32 = 200;

fn wrong(phrase: Phrase) -> No {
    No::Wrong(phrase)
}

/// Makes one; whoever makes it is its host and takes part. Gives its id.
pub(crate) async fn make(app: &Arc<App>, person: &Person, wanted: NewChampionship) -> Result<String, No> {
    let agreed = agree(wanted.clone())?;
    let taker =
        Taker { person: Some(person.id.clone()), name: person.name.clone(), left: false, ready: false };
    let id = person.id.clone();
    let own = app.read(move |store| store.championships_of(&id, LOOKED_AT)).await?;
    let open = || own.iter().filter(|it| it.stage != Stage::Over);
    if open().filter(|it| it.maker == person.id).count() >= MINE_MAX {
        let say = Phrase::new("server-champ-many-made").with("most", MINE_MAX as i64);
        return Err(No::NotNow(say));
    }
    if open().count() >= TAKEN_MAX {
        return Err(No::NotNow(Phrase::new("server-champ-many").with("most", TAKEN_MAX as i64)));
    }
    let mut new = StoredChampionship {
        id: app.random_word::<16>()?,
        code: String::new(),
        created_ms: now_ms(),
        maker: person.id.clone(),
        public: wanted.public,
        stage: Stage::Open,
        version: 0,
        agreed,
        field: Field { takers: vec![taker], host: Some(person.id.clone()), ..Field::default() },
    };
    // A code has 30 bits: sooner or later one comes twice, and then another is tried.
    for _ in 0..10 {
        new.code = app.random_word::<6>()?.to_uppercase();
        match store(app, Championed::New(new.clone())).await {
            Err(StoreError::Conflict) => {}
            other => {
                other?;
                app.seasons.looked_at(&new.id);
                return Ok(new.id);
            }
        }
    }
    Err(StoreError::Conflict.into())
}

/// What was wished for, if it can be raced.
fn agree(wanted: NewChampionship) -> Result<Agreed, No> {
    let game = words::find_game(&wanted.game).map_err(No::Wrong)?;
    if !(RACES_MIN..=RACES_MAX).contains(&wanted.races.len()) {
        let say = Phrase::new("server-champ-races").with("fewest", RACES_MIN as i64);
        return Err(wrong(say.with("most", RACES_MAX as i64)));
    }
    let (fewest, most) = (game.seats().0.max(2), game.seats().1);
    if !(fewest..=most).contains(&wanted.seats) {
        let say = Phrase::new("server-champ-seats").with("fewest", fewest).with("most", most);
        return Err(wrong(say));
    }
    let mut options = Vec::new();
    for switches in &wanted.races {
        // The seeds of these races are thrown away: they only show whether the game can be raced so, at smaller tables too, since a company
        // need not be divided into full ones.
        let race = |seats: u8| game.new_race(i64::from(seats), switches, 0).map_err(No::Fault);
        for seats in fewest..wanted.seats {
            race(seats)?;
        }
        options.push(race(wanted.seats)?.setup().options);
    }
    let points = wanted.points.unwrap_or_else(|| points(wanted.seats));
    let is_falling = points.is_sorted_by(|one, other| one >= other);
    let first = points.first().copied().unwrap_or(0);
    if points.len() != usize::from(wanted.seats) || !is_falling || !(1..=POINTS_MAX).contains(&first) {
        let say = Phrase::new("server-champ-points").with("seats", wanted.seats);
        return Err(wrong(say.with("most", POINTS_MAX)));
    }
    let bots = wanted.bots.as_deref().map(words::find_level).transpose().map_err(No::Wrong)?;
    let clock = wanted.clock.unwrap_or(CLOCK);
    if clock == (ClockPlan::None {}) {
        return Err(wrong(Phrase::new("server-champ-clock")));
    }
    lobby::check_clock(&clock).and_then(|()| rated::check_clock(&clock)).map_err(No::Wrong)?;
    let name = wanted.name.as_deref().map(text::clean).filter(|name| !name.is_empty());
    if name.as_ref().is_some_and(|name| name.chars().count() > TITLE_MAX) {
        return Err(wrong(Phrase::new("server-champ-name").with("most", Value::Number(TITLE_MAX as i64))));
    }
    let (game, seats) = (game.id().to_string(), wanted.seats);
    Ok(Agreed { name, game, options, seats, points, bots, clock })
}
