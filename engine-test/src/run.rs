//! Runs a scenario of a game and says where it differs from what was expected.

use std::fmt;
use std::path::Path;

use engine::{Notation, Race, Refused, Script, Seat, View, Viewer};
use serde_json::{Value, json};

use crate::matching::Matching;
use crate::scenario::{Expect, Scenario, ScriptStep, read_file, read_markdown};

/// One place where a scenario does not hold.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Difference {
    /// Where: `after 2: position.boats[0].stamina`.
    pub place: String,
    /// What should be there.
    pub expected: String,
    /// What is there.
    pub found: String,
}

impl Difference {
    pub(crate) fn new(place: &str, expected: impl ToString, found: impl ToString) -> Difference {
        Difference { place: place.to_string(), expected: expected.to_string(), found: found.to_string() }
    }
}

impl fmt::Display for Difference {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}\n    expected {}\n    found    {}", self.place, self.expected, self.found)
    }
}

/// Runs a scenario; the differences are empty if it holds.
pub fn run<G: Notation>(scenario: &Scenario) -> Vec<Difference> {
    run_told::<G>(scenario, &ToString::to_string)
}

/// The same, with refusals said in somebody's words.
pub fn run_told<G: Notation>(scenario: &Scenario, say: &dyn Fn(&Refused) -> String) -> Vec<Difference> {
    let mut run = match Run::<G>::open(scenario, say) {
        Ok(run) => run,
        Err(difference) => return vec![difference],
    };
    run.expect_all(0);
    for (i, step) in scenario.script.iter().enumerate() {
        if let Err(difference) = run.step(i, step) {
            run.differences.push(difference);
            return run.differences;
        }
        run.expect_all(i + 1);
    }
    for expect in scenario.expect.iter().filter(|expect| expect.after > scenario.script.len()) {
        let place = format!("expect after {}", expect.after);
        run.differences.push(Difference::new(
            &place,
            format!("at most {}", scenario.script.len()),
            "more than the script has",
        ));
    }
    run.differences
}

/// Runs every scenario in the `json` blocks of a specification; panics with the differences.
///
/// # Panics
/// If one does not hold, or fewer than `least` are there.
pub fn examples<G: Notation>(specification: &str, least: usize) {
    let scenarios = read_markdown(specification).unwrap_or_else(|why| panic!("the specification: {why}"));
    must_hold::<G>(scenarios.iter().map(|scenario| ("SPEC.md", scenario)), least);
}

/// Runs every scenario file of a folder; panics with the differences.
///
/// # Panics
/// If one does not hold or cannot be read, or fewer than `least` files are there.
pub fn folder<G: Notation>(folder: impl AsRef<Path>, least: usize) {
    let mut paths: Vec<_> = std::fs::read_dir(folder.as_ref())
        .unwrap_or_else(|why| panic!("{}: {why}", folder.as_ref().display()))
        .map(|entry| entry.expect("the folder can be listed").path())
        .collect();
    paths.sort();
    assert!(paths.len() >= least, "{} scenario files are there, {least} are needed", paths.len());
    let mut all = Vec::new();
    for path in paths {
        let name = path.file_name().unwrap_or_default().to_string_lossy().to_string();
        let scenarios = read_file(&path).unwrap_or_else(|why| panic!("{name}: {why}"));
        all.extend(scenarios.into_iter().map(|scenario| (name.clone(), scenario)));
    }
    must_hold::<G>(all.iter().map(|(name, scenario)| (name.as_str(), scenario)), least);
}

fn must_hold<'a, G: Notation>(scenarios: impl Iterator<Item = (&'a str, &'a Scenario)>, least: usize) {
    let (mut count, mut report) = (0, String::new());
    for (file, scenario) in scenarios {
        count += 1;
        assert_eq!(scenario.game, G::ID, "{file}: {} is a scenario of another game", scenario.title);
        let differences = run::<G>(scenario);
        if !differences.is_empty() {
            report.push_str(&format!("\n{file}: {}\n", scenario.title));
            for difference in differences {
                report.push_str(&format!("  {difference}\n"));
            }
        }
    }
    assert!(report.is_empty(), "{report}");
    assert!(count >= least, "{count} scenarios are there, {least} are needed");
}

struct Run<'a, G: Notation> {
    scenario: &'a Scenario,
    say: &'a dyn Fn(&Refused) -> String,
    race: Race<G>,
    /// Events of the last step, as JSON.
    events: Vec<Value>,
    /// Set-up answers that the first step brings along and that the set-up did not use.
    first_chance: Option<Vec<engine::Answer>>,
    differences: Vec<Difference>,
}

