//! The table as the rules see it: one system parameter through which every system reads and changes
//! cards, players, biomes and the duel, and writes the event log.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use crate::table::{Event, EventLog, ObjectId, Offer, Ref, Seat, TableRng, ZoneId, Zones};

use super::content::{Ability, Card as CardDef, Content, Keyword};
use super::places::{Place, place, zone};
use super::state::{Agent, Card, Duel, Id, Lane, Origin, Player, Sector, Status, Task};
use super::{Phase, Step};

/// Which entities are the players, biomes, sectors and cards. Fixed for a match world; cards grow
/// when spawns are made.
#[derive(Debug, Default, Resource)]
pub struct Things {
    /// By seat.
    pub players: Vec<Entity>,
    /// Left to right.
    pub lanes: Vec<Entity>,
    /// By biome, then seat.
    pub sectors: Vec<[Entity; 2]>,
    /// Cards and spawns, by id.
    pub cards: Vec<Entity>,
    /// How many of `cards` exist in this match; the others wait to be used again.
    pub in_use: usize,
    /// The content the tables below were made for.
    pub known: Option<&'static Content>,
    /// By card: one bit for each sort of event its reactive skills react to.
    pub reacts: Vec<u32>,
    /// The same by biome definition.
    pub lane_reacts: Vec<u32>,
    /// By card: whether it has persistent skills.
    pub persists: Vec<bool>,
    /// By card: whether it has activated skills.
    pub activates: Vec<bool>,
}

impl Things {
    /// Ids below this belong to players, biomes and sectors.
    pub const FIRST_CARD: u16 = 11;
}

/// Everything a rules system may touch.
#[derive(SystemParam)]
pub struct Board<'w, 's> {
    /// Cards and spawns.
    pub cards: Query<
        'w,
        's,
        (
            &'static Id,
            &'static mut Card,
            &'static mut Status,
            &'static mut Agent,
        ),
    >,
    /// Players.
    pub players: Query<'w, 's, &'static mut Player>,
    /// Biomes.
    pub lanes: Query<'w, 's, &'static mut Lane>,
    /// Sectors.
    pub sectors: Query<'w, 's, &'static mut Sector>,
    /// Who is who.
    pub things: ResMut<'w, Things>,
    /// Piles and rows.
    pub zones: ResMut<'w, Zones>,
    /// The match.
    pub duel: ResMut<'w, Duel>,
    /// The log.
    pub log: ResMut<'w, EventLog>,
    /// Chance.
    pub rng: ResMut<'w, TableRng>,
    /// The open question.
    pub offer: ResMut<'w, Offer>,
    /// Where the turn goes next.
    pub next: ResMut<'w, NextState<Step>>,
    /// Where the turn is.
    pub step: Res<'w, State<Step>>,
}

/// What stands where a rules function expects a card.
const NO_CARD: &str = "cards live as long as the match world";

