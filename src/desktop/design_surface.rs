//! The design surface inside the window, and functions that place panels on it.

use bevy::math::{Rect, Vec2};
use bevy_egui::egui::emath::TSTransform;
use bevy_egui::egui::{
    self, Area, Color32, Context, Id, LayerId, Order, Pos2, Ui, UiBuilder, Vec2 as Size,
};

use super::frame;
use super::frame::layout::{Layout, Placed};
use super::intent::Intent;
use super::panels::{flow, theme};
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

/// The least height of what is above them, in points of the design.
const LEAST: f32 = 80.0;

/// The names of their areas.
const FEET: [&str; 3] = ["advice", "puzzle", "hint"];

/// Where a screen or a panel is drawn.
#[derive(Debug, Clone, Copy)]
struct Place {
    /// In egui's points.
    rect: egui::Rect,
    /// How much smaller than the rest of the interface its content is.
    part: f32,
}

/// How a screen goes into a window that is smaller than the design.
#[derive(Debug, Clone, Copy)]
pub enum Fitting {
    /// Its parts stand below each other and can be scrolled. They need so much width.
    Below(f32),
    /// Its parts share the window. They need so much width and height.
    Shared(Size),
}

/// The least size of a screen with two or three columns.
pub const SHARED: Size = Size::new(900.0, 500.0);

/// The design's surface inside the window.
pub struct DesignSurface<'c> {
    /// Where to draw.
    pub ctx: &'c Context,
    /// The left upper corner of the scene's design.
    pub origin: Pos2,
    /// Egui's points for a point of the scene's design: more than 1 where panels are written smaller than the table is shown.
    pub part: f32,
    /// The corner and the points of the design as the panels have it.
    panels: (Pos2, f32),
    layout: Layout,
}

impl<'c> DesignSurface<'c> {
    pub fn new(ctx: &'c Context, table_viewport: &TableViewport) -> Self {
        let zoom = ctx.zoom_factor();
        let window = ctx.content_rect().size() * zoom;
        let window = Vec2::new(window.x, window.y);
        let corner = |at: Vec2| Pos2::new(at.x / zoom, at.y / zoom);
        Self {
            ctx,
            origin: corner(table_viewport.origin(window)),
            part: table_viewport.zoom(window) / zoom,
            panels: (corner(frame::origin(window)), frame::zoom(window) / zoom),
            layout: table_viewport.layout,
        }
    }

    /// Whether the window has room for the whole design, as the panels have it.
    pub fn is_large(&self) -> bool {
        !flow::is_narrow(self.ctx.content_rect().width())
    }

    /// A rectangle of the scene in egui's points.
    pub fn rect(&self, r: Rect) -> egui::Rect {
        egui::Rect::from_min_max(self.point(r.min), self.point(r.max))
    }

    /// A point of the scene in egui's points.
    pub fn point(&self, at: Vec2) -> Pos2 {
        self.origin + Size::new(at.x, at.y) * self.part
    }

    /// A size in egui's points in those of the scene.
    pub fn size(&self, size: Size) -> Vec2 {
        Vec2::new(size.x, size.y) / self.part
    }

    /// A rectangle in egui's points in the scene.
    pub fn design(&self, rect: egui::Rect) -> Rect {
        let corner = |at: Pos2| self.size(at - self.origin);
        Rect::from_corners(corner(rect.min), corner(rect.max))
    }

    /// The window's part of the design, in the scene.
    pub fn window(&self) -> Rect {
        let rect = Rect::from_corners(Vec2::ZERO, frame::DESIGN);
        self.design(self.placed(Placed { rect, part: 1.0 }).rect)
    }

    /// Where a part of the screen is, in the scene.
    pub fn area(&self, r: Rect) -> Rect {
        self.design(self.placed(self.layout.place(r)).rect)
    }

    fn placed(&self, placed: Placed) -> Place {
        let (corner, unit) = self.panels;
        let at = |at: Vec2| corner + Size::new(at.x, at.y) * unit;
        Place {
            rect: egui::Rect::from_min_max(at(placed.rect.min), at(placed.rect.max)),
            part: placed.part,
        }
    }

    /// A panel that fills `r` exactly, whatever is in it.
    pub fn panel(&self, name: &str, r: Rect, draw: impl FnOnce(&mut Ui)) {
        let thin = r.height() < 60.0;
        let margin = egui::Margin::symmetric(12, if thin { 3 } else { 10 });
        let place = self.placed(self.layout.place(r));
        self.filled(name, (Order::Middle, margin), place, draw);
    }

    /// A panel over the lower edge of the scene, `above` the lowest place by so many points of the design. Returns the
    /// middle of its upper edge.
    pub fn over(&self, name: &str, r: Rect, above: f32, draw: impl FnOnce(&mut Ui)) -> Pos2 {
        let place = self.placed(self.layout.over(r, above));
        let margin = egui::Margin::symmetric(12, 7);
        self.filled(name, (Order::Foreground, margin), place, draw);
        place.rect.center_top()
    }

