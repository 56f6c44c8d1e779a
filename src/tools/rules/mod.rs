//! `rules`: every numbered rule, where it is implemented, and which scenarios prove it.

mod page;
mod scan;

use std::collections::BTreeMap;
use std::fmt::Write;
use std::path::Path;

use serde::Serialize;

use super::Outcome;
use crate::games;

/// Found by the build script: where doc comments name rules, and the scenarios.
mod found {
    include!(concat!(env!("OUT_DIR"), "/rules.rs"));
}

/// Where the scenarios are, from the root of the repository.
const SCENARIOS: &str = "tests/scenarios";

/// The pages of rules: one a game, and `table` for what holds in all of them.
#[must_use]
pub fn pages() -> Vec<&'static str> {
    let mut pages = games::names();
    pages.push(TABLE);
    pages
}

/// The page of what holds in every game.
pub const TABLE: &str = "table";

/// One rule with all that is known of it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Rule {
    /// "N-34".
    pub id: String,
    /// Where it comes from: "source", "guide" or "ours".
    pub origin: String,
    /// One line.
    pub text: String,
    /// `file:line` of the doc comments that name it.
    pub code: Vec<String>,
    /// `file: title` of the scenarios that name it.
    pub scenarios: Vec<String>,
}

/// All rules of one game.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Coverage {
    /// How many there are.
    pub total: usize,
    /// How many have a scenario.
    pub covered: usize,
    /// Those without one.
    pub missing: Vec<String>,
    /// Every rule.
    pub rules: Vec<Rule>,
}

/// The rules of the games, as text or JSON (an object with one entry a page). Without names: of every page.
/// Code 1 if a rule has no scenario.
#[must_use]
pub fn run(games: &[&str], json: bool) -> Outcome {
    let pages = pages();
    let games = if games.is_empty() { &pages } else { games };
    let all: BTreeMap<&str, Coverage> = games.iter().map(|g| (*g, coverage(g))).collect();
    let missing = all.values().any(|c| !c.missing.is_empty());
    let output = if json {
        serde_json::to_string_pretty(&all).unwrap_or_default()
    } else {
        all.iter().fold(String::new(), |mut text, (game, rules)| {
            print(game, rules, &mut text);
            text
        })
    };
    match missing {
        true => Outcome::found(output),
        false => Outcome::fine(output),
    }
}

/// The turn tables of these games as Markdown, without names of all of them: every step in the order of play with its
/// rules, who may act and what follows.
#[must_use]
pub fn turns(games: &[&str]) -> Outcome {
    let pages = pages();
    let games = if games.is_empty() { &pages } else { games };
    let tables = games.iter().filter_map(|game| Some((game, turn(game)?)));
    let tables: Vec<String> = tables
        .map(|(game, page)| format!("{game}\n\n{page}"))
        .collect();
    Outcome::fine(tables.join("\n"))
}

/// The turn table of a game as Markdown; none for a page that is no game.
fn turn(game: &str) -> Option<String> {
    games::find(game).map(|game| (game.turn)())
}

/// The rules entries of a game. Inside the repository its scenarios are read again, elsewhere the program knows those
/// that it was built with.
#[must_use]
pub fn coverage(game: &str) -> Coverage {
    let mut rules = page::rules(game);
    let folder = games::find(game).map_or(SCENARIOS, |game| game.scenarios);
    let live = Path::new(folder).is_dir() && Path::new("src/tools/rules").is_dir();
    let scenarios: Vec<(String, String)> = if live {
        let found = scan::scenarios(Path::new(""), folder);
        let line = |n: scan::Named| (n.rule, format!("{}: {}", n.file, n.title));
        found.into_iter().map(line).collect()
    } else {
        let line = |(rule, file, title): &(&str, &str, &str)| {
            ((*rule).to_owned(), format!("{file}: {title}"))
        };
        found::SCENARIOS.iter().map(line).collect()
    };
    for rule in &mut rules {
        let code = found::CODE.iter().filter(|(id, ..)| *id == rule.id);
        rule.code = code
            .map(|(_, file, line)| format!("{file}:{line}"))
            .collect();
        let named = scenarios.iter().filter(|(id, _)| *id == rule.id);
        rule.scenarios = named.map(|(_, line)| line.clone()).collect();
    }
    let missing: Vec<String> = rules
        .iter()
        .filter(|r| r.scenarios.is_empty())
        .map(|r| r.id.clone())
        .collect();
    Coverage {
        total: rules.len(),
        covered: rules.len() - missing.len(),
        missing,
        rules,
    }
}

/// The ids of a game's rules, in their order.
#[must_use]
pub fn ids(game: &str) -> Vec<String> {
    page::rules(game).into_iter().map(|r| r.id).collect()
}

/// The ids of a game's rulings (`D13`, `C36`, `R7`, `Q25`), in their order.
#[must_use]
pub fn ruling_ids(game: &str) -> Vec<String> {
    page::rulings(game).into_iter().map(|r| r.id).collect()
}

/// Every id that something of this game may name: its rules, its rulings, and the rules of the table.
#[must_use]
pub fn known(game: &str) -> Vec<String> {
    let mut all = ids(game);
    all.extend(ruling_ids(game));
    all.extend(ids(TABLE));
    all
}

/// A rule or ruling by its id, with the text of its page; `None` if no page has it.
#[must_use]
pub fn find(id: &str) -> Option<Rule> {
    let pages = pages();
    let numbered = pages.iter().flat_map(|game| page::rules(game));
    let rulings = pages.iter().flat_map(|game| page::rulings(game));
    // Most ids are numbered rules, and only one list has to be read for them.
    let all: Box<dyn Iterator<Item = Rule>> = match id.contains('-') {
        true => Box::new(numbered),
        false => Box::new(rulings),
    };
    all.into_iter().find(|rule| rule.id == id)
}

