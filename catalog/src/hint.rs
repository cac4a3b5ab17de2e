//! A bot's advice: what it thinks of a seat's choices, with the reason.

use bots::Thought;
use serde::Serialize;
use serde_json::Value;

use crate::Choice;

/// What a bot thinks of one legal action.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Hint {
    /// The action.
    pub action: Value,
    /// In words, with its price.
    pub words: String,
    /// The rule behind it.
    pub rule: &'static str,
    /// What it would lead to, in a few words; may be empty.
    pub forecast: String,
    /// Mean place in the races that the bot played on in its head with this action, as they stood where it stopped.
    pub place: f64,
    /// The chance to win, likewise.
    pub win: f64,
    /// How many races those were. A bot looks longer at what is better.
    pub tries: u32,
    /// Why it is best, or what it costs against the best, in a sentence.
    pub reason: String,
}

impl Hint {
    pub(crate) fn new<A>(choice: Choice, thought: &Thought<A>) -> Hint {
        Hint {
            action: choice.action,
            words: choice.words,
            rule: choice.rule,
            forecast: choice.forecast_words,
            place: thought.place,
            win: thought.win,
            tries: thought.visits,
            reason: String::new(),
        }
    }
}

/// Writes the reasons: the best against the second, the others against the best.
pub(crate) fn give_reasons(hints: &mut [Hint], seats: u8) {
    let others: Vec<String> = match hints {
        [] => return,
        [only] => {
            only.reason = "It is the only legal action.".to_string();
            return;
        }
        [best, rest @ ..] => rest.iter().map(|hint| what_it_costs(best, hint, seats)).collect(),
    };
    hints[0].reason = why_it_is_best(&hints[0], &hints[1], seats);
    for (hint, reason) in hints[1..].iter_mut().zip(others) {
        hint.reason = reason;
    }
}

fn why_it_is_best(best: &Hint, second: &Hint, seats: u8) -> String {
    let against = format!(
        "expected place {:.1} against {:.1}, chance to win {} against {}, from {} and {} tries",
        best.place,
        second.place,
        percent(best.win),
        percent(second.win),
        best.tries,
        second.tries
    );
    let mut reason = if second.tries == 0 {
        format!("Nothing else looked worth a try: expected place {:.1}.", best.place)
    } else if is_clear(best, second, seats) {
        format!("Better than \"{}\": {against}.", second.words)
    } else {
        format!("About as good as \"{}\", too close to call: {against}.", second.words)
    };
    if best.forecast != second.forecast && !best.forecast.is_empty() && !second.forecast.is_empty() {
        reason.push_str(&format!(
            " This one: {}. The other: {}.",
            bare(&best.forecast),
            bare(&second.forecast)
        ));
    }
    reason
}

fn what_it_costs(best: &Hint, hint: &Hint, seats: u8) -> String {
    let (places, wins) = (hint.place - best.place, best.win - hint.win);
    if hint.tries == 0 {
        "It did not look worth a try.".to_string()
    } else if !is_clear(best, hint, seats) {
        "About as good as the best, as far as the bot can tell.".to_string()
    } else if wins > 0.0 {
        format!(
            "It typically costs {places:.1} of a place and {} of the chance to win against the best.",
            percent(wins)
        )
    } else {
        format!("It typically costs {places:.1} of a place against the best.")
    }
}

/// Whether the best is better by more than twice the error of the means. The variance of something between 0
/// and 1 with mean p is at most p (1 - p), so the error is not understated.
fn is_clear(best: &Hint, other: &Hint, seats: u8) -> bool {
    let others = f64::from(seats.max(2) - 1);
    let error = |hint: &Hint| {
        let beaten = (1.0 - (hint.place - 1.0) / others).clamp(0.0, 1.0);
        beaten * (1.0 - beaten) / f64::from(hint.tries.max(1))
    };
    let lead = (other.place - best.place) / others;
    lead > 2.0 * (error(best) + error(other)).sqrt()
}

fn percent(share: f64) -> String {
    format!("{:.0} %", share * 100.0)
}

/// A text without its full stop.
fn bare(text: &str) -> &str {
    text.trim().trim_end_matches('.')
}

#[cfg(test)]
mod tests {
    use super::*;

    fn hint(words: &str, forecast: &str, place: f64, win: f64, tries: u32) -> Hint {
        Hint {
            action: Value::Null,
            words: words.to_string(),
            rule: "PG-002",
            forecast: forecast.to_string(),
            place,
            win,
            tries,
            reason: String::new(),
        }
    }

    #[test]
    fn a_reason_says_how_much_better_and_admits_what_is_too_close() {
        let mut hints = [
            hint("Hold", "score 70.", 1.5, 0.55, 1000),
            hint("Roll", "1 in 6 to lose 20.", 1.9, 0.4, 200),
            hint("Wait", "", 1.52, 0.54, 150),
            hint("Fly", "", 2.0, 0.0, 0),
        ];
        give_reasons(&mut hints, 4);
        assert_eq!(
            hints[0].reason,
            "Better than \"Roll\": expected place 1.5 against 1.9, chance to win 55 % against 40 %, from 1000 and \
             200 tries. This one: score 70. The other: 1 in 6 to lose 20."
        );
        assert_eq!(
            hints[1].reason,
            "It typically costs 0.4 of a place and 15 % of the chance to win against the best."
        );
        assert!(hints[2].reason.starts_with("About as good"));
        assert!(hints[3].reason.contains("not look worth"));
        give_reasons(&mut hints[..1], 4);
        assert_eq!(hints[0].reason, "It is the only legal action.");
    }
}
