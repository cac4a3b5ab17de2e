//! What a race tells: decisions, actions, events, places, and what bots think of actions. A race of any game tells it in these
//! types, and they go over the wire as they are.

use std::collections::BTreeMap;

use engine::{Idle, Phrase, Seat};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::Change;
use crate::said::PhraseSchema;

/// A decision that is owed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Deciding {
    /// Who owes it.
    #[schemars(with = "u8")]
    pub seat: Seat,
    /// Its name.
    pub decision: String,
}

/// The places of a race.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Places {
    /// Place by seat, from 1; level seats share a place.
    pub places: Vec<u8>,
    /// The seats in first place.
    #[schemars(with = "Vec<u8>")]
    pub winners: Vec<Seat>,
}

/// How far a race has come and how the seats stand, by what a viewer sees.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Standing {
    /// The round that is being played, from 1, or that was the last; 0 in a set-up with choices.
    pub round: u32,
    /// Place by seat as they stand, from 1; level seats share a place.
    pub places: Vec<u8>,
    /// What follows from the view and pictures show, by names of the game's own. In a step only what has changed;
    /// null for one that no longer holds.
    #[serde(default, skip_serializing_if = "Facts::is_empty")]
    pub facts: Facts,
}

impl Standing {
    /// How the race stands after an event of the last step, which says what it changed.
    pub fn after(mut self, told: &Told) -> Standing {
        self.round = told.round.unwrap_or(self.round);
        if let Some(places) = &told.places {
            self.places.clone_from(places);
        }
        self.facts.extend(told.facts.clone());
        self.facts.retain(|_, fact| !fact.is_null());
        self
    }
}

/// What follows from a view, by names of the game's own.
pub type Facts = BTreeMap<String, Value>;

/// One of the figures by which places were given. Of two seats the first one in which they differ decides.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Ground {
    /// The rule behind it.
    pub rule: String,
    /// What the figure is called. The message may have attributes: `figure` says a figure `$n`, `why` that it has put `$first` (with
    /// `$a`) before `$second` (with `$b`), `though` that by this one it would have been the other way round.
    #[schemars(with = "PhraseSchema")]
    pub say: Phrase,
    /// Whether the smaller figure goes first.
    pub less: bool,
    /// Every seat's figure; seats without one come last.
    pub figures: Vec<Option<i32>>,
}

/// A legal action: plain, or explained with detail `full`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(untagged)]
pub enum Legal {
    /// With what is to be said of it.
    Explained(Choice),
    /// The action alone.
    Plain(Value),
}

impl Legal {
    /// Explained choices as they are told: of those that lead to the same only the first one says to what.
    pub fn explained(choices: Vec<Choice>) -> Vec<Legal> {
        let mut told: Vec<Choice> = Vec::with_capacity(choices.len());
        for mut choice in choices {
            let is_same = |other: &Choice| {
                other.like.is_none()
                    && other.forecast == choice.forecast
                    && other.outlook == choice.outlook
                    && other.rules == choice.rules
            };
            if choice.forecast.is_some()
                && let Some(first) = told.iter().position(is_same)
            {
                (choice.forecast, choice.outlook, choice.like) = (None, None, Some(first as u32));
                choice.rules.clear();
            }
            told.push(choice);
        }
        told.into_iter().map(Legal::Explained).collect()
    }
}

/// A legal action, explained.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Choice {
    /// The action, to be sent as it is.
    pub action: Value,
    /// The rule behind it.
    pub rule: String,
    /// The action with its price.
    #[schemars(with = "PhraseSchema")]
    pub say: Phrase,
    /// What it would lead to, in the game's own form.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub forecast: Option<Value>,
    /// The same in a few words.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schemars(with = "Option<PhraseSchema>")]
    pub outlook: Option<Phrase>,
    /// The rules of what it would lead to, beside its own.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub rules: Vec<String>,
    /// Present if it does nothing: `once`, or `window` where people may want to pass always.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schemars(with = "Option<IdleSchema>")]
    pub idle: Option<Idle>,
    /// In a list of legal actions, the place from 0 of an earlier one that leads to the same: its `forecast`, `outlook` and `rules` are this one's.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub like: Option<u32>,
}

/// What an action is that does nothing.
#[derive(JsonSchema)]
#[schemars(rename = "Idle", rename_all = "snake_case")]
#[expect(dead_code, reason = "it only describes engine::Idle")]
enum IdleSchema {
    /// It lets this decision go by.
    Once,
    /// It lets a window go by that opens again and again and is seldom used.
    Window,
}

