//! The design surface inside the window, and functions that place panels on it.

use bevy::math::{Rect, Vec2};
use bevy_egui::egui::{self, Area, Color32, Context, Id, Order, Pos2, Ui, UiBuilder, Vec2 as Size};

use super::frame;
use super::intent::Intent;
use super::panels::theme;
use super::scene::spot::Spot;
use super::screen::Overlay;
use super::table_viewport::TableViewport;

/// A note at the foot of the left column, the most urgent first.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Note {
    /// What a hard bot would choose.
    Advice,
    /// The task of a puzzle.
    Puzzle,
    /// A hint for a player's first matches.
    Hint,
}

/// The names of their areas.
const FEET: [&str; 3] = ["advice", "puzzle", "hint"];

/// The design's surface inside the window.
pub struct DesignSurface<'c> {
    /// Where to draw.
    pub ctx: &'c Context,
    /// The design's left upper corner.
    pub origin: Pos2,
    /// Egui's points for a point of the design: more than 1 where panels are written smaller than the table is shown.
    pub part: f32,
}

impl<'c> DesignSurface<'c> {
    pub fn new(ctx: &'c Context, table_viewport: &TableViewport) -> Self {
        let zoom = ctx.zoom_factor();
        let window = ctx.content_rect().size() * zoom;
        let corner = table_viewport.origin(Vec2::new(window.x, window.y)) / zoom;
        let origin = Pos2::new(corner.x, corner.y);
        let part = table_viewport.zoom(Vec2::new(window.x, window.y)) / zoom;
        Self { ctx, origin, part }
    }

    /// The middle of what got the keyboard's focus in this pass, in the design. What is in a box lies in the middle of the
    /// window wherever one looks.
    pub fn focused(&self) -> Option<Vec2> {
        let place = Id::new("focus of the pass before");
        let now = self.ctx.memory(|memory| memory.focused());
        let before = self.ctx.data_mut(|data| {
            let before: Option<Id> = data.get_temp(place).flatten();
            data.insert_temp(place, now);
            before
        });
        if self.ctx.memory(|memory| memory.top_modal_layer().is_some()) {
            return None;
        }
        let rect = self.ctx.read_response(now.filter(|_| now != before)?)?.rect;
        let at = rect.center() - self.origin;
        Some(Vec2::new(at.x, at.y) / self.part)
    }

    /// A rectangle of the design in egui's points.
    pub fn rect(&self, r: Rect) -> egui::Rect {
        egui::Rect::from_min_max(self.point(r.min), self.point(r.max))
    }

    /// A point of the design in egui's points.
    pub fn point(&self, at: Vec2) -> Pos2 {
        self.origin + Size::new(at.x, at.y) * self.part
    }

    /// A size in egui's points in those of the design.
    pub fn size(&self, size: Size) -> Vec2 {
        Vec2::new(size.x, size.y) / self.part
    }

