//! All packs that were found, and how a game loads its own: in order, the broken ones set aside.

use std::path::PathBuf;

use super::files::read_all;
use super::manifest::{self, Manifest};
use super::{
    Checked, Diagnostic, Origin, PackFile, Parsed, Report, Source, TextFile, Visit, did_you_mean,
    find, order, parse_one, range,
};

/// One pack, read but not yet parsed; its game does that.
#[derive(Debug, Clone)]
pub struct Pack {
    /// Its manifest.
    pub manifest: Manifest,
    /// Its source.
    pub origin: Origin,
    /// Its folder.
    pub source: Source,
    /// All its files, sorted by name.
    pub files: Vec<PackFile>,
    /// Its RON files, sorted by name.
    pub texts: Vec<TextFile>,
    /// SHA-256 over names and bytes of all files, hexadecimal.
    pub hash: String,
    broken: bool,
    /// It is written for another game than its manifest names, so it is not parsed.
    unlike: bool,
}

impl Pack {
    /// The part before the colon of its ids.
    #[must_use]
    pub fn id(&self) -> &str {
        &self.manifest.id.value
    }

    /// One of its RON files by name.
    #[must_use]
    pub fn text(&self, name: &str) -> Option<&TextFile> {
        self.texts.iter().find(|t| &*t.name == name)
    }
}

impl Pack {
    pub(super) fn needs(&self) -> impl Iterator<Item = &str> {
        self.manifest.needs.iter().map(|n| n.value.as_str())
    }
}

/// Every pack found.
#[derive(Debug, Clone, Default)]
pub struct Library {
    packs: Vec<Pack>,
    /// Ids of folders whose manifest could not be read.
    unread: Vec<String>,
    /// The problems found while reading; the checks of the games have their own reports.
    pub report: Report,
}

impl Library {
    /// The embedded packs of these games only. `games` are the names a manifest may give.
    #[must_use]
    pub fn built_in(games: &[&str]) -> Self {
        let mut library = Self::default();
        find::built_in()
            .into_iter()
            .for_each(|s| library.add(s, Origin::BuiltIn, games));
        library.finish()
    }

    /// The embedded packs, those of the user's data folder if `user`, and those of `folders`.
    #[must_use]
    pub fn open(folders: &[PathBuf], user: bool, games: &[&str]) -> Self {
        let mut library = Self::default();
        find::built_in()
            .into_iter()
            .for_each(|s| library.add(s, Origin::BuiltIn, games));
        if let Some(folder) = user.then(find::user_folder).flatten() {
            let found = find::in_folder(&folder, true, &mut library.report);
            found
                .into_iter()
                .for_each(|s| library.add(s, Origin::User, games));
        }
        library.add_folders(folders, games);
        library.finish()
    }

    /// Only the packs of `folders`.
    #[must_use]
    pub fn only(folders: &[PathBuf], games: &[&str]) -> Self {
        let mut library = Self::default();
        library.add_folders(folders, games);
        library.finish()
    }

    fn add_folders(&mut self, folders: &[PathBuf], games: &[&str]) {
        for folder in folders {
            let found = find::in_folder(folder, false, &mut self.report);
            found
                .into_iter()
                .for_each(|s| self.add(s, Origin::Given, games));
        }
    }

    /// All packs, including those that are hidden by a later one or set aside.
    #[must_use]
    pub fn packs(&self) -> &[Pack] {
        &self.packs
    }

    /// Has a pack's RON files replaced, as if they had been read so.
    pub fn replace_texts(&mut self, at: usize, texts: Vec<TextFile>) {
        if let Some(pack) = self.packs.get_mut(at) {
            pack.texts = texts;
        }
    }

    /// Sets aside a pack with a wrong `game`, so that this is its only message.
    pub fn refuse_game(&mut self, at: usize, right: &str) {
        let Some(pack) = self.packs.get_mut(at) else {
            return;
        };
        pack.broken = true;
        pack.unlike = true;
        let game = &pack.manifest.game;
        let message = format!(
            "the pack says it is for `{}`, but it is written for `{right}`",
            game.value
        );
        if let Some(file) = pack.text("pack.ron") {
            let wrong = Diagnostic::error("P040", file, &range(&game.span), message);
            let help = format!("write `game: \"{right}\"`");
            self.report.push(wrong.help(help));
        }
    }

    fn add(&mut self, source: Source, origin: Origin, games: &[&str]) {
        let mut report = Report::default();
        let contents = read_all(&source, &mut report);
        let manifest = contents.texts.iter().find(|t| &*t.name == "pack.ron");
        let parsed = manifest.and_then(|file| parse_one::<Manifest>(file, &mut report));
        match parsed {
            Some(Parsed {
                value: Some(manifest),
                whole: true,
                ..
            }) => {
                // Built-in packs of games that nobody asked for are no mistake of anybody's.
                if origin == Origin::BuiltIn && !games.contains(&manifest.game.value.as_str()) {
                    return;
                }
                let mut pack = Pack {
                    manifest,
                    origin,
                    source,
                    files: contents.files,
                    texts: contents.texts,
                    hash: contents.hash,
                    broken: false,
                    unlike: false,
                };
                manifest::check(&pack, games, &mut report);
                self.check_twin(&pack, &mut report);
                pack.broken = report.errors() > 0;
                self.packs.push(pack);
            }
            parsed => {
                // A folder or a pipe of that name; a file would have been read or reported.
                if manifest.is_none() && !contents.files.iter().any(|f| f.name == "pack.ron") {
                    let shown = source.shown_file("pack.ron");
                    let message = "no pack: its `pack.ron` is not a plain file";
                    report.push(Diagnostic::file_error("P001", &shown, message));
                }
                self.unread.extend(parsed.and_then(|p| Some(p.id?.0)));
            }
        }
        self.report.extend(report);
    }

