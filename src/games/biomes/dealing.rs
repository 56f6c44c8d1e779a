//! Putting the table out: entities of the match world, decks, biomes, opening state (N-05, N-10 to N-12).

use bevy::prelude::*;

use crate::table::{Event, ObjectId, Offer, Ref, Seat, TableRng, ZoneId, Zones};

use super::board::{Board, Things};
use super::content::{Ability, Content};
use super::places::{Place, ZONES, zone};
use super::reactions::when_bit;
use super::state::{Agent, Ask, Battle, Card, Duel, Id, Lane, Player, Sector, Status};
use super::{Setup, Step};

/// Makes the entities that every match needs and puts the resources in place.
pub fn deal(world: &mut World, setup: &Setup, rng: TableRng) {
    make_things(world, setup);
    world.insert_resource(rng);
    world.resource_mut::<Zones>().reset(ZONES);
    let fresh = fresh_duel(setup);
    match world.get_resource_mut::<Duel>() {
        Some(mut duel) => *duel = fresh,
        None => world.insert_resource(fresh),
    }
    world.resource_mut::<Offer>().close();
    *world.resource_mut::<State<Step>>() = State::new(Step::Setup);
    world.resource_mut::<NextState<Step>>().reset();
}

fn fresh_duel(setup: &Setup) -> Duel {
    Duel {
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
        announce: None,
        ask: Ask::Step,
        changes: Vec::new(),
        dirty: false,
        decide: false,
        outcome: None,
        earlier_turns: 0,
        decks: setup.decks,
    }
}

fn make_things(world: &mut World, setup: &Setup) {
    if world.get_resource::<Things>().is_none() {
        let players = (0..2)
            .map(|n| world.spawn((id(n), Player::default())).id())
            .collect();
        let lanes = (0..3)
            .map(|n| world.spawn((id(2 + n), Lane::default())).id())
            .collect();
        let mut sectors = Vec::new();
        for biome in 0..3_u8 {
            sectors.push([Seat(0), Seat(1)].map(|seat| {
                let n = 5 + u16::from(biome) * 2 + u16::from(seat.0);
                world
                    .spawn((
                        id(n),
                        Sector {
                            biome,
                            seat,
                            durability: 0,
                        },
                    ))
                    .id()
            }));
        }
        world.insert_resource(Things {
            players,
            lanes,
            sectors,
            ..default()
        });
    }
    let cards: usize = setup
        .decks
        .iter()
        .map(|&d| deck_size(setup.content, d))
        .sum();
    keep_ready(world, cards);
    world.resource_mut::<Things>().learn(setup.content);
}

/// Makes entities for that many cards and some spawns.
pub fn keep_ready(world: &mut World, cards: usize) {
    let have = world.resource::<Things>().cards.len();
    for n in have..(cards + SPAWNS).max(MIN_CARDS) {
        let e = world.spawn(blank(n)).id();
        world.resource_mut::<Things>().cards.push(e);
    }
}

/// Entities for spawns beyond those of the cards.
const SPAWNS: usize = 30;

/// Entities kept ready, so that spawns seldom need new ones.
const MIN_CARDS: usize = 120;

fn id(n: u16) -> Id {
    Id(ObjectId(n))
}

fn blank(n: usize) -> (Id, Card, Status, Agent) {
    let card = Card {
        printed: 0,
        face: 0,
        owner: Seat(0),
    };
    (
        id(Things::FIRST_CARD + n as u16),
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
        markers: 0,
        overclock: 0,
        used: 0,
        overclocked: 0,
        host: None,
    }
}

fn deck_size(content: &Content, deck: u16) -> usize {
    content.decks[deck as usize]
        .cards
        .iter()
        .map(|&(_, n)| usize::from(n))
        .sum()
}

