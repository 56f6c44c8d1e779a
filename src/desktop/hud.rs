//! Lays out the panels around and over the table and sends their intents. Each game draws its setup and its match in
//! systems of its own; what belongs to no game is drawn here.

use crate::table::{ChoiceWords, TopicWords};
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy_egui::egui::{self, Area, Context, Id, Order};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use super::apply_intents::Saved;
use super::design_surface::{DesignSurface, Fitting, SHARED};
use super::guide::{self, GuideInMatch};
use super::hints::{self, Moment};
use super::intent::Intent;
use super::large::Gallery;
use super::match_session::WindowGame;
use super::overlays::{OverlayContext, over};
use super::panels::{self, PanelText, PanelView, Textures, theme};
use super::saves::{Draft, SaveBrowser, Viewer};
use super::scene::card_entities::Table;
use super::scene::spot::Thing;
use super::scene::{DraggedCard, TableLayout};
use super::screen::{Overlay, Playing, Screen, Settings};
use super::session::Session;
use super::side_overlays::{SideContext, aside};
use super::start::Library;
use super::table_viewport::TableViewport;
use super::{frame, words};
use crate::games::window::Watched;

/// Order of the panels: what comes later lies above.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, SystemSet)]
pub(crate) enum Layer {
    /// A screen, with the panels of a game.
    Screen,
    /// The overlays.
    Over,
}

/// The least width of a screen whose parts stand below each other.
const NARROW: f32 = 760.0;

/// What is larger than this on a table is ground, in points of the design.
const PROP: f32 = 160.0;

/// Registers the panels.
pub fn plugin(app: &mut App) {
    app.configure_sets(
        EguiPrimaryContextPass,
        (Layer::Screen, Layer::Over).chain().after(zoom),
    )
    .add_systems(
        EguiPrimaryContextPass,
        (
            zoom,
            draw_screen.in_set(Layer::Screen),
            draw_over.in_set(Layer::Over),
        ),
    );
}

/// Registers the setup screen of a game.
pub(super) fn setup_plugin<G: WindowGame>(app: &mut App) {
    let chosen = |playing: Res<Playing>| playing.game() == G::NAME;
    let setup = setup::<G>.in_set(Layer::Screen);
    app.add_systems(
        EguiPrimaryContextPass,
        setup.run_if(in_state(Screen::Setup).and_then(chosen)),
    );
}

/// Registers the panels of a game of cards.
pub(super) fn cards_plugin<G: TableLayout + PanelText>(app: &mut App) {
    let there = in_state(Screen::Match).or_else(in_state(Screen::Result));
    let cards = cards::<G>.in_set(Layer::Screen);
    app.add_systems(
        EguiPrimaryContextPass,
        cards.run_if(resource_exists::<Session<G>>.and_then(there)),
    );
}

/// The resources that the panels of no game are drawn from.
#[derive(SystemParam)]
struct HudParams<'w> {
    screen: Res<'w, State<Screen>>,
    overlay: Res<'w, Overlay>,
    settings: Res<'w, Settings>,
    running: Watched<'w>,
    playing: Res<'w, Playing>,
    saved: Res<'w, Saved>,
    shelves: Res<'w, SaveBrowser>,
    viewer: Option<Res<'w, Viewer>>,
}

/// The words of the interface: those of the language that is set.
fn spoken(shown: &HudParams) -> &'static words::Words {
    words::of(shown.settings.language)
}

/// Makes the panels as large as they are set.
fn zoom(mut contexts: EguiContexts, table_viewport: Res<TableViewport>) -> Result {
    let ctx = contexts.ctx_mut()?;
    let size = ctx.content_rect().size() * ctx.zoom_factor();
    let zoom = table_viewport
        .panel_zoom(Vec2::new(size.x, size.y))
        .max(0.2);
    // A new factor costs a frame, so rounding must not make one.
    if (zoom - ctx.zoom_factor()).abs() > 0.001 {
        ctx.set_zoom_factor(zoom);
    }
    Ok(())
}

/// Where panels are drawn; none as long as the fonts are not there.
pub(crate) fn context(contexts: &mut EguiContexts) -> Option<Context> {
    let ctx = contexts.ctx_mut().ok()?;
    theme::ready(ctx).then(|| ctx.clone())
}

