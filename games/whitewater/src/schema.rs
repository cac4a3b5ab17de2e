//! What hand-written JSON looks like: the types of which no derive knows it.

use engine::looks_like;

use crate::cards::{Card, EventCard, Segment, Source};
use crate::segments::{Laid, Segments};
use crate::space::Space;

looks_like!(Space, "A space: its column, a to g, and its row, from 1.", |_| {
    "type": "string",
    "pattern": "^[a-g][1-9][0-9]{0,2}$",
});
looks_like!(Source, "What is being resolved: a River card, an Event, or an Eddy Out (WW-040).", |generator| {
    "anyOf": [
        generator.subschema_for::<Card>(),
        generator.subschema_for::<EventCard>(),
        {"type": "string", "const": "eddy_out"},
    ],
});
looks_like!(Laid, "A segment: a printed one by its letter, or the text of a segment or river file.", |generator| {
    "anyOf": [generator.subschema_for::<Segment>(), {"type": "string", "pattern": "\n"}],
});

/// They are written as a list, and read also from a text.
impl schemars::JsonSchema for Segments {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "Segments".into()
    }

    fn json_schema(generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
        let one = generator.subschema_for::<Laid>();
        let mut list =
            schemars::json_schema!({"type": "array", "items": one, "maxItems": crate::river::SEGMENTS_MAX});
        list.insert("description".to_string(), "WW-002: the segments of a board, start first.".into());
        match generator.contract().is_serialize() {
            true => list,
            false => {
                schemars::json_schema!({"anyOf": [list, one, {"type": "string", "const": crate::segments::EVEN_START}]})
            }
        }
    }
}
