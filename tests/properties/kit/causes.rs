//! What is asked says why.

use fourfold::table::{Game, Ref};

use super::{Walk, step};

/// Whoever discards knows the card that says so, unless the hand is too large at the end of a turn: `is_limit`. Walks for
/// so many choices.
pub fn discards_are_explained<W: Walk>(
    choices: usize,
    walk: impl Fn(u64) -> W,
    is_limit: impl Fn(&<W::Game as Game>::View) -> bool,
) {
    let (mut made, mut seed, mut explained) = (0, 0, 0);
    while made < choices {
        let walk = walk(seed);
        let (mut game, mut feet) = (walk.start(), walk.feet());
        seed += 1;
        for _ in 0..2_000 {
            made += 1;
            let open = game.decision().filter(|open| open.topic == "discard");
            if let Some(about) = open.map(|open| open.about) {
                let view = game.view(None);
                assert!(about != Ref::None || is_limit(&view), "{walk:?}");
                explained += usize::from(about != Ref::None);
            }
            if !step::<W>(&mut game, &mut feet) {
                break;
            }
        }
    }
    assert!(explained > 0, "a card made somebody discard");
}
