//! A copy of a tiny pack to break, and what the loader of its game says about it.

use std::fs;
use std::path::{Path, PathBuf};

use fourfold::games::biomes::content::{Content, GAME};
use fourfold::games::frames::content as frames;
use fourfold::games::sanctuary::content as sanctuary;
use fourfold::games::souls::content as souls;
use fourfold::packs::{CardContent, Library, PackContent, Report, TextFile, parse_one};
use ron2::FromRon;
use tempfile::TempDir;

/// Games that a test of legal numbers plays for each of its edges; `EXTREME_GAMES=1000` plays more.
pub fn extreme_games(usual: u64) -> u64 {
    let wanted = std::env::var("EXTREME_GAMES").ok();
    wanted.and_then(|n| n.parse().ok()).unwrap_or(usual)
}

/// The card of that full id.
pub fn card<'c, C: CardContent>(content: &'c C, id: &str) -> &'c C::Card {
    content.card(id).expect("a card of that id")
}

/// What a text spells, and the file that it stands in.
pub fn spelled<T: FromRon>(text: &str) -> (T, TextFile) {
    let file = TextFile::new("a.ron", "a.ron", text);
    let mut report = Report::default();
    let parsed = parse_one(&file, &mut report).and_then(|parsed| parsed.value);
    assert_eq!(report.to_string(), "");
    (parsed.expect("a value"), file)
}

/// The codes of what is wrong, in order.
pub fn codes(report: &Report) -> Vec<&'static str> {
    report.sorted().into_iter().map(|d| d.code).collect()
}

/// A folder with packs in it.
pub struct Packs {
    dir: TempDir,
    game: &'static str,
}

impl Packs {
    /// Only the tiny pack of Biomes, as it is.
    pub fn tiny() -> Self {
        Self::of(GAME, "tiny")
    }

    /// Only the tiny pack of Frames, as it is.
    pub fn tiny_frames() -> Self {
        Self::of(frames::GAME, "tiny_frames")
    }

    /// Only the tiny pack of Sanctuary, as it is.
    pub fn tiny_sanctuary() -> Self {
        Self::of(sanctuary::GAME, "tiny_sanctuary")
    }

    /// Only the tiny pack of Souls, as it is.
    pub fn tiny_souls() -> Self {
        Self::of(souls::GAME, "tiny_souls")
    }

    /// A copy of the built-in pack of a game.
    pub fn built_in(game: &'static str) -> Self {
        Self::of(game, &format!("../../assets/packs/{game}"))
    }

    fn of(game: &'static str, folder: &str) -> Self {
        let packs = Self {
            dir: TempDir::new().expect("a temporary folder"),
            game,
        };
        let all = Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/packs"));
        copy(&all.join(folder), &packs.path("tiny"));
        packs
    }

    pub fn root(&self) -> PathBuf {
        self.dir.path().to_owned()
    }

    pub fn path(&self, name: &str) -> PathBuf {
        self.dir.path().join(name)
    }

    /// Writes a file of the tiny pack.
    pub fn write(&self, name: &str, content: impl AsRef<[u8]>) -> &Self {
        let path = self.path("tiny").join(name);
        fs::create_dir_all(path.parent().expect("a folder")).expect("folders can be made");
        fs::write(path, content).expect("files can be written");
        self
    }

    pub fn read(&self, name: &str) -> String {
        fs::read_to_string(self.path("tiny").join(name)).expect("a text file")
    }

    /// Replaces the first occurrence of a text in a file of the tiny pack.
    pub fn edit(&self, name: &str, from: &str, to: &str) -> &Self {
        let text = self.read(name);
        assert!(text.contains(from), "{name} has no {from:?}");
        self.write(name, text.replacen(from, to, 1))
    }

    /// Another pack beside the tiny one.
    pub fn pack(&self, id: &str, needs: &str, files: &[(&str, &str)]) -> &Self {
        let manifest = format!(
            "(\n    id: \"{id}\",\n    name: \"{id}\",\n    version: \"1\",\n    game: \"{}\",\n    needs: [{needs}],\n)\n",
            self.game
        );
        let up = format!("../{id}");
        self.write(&format!("{up}/pack.ron"), manifest);
        for (name, text) in files {
            self.write(&format!("{up}/{name}"), text);
        }
        self
    }

