//! Sets up the table: entities of the match world, decks, slots, characters (rules page, section 2).

use bevy::prelude::World;

use crate::cards::chance::NextChance;
use crate::cards::memory::Memory;
use crate::table::{ObjectId, Seat};

use super::board::Board;
use super::content::{CardKind, DeckKind, SlotKind};
use super::events::Event;
use super::ids::{FIRST_CARD, MOST_SEATS, player_id};
use super::limits::CARDS;
use super::places::{DECK_KINDS, Place, deck_of, slot, zone};
use super::state::{Ask, Card, Id, MatchState, Player, Stats, Status};
use super::triggers::TriggerEvent;
use super::{Mode, Modules, Setup, Step};

/// Spawns players, and as many things as a match may need.
pub fn spawn(world: &mut World) {
    world.spawn_batch((0..MOST_SEATS).map(|_| Player::default()));
    world.spawn_batch((0..FIRST_CARD.0 + CARDS).map(|n| {
        let card = Card {
            face: 0,
            printed: 0,
        };
        let status = Status::fresh(zone(Place::Gone));
        (Id(ObjectId(n)), card, status, Stats::default())
    }));
}

/// The state before the first step.
pub fn fresh(setup: &Setup) -> MatchState {
    let together = setup.mode != Mode::Competitive;
    let modules = Modules {
        bonus_souls: setup.modules.bonus_souls && !together,
        barter: setup.modules.barter && !together,
        ..setup.modules
    };
    let rules = &setup.content.rules;
    MatchState {
        content: setup.content,
        set: setup.set,
        seats: setup.seats,
        playing: (0..setup.seats).map(Seat).collect(),
        vacant: false,
        mode: setup.mode,
        modules,
        turn: 0,
        taken: 0,
        active: Seat(0),
        starting: Seat(0),
        regular: Seat(0),
        extra: Vec::new(),
        slots: [rules.shop_slots, rules.monster_slots, rules.room_slots],
        window: None,
        stack: Vec::new(),
        serial: 0,
        attack: None,
        musts: Vec::new(),
        sequences: Vec::new(),
        dying: false,
        farewell: false,
        resolved: 0,
        played_in: false,
        is_extra: false,
        rooms_asked: false,
        monster_died: false,
        timer: rules.timer,
        chance: NextChance::default(),
        drafted: 0,
        agenda: Vec::new(),
        triggers: Vec::new(),
        put_off: Vec::new(),
        memory: Memory::default(),
        announce: None,
        ask: Ask::Step,
        kept: 0,
        applied: [None; 6],
        happened: false,
        changes: Vec::new(),
        winners: 0,
        dirty: true,
        bonus_due: false,
        worked: Step::Setup,
        reacting: 0,
        replacing: false,
        counts_stack: false,
    }
}

/// The whole setup up to the game-start triggers; the rest is the first step's.
pub fn open(board: &mut Board<'_>, setup: &Setup) {
    let set = &setup.content.sets[setup.set as usize];
    let few = board.game.seats < 3;
    for list in [&set.treasure, &set.loot, &set.monsters] {
        for &(face, count) in list {
            // F-54: cards for three and more stay outside.
            let out = few && setup.content.cards[face as usize].three_plus;
            for _ in 0..count {
                board.create_in_deck(face, out);
            }
        }
    }
    if board.game.modules.rooms {
        for &face in &set.rooms {
            let out = few && setup.content.cards[face as usize].three_plus;
            board.create_in_deck(face, out);
        }
    }
    for kind in DECK_KINDS {
        board.shuffle(kind);
    }
    board.deal_slots();
    if board.game.modules.bonus_souls {
        board.deal_bonus_souls(&set.bonus);
    }
    board.deal_characters(&set.characters, &setup.characters);
    board.refresh_stats();
    board.react(TriggerEvent::GameStarts);
}

