//! The list of mutants on disk: `mutants.json`.

use std::collections::HashSet;
use std::fs;
use std::path::Path;

use serde_json::{Value, json};

use crate::point::{Kind, Point};

/// The games with rules of their own.
pub const GAMES: [&str; 4] = ["biomes", "frames", "sanctuary", "souls"];

/// What stands for a game where rules are broken that games share. All scenarios are run then.
pub const SHARED: &str = "shared";

/// What became of a mutant.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Fate {
    /// A scenario fails.
    Killed,
    /// It does not come to an end, takes all memory or breaks the program.
    Stopped,
    /// No scenario comes there.
    Unreached,
    /// All scenarios pass.
    Survived,
    /// It was not tried.
    Untried,
}

impl Fate {
    const ALL: [(Self, &'static str); 5] = [
        (Self::Killed, "killed"),
        (Self::Stopped, "stopped"),
        (Self::Unreached, "unreached"),
        (Self::Survived, "survived"),
        (Self::Untried, "untried"),
    ];

    /// The word for it.
    pub fn word(self) -> &'static str {
        Self::ALL
            .iter()
            .find(|(fate, _)| *fate == self)
            .map_or("", |(_, word)| word)
    }

    fn of(word: &str) -> Self {
        Self::ALL
            .iter()
            .find(|(_, w)| *w == word)
            .map_or(Self::Untried, |(fate, _)| *fate)
    }

    /// Whether a scenario noticed.
    pub fn noticed(self) -> bool {
        matches!(self, Self::Killed | Self::Stopped)
    }
}

/// One way in which a rule is broken.
#[derive(Debug, Clone)]
pub struct Mutant {
    /// The number by which it is switched on.
    pub id: u32,
    /// The file, relative to the repository.
    pub file: String,
    /// Line in it.
    pub line: usize,
    /// What kind of mistake.
    pub kind: Kind,
    /// The source there, on one line.
    pub original: String,
    /// What stands there instead.
    pub mutated: String,
    /// The source line around it, before and after.
    pub around: Option<(String, String)>,
    /// What became of it.
    pub fate: Fate,
    /// Whether a unit test of the game fails with it. Tried only where no scenario notices.
    pub seen_in_tests: bool,
    /// Whether random games are played differently with it. Tried only where no scenario notices.
    pub seen_in_games: bool,
}

impl Mutant {
    /// The game it breaks, or [`SHARED`].
    pub fn game(&self) -> &str {
        let of_a_game = self.file.strip_prefix("src/games/");
        let game = of_a_game.and_then(|file| file.split('/').next());
        game.unwrap_or(SHARED)
    }

    /// One line for people.
    pub fn line(&self) -> String {
        let (file, line, kind) = (&self.file, self.line, self.kind.word());
        // A number says little without its line.
        let around = self.around.as_ref().filter(|_| self.is_small());
        let own = (self.original.as_str(), self.mutated.as_str());
        let (original, mutated) = around.map_or(own, |(before, after)| (before, after));
        let fate = self.fate.word();
        let tests = if self.seen_in_tests {
            ", a unit test fails"
        } else {
            ""
        };
        let games = if self.seen_in_games {
            ", changes random games"
        } else {
            ""
        };
        format!(
            "{:>5}  {file}:{line}  {kind}, {fate}{tests}{games}: `{original}` -> `{mutated}`",
            self.id
        )
    }

    fn is_small(&self) -> bool {
        matches!(self.kind, Kind::Constant | Kind::Seat)
    }

    /// How `docs/mutants.md` may name it: its file, what stands there and what the mutant puts there, or the lines around.
    pub fn texts(&self) -> impl Iterator<Item = [String; 3]> {
        let own = (self.original.clone(), self.mutated.clone());
        let named = [Some(own), self.around.clone()].into_iter().flatten();
        named.map(|(before, after)| [self.file.clone(), before, after])
    }

    /// Whether `docs/mutants.md` says that it changes nothing.
    pub fn is_equivalent(&self, said: &HashSet<[String; 3]>) -> bool {
        self.texts().any(|text| said.contains(&text))
    }

    fn of(value: &Value) -> Option<Self> {
        let text = |key: &str| Some(value[key].as_str()?.to_owned());
        let number = |key: &str| value[key].as_u64();
        Some(Self {
            id: number("id")?.try_into().ok()?,
            file: text("file")?,
            line: number("line")?.try_into().ok()?,
            kind: Kind::of(&text("kind")?)?,
            original: text("original")?,
            mutated: text("mutated")?,
            around: text("line_before").zip(text("line_after")),
            fate: Fate::of(&text("fate")?),
            seen_in_tests: value["seen_in_tests"].as_bool().unwrap_or(false),
            seen_in_games: value["seen_in_games"].as_bool()?,
        })
    }
}

impl From<&Point> for Mutant {
    fn from(point: &Point) -> Self {
        Self {
            id: point.id,
            file: point.file.clone(),
            line: point.line,
            kind: point.kind,
            original: point.original.clone(),
            mutated: point.mutated(),
            around: point.around.clone(),
            fate: Fate::Untried,
            seen_in_tests: false,
            seen_in_games: false,
        }
    }
}

/// Reads the list.
///
/// # Errors
///
/// There is none, or it is another program's.
pub fn read(path: &Path) -> Result<Vec<Mutant>, String> {
    let text = fs::read_to_string(path).map_err(|e| format!("{}: {e}", path.display()))?;
    let list: Vec<Value> = serde_json::from_str(&text).map_err(|e| e.to_string())?;
    list.iter()
        .map(|value| Mutant::of(value).ok_or_else(|| format!("no mutant: {value}")))
        .collect()
}

/// Writes the list.
///
/// # Errors
///
/// The file cannot be written.
pub fn write(path: &Path, mutants: &[Mutant]) -> Result<(), String> {
    let lines: Vec<String> = mutants
        .iter()
        .map(|m| {
            json!({
                "id": m.id, "game": m.game(), "kind": m.kind.word(), "file": m.file, "line": m.line,
                "original": m.original, "mutated": m.mutated, "fate": m.fate.word(),
                "line_before": m.around.as_ref().map(|(before, _)| before),
                "line_after": m.around.as_ref().map(|(_, after)| after),
                "seen_in_tests": m.seen_in_tests,
                "seen_in_games": m.seen_in_games,
            })
            .to_string()
        })
        .collect();
    let text = format!("[\n{}\n]\n", lines.join(",\n"));
    fs::write(path, text).map_err(|e| format!("{}: {e}", path.display()))
}

/// What a page says of mutants that change nothing: items that begin with the file, what stands there and
/// what would stand there, each between back quotes.
pub fn equivalent(page: &str) -> HashSet<[String; 3]> {
    let mut said = HashSet::new();
    for line in page.lines().filter(|line| line.starts_with("- `")) {
        let mut parts = line.split('`').skip(1).step_by(2).map(str::to_owned);
        if let (Some(file), Some(original), Some(mutated)) =
            (parts.next(), parts.next(), parts.next())
        {
            let folder = match file.split('/').next() {
                Some("cards" | "table") => "src",
                _ => "src/games",
            };
            said.insert([format!("{folder}/{file}"), original, mutated]);
        }
    }
    said
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_page_of_equivalents_is_read() {
        let said =
            equivalent("# Title\n\n- `biomes/a.rs`: `a < b` -> `a <= b`. Never equal, see `c`.\n");
        let wanted = ["src/games/biomes/a.rs", "a < b", "a <= b"].map(str::to_owned);
        assert_eq!(said.into_iter().collect::<Vec<_>>(), [wanted]);
    }
}
