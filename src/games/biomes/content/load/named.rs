//! Ids of things: well-formed, once in a pack, and of other packs only to override.

use std::collections::BTreeMap;

use super::read::Raw;
use crate::packs::{Diagnostic, Report, ids};

/// Full ids of the definitions of one sort, in their order; `None` where there is no usable id.
/// Every id is used once; the second place is an error that names the first.
pub(super) fn full_ids<T>(own: &str, raws: &[Raw<T>], report: &mut Report) -> Vec<Option<String>> {
    let mut first: BTreeMap<String, String> = BTreeMap::new();
    raws.iter()
        .map(|raw| {
            let (id, at) = raw.item.id.as_ref()?;
            let (pack, name) = id.split_once(':').unwrap_or((own, id));
            if let Some(problem) = ids::problem(pack).or_else(|| ids::problem(name)) {
                let diagnostic = Diagnostic::error("P030", &raw.file, at, problem);
                report.push(diagnostic.help(ids::tidy(name)));
                return None;
            }
            let full = ids::full(pack, name);
            let (line, column) = raw.file.place(at.start);
            if let Some(place) = first.get(&full) {
                let message = format!("`{id}` is already defined at {place}");
                report.push(Diagnostic::error("P031", &raw.file, at, message));
                return None;
            }
            first.insert(full.clone(), format!("{}:{line}:{column}", raw.file.path));
            Some(full)
        })
        .collect()
}
