//! Playthroughs: whole races as transcripts that people can read in a diff.

use std::fmt::Write as _;
use std::fs;
use std::path::Path;

use engine::{Names, Phrase, Race, Rng, Seat, Shown, Speak, Viewer, choose_random};
use words::{Speaker, Vocabulary};

use crate::run::to_json;
use crate::strength::choose_greedy;

/// Compares a race of greedy (even) and random (odd) seats with its transcript `folder/name.txt`. With
/// `PODIUM_REWRITE` set the transcript is written anew, to be reviewed like code.
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
        assert_eq!(
            old, new,
            "{name}.txt differs in line {number}; `cargo xtask playthroughs` writes it anew"
        );
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
    let (mut race, events) = Race::new(game, seed);
    let mut choice = Rng::stream(seed, 1);
    for event in &events {
        tell_event(&race, event, speak, &mut text);
    }
    draw(&race, speak, &mut text);
    let mut buffer = Vec::new();
    let mut number = 0;
    while let Some(seat) = race.game().pending(race.position()).first() {
        number += 1;
        let action = if seat.0 % 2 == 0 {
            choose_greedy(race.game(), race.position(), seat, &mut choice)
        } else {
            choose_random(race.game(), race.position(), seat, &mut choice, &mut buffer)
        };
        play(&mut race, number, seat, action, speak, &mut text);
        if number % 40 == 0 {
            draw(&race, speak, &mut text);
        }
    }
    draw(&race, speak, &mut text);
    writeln!(text, "places {}", to_json(&race.game().ranking(race.position()).places))
        .expect("writing to a string");
    text
}

fn play<G: Shown>(
    race: &mut Race<G>,
    number: u32,
    seat: Seat,
    action: G::Action,
    speak: &dyn Speak,
    text: &mut String,
) {
    let view = race.view(Viewer::Seat(seat));
    let said = speak.say(&race.game().action(view.seen(), seat, &action).phrase);
    let of = race.legal(seat).len();
    writeln!(text, "{number}. {}: {said}   (one of {of}) {}", speak.name(seat), to_json(&action))
        .expect("writing to a string");
    let step =
        race.play(seat, action).unwrap_or_else(|refused| panic!("a listed action is legal: {refused}"));
    for answer in &step.chance {
        writeln!(text, "      chance {}", to_json(answer)).expect("writing to a string");
    }
    for event in &step.events {
        tell_event(race, event, speak, text);
    }
}

fn tell_event<G: Shown>(race: &Race<G>, event: &G::Event, speak: &dyn Speak, text: &mut String) {
    let said = race.game().event(event);
    writeln!(text, "   {} [{}] {}", speak.say(&said.phrase), said.rule, to_json(event))
        .expect("writing to a string");
}

fn draw<G: Shown>(race: &Race<G>, speak: &dyn Speak, text: &mut String) {
    let view = race.view(Viewer::Spectator);
    let picture = race.game().picture(view.seen(), Viewer::Spectator, speak);
    text.push('\n');
    for line in picture.lines() {
        writeln!(text, "{}", format!("    {line}").trim_end()).expect("writing to a string");
    }
    text.push('\n');
}
