//! The same types for clients in TypeScript, made from the schemas of the Rust types, so that they cannot differ.
//! `cargo xtask types` writes them to `web/src/lib/protocol.ts`.

use std::fmt::Write as _;

use schemars::generate::{SchemaGenerator, SchemaSettings};
use serde_json::{Map, Value};

use crate as protocol;

const HEAD: &str = "\
// The messages between server and clients, and what HTTP asks and answers. docs/protocol.md explains them.
// Written by `cargo xtask types` from the Rust types of the crate `protocol`; a test keeps it so.

/** Any JSON: actions, events, views and forecasts are in the notation of their game. */
export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
";

/// The text of the file.
pub fn typescript() -> String {
    // Serialised: a field that may be left out of a message is optional.
    let mut told = SchemaSettings::draft2020_12().for_serialize().into_generator();
    let mut asked = SchemaSettings::draft2020_12().for_deserialize().into_generator();
    collect_told(&mut told);
    collect_asked(&mut asked);
    let mut types: Map<String, Value> = told.take_definitions(true);
    let mut own = asked.take_definitions(true);
    // Of a type that goes both ways, what a client sends may lack what a server always tells.
    let partial: Vec<String> = own
        .iter()
        .filter(|(name, schema)| types.get(*name).is_some_and(|told| told != *schema))
        .map(|(name, _)| name.clone())
        .collect();
    own.retain(|name, _| !types.contains_key(name));
    own.values_mut().for_each(|schema| mark_partial(schema, &partial));
    types.extend(own);
    let mut names: Vec<&String> = types.keys().collect();
    names.sort();
    let mut out = HEAD.to_string();
    let numbers = [
        ("VERSION", protocol::VERSION as usize),
        ("MESSAGE_MAX", protocol::MESSAGE_MAX),
        ("CHAT_MAX", protocol::CHAT_MAX),
        ("NAME_MAX", protocol::NAME_MAX),
    ];
    for (name, number) in numbers {
        let _ = writeln!(out, "\nexport const {name} = {number};");
    }
    for name in names {
        let schema = &types[name];
        out.push('\n');
        about(schema, 0, &mut out);
        let text = type_of(schema, 0);
        let space = if text.starts_with('\n') { "" } else { " " };
        let _ = writeln!(out, "export type {name} ={space}{text};");
    }
    out
}

fn collect_told(generator: &mut SchemaGenerator) {
    generator.subschema_for::<protocol::ServerMessage>();
    generator.subschema_for::<protocol::Problem>();
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
    generator.subschema_for::<protocol::Championship>();
    generator.subschema_for::<protocol::ChampionshipList>();
    generator.subschema_for::<protocol::ShunnedSeats>();
    generator.subschema_for::<protocol::MyShunned>();
    generator.subschema_for::<protocol::ReportReceived>();
    generator.subschema_for::<protocol::NoticeWays>();
    generator.subschema_for::<protocol::PasskeyWay>();
    generator.subschema_for::<protocol::PasskeyChallenge>();
    generator.subschema_for::<protocol::PasskeyQuestion>();
    generator.subschema_for::<protocol::MyPasskeys>();
    generator.subschema_for::<protocol::MyNotices>();
    generator.subschema_for::<protocol::CalendarAddress>();
    generator.subschema_for::<protocol::TableList>();
    generator.subschema_for::<protocol::MadeTable>();
    generator.subschema_for::<protocol::GameList>();
    generator.subschema_for::<protocol::GameSchemas>();
    generator.subschema_for::<protocol::RuleText>();
    generator.subschema_for::<protocol::BoardInfo>();
    generator.subschema_for::<protocol::LevelList>();
    generator.subschema_for::<protocol::LanguageInfo>();
    generator.subschema_for::<protocol::Replay>();
    generator.subschema_for::<protocol::Review>();
    generator.subschema_for::<protocol::ReviewState>();
    generator.subschema_for::<protocol::MyReviews>();
    generator.subschema_for::<protocol::Lesson>();
    generator.subschema_for::<protocol::PuzzleList>();
    generator.subschema_for::<protocol::Puzzle>();
    generator.subschema_for::<protocol::PuzzleAnswer>();
    generator.subschema_for::<protocol::PositionLink>();
    generator.subschema_for::<protocol::EngineAnswer>();
    // What messages tell stands in them; clients also keep it by itself.
    generator.subschema_for::<protocol::TableInfo>();
    generator.subschema_for::<protocol::Situation>();
    generator.subschema_for::<protocol::Step>();
    generator.subschema_for::<protocol::Refusal>();
}

