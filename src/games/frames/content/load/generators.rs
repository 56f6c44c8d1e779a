//! Checks of generated cover: numbers in range, and room for the pieces.

use ron2::Spanned;

use super::super::spelling;
use super::super::{Generator, Shape, UNIT};
use super::fields::shown;
use crate::packs::{CheckContext, range};
use crate::table::TableRng;

/// Seeds tried before it is said that pieces do not fit.
const SEEDS: u64 = 4;

pub(super) fn check(
    spelled: &Spanned<spelling::Generator>,
    shape: Shape,
    width: i32,
    context: &mut CheckContext<'_>,
) -> Generator {
    let (at, value) = (range(&spelled.span), &spelled.value);
    let generator = Generator {
        pieces: value.pieces,
        smallest: value.segments.0,
        largest: value.segments.1,
        weakest: value.hits.0,
        strongest: value.hits.1,
        hazards: value.hazards,
        hazard_radius: (value.hazard_radius.0.0, value.hazard_radius.1.0),
        gap: value.gap.0,
        margin: value.margin.0,
        symmetry: value.symmetry,
    };
    let before = context.report.errors();
    let g = &generator;
    let numbers = [
        ("pieces", g.pieces, 1, 30),
        ("segments", g.smallest, 1, 12),
        ("segments", g.largest, g.smallest.clamp(1, 12), 12),
        ("hazards", g.hazards, 0, 8),
        ("hits", g.weakest, 1, 3),
        ("hits", g.strongest, g.weakest.clamp(1, 3), 3),
    ];
    for (name, n, low, high) in numbers {
        let field = context.closer(&at, name);
        context.within(name, i64::from(n), i64::from(low), high, &field);
    }
    for (name, length, most) in [("gap", g.gap, 6), ("margin", g.margin, 8)] {
        if !(0..=most * UNIT).contains(&length) {
            let what = format!("{name} {}", shown(length));
            let help = format!("from 0 to {most} units");
            let place = context.closer(&at, name);
            context.out_of_range("F001", &place, (&what, length.into()), help);
        }
    }
    let (least, most) = g.hazard_radius;
    if !(UNIT / 2 <= least && least <= most && most <= 8 * UNIT) {
        let what = format!("a radius of {} to {}", shown(least), shown(most));
        let help = "the smaller one first, from 0.5 to 8 units";
        let place = context.closer(&at, "hazard_radius");
        context.out_of_range("F001", &place, (&what, most.into()), help);
    }
    if context.report.errors() == before {
        room(g, shape, width, &at, context);
    }
    generator
}

/// A game goes on with fewer pieces than asked for, but a field should be able to hold them all.
fn room(
    g: &Generator,
    shape: Shape,
    width: i32,
    at: &std::ops::Range<usize>,
    context: &mut CheckContext<'_>,
) {
    let wanted = usize::from(g.pieces) * usize::from(g.symmetry.parts());
    let fitted = (0..SEEDS).map(|seed| g.draw(shape, width, &mut TableRng::new(seed)).len());
    let most = fitted.max().unwrap_or(0);
    if most < wanted {
        let message = format!("{wanted} pieces do not fit on the field; {most} did");
        let help = "fewer pieces, smaller ones, or a smaller gap";
        context.error_with("F016", &context.closer(at, "pieces"), message, help);
    }
}
