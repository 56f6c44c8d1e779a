//! Resolves whom an effect means: objects, sectors and players.

use crate::cards::language::TargetNumber;
use crate::cards::memory::Remembers;
use crate::games::biomes::board::Board;
use crate::games::biomes::content::{
    Filter, Kind, ObjectSelector, OwnThing, PlayerSelector, SectorSelector, Where, Whose,
};
use crate::games::biomes::filters::EvalContext;
use crate::games::biomes::ids::{lane_id, lane_of, player_of, sector_id, sector_of};
use crate::games::biomes::places::Place;
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
            // D108.
            ObjectSelector::Paid => self.paid_cards(action),
            ObjectSelector::Each(filter) => self.each_that_matches(filter, EvalContext::of(action)),
        }
    }

    /// A delayed effect means only the very object that it was made with (D22).
    fn is_still(&self, e: ObjectId, stamp: u16, action: &Action) -> bool {
        action.later == 0 || !self.is_card(e) || stamp == self.status(e).stamp
    }

    /// Everything that matches, sectors and biomes too.
    fn each_that_matches(&self, filter: &Filter, eye: EvalContext) -> Vec<ObjectId> {
        let pile = match filter.place {
            Where::Cache => Some(Place::Cache),
            Where::Hand => Some(Place::Hand),
            _ => None,
        };
        let card = |&e: &ObjectId| self.matches(filter, eye, e);
        if let Some(pile) = pile {
            let rows = [eye.seat, eye.seat.other()].map(|seat| self.row(seat, pile));
            return rows.into_iter().flatten().copied().filter(card).collect();
        }
        let lanes = self.live_biomes();
        let more: Vec<ObjectId> = match filter.kind {
            Kind::Sector | Kind::AgentOrSector => {
                let sides = |biome| [Seat(0), Seat(1)].map(|seat| sector_id(biome, seat));
                lanes.flat_map(sides).collect()
            }
            Kind::Biome => lanes.map(lane_id).collect(),
            _ => Vec::new(),
        };
        let more = more.into_iter();
        let more = more.filter(|&e| self.place_target_answer(filter, eye, e).is_ok());
        self.planet().filter(card).chain(more).collect()
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
            SectorSelector::Target(TargetNumber(n)) => {
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
    pub(super) fn where_is(&self, e: ObjectId) -> Option<u8> {
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
