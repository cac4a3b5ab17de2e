//! The parts of the desk besides the board: dock, standing, log, curtain.

use engine::{Phrase, Seat, Speak, Value};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};

use super::{Desk, Hit};
use crate::picture::Scene;
use crate::plan::Sitter;
use crate::room::Room;
use crate::sitting::{LogLine, Now, Sitting};
use crate::text::{fit, pad, put, say, width, wrap};
use crate::theme::{RULE, SOFT, STRONG, badge, seat_style};

/// A heading with a line to the end of the area.
pub(crate) fn heading(buffer: &mut Buffer, area: Rect, title: &str) {
    let title = &fit(title, usize::from(area.width).saturating_sub(1));
    let line = "─".repeat(usize::from(area.width).saturating_sub(width(title) + 2));
    put(buffer, area.x.into(), area.y.into(), &format!("{title} {line}"), SOFT);
    put(buffer, area.x.into(), area.y.into(), title, STRONG);
}

/// An empty box with a title.
pub(crate) fn frame(buffer: &mut Buffer, area: Rect, title: &str) {
    let inner = usize::from(area.width).saturating_sub(2);
    let (x, y) = (i32::from(area.x), i32::from(area.y));
    let top = format!("╭{}╮", pad_with(title, inner));
    put(buffer, x, y, &top, STRONG);
    for row in 1..i32::from(area.height) - 1 {
        put(buffer, x, y + row, &format!("│{}│", " ".repeat(inner)), STRONG);
    }
    put(buffer, x, y + i32::from(area.height) - 1, &format!("╰{}╯", "─".repeat(inner)), STRONG);
}

fn pad_with(title: &str, columns: usize) -> String {
    let title = fit(title, columns.saturating_sub(3));
    let rest = columns.saturating_sub(width(&title) + 3);
    if title.is_empty() { "─".repeat(columns) } else { format!("─ {title} {}", "─".repeat(rest)) }
}

/// A seat's name with its badge, and who sits there.
pub(crate) fn seat_name(room: &Room, seat: Seat) -> Vec<Span<'static>> {
    let who = match room.sitters.get(seat.index()) {
        Some(Sitter::Person) if room.people().count() == 1 => format!(" ({})", say(&room.tongue, "tui-you")),
        Some(Sitter::Person) | None => String::new(),
        Some(bot @ Sitter::Bot(_)) => format!(" ({})", bot.say(&room.tongue)),
    };
    vec![
        Span::styled(badge(seat), seat_style(seat)),
        Span::raw(format!(" {}", room.tongue.name(seat))),
        Span::styled(who, SOFT),
    ]
}

/// The seats in race order with what all may know of them.
pub(crate) fn standing(room: &Room, scene: &Scene<'_>, area: Rect, buffer: &mut Buffer) {
    heading(buffer, area, &say(&room.tongue, "tui-standing"));
    let seats = usize::from(scene.seats);
    let two_lines = usize::from(area.height) > 2 * seats;
    let longest = Seat::all(scene.seats).map(|seat| width(&scene.speak.name(seat))).max().unwrap_or(0);
    let columns = longest.clamp(6, 10);
    let mut y = area.y + 1;
    for seat in scene.race_order() {
        if y >= area.bottom() {
            break;
        }
        let mark = if scene.asked.contains(&seat) { "▶" } else { " " };
        let place = scene.standing.places.get(seat.index()).copied().unwrap_or(0);
        let mut spans = vec![Span::styled(format!("{mark}{place} "), STRONG)];
        if two_lines {
            spans.extend(seat_name(room, seat));
            buffer.set_line(area.x, y, &Line::from(spans), area.width);
            let facts = scene_panel(room, scene, seat, usize::from(area.width).saturating_sub(5));
            buffer.set_line(area.x + 5, y + 1, &facts, area.width.saturating_sub(5));
            y += 2;
        } else {
            spans.push(Span::styled(badge(seat), seat_style(seat)));
            spans.push(Span::raw(format!(" {} ", pad(&room.tongue.name(seat), columns))));
            let used: usize = spans.iter().map(Span::width).sum();
            let columns = usize::from(area.width).saturating_sub(used);
            spans.extend(scene_panel(room, scene, seat, columns).spans);
            buffer.set_line(area.x, y, &Line::from(spans), area.width);
            y += 1;
        }
    }
}

