//! Resolves whom an effect means: objects, sectors, players and amounts.

use bevy::prelude::*;

use crate::games::biomes::board::Board;
use crate::games::biomes::content::{
    Amount, ObjectSelector, PlayerSelector, SectorSelector, Where, Whose,
};
use crate::games::biomes::filters::EvalContext;
use crate::games::biomes::ids::{lane_of, player_of, sector_of};
use crate::games::biomes::state::{Action, Target};
use crate::table::{ObjectId, Seat};

impl Board<'_> {
    /// The value of an amount.
    pub fn amount(&self, amount: &Amount, action: &Action) -> i32 {
        match amount {
            Amount::N(n) => *n,
            Amount::X => i32::from(action.x),
            Amount::That => action.amount,
            Amount::Count(filter) => self.count(filter, EvalContext::of(action)) as i32,
        }
    }

    /// The objects. Objects that have left are left out.
    pub fn who(&self, who: &ObjectSelector, action: &Action) -> Vec<ObjectId> {
        match who {
            ObjectSelector::Target(n) => match action.targets.get(*n) {
                Target::Thing(e) | Target::Skill(e, _) => vec![e],
                Target::Entry(_) | Target::Gone => Vec::new(),
            },
            ObjectSelector::This => vec![action.source],
            ObjectSelector::Host if self.is_card(action.source) => {
                self.status(action.source).host.into_iter().collect()
            }
            ObjectSelector::Host => Vec::new(),
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
        let sides = |biome: u8, whose: Whose| {
            [you, you.other()]
                .into_iter()
                .filter(move |&s| whose.fits(you, s))
                .map(move |s| (biome, s))
        };
        let all: Vec<(u8, Seat)> = match which {
            SectorSelector::Target(n) => match action.targets.get(*n) {
                Target::Thing(e) => sector_of(e).into_iter().collect(),
                _ => Vec::new(),
            },
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
        let you = action.controller;
        match player {
            PlayerSelector::You => vec![you],
            PlayerSelector::Opponent => vec![you.other()],
            PlayerSelector::Each => vec![self.game.active, self.game.active.other()],
            PlayerSelector::Target(n) => match action.targets.get(*n) {
                Target::Thing(e) => player_of(e).into_iter().collect(),
                _ => Vec::new(),
            },
            PlayerSelector::ControllerOf(who) => {
                let objects = self.who(who, action);
                objects
                    .into_iter()
                    .filter(|&e| self.is_card(e))
                    .map(|e| self.status(e).controller)
                    .collect()
            }
        }
    }
}
