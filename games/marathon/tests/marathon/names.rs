//! Names that custom content gives are said as they are, in every language.

use engine::{Game, Names, Race, Seat, Shown, Speak, Viewer};
use marathon::content::Card;
use marathon::{Action, Event, Marathon, Options, Trouble};
use words::{Speaker, Vocabulary};

#[test]
fn names_that_somebody_gave_are_said_as_they_are() {
    let cards = include_str!("../../content/cards.txt").replace("| Cramp ", "| Stitch ");
    let cards = cards.replace("lose 2 stamina", "sweat out 2 stamina");
    let city = include_str!("../../content/courses/city.txt").replace("Old Town", "New Town");
    let options = Options {
        content: [("cards.txt", cards), ("courses/city.txt", city)].into_iter().collect(),
        ..Options::default()
    };
    let game = Marathon::new(2, options).unwrap();
    let french = Vocabulary::new("fr", &[include_str!("../../words/fr.ftl")]).unwrap();
    let french = Speaker::new(&french, Names::default());
    let drew = |card| french.say(&game.event(&Event::Drew { seat: Seat(0), card }).phrase);
    assert_eq!(
        drew(Card::Cramp),
        "Coureur 1 tire Stitch : perdez 2 de vitesse au prochain lancer, jusqu’à 1 au pire"
    );
    assert_eq!(drew(Card::Dehydration), "Coureur 1 tire Déshydratation : sweat out 2 stamina");
    let (race, _) = Race::new(game, 1);
    let picture = race.game().picture(race.position(), Viewer::Spectator, &french);
    assert!(picture.contains("Marathon du Port") && picture.contains("a Grande Avenue 1-8, b New Town"));
    let scenery = serde_json::to_value(race.game().scenery(race.position())).unwrap();
    let course = &scenery["course"];
    assert_eq!([&course["id"], &course["name"]], [&serde_json::json!("city"), &serde_json::Value::Null]);
    assert_eq!(course["segments"][0], serde_json::json!({"id": "grand_avenue", "from": 1, "to": 8}));
    assert_eq!(course["segments"][1], serde_json::json!({"name": "New Town", "from": 9, "to": 14}));
    let cramp = scenery["cards"].as_array().unwrap().iter().find(|card| card["id"] == "cramp").unwrap();
    let slower = serde_json::json!({"id": "effect-slower", "with": {"n": 2}});
    assert_eq!([&cramp["name"], &cramp["words"]], [&serde_json::json!("Stitch"), &slower]);
}

/// A refusal says what is asked, or what was answered, by the card's own name.
#[test]
fn refusals_name_the_card_that_saves_as_somebody_named_it() {
    let cards = include_str!("../../content/cards.txt").replace("| RUNNER'S HIGH ", "| FLOW ");
    let content = [("cards.txt", cards)].into_iter().collect();
    let own = Marathon::new(2, Options { content, ..Options::default() }).unwrap();
    let (race, _) = Race::new(own, 1);
    let seat = race.game().pending(race.position()).iter().next().unwrap();
    let refused = race.check(seat, &Action::High {}).unwrap_err();
    let refused = refused.renamed(|word| race.game().own_name(word)).phrase();
    let english = Vocabulary::new("en", &[include_str!("../../words/en.ftl")]).unwrap();
    let said = Speaker::new(&english, Names::default()).say(&refused);
    assert_eq!(said, "what is asked now (roll for the start) is not answered by this (FLOW)");
    let printed = Marathon::new(2, Options::default()).unwrap();
    assert_eq!(printed.own_name("answer-high"), None, "its name can be translated");
}

