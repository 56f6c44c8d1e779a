//! The running match as the window sees it, whichever game it is.

use std::any::Any;

use bevy::app::App;
use bevy::ecs::component::Mutable;
use bevy::ecs::resource::Resource;
use bevy::ecs::system::Commands;

use super::apply_intents;
use super::editor::{self, Taken};
use super::intent::Intent;
use super::panels::PanelText;
use super::profile::Profile;
use super::saves::{Sketch, sketch_cards};
use super::scene::TableLayout;
use super::screen::{GameStops, Overlay, Settings};
use super::session::{Begun, Kept, Player, Session};
use super::start::{Form, Libraries, Library};
use crate::bots::roster::Roster;
use crate::games::{self, NAMES, Windowed, WithGame};
use crate::table::{Language, Match};
use crate::tools::editing::Edited;

/// A game that the window can show.
pub trait WindowGame: Edited + Roster {
    /// What is said and shown of it outside of its matches.
    const PROFILE: &'static Profile;

    /// Its running match.
    type Session: MatchSession + Resource<Mutability = Mutable>;
    /// What its setup screen holds.
    type Form: Form + Resource<Mutability = Mutable>;

    /// Registers what its matches need at the screen.
    fn register(app: &mut App);
    /// A match that begins at the screen.
    fn session(game: Match<Self>, players: Vec<Player<Self>>) -> Self::Session;
    /// Begins a match as the form says; none if the content has nothing for it.
    fn open(library: Library<Self>, form: &Self::Form) -> Option<Self::Session>;
}

/// A running match of any game. It is a resource as long as it runs, and at most one is there.
pub trait MatchSession: Kept + Any {
    /// The game's name.
    fn game(&self) -> &'static str;
    /// The text of a replay file.
    ///
    /// # Errors
    /// What the writer says, or that a bot is thinking, in that language.
    fn replay(&self, language: Language) -> Result<String, String>;
    /// Another match that begins where this one began; none if the setup screen began it.
    fn next(&self) -> Option<Box<dyn MatchSession>>;
    /// Makes it the running match.
    fn insert(self: Box<Self>, commands: &mut Commands);
    /// Takes over what the player set, above all the language.
    fn follow(&mut self, settings: &Settings);
    /// Whether one person plays all seats of people.
    fn share(&mut self, single: bool);
    /// Keeps in mind where it began.
    fn begin_at(&mut self, begun: Option<Begun>);
    /// Does what an intent asks of the match.
    fn apply(&mut self, intent: &Intent, overlay: &mut Overlay);
    /// Changes where passing stops in this game.
    fn set_stops(&self, intent: &Intent, all: &mut GameStops);
    /// Whether a person at the screen can give up.
    fn can_concede(&self) -> bool;
    /// How many matches there are at most until somebody has won.
    fn best_of(&self) -> u8;
    /// Whether nothing happens until a person chooses.
    fn is_resting(&self) -> bool;
    /// Whether the screen waits for another person to sit down.
    fn is_covered(&self) -> bool;
    /// Whether it is played on a board, where arrow keys lead the way they point and every seat sees the same.
    fn has_board(&self) -> bool;
    /// A small picture of it as a spectator sees it.
    fn sketch(&self) -> Sketch;
    /// Its position, for the editor.
    ///
    /// # Errors
    /// A sentence: why it cannot be edited.
    fn position(&self, libraries: &Libraries, language: Language) -> Result<Taken, String>;
}

impl<G> MatchSession for Session<G>
where
    G: TableLayout + PanelText + WindowGame<Session = Self>,
{
    fn game(&self) -> &'static str {
        G::NAME
    }

    fn replay(&self, _: Language) -> Result<String, String> {
        Self::replay(self)
    }

    fn next(&self) -> Option<Box<dyn MatchSession>> {
        Some(Box::new(self.again()?))
    }

    fn insert(self: Box<Self>, commands: &mut Commands) {
        commands.insert_resource(*self);
    }

    fn follow(&mut self, settings: &Settings) {
        self.heed(settings);
    }

    fn share(&mut self, single: bool) {
        self.single = single;
    }

    fn begin_at(&mut self, begun: Option<Begun>) {
        self.begun = begun;
    }

    fn apply(&mut self, intent: &Intent, overlay: &mut Overlay) {
        apply_intents::play(self, intent, overlay);
    }

    fn set_stops(&self, intent: &Intent, all: &mut GameStops) {
        apply_intents::stop(self, intent, all);
    }

    fn can_concede(&self) -> bool {
        Self::can_concede(self)
    }

    fn best_of(&self) -> u8 {
        G::best_of(&self.view)
    }

    fn is_resting(&self) -> bool {
        self.resting
    }

    fn is_covered(&self) -> bool {
        self.handover.is_some()
    }

    fn has_board(&self) -> bool {
        false
    }

    fn sketch(&self) -> Sketch {
        sketch_cards(self)
    }

    fn position(&self, libraries: &Libraries, language: Language) -> Result<Taken, String> {
        editor::take::<G>(self.replay(), libraries, language)
    }
}

/// Registers what the matches of every game need.
pub(super) fn plugin(app: &mut App) {
    for name in NAMES {
        games::with(name, Register(app));
    }
}

/// Registers what a game needs at the screen.
struct Register<'a>(&'a mut App);

impl WithGame for Register<'_> {
    type Output = ();

    fn with<G: Windowed>(self) {
        self.0.init_resource::<G::Form>();
        G::register(self.0);
    }
}
