//! The lines of cards, Events and the Eddy Out as messages.

use engine::{Kind, Phrase, Value};

use crate::Whitewater;
use crate::cards::{Choice, Effect, Lines, Source, Token};
use crate::rules::speed;

impl Whitewater {
    /// The lines of a card; of a card with a choice, both lists.
    pub(crate) fn lines_of(&self, source: Source) -> Value {
        let lines = self.printed.lines(source, None);
        if !lines.contains(&Effect::Choose) {
            return listed(lines);
        }
        let mut lists = Choice::ALL.iter().map(|choice| listed(self.printed.lines(source, Some(*choice))));
        let first = lists.next().unwrap_or(Value::text(""));
        lists.fold(first, |one, other| Phrase::new("line-or").with("one", one).with("other", other).into())
    }

    /// WW-040: the lines of an Eddy Out for a kayak at that speed.
    pub(super) fn eddy_lines(&self, mut speed: u8) -> Value {
        let lines = self.printed.lines(Source::EddyOut, None).iter().map(|line| eddy_line(*line, &mut speed));
        let said = lines.reduce(|one, other| Phrase::new("eddy-then").with("one", one).with("other", other));
        said.map_or(Value::text(""), Value::from)
    }
}

/// Lines from the top.
pub(super) fn listed(lines: &Lines) -> Value {
    Value::parts(lines.iter().copied().map(phrase))
}

/// A line of an Eddy Out; `speed` becomes what it is afterwards.
fn eddy_line(line: Effect, speed: &mut u8) -> Phrase {
    let from = *speed;
    match line {
        Effect::Speed(by) => *speed = speed::changed(from, by),
        Effect::SetSpeed(to) => *speed = to,
        Effect::Discard(n) => return Phrase::new("eddy-discard").with("cards", n),
        _ => return phrase(line),
    }
    match *speed == from {
        true => Phrase::new("eddy-speed-stays").with("speed", from),
        false => Phrase::new("eddy-speed").with("from", from).with("to", *speed),
    }
}

/// WW-090: a line.
pub(crate) fn phrase(effect: Effect) -> Phrase {
    match effect {
        Effect::Speed(n @ ..0) => Phrase::new("line-slower").with("by", -n),
        Effect::Speed(n) => Phrase::new("line-faster").with("by", n),
        Effect::SetSpeed(n) => Phrase::new("line-set-speed").with("speed", n),
        Effect::Maneuver(0) => Phrase::new("line-maneuver"),
        Effect::Maneuver(bonus) => Phrase::new("line-maneuver-more").with("by", bonus),
        Effect::Advance(n) => Phrase::new("line-advance").with("spaces", n),
        Effect::AdvanceRiver => Phrase::new("line-advance-river"),
        Effect::Draw(n) => Phrase::new("line-draw").with("cards", n),
        Effect::Discard(n) => Phrase::new("line-discard").with("cards", n),
        Effect::Place(Token::Rapids) => Phrase::new("line-place-rapids"),
        Effect::Place(Token::Rock) => Phrase::new("line-place-rock"),
        Effect::Recall => Phrase::new("line-recall"),
        Effect::Choose => Phrase::new("line-choose"),
        Effect::ClearTokens => Phrase::new("line-clear-tokens"),
    }
}
