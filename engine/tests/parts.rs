//! The parts that games share.
#![allow(clippy::unwrap_used, reason = "a test stops where something is wrong")]

use engine::content::Content;
use engine::{
    Answer, Bag, BySeat, Dealer, Illegal, Label, List, Phrase, Pile, Ranking, Rng, Script, Sealed, Seat,
    Seats, Viewer,
};

engine::kinds! {
    /// A small deck.
    pub enum Card { Pace1 = "p1", Pace2 = "p2", Exhaustion = "e" }
}

type Hand = Bag<Card, 3>;
type Deck = Pile<Card, 5>;

fn json(value: &impl serde::Serialize) -> String {
    serde_json::to_string(value).unwrap()
}

#[test]
fn a_list_grows_to_its_limit_and_compares_its_live_part() {
    let mut list: List<u8, 4> = List::of(&[1, 2, 3]);
    list.insert(1, 9);
    assert_eq!(list[..], [1, 9, 2, 3]);
    assert!(list.is_full());
    assert_eq!(list.remove(0), 1);
    assert_eq!(list, List::of(&[9, 2, 3]));
    list.truncate(1);
    assert_eq!((list.pop(), list.pop()), (Some(9), None));
    assert_eq!(list, List::new());
    let too_long = serde_json::from_str::<List<u8, 2>>("[1,2,3]").unwrap_err().to_string();
    assert!(too_long.contains("a list of at most 2"), "{too_long}");
}

#[test]
#[should_panic(expected = "a list has room for all that a game puts there")]
fn a_full_list_takes_no_more() {
    List::<u8, 1>::of(&[1, 2]);
}

