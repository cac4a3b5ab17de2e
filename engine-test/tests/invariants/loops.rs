//! "Who owes a choice, choose, apply" is written once, in `engine::Driver`.

use crate::manifest::members;
use crate::source::{sources, without_strings, words};

/// Who asks who owes a choice, and who carries a choice out.
const ASKING: [&str; 2] = [".pending(", ".deciding("];
const ACTING: [&str; 3] = [".apply(", ".play(", ".play_scripted("];

/// Where a loop of its own is right, and why.
const ALLOWED: [(&str, &str); 2] = [
    (
        "bots/src/search/",
        "each seat has a stream of chance, and what is seen is written into the tree on the way",
    ),
    ("cli/src/play/sitting.rs", "bots answer between the choices of a person, who may go at any time"),
];

/// The lines of loops in which somebody is asked who owes a choice and a choice is carried out, in their head or their body.
fn loops_of_races(code: &str) -> Vec<usize> {
    let code = without_strings(code);
    let whole_loop = |(at, word): (usize, &str)| {
        let head = &code[at..at + opening(&code[at..])?];
        let is_loop = match word {
            "while" | "loop" => true,
            // `impl Game for Pig` and `for<'a>` are none.
            "for" => words(head).any(|(_, word)| word == "in"),
            _ => false,
        };
        let body = &code[at + head.len()..];
        is_loop.then(|| (at, &code[at..at + head.len() + closing(body)]))
    };
    let found = words(&code).filter_map(whole_loop);
    let found = found.filter(|(_, text)| asks(text) && ACTING.iter().any(|call| text.contains(call)));
    found.map(|(at, _)| code[..at].matches('\n').count() + 1).collect()
}

/// Whether it is asked who owes a choice. Whether a certain seat does is no such question.
fn asks(text: &str) -> bool {
    let calls =
        ASKING.iter().flat_map(|call| text.match_indices(call).map(|(at, call)| &text[at + call.len()..]));
    calls.into_iter().any(|behind| {
        let mut depth = 1_i32;
        let end = behind.find(|letter: char| {
            depth += i32::from(letter == '(') - i32::from(letter == ')');
            depth == 0
        });
        end.is_none_or(|end| !behind[end + 1..].trim_start().starts_with(".contains("))
    })
}

/// Where the block behind the head of a loop begins: the first brace that stands in no other brackets.
fn opening(text: &str) -> Option<usize> {
    let mut depth = 0_i32;
    for (at, letter) in text.char_indices() {
        match letter {
            '{' if depth == 0 => return Some(at),
            '(' | '[' | '{' => depth += 1,
            ')' | ']' | '}' => depth -= 1,
            ';' if depth == 0 => return None,
            _ => {}
        }
        if depth < 0 {
            return None;
        }
    }
    None
}

/// The length of the block that a text begins with.
fn closing(text: &str) -> usize {
    let mut depth = 0_i32;
    let end = text.char_indices().find(|(_, letter)| {
        depth += i32::from(*letter == '{') - i32::from(*letter == '}');
        depth == 0
    });
    end.map_or(text.len(), |(at, _)| at + 1)
}

#[test]
fn the_loop_of_a_race_is_written_once() {
    let folders =
        members().into_iter().flat_map(|member| ["src", "examples"].map(|part| format!("{member}/{part}")));
    let folders: Vec<String> = folders.collect();
    let mut used = [false; ALLOWED.len()];
    for source in sources(&folders) {
        let found = loops_of_races(&source.code());
        match ALLOWED.iter().position(|(place, _)| source.name.starts_with(place)) {
            Some(place) => used[place] |= !found.is_empty(),
            None => assert!(
                found.is_empty(),
                "{} asks who owes a choice and carries it out in a loop (lines {found:?}): that is `Driver`",
                source.name
            ),
        }
    }
    assert_eq!(used, [true; ALLOWED.len()], "a place that is allowed a loop of its own has one");
}

#[test]
fn a_loop_of_a_race_is_found_however_it_is_written() {
    let ways = [
        "while let Some(seat) = game.pending(&position).first() {\n    game.apply(&mut position, seat, &action, dealer);\n}",
        "while let Some(seat) = race.deciding().first().map(|owed| owed.seat) {\n    race.play(seat, &bot.choose()?)?;\n}",
        "while let Some(owed) = race\n    .deciding()\n    .iter()\n    .find(|owed| { owed.seat != own })\n{\n    race.play(owed.seat, &action)?;\n}",
        "loop {\n    let Some(owed) = race.deciding().pop() else { break };\n    race.play(owed.seat, &action)?;\n}",
        "for _ in 0..1000 {\n    let seat = game.pending(race.position()).first();\n    race.play_scripted(seat, action, script)?;\n}",
        "while !race.is_over() {\n    for owed in race.deciding() {\n        race.play(owed.seat, &action)?;\n    }\n}",
    ];
    for way in ways {
        assert_eq!(loops_of_races(&format!("fn run() {{\n{way}\n}}")).first(), Some(&2), "{way}");
    }
    let others = [
        "for owed in race.deciding() { out.push(owed.seat); }",
        "while driver.step(|position, seat| choose(position, seat)) {}",
        "for (seat, action) in told { if !game.pending(&position).contains(wrong) { race.play(seat, action)?; } }",
        "impl Game for Pig { fn a(&self) { self.pending(position); dealer.apply(1) } }",
        "let text = \"while race.deciding() { race.play() }\";",
    ];
    for other in others {
        assert_eq!(loops_of_races(other), [0; 0], "{other}");
    }
}
