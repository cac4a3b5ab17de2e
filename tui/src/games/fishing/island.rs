//! The island in the loop: market, shop, order of play, and what is being asked of whom.

use catalog::Tongue;
use engine::{Phrase, Seat, Speak, Value as Words};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use serde_json::Value;

use super::{fish, kinds};
use crate::picture::Scene;
use crate::text::{fit, list, number, pad, put, say, width, word, wrap};
use crate::theme::{LAND, SOFT, STRONG, WARN, badge, seat_style};

/// On the island: the fish market with what each seat has landed, the shop, and what is being asked of whom.
pub(super) fn draw(scene: &Scene<'_>, area: Rect, buffer: &mut Buffer) {
    for y in area.top()..area.bottom() {
        for x in area.left()..area.right() {
            let is_edge =
                y == area.top() || y + 1 == area.bottom() || x == area.left() || x + 1 == area.right();
            put(buffer, x.into(), y.into(), if is_edge { "░" } else { " " }, LAND);
        }
    }
    let inner =
        Rect::new(area.x + 2, area.y + 1, area.width.saturating_sub(4), area.height.saturating_sub(2));
    if inner.is_empty() {
        return;
    }
    draw_edge(scene, area, buffer);
    let Some(last) = draw_market(scene, inner, buffer) else { return };
    let lines = |text: &str| wrap(text, inner.width.into());
    let (mut shop, effects, task) =
        (lines(&say_shop(scene)), lines(&say_effects(scene)), lines(&say_task(scene)));
    let room = (i32::from(inner.bottom()) - last - 1).max(0) as usize;
    let room = room.saturating_sub(effects.len() + task.len());
    // What is going on matters more than what is for sale.
    if shop.len() > room {
        shop.truncate(room);
        if let Some(cut) = shop.last_mut() {
            *cut = fit(&format!("{cut} …"), inner.width.into());
        }
    }
    let shop = shop.iter().map(|line| (line, SOFT));
    let lines = shop.chain(effects.iter().chain(&task).map(|line| (line, WARN)));
    for ((line, style), y) in lines.zip(last + 1..i32::from(inner.bottom())) {
        put(buffer, inner.x.into(), y, line, style);
    }
}

/// On the upper edge: the market's name, and who plays in which order.
fn draw_edge(scene: &Scene<'_>, area: Rect, buffer: &mut Buffer) {
    let title = format!(" {} ", say(scene.speak, "market-title").to_uppercase());
    put(buffer, i32::from(area.x) + 3, area.y.into(), &title, STRONG);
    let order = list(scene.view, "turn_order");
    let words = format!(" {} ", say(scene.speak, "tui-fishing-order"));
    let mut x = i32::from(area.right()) - 3 * order.len() as i32 - width(&words) as i32 - 3;
    if order.is_empty() || x < i32::from(area.x) + 4 + width(&title) as i32 {
        return;
    }
    put(buffer, x, area.y.into(), &words, SOFT);
    x += width(&words) as i32;
    for seat in order.iter().filter_map(Value::as_u64).map(|seat| Seat(seat as u8)) {
        put(buffer, x, area.y.into(), &format!("{} ", badge(seat)), seat_style(seat));
        x += 3;
    }
}

/// What each seat has landed, in lines of their own if there is room. Gives the last line; none if they do not fit.
fn draw_market(scene: &Scene<'_>, inner: Rect, buffer: &mut Buffer) -> Option<i32> {
    let (x, mut y) = (i32::from(inner.x), i32::from(inner.y));
    let players = list(scene.view, "players");
    let has_lines = usize::from(inner.height) >= players.len() + 4;
    let mut column = x;
    for (seat, player) in players.iter().enumerate() {
        let seat = Seat(seat as u8);
        let name = if has_lines { pad(&format!(" {}", scene.speak.name(seat)), 9) } else { String::new() };
        let words = format!("{name} {}  ", landed(scene.scenery, player, has_lines));
        if column > x && (has_lines || column + 2 + width(&words) as i32 > i32::from(inner.right())) {
            column = x;
            y += 1;
        }
        if y >= i32::from(inner.bottom()) {
            return None;
        }
        put(buffer, column, y, &badge(seat), seat_style(seat));
        put(buffer, column + 2, y, &words, STRONG);
        column += 2 + width(&words) as i32;
    }
    Some(if has_lines { y + 1 } else { y })
}

/// What a seat has landed: a slot for each kind that is needed, then the fish it has twice, then those on their way.
fn landed(scenery: &Value, player: &Value, is_wide: bool) -> String {
    let (market, needed) = (&player["market"], number(&scenery["constants"], "kinds_to_win").max(0) as usize);
    let mut slots: Vec<&str> =
        kinds(scenery).filter(|(kind, _)| number(market, kind) > 0).map(|(_, mark)| mark).collect();
    slots.resize(slots.len().max(needed), "_");
    let slots: String = if is_wide {
        slots.iter().map(|slot| format!("[{}]", slot.replace('_', " "))).collect()
    } else {
        slots.concat()
    };
    let spare = |(kind, mark): (&str, &str)| mark.repeat((number(market, kind) - 1).max(0) as usize);
    let spares: String = kinds(scenery).map(spare).collect();
    let spares = if spares.is_empty() { spares } else { format!(" +{spares}") };
    let sailing = fish(scenery, &player["in_transit"]);
    let sailing = if sailing.is_empty() { sailing } else { format!(" →{sailing}") };
    format!("{slots}{spares}{sailing}")
}

