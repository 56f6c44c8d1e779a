//! The copy of the repository in which points are switchable.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::find;
use crate::point::Point;
use crate::write::{Written, switchable};

/// What no scenario is about: texts, reading packs, positions, views, snapshots, what the log tells, tools, the window and bots.
const NOT_RULES: [&str; 18] = [
    "/phrases/",
    "/text/",
    "/content/load/",
    "/content/spelling.rs",
    "/position/",
    "/tests",
    "/audit.rs",
    "/imagining.rs",
    "/view.rs",
    "/viewing.rs",
    "/refusals.rs",
    "/ids.rs",
    "/game.rs",
    "/tools/",
    "/desktop/",
    "/damage_shown.rs",
    "/content/texts.rs",
    "/bot",
];

/// The rules that games share. Chance has exact tests of its own.
const SHARED_RULES: [&str; 6] = [
    "src/cards/board.rs",
    "src/cards/index.rs",
    "src/cards/waiting.rs",
    "src/table/priority.rs",
    "src/table/targets.rs",
    "src/table/zones.rs",
];

/// The sources and where their points lie.
#[derive(Debug)]
pub struct Copy {
    root: PathBuf,
    /// Where the copy lies.
    pub folder: PathBuf,
    texts: BTreeMap<String, String>,
    /// All points that are still in, by number.
    pub points: Vec<Point>,
    count: usize,
    written: BTreeMap<String, Vec<Written>>,
}

impl Copy {
    /// Reads the repository at `root` and finds its points.
    ///
    /// # Errors
    ///
    /// A file cannot be read or is no Rust.
    pub fn read(root: &Path, folder: &Path) -> Result<Self, String> {
        let mut copy = Self {
            root: root.to_owned(),
            folder: folder.to_owned(),
            texts: BTreeMap::new(),
            points: Vec::new(),
            count: 0,
            written: BTreeMap::new(),
        };
        let files = files(root)?;
        for file in files.iter().filter(|file| is_rules(file)) {
            let text = fs::read_to_string(root.join(file)).map_err(|e| format!("{file}: {e}"))?;
            copy.points.extend(find::points(file, &text)?);
            copy.texts.insert(file.clone(), text);
        }
        for (n, point) in copy.points.iter_mut().enumerate() {
            point.id = u32::try_from(n + 1).map_err(|e| e.to_string())?;
        }
        copy.count = copy.points.len();
        copy.lay(&files)?;
        Ok(copy)
    }

    /// Copies every file and adds the switch.
    fn lay(&self, files: &[String]) -> Result<(), String> {
        for file in files.iter().filter(|file| !self.texts.contains_key(*file)) {
            let bytes = fs::read(self.root.join(file)).map_err(|e| format!("{file}: {e}"))?;
            let bytes = match file.as_str() {
                "src/lib.rs" => [&bytes[..], b"\n#[doc(hidden)]\npub mod mutants;\n"].concat(),
                _ => bytes,
            };
            put(&self.folder.join(file), &bytes)?;
        }
        let switch = include_str!("switch.rs.txt");
        let switch = format!("{switch}\npub const COUNT: usize = {};\n", self.count);
        put(&self.folder.join("src/mutants.rs"), switch.as_bytes())?;
        let driver = include_str!("driver.rs.txt");
        put(
            &self.folder.join("src/bin/mutant_driver.rs"),
            driver.as_bytes(),
        )
    }

    /// Writes the sources with the points that are still in.
    ///
    /// # Errors
    ///
    /// A file cannot be written.
    pub fn write(&mut self) -> Result<(), String> {
        for (file, text) in &self.texts {
            let points: Vec<&Point> = self.points.iter().filter(|p| p.file == *file).collect();
            let (text, written) = switchable(text, &points);
            put(&self.folder.join(file), text.as_bytes())?;
            self.written.insert(file.clone(), written);
        }
        Ok(())
    }

    /// The points to blame for an error at these bytes of a written file: the innermost around it, else all
    /// inside it.
    pub fn blamed(&self, file: &str, start: usize, end: usize) -> Vec<u32> {
        let Some(written) = self.written.get(file) else {
            return Vec::new();
        };
        let around = written
            .iter()
            .rfind(|w| w.bytes.start <= start && end <= w.bytes.end);
        if let Some(point) = around {
            return vec![point.id];
        }
        let inside = written
            .iter()
            .filter(|w| w.bytes.start < end && start < w.bytes.end);
        inside.map(|w| w.id).collect()
    }

    /// Whether this is a file with points.
    pub fn has(&self, file: &str) -> bool {
        self.texts.contains_key(file)
    }
}

fn is_rules(file: &str) -> bool {
    let inside = file
        .strip_prefix("src/games/")
        .is_some_and(|rest| rest.contains('/'));
    let of_a_game = inside && !NOT_RULES.iter().any(|part| file.contains(part));
    file.ends_with(".rs") && (of_a_game || SHARED_RULES.contains(&file))
}

/// Files of the repository that git does not ignore.
fn files(root: &Path) -> Result<Vec<String>, String> {
    let out = Command::new("git")
        .args([
            "ls-files",
            "-co",
            "--exclude-standard",
            "--deduplicate",
            "--",
        ])
        .args([
            "src",
            "assets",
            "benches",
            "examples",
            "tests",
            "build.rs",
            "Cargo.toml",
            "Cargo.lock",
            "docs",
        ])
        .current_dir(root)
        .output()
        .map_err(|e| format!("git: {e}"))?;
    let text = String::from_utf8(out.stdout).map_err(|e| e.to_string())?;
    Ok(text
        .lines()
        .filter(|file| root.join(file).is_file())
        .map(str::to_owned)
        .collect())
}

/// Writes a file unless it holds just that already: cargo builds what is newer.
fn put(path: &Path, bytes: &[u8]) -> Result<(), String> {
    if fs::read(path).is_ok_and(|old| old == bytes) {
        return Ok(());
    }
    let folder = path.parent().unwrap_or(path);
    fs::create_dir_all(folder)
        .and_then(|()| fs::write(path, bytes))
        .map_err(|e| format!("{}: {e}", path.display()))
}
