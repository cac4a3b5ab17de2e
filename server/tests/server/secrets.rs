//! What a seat may not know is in nothing that it is sent. The rules are the judge: the same race is run beside the server
//! from its seed, and every message is compared with what the race itself tells that viewer.

use std::collections::BTreeSet;
use std::sync::Arc;

use catalog::{AnyGame, AnyRace, Sight};
use engine::{Seat, Viewer};
use protocol::Detail;
use serde_json::{Value, json};
use server::store::Store;
use server::store::memory::MemoryStore;
use server::{Config, Entropy, Server};

use crate::harness::{Me, Player, config, my_table};

/// A table with its server, everybody who looks at it, and the same race beside it.
struct Judged {
    server: Server,
    players: Vec<(Player, Detail)>,
    race: Box<dyn AnyRace>,
}

impl Judged {
    /// A table whose tokens, ids and seed are the same for the same number. Everybody looks with both details, seats first.
    async fn new(game: &dyn AnyGame, seats: u8, number: u64) -> Judged {
        let store = Arc::new(MemoryStore::default());
        let config = Config { entropy: Entropy::Fixed(number), ..config() };
        let server = Server::start_with(config, store.clone()).await.unwrap();
        let me = Me::new(&server, "Ada").await;
        let table = my_table(&server, &me, game.id(), seats).await;
        let mut players = Vec::new();
        for seat in (0..seats).map(Some).chain([None]) {
            for detail in [Detail::Lean, Detail::Full] {
                let who = seat.is_some().then_some(&me);
                players.push((Player::with(&server, who, &table, seat, detail).await, detail));
            }
        }
        let stored = store.table(&table).unwrap().unwrap();
        let race = game.new_race(i64::from(seats), &stored.options, stored.seed).unwrap();
        Judged { server, players, race }
    }

    /// The first seat that owes a choice makes the one of this number, at the server and beside it. False when the race is over.
    async fn step(&mut self, number: usize) -> bool {
        let Some(owed) = self.race.deciding().first().cloned() else { return false };
        let legal = self.race.legal(owed.seat);
        let action = &legal[number % legal.len()];
        self.race.play(owed.seat, action).unwrap();
        let actor = self.players.iter_mut().find(|(player, _)| player.seat == Some(owed.seat.0));
        actor.unwrap().0.play(action).await;
        for (player, _) in &mut self.players {
            player.texts.clear();
            player.take("step").await;
        }
        true
    }

    /// Compares what everybody was sent last with what the rules let them know, and gives the number of hidden values that were
    /// looked for.
    fn judge(&self) -> usize {
        let whole = self.race.view(Sight::Whole);
        let mut looked_for = 0;
        for (player, detail) in &self.players {
            let sight = sight(player.seat);
            let (view, place) = (self.race.view(sight), format!("{:?} {:?}", self.race, player.seat));
            assert_eq!(player.view, view, "{place}: the view");
            assert_eq!(player.last, expected(player, &*self.race, *detail), "{place}: the whole message");
            if !self.race.is_over() {
                looked_for += look_for_hidden(player, &whole, &view);
            }
        }
        looked_for
    }
}

fn sight(seat: Option<u8>) -> Sight {
    Sight::Of(seat.map_or(Viewer::Spectator, |seat| Viewer::Seat(Seat(seat))))
}

fn to_json(value: impl serde::Serialize) -> Value {
    serde_json::to_value(value).unwrap()
}

/// The message that the rules let the player be sent: built from the race, with nothing of the server's but names of fields.
fn expected(player: &Player, race: &dyn AnyRace, detail: Detail) -> Value {
    let mut message = json!({
        "table": player.table,
        "seat": player.seat,
        "seq": race.seq(),
        "deciding": race.deciding(),
    });
    if race.seq() == 0 {
        message["type"] = json!("sync");
        message["cause"] = json!("watch");
        message["view"] = race.view(sight(player.seat));
        if detail == Detail::Full {
            message["scenery"] = race.scenery();
        }
    } else {
        let told = race.tell(race.seq(), sight(player.seat), detail).unwrap();
        message["type"] = json!("step");
        message["how"] = json!("person");
        message["by"] = to_json(told.seat);
        message["events"] = to_json(told.events);
        message["changes"] = to_json(told.changes);
        if told.seat == player.seat.map(Seat) {
            message["action"] = race.played().pop().unwrap().1;
        }
    }
    let legal = match (player.seat, detail) {
        (None, _) => json!([]),
        (Some(seat), Detail::Lean) => to_json(race.legal(Seat(seat))),
        (Some(seat), Detail::Full) => to_json(race.choices(Seat(seat))),
    };
    if legal != json!([]) {
        message["legal"] = legal;
    }
    if race.is_over() {
        message["places"] = to_json(race.places());
        message["reveal"] = player.last["reveal"].clone();
    }
    message
}

/// Looks for what the viewer cannot see, without asking how the rules tell it: long lists that stand in the whole truth and nowhere in the
/// viewer's own view must not be in the view or the changes that were sent. (In events they may: own cards may be like those of another.)
fn look_for_hidden(player: &Player, whole: &Value, view: &Value) -> usize {
    let (mut hidden, mut seen, mut sent) = (BTreeSet::new(), BTreeSet::new(), BTreeSet::new());
    lists(whole, &mut hidden);
    lists(view, &mut seen);
    let events = player.last["events"].as_array().into_iter().flatten();
    let parts = events.chain([&player.last]).flat_map(|part| [part.get("view"), part.get("changes")]);
    parts.flatten().for_each(|part| lists(part, &mut sent));
    let hidden: BTreeSet<String> = hidden.difference(&seen).cloned().collect();
    let found: Vec<&String> = hidden.intersection(&sent).collect();
    assert!(found.is_empty(), "{:?} was sent {found:?}, which it cannot see", player.seat);
    hidden.len()
}

