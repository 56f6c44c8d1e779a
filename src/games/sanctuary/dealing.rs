//! Sets up the table: entities of the match world, decks, Sanctuaries (H-01).

use bevy::prelude::World;

use crate::cards::chance::NextChance;
use crate::cards::counters::Counters;
use crate::cards::memory::Memory;
use crate::cards::turns::Turns;
use crate::table::{ObjectId, Seat};

use super::board::Board;
use super::events::Event;
use super::ids::{FIRST_CARD, player_id};
use super::limits::CARDS;
use super::places::{Place, zone};
use super::state::{Ask, Card, Id, MatchState, Player, Stats, Status};
use super::{Setup, Step};

/// Spawns players, and as many cards as a match may need.
pub fn spawn(world: &mut World) {
    world.spawn_batch([Seat(0), Seat(1)].map(|seat| (Id(player_id(seat)), Player::default())));
    world.spawn_batch((0..CARDS).map(|n| {
        let card = Card {
            face: 0,
            printed: 0,
            owner: Seat(0),
        };
        let status = Status::fresh(zone(Seat(0), Place::Gone), Seat(0));
        let id = Id(ObjectId(FIRST_CARD.0 + n));
        (id, card, status, Stats::default())
    }));
}

/// The state before the first step.
pub fn fresh(setup: &Setup) -> MatchState {
    MatchState {
        content: setup.content,
        decks: setup.decks,
        turn: 0,
        active: Seat(0),
        first: None,
        window: None,
        stack: Vec::new(),
        serial: 0,
        repeats: 0,
        fight: None,
        attackers: Vec::new(),
        blockers: Vec::new(),
        dealt: false,
        answers: false,
        wounded: Vec::new(),
        agenda: Vec::new(),
        triggers: Vec::new(),
        memory: Memory::default(),
        turns: Turns::default(),
        chance: NextChance::default(),
        more_fights: 0,
        announce: None,
        ask: Ask::Step,
        changes: Vec::new(),
        counters: Counters::default(),
        dirty: true,
        worked: Step::Setup,
        phased: false,
        watching: false,
        prices: false,
        reacting: u32::MAX,
    }
}

/// H-01: both Sanctuaries are in play, both decks are shuffled; opening hands come next.
pub fn open(board: &mut Board<'_>) {
    for seat in [Seat(0), Seat(1)] {
        *board.player_mut(seat) = Player::default();
    }
    for seat in [Seat(0), Seat(1)] {
        let deck = &board.content().decks[board.game.decks[seat.index()] as usize];
        board.place_sanctuary(seat, deck.sanctuary);
        for &(face, count) in &deck.cards {
            for _ in 0..count {
                board.create(face, seat, Place::Deck);
            }
        }
        board.shuffle_deck(seat);
    }
    board.goto(Step::Redraw);
}

impl Board<'_> {
    /// A new card in one of its owner's zones. `None` if the world has no entity left for it, which the limits rule
    /// out; the audit reports it.
    pub fn create(&mut self, face: u16, owner: Seat, at: Place) -> Option<ObjectId> {
        let Some(e) = self.next_card() else {
            self.index.more += 1;
            return None;
        };
        self.place_card(
            e,
            Card::printed(face, owner),
            Status::fresh(zone(owner, at), owner),
        );
        Some(e)
    }

    /// H-01: a player's Sanctuary stands at Point Zero with its printed Structure.
    pub fn place_sanctuary(&mut self, seat: Seat, face: u16) {
        let Some(e) = self.create(face, seat, Place::PointZero) else {
            return;
        };
        let structure = self.def(e).structure;
        let player = self.player_mut(seat);
        player.sanctuary = e;
        player.structure = structure;
        self.log(Event::Sanctuary {
            player: seat,
            card: e,
            structure,
        });
    }
}
