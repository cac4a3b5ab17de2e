//! Runs a scenario of a game and says where it differs from what was expected.

use std::path::Path;

use engine::{Fault, Notation, Phrase, Race, Refused, Script, Seat, Value as Said, View, Viewer};
use serde_json::{Value, json};

use crate::difference::{Difference, by_rule, placed, plain, text};
use crate::matching::Matching;
use crate::reading::{self, Wrong, read_action, short};
use crate::scenario::{Expect, Scenario, ScriptStep, read_file, read_markdown};

/// Runs a scenario; the differences are empty if it holds.
pub fn run<G: Notation>(scenario: &Scenario) -> Vec<Difference> {
    run_told::<G>(scenario, &|refused| text(refused))
}

/// The same, with refusals to be said.
pub fn run_told<G: Notation>(scenario: &Scenario, say: &dyn Fn(&Refused) -> Said) -> Vec<Difference> {
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
        run.differences.push(Difference::new(
            plain("differs-after-expect").with("step", number(expect.after)),
            plain("differs-at-most").with("steps", number(scenario.script.len())),
            plain("differs-too-many"),
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
    say: &'a dyn Fn(&Refused) -> Said,
    race: Race<G>,
    /// Events of the last step, as JSON.
    events: Vec<Value>,
    /// Set-up answers that the first step brings along and that the set-up did not use.
    first_chance: Option<Vec<engine::Answer>>,
    differences: Vec<Difference>,
}

impl<'a, G: Notation> Run<'a, G> {
    fn open(scenario: &'a Scenario, say: &'a dyn Fn(&Refused) -> Said) -> Result<Run<'a, G>, Difference> {
        let unread = |(place, why): Unread| Difference::new(text(place), plain("differs-readable"), why);
        let (game, position) = read_position::<G>(&scenario.options, &scenario.position).map_err(unread)?;
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
        run.audit(&plain("differs-start"));
        Ok(run)
    }

    /// A new race: chance from the seed, or from the answers at the head of the first step.
    fn deal(
        scenario: &'a Scenario,
        say: &'a dyn Fn(&Refused) -> Said,
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
                    let (place, expected) = (plain("differs-set-up"), plain("differs-chance-or-seed"));
                    return Err(Difference::new(place, expected, fault.reason()));
                }
                (race, events, Some(rest))
            }
        };
        let events = events.iter().map(to_json).collect();
        Ok(Run { scenario, say, race, events, first_chance, differences: Vec::new() })
    }

    fn step(&mut self, i: usize, step: &ScriptStep) -> Result<(), Difference> {
        let place = plain("differs-step").with("step", number(i + 1));
        let seat = Seat(step.seat);
        if step.seat >= self.race.game().seats() {
            let last = self.race.game().seats() - 1;
            return Err(Difference::new(
                place,
                plain("differs-seat").with("last", last),
                of_seat("differs-this-seat", step.seat),
            ));
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
        let played = read_action(&step.action)
            .and_then(|action| self.race.play_scripted(seat, action, &mut script))
            .map_err(|refused| (self.say)(&refused));
        match (played, step.error) {
            (Ok(_), true) => {
                return Err(Difference::new(place, plain("differs-refusal"), plain("differs-carried-out")));
            }
            (Ok(done), false) => self.events = done.events.iter().map(to_json).collect(),
            (Err(why), false) => {
                let expected = plain("differs-legal").with("action", text(&step.action));
                return Err(Difference::new(place, expected, why));
            }
            (Err(_), true) => {
                if *self.race.position() != before {
                    let found = plain("differs-other-position");
                    return Err(Difference::new(place, plain("differs-unchanged"), found));
                }
                self.events.clear();
            }
        }
        if let Some(fault) = script.fault().filter(|_| !step.error) {
            return Err(Difference::new(place, plain("differs-chance"), fault.reason()));
        }
        self.audit(&place);
        Ok(())
    }

    fn audit(&mut self, place: &Phrase) {
        if let Err(fault) = self.race.game().audit(self.race.position()) {
            self.differences.push(Difference::new(place.clone(), plain("differs-sound"), placed(&fault)));
        }
    }

    fn expect_all(&mut self, after: usize) {
        let scenario = self.scenario;
        for expect in scenario.expect.iter().filter(|expect| expect.after == after) {
            let mut found = Vec::new();
            self.expect(expect, &mut found);
            self.differences.extend(found.into_iter().map(|difference| {
                let place =
                    plain("differs-after").with("step", number(after)).with("place", difference.place);
                Difference { place: place.into(), ..difference }
            }));
        }
    }

    fn expect(&self, expect: &Expect, out: &mut Vec<Difference>) {
        let matching = Matching { bags: G::BAGS };
        let game = self.race.game();
        if let Some(expected) = &expect.position {
            let found = to_json(&game.write(self.race.position()));
            out.extend(matching.differences(&text("position"), expected, &found));
        }
        if let Some(expected) = &expect.deciding {
            let found = deciding(game, self.race.position());
            if *expected != found {
                out.push(Difference::new(text("deciding"), text(expected), text(found)));
            }
        }
        self.expect_events(matching, expect, out);
        for legal in &expect.legal {
            self.expect_legal(legal.seat, &legal.actions, legal.exactly, out);
        }
        for illegal in &expect.illegal {
            let action = read_action(&illegal.action);
            if action.is_ok_and(|action| self.race.check(Seat(illegal.seat), &action).is_ok()) {
                let expected = plain("differs-refused").with("action", text(&illegal.action));
                out.push(Difference::new(text("illegal"), expected, plain("differs-is-legal")));
            }
        }
        for view in &expect.views {
            if view.seat.is_some_and(|seat| seat >= game.seats()) {
                let last = game.seats() - 1;
                let expected = plain("differs-seat-or-null").with("last", last);
                let found = of_seat("differs-this-seat", view.seat.unwrap_or_default());
                out.push(Difference::new(text("views"), expected, found));
                continue;
            }
            let viewer = view.seat.map_or(Viewer::Spectator, |seat| Viewer::Seat(Seat(seat)));
            let seen = View::of(game, self.race.position(), viewer);
            let place = view
                .seat
                .map_or_else(|| plain("differs-view-spectator"), |seat| of_seat("differs-view-of", seat));
            let seen = to_json(&game.write(seen.seen()));
            out.extend(matching.differences(&place.into(), &view.position, &seen));
        }
    }

    fn expect_events(&self, matching: Matching<'_>, expect: &Expect, out: &mut Vec<Difference>) {
        let mut rest = self.events.iter();
        for expected in expect.events.iter().flatten() {
            if !rest.any(|event| matching.matches(expected, event)) {
                let found = text(Value::from(self.events.clone()));
                let expected = plain("differs-in-order").with("event", text(expected));
                out.push(Difference::new(text("events"), expected, found));
                break;
            }
        }
        for unwanted in &expect.never {
            if let Some(event) = self.events.iter().find(|event| matching.matches(unwanted, event)) {
                let expected = plain("differs-no-event").with("event", text(unwanted));
                out.push(Difference::new(text("never"), expected, text(event)));
            }
        }
    }

    fn expect_legal(&self, seat: u8, actions: &[Value], exactly: bool, out: &mut Vec<Difference>) {
        let place = of_seat("differs-legal-of", seat);
        let mut legal =
            if seat < self.race.game().seats() { self.race.legal(Seat(seat)) } else { Vec::new() };
        for expected in actions {
            let action = match read_action(expected) {
                Ok(action) => action,
                Err(refused) => {
                    out.push(Difference::new(place.clone(), text(expected), (self.say)(&refused)));
                    continue;
                }
            };
            match legal.iter().position(|other| *other == action) {
                Some(i) => {
                    legal.remove(i);
                }
                None => {
                    let why = match self.race.check(Seat(seat), &action) {
                        Ok(()) => plain("differs-not-listed").into(),
                        Err(refused) => (self.say)(&refused),
                    };
                    out.push(Difference::new(place.clone(), text(expected), why));
                }
            }
        }
        if exactly && !legal.is_empty() {
            let more: Vec<Value> = legal.iter().map(to_json).collect();
            let found = plain("differs-also").with("actions", text(Value::from(more)));
            out.push(Difference::new(place, plain("differs-exactly"), found));
        }
    }
}

