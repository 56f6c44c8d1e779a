//! The running match as the window sees it, independent of its game.

use std::any::Any;
use std::fmt;
use std::hash::Hash;

use bevy::app::App;
use bevy::ecs::component::Mutable;
use bevy::ecs::resource::Resource;
use bevy::ecs::system::Commands;
use bevy_egui::egui::Ui;

use super::advice::{Advising, Question};
use super::apply_intents;
use super::art::Drawing;
use super::editor::{self, MatchPosition};
use super::hud;
use super::intent::Intent;
use super::large::SetupPictures;
use super::panels::{PanelText, Textures};
use super::profile::Profile;
use super::saves::{Charting, Sketch, begin_chart, sketch_cards};
use super::scene::{self, TableLayout};
use super::screen::{GameStops, Overlay, Settings};
use super::session::{Controller, MatchStart, RunningMatch, Session, SessionGame};
use super::start::{Form, Libraries, Library};
use crate::games::{self, NAMES, SeatedGame, Seating, Windowed, WithGame};
use crate::table::{Choice, Journal, Language, ObjectId, Ref};
use crate::tools::editing::EditableGame;
use crate::tools::guide::GuidedGame;
use crate::tools::replay::Replayable;

/// A game that the window can show.
pub trait WindowGame: SessionGame + EditableGame + SeatedGame + GuidedGame {
    /// Its profile, for everything outside a match.
    const PROFILE: &'static Profile;
    /// The display and the play of its match.
    const MATCH: MatchTable<Self>;
    /// Draws its setup screen, on a surface of the design's size.
    const SETUP: SetupScreen<Self>;

    /// The drawings that only this game has.
    type Art: Drawing + fmt::Debug + Clone + Eq + Hash + Send + Sync + 'static;
    /// Its setup form.
    type Form: Form + Resource<Mutability = Mutable>;

    /// The drawings that its setup screen shows.
    fn setup_art(form: &Self::Form, content: &Self::Content, language: Language) -> SetupPictures {
        let _ = (form, content, language);
        SetupPictures::default()
    }
    /// The setup form that says what the command line said.
    fn form(seating: &Seating<Self::TableOptions>, controllers: &[Controller]) -> Self::Form;
    /// Starts a match from the form; `None` if the content lacks something.
    fn open(library: Library<Self>, form: &Self::Form) -> Option<Session<Self>>;
}

/// Draws the setup screen of a game: it edits the form at once and asks for everything else by intent.
pub type SetupScreen<G> = fn(
    &mut Ui,
    &mut <G as WindowGame>::Form,
    &<G as Replayable>::Content,
    &Textures,
    Settings,
    &mut Vec<Intent>,
);

/// The functions that show and play a match of a game.
pub struct MatchTable<G: SessionGame> {
    /// Registers its systems.
    pub register: fn(&mut App),
    /// Does what an intent asks of the match.
    pub apply: fn(&mut Session<G>, &Intent, &mut Overlay),
    /// Whether the keyboard can go on to another thing on the table.
    pub goes_on: fn(&Session<G>) -> bool,
    /// Draws a small picture of it as a spectator sees it.
    pub sketch: fn(&Session<G>) -> Sketch,
}

impl<G: TableLayout + PanelText> MatchTable<G> {
    /// A table of cards.
    pub(crate) const CARDS: Self = Self {
        register: |app| {
            apply_intents::run_cards::<G>(app);
            scene::cards_plugin::<G>(app);
            hud::cards_plugin::<G>(app);
        },
        apply: apply_intents::play,
        goes_on: apply_intents::goes_on,
        sketch: sketch_cards,
    };
}

