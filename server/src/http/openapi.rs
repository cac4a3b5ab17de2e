//! The API's description (OpenAPI 3.1), made from the list of routes and from the types.

use axum::Json;
use schemars::generate::SchemaSettings;
use serde_json::{Map, Value, json};

use super::routes::{ROUTES, Route};

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
    generator.subschema_for::<protocol::Leaderboard>();
    generator.subschema_for::<protocol::Profile>();
    generator.subschema_for::<protocol::RatingHistory>();
    generator.subschema_for::<protocol::DayList>();
    generator.subschema_for::<protocol::MovingCode>();
    generator.subschema_for::<protocol::MyTokens>();
    generator.subschema_for::<protocol::NewChampionship>();
    generator.subschema_for::<protocol::Championship>();
    generator.subschema_for::<protocol::ChampionshipList>();
    generator.subschema_for::<protocol::Ready>();
    generator.subschema_for::<protocol::BeginRace>();
    generator.subschema_for::<protocol::EntrantOf>();
    generator.subschema_for::<protocol::Shun>();
    generator.subschema_for::<protocol::ShunnedSeats>();
    generator.subschema_for::<protocol::MyShunned>();
    generator.subschema_for::<protocol::Report>();
    generator.subschema_for::<protocol::ReportReceived>();
    generator.subschema_for::<protocol::NoticeWays>();
    generator.subschema_for::<protocol::PasskeyWay>();
    generator.subschema_for::<protocol::PasskeyChallenge>();
    generator.subschema_for::<protocol::PasskeyQuestion>();
    generator.subschema_for::<protocol::PasskeyMade>();
    generator.subschema_for::<protocol::PasskeyAnswer>();
    generator.subschema_for::<protocol::MyPasskeys>();
    generator.subschema_for::<protocol::MyNotices>();
    generator.subschema_for::<protocol::PushWish>();
    generator.subschema_for::<protocol::MailWish>();
    generator.subschema_for::<protocol::CalendarWish>();
    generator.subschema_for::<protocol::CalendarAddress>();
    generator.subschema_for::<protocol::Sit>();
    generator.subschema_for::<protocol::Leave>();
    generator.subschema_for::<protocol::SetSeat>();
    generator.subschema_for::<protocol::SeatOf>();
    generator.subschema_for::<protocol::Share>();
    generator.subschema_for::<protocol::Away>();
    generator.subschema_for::<protocol::Play>();
    generator.subschema_for::<protocol::Undo>();
    generator.subschema_for::<protocol::Consent>();
    generator.subschema_for::<protocol::Why>();
    generator.subschema_for::<protocol::Say>();
    generator.subschema_for::<protocol::GameList>();
    generator.subschema_for::<protocol::GameInfo>();
    generator.subschema_for::<protocol::GameSchemas>();
    generator.subschema_for::<protocol::RuleText>();
    generator.subschema_for::<protocol::Setup>();
    generator.subschema_for::<protocol::BoardInfo>();
    generator.subschema_for::<protocol::LanguageInfo>();
    generator.subschema_for::<protocol::LevelList>();
    generator.subschema_for::<protocol::Replay>();
    generator.subschema_for::<protocol::ReviewState>();
    generator.subschema_for::<protocol::MyReviews>();
    generator.subschema_for::<protocol::TryIt>();
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

/// What a status says of any path.
const STATUSES: &[(u16, &str)] = &[
    (101, "The socket is open"),
    (200, "Done"),
    (201, "Made"),
    (202, "Begun: ask again"),
    (204, "Done; there is nothing to say"),
    (304, "As it was: `If-None-Match` names the present version"),
    (400, "The body or the query cannot be read"),
    (401, "Nobody: send the token, as a cookie or in `Authorization`"),
    (403, "Not yours, asked by a page of another site, or you are kept out by the operator"),
    (404, "There is no such thing"),
    (408, "The body came too slowly"),
    (409, "Not now, or somebody was first"),
    (410, "The rules have changed since the race began"),
    (413, "The body is too long"),
    (415, "The body is not `application/json`"),
    (422, "Refused, by the rules of the game (then with `rule`) or because a value is wrong"),
    (426, "Only a socket is served here"),
    (429, "Too much: ask again later"),
    (503, "The server or its database cannot serve this now"),
];

/// The statuses with which a path answers, in order.
fn statuses(route: &Route) -> Vec<u16> {
    let of = |is_so: bool, statuses: &'static [u16]| if is_so { statuses } else { &[] };
    let success = route.statuses.iter().copied().find(|status| (200..300).contains(status) || *status == 101);
    let mut all = vec![success.unwrap_or(200), 403, 429, 503];
    all.extend(of(route.body.is_some(), &[400, 408, 413, 415]));
    all.extend(of(route.about.contains('?'), &[400]));
    all.extend(of(route.path.contains('{'), &[404]));
    all.extend(route.statuses);
    all.sort_unstable();
    all.dedup();
    all
}

fn operation(route: &Route) -> Value {
    let reference = |name: &str| json!({"$ref": format!("#/components/schemas/{name}")});
    let answer = route.answer.map_or_else(|| json!({}), reference);
    let mut responses = Map::new();
    for status in statuses(route) {
        let about = STATUSES.iter().find(|(known, _)| *known == status).map_or("", |(_, about)| *about);
        let response = match status {
            101 | 204 | 304 => json!({"description": about}),
            200..300 => json!({"description": about, "content": {"application/json": {"schema": answer}}}),
            _ => {
                let problem = json!({"application/problem+json": {"schema": reference("Problem")}});
                json!({"description": about, "content": problem})
            }
        };
        responses.insert(status.to_string(), response);
    }
    let mut operation = json!({"summary": route.about, "responses": responses});
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
