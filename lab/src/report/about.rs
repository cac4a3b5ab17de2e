//! What was simulated, and what came out of it in short.

use std::fmt::Write;

use serde_json::Value;

use super::page::{Grid, Section, remark};
use super::seats::seat_name;
use super::text::{Unit, escape};
use super::things::{effect, is_sure, name, strongest};
use crate::Words;
use crate::stats::Estimate;
use crate::study::{About, Start, Summary};

/// What a seat may win more or less than even before we call it unfair.
const FIVE_POINTS: f64 = 0.05;

pub(super) fn section(words: &Words, summary: &Summary) -> Section {
    let about = &summary.about;
    let mut body = String::new();
    if about.races < about.wanted {
        let (races, wanted) = (words.count(about.races), words.count(about.wanted));
        body.push_str(&remark(&words.fill("lab-interrupted", &[("races", &races), ("wanted", &wanted)])));
    }
    let _ = write!(body, "<h3>{}</h3><ul class=\"short\">", escape(&words.say("lab-in-short")));
    for sentence in short(words, summary) {
        let _ = write!(body, "<li>{}</li>", escape(&sentence));
    }
    body.push_str("</ul>");
    let _ = write!(
        body,
        "<h3>{}</h3><div class=\"plain\">{}</div><details class=\"rest\"><summary>{}</summary><p>{}</p></details>",
        escape(&words.say("lab-run")),
        the_run(words, about).html(),
        escape(&words.say("lab-all-switches")),
        switches(words, &about.options)
    );
    Section { id: "about", title: words.say("lab-about"), body }
}

/// What you have to know to run it again.
fn the_run(words: &Words, about: &About) -> Grid {
    let name = words.say_or("name", &about.name);
    let version = about.rules_version.to_string();
    let game = [("name", name.as_str()), ("game", &about.game), ("version", &version)];
    let (players, seed) = (about.players.to_string(), about.seed.to_string());
    let mut grid = Grid::default();
    let mut row = |id: &str, html: String| grid.row([escape(&words.say(id)), html]);
    row("lab-row-game", escape(&words.fill("lab-run-game", &game)));
    row("lab-row-players", escape(&words.fill("lab-run-players", &[("players", &players)])));
    row("lab-row-bots", escape(&bots(words, &about.bots)));
    row("lab-row-switches", switches(words, &about.set));
    row("lab-row-races", words.count(about.races));
    row("lab-row-seed", escape(&words.fill("lab-run-seed", &[("seed", &seed)])));
    row("lab-row-command", format!("<code>{}</code>", escape(&about.command)));
    row("lab-row-podium", escape(&about.podium));
    grid
}

/// Who plays, in words.
pub(super) fn bots(words: &Words, bots: &[String]) -> String {
    match bots.first() {
        Some(first) if bots.iter().all(|bot| bot == first) => words.bot(first),
        _ => words.list(&bots.iter().map(|bot| words.bot(bot)).collect::<Vec<_>>()),
    }
}

