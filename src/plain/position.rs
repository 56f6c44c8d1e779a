//! Positions of a plain game as scenario files spell them.

use super::{PlainScenario, PlainTable};
use crate::packs::{Diagnostic, range};
use crate::tools::editing::file;

/// The positions of the scenarios in a file, with their titles, for
/// [`Edited::read`](crate::tools::editing::Edited::read).
///
/// # Errors
/// The report of what is wrong with the file, with lines and columns.
pub fn positions<G: PlainTable>(
    path: &str,
    text: &str,
    content: &'static G::Content,
) -> Result<Vec<(String, G::Draft)>, String> {
    file::read(path, text, G::NAME, |scenario, file, report| {
        let scenario = scenario.case::<PlainScenario<G>>()?;
        let draft = scenario.position.as_ref()?;
        if let Some(problem) = G::problem(&draft.value, content) {
            let at = range(&draft.span);
            report.push(Diagnostic::error("S014", file, &at, problem));
        }
        Some(draft.value.clone())
    })
}
