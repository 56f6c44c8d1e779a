//! Putting the table out: entities of the match world, decks, Sanctuaries (H-01).

use bevy::prelude::*;

use crate::table::{ObjectId, Seat, TableRng, TableState};

use super::board::{Board, MatchData};
use super::events::Event;
use super::facts::CardIndex;
use super::ids::{FIRST_CARD, player_id};
use super::limits::CARDS;
use super::places::{Place, ZONES, zone};
use super::state::{Ask, Card, Id, MatchState, Player, Stats, Status};
use super::turn::TURN;
use super::{Setup, Step};

/// Makes the entities that every match needs and puts the resources in place.
pub fn deal(world: &mut World, setup: &Setup, rng: TableRng) {
    if world.get_resource::<MatchData>().is_none() {
        make_things(world);
        world.insert_resource(MatchData {
            game: fresh(setup),
            card_index: CardIndex::default(),
        });
    }
    let mut data = world.resource_mut::<MatchData>();
    data.game = fresh(setup);
    data.card_index.in_use = 0;
    data.card_index.left_out = 0;
    data.card_index.learn(setup.content);
    let mut top = world.resource_mut::<TableState>();
    top.zones.reset(ZONES);
    top.rng = rng;
    top.offer.close();
    top.outcome = None;
    *world.resource_mut::<State<Step>>() = State::new(Step::Setup);
    world.resource_mut::<NextState<Step>>().reset();
}

fn make_things(world: &mut World) {
    world.spawn_batch([Seat(0), Seat(1)].map(|seat| (Id(player_id(seat)), Player::default())));
    world.spawn_batch((0..CARDS).map(|n| {
        let card = Card {
            face: 0,
            owner: Seat(0),
        };
        let status = Status::fresh(zone(Seat(0), Place::Gone), Seat(0));
        let id = Id(ObjectId(FIRST_CARD.0 + n));
        (id, card, status, Stats::default())
    }));
}

fn fresh(setup: &Setup) -> MatchState {
    MatchState {
        content: setup.content,
        turn_table: &TURN,
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
        announce: None,
        ask: Ask::Step,
        changes: Vec::new(),
        dirty: true,
        worked: Step::Setup,
        phased: false,
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
    /// A new card in one of its owner's zones. `None` if the world has no entity left for it, which the limits
    /// rule out; the audit tells of it.
    pub fn create(&mut self, face: u16, owner: Seat, at: Place) -> Option<ObjectId> {
        let n = self.card_index.in_use;
        if n >= self.capacity() {
            self.card_index.left_out += 1;
            return None;
        }
        self.card_index.in_use += 1;
        let e = ObjectId(FIRST_CARD.0 + n as u16);
        let to = zone(owner, at);
        *self.card_mut(e) = Card { face, owner };
        *self.status_mut(e) = Status::fresh(to, owner);
        let stats = self.facts(e).stats;
        *self.stats_mut(e) = stats;
        self.zones.get_mut(to).push(e);
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
        self.tell(Event::Sanctuary {
            player: seat,
            card: e,
            structure,
        });
    }
}
