//! A wrong file of a designer is refused by file and line, in the designer's language, with the rule where one speaks of it.

use catalog::{Language, Tongue, fault_phrase, find, games};
use engine::content::Content;
use engine::{Fault, Names, Speak};
use serde_json::{Value, json};

/// A file of a game's own content, with something else in a place of it.
fn changed(game: &str, file: &str, from: &str, to: &str) -> String {
    let (_, text) = find(game).unwrap().content().iter().find(|(name, _)| *name == file).unwrap();
    assert!(text.contains(from), "{game}: {file} has no {from:?}");
    text.replacen(from, to, 1)
}

fn said(game: &str, fault: &Fault, code: &str) -> String {
    Tongue::new(&code.parse().unwrap(), Some(game), Names::default()).say(&fault_phrase(fault))
}

/// A board as a switch, and what is wrong with it: the line, and some of the French.
struct Wrong {
    game: &'static str,
    switch: &'static str,
    text: String,
    line: Option<u32>,
    says: &'static str,
}

fn wrong_boards() -> Vec<Wrong> {
    let board = |game, switch, text: String, line, says| Wrong { game, switch, text, line, says };
    let sound =
        |from, to| changed("fishing", "boards/sound.txt", from, to).replace("board sound", "board mine");
    let city =
        |from, to| changed("marathon", "courses/city.txt", from, to).replace("course city", "course mine");
    let lake = |from, to| changed("rowing", "courses/calm_lake.txt", from, to);
    let meadow =
        |from, to| changed("whitewater", "segment_a.txt", from, to).replace("segment A", "segment mine");
    let estuary = |from, to| changed("salmon", "boards/2E.txt", from, to).replace("board 2E", "board mine");
    vec![
        board(
            "fishing",
            "board",
            "fishing board x\n0: M +2 C -3 B +3 D H +2\n".into(),
            Some(2),
            "« -3 » n’est pas une marque",
        ),
        board(
            "fishing",
            "board",
            "fishing board x\nnam | X\n0: M +2 C B +3 D H +2\n".into(),
            Some(2),
            "« nam » n’est aucun de name, about",
        ),
        board(
            "fishing",
            "board",
            "fishing board x\n0: M +2 C B +3 +2 H +2\n".into(),
            None,
            "au moins un dépôt D",
        ),
        board(
            "fishing",
            "board",
            "fishing lake x\n0: M\n".into(),
            None,
            "la première ligne doit être `fishing board <id>`",
        ),
        board("fishing", "board", sound("board sound", "bord sound"), None, "la première ligne doit être"),
        board("marathon", "course", city("1 ......", "1 ....."), Some(7), "n’a pas six caractères"),
        board(
            "marathon",
            "course",
            "marathon course x\nname X\n1 ......\n2 .E....\n3 ......\n".into(),
            Some(4),
            "le bloc de départ s’y tient",
        ),
        board(
            "marathon",
            "course",
            "marathon course x\nname X\n1 ......\n3 ......\n".into(),
            Some(4),
            "c’est la rangée 2 qui suit",
        ),
        board("marathon", "course", "marathon course x\nmark 3\n".into(), Some(2), "« mark » n’est ni"),
        board("marathon", "course", "rowing course x\nname | X\n".into(), None, "`marathon course <id>`"),
        board("rowing", "course", lake("500", "501"), Some(5), "« 501 » n’est aucun de name, about, 500"),
        board("rowing", "course", "rowing course x\nname | X\n500 | 2\n".into(), Some(3), "de 3 à 12"),
        board(
            "rowing",
            "course",
            "rowing course x\nname | X\n500 | many\n".into(),
            Some(3),
            "500 est un nombre entier de 3 à 12, pas many",
        ),
        board("whitewater", "segments", meadow("19 #^^^^^#", "19 #^^X^^#"), Some(6), "« X » n’est aucun de"),
        board("whitewater", "segments", meadow(" 4 #^>^^^#", " 4 #^>^^>#"), Some(24), "f4 enfreint P1"),
        board("whitewater", "segments", "whitewater river x\nsegment E\n".into(), Some(2), "n’a pas de plan"),
        board("salmon", "boards", estuary("~W:2", "~Z:2"), Some(13), "n’est pas un symbole"),
        board("salmon", "boards", estuary("head", "hand"), Some(6), "« hand » n’est ni une hauteur"),
        board("salmon", "boards", "salmon raft x\nhead | L\n".into(), None, "`salmon board <id>`"),
    ]
}

