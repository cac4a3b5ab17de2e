//! The river of hexes: kinds, symbols and arrows, salmon and bears, and where a choice would lead.

mod map;
mod river;
mod signs;
mod ways;

use std::collections::BTreeMap;

use catalog::Tongue;
use engine::Seat;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};
use ratatui::text::{Line, Span};
use serde_json::Value;

use super::fallback::Fallback;
use super::sought;
use crate::picture::{Flash, Picture, Scene, Shape, Spot};
use crate::text::{count, fit, list, number, put, spoken, width, word};
use crate::theme::{CURSOR, SOFT, STOP, STRONG, WARN, emblem, seat_style};

use river::{Hex, River, places};
use signs::{arrows, centred, ground, is_blank, symbol_style, symbol_text};

/// The picture of Salmon Run.
pub(crate) struct Salmon;

const CARDS: &str = include_str!("../../../games/salmon/content/cards.txt");

impl Picture for Salmon {
    fn cover(&self) -> &'static [&'static str] {
        &[
            "  \\***/***\\***/***\\***/  ",
            "  /≋≋≋\\___/≋≋≋\\___/≋≋≋\\  ",
            "  \\_↓_/ ~ \\_↙_/(S)\\_↓_/  ",
            "  / ~ \\_↓_/▓▓▓\\_↓_/ ~ \\  ",
            "  \\_↓_/●1 \\___/[E]\\_↘_/  ",
            "  /{1}\\_↓_/ ~ \\_↓_/■2 \\  ",
            "  \\_↓_/ ~ \\_↓_/ ~ \\_↓_/  ",
        ]
    }

    fn shape(&self, screen: Rect) -> Shape {
        Shape::Tall(if screen.width >= 110 { 60 } else { 41 })
    }

    fn status(&self, scene: &Scene<'_>) -> String {
        let arrived = list(scene.view, "seats").iter().any(|seat| word(seat, "hex").starts_with('F'));
        let last = if arrived && River::of(scene.view).is_some_and(|river| is_home(scene, &river)) {
            "  LAST ROUND"
        } else {
            ""
        };
        format!("{}  round {}{last}", word(scene.view, "river"), number(scene.view, "round"))
    }

    fn board(&self, scene: &Scene<'_>, area: Rect, buffer: &mut Buffer) -> Vec<Spot> {
        let Some(river) = River::of(scene.view) else { return Fallback.board(scene, area, buffer) };
        let window = Window::new(scene, &river, area);
        let pieces = Pieces::of(scene, &river);
        for (x, y) in window.hexes() {
            if let Some(hex) = river.hex((x, y)) {
                window.draw_hex(hex, (x, y), &pieces, scene, buffer);
            }
        }
        let spots = window.draw_choices(scene, &river, buffer);
        window.draw_sides(&river, buffer);
        // The map lies over the first line, below which the hexes go on.
        map::draw(scene, &river, (window.bottom(), window.top - 1), Rect { height: 1, ..area }, buffer);
        spots
    }

    fn panel(&self, scene: &Scene<'_>, seat: Seat, columns: usize) -> Vec<Line<'static>> {
        let Some(swimmer) = scene.view.pointer(&format!("/seats/{}", seat.0)) else { return Vec::new() };
        let river = River::of(scene.view);
        let place = river.as_ref().and_then(|river| river.place(word(swimmer, "hex")));
        let height = place.map_or(0, |(_, y)| y);
        let top = river.map_or(0, |river| river.top());
        let tired = list(swimmer, "owned").iter().filter(|card| *card == "fatigue").count();
        let mut spans = vec![
            Span::styled(format!("{height:>2}/{top} "), STRONG),
            Span::raw(format!("h{} d{}", count(swimmer, "hand"), count(swimmer, "draw"))),
        ];
        if columns >= 28 {
            spans.push(Span::raw(format!(" disc {}", count(swimmer, "discard"))));
            spans.push(Span::raw(format!(" deck {}", list(swimmer, "owned").len())));
        }
        spans.push(Span::styled(format!(" <X>{tired}"), if tired > 2 { WARN } else { SOFT }));
        vec![Line::from(spans)]
    }

    fn hand(&self, scene: &Scene<'_>, columns: usize) -> Vec<Line<'static>> {
        let mut lines = Vec::new();
        let played: Vec<String> =
            list(scene.view, "played").iter().filter_map(Value::as_str).map(card_name).collect();
        if !played.is_empty() {
            let words = format!("Played {} of 3: {}", played.len(), played.join(", "));
            lines.push(Line::styled(fit(&words, columns), SOFT));
        }
        let own = scene.own().and_then(|own| scene.view.pointer(&format!("/seats/{}", own.0)));
        let mut kinds: BTreeMap<&str, usize> = BTreeMap::new();
        for card in own.map(|own| list(own, "hand")).unwrap_or_default().iter().filter_map(Value::as_str) {
            *kinds.entry(card).or_default() += 1;
        }
        let say = |(card, count): (&&str, &usize)| {
            if *count > 1 { format!("{} ×{count}", card_name(card)) } else { card_name(card) }
        };
        let words = format!("Hand: {}", kinds.iter().map(say).collect::<Vec<_>>().join(", "));
        lines.extend(
            crate::text::wrap(&words, columns).into_iter().take(2).map(|line| Line::styled(line, STRONG)),
        );
        lines
    }

    fn sought(&self, view: &Value, seat: Seat, _scenery: &Value, _speak: &Tongue) -> Vec<(String, Value)> {
        sought::in_salmon(view, seat)
    }

    fn flash(&self, event: &Value, _scenery: &Value, _speak: &Tongue) -> Option<Flash> {
        match word(event, "type") {
            "rolled" => event["value"].as_i64().map(|value| Flash::Die { value, sides: 6 }),
            "played" => event["card"].as_str().map(|card| Flash::Card(card_name(card))),
            "jumped" => Some(Flash::Card("L E A P".to_string())),
            _ => None,
        }
    }
}

/// What a card is called.
pub(super) fn card_name(card: &str) -> String {
    let mut lines = CARDS.lines().map(|line| line.split('|').map(str::trim));
    let name = lines.find_map(|mut fields| if fields.next() == Some(card) { fields.nth(4) } else { None });
    name.map_or_else(|| spoken(card), str::to_string)
}

/// Whether a salmon is in the spawning ground.
fn is_home(scene: &Scene<'_>, river: &River) -> bool {
    let mut seats = list(scene.view, "seats").iter();
    seats.any(|seat| {
        river.place(word(seat, "hex")).and_then(|place| river.hex(place)).is_some_and(|hex| hex.ground == '*')
    })
}

/// Salmon and bears by hex.
struct Pieces {
    salmon: BTreeMap<(i64, i64), Vec<Seat>>,
    bears: BTreeMap<(i64, i64), Vec<usize>>,
}

impl Pieces {
    fn of(scene: &Scene<'_>, river: &River) -> Pieces {
        let mut pieces = Pieces { salmon: BTreeMap::new(), bears: BTreeMap::new() };
        for (seat, swimmer) in list(scene.view, "seats").iter().enumerate() {
            if let Some(place) = river.place(word(swimmer, "hex")) {
                pieces.salmon.entry(place).or_default().push(Seat(seat as u8));
            }
        }
        for (bear, hex) in list(scene.view, "bears").iter().enumerate() {
            if let Some(place) = hex.as_str().and_then(|hex| river.place(hex)) {
                pieces.bears.entry(place).or_default().push(bear);
            }
        }
        pieces
    }
}

/// The part of the river in sight.
struct Window {
    area: Rect,
    /// The height on the first line, and the column at the left.
    top: i64,
    left: i64,
    /// Columns of the screen from one column of hexes to the next.
    step: i64,
}

impl Window {
    fn new(scene: &Scene<'_>, river: &River, area: Rect) -> Window {
        let step = if area.width >= 58 { 6 } else { 4 };
        let room = i64::from(area.height);
        let target = scene
            .forecast()
            .map(|forecast| places(river, forecast, "path"))
            .and_then(|path| path.last().copied());
        let focus = scene
            .focus
            .or(scene.own())
            .and_then(|seat| river.place(scene.view.pointer(&format!("/seats/{}/hex", seat.0))?.as_str()?));
        let (_, y) = target.or(focus).unwrap_or((0, 1));
        let top = (y + room * 3 / 5).clamp(room.min(river.top()), river.top() + 1);
        let shown = (i64::from(area.width) - 4) / step;
        let left = river.middle(y) - shown / 2;
        Window { area, top, left, step }
    }

    /// The greatest height below what is in sight.
    fn bottom(&self) -> i64 {
        self.top - i64::from(self.area.height)
    }

    /// Every place in sight.
    fn hexes(&self) -> impl Iterator<Item = (i64, i64)> {
        let (top, left, high, wide) =
            (self.top, self.left, i64::from(self.area.height), i64::from(self.area.width) / self.step);
        (0..=high).flat_map(move |row| (0..wide).map(move |column| (left + column, top - row)))
    }

    /// Where the upper half of a hex is on the screen; the lower half is one line below.
    fn spot(&self, (x, y): (i64, i64)) -> Option<(i32, i32)> {
        let column = i32::from(self.area.x) + 3 + ((x - self.left) * self.step) as i32;
        let line = i32::from(self.area.y) + (self.top - y) as i32;
        let inside = column >= i32::from(self.area.x) + 3
            && column + self.step as i32 <= i32::from(self.area.right())
            && line >= i32::from(self.area.y)
            && line < i32::from(self.area.bottom());
        inside.then_some((column, line))
    }

    /// A hex has two lines: pieces or ground with its symbol above, arrows below.
    fn draw_hex(
        &self,
        hex: &Hex,
        place: (i64, i64),
        pieces: &Pieces,
        scene: &Scene<'_>,
        buffer: &mut Buffer,
    ) {
        let Some((x, y)) = self.spot(place) else { return };
        let inner = self.step as usize - 1;
        let (texture, style) = ground(hex);
        put(buffer, x, y, "/", SOFT);
        put(buffer, x + self.step as i32, y, "\\", SOFT);
        let below = y + 1 < i32::from(self.area.bottom());
        let mut low = arrows(&hex.arrows);
        let line = |buffer: &mut Buffer, text: &str, style: Style| {
            put(buffer, x + 1, y, &centred(text, inner, texture), style)
        };
        let salmon = pieces.salmon.get(&place);
        let bears = pieces.bears.get(&place);
        line(buffer, "", style);
        if salmon.is_some() || bears.is_some() {
            let symbol =
                hex.symbol.map(|symbol| if inner < 5 { symbol.to_string() } else { symbol_text(symbol) });
            low.insert_str(0, &symbol.unwrap_or_default());
            self.draw_pieces((x + 1, y), salmon, bears, scene, buffer);
        } else if let Some(symbol) = hex.symbol {
            line(buffer, &symbol_text(symbol), symbol_style(symbol));
        }
        if below {
            put(buffer, x, y + 1, "\\", SOFT);
            put(buffer, x + self.step as i32, y + 1, "/", SOFT);
            let fill = if hex.is_joint {
                '='
            } else if hex.ground == '~' || hex.ground == '@' {
                '_'
            } else {
                texture
            };
            put(buffer, x + 1, y + 1, &centred(&low, inner, fill), style);
        }
    }

    fn draw_pieces(
        &self,
        at: (i32, i32),
        salmon: Option<&Vec<Seat>>,
        bears: Option<&Vec<usize>>,
        scene: &Scene<'_>,
        buffer: &mut Buffer,
    ) {
        let (mut x, y) = at;
        let room = x + self.step as i32 - 1;
        for seat in salmon.into_iter().flatten() {
            let style = seat_style(*seat);
            let style =
                if scene.focus == Some(*seat) { style.add_modifier(Modifier::REVERSED) } else { style };
            if x < room {
                put(buffer, x, y, &emblem(*seat).to_string(), style);
                x += 1;
            }
        }
        for bear in bears.into_iter().flatten() {
            if x + 1 < room {
                put(buffer, x, y, &format!("b{bear}"), STOP.patch(CURSOR));
                x += 2;
            }
        }
    }

    /// Heights at the left, names of boards at the right.
    fn draw_sides(&self, river: &River, buffer: &mut Buffer) {
        for row in 0..i64::from(self.area.height) {
            let y = self.top - row;
            let line = i32::from(self.area.y) + row as i32;
            if y % 5 == 0 && y > 0 {
                put(buffer, self.area.x.into(), line, &format!("{y:>2}"), SOFT);
            }
            if let Some(name) = river.board_begins(y) {
                let x = i32::from(self.area.right()) - width(name) as i32 - 1;
                let is_free = (x - 1..i32::from(self.area.right())).all(|x| is_blank(buffer, x, line));
                if is_free {
                    put(buffer, x, line, name, SOFT);
                }
            }
        }
    }
}
