//! Finding rule ids in text: those that scenario files name, and any others.
//!
//! Also part of the build script, so it uses nothing but the standard library.

use std::fs;
use std::path::{Path, PathBuf};

/// Longest range that names the rules of one place; "N-01 to N-157" is the whole game.
const LONGEST: u32 = 25;

/// A scenario that names a rule.
pub struct Named {
    /// "N-34".
    pub rule: String,
    /// Its file, with `/`.
    pub file: String,
    /// The title.
    pub title: String,
}

/// Every rule id in `text`, in order, ranges written out.
pub fn ids(text: &str) -> Vec<String> {
    let mut found: Vec<(String, usize, usize)> = Vec::new();
    let bytes = text.as_bytes();
    let mut at = 0;
    while at + 2 < bytes.len() {
        let free = at == 0 || !bytes[at - 1].is_ascii_alphanumeric();
        let starts = free && bytes[at].is_ascii_uppercase() && bytes[at + 1] == b'-';
        let digits = bytes[at + 2..].iter().take_while(|b| b.is_ascii_digit());
        let digits = if starts { digits.count() } else { 0 };
        if digits == 0 {
            at += 1;
            continue;
        }
        let mut end = at + 2 + digits;
        end += usize::from(bytes.get(end) == Some(&b'b'));
        found.push((text[at..end].to_owned(), at, end));
        at = end;
    }
    let mut all = Vec::new();
    for (n, (id, start, _)) in found.iter().enumerate() {
        if let Some((first, _, end)) = n.checked_sub(1).map(|before| &found[before])
            && ["to", "..", "-", "–"].contains(&text[*end..*start].trim())
        {
            if is_whole_game(first, id) {
                all.pop();
                continue;
            }
            between(first, id, &mut all);
        }
        all.push(id.clone());
    }
    all
}

fn number(id: &str) -> u32 {
    id[2..].trim_end_matches('b').parse().unwrap_or(0)
}

fn is_whole_game(first: &str, last: &str) -> bool {
    number(last).saturating_sub(number(first)) > LONGEST
}

/// The ids between the ends of a range.
fn between(first: &str, last: &str, all: &mut Vec<String>) {
    let width = first[2..].trim_end_matches('b').len();
    let inside = number(first) + 1..number(last);
    all.extend(inside.map(|n| format!("{}{n:0width$}", &first[..2])));
}

/// The rules that the scenario files under `folder` name in their `rules: [..]`, with the scenario's title.
pub fn scenarios(root: &Path, folder: &str) -> Vec<Named> {
    let mut all = Vec::new();
    for path in files(&root.join(folder), "ron") {
        let Ok(text) = fs::read_to_string(&path) else {
            continue;
        };
        let mut rest = text.as_str();
        while let Some((before, after)) = rest.split_once("rules:") {
            rest = after;
            // Only the list that follows a title belongs to the scenario.
            let Some(title) = title(before) else { continue };
            let list = after.split(']').next().unwrap_or_default();
            let file = shown(root, &path);
            all.extend(ids(list).into_iter().map(|rule| Named {
                rule,
                file: file.clone(),
                title: title.clone(),
            }));
        }
    }
    all
}

fn title(text: &str) -> Option<String> {
    let quoted = text
        .rsplit_once("title:")?
        .1
        .trim_start()
        .strip_prefix('"')?;
    let mut title = String::new();
    let mut letters = quoted.chars();
    loop {
        match letters.next()? {
            '"' => return Some(title),
            '\\' => title.push(letters.next()?),
            letter => title.push(letter),
        }
    }
}

/// The spelling of a path.
pub fn shown(root: &Path, path: &Path) -> String {
    let path = path.strip_prefix(root).unwrap_or(path);
    path.display().to_string().replace('\\', "/")
}

/// All files under `folder` that end so, sorted.
pub fn files(folder: &Path, ending: &str) -> Vec<PathBuf> {
    let mut all = Vec::new();
    let mut open = vec![folder.to_owned()];
    while let Some(folder) = open.pop() {
        for entry in fs::read_dir(&folder).into_iter().flatten().flatten() {
            let path = entry.path();
            match entry.file_type() {
                Ok(kind) if kind.is_dir() => open.push(path),
                Ok(kind) if kind.is_file() && path.extension().is_some_and(|e| e == ending) => {
                    all.push(path);
                }
                _ => {}
            }
        }
    }
    all.sort();
    all
}
