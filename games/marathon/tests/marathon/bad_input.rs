//! Bad options, positions, actions and content: each is refused in a sentence that says what is allowed.

use engine::content::Content;
use engine::{Dealer, Fault, Game, Illegal, Names, Notation, Rng, Seat, Shown, Speak};
use marathon::content::course::CourseFile;
use marathon::content::{self, Block, Cards};
use marathon::{Action, Marathon, Options, StartBlock};
use words::{Speaker, Vocabulary};

fn options(json: &str) -> Result<Marathon, String> {
    let options: Options = serde_json::from_str(json).map_err(|error| error.to_string())?;
    Marathon::new(3, options).map_err(|fault| fault.to_string())
}

fn position(json: &str) -> Result<(), String> {
    let written = serde_json::from_str(json).map_err(|error| error.to_string())?;
    let read = Marathon::read(Options::default(), written).map(|_| ());
    read.map_err(|fault| engine_test::fault_said(&fault, include_str!("../../words/en.ftl")))
}

fn english<T>(say: impl FnOnce(&dyn Speak) -> T) -> T {
    let english = Vocabulary::new("en", &[include_str!("../../words/en.ftl")]).unwrap();
    say(&Speaker::new(&english, Names::default()))
}

/// A refusal as a person reads it.
fn read_out(checked: Result<(), Illegal>) -> Result<(), String> {
    checked.map_err(|no| format!("{}: {}", no.rule, english(|speak| speak.say(&no.phrase()))))
}

#[track_caller]
fn says<T>(result: Result<T, impl std::fmt::Display>, part: &str) {
    match result {
        Ok(_) => panic!("it must be refused: {part}"),
        Err(why) => assert!(why.to_string().contains(part), "{why}\n  does not say: {part}"),
    }
}

