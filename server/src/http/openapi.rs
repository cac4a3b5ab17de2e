//! The API's description (OpenAPI 3.1), made from the list of routes and from the types.

use axum::Json;
use schemars::generate::SchemaSettings;
use serde_json::{Map, Value, json};

use super::routes::ROUTES;

pub(super) async fn serve() -> Json<Value> {
    Json(description())
}

/// The description.
pub fn description() -> Value {
    let mut generator = SchemaSettings::draft2020_12()
        .with(|settings| settings.definitions_path = "/components/schemas".into())
        .into_generator();
    generator.subschema_for::<protocol::NewTable>();
    generator.subschema_for::<protocol::MadeTable>();
    generator.subschema_for::<protocol::TableInfo>();
    generator.subschema_for::<protocol::TableList>();
    generator.subschema_for::<protocol::Problem>();
    generator.subschema_for::<protocol::ServerMessage>();
    generator.subschema_for::<protocol::ClientMessage>();
    generator.subschema_for::<protocol::Name>();
    generator.subschema_for::<protocol::Claim>();
    generator.subschema_for::<protocol::Welcomed>();
    generator.subschema_for::<protocol::Myself>();
    generator.subschema_for::<protocol::MySeats>();
    generator.subschema_for::<protocol::MyRaces>();
    generator.subschema_for::<protocol::MyRecords>();
    generator.subschema_for::<protocol::MovingCode>();
    generator.subschema_for::<protocol::MyTokens>();
    generator.subschema_for::<protocol::Sit>();
    generator.subschema_for::<protocol::Leave>();
    generator.subschema_for::<protocol::SetSeat>();
    generator.subschema_for::<protocol::SeatOf>();
    generator.subschema_for::<protocol::Away>();
    generator.subschema_for::<protocol::Play>();
    generator.subschema_for::<protocol::Undo>();
    generator.subschema_for::<protocol::Why>();
    generator.subschema_for::<protocol::Say>();
    generator.subschema_for::<protocol::GameList>();
    generator.subschema_for::<protocol::GameInfo>();
    generator.subschema_for::<protocol::RuleText>();
    generator.subschema_for::<protocol::Setup>();
    generator.subschema_for::<protocol::BoardInfo>();
    generator.subschema_for::<protocol::LanguageInfo>();
    generator.subschema_for::<protocol::LevelList>();
    generator.subschema_for::<protocol::Replay>();
    generator.subschema_for::<protocol::Lesson>();
    generator.subschema_for::<protocol::PuzzleList>();
    generator.subschema_for::<protocol::Puzzle>();
    generator.subschema_for::<protocol::PuzzleAnswer>();
    generator.subschema_for::<protocol::Position>();
    generator.subschema_for::<protocol::PositionLink>();
    let schemas = generator.take_definitions(true);
    let mut paths = Map::new();
    for route in ROUTES {
        let path = paths.entry(route.path).or_insert_with(|| json!({}));
        path[route.method] = operation(route);
    }
    json!({
        "openapi": "3.1.0",
        "info": {
            "title": "Podium",
            "version": env!("CARGO_PKG_VERSION"),
            "description": "Races between people anywhere. Playing goes over the socket at /ws (docs/protocol.md).",
        },
        "paths": paths,
        "components": {
            "schemas": schemas,
            "securitySchemes": {
                "cookie": {"type": "apiKey", "in": "cookie", "name": super::extract::COOKIE},
                "bearer": {"type": "http", "scheme": "bearer"},
            },
        },
    })
}

fn operation(route: &super::routes::Route) -> Value {
    let reference = |name: &str| json!({"$ref": format!("#/components/schemas/{name}")});
    let answer = route.answer.map_or_else(|| json!({}), reference);
    let mut operation = json!({
        "summary": route.about,
        "responses": {
            "200": {"description": "Done", "content": {"application/json": {"schema": answer}}},
            "default": {
                "description": "What went wrong",
                "content": {"application/problem+json": {"schema": reference("Problem")}},
            },
        },
    });
    let names = route.path.split('/').filter_map(|part| part.strip_prefix('{')?.strip_suffix('}'));
    let parameter =
        |name: &str| json!({"name": name, "in": "path", "required": true, "schema": {"type": "string"}});
    // The sentence names what may stand behind the path: `?seat=`.
    let asked = route.about.split('?').skip(1).filter_map(|rest| rest.split_once('=').map(|(name, _)| name));
    let query =
        |name: &str| json!({"name": name, "in": "query", "required": false, "schema": {"type": "string"}});
    let parameters: Vec<Value> = names.map(parameter).chain(asked.map(query)).collect();
    if !parameters.is_empty() {
        operation["parameters"] = Value::from(parameters);
    }
    if let Some(body) = route.body {
        operation["requestBody"] =
            json!({"required": true, "content": {"application/json": {"schema": reference(body)}}});
    }
    operation
}
