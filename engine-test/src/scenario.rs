//! Scenario files: a position, a script, and what must hold. The format is that of the specifications.

use std::fmt;
use std::path::Path;

use engine::content::plain;
use engine::{Answer, Phrase};
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

use crate::reading::{self, NoJson};

/// A worked example that a machine can check.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Scenario {
    /// The game's id.
    pub game: String,
    /// What it shows, in a sentence.
    pub title: String,
    /// The rules that it shows.
    #[serde(default)]
    pub rules: Vec<String>,
    /// Switches that differ from their defaults.
    #[serde(default = "empty_object")]
    pub options: Value,
    /// Where it begins.
    pub position: Value,
    /// Chance that no step answers comes from this seed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seed: Option<u64>,
    /// What is done.
    #[serde(default)]
    pub script: Vec<ScriptStep>,
    /// What must hold.
    #[serde(default)]
    pub expect: Vec<Expect>,
}

/// One action of a scenario.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ScriptStep {
    /// Who acts.
    pub seat: u8,
    /// What is chosen.
    pub action: Value,
    /// The chance events that the step meets, in order.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub chance: Vec<Answer>,
    /// The action must be refused, and nothing may change.
    #[serde(default, skip_serializing_if = "is_false")]
    pub error: bool,
}

/// What must hold after a number of steps.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Expect {
    /// How many steps have been applied.
    pub after: usize,
    /// Matches the position partially.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub position: Option<Value>,
    /// Occur in this order among the events of the last step.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub events: Option<Vec<Value>>,
    /// Do not occur among the events of the last step.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub never: Vec<Value>,
    /// Legal actions by seat.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub legal: Vec<ExpectLegal>,
    /// Actions that must be refused.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub illegal: Vec<ExpectIllegal>,
    /// What viewers must see, matched partially.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub views: Vec<ExpectView>,
    /// Who has which decision, whole: `[{"seat": 0, "decision": "play"}]`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub deciding: Option<Value>,
}

/// Actions that a seat must have.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ExpectLegal {
    /// Whose.
    pub seat: u8,
    /// Which.
    pub actions: Vec<Value>,
    /// And no others.
    #[serde(default)]
    pub exactly: bool,
}

/// An action that a seat must not have.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ExpectIllegal {
    /// Whose.
    pub seat: u8,
    /// Which.
    pub action: Value,
}

/// What a viewer must see.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ExpectView {
    /// A seat, or null for a spectator.
    pub seat: Option<u8>,
    /// Matches the view partially.
    pub position: Value,
}

fn empty_object() -> Value {
    Value::Object(Map::new())
}

fn is_false(value: &bool) -> bool {
    !value
}

/// A file that cannot be read as scenarios: where (line and column, from 1) and why.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unreadable {
    /// The line, if the fault is in the text.
    pub line: Option<usize>,
    /// The column, if the fault is in the text.
    pub column: Option<usize>,
    /// What is wrong, to be said.
    pub say: Phrase,
}

/// For logs and failing tests.
impl fmt::Display for Unreadable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self.line, self.column) {
            (Some(line), Some(column)) => write!(f, "line {line}, column {column}: {}", self.say),
            _ => write!(f, "{}", self.say),
        }
    }
}

impl std::error::Error for Unreadable {}

impl Unreadable {
    fn whole(say: Phrase) -> Unreadable {
        Unreadable { line: None, column: None, say }
    }

    /// A text that is no JSON.
    fn json(wrong: &NoJson) -> Unreadable {
        let (line, column) = wrong.place();
        Unreadable { line: Some(line), column: Some(column), say: wrong.phrase() }
    }

    /// JSON that is no scenario: it is read once more to know what is wrong with it.
    fn scenario(value: &Value, error: &serde_json::Error, lines_before: usize) -> Unreadable {
        let wrong = match value {
            Value::Array(_) => reading::read::<Vec<Scenario>>(value).err(),
            _ => reading::read::<Scenario>(value).err(),
        };
        let stopped = Unreadable::json(&NoJson::broken(error).below(lines_before));
        match wrong {
            Some(wrong) => Unreadable { say: wrong.phrase("scenario", 0), ..stopped },
            None => stopped,
        }
    }

    /// Bytes that are no text: the place of the first one that is not UTF-8.
    fn no_text(bytes: &[u8]) -> Unreadable {
        let sound = bytes.utf8_chunks().next().map_or("", |chunk| chunk.valid());
        let column = sound.chars().rev().take_while(|c| *c != '\n').count() + 1;
        let line = sound.matches('\n').count() + 1;
        Unreadable { line: Some(line), column: Some(column), say: Phrase::new("file-no-text") }
    }
}

/// Reads a scenario, or an array of them, from JSON.
pub fn read_json(text: &str) -> Result<Vec<Scenario>, Unreadable> {
    read_block(plain(text), 0)
}

/// Reads every scenario in the `json` blocks of a Markdown text; blocks without a `script` are passed over.
pub fn read_markdown(text: &str) -> Result<Vec<Scenario>, Unreadable> {
    let mut scenarios = Vec::new();
    let mut block: Option<(usize, String)> = None;
    for (number, line) in plain(text).lines().enumerate() {
        match &mut block {
            None if line.trim_end() == "```json" => block = Some((number + 1, String::new())),
            None => {}
            Some((from, json)) if line.trim_end() == "```" => {
                if json.contains("\"script\"") {
                    scenarios.extend(read_block(json, *from)?);
                }
                block = None;
            }
            Some((_, json)) => {
                json.push_str(line);
                json.push('\n');
            }
        }
    }
    Ok(scenarios)
}

/// Reads a file of scenarios: JSON, or Markdown if its name ends in `.md`.
pub fn read_file(path: &Path) -> Result<Vec<Scenario>, Unreadable> {
    let bytes = std::fs::read(path).map_err(|error| Unreadable::whole(reading::not_opened(&error)))?;
    let text = String::from_utf8(bytes).map_err(|error| Unreadable::no_text(error.as_bytes()))?;
    let scenarios = if path.extension().is_some_and(|extension| extension == "md") {
        read_markdown(&text)
    } else {
        read_json(&text)
    }?;
    if scenarios.is_empty() {
        return Err(Unreadable::whole(Phrase::new("file-no-scenario")));
    }
    Ok(scenarios)
}

fn read_block(json: &str, lines_before: usize) -> Result<Vec<Scenario>, Unreadable> {
    let value = reading::parse(json).map_err(|wrong| Unreadable::json(&wrong.below(lines_before)))?;
    // The text is parsed straight into scenarios, so that a fault inside one still has its line and column.
    let result = if json.trim_start().starts_with('[') {
        serde_json::from_str(json)
    } else {
        serde_json::from_str(json).map(|scenario| vec![scenario])
    };
    result.map_err(|error| Unreadable::scenario(&value, &error, lines_before))
}
