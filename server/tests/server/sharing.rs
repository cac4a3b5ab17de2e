//! Thinking is shared out: nobody's deep thought keeps others from being answered.

use serde_json::{Value, json};

use crate::harness::{Me, Player, Socket, start};

/// Somebody lets bots think deeply at this many tables.
async fn think_deeply(server: &server::Server, me: &Me, tables: usize) -> Vec<String> {
    let bots: Vec<Value> = (0..5).map(|_| json!({"kind": "bot", "level": "master"})).collect();
    let mut made = Vec::new();
    for _ in 0..tables {
        made.push(me.table(server, json!({"game": "rowing", "seats": bots})).await);
    }
    made
}

#[tokio::test]
async fn one_persons_many_deep_bots_leave_anothers_quick_bot_and_hint_alone() {
    let server = start().await;
    let (eve, ada) = (Me::new(&server, "Eve").await, Me::new(&server, "Ada").await);
    let deep = think_deeply(&server, &eve, 40).await;
    let wanted = json!({"game": "pig", "seats": [{"kind": "me"}, {"kind": "bot", "level": "greedy"}]});
    let table = ada.table(&server, wanted).await;
    let mut player = Player::new(&server, Some(&ada), &table, Some(0)).await;
    // Ten moves of the person's, with a hint before each.
    for _ in 0..10 {
        while player.last["deciding"][0]["seat"] != 0 {
            player.take("step").await;
        }
        player.socket.say(json!({"type": "hint", "table": table, "seat": 0})).await;
        let hints = player.socket.wait("hints").await;
        assert!(!hints["hints"].as_array().unwrap().is_empty(), "{hints}");
        let held = json!({"type": "hold"});
        let action = player.legal().into_iter().find(|action| *action == held);
        player.play(&action.unwrap_or(json!({"type": "roll"}))).await;
        player.take("step").await;
    }
    let mut begun = 0;
    for table in &deep {
        begun += u32::from(eve.get(&server, &format!("/api/tables/{table}")).await["seq"] != 0);
    }
    assert!(begun < 40, "the deep bots have not all been served meanwhile");
    server.stop().await;
}

#[tokio::test]
async fn anothers_deep_bot_comes_before_the_rest_of_a_long_queue() {
    let server = start().await;
    let (eve, ada) = (Me::new(&server, "Eve").await, Me::new(&server, "Ada").await);
    think_deeply(&server, &eve, 40).await;
    let wanted = json!({
        "game": "pig",
        "seats": [{"kind": "bot", "level": "club"}, {"kind": "bot", "level": "club"}],
    });
    let table = ada.table(&server, wanted).await;
    let mut socket = Socket::new(&server, Some(&ada)).await;
    socket.say(json!({"type": "watch", "table": table})).await;
    socket.wait("step").await;
    server.stop().await;
}
