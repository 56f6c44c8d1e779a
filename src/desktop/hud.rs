//! Lays the panels out around the table and over it, and sends on what they collect.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy_egui::egui::{Area, Id, Order, Pos2};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass, egui};

use super::board::draw::Paper;
use super::board::show::Show;
use super::desk::Desk;
use super::frame;
use super::intent::Intent;
use super::large::Gallery;
use super::obey::Saved;
use super::panels::frames::{FramesForm, FramesPanel};
use super::panels::{self, PanelView, SetupForm, Textures, theme};
use super::scene::Held;
use super::screen::{Overlay, Playing, Screen, Settings};
use super::session::Session;
use super::session::frames::FramesSession;
use super::skirmish;
use super::start::{FramesLibrary, Library};

/// Registers the panels.
pub fn plugin(app: &mut App) {
    app.add_systems(EguiPrimaryContextPass, draw);
}

/// What the panels are drawn from.
#[derive(SystemParam)]
struct Shown<'w> {
    screen: Res<'w, State<Screen>>,
    overlay: Res<'w, Overlay>,
    settings: Res<'w, Settings>,
    session: Option<Res<'w, Session>>,
    library: Res<'w, Library>,
    skirmish: Option<Res<'w, FramesSession>>,
    frames: Res<'w, FramesLibrary>,
    playing: Res<'w, Playing>,
    show: Res<'w, Show>,
    paper: Res<'w, Paper>,
    saved: Res<'w, Saved>,
}

fn draw(
    mut contexts: EguiContexts,
    mut gallery: Gallery,
    held: Held,
    shown: Shown,
    (mut form, mut frames_form): (ResMut<SetupForm>, ResMut<FramesForm>),
    mut out: MessageWriter<Intent>,
) -> Result {
    let (overlay, settings) = (*shown.overlay, *shown.settings);
    let session = shown.session.as_deref();
    let cards = wanted(&shown, &form);
    let textures = gallery.textures(session, cards, &mut contexts);
    let held = session.and_then(|s| held.held(s));
    let held = held.map(|(key, spot)| (gallery.get(&key, &mut contexts), spot));
    let ctx = contexts.ctx_mut()?;
    let size = ctx.content_rect().size() * ctx.zoom_factor();
    let zoom = frame::zoom(Vec2::new(size.x, size.y)).max(0.2);
    // A new factor costs a frame, so rounding must not make one.
    if (zoom - ctx.zoom_factor()).abs() > 0.001 {
        ctx.set_zoom_factor(zoom);
    }
    if !theme::ready(ctx) {
        return Ok(());
    }
    let mut intents = Vec::new();
    let desk = Desk::new(ctx);
    let saved = shown.saved.0.as_deref();
    match (shown.screen.get(), session) {
        (Screen::Title, _) => {
            desk.whole("title", |ui| panels::title(ui, &mut intents));
        }
        (Screen::Setup, _) if *shown.playing == Playing::Frames => {
            desk.whole("frames setup", |ui| {
                let form = frames_form.bypass_change_detection();
                panels::frames::setup(ui, form, shown.frames.0, &mut intents);
            });
        }
        (Screen::Setup, _) => desk.whole("setup", |ui| {
            let form = form.bypass_change_detection();
            panels::setup(ui, form, shown.library.0, &textures, &mut intents);
        }),
        (Screen::Match, Some(session)) => {
            let view = PanelView::of(session, settings, &textures);
            match session.handover {
                Some(seat) if overlay == Overlay::None => {
                    let name = session.name(seat);
                    desk.cover(|ui| panels::handover(ui, name, &mut intents));
                }
                Some(_) => desk.cover(|_| {}),
                None => table(&desk, &view, &mut intents),
            }
        }
        (Screen::Result, Some(session)) => {
            let view = PanelView::of(session, settings, &textures);
            desk.whole("result", |ui| panels::result(ui, &view, &mut intents));
        }
        _ => {}
    }
    let names: Vec<&str> = match &shown.skirmish {
        Some(game) => game.players.iter().map(|p| p.name.as_str()).collect(),
        None => Vec::new(),
    };
    if let Some(game) = &shown.skirmish {
        let p = FramesPanel {
            session: game,
            names: &names,
            rolling: shown.show.rolling(),
        };
        match shown.screen.get() {
            Screen::Match => skirmish::panels(&desk, &p, &shown.paper, &mut intents),
            Screen::Result => {
                skirmish::words(&desk, &shown.paper);
                desk.whole("frames result", |ui| {
                    panels::frames::result(ui, &p, &mut intents);
                });
            }
            _ => {}
        }
    }
    let view = session.map(|s| PanelView::of(s, settings, &textures));
    let about = About {
        playing: match &shown.skirmish {
            Some(game) => game.players.iter().any(|p| p.is_human()),
            None => view.as_ref().is_some_and(|p| p.kinds.contains(&"human")),
        },
        game: *shown.playing,
        settings,
        saved,
    };
    over(&desk, overlay, about, view.as_ref(), &mut intents);
    if let Some((texture, spot)) = held {
        desk.carry(texture, &spot);
    }
    out.write_batch(intents);
    Ok(())
}

