//! What a seat cannot see changes nothing that it is sent, byte for byte.

use engine::{Seat, Viewer};
use serde_json::{Value, json};
use server::{Config, Entropy, Server};

use crate::harness::{Me, Player, config, my_table};

/// A server whose tokens, ids and seeds are the same at every start.
async fn twin(number: u64) -> Server {
    Server::start(Config { entropy: Entropy::Fixed(number), ..config() }).await.unwrap()
}

async fn sit(server: &Server, game: &str, seats: u8) -> (Vec<Player>, Player, u64) {
    let me = Me::new(server, "Ada").await;
    let table = my_table(server, &me, game, seats).await;
    let mut players = Vec::new();
    for seat in 0..seats {
        players.push(Player::new(server, Some(&me), &table, Some(seat)).await);
    }
    let spectator = Player::new(server, None, &table, None).await;
    let id = table.bytes().fold(0, |sum: u64, byte| sum.wrapping_mul(31) + u64::from(byte));
    (players, spectator, id)
}

/// Everybody takes a step and gives the bytes that came with it.
async fn take(players: &mut [Player], spectator: &mut Player) -> Vec<String> {
    let mut bytes = Vec::new();
    for player in players.iter_mut().chain([spectator]) {
        player.texts.clear();
        player.take("step").await;
        bytes.push(player.texts.concat());
    }
    bytes
}

/// Two races on twin servers run alike up to a choice that is made differently. Whoever, by the rules' own views and
/// events, cannot tell the two apart must be sent the same bytes. The rules are the judge; the server is judged.
async fn compare(game: &str, seats: u8, seed: u64, fork_at: u32) -> u32 {
    let (one, other) = (twin(seed).await, twin(seed).await);
    let (mut left, mut left_spectator, id) = sit(&one, game, seats).await;
    let (mut right, mut right_spectator, same) = sit(&other, game, seats).await;
    assert_eq!(id, same, "twins make the same tables");
    let mut proven = 0;
    for step in 0..=fork_at {
        let Some(owed) = left[0].last["deciding"].as_array().unwrap().first().cloned() else { break };
        let actor = usize::try_from(owed["seat"].as_u64().unwrap()).unwrap();
        let legal = left[actor].legal();
        let first = (step as usize * 7 + seed as usize) % legal.len();
        let second = if step == fork_at { (first + 1) % legal.len() } else { first };
        let before = (judge(&left), judge(&right));
        assert_eq!(before.0, before.1);
        left[actor].play(&legal[first]).await;
        right[actor].play(&legal[second]).await;
        let bytes =
            (take(&mut left, &mut left_spectator).await, take(&mut right, &mut right_spectator).await);
        if first == second {
            assert_eq!(bytes.0, bytes.1, "{game}: alike so far");
            continue;
        }
        for viewer in (0..=usize::from(seats)).filter(|viewer| *viewer != actor) {
            let views = (left.get(viewer), right.get(viewer));
            let (one, other) = match views {
                (Some(one), Some(other)) => (one, other),
                _ => (&left_spectator, &right_spectator),
            };
            let knows =
                |player: &Player| (player.view.clone(), player.last["events"].clone(), player.legal());
            if knows(one) == knows(other) {
                assert_eq!(
                    bytes.0[viewer], bytes.1[viewer],
                    "{game}: seed {seed}, step {step}, viewer {viewer}"
                );
                proven += 1;
            }
        }
    }
    one.stop().await;
    other.stop().await;
    proven
}

fn judge(players: &[Player]) -> Vec<Value> {
    players.iter().map(|player| player.view.clone()).collect()
}

/// Whether a race of the game has something that a spectator cannot see.
fn has_secrets(game: &dyn catalog::AnyGame) -> bool {
    let race = game.new_race(i64::from(game.seats().1), &Value::Null, 1).unwrap();
    race.view(Viewer::Spectator) != race.position() || race.view(Viewer::Seat(Seat(0))) != race.position()
}

#[tokio::test]
async fn what_a_seat_cannot_see_changes_nothing_that_it_is_sent() {
    let mut proven_in_all = 0;
    let mut games_with_secrets = 0;
    for game in catalog::games() {
        let seats = 2.clamp(game.seats().0, game.seats().1);
        let mut proven = 0;
        for seed in 0..4 {
            for fork_at in [0, 1, 2, 3, 5, 8] {
                proven += compare(game.id(), seats, seed, fork_at).await;
            }
        }
        games_with_secrets += u32::from(has_secrets(game));
        proven_in_all += proven;
    }
    assert!(games_with_secrets == 0 || proven_in_all > 0, "some choice was hidden from somebody");
}

#[tokio::test]
async fn hidden_seeds_change_nothing_before_chance_is_seen() {
    // Two races with other seeds: until a viewer's own view differs, it is sent the same but for names and promises.
    for game in catalog::games() {
        let seats = game.seats().0;
        let mut views = Vec::new();
        for number in [5, 6] {
            let server = twin(number).await;
            let (players, spectator, _) = sit(&server, game.id(), seats).await;
            let table = spectator.table.clone();
            let bytes: Vec<String> = players
                .iter()
                .chain([&spectator])
                .map(|player| {
                    let text = player.texts.iter().find(|text| text.contains("\"type\":\"sync\"")).unwrap();
                    text.replace(&table, "TABLE")
                })
                .collect();
            let seen: Vec<Value> =
                players.iter().chain([&spectator]).map(|player| player.view.clone()).collect();
            views.push((seen, bytes));
            server.stop().await;
        }
        for viewer in 0..=usize::from(seats) {
            if views[0].0[viewer] == views[1].0[viewer] {
                assert_eq!(views[0].1[viewer], views[1].1[viewer], "{} viewer {viewer}", game.id());
            }
        }
    }
}

#[tokio::test]
async fn nothing_that_is_sent_before_the_end_has_the_seed_or_the_salt() {
    let server = twin(9).await;
    let (mut players, mut spectator, _) = sit(&server, "pig", 2).await;
    let mut sent = String::new();
    loop {
        let Some(owed) = players[0].last["deciding"].as_array().unwrap().first().cloned() else { break };
        let actor = usize::try_from(owed["seat"].as_u64().unwrap()).unwrap();
        let action = if players[actor].legal().len() > 1 && players[actor].view["total"].as_u64() > Some(15) {
            json!({"type": "hold"})
        } else {
            json!({"type": "roll"})
        };
        for player in players.iter().chain([&spectator]) {
            sent.push_str(&player.texts.concat());
        }
        players[actor].play(&action).await;
        take(&mut players, &mut spectator).await;
    }
    let reveal = &players[0].last["reveal"];
    let (seed, salt) = (reveal["seed"].as_str().unwrap(), reveal["salt"].as_str().unwrap());
    assert!(!sent.contains(seed) && !sent.contains(salt));
    let table = &players[0].table;
    let commitment = catalog::commitment(table, seed.parse().unwrap(), salt);
    assert!(sent.contains(&commitment), "the promise was published before");
    server.stop().await;
}
