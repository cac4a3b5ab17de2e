//! Use and effect of every card, event, space and item.

use std::fmt::Write;

use super::page::{Figure, Grid, Section, paragraph, remark, side_by_side};
use super::rows::{Axis, strip};
use super::text::{Unit, amount, escape, heading, p_value};
use crate::Words;
use crate::stats::Estimate;
use crate::study::{Summary, ThingUse};

/// Shown at first of a kind with many things.
const FIRST: usize = 20;

/// What is less likely to be chance, among all things compared, is marked.
pub(super) const SURE: f64 = 0.05;

pub(super) fn section(words: &Words, summary: &Summary) -> Section {
    let mut body = remark(&words.say("lab-things-remark"));
    body.push_str(&paragraph(&words.say("lab-things-said")));
    let was_used =
        |kind: &&str| summary.things.iter().any(|thing| *thing.kind == **kind && thing.per_race.value > 0.0);
    let (used, unused): (Vec<&str>, Vec<&str>) = kinds(&summary.things).into_iter().partition(was_used);
    for kind in used {
        body.push_str(&side_by_side(words, &[figure(words, kind, &summary.things)]));
    }
    if !unused.is_empty() {
        let unused: Vec<String> = unused.into_iter().map(|kind| words.kind(kind)).collect();
        body.push_str(&paragraph(&words.fill("lab-things-unused", &[("kinds", &words.list(&unused))])));
    }
    if summary.things.is_empty() {
        body.push_str(&paragraph(&words.say("lab-things-none")));
    }
    Section { id: "things", title: words.say("lab-things"), body }
}

/// The kinds in the game's own order.
pub(super) fn kinds(things: &[ThingUse]) -> Vec<&str> {
    let mut kinds: Vec<&str> = Vec::new();
    for thing in things {
        if !kinds.contains(&&*thing.kind) {
            kinds.push(&thing.kind);
        }
    }
    kinds
}

/// What a thing is called.
pub(super) fn name<'a>(words: &'a Words, thing: &'a ThingUse) -> &'a str {
    words.thing(&thing.kind, &thing.id)
}

/// Whether chance explains the effect.
pub(super) fn is_sure(thing: &ThingUse) -> bool {
    thing.effect.as_ref().is_some_and(|effect| effect.q < SURE)
}

/// The effect, if it is known.
pub(super) fn effect(thing: &ThingUse) -> Option<&Estimate> {
    thing.effect.as_ref().map(|effect| &effect.above_even)
}

/// How far the interval is from nothing, at least; then how far the best guess is.
fn strength(thing: &ThingUse) -> (f64, f64) {
    effect(thing).map_or((-1.0, 0.0), |effect| (effect.low.max(-effect.high).max(0.0), effect.value.abs()))
}

fn figure(words: &Words, kind: &str, things: &[ThingUse]) -> Figure {
    let all: Vec<&ThingUse> = things.iter().filter(|thing| *thing.kind == *kind).collect();
    let mut used: Vec<&ThingUse> = all.iter().copied().filter(|thing| thing.per_race.value > 0.0).collect();
    used.sort_by(|one, other| {
        let key = |thing: &ThingUse| (strength(thing), thing.per_race.value);
        let ((one, used), (other, used_more)) = (key(one), key(other));
        other.0.total_cmp(&one.0).then(other.1.total_cmp(&one.1)).then(used_more.total_cmp(&used))
    });
    let (is_many, total) = (used.len() > FIRST + 4, used.len());
    let rest = if is_many { used.split_off(FIRST) } else { Vec::new() };
    let effects: Vec<Estimate> = used.iter().filter_map(|thing| effect(thing)).copied().collect();
    let axis = Axis::of_effects(&effects);
    let mut picture = String::new();
    if is_many {
        picture.push_str(&overview(words, kind, &all));
        let which = if effects.is_empty() { "lab-things-most-used" } else { "lab-things-strongest" };
        let shown = words.fill(which, &[("count", &words.count(FIRST as u64))]);
        let _ = write!(picture, "<h4>{}</h4>", escape(&shown));
    }
    picture.push_str(&rows(words, used, &axis));
    if is_many {
        let rows = rows(words, rest, &axis);
        let others = words.fill("lab-things-others", &[("count", &words.count((total - FIRST) as u64))]);
        let title = escape(&others);
        let _ = write!(picture, "<details class=\"rest\"><summary>{title}</summary>{rows}</details>");
    }
    Figure {
        title: heading(&words.kind(kind)),
        facts: facts(words, &all, total),
        picture,
        read: words.say("lab-things-read"),
        grid: Grid::default(),
        is_printed: false,
        is_wide: true,
    }
}

