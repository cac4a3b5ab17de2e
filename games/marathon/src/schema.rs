//! What hand-written JSON looks like: the types of which no derive knows it.

use engine::Kind;
use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};

use crate::content::Card;
use crate::options::Deck;

/// Every card is written; cards that are left out count 0.
impl JsonSchema for Deck {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "Deck".into()
    }

    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        let mut schema = json_schema!({
            "description": "MA-072: how many of each card are in the deck; cards left out count 0.",
            "type": "object",
            "propertyNames": {"enum": Card::NAMES},
            "additionalProperties": generator.subschema_for::<u16>(),
        });
        if generator.contract().is_serialize() {
            schema.insert("required".to_string(), Card::NAMES.into());
        }
        schema
    }
}
