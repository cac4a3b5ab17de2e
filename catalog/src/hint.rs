//! A bot's advice: what it thinks of a seat's choices, how likely each of them is to win, and why.

use std::cmp::Ordering;

use bots::{Chances, Estimate, First, Foresight, Settings, Stop, THOUGHT_MAX, Thought};
use engine::{Phrase, Seat, Study, Value, View};
use protocol::{Choice, Hint};

use crate::reasons::{gains, losses};
use crate::running::choice;

/// How many choices are played to the end of the race.
const MEASURED: usize = 6;

/// In how many worlds, at least and at most: ten for each time that the bot tried its own choice.
const WORLDS: (u32, u32) = (16, 600);
const WORLDS_A_TRY: u32 = 10;

/// Worlds that are looked at for reasons.
const AHEAD: u32 = 48;

/// A choice with what the worlds say of it.
struct Measured<A> {
    action: A,
    chances: Chances,
    /// How much more chance to win it gives than the bot's own choice.
    lead: Estimate,
}

impl<A> Measured<A> {
    /// Whether it is better than another by more than two standard errors. Leads have the same dice and the same beginning to compare
    /// with, so that theirs is the larger error if anything.
    fn is_better_than(&self, other: &Measured<A>) -> bool {
        let error = self.lead.error.hypot(other.lead.error);
        self.lead.mean - other.lead.mean > 2.0 * error
    }

    fn order(one: &Measured<A>, other: &Measured<A>) -> Ordering {
        other.lead.mean.total_cmp(&one.lead.mean)
    }
}

/// The bot's own choice first, unless one is better than that as far as can be told; the others by their chances.
fn best_first<A>(mut measured: Vec<Measured<A>>) -> Vec<Measured<A>> {
    let better = |own: &Measured<A>| {
        let found = measured.iter().enumerate().filter(|(_, other)| other.is_better_than(own));
        found.min_by(|(_, one), (_, other)| Measured::order(one, other)).map(|(i, _)| i)
    };
    let Some(best) = measured.first().map(|own| better(own).unwrap_or(0)) else { return measured };
    measured[..=best].rotate_right(1);
    measured[1..].sort_by(Measured::order);
    measured
}

/// Who asks what, and from what chance worlds are dealt.
struct Asked<'a, G: Study> {
    game: &'a G,
    view: &'a View<G>,
    seat: Seat,
    seed: u64,
}

/// A bot's thoughts, the best first, with chances and reasons. The choices that it likes most are played to the end of the race in the
/// same worlds, so that their chances are those of whole races and can be compared.
pub(crate) fn explain<G: Study>(
    game: &G,
    view: &View<G>,
    seat: Seat,
    (thoughts, stop): (&[Thought<G::Action>], &Stop),
    seed: u64,
) -> Vec<Hint> {
    let asked = Asked { game, view, seat, seed };
    let measured = best_first(asked.measure(thoughts, stop));
    let mut reasons = asked.reasons(&measured).into_iter();
    let mut said: Vec<Phrase> = Vec::new();
    let hint = |(i, thought): (usize, &Thought<G::Action>)| {
        let found = measured.get(i);
        let action = found.map_or(thought.action, |measured| measured.action);
        let found = found.map(|measured| &measured.chances);
        let Choice { action, rule, say, outlook, .. } = choice(game, view, seat, &action);
        let reason = match (found, thoughts.len()) {
            (_, 1) => Phrase::new("hint-only"),
            (Some(_), _) => reasons.next().expect("what was measured has a reason"),
            (None, _) => Phrase::new("hint-untried"),
        };
        // No sentence twice.
        let reason = Some(reason).filter(|reason| !said.contains(reason));
        said.extend(reason.clone());
        let (win, place) = match found {
            // A seat alone always wins.
            Some(_) if game.seats() < 2 => (Estimate { mean: 1.0, error: 0.0 }, 1.0),
            Some(chances) => (chances.of(seat), chances.place(seat, game.seats())),
            None => (Estimate { mean: thought.win, error: 0.0 }, thought.place),
        };
        let tries = found.map_or(0, |chances| chances.worlds);
        Hint { action, rule, say, outlook, place, win: win.mean, error: win.error, tries, reason }
    };
    thoughts.iter().enumerate().map(hint).collect()
}

