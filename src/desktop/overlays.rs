//! Overlays: menu, settings, keys, the question before conceding.

use super::design_surface::DesignSurface;
use super::intent::Intent;
use super::panels;
use super::screen::{Overlay, Playing, Settings};
use super::words::Words;

/// The state that the overlays show.
pub(super) struct OverlayContext<'a> {
    /// Whether a person plays and can concede.
    pub playing: bool,
    /// The most matches of a game: 1 or 3.
    pub best_of: u8,
    /// The game.
    pub game: Playing,
    /// The settings.
    pub settings: Settings,
    /// The message about the last saved replay.
    pub saved: &'a str,
    /// The words of its language.
    pub words: &'static Words,
}

/// Draws the overlay.
pub(super) fn over(
    desk: &DesignSurface,
    overlay: Overlay,
    about: &OverlayContext,
    out: &mut Vec<Intent>,
) {
    let &OverlayContext {
        playing,
        best_of,
        game,
        settings,
        saved,
        words,
    } = about;
    match overlay {
        // A pile is part of its match.
        Overlay::None | Overlay::Pile(_) => {}
        // These need more than is known here.
        Overlay::HowTo(_) | Overlay::HowToRule(..) => {}
        Overlay::Back | Overlay::Note | Overlay::PlayOn | Overlay::Delete => {}
        // Puzzles and the editor draw their own.
        Overlay::Puzzles | Overlay::Verdict => {}
        Overlay::Edit | Overlay::EditLoad | Overlay::EditPlay => {}
        Overlay::Menu => desk.modal("menu", out, |ui, out| {
            panels::menu(ui, (game, playing), best_of, words, out);
        }),
        Overlay::Concede(whole) => {
            desk.modal("concede", out, |ui, out| {
                panels::concede(ui, whole, game, words, out);
            });
        }
        Overlay::Help => desk.modal("help", out, |ui, out| {
            panels::help(ui, &settings.keys, game, words, out);
        }),
        Overlay::Settings => {
            desk.modal("settings", out, |ui, out| {
                panels::settings(ui, settings, game, words, out);
            });
        }
        Overlay::Stops => desk.modal("settings", out, |ui, out| {
            panels::open_stops(ui, out);
            panels::settings(ui, settings, game, words, out);
        }),
        Overlay::Rule(id) => desk.modal("rule", out, |ui, out| {
            panels::rule(ui, id, game, words, out);
        }),
        Overlay::Saved => desk.modal("saved", out, |ui, out| panels::saved(ui, saved, words, out)),
    }
}
