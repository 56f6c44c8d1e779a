//! Sets up the table: entities of the match world, decks, biomes, opening state (N-05, N-10 to N-12).

use bevy::prelude::World;

use crate::cards::chance::NextChance;
use crate::cards::counters::Counters;
use crate::cards::memory::Memory;
use crate::cards::shield::Shield;
use crate::cards::turns::Turns;
use crate::table::{ObjectId, Seat, ZoneId};

use super::board::Board;
use super::events::Event;
use super::ids::{FIRST_CARD, LaneId, sector_id};
use super::places::{Place, ZONES, zone};
use super::slots::BiomeIndex;
use super::state::{Agent, Ask, Battle, Card, Id, Lane, MatchState, Player, Sector, Status};
use super::{Setup, Step, limits};

/// The state before the first step.
pub fn fresh(setup: &Setup) -> MatchState {
    MatchState {
        content: setup.content,
        turn: 0,
        active: Seat(0),
        starting: Seat(0),
        number: 0,
        best_of: setup.best_of,
        wins: [0; 2],
        window: None,
        queue: Vec::new(),
        serial: 0,
        battle: Battle::default(),
        agenda: Vec::new(),
        reactions: Vec::new(),
        memory: Memory::default(),
        priced: false,
        turns: Turns::default(),
        chance: NextChance::default(),
        more_fights: 0,
        announce: None,
        ask: Ask::Step,
        changes: Vec::new(),
        counters: Counters::default(),
        dirty: false,
        unchecked: false,
        strays: true,
        reacting: u32::MAX,
        heeds: u16::MAX,
        cleaned: false,
        repeats: 0,
        silent: 0,
        decide: false,
        earlier_turns: 0,
        decks: setup.decks,
    }
}

/// Spawns players, biomes, sectors, and as many cards as a match may need.
pub fn spawn(world: &mut World) {
    world.spawn_batch((0..2).map(|n| (id(n), Player::default())));
    world.spawn_batch((0..3).map(|n| (id(2 + n), Lane::default())));
    for biome in 0..3 {
        for seat in [Seat(0), Seat(1)] {
            let sector = Sector {
                biome,
                seat,
                durability: 0,
                lost: false,
                shield: Shield::NONE,
            };
            world.spawn((Id(sector_id(biome, seat)), sector));
        }
    }
    world.spawn_batch((0..limits::ENTITIES).map(blank));
}

fn id(n: u16) -> Id {
    Id(ObjectId(n))
}

fn blank(n: u16) -> (Id, Card, Status, Agent) {
    let card = Card {
        printed: 0,
        face: 0,
        owner: Seat(0),
    };
    (
        id(FIRST_CARD.0 + n),
        card,
        new_status(Seat(0), zone(Seat(0), Place::Gone)),
        Agent::default(),
    )
}

const fn new_status(seat: Seat, zone: ZoneId) -> Status {
    Status {
        zone,
        controller: seat,
        locked: false,
        stasis: false,
        hologram: false,
        shifted: false,
        arrived: 0,
        cached: u16::MAX,
        cached_from_planet: false,
        markers: 0,
        shield: Shield::NONE,
        overclock: 0,
        used: 0,
        skill_overclock: [0; super::state::SKILLS],
        stamp: 0,
        host: None,
    }
}

/// The first match of a game: who starts is chance (N-11).
pub fn open(board: &mut Board<'_>) {
    board.game.starting = Seat(board.rng.below(2) as u8);
    board.next_match();
}

impl Board<'_> {
    /// Sets up the next match of the game: biomes, decks, hands, stores (N-05, N-12).
    pub fn next_match(&mut self) {
        self.game.number += 1;
        self.game.turn = 0;
        self.game.active = self.game.starting;
        self.game.serial = 0;
        self.game.window = None;
        self.game.battle = Battle::default();
        self.game.changes.clear();
        self.game.memory = Memory::default();
        self.game.turns = Turns::default();
        self.game.more_fights = 0;
        self.game.counters.clear();
        self.game.decide = false;
        self.game.unchecked = false;
        self.game.cleaned = false;
        self.game.repeats = 0;
        // Other biomes: what can react is computed again.
        self.game.dirty = true;
        self.zones.reset(ZONES);
        for seat in [Seat(0), Seat(1)] {
            *self.player_mut(seat) = Player::default();
        }
        let (number, starting) = (self.game.number, self.game.starting);
        self.log(Event::Match { starting, number });
        self.draw_biomes();
        self.place_decks();
        self.goto(Step::Mulligan);
    }

    /// N-12: three different types.
    fn draw_biomes(&mut self) {
        let mut kinds: Vec<u16> = (0..self.content().biomes.len() as u16).collect();
        self.rng.shuffle(&mut kinds);
        let durability = self.content().rules.durability;
        for biome in 0..3_u8 {
            self.set_biome(biome, kinds[biome as usize], [durability; 2]);
        }
    }

    /// Makes lane `biome` one of that kind.
    pub fn set_biome(&mut self, biome: u8, kind: u16, durability: [i32; 2]) {
        *self.lane_mut(biome) = Lane {
            kind,
            ..Lane::default()
        };
        for seat in [Seat(0), Seat(1)] {
            let sector = self.sector_mut(biome, seat);
            sector.durability = durability[seat.index()];
            sector.lost = false;
            sector.shield = Shield::NONE;
        }
        self.log(Event::Biome {
            biome: LaneId(biome),
            kind: BiomeIndex(kind as u8),
        });
    }

    fn place_decks(&mut self) {
        self.index.in_use = 0;
        for seat in [Seat(0), Seat(1)] {
            let content = self.content();
            let deck = &content.decks[self.game.decks[seat.index()] as usize];
            for &(card, copies) in &deck.cards {
                for _ in 0..copies {
                    self.create(card, seat, zone(seat, Place::Deck));
                }
            }
            self.shuffle_deck(seat);
        }
    }

    /// A card or spawn that did not exist before, put last into a zone without an event of its own. `None` if the
    /// table is full, which the log reports: worlds keep [`limits::ENTITIES`] ready and use those of spawns that
    /// ceased to exist again.
    pub fn create(&mut self, face: u16, owner: Seat, to: ZoneId) -> Option<ObjectId> {
        let e = match self.next_card() {
            Some(e) => e,
            None => {
                let gone = zone(Seat(0), Place::Gone);
                let Some(e) = self.zones.get(gone).first().copied() else {
                    self.log(Event::Full { player: owner });
                    return None;
                };
                self.zones.take(e, gone);
                e
            }
        };
        let card = Card {
            printed: face,
            face,
            owner,
        };
        self.place_card(e, card, new_status(owner, to));
        Some(e)
    }
}
