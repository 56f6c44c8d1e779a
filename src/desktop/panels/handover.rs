//! The cover between two people who share one screen.

use bevy_egui::egui::{
    Align2, CornerRadius, FontId, Id, Rect, Sense, Stroke, StrokeKind, Ui, UiBuilder, Vec2,
};

use super::scenery::{ROUND, scenery};
use super::theme;
use crate::desktop::intent::Intent;
use crate::desktop::screen::Playing;
use crate::desktop::words::HandoverWords;

/// The tile in the middle, and the picture at its top.
const TILE: Vec2 = Vec2::new(460.0, 340.0);
const BAND: f32 = 132.0;
/// Size of the letters of a name.
const NAME: f32 = 38.0;

/// Seconds before it can be clicked away: a click or key that was meant for the table must not show another hand.
const READ: f64 = 0.5;

/// Covers everything until `name` says that they are there, with the button, Enter or Space.
pub fn handover(
    ui: &mut Ui,
    game: Playing,
    name: &str,
    words: &HandoverWords,
    out: &mut Vec<Intent>,
) {
    let rect = ui.max_rect();
    ui.interact(rect, ui.id().with("cover"), Sense::CLICK);
    ui.painter().rect_filled(rect, 0.0, theme::ground());
    let tile = Rect::from_center_size(rect.center(), TILE);
    let (round, edge) = (CornerRadius::same(ROUND), Stroke::new(1.0, theme::accent()));
    ui.painter().rect_filled(tile, round, theme::raised());
    let band = Rect::from_min_size(tile.min, Vec2::new(TILE.x, BAND));
    scenery(ui, band, game);
    ui.painter()
        .rect_stroke(tile, round, edge, StrokeKind::Inside);
    let top = band.center_bottom();
    let line = |y: f32, text: &str, font: FontId, color| {
        let at = top + Vec2::new(0.0, y);
        ui.painter()
            .text(at, Align2::CENTER_CENTER, text, font, color);
    };
    let strong = |size: f32| FontId::new(size, theme::bold());
    line(32.0, words.pass_to, strong(16.0), theme::muted());
    // A long name is written smaller, so that it stays within the tile.
    let large = FontId::new(NAME, theme::serif());
    let long = ui
        .painter()
        .layout_no_wrap(name.to_owned(), large, theme::text());
    let fits = ((TILE.x - 40.0) / long.size().x.max(1.0)).min(1.0);
    line(
        70.0,
        name,
        FontId::new(NAME * fits, theme::serif()),
        theme::text(),
    );
    line(182.0, words.hidden, strong(12.5), theme::muted());
    let text = words.ready(name);
    let wide = theme::text_width(ui, &text, 14.5) + 36.0;
    let size = Vec2::new(wide.max(240.0), 44.0);
    let place = Rect::from_center_size(top + Vec2::new(0.0, 132.0), size);
    let clicked = ui.scope_builder(UiBuilder::new().max_rect(place), |ui| {
        theme::first(ui, &text, size).clicked()
    });
    let shown = shown_for(ui, name);
    if clicked.inner && shown >= READ {
        out.push(Intent::Ready);
    }
}

/// How many seconds the cover has been there for that player.
fn shown_for(ui: &Ui, name: &str) -> f64 {
    let place = Id::new("cover of the screen");
    let (now, pass) = (ui.input(|input| input.time), ui.ctx().cumulative_pass_nr());
    let before = ui.data(|data| data.get_temp::<(Id, f64, u64)>(place));
    let before = before.filter(|&(of, _, last)| of == Id::new(name) && last + 1 >= pass);
    let since = before.map_or(now, |(_, since, _)| since);
    ui.data_mut(|data| data.insert_temp(place, (Id::new(name), since, pass)));
    now - since
}
