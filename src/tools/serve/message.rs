//! Requests: what a line asks for.

use serde::Deserialize;
use serde::de::DeserializeOwned;
use serde_json::{Map, Value};

use super::SCHEMA;
use super::problem::Problem;

/// The longest id of a request that is a text.
const MOST_ID: usize = 100;

/// A request, taken apart as far as every request is the same.
pub(super) struct Request {
    /// What the answer repeats; null if there was none that could be read.
    pub id: Value,
    /// What is asked for.
    pub asked: Result<Message, Problem>,
}

/// What can be asked for.
pub(super) enum Message {
    Games,
    Catalogue(OfGame),
    Begin(Box<Begin>),
    State(OfMatch),
    View(OfSeat),
    Observe(OfSeat),
    Options(OfMatch),
    Choose(Choose),
    Log(Log),
    Undo(Undo),
    Snapshot(OfMatch),
    Restore(OfSnapshot),
    Forget(OfSnapshot),
    Replay(OfMatch),
    Load(Load),
    End(OfMatch),
}

/// Every message by name.
const NAMES: [&str; 16] = [
    "games",
    "catalogue",
    "begin",
    "state",
    "view",
    "observe",
    "options",
    "choose",
    "log",
    "undo",
    "snapshot",
    "restore",
    "forget",
    "replay",
    "load",
    "end",
];

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Nothing {}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct OfGame {
    pub game: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct OfMatch {
    pub r#match: u64,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct OfSeat {
    pub r#match: u64,
    /// None for a spectator.
    #[serde(default)]
    pub seat: Option<u8>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct OfSnapshot {
    pub r#match: u64,
    pub snapshot: u64,
}

/// Begins a match.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Begin {
    pub game: String,
    #[serde(default)]
    pub seats: Option<u8>,
    #[serde(default)]
    pub decks: Vec<String>,
    #[serde(default)]
    pub seed: u64,
    /// Who sits where; none for the program that asks.
    #[serde(default)]
    pub bots: Vec<Option<String>>,
    /// The options of the command line that only some games take, without the dashes.
    #[serde(default)]
    pub options: Map<String, Value>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Choose {
    pub r#match: u64,
    pub seat: u8,
    pub choice: Chosen,
}

/// A choice by its place among the options, or in its text form.
#[derive(Deserialize)]
#[serde(untagged)]
pub(super) enum Chosen {
    Index(u64),
    Text(String),
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Log {
    pub r#match: u64,
    #[serde(default)]
    pub seat: Option<u8>,
    #[serde(default)]
    pub from: usize,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Undo {
    pub r#match: u64,
    #[serde(default = "one")]
    pub count: usize,
}

const fn one() -> usize {
    1
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Load {
    /// The text of a replay file.
    pub replay: String,
    #[serde(default)]
    pub bots: Vec<Option<String>>,
    /// Only so many of its picks.
    #[serde(default)]
    pub to: Option<usize>,
}

impl Request {
    /// Reads a line.
    pub fn read(line: &[u8]) -> Self {
        let whole = match serde_json::from_slice::<Value>(line) {
            Ok(Value::Object(whole)) => whole,
            Ok(_) => return Self::broken("a request is one JSON object on one line".to_owned()),
            Err(error) => return Self::broken(format!("this is no JSON: {error}")),
        };
        let mut fields = whole;
        let id = fields.remove("id").unwrap_or_default();
        if !is_id(&id) {
            let message =
                format!("`id` must be a whole number or a text of at most {MOST_ID} bytes");
            let help = "give every request an id of its own; its answer repeats it";
            return Self {
                id: Value::Null,
                asked: Err(Problem::new("id", message, help)),
            };
        }
        let asked = Message::read(fields);
        Self { id, asked }
    }

    fn broken(message: String) -> Self {
        let help = r#"for example {"schema":1,"id":1,"do":"games"}"#;
        Self {
            id: Value::Null,
            asked: Err(Problem::new("json", message, help)),
        }
    }
}

fn is_id(id: &Value) -> bool {
    match id {
        Value::Number(number) => number.is_i64() || number.is_u64(),
        Value::String(text) => text.len() <= MOST_ID,
        _ => false,
    }
}

impl Message {
    fn read(mut fields: Map<String, Value>) -> Result<Self, Problem> {
        let schema = fields.remove("schema");
        if schema.is_some_and(|schema| schema != SCHEMA) {
            let message = format!("this server speaks schema {SCHEMA}");
            return Err(Problem::new(
                "schema",
                message,
                format!("send \"schema\":{SCHEMA}"),
            ));
        }
        let Some(Value::String(name)) = fields.remove("do") else {
            let help = format!("`do` is one of: {}", NAMES.join(", "));
            let message = "a request says in `do` what it asks for";
            return Err(Problem::new("message", message, help));
        };
        Ok(match name.as_str() {
            "games" => {
                let Nothing {} = fields_of(&name, fields)?;
                Self::Games
            }
            "catalogue" => Self::Catalogue(fields_of(&name, fields)?),
            "begin" => Self::Begin(fields_of(&name, fields)?),
            "state" => Self::State(fields_of(&name, fields)?),
            "view" => Self::View(fields_of(&name, fields)?),
            "observe" => Self::Observe(fields_of(&name, fields)?),
            "options" => Self::Options(fields_of(&name, fields)?),
            "choose" => Self::Choose(fields_of(&name, fields)?),
            "log" => Self::Log(fields_of(&name, fields)?),
            "undo" => Self::Undo(fields_of(&name, fields)?),
            "snapshot" => Self::Snapshot(fields_of(&name, fields)?),
            "restore" => Self::Restore(fields_of(&name, fields)?),
            "forget" => Self::Forget(fields_of(&name, fields)?),
            "replay" => Self::Replay(fields_of(&name, fields)?),
            "load" => Self::Load(fields_of(&name, fields)?),
            "end" => Self::End(fields_of(&name, fields)?),
            other => return Err(Problem::unknown("message", "message", other, &NAMES)),
        })
    }
}

fn fields_of<T: DeserializeOwned>(name: &str, fields: Map<String, Value>) -> Result<T, Problem> {
    serde_json::from_value(Value::Object(fields)).map_err(|error| {
        let message = match error.to_string() {
            said if said.contains("untagged enum Chosen") => {
                "`choice` must be the number of an option or a text".to_owned()
            }
            said => said,
        };
        let help = format!("docs/serve.md lists the fields of `{name}`");
        Problem::new("fields", format!("`{name}`: {message}"), help)
    })
}
