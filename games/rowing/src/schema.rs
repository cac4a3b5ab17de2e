//! What hand-written JSON looks like: the types of which no derive knows it.

use engine::looks_like;

use crate::action::Rate;
use crate::cards::{Card, Cards};
use crate::notation::WrittenChoice;
use crate::options::Amount;

looks_like!(Rate, "RW-009: a stroke rate, as its strokes a minute.", |_| {
    "type": "integer",
    "enum": Rate::ALL.map(Rate::strokes),
});
looks_like!(Cards, "Cards in any order.", |generator| {
    "type": "array",
    "items": generator.subschema_for::<Card>(),
    "maxItems": 50,
});
looks_like!(WrittenChoice, "RW-022: the secret rate; others are told null, or nothing before it is chosen.", |generator| {
    "anyOf": [generator.subschema_for::<Rate>(), {"type": "null"}],
});

/// A number has its bounds where it stands.
impl<const LEAST: i64, const MOST: i64, const DEFAULT: i64> schemars::JsonSchema
    for Amount<LEAST, MOST, DEFAULT>
{
    fn inline_schema() -> bool {
        true
    }

    fn schema_name() -> std::borrow::Cow<'static, str> {
        format!("Amount_{LEAST}_{MOST}_{DEFAULT}").into()
    }

    fn json_schema(_: &mut schemars::SchemaGenerator) -> schemars::Schema {
        schemars::json_schema!({"type": "integer", "minimum": LEAST, "maximum": MOST})
    }
}
