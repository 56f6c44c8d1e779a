//! Turns a parsed file into verdicts: every title in it gets one.

use std::ops::Range;

use super::Verdict;
use super::file::check_ids;
use super::read::ReadScenario;
use super::scenario_error::Failed;
use crate::packs::{Diagnostic, Report, Severity, TextFile};

/// Runs the readable scenarios, and reports why the others cannot be read.
pub fn verdicts(file: &TextFile, found: Vec<ReadScenario>, report: &Report) -> Vec<Verdict> {
    let mut lost = HiddenScenarios::new(file, &found, report);
    let mut all = Vec::new();
    for one in found {
        let mut wrong = lost.of(&one.at);
        let title = one.title.or_else(|| lost.title_in(&one.at));
        let title = title.as_deref().unwrap_or(&file.path);
        let Some(scenario) = one.scenario else {
            wrong.extend(one.report);
            all.push(Verdict::failed(&file.path, title, Failed::of(&wrong)));
            continue;
        };
        check_ids(scenario.game(), &one.ids, file, &mut wrong);
        let rules = scenario.rules().iter().map(|r| r.value.clone()).collect();
        // Empty values matter only if nothing else is wrong.
        let played = scenario.play(&one.at, file, wrong);
        let played = played.and_then(|()| match one.report.errors() {
            0 => Ok(()),
            _ => Err(Failed::of(&one.report)),
        });
        let mut verdict = match played {
            Err(failed) => Verdict::failed(&file.path, title, failed),
            Ok(()) => Verdict {
                file: file.path.to_string(),
                title: title.to_owned(),
                passed: true,
                ..Verdict::default()
            },
        };
        verdict.rules = rules;
        all.push(verdict);
    }
    all.extend(lost.rest());
    all
}

/// Mistakes in the file itself, and the titles of scenarios that they hide.
struct HiddenScenarios<'a> {
    file: &'a TextFile,
    /// Not yet reported.
    errors: Vec<Diagnostic>,
    /// Titles that nothing was read of, and where they stand.
    titles: Vec<(String, usize)>,
}

impl<'a> HiddenScenarios<'a> {
    fn new(file: &'a TextFile, found: &[ReadScenario], report: &Report) -> Self {
        let errors = report.sorted().into_iter();
        let errors = errors.filter(|d| d.severity == Severity::Error);
        // If a missing bracket made an item too long, only the first title belongs to it.
        let read = |title: &str, at: usize| {
            let own = |one: &ReadScenario| one.title.as_deref() == Some(title);
            found.iter().any(|one| one.at.contains(&at) && own(one))
        };
        let hidden =
            |(title, at): &(String, usize)| report.errors() > 0 && !read(title.as_str(), *at);
        Self {
            file,
            errors: errors.cloned().collect(),
            titles: titles(&file.text).into_iter().filter(hidden).collect(),
        }
    }

    /// The first title that stands there and that nothing was read of.
    fn title_in(&mut self, at: &Range<usize>) -> Option<String> {
        let n = self
            .titles
            .iter()
            .position(|(_, start)| at.contains(start))?;
        Some(self.titles.remove(n).0)
    }

    /// The mistakes that lie there.
    fn of(&mut self, at: &Range<usize>) -> Report {
        let (start, end) = (self.file.place(at.start), self.file.place(at.end));
        let mut report = Report::default();
        self.errors.retain(|error| {
            let here = (start..=end).contains(&(error.line, error.column));
            if here {
                report.push(error.clone());
            }
            !here
        });
        report
    }

    /// Verdicts for what nothing was read of: each title with the mistakes after it and before the next one.
    fn rest(mut self) -> Vec<Verdict> {
        let mut all = Vec::new();
        let first = self.titles.first().map_or(self.file.text.len(), |t| t.1);
        let before = self.of(&(0..first));
        if before.errors() > 0 {
            let path = &self.file.path;
            all.push(Verdict::failed(path, path, Failed::of(&before)));
        }
        let titles = std::mem::take(&mut self.titles);
        for (n, (title, start)) in titles.iter().enumerate() {
            let end = titles.get(n + 1).map_or(self.file.text.len(), |t| t.1);
            let mut wrong = self.of(&(*start..end));
            if wrong.errors() == 0 {
                let message = "not run: the file cannot be read";
                let at = *start..*start + 1;
                wrong.push(Diagnostic::error("S030", self.file, &at, message));
            }
            all.push(Verdict::failed(&self.file.path, title, Failed::of(&wrong)));
        }
        all
    }
}

/// Every `title: ".."` of a text that may be broken, and where it stands.
fn titles(text: &str) -> Vec<(String, usize)> {
    let mut all = Vec::new();
    for (at, word) in text.match_indices("title:") {
        let rest = text[at + word.len()..].trim_start();
        let Some(quoted) = rest.strip_prefix('"') else {
            continue;
        };
        if let Some((title, _)) = quoted.split_once('"') {
            all.push((title.to_owned(), at));
        }
    }
    all
}
