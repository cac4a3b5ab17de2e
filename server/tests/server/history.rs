//! What happened before is whole, after an undo and a restart too, and is what the rules let each viewer know.

use std::sync::Arc;

use catalog::{AnyGame, AnyRace, Sight};
use engine::{Seat, Viewer};
use protocol::{Detail, HISTORY_MAX};
use serde_json::{Value, json};
use server::store::Store;
use server::store::memory::MemoryStore;
use server::{Config, Entropy, Limits, Server};

use crate::harness::{Me, Player, config, my_table, start, start_with};

/// Asks for page after page and gives all steps, the oldest first.
async fn whole(player: &mut Player, most: u32) -> Vec<Value> {
    let mut steps: Vec<Value> = Vec::new();
    let mut before = Value::Null;
    loop {
        let (table, seat) = (player.table.clone(), player.seat);
        let asked = json!({"type": "history", "table": table, "seat": seat, "before": before, "most": most});
        player.socket.say(asked).await;
        let page = player.socket.wait("history").await;
        assert_eq!((&page["seat"], page.get("before").unwrap_or(&Value::Null)), (&json!(seat), &before));
        let told = page["steps"].as_array().unwrap().clone();
        assert!(!told.is_empty() && told.len() <= HISTORY_MAX as usize, "{} steps", told.len());
        before = told.last().unwrap()["seq"].clone();
        steps.extend(told);
        if page["more"] == false {
            break;
        }
    }
    steps.reverse();
    steps
}

/// A table, the same race beside it, and what the log must know: of each step that stands its number at the table, and where something
/// was taken back.
struct Beside {
    table: String,
    race: Box<dyn AnyRace>,
    stands: Vec<u32>,
    undone: Vec<(u32, u8)>,
    seq: u32,
}

impl Beside {
    async fn new(server: &Server, me: &Me, store: &MemoryStore, game: &dyn AnyGame, seats: u8) -> Beside {
        let table = my_table(server, me, game.id(), seats).await;
        let stored = store.table(&table).unwrap().unwrap();
        let race = game.new_race(i64::from(seats), &stored.options, stored.seed).unwrap();
        Beside { table, race, stands: Vec::new(), undone: Vec::new(), seq: 0 }
    }

    /// Plays this many steps at both; some of those that may be taken back are.
    async fn play(&mut self, server: &Server, me: &Me, steps: usize) {
        for number in 0..steps {
            let Some(owed) = self.race.deciding().first().cloned() else { return };
            let legal = self.race.legal(owed.seat);
            let action = &legal[(number * 7 + number / 2) % legal.len()];
            let (seat, table) = (owed.seat.0, self.table.clone());
            let played = json!({"seat": seat, "seq": self.seq, "action": action});
            me.post(server, &format!("/api/tables/{table}/play"), played).await;
            self.race.play(owed.seat, action).unwrap();
            self.seq += 1;
            self.stands.push(self.seq);
            let is_free = number % 5 == 2
                && !self.race.is_over()
                && catalog::undo_bar(&*self.race, owed.seat).is_none();
            if is_free {
                me.post(server, &format!("/api/tables/{table}/undo"), json!({"seat": seat, "seq": self.seq}))
                    .await;
                self.race = catalog::taken_back(&*self.race).unwrap();
                self.stands.pop();
                self.seq += 1;
                self.undone.push((self.seq, seat));
            }
        }
    }

    /// What the rules let a viewer know of everything, in the form of the protocol.
    fn expected(&self, seat: Option<u8>) -> Vec<Value> {
        let sight = Sight::Of(seat.map_or(Viewer::Spectator, |seat| Viewer::Seat(Seat(seat))));
        let mut again = self.race.again().unwrap();
        let told = |race: &dyn AnyRace, seq: u32| {
            let told = race.tell(race.seq(), sight, Detail::Full).unwrap();
            let mut step = json!({"seq": seq});
            let mut events = serde_json::to_value(told.events).unwrap();
            for event in events.as_array_mut().unwrap() {
                let event = event.as_object_mut().unwrap();
                for what in ["changes", "places", "facts"] {
                    event.remove(what);
                }
            }
            if events != json!([]) {
                step["events"] = events;
            }
            if let Some(by) = told.seat {
                step["by"] = json!(by);
                step["how"] = json!("person");
            }
            step
        };
        let mut steps = vec![told(&*again, 0)];
        for ((by, action), seq) in self.race.played().iter().zip(&self.stands) {
            again.play(*by, action).unwrap();
            steps.push(told(&*again, *seq));
        }
        steps.extend(self.undone.iter().map(|(seq, by)| json!({"seq": seq, "by": by, "undo": true})));
        steps.sort_by_key(|step| step["seq"].as_u64());
        steps
    }