impl<G: Study> Asked<'_, G> {
    /// The choices that the bot tried, the first of them, played to the end of the race.
    fn measure(&self, thoughts: &[Thought<G::Action>], stop: &Stop) -> Vec<Measured<G::Action>> {
        let tried = || thoughts.iter().take_while(|thought| thought.visits > 0).take(MEASURED);
        let Some(best) = tried().next().filter(|_| thoughts.len() > 1) else { return Vec::new() };
        let worlds = best.visits.saturating_mul(WORLDS_A_TRY).clamp(WORLDS.0, worlds_at_most(stop));
        let firsts: Vec<First<G::Action>> =
            tried().map(|thought| Some((self.seat, thought.action))).collect();
        let mut found = vec![Chances::default(); firsts.len()];
        let mut foresight = Foresight::new(Settings { horizon: Some(u32::MAX), ..Settings::default() });
        for from in (0..worlds).step_by(WORLDS.0 as usize) {
            if from > 0 && stop.is_asked() {
                break;
            }
            let to = (from + WORLDS.0).min(worlds);
            foresight.look(self.game, self.view, &firsts, from..to, self.seed, &mut found);
        }
        let measured = |(thought, chances): (&Thought<G::Action>, Chances)| Measured {
            action: thought.action,
            lead: chances.lead(self.seat),
            chances,
        };
        tried().zip(found).map(measured).collect()
    }

    /// A reason for each measured choice: the best against the one that comes nearest to it, the others against the best.
    fn reasons(&self, measured: &[Measured<G::Action>]) -> Vec<Phrase> {
        let Some((best, others)) = measured.split_first() else { return Vec::new() };
        let of_best = match others.first() {
            Some(nearest) => self.against(best, nearest),
            None => Phrase::new("hint-nothing-else"),
        };
        let of_other = |other: &Measured<G::Action>| match best.is_better_than(other) {
            true => {
                let pair = [self.ahead(best.action), self.ahead(other.action)];
                let phrase = self.compared(Phrase::new("hint-costs"), &other.chances, &best.chances);
                because(phrase, losses(self.game, self.seat, &pair))
            }
            false => Phrase::new("hint-as-good"),
        };
        std::iter::once(of_best).chain(others.iter().map(of_other)).collect()
    }

    fn against(&self, best: &Measured<G::Action>, other: &Measured<G::Action>) -> Phrase {
        let said = choice(self.game, self.view, self.seat, &other.action).say;
        if !best.is_better_than(other) {
            return Phrase::new("hint-close").with("other", said).with("worlds", best.chances.worlds);
        }
        let better = Phrase::new("hint-better").with("other", said);
        let phrase = self.compared(better, &best.chances, &other.chances);
        because(phrase, gains(self.game, self.seat, &[self.ahead(other.action), self.ahead(best.action)]))
    }

    /// Worlds after a choice in which the seat is to choose again.
    fn ahead(&self, action: G::Action) -> Vec<G::Position> {
        let mut foresight = Foresight::new(Settings::default());
        let ways = foresight.ahead(self.game, self.view, (self.seat, action), AHEAD, self.seed);
        ways.into_iter().map(|way| way.end).collect()
    }

    /// The chance to win of one choice and of another; a seat alone has none.
    fn compared(&self, phrase: Phrase, one: &Chances, other: &Chances) -> Phrase {
        let win = |chances: &Chances| percent(chances.of(self.seat).mean);
        let against = match self.game.seats() {
            0 | 1 => Phrase::new("hint-against-alone"),
            _ => Phrase::new("hint-against").with("win", win(one)).with("other_win", win(other)),
        };
        phrase.with("against", against.with("worlds", one.worlds))
    }
}

/// In more worlds for whoever waits longer than bots usually think: then the chances are known better.
fn worlds_at_most(stop: &Stop) -> u32 {
    let patience = stop.limit().map_or(1, |limit| (limit.as_secs() / THOUGHT_MAX.as_secs()).max(1));
    u32::try_from(patience).map_or(u32::MAX, |patience| WORLDS.1.saturating_mul(patience))
}

fn because(phrase: Phrase, parts: Vec<Phrase>) -> Phrase {
    match parts.is_empty() {
        true => phrase,
        false => Phrase::new("hint-because").with("reason", phrase).with("parts", Value::list(parts)),
    }
}

/// Expected place, chance to win and from how many worlds; nothing if it was not played to the end.
pub fn figures(hint: &Hint) -> Option<Phrase> {
    let phrase = Phrase::new("hint-figures")
        .with("place", Value::decimal(hint.place, 2))
        .with("win", percent(hint.win))
        .with("error", percent(2.0 * hint.error))
        .with("tries", hint.tries);
    (hint.tries > 0).then_some(phrase)
}

fn percent(share: f64) -> i64 {
    (share * 100.0).round() as i64
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ordered(leads: &[(f64, f64)]) -> Vec<usize> {
        let measured = |(action, &(mean, error))| Measured {
            action,
            chances: Chances::default(),
            lead: Estimate { mean, error },
        };
        let ordered = best_first(leads.iter().enumerate().map(measured).collect());
        ordered.into_iter().map(|measured| measured.action).collect()
    }

    #[test]
    fn what_can_be_told_to_be_better_than_the_bots_own_choice_is_recommended() {
        assert_eq!(ordered(&[(0.0, 0.0), (0.05, 0.01), (-0.1, 0.01), (0.09, 0.02)]), [3, 1, 0, 2]);
    }

    #[test]
    fn the_bots_own_choice_is_recommended_if_no_other_can_be_told_to_be_better() {
        assert_eq!(ordered(&[(0.0, 0.0), (-0.1, 0.01), (0.09, 0.05)]), [0, 2, 1]);
        assert_eq!(ordered(&[]), [0; 0]);
    }
}
