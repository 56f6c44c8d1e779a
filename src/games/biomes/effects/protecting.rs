//! Damage that is prevented this turn: to agents and sectors, and in a battle.

use crate::cards::CardEvent;
use crate::games::biomes::board::Board;
use crate::games::biomes::content::ObjectSelector;
use crate::games::biomes::events::Event;
use crate::games::biomes::ids::{LaneId, sector_of};
use crate::games::biomes::state::Action;

impl Board<'_> {
    /// The next so much damage, or all of it, to agents and sectors is prevented (D32, D104).
    pub(super) fn protect(&mut self, who: &ObjectSelector, n: Option<i32>, action: &Action) {
        for e in self.who(who, action) {
            if n == Some(0) || !self.can_be_damaged(e) {
                continue;
            }
            let Some((biome, seat)) = sector_of(e) else {
                self.add_shield(e, self.side_of(e), n);
                continue;
            };
            let shield = &mut self.sector_mut(biome, seat).shield;
            match n {
                Some(n) => shield.add(n),
                None => shield.all = true,
            }
            self.log(CardEvent::Shield {
                controller: seat,
                thing: e,
                amount: n.unwrap_or(0),
            });
        }
    }

    /// All battle damage in the biomes of these things is prevented (D105).
    pub(super) fn prevent_battle(&mut self, who: &ObjectSelector, action: &Action) {
        for e in self.who(who, action) {
            if let Some(biome) = self.where_is(e).filter(|&biome| !self.lane(biome).lost) {
                self.lane_mut(biome).truce = true;
                self.log(Event::Truce {
                    player: action.controller,
                    biome: LaneId(biome),
                });
            }
        }
    }
}