/// What cannot be read of a scenario: where, and why.
pub(crate) type Unread = (String, Said);

/// Reads a scenario's options and position. A position whose `seats` is a number is a new race of that many
/// seats; keys beside it are options.
pub(crate) fn read_position<G: Notation>(
    options: &Value,
    position: &Value,
) -> Result<(G, Option<G::Position>), Unread> {
    let unread = |place: &str, why: Phrase| (place.to_string(), Said::from(why));
    let inside = |place: &'static str| move |wrong: Wrong| unread(place, wrong.phrase(place, 0));
    let wrong = |fault: Fault| (fault.place.clone(), by_rule(&fault));
    let mut options = if options.is_null() { json!({}) } else { options.clone() };
    if !position.is_object() {
        let found = short(position);
        let why = Phrase::new("inside-object").naming("place", "position").naming("found", &found);
        return Err(unread("position", why));
    }
    if let Some(seats) = position.get("seats").and_then(Value::as_u64) {
        let (least, most) = G::SEATS;
        if !(u64::from(least)..=u64::from(most)).contains(&seats) {
            let why =
                Phrase::new("inside-number").naming("place", "seats").naming("found", &seats.to_string());
            return Err(unread("position", why.with("least", least).with("most", most)));
        }
        if let (Some(options), Some(position)) = (options.as_object_mut(), position.as_object()) {
            options.extend(
                position.iter().filter(|(key, _)| *key != "seats").map(|(k, v)| (k.clone(), v.clone())),
            );
        }
        let options = reading::read(&options).map_err(inside("options"))?;
        return Ok((G::new(seats as u8, options).map_err(wrong)?, None));
    }
    let options = reading::read(&options).map_err(inside("options"))?;
    let written = reading::read::<G::Written>(position).map_err(inside("position"))?;
    G::read(options, written).map_err(wrong)
}

fn number(number: usize) -> Said {
    Said::Number(i64::try_from(number).unwrap_or(i64::MAX))
}

fn of_seat(id: &'static str, seat: u8) -> Phrase {
    plain(id).with("seat_number", seat)
}

/// Who has which decision, in the form that is the same for all games.
pub(crate) fn deciding<G: Notation>(game: &G, position: &G::Position) -> Value {
    let entry = |seat| json!({"seat": seat, "decision": game.decision(position, seat)});
    game.pending(position).iter().map(entry).collect()
}

pub(crate) fn to_json(value: &impl serde::Serialize) -> Value {
    serde_json::to_value(value).expect("positions, actions and events can be written as JSON")
}
