//! Reading an action so that what is wrong with it is known, not only written in a reader's words.

use engine::{Misread, Refused};
use engine_test::reading::{What, Wrong, read};
use serde::Deserialize;
use serde_json::Value;

/// Reads an action.
pub(crate) fn read_action<'a, A: Deserialize<'a>>(action: &'a Value) -> Result<A, Refused> {
    let Some(name) = action.get("type").and_then(Value::as_str) else {
        return Err(Refused::Unreadable(Misread::NoAction));
    };
    read(action).map_err(|wrong| Refused::Unreadable(of_action(wrong, name)))
}

fn of_action(wrong: Wrong, name: &str) -> Misread {
    let (action, why) = (name.to_string(), wrong.to_string());
    match wrong.what {
        // The names that an action's type can have; else it is the name of something inside.
        What::Name { written, known } if written == name && !known.contains(&name) => {
            Misread::NoSuchAction { written, known }
        }
        What::Name { written, known } => Misread::NoSuchName { action, written, known },
        What::Lacks(part) => Misread::Lacks { action, part },
        What::Excess { part, known } => Misread::Excess { action, part, known },
        What::Kind { .. } | What::Unfit { .. } => Misread::Wrong { action, why },
    }
}

#[cfg(test)]
mod tests {
    use engine::{Phrase, Speak};
    use serde_json::json;

    use super::*;
    use crate::{Language, Tongue, find};

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
        assert_eq!(said("fr", "marathon", &json!({"type": "catch_up"})), "catch_up demande aussi : lane");
    }

    #[test]
    fn every_legal_action_of_every_game_is_read_as_json_reads_it() {
        for game in crate::games() {
            let mut race = game.new_race(2, &json!({}), 3).unwrap();
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
}