impl<'a, G: Notation> Run<'a, G> {
    fn open(scenario: &'a Scenario, say: &'a dyn Fn(&Refused) -> String) -> Result<Run<'a, G>, Difference> {
        let fault = |place: &str, why: String| Difference::new(place, "something readable", why);
        let (game, position) =
            read_position::<G>(&scenario.options, &scenario.position).map_err(|why| fault("start", why))?;
        let seed = scenario.seed.unwrap_or_default();
        let mut run = Run {
            scenario,
            say,
            race: match position {
                Some(position) => Race::from_position(game, position, seed),
                None => return Run::deal(scenario, say, game),
            },
            events: Vec::new(),
            first_chance: None,
            differences: Vec::new(),
        };
        run.audit("start");
        Ok(run)
    }

    /// A new race: chance from the seed, or from the answers at the head of the first step.
    fn deal(
        scenario: &'a Scenario,
        say: &'a dyn Fn(&Refused) -> String,
        game: G,
    ) -> Result<Run<'a, G>, Difference> {
        let (race, events, first_chance) = match scenario.seed {
            Some(seed) => {
                let (race, events) = Race::new(game, seed);
                (race, events, None)
            }
            None => {
                let answers = scenario.script.first().map(|step| step.chance.clone()).unwrap_or_default();
                let mut script = Script::strict(answers);
                let (race, events) = Race::dealt(game, 0, &mut script);
                let rest = script.take_rest();
                if let Some(fault) = script.fault() {
                    return Err(Difference::new("set-up", "chance that fits, or a seed", fault));
                }
                (race, events, Some(rest))
            }
        };
        let events = events.iter().map(to_json).collect();
        Ok(Run { scenario, say, race, events, first_chance, differences: Vec::new() })
    }

    fn step(&mut self, i: usize, step: &ScriptStep) -> Result<(), Difference> {
        let place = format!("step {}", i + 1);
        let seat = Seat(step.seat);
        if step.seat >= self.race.game().seats() {
            let seats = self.race.game().seats();
            return Err(Difference::new(&place, format!("a seat from 0 to {}", seats - 1), seat));
        }
        let answers = match self.first_chance.take() {
            Some(rest) if i == 0 => rest,
            _ => step.chance.clone(),
        };
        let mut script = match self.scenario.seed {
            Some(_) => Script::lenient(answers),
            None => Script::strict(answers),
        };
        let before = self.race.position().clone();
        let played = read_action::<G>(&step.action).and_then(|action| {
            self.race.play_scripted(seat, action, &mut script).map_err(|refused| (self.say)(&refused))
        });
        match (played, step.error) {
            (Ok(_), true) => return Err(Difference::new(&place, "a refusal", "the action was carried out")),
            (Ok(done), false) => self.events = done.events.iter().map(to_json).collect(),
            (Err(why), false) => {
                return Err(Difference::new(&place, format!("that {} is legal", step.action), why));
            }
            (Err(_), true) => {
                if *self.race.position() != before {
                    return Err(Difference::new(
                        &place,
                        "nothing to change by a refusal",
                        "another position",
                    ));
                }
                self.events.clear();
            }
        }
        if let Some(fault) = script.fault().filter(|_| !step.error) {
            return Err(Difference::new(&place, "chance answers that fit", fault.why));
        }
        self.audit(&place);
        Ok(())
    }

    fn audit(&mut self, place: &str) {
        if let Err(fault) = self.race.game().audit(self.race.position()) {
            self.differences.push(Difference::new(place, "a sound position", fault));
        }
    }

    fn expect_all(&mut self, after: usize) {
        let scenario = self.scenario;
        for expect in scenario.expect.iter().filter(|expect| expect.after == after) {
            let mut found = Vec::new();
            self.expect(expect, &mut found);
            for difference in &mut found {
                difference.place = format!("after {after}: {}", difference.place.trim_start_matches('.'));
            }
            self.differences.extend(found);
        }
    }

    fn expect(&self, expect: &Expect, out: &mut Vec<Difference>) {
        let matching = Matching { bags: G::BAGS };
        let game = self.race.game();
        if let Some(expected) = &expect.position {
            let found = to_json(&game.write(self.race.position()));
            matching.compare("position", expected, &found, out);
        }
        if let Some(expected) = &expect.deciding {
            let found = deciding(game, self.race.position());
            if *expected != found {
                out.push(Difference::new("deciding", expected, found));
            }
        }
        self.expect_events(matching, expect, out);
        for legal in &expect.legal {
            self.expect_legal(legal.seat, &legal.actions, legal.exactly, out);
        }
        for illegal in &expect.illegal {
            let action = read_action::<G>(&illegal.action);
            if action.is_ok_and(|action| self.race.check(Seat(illegal.seat), &action).is_ok()) {
                out.push(Difference::new(
                    "illegal",
                    format!("{} to be refused", illegal.action),
                    "it is legal",
                ));
            }
        }
        for view in &expect.views {
            if view.seat.is_some_and(|seat| seat >= game.seats()) {
                let last = game.seats() - 1;
                out.push(Difference::new(
                    "views",
                    format!("a seat from 0 to {last}, or null"),
                    format!("seat {}", view.seat.unwrap_or_default()),
                ));
                continue;
            }
            let viewer = view.seat.map_or(Viewer::Spectator, |seat| Viewer::Seat(Seat(seat)));
            let seen = View::of(game, self.race.position(), viewer);
            let place =
                view.seat.map_or("view of a spectator".to_string(), |seat| format!("view of seat {seat}"));
            matching.compare(&place, &view.position, &to_json(&game.write(seen.seen())), out);
        }
    }

    fn expect_events(&self, matching: Matching<'_>, expect: &Expect, out: &mut Vec<Difference>) {
        let mut rest = self.events.iter();
        for expected in expect.events.iter().flatten() {
            if !rest.any(|event| matching.matches(expected, event)) {
                let found = Value::from(self.events.clone());
                out.push(Difference::new("events", format!("{expected} in this order"), found));
                break;
            }
        }
        for unwanted in &expect.never {
            if let Some(event) = self.events.iter().find(|event| matching.matches(unwanted, event)) {
                out.push(Difference::new("never", format!("no {unwanted}"), event));
            }
        }
    }

    fn expect_legal(&self, seat: u8, actions: &[Value], exactly: bool, out: &mut Vec<Difference>) {
        let place = format!("legal of seat {seat}");
        let mut legal =
            if seat < self.race.game().seats() { self.race.legal(Seat(seat)) } else { Vec::new() };
        for expected in actions {
            let action = match read_action::<G>(expected) {
                Ok(action) => action,
                Err(why) => {
                    out.push(Difference::new(&place, expected, why));
                    continue;
                }
            };
            match legal.iter().position(|other| *other == action) {
                Some(i) => {
                    legal.remove(i);
                }
                None => {
                    let why = match self.race.check(Seat(seat), &action) {
                        Ok(()) => "it is not listed (or was expected twice)".to_string(),
                        Err(refused) => (self.say)(&refused),
                    };
                    out.push(Difference::new(&place, expected, why));
                }
            }
        }
        if exactly && !legal.is_empty() {
            let more: Vec<Value> = legal.iter().map(to_json).collect();
            out.push(Difference::new(
                &place,
                "exactly the actions listed",
                format!("also {}", Value::from(more)),
            ));
        }
    }
}