/// The screens that belong to no game.
fn draw_screen(
    mut contexts: EguiContexts,
    mut gallery: Gallery,
    table_viewport: Res<TableViewport>,
    shown: HudParams,
    mut out: MessageWriter<Intent>,
) {
    let screen = *shown.screen.get();
    let sketch = shown.shelves.picture.as_ref();
    let sketch = sketch.filter(|_| screen == Screen::Saves);
    let picture = sketch.map(|sketch| gallery.picture(sketch, &mut contexts));
    let Some(ctx) = context(&mut contexts) else {
        return;
    };
    let mut intents = Vec::new();
    let design_surface = DesignSurface::new(&ctx, &table_viewport);
    match screen {
        Screen::Title => design_surface.whole("title", Fitting::Below(NARROW), |ui| {
            panels::title(ui, *shown.settings, &mut intents);
            let words = &spoken(&shown).saves;
            panels::title_saves(ui, shown.shelves.newest.as_ref(), words, &mut intents);
        }),
        Screen::Saves => design_surface.whole("saves", Fitting::Shared(SHARED), |ui| {
            let words = spoken(&shown);
            panels::saves(ui, &shown.shelves, picture.as_ref(), words, &mut intents);
        }),
        // The editor and the lab draw themselves, and a game its own screens.
        Screen::Editor | Screen::Lab | Screen::Setup | Screen::Match | Screen::Result => {}
    }
    out.write_batch(intents);
}

/// Draws the overlays that can cover every screen.
fn draw_over(
    mut contexts: EguiContexts,
    table_viewport: Res<TableViewport>,
    shown: HudParams,
    mut draft: ResMut<Draft>,
    mut out: MessageWriter<Intent>,
) {
    let Some(ctx) = context(&mut contexts) else {
        return;
    };
    let (overlay, mut intents) = (*shown.overlay, Vec::new());
    let design_surface = DesignSurface::new(&ctx, &table_viewport);
    over(&design_surface, overlay, &about(&shown), &mut intents);
    aside(
        &design_surface,
        overlay,
        &beside(&shown),
        draft.bypass_change_detection(),
        &mut intents,
    );
    out.write_batch(intents);
}

/// The setup screen of a game.
fn setup<G: WindowGame>(
    mut contexts: EguiContexts,
    mut gallery: Gallery,
    table_viewport: Res<TableViewport>,
    (library, settings): (Res<Library<G>>, Res<Settings>),
    mut form: ResMut<G::Form>,
    mut out: MessageWriter<Intent>,
) {
    let wanted = G::setup_art(&form, library.0, settings.language);
    let textures = gallery.textures(&wanted, &mut contexts);
    let Some(ctx) = context(&mut contexts) else {
        return;
    };
    let mut intents = Vec::new();
    let design_surface = DesignSurface::new(&ctx, &table_viewport);
    let name = format!("{} setup", G::NAME);
    design_surface.whole(&name, Fitting::Below(NARROW), |ui| {
        let form = form.bypass_change_detection();
        (G::SETUP)(ui, form, library.0, &textures, *settings, &mut intents);
    });
    out.write_batch(intents);
}

