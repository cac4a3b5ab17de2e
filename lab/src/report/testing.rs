//! A made-up summary, and how tests look into pictures and pages.

use catalog::Language;
use serde_json::json;

use crate::Words;
use crate::stats::{Estimate, mean_of, share};
use crate::study::{Distribution, Histogram, Summary, ThingUse};

/// Whoever writes in English, of no game in particular.
pub(super) fn english() -> Words {
    Words::new(&Language::english(), None)
}

/// An attribute of all shapes whose first class is this one.
pub(super) fn attributes(drawn: &str, tag: &str, class: &str, attribute: &str) -> Vec<f64> {
    let of = |shape: &str| -> Option<f64> {
        let classes = shape.split("class=\"").nth(1)?.split('"').next()?;
        let value = shape.split(&format!(" {attribute}=\"")).nth(1)?.split('"').next()?;
        (classes.split(' ').next() == Some(class)).then(|| value.parse().unwrap())
    };
    drawn.split(&format!("<{tag} ")).skip(1).filter_map(|rest| of(rest.split("/>").next()?)).collect()
}

pub(super) fn distribution(values: &[(i64, u64)]) -> Distribution {
    scaled(values, 1.0)
}

fn scaled(values: &[(i64, u64)], scale: f64) -> Distribution {
    let mut histogram = Histogram::default();
    for (value, times) in values {
        histogram.add(*value, *times);
    }
    histogram.distribution(scale)
}

/// A thing with its effect and q.
pub(super) fn thing(kind: &str, id: &str, effect: Option<(f64, f64)>) -> ThingUse {
    let effect = effect.map(|(value, q)| {
        let above_even = Estimate { value, low: value - 0.01, high: value + 0.01 };
        json!({"above_even": above_even, "p": q / 2.0, "q": q})
    });
    let (per_race, races) = (mean_of(100, 120.0, 400.0), share(70.0, 100));
    serde_json::from_value(
        json!({"kind": kind, "id": id, "per_race": per_race, "races": races, "effect": effect}),
    )
    .unwrap()
}

/// What could have come out of this many races.
pub(super) fn summary(seats: u8, races: u64) -> Summary {
    let n = u64::from(seats);
    let start = |_| {
        let places = vec![races / n; usize::from(seats)];
        json!({"wins": share(races as f64 / n as f64, races), "place": mean_of(races, races as f64, races as f64), "places": places})
    };
    let by_seat: Vec<_> = (0..seats).map(start).collect();
    // Start places that differ from the seats.
    let mut by_start = by_seat.clone();
    by_start[0]["place"]["value"] = json!(2.5);
    let even = 1.0 / f64::from(seats);
    let fairness = json!({"even": even, "spread": share(0.0, races), "by_chance": 0.01, "p": 0.4});
    let (some, rest) = (races / 3, races - races / 3);
    let whole = distribution(&[(11, some), (14, rest)]);
    let parts = scaled(&[(250, some), (700, rest)], 0.001);
    let margin = if seats > 1 { whole.clone() } else { distribution(&[]) };
    let mean = mean_of(races, races as f64, 2.0 * races as f64);
    let luck = (seats > 1).then(|| {
        let wins = vec![share(10.0, 30); usize::from(seats)];
        let bots = vec!["greedy"; usize::from(seats)];
        json!({"bots": bots, "pairs": 30, "skill": share(12.0, 30), "same_winner": share(9.0, 30), "by_luck": even, "wins": wins})
    });
    serde_json::from_value(json!({
        "about": {
            "game": "rowing", "name": "Rowing", "rules_version": 3, "podium": "0.1.0", "players": seats,
            "bots": vec!["greedy"; usize::from(seats)], "set": {"headwind": true}, "options": {"headwind": true, "laps": 2},
            "seed": 1, "races": races, "wanted": races, "command": "podium lab run rowing --set 'a<b'"
        },
        "seats": by_seat, "starts": by_start, "fairness": fairness, "start_fairness": fairness,
        "length": {"rounds": whole, "decisions": whole},
        "drama": {
            "lead_changes": whole, "behind": parts, "decided": parts, "leader_wins": vec![share(some as f64, races); 9],
            "comebacks": share(some as f64, races), "overtaken": share(some as f64, races)
        },
        "spread": {"margin": margin, "field": whole},
        "decisions": {
            "branching": whole, "forced": share(some as f64, races), "real": mean,
            "kinds": [{"decision": "row_<fast>", "per_race": mean, "forced": share(1.0, races), "branching": mean}]
        },
        "luck": luck,
        "things": [
            thing("cards", "Tide & <wind>", Some((0.1, 0.01))),
            thing("cards", "Never", None),
            thing("spaces", "space 1", Some((-0.1, 0.2)))
        ],
        "rules": [
            {"id": "RW-001", "per_race": mean, "races": share(races as f64, races)},
            {"id": "RW-002", "per_race": mean_of(races, 0.0, 0.0), "races": share(0.0, races)}
        ]
    }))
    .unwrap()
}

/// What is wrong with the tags of a page: each must be closed, in order, with its attributes in quotes.
pub(super) fn fault(page: &str) -> Option<String> {
    const EMPTY: [&str; 2] = ["meta", "!doctype"];
    let mut open: Vec<&str> = Vec::new();
    for part in page.split('<').skip(1) {
        let Some((tag, text)) = part.split_once('>') else { return Some(format!("no end: <{part}")) };
        if text.contains('>') {
            return Some(format!("a stray > after <{tag}>"));
        }
        let name = tag.trim_start_matches('/').split([' ', '/']).next().unwrap_or_default();
        if tag.matches('"').count() % 2 == 1 {
            return Some(format!("open quotes: <{tag}>"));
        }
        if tag.starts_with('/') {
            let last = open.pop();
            if last != Some(name) {
                return Some(format!("</{name}> closes {last:?}"));
            }
        } else if !tag.ends_with('/') && !EMPTY.contains(&name) {
            open.push(name);
        }
    }
    (!open.is_empty()).then(|| format!("never closed: {open:?}"))
}
