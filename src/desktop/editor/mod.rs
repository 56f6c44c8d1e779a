//! The position editor at the screen: one position of each game on its bench, and what is chosen, searched and said.
//!
//! [`crate::tools::editing`] holds the position and all changes to it. This module only adds the parts of a window.

mod apply_intents;
mod from_match;
mod play;
mod show;
pub mod store;

use std::path::PathBuf;

use bevy::prelude::*;

use super::screen::Playing;
use super::session::Controller;
use super::start::Libraries;
use crate::games::{self, NAMES, Windowed, WithGame};
use crate::table::Language;
use crate::tools::editing::{Bench, Entry, FieldSubject, open};

pub use from_match::{MatchPosition, take};

/// The intents of the editor.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum EditWish {
    /// Open it as it was left.
    Open,
    /// The position of another game.
    Game(Playing),
    /// A new position of this game.
    Fresh,
    /// Open it on the running match.
    Match,
    /// That is where cards go.
    Zone(Option<u16>),
    /// Look at that piece.
    Choose(Option<u16>),
    /// Set the n-th field of that; several at once are one step.
    Set(FieldSubject, Vec<(usize, i32)>),
    /// Put that of the catalogue there.
    Put(usize, u16),
    /// Bring a piece there.
    Carry(u16, u16),
    /// Move a piece within its place.
    Shift(u16, bool),
    /// Take a piece away.
    Remove(u16),
    /// Take all pieces of a place away.
    Empty(u16),
    /// Undo, or redo if `false`.
    Undo(bool),
    /// Write it as a scenario.
    Export,
    /// List what can be loaded.
    Files,
    /// Load the n-th position of that file.
    Load(PathBuf, usize),
    /// Begin a match.
    Play,
    /// Back to the match that it was opened in, or to the title.
    Back,
}

/// The state of the editor's screen.
#[derive(Resource, Default)]
pub struct Editor {
    /// The game.
    pub game: Playing,
    /// Whether it was opened in a match that goes on.
    pub in_match: bool,
    benches: [Option<Box<dyn Bench>>; NAMES.len()],
    /// Where cards go.
    pub zone: Option<u16>,
    /// The piece that is looked at.
    pub piece: Option<u16>,
    /// The seat whose fields are shown; none for the table's.
    pub seat: Option<u8>,
    /// The text searched for.
    pub search: String,
    /// The card of the catalogue that is shown large.
    pub entry: Option<usize>,
    /// Whether everything that can be set is shown.
    pub rare: bool,
    /// The title of the scenario.
    pub title: String,
    /// Result of the last action: whether it succeeded, and the message.
    pub said: Option<(bool, String)>,
    /// The kind of player of each seat.
    pub controllers: [Controller; 5],
    /// One person plays all seats of people.
    pub single: bool,
    /// Where all chance of the match comes from; another one every time if nothing is said.
    pub seed: Option<u64>,
    /// Everything that can be put somewhere.
    pub entries: Vec<Entry>,
    /// Their places in that list, by name.
    pub order: Vec<usize>,
    named_in: Option<(Playing, Language)>,
    /// Why it cannot be played.
    pub problem: Option<String>,
    /// Scenario files in the folder.
    pub files: Vec<PathBuf>,
    /// A file's path as somebody types it.
    pub path: String,
    /// A file with several positions, and their titles.
    pub several: Option<(PathBuf, Vec<String>)>,
    /// The error in the file.
    pub trouble: Option<String>,
}

impl Editor {
    /// The position of the game that is shown.
    #[must_use]
    pub fn bench(&self) -> Option<&dyn Bench> {
        self.benches[self.game.index()].as_deref()
    }

    /// The same, to change it.
    pub fn bench_mut(&mut self) -> Option<&mut (dyn Bench + 'static)> {
        self.benches[self.game.index()].as_deref_mut()
    }

