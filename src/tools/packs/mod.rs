//! `packs check`, `packs list`, `packs migrate` and `packs text`.

mod findings;
mod migrate;
mod shape;
mod texts;

pub use findings::explain;
pub use migrate::migrate;
pub use shape::Shape;
pub use texts::text;
pub(crate) use texts::texts;

use std::fmt::Write;
use std::path::PathBuf;

use crate::games;
use crate::packs::{Library, Origin, Pack, PackContent, PackStamp, Report, shown, shown_path};

use super::Outcome;
use super::content::FromPacks;

/// The packs in `folders`, with those of the user if `user`, and the embedded ones. A pack that is written for
/// another game than it says is set aside with one message.
#[must_use]
pub fn open(folders: &[PathBuf], user: bool) -> Library {
    let games = games::names();
    let mut library = Library::open(folders, user, &games);
    for at in 0..library.packs().len() {
        let pack = &library.packs()[at];
        let said = pack.manifest.game.value.as_str();
        if pack.origin != Origin::BuiltIn
            && games.contains(&said)
            && let Some(right) = shape::unlike(pack)
        {
            library.refuse_game(at, right);
        }
    }
    library
}

/// The totals of the packs of one game.
pub(crate) struct Tally {
    game: &'static str,
    /// The noun of the things counted: "card".
    noun: &'static str,
    /// Full ids of the counted things.
    ids: Vec<String>,
    /// The packs in use.
    stamps: Vec<PackStamp>,
}

/// Loads the packs of every game. `unused` also looks for things that nothing leads to.
fn load(library: &Library, unused: bool, report: &mut Report) -> Vec<Tally> {
    let games = games::all().into_iter();
    games
        .map(|game| (game.tally)(library, unused, report))
        .collect()
}

/// Loads the packs of one game.
pub(crate) fn tally<G: FromPacks>(library: &Library, unused: bool, report: &mut Report) -> Tally {
    let mut tally = Tally {
        game: G::NAME,
        noun: G::NOUN,
        ids: Vec::new(),
        stamps: Vec::new(),
    };
    if let Ok(content) = G::Content::load(library, report) {
        if unused {
            content.warn_unused(library, report);
        }
        tally.ids = content.ids().map(str::to_owned).collect();
        tally.stamps = content.packs().to_vec();
    }
    tally
}

/// Every problem of the packs in `folders` (or of the embedded and the user's packs, if none is given),
/// then a line that counts. Packs may need embedded ones.
#[must_use]
pub fn check(folders: &[PathBuf]) -> Outcome {
    checked(folders, |packs, tallies, report| {
        let old = migrate::hint(packs);
        format!("{report}{old}{}", totals(packs, tallies, report))
    })
}

/// The same as JSON.
#[must_use]
pub fn check_json(folders: &[PathBuf]) -> Outcome {
    checked(folders, |_, _, report| findings::json(report))
}

fn checked(
    folders: &[PathBuf],
    print: impl FnOnce(&[&Pack], &[Tally], &Report) -> String,
) -> Outcome {
    if let Some(missing) = missing(folders) {
        return missing;
    }
    let mut library = open(folders, folders.is_empty());
    let mut report = std::mem::take(&mut library.report);
    let tallies = load(&library, true, &mut report);
    let looked_at = |pack: &&Pack| folders.is_empty() || pack.origin == Origin::Given;
    let packs: Vec<&Pack> = library.packs().iter().filter(looked_at).collect();
    packs.iter().for_each(|pack| pack.silence(&mut report));
    report.advise();
    Outcome {
        output: print(&packs, &tallies, &report),
        code: u8::from(report.errors() > 0),
    }
}

/// The line that counts: "1 pack, 3 cards, 0 errors, 1 warning".
fn totals(packs: &[&Pack], tallies: &[Tally], report: &Report) -> String {
    let mut all = vec![count(packs.len(), "pack")];
    for tally in tallies {
        let of_game = |p: &&&Pack| p.manifest.game.value == tally.game;
        let own: Vec<&str> = packs.iter().filter(of_game).map(|p| p.id()).collect();
        let of = |id: &&String| {
            let pack = id.split_once(':').map_or("", |(pack, _)| pack);
            own.contains(&pack)
        };
        if !own.is_empty() {
            all.push(count(tally.ids.iter().filter(of).count(), tally.noun));
        }
    }
    all.push(count(report.errors(), "error"));
    all.push(count(report.warnings(), "warning"));
    format!("{}\n", all.join(", "))
}

fn count(n: usize, thing: &str) -> String {
    format!("{n} {thing}{}", if n == 1 { "" } else { "s" })
}

/// One line a pack: id, version, game, cards, where it is, and whether it is set aside or hidden.
#[must_use]
pub fn list(folders: &[PathBuf]) -> Outcome {
    if let Some(missing) = missing(folders) {
        return missing;
    }
    let library = open(folders, true);
    let tallies = load(&library, false, &mut Report::default());
    let mut output = String::new();
    for pack in library.packs() {
        let mut used = tallies.iter().flat_map(|tally| &tally.stamps);
        let state = match used.find(|stamp| stamp.id == pack.id()) {
            Some(stamp) if stamp.hash == pack.hash => "",
            Some(_) => "  (hidden by another pack of that id)",
            None => "  (set aside: see `packs check`)",
        };
        let manifest = &pack.manifest;
        let place = match pack.origin {
            Origin::BuiltIn => "built in".to_owned(),
            Origin::User | Origin::Given => pack.source.shown(),
        };
        let (id, version) = (pack.id(), &manifest.version.value);
        let (game, hash) = (&manifest.game.value, &pack.hash[..12]);
        let line = format!("{id} {version}  {game}  {hash}  {place}{state}");
        let _ = writeln!(output, "{}", shown(&line));
    }
    Outcome { output, code: 0 }
}

fn missing(folders: &[PathBuf]) -> Option<Outcome> {
    let missing = folders.iter().find(|f| !f.is_dir())?;
    let output = format!("{}: there is no such folder\n", shown_path(missing));
    Some(Outcome { output, code: 2 })
}