fn facts(words: &Words, all: &[&ThingUse], used: usize) -> String {
    let sure = all.iter().filter(|thing| is_sure(thing)).count();
    let never = match all.len() - used {
        0 => String::new(),
        never => words.counted("lab-things-never", never as u64),
    };
    let (all, sure) = (words.count(all.len() as u64), words.count(sure as u64));
    words.fill("lab-things-facts", &[("all", &all), ("sure", &sure), ("never", &never)])
}

fn overview(words: &Words, kind: &str, all: &[&ThingUse]) -> String {
    let uses: Vec<f64> = all.iter().map(|thing| thing.per_race.value).collect();
    let effects: Vec<Option<(f64, bool)>> =
        all.iter().map(|thing| effect(thing).map(|effect| (effect.value, is_sure(thing)))).collect();
    let ends = match (all.first(), all.last()) {
        (Some(first), Some(last)) => format!("{} … {}", name(words, first), name(words, last)),
        _ => String::new(),
    };
    let read = match effects.iter().any(Option::is_some) {
        true => "lab-overview-both",
        false => "lab-overview-uses",
    };
    let kind = words.kind(kind);
    let title = words.fill("lab-overview", &[("kind", &kind), ("ends", &ends)]);
    format!(
        "<h4>{}</h4><div class=\"scroll strip\">{}</div><p class=\"read\">{}</p>",
        escape(&title),
        strip(words, &uses, &effects, &words.fill("lab-overview-label", &[("kind", &kind)])),
        escape(&words.say(read))
    )
}

/// The table of things, the best effect first, those without at the end.
fn rows(words: &Words, mut things: Vec<&ThingUse>, axis: &Axis) -> String {
    things.sort_by(|one, other| {
        let key = |thing: &ThingUse| effect(thing).map_or(f64::NEG_INFINITY, |effect| effect.value);
        key(other).total_cmp(&key(one)).then(other.per_race.value.total_cmp(&one.per_race.value))
    });
    let head = ["", "", "lab-column-effect", "lab-column-q", "lab-column-uses", "lab-column-with"];
    let mut grid = Grid::new(words, &head);
    if things.iter().any(|thing| thing.effect.is_some()) {
        grid.head[1] = axis.head(words);
    }
    for thing in things {
        let (drawn, points, q) = match &thing.effect {
            None => (String::new(), "–".to_string(), "–".to_string()),
            Some(effect) => (
                axis.whisker(words, &effect.above_even, is_sure(thing)),
                Unit::Points.full(words, &effect.above_even),
                p_value(words, effect.q),
            ),
        };
        let points = if is_sure(thing) { format!("<b>{points}</b>") } else { points };
        grid.row([
            format!("{}{}", mark(thing), escape(name(words, thing))),
            drawn,
            points,
            escape(&q),
            amount(words, &thing.per_race),
            Unit::Percent.full(words, &thing.races),
        ]);
    }
    grid.html()
}

/// An arrow for an effect that chance does not explain.
fn mark(thing: &ThingUse) -> &'static str {
    match effect(thing) {
        Some(effect) if is_sure(thing) && effect.value > 0.0 => "<span class=\"up\">▲</span> ",
        Some(_) if is_sure(thing) => "<span class=\"down\">▼</span> ",
        _ => "",
    }
}

