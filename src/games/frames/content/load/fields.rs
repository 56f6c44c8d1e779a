//! One field: its size, cover that lies inside it without overlapping, and its areas.

use super::super::spelling::{Field, Piece as Drawn};
use super::super::{FieldDef, Piece, Segment, Shape, UNIT};
use super::objectives::{self, Where};
use super::{areas, generators};
use crate::games::frames::SEGMENTS;
use crate::games::frames::limits;
use crate::packs::{CheckContext, Placed, range};

/// Most rows of a piece, and most columns.
const SIDE: usize = 24;

pub(super) fn check(id: String, field: Field, context: &mut CheckContext<'_>) -> Placed<FieldDef> {
    context.name(&field.name);
    let (width, at) = (field.width.value.0, range(&field.width.span));
    // The largest is six rulers (rules page, 1.4).
    let (least, most) = (*limits::WIDTH.start(), *limits::WIDTH.end());
    if !limits::WIDTH.contains(&width) {
        let what = format!("a width of {}", shown(width));
        let help = format!("from {} to {} units", shown(least), shown(most));
        context.out_of_range("F001", &at, (&what, width.into()), help);
    }
    // Cover that lies outside only because of a wrong width is no mistake of its own.
    let width = width.clamp(least, most);
    let generated = field.generated.as_ref();
    if let (Some(piece), Some(_)) = (field.cover.first(), generated) {
        let message = "the field has cover and `generated` too";
        context.error_with("F015", &range(&piece.span), message, "remove one of them");
    } else if generated.is_none() && field.cover.is_empty() {
        context.warn("F032", &range(&field.id.span), "the field has no cover");
    }
    let cover = cover(&field, width, context);
    let symmetry = field.symmetry.as_ref().map(|s| s.value);
    let hazards = areas::check(&field.hazards, symmetry, (field.shape, width), context);
    let roofs = areas::check(&field.roofs, symmetry, (field.shape, width), context);
    let place = Where::Field(field.shape, width);
    let objectives = objectives::check(&field.objectives, &place, context);
    let stations = field
        .stations
        .as_ref()
        .map(|stations| objectives::stations(stations, symmetry, (field.shape, width), context));
    let generated = generated.map(|g| generators::check(g, field.shape, width, context));
    let thing = FieldDef {
        id,
        name: field.name.value.into(),
        shape: field.shape,
        width,
        cover,
        generated,
        hazards,
        roofs,
        objectives,
        stations: stations.unwrap_or_default(),
        flavor: field.flavor.into(),
    };
    context.placed(&field.id, thing, ())
}

/// Thousandths of a unit as units: "7.5".
pub(super) fn shown(length: i32) -> String {
    let sign = if length < 0 { "-" } else { "" };
    let (whole, part) = (length.abs() / UNIT, length.abs() % UNIT);
    let text = format!("{sign}{whole}.{part:03}");
    text.trim_end_matches('0').trim_end_matches('.').to_owned()
}

/// All pieces with their copies. The first problem of each piece is reported.
fn cover(field: &Field, width: i32, context: &mut CheckContext<'_>) -> Vec<Piece> {
    let mut all: Vec<(Piece, (usize, usize))> = Vec::new();
    let mut segments = 0;
    for drawn in &field.cover {
        let (at, place) = (range(&drawn.span), drawn.value.at);
        let Some(shape) = squares(&drawn.value, context) else {
            continue;
        };
        let at = at.start..at.start + 1;
        let place = (place.0.0, place.1.0);
        let copies = match &field.symmetry {
            Some(symmetry) => symmetry.value.copies(place, &shape),
            None => vec![Piece::new(shape.iter().map(|s| Segment {
                x: place.0 + s.x,
                y: place.1 + s.y,
                ..*s
            }))],
        };
        let before = segments;
        segments += copies.iter().map(|p| p.segments.len()).sum::<usize>();
        if segments > SEGMENTS {
            if before <= SEGMENTS {
                let message = format!("more than {SEGMENTS} segments of cover, copies included");
                context.error("F014", &at, message);
            }
            continue;
        }
        if let Some(out) = outside(&copies, field.shape, width) {
            let message = format!("a segment at {out} is outside the field");
            context.error("F010", &at, message);
        } else if let Some(other) = overlapping(&copies, &all) {
            let message = match other {
                Some((line, column)) => format!("this piece overlaps that of {line}:{column}"),
                None => "this piece overlaps a copy of itself".to_owned(),
            };
            context.error("F011", &at, message);
        }
        let origin = context.file.place(at.start);
        all.extend(copies.into_iter().map(|piece| (piece, origin)));
    }
    all.into_iter().map(|(piece, _)| piece).collect()
}

/// The segments of a drawn piece about its middle; none if it cannot be used.
fn squares(piece: &Drawn, context: &mut CheckContext<'_>) -> Option<Vec<Segment>> {
    let rows = &piece.rows.value;
    let columns = rows.iter().map(|r| r.value.chars().count()).max();
    let (columns, height) = (columns.unwrap_or(0), rows.len());
    let whole = range(&piece.rows.span);
    let whole = whole.start..whole.start + 1;
    if columns.max(height) > SIDE {
        let message = format!("a piece of {columns} x {height} is out of range");
        let help = format!("at most {SIDE} rows and columns");
        context.error_with("F001", &whole, message, help);
        return None;
    }
    let half = UNIT / 2;
    let (left, top) = (half - columns as i32 * half, height as i32 * half - half);
    let (mut all, mut wrong) = (Vec::new(), false);
    for (y, row) in (0..).zip(rows) {
        for (x, mark) in (0..).zip(row.value.chars()) {
            match mark {
                '.' | ' ' => {}
                '1'..='3' => all.push(Segment {
                    x: left + x * UNIT,
                    y: top - y * UNIT,
                    hits: mark as u8 - b'0',
                }),
                _ => {
                    let message = format!("`{mark}` is no segment");
                    let help = "`1`, `2` or `3` for a segment of that many hits, `.` for none";
                    context.error_with("F012", &range(&row.span), message, help);
                    wrong = true;
                    break;
                }
            }
        }
    }
    if all.is_empty() && !wrong {
        context.error("F013", &whole, "the piece has no segments");
    }
    (!all.is_empty() && !wrong).then_some(all)
}

fn outside(copies: &[Piece], shape: Shape, width: i32) -> Option<String> {
    let mut segments = copies.iter().flat_map(|p| &p.segments);
    let out = segments.find(|s| !s.inside(shape, width, 0))?;
    Some(format!("({}, {})", shown(out.x), shown(out.y)))
}

/// Whether copies overlap each other (`Some(None)`) or an earlier piece (its place in the file).
fn overlapping(
    copies: &[Piece],
    all: &[(Piece, (usize, usize))],
) -> Option<Option<(usize, usize)>> {
    let touch = |a: &Piece, b: &Piece| {
        let over = |s: &Segment| b.segments.iter().any(|o| s.nearer_than(0, *o));
        a.segments.iter().any(over)
    };
    (0..).zip(copies).find_map(|(n, piece): (usize, _)| {
        let other = all.iter().find(|(other, _)| touch(piece, other));
        let itself = copies[..n].iter().any(|other| touch(piece, other));
        other
            .map(|(_, place)| Some(*place))
            .or_else(|| itself.then_some(None))
    })
}
