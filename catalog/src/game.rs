//! A game of any kind: what servers, clients and commands see of it.

use std::fmt;
use std::marker::PhantomData;

use bench::Measured;
use bots::{Level, Player};
use engine::content::Content;
use engine::{Fault, Phrase, Speak, Study, Value as Said};
use engine_test::{Difference, Scenario, reading};
use protocol::Switch;
use serde_json::Value;

use crate::bot::bot_stream;
use crate::contest::Contests;
use crate::files::texts_in;
use crate::mining::mine;
use crate::running::Running;
use crate::study::Studies;
use crate::switches::switches;
use crate::{AnyRace, AnyStudy, Contest, Language, Nugget, Rulebook, language, options, said_fault};

/// A game of any kind. Only the list in this crate makes them.
pub trait AnyGame: Send + Sync + fmt::Debug {
    /// Its name in files and commands.
    fn id(&self) -> &'static str;
    /// The fewest and the most seats.
    fn seats(&self) -> (u8, u8);
    /// Usual length with four seats, in minutes.
    fn minutes(&self) -> u16;
    /// Rises with every change after which a recorded race would run differently.
    fn rules_version(&self) -> u32;
    /// The variant switches, in the order of the specification.
    fn switches(&self) -> Vec<Switch>;
    /// The players' rulebook in a language, or in English where that language has none.
    fn rulebook(&self, language: &Language) -> Rulebook;
    /// The files of its content, by name and text, for which others can be given by the switch `content`.
    fn content(&self) -> &'static [(&'static str, &'static str)];
    /// The switch that takes the text of a board file.
    fn board_switch(&self) -> Option<&'static str>;

    /// A new race: seats, switches (those left out have their defaults) and seed, or what is wrong with them.
    fn new_race(&self, seats: i64, options: &Value, seed: u64) -> Result<Box<dyn AnyRace>, Fault>;
    /// A race that goes on from a written position, with chance from the seed.
    fn race_at(&self, options: &Value, position: &Value, seed: u64) -> Result<Box<dyn AnyRace>, Fault>;
    /// A race by bots, one level per seat, as one scenario: starting position, every action with the chance
    /// that it met, and after every step the whole position, its events and who may decide.
    fn trace(&self, options: &Value, seed: u64, levels: &[Level]) -> Result<Scenario, Fault>;
    /// Runs a scenario; the differences are empty if it holds.
    fn check_scenario(&self, scenario: &Scenario) -> Vec<Difference>;
    /// Draws a board of a user, or says which place breaks which promise.
    fn check_board(&self, board: Content<'_>, speak: &dyn Speak) -> Result<String, Fault>;
    /// Races between bots, played natively.
    fn contest(&self, seats: i64, options: &Value) -> Result<Box<dyn Contest>, Fault>;
    /// Races between bots, watched.
    fn study(&self, seats: i64, options: &Value) -> Result<Box<dyn AnyStudy>, Fault>;
    /// Runs a race between bots, one level per seat, and looks in its middle for decisions in which one choice wins more often than all others by
    /// this share at least, and is not the one that the game's own policy likes best.
    fn mine(&self, options: &Value, levels: &[Level], seed: u64, lead: f64) -> Result<Vec<Nugget>, Fault>;
    /// The game with the default switches, to be measured.
    fn measured(&self, seats: i64) -> Result<Box<dyn Measured>, Fault>;
    /// What a part of its JSON looks like, as JSON Schema (draft 2020-12).
    #[cfg(feature = "schema")]
    fn schema(&self, part: crate::Part) -> Value;
}

/// The face of `G`.
pub(crate) const fn entry<G: Study>() -> &'static dyn AnyGame {
    const { &Entry::<G>(PhantomData) }
}

struct Entry<G>(PhantomData<fn() -> G>);

impl<G: Study> fmt::Debug for Entry<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(G::ID)
    }
}

impl<G: Study> AnyGame for Entry<G> {
    fn id(&self) -> &'static str {
        G::ID
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

    fn switches(&self) -> Vec<Switch> {
        switches::<G>()
    }

    fn rulebook(&self, language: &Language) -> Rulebook {
        let chain = language.chain().into_iter().rev();
        let texts = chain.flat_map(|code| texts_in(G::ID, "rulebook", &code));
        let books = texts.map(Rulebook::new);
        books.reduce(|behind, own| own.completed_by(&behind)).unwrap_or_else(|| Rulebook::new(""))
    }