/// Reads a scenario's options and position. A position whose `seats` is a number is a new race of that many
/// seats; keys beside it are options.
pub(crate) fn read_position<G: Notation>(
    options: &Value,
    position: &Value,
) -> Result<(G, Option<G::Position>), String> {
    let read_options = |options: Value| {
        serde_json::from_value::<G::Options>(options).map_err(|why| format!("options: {why}"))
    };
    let mut options = if options.is_null() { json!({}) } else { options.clone() };
    if !position.is_object() {
        return Err(
            "position: a position is a JSON object with the keys of the game's specification".to_string()
        );
    }
    if let Some(seats) = position.get("seats").and_then(Value::as_u64) {
        let (least, most) = G::SEATS;
        if !(u64::from(least)..=u64::from(most)).contains(&seats) {
            return Err(format!("{} is for {least} to {most} seats, not {seats}", G::ID));
        }
        if let (Some(options), Some(position)) = (options.as_object_mut(), position.as_object()) {
            options.extend(
                position.iter().filter(|(key, _)| *key != "seats").map(|(k, v)| (k.clone(), v.clone())),
            );
        }
        let game = G::new(seats as u8, read_options(options)?).map_err(|fault| fault.to_string())?;
        return Ok((game, None));
    }
    let options = read_options(options)?;
    let written =
        serde_json::from_value::<G::Written>(position.clone()).map_err(|why| format!("position: {why}"))?;
    G::read(options, written).map_err(|fault| fault.to_string())
}

fn read_action<G: Notation>(action: &Value) -> Result<G::Action, String> {
    if !action.is_object() {
        return Err("not an action of this game: an action is an object with a \"type\"".to_string());
    }
    serde_json::from_value(action.clone()).map_err(|why| format!("not an action of this game: {why}"))
}

/// Who has which decision, in the form that is the same for all games.
pub(crate) fn deciding<G: Notation>(game: &G, position: &G::Position) -> Value {
    let entry = |seat| json!({"seat": seat, "decision": game.decision(position, seat)});
    game.pending(position).iter().map(entry).collect()
}

pub(crate) fn to_json(value: &impl serde::Serialize) -> Value {
    serde_json::to_value(value).expect("positions, actions and events can be written as JSON")
}
