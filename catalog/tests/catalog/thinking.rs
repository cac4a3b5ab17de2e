//! Bots that think, on every game: puzzles, repetition, and what they cannot see.

use bots::{Brain, Budget, Level, Settings};
use catalog::{AnyGame, AnyRace, Sight, Tongue, find, games};
use engine::{Seat, Speak};
use protocol::Hint;
use serde_json::{Value, json};

fn think(race: &dyn AnyRace, seat: Seat, brain: Brain, seed: u64) -> Vec<Hint> {
    race.glance(seat).map(|glance| race.bot(brain, Some(seed)).think(&glance)).unwrap_or_default()
}

fn bot_choice(race: &dyn AnyRace, seat: Seat, level: Level) -> Option<Value> {
    race.bot(level.into(), None).choose(&race.glance(seat)?)
}

fn searching(iterations: u32) -> Brain {
    Brain::Search(Settings { budget: Budget::Iterations(iterations), ..Level::Club.settings().unwrap() })
}

/// Looks at some decisions with a real choice of a race by bots.
fn look_at_choices(look: impl Fn(&dyn AnyRace, Seat)) {
    for game in games() {
        let mut race = game.new_race(i64::from(game.seats().1.min(4)), &Value::Null, 12).unwrap();
        let mut looked = 0;
        while let Some(seat) = race.deciding().last().map(|owed| owed.seat).filter(|_| looked < 3) {
            let has_choice = race.legal(seat).len() > 1;
            if has_choice && race.seq().is_multiple_of(3) {
                look(&*race, seat);
                looked += 1;
            }
            let action = bot_choice(&*race, seat, Level::Novice).unwrap();
            race.play(seat, &action).unwrap();
        }
        assert!(looked > 0, "{} has no choices", game.id());
    }
}

#[test]
fn the_same_seed_and_budget_give_the_same_move() {
    look_at_choices(|race, seat| {
        let think = |seed| think(race, seat, searching(30), seed);
        assert_eq!(think(1), think(1), "{}", race.game().id());
        assert_eq!(bot_choice(race, seat, Level::Novice), bot_choice(race, seat, Level::Novice));
    });
}

/// Plays races of a game with these options and looks at decisions that leave something to choose, until in enough of
/// them there was something hidden; gives how many were looked at.
fn look_at_secrets(game: &dyn AnyGame, options: &Value, decision: Option<&str>) -> u32 {
    let mut with_secrets = 0;
    for seed in 0..40 {
        let mut race = game.new_race(i64::from(game.seats().1.min(4)), options, seed).unwrap();
        // The last of several who choose at the same time: the others' answers are sealed.
        while let Some(owed) = race.deciding().into_iter().next_back() {
            let (seat, wanted) = (owed.seat, decision.is_none_or(|decision| owed.decision == decision));
            if wanted && (decision.is_some() || race.seq() % 7 < 2) && race.legal(seat).len() > 1 {
                with_secrets += u32::from(is_blind(&*race, seat));
                if with_secrets == 4 {
                    return with_secrets;
                }
            }
            let first = race.deciding()[0].seat;
            // Sensible players seldom come to what is looked for.
            let level = if decision.is_some() { Level::Random } else { Level::Novice };
            let action = bot_choice(&*race, first, level).unwrap();
            race.play(first, &action).unwrap();
        }
    }
    with_secrets
}

/// Checks that every way of choosing comes to the same in every world that the seat must think possible; whether they differ.
fn is_blind(race: &dyn AnyRace, seat: Seat) -> bool {
    let game = race.game().id();
    // The truth, as a race that begins here too: what bots draw depends on the number of actions.
    let truth =
        race.game().race_at(&race.setup().options, &race.view(Sight::Whole), race.setup().seed).unwrap();
    let thoughts = think(&*truth, seat, searching(30), 1);
    let worlds: Vec<_> = (0..3).map(|deal| race.imagine(seat, deal).unwrap()).collect();
    for world in &worlds {
        assert_eq!(world.view(Sight::seat(seat)), race.view(Sight::seat(seat)), "{game}");
        assert_eq!(think(&**world, seat, searching(30), 1), thoughts, "{game}");
        for level in [Level::Random, Level::Novice, Level::Greedy] {
            let (one, other) = (bot_choice(&**world, seat, level), bot_choice(&*truth, seat, level));
            assert_eq!(one, other, "{game} {level}");
        }
    }
    worlds.iter().any(|world| world.view(Sight::Whole) != race.view(Sight::Whole))
}

