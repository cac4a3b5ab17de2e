//! A bot's advice: what it thinks of a seat's choices, with the reason.

use bots::Thought;
use engine::{Phrase, Seat, Study, Value, View};
use protocol::{Choice, Hint};

use crate::running::choice;

/// A bot's thoughts, the best first, with reasons: the best against the second, the others against the best.
pub(crate) fn explain<G: Study>(
    game: &G,
    view: &View<G>,
    seat: Seat,
    thoughts: &[Thought<G::Action>],
) -> Vec<Hint> {
    let hint = |thought: &Thought<G::Action>| hint(choice(game, view, seat, &thought.action), thought);
    let mut hints: Vec<Hint> = thoughts.iter().map(hint).collect();
    let values: Vec<f64> = thoughts.iter().map(|thought| thought.value).collect();
    give_reasons(&mut hints, &values, game.seats());
    hints
}

fn hint<A>(choice: Choice, thought: &Thought<A>) -> Hint {
    let Choice { action, rule, say, outlook, .. } = choice;
    let (place, win, tries) = (thought.place, thought.win, thought.visits);
    Hint { action, rule, say, outlook, place, win, tries, reason: Phrase::new("hint-only") }
}

/// Expected place, chance to win and from how many tries; nothing if it was not tried.
pub fn figures(hint: &Hint) -> Option<Phrase> {
    let phrase = Phrase::new("hint-figures")
        .with("place", Value::decimal(hint.place, 2))
        .with("win", percent(hint.win))
        .with("tries", hint.tries);
    (hint.tries > 0).then_some(phrase)
}

fn give_reasons(hints: &mut [Hint], values: &[f64], seats: u8) {
    let reason = |i: usize| match (&hints[i], i) {
        (_, 0) if hints.len() == 1 => Phrase::new("hint-only"),
        (best, 0) => why_it_is_best(best, &hints[1], is_clear(hints, values, 1), seats),
        (hint, i) => what_it_costs(&hints[0], hint, is_clear(hints, values, i)),
    };
    let reasons: Vec<Phrase> = (0..hints.len()).map(reason).collect();
    for (hint, reason) in hints.iter_mut().zip(reasons) {
        hint.reason = reason;
    }
}

fn why_it_is_best(best: &Hint, second: &Hint, is_better: bool, seats: u8) -> Phrase {
    let tries = |phrase: Phrase| phrase.with("tries", best.tries).with("other_tries", second.tries);
    let against = match seats {
        // A seat alone is always first; what counts is getting far soon.
        0 | 1 => tries(Phrase::new("hint-against-alone")),
        _ => tries(
            Phrase::new("hint-against")
                .with("place", Value::decimal(best.place, 1))
                .with("other_place", Value::decimal(second.place, 1))
                .with("win", percent(best.win))
                .with("other_win", percent(second.win)),
        ),
    };
    let reason = if second.tries == 0 {
        Phrase::new("hint-nothing-else").with("place", Value::decimal(best.place, 1))
    } else {
        let id = if is_better { "hint-better" } else { "hint-close" };
        Phrase::new(id).with("other", second.say.clone()).with("against", against)
    };
    match (&best.outlook, &second.outlook) {
        (Some(one), Some(other)) if one != other => Phrase::new("hint-outlooks")
            .with("reason", reason)
            .with("one", one.clone())
            .with("other", other.clone()),
        _ => reason,
    }
}

fn what_it_costs(best: &Hint, hint: &Hint, is_worse: bool) -> Phrase {
    if hint.tries == 0 {
        return Phrase::new("hint-untried");
    }
    if !is_worse {
        return Phrase::new("hint-as-good");
    }
    let places = hint.place - best.place;
    let (from, to) = (percent(best.win), percent(hint.win));
    let costs = |phrase: Phrase| phrase.with("places", Value::decimal(places, 1));
    let falls = |phrase: Phrase| phrase.with("from", from).with("to", to);
    match (places >= 0.05, best.win > hint.win && from != to) {
        (true, true) => falls(costs(Phrase::new("hint-costs-both"))),
        (true, false) => costs(Phrase::new("hint-costs-places")),
        (false, true) => falls(Phrase::new("hint-costs-chance")),
        (false, false) => Phrase::new("hint-little-worse"),
    }
}

