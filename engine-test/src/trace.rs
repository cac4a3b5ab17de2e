//! A whole race written as one scenario: for bug reports, other implementations and playthroughs.

use engine::{Notation, Race, Script, Seat, View, Viewer};

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
    let (mut race, _) = Race::new(game, seed);
    let mut scenario = Scenario {
        game: G::ID.to_string(),
        title: format!("A race of {seats} seats with seed {seed}"),
        rules: Vec::new(),
        options,
        position: to_json(&race.game().write(race.position())),
        seed: None,
        script: Vec::new(),
        expect: vec![state(&race, 0)],
    };
    while let Some(seat) = race.game().pending(race.position()).first() {
        let view = race.view(Viewer::Seat(seat));
        let action = choose(race.game(), &view, seat);
        let step = race
            .play_scripted(seat, action, &mut Script::recorder())
            .unwrap_or_else(|refused| panic!("a bot chooses among its legal actions: {refused}"));
        scenario.script.push(ScriptStep {
            seat: seat.0,
            action: to_json(&action),
            chance: step.chance,
            error: false,
        });
        let mut expect = state(&race, scenario.script.len());
        expect.events = Some(step.events.iter().map(to_json).collect());
        scenario.expect.push(expect);
    }
    scenario
}

fn state<G: Notation>(race: &Race<G>, after: usize) -> Expect {
    Expect {
        after,
        position: Some(to_json(&race.game().write(race.position()))),
        deciding: Some(deciding(race.game(), race.position())),
        ..Expect::default()
    }
}
