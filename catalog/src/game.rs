//! A game of any kind: what servers, clients and commands see of it.

use std::marker::PhantomData;

use bots::{Level, Player};
use engine::content::Content;
use engine::{Fault, Names, Study, Word};
use engine_test::{Difference, Scenario};
use serde::Serialize;
use serde_json::Value;

use crate::contest::Contests;
use crate::running::{Running, bot_stream};
use crate::study::Studies;
use crate::{
    AnyRace, AnyStudy, Contest, Language, Playouts, Rulebook, Searches, options, playouts, searches,
};

/// A game of any kind. Only the list in this crate makes them.
pub trait AnyGame: Send + Sync {
    /// Its name in files and commands.
    fn id(&self) -> &'static str;
    /// Its title.
    fn name(&self) -> &'static str;
    /// The game in a sentence.
    fn about(&self) -> &'static str;
    /// The fewest and the most seats.
    fn seats(&self) -> (u8, u8);
    /// Usual length with four seats, in minutes.
    fn minutes(&self) -> u16;
    /// Rises with every change after which a recorded race would run differently.
    fn rules_version(&self) -> u32;
    /// The variant switches, in the order of the specification.
    fn options(&self) -> Vec<Switch>;
    /// The players' rulebook in English.
    fn rulebook(&self) -> Rulebook {
        self.rulebook_in(Language::English)
    }
    /// The players' rulebook in a language.
    fn rulebook_in(&self, language: Language) -> Rulebook;
    /// The files of its content, by name and text, for which others can be given by the switch `content`.
    fn content(&self) -> &'static [(&'static str, &'static str)];
    /// The switch that takes the text of a board file.
    fn board_switch(&self) -> Option<&'static str>;
    /// What the seats are called if nobody says otherwise.
    fn names(&self, seats: u8) -> Names;
    /// What things are called, where they have names in several languages.
    fn words(&self) -> Vec<Word>;

    /// A new race: seats, switches (those left out have their defaults) and seed, or what is wrong with them.
    fn new_race(&self, seats: i64, options: &Value, seed: u64) -> Result<Box<dyn AnyRace>, Fault>;
    /// A race that goes on from a written position, with chance from the seed.
    fn race_at(&self, options: &Value, position: &Value, seed: u64) -> Result<Box<dyn AnyRace>, Fault>;
    /// A race by bots, one level a seat, as one scenario: starting position, every action with the chance
    /// that it met, and after every step the whole position, its events and who may decide.
    fn trace(&self, options: &Value, seed: u64, levels: &[Level]) -> Result<Scenario, Fault>;
    /// Runs a scenario; the differences are empty if it holds.
    fn check_scenario(&self, scenario: &Scenario) -> Vec<Difference>;
    /// Draws a board of a user, or says which place breaks which promise.
    fn check_board(&self, board: Content<'_>) -> Result<String, Fault>;
    /// Races between bots, played natively.
    fn contest(&self, seats: i64, options: &Value) -> Result<Box<dyn Contest>, Fault>;
    /// Races between bots, watched.
    fn study(&self, seats: i64, options: &Value) -> Result<Box<dyn AnyStudy>, Fault>;
    /// Random playouts with the default switches.
    fn playouts(&self, seats: i64, seed: u64) -> Result<Box<dyn Playouts>, Fault>;
    /// Searches with the default switches, by this many threads.
    fn searches(&self, seats: i64, seed: u64, workers: u8) -> Result<Box<dyn Searches>, Fault>;
}

/// A variant switch, explained.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Switch {
    /// Its key in `options`.
    pub key: &'static str,
    /// Its default.
    pub default: Value,
    /// The values it can take, in words.
    pub values: &'static str,
    /// The rule that it belongs to.
    pub rule: &'static str,
    /// What it changes, in a sentence.
    pub about: &'static str,
}

/// The face of `G`.
pub(crate) const fn entry<G: Study>() -> &'static dyn AnyGame {
    const { &Entry::<G>(PhantomData) }
}

struct Entry<G>(PhantomData<fn() -> G>);

