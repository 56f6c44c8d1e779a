//! Lays the panels out around the table and over it, and sends on what they collect.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy_egui::egui::{Area, Color32, Context, Id, Order, Pos2, Ui, UiBuilder, Vec2 as Size};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass, egui};

use super::frame;
use super::intent::Intent;
use super::large::Gallery;
use super::obey::Saved;
use super::panels::{self, PanelView, SetupForm, Textures, theme};
use super::scene::Held;
use super::scene::layout::Spot;
use super::screen::{Overlay, Screen, Settings};
use super::session::Session;
use super::start::Library;

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
    saved: Res<'w, Saved>,
}

fn draw(
    mut contexts: EguiContexts,
    mut gallery: Gallery,
    held: Held,
    shown: Shown,
    mut form: ResMut<SetupForm>,
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
    let view = session.map(|s| PanelView::of(s, settings, &textures));
    over(&desk, overlay, settings, view.as_ref(), saved, &mut intents);
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

/// What lies over the screen.
fn over(
    desk: &Desk,
    overlay: Overlay,
    settings: Settings,
    p: Option<&PanelView>,
    saved: Option<&str>,
    out: &mut Vec<Intent>,
) {
    let playing = p.is_some_and(|p| p.kinds.contains(&"human"));
    let best_of = p.map_or(1, |p| p.view.best_of);
    match overlay {
        Overlay::None => {}
        Overlay::Menu => desk.modal(out, |ui, out| panels::menu(ui, playing, best_of, out)),
        Overlay::Concede(whole) => desk.modal(out, |ui, out| panels::concede(ui, whole, out)),
        Overlay::Help => desk.modal(out, panels::help),
        Overlay::Settings => desk.modal(out, |ui, out| panels::settings(ui, settings, out)),
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

/// The design's surface inside the window.
struct Desk<'c> {
    ctx: &'c Context,
    origin: Pos2,
}

impl<'c> Desk<'c> {
    fn new(ctx: &'c Context) -> Self {
        let size = ctx.content_rect().size();
        let free = size - Size::new(frame::DESIGN.x, frame::DESIGN.y);
        let origin = Pos2::ZERO + (free / 2.0).max(Size::ZERO);
        Self { ctx, origin }
    }

    /// A rectangle of the design in egui's points.
    fn rect(&self, r: Rect) -> egui::Rect {
        let corner = self.origin + Size::new(r.min.x, r.min.y);
        egui::Rect::from_min_size(corner, Size::new(r.width(), r.height()))
    }

    /// A panel that fills `r` exactly, whatever is in it.
    fn panel(&self, name: &str, r: Rect, draw: impl FnOnce(&mut Ui)) {
        let rect = self.rect(r);
        let thin = rect.height() < 60.0;
        self.area(name, rect, |ui| {
            let margin = egui::Margin::symmetric(12, if thin { 3 } else { 10 });
            let body = theme::panel().inner_margin(margin);
            ui.painter()
                .add(body.paint(rect.shrink(0.5) - body.inner_margin));
            let inner = rect - body.inner_margin;
            ui.scope_builder(UiBuilder::new().max_rect(inner), |ui| {
                ui.set_clip_rect(rect);
                draw(ui);
            });
        });
    }

    fn area(&self, name: &str, rect: egui::Rect, draw: impl FnOnce(&mut Ui)) {
        Area::new(Id::new(name))
            .fixed_pos(rect.min)
            .constrain(false)
            .show(self.ctx, |ui| {
                ui.set_min_size(rect.size());
                draw(ui);
            });
    }

    /// The design's whole surface.
    fn whole(&self, name: &str, draw: impl FnOnce(&mut Ui)) {
        let rect = self.rect(Rect::from_corners(Vec2::ZERO, frame::DESIGN));
        self.area(name, rect, |ui| {
            ui.scope_builder(UiBuilder::new().max_rect(rect), draw);
        });
    }

    /// A card that the pointer draws along, over all panels.
    fn carry(&self, texture: egui::TextureId, spot: &Spot) {
        let layer = egui::LayerId::new(Order::Tooltip, Id::new("held"));
        let corners = Rect::from_center_size(spot.at, Vec2::new(spot.width, spot.height()));
        let whole = egui::Rect::from_min_max(Pos2::ZERO, Pos2::new(1.0, 1.0));
        let painter = self.ctx.layer_painter(layer);
        painter.image(texture, self.rect(corners), whole, Color32::WHITE);
    }

    /// The whole window, opaque.
    fn cover(&self, draw: impl FnOnce(&mut Ui)) {
        let rect = self.ctx.content_rect();
        Area::new(Id::new("cover"))
            .order(Order::Foreground)
            .fixed_pos(rect.min)
            .show(self.ctx, |ui| {
                ui.painter().rect_filled(rect, 0.0, theme::GROUND);
                ui.scope_builder(UiBuilder::new().max_rect(rect), draw);
            });
    }

    /// A box in the middle over a dimmed screen; a click beside it closes it.
    fn modal(&self, out: &mut Vec<Intent>, draw: impl FnOnce(&mut Ui, &mut Vec<Intent>)) {
        let body = theme::panel().inner_margin(egui::Margin::same(24));
        let modal = egui::Modal::new(Id::new("over"))
            .frame(body)
            .backdrop_color(Color32::from_black_alpha(170));
        let shown = modal.show(self.ctx, |ui| {
            ui.set_min_width(300.0);
            draw(ui, out);
        });
        if shown.backdrop_response.clicked() {
            out.push(Intent::Show(Overlay::None));
        }
    }
}
