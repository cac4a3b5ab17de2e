//! What hand-written JSON looks like: the types of which no derive knows it.

use engine::looks_like;
use schemars::{Schema, SchemaGenerator, json_schema};

use crate::constants::Constants;
use crate::event::Shown;
use crate::kinds::Tackle;
use crate::options::{BoardChoice, OwnBoard};

looks_like!(Shown, "FI-112: what both seats of a duel showed, by seat.", |generator| {
    "type": "object",
    "patternProperties": {"^[0-5]$": generator.subschema_for::<Tackle>()},
    "additionalProperties": false,
    "minProperties": 2,
    "maxProperties": 2,
});
looks_like!(BoardChoice, "A board by its name, with all its squares, or as the text of a board file.", |generator| {
    "anyOf": [{"type": "string"}, generator.subschema_for::<OwnBoard>()],
});

/// Constants are read from an object, or from a text.
pub(crate) fn constants(_: &mut SchemaGenerator) -> Schema {
    let object = json_schema!({
        "type": "object",
        "propertyNames": {"enum": Constants::NAMES},
        "additionalProperties": {"type": "integer"},
    });
    json_schema!({"anyOf": [object, {"type": "string"}]})
}
