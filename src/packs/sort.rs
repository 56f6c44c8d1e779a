//! Sorting the files of a pack: each to its game, and a warning for those that nobody reads.

use super::{Diagnostic, Pack, Report, TextFile};

/// What a game reads of a pack.
#[derive(Debug, Clone, Copy)]
pub struct Layout {
    /// Folders in which a file that is not read is a slip: `"cards"`.
    pub folders: &'static [&'static str],
    /// Whether pictures may lie in those folders.
    pub pictures: bool,
    /// What a pack of the game has, for the help.
    pub help: &'static str,
}

impl Layout {
    /// Hands every text but `pack.ron` to `take`, with its folder (empty for the root) and how many folders
    /// deep it lies. What `take` does not want, and what else has no business there, is a warning. Returns
    /// whether definitions may be missing because a file could not be decoded.
    pub fn sort(
        &self,
        pack: &Pack,
        report: &mut Report,
        mut take: impl FnMut(&TextFile, &str, usize, &mut Report) -> bool,
    ) -> bool {
        for file in &pack.texts {
            let folder = file.name.split_once('/').map_or("", |(folder, _)| folder);
            let depth = file.name.matches('/').count();
            if &*file.name != "pack.ron" && !take(file, folder, depth, report) {
                report.push(self.unused(&file.path));
            }
        }
        let others = pack.files.iter().filter(|f| !f.is_ron());
        for file in others.filter(|f| !(self.pictures && is_picture(&f.name))) {
            let folder = file.name.split_once('/').map_or("", |(folder, _)| folder);
            if self.folders.contains(&folder) {
                report.push(self.unused(&pack.source.shown_file(&file.name)));
            }
        }
        pack.files.iter().filter(|f| f.is_ron()).count() > pack.texts.len()
    }

    fn unused(&self, path: &str) -> Diagnostic {
        let warning = Diagnostic::file_warning("P006", path, "this file is not used");
        warning.help(self.help.to_owned())
    }
}

/// Whether a file can be a picture.
pub(super) fn is_picture(name: &str) -> bool {
    name.ends_with(".png") || name.ends_with(".svg")
}
