//! How often every rule applied, and what never happened.

use std::fmt::Write;

use super::page::{Figure, Section, Table, grid, paragraph};
use super::rows::meter;
use super::text::{Unit, amount, count, counted, escape, fixed, heading};
use super::things::kinds;
use crate::study::{RuleUse, Summary};

pub(super) fn section(summary: &Summary) -> Section {
    let body = if summary.rules.is_empty() {
        paragraph("This game's rules have no numbers.")
    } else {
        grid(&[applied(&summary.rules)])
    };
    Section { id: "rules", title: "The rules at work", body }
}

fn applied(rules: &[RuleUse]) -> Figure {
    let mut picture = "<ul class=\"rules\">".to_string();
    let mut table = Table::new(&["rule", "times a race (95 % interval)", "races with it (95 % interval)"]);
    for rule in rules {
        let id = escape(&rule.id);
        let class = if rule.per_race.value > 0.0 { "" } else { " class=\"never\"" };
        let _ = write!(
            picture,
            "<li{class}><b>{id}</b> <span>{}</span> <span>{}</span>{}</li>",
            brief(rule.per_race.value),
            Unit::Percent.plain(
                rule.races.value,
                if rule.races.value > 0.0 && rule.races.value < 0.01 { 2 } else { 0 }
            ),
            meter(rule.races.value)
        );
        table.row([id, amount(&rule.per_race), Unit::Percent.full(&rule.races)]);
    }
    picture.push_str("</ul>");
    let widest = rules.iter().map(|rule| (rule.races.high - rule.races.low) / 2.0).fold(0.0, f64::max);
    let seen = rules.iter().filter(|rule| rule.per_race.value > 0.0).count();
    Figure {
        title: "Every rule".to_string(),
        facts: format!(
            "{} of {} rules applied at least once; every share is known to {} points or better",
            count(seen as u64),
            count(rules.len() as u64),
            Unit::Points.plain(widest, 1).replace('+', "±")
        ),
        picture,
        read: "Beside each rule id stands how many times a race it applied, then the share of races in which it did, \
               which is also the bar below."
            .to_string(),
        table,
        is_printed: false,
        is_wide: true,
    }
}

/// A number with about three digits.
fn brief(value: f64) -> String {
    let decimals = match value {
        _ if value == 0.0 || value >= 100.0 => 0,
        _ if value >= 10.0 => 1,
        _ if value >= 0.1 => 2,
        _ if value >= 0.001 => 3,
        _ => 4,
    };
    format!("{}×", fixed(value, decimals))
}

pub(super) fn never(summary: &Summary) -> Section {
    let races = summary.about.races;
    let mut lists: Vec<(String, Vec<&str>)> = Vec::new();
    for kind in kinds(&summary.things) {
        let never = |thing: &&crate::study::ThingUse| thing.kind == kind && thing.per_race.value == 0.0;
        lists.push((
            heading(kind),
            summary.things.iter().filter(never).map(|thing| thing.id.as_str()).collect(),
        ));
    }
    let rules = summary.rules.iter().filter(|rule| rule.per_race.value == 0.0);
    lists.push(("Rules".to_string(), rules.map(|rule| rule.id.as_str()).collect()));
    lists.retain(|(_, ids)| !ids.is_empty());
    let mut body = paragraph(&bound(races));
    if lists.is_empty() {
        body.push_str(&paragraph("Everything that is counted came up at least once."));
    }
    for (title, ids) in &lists {
        let _ = write!(
            body,
            "<h3>{} <small>{}</small></h3><ul class=\"never\">",
            escape(title),
            count(ids.len() as u64)
        );
        for id in ids {
            let _ = write!(body, "<li>{}</li>", escape(id));
        }
        body.push_str("</ul>");
    }
    if lists.iter().any(|(title, _)| title == "Rules") {
        body.push_str(&paragraph(
            "A rule is counted when a choice or an event names it. One that only defines a word, or whose work is told \
             under the id of another, is listed here although it holds all the time.",
        ));
    }
    Section { id: "never", title: "What never happened", body }
}

/// What no case in so many races means.
fn bound(races: u64) -> String {
    if races < 30 {
        return format!("With {} nothing can be said of what is rare.", counted(races, "race", "races"));
    }
    let most = 3.0 / races as f64;
    format!(
        "Never in {} races does not mean never: with 95 % confidence it happens in at most {} of races, that is one in \
         {} (the rule of three).",
        count(races),
        Unit::Percent.plain(most, if most < 0.001 { 4 } else { 2 }),
        count((races as f64 / 3.0).round() as u64)
    )
}

#[cfg(test)]
mod tests {
    use super::super::testing::{summary, thing};
    use super::*;

    #[test]
    fn what_never_happened_is_listed_with_the_rule_of_three() {
        let mut summary = summary(4, 3000);
        let mut never = thing("cards", "Sea <serpent>", None);
        never.per_race.value = 0.0;
        summary.things.push(never);
        summary.rules[0].per_race.value = 0.0;
        let body = super::never(&summary).body;
        assert!(body.contains("at most 0.10\u{a0}% of races, that is one in 1,000"), "{body}");
        assert!(body.contains("<li>Sea &lt;serpent&gt;</li>") && body.contains("<li>RW-001</li>"), "{body}");
    }

    #[test]
    fn if_all_came_up_that_is_said() {
        let mut summary = summary(4, 3000);
        summary.things.retain(|thing| thing.per_race.value > 0.0);
        summary.rules.retain(|rule| rule.per_race.value > 0.0);
        assert!(super::never(&summary).body.contains("came up at least once"));
    }

    #[test]
    fn few_races_promise_nothing() {
        assert!(bound(2).contains("With 2 races nothing can be said"));
    }

    #[test]
    fn every_rule_has_its_place_in_the_grid() {
        let summary = summary(4, 3000);
        let body = section(&summary).body;
        for rule in &summary.rules {
            assert_eq!(body.matches(&format!("<b>{}</b>", rule.id)).count(), 1);
        }
    }
}