/// MA-067: what a card does is told by its lines, while its own words are the printed ones.
#[test]
fn a_changed_line_of_a_card_is_told() {
    let english = Vocabulary::new("en", &[include_str!("../../words/en.ftl")]).unwrap();
    let english = Speaker::new(&english, Names::default());
    let french = Vocabulary::new("fr", &[include_str!("../../words/fr.ftl")]).unwrap();
    let french = Speaker::new(&french, Names::default());
    let printed = include_str!("../../content/cards.txt");
    for (card, from, to, says, says_in_french) in [
        (Card::WaterStation, "stamina 3 ", "stamina 5 ", "gain 5 stamina", "gagnez 5 points d’endurance"),
        (Card::UntiedLace, "skip 1 ", "skip 2 ", "lose your next 2 turns", "perdez vos 2 prochains tours"),
        (
            Card::EnergyGel,
            "stamina 1, next 2 ",
            "next -3, stamina 1, run 2 ",
            "lose 3 speed on your next roll, down to 1 at worst, then gain 1 stamina, then run 2 forward",
            "perdez 3 de vitesse au prochain lancer, jusqu’à 1 au pire, puis gagnez 1 point d’endurance, puis avancez de 2",
        ),
        (
            Card::CoolRain,
            "all  | stamina 2 ",
            "all  | next 4 ",
            "every runner gains 4 speed on the next roll",
            "tous les coureurs gagnent 4 de vitesse au prochain lancer",
        ),
        (
            Card::FirstAidStation,
            "| INJURY ",
            "| BLISTER ",
            "get rid of all your BLISTER cards",
            "défaussez toutes vos cartes BLISTER",
        ),
    ] {
        assert!(printed.contains(from), "{from}");
        let content = [("cards.txt", printed.replace(from, to))].into_iter().collect();
        let game = Marathon::new(2, Options { content, ..Options::default() }).unwrap();
        let drew = game.event(&Event::Drew { seat: Seat(0), card }).phrase;
        let said = english.say(&drew);
        assert!(said.ends_with(&format!(": {says}")), "{said}");
        let said = french.say(&drew);
        assert!(said.ends_with(&format!(" : {says_in_french}")), "{said}");
    }
}

/// The cards that are kept are named in actions, events and the picture.
#[test]
fn sentences_name_the_kept_cards_as_somebody_named_them() {
    let cards = include_str!("../../content/cards.txt");
    let cards = cards.replace("| INJURY ", "| BLISTER ").replace("| RUNNER'S HIGH ", "| FLOW ");
    let content = [("cards.txt", cards)].into_iter().collect();
    let game = Marathon::new(2, Options { content, ..Options::default() }).unwrap();
    let printed = Marathon::new(2, Options::default()).unwrap();
    let english = Vocabulary::new("en", &[include_str!("../../words/en.ftl")]).unwrap();
    let english = Speaker::new(&english, Names::default());
    let french = Vocabulary::new("fr", &[include_str!("../../words/fr.ftl")]).unwrap();
    let french = Speaker::new(&french, Names::default());
    let seat = Seat(0);
    for (event, own, own_french, usual_french) in [
        (
            Event::Kept { seat, card: Card::Injury },
            "Runner 1 keeps the BLISTER",
            "Coureur 1 garde BLISTER",
            "Coureur 1 garde la BLESSURE",
        ),
        (
            Event::Healed { seat, count: 2 },
            "Runner 1 gets rid of 2 BLISTER cards",
            "Coureur 1 se défait de 2 BLISTER",
            "Coureur 1 se défait de 2 BLESSURES",
        ),
        (
            Event::BrokeDown { seat },
            "Runner 1 breaks down; the three BLISTER cards are discarded",
            "Coureur 1 s’effondre ; les trois cartes BLISTER sont défaussées",
            "Coureur 1 s’effondre ; les trois BLESSURES sont défaussées",
        ),
        (
            Event::Negated { seat, what: Trouble::Spin },
            "Runner 1 uses FLOW against the negative spin",
            "Coureur 1 utilise FLOW contre la roue",
            "Coureur 1 utilise EUPHORIE contre la roue",
        ),
    ] {
        let phrase = game.event(&event).phrase;
        assert_eq!((english.say(&phrase), french.say(&phrase)), (own.to_string(), own_french.to_string()));
        assert_eq!(french.say(&printed.event(&event).phrase), usual_french);
    }
    let (race, _) = Race::new(game, 1);
    let said = |action| english.say(&race.game().action(race.position(), seat, &action).phrase);
    assert_eq!(
        (said(Action::High {}), said(Action::Pass {})),
        ("Use FLOW".to_string(), "Keep FLOW".to_string())
    );
    let picture = race.game().picture(race.position(), Viewer::Spectator, &english);
    assert!(picture.contains("0 BLISTER cards") && !picture.contains("INJURY"), "{picture}");
}
