//! Screens whose parts stand below each other where the window is smaller than the design.

use bevy_egui::egui::{
    Align, AsIdSalt, Frame, Id, Layout, Margin, Rect, ScrollArea, Ui, UiBuilder, Vec2,
};

use super::theme;

/// Narrower than that, the design's columns do not fit beside each other.
const NARROW: f32 = 1160.0;
/// Between a part and the edges of the window, and half of what is between two parts.
const EDGES: Margin = Margin::symmetric(16, 4);

/// Whether a window, or a part that goes from edge to edge, is too narrow for the design.
#[must_use]
pub fn is_narrow(width: f32) -> bool {
    width < NARROW
}

/// The parts of a screen: where the design has them, or each as wide as the window below the one before.
#[derive(Debug, Clone, Copy)]
pub struct Flow {
    whole: Rect,
    /// Whether they stand below each other.
    pub below: bool,
}

impl Flow {
    /// The parts of the screen that `ui` is.
    #[must_use]
    pub fn new(ui: &Ui) -> Self {
        let whole = ui.max_rect();
        Self {
            whole,
            below: is_narrow(whole.width()),
        }
    }

    fn rect(&self, [left, top, right, bottom]: [f32; 4]) -> Rect {
        let size = Vec2::new(right - left, bottom - top);
        Rect::from_min_size(self.whole.min + Vec2::new(left, top), size)
    }

    /// A part, by left, top, right and bottom in the design.
    pub fn part(&self, ui: &mut Ui, at: [f32; 4], draw: impl FnOnce(&mut Ui)) {
        let rect = self.rect(at);
        if self.below {
            below(ui, Frame::new().inner_margin(EDGES), rect.height(), draw);
        } else {
            ui.scope_builder(UiBuilder::new().max_rect(rect), draw);
        }
    }

    /// A part that is a panel.
    pub fn slab(&self, ui: &mut Ui, at: [f32; 4], draw: impl FnOnce(&mut Ui)) {
        let rect = self.rect(at);
        if self.below {
            let body = theme::slab_body().outer_margin(EDGES);
            below(
                ui,
                body,
                rect.height() - theme::slab_body().inner_margin.sum().y,
                draw,
            );
        } else {
            theme::slab(ui, rect, draw);
        }
    }
}

fn below(ui: &mut Ui, frame: Frame, high: f32, draw: impl FnOnce(&mut Ui)) {
    let layout = Layout::top_down(Align::Min);
    ui.with_layout(layout, |ui| {
        frame.show(ui, |ui| {
            ui.set_max_height(high);
            ui.set_min_size(Vec2::new(ui.available_width(), high));
            draw(ui);
        });
    });
}

/// A row of things from the left; they go on in the next line where it is too narrow for the design.
pub fn row<R>(ui: &mut Ui, draw: impl FnOnce(&mut Ui) -> R) -> R {
    if is_narrow(ui.max_rect().width()) {
        ui.horizontal_wrapped(draw).inner
    } else {
        ui.horizontal_centered(draw).inner
    }
}

/// What stands at the right end of a [`row`], the last of it first; where the row goes on in the next line, simply next.
pub fn at_end<R>(ui: &mut Ui, draw: impl FnOnce(&mut Ui) -> R) -> R {
    if ui.layout().main_wrap() {
        return draw(ui);
    }
    ui.with_layout(Layout::right_to_left(Align::Center), draw)
        .inner
}

/// Draws what can be scrolled; about something else it begins at its top.
pub fn scrolled(ui: &mut Ui, about: impl AsIdSalt, draw: impl FnOnce(&mut Ui)) {
    let scroll = ScrollArea::vertical().auto_shrink(false);
    let shown = scroll.id_salt(about).show(ui, |ui| {
        draw(ui);
        follow_focus(ui);
    });
    theme::more(ui, &shown);
}

/// Scrolls to what got the keyboard's focus.
pub fn follow_focus(ui: &Ui) {
    let (place, now) = (ui.id().with("focus"), ui.memory(|memory| memory.focused()));
    let before: Option<Id> = ui.data_mut(|data| {
        let before = data.get_temp(place).flatten();
        data.insert_temp(place, now);
        before
    });
    // What is new has its focus before anybody went there: it begins at its top.
    let new = now.filter(|_| before.is_some() && now != before);
    let found = new.and_then(|id| ui.ctx().read_response(id));
    if let Some(found) = found.filter(|found| found.layer_id == ui.layer_id()) {
        ui.scroll_to_rect(found.rect, None);
    }
}
