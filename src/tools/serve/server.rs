//! The server: games, matches, and the answer to every line.

use std::collections::BTreeMap;
use std::path::PathBuf;

use serde_json::{Value, json};

use super::SCHEMA;
use super::line::MOST_BYTES;
use super::message::{Message, Request};
use super::problem::Problem;
use super::served::Host;
use super::table::ServedMatch;
use crate::games;
use crate::tools::replay::read;

/// The most matches at a time.
const MOST_MATCHES: usize = 256;

/// Everything that is open.
pub(super) struct Server {
    folders: Vec<PathBuf>,
    hosts: BTreeMap<&'static str, Box<dyn Host>>,
    matches: BTreeMap<u64, Box<dyn ServedMatch>>,
    matches_made: u64,
}

impl Server {
    /// A server without matches; `folders` are more packs.
    pub fn new(folders: Vec<PathBuf>) -> Self {
        Self {
            folders,
            hosts: BTreeMap::new(),
            matches: BTreeMap::new(),
            matches_made: 0,
        }
    }

    /// The answer to a line.
    pub fn answer(&mut self, line: &[u8]) -> Value {
        let Request { id, asked } = Request::read(line);
        match asked.and_then(|message| self.run_message(message)) {
            Ok(answer) => json!({"schema": SCHEMA, "id": id, "ok": answer}),
            Err(problem) => json!({"schema": SCHEMA, "id": id, "error": problem}),
        }
    }

    /// The answer to a line that was not read.
    pub fn too_long(&self) -> Value {
        let message = format!("a line has at most {} MiB", MOST_BYTES >> 20);
        let problem = Problem::new("json", message, "this line was skipped");
        json!({"schema": SCHEMA, "id": null, "error": problem})
    }

    fn run_message(&mut self, message: Message) -> Result<Value, Problem> {
        Ok(match message {
            Message::Games => {
                let names = served_names();
                let all = names
                    .into_iter()
                    .map(|name| self.host(name).map(Host::about));
                let program = env!("CARGO_PKG_VERSION");
                json!({"program": program, "games": all.collect::<Result<Vec<_>, _>>()?})
            }
            Message::Catalogue(of) => self.host(&of.game)?.catalogue(),
            Message::Begin(wish) => {
                self.check_room()?;
                let begun = self.host(&wish.game)?.begin(&wish)?;
                self.add_match(begun)
            }
            Message::Load(wish) => {
                self.check_room()?;
                let game = read::game("replay", &wish.replay)?;
                // The reader of the first game says what is wrong with a text that names none.
                let begun = self.host(games::find_or_first(game).name)?.load(&wish)?;
                self.add_match(begun)
            }
            Message::State(of) => self.state(of.r#match)?,
            Message::View(of) => self.table(of.r#match)?.view(of.seat)?,
            Message::Observe(of) => self.table(of.r#match)?.observe(of.seat)?,
            Message::Options(of) => self.table(of.r#match)?.options()?,
            Message::Choose(wish) => {
                self.table(wish.r#match)?.choose(wish.seat, &wish.choice)?;
                self.state(wish.r#match)?
            }
            Message::Log(wish) => self.table(wish.r#match)?.log(wish.seat, wish.from)?,
            Message::Undo(wish) => {
                self.table(wish.r#match)?.undo(wish.count)?;
                self.state(wish.r#match)?
            }
            Message::Snapshot(of) => json!({"snapshot": self.table(of.r#match)?.snapshot()?}),
            Message::Restore(of) => {
                self.table(of.r#match)?.restore(of.snapshot)?;
                self.state(of.r#match)?
            }
            Message::Forget(of) => {
                self.table(of.r#match)?.forget(of.snapshot)?;
                json!({})
            }
            Message::Replay(of) => json!({"replay": self.table(of.r#match)?.replay()?}),
            Message::End(of) => {
                self.table(of.r#match)?;
                self.matches.remove(&of.r#match);
                json!({})
            }
        })
    }

    /// The game of that name; its packs are read when it is first asked for.
    fn host(&mut self, name: &str) -> Result<&dyn Host, Problem> {
        let entry = games::find(name);
        let Some((entry, server)) = entry.and_then(|entry| Some((entry, entry.served?))) else {
            return Err(Problem::unknown("game", "game", name, &served_names()));
        };
        if !self.hosts.contains_key(entry.name) {
            self.hosts.insert(entry.name, (server.open)(&self.folders)?);
        }
        Ok(&*self.hosts[entry.name])
    }

    /// Whether another match may begin.
    fn check_room(&self) -> Result<(), Problem> {
        if self.matches.len() < MOST_MATCHES {
            return Ok(());
        }
        let message = format!("{MOST_MATCHES} matches are running, as many as there may be");
        Err(Problem::new("limit", message, "`end` one of them"))
    }

    /// Takes a match in and answers with its state.
    fn add_match(&mut self, mut begun: Box<dyn ServedMatch>) -> Value {
        self.matches_made += 1;
        let mut state = begun.state();
        state["match"] = self.matches_made.into();
        self.matches.insert(self.matches_made, begun);
        state
    }

    /// The match of that number.
    fn table(&mut self, number: u64) -> Result<&mut dyn ServedMatch, Problem> {
        match self.matches.get_mut(&number) {
            Some(table) => Ok(&mut **table),
            None => {
                let message = format!("there is no match {number}");
                Err(Problem::new(
                    "match",
                    message,
                    "`begin` answers with the number of a match",
                ))
            }
        }
    }

    /// The state of the match of that number.
    fn state(&mut self, number: u64) -> Result<Value, Problem> {
        let mut state = self.table(number)?.state();
        state["match"] = number.into();
        Ok(state)
    }
}

/// The games that can be served.
fn served_names() -> Vec<&'static str> {
    let served = games::all()
        .into_iter()
        .filter(|game| game.served.is_some());
    served.map(|game| game.name).collect()
}
