//! Definitions inside a scenario, besides those of packs.

use ron2::Spanned;

use super::{CheckContext, Codes, Definition, Diagnostic, Placed, Report, TextFile, ids, range};

/// The pack name of things that stand in a scenario.
pub const INLINE: &str = "scenario";

/// The full ids of definitions in a scenario, in their order; the malformed and those given twice go to the report.
/// `taken` are full ids of the content before.
pub fn inline_ids<'d>(
    all: impl Iterator<Item = &'d Spanned<String>>,
    taken: impl Fn(&str) -> bool,
    file: &TextFile,
    report: &mut Report,
) -> Vec<String> {
    let mut names: Vec<String> = Vec::new();
    for Spanned { value: id, span } in all {
        let at = range(span);
        if let Some(problem) = ids::problem(id) {
            report.push(Diagnostic::error("P030", file, &at, problem).help(ids::tidy(id)));
        }
        let full = ids::full(INLINE, id);
        if names.contains(&full) || taken(&full) {
            let message = format!("`{id}` is already defined in this scenario");
            report.push(Diagnostic::error("P031", file, &at, message));
        }
        names.push(full);
    }
    names
}

/// Adds the definitions of a scenario to things of the content, checked like those of a pack. They come last, so that no
/// index changes.
pub fn add_inline<D: Clone, T: Definition, L>(
    things: &mut Vec<T>,
    defs: &[Spanned<D>],
    id: impl Fn(&D) -> &Spanned<String>,
    check: impl Fn(String, D, &mut CheckContext<'_>) -> Placed<T, L>,
    (codes, file): (&'static Codes, &TextFile),
    report: &mut Report,
) {
    let taken = |id: &str| things.iter().any(|known| known.id() == id);
    let names = inline_ids(defs.iter().map(|def| id(&def.value)), taken, file, report);
    for (def, id) in defs.iter().zip(names) {
        let mut context = CheckContext::new(file, report, codes);
        things.push(check(id, def.value.clone(), &mut context).thing);
    }
}

/// The full id of a thing without name that a scenario adds to so many of its sort: "scenario:deck3".
#[must_use]
pub fn inline_id(noun: &str, before: usize) -> String {
    ids::full(INLINE, &format!("{noun}{before}"))
}
