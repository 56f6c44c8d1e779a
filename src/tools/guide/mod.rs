//! Guides: a match of which each idea is told when it is met. A guide is a file; `docs/modding/learning.md` describes
//! it. The same check and the same progress serve `fourfold guide` and the window.
//!
//! | code | meaning |
//! | --- | --- |
//! | G001 | no such game, or none with guides |
//! | G002 | no match: bots, decks or options that the game does not take |
//! | G003 | no such card |
//! | G004 | no such step, question, choice or event |
//! | G005 | no such part of the screen |
//! | G006 | nothing is said |
//! | G007 | turns that there are not |
//! | G020 | a line that never appears |
//! | G030 | a file that cannot be read |
//!
//! Syntax and spelling have the codes of packs, `P0xx` and `B0xx`.

mod check;
mod file;
mod progress;
mod seats;
mod tour;
mod trial;

use std::fmt::Write;
use std::path::{Path, PathBuf};
use std::sync::Arc;

pub use file::{Guide, Line, LineCondition, Pointer, Side, Until};
pub use tour::{GuidedGame, Tour};
pub use trial::{Trial, play};

use super::content::{self, FromPacks};
use super::{Outcome, scenario::MOST_BYTES};
use crate::games;
use crate::packs::read::read_text;
use crate::packs::{Diagnostic, Report, TextFile, did_you_mean, parse_one, range, shown_path};

/// The guides of a game of which only the name is known.
#[derive(Debug, Clone, Copy)]
pub struct GuideEntry {
    /// The text of its own guide.
    pub text: &'static str,
    /// The parts of the screen that its guides can point at.
    pub areas: &'static [&'static str],
    try_out: fn(&Arc<Guide>, &TextFile, &[PathBuf], &mut Report) -> Result<Trial, Outcome>,
}

impl GuideEntry {
    /// That of a game.
    #[must_use]
    pub const fn of<G: GuidedGame>() -> Self {
        Self {
            text: G::OWN_GUIDE,
            areas: G::AREAS,
            try_out: try_out::<G>,
        }
    }
}

/// Reads a guide; mistakes go to the report. None after one.
pub fn read(file: &TextFile, report: &mut Report) -> Option<Guide> {
    let parsed = parse_one::<Guide>(file, report)?;
    let guide = parsed
        .value
        .filter(|_| parsed.whole && report.errors() == 0)?;
    let game = games::find(&guide.game.value);
    if game.and_then(|game| game.guide).is_none() {
        let known = games::all().into_iter().filter(|game| game.guide.is_some());
        let known: Vec<&str> = known.map(|game| game.name).collect();
        let name = &guide.game.value;
        let help = did_you_mean(name, known.iter().copied())
            .unwrap_or_else(|| format!("there are {}", known.join(", ")));
        let what = format!("there is no game `{name}` with guides");
        let at = range(&guide.game.span);
        report.push(Diagnostic::error("G001", file, &at, what).help(help));
        return None;
    }
    Some(guide)
}

/// Reads the guide in a file.
///
/// # Errors
/// The report, to be printed.
pub fn open(path: &Path) -> Result<(Guide, TextFile), Outcome> {
    let shown = shown_path(path);
    let text = read_text(path, MOST_BYTES).map_err(|why| {
        let what = format!("cannot be read: {why}");
        Outcome::wrong(Diagnostic::file_error("G030", &shown, what).to_string())
    })?;
    let file = TextFile::new(&shown, &shown, &text);
    let mut report = Report::default();
    let guide = read(&file, &mut report).ok_or_else(|| Outcome::found(report.to_string()))?;
    Ok((guide, file))
}

/// `fourfold guide FILE`: says what is wrong with a guide, and which of its lines appear; with `moments` also each question
/// to the player.
#[must_use]
pub fn run(path: &Path, packs: &[PathBuf], moments: bool) -> Outcome {
    checked(path, packs, moments).unwrap_or_else(|wrong| wrong)
}

fn checked(path: &Path, packs: &[PathBuf], moments: bool) -> Result<Outcome, Outcome> {
    let (guide, file) = open(path)?;
    let guide = Arc::new(guide);
    let entry = games::find(&guide.game.value).and_then(|game| game.guide);
    let mut report = Report::default();
    let trial = match entry {
        Some(entry) => (entry.try_out)(&guide, &file, packs, &mut report)?,
        None => Trial::default(),
    };
    let mut output = report.to_string();
    for (lines, moment) in trial.moments.iter().filter(|_| moments) {
        let _ = writeln!(output, "{moment}");
        for line in lines.iter().filter_map(|at| guide.lines.get(*at)) {
            let place = file.place(range(&line.span).start).0;
            let _ = writeln!(output, "    line {place}: {}", line.value.en.value);
        }
    }
    if report.errors() > 0 {
        return Err(Outcome::found(output));
    }
    for at in &trial.shown {
        if let Some(line) = guide.lines.get(*at) {
            let place = file.place(range(&line.span).start).0;
            let _ = writeln!(output, "line {place}: {}", line.value.en.value);
        }
    }
    let (all, name) = (guide.lines.len(), &file.path);
    let _ = writeln!(
        output,
        "{name}: {} of {all} lines appeared",
        trial.shown.len()
    );
    Ok(Outcome::fine(output))
}

/// Checks the names, then plays the match. Returns the lines that appeared.
fn try_out<G: GuidedGame + FromPacks>(
    guide: &Arc<Guide>,
    file: &TextFile,
    packs: &[PathBuf],
    report: &mut Report,
) -> Result<Trial, Outcome> {
    let content = content::of::<G>(packs)?.content;
    let seating = check::names::<G>(guide, content, file, report);
    let (Some(seating), Some(seat), 0) = (seating, guide.seat(), report.errors()) else {
        return Ok(Trial::default());
    };
    let setup = G::deal_for(&seating, content)?;
    let mut tour = Tour::<G>::new(Arc::clone(guide), content, setup, seat);
    let trial = play(&mut tour, &seating.controllers, trial::usual_answer::<G>);
    for (at, line) in guide.lines.iter().enumerate() {
        if !trial.shown.contains(&at) && !line.value.maybe {
            let what = format!(
                "this line never appeared in the match of seed {}, in which the player did what the guide says",
                guide.seed
            );
            let help = "its moment does not come, or lines before it hold its place; `maybe: true` lets it stay away";
            let at = range(&line.span);
            let problem = Diagnostic::error("G020", file, &(at.start..at.start + 1), what);
            report.push(problem.help(help.to_owned()));
        }
    }
    Ok(trial)
}