/// A match of cards: the table, the cover between two people, or the result; the pile that lies over it, and the card
/// that the pointer draws along.
fn cards<G: TableLayout + PanelText>(
    mut contexts: EguiContexts,
    mut gallery: Gallery,
    (held, table_viewport, guide): (DraggedCard, Res<TableViewport>, Res<GuideInMatch>),
    (session, table): (Res<Session<G>>, Option<Res<Table>>),
    (screen, overlay, settings): (Res<State<Screen>>, Res<Overlay>, Res<Settings>),
    mut out: MessageWriter<Intent>,
) {
    let (session, screen, overlay) = (&*session, *screen.get(), *overlay);
    let textures = {
        let p = PanelView::of(session, *settings, Textures::NONE);
        let mut wanted = G::spread(&p);
        if let Overlay::Pile(zone) = overlay {
            wanted.extend(panels::pile_cards(&p, zone));
        }
        if screen == Screen::Result {
            let blows = [p.ending.last, p.ending.best].into_iter().flatten();
            let faces = blows
                .filter_map(|blow| G::face_of(p.view, panels::ending::pictured(&blow), p.language));
            wanted.extend(faces.map(|(face, _)| face));
        }
        let language = G::spoken(settings.language);
        let remains: Vec<_> = match screen {
            Screen::Result => G::remains(&p).into_iter().map(|r| r.art).collect(),
            _ => Vec::new(),
        };
        Textures {
            remains: gallery.drawings(&remains, &mut contexts),
            ..gallery.shown(session, wanted, language, &mut contexts)
        }
    };
    let held = held.held(session);
    let held = held.map(|(key, spot)| (gallery.get(&key, &mut contexts), spot));
    let Some(ctx) = context(&mut contexts) else {
        return;
    };
    let (design_surface, mut intents) = (DesignSurface::new(&ctx, &table_viewport), Vec::new());
    let selected = session.focus.pinned.map(Thing::Object);
    let spots = table.iter().flat_map(|table| &table.spots);
    let (at, taken): (Vec<_>, Vec<_>) = spots.partition(|(thing, _)| Some(**thing) == selected);
    let mut taken: Vec<Rect> = taken.into_iter().map(|(_, spot)| spot.rect()).collect();
    if !at.is_empty() {
        // Piles and the like; the table itself is free.
        let props = G::props(session).into_iter();
        let props = props.map(|prop| Rect::from_center_size(prop.at, prop.size));
        taken.extend(props.filter(|rect| rect.size().max_element() < PROP));
    }
    let p = PanelView {
        selected_at: at.first().map(|(_, spot)| spot.rect()),
        taken: &taken,
        ..PanelView::of(session, *settings, &textures)
    };
    match (screen, session.shown.handover) {
        // Played again: for a frame the next match is there and its table is not.
        (Screen::Result, _) if session.host.outcome().is_none() => {}
        (Screen::Result, _) => {
            design_surface.whole("result", Fitting::Below(NARROW), |ui| {
                panels::result(ui, &p, &mut intents);
            });
        }
        (_, Some(seat)) if overlay == Overlay::None => {
            let (game, words) = (Playing::of(G::NAME), &p.words.handover);
            design_surface
                .cover(|ui| panels::handover(ui, game, p.name(seat), words, &mut intents));
        }
        (_, Some(_)) => design_surface.cover(|_| {}),
        (_, None) => {
            G::panels(&design_surface, &p, &mut intents);
            let (pass, act) = (G::Choices::PASS, G::Topics::ACT);
            let moment = Moment {
                game: Playing::of(G::NAME),
                decision: p.decision,
                can_pass: p
                    .decision
                    .is_some_and(|d| d.options.iter().any(|c| c.is_any(pass))),
                waiting: p
                    .decision
                    .is_some_and(|d| d.is_any(act) && !G::moment(p.view, d.seat).stack.is_empty()),
                refused: p.refusal.is_some(),
                can_undo: p.can_undo,
            };
            if !guide.is_on() {
                hints::show(
                    &design_surface,
                    &moment,
                    *settings,
                    p.language,
                    &mut intents,
                );
            }
        }
    }
    if let Overlay::Pile(zone) = overlay {
        design_surface.modal("pile", &mut intents, |ui, out| {
            panels::pile(ui, &p, zone, out);
        });
    }
    if let Some((texture, spot)) = held {
        design_surface.carry(texture, &spot);
    }
    out.write_batch(intents);
}

/// The near player's bar with the buttons at its end, and the tray above it.
pub(crate) fn near<G: PanelText>(
    design_surface: &DesignSurface,
    p: &PanelView<G>,
    out: &mut Vec<Intent>,
    bar: impl FnOnce(&mut egui::Ui, &mut Vec<Intent>),
) {
    design_surface.panel("near", frame::NEAR_BAR, |ui| {
        panels::beside_actions(ui, p, out, bar);
    });
    above(design_surface, frame::NEAR_BAR.min.y, |ui| {
        panels::tray(ui, p, out)
    });
}

/// Draws a tray that floats over the table, its lower edge right above `y`.
pub(crate) fn above(
    design_surface: &DesignSurface,
    y: f32,
    tray: impl FnOnce(&mut egui::Ui) -> bool,
) {
    let above = Vec2::new(frame::NEAR_BAR.center().x, y - 4.0);
    let shown = Area::new(Id::new("tray"))
        .order(Order::Foreground)
        .pivot(egui::Align2::CENTER_BOTTOM)
        .fixed_pos(design_surface.point(above))
        .show(design_surface.ctx, |ui| {
            ui.set_max_width(design_surface.rect(frame::NEAR_BAR).width());
            tray(ui)
        });
    if shown.inner {
        guide::mark_menu(design_surface.ctx, shown.response.rect);
    }
}

/// The state that the overlays show now.
fn about<'a>(shown: &'a HudParams) -> OverlayContext<'a> {
    let session = shown.running.get();
    OverlayContext {
        playing: session.is_some_and(|s| s.can_concede()) && shown.viewer.is_none(),
        best_of: session.map_or(1, |s| s.best_of()),
        game: *shown.playing,
        settings: *shown.settings,
        saved: shown.saved.0.as_deref().unwrap_or_default(),
        words: spoken(shown),
    }
}

/// The state of the overlays of saves and replays.
fn beside<'a>(shown: &'a HudParams) -> SideContext<'a> {
    let far = || shown.running.get().and_then(|s| s.far());
    let save = shown.shelves.row().and_then(|row| row.path.file_name());
    SideContext {
        viewer: shown.viewer.as_deref(),
        far: (*shown.overlay == Overlay::Back).then(far).flatten(),
        save: save.map(|name| name.to_string_lossy().into_owned()),
        words: &about(shown).words.saves,
    }
}
