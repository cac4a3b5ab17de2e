//! What a seat may not know is in nothing that it is sent. The rules are the judge: the same race is run beside the server
//! from its seed, and every message is compared with what the race itself tells that viewer.

use std::collections::BTreeSet;
use std::sync::Arc;

use catalog::{AnyGame, AnyRace, Sight};
use engine::{Seat, Viewer};
use protocol::{Detail, Legal};
use serde_json::{Value, json};
use server::store::Store;
use server::store::memory::MemoryStore;
use server::{Config, Entropy, Server};

use crate::harness::{Me, Player, config, my_table, request, start};

/// How many steps of a race are looked through for choices that somebody does not see.
const FORKS: usize = 20;

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
        message["standing"] = to_json(race.standing(sight(player.seat)));
        if detail == Detail::Full {
            message["scenery"] = race.scenery();
            let covered = race.covered(sight(player.seat));
            if !covered.is_empty() {
                message["covered"] = to_json(covered);
            }
        }
    } else {
        let told = race.tell(race.seq(), sight(player.seat), detail).unwrap();
        message["type"] = json!("step");
        message["how"] = json!("person");
        message["by"] = to_json(told.seat);
        message["events"] = to_json(told.events);
        message["changes"] = to_json(told.changes);
        if let Some(standing) = told.standing {
            message["standing"] = to_json(standing);
        }
        if told.seat == player.seat.map(Seat) {
            message["action"] = race.played().pop().unwrap().1;
        }
    }
    let legal = match (player.seat, detail) {
        (None, _) => json!([]),
        (Some(seat), Detail::Lean) => to_json(race.legal(Seat(seat))),
        (Some(seat), Detail::Full) => to_json(Legal::explained(race.choices(Seat(seat)))),
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
/// viewer's own view must not be in anything that was sent: not in the view, the changes, or what others did and what is said of it. (What
/// the viewer did itself may name own cards, which may be like those of another.)
fn look_for_hidden(player: &Player, whole: &Value, view: &Value) -> usize {
    let (mut hidden, mut seen, mut sent) = (BTreeSet::new(), BTreeSet::new(), BTreeSet::new());
    lists(whole, &mut hidden);
    lists(view, &mut seen);
    let parts = ["view", "changes"].map(|part| player.last.get(part));
    parts.into_iter().flatten().for_each(|part| lists(part, &mut sent));
    for told in player.last["events"].as_array().into_iter().flatten() {
        let event = told.get("event").unwrap_or(told);
        let is_own = player.seat.is_some() && event["seat"] == json!(player.seat);
        let parts = if is_own { told.get("changes") } else { Some(told) };
        parts.into_iter().for_each(|part| lists(part, &mut sent));
    }
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
    for game in catalog::games() {
        let mut looked_for = 0;
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
        assert_eq!(has_secrets(game), looked_for > 0, "{}: hidden things were looked for", game.id());
    }
}

/// Which choice is made at a step.
fn choice_at(step: usize, number: u64) -> usize {
    step * 7 + number as usize
}

/// What a seat or a spectator can tell races apart by, as the rules hide positions: views and choices, and nothing of what is told.
fn knows(race: &dyn AnyRace, seat: Option<u8>) -> Value {
    let legal = seat.map(|seat| race.choices(Seat(seat)));
    json!([race.view(sight(seat)), to_json(legal), to_json(race.deciding())])
}

/// The steps at which the first seat that owes a choice can make another one and somebody else does not know, and whether several seats
/// ever choose at once.
fn hidden_choices(race: &dyn AnyRace, number: u64) -> (Vec<usize>, bool) {
    let step = |race: &mut dyn AnyRace, choice: usize| {
        let seat = race.deciding().first().map(|owed| owed.seat)?;
        let legal = race.legal(seat);
        race.play(seat, &legal[choice % legal.len()]).unwrap();
        Some(seat.0)
    };
    let (mut found, mut at_once) = (Vec::new(), false);
    for fork_at in 0..FORKS {
        let (mut one, mut other) = (race.again().unwrap(), race.again().unwrap());
        for at in 0..fork_at {
            step(&mut *one, choice_at(at, number));
            step(&mut *other, choice_at(at, number));
        }
        at_once |= one.deciding().len() > 1;
        let owed = one.deciding().first().map_or(0, |owed| one.legal(owed.seat).len());
        let Some(actor) = step(&mut *one, choice_at(fork_at, number)).filter(|_| owed > 1) else { continue };
        step(&mut *other, choice_at(fork_at, number) + 1);
        let others = (0..one.seats()).filter(|seat| *seat != actor).map(Some).chain([None]);
        if others.into_iter().any(|seat| knows(&*one, seat) == knows(&*other, seat)) {
            found.push(fork_at);
        }
    }
    (found, at_once)
}

/// Two races on twin servers run alike up to a choice that is made differently. Whoever, by the rules' own secrecy, cannot tell the two
/// positions apart must be sent the same bytes, events included. Gives how many could not.
async fn compare(game: &dyn AnyGame, number: u64, fork_at: usize) -> usize {
    let seats = 2.clamp(game.seats().0, game.seats().1);
    let mut one = Judged::new(game, seats, number).await;
    let mut other = Judged::new(game, seats, number).await;
    for step in 0..fork_at {
        assert!(one.step(choice_at(step, number)).await && other.step(choice_at(step, number)).await);
    }
    let choice = choice_at(fork_at, number);
    assert!(one.step(choice).await && other.step(choice + 1).await);
    let actor = one.race.played().last().map(|(seat, _)| seat.0);
    let mut proven = 0;
    for ((left, _), (right, _)) in one.players.iter().zip(&other.players) {
        if left.seat != actor && knows(&*one.race, left.seat) == knows(&*other.race, left.seat) {
            // Who comes and goes is told in its own time.
            let sent = |player: &Player| -> Vec<String> {
                let texts = player.texts.iter().filter(|text| !text.starts_with(r#"{"type":"table""#));
                texts.cloned().collect()
            };
            assert_eq!(sent(left), sent(right), "{}: {number}, step {fork_at}, {:?}", game.id(), left.seat);
            proven += 1;
        }
    }
    one.server.stop().await;
    other.server.stop().await;
    proven
}

#[tokio::test]
async fn a_choice_that_a_viewer_cannot_see_changes_not_a_byte_of_what_it_is_sent() {
    let mut hiding = 0;
    for game in catalog::games() {
        let (mut proven, mut at_once) = (0, false);
        for number in 0..3 {
            let judged = Judged::new(game, 2.clamp(game.seats().0, game.seats().1), number).await;
            let (forks, several) = hidden_choices(&*judged.race, number);
            at_once |= several;
            judged.server.stop().await;
            // Where nothing is hidden and nobody chooses at once, every choice is told, also where two lead to the same position.
            let is_open = !several && !has_secrets(game);
            for fork_at in forks.into_iter().take(if is_open { 0 } else { 4 }) {
                let here = compare(game, number, fork_at).await;
                assert!(here > 0, "{}: {number}, step {fork_at} runs otherwise at the server", game.id());
                proven += here;
            }
        }
        assert!(proven > 0 || !at_once, "{}: seats choose at once, but see it", game.id());
        hiding += usize::from(proven > 0);
    }
    assert!(hiding > 0, "some game hides a choice");
}

#[tokio::test]
async fn hidden_seeds_change_nothing_before_chance_is_seen() {
    // Races with other seeds: whoever sees the same by the rules is sent the same but for names and promises. In a game whose open set-up
    // is always another one, nobody does.
    let mut games = 0;
    for game in catalog::games() {
        let one = Judged::new(game, game.seats().0, 5).await;
        let mut compared = 0;
        for number in 6..40 {
            let other = Judged::new(game, game.seats().0, number).await;
            for ((left, _), (right, _)) in one.players.iter().zip(&other.players) {
                let sync = |player: &Player| player.last.to_string().replace(&player.table, "TABLE");
                if one.race.view(sight(left.seat)) == other.race.view(sight(left.seat)) {
                    assert_eq!(sync(left), sync(right), "{} {:?}", game.id(), left.seat);
                    compared += 1;
                }
            }
            other.server.stop().await;
            if compared > 0 {
                break;
            }
        }
        games += usize::from(compared > 0);
        one.server.stop().await;
    }
    assert!(games >= 6, "in {games} games somebody sees the same with another seed");
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

#[tokio::test]
async fn a_table_without_spectators_shows_its_race_to_nobody_else_also_after_the_end() {
    let server = start().await;
    let (ada, bob, eve) =
        (Me::new(&server, "Ada").await, Me::new(&server, "Bob").await, Me::new(&server, "Eve").await);
    for (spectators, outside) in [(false, 403), (true, 200)] {
        let wanted = json!({
            "game": "pig",
            "options": {"target": 10},
            "seats": [{"kind": "me"}, {"kind": "open"}],
            "settings": {"spectators": spectators},
        });
        let table = ada.table(&server, wanted).await;
        bob.post(&server, &format!("/api/tables/{table}/sit"), json!({"seat": 1})).await;
        // A race to 10 is over soon: whoever is to move rolls, and holds when they may.
        let over = loop {
            let view = ada.get(&server, &format!("/api/tables/{table}/view?seat=0")).await;
            let Some(seat) = view["deciding"][0]["seat"].as_u64() else { break true };
            let me = if seat == 0 { &ada } else { &bob };
            let own = me.get(&server, &format!("/api/tables/{table}/view?seat={seat}")).await;
            let action = own["legal"].as_array().unwrap().last().unwrap().clone();
            let played = json!({"seat": seat, "seq": own["seq"], "action": action});
            me.post(&server, &format!("/api/tables/{table}/play"), played).await;
        };
        assert!(over);
        for what in ["replay", "record", "position"] {
            let line = format!("GET /api/tables/{table}/{what}");
            for seated in [&ada, &bob] {
                assert_eq!(seated.ask(&server, &line, None).await.status, 200, "{what}");
            }
            assert_eq!(eve.ask(&server, &line, None).await.status, outside, "{what} for a stranger");
            assert_eq!(request(&server, &line, &[], None).await.status, outside, "{what} for nobody");
        }
    }
    server.stop().await;
}
