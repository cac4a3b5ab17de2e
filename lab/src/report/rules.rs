//! How often every rule applied, and what never happened.

use std::fmt::Write;

use super::page::{Figure, Grid, Section, paragraph, side_by_side};
use super::rows::meter;
use super::text::{Unit, amount, escape, heading};
use super::things::{kinds, name};
use crate::Words;
use crate::study::{RuleUse, Summary};

pub(super) fn section(words: &Words, summary: &Summary) -> Section {
    let body = if summary.rules.is_empty() {
        paragraph(&words.say("lab-rules-none"))
    } else {
        side_by_side(words, &[applied(words, &summary.rules)])
    };
    Section { id: "rules", title: words.say("lab-rules"), body }
}

fn applied(words: &Words, rules: &[RuleUse]) -> Figure {
    let mut picture = "<ul class=\"rules\">".to_string();
    let mut grid =
        Grid::new(words, &["lab-column-rule", "lab-column-times-interval", "lab-column-with-interval"]);
    for rule in rules {
        let id = escape(&rule.id);
        let class = if rule.per_race.value > 0.0 { "" } else { " class=\"never\"" };
        let _ = write!(
            picture,
            "<li{class}><b>{id}</b> <span>{}</span> <span>{}</span>{}</li>",
            brief(words, rule.per_race.value),
            Unit::Percent.plain(
                words,
                rule.races.value,
                if rule.races.value > 0.0 && rule.races.value < 0.01 { 2 } else { 0 }
            ),
            meter(words, rule.races.value)
        );
        grid.row([id, amount(words, &rule.per_race), Unit::Percent.full(words, &rule.races)]);
    }
    picture.push_str("</ul>");
    let widest = rules.iter().map(|rule| (rule.races.high - rule.races.low) / 2.0).fold(0.0, f64::max);
    let seen = rules.iter().filter(|rule| rule.per_race.value > 0.0).count();
    Figure {
        title: words.say("lab-every-rule"),
        facts: words.fill(
            "lab-rules-facts",
            &[
                ("seen", &words.count(seen as u64)),
                ("rules", &words.count(rules.len() as u64)),
                ("points", &Unit::Points.plain(words, widest, 1).replace('+', "±")),
            ],
        ),
        picture,
        read: words.say("lab-rules-read"),
        grid,
        is_printed: false,
        is_wide: true,
    }
}

/// A number with about three digits.
fn brief(words: &Words, value: f64) -> String {
    let decimals = match value {
        _ if value == 0.0 || value >= 100.0 => 0,
        _ if value >= 10.0 => 1,
        _ if value >= 0.1 => 2,
        _ if value >= 0.001 => 3,
        _ => 4,
    };
    format!("{}×", words.fixed(value, decimals))
}

pub(super) fn never(words: &Words, summary: &Summary) -> Section {
    let races = summary.about.races;
    let mut lists: Vec<(String, Vec<&str>)> = Vec::new();
    for kind in kinds(&summary.things) {
        let never = |thing: &&crate::study::ThingUse| *thing.kind == *kind && thing.per_race.value == 0.0;
        lists.push((
            heading(&words.kind(kind)),
            summary.things.iter().filter(never).map(|thing| name(words, thing)).collect(),
        ));
    }
    let rules = summary.rules.iter().filter(|rule| rule.per_race.value == 0.0);
    let rules_title = words.say("lab-never-rules");
    lists.push((rules_title.clone(), rules.map(|rule| rule.id.as_str()).collect()));
    lists.retain(|(_, ids)| !ids.is_empty());
    let mut body = paragraph(&bound(words, races));
    if lists.is_empty() {
        body.push_str(&paragraph(&words.say("lab-never-none")));
    }
    for (title, ids) in &lists {
        let _ = write!(
            body,
            "<h3>{} <small>{}</small></h3><ul class=\"never\">",
            escape(title),
            words.count(ids.len() as u64)
        );
        for id in ids {
            let _ = write!(body, "<li>{}</li>", escape(id));
        }
        body.push_str("</ul>");
    }
    if lists.iter().any(|(title, _)| *title == rules_title) {
        body.push_str(&paragraph(&words.say("lab-never-rules-said")));
    }
    Section { id: "never", title: words.say("lab-never"), body }
}

/// What no case in this many races means.
fn bound(words: &Words, races: u64) -> String {
    if races < 30 {
        return words.fill("lab-never-few", &[("races", &words.counted("lab-races", races))]);
    }
    let most = 3.0 / races as f64;
    words.fill(
        "lab-never-bound",
        &[
            ("races", &words.count(races)),
            ("most", &Unit::Percent.plain(words, most, if most < 0.001 { 4 } else { 2 })),
            ("one_in", &words.count((races as f64 / 3.0).round() as u64)),
        ],
    )
}

#[cfg(test)]
mod tests {
    use super::super::testing::{english, summary, thing};
    use super::*;

    #[test]
    fn what_never_happened_is_listed_with_the_rule_of_three() {
        let mut summary = summary(4, 3000);
        let mut never = thing("cards", "Sea <serpent>", None);
        never.per_race.value = 0.0;
        summary.things.push(never);
        summary.rules[0].per_race.value = 0.0;
        let body = super::never(&english(), &summary).body;
        assert!(body.contains("at most 0.10\u{a0}% of races, that is one in 1,000"), "{body}");
        assert!(body.contains("<li>Sea &lt;serpent&gt;</li>") && body.contains("<li>RW-001</li>"), "{body}");
    }

    #[test]
    fn if_all_came_up_that_is_said() {
        let mut summary = summary(4, 3000);
        summary.things.retain(|thing| thing.per_race.value > 0.0);
        summary.rules.retain(|rule| rule.per_race.value > 0.0);
        assert!(super::never(&english(), &summary).body.contains("came up at least once"));
    }

    #[test]
    fn few_races_promise_nothing() {
        assert!(bound(&english(), 2).contains("With 2 races nothing can be said"));
    }

    #[test]
    fn every_rule_has_its_place_in_the_grid() {
        let summary = summary(4, 3000);
        let body = section(&english(), &summary).body;
        for rule in &summary.rules {
            assert_eq!(body.matches(&format!("<b>{}</b>", rule.id)).count(), 1);
        }
    }
}