#[test]
fn a_pile_is_written_top_first_and_drawn_from_the_top() {
    let mut pile: Deck = serde_json::from_str(r#"["p1","e","p2"]"#).unwrap();
    assert_eq!(json(&pile), r#"["p1","e","p2"]"#);
    assert_eq!(pile.draw(), Some(Card::Pace1));
    pile.put(Card::Exhaustion);
    assert_eq!((pile.top(), pile.count_of(Card::Exhaustion)), (Some(Card::Exhaustion), 2));
    pile.take(Card::Exhaustion);
    assert_eq!(json(&pile), r#"["e","p2"]"#, "the one nearest to the top leaves");
    assert!(serde_json::from_str::<Deck>(r#"["p1","p1","p1","p1","p1","p1"]"#).is_err());
    assert!(serde_json::from_str::<Deck>(r#"["p9"]"#).is_err());
    assert!(serde_json::from_str::<Deck>(r#"{"count":6}"#).is_err());
    assert!(serde_json::from_str::<Deck>(r#"{"count":2,"more":1}"#).is_err());
}

#[test]
fn a_pile_that_is_turned_down_keeps_its_size_only() {
    let mut pile = Deck::of(&[Card::Pace2, Card::Exhaustion]);
    pile.turn_down();
    assert_eq!(json(&pile), r#"{"count":2}"#);
    assert_eq!(pile, serde_json::from_str(r#"{"count":2}"#).unwrap());
    let mut other = Deck::of(&[Card::Pace1, Card::Pace1]);
    other.turn_down();
    assert_eq!(pile, other, "nothing of the cards is left");
    pile.turn_up([Card::Exhaustion, Card::Pace1]);
    assert_eq!(json(&pile), r#"["e","p1"]"#);
    let mut empty = Deck::default();
    empty.turn_down();
    assert_eq!(json(&empty), r#"{"count":0}"#);
}

#[test]
fn a_bag_is_read_in_any_order_and_written_in_canonical_order() {
    let mut bag: Hand = serde_json::from_str(r#"["e","p1","e"]"#).unwrap();
    assert_eq!(json(&bag), r#"["p1","e","e"]"#);
    assert!(bag.take(Card::Exhaustion) && !bag.take(Card::Pace2));
    assert_eq!((bag.count(), bag.kinds().count()), (2, 2));
    assert!(bag.has_all(&Hand::from_iter([Card::Pace1])));
    bag.turn_down();
    assert_eq!((json(&bag).as_str(), bag.count()), (r#"{"count":2}"#, 2));
    let wrong = serde_json::from_str::<Hand>(r#"["x"]"#).unwrap_err().to_string();
    assert!(wrong.contains("p1, p2, e"), "{wrong}");
}

#[test]
fn sealed_answers_are_known_to_their_seat_alone() {
    let mut sealed = Sealed::ask(Seats::all(3));
    assert!(!sealed.answer(Seat(2), 'a'));
    assert!(!sealed.answer(Seat(0), 'b'));
    let mut seen = sealed;
    seen.hide(Viewer::Seat(Seat(0)));
    assert_eq!((seen.of(Seat(0)), seen.of(Seat(2))), (Some('b'), None));
    assert_eq!((seen.owed(), seen.answered()), (Seats::one(Seat(1)), sealed.answered()));
    seen.fill(|_| 'z');
    assert_eq!((seen.of(Seat(0)), seen.of(Seat(2)), seen.of(Seat(1))), (Some('b'), Some('z'), None));
    assert!(sealed.answer(Seat(1), 'c'));
}

#[test]
fn a_script_answers_chance_and_notes_what_does_not_fit() {
    let deal = |answers: Vec<Answer>| {
        let mut script = Script::strict(answers);
        let (mut rng, mut told) = (Rng::new(1), Vec::<()>::new());
        let mut dealer: Dealer<'_, (), ()> = Dealer::scripted(&mut rng, &mut script, &mut told);
        let mut pile = Deck::of(&[Card::Pace1, Card::Pace2, Card::Exhaustion]);
        let die = dealer.roll(6);
        let spin = dealer.spin(&[-2, 3]);
        pile.shuffle(&mut dealer);
        (die, spin, json(&pile), script.fault().map(|fault| fault.why))
    };
    let shuffle =
        |names: &[&str]| Answer::Shuffle(names.iter().map(|name| Label::Name((*name).to_string())).collect());
    let good = vec![Answer::Roll(4), Answer::Spin(-2), shuffle(&["e", "p1", "p2"])];
    assert_eq!(deal(good.clone()), (4, -2, r#"["e","p1","p2"]"#.to_string(), None));
    let faulty = [
        (vec![], "chance-no-roll"),
        (vec![Answer::Roll(7)], "chance-other-roll"),
        (vec![Answer::Roll(1), Answer::Spin(0)], "chance-other-spin"),
        (vec![Answer::Roll(1), Answer::Spin(3), shuffle(&["e", "e", "p1"])], "chance-not-there"),
        (vec![Answer::Roll(1), Answer::Spin(3), shuffle(&["e"])], "chance-items"),
        (vec![Answer::Roll(1), Answer::Spin(3), Answer::Roll(2)], "chance-other-shuffle"),
        ([good, vec![Answer::Roll(2)]].concat(), "chance-left"),
    ];
    for (answers, expected) in faulty {
        let why = deal(answers).3.unwrap();
        assert!(why.contains(expected), "{why:?} should say {expected:?}");
    }
}

#[test]
fn a_recorder_writes_down_what_chance_brought_and_changes_nothing() {
    let play = |script: Option<&mut Script>| {
        let (mut rng, mut told) = (Rng::new(9), Vec::<()>::new());
        let mut dealer: Dealer<'_, (), ()> = match script {
            Some(script) => Dealer::scripted(&mut rng, script, &mut told),
            None => Dealer::silent(&mut rng),
        };
        let mut pile = Deck::of(&[Card::Pace1, Card::Pace2, Card::Exhaustion]);
        pile.shuffle(&mut dealer);
        (dealer.roll(8), json(&pile))
    };
    let mut recorder = Script::recorder();
    let played = play(Some(&mut recorder));
    assert_eq!(played, play(None));
    assert_eq!(played, play(Some(&mut Script::strict(recorder.met().to_vec()))));
}

#[test]
fn level_scores_share_a_place_and_the_next_is_left_out() {
    let ranking = Ranking::by_score(&BySeat::from_iter([5, 9, 5, 1]));
    assert_eq!(ranking.places, BySeat::from_iter([2, 1, 2, 4]));
    assert_eq!(ranking.winners().collect::<Vec<_>>(), [Seat(1)]);
    assert_eq!(ranking.order(), [Seat(1), Seat(0), Seat(2), Seat(3)]);
}

#[test]
fn seats_are_a_set_that_is_written_in_rising_order() {
    let mut seats: Seats = [Seat(4), Seat(1)].into_iter().collect();
    assert_eq!((json(&seats).as_str(), seats.count(), seats.first()), ("[1,4]", 2, Some(Seat(1))));
    seats.remove(Seat(1));
    assert!(!seats.contains(Seat(1)) && !seats.contains(Seat(200)));
    assert!(serde_json::from_str::<Seats>("[7]").is_err());
    assert_eq!(Seat(2).clockwise(4).collect::<Vec<_>>(), [Seat(2), Seat(3), Seat(0), Seat(1)]);
}

#[test]
fn content_faults_name_file_and_line() {
    let content = Content::new("deck.txt", "marathon deck standard\n-- a comment\n\ninjury | 9\n");
    assert_eq!(content.header(), ["marathon", "deck", "standard"]);
    let line = content.lines().nth(1).unwrap();
    assert_eq!(line.columns::<2>().unwrap(), ["injury", "9"]);
    assert_eq!(
        line.columns::<3>().unwrap_err().to_string(),
        "deck.txt line 4: file-columns needed=3 found=2"
    );
    let fault = line.number::<u8>("injury", "x", 0..=9).unwrap_err();
    assert_eq!(fault.to_string(), "deck.txt line 4: file-range what=injury given=x least=0 most=9");
    assert_eq!((fault.place.as_str(), fault.line), ("deck.txt", Some(4)));
    for wrong in ["10", "300", "99999999999999999999999", "-1", "1.5", ""] {
        let said = line.number::<u8>("injury", wrong, 0..=9).unwrap_err().to_string();
        assert!(said.ends_with(&format!("given={wrong} least=0 most=9")), "{said}");
    }
    assert_eq!(line.number("injury", "+9", 0..=9u8), Ok(9));
    assert_eq!(line.filled("name", "").unwrap_err().to_string(), "deck.txt line 4: file-empty what=name");
    let mut name = None;
    assert_eq!(line.once("name", &mut name, 1), Ok(()));
    assert_eq!(line.once("name", &mut name, 2).unwrap_err().why, "file-twice what=name");
    assert_eq!(line.columns_with::<1, 2>().unwrap(), (["injury"], [Some("9"), None]));
    assert!(line.columns_with::<3, 1>().is_err());
}

#[test]
fn a_refusal_is_an_id_with_values() {
    let illegal =
        Illegal::new("FI-040", "refused-price").with("pearls", 2u8).with("seat", Seat(1)).with("price", 7);
    assert_eq!(illegal.to_string(), "FI-040: refused-price pearls=2 seat=1 price=7");
    let phrase = Phrase::new("refused-price").with("pearls", 2).with("seat", Seat(1)).with("price", 7);
    assert_eq!(illegal.phrase(), phrase);
    let json = serde_json::to_string(&phrase).unwrap();
    assert_eq!(json, r#"{"id":"refused-price","with":{"pearls":2,"seat":{"seat":1},"price":7}}"#);
    assert_eq!(serde_json::from_str::<Phrase>(&json).unwrap(), phrase);
}