/// What the shop sells, at which price, and how much is left of it.
fn say_shop(scene: &Scene<'_>) -> String {
    let ware = |(i, ware): (usize, &Value)| {
        let id = if i == 0 { "tui-fishing-ware-first" } else { "tui-fishing-ware" };
        Phrase::new(id)
            .with("ware", Words::word("item", word(ware, "id")))
            .with("price", number(ware, "price"))
            .with("left", number(&scene.view["shop"], word(ware, "id")))
    };
    let wares = list(scene.scenery, "shop").iter().enumerate().map(ware);
    scene.speak.say(&Phrase::new("tui-fishing-shop").with("wares", Words::list(wares)))
}

/// Curses and attacks: on whom, by whom, and whether now or in the next turn.
fn say_effects(scene: &Scene<'_>) -> String {
    let of_seat = |(seat, player): (usize, &Value)| {
        let effect = &player["effect"];
        let id =
            if effect["in_force"] == true { "tui-fishing-effect-now" } else { "tui-fishing-effect-next" };
        let what = Phrase::new(id)
            .with("boat", Words::text(badge(Seat(seat as u8))))
            .with("effect", Words::word("effect", effect["kind"].as_str()?));
        let Some(by) = effect["by"].as_u64() else { return Some(scene.speak.say(&what)) };
        let by = Words::text(badge(Seat(by as u8)));
        Some(scene.speak.say(&Phrase::new("tui-fishing-effect-by").with("what", what).with("by", by)))
    };
    list(scene.view, "players").iter().enumerate().filter_map(of_seat).collect::<Vec<_>>().join(", ")
}

/// An offer, a bid or a duel that is open.
fn say_task(scene: &Scene<'_>) -> String {
    let task = &scene.view["pending"];
    let seat = |key: &str| Seat(number(task, key) as u8);
    match word(scene.view, "phase") {
        "answer" => {
            let id = if word(task, "kind") == "bid" { "tui-fishing-bid" } else { "tui-fishing-offer" };
            let deal = Phrase::new(id)
                .with("card", Words::word("card", word(task, "card")))
                .with("seller", seat("seller"))
                .with("buyer", seat("buyer"));
            scene.speak.say(&deal.with("pearls", Phrase::new("pearls").with("n", number(task, "price"))))
        }
        "duel" => {
            let duel = Phrase::new("tui-fishing-duel")
                .with("challenger", seat("challenger"))
                .with("target", seat("target"))
                .with("round", number(task, "round"));
            scene
                .speak
                .say(&duel.with("circle", Words::text(capital(&say_circle(scene.scenery, scene.speak)))))
        }
        _ => String::new(),
    }
}

/// What beats what, each beside what it beats.
fn say_circle(scenery: &Value, speak: &Tongue) -> String {
    let Some(beats) = scenery["duel"]["beats"].as_object() else { return String::new() };
    let mut pairs = Vec::new();
    let mut item = beats.keys().next_back().map(String::as_str);
    while let Some((one, other)) = item.and_then(|one| Some((one, beats.get(one)?.as_str()?))) {
        if pairs.len() == beats.len() {
            break;
        }
        let beats_other = Phrase::new("duel-beats").with("item", Words::word("tackle", other));
        let pair = Phrase::new("tui-fishing-beats").with("item", Words::word("tackle", one));
        pairs.push(pair.with("beats", beats_other));
        item = Some(other);
    }
    speak.say(&Phrase::new("picture-list").with("list", Words::list(pairs)))
}

fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

#[cfg(test)]
#[allow(clippy::unwrap_used, reason = "a test stops where something is missing")]
mod tests {
    use catalog::Language;
    use engine::Names;
    use serde_json::json;

    use super::*;

    #[test]
    fn what_beats_what_is_told_as_the_table_plays_it() {
        let game = catalog::find("fishing").unwrap();
        let scenery = game.new_race(2, &json!({}), 7).unwrap().scenery();
        let circle = |scenery: &Value, language: &str| {
            let language: Language = language.parse().unwrap();
            capital(&say_circle(scenery, &Tongue::new(&language, Some("fishing"), Names::default())))
        };
        assert_eq!(circle(&scenery, "en"), "Net beats anchor, anchor beats hook, hook beats net");
        assert_eq!(circle(&scenery, "fr"), "Filet bat l’ancre, ancre bat l’hameçon, hameçon bat le filet");
        let file = "fishing duel circle\nnet | hook\nhook | anchor\nanchor | net\n";
        let options = json!({"content": {"duel.txt": file}});
        let scenery = game.new_race(2, &options, 7).unwrap().scenery();
        assert_eq!(circle(&scenery, "en"), "Net beats hook, hook beats anchor, anchor beats net");
        assert_eq!(circle(&Value::Null, "en"), "");
    }
}
