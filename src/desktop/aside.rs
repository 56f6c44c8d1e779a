//! What saves and replays put over a match: the time line, and the questions about taking back, notes and deleting.

use bevy::math::{Rect, Vec2};
use bevy_egui::egui::{self, Align2, Area, Id, Order, Pos2, UiBuilder};

use super::desk::Desk;
use super::intent::Intent;
use super::panels::{self, theme};
use super::saves::{Draft, Viewer};
use super::screen::Overlay;
use super::session::Far;
use super::words::SavesWords;

/// Over the lower edge of the hand.
const OVER_CARDS: Rect = rect(650.0, 716.0);
/// Right above the dice.
const OVER_BOARD: Rect = rect(520.0, 586.0);

const fn rect(top: f32, bottom: f32) -> Rect {
    Rect {
        min: Vec2::new(220.0, top),
        max: Vec2::new(1046.0, bottom),
    }
}

/// What it is about.
pub(super) struct Aside<'a> {
    /// The match that is watched.
    pub viewer: Option<&'a Viewer>,
    /// What taking back further would do.
    pub far: Option<Far>,
    /// The save that is looked at.
    pub save: Option<String>,
    /// The words.
    pub words: &'a SavesWords,
}

/// Draws it.
pub(super) fn aside(
    desk: &Desk,
    overlay: Overlay,
    about: &Aside,
    draft: &mut Draft,
    out: &mut Vec<Intent>,
) {
    let words = about.words;
    if let Some(viewer) = about.viewer {
        line(desk, viewer, words, out);
    }
    match (overlay, &about.far, &about.save) {
        (Overlay::Back, Some(far), _) => desk.modal("back", out, |ui, out| {
            panels::take_back(ui, far, draft, words, out);
        }),
        (Overlay::Note, ..) => {
            desk.modal("note", out, |ui, out| panels::note(ui, draft, words, out));
        }
        (Overlay::PlayOn, ..) => {
            desk.modal("play on", out, |ui, out| panels::play_on(ui, words, out));
        }
        (Overlay::Delete, _, Some(name)) => desk.modal("delete", out, |ui, out| {
            panels::delete_save(ui, name, words, out);
        }),
        // Nothing is left to be asked about.
        (Overlay::Back | Overlay::Delete, ..) => out.push(Intent::Show(Overlay::None)),
        _ => draft.agreed.clear(),
    }
}

fn line(desk: &Desk, viewer: &Viewer, words: &SavesWords, out: &mut Vec<Intent>) {
    let place = if viewer.open { OVER_BOARD } else { OVER_CARDS };
    let rect = desk.rect(place);
    Area::new(Id::new("time line"))
        .order(Order::Foreground)
        .fixed_pos(rect.min)
        .constrain(false)
        .show(desk.ctx, |ui| {
            ui.set_min_size(rect.size());
            let body = theme::panel().inner_margin(egui::Margin::symmetric(12, 7));
            ui.painter()
                .add(body.paint(rect.shrink(0.5) - body.inner_margin));
            let inner = rect - body.inner_margin;
            ui.scope_builder(UiBuilder::new().max_rect(inner), |ui| {
                panels::timeline(ui, viewer, words, out);
            });
        });
    let above = Pos2::new(place.center().x, place.min.y - 4.0);
    Area::new(Id::new("noted"))
        .order(Order::Foreground)
        .pivot(Align2::CENTER_BOTTOM)
        .fixed_pos(desk.origin + above.to_vec2())
        .show(desk.ctx, |ui| panels::noted(ui, viewer));
}
