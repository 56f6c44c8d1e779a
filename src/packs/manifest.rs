//! `pack.ron`: the manifest of a pack.

use ron2::{FromRon, Spanned};

use super::{Diagnostic, Pack, Report, Silence, did_you_mean, ids, range};

/// The manifest of a pack.
#[derive(Debug, Clone, FromRon)]
#[ron(deny_unknown_fields)]
pub struct Manifest {
    /// Lower case, digits and `_`; the part before the colon of every id in the pack.
    pub id: Spanned<String>,
    /// Shown to people.
    pub name: Spanned<String>,
    /// Any text; it goes into replays and saves.
    pub version: Spanned<String>,
    /// The game that it is for.
    pub game: Spanned<String>,
    /// Ids of the packs whose things it names.
    #[ron(default)]
    pub needs: Vec<Spanned<String>>,
    /// The authors.
    #[ron(default)]
    pub authors: Vec<String>,
    /// One sentence.
    #[ron(default)]
    pub description: String,
    /// Warnings that are no mistake in this pack.
    #[ron(default)]
    pub silence: Vec<Silence>,
}

/// Checks what does not depend on other packs.
pub(super) fn check(pack: &Pack, games: &[&str], report: &mut Report) {
    let Some(file) = pack.text("pack.ron") else {
        return;
    };
    let Manifest {
        id,
        game,
        needs,
        name,
        version,
        ..
    } = &pack.manifest;
    for id in needs.iter().chain([id]) {
        if let Some(problem) = ids::problem(&id.value) {
            let diagnostic = Diagnostic::error("P030", file, &range(&id.span), problem);
            report.push(diagnostic.help(ids::tidy(&id.value)));
        }
    }
    for text in [name, version] {
        if text.value.trim().is_empty() {
            report.push(Diagnostic::error(
                "P026",
                file,
                &range(&text.span),
                "the text is empty",
            ));
        }
    }
    if !games.contains(&game.value.as_str()) {
        let message = format!("unknown game `{}`", game.value);
        let help = did_you_mean(&game.value, games.iter().copied())
            .unwrap_or_else(|| format!("games: {}", games.join(", ")));
        report.push(Diagnostic::error("P038", file, &range(&game.span), message).help(help));
    }
}
