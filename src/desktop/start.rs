//! From the setup form to a running session.

use bevy::prelude::{App, Resource};

use super::session::{Player, Session};
use crate::games::biomes::content::Content;
use crate::games::biomes::desktop::panels::SetupForm;
use crate::games::biomes::{Biomes, Setup};
use crate::games::frames::desktop::panels::{FramesForm, SeatForm};
use crate::games::frames::desktop::session::FramesSession;
use crate::games::frames::{self, Frames};
use crate::games::sanctuary::desktop::panels::SanctuaryForm;
use crate::games::sanctuary::{self, Sanctuary};
use crate::games::souls::desktop::panels::SoulsForm;
use crate::games::souls::{self, Souls};
use crate::table::Match;

/// The content every match of this run plays with.
#[derive(Clone, Copy, Resource)]
pub struct Library(pub &'static Content);

/// The content every game of Frames of this run plays with.
#[derive(Clone, Copy, Resource)]
pub struct FramesLibrary(pub &'static frames::content::Content);

/// The content of every game of the program.
#[derive(Debug, Clone, Copy, Resource)]
pub struct Libraries {
    /// Of Biomes.
    pub biomes: Library,
    /// Of Sanctuary.
    pub sanctuary: SanctuaryLibrary,
    /// Of Souls.
    pub souls: SoulsLibrary,
    /// Of Frames.
    pub frames: FramesLibrary,
}

impl Libraries {
    /// Puts them where systems find them.
    pub fn shelve(self, app: &mut App) -> &mut App {
        app.insert_resource(self)
            .insert_resource(self.biomes)
            .insert_resource(self.sanctuary)
            .insert_resource(self.souls)
            .insert_resource(self.frames)
    }
}

impl std::fmt::Debug for FramesLibrary {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Library of {} frames", self.0.frames.len())
    }
}

/// The content every game of Sanctuary of this run plays with.
#[derive(Clone, Copy, Resource)]
pub struct SanctuaryLibrary(pub &'static sanctuary::content::Content);

impl std::fmt::Debug for SanctuaryLibrary {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Library of {} cards of Sanctuary", self.0.cards.len())
    }
}

/// Opens a game of Sanctuary as the form says. Anything out of range falls back to the first deck or seed 1.
#[must_use]
pub fn open_sanctuary(library: &SanctuaryLibrary, form: &SanctuaryForm) -> Session<Sanctuary> {
    let content = library.0;
    let deck = |at: usize| {
        u16::try_from(if at < content.decks.len() { at } else { 0 }).unwrap_or_default()
    };
    let seed = form.seed().unwrap_or(1);
    let setup = sanctuary::Setup {
        content,
        decks: form.decks.map(deck),
        position: None,
    };
    let game = Match::<Sanctuary>::new(setup, seed);
    Session::new(game, sanctuary_players(form, seed))
}

/// The two players of the form.
#[must_use]
pub fn sanctuary_players(form: &SanctuaryForm, seed: u64) -> [Player<Sanctuary>; 2] {
    [0, 1].map(|seat| Player::seated(form.names[seat].trim(), form.sitters[seat], seed, seat))
}

/// The content every game of Souls of this run plays with.
#[derive(Clone, Copy, Resource)]
pub struct SoulsLibrary(pub &'static souls::content::Content);

impl std::fmt::Debug for SoulsLibrary {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Library of {} cards of Souls", self.0.cards.len())
    }
}

/// Opens a game of Souls as the form says; nothing if the content has no set for it.
#[must_use]
pub fn open_souls(library: &SoulsLibrary, form: &SoulsForm) -> Option<Session<Souls>> {
    let seed = form.seed().unwrap_or(1);
    let setup = souls_setup(library, form)?;
    let game = Match::<Souls>::new(setup, seed);
    let mut session = Session::new(game, souls_players(form, seed));
    session.single = form.is_single();
    Some(session)
}

/// The setup that the form describes.
#[must_use]
pub fn souls_setup(library: &SoulsLibrary, form: &SoulsForm) -> Option<souls::Setup> {
    let content = library.0;
    let set = form.set(content);
    let seats = form.playing();
    let enough = |set: &souls::content::Set| set.characters.len() >= seats;
    content.sets.get(set).filter(|set| enough(set))?;
    Some(souls::Setup {
        content,
        set: u16::try_from(set).ok()?,
        seats: u8::try_from(seats).ok()?,
        mode: form.mode(),
        modules: form.modules,
        characters: form.chosen(content),
        position: None,
    })
}

/// The players of the form, by seat.
#[must_use]
pub fn souls_players(form: &SoulsForm, seed: u64) -> Vec<Player<Souls>> {
    let player =
        |seat: usize| Player::seated(form.names[seat].trim(), form.sitters[seat], seed, seat);
    (0..form.playing()).map(player).collect()
}

/// Opens a game of Frames as the form says; nothing if the content has no company or field for it.
#[must_use]
pub fn open_frames(library: &FramesLibrary, form: &FramesForm) -> Option<FramesSession> {
    let seed = form.seed().unwrap_or(1);
    let setup = frames_setup(library, form)?;
    let players = frames_players(form, seed);
    Some(FramesSession::new(
        Match::<Frames>::new(setup, seed),
        players,
    ))
}

/// The setup that the form describes.
#[must_use]
pub fn frames_setup(library: &FramesLibrary, form: &FramesForm) -> Option<frames::Setup> {
    let content = library.0;
    let brought = |seat| form.brought(content, seat);
    let seats = 0..form.playing().len();
    let companies = seats.map(brought).collect::<Option<Vec<_>>>()?;
    let field = if form.field < content.fields.len() {
        form.field
    } else {
        0
    };
    content.fields.get(field)?;
    Some(frames::Setup {
        content,
        table: form.table(),
        companies,
        field: u16::try_from(field).unwrap_or_default(),
        position: None,
    })
}

/// The players of the form, by seat.
#[must_use]
pub fn frames_players(form: &FramesForm, seed: u64) -> Vec<Player<Frames>> {
    let seats = form.playing().iter().enumerate();
    let player =
        |(n, seat): (usize, &SeatForm)| Player::seated(seat.name.trim(), seat.sitter, seed, n);
    seats.map(player).collect()
}

impl std::fmt::Debug for Library {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Library of {} cards", self.0.cards.len())
    }
}

/// Opens a match as the form says. Anything out of range falls back to the first deck or seed 1.
#[must_use]
pub fn open(library: &Library, form: &SetupForm) -> Session {
    let content = library.0;
    let deck = |seat: usize| {
        let at = form.decks[seat];
        u16::try_from(if at < content.decks.len() { at } else { 0 }).unwrap_or_default()
    };
    let seed = form.seed().unwrap_or(1);
    let setup = Setup {
        content,
        decks: [deck(0), deck(1)],
        best_of: form.best_of,
        position: None,
    };
    Session::new(Match::<Biomes>::new(setup, seed), players(form, seed))
}

/// The two players of the form.
#[must_use]
pub fn players(form: &SetupForm, seed: u64) -> [Player; 2] {
    [0, 1].map(|seat| Player::seated(form.names[seat].trim(), form.sitters[seat], seed, seat))
}
