//! Custom content: files in the place of the game's.

use engine::{Game as _, Names, Race, Seat, Shown as _, Speak as _, Viewer};
use rowing::{Action, Card, Event, Line, Options, Rate, Rowing};
use serde_json::{Value, json};
use words::{Speaker, Vocabulary};

fn english() -> Vocabulary {
    Vocabulary::new("en", &[include_str!("../../words/en.ftl")]).expect("the English messages are sound")
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
    assert_eq!(
        says("cards.txt", "pace 2", "pace 9"),
        "cards.txt line 5: file-range what=pace given=9 least=1 most=3"
    );
    assert_eq!(
        says("courses/headwind.txt", "course headwind", "course tailwind"),
        "courses/headwind.txt: file-first-line line=rowing course headwind"
    );
}

#[test]
fn boats_with_more_or_less_stamina_keep_the_laws() {
    for exhaustion in ["| 2 | none", "| 7 | none"] {
        let cards = include_str!("../../content/cards.txt").replace("| 6 | none", exhaustion);
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
    for (id, name) in printed(include_str!("../../content/cards.txt")) {
        same("card", id, name);
    }
    for (id, name) in printed(include_str!("../../content/rates.txt")) {
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
    let cards = include_str!("../../content/cards.txt").replace("Pace 2 ", "Plume  ");
    let rates = include_str!("../../content/rates.txt").replace("Sprint", "Furious");
    let course = include_str!("../../content/courses/headwind.txt").replace("Into the Headwind", "Gale");
    let options = json!({"course": "headwind",
        "content": {"cards.txt": cards, "rates.txt": rates, "courses/headwind.txt": course}});
    let options: Options = serde_json::from_value(options).expect("options");
    let game = Rowing::new(2, options).expect("playable");
    let (race, _) = Race::new(game, 1);
    let game = race.game();
    let french = Vocabulary::new("fr", &[include_str!("../../words/fr.ftl")]).expect("sound messages");
    let speaker = Speaker::new(&french, Names::default());
    let say = |event| speaker.say(&game.event(&event).phrase);
    let seat = Seat(0);
    assert_eq!(say(Event::Flipped { seat, card: Card::Pace2 }), "Bateau 1 retourne Plume : 2 de plus");
    assert_eq!(say(Event::Flipped { seat, card: Card::Pace3 }), "Bateau 1 retourne Allure 3 : 3 de plus");
    assert_eq!(
        say(Event::RateSet { seat, from: Rate::Race, to: Rate::Sprint }),
        "Bateau 1 passe de 42 Course à 45 Furious"
    );
    let picture = game.picture(race.position(), Viewer::Spectator, &speaker);
    assert!(picture.starts_with("Gale, manche 1, "), "{picture}");
    let scenery = serde_json::to_value(game.scenery(race.position())).expect("JSON");
    assert_eq!(scenery["course"], json!({"id": "headwind", "name": "Gale"}));
    assert_eq!(scenery["cards"][1]["name"], "Plume");
    assert!(scenery["cards"][2].get("name").is_none(), "{scenery}");
    assert_eq!(scenery["rates"][3]["name"], "Furious");
}

/// Suffering and Exhaustion are named in sentences about cards, crabs and what may not be played.
#[test]
fn sentences_name_cards_and_rates_as_content_of_ones_own_does() {
    let cards =
        include_str!("../../content/cards.txt").replace("Suffering", "Torment").replace("Exhaustion", "Ache");
    let rates = include_str!("../../content/rates.txt").replace("Easy", "Lazy");
    let options = json!({"content": {"cards.txt": cards, "rates.txt": rates}});
    let options: Options = serde_json::from_value(options).expect("options");
    let (race, _) = Race::new(Rowing::new(2, options).expect("playable"), 1);
    let game = race.game();
    let engine = include_str!("../../../../engine/words/fr.ftl");
    let french =
        Vocabulary::new("fr", &[engine, include_str!("../../words/fr.ftl")]).expect("sound messages");
    let english = english();
    let [french, english] = [&french, &english].map(|words| Speaker::new(words, Names::default()));
    let seat = Seat(0);
    let both = |phrase: &engine::Phrase| (english.say(phrase), french.say(phrase));
    let own = |english: &str, french: &str| (english.to_string(), french.to_string());
    assert_eq!(
        both(&game.event(&Event::Crab { seat, line: Line::M500, suffering: 2 }).phrase),
        own(
            "Boat 1 cannot pay at 500 m and catches a crab: 2 Torment",
            "Bateau 1 ne peut payer aux 500 m et fait une fausse pelle : 2 Torment"
        )
    );
    let played: Action =
        serde_json::from_value(json!({"type": "play", "cards": ["p1", "s"]})).expect("an action");
    let played = both(&game.action(race.position(), seat, &played).phrase);
    assert!(
        played.0.starts_with("Play Pace 1 and Torment: ")
            && played.1.starts_with("Jouer Allure 1 et Torment : "),
        "{played:?}"
    );
    let forecast: engine::Phrase = game
        .say_forecast(&rowing::Forecast { cluttered: true, ..rowing::Forecast::default() })
        .expect("words");
    assert!(both(&forecast).0.ends_with("goes back to Lazy"), "{:?}", both(&forecast));
    // A refusal holds no text: it is told with the names of the game.
    let words = ["card-e", "card-p1", "card-s", "card-p2", "rate-36"].map(|word| game.own_name(word));
    assert_eq!(
        words,
        [Some(engine::Value::text("Ache")), None, Some(engine::Value::text("Torment")), None, None]
    );
    let refused = engine::Illegal::new("RW-041", "refused-play-exhaustion").with("chosen", 1);
    let refused =
        engine::Refused::from(refused.with("card", Card::Exhaustion)).renamed(|word| game.own_name(word));
    assert_eq!(
        both(&refused.phrase()),
        own(
            "Ache cards cannot be played; you chose 1",
            "les cartes Ache ne se jouent pas ; vous en avez choisi 1"
        )
    );
}

/// RW-004: a line is called by the metres of its place.
#[test]
fn a_line_that_was_moved_is_called_by_its_place() {
    let water = include_str!("../../content/water.txt");
    let moved = water.replace("500    | 10", "500    | 7");
    assert_ne!(water, moved);
    let options: Options = serde_json::from_value(json!({"content": {"water.txt": moved}})).expect("options");
    let game = Rowing::new(2, options).expect("playable");
    let english = english();
    let speaker = Speaker::new(&english, Names::default());
    let checked = |line| {
        speaker.say(&game.event(&Event::Checked { seat: Seat(0), line, pace: 3, limit: 5, cost: 0 }).phrase)
    };
    assert_eq!(checked(Line::M500), "Boat 1 is checked at 350 m: Pace 3, limit 5, free");
    assert_eq!(checked(Line::M1000), "Boat 1 is checked at 1000 m: Pace 3, limit 5, free");
    assert_eq!(checked(Line::Finish), "Boat 1 is checked in the Finish Zone: Pace 3, limit 5, free");
}

/// RW-003, RW-004: however near to each other the lines lie, each has its own number in the picture.
#[test]
fn lines_near_each_other_have_room_for_their_metres_and_limits() {
    for (zone, metres) in [("31", "1500 1550"), ("33", "1500 1650"), ("39", "1950 2000 m")] {
        let water =
            include_str!("../../content/water.txt").replace("zone   | 34", &format!("zone   | {zone}"));
        let options: Options =
            serde_json::from_value(json!({"content": {"water.txt": water}})).expect("options");
        let (race, _) = Race::new(Rowing::new(2, options).expect("playable"), 1);
        let english = english();
        let speaker = Speaker::new(&english, Names::default());
        let picture = race.game().picture(race.position(), Viewer::Spectator, &speaker);
        assert!(picture.contains(metres) && !picture.contains("5<="), "{zone}: {picture}");
    }
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
