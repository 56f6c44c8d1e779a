//! The menu of a card, beside it where the table is free, with a line to it.

use bevy::math::{Rect, Vec2};
use bevy_egui::egui::{Area, Id, LayerId, Order, Stroke, StrokeKind, Ui};

use super::design_surface::DesignSurface;
use super::panels::theme;
use super::{frame, guide, hud};

/// Between a card and its menu.
const GAP: f32 = 10.0;
/// The most that a menu is wide.
const WIDE: f32 = 300.0;
/// Places this far apart are told from each other.
const STEP: f32 = 12.0;
/// At first every so many of them are tried.
const COARSE: f32 = 4.0;
/// A point of way to the card counts as much as so many square points of other cards that are covered.
const WAY: f32 = 20.0;

/// Draws the tray of a thing near it, where it covers nothing else on the table above `y`. `about` is where the thing lies,
/// and where all others do. Without it the tray floats above `y`.
pub(crate) fn by_thing(
    design_surface: &DesignSurface,
    about: Option<(Rect, &[Rect])>,
    y: f32,
    tray: impl FnOnce(&mut Ui) -> bool,
) {
    let Some((thing, taken)) = about else {
        return hud::above(design_surface, y, tray);
    };
    let room = Rect::from_corners(
        frame::LANES.min.with_y(frame::FAR_BAR.min.y),
        Vec2::new(frame::LANES.max.x, y),
    );
    let id = Id::new("tray beside");
    let known = design_surface.ctx.memory(|memory| memory.area_rect(id));
    let size = known.map_or(Vec2::new(WIDE, 110.0), |r| design_surface.size(r.size()));
    let place = free_place(room, size, thing, taken);
    let shown = Area::new(id)
        .order(Order::Foreground)
        .fixed_pos(design_surface.rect(place).min)
        .constrain_to(design_surface.rect(room))
        .show(design_surface.ctx, |ui| {
            // Where the interface is large there must be table left beside it.
            let half = design_surface.rect(room).width() * 0.6;
            ui.set_max_width(WIDE.min(half));
            tray(ui)
        });
    if shown.inner {
        point(design_surface, place, thing);
        guide::mark_menu(design_surface.ctx, shown.response.rect);
    }
}

/// A rectangle of that size in `room`, near `thing` and beside it, that covers as little as can be of what is `taken`.
fn free_place(room: Rect, size: Vec2, thing: Rect, taken: &[Rect]) -> Rect {
    let covered = |place: Rect, other: &Rect| {
        let both = place.intersect(*other);
        both.width().max(0.0) * both.height().max(0.0)
    };
    let cost = |place: Rect| {
        let apart = (thing.center() - place.center()).abs() - (thing.size() + size) * 0.5;
        let way = (apart - Vec2::splat(GAP)).max(Vec2::ZERO).length();
        // Next to the middle of the card rather than to its corner.
        let aside = apart.min(Vec2::ZERO).max_element().abs() * 0.05;
        let over: f32 = taken.iter().map(|other| covered(place, other)).sum();
        let own = covered(place, &thing.inflate(GAP));
        over + own * 8.0 + way * WAY - aside
    };
    let free = (room.size() - size).max(Vec2::ZERO);
    let mut best = (f32::MAX, room.min);
    let mut look = |from: Vec2, to: Vec2, step: f32| {
        let steps = ((to - from) / step).floor().max(Vec2::ZERO);
        for down in 0..=steps.y as u16 {
            for right in 0..=steps.x as u16 {
                let corner = from + Vec2::new(f32::from(right), f32::from(down)) * step;
                let cost = cost(Rect::from_corners(corner, corner + size));
                if cost < best.0 {
                    best = (cost, corner);
                }
            }
        }
        best.1
    };
    // Far apart first, then near the best of those.
    let rough = look(room.min, room.min + free, STEP * COARSE);
    let around = Vec2::splat(STEP * (COARSE - 1.0));
    look(
        (rough - around).max(room.min),
        (rough + around).min(room.min + free),
        STEP,
    );
    Rect::from_corners(best.1, best.1 + size)
}

/// A frame round the card, and a line to it from its menu.
fn point(design_surface: &DesignSurface, tray: Rect, thing: Rect) {
    let layer = LayerId::new(Order::Middle, Id::new("tray points"));
    let painter = design_surface.ctx.layer_painter(layer);
    let line = Stroke::new(2.0, theme::accent());
    let around = design_surface.rect(thing.inflate(3.0));
    painter.rect_stroke(around, 7.0, line, StrokeKind::Outside);
    let from = tray.center().clamp(thing.min, thing.max);
    let to = from.clamp(tray.min, tray.max);
    let from = to.clamp(thing.min, thing.max);
    let spot = |at| design_surface.point(at);
    painter.line_segment([spot(from), spot(to)], line);
    painter.circle_filled(spot(from), 4.5, theme::accent());
    painter.circle_filled(spot(to), 4.5, theme::accent());
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_menu_covers_no_neighbour_where_the_table_is_free() {
        let room = Rect::new(200.0, 50.0, 1040.0, 560.0);
        let card = |x: f32, y: f32| Rect::from_center_size(Vec2::new(x, y), Vec2::new(74.0, 104.0));
        let row: Vec<Rect> = (0..8)
            .map(|n| card(280.0 + 90.0 * n as f32, 200.0))
            .collect();
        let (thing, others) = (row[3], [&row[..3], &row[4..]].concat());
        let size = Vec2::new(300.0, 110.0);
        let place = free_place(room, size, thing, &others);
        assert!(room.contains(place.min) && room.contains(place.max));
        for rect in &row {
            assert!(
                place.intersect(*rect).is_empty(),
                "{place:?} covers {rect:?}"
            );
        }
        let apart = (place.center() - thing.center()).abs() - (thing.size() + size) * 0.5;
        assert!(
            apart.max_element() < 2.0 * STEP,
            "{place:?} is far from {thing:?}"
        );
    }
}