#[test]
fn what_a_seat_cannot_see_changes_no_move() {
    // Where something is hidden from somebody at the usual switches, it is looked at.
    let hides = |game: &&dyn AnyGame| {
        let race = game.new_race(i64::from(game.seats().1.min(4)), &Value::Null, 0).unwrap();
        race.view(Sight::seat(Seat(0))) != race.view(Sight::Whole)
    };
    let hiding: Vec<_> = games().filter(hides).collect();
    assert!(hiding.len() >= 4, "{hiding:?}");
    for game in hiding {
        assert_eq!(look_at_secrets(game, &Value::Null, None), 4, "{}", game.id());
    }
    // In fishing hands are hidden if they are private, and choices of duels.
    let fishing = find("fishing").unwrap();
    assert_eq!(look_at_secrets(fishing, &json!({"hands": "private"}), None), 4);
    assert_eq!(look_at_secrets(fishing, &Value::Null, Some("duel")), 4);
}

/// Whether races played to the end say so. They have the same dice, so that the error of their difference is no larger than this.
fn is_clearly_better(one: &Hint, other: &Hint) -> bool {
    one.win - other.win > one.error.hypot(other.error)
}

#[test]
fn no_advice_is_worse_than_what_comes_after_it_as_far_as_can_be_told() {
    look_at_choices(|race, seat| {
        for seed in 0..4 {
            // One look at each choice tells the bot next to nothing.
            let hints = think(race, seat, searching(20), seed);
            let measured = || hints.iter().filter(|hint| hint.tries > 0);
            let Some(best) = measured().next() else { continue };
            let far = |hint: &&Hint| hint.win - best.win > 2.0 * hint.error.hypot(best.error);
            assert_eq!(measured().find(far), None, "{} recommends {best:?}", race.game().id());
            assert!(measured().skip(1).is_sorted_by(|one, other| one.win >= other.win), "{hints:?}");
            let reason = best.reason.as_ref().unwrap();
            let has_figures = reason.values.iter().any(|(name, _)| name == "against");
            assert!(reason.id != "hint-close" || !has_figures, "{reason:?}");
        }
    });
}

#[test]
fn advice_begins_with_what_the_bot_would_play_or_what_is_clearly_better_and_has_a_reason_for_everything() {
    for game in games() {
        let race = game.new_race(i64::from(game.seats().0), &Value::Null, 5).unwrap();
        let english = Tongue::english(game.id());
        for owed in race.deciding() {
            let seed = race.setup().seed;
            let hints = think(&*race, owed.seat, Level::Club.into(), seed);
            assert_eq!(hints.len(), race.legal(owed.seat).len());
            let played = bot_choice(&*race, owed.seat, Level::Club).unwrap();
            let own = hints.iter().find(|hint| hint.action == played).unwrap();
            assert!(
                own == &hints[0] || is_clearly_better(&hints[0], own),
                "{:?} instead of {own:?}",
                hints[0]
            );
            let seats = f64::from(race.seats());
            for hint in hints {
                let reason = hint.reason.as_ref().map(|reason| reason.id.as_ref());
                assert!(reason.is_none_or(|reason| english.has(reason)), "{hint:?}");
                assert!(hint.tries == 0 || (1.0..=seats).contains(&hint.place), "{hint:?}");
                assert!((0.0..=1.0).contains(&hint.win), "{hint:?}");
            }
        }
        assert!(race.glance(Seat(200)).is_none());
    }
}

#[test]
fn advice_to_who_races_alone_speaks_of_no_chance_to_win() {
    let alone: Vec<_> = games().filter(|game| game.seats().0 == 1).collect();
    assert!(!alone.is_empty(), "no game can be played alone");
    for game in alone {
        let mut race = game.new_race(1, &Value::Null, 5).unwrap();
        while let [only] = race.legal(Seat(0)).as_slice() {
            race.play(Seat(0), only).unwrap();
        }
        let hints = think(&*race, Seat(0), Level::Club.into(), 5);
        assert!(hints.len() > 1, "{} has a choice", game.id());
        let reason = Tongue::english(game.id()).say(hints[0].reason.as_ref().unwrap());
        assert!(!reason.contains("chance to win"), "{reason}");
        assert!(hints.iter().all(|hint| (hint.place, hint.win) == (1.0, 1.0)), "{hints:?}");
    }
}

/// There is one bot for the whole race: it keeps what it learnt, so its tree is larger than that of a new one.
#[test]
fn a_bot_keeps_its_tree_from_move_to_move() {
    let pig = find("pig").unwrap();
    let mut race = pig.new_race(2, &Value::Null, 3).unwrap();
    let mut keeps = race.bot(searching(400), Some(9));
    let mut differs = false;
    while let Some(owed) = race.deciding().first().cloned().filter(|_| race.seq() < 60) {
        let glance = race.glance(owed.seat).unwrap();
        let remembered = keeps.think(&glance);
        differs |= remembered != race.bot(searching(400), Some(9)).think(&glance);
        race.play(owed.seat, &remembered[0].action.clone()).unwrap();
    }
    assert!(differs, "what was learnt before changes what is thought now");
}
