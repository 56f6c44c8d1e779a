//! Drawing the cover of a field from the seed of a game.

use super::{Area, FieldDef, Generator, Piece, Segment, Shape, UNIT};
use crate::table::TableRng;

/// Shapes and places tried for one piece or area before it is given up.
const TRIES: u32 = 200;

impl FieldDef {
    /// The cover of one game: laid out by hand, or drawn. The same generator state draws the same cover.
    #[must_use]
    pub fn generate_pieces(&self, rng: &mut TableRng) -> Vec<Piece> {
        match &self.generated {
            Some(generator) => generator.draw(self.shape, self.width, rng),
            None => self.cover.clone(),
        }
    }

    /// The hazardous ground of one game: that laid out by hand, then that which is drawn (Q60).
    #[must_use]
    pub fn generate_hazards(&self, rng: &mut TableRng) -> Vec<Area> {
        let mut all = self.hazards.clone();
        if let Some(generator) = &self.generated {
            generator.draw_hazards(self.shape, self.width, &mut all, rng);
        }
        all
    }
}

impl Generator {
    /// Pieces on a field of that shape and width (thousandths of a unit), a whole set of copies at a
    /// time. Fewer than asked for if no more find room.
    #[must_use]
    pub fn draw(&self, shape: Shape, width: i32, rng: &mut TableRng) -> Vec<Piece> {
        let mut all: Vec<Piece> = Vec::new();
        let draw = |rng: &mut TableRng| {
            let segments = self.grow(rng);
            let at = (coordinate(width, rng), coordinate(width, rng));
            self.symmetry.copies(at, &segments)
        };
        let fit = |copies: &[Piece], all: &[Piece]| self.fit(shape, width, copies, all);
        scatter(self.pieces, &mut all, rng, draw, fit);
        all
    }

    /// Adds hazardous ground, a whole set of copies at a time, each wholly on the field and none touching
    /// another. Fewer than asked for if no more find room.
    fn draw_hazards(&self, shape: Shape, width: i32, all: &mut Vec<Area>, rng: &mut TableRng) {
        let (least, most) = self.hazard_radius;
        let draw = |rng: &mut TableRng| {
            let radius = least + rng.below((most - least).unsigned_abs() + 1) as i32;
            let (x, y) = (coordinate(width, rng), coordinate(width, rng));
            self.symmetry.areas(Area { x, y, radius })
        };
        let fit = |copies: &[Area], all: &[Area]| {
            (0..).zip(copies).all(|(n, copy): (usize, &Area)| {
                let mut others = copies[..n].iter().chain(all);
                copy.inside(shape, width, copy.radius) && others.all(|other| copy.apart(*other))
            })
        };
        scatter(self.hazards, all, rng, draw, fit);
    }

    /// A connected piece about (0, 0), grown segment by segment.
    fn grow(&self, rng: &mut TableRng) -> Vec<Segment> {
        let size = between(self.smallest, self.largest, rng);
        let hits = between(self.weakest, self.strongest, rng);
        let mut cells = vec![(0, 0)];
        while cells.len() < usize::from(size) {
            let (x, y) = cells[rng.below(cells.len() as u32) as usize];
            let next = match rng.below(4) {
                0 => (x + UNIT, y),
                1 => (x - UNIT, y),
                2 => (x, y + UNIT),
                _ => (x, y - UNIT),
            };
            if !cells.contains(&next) {
                cells.push(next);
            }
        }
        let segment = |(x, y)| Segment { x, y, hits };
        cells.into_iter().map(segment).collect()
    }

    /// Whether copies of a piece keep their distance from the edge, from each other and from all others.
    fn fit(&self, shape: Shape, width: i32, copies: &[Piece], all: &[Piece]) -> bool {
        let inside = |s: &Segment| s.inside(shape, width, self.margin);
        let apart = |a: &Piece, b: &Piece| {
            let near = |s: &Segment| b.segments.iter().any(|o| s.nearer_than(self.gap, *o));
            !a.segments.iter().any(near)
        };
        let each = (0..).zip(copies);
        each.into_iter().all(|(n, piece): (usize, &Piece)| {
            piece.segments.iter().all(inside)
                && copies[..n].iter().chain(all).all(|o| apart(piece, o))
        })
    }
}

/// Adds so many sets of copies to `all`, each the first drawn one of [`TRIES`] that fits in; a set for which none does
/// is left out.
fn scatter<T>(
    sets: u8,
    all: &mut Vec<T>,
    rng: &mut TableRng,
    draw: impl Fn(&mut TableRng) -> Vec<T>,
    fit: impl Fn(&[T], &[T]) -> bool,
) {
    for _ in 0..sets {
        let mut drawn = (0..TRIES).map(|_| draw(rng));
        if let Some(copies) = drawn.find(|copies| fit(copies, all)) {
            all.extend(copies);
        }
    }
}

/// A place along an axis, on the grid of half units.
fn coordinate(width: i32, rng: &mut TableRng) -> i32 {
    let steps = width / UNIT;
    (rng.below(2 * steps as u32 + 1) as i32 - steps) * (UNIT / 2)
}

fn between(low: u8, high: u8, rng: &mut TableRng) -> u8 {
    low + rng.below(u32::from(high.saturating_sub(low)) + 1) as u8
}
