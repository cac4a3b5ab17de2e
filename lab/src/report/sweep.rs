//! The page of a sweep: which settings meet the targets, a heat map a figure, and what is traded for what.

use std::fmt::Write;

use serde_json::Value;

use super::about::bots;
use super::page::{Figure, Grid, Section, how_to_read, paragraph, remark, side_by_side};
use super::svg::{Anchor, Picture, Scale};
use super::text::{Unit, escape};
use super::{MARK, style};
use crate::Words;
use crate::stats::Estimate;
use crate::sweep::{Axis, Hit, Point, Target, figures, is_share};

/// What a sweep's page shows.
#[derive(Clone, Copy, Debug)]
pub struct SweepPage<'a> {
    /// The game's title.
    pub game: &'a str,
    /// The bots, by seat.
    pub bots: &'a [String],
    /// The first race's seed.
    pub seed: u64,
    /// Whether it was interrupted.
    pub interrupted: bool,
    /// What was varied.
    pub axes: &'a [Axis],
    /// What was wanted.
    pub targets: &'a [Target],
    /// The settings.
    pub points: &'a [Point],
}

/// Figures that are always shown.
const SHOWN: [&str; 4] = ["rounds", "seat_spread", "lead_changes", "decided"];

/// With more settings on the front their names would cover each other.
const LABELS_MAX: usize = 8;

/// How a heat map's cells are coloured: from the card's colour to the tide's.
const HEAT: &str = "
.heat td, .heat th { text-align: center; }
.heat td { background: color-mix(in srgb, var(--water-2) var(--heat), var(--card)); print-color-adjust: exact; -webkit-print-color-adjust: exact; }
.heat td.met { outline: 3px solid var(--go); outline-offset: -3px; }
.dot { fill: var(--ink-soft); } .dot.front { fill: var(--go); }
.wanted { fill: var(--go); fill-opacity: 0.1; }
.reach { stroke: var(--ink-soft); stroke-width: 1; stroke-opacity: 0.45; }
";

/// The page as one HTML file, in a language.
pub fn sweep_html(page: &SweepPage<'_>, words: &Words) -> String {
    let sections = [settings(words, page), heat_maps(words, page), front(words, page)];
    let mut body = String::new();
    for (i, section) in sections.iter().filter(|section| !section.body.is_empty()).enumerate() {
        body.push_str(&section.html(i + 1));
    }
    let races = page.points.iter().map(|point| point.races).sum();
    let lead = words.fill(
        "lab-sweep-lead",
        &[
            ("settings", &words.counted("lab-settings", page.points.len() as u64)),
            ("keys", &keys(words, page.axes)),
            ("races", &words.counted("lab-races", races)),
            ("players", &words.counted("lab-players", page.bots.len() as u64)),
            ("bots", &bots(words, page.bots)),
            ("seed", &page.seed.to_string()),
        ],
    );
    format!(
        "<!doctype html>\n<html lang=\"{code}\"><head><meta charset=\"utf-8\">\
         <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\
         <meta name=\"color-scheme\" content=\"light dark\">\
         <meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; style-src 'unsafe-inline'\">\
         <title>{title}</title><style>{}{HEAT}</style></head><body>\
         <header class=\"top\"><div class=\"brand\">{MARK}Podium <span>{brand}</span></div>\
         <h1>{game}</h1><p class=\"lead\">{}</p></header><main>{body}</main>\
         <footer><p>{footer}</p></footer></body></html>\n",
        style::CSS,
        escape(&lead),
        game = escape(page.game),
        code = words.code(),
        title = escape(&words.fill("lab-sweep-title", &[("game", page.game)])),
        brand = escape(&words.say("lab-brand-sweep")),
        footer = escape(&words.say("lab-footer")),
    )
}

fn keys(words: &Words, axes: &[Axis]) -> String {
    let both = |one: String, other: &Axis| words.fill("list-and", &[("one", &one), ("other", &other.key)]);
    let Some((first, others)) = axes.split_first() else { return String::new() };
    others.iter().fold(first.key.clone(), both)
}

fn word(value: &Value) -> String {
    let text = value.as_str().map_or_else(|| value.to_string(), str::to_string);
    match text.char_indices().nth(24) {
        Some((end, _)) => format!("{}…", &text[..end]),
        None => text,
    }
}

