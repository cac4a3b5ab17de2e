//! A whole race written as one scenario: for bug reports, other implementations and playthroughs.

use engine::{Driver, Notation, Rng, Seat, View, Viewer};

use crate::run::{deciding, to_json};
use crate::scenario::{Expect, Scenario, ScriptStep};

/// Plays a race from a seed with `choose` at every decision (lowest seat first) and writes it as a scenario:
/// the starting position, every action with the chance that it met, and after every step the whole position,
/// its events and who may decide.
pub fn trace<G: Notation>(
    game: G,
    seed: u64,
    mut choose: impl FnMut(&G, &View<G>, Seat) -> G::Action,
) -> Scenario {
    let options = to_json(game.options());
    let seats = game.seats();
    let mut chance = Rng::new(seed);
    let mut driver = Driver::recording(&game, &mut chance);
    let mut scenario = Scenario {
        game: G::ID.to_string(),
        title: format!("A race of {seats} seats with seed {seed}"),
        rules: Vec::new(),
        options,
        position: to_json(&game.write(&driver.position)),
        seed: None,
        script: Vec::new(),
        expect: vec![state(&game, &driver.position, 0)],
    };
    let mut chosen = None;
    while driver.step(|position, seat| {
        let action = choose(&game, &View::of(&game, position, Viewer::Seat(seat)), seat);
        game.check(position, seat, &action)
            .unwrap_or_else(|refused| panic!("a bot chooses among its legal actions: {refused}"));
        chosen = Some((seat, action));
        chosen.map(|(_, action)| action)
    }) {
        let chance = std::mem::take(&mut driver.met);
        let step = |(seat, action): (Seat, G::Action)| ScriptStep {
            seat: seat.0,
            action: to_json(&action),
            chance,
            error: false,
        };
        scenario.script.extend(chosen.map(step));
        let mut expect = state(&game, &driver.position, scenario.script.len());
        expect.events = Some(driver.told.iter().map(to_json).collect());
        scenario.expect.push(expect);
    }
    scenario
}

fn state<G: Notation>(game: &G, position: &G::Position, after: usize) -> Expect {
    Expect {
        after,
        position: Some(to_json(&game.write(position))),
        deciding: Some(deciding(game, position)),
        ..Expect::default()
    }
}
