//! What was simulated, and what came out of it in short.

use std::fmt::Write;

use serde_json::Value;

use super::page::{Section, Table, remark};
use super::seats::seat_name;
use super::text::{Unit, count, counted, escape, fixed, ordinal};
use super::things::{effect, is_sure, strongest};
use crate::stats::Estimate;
use crate::study::{Start, Summary};

/// What a seat may win more or less than even before we call it unfair.
const FIVE_POINTS: f64 = 0.05;

pub(super) fn section(summary: &Summary) -> Section {
    let about = &summary.about;
    let mut body = String::new();
    if about.races < about.wanted {
        body.push_str(&remark(&format!(
            "Interrupted: {} of {} races were run. The figures and intervals are those of the races that were run.",
            count(about.races),
            count(about.wanted)
        )));
    }
    body.push_str("<h3>In short</h3><ul class=\"short\">");
    for sentence in short(summary) {
        let _ = write!(body, "<li>{}</li>", escape(&sentence));
    }
    body.push_str("</ul>");
    let mut table = Table::default();
    table.row([
        "Game".to_string(),
        escape(&format!("{} ({}), rules version {}", about.name, about.game, about.rules_version)),
    ]);
    table.row(["Players".to_string(), format!("{}, seats numbered from 0", about.players)]);
    table.row(["Bots".to_string(), escape(&bots(&about.bots))]);
    table.row(["Switches set".to_string(), switches(&about.set)]);
    table.row(["Races".to_string(), count(about.races)]);
    table.row(["Seed".to_string(), format!("{}; each next race has the next seed", about.seed)]);
    table.row(["Command".to_string(), format!("<code>{}</code>", escape(&about.command))]);
    table.row(["Podium".to_string(), escape(&about.podium)]);
    let _ = write!(
        body,
        "<h3>The run</h3><div class=\"plain\">{}</div><details class=\"rest\"><summary>All switches</summary><p>{}</p></details>",
        table.html(),
        switches(&about.options)
    );
    Section { id: "about", title: "What was simulated", body }
}

/// Who plays, in words.
pub(super) fn bots(bots: &[String]) -> String {
    match bots.first() {
        Some(first) if bots.iter().all(|bot| bot == first) => first.clone(),
        _ => bots.join(", "),
    }
}

/// Switches and their values as HTML.
fn switches(values: &Value) -> String {
    const LETTERS_MAX: usize = 120;
    let Some(values) = values.as_object().filter(|values| !values.is_empty()) else {
        return "none: the defaults".to_string();
    };
    let said = |(key, value): (&String, &Value)| {
        let text = value.as_str().map_or_else(|| value.to_string(), str::to_string);
        let mut short: String = text.chars().take(LETTERS_MAX).collect();
        if short.len() < text.len() {
            short.push('…');
        }
        format!("<code>{}={}</code>", escape(key), escape(&short))
    };
    values.iter().map(said).collect::<Vec<_>>().join(" ")
}

/// The main results, a plain sentence each.
pub(super) fn short(summary: &Summary) -> Vec<String> {
    let mut out = Vec::new();
    if summary.seats.len() > 1 {
        out.extend(most_uneven(&summary.seats, summary.fairness.even, seat_name));
        if summary.starts != summary.seats {
            out.extend(most_uneven(&summary.starts, summary.start_fairness.even, |start| {
                format!("Who starts {}", ordinal(start + 1))
            }));
        }
    }
    out.push(length(summary));
    if summary.seats.len() > 1 {
        out.push(drama(summary));
        out.push(comebacks(summary));
    }
    out.push(format!(
        "A decision offers {} legal actions; {} of decisions are forced.",
        Unit::Number.full(&summary.decisions.branching.mean),
        Unit::Percent.full(&summary.decisions.forced)
    ));
    if let Some(luck) = &summary.luck {
        out.push(format!(
            "Between bots of different strength, skill makes {} of the differences in place, luck the rest.",
            Unit::Percent.full(&luck.skill)
        ));
    }
    out.extend(things(summary));
    out.push(never(summary));
    out
}

/// The seat or start place that is farthest from even.
fn most_uneven(starts: &[Start], even: f64, name: fn(usize) -> String) -> Option<String> {
    let distance = |start: &Start| (start.wins.value - even).abs();
    let (i, start) =
        starts.iter().enumerate().max_by(|one, other| distance(one.1).total_cmp(&distance(other.1)))?;
    Some(format!(
        "{} wins {}, the farthest from even, which would be {}: more than five points? {}.",
        name(i),
        Unit::Percent.full(&start.wins),
        Unit::Percent.plain(even, if (even * 100.0).fract() == 0.0 { 0 } else { 1 }),
        more_than_five(&start.wins.among(starts.len()), even)
    ))
}

fn more_than_five(wins: &Estimate, even: f64) -> &'static str {
    let (low, high) = (wins.low - even, wins.high - even);
    if low > FIVE_POINTS || high < -FIVE_POINTS {
        "Yes"
    } else if low >= -FIVE_POINTS && high <= FIVE_POINTS {
        "No"
    } else {
        "These races cannot tell"
    }
}

