//! The board of Biomes: what is where, and what it is.

use bevy::ecs::change_detection::ContiguousMut;

use crate::cards::CardColumns;
use crate::table::{self, ObjectId, Ref, Rows, Seat, ZoneId};

use super::Biomes;
use super::content::{Ability, Keyword};
use super::events::Event;
use super::ids::lane_id;
use super::places::{Place, place, zone};
use super::state::{Lane, Origin, Sector, Task};
use super::stats::heed;

/// The board of one system run.
pub type Board<'b> = table::Board<'b, Biomes, CardColumns<'b, Biomes>>;

/// The components of biomes and sectors.
pub struct Planet<'b> {
    /// The three biomes.
    pub lanes: ContiguousMut<'b, Lane>,
    /// Each player's side of each biome.
    pub sectors: ContiguousMut<'b, Sector>,
}

/// A player's part of the planet: staging, then the three sectors.
fn planet_zones(seat: Seat) -> [ZoneId; 4] {
    let sectors = zone(seat, Place::Sector(0)).0;
    let staging = zone(seat, Place::Staging);
    [
        staging,
        ZoneId(sectors),
        ZoneId(sectors + 1),
        ZoneId(sectors + 2),
    ]
}

impl Board<'_> {
    /// A biome, 0 to 2.
    #[must_use]
    pub fn lane(&self, biome: u8) -> &Lane {
        &self.columns.more.lanes[biome as usize]
    }

    /// A biome, to change it.
    pub fn lane_mut(&mut self, biome: u8) -> &mut Lane {
        &mut self.columns.more.lanes.bypass_change_detection()[biome as usize]
    }

    /// A player's side of a biome.
    #[must_use]
    pub fn sector(&self, biome: u8, seat: Seat) -> &Sector {
        &self.columns.more.sectors[biome as usize * 2 + seat.index()]
    }

    /// A player's side of a biome, to change it.
    pub fn sector_mut(&mut self, biome: u8, seat: Seat) -> &mut Sector {
        &mut self.columns.more.sectors.bypass_change_detection()[biome as usize * 2 + seat.index()]
    }

    /// Biomes still in the game.
    pub fn live_biomes(&self) -> impl Iterator<Item = u8> + '_ {
        (0..3).filter(|&b| !self.lane(b).lost)
    }

    /// A biome as choices and events name it.
    #[must_use]
    pub const fn lane_ref(biome: u8) -> Ref {
        Ref::Object(lane_id(biome))
    }

    /// Cards in one of a player's zones.
    #[must_use]
    pub fn row(&self, seat: Seat, what: Place) -> &[ObjectId] {
        self.zones.get(zone(seat, what))
    }

    /// Every card on the planet: the active player's first; staging first, then sectors.
    pub fn planet(&self) -> Rows<'_, 8> {
        self.rows_from(self.game.active)
    }

    /// Every card on one player's part of the planet.
    pub fn planet_of(&self, seat: Seat) -> Rows<'_, 4> {
        self.zones.rows(planet_zones(seat))
    }

    /// Every card on the planet under `seat`'s control, attachments on the other side included.
    pub fn controlled(&self, seat: Seat) -> impl Iterator<Item = ObjectId> + '_ {
        // Cards on the other side are rarely under this player's control.
        let sides = if self.game.dirty || self.game.strays {
            8
        } else {
            4
        };
        self.rows_from(seat)
            .first(sides)
            .filter(move |&e| self.status(e).controller == seat)
    }

    fn rows_from(&self, seat: Seat) -> Rows<'_, 8> {
        let ([a, b, c, d], [e, f, g, h]) = (planet_zones(seat), planet_zones(seat.other()));
        self.zones.rows([a, b, c, d, e, f, g, h])
    }

    /// Where a card is: whose zone and which.
    #[must_use]
    pub fn place_of(&self, e: ObjectId) -> (Seat, Place) {
        place(self.status(e).zone)
    }

    /// The biome a card is in, if any.
    #[must_use]
    pub fn biome_of(&self, e: ObjectId) -> Option<u8> {
        match self.place_of(e).1 {
            Place::Sector(biome) => Some(biome),
            _ => None,
        }
    }

    /// Whether a card is on the planet.
    #[must_use]
    pub fn on_planet(&self, e: ObjectId) -> bool {
        self.is_card(e) && self.place_of(e).1.is_planet()
    }

    /// Whether an agent has a keyword now.
    #[must_use]
    pub fn has(&self, e: ObjectId, keyword: Keyword) -> bool {
        self.stats(e).keywords.has(keyword)
    }

    /// The cards attached to a host, in the order of its row.
    #[must_use]
    pub fn attached(&self, host: ObjectId) -> Vec<ObjectId> {
        let row = self.zones.get(self.status(host).zone);
        row.iter()
            .copied()
            .filter(|&e| self.status(e).host == Some(host))
            .collect()
    }

    /// The abilities of a text.
    #[must_use]
    pub fn abilities(&self, origin: Origin) -> &'static [Ability] {
        match origin {
            Origin::Card(face) => &self.game.content.cards[face as usize].abilities,
            Origin::Biome(kind) => &self.game.content.biomes[kind as usize].influence,
        }
    }

    /// Adds work that is done before anything asked earlier goes on.
    pub fn then(&mut self, task: Task) {
        self.game.agenda.push(task);
    }

    /// Energy stores empty whenever the phase changes (N-53).
    pub fn empty_stores(&mut self) {
        for seat in [Seat(0), Seat(1)] {
            if self.player(seat).energy != [0; 6] {
                self.player_mut(seat).energy = [0; 6];
                self.stats_heed(heed::ENERGY);
                self.log(Event::Fade { player: seat });
            }
        }
    }
}