fn shown<'a>(page: &SweepPage<'a>) -> Vec<&'a str> {
    let mut names: Vec<&str> = page.targets.iter().map(|target| target.figure.as_str()).collect();
    names.extend(SHOWN);
    let mut seen = Vec::new();
    names.retain(|name| {
        !seen.contains(name) && {
            seen.push(*name);
            true
        }
    });
    names
}

fn place(name: &str) -> usize {
    figures().iter().position(|known| *known == name).unwrap_or_default()
}

fn unit(name: &str) -> Unit {
    if is_share(name) { Unit::Percent } else { Unit::Number }
}

/// The best guess. Shares have a decimal however unsure they are: targets are often whole percentages.
fn brief(words: &Words, name: &str, estimate: &Estimate) -> String {
    match unit(name) {
        Unit::Percent => Unit::Percent.plain(words, estimate.value, 1),
        other => other.value(words, estimate),
    }
}

/// The best guess with its interval.
fn full(words: &Words, name: &str, estimate: &Estimate) -> String {
    match unit(name) {
        Unit::Percent => {
            let [low, high] = [estimate.low, estimate.high].map(|end| words.decimal(end * 100.0, 1));
            let interval = words.fill("lab-interval", &[("low", &low), ("high", &high)]);
            let value = brief(words, name, estimate);
            words.fill("lab-estimate", &[("value", &value), ("interval", &interval)])
        }
        other => other.full(words, estimate),
    }
}

/// All settings with their figures, the best first.
fn settings(words: &Words, page: &SweepPage<'_>) -> Section {
    let names = shown(page);
    let mut head: Vec<String> = page.axes.iter().map(|axis| axis.key.clone()).collect();
    head.extend(names.iter().map(|name| words.figure(name)));
    head.extend(["lab-column-raced", "lab-column-targets"].map(|id| words.say(id)));
    let mut grid = Grid::with_head(head);
    let mut points: Vec<&Point> = page.points.iter().collect();
    points.sort_by_key(|point| (point.refused.is_some(), point.verdict(), !point.on_front));
    for point in points {
        let mut row: Vec<String> = point.values.iter().map(|value| escape(&word(value))).collect();
        let figure = |name: &&str| match point.races {
            0 => "–".to_string(),
            _ => escape(&full(words, name, &point.figures[place(name)])),
        };
        row.extend(names.iter().map(figure));
        row.push(point.races.to_string());
        row.push(format!("<span class=\"why\">{}</span>", escape(&said(words, point))));
        grid.rows.push(row);
    }
    let wanted: Vec<String> = page.targets.iter().map(Target::to_string).collect();
    let met = page.points.iter().filter(|point| is_met(point)).count();
    let told = match wanted.is_empty() {
        true => words.say("lab-sweep-no-targets"),
        false => words.fill(
            "lab-sweep-wanted",
            &[
                ("targets", &words.list(&wanted)),
                ("met", &met.to_string()),
                ("settings", &page.points.len().to_string()),
            ],
        ),
    };
    let mut body = match page.interrupted {
        true => remark(&words.say("lab-sweep-interrupted")),
        false => String::new(),
    };
    body.push_str(&paragraph(&told));
    body.push_str(&grid.html());
    body.push_str(&how_to_read(words, &words.say("lab-sweep-read")));
    Section { id: "settings", title: words.say("lab-sweep-settings"), body }
}

fn is_met(point: &Point) -> bool {
    point.races > 0 && point.verdict().is_some_and(|verdict| verdict <= Hit::Likely)
}

fn said(words: &Words, point: &Point) -> String {
    if let Some(why) = &point.refused {
        return words.fill("lab-hit-not-playable", &[("why", why)]);
    }
    let hit = match point.verdict() {
        None => String::new(),
        Some(_) if point.races == 0 => words.say("lab-hit-not-raced"),
        Some(Hit::Met) => words.say("lab-hit-met"),
        Some(Hit::Likely) => words.say("lab-hit-likely"),
        Some(Hit::Unlikely) => words.say("lab-hit-unlikely"),
        Some(Hit::Missed) => words.say("lab-hit-missed"),
    };
    if point.on_front { words.fill("lab-hit-front", &[("hit", &hit)]) } else { hit }
}

/// A heat map a figure: the last axis across, the others down.
fn heat_maps(words: &Words, page: &SweepPage<'_>) -> Section {
    let figures: Vec<Figure> = shown(page).into_iter().map(|name| heat_map(words, page, name)).collect();
    Section { id: "heat", title: words.say("lab-heat"), body: side_by_side(words, &figures) }
}

