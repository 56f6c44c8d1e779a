//! Assigns the files of a pack to the kinds of things of its game, and warns about unused files.

use std::collections::BTreeSet;

use super::source::MOST_OTHER;
use super::{Diagnostic, Pack, Report, TextFile, first_fields, picture};

/// The files that a game reads.
#[derive(Debug, Clone, Copy)]
pub struct Layout<'h> {
    /// Whether it shows pictures.
    pub pictures: bool,
    /// The content of a pack of the game, for the help.
    pub help: &'h str,
}

impl Layout<'_> {
    /// Hands every text but `pack.ron` to `take`, with its folder (empty for the root) and how many folders deep it
    /// lies. Files that `take` refuses, and other unused files, are warnings. Returns whether definitions may be
    /// missing because a file could not be decoded.
    pub fn sort(
        &self,
        pack: &Pack,
        report: &mut Report,
        mut take: impl FnMut(&TextFile, &str, usize, &mut Report) -> bool,
    ) -> bool {
        let mut lost = pack.files.iter().filter(|f| f.is_ron()).count() > pack.texts.len();
        for file in &pack.texts {
            let folder = file.name.split_once('/').map_or("", |(folder, _)| folder);
            let depth = file.name.matches('/').count();
            if &*file.name == "pack.ron" || take(file, folder, depth, report) {
                continue;
            }
            let defines = first_fields(&file.text)
                .iter()
                .any(|(name, _)| *name == "id");
            if defines {
                lost = true;
                let message = "this file has definitions, and is not read at this place";
                let wrong = Diagnostic::error("P016", file, &(0..0), message);
                report.push(wrong.help(self.help.to_owned()));
            } else {
                report.push(self.unused(&file.path));
            }
        }
        let named = named_pictures(pack);
        for file in pack.files.iter().filter(|f| !f.is_ron()) {
            let name = file.name.as_str();
            let shown = || pack.source.shown_file(name);
            if is_picture(name) && self.pictures {
                if !named.contains(name) {
                    let message = "no definition names this picture";
                    let warning = Diagnostic::file_warning("P006", &shown(), message);
                    report.push(warning.help("name it in a definition, or delete it".to_owned()));
                } else if let Ok(bytes) = pack.source.read(name, MOST_OTHER)
                    && let Some(why) = picture::problem(name, &bytes)
                {
                    let message = format!("the picture cannot be read: {why}");
                    let warning = Diagnostic::file_warning("P045", &shown(), message);
                    report.push(
                        warning.help("save it again; the card is drawn without it".to_owned()),
                    );
                }
            } else if !is_about(name) {
                report.push(self.unused(&shown()));
            }
        }
        lost
    }

    fn unused(&self, path: &str) -> Diagnostic {
        let warning = Diagnostic::file_warning("P006", path, "this file is not used");
        warning.help(self.help.to_owned())
    }
}

/// The pictures that are named somewhere in the texts of a pack.
fn named_pictures(pack: &Pack) -> BTreeSet<&str> {
    let quoted = pack.texts.iter().flat_map(|file| file.text.split('"'));
    quoted.filter(|text| is_picture(text)).collect()
}

/// Whether a file is about the pack and for people: `README`, `LICENSE-MIT`, `credits.md`.
fn is_about(name: &str) -> bool {
    let lower = name.to_lowercase();
    let about = [
        "readme",
        "license",
        "licence",
        "copying",
        "notice",
        "changelog",
        "credits",
    ];
    !name.contains('/') && (lower.ends_with(".md") || about.iter().any(|a| lower.starts_with(a)))
}

/// Whether a file can be a picture.
pub(super) fn is_picture(name: &str) -> bool {
    name.ends_with(".png") || name.ends_with(".svg")
}
