//! Everything is said in every language, and the names in the content are those of the words.

use engine::{Game, Names, Race, Shown, Speak, Viewer};
use fishing::options::{BoardChoice, OwnBoard};
use fishing::{Fishing, Options};

use crate::english;
use crate::set_ups;

#[test]
fn everything_is_said_in_every_language() {
    engine_test::words::<Fishing>(env!("CARGO_MANIFEST_DIR"), 20, set_ups::any);
}

#[test]
fn the_boards_are_called_as_their_files_say() {
    let speak = english::speaker(Names::default());
    let mut boards = 0;
    for (file, text) in Fishing::CONTENT.iter().filter(|(file, _)| file.starts_with("boards/")) {
        let id = file.trim_start_matches("boards/").trim_end_matches(".txt");
        let name = text.lines().find_map(|line| line.strip_prefix("name |")).expect("a board has a name");
        assert_eq!(speak.word("board", id), name.trim(), "{file}");
        boards += 1;
    }
    assert_eq!(boards, 4);
}

/// The first line of the picture, and the name in the scenery.
fn called(options: Options) -> (String, Option<String>) {
    let (race, _) = Race::new(Fishing::new(2, options).expect("a set-up that can be played"), 1);
    let view = race.view(Viewer::Spectator);
    let picture = race.game().picture(view.seen(), Viewer::Spectator, &english::speaker(Names::default()));
    let scenery = serde_json::to_value(race.game().scenery(view.seen())).expect("scenery is JSON");
    let first = picture.lines().next().unwrap_or_default().to_string();
    (first, scenery["name"].as_str().map(str::to_string))
}

#[test]
fn a_board_of_ones_own_keeps_its_name() {
    assert_eq!(called(Options::default()), ("Pearl Sound, round 1 of 60".to_string(), None));
    let own = OwnBoard {
        id: "sound".to_string(),
        name: "My Sound".to_string(),
        squares: "M C D B +2 H -1 T S +4".split(' ').map(str::to_string).collect(),
    };
    let board = BoardChoice::Own(own);
    let (first, name) = called(Options { board, ..Options::default() });
    assert_eq!((first.as_str(), name.as_deref()), ("My Sound, round 1 of 60", Some("My Sound")));
    let (file, text) = Fishing::CONTENT.iter().find(|(file, _)| *file == "boards/sound.txt").expect("a file");
    let content = [(*file, text.replace("Pearl Sound", "Deep Sound"))].into_iter().collect();
    let (first, name) = called(Options { content, ..Options::default() });
    assert_eq!((first.as_str(), name.as_deref()), ("Deep Sound, round 1 of 60", Some("Deep Sound")));
}

/// French lines are longer than English ones: they go on in the next line and lose nothing.
#[test]
fn long_lines_of_the_picture_are_wrapped() {
    let texts = [include_str!("../../../../engine/words/fr.ftl"), include_str!("../../words/fr.ftl")];
    let french = words::Vocabulary::new("fr", &texts).expect("the words can be read");
    let (race, _) = Race::new(Fishing::new(2, Options::default()).expect("a set-up that can be played"), 1);
    let view = race.view(Viewer::Spectator);
    let speak = words::Speaker::new(&french, Names::default());
    let picture = race.game().picture(view.seen(), Viewer::Spectator, &speak);
    let shop = picture.lines().skip_while(|line| !line.starts_with("Boutique")).collect::<Vec<_>>();
    let all = shop.iter().map(|line| line.trim()).collect::<Vec<_>>().join(" ");
    assert!(shop.len() > 1 && all.contains(" la carte"), "{picture}");
    assert!(picture.lines().all(|line| line.chars().count() <= 100), "{picture}");
}
