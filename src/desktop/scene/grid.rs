//! A grid of cards in one area: any number of cards, as large as possible.

use bevy::math::{Rect, Vec2, vec2};

use crate::desktop::art::card::Face;

/// The arrangement of cards in an area.
#[derive(Debug, Clone, PartialEq)]
pub struct Fit {
    /// The face that is largest there.
    pub face: Face,
    /// Width of each.
    pub width: f32,
    /// Their middles, row by row.
    pub spots: Vec<Vec2>,
}

/// Widest a face is shown.
const fn widest(face: Face) -> f32 {
    match face {
        Face::Tile => 60.0,
        _ => 86.0,
    }
}

/// Between cards.
const GAP: f32 = 5.0;

/// The largest arrangement of `count` cards in `area`; the first face wins as long as it is still readable.
#[must_use]
pub fn fit(count: usize, area: Rect, faces: &[Face]) -> Fit {
    let mut best: Option<(f32, usize, Face, f32)> = None;
    for &face in faces {
        for rows in 1..=4_usize {
            let columns = count.max(1).div_ceil(rows);
            let wide = (area.width() - GAP * (columns - 1) as f32) / columns as f32;
            let high = (area.height() - GAP * (rows - 1) as f32) / rows as f32;
            let width = wide.min(high / face.aspect()).min(widest(face));
            let worth = match face {
                Face::Table if width < 62.0 => width * 0.6,
                Face::Table => width * 1.4,
                _ => width,
            };
            if best.is_none_or(|(most, ..)| worth > most) {
                best = Some((worth, rows, face, width));
            }
        }
    }
    let (_, rows, face, width) = best.unwrap_or((0.0, 1, Face::Table, 40.0));
    let columns = count.max(1).div_ceil(rows);
    let high = width * face.aspect();
    let top = area.center().y - (rows as f32 * (high + GAP) - GAP) * 0.5;
    let spots = (0..count).map(|n| {
        let (row, column) = (n / columns, n % columns);
        let here = columns.min(count - row * columns);
        let wide = (width + spread(area.width(), width, here)) * here as f32;
        let left = area.center().x - wide * 0.5;
        let x = left + (column as f32 + 0.5) * wide / here as f32;
        vec2(x, top + row as f32 * (high + GAP) + high * 0.5)
    });
    Fit {
        face,
        width,
        spots: spots.collect(),
    }
}

/// Air between the cards of a row: some, if there is room.
fn spread(room: f32, width: f32, count: usize) -> f32 {
    ((room - width * count as f32) / count as f32).clamp(0.0, 12.0)
}
