//! The table of a simple card game: cards are entities, everything else is state of the match.

use bevy::ecs::system::SystemParam;
use bevy::prelude::{Component, Entity, NextState, Query, Res, ResMut, Resource, State as Now};

use super::{Card, CardGame, Content, zone};
use crate::table::{Event, ObjectId, Offers, Outcome, Ref, Seat, Seats, TableState, ZoneId};

/// The card: its index in the content.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Component)]
pub struct Face(pub u16);

/// The zone of a card.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Component)]
pub struct InZone(pub ZoneId);

/// The number on a card; it becomes 0 when the card moves.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Component)]
pub struct Count(pub i32);

/// The match state, which belongs to no card.
#[derive(Debug, Clone, Resource)]
pub struct State<G: CardGame> {
    /// Cards and rules.
    pub content: &'static Content<G>,
    /// The state of the game.
    pub game: G::State,
    /// The entities of the cards, by their ids.
    pub(super) cards: Vec<Entity>,
}

/// Everything that a rule may touch: a parameter of the game's systems.
#[derive(SystemParam)]
pub struct Board<'w, 's, G: CardGame> {
    cards: Query<'w, 's, (&'static mut Face, &'static mut InZone, &'static mut Count)>,
    pub(super) table: ResMut<'w, TableState>,
    pub(super) state: ResMut<'w, State<G>>,
    step: Res<'w, Now<<G as CardGame>::Step>>,
    next: ResMut<'w, NextState<<G as CardGame>::Step>>,
}

impl<G: CardGame> Board<'_, '_, G> {
    /// The state of the game.
    #[must_use]
    pub fn game(&self) -> &G::State {
        &self.state.game
    }

    /// The same, to change.
    pub fn game_mut(&mut self) -> &mut G::State {
        &mut self.state.game
    }

    /// The numbers of the rules.
    #[must_use]
    pub fn rules(&self) -> &'static G::Rules {
        &self.state.content.rules
    }

    /// The running step.
    #[must_use]
    pub fn step(&self) -> G::Step {
        *self.step.get()
    }

    /// The ids of all cards.
    pub fn ids(&self) -> impl Iterator<Item = ObjectId> + use<G> {
        (0..self.state.cards.len() as u16).map(ObjectId)
    }

    pub(super) fn stands(&self, id: ObjectId) -> (Face, InZone, Count) {
        let found = self.cards.get(self.state.cards[usize::from(id.0)]);
        let (face, lies, count) = found.expect("every id is a card");
        (*face, *lies, *count)
    }

    pub(super) fn set(&mut self, id: ObjectId, (face, lies, count): (Face, InZone, Count)) {
        let found = self.cards.get_mut(self.state.cards[usize::from(id.0)]);
        let (mut its_face, mut its_lies, mut its_count) = found.expect("every id is a card");
        (*its_face, *its_lies, *its_count) = (face, lies, count);
    }

    /// The definition of a card.
    ///
    /// # Panics
    /// If there is no such card; ids of rows always are cards.
    #[must_use]
    pub fn card(&self, id: ObjectId) -> &'static Card<G> {
        &self.state.content.cards[usize::from(self.stands(id).0.0)]
    }

    /// The kind of a card.
    #[must_use]
    pub fn kind(&self, id: ObjectId) -> G::Kind {
        self.card(id).kind
    }

    /// The current number of a card.
    #[must_use]
    pub fn value(&self, id: ObjectId) -> i32 {
        G::value(self.kind(id), self.stands(id).2.0)
    }

    /// Adds to the count of a card.
    pub fn add(&mut self, id: ObjectId, by: i32) {
        let (face, lies, Count(count)) = self.stands(id);
        self.set(id, (face, lies, Count(count + by)));
    }

    /// The cards in a place, in order. The first of a deck is its top.
    #[must_use]
    pub fn row(&self, place: u8, seat: Seat) -> Vec<ObjectId> {
        self.table.zones.get(zone::<G>(place, seat)).to_vec()
    }

    /// Puts a card last in a place.
    pub fn bring(&mut self, id: ObjectId, place: u8, seat: Seat) {
        self.carry(id, zone::<G>(place, seat));
    }

    pub(super) fn carry(&mut self, id: ObjectId, to: ZoneId) {
        let (face, InZone(from), _) = self.stands(id);
        self.table.zones.shift(id, from, to);
        self.set(id, (face, InZone(to), Count(0)));
    }

    /// Shuffles the cards of a place.
    pub fn shuffle(&mut self, place: u8, seat: Seat) {
        let table = &mut *self.table;
        table
            .rng
            .shuffle(table.zones.get_mut(zone::<G>(place, seat)));
    }

    /// Writes an event into the log.
    pub fn log(&mut self, event: Event) {
        self.table.log.push(event);
    }

    /// Asks a seat, with [`CardGame::candidates`] as options. If there are no options, nothing is asked.
    pub fn ask(&mut self, seat: Seat, topic: &'static str, about: Ref) {
        let mut offers: Offers = self.table.offer.collector();
        G::candidates(self, seat, &mut offers);
        self.table.offer.ask(seat, topic, about, offers);
    }

    /// Goes on to a step.
    pub fn goto(&mut self, step: G::Step) {
        self.next.set(step);
    }

    /// Goes on to the next step of the turn table.
    pub fn goto_next(&mut self) {
        self.next.set(G::TURN.after(*self.step.get()));
    }

    /// Ends the match.
    pub fn decide(&mut self, winners: Seats) {
        let turns = G::turns(&self.state.game);
        self.table.outcome = Some(Outcome { winners, turns });
    }
}