/// The ids of all numbered rules of a game.
#[must_use]
pub fn numbered(game: &str) -> Vec<String> {
    let rules = page::rules(game).into_iter();
    rules.map(|rule| rule.id).collect()
}

fn print(game: &str, coverage: &Coverage, into: &mut String) {
    for rule in &coverage.rules {
        let _ = writeln!(into, "{}  {}", rule.id, rule.text);
        let parts = [("code", &rule.code), ("scenario", &rule.scenarios)];
        for (name, places) in parts {
            for place in places {
                let _ = writeln!(into, "    {name:<9} {place}");
            }
        }
    }
    let (total, covered) = (coverage.total, coverage.covered);
    let missing = coverage.missing.len();
    let _ = writeln!(
        into,
        "{game}: {total} rules, {covered} with a scenario, {missing} without"
    );
    if missing > 0 {
        let _ = writeln!(into, "without a scenario: {}", coverage.missing.join(", "));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_page_has_all_its_rules() {
        let counts: Vec<usize> = pages().iter().map(|game| page::rules(game).len()).collect();
        assert_eq!(counts, [157, 192, 95, 176, 12]);
    }

    #[test]
    fn pages_show_the_turn_as_it_is_played() {
        for game in games::names() {
            let table = turn(game).expect("a game has a turn");
            let page = page::page(game);
            assert!(
                page.contains(&table),
                "docs/rules/{game}.md lacks what `fourfold rules --turn --game {game}` prints"
            );
            let known = known(game);
            let cells = table
                .lines()
                .skip(2)
                .filter_map(|row| row.split(" | ").nth(2));
            for id in cells.flat_map(|cell| cell.split([',', ' '])) {
                let named = id.is_empty() || id == "to" || known.iter().any(|rule| rule == id);
                assert!(named, "{game}: the turn names {id}");
            }
        }
    }

    #[test]
    fn rulings_are_found_with_question_and_answer() {
        let pages = pages();
        let counts: Vec<usize> = pages.iter().map(|game| page::rulings(game).len()).collect();
        assert!(counts[..4].iter().all(|n| *n > 50), "{counts:?}");
        let mut all: Vec<String> = pages.iter().flat_map(|game| ruling_ids(game)).collect();
        let every = all.len();
        all.sort();
        all.dedup();
        assert_eq!(all.len(), every, "two rulings share an id");
        let found = |id: &str| find(id).map(|rule| rule.text);
        let answers = [
            ("C25", "Empty deck: no loss"),
            (
                "R15",
                "Loot or damage resolving when deck and discard are both empty",
            ),
            (
                "Q25",
                "Point frame \"out of cover\": Out of cover to the defender frame",
            ),
            (
                "D14",
                "Destination lost during the window before movement: those agents",
            ),
            ("W7", "after every resolution"),
        ];
        for (id, start) in answers {
            let text = found(id).unwrap_or_default();
            assert!(text.starts_with(start), "{id}: {text}");
        }
        assert_eq!(found("Q999"), None);
        assert!(known("souls").contains(&"R7".to_owned()));
        assert!(known("souls").contains(&"T-01".to_owned()));
        assert!(!known("souls").contains(&"Q25".to_owned()));
    }

    #[test]
    fn scenarios_are_found_where_their_runner_finds_them() {
        let mut scanned: BTreeMap<String, Vec<String>> = BTreeMap::new();
        for named in scan::scenarios(Path::new(""), SCENARIOS) {
            scanned.entry(named.rule).or_default().push(named.title);
        }
        let mut run = crate::tools::scenario::coverage(Path::new(SCENARIOS));
        // Scenarios may name rulings too; coverage is about numbered rules.
        run.retain(|id, _| id.contains('-'));
        for titles in scanned.values_mut().chain(run.values_mut()) {
            titles.sort();
        }
        let differs = run.keys().find(|rule| scanned.get(*rule) != run.get(*rule));
        let shown = differs.map(|rule| (rule, scanned.get(rule), &run[rule]));
        assert!(scanned == run, "{shown:?}");
    }

    /// The rule ids in quotes of a source file: those that refusals name.
    fn quoted(text: &str) -> Vec<String> {
        let code = text.lines().filter(|l| !l.trim_start().starts_with("//"));
        let named = code.flat_map(|line| line.split('"').skip(1).step_by(2));
        let whole = named.filter(|words| scan::ids(words) == [*words]);
        whole.map(str::to_owned).collect()
    }

    #[test]
    fn every_rule_that_a_refusal_names_has_a_text() {
        let mut named = 0;
        for file in scan::files(Path::new("src"), "rs") {
            let text = std::fs::read_to_string(&file).expect("source files are text");
            // This file names ids that do not exist.
            let refuses = text.contains("Refusal") || text.contains("refusals!");
            if !refuses || file.ends_with("tools/rules/mod.rs") {
                continue;
            }
            for id in quoted(&text) {
                let rule = find(&id);
                let told = rule.is_some_and(|rule| rule.id == id && rule.text.len() > 10);
                assert!(told, "{id}, named in {}, has no text", file.display());
                named += 1;
            }
        }
        assert!(named > 200, "only {named} ids were found");
        assert_eq!(find("N-999"), None);
        assert_eq!(find(""), None);
    }

    #[test]
    fn ranges_are_written_out_unless_they_mean_the_whole_game() {
        assert_eq!(
            scan::ids("N-05, N-10 to N-12 (H-90b)"),
            ["N-05", "N-10", "N-11", "N-12", "H-90b"]
        );
        assert_eq!(scan::ids("N-01 to N-157"), [""; 0]);
        assert_eq!(scan::ids("UN-7, N-x, N-"), [""; 0]);
    }
}
