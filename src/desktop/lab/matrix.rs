//! The matrix of decks: a row against a column, in colour and number.

use bevy_egui::egui::{
    Align2, Color32, FontId, Id, Pos2, Rect, Sense, Stroke, StrokeKind, Ui, Vec2, WidgetInfo,
    WidgetType,
};

use super::show::percent;
use crate::desktop::ink::alpha;
use crate::desktop::panels::theme;
use crate::desktop::words::LabWords;
use crate::tools::lab::{DeckRow, PairRow, Report};

/// Width of the names of the rows.
const NAMES: f32 = 130.0;
/// Height of the heads of the columns.
const HEADS: f32 = 20.0;

/// A pair as the deck of the row sees it: share, low, high.
fn seen<'a>(
    report: &'a Report,
    row: &DeckRow,
    column: &DeckRow,
) -> Option<(&'a PairRow, [f64; 3])> {
    report.matrix.iter().find_map(|pair| {
        if pair.a == row.id && pair.b == column.id {
            Some((pair, [pair.share, pair.low, pair.high]))
        } else if pair.b == row.id && pair.a == column.id {
            let turned = [pair.share, pair.high, pair.low].map(|share| 1.0 - share);
            Some((pair, turned))
        } else {
            None
        }
    })
}

/// The colour of a share: the more it differs from a half, the stronger.
fn heat(share: f64) -> Color32 {
    let colour = if share >= 0.5 {
        theme::accent()
    } else {
        theme::danger()
    };
    alpha(colour, 0.08 + 1.3 * (share as f32 - 0.5).abs())
}

/// Draws it.
pub(super) fn matrix(ui: &mut Ui, report: &Report, words: &LabWords) {
    ui.label(theme::strong(words.matrix, 14.0));
    let area = ui.available_rect_before_wrap();
    let count = report.decks.len().max(1) as f32;
    let size = Vec2::new(
        ((area.width() - NAMES) / count).min(90.0),
        ((area.height() - HEADS) / count).min(44.0),
    );
    let small = FontId::proportional(11.5);
    let corner = area.min + Vec2::new(NAMES, HEADS);
    for (n, row) in report.decks.iter().enumerate() {
        let along = n as f32 + 0.5;
        let place = Pos2::new(area.left(), corner.y + along * size.y);
        let width = NAMES - 18.0;
        write(
            ui,
            (place, Align2::LEFT_CENTER),
            &format!("{} {}", n + 1, row.name),
            width,
        );
        let head = Pos2::new(corner.x + along * size.x, area.top() + HEADS / 2.0);
        ui.painter().text(
            head,
            Align2::CENTER_CENTER,
            (n + 1).to_string(),
            small.clone(),
            theme::muted(),
        );
        for (m, column) in report.decks.iter().enumerate() {
            let at = corner + Vec2::new(m as f32 * size.x, n as f32 * size.y);
            let cell = Rect::from_min_size(at, size).shrink(1.0);
            draw(ui, cell, report, [row, column], words);
        }
    }
}

/// Text that ends in a dot where it has no more room.
pub(super) fn write(ui: &Ui, (at, align): (Pos2, Align2), text: &str, width: f32) {
    let font = FontId::proportional(12.0);
    let mut shown = text.to_owned();
    let fits = |text: &str| {
        let galley = ui
            .painter()
            .layout_no_wrap(text.to_owned(), font.clone(), theme::text());
        galley.size().x <= width
    };
    while !fits(&shown) && shown.chars().count() > 2 {
        shown = shown.trim_end_matches('…').to_owned();
        shown.pop();
        shown.push('…');
    }
    ui.painter().text(at, align, shown, font, theme::text());
}

/// A cell, with what the pointer finds out about it.
fn draw(ui: &Ui, cell: Rect, report: &Report, [row, column]: [&DeckRow; 2], words: &LabWords) {
    let painter = ui.painter();
    let Some((pair, [share, low, high])) = seen(report, row, column) else {
        painter.rect_filled(cell, 3.0, theme::raised());
        return;
    };
    if pair.games == 0 {
        painter.rect_stroke(
            cell,
            3.0,
            Stroke::new(1.0, theme::edge()),
            StrokeKind::Inside,
        );
        return;
    }
    painter.rect_filled(cell, 3.0, heat(share));
    let middle = cell.center();
    let both = cell.height() >= 30.0 && cell.width() >= 44.0;
    let up = if both { 6.0 } else { 0.0 };
    let font = FontId::new(
        13.0,
        if pair.uneven {
            theme::bold()
        } else {
            Default::default()
        },
    );
    let place = middle - Vec2::new(0.0, up);
    painter.text(
        place,
        Align2::CENTER_CENTER,
        percent(share),
        font,
        theme::text(),
    );
    if both {
        let range = format!("{}–{}", percent(low), percent(high));
        let place = middle + Vec2::new(0.0, 8.0);
        let font = FontId::proportional(10.5);
        painter.text(place, Align2::CENTER_CENTER, range, font, theme::muted());
    }
    let id = Id::new(("cell", &row.id, &column.id));
    let response = ui.interact(cell, id, Sense::hover());
    let [share, low, high] = [share, low, high].map(percent);
    let games = pair.games as usize;
    let mut said = words.cell(&row.name, &column.name, &share, &low, &high, games);
    if pair.uneven {
        said = format!("{said}\n{}", words.uneven);
    }
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Label, true, &said));
    response.on_hover_text(said);
}
