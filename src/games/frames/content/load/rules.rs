//! `rules.ron`: numbers that make a game possible.

use std::ops::Range;

use super::super::Rules;
use crate::packs::Desk;

pub(super) fn check(rules: &Rules, at: &Range<usize>, desk: &mut Desk<'_>) {
    let bounds = [
        ("rockets", rules.rockets, 0, 8),
        ("clock", rules.clock, 1, 99),
        ("points_per_asset", rules.points_per_asset, 3, 20),
        ("systems", rules.systems, 0, 12),
        ("copies", rules.copies, 1, 2),
        ("white_dice", rules.white_dice, 1, 4),
        ("ruler", rules.ruler, 4, 12),
        ("contest", rules.contest, 1, 4),
        ("deployment_frames", rules.deployment_frames, 1, 3),
        ("free_share", rules.free_share, 0, 2),
    ];
    for (name, value, low, high) in bounds {
        let field = desk.closer(at, name);
        desk.within(name, i64::from(value), low, high, &field);
    }
}
