//! What is printed is called by messages, what is a designer's own by its file; the scenery says which.

use engine::{Dealer, Game, Names, Notation, Phrase, Rng, Seat, Shown, Speak, Viewer};
use salmon::{Action, Card, Cause, Event, Options, Salmon, Symbol};
use serde_json::{Value, json};
use words::{Speaker, Vocabulary};

const CARDS: &str = include_str!("../../content/cards.txt");
const BOARD: &str = include_str!("../../content/boards/2E.txt");

/// The card table in which some cards have names of their own: English, and French as far as it is written.
fn cards(named: &[(&str, &str)]) -> String {
    let row = |line: &str| match named.iter().find(|(card, _)| line.split(' ').next() == Some(card)) {
        Some((_, names)) => format!("{line} | {names}"),
        None => line.to_string(),
    };
    CARDS.lines().map(row).collect::<Vec<_>>().join("\n")
}

/// The board 2E with a name of its own, in English and in French.
fn board(english: &str, french: &str) -> String {
    BOARD.replace("about ", &format!("english | {english}\nfrench | {french}\nabout "))
}

fn french() -> Vocabulary {
    let texts = [include_str!("../../../../engine/words/fr.ftl"), include_str!("../../words/fr.ftl")];
    Vocabulary::new("fr", &texts).unwrap()
}

fn game(options: Value) -> Salmon {
    let options: Options = serde_json::from_value(options).unwrap();
    Salmon::new(2, options).unwrap()
}

/// How playing an Eagle at another and the board 2E are called in French, and the scenery.
fn named(game: &Salmon) -> (String, String, Value) {
    let french = french();
    let speak = Speaker::new(&french, Names::default());
    let view = game.start(&mut Dealer::silent(&mut Rng::new(1)));
    let action = Action::Play { card: Card::Eagle, dir: None, target: Some(Seat(1)) };
    let said = speak.say(&game.action(&view, Seat(0), &action).phrase);
    let picture = game.picture(&view, Viewer::Spectator, &speak);
    let board = picture.lines().find(|line| line.starts_with("== 2E")).unwrap().to_string();
    (said, board, serde_json::to_value(game.scenery(&view)).unwrap())
}

#[test]
fn printed_cards_and_boards_are_called_in_the_readers_language() {
    let (said, board, scenery) = named(&game(json!({})));
    assert_eq!(said, "Jouer Aigle sur Saumon 2");
    assert!(board.starts_with("== 2E Les Deux Bras"), "{board}");
    for list in ["cards", "boards", "sides", "lengths"] {
        let things = scenery[list].as_array().unwrap();
        assert!(!things.is_empty() && things.iter().all(|thing| thing.get("name").is_none()), "{things:?}");
    }
}

#[test]
fn a_designers_own_names_are_said_as_they_are() {
    let (cards, board) = (cards(&[("eagle", "Osprey")]), board("Two Arms", ""));
    let (said, board, scenery) =
        named(&game(json!({"content": {"cards.txt": cards, "boards/2E.txt": board}})));
    assert_eq!(said, "Jouer Osprey sur Saumon 2");
    assert!(board.starts_with("== 2E Two Arms"), "{board}");
    let own = |list: &str, id: &str| {
        let things = scenery[list].as_array().unwrap().iter();
        things.clone().find(|thing| thing["id"] == id).unwrap().get("name").cloned()
    };
    assert_eq!((own("cards", "eagle"), own("cards", "bear")), (Some(json!("Osprey")), None));
    assert_eq!((own("boards", "2E"), own("boards", "4E")), (Some(json!("Two Arms")), None));
    assert_eq!(own("sides", "2E"), Some(json!("Two Arms")));
}

/// A designer's table has one column per language: whoever reads French gets the French one, others the English one.
#[test]
fn own_names_are_said_in_the_readers_column() {
    let english = Vocabulary::new("en", &[include_str!("../../words/en.ftl")]).unwrap();
    for (names, wanted) in [
        // Both are changed, the French one only, the English one only.
        (
            ["Osprey", "Balbuzard", "Two Arms", "Les Deux Canaux"],
            ["Osprey", "Balbuzard", "Two Arms", "Les Deux Canaux"],
        ),
        (
            ["Eagle", "Balbuzard", "Twin Channels", "Les Deux Canaux"],
            ["Eagle", "Balbuzard", "Twin Channels", "Les Deux Canaux"],
        ),
        (["Osprey", "Aigle", "Two Arms", "Les Deux Bras"], ["Osprey", "Aigle", "Two Arms", "Les Deux Bras"]),
        (["Osprey", "", "Two Arms", ""], ["Osprey", "Osprey", "Two Arms", "Two Arms"]),
        (["Eagle", "", "Twin Channels", ""], ["Eagle", "Aigle", "Twin Channels", "Les Deux Bras"]),
    ] {
        let (cards, board) = (cards(&[("eagle", &names[..2].join(" | "))]), board(names[2], names[3]));
        let game = game(json!({"content": {"cards.txt": cards, "boards/2E.txt": board}}));
        let view = game.start(&mut Dealer::silent(&mut Rng::new(1)));
        let action = Action::Play { card: Card::Eagle, dir: None, target: Some(Seat(1)) };
        let phrase = game.action(&view, Seat(0), &action).phrase;
        for (language, card, name) in [(&english, wanted[0], wanted[2]), (&french(), wanted[1], wanted[3])] {
            let speak = Speaker::new(language, Names::default());
            let said = speak.say(&phrase);
            assert!(said.contains(&format!(" {card} ")), "{names:?}: {said}");
            let picture = game.picture(&view, Viewer::Spectator, &speak);
            assert!(picture.contains(&format!("== 2E {name},")), "{names:?}: {picture}");
        }
    }
}

