//! Playthroughs: whole races as transcripts that people can read in a diff.

use std::fmt::Write as _;
use std::fs;
use std::path::Path;

use engine::{Driver, Names, Phrase, Rng, Shown, Speak, View, Viewer, choose_random};
use words::{Speaker, Vocabulary};

use crate::run::to_json;
use crate::strength::choose_greedy;

/// Compares a race of greedy (even) and random (odd) seats with its transcript `folder/name.txt`. With
/// `PODIUM_REWRITE` set the transcript is rewritten, to be reviewed like code.
///
/// # Panics
/// If the transcript is missing or differs, with the first line that does.
pub fn playthrough<G: Shown>(
    folder: impl AsRef<Path>,
    name: &str,
    seats: u8,
    options: G::Options,
    seed: u64,
) {
    let english = english(folder.as_ref());
    let text = transcript::<G>(seats, options, seed, &Speaker::new(&english, Names::default()));
    let path = folder.as_ref().join(format!("{name}.txt"));
    if std::env::var_os("PODIUM_REWRITE").is_some() {
        fs::create_dir_all(folder.as_ref()).expect("the folder of playthroughs can be made");
        fs::write(&path, text).expect("a playthrough can be written");
        return;
    }
    let stored = fs::read_to_string(&path)
        .unwrap_or_else(|why| panic!("{name}.txt: {why}; `cargo xtask playthroughs` writes it"));
    for (number, (old, new)) in stored.lines().zip(text.lines()).enumerate() {
        let number = number + 1;
        assert_eq!(old, new, "{name}.txt differs in line {number}; `cargo xtask playthroughs` rewrites it");
    }
    assert_eq!(stored.lines().count(), text.lines().count(), "{name}.txt differs in length");
}

/// What the game of this folder's crate says in English.
fn english(folder: &Path) -> Vocabulary {
    let path = folder.with_file_name("words").join("en.ftl");
    let text = fs::read_to_string(&path).unwrap_or_else(|why| panic!("{}: {why}", path.display()));
    Vocabulary::new("en", &[&text]).unwrap_or_else(|fault| panic!("{}: {fault}", path.display()))
}

fn transcript<G: Shown>(seats: u8, options: G::Options, seed: u64, speak: &dyn Speak) -> String {
    let game = G::new(seats, options).unwrap_or_else(|fault| panic!("a set-up that can be played: {fault}"));
    let mut text = format!("{}, {seats} seats, seed {seed}\n", speak.say(&Phrase::new("name")));
    writeln!(text, "options {}\n", to_json(game.options())).expect("writing to a string");
    let (mut chance, mut choice, mut buffer) = (Rng::new(seed), Rng::stream(seed, 1), Vec::new());
    let mut driver = Driver::recording(&game, &mut chance);
    tell_events(&game, &driver.told, speak, &mut text);
    draw(&game, &driver.position, speak, &mut text);
    let mut number = 0;
    while driver.step(|position, seat| {
        number += 1;
        let action = if seat.0 % 2 == 0 {
            choose_greedy(&game, position, seat, &mut choice)
        } else {
            choose_random(&game, position, seat, &mut choice, &mut buffer)
        };
        let view = View::of(&game, position, Viewer::Seat(seat));
        let said = speak.say(&game.action(view.seen(), seat, &action).phrase);
        let mut legal = Vec::new();
        game.legal(position, seat, &mut legal);
        let (name, of) = (speak.name(seat), legal.len());
        writeln!(text, "{number}. {name}: {said}   (one of {of}) {}", to_json(&action))
            .expect("writing to a string");
        Some(action)
    }) {
        for answer in &driver.met {
            writeln!(text, "      chance {}", to_json(answer)).expect("writing to a string");
        }
        tell_events(&game, &driver.told, speak, &mut text);
        if driver.decisions.is_multiple_of(40) {
            draw(&game, &driver.position, speak, &mut text);
        }
    }
    draw(&game, &driver.position, speak, &mut text);
    writeln!(text, "places {}", to_json(&game.ranking(&driver.position).places))
        .expect("writing to a string");
    text
}

fn tell_events<G: Shown>(game: &G, events: &[G::Event], speak: &dyn Speak, text: &mut String) {
    for event in events {
        let said = game.event(event);
        writeln!(text, "   {} [{}] {}", speak.say(&said.phrase), said.rule, to_json(event))
            .expect("writing to a string");
    }
}

fn draw<G: Shown>(game: &G, position: &G::Position, speak: &dyn Speak, text: &mut String) {
    let view = View::of(game, position, Viewer::Spectator);
    let picture = game.picture(view.seen(), Viewer::Spectator, speak);
    text.push('\n');
    for line in picture.lines() {
        writeln!(text, "{}", format!("    {line}").trim_end()).expect("writing to a string");
    }
    text.push('\n');
}
