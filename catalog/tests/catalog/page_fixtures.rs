//! The moments of races that the tests of the page are drawn from (`web/src/games/*/fixture*`): sceneries, views, facts and choices
//! are what the rules say today, events have the protocol's form. `PODIUM_REWRITE=1` rewrites sceneries and choices.

use std::fs;
use std::path::PathBuf;

use catalog::{AnyGame, Sight, Tongue, find};
use engine::Seat;
use protocol::{Choice, Told};
use serde_json::{Value, json};

/// One file, and what in it is out of date: the old text and the new one.
struct Fixture {
    game: &'static dyn AnyGame,
    path: PathBuf,
    speak: Tongue,
    drifted: Vec<(String, String, String)>,
    /// How many sceneries and decisions were looked at, and 1 if there were events.
    seen: [usize; 3],
}

impl Fixture {
    fn read(game: &str, file: &str) -> (Fixture, Value) {
        let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../web/src/games").join(game).join(file);
        let whole = serde_json::from_str(&fs::read_to_string(&path).unwrap()).unwrap();
        let speak = Tongue::english(game);
        (Fixture { game: find(game).unwrap(), path, speak, drifted: Vec::new(), seen: [0; 3] }, whole)
    }

    fn walk(&mut self, at: &str, value: &Value) {
        match value {
            Value::Array(all) => all.iter().for_each(|one| self.walk(at, one)),
            Value::Object(keys) => {
                if keys.contains_key("event") {
                    self.event(at, value);
                }
                if let (Some(view), Some(legal)) = (keys.get("view"), keys.get("legal")) {
                    self.decision(at, value, view, legal);
                }
                for (key, inner) in keys {
                    let at = format!("{at}/{key}");
                    if !is_scenery(inner) {
                        self.walk(&at, inner);
                        continue;
                    }
                    self.seen[0] += 1;
                    let race = self.game.new_race(4, &switches(self.game.id(), inner), 1).unwrap();
                    self.compare(&at, inner, &race.scenery());
                }
            }
            _ => {}
        }
    }

    /// Choices have the protocol's form and are those that the rules offer in this view, which is written as views are today.
    fn decision(&mut self, at: &str, moment: &Value, view: &Value, legal: &Value) {
        let choices: Vec<Choice> = serde_json::from_value(legal.clone()).expect(at);
        assert!(choices.iter().all(|choice| self.speak.has(&choice.say.id)), "{at}: a message is missing");
        self.seen[1] += 1;
        let told = match self.game.id() {
            // It reads no view with piles face down: the form must do.
            "rowing" => return,
            "fishing" => &moment["scenery"],
            "marathon" => moment,
            _ => view,
        };
        let race = self.game.race_at(&switches(self.game.id(), told), view, 1).expect(at);
        let seat: Seat = serde_json::from_value(moment["seat"].clone()).expect(at);
        assert_eq!(&race.view(Sight::seat(seat)), view, "{at}: the view of seat {}", seat.0);
        if let Some(facts) = moment.get("facts") {
            let today = serde_json::to_value(race.standing(Sight::seat(seat)).facts).unwrap();
            self.compare(&format!("{at}/facts"), facts, &today);
        }
        let mut today = race.choices(seat);
        // Of the many places for a rock the file keeps some.
        if at == "/moments/place" {
            today.retain(|choice| choices.iter().any(|kept| kept.action == choice.action));
        }
        self.compare(at, legal, &serde_json::to_value(today).unwrap());
    }

    fn event(&mut self, at: &str, told: &Value) {
        let told: Told = serde_json::from_value(told.clone()).expect(at);
        assert!(self.speak.has(&told.say.id), "{at}: no message is called {}", told.say.id);
        self.seen[2] = 1;
    }

    fn compare(&mut self, at: &str, kept: &Value, today: &Value) {
        if kept != today {
            self.drifted.push((at.to_string(), kept.to_string(), today.to_string()));
        }
    }

    fn finish(&self) {
        if std::env::var_os("PODIUM_REWRITE").is_some() {
            let mut text = fs::read_to_string(&self.path).unwrap();
            for (at, kept, today) in &self.drifted {
                // The same scenery stands in many places, and the first of them has changed them all.
                let is_there = text.contains(kept) || text.contains(today);
                assert!(is_there, "{at} is not written as it is written here");
                text = text.replace(kept, today);
            }
            fs::write(&self.path, text).unwrap();
        } else if let Some((at, kept, today)) = self.drifted.first() {
            let same = kept.chars().zip(today.chars()).take_while(|(one, other)| one == other).count();
            let near = |text: &str| text.chars().skip(same.saturating_sub(60)).take(160).collect::<String>();
            let (game, kept, today) = (self.game.id(), near(kept), near(today));
            panic!("{game}: {at} is out of date; PODIUM_REWRITE=1 rewrites it:\n{kept}\n{today}");
        }
    }
}

/// The switches that a race was set up with, by what tells of them: a scenery, a view or a moment.
fn switches(game: &str, told: &Value) -> Value {
    match game {
        "fishing" if told["board"] != "tour" => {
            json!({"board": told["board"], "constants": told["constants"]})
        }
        "fishing" => json!({"board": {"id": "tour", "name": told["name"], "squares": told["squares"]},
            "constants": told["constants"]}),
        "marathon" | "rowing" => json!({"course": told["course"].get("id").unwrap_or(&told["course"])}),
        "salmon" => json!({"river": told["river"], "max_rounds": told["max_rounds"]}),
        _ => json!({"segments": told["segments"]}),
    }
}

/// What the scenery of a game has and nothing else does.
fn is_scenery(value: &Value) -> bool {
    let own = ["chance_die", "injuries_max", "metres_a_space", "grounds", "segment_rows"];
    own.iter().any(|key| value.get(key).is_some())
}

#[test]
fn the_fixtures_of_the_page_are_what_the_rules_say_today() {
    for (game, file, seen) in [
        ("fishing", "fixtures/situations.json", [19, 19, 0]),
        ("fishing", "fixtures/steps.json", [0, 0, 1]),
        ("marathon", "fixtures/decisions.json", [0, 14, 1]),
        ("marathon", "fixtures/moments.json", [0, 0, 1]),
        ("marathon", "fixtures/race.json", [0, 0, 1]),
        ("marathon", "fixtures/sceneries.json", [3, 0, 0]),
        ("rowing", "fixture.json", [1, 5, 1]),
        ("salmon", "fixtures/drift.json", [0, 0, 1]),
        ("salmon", "fixtures/situations.json", [1, 7, 0]),
        ("whitewater", "fixture.json", [2, 9, 1]),
    ] {
        let (mut fixture, whole) = Fixture::read(game, file);
        fixture.walk("", &whole);
        fixture.finish();
        assert_eq!(fixture.seen, seen, "{game}/{file} was read");
    }
}
