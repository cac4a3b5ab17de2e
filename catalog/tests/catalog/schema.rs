//! The schemas of every game say what its races read and write: everything that happens in races fits them, and what no reader takes does
//! not.

use std::collections::BTreeSet;
use std::path::Path;

use catalog::{AnyGame, AnyRace, Part, Sight, games};
use engine::{Rng, Seat, Viewer};
use jsonschema::Validator;
use protocol::{Detail, Happening, SwitchValues};
use serde_json::{Map, Value, json};

/// Races of each game, each with other seats and switches.
const RACES: u64 = 6;
/// Steps of a race that are looked at.
const STEPS: u32 = 400;

struct Schemas {
    game: &'static dyn AnyGame,
    parts: [Validator; 4],
    /// The types of actions and events that were met.
    met: BTreeSet<String>,
}

impl Schemas {
    fn of(game: &'static dyn AnyGame) -> Schemas {
        let parts = Part::ALL.map(|part| jsonschema::draft202012::new(&game.schema(part)).unwrap());
        Schemas { game, parts, met: BTreeSet::new() }
    }

    fn part(&self, part: Part) -> &Validator {
        &self.parts[Part::ALL.iter().position(|known| *known == part).unwrap()]
    }

    fn take(&mut self, part: Part, value: &Value) {
        if let Err(error) = self.part(part).validate(value) {
            panic!("{} {}: {error} at {}:\n{value}", self.game.id(), part.name(), error.instance_path());
        }
        if let Some(name) = value["type"].as_str() {
            self.met.insert(format!("{} {name}", part.name()));
        }
    }

    fn refuse(&self, part: Part, value: &Value) {
        assert!(!self.part(part).is_valid(value), "{} {} takes {value}", self.game.id(), part.name());
    }

    /// What is like something sound, but for one thing that no reader takes.
    fn refuse_wrong(&self, part: Part, sound: &Value) {
        let with = |key: &str, value: Value| {
            let mut wrong = sound.clone();
            wrong[key] = value;
            wrong
        };
        self.refuse(part, &with("no_such_key", json!(1)));
        if matches!(part, Part::Action | Part::Event) {
            self.refuse(part, &with("type", json!("no_such_type")));
            self.refuse(part, &json!({}));
        }
        for wrong in [json!(null), json!([sound]), json!("text")] {
            self.refuse(part, &wrong);
        }
    }
}

/// Whether the game's types have schemas; one that has none says only what all games have in common.
fn is_described(game: &dyn AnyGame) -> bool {
    let manifest = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("../games/{}/Cargo.toml", game.id()));
    std::fs::read_to_string(manifest).unwrap().lines().any(|line| line.starts_with("schema = "))
}

/// Some switches with other values than usual.
fn some_options(game: &dyn AnyGame, rng: &mut Rng) -> Value {
    let mut options = Map::new();
    for switch in game.switches() {
        let value = match &switch.values {
            SwitchValues::Flag {} => json!(rng.below(2) == 0),
            SwitchValues::OneOf { names } | SwitchValues::Board { names } => {
                json!(names[rng.below(names.len() as u32) as usize])
            }
            _ => continue,
        };
        if rng.below(2) == 0 {
            options.insert(switch.key, value);
        }
    }
    Value::Object(options)
}

fn look_at(race: &dyn AnyRace, schemas: &mut Schemas) {
    for viewer in Viewer::all(race.seats()) {
        let sight = Sight::Of(viewer);
        schemas.take(Part::View, &race.view(sight));
        for event in race.tell(race.seq(), sight, Detail::Lean).unwrap().events {
            let Happening::Plain(event) = event else { panic!("plain events are asked for") };
            schemas.take(Part::Event, &event);
        }
    }
    schemas.take(Part::View, &race.view(Sight::Whole));
    for seat in Seat::all(race.seats()) {
        race.legal(seat).iter().for_each(|action| schemas.take(Part::Action, action));
    }
}

