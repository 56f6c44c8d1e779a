//! Hazardous ground and roofs of a field: round, each with its middle on the field.

use ron2::Spanned;

use super::super::spelling;
use super::super::{Area, Shape, Symmetry};
use super::fields::shown;
use crate::games::frames::limits;
use crate::packs::{CheckContext, range};

/// Least and most radius, thousandths of a unit.
const RADIUS: (i32, i32) = (*limits::RADIUS.start(), *limits::RADIUS.end());

/// All areas of one sort with their copies.
pub(super) fn check(
    spelled: &[Spanned<spelling::Area>],
    symmetry: Option<Symmetry>,
    (shape, width): (Shape, i32),
    context: &mut CheckContext<'_>,
) -> Vec<Area> {
    let mut all = Vec::new();
    for area in spelled {
        let (at, place) = (range(&area.span), area.value.at);
        let (place, radius) = ((place.0.0, place.1.0), area.value.radius.value.0);
        if !(RADIUS.0..=RADIUS.1).contains(&radius) {
            let what = format!("a radius of {}", shown(radius));
            let help = format!("from {} to {} units", shown(RADIUS.0), shown(RADIUS.1));
            let at = range(&area.value.radius.span);
            context.out_of_range("F001", &at, (&what, radius.into()), help);
        }
        let (x, y) = place;
        let area = Area { x, y, radius };
        if !area.inside(shape, width, 0) {
            let (x, y) = (shown(x), shown(y));
            let message = format!("the middle ({x}, {y}) is outside the field");
            context.error("F018", &context.closer(&at, "at"), message);
        }
        let copies = symmetry.map_or_else(|| vec![area], |symmetry| symmetry.areas(area));
        all.extend(copies);
    }
    all
}
