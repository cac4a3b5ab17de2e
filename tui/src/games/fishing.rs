//! The loop of squares round the market island, with boats, fish, prices, shop and landed kinds.

mod island;
mod ring;

use catalog::Tongue;
use engine::Seat;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};
use ratatui::text::{Line, Span};
use serde_json::Value;

use super::sought;
use crate::picture::{Flash, Picture, Scene, Shape, Spot, forecast};
use crate::text::{fit, list, number, put, spoken, word};
use crate::theme::{CURSOR, FOAM, GO, PLAIN, SOFT, STOP, STRONG, WARN, WATER, emblem, seat_style};

use ring::{Board, Cell, Ring};

/// The picture of the fishing game.
pub(crate) struct Fishing;

const KINDS: [(&str, &str); 5] =
    [("salmon", "S"), ("trout", "T"), ("halibut", "H"), ("bass", "B"), ("carp", "C")];

impl Picture for Fishing {
    fn cover(&self) -> &'static [&'static str] {
        &[
            "  T6   [D]  -2   +3   H4   +4  ",
            "  ●                       ■    ",
            " +2     ░░░░░░░░░░░░░░     -1  ",
            " +3    ░░░ MARKET ░░░░░    S7  ",
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
        let board = Board::of(scene.options);
        format!("{}  round {}  {}", board.name, number(scene.view, "round"), word(scene.view, "phase"))
    }

    fn board(&self, scene: &Scene<'_>, area: Rect, buffer: &mut Buffer) -> Vec<Spot> {
        let board = Board::of(scene.options);
        let ring = Ring::new(area, board.squares.len());
        for (square, mark) in board.squares.iter().enumerate() {
            draw_square(&board, mark, ring.cell(square), buffer);
        }
        let spots = draw_stops(scene, &ring, buffer);
        for square in 0..board.squares.len() {
            draw_boats(scene, square, &ring, buffer);
        }
        island::draw(scene, &board, ring.island(), buffer);
        spots
    }

    fn panel(&self, scene: &Scene<'_>, seat: Seat, columns: usize) -> Vec<Line<'static>> {
        let Some(player) = scene.view.pointer(&format!("/players/{}", seat.0)) else { return Vec::new() };
        let fuel = number(player, "fuel").max(0);
        let is_wide = columns >= 30;
        let gauge = if is_wide {
            format!("fuel {}{}", "▮".repeat(fuel.min(10) as usize), "·".repeat((10 - fuel.min(10)) as usize))
        } else {
            format!("f{fuel}")
        };
        let mut spans = vec![
            Span::raw(if is_wide {
                format!("{} pearls ", number(player, "pearls"))
            } else {
                format!("p{} ", number(player, "pearls"))
            }),
            Span::styled(gauge, if fuel <= 3 { WARN } else { GO }),
        ];
        let board = Board::of(scene.options);
        let (upgrades, attacks) = (cards(&player["upgrades"]), cards(&player["attacks"]));
        spans.push(Span::styled(format!(" {}", hold(&board, player, upgrades)), FOAM));
        if !player["effect"].is_null() {
            spans.push(Span::styled("!", WARN));
        }
        spans.push(Span::raw(format!(" U{upgrades}")));
        spans.push(Span::styled(format!(" A{attacks}"), if attacks > 0 { STOP } else { PLAIN }));
        let turns = number(player, "full_turns");
        if turns > 0 {
            spans.push(Span::styled(format!("·{turns}"), STOP));
        }
        if is_wide {
            spans.push(Span::styled(format!(" trip {}", number(player, "trip")), SOFT));
        }
        vec![Line::from(spans)]
    }

    fn hand(&self, scene: &Scene<'_>, columns: usize) -> Vec<Line<'static>> {
        let Some(player) = scene.own().and_then(|own| scene.view.pointer(&format!("/players/{}", own.0)))
        else {
            return Vec::new();
        };
        let named =
            ["upgrades", "attacks"].iter().flat_map(|group| player[*group].as_object().into_iter().flatten());
        let held: Vec<String> = named
            .filter_map(|(card, count)| Some((card, count.as_i64().filter(|count| *count > 0)?)))
            .map(|(card, count)| if count > 1 { format!("{} ×{count}", spoken(card)) } else { spoken(card) })
            .collect();
        let held = if held.is_empty() { "none".to_string() } else { held.join(", ") };
        let words = format!("Cards: {held}  trip {}", number(player, "trip"));
        vec![Line::styled(fit(&words, columns), STRONG)]
    }

    fn sought(&self, view: &Value, seat: Seat, _scenery: &Value, _speak: &Tongue) -> Vec<(String, Value)> {
        sought::in_fishing(view, seat)
    }

    fn flash(&self, event: &Value, _scenery: &Value, _speak: &Tongue) -> Option<Flash> {
        let roll = event["roll"].as_i64();
        match word(event, "type") {
            "rolled" | "order_rolled" | "duel_die" => roll.map(|value| Flash::Die { value, sides: 6 }),
            "drew" => event["card"].as_str().map(|card| Flash::Card(spoken(card))),
            _ => None,
        }
    }
}

fn mark_style(mark: &str) -> Style {
    match mark.chars().next() {
        Some('M' | 'D') => STRONG,
        Some('-') => WARN,
        Some('+') => GO,
        _ => FOAM.add_modifier(Modifier::BOLD),
    }
}

/// Each kind of square has its own shape: market and drop-offs in brackets, fish with their price, pearls with a sign.
fn draw_square(board: &Board, mark: &str, cell: Cell, buffer: &mut Buffer) {
    for row in 0..cell.high {
        let ripple = if (cell.x + cell.y + row) % 3 == 0 { "~" } else { " " };
        put(buffer, cell.x + cell.wide - 2, cell.y + row, ripple, WATER);
    }
    let text = match mark {
        "M" | "D" => format!("[{mark}]"),
        fish if KINDS.iter().any(|(_, letter)| *letter == fish) => format!("{fish}{}", board.price(fish)),
        pearls => pearls.to_string(),
    };
    put(buffer, cell.x, cell.y, &text, mark_style(mark));
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

/// The places of a hold with what is in them; upgrades open more of them.
fn hold(board: &Board, player: &Value, upgrades: i64) -> String {
    let more =
        if upgrades >= board.constant("expansion_needs") { board.constant("expansion_bonus") } else { 0 };
    let aboard = fish(&player["aboard"]);
    let places = (board.constant("base_capacity") + more).max(aboard.len() as i64) as usize;
    let fish = aboard.chars().chain(std::iter::repeat(' ')).take(places);
    fish.map(|fish| format!("[{fish}]")).collect()
}

/// The letters of fish in a hold or market.
fn fish(counts: &Value) -> String {
    KINDS.iter().map(|(kind, letter)| letter.repeat(number(counts, kind).max(0) as usize)).collect()
}

/// How many cards there are of a group, open or hidden.
fn cards(group: &Value) -> i64 {
    // A hand that is hidden tells its number, and beside it the cards in it that are known.
    group["count"].as_i64().unwrap_or_else(|| {
        group.as_object().into_iter().flatten().filter_map(|(_, count)| count.as_i64()).sum()
    })
}
