//! What the JSON of a game looks like, as JSON Schema: what its types say, and the bounds that its switches have.

use engine::Shown;
use engine::schema::Part;
use engine::schemars::{Schema, json_schema};
use protocol::{Switch, SwitchValues};
use serde_json::Value;

use crate::switches::switches;

/// The schema of a part, with the game and the part as its title.
pub(crate) fn schema<G: Shown>(part: Part) -> Value {
    let mut schema = G::schema(part).unwrap_or_else(|| of_any_game(part));
    schema.insert("title".to_string(), format!("{} {}", G::ID, part.name()).into());
    let mut schema = schema.to_value();
    if part == Part::Options {
        switches::<G>().iter().for_each(|switch| bound(&mut schema, switch));
    }
    schema
}

/// What all games have in common, for one whose types have no schemas.
fn of_any_game(part: Part) -> Schema {
    const DRAFT: &str = "https://json-schema.org/draft/2020-12/schema";
    match part {
        Part::Options | Part::View => json_schema!({"$schema": DRAFT, "title": "", "type": "object"}),
        Part::Action | Part::Event => json_schema!({
            "$schema": DRAFT,
            "title": "",
            "type": "object",
            "properties": {"type": {"type": "string"}},
            "required": ["type"],
        }),
    }
}

/// A number's type is wider than what its switch allows.
fn bound(options: &mut Value, switch: &Switch) {
    let SwitchValues::Range { least, most, .. } = switch.values else { return };
    let property = options.pointer_mut(&format!("/properties/{}", switch.key)).and_then(Value::as_object_mut);
    if let Some(property) = property.filter(|property| property.contains_key("type")) {
        property.insert("minimum".to_string(), least.into());
        property.insert("maximum".to_string(), most.into());
    }
}
