//! Board sides of users that pass the check can be raced on.

use engine::content::Content;
use engine::{Game, Names, Notation, Shown};
use salmon::{Options, Salmon};
use words::{Speaker, Vocabulary};

/// Water at the left; at the right a wall of waterfalls with two arrows each, symbols on them, paws everywhere.
const WALL: &str = "salmon board the_wall
piece   | number 7
mouth   | L
head    | L
11 | ~      ~B     ~:3    ^:21   ^:21
10 |    ~      ~+:2   ^2:21  ^S:21
 9 | ~      ~B     ~:3    ^:21   ^:21
 8 |    ~      ~+:2   ^2:21  ^S:21
 7 | ~      ~B     ~:3    ^:21   ^:21
 6 |    ~      ~+:2   ^2:21  ^S:21
 5 | ~      ~B     ~:3    ^B:21  ^:21
 4 |    ~      ~+:2   ^2:21  ^S:21
 3 | ~      ~B     ~:3    ^B:21  ^:1
 2 |    ~      ~+:2   ^2:21  ^S:1
 1 | ~      ~B     ~      ^:1    .
";

fn on(river: &str, boards: &str) -> Options {
    Options { river: river.to_string(), boards: boards.to_string(), ..Options::default() }
}

fn why(river: &str, boards: &str) -> String {
    Salmon::new(2, on(river, boards)).expect_err("this river is refused").to_string()
}

#[test]
fn a_side_that_passes_the_check_is_raced_on() {
    let english = Vocabulary::new("en", &[include_str!("../../words/en.ftl")]).unwrap();
    let speak = Speaker::new(&english, Names::default());
    let said = Salmon::check_board(Content::new("wall.txt", WALL), &speak);
    let said = said.unwrap_or_else(|fault| fault.to_string());
    assert!(
        said.contains("Board the_wall is sound") && said.contains("set `river` to S1-the_wall-"),
        "{said}"
    );
    engine_test::laws::<Salmon>(12, |rng| (2 + rng.below(3) as u8, on("S2-the_wall-1E-F1", WALL)));
}

#[test]
fn positions_name_hexes_of_own_boards() {
    let second = WALL.replace("the_wall", "x").replace("number 7", "number 8");
    let options = on("S2-the_wall-x-F1", &format!("-- two walls\n\n{WALL}-- the other\n{second}"));
    let text = r#"{"seats":[{"hex":"the_wall:4,9","hand":["left"]},{"hand":["left"]}]}"#;
    let (game, position) = Salmon::read(options, serde_json::from_str(text).unwrap()).unwrap();
    let written = serde_json::to_string(&game.write(&position.unwrap())).unwrap();
    assert!(written.contains(r#""hex":"the_wall:4,9""#), "{written}");
    assert!(written.contains(r#""river":"S2-the_wall-x-F1""#), "{written}");
    let (again, _) = Salmon::read(Options::default(), serde_json::from_str(&written).unwrap()).unwrap();
    assert_eq!(again.options(), game.options());
}

#[test]
fn bad_boards_are_refused_with_their_reason() {
    assert!(why("S1-the_wall-2E-F1", "").contains("wrong-side side=the_wall"));
    assert!(why("random:3", WALL).contains("wrong-rolled"));
    assert!(why("S1-4E-2E-F1", "nonsense").contains("file-first-line line=salmon board <id>"));
    assert!(why("S1-4E-2E-F1", &WALL.replace("the_wall", "2E")).contains("content-known board=2E"));
    assert!(why("S1-4E-2E-F1", &format!("{WALL}{WALL}")).contains("content-known board=the_wall"));
    assert!(why("S1-4E-2E-F1", &WALL.repeat(9)).contains("content-many most=8"));
    assert!(why("S1-4E-2E-F1", &"salmon\n".repeat(5000)).contains("content-long most=20000"));
    let dry = WALL
        .replace("11 | ~      ~B     ~:3 ", "11 | #      #      #   ")
        .replace("10 |    ~ ", "10 |    # ");
    assert!(
        why("S1-the_wall-2E-F1", &dry).contains("content-points hex=2E:3,0"),
        "{}",
        why("S1-the_wall-2E-F1", &dry)
    );
    // Lines are counted in the text as it was given, comments and the boards before included.
    let second =
        WALL.replace("the_wall", "x").replace("number 7", "number 8").replace("~+:2   ^2:21", "~?:2   ^2:21");
    let both = format!("-- two walls\n\n{WALL}-- the other\n{second}");
    let line = both.lines().position(|line| line.contains("~?")).expect("the wrong hex") + 1;
    let said = why("S1-the_wall-2E-F1", &both);
    assert!(said.starts_with(&format!("options.boards line {line}: content-symbol sign=?")), "{said}");
}