fn heat_map(words: &Words, page: &SweepPage<'_>, name: &str) -> Figure {
    let (Some(across), down) = (page.axes.last(), &page.axes[..page.axes.len().saturating_sub(1)]) else {
        return Figure::default();
    };
    let values: Vec<f64> = page
        .points
        .iter()
        .filter(|point| point.races > 0)
        .map(|point| point.figures[place(name)].value)
        .collect();
    let (least, most) = values
        .iter()
        .fold((f64::MAX, f64::MIN), |(least, most), value| (least.min(*value), most.max(*value)));
    let mut out = format!("<table class=\"heat\"><thead><tr><th>{}</th>", escape(&keys(words, down)));
    for value in &across.values {
        let _ = write!(out, "<th scope=\"col\">{}</th>", escape(&word(value)));
    }
    out.push_str("</tr></thead><tbody>");
    for row in page.points.chunks(across.values.len().max(1)) {
        let labels: Vec<String> = row[0].values[..down.len()].iter().map(word).collect();
        let _ = write!(out, "<tr><th scope=\"row\">{}</th>", escape(&labels.join(", ")));
        for point in row {
            if point.races == 0 {
                out.push_str("<td>–</td>");
                continue;
            }
            let estimate = point.figures[place(name)];
            let heat = if most > least { (estimate.value - least) / (most - least) * 100.0 } else { 50.0 };
            let class = if is_met(point) { " class=\"met\"" } else { "" };
            let _ = write!(
                out,
                "<td{class} style=\"--heat: {heat:.0}%\">{}</td>",
                escape(&brief(words, name, &estimate))
            );
        }
        out.push_str("</tr>");
    }
    out.push_str("</tbody></table>");
    Figure {
        title: words.figure(name),
        facts: words.fill("lab-heat-facts", &[("about", &words.measure(name)), ("key", &across.key)]),
        picture: format!("<div class=\"scroll\">{out}</div>"),
        read: words.say(match page.targets.is_empty() {
            true => "lab-heat-read",
            false => "lab-heat-read-targets",
        }),
        is_wide: across.values.len() > 5,
        ..Figure::default()
    }
}

/// The first two targets' figures against each other, with the settings that no other beats.
fn front(words: &Words, page: &SweepPage<'_>) -> Section {
    let mut section = Section { id: "front", title: words.say("lab-front"), body: String::new() };
    let [first, second, ..] = page.targets else { return section };
    let raced: Vec<&Point> = page.points.iter().filter(|point| point.races > 0).collect();
    let figure = |point: &Point, target: &Target| point.figures[place(&target.figure)];
    let value = |point: &Point, target: &Target| figure(point, target).value;
    let (x, y) = (scale(&raced, first, (70.0, 980.0)), scale(&raced, second, (320.0, 20.0)));
    let mut picture = Picture::new(1000.0, 370.0);
    let wanted = |target: &Target, scale: &Scale, from: f64, to: f64| {
        (target.low.map_or(from, |low| scale.at(low)), target.high.map_or(to, |high| scale.at(high)))
    };
    let ((left, right), (bottom, top)) = (wanted(first, &x, 70.0, 980.0), wanted(second, &y, 320.0, 20.0));
    picture.rect("wanted", (left, top), (right - left, bottom - top));
    for tick in x.ticks(6, 0.0).0 {
        picture.line("grid", (x.at(tick), 20.0), (x.at(tick), 320.0));
        picture.text("t", Anchor::Middle, (x.at(tick), 338.0), &unit(&first.figure).plain(words, tick, 1));
    }
    for tick in y.ticks(5, 0.0).0 {
        picture.line("grid", (70.0, y.at(tick)), (980.0, y.at(tick)));
        picture.text("t", Anchor::End, (62.0, y.at(tick) + 4.0), &unit(&second.figure).plain(words, tick, 1));
    }
    picture.text("t soft", Anchor::Middle, (525.0, 360.0), &words.figure(&first.figure));
    picture.text("t soft", Anchor::Start, (70.0, 14.0), &words.figure(&second.figure));
    let is_crowded = raced.iter().filter(|point| point.on_front).count() > LABELS_MAX;
    for point in &raced {
        let at = (x.at(value(point, first)), y.at(value(point, second)));
        let (across, up) = (figure(point, first), figure(point, second));
        picture.line("reach", (x.at(across.low), at.1), (x.at(across.high), at.1));
        picture.line("reach", (at.0, y.at(up.low)), (at.0, y.at(up.high)));
    }
    for point in &raced {
        let at = (x.at(value(point, first)), y.at(value(point, second)));
        picture.dot(if point.on_front { "dot front" } else { "dot" }, at, 5.0);
        if point.on_front && !is_crowded {
            let name: Vec<String> = point.values.iter().map(word).collect();
            picture.text("t", Anchor::Middle, (at.0, at.1 - 9.0), &name.join(", "));
        }
    }
    let (first_said, second_said) = (first.to_string(), second.to_string());
    let figure = Figure {
        title: words.fill(
            "lab-front-title",
            &[("one", &words.figure(&second.figure)), ("other", &words.figure(&first.figure))],
        ),
        facts: words.fill("lab-front-facts", &[("one", &first_said), ("other", &second_said)]),
        picture: format!(
            "<div class=\"scroll strip\">{}</div>",
            picture.finish(&words.say("lab-front-label"))
        ),
        read: words.say("lab-front-read"),
        is_wide: true,
        ..Figure::default()
    };
    section.body = side_by_side(words, &[figure]);
    section
}

