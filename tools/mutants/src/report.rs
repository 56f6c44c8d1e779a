//! What came of it.

use std::collections::HashSet;
use std::fmt::Write;

use crate::mutant::{Fate, Mutant};
use crate::point::Kind;

/// A table of killed and tried by kind, without those that change nothing, and the survivors. The third column
/// counts also what random games (their digests are pinned) or unit tests notice.
pub fn report(game: &str, mutants: &[Mutant], said: &HashSet<[String; 3]>) -> String {
    let mut out = format!(
        "\n{game}\n\n| kind | killed | of | | with tests and games | | change nothing |\n| --- | --- | --- | --- | --- | --- | --- |\n"
    );
    let tried: Vec<&Mutant> = mutants
        .iter()
        .filter(|m| m.game() == game && m.fate != Fate::Untried)
        .collect();
    for kind in Kind::ALL {
        row(
            &mut out,
            kind.word(),
            tried.iter().filter(|m| m.kind == kind),
            said,
        );
    }
    row(&mut out, "all", tried.iter(), said);
    out.push('\n');
    for mutant in &tried {
        if !mutant.fate.noticed() && !mutant.is_equivalent(said) {
            let _ = writeln!(out, "{}", mutant.line());
        }
    }
    // The same text may stand in several places of a file: one of them must be left.
    let left = tried.iter().filter(|m| !m.fate.noticed());
    let left: HashSet<_> = left.flat_map(|m| m.texts()).collect();
    for mutant in &tried {
        let mut texts = mutant.texts().filter(|text| said.contains(text));
        if texts.any(|text| !left.contains(&text)) {
            let line = mutant.line();
            let _ = writeln!(out, "docs/mutants.md is wrong, a scenario notices: {line}");
        }
    }
    out
}

fn row<'a>(
    out: &mut String,
    name: &str,
    mutants: impl Iterator<Item = &'a &'a Mutant>,
    said: &HashSet<[String; 3]>,
) {
    let (mut killed, mut lives, mut same, mut others) = (0, 0, 0, 0);
    for mutant in mutants {
        if mutant.fate.noticed() {
            killed += 1;
        } else if mutant.is_equivalent(said) {
            same += 1;
        } else {
            lives += 1;
            others += usize::from(mutant.seen_in_tests || mutant.seen_in_games);
        }
    }
    let of = killed + lives;
    let share = |n: usize| {
        let share = (n * 1000).checked_div(of).unwrap_or(1000);
        format!("{}.{} %", share / 10, share % 10)
    };
    let both = killed + others;
    let _ = writeln!(
        out,
        "| {name} | {killed} | {of} | {} | {both} | {} | {same} |",
        share(killed),
        share(both)
    );
}
