//! The road: the whole course as a strip, the part around the runners large, with lanes, symbols and reachable spaces.

mod course;
mod road;
mod strip;

use catalog::Tongue;
use engine::{Phrase, Seat, Speak, Value as Words};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};
use serde_json::Value;

use super::sought;
use crate::picture::{Flash, Picture, Scene, Shape, Spot};
use crate::text::{count, fit, list, number, say, word};
use crate::theme::{GO, SOFT, STOP, WARN};

use course::{Course, card, card_of, signed};
use road::{Road, open_spaces};

/// How much of a name that somebody gave to the card that saves stands beside a runner.
const HIGH_COLUMNS: usize = 8;

/// The picture of the marathon.
pub(crate) struct Marathon;

impl Picture for Marathon {
    fn cover(&self) -> &'static [&'static str] {
        &[
            "░░░░░░░░░          ░░░░░░░░░░░░  ▚",
            " ·  *  ·  ·  *  ░░░  ·  »  ·  ·  ▞",
            " ·  ·  »  *  ·  ·  ·  *  ·  *  · ▚",
            " *  ●  ·  ·  *  ·  ▲  ·  ·  ·  * ▞",
            " ·  ·  *  ■  ·  »  ·  *  ·  *  · ▚",
            "░░░░░  ·  *  ·  ░░░  ·  ·  *  ░░ ▞",
            "░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░ ▚",
        ]
    }

    fn shape(&self, screen: Rect) -> Shape {
        Shape::Wide(if screen.height >= 36 { 17 } else { 10 })
    }

    fn status(&self, scene: &Scene<'_>) -> String {
        let course = Course::of(scene.scenery).name(scene.speak);
        let status = Phrase::new("tui-marathon-status")
            .with("course", Words::text(course))
            .with("round", number(scene.view, "round"));
        scene.speak.say(&status)
    }

    fn board(&self, scene: &Scene<'_>, area: Rect, buffer: &mut Buffer) -> Vec<Spot> {
        let course = Course::of(scene.scenery);
        let open = open_spaces(scene);
        let lanes = course.lanes().clamp(0, i64::from(u8::MAX)) as u16;
        let is_tall = area.height >= 2 * lanes + 5 && strip::fits(&course, area);
        let strip = if is_tall { lanes + 1 } else { 1 };
        let below = area.height.saturating_sub(strip + 1);
        let road = Road::new(scene, &course, Rect { y: area.y + strip + 1, height: below, ..area });
        if is_tall {
            strip::draw_lanes(scene, &course, road.first..road.first + road.rows, area, buffer);
        } else {
            strip::draw_line(scene, &course, area, buffer);
        }
        road.draw(scene, &course, &open, buffer)
    }

    fn panel(&self, scene: &Scene<'_>, seat: Seat, columns: usize) -> Vec<Line<'static>> {
        let Some(runner) = scene.view.pointer(&format!("/runners/{}", seat.0)) else { return Vec::new() };
        let row = Words::text(format!("{:>2}", number(runner, "row")));
        let row = scene.speak.say(&Phrase::new("tui-marathon-row").with("row", row));
        let mut spans = vec![Span::raw(format!("{row} ")), stamina(scene, runner, columns)];
        let first = list(scene.view, "runners").iter().map(|runner| number(runner, "row")).max().unwrap_or(0);
        let behind = first - number(runner, "row");
        if behind > 0 {
            spans.push(Span::styled(format!(" -{behind}"), SOFT));
        }
        let crosses = "✚".repeat(number(runner, "injuries").max(0) as usize);
        spans.push(Span::styled(format!(" {crosses}"), STOP));
        if number(runner, "high") > 0 {
            let sign = match card_of(scene.scenery, "runners_high")["name"].as_str() {
                Some(own) => format!("☆{}", fit(own, HIGH_COLUMNS)),
                None => say(scene.speak, "tui-marathon-high"),
            };
            spans.push(Span::styled(format!(" {sign}"), GO));
        }
        let change = number(runner, "mod");
        if change != 0 {
            let next = Phrase::new("tui-marathon-next").with("change", signed(change));
            spans.push(Span::styled(format!(" {}", scene.speak.say(&next)), WARN));
        }
        let turns = number(runner, "skip");
        if turns > 0 {
            let loses = Phrase::new("tui-marathon-loses").with("turns", turns);
            spans.push(Span::styled(format!(" {}", scene.speak.say(&loses)), STOP));
        }
        vec![Line::from(spans)]
    }

    fn hand(&self, scene: &Scene<'_>, columns: usize) -> Vec<Line<'static>> {
        let task = &scene.view["pending"];
        let top = list(scene.view, "discard").first().and_then(Value::as_str);
        let piles = match top {
            Some(top) => Phrase::new("tui-marathon-piles-top").with("card", card(scene.scenery, top).0),
            None => Phrase::new("tui-marathon-piles"),
        };
        let piles =
            piles.with("deck", count(scene.view, "deck")).with("discard", count(scene.view, "discard"));
        let words = match task.get("die").and_then(Value::as_i64) {
            Some(die) => Phrase::new("tui-marathon-die")
                .with("die", die)
                .with("speed", number(task, "speed"))
                .with("piles", piles),
            None => piles,
        };
        let mut lines = vec![Line::styled(fit(&scene.speak.say(&words), columns), SOFT)];
        if let Some(id) = task.get("card").and_then(Value::as_str) {
            let (card, effect) = card(scene.scenery, id);
            let words = Phrase::new("tui-marathon-card").with("card", card).with("effect", effect);
            lines.push(Line::styled(fit(&scene.speak.say(&words), columns), WARN));
        }
        lines
    }

    fn sought(&self, view: &Value, _seat: Seat, scenery: &Value, speak: &Tongue) -> Vec<(String, Value)> {
        sought::in_marathon(view, scenery, speak)
    }

    fn flash(&self, event: &Value, scenery: &Value, speak: &Tongue) -> Option<Flash> {
        match word(event, "type") {
            "drew" => {
                let (card, effect) = card(scenery, word(event, "card"));
                let words = Phrase::new("tui-marathon-flash").with("card", card).with("effect", effect);
                Some(Flash::Card(speak.say(&words)))
            }
            "spun" => {
                let sectors = list(scenery, "spinner").iter().filter_map(Value::as_i64).collect();
                Some(Flash::Spin { value: number(event, "value"), sectors })
            }
            "rolled" => Some(Flash::Die { value: number(event, "die"), sides: number(scenery, "die") }),
            _ => None,
        }
    }
}

/// The stamina of a runner; it stands out where the dearest use of stamina would take the last of it.
fn stamina(scene: &Scene<'_>, runner: &Value, columns: usize) -> Span<'static> {
    let stamina = number(runner, "stamina").max(0) as usize;
    let most = number(scene.scenery, "stamina_max").max(0) as usize;
    let dearest = list(scene.scenery, "boosts").iter().map(|boost| number(boost, "cost")).max().unwrap_or(0);
    let pips = if columns >= 34 {
        format!("{}{}", "▮".repeat(stamina), "·".repeat(most.saturating_sub(stamina)))
    } else {
        format!("▮{stamina}")
    };
    Span::styled(pips, if stamina as i64 <= dearest { WARN } else { GO })
}