/// Fatigue and Eagle are named in actions, events, refusals and the picture.
#[test]
fn sentences_name_cards_as_a_designer_does() {
    let cards = cards(&[("fatigue", "Cramp | Crampe")]);
    let game = game(json!({"content": {"cards.txt": cards}}));
    let english = Vocabulary::new("en", &[include_str!("../../words/en.ftl")]).unwrap();
    let french = french();
    let [english, french] = [&english, &french].map(|words| Speaker::new(words, Names::default()));
    let both = |phrase: &Phrase| [english.say(phrase), french.say(phrase)];
    let seat = Seat(0);
    assert_eq!(
        both(&game.event(&Event::Fatigued { seat, cause: Cause::ThreeSwims }).phrase),
        ["Salmon 1 gets a Cramp for three swims", "Saumon 1 reçoit une carte Crampe pour trois nages"]
    );
    let printed = Salmon::new(2, Options::default()).unwrap();
    assert_eq!(
        both(&printed.event(&Event::Fatigued { seat, cause: Cause::ThreeSwims }).phrase),
        ["Salmon 1 gets a Fatigue for three swims", "Saumon 1 reçoit une Fatigue pour trois nages"]
    );
    let view = game.start(&mut Dealer::silent(&mut Rng::new(1)));
    assert_eq!(
        both(&game.action(&view, seat, &Action::ReturnFatigue {}).phrase),
        ["Give a Cramp back", "Rendre une carte Crampe"]
    );
    let picture = game.picture(&view, Viewer::Spectator, &english);
    assert!(picture.contains("discard 0, Cramp 0"), "{picture}");
    let illegal = engine::Illegal::new("SA-051", "refused-pile-empty").with("card", Card::Fatigue);
    let refused = engine::Refused::from(illegal).renamed(|word| game.own_name(word));
    assert_eq!(
        (refused.rule(), both(&refused.phrase())[1].as_str()),
        (Some("SA-051"), "la pile est vide : Crampe")
    );
    let named =
        ["plain-card-fatigue", "card-fatigue", "card-bear", "board-2E"].map(|word| game.own_name(word));
    assert!(named[0].is_some() && named[0] == named[1] && named[2..] == [None, None], "{named:?}");
}

/// Symbols, refusals, events and the legend name cards as a designer does.
#[test]
fn symbols_are_said_with_a_designers_own_names() {
    let cards = cards(&[
        ("eagle", "Osprey | Balbuzard"),
        ("double_left", "Dash Left | Bond gauche"),
        ("wild", "Joker"),
    ]);
    let own = game(json!({"content": {"cards.txt": cards}}));
    let english = Vocabulary::new("en", &[include_str!("../../words/en.ftl")]).unwrap();
    let french = french();
    let [english, french] = [&english, &french].map(|words| Speaker::new(words, Names::default()));
    let both = |phrase: &Phrase| [english.say(phrase), french.say(phrase)];
    let seat = Seat(0);
    let empty = |game: &Salmon, symbol| {
        both(&game.event(&Event::PileEmpty { seat, symbol: Some(symbol), card: None }).phrase)
    };
    assert_eq!(
        empty(&own, Symbol::Eagle),
        [
            "Salmon 1 gets nothing at the sign for one Osprey: no such card is left",
            "Saumon 1 ne reçoit rien au symbole (une carte Balbuzard) : il ne reste plus de telle carte"
        ]
    );
    let printed = Salmon::new(2, Options::default()).unwrap();
    assert!(empty(&printed, Symbol::Eagle)[0].contains("the sign for an Eagle card:"));
    let refused = |illegal: engine::Illegal| {
        both(&engine::Refused::from(illegal).renamed(|word| own.own_name(word)).phrase())
    };
    let offered = engine::Illegal::new("SA-051", "refused-not-offered").with("card", Card::Left);
    assert_eq!(
        refused(offered.with("symbol", Symbol::DoubleSwim))[0],
        "the sign for a card of choice: Double Swim Forward, Dash Left, Double Swim Right does not offer Swim Left"
    );
    assert_eq!(
        refused(offered.with("symbol", Symbol::Swim))[0],
        "the sign for a Swim card of choice does not offer Swim Left"
    );
    let view = own.start(&mut Dealer::silent(&mut Rng::new(1)));
    let legend = own.picture(&view, Viewer::Spectator, &english);
    assert!(legend.contains("E Osprey X fatigue C current R rapids Q either W Joker 1 2 reeds"), "{legend}");
    let scenery = serde_json::to_value(own.scenery(&view)).unwrap();
    let named = |id: &str| {
        let symbols = scenery["symbols"].as_array().unwrap();
        symbols.iter().find(|symbol| symbol["id"] == id).unwrap()["name"].clone()
    };
    assert_eq!(named("eagle")["id"], "own-symbol");
    assert_eq!(named("bear"), Value::Null);
}