    fn check_twin(&self, pack: &Pack, report: &mut Report) {
        let twin = self
            .packs
            .iter()
            .find(|p| p.id() == pack.id() && p.origin == pack.origin);
        if let (Some(twin), Some(file)) = (twin, pack.text("pack.ron")) {
            let message = format!("pack `{}` is already in {}", pack.id(), twin.source.shown());
            report.push(Diagnostic::error(
                "P037",
                file,
                &range(&pack.manifest.id.span),
                message,
            ));
        }
    }

    /// Sorts the packs, and sets aside packs that need each other in a circle.
    fn finish(mut self) -> Self {
        self.packs
            .sort_by(|a, b| (a.origin, a.id()).cmp(&(b.origin, b.id())));
        for circle in self.order().circles {
            let members: Vec<usize> = (0..self.packs.len())
                .filter(|&i| circle.iter().any(|id| id == self.packs[i].id()))
                .collect();
            if let [first, second, ..] = circle.as_slice()
                && let Some(pack) = self.top(first)
                && let Some(need) = pack.manifest.needs.iter().find(|n| n.value == *second)
                && let Some(file) = pack.text("pack.ron")
            {
                let message = format!("packs need each other in a circle: {}", circle.join(" -> "));
                let diagnostic = Diagnostic::error("P035", file, &range(&need.span), message)
                    .help("remove one of these needs".to_owned());
                self.report.push(diagnostic);
            }
            members
                .into_iter()
                .for_each(|i| self.packs[i].broken = true);
        }
        self
    }

    /// The pack with that id: the latest one.
    fn top(&self, id: &str) -> Option<&Pack> {
        self.packs.iter().rfind(|p| p.id() == id)
    }

    fn order(&self) -> order::Order {
        let tops: Vec<_> = self
            .packs
            .iter()
            .filter(|p| self.top(p.id()).is_some_and(|top| std::ptr::eq(top, *p)))
            .map(|p| (p.id(), p.needs().collect()))
            .collect();
        order::order(&tops)
    }

    /// Checks every pack of a game, needed ones first. A pack is good if `check` adds no error to the
    /// report; only good ones come back. Where a pack hides another of its id and turns out broken, the
    /// hidden one is used.
    pub fn load<'l, T>(
        &'l self,
        game: &str,
        report: &mut Report,
        mut check: impl FnMut(&Visit<'_, 'l, T>, &mut Report) -> T,
    ) -> Vec<Checked<'l, T>> {
        let mut loaded: Vec<Checked<'l, T>> = Vec::new();
        for id in self.order().ids {
            for pack in self
                .packs
                .iter()
                .rev()
                .filter(|p| p.id() == id && p.manifest.game.value == game && !p.unlike)
            {
                let mut found = Report::default();
                let complete = self.check_needs(pack, game, &loaded, &mut found);
                let visit = Visit {
                    pack,
                    loaded: &loaded,
                    complete,
                };
                let content = check(&visit, &mut found);
                let good = found.errors() == 0 && !pack.broken;
                report.extend(found);
                if good {
                    loaded.push(Checked { pack, content });
                    break;
                }
            }
        }
        loaded
    }

    fn check_needs<T>(
        &self,
        pack: &Pack,
        game: &str,
        loaded: &[Checked<'_, T>],
        report: &mut Report,
    ) -> bool {
        let Some(file) = pack.text("pack.ron") else {
            return false;
        };
        let mut complete = true;
        for need in &pack.manifest.needs {
            let id = need.value.as_str();
            if loaded.iter().any(|c| c.pack.id() == id) {
                continue;
            }
            complete = false;
            let (code, message, help) = match self.top(id) {
                Some(other) if pack.broken && other.broken => continue,
                Some(other) if other.manifest.game.value != game => (
                    "P039",
                    format!(
                        "pack `{id}` is for {}, not for {game}",
                        other.manifest.game.value
                    ),
                    None,
                ),
                Some(_) => (
                    "P036",
                    format!("needs pack `{id}`, which is left out because of errors"),
                    None,
                ),
                None if self.unread.iter().any(|u| u == id) => (
                    "P036",
                    format!("needs pack `{id}`, which is left out because of errors"),
                    None,
                ),
                None => {
                    let known = self
                        .packs
                        .iter()
                        .map(Pack::id)
                        .filter(|known| *known != pack.id());
                    (
                        "P034",
                        format!("needs pack `{id}`, which is not there"),
                        did_you_mean(id, known),
                    )
                }
            };
            report.push(Diagnostic::error(code, file, &range(&need.span), message).help(help));
        }
        complete
    }
}