fn scene_panel(room: &Room, scene: &Scene<'_>, seat: Seat, columns: usize) -> Line<'static> {
    room.picture.panel(scene, seat, columns).into_iter().next().unwrap_or_default()
}

/// The newest lines of the log, each with its rule.
pub(crate) fn log(
    room: &Room,
    told: &[LogLine],
    area: Rect,
    buffer: &mut Buffer,
    hits: &mut Vec<(Rect, Hit)>,
) {
    if area.height < 2 {
        return;
    }
    heading(buffer, area, &say(&room.tongue, "tui-log"));
    let height = usize::from(area.height) - 1;
    let columns = usize::from(area.width);
    let mut rows: Vec<(String, Option<&str>)> = Vec::new();
    for line in told.iter().rev() {
        let mut parts = wrap(&line.words, columns.saturating_sub(10));
        if parts.len() > 2 {
            // `l` tells it whole.
            parts.truncate(2);
            parts[1] = format!("{}…", fit(&parts[1], columns.saturating_sub(11)).trim_end_matches('…'));
        }
        let last = parts.len().saturating_sub(1);
        let rows_of_line = parts.into_iter().enumerate().rev();
        rows.extend(rows_of_line.map(|(i, part)| {
            let indent = if i > 0 { " " } else { "" };
            (format!("{indent}{part}"), (i == last).then_some(line.rule.as_str()))
        }));
        if rows.len() >= height {
            break;
        }
    }
    rows.truncate(height);
    for (i, (words, rule)) in rows.iter().rev().enumerate() {
        let y = area.y + 1 + i as u16;
        let newest = i + 1 == rows.len();
        put(buffer, area.x.into(), y.into(), words, if newest { STRONG } else { SOFT });
        if let Some(rule) = rule {
            let x = area.right().saturating_sub(width(rule) as u16 + 1);
            put(buffer, x.into(), y.into(), rule, RULE);
            hits.push((Rect::new(x, y, width(rule) as u16, 1), Hit::Rule((*rule).to_string())));
        }
    }
}

/// Between people with secrets.
pub(super) fn curtain(sitting: &Sitting, seat: Seat, area: Rect, buffer: &mut Buffer) {
    for y in area.top()..area.bottom() {
        let pattern = if y % 2 == 0 { "░▒" } else { "▒░" };
        let line: String = pattern.chars().cycle().take(area.width.into()).collect();
        put(buffer, area.x.into(), y.into(), &line, seat_style(seat));
    }
    let speak = &sitting.room.tongue;
    let name = Value::text(format!("{} {}", badge(seat), speak.name(seat)));
    let lines = [
        speak.say(&Phrase::new("tui-curtain-for").with("who", name)),
        say(speak, "tui-curtain-others"),
        String::new(),
        say(speak, "tui-curtain-lift"),
    ];
    let wide = 44.min(area.width);
    let high = 8.min(area.height);
    let boxed = Rect::new(area.x + (area.width - wide) / 2, area.y + (area.height - high) / 2, wide, high);
    frame(buffer, boxed, &say(speak, "tui-curtain"));
    for (i, line) in lines.iter().enumerate() {
        let indent = (i32::from(wide) - width(line) as i32) / 2;
        put(buffer, i32::from(boxed.x) + indent, i32::from(boxed.y) + 2 + i as i32, line, STRONG);
    }
}

impl Desk {
    /// What is to be chosen, the hand, the choices and what the one under the cursor leads to.
    pub(crate) fn dock(
        &self,
        scene: &Scene<'_>,
        area: Rect,
        buffer: &mut Buffer,
        hits: &mut Vec<(Rect, Hit)>,
    ) {
        let area = Rect { width: area.width.saturating_sub(2), x: area.x + 1, ..area };
        heading(buffer, area, &self.title());
        let columns = usize::from(area.width);
        let mut y = area.y + 1;
        for line in scene.own().map(|_| self.sitting.room.picture.hand(scene, columns)).unwrap_or_default() {
            buffer.set_line(area.x, y, &line, area.width);
            y += 1;
        }
        let rest = Rect { y, height: area.bottom().saturating_sub(y), ..area };
        match self.sitting.now() {
            Now::Asked(_) => self.choices(rest, buffer, hits),
            now => self.meanwhile(now, rest, buffer),
        }
    }

    fn title(&self) -> String {
        let sitting = &self.sitting;
        let tongue = &sitting.room.tongue;
        let of = |id: &'static str, seat: Seat| {
            let who = format!("{} {}", badge(seat), tongue.name(seat));
            Phrase::new(id).with("who", Value::text(who))
        };
        match sitting.now() {
            Now::Asked(seat) => {
                let decision = sitting.race().deciding().into_iter().find(|owed| owed.seat == seat);
                let decision = decision.map_or_else(String::new, |owed| owed.decision);
                tongue.say(&of("tui-asked", seat).with("ask", Value::text(sitting.room.ask(&decision))))
            }
            Now::Moving => match sitting.frame().and_then(|frame| frame.seat) {
                Some(seat) => format!("{} {}", badge(seat), tongue.name(seat)),
                None => say(tongue, "tui-race"),
            },
            Now::Thinking(seat) => tongue.say(&of("tui-thinks", seat)),
            Now::Curtain(seat) => tongue.say(&of("tui-next", seat)),
            Now::Over => say(tongue, "tui-over"),
        }
    }

    /// What is seen while nothing can be chosen.
    fn meanwhile(&self, now: Now, area: Rect, buffer: &mut Buffer) {
        let tongue = &self.sitting.room.tongue;
        let words = match now {
            Now::Moving => self.sitting.frame().map_or_else(String::new, |frame| frame.words.clone()),
            Now::Thinking(seat) => match self.sitting.room.sitters[seat.index()] {
                bot @ Sitter::Bot(_) => tongue.say(
                    &Phrase::new("tui-bot")
                        .with("seat", seat)
                        .with("level", Value::text(bot.say(tongue)))
                        .with("about", Value::text(bot.about(tongue))),
                ),
                Sitter::Person => String::new(),
            },
            Now::Over => {
                format!(
                    "{}\n{}",
                    crate::finish::say_places(self.sitting.race(), tongue),
                    say(tongue, "tui-over-podium")
                )
            }
            Now::Curtain(_) | Now::Asked(_) => String::new(),
        };
        for (i, line) in wrap(&words, area.width.into()).iter().take(area.height.into()).enumerate() {
            put(buffer, area.x.into(), i32::from(area.y) + i as i32, line, STRONG);
        }
    }
}
