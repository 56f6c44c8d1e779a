//! Draws the panels of the editor.

use bevy::prelude::*;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use super::Editor;
use crate::desktop::art::ArtKey;
use crate::desktop::design_surface::{DesignSurface, Fitting, SHARED};
use crate::desktop::intent::Intent;
use crate::desktop::large::Gallery;
use crate::desktop::panels::{editor as panel, theme};
use crate::desktop::screen::{Overlay, Playing, Screen, Settings};
use crate::desktop::table_viewport::TableViewport;
use crate::desktop::words;
use crate::table::Language;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(EguiPrimaryContextPass, draw);
}

fn draw(
    mut contexts: EguiContexts,
    mut gallery: Gallery,
    mut editor: ResMut<Editor>,
    (screen, overlay, settings): (Res<State<Screen>>, Res<Overlay>, Res<Settings>),
    table_viewport: Res<TableViewport>,
    mut covered: Local<bool>,
    mut out: MessageWriter<Intent>,
) -> Result {
    let (overlay, language) = (*overlay, settings.language);
    let editor = editor.bypass_change_detection();
    let shown = *screen.get() == Screen::Editor;
    if shown {
        editor.name(language);
    }
    let large = editor.large().filter(|_| shown);
    let key = large.and_then(|card| drawing(editor.game, card, language));
    let large = key.map(|key| gallery.get(&key, &mut contexts));
    let ctx = contexts.ctx_mut()?;
    if !theme::ready(ctx) {
        return Ok(());
    }
    let words = words::of(language);
    let mut intents = Vec::new();
    let design_surface = DesignSurface::new(ctx, &table_viewport);
    if shown {
        // The key that closed a box is still pressed in this pass: it shall not close the editor as well.
        let free = overlay == Overlay::None && !*covered;
        design_surface.whole("editor", Fitting::Shared(SHARED), |ui| {
            panel::editor(ui, editor, (large, free), words, &mut intents);
        });
    }
    *covered = overlay != Overlay::None;
    let out_of = &mut intents;
    match overlay {
        Overlay::Edit => design_surface.modal("edit", out_of, |ui, out| {
            panel::sure(ui, &words.editor, out);
        }),
        Overlay::EditLoad => design_surface.modal("load", out_of, |ui, out| {
            panel::load(ui, editor, words, out);
        }),
        Overlay::EditPlay => design_surface.modal("play", out_of, |ui, out| {
            panel::players(ui, editor, words, out);
        }),
        _ => {}
    }
    out.write_batch(intents);
    Ok(())
}

/// The full face of a card, if the game has cards.
fn drawing(game: Playing, card: usize, language: Language) -> Option<ArtKey> {
    let card = u16::try_from(card).ok()?;
    (game.profile().face)(card, language)
}
