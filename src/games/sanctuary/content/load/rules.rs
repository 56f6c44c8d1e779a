//! `rules.ron`: numbers that make a game possible.

use std::ops::Range;

use super::super::RulesDef;
use crate::games::sanctuary::limits;
use crate::packs::Desk;

pub(super) fn check(rules: &RulesDef, at: &Range<usize>, desk: &mut Desk<'_>) {
    for (name, low, high, number) in limits::RULES {
        let field = desk.closer(at, name);
        desk.within(name, number(rules), low, high, &field);
    }
}
