//! The loop of squares round the market island, with boats, fish, prices, shop and landed kinds. All of it is drawn from the
//! view and the scenery.

mod island;
mod panel;
mod ring;

use catalog::Tongue;
use engine::{Phrase, Seat, Speak, Value as Words};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};
use ratatui::text::Line;
use serde_json::Value;

use super::sought;
use crate::picture::{Flash, Picture, Scene, Shape, Spot, forecast};
use crate::text::{fit, list, number, put, word};
use crate::theme::{CURSOR, FOAM, GO, STRONG, WARN, WATER, emblem, seat_style};

use ring::{Cell, Ring};

/// The picture of the fishing game.
pub(crate) struct Fishing;

impl Picture for Fishing {
    fn cover(&self) -> &'static [&'static str] {
        &[
            "  T6   [D]  -2   +3   H4   +4  ",
            "  ●                       ■    ",
            " +2     ░░░░░░░░░░░░░░     -1  ",
            " +3    ░░░  ><((°>  ░░░    S7  ",
            " B3     ░░░░░░░░░░░░░░     +3  ",
            "                       ▲       ",
            " [M]   +3   S7   -1  [D]   B3  ",
        ]
    }

    fn shape(&self, screen: Rect) -> Shape {
        Shape::Wide(match screen.height {
            0..36 => 11,
            36..50 => 18,
            _ => 26,
        })
    }

    fn status(&self, scene: &Scene<'_>) -> String {
        let board = match scene.scenery["name"].as_str() {
            Some(own) => Words::text(own),
            None => Words::word("board", word(scene.scenery, "board")),
        };
        let phase = match word(scene.view, "phase") {
            "over" => Words::from(Phrase::new("tui-fishing-over")),
            phase => Words::word("decision", phase),
        };
        let status = Phrase::new("tui-fishing-status").with("board", board);
        scene.speak.say(&status.with("round", number(scene.view, "round")).with("phase", phase))
    }

    fn board(&self, scene: &Scene<'_>, area: Rect, buffer: &mut Buffer) -> Vec<Spot> {
        let squares = list(scene.scenery, "squares");
        let ring = Ring::new(area, squares.len());
        for (square, mark) in squares.iter().enumerate() {
            draw_square(scene.scenery, mark.as_str().unwrap_or_default(), ring.cell(square), buffer);
        }
        let spots = draw_stops(scene, &ring, buffer);
        for square in 0..squares.len() {
            draw_boats(scene, square, &ring, buffer);
        }
        island::draw(scene, ring.island(), buffer);
        spots
    }

    fn panel(&self, scene: &Scene<'_>, seat: Seat, columns: usize) -> Vec<Line<'static>> {
        let player = scene.view.pointer(&format!("/players/{}", seat.0));
        player.map(|player| panel::draw(scene, seat, player, columns)).into_iter().collect()
    }

    fn hand(&self, scene: &Scene<'_>, columns: usize) -> Vec<Line<'static>> {
        let Some(player) = scene.own().and_then(|own| scene.view.pointer(&format!("/players/{}", own.0)))
        else {
            return Vec::new();
        };
        let held = held(player).map(|(card, count)| {
            let card = Words::word("card", card);
            match count {
                1 => card,
                _ => Phrase::new("tui-fishing-several").with("card", card).with("count", count).into(),
            }
        });
        let held: Vec<Words> = held.collect();
        let held = match held.is_empty() {
            true => Words::from(Phrase::new("tui-fishing-none")),
            false => Words::list(held),
        };
        let words = Phrase::new("tui-fishing-hand").with("cards", held).with("trip", trip(player));
        vec![Line::styled(fit(&scene.speak.say(&words), columns), STRONG)]
    }

    fn sought(&self, view: &Value, seat: Seat, _scenery: &Value, speak: &Tongue) -> Vec<(String, Value)> {
        sought::in_fishing(view, seat, speak)
    }

    fn flash(&self, event: &Value, scenery: &Value, speak: &Tongue) -> Option<Flash> {
        let sides = number(scenery, "die");
        match word(event, "type") {
            "rolled" | "order_rolled" | "duel_die" => {
                event["roll"].as_i64().filter(|_| sides > 0).map(|value| Flash::Die { value, sides })
            }
            "drew" => event["card"].as_str().map(|card| Flash::Card(speak.word("card", card))),
            _ => None,
        }
    }
}

/// The cards of a hand that are known, with how many there are of each.
pub(super) fn held(player: &Value) -> impl Iterator<Item = (&str, i64)> {
    let groups = ["upgrades", "attacks"].into_iter().filter_map(|group| player.get(group)?.as_object());
    // A hand that is hidden tells its number, and beside it the cards in it that are known.
    let cards = groups.flatten().filter(|(card, _)| *card != "count");
    cards.filter_map(|(card, count)| Some((card.as_str(), count.as_i64().filter(|count| *count > 0)?)))
}

/// "trip 2".
fn trip(player: &Value) -> Phrase {
    Phrase::new("trip").with("n", number(player, "trip"))
}

/// The kinds of fish with their marks.
fn kinds(scenery: &Value) -> impl Iterator<Item = (&str, &str)> {
    list(scenery, "fish").iter().map(|fish| (word(fish, "id"), word(fish, "mark")))
}

/// The marks of fish in a hold or market.
fn fish(scenery: &Value, counts: &Value) -> String {
    kinds(scenery).map(|(kind, mark)| mark.repeat(number(counts, kind).max(0) as usize)).collect()
}

/// Whether a mark is that of the market or of a drop-off.
fn is_harbour(scenery: &Value, mark: &str) -> bool {
    ["market", "drop_off"].iter().any(|kind| word(&scenery["marks"], kind) == mark)
}

fn mark_style(scenery: &Value, mark: &str) -> Style {
    match mark {
        mark if is_harbour(scenery, mark) => STRONG,
        loss if loss.starts_with('-') => WARN,
        gain if gain.starts_with('+') => GO,
        _ => FOAM.add_modifier(Modifier::BOLD),
    }
}

/// Each kind of square has its own shape: market and drop-offs in brackets, fish with their price, pearls with a sign.
fn draw_square(scenery: &Value, mark: &str, cell: Cell, buffer: &mut Buffer) {
    for row in 0..cell.high {
        let ripple = if (cell.x + cell.y + row) % 3 == 0 { "~" } else { " " };
        put(buffer, cell.x + cell.wide - 2, cell.y + row, ripple, WATER);
    }
    let spot = list(scenery, "fish").iter().find(|fish| word(fish, "mark") == mark);
    let text = match spot {
        _ if is_harbour(scenery, mark) => format!("[{mark}]"),
        Some(fish) => format!("{mark}{}", number(fish, "price")),
        None => mark.to_string(),
    };
    put(buffer, cell.x, cell.y, &text, mark_style(scenery, mark));
}

fn draw_boats(scene: &Scene<'_>, square: usize, ring: &Ring, buffer: &mut Buffer) {
    let cell = ring.cell(square);
    let players = list(scene.view, "players").iter().enumerate();
    let here = players.filter(|(_, player)| number(player, "pos") == square as i64);
    for (i, (seat, _)) in here.enumerate() {
        let seat = Seat(seat as u8);
        let style = seat_style(seat);
        let style = if scene.focus == Some(seat) { style.add_modifier(Modifier::REVERSED) } else { style };
        let (x, y) = cell.boats();
        put(buffer, x + i as i32, y, &emblem(seat).to_string(), style);
    }
}

/// The squares that the choice under the cursor could reach (with the die that leads there), and those of other moves.
fn draw_stops(scene: &Scene<'_>, ring: &Ring, buffer: &mut Buffer) -> Vec<Spot> {
    let mut spots = Vec::new();
    for (choice, one) in scene.choices.iter().enumerate() {
        let is_chosen = scene.chosen == Some(choice);
        let stops = list(forecast(one), "stops");
        if !is_chosen && stops.len() != 1 {
            continue;
        }
        for (i, stop) in stops.iter().enumerate() {
            let cell = ring.cell(number(stop, "square").max(0) as usize);
            let (x, y) = cell.landing();
            // Dice that lead to one square stand side by side.
            let same = stops[..i].iter().filter(|other| other["square"] == stop["square"]).count() as i32;
            let x = if cell.high > 1 { x - same } else { x + same };
            let sign = match (stop["roll"].as_i64(), is_chosen) {
                (Some(roll), _) => roll.to_string(),
                (None, true) => "◌".to_string(),
                (None, false) => "·".to_string(),
            };
            let style = if stop["wins"] == true { GO.add_modifier(Modifier::BOLD) } else { GO };
            put(buffer, x, y, &sign, if is_chosen { style.patch(CURSOR) } else { style });
            let area = Rect::new(
                cell.x.max(0) as u16,
                cell.y.max(0) as u16,
                cell.wide.max(1) as u16,
                cell.high.max(1) as u16,
            );
            spots.push(Spot { area, choice });
        }
    }
    spots
}
