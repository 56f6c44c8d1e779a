//! Definitions as read from files, before a game checks them.

use std::collections::BTreeMap;
use std::ops::Range;

use ron2::FromRon;

use super::{
    CheckContext, Codes, Diagnostic, Parsed, Report, TextFile, examine, ids, parse_list, parse_one,
};

/// One definition and its file.
#[derive(Debug, Clone)]
pub struct ParsedDefinition<T> {
    /// The file.
    pub file: TextFile,
    /// The definition.
    pub item: Parsed<T>,
}

impl<T: FromRon> ParsedDefinition<T> {
    /// Adds all definitions of a file. `lost` becomes true if a syntax error may have swallowed some.
    pub fn list(file: &TextFile, into: &mut Vec<Self>, lost: &mut bool, report: &mut Report) {
        let (items, some_lost) = parse_list(file, report);
        *lost |= some_lost;
        into.extend(items.into_iter().map(|item| Self {
            file: file.clone(),
            item,
        }));
    }

    /// The only definition of a file.
    pub fn one(file: &TextFile, report: &mut Report) -> Option<Self> {
        let item = parse_one(file, report)?;
        let file = file.clone();
        Some(Self { file, item })
    }
}

/// Checks every definition of one sort with its id. What has no usable id is checked too, under an empty one; of what
/// was repaired after mistakes only problems are returned.
pub fn examine_all<R, T>(
    raws: Vec<ParsedDefinition<R>>,
    ids: Vec<Option<String>>,
    codes: &'static Codes,
    report: &mut Report,
    check: impl Fn(String, R, &mut CheckContext<'_>) -> T,
) -> Vec<T> {
    let mut all = Vec::new();
    for (raw, id) in raws.into_iter().zip(ids) {
        let Some(value) = raw.item.value else {
            continue;
        };
        let checked = examine(&raw.file, raw.item.whole, codes, report, |context| {
            check(id.unwrap_or_default(), value, context)
        });
        all.extend(checked);
    }
    all
}

/// Checks the rules of a pack, if the file was read completely.
pub fn examine_one<T>(
    raw: Option<ParsedDefinition<T>>,
    codes: &'static Codes,
    report: &mut Report,
    check: impl FnOnce(&mut T, &Range<usize>, &mut CheckContext<'_>),
) -> Option<T> {
    let ParsedDefinition { file, item } = raw.filter(|raw| raw.item.whole)?;
    let mut value = item.value?;
    examine(&file, true, codes, report, |context| {
        check(&mut value, &item.at, context);
    });
    Some(value)
}

/// Full ids of the definitions of one sort, in their order; `None` where there is no usable id.
/// Every id is used once; the second place is an error that names the first.
pub fn full_ids<T>(
    own: &str,
    raws: &[ParsedDefinition<T>],
    report: &mut Report,
) -> Vec<Option<String>> {
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