/// Switches and their values as HTML.
fn switches(words: &Words, values: &Value) -> String {
    const LETTERS_MAX: usize = 120;
    let Some(values) = values.as_object().filter(|values| !values.is_empty()) else {
        return escape(&words.say("lab-defaults"));
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
pub(super) fn short(words: &Words, summary: &Summary) -> Vec<String> {
    let mut out = Vec::new();
    if summary.seats.len() > 1 {
        let name = |seat: usize| seat_name(words, seat);
        out.extend(most_uneven(words, &summary.seats, summary.fairness.even, &name));
        if summary.starts != summary.seats {
            let name = |start: usize| words.fill("lab-who-starts", &[("place", &words.ordinal(start + 1))]);
            out.extend(most_uneven(words, &summary.starts, summary.start_fairness.even, &name));
        }
    }
    out.push(length(words, summary));
    if summary.seats.len() > 1 {
        out.push(drama(words, summary));
        out.push(comebacks(words, summary));
    }
    let legal = Unit::Number.full(words, &summary.decisions.branching.mean);
    let forced = Unit::Percent.full(words, &summary.decisions.forced);
    out.push(words.fill("lab-short-decision", &[("legal", &legal), ("forced", &forced)]));
    if let Some(luck) = &summary.luck {
        let skill = Unit::Percent.full(words, &luck.skill);
        out.push(words.fill("lab-short-skill", &[("skill", &skill)]));
    }
    out.extend(things(words, summary));
    out.push(never(words, summary));
    out
}

/// The seat or start place that is farthest from even.
fn most_uneven(words: &Words, starts: &[Start], even: f64, name: &dyn Fn(usize) -> String) -> Option<String> {
    let distance = |start: &Start| (start.wins.value - even).abs();
    let (i, start) =
        starts.iter().enumerate().max_by(|one, other| distance(one.1).total_cmp(&distance(other.1)))?;
    let decimals = if (even * 100.0).fract() == 0.0 { 0 } else { 1 };
    let answer = more_than_five(&start.wins.simultaneous(starts.len()), even);
    Some(words.fill(
        "lab-short-uneven",
        &[
            ("who", &name(i)),
            ("wins", &Unit::Percent.full(words, &start.wins)),
            ("even", &Unit::Percent.plain(words, even, decimals)),
            ("answer", &words.say(answer)),
        ],
    ))
}

/// The message that answers whether it is more than five points.
fn more_than_five(wins: &Estimate, even: f64) -> &'static str {
    let (low, high) = (wins.low - even, wins.high - even);
    if low > FIVE_POINTS || high < -FIVE_POINTS {
        "lab-yes"
    } else if low >= -FIVE_POINTS && high <= FIVE_POINTS {
        "lab-no"
    } else {
        "lab-cannot-tell"
    }
}

fn length(words: &Words, summary: &Summary) -> String {
    let (rounds, decisions) = (&summary.length.rounds, &summary.length.decisions);
    words.fill(
        "lab-short-length",
        &[
            ("rounds", &Unit::Number.full(words, &rounds.mean)),
            ("low", &words.fixed(rounds.low, 0)),
            ("high", &words.fixed(rounds.high, 0)),
            ("decisions", &Unit::Number.full(words, &decisions.mean)),
        ],
    )
}

fn drama(words: &Words, summary: &Summary) -> String {
    words.fill(
        "lab-short-drama",
        &[
            ("changes", &Unit::Number.full(words, &summary.drama.lead_changes.mean)),
            ("behind", &Unit::Percent.full(words, &summary.drama.behind.mean)),
            ("decided", &Unit::Percent.full(words, &summary.drama.decided.mean)),
        ],
    )
}

fn comebacks(words: &Words, summary: &Summary) -> String {
    words.fill(
        "lab-short-comebacks",
        &[
            ("overtaken", &Unit::Percent.full(words, &summary.drama.overtaken)),
            ("last", &Unit::Percent.full(words, &summary.drama.comebacks)),
        ],
    )
}

fn things(words: &Words, summary: &Summary) -> Option<String> {
    let compared = summary.things.iter().filter(|thing| thing.effect.is_some()).count();
    if compared == 0 {
        return None;
    }
    let sure = summary.things.iter().filter(|thing| is_sure(thing)).count();
    let strongest = strongest(&summary.things);
    let strongest = strongest.iter().take(4).filter_map(|thing| {
        let (effect, kind) = (effect(thing)?, words.kind(&thing.kind));
        let (value, interval) = (Unit::Points.value(words, effect), Unit::Points.interval(words, effect));
        let values =
            [("thing", name(words, thing)), ("kind", &kind), ("points", &value), ("interval", &interval)];
        Some(words.fill("lab-short-thing", &values))
    });
    let strongest: Vec<String> = strongest.collect();
    let most = match strongest.is_empty() {
        true => String::new(),
        false => words.fill("lab-short-strongest", &[("things", &words.list(&strongest))]),
    };
    let compared = words.counted("lab-things-count", compared as u64);
    let sure = words.counted("lab-short-sure", sure as u64);
    Some(words.fill("lab-short-things", &[("compared", &compared), ("sure", &sure), ("most", &most)]))
}

fn never(words: &Words, summary: &Summary) -> String {
    let things = summary.things.iter().filter(|thing| thing.per_race.value == 0.0).count();
    let rules = summary.rules.iter().filter(|rule| rule.per_race.value == 0.0).count();
    words.fill(
        "lab-short-never",
        &[
            ("things", &words.count(things as u64)),
            ("all_things", &words.count(summary.things.len() as u64)),
            ("rules", &words.count(rules as u64)),
            ("all_rules", &words.count(summary.rules.len() as u64)),
            ("races", &words.counted("lab-races", summary.about.races)),
        ],
    )
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::super::testing::{english, summary, thing};
    use super::*;

    #[test]
    fn five_points_are_told_by_the_whole_interval() {
        let of = |low: f64, high: f64| Estimate { value: (low + high) / 2.0, low, high };
        assert_eq!(more_than_five(&of(0.28, 0.30), 0.25), "lab-no");
        assert_eq!(more_than_five(&of(0.31, 0.33), 0.25), "lab-yes");
        assert_eq!(more_than_five(&of(0.15, 0.19), 0.25), "lab-yes");
        assert_eq!(more_than_five(&of(0.29, 0.31), 0.25), "lab-cannot-tell");
    }

    #[test]
    fn the_seat_farthest_from_even_is_named() {
        let mut summary = summary(4, 3000);
        summary.seats[2].wins = Estimate { value: 0.101, low: 0.092, high: 0.11 };
        let short = short(&english(), &summary);
        assert!(
            short[0].starts_with("Seat 2 wins 10.1\u{a0}% (9.2 to 11.0)")
                && short[0].ends_with("points? Yes."),
            "{short:?}"
        );
    }

    #[test]
    fn an_interrupted_run_says_so() {
        let mut summary = summary(4, 3000);
        assert!(!section(&english(), &summary).body.contains("Interrupted"));
        summary.about.wanted = 10_000;
        assert!(section(&english(), &summary).body.contains("Interrupted: 3,000 of 10,000 races"));
    }

    #[test]
    fn the_strongest_things_are_named() {
        let mut summary = summary(4, 3000);
        summary.things = vec![
            thing("cards", "weak", Some((0.02, 0.04))),
            thing("cards", "strong", Some((-0.2, 0.001))),
            thing("cards", "unsure", Some((0.4, 0.2))),
        ];
        let said = things(&english(), &summary).unwrap();
        assert!(
            said.starts_with("Of 3 things compared, 2 go with")
                && said.contains("the strongest: strong among cards (−20.0 points, −21.0 to −19.0)"),
            "{said}"
        );
    }

    #[test]
    fn switches_are_escaped_and_long_ones_cut() {
        let said = switches(&english(), &json!({"course": "x".repeat(500), "a<b": true}));
        assert!(said.contains("<code>a&lt;b=true</code>") && said.len() < 250, "{said}");
        assert_eq!(switches(&english(), &json!({})), "none: the defaults");
    }
}