    async fn judge(&self, server: &Server, me: &Me, when: &str) {
        for seat in (0..self.race.seats()).map(Some).chain([None]) {
            let who = seat.is_some().then_some(me);
            let mut player = Player::with(server, who, &self.table, seat, Detail::Full).await;
            for most in [17, 1000] {
                let (told, expected) = (whole(&mut player, most).await, self.expected(seat));
                assert_eq!(told, expected, "{:?} {seat:?} {when}", self.race);
            }
        }
    }
}

#[tokio::test]
async fn history_is_whole_and_what_the_rules_let_everybody_know_also_after_undo_and_restart() {
    let (mut undone, mut longest) = (0, 0);
    for game in catalog::games() {
        let store = Arc::new(MemoryStore::default());
        let server = start_with(store.clone()).await;
        let me = Me::new(&server, "Ada").await;
        let mut beside =
            Beside::new(&server, &me, &store, game, 2.clamp(game.seats().0, game.seats().1)).await;
        beside.judge(&server, &me, "at the start").await;
        // Somebody has read the archive before things are taken back, and watches on.
        let mut watching = Player::with(&server, None, &beside.table, None, Detail::Full).await;
        beside.play(&server, &me, 90).await;
        whole(&mut watching, 64).await;
        beside.play(&server, &me, 60).await;
        assert_eq!(
            whole(&mut watching, 64).await,
            beside.expected(None),
            "{}: the archive went on",
            game.id()
        );
        beside.judge(&server, &me, "later").await;
        server.stop().await;
        let server = start_with(store.clone()).await;
        beside.judge(&server, &me, "after a restart").await;
        undone += beside.undone.len();
        longest = longest.max(beside.stands.len());
        server.stop().await;
    }
    assert!(undone > 0 && longest > 64, "{undone} were taken back, {longest} steps stand");
}

#[tokio::test]
async fn who_comes_back_is_told_what_stands_also_if_something_was_taken_back() {
    let store = Arc::new(MemoryStore::default());
    // Races in which nothing could be taken back happen; this one is always the same.
    let config = Config { entropy: Entropy::Fixed(1), ..config() };
    let server = Server::start_with(config, store.clone()).await.unwrap();
    let me = Me::new(&server, "Ada").await;
    let pig = catalog::find("pig").unwrap();
    let mut beside = Beside::new(&server, &me, &store, pig, 2).await;
    beside.play(&server, &me, 40).await;
    assert!(!beside.undone.is_empty(), "something was taken back");
    let path = format!("/api/tables/{}/view?seq=0&detail=full", beside.table);
    let missed = me.get(&server, &path).await["missed"].clone();
    let expected = beside.expected(None).into_iter().skip(1);
    let events = expected.flat_map(|step| step["events"].as_array().cloned().unwrap_or_default());
    assert_eq!(missed, events.collect::<Value>());
    server.stop().await;
}

#[tokio::test]
async fn history_is_no_way_to_anothers_eyes_and_costs_more_than_other_questions() {
    let server = start().await;
    let (ada, bob) = (Me::new(&server, "Ada").await, Me::new(&server, "Bob").await);
    let table = my_table(&server, &ada, "pig", 2).await;
    let mut player = Player::with(&server, Some(&bob), &table, None, Detail::Full).await;
    player.socket.say(json!({"type": "history", "table": table, "seat": 0})).await;
    assert_eq!(player.socket.next().await["code"], "not_yours");
    server.stop().await;

    let limits = Limits { messages_per_second: 1, messages_burst: 12, ..config().limits };
    let server = Server::start(Config { limits, ..config() }).await.unwrap();
    let ada = Me::new(&server, "Ada").await;
    let table = my_table(&server, &ada, "pig", 2).await;
    let mut player = Player::new(&server, Some(&ada), &table, Some(0)).await;
    for expected in ["history", "history", "error"] {
        player.socket.say(json!({"type": "history", "table": table, "seat": 0})).await;
        assert_eq!(player.socket.next().await["type"], expected);
    }
    server.stop().await;
}
