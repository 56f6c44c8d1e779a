//! `packs migrate`: packs for an older version get the words of today.

use std::fmt::Write;
use std::fs;
use std::ops::Range;
use std::path::{Path, PathBuf};

use crate::games;
use crate::packs::{
    Diagnostic, Library, Origin, Pack, Renamed, Report, Source, TextFile, old_words, renamed,
};
use crate::tools::Outcome;

/// A file with old words.
struct Old {
    path: PathBuf,
    file: TextFile,
    words: Vec<(Range<usize>, Renamed)>,
}

/// Rewrites the packs in `folders`, unless the check finds new errors in them then. With `dry` it only says what
/// it would change.
#[must_use]
pub fn migrate(folders: &[PathBuf], dry: bool) -> Outcome {
    if let Some(missing) = super::missing(folders) {
        return missing;
    }
    let mut library = super::open(folders, false);
    let before = errors(&library);
    let given = |pack: &Pack| pack.origin == Origin::Given;
    if !library.packs().iter().any(given) {
        return Outcome::found(library.report.to_string());
    }
    let mut output = String::new();
    let mut old = Vec::new();
    for at in 0..library.packs().len() {
        let pack = &library.packs()[at];
        if !given(pack) {
            continue;
        }
        let of_pack = old_files(pack);
        if of_pack.is_empty() {
            let _ = writeln!(output, "{}: nothing to change", pack.source.shown());
        }
        let texts = pack
            .texts
            .iter()
            .map(|file| today(file, &of_pack))
            .collect();
        library.replace_texts(at, texts);
        old.extend(of_pack);
    }
    let mut new = Report::default();
    let after = errors(&library);
    let before: Vec<_> = before.sorted().into_iter().map(place).collect();
    let found = after.sorted().into_iter();
    found
        .filter(|error| !before.contains(&place(error)))
        .for_each(|error| new.push(error.clone()));
    if new.errors() > 0 {
        let errors = super::count(new.errors(), "new error");
        return Outcome::found(format!(
            "{new}Nothing was changed: with the words of today there would be {errors}\n"
        ));
    }
    for old in &old {
        if !dry && let Err(error) = old.write() {
            let _ = writeln!(output, "{}: not changed: {error}", old.file.path);
            return Outcome::found(output);
        }
        for (at, word) in &old.words {
            let (line, column) = old.file.place(at.start);
            let (path, was, is) = (&old.file.path, word.old, word.new);
            let _ = writeln!(output, "{path}:{line}:{column}: `{was}` is `{is}`");
        }
    }
    let words = super::count(old.iter().map(|old| old.words.len()).sum(), "word");
    let files = super::count(old.len(), "file");
    let would = if dry { " would be" } else { "" };
    let _ = writeln!(output, "{words}{would} changed in {files}");
    Outcome::fine(output)
}

/// A line if those packs have words of an older version, which `packs migrate` would rewrite.
pub(super) fn hint(packs: &[&Pack]) -> String {
    let files = packs.iter().flat_map(|pack| old_files(pack));
    let words: usize = files.map(|old| old.words.len()).sum();
    if words == 0 {
        return String::new();
    }
    let words = super::count(words, "word");
    format!("{words} of an older version: `fourfold packs migrate DIR` writes those of today\n")
}

/// What tells errors apart: words of today move columns, not lines.
fn place(error: &Diagnostic) -> (&str, usize, &str) {
    (&error.path, error.line, &error.message)
}

/// The errors in all packs.
fn errors(library: &Library) -> Report {
    let mut report = library.report.clone();
    super::load(library, false, &mut report);
    report.only_errors();
    report
}

/// The files of a pack that have old words.
fn old_files(pack: &Pack) -> Vec<Old> {
    let game = games::find(&pack.manifest.game.value);
    let renames = game.map_or(&[][..], |game| game.renamed);
    let Source::Folder(folder) = &pack.source else {
        return Vec::new();
    };
    let old = pack.texts.iter().map(|file| Old {
        path: folder.join(Path::new(&*file.name)),
        file: file.clone(),
        words: old_words(file, renames),
    });
    old.filter(|old| !old.words.is_empty()).collect()
}

/// That file with today's words.
fn today(file: &TextFile, old: &[Old]) -> TextFile {
    match old.iter().find(|old| old.file.name == file.name) {
        Some(old) => {
            let text = renamed(&file.text, 0, &old.words);
            TextFile::new(&file.path, &file.name, &text)
        }
        None => file.clone(),
    }
}

impl Old {
    /// Writes it. What stands on disk may begin with a byte-order mark, which stays.
    fn write(&self) -> Result<(), String> {
        let text = fs::read_to_string(&self.path).map_err(|error| error.to_string())?;
        if !text.ends_with(&*self.file.text) {
            return Err("the file has just been changed by somebody else".to_owned());
        }
        let from = text.len() - self.file.text.len();
        let new = renamed(&text, from, &self.words);
        fs::write(&self.path, new).map_err(|error| error.to_string())
    }
}
