//! Reading the files of one pack: size, encoding and the hash over all of them.

use std::ops::Range;
use std::path::{Component, Path};

use sha2::{Digest, Sha256};

use super::source::{MOST_OTHER, MOST_TEXT, unreadable};
use super::text::place;
use super::{Diagnostic, PackFile, Report, Source, TextFile, is_hidden};

/// Everything read from a pack's folder.
pub(super) struct Contents {
    pub files: Vec<PackFile>,
    pub texts: Vec<TextFile>,
    pub hash: String,
}

/// Reads all files; unreadable files go to the report and are not in `texts`.
pub(super) fn read_all(source: &Source, report: &mut Report) -> Contents {
    let files = source.files(report);
    let mut hash = Sha256::new();
    let mut texts = Vec::new();
    for file in &files {
        let Some(bytes) = read(source, file, report) else {
            continue;
        };
        hash.update((file.name.len() as u64).to_le_bytes());
        hash.update(file.name.as_bytes());
        hash.update((bytes.len() as u64).to_le_bytes());
        hash.update(&bytes);
        if file.is_ron() {
            texts.extend(decode(source, file, &bytes, report));
        }
    }
    let hash = hash
        .finalize()
        .iter()
        .map(|byte| format!("{byte:02x}"))
        .collect();
    Contents { files, texts, hash }
}

/// Whether a relative path names something inside the folder it starts from.
#[must_use]
pub fn stays_inside(name: &str) -> bool {
    let plain = |c: Component<'_>| matches!(c, Component::Normal(_));
    !name.is_empty() && !name.contains(['\\', ':']) && Path::new(name).components().all(plain)
}

fn read(source: &Source, file: &PackFile, report: &mut Report) -> Option<Vec<u8>> {
    let shown = source.shown_file(&file.name);
    let limit = if file.is_ron() { MOST_TEXT } else { MOST_OTHER };
    let too_big = |size: u64| {
        let message = format!("the file has {size} bytes; at most {limit} are read");
        let help = file
            .is_ron()
            .then(|| "split it into several files".to_owned());
        Diagnostic::file_error("P003", &shown, message).help(help)
    };
    if file.size > limit {
        report.push(too_big(file.size));
        return None;
    }
    match source.read(&file.name, limit + 1) {
        Ok(bytes) if bytes.len() as u64 > limit => report.push(too_big(bytes.len() as u64)),
        Ok(bytes) => return Some(bytes),
        Err(error) => report.push(unreadable(&shown, &error)),
    }
    None
}

fn decode(source: &Source, file: &PackFile, bytes: &[u8], report: &mut Report) -> Option<TextFile> {
    let shown = source.shown_file(&file.name);
    match std::str::from_utf8(bytes) {
        Ok(text) => {
            let text = TextFile::new(&shown, &file.name, text);
            let odd = |c: char| is_hidden(c) && !matches!(c, '\n' | '\r' | '\t');
            let Some((at, letter)) = text.text.match_indices(odd).next() else {
                return Some(text);
            };
            report.push(hidden(&text, &(at..at + letter.len()), letter));
            None
        }
        Err(error) => {
            let good = String::from_utf8_lossy(&bytes[..error.valid_up_to()]);
            let (line, column) = place(&good, good.len());
            let byte = bytes.get(error.valid_up_to()).copied().unwrap_or_default();
            let message = format!("byte 0x{byte:02X} is not UTF-8");
            let help = "save the file as UTF-8".to_owned();
            report.push(
                Diagnostic::file_error("P004", &shown, message)
                    .on(line, column)
                    .help(help),
            );
            None
        }
    }
}

/// Finds an invisible letter in a text.
pub(super) fn hidden(file: &TextFile, at: &Range<usize>, letter: &str) -> Diagnostic {
    let letter = letter.escape_unicode();
    let message =
        format!("the letter `{letter}` is invisible or changes the direction of the text");
    Diagnostic::error("P009", file, at, message).help("take it out".to_owned())
}