/// What a Wild needs is said by its own name, and arrows are said in words.
#[test]
fn refusals_of_a_turn_name_cards_and_arrows_are_said_in_words() {
    let cards = cards(&[("wild", "Joker")]);
    let own = game(json!({"content": {"cards.txt": cards}}));
    let written =
        json!({"river": "S1-2E-4E-F1", "seats": [{"hex": "2E:2,1", "hand": ["left"]}, {"hand": ["left"]}]});
    let written = serde_json::from_value(written).unwrap();
    let (printed, view) = Salmon::read(Options::default(), written).unwrap();
    let french = french();
    let speak = Speaker::new(&french, Names::default());
    let picture = printed.picture(&view.unwrap(), Viewer::Spectator, &speak);
    assert!(picture.contains("flèche sud-est"), "{picture}");
    let illegal = engine::Illegal::new("SA-032", "refused-wild-direction");
    let illegal = illegal.with("card", engine::Datum::Word("plain-card", "wild"));
    let refused = engine::Refused::from(illegal).renamed(|word| own.own_name(word)).phrase();
    assert_eq!(speak.say(&refused), "une carte Joker demande un sens : tout droit, à gauche ou à droite");
}

/// A board under another id has no message, whatever it is called; its file has a name a language.
#[test]
fn a_board_with_an_id_of_its_own_is_called_by_its_file() {
    let board = board("Twin Channels", "Les Deux Bras").replace("board 2E", "board mine");
    let game = game(json!({"river": "S1-mine-4E-F1", "boards": board}));
    let view = game.start(&mut Dealer::silent(&mut Rng::new(1)));
    let french = french();
    let picture = game.picture(&view, Viewer::Spectator, &Speaker::new(&french, Names::default()));
    assert!(picture.contains("== mine Les Deux Bras"), "{picture}");
}

/// Files that were copied when the game's own had a name a language in them are read as they were: what they call as the messages do
/// has no name of its own.
#[test]
fn old_files_with_both_names_are_read_and_add_no_names() {
    let old_cards = cards(&[
        ("forward", "Swim Forward         | Nage avant"),
        ("wild", "Wild                 | Wild"),
        ("eagle", "Osprey               | Balbuzard"),
    ]);
    let lengths =
        "salmon lengths all\nshort | 2 | short game | partie courte\nlong | 5 | long game | partie longue\n";
    let old = json!({"cards.txt": old_cards, "lengths.txt": lengths, "boards/2E.txt": board("Twin Channels", "Les Deux Bras")});
    let (_, line, scenery) = named(&game(json!({ "content": old })));
    assert!(line.starts_with("== 2E Les Deux Bras"), "{line}");
    let own = |list: &str| -> Vec<String> {
        let named = scenery[list].as_array().unwrap().iter().filter(|thing| thing.get("name").is_some());
        named.map(|thing| thing["id"].as_str().unwrap().to_string()).collect()
    };
    assert_eq!((own("cards"), own("boards"), own("lengths")), (vec!["eagle".to_string()], vec![], vec![]));
}

/// Clients draw the river and show the figures of the rules from the scenery alone.
#[test]
fn the_scenery_holds_what_pictures_need() {
    let (_, _, scenery) = named(&game(json!({"start_deck": "light"})));
    assert_eq!(
        (&scenery["hand"], &scenery["plays"], &scenery["tiring_swims"]),
        (&json!(4), &json!(3), &json!(3))
    );
    let board = &scenery["boards"][1];
    assert_eq!((&board["id"], &board["column"], &board["height"]), (&json!("2E"), &json!(-2), &json!(6)));
    assert_eq!(scenery["compass"][1], json!({"id": "ne", "digit": "9", "step": [1, 1]}));
    assert_eq!(scenery["directions"][1], json!({"id": "left", "compass": "nw"}));
    assert_eq!(scenery["grounds"][1], json!({"sign": "^", "id": "waterfall", "swim": false, "leap": true}));
    let double = json!({"sign": "D", "id": "double_swim", "nature": "helps", "reeds": 0,
        "offers": ["double_forward", "double_left", "double_right"]});
    assert_eq!(scenery["symbols"][2], double);
    let left = json!({"id": "left", "effect": "swim", "direction": "left", "steps": 1, "countered": false, "dead": false,
        "start": 2, "pile": 3});
    assert_eq!(scenery["cards"][1], left);
    assert_eq!(scenery["sides"].as_array().unwrap().len(), 16);
    assert_eq!(scenery["lengths"][0], json!({"id": "short", "boards": 2}));
}
