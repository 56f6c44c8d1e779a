//! Everything that the window needs of a game outside its matches.

use bevy::math::Rect;
use bevy_egui::egui::{Color32, Ui};

use super::art::ArtKey;
use super::book::BookSource;
use super::frame::layout::Bands;
use super::hints::Hint;
use super::panels::scenery::Pen;
use super::shot::Shots;
use super::words::Words;
use crate::table::Language;
use crate::tools::passing::Stops;

/// A mouse action, and its effect.
pub type Mouse = &'static [(&'static str, &'static str)];

/// One game, for the title, the settings, the keys and the position editor.
pub struct Profile {
    /// The name in files and on the command line.
    pub name: &'static str,
    /// The title in that language.
    pub title: fn(Language) -> &'static str,
    /// A short description, and the numbers of players.
    pub about: fn(Language) -> (&'static str, &'static str),
    /// Its place on the title screen, from 0 on the left.
    pub place: usize,
    /// Whether it is played on a board, where everybody sees the same, and not with cards.
    pub has_board: bool,
    /// Whether a match goes by rounds, and not by turns.
    pub has_rounds: bool,
    /// Whether the settings can choose what a card is paid with.
    pub pays: bool,
    /// The colour it is known by.
    pub colour: fn() -> Color32,
    /// The picture on its tile.
    pub(crate) picture: fn(&Pen),
    /// The full face of a card, by its index in the content; none if it has no cards.
    pub face: fn(u16, Language) -> Option<ArtKey>,
    /// The text about the result of conceding.
    pub concedes: fn(&Words) -> &'static str,
    /// The help on the mouse.
    pub mouse: fn(Language) -> Mouse,
    /// Draws the table of where passing stops; none if it has no stops.
    pub stops: Option<fn(&mut Ui, &mut Stops, Language, &Words)>,
    /// What the pages of How to play are made of.
    pub book: BookSource,
    /// Its hints, the more particular first.
    pub hints: &'static [Hint],
    /// The parts of the screen that guides point at.
    pub areas: &'static [(&'static str, Rect)],
    /// The panels round the scene of a match.
    pub bands: Bands,
    /// The pictures of the game that can be written to a file.
    pub shots: Shots,
}

/// The help on the mouse that all card games share.
pub const fn mouse(language: Language) -> [(&'static str, &'static str); 2] {
    match language {
        Language::English => [
            (
                "Click",
                "choose a glowing card; click any other card: why not",
            ),
            ("Click anywhere", "skip animations"),
        ],
        Language::Spanish => [
            (
                "Clic",
                "elegir una carta que brilla; en otra carta: por qué no",
            ),
            ("Clic en cualquier sitio", "saltar las animaciones"),
        ],
    }
}