/// The cards that panels show besides the large one.
fn wanted(shown: &Shown, form: &SetupForm) -> Vec<u16> {
    match (shown.screen.get(), *shown.overlay, &shown.session) {
        (Screen::Setup, ..) => panels::setup_cards(form, shown.library.0),
        (_, Overlay::Pile(zone), Some(session)) => {
            let p = PanelView::of(session, *shown.settings, Textures::NONE);
            panels::pile_cards(&p, zone)
        }
        _ => Vec::new(),
    }
}

/// The panels of a match in their places.
fn table(desk: &Desk, p: &PanelView, out: &mut Vec<Intent>) {
    let far = p.near.other();
    desk.panel("ribbon", frame::RIBBON, |ui| panels::ribbon(ui, p, out));
    desk.panel("inspect", frame::INSPECT, |ui| panels::inspect(ui, p));
    desk.panel("far", frame::FAR_BAR, |ui| panels::bar(ui, p, far, out));
    desk.panel("queue", frame::QUEUE, |ui| panels::queue(ui, p, out));
    desk.panel("log", frame::LOG, |ui| panels::log(ui, p));
    desk.panel("near", frame::NEAR_BAR, |ui| {
        ui.horizontal_centered(|ui| {
            panels::bar(ui, p, p.near, out);
            let layout = egui::Layout::right_to_left(egui::Align::Center);
            ui.with_layout(layout, |ui| panels::actions(ui, p, out));
        });
    });
    let above = Pos2::new(frame::NEAR_BAR.center().x, frame::NEAR_BAR.min.y - 4.0);
    Area::new(Id::new("tray"))
        .order(Order::Foreground)
        .pivot(egui::Align2::CENTER_BOTTOM)
        .fixed_pos(desk.origin + above.to_vec2())
        .show(desk.ctx, |ui| panels::tray(ui, p, out));
}

/// What the overlays are about.
#[derive(Clone, Copy)]
struct About<'a> {
    /// Whether a person plays who can concede.
    playing: bool,
    game: Playing,
    settings: Settings,
    saved: Option<&'a str>,
}

/// What lies over the screen.
fn over(desk: &Desk, overlay: Overlay, about: About, p: Option<&PanelView>, out: &mut Vec<Intent>) {
    let About {
        playing,
        game,
        settings,
        saved,
    } = about;
    let best_of = p.map_or(1, |p| p.view.best_of);
    match overlay {
        Overlay::None => {}
        Overlay::Menu => desk.modal(out, |ui, out| panels::menu(ui, playing, best_of, out)),
        Overlay::Concede(whole) => {
            desk.modal(out, |ui, out| panels::concede(ui, whole, game, out));
        }
        Overlay::Help => desk.modal(out, |ui, out| panels::help(ui, game, out)),
        Overlay::Settings => desk.modal(out, |ui, out| panels::settings(ui, settings, game, out)),
        Overlay::Saved => {
            let text = saved.unwrap_or_default();
            desk.modal(out, |ui, out| panels::saved(ui, text, out));
        }
        Overlay::Pile(zone) => {
            if let Some(p) = p {
                desk.modal(out, |ui, out| panels::pile(ui, p, zone, out));
            }
        }
    }
}
