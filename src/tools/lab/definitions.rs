//! The definitions in files of packs, by id.

use std::collections::{BTreeMap, BTreeSet};

use ron2::ast::{Expr, StructBody, StructField, parse_document};

use crate::packs::{Library, range};

/// The named fields of an expression.
pub(super) fn fields<'e, 'a>(expr: &'e Expr<'a>) -> &'e [StructField<'a>] {
    match expr {
        Expr::AnonStruct(s) => &s.fields,
        Expr::Struct(s) => match &s.body {
            Some(StructBody::Fields(f)) => &f.fields,
            Some(StructBody::Tuple(_)) | None => &[],
        },
        _ => &[],
    }
}

/// The id of a definition.
pub(super) fn id_of<'e>(expr: &'e Expr<'_>) -> Option<&'e str> {
    let id = fields(expr).iter().find(|field| field.name.name == "id")?;
    match &id.value {
        Expr::String(text) => Some(&text.value),
        _ => None,
    }
}

/// The definitions of a file, which is one or a list of them.
pub(super) fn definitions<'e, 'a>(all: &'e Expr<'a>) -> Vec<&'e Expr<'a>> {
    match all {
        Expr::Seq(list) => list.items.iter().map(|item| &item.expr).collect(),
        one => vec![one],
    }
}

/// The full ids of the definitions that are not written the same in both libraries.
pub(super) fn changed(old: &Library, new: &Library) -> BTreeSet<String> {
    let (old, new) = (written(old), written(new));
    let ids = old.keys().chain(new.keys());
    let changed = ids.filter(|id| old.get(*id) != new.get(*id));
    changed.cloned().collect()
}

/// How each definition of a library is written, by full id. Things of several kinds may share an id.
fn written(library: &Library) -> BTreeMap<String, Vec<String>> {
    let mut all = BTreeMap::<String, Vec<String>>::new();
    for pack in library.packs() {
        for file in &pack.texts {
            // Files with errors were refused before.
            let document = parse_document(&file.text)
                .ok()
                .and_then(|document| document.value);
            let Some(list) = document else { continue };
            for definition in definitions(&list) {
                let text = file.text.get(range(definition.span()));
                if let (Some(id), Some(text)) = (id_of(definition), text) {
                    let full = format!("{}:{id}", pack.id());
                    all.entry(full).or_default().push(text.to_owned());
                }
            }
        }
    }
    all
}