impl Things {
    /// Notes which cards have which sorts of abilities, so that most are skipped at a glance.
    fn learn(&mut self, content: &'static Content) {
        if self.known.is_some_and(|known| std::ptr::eq(known, content)) {
            return;
        }
        let reacts = |abilities: &[Ability]| {
            abilities.iter().fold(0, |bits, ability| match ability {
                Ability::Reactive { when, .. } => bits | when_bit(when),
                _ => bits,
            })
        };
        self.known = Some(content);
        self.reacts = content.cards.iter().map(|c| reacts(&c.abilities)).collect();
        self.lane_reacts = content
            .biomes
            .iter()
            .map(|b| reacts(&b.influence))
            .collect();
        let any = |test: fn(&Ability) -> bool| {
            content
                .cards
                .iter()
                .map(|c| c.abilities.iter().any(test))
                .collect::<Vec<bool>>()
        };
        self.persists = any(|a| matches!(a, Ability::Persistent { .. }));
        self.activates = any(|a| matches!(a, Ability::Activated { .. }));
    }
}

/// The first match of a game: who starts is chance (N-11).
pub fn open(mut board: Board) {
    board.duel.starting = Seat(board.rng.below(2) as u8);
    board.next_match();
}

impl Board<'_, '_> {
    /// Sets up the next match of the game: biomes, decks, hands, stores (N-05, N-12).
    pub fn next_match(&mut self) {
        self.duel.number += 1;
        self.duel.turn = 0;
        self.duel.active = self.duel.starting;
        self.duel.serial = 0;
        self.duel.window = None;
        self.duel.battle = Battle::default();
        self.duel.changes.clear();
        self.duel.decide = false;
        self.zones.reset(ZONES);
        for seat in [Seat(0), Seat(1)] {
            *self.player_mut(seat) = Player::default();
        }
        let (number, starting) = (self.duel.number, self.duel.starting);
        self.tell(Event::new("match", starting).by(i32::from(number)));
        self.draw_biomes();
        self.lay_decks();
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
        let lane = self.things.lanes[biome as usize];
        if let Ok(mut lane) = self.lanes.get_mut(lane) {
            *lane = Lane { kind, lost: false };
        }
        for seat in [Seat(0), Seat(1)] {
            self.sector_mut(biome, seat).durability = durability[seat.index()];
        }
        let event = Event::new("biome", Seat(0))
            .of(self.as_ref(lane))
            .to(Ref::Kind(kind as u8));
        self.tell(event);
    }

    fn lay_decks(&mut self) {
        self.things.in_use = 0;
        for seat in [Seat(0), Seat(1)] {
            let content = self.content();
            let deck = &content.decks[self.duel.decks[seat.index()] as usize];
            for &(card, copies) in &deck.cards {
                for _ in 0..copies {
                    self.create(card, seat, zone(seat, Place::Deck));
                }
            }
            self.shuffle_deck(seat);
        }
    }

    /// A card or spawn that did not exist before, put last into a zone without an event of its own.
    pub fn create(&mut self, face: u16, owner: Seat, to: ZoneId) -> Entity {
        let n = self.things.in_use;
        self.things.in_use += 1;
        // Worlds keep enough entities ready; running out of them recycles the oldest one gone.
        let e = match self.things.cards.get(n) {
            Some(&e) => e,
            None => {
                self.things.in_use -= 1;
                self.recycled()
            }
        };
        let def = &self.duel.content.cards[face as usize];
        let (_, mut card, mut status, mut agent) =
            self.cards.get_mut(e).expect("made with the world");
        *card = Card {
            printed: face,
            face,
            owner,
        };
        *status = new_status(owner, to);
        *agent = super::stats::printed(def, 0, false);
        self.zones.get_mut(to).push(e);
        e
    }

    /// The oldest spawn that ceased to exist, or failing that the last card of all.
    fn recycled(&mut self) -> Entity {
        let gone = zone(Seat(0), Place::Gone);
        match self.zones.get(gone).first().copied() {
            Some(e) => {
                self.zones.take(e, gone);
                e
            }
            None => *self.things.cards.last().expect("worlds keep cards ready"),
        }
    }
}
