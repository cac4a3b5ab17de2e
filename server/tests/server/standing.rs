//! Who is ahead and which round it is are said by the rules: everybody is told it with the whole view, with every event that changes it,
//! and the rounds again in the history. The same race is run beside the server, to its end.

use std::sync::Arc;

use bots::Level;
use catalog::{AnyGame, AnyRace, Sight};
use engine::{Seat, Viewer};
use protocol::{Detail, Standing};
use serde_json::{Value, json};
use server::store::Store;
use server::store::memory::MemoryStore;

use crate::harness::{Me, Player, my_table, start_with};

/// Somebody who looks at a table and knows how the race stands only by what it is told.
struct Follower {
    player: Player,
    sight: Sight,
    standing: Standing,
    /// The round of every event, by the number of its step.
    rounds: Vec<(u64, u64)>,
}

impl Follower {
    fn new(player: Player) -> Follower {
        let viewer = player.seat.map_or(Viewer::Spectator, |seat| Viewer::Seat(Seat(seat)));
        let standing = serde_json::from_value(player.last["standing"].clone()).unwrap();
        Follower { player, sight: Sight::Of(viewer), standing, rounds: Vec::new() }
    }

    /// Takes the next step; what it does not tell stays as it was.
    async fn follow(&mut self) {
        self.player.take("step").await;
        let step = self.player.last.clone();
        for event in step["events"].as_array().unwrap() {
            if let Some(round) = event.get("round") {
                self.standing.round = serde_json::from_value(round.clone()).unwrap();
            }
            if let Some(places) = event.get("places") {
                let places: Vec<u8> = serde_json::from_value(places.clone()).unwrap();
                assert_ne!(places, self.standing.places, "only what has changed is told");
                self.standing.places = places;
            }
            self.learn(event.get("facts"));
            self.rounds.push((step["seq"].as_u64().unwrap(), u64::from(self.standing.round)));
        }
        if let Some(standing) = step.get("standing") {
            let standing: Standing = serde_json::from_value(standing.clone()).unwrap();
            let before = self.standing.clone();
            (self.standing.round, self.standing.places) = (standing.round, standing.places);
            self.learn(step["standing"].get("facts"));
            assert_ne!(before, self.standing, "only what has changed is told");
        }
    }

    /// Takes in the facts that have changed; null for one that no longer holds.
    fn learn(&mut self, facts: Option<&Value>) {
        for (name, fact) in facts.and_then(Value::as_object).into_iter().flatten() {
            assert_ne!(self.standing.facts.get(name), Some(fact), "only what has changed is told");
            match fact {
                Value::Null => self.standing.facts.remove(name),
                known => self.standing.facts.insert(name.clone(), known.clone()),
            };
        }
    }

    /// The rounds of the same events as the history tells them, without those of the set-up.
    async fn recalled(&mut self) -> Vec<(u64, u64)> {
        let (table, seat) = (self.player.table.clone(), self.player.seat);
        let (mut pages, mut before) = (Vec::new(), Value::Null);
        loop {
            let asked = json!({"type": "history", "table": table, "seat": seat, "before": before});
            self.player.socket.say(asked).await;
            let page = self.player.socket.wait("history").await;
            pages.extend(page["steps"].as_array().unwrap().clone());
            before = pages.last().unwrap()["seq"].clone();
            if page["more"] == false {
                break;
            }
        }
        pages.iter().rev().filter(|step| step["seq"] != 0).flat_map(rounds_of).collect()
    }
}

/// The round of every event of a step in the history.
fn rounds_of(step: &Value) -> Vec<(u64, u64)> {
    let mut round = None;
    let events = step["events"].as_array().into_iter().flatten();
    let round_of = |event: &Value| {
        assert!(event.get("places").is_none(), "places are told while they are shown");
        round = event.get("round").and_then(Value::as_u64).or(round);
        (step["seq"].as_u64().unwrap(), round.expect("the first event of a step says its round"))
    };
    events.map(round_of).collect()
}

/// Plays a race by greedy bots to its end at a server and beside it. Gives how often the lead or a place changed.
async fn race_to_the_end(game: &dyn AnyGame, seats: u8) -> usize {
    let store = Arc::new(MemoryStore::default());
    let server = start_with(store.clone()).await;
    let me = Me::new(&server, "Ada").await;
    let table = my_table(&server, &me, game.id(), seats).await;
    let stored = store.table(&table).unwrap().unwrap();
    let mut race = game.new_race(i64::from(seats), &stored.options, stored.seed).unwrap();
    let mut followers = Vec::new();
    for seat in [None, Some(0)] {
        let who = seat.is_some().then_some(&me);
        followers.push(Follower::new(Player::with(&server, who, &table, seat, Detail::Full).await));
    }
    let (mut bot, mut changes) = (race.bot(Level::Greedy.into(), None), 0);
    judge(&followers, &*race);
    while let Some(seat) = race.deciding().first().map(|owed| owed.seat) {
        let before = race.standing(Sight::SPECTATOR).places;
        let action = bot.choose(&race.glance(seat).unwrap()).unwrap();
        let played = json!({"seat": seat, "seq": race.seq(), "action": action});
        me.post(&server, &format!("/api/tables/{table}/play"), played).await;
        race.play(seat, &action).unwrap();
        for follower in &mut followers {
            follower.follow().await;
        }
        judge(&followers, &*race);
        changes += usize::from(race.standing(Sight::SPECTATOR).places != before);
    }
    for follower in &mut followers {
        assert_eq!(follower.standing.places, race.places().places, "{}: the end", game.id());
        assert_eq!(follower.player.last["places"]["places"], json!(race.places().places));
        let recalled = follower.recalled().await;
        assert_eq!(recalled, follower.rounds, "{}: the history", game.id());
        let last = recalled.last().map(|(_, round)| *round);
        assert_eq!(last, Some(u64::from(race.standing(Sight::Whole).round)), "{}", game.id());
    }
    server.stop().await;
    changes
}

/// Everybody knows how the race stands by the rules.
fn judge(followers: &[Follower], race: &dyn AnyRace) {
    for follower in followers {
        assert_eq!(follower.standing, race.standing(follower.sight), "{race:?} {:?}", follower.player.seat);
    }
}

#[tokio::test]
async fn everybody_is_told_how_the_race_stands_from_the_start_to_the_end_and_in_the_history() {
    for game in catalog::games() {
        let seats = 3.clamp(game.seats().0, game.seats().1);
        let changes = race_to_the_end(game, seats).await;
        assert!(changes > 0 || seats == 1, "{}: places changed {changes} times", game.id());
    }
}
