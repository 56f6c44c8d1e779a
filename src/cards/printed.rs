//! What is printed on the cards of a match and where they lie, for tools that count.

use bevy::prelude::World;

use super::CardGame;
use crate::table::{ObjectId, TableState, ZoneId};

/// Calls `note` for each card that lies in a zone, with its definition, by number, and the zone. It shows everything that
/// is hidden. Rows that no card of this match uses are left out: they may hold what an earlier match left there.
pub fn each_card<R: CardGame>(world: &mut World, mut note: impl FnMut(ObjectId, u16, ZoneId)) {
    let zones = &world.resource::<TableState>().zones;
    let all = (0..=u8::MAX).take(zones.count()).map(ZoneId);
    let mut lying: Vec<(ObjectId, ZoneId)> = all
        .flat_map(|zone| zones.get(zone).iter().map(move |&id| (id, zone)))
        .filter(|&(id, _)| id >= R::FIRST_CARD)
        .collect();
    lying.sort_unstable_by_key(|&(id, _)| id);
    let mut lying = lying.into_iter().peekable();
    let mut cards = world.query::<&R::Card>();
    // The columns are in the order of the ids.
    for (id, card) in (R::FIRST_ROW..).map(ObjectId).zip(cards.iter(world)) {
        if let Some((id, zone)) = lying.next_if(|&(lies, _)| lies == id) {
            note(id, R::printed(card), zone);
        }
    }
}
