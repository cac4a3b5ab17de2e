//! The API's description (OpenAPI 3.1), made from the list of routes and from the types.

use axum::Json;
use schemars::generate::SchemaSettings;
use serde_json::{Map, Value, json};

use super::routes::ROUTES;
use super::{me, positions, races, tables};

pub(super) async fn serve() -> Json<Value> {
    Json(description())
}

/// The description.
pub fn description() -> Value {
    let mut generator = SchemaSettings::draft2020_12()
        .with(|settings| settings.definitions_path = "/components/schemas".into())
        .into_generator();
    generator.subschema_for::<protocol::NewTable>();
    generator.subschema_for::<protocol::TableInfo>();
    generator.subschema_for::<protocol::TableSummary>();
    generator.subschema_for::<protocol::Problem>();
    generator.subschema_for::<protocol::Situation>();
    generator.subschema_for::<protocol::ServerMessage>();
    generator.subschema_for::<protocol::ClientMessage>();
    generator.subschema_for::<me::Name>();
    generator.subschema_for::<me::Claim>();
    generator.subschema_for::<tables::Sit>();
    generator.subschema_for::<tables::Leave>();
    generator.subschema_for::<races::Play>();
    generator.subschema_for::<positions::Position>();
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
    let parameters: Vec<Value> = names.map(parameter).collect();
    if !parameters.is_empty() {
        operation["parameters"] = Value::from(parameters);
    }
    if let Some(body) = route.body {
        operation["requestBody"] =
            json!({"required": true, "content": {"application/json": {"schema": reference(body)}}});
    }
    operation
}
