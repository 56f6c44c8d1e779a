//! Resolves whom an effect means: objects, sectors and players.

use crate::games::biomes::board::Board;
use crate::games::biomes::content::{
    ObjectSelector, OwnThing, PlayerSelector, SectorSelector, Where, Whose,
};
use crate::games::biomes::filters::EvalContext;
use crate::games::biomes::ids::{lane_of, player_of, sector_of};
use crate::games::biomes::state::{Action, Target};
use crate::table::{ObjectId, Seat};

impl Board<'_> {
    /// The objects. Objects that have left are left out.
    pub fn who(&self, who: &ObjectSelector, action: &Action) -> Vec<ObjectId> {
        match who {
            ObjectSelector::Target(_) | ObjectSelector::Picked => {
                let aims = action.aims(who).into_iter();
                aims.filter_map(|(target, stamp)| match target {
                    Target::Thing(e) | Target::Skill(e, _) => {
                        self.is_still(e, stamp, action).then_some(e)
                    }
                    Target::Entry(_) | Target::Gone => None,
                })
                .collect()
            }
            ObjectSelector::This if self.is_still(action.source, action.stamps.source, action) => {
                vec![action.source]
            }
            ObjectSelector::This => Vec::new(),
            ObjectSelector::Own(OwnThing::Host) if self.is_card(action.source) => {
                self.status(action.source).host.into_iter().collect()
            }
            ObjectSelector::Own(OwnThing::Host) => Vec::new(),
            ObjectSelector::Own(OwnThing::EachAt(who, filter)) => {
                let eye = EvalContext::of(action);
                let around = self.who(who, action).into_iter();
                let biomes: Vec<u8> = around.filter_map(|e| self.where_is(e)).collect();
                let there = |&e: &ObjectId| self.biome_of(e).is_some_and(|b| biomes.contains(&b));
                let found = self.planet().filter(there);
                found.filter(|&e| self.matches(filter, eye, e)).collect()
            }
            ObjectSelector::That => action.that.into_iter().collect(),
            ObjectSelector::Each(filter) => {
                let eye = EvalContext::of(action);
                match filter.place {
                    Where::Cache => self.each_in_caches(filter, eye),
                    _ => self
                        .planet()
                        .filter(|&e| self.matches(filter, eye, e))
                        .collect(),
                }
            }
        }
    }

    /// A delayed effect means only the very object that it was made with (D22).
    fn is_still(&self, e: ObjectId, stamp: u16, action: &Action) -> bool {
        action.later == 0 || !self.is_card(e) || stamp == self.status(e).stamp
    }

    fn each_in_caches(
        &self,
        filter: &crate::games::biomes::content::Filter,
        eye: EvalContext,
    ) -> Vec<ObjectId> {
        let rows =
            [eye.seat, eye.seat.other()].map(|s| self.row(s, crate::games::biomes::Place::Cache));
        rows.into_iter()
            .flatten()
            .copied()
            .filter(|&e| self.matches(filter, eye, e))
            .collect()
    }

    /// The sectors of biomes still in the game.
    pub fn sectors(&self, which: &SectorSelector, action: &Action) -> Vec<(u8, Seat)> {
        let you = action.controller;
        let sector = |target| match target {
            Target::Thing(e) => sector_of(e),
            Target::Entry(_) | Target::Skill(..) | Target::Gone => None,
        };
        let sides = |biome: u8, whose: Whose| {
            [you, you.other()]
                .into_iter()
                .filter(move |&s| whose.fits(you, s))
                .map(move |s| (biome, s))
        };
        let all: Vec<(u8, Seat)> = match which {
            SectorSelector::Target(n) => {
                let group = action.targets.group(*n).iter();
                group.filter_map(|&target| sector(target)).collect()
            }
            SectorSelector::Picked => sector(action.picked).into_iter().collect(),
            SectorSelector::Here(whose) => {
                let here = if self.is_card(action.source) && self.on_planet(action.source) {
                    self.biome_of(action.source)
                } else {
                    action.biome
                };
                here.into_iter().flat_map(|b| sides(b, *whose)).collect()
            }
            SectorSelector::At(who, whose) => {
                let biomes: Vec<u8> = self
                    .who(who, action)
                    .into_iter()
                    .filter_map(|e| self.where_is(e))
                    .collect();
                biomes.into_iter().flat_map(|b| sides(b, *whose)).collect()
            }
            SectorSelector::Each(whose) => {
                self.live_biomes().flat_map(|b| sides(b, *whose)).collect()
            }
        };
        all.into_iter()
            .filter(|&(b, _)| !self.lane(b).lost)
            .collect()
    }

    /// The biome of a card, a sector or a biome itself.
    fn where_is(&self, e: ObjectId) -> Option<u8> {
        if self.is_card(e) {
            return self.biome_of(e);
        }
        sector_of(e).map(|(biome, _)| biome).or_else(|| lane_of(e))
    }

    /// The players, the active one first.
    pub fn seats(&self, player: &PlayerSelector, action: &Action) -> Vec<Seat> {
        let seats = (action.controller, self.game.active);
        player.of_two(seats, (action.they, action.player), &|who| {
            let objects = self.who(who, action).into_iter();
            let objects = objects.filter_map(|e| self.whose(e));
            let aims = action.aims(who).into_iter();
            let entries = aims.filter_map(|(target, _)| match target {
                Target::Entry(serial) => self.controller_of_entry(serial),
                Target::Thing(_) | Target::Skill(..) | Target::Gone => None,
            });
            objects.chain(entries).collect()
        })
    }

    /// The controller of an entry of the queue, of a cancelled one too (D88).
    fn controller_of_entry(&self, serial: u16) -> Option<Seat> {
        let mut queue = self.game.queue.iter();
        let found = queue.find(|entry| entry.serial == serial);
        let last = &self.game.memory.last_known;
        let now = found.map(|entry| entry.controller);
        now.or_else(|| last.controller(serial))
    }

    /// The player, or the player whose card or sector it is.
    fn whose(&self, e: ObjectId) -> Option<Seat> {
        if self.is_card(e) {
            return Some(self.status(e).controller);
        }
        player_of(e).or_else(|| sector_of(e).map(|(_, seat)| seat))
    }
}
