//! What holds of a game that takes custom content by the switch `content`.

use engine::content::Files;
use engine::{Driver, Fault, Rng, Shown, choose_random};
use serde_json::json;

use crate::edits::edited_content;
use crate::laws::laws;

/// A switch `content` that holds all files of the game changes no race.
///
/// # Panics
/// If a race differs.
pub fn own_content_changes_nothing<G: Shown>() {
    let all: Files = G::CONTENT.iter().copied().collect();
    for seats in G::SEATS.0..=G::SEATS.1 {
        let seed = u64::from(seats);
        let with = told(&game_with::<G>(seats, &all).expect("the game's own files are sound"), seed);
        let without = told(&game_with::<G>(seats, &Files::default()).expect("no files are sound"), seed);
        assert_eq!(with, without, "{} with {seats} seats", G::ID);
    }
}

/// Whether a race of the most seats is another one when `new` stands in a file where `old` stood.
///
/// # Panics
/// If the game cannot be played so.
pub fn content_matters<G: Shown>(file: &str, old: &str, new: &str) -> bool {
    let changed =
        game_with::<G>(G::SEATS.1, &changed::<G>(file, old, new)).unwrap_or_else(|fault| panic!("{fault}"));
    let own = game_with::<G>(G::SEATS.1, &Files::default()).unwrap_or_else(|fault| panic!("{fault}"));
    told(&changed, 1) != told(&own, 1)
}

/// What the game says when `new` stands in a file where `old` stood.
///
/// # Panics
/// If the game takes it.
pub fn content_fault<G: Shown>(file: &str, old: &str, new: &str) -> String {
    match game_with::<G>(G::SEATS.1, &changed::<G>(file, old, new)) {
        Ok(_) => panic!("{} takes {new:?} for {old:?} in {file}", G::ID),
        Err(fault) => fault.to_string(),
    }
}

/// Content with random edits is refused, or all laws hold on races with it.
///
/// # Panics
/// With the first law that is broken.
pub fn content_laws<G: Shown>(races: u32) {
    laws::<G>(races, |rng: &mut Rng| {
        loop {
            let seats = G::SEATS.0 + rng.below(u32::from(G::SEATS.1 - G::SEATS.0) + 1) as u8;
            let files = edited_content(rng, G::CONTENT);
            if game_with::<G>(seats, &files).is_ok() {
                return (seats, options_with::<G>(&files));
            }
        }
    });
}

fn changed<G: Shown>(file: &str, old: &str, new: &str) -> Files {
    let own = G::CONTENT.iter().find(|(name, _)| *name == file);
    let (name, text) = own.unwrap_or_else(|| panic!("{} has no file {file}", G::ID));
    assert!(text.contains(old), "{file} has no {old:?}");
    [(*name, text.replace(old, new))].into_iter().collect()
}

fn options_with<G: Shown>(files: &Files) -> G::Options {
    serde_json::from_value(json!({ "content": files }))
        .unwrap_or_else(|why| panic!("the switch content: {why}"))
}

fn game_with<G: Shown>(seats: u8, files: &Files) -> Result<G, Fault> {
    G::new(seats, options_with::<G>(files))
}

/// The events of a race of random seats.
fn told<G: Shown>(game: &G, seed: u64) -> Vec<String> {
    let (mut chance, mut rng, mut buffer) = (Rng::new(seed), Rng::stream(seed, 1), Vec::new());
    let mut driver = Driver::telling(game, &mut chance);
    let mut told = vec![format!("{:?}", driver.told)];
    while driver.step(|position, seat| Some(choose_random(game, position, seat, &mut rng, &mut buffer))) {
        told.push(format!("{:?}", driver.told));
    }
    told
}
