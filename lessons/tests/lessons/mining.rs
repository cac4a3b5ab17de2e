//! Mining puzzles: the same for the same seed, and as unlike as they come.

use lessons::mine::{Find, choose, mine};

#[test]
fn a_race_gives_the_same_puzzles_each_time_and_each_of_them_can_be_read() {
    let game = catalog::find("rowing").unwrap();
    let [finds, again] = std::thread::scope(|scope| {
        let runs = [4, 4].map(|seed| scope.spawn(move || mine(game, seed, 5).unwrap()));
        runs.map(|run| run.join().unwrap())
    });
    let written = |finds: &[Find]| serde_json::to_string(finds).unwrap();
    assert_eq!(written(&finds), written(&again));
    assert!(!finds.is_empty(), "this race has a puzzle");
    for find in &finds {
        let text = serde_json::to_string(&find.puzzle).unwrap();
        assert_eq!(lessons::Puzzle::read(&text).unwrap().best, find.puzzle.best);
        assert!(find.lead >= 50, "{}: {}", find.name, find.lead);
    }
}

#[test]
fn of_many_finds_unlike_ones_are_chosen_first() {
    let all = lessons::puzzles("rowing").unwrap();
    let find = |seed: u64, decision: &str, lead: u32| Find {
        name: format!("{decision}_{seed}"),
        seed,
        decision: decision.to_string(),
        lead,
        puzzle: all[0].1.clone(),
    };
    let finds = vec![find(1, "play", 300), find(2, "play", 200), find(3, "rate", 60), find(3, "play", 250)];
    let chosen: Vec<String> = choose(finds, 2).into_iter().map(|find| find.name).collect();
    assert_eq!(chosen, ["play_1", "rate_3"], "the one that leads most, then another decision");
}