impl<G: Study> AnyGame for Entry<G> {
    fn id(&self) -> &'static str {
        G::ID
    }

    fn name(&self) -> &'static str {
        G::NAME
    }

    fn about(&self) -> &'static str {
        G::ABOUT
    }

    fn seats(&self) -> (u8, u8) {
        G::SEATS
    }

    fn minutes(&self) -> u16 {
        G::MINUTES
    }

    fn rules_version(&self) -> u32 {
        G::RULES_VERSION
    }

    fn options(&self) -> Vec<Switch> {
        let defaults = options::defaults::<G>();
        let switch = |info: &engine::OptionInfo| Switch {
            key: info.key,
            default: defaults.get(info.key).cloned().unwrap_or_default(),
            values: info.values,
            rule: info.rule,
            about: info.about,
        };
        G::OPTIONS.iter().map(switch).collect()
    }

    fn rulebook_in(&self, language: Language) -> Rulebook {
        Rulebook::new(match language {
            Language::English => G::RULEBOOK,
            Language::French => G::RULEBOOK_FRENCH,
        })
    }

    fn content(&self) -> &'static [(&'static str, &'static str)] {
        G::CONTENT
    }

    fn board_switch(&self) -> Option<&'static str> {
        G::BOARD_SWITCH
    }

    fn names(&self, seats: u8) -> Names {
        Names::numbered(G::PIECE, seats)
    }

    fn words(&self) -> Vec<Word> {
        G::words()
    }

    fn new_race(&self, seats: i64, options: &Value, seed: u64) -> Result<Box<dyn AnyRace>, Fault> {
        let seats = seat_count::<G>(seats)?;
        Ok(Box::new(Running::new(G::new(seats, options::read::<G>(options)?)?, seed)))
    }

    fn race_at(&self, options: &Value, position: &Value, seed: u64) -> Result<Box<dyn AnyRace>, Fault> {
        if let Some(seats) = position.get("seats").and_then(Value::as_i64) {
            return self.new_race(seats, &with_keys_beside_seats(options, position), seed);
        }
        let options = options::read::<G>(options)?;
        let written: G::Written = serde_json::from_value(position.clone())
            .map_err(|error| Fault::new("position", error.to_string()))?;
        let (game, position) = G::read(options, written)?;
        Ok(match position {
            Some(position) => Box::new(Running::at(game, position, seed)),
            None => Box::new(Running::new(game, seed)),
        })
    }

    fn trace(&self, options: &Value, seed: u64, levels: &[Level]) -> Result<Scenario, Fault> {
        let game = G::new(seat_count::<G>(levels.len() as i64)?, options::read::<G>(options)?)?;
        let written = options::write::<G>(game.options());
        let mut players: Vec<Player<G>> = levels.iter().map(|level| Player::new(*level)).collect();
        let mut seq = 0;
        let mut scenario = engine_test::trace(game, seed, |game, view, seat| {
            let mut rng = bot_stream(seed, seat, seq);
            seq += 1;
            let choice = players[seat.index()].choose(game, view, &mut rng);
            choice.expect("a pending seat has a legal action (law 1)")
        });
        scenario.options = Value::Object(written);
        Ok(scenario)
    }

    fn check_scenario(&self, scenario: &Scenario) -> Vec<Difference> {
        if let Err(fault) = options::read::<G>(&scenario.options) {
            let expected = "switches that can be read".to_string();
            return vec![Difference { place: fault.place, expected, found: fault.why }];
        }
        engine_test::run::<G>(scenario)
    }

    fn check_board(&self, board: Content<'_>) -> Result<String, Fault> {
        G::check_board(board)
    }

    fn contest(&self, seats: i64, options: &Value) -> Result<Box<dyn Contest>, Fault> {
        Ok(Box::new(Contests(G::new(seat_count::<G>(seats)?, options::read::<G>(options)?)?)))
    }

    fn study(&self, seats: i64, options: &Value) -> Result<Box<dyn AnyStudy>, Fault> {
        Ok(Box::new(Studies::new(G::new(seat_count::<G>(seats)?, options::read::<G>(options)?)?)))
    }

    fn playouts(&self, seats: i64, seed: u64) -> Result<Box<dyn Playouts>, Fault> {
        Ok(playouts::random(G::new(seat_count::<G>(seats)?, G::Options::default())?, seed))
    }

    fn searches(&self, seats: i64, seed: u64, workers: u8) -> Result<Box<dyn Searches>, Fault> {
        let game = G::new(seat_count::<G>(seats)?, G::Options::default())?;
        Ok(searches::first_choice(game, seed, workers))
    }
}

/// A new race may be written `{"seats": n}`; keys beside it are switches.
fn with_keys_beside_seats(options: &Value, position: &Value) -> Value {
    let mut all = options.as_object().cloned().unwrap_or_default();
    let beside = position.as_object().into_iter().flatten().filter(|(key, _)| *key != "seats");
    all.extend(beside.map(|(key, value)| (key.clone(), value.clone())));
    Value::Object(all)
}

/// The number of seats, if the game has room for it.
fn seat_count<G: Study>(seats: i64) -> Result<u8, Fault> {
    let (fewest, most) = G::SEATS;
    u8::try_from(seats).ok().filter(|count| (fewest..=most).contains(count)).ok_or_else(|| {
        Fault::new("players", format!("{} is for {fewest} to {most} players, not {seats}", G::ID))
    })
}
