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

    /// Expected place, chance to win and from how many tries; nothing if it was not tried.
    pub fn figures(&self) -> Option<String> {
        let (place, win) = (self.place, percent(self.win));
        let tries = self.tries;
        (tries > 0).then(|| format!("expected place {place:.2}, chance to win {win}, from {tries} tries"))
    }
}

/// Writes the reasons: the best against the second, the others against the best.
pub(crate) fn give_reasons<A>(hints: &mut [Hint], thoughts: &[Thought<A>], seats: u8) {
    let values: Vec<f64> = thoughts.iter().map(|thought| thought.value).collect();
    let reason = |i: usize| match (&hints[i], i) {
        (_, 0) if hints.len() == 1 => "It is the only legal action.".to_string(),
        (best, 0) => why_it_is_best(best, &hints[1], is_clear(hints, &values, 1), seats),
        (hint, i) => what_it_costs(&hints[0], hint, is_clear(hints, &values, i)),
    };
    let reasons: Vec<String> = (0..hints.len()).map(reason).collect();
    for (hint, reason) in hints.iter_mut().zip(reasons) {
        hint.reason = reason;
    }
}

fn why_it_is_best(best: &Hint, second: &Hint, is_better: bool, seats: u8) -> String {
    let mut against = format!(
        "expected place {:.1} against {:.1}, chance to win {} against {}, ",
        best.place,
        second.place,
        percent(best.win),
        percent(second.win)
    );
    if seats < 2 {
        // Alone one is always first; what counts is to come far soon.
        against.clear();
    }
    against.push_str(&format!("from {} and {} tries", best.tries, second.tries));
    let mut reason = if second.tries == 0 {
        format!("Nothing else looked worth a try: expected place {:.1}.", best.place)
    } else if is_better {
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

fn what_it_costs(best: &Hint, hint: &Hint, is_worse: bool) -> String {
    if hint.tries == 0 {
        return "It did not look worth a try.".to_string();
    }
    if !is_worse {
        return "About as good as the best, as far as the bot can tell.".to_string();
    }
    let places = hint.place - best.place;
    let (from, to) = (percent(best.win), percent(hint.win));
    let falls = best.win > hint.win && from != to;
    match (places >= 0.05, falls) {
        (true, true) => {
            format!("It typically costs {places:.1} of a place; the chance to win falls from {from} to {to}.")
        }
        (true, false) => format!("It typically costs {places:.1} of a place against the best."),
        (false, true) => format!("The chance to win falls from {from} to {to}."),
        (false, false) => "A little worse than the best.".to_string(),
    }
}

/// Whether the best is worth more than another by more than twice the error of the means. The variance of something
/// between 0 and 1 with mean p is at most p (1 - p), so the error is not understated.
fn is_clear(hints: &[Hint], values: &[f64], other: usize) -> bool {
    let error = |i: usize| {
        let value = values[i].clamp(0.0, 1.0);
        value * (1.0 - value) / f64::from(hints[i].tries.max(1))
    };
    values[0] - values[other] > 2.0 * (error(0) + error(other)).sqrt()
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

    fn explain(hints: &mut [Hint], values: &[f64]) {
        let thought = |(hint, value): (&Hint, &f64)| Thought {
            action: (),
            visits: hint.tries,
            value: *value,
            win: hint.win,
            place: hint.place,
            prior: 0.0,
        };
        let thoughts: Vec<Thought<()>> = hints.iter().zip(values).map(thought).collect();
        give_reasons(hints, &thoughts, 4);
    }

    #[test]
    fn a_reason_says_how_much_better_and_admits_what_is_too_close() {
        let mut hints = [
            hint("Hold", "score 70.", 1.5, 0.55, 1000),
            hint("Roll", "1 in 6 to lose 20.", 1.9, 0.4, 200),
            hint("Wait", "", 1.52, 0.54, 150),
            hint("Dive", "", 1.48, 0.2, 500),
            hint("Swim", "", 1.53, 0.552, 90_000),
            hint("Rest", "", 1.8, 0.551, 90_000),
            hint("Fly", "", 2.0, 0.0, 0),
        ];
        explain(&mut hints, &[0.7, 0.55, 0.69, 0.5, 0.66, 0.6, 0.0]);
        assert_eq!(
            hints.each_ref().map(|hint| hint.reason.as_str()),
            [
                "Better than \"Roll\": expected place 1.5 against 1.9, chance to win 55 % against 40 %, from 1000 \
                 and 200 tries. This one: score 70. The other: 1 in 6 to lose 20.",
                "It typically costs 0.4 of a place; the chance to win falls from 55 % to 40 %.",
                "About as good as the best, as far as the bot can tell.",
                "The chance to win falls from 55 % to 20 %.",
                "A little worse than the best.",
                "It typically costs 0.3 of a place against the best.",
                "It did not look worth a try.",
            ]
        );
        let figures = "expected place 1.90, chance to win 40 %, from 200 tries";
        assert_eq!((hints[1].figures().as_deref(), hints[6].figures()), (Some(figures), None));
        hints[1].place = 1.5;
        explain(&mut hints[..2], &[0.7, 0.55]);
        assert!(
            hints[0].reason.starts_with("Better than"),
            "by the chance to win alone: {}",
            hints[0].reason
        );
        explain(&mut hints[..2], &[0.7, 0.69]);
        assert!(hints[0].reason.starts_with("About as good as \"Roll\", too close to call"));
        explain(&mut hints[..1], &[0.7]);
        assert_eq!(hints[0].reason, "It is the only legal action.");
        explain(&mut [], &[]);
    }
}
