//! Fits any number of cards into an area: as cards, as tiles or as slips, so that names can be read.

use bevy::math::{Rect, vec2};

use super::seats::GAP;
use crate::desktop::art::card::Face;
use crate::desktop::scene::spot::Spot;

/// Faces in the order of preference, each with the width below which it cannot be read, and its largest.
const FACES: [(Face, f32, f32); 3] = [
    (Face::Table, 68.0, 84.0),
    (Face::Tile, 52.0, 60.0),
    (Face::Slip, 72.0, 124.0),
];

/// Rows and columns of a face in an area, and how wide each is then.
fn grid(count: usize, area: Rect, face: Face) -> (usize, f32) {
    let mut best = (1, 0.0_f32);
    for columns in 1..=count.max(1) {
        let rows = count.max(1).div_ceil(columns);
        let wide = (area.width() - GAP * (columns - 1) as f32) / columns as f32;
        let high = (area.height() - GAP * (rows - 1) as f32) / rows as f32;
        let width = wide.min(high / face.aspect());
        if width > best.1 {
            best = (columns, width);
        }
    }
    best
}

/// Where each of `count` cards lies in `area`, from the left upper corner on.
#[must_use]
pub fn pack(count: usize, area: Rect, z: f32) -> Vec<Spot> {
    let mut chosen = None;
    for (face, least, most) in FACES {
        let (columns, width) = grid(count, area, face);
        chosen = Some((face, columns, width.min(most)));
        if width >= least {
            break;
        }
    }
    let Some((face, columns, width)) = chosen else {
        return Vec::new();
    };
    let high = width * face.aspect();
    let spot = |n: usize| {
        let (row, column) = ((n / columns) as f32, (n % columns) as f32);
        let at = area.min
            + vec2(
                column * (width + GAP) + width * 0.5,
                row * (high + GAP) + high * 0.5,
            );
        let mut spot = Spot::small(at, width, z + n as f32 * 0.01);
        spot.face = face;
        spot
    };
    (0..count).map(spot).collect()
}

/// The same for souls. The plate shows their number. Where a slip would be too small to read, they are a row of jars.
#[must_use]
pub fn pack_souls(count: usize, area: Rect, z: f32) -> Vec<Spot> {
    let spots = pack(count, area, z);
    let unread = |spot: &Spot| spot.face == Face::Slip && spot.width < 70.0;
    if !spots.iter().any(unread) {
        return spots;
    }
    let wide = (area.width() - GAP * (count - 1) as f32) / count as f32;
    let width = wide.min(area.height() / Face::Tile.aspect());
    let jar = |n: usize| {
        let x = area.min.x + (n as f32 + 0.5) * width + n as f32 * GAP;
        let y = area.min.y + width * Face::Tile.aspect() * 0.5;
        let mut spot = Spot::small(vec2(x, y), width, z + n as f32 * 0.01);
        spot.face = Face::Tile;
        spot
    };
    (0..count).map(jar).collect()
}