/// Room for a figure of all settings and for what is wanted of it.
fn scale(raced: &[&Point], target: &Target, places: (f64, f64)) -> Scale {
    let values = raced.iter().map(|point| point.figures[place(&target.figure)].value);
    let (least, most) = values
        .chain(target.low)
        .chain(target.high)
        .fold((f64::MAX, f64::MIN), |(least, most), value| (least.min(value), most.max(value)));
    let room = (most - least).max(1e-9) * 0.08;
    Scale::new((least - room, most + room), places)
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;
    use crate::report::testing::{english, fault};
    use crate::stats::Estimate;

    fn point(values: [i32; 2], rounds: f64, hits: Vec<Hit>, on_front: bool) -> Point {
        let figures = figures().into_iter().map(|name| match name {
            "rounds" => Estimate { value: rounds, low: rounds - 0.5, high: rounds + 0.5 },
            _ => Estimate { value: 0.1, low: 0.05, high: 0.2 },
        });
        let values = values.map(Value::from).to_vec();
        Point { values, refused: None, races: 100, figures: figures.collect(), hits, on_front }
    }

    #[test]
    fn a_page_shows_every_setting_and_marks_those_that_meet_the_targets() {
        let axes = [
            Axis { key: "tank".to_string(), values: vec![json!(1), json!(2)] },
            Axis { key: "<fuel>".to_string(), values: vec![json!(3), json!(4)] },
        ];
        let targets = ["rounds=12..16", "decided<50%"].map(|target| target.parse::<Target>().unwrap());
        let mut points = vec![
            point([1, 3], 13.0, vec![Hit::Met, Hit::Likely], true),
            point([1, 4], 20.0, vec![Hit::Missed, Hit::Met], false),
            point([2, 3], 14.5, vec![Hit::Met, Hit::Met], true),
            point([2, 4], 0.0, vec![Hit::Missed, Hit::Missed], false),
        ];
        points[3].races = 0;
        points[3].refused = Some("no room".to_string());
        let bots = vec!["greedy".to_string(); 3];
        let page = SweepPage {
            game: "A & B",
            bots: &bots,
            seed: 7,
            interrupted: true,
            axes: &axes,
            targets: &targets,
            points: &points,
        };
        let page = sweep_html(&page, &english());
        assert_eq!(fault(&page), None);
        assert!(
            page.contains("300 races, 3 players, Regular, seeds from 7") && page.contains("Interrupted:")
        );
        assert!(page.contains("Wanted: rounds=12..16, decided&lt;50%."), "as it was written");
        assert!(page.contains("&lt;fuel&gt;") && page.contains("A &amp; B"));
        assert!(page.contains("2 of 4 settings meet that"));
        assert!(page.contains("cannot be played: no room"));
        assert_eq!(page.matches("class=\"met\"").count(), 2 * shown_count(&targets), "two in every heat map");
        assert!(!page.contains("NaN") && !page.contains("inf"));
    }

    fn shown_count(targets: &[Target]) -> usize {
        let page =
            SweepPage { game: "", bots: &[], seed: 0, interrupted: false, axes: &[], targets, points: &[] };
        shown(&page).len()
    }
}
