//! Lessons told as text, and races of bots only.

use crate::command::{podium, podium_in, refused};

#[test]
fn a_lesson_is_told_from_its_opening_to_its_end_in_a_pipe() {
    let told = podium(&["learn", "rowing"]);
    assert_eq!(told.code, Some(0), "{}", told.talk);
    for part in [
        "Your first 2000 metres",
        "1. Each round begins with the stroke rate",
        "   > ",
        "You finish in place 1!",
    ] {
        assert!(told.out.contains(part), "{part} is missing in\n{}", told.out);
    }
    assert!(told.out.contains("12. Boats that come home"), "{}", told.out);
    let french = podium_in("fr_CH.UTF-8", &["learn", "rowing"], "");
    assert!(french.out.contains("Vous finissez à la place 1"), "{}", french.out);
}

#[test]
fn lessons_are_listed_and_a_game_without_one_is_refused() {
    let listed = podium(&["learn"]);
    let games: Vec<&str> = listed.out.lines().filter_map(|line| line.split(' ').next()).collect();
    assert!(games.contains(&"rowing") && !games.contains(&"pig"), "{games:?}");
    refused(&["learn", "pig"], &["There is no lesson for Pig", "podium learn"]);
    refused(&["learn", "chess"], &["chess"]);
}

#[test]
fn a_race_of_bots_only_is_told_in_a_pipe() {
    let words = ["play", "pig", "--watch", "--players", "3", "--seed", "7", "--bots", "greedy"];
    let told = podium(&words);
    assert_eq!(told.code, Some(0), "{}", told.talk);
    assert!(
        told.out.contains("3 players, seed 7") && told.out.contains("The race is over: 1. "),
        "{}",
        told.out
    );
    refused(&["play", "pig", "--watch", "--seat", "1"], &["--watch", "--seat"]);
    refused(&["play", "pig", "--watch", "--bots", "greedy,greedy"], &["2", "4"]);
}