    fn made<C: PackContent>(&self) -> (Option<C>, Report) {
        let mut library = Library::only(&[self.root()], &[self.game]);
        let mut report = std::mem::take(&mut library.report);
        (C::load(&library, &mut report).ok(), report)
    }

    pub fn load(&self) -> (Option<Content>, Report) {
        self.made()
    }

    pub fn load_frames(&self) -> (Option<frames::Content>, Report) {
        self.made()
    }

    pub fn load_sanctuary(&self) -> (Option<sanctuary::Content>, Report) {
        self.made()
    }

    pub fn load_souls(&self) -> (Option<souls::Content>, Report) {
        self.made()
    }

    /// What the packs make, if there is nothing to say of them.
    pub fn sound<C: PackContent>(&self) -> C {
        let (content, report) = self.made();
        assert_eq!(report.to_string(), "");
        content.expect("content")
    }

    /// Whether there is something to play with, and what was said.
    pub fn loads(&self) -> (bool, Report) {
        match self.game {
            GAME => {
                let (content, report) = self.load();
                (content.is_some(), report)
            }
            frames::GAME => {
                let (content, report) = self.load_frames();
                (content.is_some(), report)
            }
            sanctuary::GAME => {
                let (content, report) = self.load_sanctuary();
                (content.is_some(), report)
            }
            _ => {
                let (content, report) = self.load_souls();
                (content.is_some(), report)
            }
        }
    }

    fn report(&self) -> Report {
        self.loads().1
    }

    fn warned<C: PackContent>(&self) -> Report {
        let mut library = Library::only(&[self.root()], &[self.game]);
        let mut report = std::mem::take(&mut library.report);
        if let Ok(content) = C::load(&library, &mut report) {
            content.warn_unused(&library, &mut report);
        }
        report
    }

    /// All that `packs check` says.
    pub fn checked(&self) -> Report {
        match self.game {
            GAME => self.warned::<Content>(),
            frames::GAME => self.warned::<frames::Content>(),
            sanctuary::GAME => self.warned::<sanctuary::Content>(),
            _ => self.warned::<souls::Content>(),
        }
    }

    /// All problems as `code path:line:column`, the path from the folder of packs.
    pub fn problems(&self) -> Vec<String> {
        let report = self.report();
        let root = format!("{}/", self.root().display());
        let short = |path: &str| path.strip_prefix(&root).unwrap_or(path).to_owned();
        let all = report.sorted();
        all.iter()
            .map(|d| format!("{} {}:{}:{}", d.code, short(&d.path), d.line, d.column))
            .collect()
    }

    /// Changes a file of the tiny pack, to which these must be all answers (`code line:column message | help`).
    /// Whether the pack is still used.
    #[track_caller]
    pub fn answered(&self, file: &str, from: &str, to: &str, answers: &[&str]) -> bool {
        self.edit(file, from, to);
        let (used, report) = self.loads();
        let root = format!("{}/", self.root().display());
        let said: Vec<String> = report
            .sorted()
            .into_iter()
            .map(|d| {
                assert_eq!(d.path, format!("{root}tiny/{file}"), "{report}");
                let help = d.help.as_ref().map(|help| format!(" | {help}"));
                let message = d.message.replace(&root, "");
                let help = help.unwrap_or_default();
                format!("{} {}:{} {message}{help}", d.code, d.line, d.column)
            })
            .collect();
        assert_eq!(said, answers);
        used
    }

    /// The help of the only problem.
    pub fn help(&self) -> String {
        let report = self.report();
        let all = report.sorted();
        assert_eq!(all.len(), 1, "{report}");
        all[0].help.clone().unwrap_or_default()
    }
}

fn copy(from: &Path, to: &Path) {
    fs::create_dir_all(to).expect("folders can be made");
    for entry in fs::read_dir(from).expect("a folder") {
        let path = entry.expect("an entry").path();
        let target = to.join(path.file_name().expect("a name"));
        if path.is_dir() {
            copy(&path, &target);
        } else {
            fs::copy(&path, &target).expect("files can be copied");
        }
    }
}