fn length(summary: &Summary) -> String {
    let (rounds, decisions) = (&summary.length.rounds, &summary.length.decisions);
    format!(
        "A race takes {} rounds, nine in ten {} to {}, and {} decisions.",
        Unit::Number.full(&rounds.mean),
        fixed(rounds.low, 0),
        fixed(rounds.high, 0),
        Unit::Number.full(&decisions.mean)
    )
}

fn drama(summary: &Summary) -> String {
    format!(
        "The lead changes {} times; the winner is behind in {} of the rounds and goes ahead for good after {} of the race.",
        Unit::Number.full(&summary.drama.lead_changes.mean),
        Unit::Percent.full(&summary.drama.behind.mean),
        Unit::Percent.full(&summary.drama.decided.mean)
    )
}

fn comebacks(summary: &Summary) -> String {
    format!(
        "In {} of races the winner was not in the lead half-way, in {} it was last.",
        Unit::Percent.full(&summary.drama.overtaken),
        Unit::Percent.full(&summary.drama.comebacks)
    )
}

fn things(summary: &Summary) -> Option<String> {
    let compared = summary.things.iter().filter(|thing| thing.effect.is_some()).count();
    if compared == 0 {
        return None;
    }
    let sure = summary.things.iter().filter(|thing| is_sure(thing)).count();
    let strongest = strongest(&summary.things);
    let strongest = strongest.iter().take(4).filter_map(|thing| {
        let (id, kind, effect) = (&thing.id, &thing.kind, effect(thing)?);
        let (value, interval) = (Unit::Points.value(effect), Unit::Points.interval(effect));
        Some(format!("{id} among {kind} ({value} points, {interval})"))
    });
    let strongest: Vec<String> = strongest.collect();
    let most = if strongest.is_empty() {
        String::new()
    } else {
        format!("; the strongest: {}", strongest.join(", "))
    };
    Some(format!(
        "Of {} compared, {} with winning or losing more than chance explains{most}.",
        counted(compared as u64, "thing", "things"),
        if sure == 1 { "1 goes".to_string() } else { format!("{} go", count(sure as u64)) }
    ))
}

fn never(summary: &Summary) -> String {
    let things = summary.things.iter().filter(|thing| thing.per_race.value == 0.0).count();
    let rules = summary.rules.iter().filter(|rule| rule.per_race.value == 0.0).count();
    format!(
        "{} of {} things and {} of {} rules never came up in {}.",
        count(things as u64),
        count(summary.things.len() as u64),
        count(rules as u64),
        count(summary.rules.len() as u64),
        counted(summary.about.races, "race", "races")
    )
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::super::testing::{summary, thing};
    use super::*;

    #[test]
    fn five_points_are_told_by_the_whole_interval() {
        let of = |low: f64, high: f64| Estimate { value: (low + high) / 2.0, low, high };
        assert_eq!(more_than_five(&of(0.28, 0.30), 0.25), "No");
        assert_eq!(more_than_five(&of(0.31, 0.33), 0.25), "Yes");
        assert_eq!(more_than_five(&of(0.15, 0.19), 0.25), "Yes");
        assert_eq!(more_than_five(&of(0.29, 0.31), 0.25), "These races cannot tell");
    }

    #[test]
    fn the_seat_farthest_from_even_is_named() {
        let mut summary = summary(4, 3000);
        summary.seats[2].wins = Estimate { value: 0.101, low: 0.092, high: 0.11 };
        let short = short(&summary);
        assert!(
            short[0].starts_with("Seat 2 wins 10.1\u{a0}% (9.2 to 11.0)")
                && short[0].ends_with("points? Yes."),
            "{short:?}"
        );
    }

    #[test]
    fn an_interrupted_run_says_so() {
        let mut summary = summary(4, 3000);
        assert!(!section(&summary).body.contains("Interrupted"));
        summary.about.wanted = 10_000;
        assert!(section(&summary).body.contains("Interrupted: 3,000 of 10,000 races"));
    }

    #[test]
    fn the_strongest_things_are_named() {
        let mut summary = summary(4, 3000);
        summary.things = vec![
            thing("cards", "weak", Some((0.02, 0.04))),
            thing("cards", "strong", Some((-0.2, 0.001))),
            thing("cards", "unsure", Some((0.4, 0.2))),
        ];
        let said = things(&summary).unwrap();
        assert!(
            said.starts_with("Of 3 things compared, 2 go with")
                && said.contains("the strongest: strong among cards (−20.0 points, −21.0 to −19.0)"),
            "{said}"
        );
    }

    #[test]
    fn switches_are_escaped_and_long_ones_cut() {
        let said = switches(&json!({"course": "x".repeat(500), "a<b": true}));
        assert!(said.contains("<code>a&lt;b=true</code>") && said.len() < 250, "{said}");
        assert_eq!(switches(&json!({})), "none: the defaults");
    }
}