#[test]
fn options_are_refused_with_what_is_allowed() {
    says(options(r#"{"corse": "city"}"#), "unknown field `corse`");
    says(options(r#"{"course": "town"}"#), "wrong-course course=town courses=city,hills,island,tenk");
    says(options(r#"{"course": 3}"#), "a course");
    says(options(r#"{"course": {"id": "x"}}"#), "rows");
    says(options(r#"{"course": {"id": "x", "rows": []}}"#), "content-rows most=250 rows=0");
    says(options(r#"{"course": {"id": "x", "rows": ["......"]}}"#), "wrong-block rows=2");
    says(
        options(r#"{"course": {"id": "x", "rows": ["......", "....."]}}"#),
        "content-row row=2 why=(content-six written=.....)",
    );
    says(
        options(r#"{"course": {"id": "x", "rows": ["......", "..x..."]}}"#),
        "content-sign sign=x written=..x...",
    );
    let segment = r#""segments": [{"name": "a", "from": 2, "to": 3}]"#;
    says(
        options(&format!(r#"{{"course": {{"id": "x", "rows": ["......", "......"], {segment}}}}}"#)),
        "content-segment segment=a from=2 to=3 last=2",
    );
    for (marks, why) in [
        (r#"{"rows": 0, "unit": "mile"}"#, "content-marks-apart"),
        (r#"{"rows": 3, "unit": "sea mile"}"#, "content-marks-unit"),
        (r#"{"rows": 3, "unit": ""}"#, "content-marks-unit"),
        (r#"{"rows": 3}"#, "unit"),
    ] {
        let course = format!(r#"{{"id": "x", "rows": ["......", "......"], "marks": {marks}}}"#);
        says(options(&format!(r#"{{"course": {course}}}"#)), why);
    }
    says(options(r#"{"deck": {"joker": 1}}"#), "unknown field `joker`");
    says(options(r#"{"deck": {"cramp": -1}}"#), "integer `-1`");
    says(options(r#"{"deck": {"cramp": 1, "cramp": 2}}"#), "duplicate field `cramp`");
    says(options(r#"{"deck": {"cramp": 150, "injury": 51}}"#), "wrong-deck most=200 count=201");
    says(options(r#"{"spinner": []}"#), "wrong-spinner");
    says(options(r#"{"spinner": [1.5]}"#), "floating point");
    says(options(r#"{"spinner": [1001]}"#), "content-sector least=-1000 most=1000 sector=1001");
    says(options(r#"{"spinner": [-2147483648]}"#), "content-sector");
    says(options(r#"{"first_roller": 3}"#), "wrong-first_roller last=2");
    says(options(r#"{"start_block": "round"}"#), "staggered");
    says(options(r#"{"stamina_start": 11}"#), "place=stamina_start least=0 most=10");
    says(options(r#"{"stand_still": 1}"#), "boolean");
    says(options(r#"{"finish_mode": "last"}"#), "full_field");
    says(options(r#"{"round_limit": 0}"#), "place=round_limit least=1");
    says(Marathon::new(1, Options::default()), "least=2 most=6 found=1");
    says(Marathon::new(7, Options::default()), "least=2 most=6 found=7");
}

#[test]
fn positions_are_refused_with_what_is_allowed() {
    let runners = |text: &str| position(&format!(r#"{{"runners": [{text}, {{"row": 9, "lane": 2}}]}}"#));
    let pending = |text: &str| position(&format!(r#"{{"runners": [{{}}, {{}}], "pending": {text}}}"#));
    says(position(r#"{"runners": [{}]}"#), "2 to 6 runners");
    says(position(r#"{"round": 1}"#), "runners");
    says(position(r#"{"runners": [{}, {}], "rounds": 1}"#), "unknown field");
    says(
        runners(r#"{"stamina": 11}"#),
        "runners[0].stamina: MA-026: stamina is a whole number from 0 to 10, not 11",
    );
    says(runners(r#"{"injuries": 3}"#), "MA-051: injuries is a whole number from 0 to 2, not 3");
    says(runners(r#"{"high": 2}"#), "MA-054: high is a whole number from 0 to 1, not 2");
    says(runners(r#"{"skip": 201}"#), "skip is a whole number from 0 to 200");
    says(runners(r#"{"mod": 101}"#), "mod is a whole number from −100 to 100");
    says(runners(r#"{"mod": -32768}"#), "mod is a whole number from −100 to 100");
    says(
        position(
            r#"{"runners": [{"mod": 32767}, {}], "pending": {"decision": "boost", "seat": 0, "die": 6}}"#,
        ),
        "mod is a whole number from −100 to 100",
    );
    says(runners(r#"{"start": 7}"#), "start is 1 to 6");
    says(runners(r#"{"start": 2}"#), "given twice");
    says(runners(r#"{"start": null}"#), "start of 1 to 6");
    says(runners(r#"{"row": 9, "lane": 1}"#), "row 9 lane 1 is not road");
    says(runners(r#"{"row": 9, "lane": 2}"#), "holds one runner");
    says(runners(r#"{"row": 80}"#), "row is a whole number from 0 to 78");
    says(runners(r#"{"lane": 7}"#), "MA-011: lane is a whole number from 1 to 6");
    says(runners(r#"{"lane": 0}"#), "lanes are 1 to 6");
    says(runners(r#"{"lane": null}"#), "has a runner no lane");
    says(runners(r#"{"place": 1}"#), "the race is over");
    says(runners(r#"{"place": 0}"#), "counted from 1");
    says(pending(r#"{"decision": "nap", "seat": 0}"#), "unknown variant `nap`");
    says(pending(r#"{"decision": "roll", "seat": 2}"#), "seat 2");
    says(pending(r#"{"decision": "roll"}"#), "seat");
    says(pending(r#"{"decision": "boost", "seat": 0}"#), "die");
    says(pending(r#"{"decision": "boost", "seat": 0, "die": 7}"#), "die of 1 to 6");
    says(pending(r#"{"decision": "run", "seat": 0, "steps": 0}"#), "no lane is asked");
    says(pending(r#"{"decision": "run", "seat": 0, "steps": 900}"#), "no lane is asked");
    says(
        pending(r#"{"decision": "run", "seat": 0, "steps": 2, "cause": "catch_up"}"#),
        "speed, kick or card",
    );
    says(pending(r#"{"decision": "catch_up", "seat": 0}"#), "no free target");
    says(pending(r#"{"decision": "high", "seat": 0, "against": "injury"}"#), "holds no RUNNER'S HIGH");
    says(pending(r#"{"decision": "high", "seat": 0, "against": "spin"}"#), "steps against a spin");
    says(pending("null"), "at the end its place is 1");
}

#[test]
fn piles_and_turns_are_refused_with_what_is_allowed() {
    let with = |text: &str| position(&format!(r#"{{"runners": [{{"high": 1}}, {{}}], {text}}}"#));
    let high = |text: &str| with(&format!(r#""pending": {{"decision": "high", "seat": 0, {text}}}"#));
    says(high(r#""against": "card", "card": "water_station""#), "harmful cards only");
    says(high(r#""against": "card", "card": "cramp", "left": [1]"#), "left lists other seats");
    says(high(r#""against": "card", "card": "heat_wave", "left": [0]"#), "left lists other seats");
    says(high(r#""against": "card", "card": "heat_wave", "left": [1, 1]"#), "left lists other seats");
    says(high(r#""against": "card", "card": "heat_wave", "left": [9]"#), "left lists other seats");
    says(high(r#""against": "spin", "steps": 0"#), "not negative");
    says(high(r#""against": "injury""#), "third INJURY only");
    says(with(r#""turn": 4"#), "a seat of the order");
    says(with(r#""turn": null"#), "the turn is a seat");
    says(with(r#""order": [1, 0]"#), "rising order of start");
    says(with(r#""order": [0, 1, 2, 3, 4, 5, 6]"#), "6 seats at most");
    says(with(r#""round": 0"#), "counted from 1");
    says(with(r#""round": 101"#), "after round 100");
    says(with(r#""ranking": [[0], [1]]"#), "null until the race is over");
    says(with(r#""deck": ["joker"]"#), "joker");
    says(with(r#""deck": 7"#), "a list of cards, top first");
    says(with(r#""deck": {"count": 201}"#), "0 to 200 cards");
    says(with(r#""deck": {"count": 1, "known": ["cramp"]}, "known_top": 0"#), "as many cards");
    says(with(r#""known_top": 1"#), "with a card in the deck");
    says(with(&format!(r#""deck": [{}]"#, vec![r#""cramp""#; 200].join(","))), "200 cards at most");
    says(with(&format!(r#""discard": [{}]"#, vec![r#""cramp""#; 201].join(","))), "200 cards at most");
    let start = r#""pending": {"decision": "start_roll", "seat": 0}"#;
    says(with(&format!(r#"{start}, "round": 1"#)), "the round is 0");
    says(with(&format!(r#"{start}, "turn": 0"#)), "the turn is null");
    says(with(r#""pending": {"decision": "roll", "seat": 0}, "turn": 1"#), "it is the turn of seat 1");
    let over = r#"{"runners": [{"row": 5}, {"place": 1}], "pending": null, "ranking": [[0], [1]]}"#;
    says(position(over), "place");
    let sound =
        r#"{"runners": [{"row": 5}, {"row": 79, "lane": null}], "pending": null, "ranking": [[1], [0]]}"#;
    assert_eq!(position(sound), Ok(()), "places follow from the ranking");
}

#[test]
fn actions_are_read_strictly_and_refused_with_rule_and_values() {
    for bad in [
        r#"{"type": "fly"}"#,
        r#"{"type": "roll", "twice": true}"#,
        r#"{"type": "boost"}"#,
        r#"{"type": "boost", "use": "double"}"#,
        r#"{"type": "run", "lane": 300}"#,
        r#"{"type": "run", "lane": -1}"#,
        r#"[]"#,
    ] {
        assert!(serde_json::from_str::<Action>(bad).is_err(), "{bad}");
    }
    let read = |json: &str| {
        let (game, position) =
            Marathon::read(Options::default(), serde_json::from_str(json).unwrap()).unwrap();
        (game, position.unwrap())
    };
    let (game, position) =
        read(r#"{"runners": [{"stamina": 1}, {}], "pending": {"decision": "boost", "seat": 0, "die": 2}}"#);
    let check =
        |seat, json| read_out(game.check(&position, Seat(seat), &serde_json::from_str(json).unwrap()));
    says(check(0, r#"{"type": "boost", "use": "reroll"}"#), "MA-024: a re-roll costs 3 stamina; you have 1");
    says(check(0, r#"{"type": "run", "lane": 1}"#), "MA-033: what is asked now (stamina)");
    says(check(1, r#"{"type": "roll"}"#), "MA-020: Runner 1 has to answer now (stamina)");
    says(check(200, r#"{"type": "roll"}"#), "MA-020");
    let (game, position) =
        read(r#"{"runners": [{}, {}], "pending": {"decision": "run", "seat": 0, "steps": 2}}"#);
    let check = |lane: u8| read_out(game.check(&position, Seat(0), &Action::Run { lane }));
    for lane in [0, 4, 6, 7, 8, 9, 255] {
        says(check(lane), &format!("MA-033: lane {lane} of row 2 cannot be reached"));
    }
}

#[test]
fn content_is_refused_with_file_line_and_reason() {
    let cards = |text: &str| Cards::read(Content::new("cards.txt", text));
    let head = "marathon cards x\n";
    let line = |text: &str| cards(&format!("{head}{text}"));
    says(cards("marathon deck x"), "cards.txt: file-first-line line=marathon cards <id>");
    says(line("cramp | Cramp | 2"), "cards.txt line 2: file-columns needed=7 found=3");
    says(line("joker | J | 1 | helpful | self | heal | x"), "file-unknown written=joker");
    says(
        line("cramp | Cramp | two | harmful | self | next -2 | x"),
        "file-range what=count given=two least=0 most=200",
    );
    says(
        line("cramp | Cramp | 2 | nasty | self | next -2 | x"),
        "file-unknown written=nasty known=harmful,helpful,kept",
    );
    says(line("cramp | Cramp | 2 | harmful | you | next -2 | x"), "file-unknown written=you known=self,all");
    says(line("cramp | Cramp | 2 | harmful | self | fly 2 | x"), "file-unknown written=fly 2");
    says(line("cramp | Cramp | 2 | harmful | self | run 0 | x"), "content-amount least=1 most=100 given=0");
    says(line("cramp | Cramp | 300 | harmful | self | run 1 | x"), "what=count given=300 least=0 most=200");
    says(line("cramp |  | 2 | harmful | self | run 1 | x"), "cards.txt line 2: file-empty what=name");
    says(
        line("cramp | Cramp | 2 | harmful | self | run 99999 | x"),
        "content-amount least=1 most=100 given=99999",
    );
    says(line("cramp | Cramp | 2 | harmful | self | run 1, next 1 | x"), "content-move-last");
    says(line("cramp | Cramp | 2 | harmful | all | skip 1 | x"), "content-for-all");
    says(line("cramp | Cramp | 2 | kept | self | injury | x"), "content-kept");
    says(line("cramp | Cramp | 2 | harmful | self | next -2 | x"), "file-missing what=injury");
    let twice = "cramp | Cramp | 2 | harmful | self | next -2 | x\n";
    says(line(&format!("{twice}-- again\n{twice}")), "cards.txt line 4: file-twice what=cramp");
    let spinner = |text| content::read_spinner(Content::new("spinner.txt", text));
    says(
        spinner("marathon spinner x\n1 two"),
        "spinner.txt line 2: content-sector least=-1000 most=1000 sector=two",
    );
    says(spinner("marathon spinner x\n99999999999"), "most=1000 sector=99999999999");
    says(spinner("marathon spinner x"), "wrong-spinner");
    let block = |text| Block::read(Content::new("block.txt", text), StartBlock::Level);
    says(block("marathon block x\n1 | 2 | 0 | 0"), "block.txt line 2: content-block-place written=2");
    says(block("marathon block x\n1 | 1 | 300 | 0"), "content-block-row most=2 row=300");
    says(block("marathon block x\n1 | 1 | 0 | 0"), "content-block-places places=1");
}

#[test]
fn boards_of_users_are_proved_and_drawn() {
    let board = |text: &str| english(|speak| Marathon::check_board(Content::new("town.txt", text), speak));
    let head = "marathon course my_town\nname My Town\nmarks 3 mile\n1 ...... Mall\n2 ......\n";
    let drawn = board(&format!("{head}3 #.EK.#\n4 #....# Hill\n5 ##..##\n")).unwrap();
    assert!(drawn.contains("My Town (my_town), 5 rows") && drawn.contains("b Hill 4-5"), "{drawn}");
    assert!(drawn.contains("Narrow: row 5 (2 lanes)"), "{drawn}");
    says(board(&head.replace("name My Town", "name")), "town.txt line 2: file-empty what=name");
    says(board(&head.replace("marks", "name Town\nmarks")), "town.txt line 3: file-twice what=name");
    says(board(&head.replace("marks", "marks 2 km\nmarks")), "town.txt line 4: file-twice what=marks");
    says(board(&head.replace("marks 3", "marks 300")), "file-range what=marks given=300 least=1 most=255");
    says(board("whitewater river x"), "file-first-line line=marathon course <id>");
    says(board("marathon course x\n1 ......"), "content-no-rows");
    // The same text can be played.
    let text = serde_json::Value::from(format!("{head}3 ......\n4 .E.... Hill\n5 ......\n"));
    let own = options(&serde_json::json!({ "course": text }).to_string()).unwrap();
    let marathon::CourseChoice::Own(course) = &own.options().course else { panic!("a custom course") };
    assert_eq!((course.id.as_str(), course.rows.len(), course.rows[3].as_str()), ("my_town", 5, ".E...."));
    says(
        options(&format!(r#"{{"course": "{}"}}"#, "marathon course x\\nname X\\n1 ....")),
        "options.course line 3: content-six",
    );

    says(board(&format!("{head}4 ......")), "town.txt line 6: content-next-row row=3 most=250");
    says(board(&format!("{head}3 ....")), "town.txt line 6: content-six written=....");
    says(board(&format!("{head}3 ..?...")), "content-sign sign=?");
    says(board(&format!("{head}mark 3 mile")), "content-key written=mark");
    says(board(&format!("{head}marks 0 mile")), "file-range what=marks given=0 least=1 most=255");
    says(board(&format!("{head}marks 3")), "content-marks");
    says(board(&format!("{head}3 ######")), "content-row row=3 why=(content-no-road)");
    says(board(&format!("{head}3 ..#...\n4 #####.")), "row=3 why=(content-road-ahead lane=1)");
    says(board(&format!("{head}3 #....#\n4 ##..##\n5 ..##..")), "row=5 why=(content-road-behind lane=1)");
    says(
        board("marathon course x\nname X\n1 ......\n2 .E....\n3 ......"),
        "town.txt line 4: content-row row=2 why=(content-plain-rows)",
    );
    says(board(head), "content-short");
    let rows: String = (1..=251).map(|row| format!("{row} ......\n")).collect();
    says(board(&format!("marathon course x\nname X\n{rows}")), "content-next-row row=251 most=250");
    for (id, (_, text)) in content::COURSES {
        let file = CourseFile::read(Content::new(id, text)).unwrap();
        assert_eq!(file.check(), Ok::<(), Fault>(()), "{id} keeps the promises of a course");
        let longest = english(|speak| Marathon::check_board(Content::new(id, text), speak)).unwrap();
        assert!(longest.lines().all(|line| line.chars().count() <= 100), "{longest}");
    }
}

#[test]
fn no_action_panics_the_check_whatever_the_position() {
    let game = Marathon::new(2, Options::default()).unwrap();
    let mut chance = Rng::new(5);
    let mut position = game.start(&mut Dealer::silent(&mut chance));
    let mut buffer = Vec::new();
    while let Some(seat) = game.pending(&position).first() {
        for value in 0..=255 {
            for action in [
                Action::Place { position: value },
                Action::Run { lane: value },
                Action::CatchUp { lane: value },
            ] {
                let _ = game.check(&position, Seat(value), &action);
                if game.check(&position, seat, &action).is_ok() {
                    assert!((1..=6).contains(&value), "{action:?}");
                }
            }
        }
        let action = engine::choose_random(&game, &position, seat, &mut Rng::new(2), &mut buffer);
        game.apply(&mut position, seat, &action, &mut Dealer::silent(&mut chance));
    }
}
