//! One file of texts: what it translates exists, once, and is translated into something.

use std::collections::BTreeSet;

use ron2::Spanned;

use super::super::TextsDef;
use super::known::Known;
use crate::packs::{Desk, Scope, did_you_mean, range};

/// The texts with full ids; those of unknown things are left out.
pub(super) fn check(mut texts: TextsDef, known: &Known, desk: &mut Desk<'_>) -> TextsDef {
    let mut done = BTreeSet::new();
    texts.cards.retain_mut(|text| {
        desk.name(&text.name);
        entry(&mut text.id, &known.cards, &mut done, desk)
    });
    let mut done = BTreeSet::new();
    texts.factions.retain_mut(|text| {
        desk.name(&text.name);
        entry(&mut text.id, &known.factions, &mut done, desk)
    });
    let mut done = BTreeSet::new();
    texts.decks.retain_mut(|text| {
        desk.name(&text.name);
        entry(&mut text.id, &known.decks, &mut done, desk)
    });
    let mut done = BTreeSet::new();
    for (english, translated) in &texts.subtypes {
        let at = range(&english.span);
        if translated.trim().is_empty() {
            let message = format!("`{}` is translated into nothing", english.value);
            desk.error("S109", &at, message);
        }
        if !known.subtypes.contains(&english.value) && !known.lost {
            let message = format!("no card has the sub-type `{}`", english.value);
            let help = did_you_mean(&english.value, known.subtypes.iter().map(String::as_str));
            let help = help.unwrap_or_else(|| "the English word comes first".to_owned());
            desk.error_with("S123", &at, message, help);
        }
        once(&english.value, &english.value, &at, &mut done, desk);
    }
    texts
}

/// Makes the id a full one. Whether there is such a thing.
fn entry<W: Copy>(
    id: &mut Spanned<String>,
    scope: &Scope<W>,
    done: &mut BTreeSet<String>,
    desk: &mut Desk<'_>,
) -> bool {
    let at = range(&id.span);
    let Some((full, _)) = scope.find(&id.value, desk.file, &at, desk.report) else {
        return false;
    };
    once(&full, &id.value, &at, done, desk);
    id.value = full;
    true
}

fn once(
    full: &str,
    shown: &str,
    at: &std::ops::Range<usize>,
    done: &mut BTreeSet<String>,
    desk: &mut Desk<'_>,
) {
    if !done.insert(full.to_owned()) {
        desk.error("S122", at, format!("`{shown}` is translated twice"));
    }
}