fn collect_asked(generator: &mut SchemaGenerator) {
    generator.subschema_for::<protocol::ClientMessage>();
    generator.subschema_for::<protocol::Name>();
    generator.subschema_for::<protocol::Claim>();
    generator.subschema_for::<protocol::PushWish>();
    generator.subschema_for::<protocol::PasskeyMade>();
    generator.subschema_for::<protocol::PasskeyAnswer>();
    generator.subschema_for::<protocol::MailWish>();
    generator.subschema_for::<protocol::CalendarWish>();
    generator.subschema_for::<protocol::Sit>();
    generator.subschema_for::<protocol::Leave>();
    generator.subschema_for::<protocol::SetSeat>();
    generator.subschema_for::<protocol::SeatOf>();
    generator.subschema_for::<protocol::Consent>();
    generator.subschema_for::<protocol::Share>();
    generator.subschema_for::<protocol::Away>();
    generator.subschema_for::<protocol::Play>();
    generator.subschema_for::<protocol::NewChampionship>();
    generator.subschema_for::<protocol::Ready>();
    generator.subschema_for::<protocol::BeginRace>();
    generator.subschema_for::<protocol::EntrantOf>();
    generator.subschema_for::<protocol::Report>();
    generator.subschema_for::<protocol::Undo>();
    generator.subschema_for::<protocol::Why>();
    generator.subschema_for::<protocol::Say>();
    generator.subschema_for::<protocol::Position>();
    generator.subschema_for::<protocol::Setup>();
    generator.subschema_for::<protocol::NewTable>();
    generator.subschema_for::<protocol::TryIt>();
    generator.subschema_for::<protocol::EngineRequest>();
}

/// Marks references to types of which only a part is sent.
fn mark_partial(schema: &mut Value, partial: &[String]) {
    match schema {
        Value::Object(fields) => {
            let name = fields.get("$ref").and_then(Value::as_str).and_then(|path| path.rsplit('/').next());
            if let Some(name) = name.filter(|name| partial.iter().any(|other| other == name)) {
                let name = format!("Partial<{name}>");
                fields.insert("$ref".to_string(), Value::from(name));
            }
            fields.values_mut().for_each(|field| mark_partial(field, partial));
        }
        Value::Array(items) => items.iter_mut().for_each(|item| mark_partial(item, partial)),
        _ => {}
    }
}

/// The comment of a type or a field.
fn about(schema: &Value, depth: usize, out: &mut String) {
    if let Some(text) = schema.get("description").and_then(Value::as_str) {
        let _ = writeln!(out, "{}/** {} */", "  ".repeat(depth), text.replace('\n', " "));
    }
}

fn type_of(schema: &Value, depth: usize) -> String {
    if let Some(reference) = schema.get("$ref").and_then(Value::as_str) {
        let name = reference.rsplit('/').next().unwrap_or_default().to_string();
        // A tagged enum has its tag beside the reference to what it tells.
        return match schema.get("properties") {
            Some(_) => format!("{} & {name}", object(schema, depth)),
            None => name,
        };
    }
    if let Some(word) = schema.get("const") {
        return word.to_string();
    }
    if let Some(words) = schema.get("enum").and_then(Value::as_array) {
        return words.iter().map(Value::to_string).collect::<Vec<_>>().join(" | ");
    }
    if let Some(cases) = schema.get("oneOf").or_else(|| schema.get("anyOf")).and_then(Value::as_array) {
        return union(cases, depth);
    }
    match schema.get("type") {
        Some(Value::String(word)) => plain(word, schema, depth),
        Some(Value::Array(words)) => {
            let names = words.iter().filter_map(Value::as_str).map(|word| plain(word, schema, depth));
            names.collect::<Vec<_>>().join(" | ")
        }
        _ => "Json".to_string(),
    }
}

/// One of several.
fn union(cases: &[Value], depth: usize) -> String {
    let is_long = cases.iter().any(|case| case.get("properties").is_some());
    let types = cases.iter().map(|case| type_of(case, depth + 1));
    if !is_long {
        return types.collect::<Vec<_>>().join(" | ");
    }
    let margin = "  ".repeat(depth + 1);
    let mut out = String::new();
    for (case, text) in cases.iter().zip(types) {
        out.push('\n');
        about(case, depth + 1, &mut out);
        let _ = write!(out, "{margin}| {text}");
    }
    out
}

fn plain(word: &str, schema: &Value, depth: usize) -> String {
    match word {
        "integer" | "number" => "number".to_string(),
        "object" if schema.get("properties").is_some() => object(schema, depth),
        "object" => {
            let value = schema.get("additionalProperties").filter(|value| value.is_object());
            let value = value.map_or_else(|| "Json".to_string(), |value| type_of(value, depth));
            format!("{{ [key: string]: {value} }}")
        }
        "array" if schema.get("prefixItems").is_some() => {
            let items = schema.get("prefixItems").and_then(Value::as_array).into_iter().flatten();
            format!("[{}]", items.map(|item| type_of(item, depth)).collect::<Vec<_>>().join(", "))
        }
        "array" => {
            let item = schema.get("items").map_or_else(|| "Json".to_string(), |items| type_of(items, depth));
            if item.contains(' ') { format!("({item})[]") } else { format!("{item}[]") }
        }
        other => other.to_string(),
    }
}

fn object(schema: &Value, depth: usize) -> String {
    let none = Map::new();
    let fields = schema.get("properties").and_then(Value::as_object).unwrap_or(&none);
    let needed = schema.get("required").and_then(Value::as_array);
    let margin = "  ".repeat(depth + 1);
    let mut out = "{\n".to_string();
    for (name, field) in fields {
        about(field, depth + 1, &mut out);
        let is_needed = needed.is_some_and(|needed| needed.iter().any(|other| other == name));
        let mark = if is_needed { "" } else { "?" };
        let _ = writeln!(out, "{margin}{name}{mark}: {};", type_of(field, depth + 1));
    }
    let _ = write!(out, "{}}}", "  ".repeat(depth));
    out
}
