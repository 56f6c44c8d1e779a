//! What is printed on the cards of a match and where they lie, for tools that count.

use bevy::prelude::World;

use super::{CardGame, Placement as _};
use crate::table::{ObjectId, ZoneId};

/// Calls `note` for each card with its definition, by number, and its zone. It shows everything that is hidden.
pub fn each_card<R: CardGame>(world: &mut World, mut note: impl FnMut(ObjectId, u16, ZoneId)) {
    let mut rows = world.query::<(&R::Card, &R::Status)>();
    // The columns are in the order of the ids.
    for (id, (card, status)) in (R::FIRST_ROW..).map(ObjectId).zip(rows.iter(world)) {
        if id >= R::FIRST_CARD {
            note(id, R::printed(card), status.zone());
        }
    }
}