    fn filled(
        &self,
        name: &str,
        (order, margin): (Order, egui::Margin),
        place: Place,
        draw: impl FnOnce(&mut Ui),
    ) {
        self.draw_at(name, order, place, |ui, rect| {
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

    /// The height of the highest of these notes that was there in the pass before, in egui's points.
    fn foot(&self, notes: &[&str]) -> Option<f32> {
        let height = |name: &&str| {
            let layer = LayerId::new(Order::Foreground, Id::new(*name));
            let part = self.ctx.layer_transform_to_global(layer);
            let part = part.map_or(1.0, |part| part.scaling);
            self.ctx.memory(|m| {
                let there = m.areas().visible_last_frame(&layer);
                let place = m.area_rect(layer.id).filter(|_| there);
                place.map(|place| place.height() * part)
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
        let column = self.placed(self.layout.place(frame::INSPECT));
        let foot = column.rect.left_bottom();
        let id = Id::new(FEET[note as usize]);
        let part = (column.rect.width() / frame::INSPECT.width()).min(1.0);
        self.shrink(LayerId::new(Order::Foreground, id), foot, part);
        Area::new(id)
            .order(Order::Foreground)
            .pivot(egui::Align2::LEFT_BOTTOM)
            .fixed_pos(foot)
            .constrain(false)
            .show(self.ctx, |ui| {
                if self.layout.is_design() {
                    return draw(ui);
                }
                let high = (column.rect.height() - (LEAST + 6.0) * self.panels.1) / part;
                // An area takes no more than its default size by itself.
                ui.set_max_height(high);
                let scroll = egui::ScrollArea::vertical().min_scrolled_height(high);
                scroll.max_height(high).show(ui, draw);
            });
    }

    /// The panel of what the pointer is over. It ends above the note at its foot, if there is one, and what is long can be scrolled.
    /// Something else begins at its top.
    pub fn closer(
        &self,
        name: &str,
        r: Rect,
        about: impl egui::AsIdSalt,
        draw: impl FnOnce(&mut Ui),
    ) {
        let mut place = self.placed(self.layout.place(r));
        if let Some(height) = self.foot(&FEET) {
            let unit = self.panels.1;
            let least = place.rect.min.y + LEAST * unit;
            place.rect.max.y = (place.rect.max.y - height - 6.0 * unit).max(least);
        }
        let margin = egui::Margin::symmetric(12, 10);
        self.filled(name, (Order::Middle, margin), place, |ui| {
            flow::scrolled(ui, about, draw);
        });
    }

    /// A panel of a column that can be scrolled where the interface is larger than the design.
    pub fn column(&self, name: &str, r: Rect, draw: impl FnOnce(&mut Ui)) {
        if self.layout.is_design() {
            return self.panel(name, r, draw);
        }
        self.panel(name, r, |ui| flow::scrolled(ui, name, draw));
    }

    /// Makes a layer smaller, as seen from that point.
    fn shrink(&self, layer: LayerId, from: Pos2, part: f32) {
        let by = TSTransform::new(from.to_vec2() * (1.0 - part), part);
        self.ctx.set_transform_layer(layer, by);
    }

    /// Draws in that place; `draw` gets the place as its own points have it.
    fn draw_at(
        &self,
        name: &str,
        order: Order,
        Place { rect, part }: Place,
        draw: impl FnOnce(&mut Ui, egui::Rect),
    ) {
        let id = Id::new(name);
        self.shrink(LayerId::new(order, id), rect.min, part);
        let own = egui::Rect::from_min_size(rect.min, rect.size() / part);
        let window = self.ctx.content_rect();
        let corner = |at: Pos2| rect.min + (at - rect.min) / part;
        let window = egui::Rect::from_min_max(corner(window.min), corner(window.max));
        Area::new(id)
            .order(order)
            .fixed_pos(rect.min)
            .constrain(false)
            .show(self.ctx, |ui| {
                ui.set_clip_rect(window);
                ui.set_min_size(own.size());
                draw(ui, own);
            });
    }

    /// A whole screen: the design's surface in the middle of the window, or what `fitting` makes of it where the window is
    /// smaller.
    pub fn whole(&self, name: &str, fitting: Fitting, draw: impl FnOnce(&mut Ui)) {
        let window = self.ctx.content_rect();
        let size = Size::new(frame::DESIGN.x, frame::DESIGN.y);
        let part = |least: Size| (window.size() / least).min_elem().min(1.0);
        if self.is_large() {
            let part = part(size);
            let rect = egui::Rect::from_center_size(window.center(), size * part);
            return self.draw_at(name, Order::Middle, Place { rect, part }, |ui, rect| {
                ui.scope_builder(UiBuilder::new().max_rect(rect), draw);
            });
        }
        let (least, below) = match fitting {
            Fitting::Below(width) => (Size::new(width, 1.0), true),
            Fitting::Shared(least) => (least, false),
        };
        let place = Place {
            rect: window,
            part: part(least),
        };
        self.draw_at(name, Order::Middle, place, |ui, rect| {
            ui.scope_builder(UiBuilder::new().max_rect(rect), |ui| {
                if below {
                    flow::scrolled(ui, name, draw);
                } else {
                    draw(ui);
                }
            });
        });
    }

    /// A card that the pointer draws along, over all panels.
    pub fn carry(&self, texture: egui::TextureId, spot: &Spot) {
        let layer = LayerId::new(Order::Tooltip, Id::new("held"));
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
            scroll.show(ui, |ui| {
                beside.show(ui, draw);
                flow::follow_focus(ui);
            });
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
