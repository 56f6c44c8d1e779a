//! `rules.ron`: numbers that make a game possible.

use std::ops::Range;

use super::super::Rules;
use crate::games::frames::limits;
use crate::packs::Desk;

pub(super) fn check(rules: &Rules, at: &Range<usize>, desk: &mut Desk<'_>) {
    for (name, value, low, high) in limits::RULES {
        let field = desk.closer(at, name);
        desk.within(
            name,
            i64::from(value(rules)),
            low.into(),
            high.into(),
            &field,
        );
    }
}