/// A running match of any game. It is a resource as long as it runs, and at most one is there.
pub trait MatchSession: RunningMatch + Any {
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
    /// Applies the settings, such as the language.
    fn follow(&mut self, settings: &Settings);
    /// Whether one person plays all seats of people.
    fn share(&mut self, single: bool);
    /// Stores where it began.
    fn begin_at(&mut self, begun: Option<MatchStart>);
    /// Does what an intent asks of the match.
    fn apply(&mut self, intent: &Intent, overlay: &mut Overlay);
    /// Whether the keyboard can go on to another thing on the table.
    fn goes_on(&self) -> bool;
    /// Changes where passing stops in this game.
    fn set_stops(&self, intent: &Intent, all: &mut GameStops);
    /// Whether a person at the screen can concede.
    fn can_concede(&self) -> bool;
    /// How many matches there are at most until somebody has won.
    fn best_of(&self) -> u8;
    /// Whether nothing happens until a person chooses.
    fn is_resting(&self) -> bool;
    /// Whether a question is shown to a person.
    fn is_asked(&self) -> bool;
    /// Whether a choice was made in advance for a question to come.
    fn has_meant(&self) -> bool;
    /// The things that can be chosen or aimed at now.
    fn options_shown(&self) -> Vec<ObjectId>;
    /// Whether the screen waits for another person to sit down.
    fn is_covered(&self) -> bool;
    /// Whether it is played on a board, where arrow keys lead the way they point and every seat sees the same.
    fn has_board(&self) -> bool;
    /// A small picture of it as a spectator sees it.
    fn sketch(&self) -> Sketch;
    /// Its choices so far, unless a bot has it now.
    fn journal(&self) -> Option<&Journal>;
    /// Whether there is something that the table has not shown yet.
    fn is_ahead(&self) -> bool;
    /// The question to the person at the screen.
    fn question(&self) -> Option<Question>;
    /// Begins to think about that question for a hint.
    fn advise(&self) -> Option<Advising>;
    /// Begins to work out its win-chance curve with those choices, at those moments.
    fn chart(&self, journal: &Journal, turns: Vec<usize>) -> Option<Charting>;
    /// Brings the focus to the thing that a choice is about.
    fn point_to(&mut self, choice: &Choice);
    /// Its position, for the editor.
    ///
    /// # Errors
    /// A sentence: why it cannot be edited.
    fn position(&self, libraries: &Libraries, language: Language) -> Result<MatchPosition, String>;
}

impl<G: WindowGame> MatchSession for Session<G> {
    fn game(&self) -> &'static str {
        G::NAME
    }

    fn replay(&self, language: Language) -> Result<String, String> {
        Self::replay(self, language)
    }

    fn next(&self) -> Option<Box<dyn MatchSession>> {
        Some(Box::new(self.again()?))
    }

    fn insert(self: Box<Self>, commands: &mut Commands) {
        commands.insert_resource(*self);
    }

    fn follow(&mut self, settings: &Settings) {
        self.apply_settings(settings);
    }

    fn share(&mut self, single: bool) {
        self.host.single = single;
    }

    fn begin_at(&mut self, begun: Option<MatchStart>) {
        self.begun = begun;
    }

    fn apply(&mut self, intent: &Intent, overlay: &mut Overlay) {
        (G::MATCH.apply)(self, intent, overlay);
    }

    fn goes_on(&self) -> bool {
        (G::MATCH.goes_on)(self)
    }

    fn set_stops(&self, intent: &Intent, all: &mut GameStops) {
        apply_intents::stop(self, intent, all);
    }

    fn can_concede(&self) -> bool {
        Self::can_concede(self)
    }

    fn best_of(&self) -> u8 {
        G::best_of(&self.shown.view)
    }

    fn is_resting(&self) -> bool {
        self.host.resting
    }

    fn is_asked(&self) -> bool {
        self.shown.question().is_some() && !self.shown.is_watched()
    }

    fn has_meant(&self) -> bool {
        self.passing.has_later()
    }

    fn options_shown(&self) -> Vec<ObjectId> {
        let options = self.shown.question().map_or(&[][..], |d| &d.options);
        let parts = options.iter().flat_map(|c| [c.subject, c.target]);
        let objects = parts.filter_map(|part| match part {
            Ref::Object(id) => Some(id),
            _ => None,
        });
        let mut all: Vec<ObjectId> = objects.collect();
        all.sort_unstable();
        all.dedup();
        all
    }

    fn is_covered(&self) -> bool {
        self.shown.handover.is_some()
    }

    fn has_board(&self) -> bool {
        G::PROFILE.has_board
    }

    fn sketch(&self) -> Sketch {
        (G::MATCH.sketch)(self)
    }

    fn journal(&self) -> Option<&Journal> {
        Some(self.host.game()?.journal())
    }

    fn is_ahead(&self) -> bool {
        self.shown.is_ahead()
    }

    fn question(&self) -> Option<Question> {
        self.open_question()
    }

    fn advise(&self) -> Option<Advising> {
        self.begin_advice()
    }

    fn chart(&self, journal: &Journal, turns: Vec<usize>) -> Option<Charting> {
        begin_chart(self, journal, turns)
    }

    fn point_to(&mut self, choice: &Choice) {
        self.focus_on(choice);
    }

    fn position(&self, libraries: &Libraries, language: Language) -> Result<MatchPosition, String> {
        editor::take::<G>(Self::replay(self, language), libraries, language)
    }
}

/// Registers what the matches of every game need.
pub(super) fn plugin(app: &mut App) {
    for name in NAMES {
        games::with(name, Register(app));
    }
}

/// Registers the systems of a game in the window.
struct Register<'a>(&'a mut App);

impl WithGame for Register<'_> {
    type Output = ();

    fn with<G: Windowed>(self) {
        self.0.init_resource::<G::Form>();
        scene::stage::content_plugin::<G>(self.0);
        hud::setup_plugin::<G>(self.0);
        (G::MATCH.register)(self.0);
    }
}