impl Board<'_> {
    /// A new card in a zone; `None` if the world has no entity left for it, which the checks of sets and positions
    /// rule out ([`limits::CARDS`](super::limits::CARDS)).
    pub fn create(&mut self, face: u16, at: Place) -> Option<ObjectId> {
        let Some(e) = self.next_card() else {
            debug_assert!(false, "a check let too many cards through");
            return None;
        };
        let card = Card {
            face,
            printed: face,
        };
        let status = match at.of_player() {
            Some(seat) => Status {
                owned: true,
                controller: seat,
                ..Status::fresh(zone(at))
            },
            None => Status::fresh(zone(at)),
        };
        self.place_card(e, card, status);
        self.game.dirty = true;
        Some(e)
    }

    fn create_in_deck(&mut self, face: u16, out: bool) {
        let kind = deck_of(self.content().cards[face as usize].kind);
        let at = match kind {
            Some(kind) if !out => Place::Deck(kind),
            _ => Place::Outside,
        };
        self.create(face, at);
    }

    /// The stat box of a player is that of their character.
    pub fn seat_character(&mut self, seat: Seat, character: ObjectId) {
        let face = self.card(character).face;
        let body = player_id(seat);
        *self.card_mut(body) = Card {
            face,
            printed: face,
        };
        let status = Status {
            owned: true,
            controller: seat,
            ..Status::fresh(zone(Place::Gone))
        };
        *self.status_mut(body) = status;
        let stats = self.facts(body).stats;
        *self.stats_mut(body) = stats;
        self.player_mut(seat).character = character;
    }

    /// F-49, F-50: events go to the bottom of the monster deck until both slots hold monsters.
    fn deal_slots(&mut self) {
        for n in 0..self.game.slots[SlotKind::Shop as usize] {
            if let Some(e) = self.top_of(DeckKind::Treasure) {
                self.enter_play(e, Place::Shop(n));
            }
        }
        let mut n = 0;
        while n < self.game.slots[SlotKind::Monster as usize] {
            let deck = self.deck(DeckKind::Monster).len();
            // There are only so many cards: a deck of events alone leaves the slot empty. An Indomitable monster is in
            // its own slot already.
            for _ in 0..deck {
                if self.top(SlotKind::Monster, n).is_some() {
                    break;
                }
                let Some(e) = self.top_of(DeckKind::Monster) else {
                    break;
                };
                if self.def(e).is_event() {
                    self.put_in_deck(e, false);
                } else {
                    self.place_monster(e, n, false);
                }
            }
            n += 1;
        }
        if self.game.modules.rooms {
            for n in 0..self.game.slots[SlotKind::Room as usize] {
                if let Some(e) = self.top_of(DeckKind::Room) {
                    self.enter_play(e, slot(SlotKind::Room, n));
                }
            }
        }
        // Nothing triggers before the game begins.
        self.game.triggers.clear();
    }

    /// F-53: so many, face up, outside the game.
    fn deal_bonus_souls(&mut self, bonus: &[u16]) {
        let mut faces = bonus.to_vec();
        self.rng.shuffle(&mut faces);
        let count = usize::from(self.rules().bonus_souls);
        for &face in faces.iter().take(count) {
            if let Some(e) = self.create(face, Place::Bonus) {
                self.log(Event::Bonus {
                    player: Seat(0),
                    card: e,
                });
            }
        }
    }

    /// F-51: chosen or random characters, deactivated, each with its starting item, charged.
    fn deal_characters(&mut self, all: &[u16], chosen: &[Option<u16>; MOST_SEATS]) {
        let mut free: Vec<u16> = all.to_vec();
        free.retain(|face| !chosen.contains(&Some(*face)));
        self.rng.shuffle(&mut free);
        for seat in self.all_seats() {
            let face = match chosen[seat.index()] {
                Some(face) => face,
                None => free.pop().unwrap_or_else(|| all[seat.index() % all.len()]),
            };
            *self.player_mut(seat) = Player::default();
            self.deal_character(seat, face);
        }
    }

    fn deal_character(&mut self, seat: Seat, face: u16) {
        debug_assert_eq!(
            self.content().cards[face as usize].kind,
            CardKind::Character
        );
        let Some(character) = self.create(face, Place::Character(seat)) else {
            return;
        };
        self.status_mut(character).deactivated = true;
        self.seat_character(seat, character);
        self.log(Event::Character {
            player: seat,
            card: character,
        });
        if let Some(item) = self.content().cards[face as usize].starting {
            self.create(item, Place::Items(seat));
        }
    }
}
