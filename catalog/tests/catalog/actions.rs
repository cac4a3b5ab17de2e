//! What is wrong with an action is said in a person's language, and nothing that is sound is refused.

use catalog::{Language, Tongue, find, games};
use engine::{Phrase, Refused, Speak};
use serde_json::{Value, json};

fn said(code: &str, game: &str, action: &Value) -> String {
    let race = find(game).unwrap().new_race(2, &json!({}), 1).unwrap();
    let seat = race.deciding()[0].seat;
    let refused = race.explain(seat, action).unwrap_err();
    let language: Language = code.parse().unwrap();
    let phrase: Phrase = refused.phrase();
    Tongue::new(&language, Some(game), engine::Names::default()).say(&phrase)
}

#[test]
fn what_is_no_action_is_said_in_a_persons_language_and_not_as_a_reader_of_json_does() {
    let cases = [
        (json!({"type": "foo"}), "foo"),
        (json!({"type": "catch_up"}), "lane"),
        (json!({"type": "roll", "die": 3}), "die"),
        (json!({"type": "boost", "use": "wings"}), "wings"),
        (json!({"type": "run", "lane": "far"}), "run"),
        (json!("roll"), "type"),
    ];
    for (action, named) in cases {
        let (english, french) = (said("en", "marathon", &action), said("fr", "marathon", &action));
        assert!(english.contains(named) && french.contains(named), "{english} / {french}");
        for word in ["unknown", "missing", "expected", "invalid"] {
            assert!(!english.contains(word) && !french.contains(word), "{english} / {french}");
        }
        assert_ne!(english, french);
    }
    assert_eq!(
        said("en", "pig", &json!({"type": "fly"})),
        "there is no action fly; the actions are roll, hold"
    );
    assert_eq!(said("fr", "marathon", &json!({"type": "catch_up"})), "catch_up demande aussi : lane");
}

#[test]
fn every_legal_action_of_every_game_is_read_as_json_reads_it() {
    for game in games() {
        let mut race = game.new_race(i64::from(game.seats().0), &json!({}), 3).unwrap();
        for _ in 0..60 {
            let Some(seat) = race.deciding().first().map(|deciding| deciding.seat) else { break };
            let legal = race.legal(seat);
            for choice in &legal {
                let explained = race.explain(seat, choice);
                explained.unwrap_or_else(|why| panic!("{}: {choice}: {why}", game.id()));
            }
            race.play(seat, &legal[legal.len() / 2]).unwrap();
        }
    }
}

#[test]
fn a_number_that_no_action_can_have_is_refused_with_its_part_and_what_is_allowed() {
    let mut tried = 0;
    for game in games() {
        let mut race = game.new_race(i64::from(game.seats().0), &json!({}), 3).unwrap();
        for _ in 0..80 {
            let Some(seat) = race.deciding().first().map(|deciding| deciding.seat) else { break };
            let legal = race.legal(seat);
            for (choice, wrong) in legal.iter().flat_map(|choice| [(choice, json!(300)), (choice, json!(-1))])
            {
                let parts = choice.as_object().unwrap().iter().filter(|(_, part)| part.is_number());
                for (key, _) in parts {
                    let mut action = choice.clone();
                    action[key] = wrong.clone();
                    let Err(Refused::Unreadable(misread)) = race.explain(seat, &action) else { continue };
                    tried += 1;
                    for (code, allowed) in [("en", "number from"), ("fr", "nombre entier de")] {
                        let tongue =
                            Tongue::new(&code.parse().unwrap(), Some(game.id()), engine::Names::default());
                        let said = tongue.say(&misread.phrase());
                        assert!(
                            said.contains(key) && said.contains(allowed),
                            "{}: {action}: {said}",
                            game.id()
                        );
                    }
                }
            }
            race.play(seat, &legal[legal.len() / 2]).unwrap();
        }
    }
    assert!(tried > 100, "{tried} were tried");
}