#[test]
fn a_wrong_board_in_a_switch_is_refused_by_line_and_reason_in_french_too() {
    for Wrong { game, switch, text, line, says } in wrong_boards() {
        let fault = find(game).unwrap().new_race(2, &json!({ switch: text }), 1).unwrap_err();
        let about = format!("{game}: {fault}");
        assert_eq!((fault.place.as_str(), fault.line), (&*format!("options.{switch}"), line), "{about}");
        let (english, french) = (said(game, &fault, "en"), said(game, &fault, "fr"));
        assert!(french.contains(says), "{french} should say {says}");
        let where_it_is = line
            .map_or(format!("l’option {switch} : "), |line| format!("l’option {switch}, ligne {line} : "));
        assert!(french.starts_with(&where_it_is), "{french} should begin with {where_it_is}");
        assert!(english != french && english.ends_with(&fault.why), "{english} / {french}");
    }
}

#[test]
fn a_wrong_board_file_is_refused_by_file_line_and_reason_in_french_too() {
    for Wrong { game, text, line, says, .. } in wrong_boards() {
        let speak = Tongue::new(&"fr".parse().unwrap(), Some(game), Names::default());
        let checked = find(game).unwrap().check_board(Content::new("mine.txt", &text), &speak);
        // A river of whitewater has printed segments, so that all of these are found by the check too.
        let french = said(game, &checked.unwrap_err(), "fr");
        let says = if says.starts_with("`salmon board <id>`") {
            "`salmon board <id>` ou `salmon river <id>`"
        } else {
            says
        };
        let says = if game == "whitewater" && line.is_none() { "`whitewater segment <id>`" } else { says };
        let place = line.map_or("mine.txt : ".to_string(), |line| format!("mine.txt, ligne {line} : "));
        assert!(french.starts_with(&place) && french.contains(says), "{french} should say {place}{says}");
    }
}

#[test]
fn a_wrong_content_file_is_refused_by_file_line_and_reason_in_french_too() {
    for (game, file, from, to, line, rule, says) in [
        ("fishing", "cards.txt", "| freeze", "| steal", Some(8), None, "frozen ne peut pas faire cela"),
        (
            "fishing",
            "duel.txt",
            "| hook",
            "| net",
            Some(5),
            Some("FI-112"),
            "ne peuvent pas gagner tous deux",
        ),
        ("marathon", "cards.txt", "run 3 ", "run 0 ", Some(10), None, "va ici de 1 à 100"),
        ("marathon", "block.txt", "6 | 6 | 2", "6 | 6 | 200", Some(9), Some("MA-009"), "pas sur la 200"),
        (
            "rowing",
            "cards.txt",
            "pace 2",
            "pace 9",
            Some(5),
            None,
            "pace est un nombre entier de 1 à 3, pas 9",
        ),
        ("salmon", "cards.txt", "swim left 1", "swim back 1", Some(7), None, "n’est pas une nage"),
        ("salmon", "cards.txt", "move_bear", "run_rapids", None, None, "bear garde sa sorte d’effet"),
        (
            "whitewater",
            "components.txt",
            "hand | 5",
            "hand | 50",
            Some(8),
            None,
            "hand est un nombre entier de 1 à 10, pas 50",
        ),
        ("whitewater", "river_cards.txt", "Paddle | 11", "Paddle | 12", None, None, "font 73 en tout"),
    ] {
        let content = json!({ file: changed(game, file, from, to) });
        let fault = find(game).unwrap().new_race(2, &json!({ "content": content }), 1).unwrap_err();
        assert_eq!((fault.place.as_str(), fault.line, fault.rule), (file, line, rule), "{fault}");
        let french = said(game, &fault, "fr");
        assert!(french.starts_with(file) && french.contains(says), "{french} should say {says}");
    }
}

/// Editors of some systems begin a file with a mark of its encoding, and end lines with two characters.
#[test]
fn a_mark_of_the_encoding_and_other_ends_of_lines_change_nothing() {
    for game in games().filter(|game| !game.content().is_empty()) {
        let marked = |text: &str| format!("\u{feff}{}", text.replace('\n', "\r\n"));
        let all: serde_json::Map<String, Value> =
            game.content().iter().map(|(file, text)| (file.to_string(), Value::from(marked(text)))).collect();
        let seats = i64::from(game.seats().0);
        let race = game.new_race(seats, &json!({ "content": all }), 5);
        race.unwrap_or_else(|fault| panic!("{}: {fault}", game.id()));
        if let Some(switch) = game.board_switch() {
            let (file, text) = game
                .content()
                .iter()
                .find(|(file, _)| file.contains("s/") || file.starts_with("segment"))
                .unwrap();
            let header = Content::new(file, text).header().join(" ");
            let own = text.replacen(&header, &format!("{} mine", header.rsplit_once(' ').unwrap().0), 1);
            let speak = Tongue::new(&Language::english(), Some(game.id()), Names::default());
            let drawn = game.check_board(Content::new("mine.txt", &marked(&own)), &speak);
            drawn.unwrap_or_else(|fault| panic!("{} {file}: {fault}", game.id()));
            let race = game.new_race(seats, &json!({ switch: marked(&own) }), 5);
            race.unwrap_or_else(|fault| panic!("{} {switch}: {fault}", game.id()));
        }
    }
}
