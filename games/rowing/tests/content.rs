//! Custom content: files in the place of the game's.

use engine::{Game as _, Names, Race, Seat, Shown as _, Speak as _, Viewer};
use rowing::{Card, Event, Options, Rate, Rowing};
use serde_json::{Value, json};
use words::{Speaker, Vocabulary};

fn english() -> Vocabulary {
    Vocabulary::new("en", &[include_str!("../words/en.ftl")]).expect("the English messages are sound")
}

#[test]
fn the_games_own_files_change_nothing() {
    engine_test::own_content_changes_nothing::<Rowing>();
}

#[test]
fn a_changed_number_changes_the_race() {
    assert!(engine_test::content_matters::<Rowing>("rates.txt", "Sprint | 4", "Sprint | 3"));
    assert!(engine_test::content_matters::<Rowing>("courses/calm_lake.txt", "| 5", "| 3"));
}

#[test]
fn a_broken_line_is_refused_with_file_and_line() {
    let says = engine_test::content_fault::<Rowing>;
    assert_eq!(says("cards.txt", "pace 2", "pace 9"), "cards.txt line 5: a Pace card is worth 1 to 3");
    assert_eq!(
        says("courses/headwind.txt", "course headwind", "course tailwind"),
        "courses/headwind.txt: the first line is `rowing course headwind`"
    );
}

#[test]
fn boats_with_more_or_less_stamina_keep_the_laws() {
    for exhaustion in ["| 2 | none", "| 7 | none"] {
        let cards = include_str!("../content/cards.txt").replace("| 6 | none", exhaustion);
        let options: Options =
            serde_json::from_value(json!({"content": {"cards.txt": cards}})).expect("options");
        engine_test::laws::<Rowing>(2, |_| (3, options.clone()));
    }
}

#[test]
fn edited_content_is_refused_or_keeps_the_laws() {
    engine_test::content_laws::<Rowing>(40);
}

/// What a line of a file is called, by its id in the first column.
fn printed(file: &str) -> Vec<(&str, &str)> {
    let rows = file.lines().filter(|line| line.contains('|') && !line.starts_with("--"));
    rows.map(|row| row.split('|').map(str::trim).collect::<Vec<_>>()).map(|row| (row[0], row[1])).collect()
}

#[test]
fn what_is_printed_is_called_the_same_in_the_english_messages() {
    let english = english();
    let speaker = Speaker::new(&english, Names::default());
    let mut compared = 0;
    let mut same = |kind: &str, id: &str, name: &str| {
        assert_eq!(speaker.word(kind, id), name, "{kind}-{id}");
        compared += 1;
    };
    for (id, name) in printed(include_str!("../content/cards.txt")) {
        same("card", id, name);
    }
    for (id, name) in printed(include_str!("../content/rates.txt")) {
        same("rate", id, name);
    }
    for (file, text) in Rowing::CONTENT {
        if let Some(id) = file.strip_prefix("courses/").and_then(|file| file.strip_suffix(".txt")) {
            let name = printed(text).into_iter().find(|(key, _)| *key == "name").expect("a name");
            same("course", id, name.1);
        }
    }
    assert_eq!(compared, 5 + 4 + 5);
}

#[test]
fn a_name_of_ones_own_is_said_as_it_is_and_the_others_by_their_messages() {
    let cards = include_str!("../content/cards.txt").replace("Pace 2 ", "Plume  ");
    let rates = include_str!("../content/rates.txt").replace("Sprint", "Furious");
    let course = include_str!("../content/courses/headwind.txt").replace("Into the Headwind", "Gale");
    let options = json!({"course": "headwind",
        "content": {"cards.txt": cards, "rates.txt": rates, "courses/headwind.txt": course}});
    let options: Options = serde_json::from_value(options).expect("options");
    let game = Rowing::new(2, options).expect("playable");
    let (race, _) = Race::new(game, 1);
    let game = race.game();
    let french = Vocabulary::new("fr", &[include_str!("../words/fr.ftl")]).expect("sound messages");
    let speaker = Speaker::new(&french, Names::default());
    let say = |event| speaker.say(&game.event(&event).phrase);
    let seat = Seat(0);
    assert_eq!(say(Event::Flipped { seat, card: Card::Pace2 }), "Bateau 0 retourne Plume : 2 de plus");
    assert_eq!(say(Event::Flipped { seat, card: Card::Pace3 }), "Bateau 0 retourne Allure 3 : 3 de plus");
    assert_eq!(
        say(Event::RateSet { seat, from: Rate::Race, to: Rate::Sprint }),
        "Bateau 0 passe de 42 Course à 45 Furious"
    );
    let picture = game.picture(race.position(), Viewer::Spectator, &speaker);
    assert!(picture.starts_with("Gale, manche 1, "), "{picture}");
    let scenery = serde_json::to_value(game.scenery(race.position())).expect("JSON");
    assert_eq!(scenery["course"], json!({"id": "headwind", "name": "Gale"}));
    assert_eq!(scenery["cards"][1]["name"], "Plume");
    assert!(scenery["cards"][2].get("name").is_none(), "{scenery}");
    assert_eq!(scenery["rates"][3]["name"], "Furious");
}

#[test]
fn a_course_of_ones_own_is_called_as_its_file_or_its_message_says() {
    let named = |course: Value| {
        let options: Options = serde_json::from_value(json!({ "course": course })).expect("options");
        let (race, _) = Race::new(Rowing::new(2, options).expect("playable"), 1);
        let english = english();
        let speaker = Speaker::new(&english, Names::default());
        race.game()
            .picture(race.position(), Viewer::Spectator, &speaker)
            .split(", ")
            .next()
            .map(str::to_string)
    };
    let file = "rowing course pond\nname | Pond\n500 | 4\n1000 | 12\n1500 | 3\nfinish | 5\n";
    assert_eq!(named(json!(file)).as_deref(), Some("Pond"));
    let limits = json!({"500": 5, "1000": 5, "1500": 5, "finish": 5});
    assert_eq!(named(limits).as_deref(), Some("Own course"));
    assert_eq!(named(json!("calm_lake")).as_deref(), Some("Calm Lake"));
}