impl Board<'_, '_> {
    /// The content of this match.
    #[must_use]
    pub fn content(&self) -> &'static Content {
        self.duel.content
    }

    /// What a card is.
    #[must_use]
    pub fn card(&self, e: Entity) -> &Card {
        self.cards.get(e).expect(NO_CARD).1
    }

    /// How a card stands.
    #[must_use]
    pub fn status(&self, e: Entity) -> &Status {
        self.cards.get(e).expect(NO_CARD).2
    }

    /// How a card stands, to change it.
    pub fn status_mut(&mut self, e: Entity) -> Mut<'_, Status> {
        self.cards.get_mut(e).expect(NO_CARD).2
    }

    /// Stats of an agent.
    #[must_use]
    pub fn agent(&self, e: Entity) -> &Agent {
        self.cards.get(e).expect(NO_CARD).3
    }

    /// Stats of an agent, to change them.
    pub fn agent_mut(&mut self, e: Entity) -> Mut<'_, Agent> {
        self.cards.get_mut(e).expect(NO_CARD).3
    }

    /// Whether the entity is a card or spawn and not a player, biome or sector.
    #[must_use]
    pub fn is_card(&self, e: Entity) -> bool {
        self.cards.contains(e)
    }

    /// Definition of what a card is now.
    #[must_use]
    pub fn def(&self, e: Entity) -> &'static CardDef {
        &self.duel.content.cards[self.card(e).face as usize]
    }

    /// A player.
    #[must_use]
    pub fn player(&self, seat: Seat) -> &Player {
        self.players
            .get(self.things.players[seat.index()])
            .expect("two players sit at the table")
    }

    /// A player, to change it.
    pub fn player_mut(&mut self, seat: Seat) -> Mut<'_, Player> {
        self.players
            .get_mut(self.things.players[seat.index()])
            .expect("two players sit at the table")
    }

    /// A biome, 0 to 2.
    #[must_use]
    pub fn lane(&self, biome: u8) -> &Lane {
        self.lanes
            .get(self.things.lanes[biome as usize])
            .expect("three biomes lie on the table")
    }

    /// A player's side of a biome.
    #[must_use]
    pub fn sector(&self, biome: u8, seat: Seat) -> &Sector {
        self.sectors
            .get(self.things.sectors[biome as usize][seat.index()])
            .expect("each biome has two sectors")
    }

    /// A player's side of a biome, to change it.
    pub fn sector_mut(&mut self, biome: u8, seat: Seat) -> Mut<'_, Sector> {
        self.sectors
            .get_mut(self.things.sectors[biome as usize][seat.index()])
            .expect("each biome has two sectors")
    }

    /// Biomes still in the game.
    pub fn live_biomes(&self) -> impl Iterator<Item = u8> + '_ {
        (0..3).filter(|&b| !self.lane(b).lost)
    }

    /// The id under which outsiders know it.
    #[must_use]
    pub fn id(&self, e: Entity) -> ObjectId {
        if let Ok((id, ..)) = self.cards.get(e) {
            return id.0;
        }
        let things = &self.things;
        let at = things
            .players
            .iter()
            .chain(&things.lanes)
            .chain(things.sectors.iter().flatten())
            .position(|&x| x == e);
        ObjectId(at.unwrap_or_default() as u16)
    }

    /// A reference for choices and events.
    #[must_use]
    pub fn as_ref(&self, e: Entity) -> Ref {
        Ref::Object(self.id(e))
    }

    /// The entity behind an id.
    #[must_use]
    pub fn entity(&self, id: ObjectId) -> Option<Entity> {
        let n = id.0 as usize;
        let things = &self.things;
        match n {
            0..2 => things.players.get(n).copied(),
            2..5 => things.lanes.get(n - 2).copied(),
            5..11 => things.sectors.get((n - 5) / 2).map(|s| s[(n - 5) % 2]),
            _ => things.cards[..things.in_use]
                .get(n - Things::FIRST_CARD as usize)
                .copied(),
        }
    }

    /// Cards in one of a player's zones.
    #[must_use]
    pub fn row(&self, seat: Seat, what: Place) -> &[Entity] {
        self.zones.get(zone(seat, what))
    }

    /// Every card on the planet: staging first, then sectors, the active player's first.
    pub fn planet(&self) -> impl Iterator<Item = Entity> + '_ {
        let order = [self.duel.active, self.duel.active.other()];
        order.into_iter().flat_map(move |seat| self.planet_of(seat))
    }

    /// Every card on one player's part of the planet.
    pub fn planet_of(&self, seat: Seat) -> impl Iterator<Item = Entity> + '_ {
        let first = zone(seat, Place::Staging).0;
        let sectors = zone(seat, Place::Sector(0)).0;
        [first, sectors, sectors + 1, sectors + 2]
            .into_iter()
            .flat_map(|z| self.zones.get(ZoneId(z)).iter().copied())
    }

    /// Where a card is: whose zone and which.
    #[must_use]
    pub fn place_of(&self, e: Entity) -> (Seat, Place) {
        place(self.status(e).zone)
    }

    /// The biome a card is in, if any.
    #[must_use]
    pub fn biome_of(&self, e: Entity) -> Option<u8> {
        match self.place_of(e).1 {
            Place::Sector(biome) => Some(biome),
            _ => None,
        }
    }

    /// Whether a card is on the planet.
    #[must_use]
    pub fn on_planet(&self, e: Entity) -> bool {
        self.is_card(e) && self.place_of(e).1.is_planet()
    }

    /// Whether an agent has a keyword now.
    #[must_use]
    pub fn has(&self, e: Entity, keyword: Keyword) -> bool {
        self.agent(e).keywords.has(keyword)
    }

    /// What is attached to a host, in the order of its row.
    #[must_use]
    pub fn attached(&self, host: Entity) -> Vec<Entity> {
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
            Origin::Card(face) => &self.duel.content.cards[face as usize].abilities,
            Origin::Biome(kind) => &self.duel.content.biomes[kind as usize].influence,
        }
    }

    /// Writes an event.
    pub fn tell(&mut self, event: Event) {
        self.log.push(event);
    }

    /// Adds work that is done before anything asked earlier goes on.
    pub fn then(&mut self, task: Task) {
        self.duel.agenda.push(task);
    }

    /// Goes on to `step`. Energy stores empty whenever the phase changes (N-53).
    pub fn goto(&mut self, step: Step) {
        let now = self.step.get().phase();
        if now != step.phase() || step == Step::Refresh {
            self.empty_stores();
            if step.phase() != Phase::Setup {
                self.log
                    .push(Event::new("phase", self.duel.active).by(step.phase() as i32));
            }
        }
        self.duel.window = None;
        self.log
            .push(Event::new("step", self.duel.active).by(step as i32));
        self.next.set(step);
    }

    fn empty_stores(&mut self) {
        for seat in [Seat(0), Seat(1)] {
            if self.player(seat).energy != [0; 6] {
                self.player_mut(seat).energy = [0; 6];
                self.tell(Event::new("fade", seat));
            }
        }
    }
}