    /// Puts a position on the bench.
    pub fn open_position(&mut self, game: Playing, bench: Box<dyn Bench>) {
        self.game = game;
        self.benches[game.index()] = Some(bench);
        self.title.clear();
        self.turn_to(game);
    }

    /// Shows the position of that game; nothing of another is chosen any more.
    fn turn_to(&mut self, game: Playing) {
        self.game = game;
        (self.zone, self.piece, self.seat, self.entry) = (None, None, None, None);
        self.search.clear();
        self.said = None;
        self.several = None;
        self.refresh();
    }

    /// Checks the position again after a change.
    pub fn refresh(&mut self) {
        let bench = self.benches[self.game.index()].as_deref();
        self.problem = bench.and_then(Bench::problem);
        let zones = bench.map(Bench::zones).unwrap_or_default();
        let here = |zone: &u16| zones.iter().any(|z| z.id == *zone);
        self.zone = self
            .zone
            .filter(here)
            .or_else(|| zones.first().map(|z| z.id));
        let seats = bench.map_or(0, Bench::seat_count);
        self.seat = self.seat.filter(|seat| usize::from(*seat) < seats);
        let there = |piece: &u16| bench.is_some_and(|b| b.what(*piece).is_some());
        self.piece = self.piece.filter(there);
    }

    /// Reads the names of all cards in that language, if they are others than the last.
    pub fn name(&mut self, language: Language) {
        if self.named_in == Some((self.game, language)) {
            return;
        }
        self.entries = self
            .bench()
            .map(|b| b.catalogue(language))
            .unwrap_or_default();
        self.order = (0..self.entries.len()).collect();
        self.order
            .sort_by_cached_key(|&n| folded(&self.entries[n].name));
        self.named_in = self.bench().is_some().then_some((self.game, language));
    }

    /// The name of a piece. For a converted one: the name it passes for, then its own.
    #[must_use]
    pub fn called(&self, piece: u16) -> String {
        let Some(bench) = self.bench() else {
            return String::new();
        };
        let name = |n: Option<usize>| Some(self.entries.get(n?)?.name.as_str());
        let own = name(bench.what(piece)).unwrap_or_default();
        match name(bench.passes_for(piece)) {
            Some(other) => format!("{other} ({own})"),
            None => own.to_owned(),
        }
    }

    /// The card that is shown large: the one pointed at, else the piece that is looked at.
    #[must_use]
    pub fn large(&self) -> Option<usize> {
        let shown = |bench: &dyn Bench, piece| bench.passes_for(piece).or(bench.what(piece));
        let piece = || shown(self.bench()?, self.piece?);
        self.entry.or_else(piece)
    }

    /// Seats them, one after the other.
    pub fn seat(&mut self, named: &[Controller]) {
        for (seat, named) in self.controllers.iter_mut().zip(named) {
            *seat = *named;
        }
    }
}

/// Small letters without accents: how names are searched and ordered.
#[must_use]
pub fn folded(text: &str) -> String {
    let plain = |c| match c {
        'á' => 'a',
        'é' => 'e',
        'í' => 'i',
        'ó' => 'o',
        'ú' | 'ü' => 'u',
        c => c,
    };
    text.to_lowercase().chars().map(plain).collect()
}

/// A new position of that game.
#[must_use]
pub fn blank(game: Playing, libraries: &Libraries) -> Box<dyn Bench> {
    games::with_or_first(Some(game.game()), Blank(libraries))
}

/// A new position of a game.
struct Blank<'a>(&'a Libraries);

impl WithGame for Blank<'_> {
    type Output = Box<dyn Bench>;

    fn with<G: Windowed>(self) -> Box<dyn Bench> {
        open::<G>(self.0.of::<G>().0, None)
    }
}

/// Registers the editor.
pub fn plugin(app: &mut App) {
    app.insert_resource(Editor {
        single: true,
        ..Editor::default()
    })
    .add_plugins((apply_intents::plugin, show::plugin));
}
