//! The field from above, on which things can be dragged.

use bevy_egui::egui::{Align2, FontId, Pos2, Rect, Sense, Stroke, StrokeKind, Ui, Vec2};

use crate::desktop::art::palette;
use crate::desktop::editor::{EditWish, Editor};
use crate::desktop::intent::Intent;
use crate::desktop::panels::theme;
use crate::tools::editing::{Bench, FieldSubject, Label, Place};

/// Side of the map.
const SIDE: f32 = 360.0;
/// Thousandths of a unit that a thing is dragged to.
const GRAIN: f32 = 250.0;

/// Draws the field.
pub(super) fn board(ui: &mut Ui, editor: &Editor, bench: &dyn Bench, out: &mut Vec<Intent>) {
    let table = bench.lines(FieldSubject::Table);
    let of_table = |label| table.iter().find(|line| line.label == label);
    let width = of_table(Label::FieldWidth)
        .map_or(30_000, |line| line.value)
        .max(1) as f32;
    let round = of_table(Label::Shape).is_some_and(|line| line.value == 1);
    let (area, _) = ui.allocate_exact_size(Vec2::new(ui.available_width(), SIDE), Sense::hover());
    let field = Rect::from_center_size(area.center(), Vec2::splat(SIDE - 4.0));
    let painter = ui.painter().with_clip_rect(area.intersect(ui.clip_rect()));
    let edge = Stroke::new(1.5, theme::edge());
    if round {
        painter.circle(field.center(), field.width() / 2.0, theme::ground(), edge);
    } else {
        painter.rect(field, 4.0, theme::ground(), edge, StrokeKind::Inside);
    }
    let scale = field.width() / width;
    let put = |x: i32, y: i32| {
        Pos2::new(
            field.left() + x as f32 * scale,
            field.bottom() - y as f32 * scale,
        )
    };
    for zone in bench.zones() {
        for piece in bench.pieces_in(zone.id) {
            let lines = bench.lines(FieldSubject::Piece(piece));
            let line = |label| lines.iter().find(|line| line.label == label);
            let (Some(x), Some(y)) = (line(Label::X), line(Label::Y)) else {
                continue;
            };
            let at = put(x.value, y.value);
            let radius = line(Label::Radius).map_or(0.0, |r| r.value as f32 * scale);
            let spot = Rect::from_center_size(at, Vec2::splat(18.0));
            let id = ui.id().with(("thing", piece));
            let response = ui.interact(spot, id, Sense::click_and_drag());
            let name = editor.called(piece);
            response.widget_info(|| {
                bevy_egui::egui::WidgetInfo::labeled(
                    bevy_egui::egui::WidgetType::Button,
                    true,
                    &name,
                )
            });
            let held = response
                .dragged()
                .then(|| response.interact_pointer_pos())
                .flatten();
            let at = held.unwrap_or(at);
            thing(
                &painter,
                at,
                zone.place,
                zone.seat,
                radius,
                editor.piece == Some(piece),
            );
            if response.clicked() || response.drag_started() {
                out.push(Intent::Edit(EditWish::Choose(Some(piece))));
            }
            if response.drag_stopped()
                && let Some(to) = response.interact_pointer_pos()
            {
                let grain = |v: f32| ((v / scale / GRAIN).round() * GRAIN) as i32;
                let to = (grain(to.x - field.left()), grain(field.bottom() - to.y));
                let values = vec![(x.n, to.0), (y.n, to.1)];
                out.push(Intent::Edit(EditWish::Set(
                    FieldSubject::Piece(piece),
                    values,
                )));
            }
            response.on_hover_text(editor.called(piece));
        }
    }
}

/// A frame is round, a station square, cover small and grey, an area as large as it is.
fn thing(
    painter: &bevy_egui::egui::Painter,
    at: Pos2,
    place: Place,
    seat: Option<u8>,
    radius: f32,
    chosen: bool,
) {
    let color = seat.map_or(theme::muted(), |seat| {
        palette::seats()[usize::from(seat.min(4))].ink()
    });
    let ring = if chosen {
        theme::accent()
    } else {
        theme::ink()
    };
    let edge = Stroke::new(if chosen { 2.5 } else { 1.0 }, ring);
    let square = |side: f32| Rect::from_center_size(at, Vec2::splat(side));
    match place {
        Place::Frames => {
            painter.circle(at, 7.0, color, edge);
        }
        Place::Stations | Place::Neutral => {
            painter.rect(square(13.0), 2.0, color, edge, StrokeKind::Middle);
        }
        Place::Hazards | Place::Roofs => {
            painter.circle(
                at,
                radius.max(4.0),
                theme::danger().gamma_multiply(0.25),
                edge,
            );
        }
        _ => {
            painter.rect(square(9.0), 1.0, theme::muted(), edge, StrokeKind::Middle);
        }
    }
    // Colour is never the only sign of the owner.
    if let Some(seat) = seat {
        let font = FontId::new(10.5, theme::bold());
        let number = (seat + 1).to_string();
        painter.text(at, Align2::CENTER_CENTER, number, font, theme::ink());
    }
}