/// The thing with the surest effect of each kind, the strongest first.
pub(super) fn strongest(things: &[ThingUse]) -> Vec<&ThingUse> {
    let of_kind = |kind: &str| {
        let sure = things.iter().filter(|thing| *thing.kind == *kind && is_sure(thing));
        sure.max_by(|one, other| strength(one).0.total_cmp(&strength(other).0))
    };
    let mut strongest: Vec<&ThingUse> = kinds(things).into_iter().filter_map(of_kind).collect();
    strongest.sort_by(|one, other| strength(other).0.total_cmp(&strength(one).0));
    strongest
}

#[cfg(test)]
mod tests {
    use super::super::testing::{english, thing};
    use super::*;

    #[test]
    fn things_stand_by_effect_and_sure_ones_are_marked() {
        let things = [
            thing("cards", "weak", Some((0.02, 0.5))),
            thing("cards", "none", None),
            thing("cards", "bad", Some((-0.2, 0.001))),
            thing("cards", "good", Some((0.3, 0.001))),
        ];
        let drawn = figure(&english(), "cards", &things).html(&english());
        let at = |name: &str| drawn.find(&format!("{name}</th>")).unwrap();
        assert!(at("good") < at("weak") && at("weak") < at("bad") && at("bad") < at("none"), "{drawn}");
        assert_eq!((drawn.matches('▲').count(), drawn.matches('▼').count()), (1, 1));
        assert_eq!(drawn.matches("dot sure").count(), 2);
    }

    #[test]
    fn of_many_only_the_strongest_are_at_the_front() {
        let mut things: Vec<ThingUse> = (0..60)
            .map(|i| thing("spaces", &format!("space {i}"), Some((f64::from(i) * 0.001, 0.5))))
            .collect();
        things[3] = thing("spaces", "space 3", Some((-0.4, 0.001)));
        let drawn = figure(&english(), "spaces", &things).html(&english());
        let (front, rest) = drawn.split_once("<details class=\"rest\">").unwrap();
        assert_eq!((front.matches("</th><td>").count(), rest.matches("</th><td>").count()), (20, 40));
        assert!(
            front.contains("space 3</th>")
                && front.contains("space 59</th>")
                && rest.contains("space 0</th>")
        );
        assert!(rest.contains("The other 40"));
    }

    #[test]
    fn of_many_without_effects_those_are_at_the_front_that_were_used_most() {
        let mut things: Vec<ThingUse> = (0..60).map(|i| thing("bears", &format!("bear {i}"), None)).collect();
        things[59].per_race.value = 9.0;
        let drawn = figure(&english(), "bears", &things).html(&english());
        assert!(drawn.contains("The 20 that were used most") && !drawn.contains("points above even"));
        assert!(drawn.split_once("class=\"rest\"").unwrap().0.contains("bear 59</th>"), "{drawn}");
    }

    #[test]
    fn a_kind_that_was_never_used_has_no_empty_table() {
        let mut summary = super::super::testing::summary(4, 3000);
        summary
            .things
            .iter_mut()
            .filter(|thing| &*thing.kind == "spaces")
            .for_each(|thing| thing.per_race.value = 0.0);
        let body = section(&english(), &summary).body;
        assert!(
            body.contains("Never used, whichever it was: spaces.") && !body.contains("<h3>Spaces"),
            "{body}"
        );
    }

    #[test]
    fn what_was_never_used_is_left_to_the_last_section() {
        let mut never = thing("cards", "never", None);
        never.per_race.value = 0.0;
        let drawn = figure(&english(), "cards", &[never, thing("cards", "used", None)]).html(&english());
        assert!(!drawn.contains(">never<") && drawn.contains("1 never used"), "{drawn}");
    }
}