/// The texts of all lists of four plain things or more: shorter ones may be somewhere else by chance.
fn lists(value: &Value, out: &mut BTreeSet<String>) {
    match value {
        Value::Array(items) => {
            if items.len() >= 4 && items.iter().all(|item| !item.is_object() && !item.is_array()) {
                out.insert(value.to_string());
            }
            items.iter().for_each(|item| lists(item, out));
        }
        Value::Object(fields) => fields.values().for_each(|field| lists(field, out)),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {}
    }
}

/// Whether a race of the game has something that a spectator cannot see.
fn has_secrets(game: &dyn AnyGame) -> bool {
    let race = game.new_race(i64::from(game.seats().1), &Value::Null, 1).unwrap();
    race.view(Sight::SPECTATOR) != race.view(Sight::Whole)
}

#[tokio::test]
async fn everybody_is_sent_what_the_rules_let_them_know_and_nothing_else() {
    let (mut with_secrets, mut looked_for) = (0, 0);
    for game in catalog::games() {
        with_secrets += usize::from(has_secrets(game));
        for number in 0..2 {
            let seats = 3.clamp(game.seats().0, game.seats().1);
            let mut judged = Judged::new(game, seats, number).await;
            looked_for += judged.judge();
            for step in 0..60 {
                if !judged.step(step * 7 + number as usize).await {
                    break;
                }
                looked_for += judged.judge();
            }
            judged.server.stop().await;
        }
    }
    assert!(with_secrets == 0 || looked_for > 0, "hidden things were there to be looked for");
}

/// Two races on twin servers run alike up to a choice that is made differently. Whoever, by the rules' own views, events and choices,
/// cannot tell the two apart must be sent the same bytes. Gives how many could not.
async fn compare(game: &dyn AnyGame, number: u64, fork_at: usize) -> usize {
    let seats = 2.clamp(game.seats().0, game.seats().1);
    let mut one = Judged::new(game, seats, number).await;
    let mut other = Judged::new(game, seats, number).await;
    let mut goes_on = true;
    for step in 0..fork_at {
        let choice = step * 7 + number as usize;
        goes_on &= one.step(choice).await && other.step(choice).await;
    }
    let choice = fork_at * 7 + number as usize;
    goes_on = goes_on && one.step(choice).await && other.step(choice + 1).await;
    let actor = one.race.played().last().map(|(seat, _)| seat.0);
    let mut proven = 0;
    for ((left, detail), (right, _)) in one.players.iter().zip(&other.players) {
        let knows = |race: &dyn AnyRace| {
            let told =
                race.tell(race.seq(), sight(left.seat), *detail).map(|told| (told.events, told.changes));
            let legal = left.seat.map(|seat| race.choices(Seat(seat)));
            (race.view(sight(left.seat)), to_json(told), to_json(legal), to_json(race.deciding()))
        };
        if goes_on && left.seat != actor && knows(&*one.race) == knows(&*other.race) {
            assert_eq!(left.texts, right.texts, "{}: {number}, step {fork_at}, {:?}", game.id(), left.seat);
            proven += 1;
        }
    }
    one.server.stop().await;
    other.server.stop().await;
    proven
}

#[tokio::test]
async fn a_choice_that_a_viewer_cannot_see_changes_not_a_byte_of_what_it_is_sent() {
    let (mut with_secrets, mut proven) = (0, 0);
    for game in catalog::games() {
        with_secrets += usize::from(has_secrets(game));
        for number in 0..4 {
            for fork_at in [0, 1, 2, 3, 5, 8] {
                proven += compare(game, number, fork_at).await;
            }
        }
    }
    assert!(with_secrets == 0 || proven > 0, "some choice was hidden from somebody");
}

#[tokio::test]
async fn hidden_seeds_change_nothing_before_chance_is_seen() {
    // Two races with other seeds: whoever sees the same by the rules is sent the same but for names and promises.
    for game in catalog::games() {
        let one = Judged::new(game, game.seats().0, 5).await;
        let other = Judged::new(game, game.seats().0, 6).await;
        for ((left, _), (right, _)) in one.players.iter().zip(&other.players) {
            let sync = |player: &Player| player.last.to_string().replace(&player.table, "TABLE");
            if one.race.view(sight(left.seat)) == other.race.view(sight(left.seat)) {
                assert_eq!(sync(left), sync(right), "{} {:?}", game.id(), left.seat);
            }
        }
        one.server.stop().await;
        other.server.stop().await;
    }
}

#[tokio::test]
async fn nothing_that_is_sent_before_the_end_has_the_seed_or_the_salt() {
    let game = catalog::find("pig").unwrap();
    let mut judged = Judged::new(game, 2, 9).await;
    let mut sent = String::new();
    let mut number = 0;
    while !judged.race.is_over() {
        for (player, _) in &judged.players {
            sent.push_str(&player.texts.concat());
        }
        number += 1;
        judged.step(number / 2).await;
    }
    let player = &judged.players[0].0;
    let reveal = &player.last["reveal"];
    let (seed, salt) = (reveal["seed"].as_str().unwrap(), reveal["salt"].as_str().unwrap());
    assert!(!sent.contains(seed) && !sent.contains(salt));
    let commitment = records::commitment(&player.table, seed.parse().unwrap(), salt);
    assert!(sent.contains(&commitment), "the promise was published before");
    judged.server.stop().await;
}
