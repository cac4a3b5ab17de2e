//! What is said of a review, in phrases: the same on the command line and on the screen.

use engine::{Phrase, Value};
use protocol::{Detail, Happening, ReviewBetter, ReviewClass, ReviewMoment, Told};

use crate::{AnyRace, Sight};

/// How many things that a step brought are named.
const NAMED: usize = 4;

/// A share of a whole in hundredths: "12 %".
pub fn percent(share: f64, decimals: u8) -> Phrase {
    Phrase::new("review-percent").with("number", Value::decimal(100.0 * share, decimals))
}

/// A change with its sign: "+12 %".
pub fn signed(change: f64) -> Phrase {
    let sign = if change < 0.0 { "−" } else { "+" };
    Phrase::new("review-signed").with("sign", Value::text(sign)).with("share", percent(change.abs(), 0))
}

/// What a class of choices is called.
pub fn review_class(class: ReviewClass) -> Phrase {
    Phrase::new(match class {
        ReviewClass::Forced => "review-forced",
        ReviewClass::Best => "review-best",
        ReviewClass::Good => "review-good",
        ReviewClass::Inaccuracy => "review-inaccuracy",
        ReviewClass::Mistake => "review-mistake",
        ReviewClass::Blunder => "review-blunder",
    })
}

/// What a choice cost against a better one.
pub fn review_step(step: u32, chosen: Phrase, moment: &ReviewMoment, better: &ReviewBetter) -> Phrase {
    Phrase::new("review-step")
        .with("step", step)
        .with("class", review_class(moment.class))
        .with("action", chosen)
        .with("loss", percent(better.loss, 0))
        .with("error", percent(2.0 * better.error, 0))
}

/// The better choice.
pub fn review_better(better: &ReviewBetter) -> Phrase {
    Phrase::new("review-better").with("action", better.say.clone()).with("chance", percent(better.chance, 0))
}

/// Why it is better, and what would have followed, as far as that is known.
pub fn review_why(better: &ReviewBetter) -> [Option<Phrase>; 2] {
    let reasons = Phrase::new("review-reasons").with("parts", Value::list(better.reasons.clone()));
    let step = |step: &protocol::ReviewStep| {
        Phrase::new("review-line-step").with("seat", step.seat).with("action", step.say.clone())
    };
    let line = Phrase::new("review-line").with("steps", Value::list(better.line.iter().map(step)));
    [(!better.reasons.is_empty()).then_some(reasons), (!better.line.is_empty()).then_some(line)]
}

/// A stroke of luck: what a step changed, and what it brought.
pub fn review_stroke(step: u32, change: f64, race: &dyn AnyRace) -> Phrase {
    Phrase::new("review-stroke")
        .with("step", step)
        .with("change", signed(change))
        .with("what", review_happened(race, step))
}

/// What a step brought, in a few words; the race remembers it.
pub fn review_happened(race: &dyn AnyRace, step: u32) -> Value {
    if step == 0 {
        return Phrase::new("review-set-up").into();
    }
    let told = race.tell(step, Sight::Whole, Detail::Full);
    let said = told.into_iter().flat_map(|step| step.events).filter_map(|event| match event {
        Happening::Explained(Told { say, .. }) => Some(say),
        Happening::Plain(_) => None,
    });
    Value::list(said.take(NAMED))
}