/// Whether the best is worth more than another by more than two standard errors. The variance of something
/// between 0 and 1 with mean p is at most p (1 - p), so the error is not understated.
fn is_clear(hints: &[Hint], values: &[f64], other: usize) -> bool {
    let variance = |i: usize| {
        let value = values[i].clamp(0.0, 1.0);
        value * (1.0 - value) / f64::from(hints[i].tries.max(1))
    };
    values[0] - values[other] > 2.0 * (variance(0) + variance(other)).sqrt()
}

fn percent(share: f64) -> i64 {
    (share * 100.0).round() as i64
}

#[cfg(test)]
mod tests {
    use engine::Speak;

    use super::*;
    use crate::Tongue;

    /// A choice of Pig: its actions and no forecasts of its own, so any message will do.
    fn a_hint(say: &'static str, outlook: Option<&'static str>, place: f64, win: f64, tries: u32) -> Hint {
        let text = |text| Phrase::new("piece-numbered").with("piece", Value::text(text)).with("number", 1);
        Hint {
            action: serde_json::Value::Null,
            rule: "PG-002".to_string(),
            say: text(say),
            outlook: outlook.map(text),
            place,
            win,
            tries,
            reason: Phrase::new("hint-only"),
        }
    }

    fn reasons(hints: &mut [Hint], values: &[f64]) -> Vec<String> {
        give_reasons(hints, values, 4);
        hints.iter().map(|hint| Tongue::english("pig").say(&hint.reason)).collect()
    }

    #[test]
    fn a_reason_says_how_much_better_and_admits_what_is_too_close() {
        let mut hints = [
            a_hint("Hold", Some("score"), 1.5, 0.55, 1000),
            a_hint("Roll", Some("lose"), 1.9, 0.4, 200),
            a_hint("Wait", None, 1.52, 0.54, 150),
            a_hint("Dive", None, 1.48, 0.2, 500),
            a_hint("Swim", None, 1.53, 0.552, 90_000),
            a_hint("Rest", None, 1.8, 0.551, 90_000),
            a_hint("Fly", None, 2.0, 0.0, 0),
        ];
        assert_eq!(
            reasons(&mut hints, &[0.7, 0.55, 0.69, 0.5, 0.66, 0.6, 0.0]),
            [
                "Better than \"Roll 1\": on average it comes in at place 1.5, the other at 1.9; it wins 55 % of the time, the \
                 other 40 % (tried 1000 and 200 times). What this one does: score 1. The other: lose 1.",
                "It typically costs 0.4 of a place; the chance to win falls from 55 % to 40 %.",
                "About as good as the best, as far as the bot can tell.",
                "The chance to win falls from 55 % to 20 %.",
                "A little worse than the best.",
                "It typically costs 0.3 of a place against the best.",
                "It did not look worth a try.",
            ]
        );
        let said = figures(&hints[1]).map(|phrase| Tongue::english("pig").say(&phrase));
        let expected = "expected place 1.90, chance to win 40 %, from 200 tries";
        assert_eq!((said.as_deref(), figures(&hints[6])), (Some(expected), None));
        hints[1].place = 1.5;
        assert!(
            reasons(&mut hints[..2], &[0.7, 0.55])[0].starts_with("Better than"),
            "by the chance to win alone"
        );
        let close = &reasons(&mut hints[..2], &[0.7, 0.69])[0];
        assert!(close.starts_with("About as good as \"Roll 1\", too close to call"), "{close}");
        assert_eq!(reasons(&mut hints[..1], &[0.7]), ["It is the only legal action."]);
        assert!(reasons(&mut [], &[]).is_empty());
    }
}
