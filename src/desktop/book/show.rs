//! Draws the pages over every screen.

use bevy::prelude::*;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use super::{Place, Rulebook, of};
use crate::desktop::design_surface::DesignSurface;
use crate::desktop::hud::{self, Layer};
use crate::desktop::intent::Intent;
use crate::desktop::large::Gallery;
use crate::desktop::panels::{self, BookView};
use crate::desktop::screen::{Overlay, Settings};
use crate::desktop::start::Libraries;
use crate::desktop::table_viewport::TableViewport;
use crate::desktop::words;

/// Registers the pages.
pub(in crate::desktop) fn plugin(app: &mut App) {
    let pages = show.in_set(Layer::Over);
    app.init_resource::<Rulebook>()
        .add_systems(EguiPrimaryContextPass, pages);
}

fn show(
    mut contexts: EguiContexts,
    mut gallery: Gallery,
    (overlay, settings): (Res<Overlay>, Res<Settings>),
    (libraries, table_viewport): (Res<Libraries>, Res<TableViewport>),
    mut state: ResMut<Rulebook>,
    mut out: MessageWriter<Intent>,
) {
    let (game, rule) = match *overlay {
        Overlay::HowTo(game) => (game, None),
        Overlay::HowToRule(game, rule) => (game, Some(rule)),
        _ => return,
    };
    let (state, language) = (state.bypass_change_detection(), settings.language);
    state.open(game);
    let told = rule.and_then(|rule| of(game, language).page_of_rule(rule));
    if let Some(page) = told.filter(|_| overlay.is_changed()) {
        state.turn_to(page, Place::Top);
    }
    let picture = game.profile().book.picture;
    let names = panels::wanted(state, of(game, language));
    let pictures = names.filter_map(|name| Some((name, picture(name, &libraries, language)?)));
    let images = pictures.map(|(name, picture)| {
        let image = panels::image(picture, |key| gallery.get(key, &mut contexts));
        (name.to_owned(), image)
    });
    let images: Vec<_> = images.collect();
    let Some(ctx) = hud::context(&mut contexts) else {
        return;
    };
    let view = BookView {
        game,
        images: &images,
        words: words::of(language),
    };
    let mut intents = Vec::new();
    let surface = DesignSurface::new(&ctx, &table_viewport);
    surface.modal("how to play", &mut intents, |ui, out| {
        panels::how_to_play(ui, state, &view, out);
    });
    out.write_batch(intents);
}