fn play(schemas: &mut Schemas, seed: u64) {
    let mut rng = Rng::new(seed);
    let (fewest, most) = schemas.game.seats();
    let seats = i64::from(fewest) + (seed % u64::from(most - fewest + 1)) as i64;
    let options = if seed == 0 { json!({}) } else { some_options(schemas.game, &mut rng) };
    schemas.take(Part::Options, &options);
    let mut race = schemas.game.new_race(seats, &options, seed).unwrap();
    schemas.take(Part::Options, &race.setup().options);
    while let Some(seat) = race.deciding().first().map(|owed| owed.seat) {
        look_at(&*race, schemas);
        if race.seq() == STEPS {
            return;
        }
        let legal = race.legal(seat);
        race.play(seat, &legal[rng.below(legal.len() as u32) as usize]).unwrap();
    }
    look_at(&*race, schemas);
}

/// The types that a schema of actions or events has.
fn types(game: &dyn AnyGame, part: Part) -> BTreeSet<String> {
    let schema = game.schema(part);
    let variants = schema["oneOf"].as_array().cloned().unwrap_or_default();
    let name = |variant: &Value| variant["properties"]["type"]["const"].as_str().map(str::to_string);
    variants.iter().filter_map(name).map(|name| format!("{} {name}", part.name())).collect()
}

#[test]
fn everything_that_happens_in_races_of_every_game_fits_its_schemas() {
    for game in games() {
        let mut schemas = Schemas::of(game);
        (0..RACES).for_each(|seed| play(&mut schemas, seed));
        if is_described(game) {
            let all: BTreeSet<String> =
                [Part::Action, Part::Event].into_iter().flat_map(|part| types(game, part)).collect();
            let missed: Vec<&String> = all.difference(&schemas.met).collect();
            assert!(schemas.met.is_subset(&all), "{} has a schema for every type", game.id());
            assert!(missed.len() * 3 <= all.len(), "{}: races met too little: {missed:?}", game.id());
        }
    }
}

#[test]
fn what_no_reader_takes_fits_no_schema() {
    for game in games().filter(|game| is_described(*game)) {
        let schemas = Schemas::of(game);
        let race = game.new_race(i64::from(game.seats().1), &json!({}), 1).unwrap();
        let mut race = race;
        while let Some(seat) = race.deciding().first().map(|owed| owed.seat).filter(|_| race.seq() < 30) {
            let legal = race.legal(seat);
            legal.iter().for_each(|action| schemas.refuse_wrong(Part::Action, action));
            schemas.refuse_wrong(Part::View, &race.view(Sight::seat(seat)));
            race.play(seat, &legal[0]).unwrap();
            for event in race.tell(race.seq(), Sight::SPECTATOR, Detail::Lean).unwrap().events {
                let Happening::Plain(event) = event else { panic!("plain events are asked for") };
                schemas.refuse_wrong(Part::Event, &event);
            }
        }
        schemas.refuse_wrong(Part::Options, &race.setup().options);
        for switch in game.switches() {
            if let SwitchValues::Range { least, most, .. } = switch.values {
                schemas.refuse(Part::Options, &json!({&switch.key: least - 1}));
                schemas.refuse(Part::Options, &json!({&switch.key: most + 1}));
            }
        }
    }
}

#[test]
fn a_schema_says_which_game_and_part_it_is_of_and_which_draft() {
    for game in games() {
        for part in Part::ALL {
            let schema = game.schema(part);
            assert_eq!(schema["title"], format!("{} {}", game.id(), part.name()));
            assert_eq!(schema["$schema"], "https://json-schema.org/draft/2020-12/schema");
            assert_eq!(schema.get("$id"), None);
            assert_eq!(schema, game.schema(part), "the same whenever it is asked for");
            assert!(jsonschema::meta::is_valid(&schema));
            assert_eq!(Part::named(part.name()), Some(part));
        }
        if is_described(game) {
            assert!(
                !types(game, Part::Action).is_empty(),
                "{} is switched on in catalog/Cargo.toml",
                game.id()
            );
        }
    }
}