/// An event: plain, or explained with detail `full`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(untagged)]
pub enum Happening {
    /// With what is to be said of it.
    Explained(Told),
    /// The event alone.
    Plain(Value),
}

/// An event, explained.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Told {
    /// The event.
    pub event: Value,
    /// The rule behind it.
    pub rule: String,
    /// What happened.
    #[schemars(with = "PhraseSchema")]
    pub say: Phrase,
    /// What it changed in the view, since the event before or since the step began. An event is told when its change is done.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub changes: Vec<Change>,
    /// The round, with the first event of a step and with every one that begins another.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub round: Option<u32>,
    /// Place by seat as they then stand, by what the viewer sees, where that has changed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub places: Option<Vec<u8>>,
    /// Those facts of the standing that have changed; null for one that no longer holds.
    #[serde(default, skip_serializing_if = "Facts::is_empty")]
    pub facts: Facts,
}

/// What a bot thinks of a legal action.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Hint {
    /// The action.
    pub action: Value,
    /// The rule behind it.
    pub rule: String,
    /// The action with its price.
    #[schemars(with = "PhraseSchema")]
    pub say: Phrase,
    /// What it would lead to, in a few words.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schemars(with = "Option<PhraseSchema>")]
    pub outlook: Option<Phrase>,
    /// The mean place in the worlds in which the race was played to its end with this action.
    pub place: f64,
    /// The chance to win there: of what is called 30 %, about 30 % is won.
    pub win: f64,
    /// The standard error of that.
    pub error: f64,
    /// How many worlds those were; 0 if the action did not look worth it, and place and chance are guesses then.
    pub tries: u32,
    /// Why it is best, or what it costs against the best; nothing if that was said of another already.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schemars(with = "Option<PhraseSchema>")]
    pub reason: Option<Phrase>,
}

/// A step of a race, told to somebody.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
pub struct ToldStep {
    /// Its number among the actions that stand; 0 is the set-up.
    pub seq: u32,
    /// Who acted; nobody in the set-up.
    #[schemars(with = "Option<u8>")]
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seat: Option<Seat>,
    /// What was chosen: only for who chose it and for the whole truth, since a choice may be secret.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub action: Option<Value>,
    /// What happened.
    pub events: Vec<Happening>,
    /// What changed in the view: after the last event if the events say what they changed, else since the step before.
    pub changes: Vec<Change>,
    /// How the race stands then, where that has changed likewise.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub standing: Option<Standing>,
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    fn choice(at: u32, forecast: Option<Value>, outlook: Option<&'static str>) -> Choice {
        Choice {
            action: json!({"at": at}),
            rule: "XX-001".to_string(),
            say: Phrase::new("action"),
            forecast,
            outlook: outlook.map(Phrase::new),
            rules: outlook.map(|_| "XX-002".to_string()).into_iter().collect(),
            idle: None,
            like: None,
        }
    }

    #[test]
    fn what_several_choices_lead_to_is_told_once_and_nothing_is_lost() {
        let (near, far) = (Some(json!({"to": 1})), Some(json!({"to": 9})));
        let choices = vec![
            choice(0, near.clone(), Some("near")),
            choice(1, far.clone(), Some("far")),
            choice(2, near.clone(), Some("near")),
            choice(3, near.clone(), Some("nearly")),
            choice(4, None, None),
            choice(5, None, None),
            choice(6, near, Some("near")),
        ];
        let told = Legal::explained(choices.clone());
        let like = |legal: &Legal| match legal {
            Legal::Explained(choice) => choice.like,
            Legal::Plain(_) => None,
        };
        let likes: Vec<Option<u32>> = told.iter().map(like).collect();
        assert_eq!(likes, [None, None, Some(0), None, None, None, Some(0)]);
        let whole = |legal: &Legal| match legal {
            Legal::Explained(choice) => match choice.like {
                None => choice.clone(),
                Some(first) => {
                    let Legal::Explained(Choice { forecast, outlook, rules, .. }) = &told[first as usize]
                    else {
                        panic!("explained")
                    };
                    Choice {
                        forecast: forecast.clone(),
                        outlook: outlook.clone(),
                        rules: rules.clone(),
                        like: None,
                        ..choice.clone()
                    }
                }
            },
            Legal::Plain(action) => panic!("explained: {action}"),
        };
        assert_eq!(told.iter().map(whole).collect::<Vec<_>>(), choices);
    }
}