    fn content(&self) -> &'static [(&'static str, &'static str)] {
        G::CONTENT
    }

    fn board_switch(&self) -> Option<&'static str> {
        G::BOARD_SWITCH
    }

    fn new_race(&self, seats: i64, options: &Value, seed: u64) -> Result<Box<dyn AnyRace>, Fault> {
        let seats = seat_count::<G>(seats)?;
        Ok(Box::new(Running::<G>::new(made::<G>(seats, options)?, seed)))
    }

    fn race_at(&self, options: &Value, position: &Value, seed: u64) -> Result<Box<dyn AnyRace>, Fault> {
        if let Some(seats) = position.get("seats").and_then(Value::as_i64) {
            return self.new_race(seats, &with_keys_beside_seats(options, position), seed);
        }
        let options = options::read::<G>(options)?;
        let written: G::Written = reading::read(position).map_err(|wrong| {
            let phrase = Phrase::new("setup-position").with("why", wrong.phrase("position", 0));
            said_fault("position", phrase, Some(G::ID))
        })?;
        let (game, position) = G::read(options, written).map_err(in_english::<G>)?;
        Ok(match position {
            Some(position) => Box::new(Running::<G>::at(game, position, seed)),
            None => Box::new(Running::<G>::new(game, seed)),
        })
    }

    fn trace(&self, options: &Value, seed: u64, levels: &[Level]) -> Result<Scenario, Fault> {
        let game = made::<G>(seat_count::<G>(levels.len() as i64)?, options)?;
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
            let (place, found) = (Said::text(fault.place.as_str()), fault.reason());
            return vec![Difference::new(place, Phrase::new("differs-switches"), found)];
        }
        engine_test::run_told::<G>(scenario, &|refused| match refused.rule() {
            Some(rule) => Phrase::new("differs-by-rule")
                .with("rule", Said::text(rule))
                .with("why", refused.phrase())
                .into(),
            None => refused.phrase().into(),
        })
    }

    fn check_board(&self, board: Content<'_>, speak: &dyn Speak) -> Result<String, Fault> {
        G::check_board(board, speak).map_err(in_english::<G>)
    }

    fn contest(&self, seats: i64, options: &Value) -> Result<Box<dyn Contest>, Fault> {
        Ok(Box::new(Contests(made::<G>(seat_count::<G>(seats)?, options)?)))
    }

    fn study(&self, seats: i64, options: &Value) -> Result<Box<dyn AnyStudy>, Fault> {
        Ok(Box::new(Studies::new(made::<G>(seat_count::<G>(seats)?, options)?)))
    }

    fn mine(&self, options: &Value, levels: &[Level], seed: u64, lead: f64) -> Result<Vec<Nugget>, Fault> {
        Ok(mine(&made::<G>(seat_count::<G>(levels.len() as i64)?, options)?, levels, seed, lead))
    }

    fn measured(&self, seats: i64) -> Result<Box<dyn Measured>, Fault> {
        Ok(bench::of(G::new(seat_count::<G>(seats)?, G::Options::default())?))
    }

    #[cfg(feature = "schema")]
    fn schema(&self, part: crate::Part) -> Value {
        crate::schema::schema::<G>(part)
    }
}

/// The game with these switches, or what is wrong with them.
fn made<G: Study>(seats: u8, options: &Value) -> Result<G, Fault> {
    G::new(seats, options::read::<G>(options)?).map_err(in_english::<G>)
}

/// A fault that a game says as a phrase, with the English of that. What is wrong with a switch has the switch's rule if it has no other.
fn in_english<G: Study>(fault: Fault) -> Fault {
    let key = fault.place.strip_prefix("options.").and_then(|place| place.split('.').next());
    let of_switch = G::SWITCHES.iter().find(|switch| Some(switch.key) == key).map(|switch| switch.rule);
    language::in_english(Fault { rule: fault.rule.or(of_switch), ..fault }, Some(G::ID))
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
        let phrase = Phrase::new("setup-seats")
            .with("game", Phrase::new("name"))
            .with("fewest", fewest)
            .with("most", most)
            .with("seats", seats);
        said_fault("players", phrase, Some(G::ID))
    })
}