    /// A panel that fills `r` exactly, whatever is in it.
    pub fn panel(&self, name: &str, r: Rect, draw: impl FnOnce(&mut Ui)) {
        let rect = self.rect(r);
        let thin = r.height() < 60.0;
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

    /// The height of the highest of these notes that was there in the pass before.
    fn foot(&self, notes: &[&str]) -> Option<f32> {
        let height = |name: &&str| {
            let layer = egui::LayerId::new(Order::Foreground, Id::new(*name));
            self.ctx.memory(|m| {
                let there = m.areas().visible_last_frame(&layer);
                let place = m.area_rect(layer.id).filter(|_| there);
                place.map(|place| place.height())
            })
        };
        notes.iter().filter_map(height).reduce(f32::max)
    }

    /// A note at the foot of the left column, the more urgent one where several want to be there.
    pub fn note(&self, note: Note, draw: impl FnOnce(&mut Ui)) {
        let more_urgent = &FEET[..note as usize];
        if self.foot(more_urgent).is_some() {
            return;
        }
        let foot = Vec2::new(frame::INSPECT.min.x, frame::INSPECT.max.y);
        Area::new(Id::new(FEET[note as usize]))
            .order(Order::Foreground)
            .pivot(egui::Align2::LEFT_BOTTOM)
            .fixed_pos(self.point(foot))
            // Where everything is larger than the window it must not lie over what is looked at.
            .constrain(false)
            .show(self.ctx, draw);
    }

    /// The panel of what the pointer is over. It ends above the note at its foot, if there is one, and what is long can be scrolled.
    /// Something else begins at its top.
    pub fn closer(
        &self,
        name: &str,
        mut r: Rect,
        about: impl egui::AsIdSalt,
        draw: impl FnOnce(&mut Ui),
    ) {
        if let Some(height) = self.foot(&FEET) {
            r.max.y -= height / self.part + 6.0;
        }
        self.panel(name, r, |ui| {
            let scroll = egui::ScrollArea::vertical().auto_shrink(false);
            let shown = scroll.id_salt(about).show(ui, draw);
            theme::more(ui, &shown);
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

    /// The design's whole surface; in the middle of the window where what is written is smaller.
    pub fn whole(&self, name: &str, draw: impl FnOnce(&mut Ui)) {
        let rect = self.rect(Rect::from_corners(Vec2::ZERO, frame::DESIGN));
        let size = Size::new(frame::DESIGN.x, frame::DESIGN.y);
        let rect = egui::Rect::from_center_size(rect.center(), size);
        self.area(name, rect, |ui| {
            ui.scope_builder(UiBuilder::new().max_rect(rect), draw);
        });
    }

    /// A card that the pointer draws along, over all panels.
    pub fn carry(&self, texture: egui::TextureId, spot: &Spot) {
        let layer = egui::LayerId::new(Order::Tooltip, Id::new("held"));
        let corners = Rect::from_center_size(spot.at, Vec2::new(spot.width, spot.height()));
        let whole = egui::Rect::from_min_max(Pos2::ZERO, Pos2::new(1.0, 1.0));
        let painter = self.ctx.layer_painter(layer);
        painter.image(texture, self.rect(corners), whole, Color32::WHITE);
    }

    /// The whole window, opaque.
    pub fn cover(&self, draw: impl FnOnce(&mut Ui)) {
        let rect = self.ctx.content_rect();
        Area::new(Id::new("cover"))
            .order(Order::Foreground)
            .fixed_pos(rect.min)
            .show(self.ctx, |ui| {
                ui.painter().rect_filled(rect, 0.0, theme::ground());
                ui.scope_builder(UiBuilder::new().max_rect(rect), draw);
            });
    }

    /// A box in the middle over a dimmed screen; a click beside it or Escape closes it. Each has a name of its own:
    /// egui remembers its size by that, and would begin in the wrong place with another one's.
    pub fn modal(
        &self,
        name: &str,
        out: &mut Vec<Intent>,
        draw: impl FnOnce(&mut Ui, &mut Vec<Intent>),
    ) {
        if self.asking(name, |ui| draw(ui, out)) {
            out.push(Intent::Show(Overlay::None));
        }
    }

    /// The same, but it stays open. Returns whether somebody wants to close it.
    pub fn asking(&self, name: &str, draw: impl FnOnce(&mut Ui)) -> bool {
        let body = theme::panel().inner_margin(egui::Margin::symmetric(14, 24));
        // The bar of what must be scrolled lies beside it, not over it.
        let beside = egui::Frame::new().inner_margin(egui::Margin::symmetric(10, 0));
        let modal = egui::Modal::new(Id::new(("over", name)))
            .frame(body)
            .backdrop_color(Color32::from_black_alpha(170));
        let shown = modal.show(self.ctx, |ui| {
            ui.set_min_width(300.0);
            let high = self.ctx.content_rect().height() - 60.0;
            // An area takes no more than its default size by itself.
            ui.set_max_height(high);
            let scroll = egui::ScrollArea::vertical().max_height(high);
            scroll.show(ui, |ui| beside.show(ui, draw));
        });
        // Escape closes it wherever the focus is, but not in the pass in which it was opened by that key.
        let place = Id::new(("pass that showed the box last", name));
        let now = self.ctx.cumulative_pass_nr();
        let before: Option<u64> = self.ctx.data(|data| data.get_temp(place));
        self.ctx.data_mut(|data| data.insert_temp(place, now));
        let known = before.is_some_and(|before| before + 1 == now);
        shown.backdrop_response.clicked() || known && shown.should_close()
    }
}
