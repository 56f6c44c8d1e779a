//! The table as the rules see it: systems gather the components into a [`Board`], plain functions read
//! and change it. All cards share one archetype and are never despawned within a match, so a stat is
//! read as quickly as from an array.

use bevy::ecs::change_detection::ContiguousMut;
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use crate::table::{
    self, EventLog, ObjectId, Offer, Offers, Outcome, Ref, Rows, Seat, TableRng, TableState,
    ZoneId, Zones, column,
};

use super::content::{Ability, Card as CardDef, CardKind, Content, Gift, RulesDef};
use super::events::Event;
use super::facts::{CardIndex, Facts};
use super::ids::FIRST_CARD;
use super::places::{Place, place, zone};
use super::state::{Card, MatchState, Player, Stats, Status, Task};
use super::{Phase, Step};

/// The match and what is known of its cards.
#[derive(Debug, Resource)]
pub struct MatchData {
    /// The match.
    pub game: MatchState,
    /// What is known of the cards.
    pub card_index: CardIndex,
}

/// Everything a rules system may touch.
#[derive(SystemParam)]
pub struct AnyStepParams<'w, 's> {
    columns: RulesParams<'w, 's>,
    step: Res<'w, State<Step>>,
}

/// The same for systems that belong to a step and so know it.
#[derive(SystemParam)]
pub struct RulesParams<'w, 's> {
    cards: Query<'w, 's, (&'static mut Card, &'static mut Status, &'static mut Stats)>,
    players: Query<'w, 's, &'static mut Player>,
    data: ResMut<'w, MatchData>,
    top: ResMut<'w, TableState>,
    next: ResMut<'w, NextState<Step>>,
}

/// The table in the hands of one system.
pub struct Board<'b> {
    cards: ContiguousMut<'b, Card>,
    statuses: ContiguousMut<'b, Status>,
    stats: ContiguousMut<'b, Stats>,
    players: ContiguousMut<'b, Player>,
    /// What is known of the cards.
    pub card_index: &'b mut CardIndex,
    /// Piles and rows.
    pub zones: &'b mut Zones,
    /// The match.
    pub game: &'b mut MatchState,
    /// The log.
    pub log: &'b mut EventLog,
    /// Chance.
    pub rng: &'b mut TableRng,
    /// The open question.
    pub offer: &'b mut Offer,
    /// How the game ended.
    pub outcome: &'b mut Option<Outcome>,
    next: &'b mut NextState<Step>,
    /// Where the turn is.
    pub step: Step,
}

impl AnyStepParams<'_, '_> {
    /// Gathers the components.
    pub fn board(&mut self) -> Board<'_> {
        self.columns.board(*self.step.get())
    }
}

impl RulesParams<'_, '_> {
    /// Gathers the components. The match is in `step`.
    pub fn board(&mut self, step: Step) -> Board<'_> {
        let (cards, statuses, stats) = column!(self.cards);
        let MatchData { game, card_index } = &mut *self.data;
        let TableState {
            zones,
            log,
            rng,
            offer,
            outcome,
        } = &mut *self.top;
        Board {
            cards,
            statuses,
            stats,
            players: column!(self.players),
            card_index,
            game,
            zones,
            log,
            rng,
            offer,
            outcome,
            next: &mut self.next,
            step,
        }
    }
}

/// A player's Territory: Point Zero, Reserve, Conflict.
fn territory(seat: Seat) -> [ZoneId; 3] {
    [Place::PointZero, Place::Reserve, Place::Conflict].map(|place| zone(seat, place))
}

/// Row of a card in the columns.
const fn row(e: ObjectId) -> usize {
    (e.0 - FIRST_CARD.0) as usize
}

impl Board<'_> {
    /// The content of this match.
    #[must_use]
    pub fn content(&self) -> &'static Content {
        self.game.content
    }

    /// Rule parameters.
    #[must_use]
    pub fn rules(&self) -> &'static RulesDef {
        &self.game.content.rules
    }

    /// What a card is.
    #[must_use]
    pub fn card(&self, e: ObjectId) -> &Card {
        &self.cards[row(e)]
    }

    /// What a card is, to change it.
    pub fn card_mut(&mut self, e: ObjectId) -> &mut Card {
        &mut self.cards.bypass_change_detection()[row(e)]
    }

    /// How a card stands.
    #[must_use]
    pub fn status(&self, e: ObjectId) -> &Status {
        &self.statuses[row(e)]
    }

    /// How a card stands, to change it.
    pub fn status_mut(&mut self, e: ObjectId) -> &mut Status {
        &mut self.statuses.bypass_change_detection()[row(e)]
    }

    /// What a card is worth.
    #[must_use]
    pub fn stats(&self, e: ObjectId) -> &Stats {
        &self.stats[row(e)]
    }

    /// What a card is worth, to change it.
    pub fn stats_mut(&mut self, e: ObjectId) -> &mut Stats {
        &mut self.stats.bypass_change_detection()[row(e)]
    }

    /// How many cards the world has entities for.
    #[must_use]
    pub fn capacity(&self) -> usize {
        self.cards.len()
    }

    /// The cards that exist in this match.
    pub fn all_cards(&self) -> impl Iterator<Item = ObjectId> + use<> {
        (0..self.card_index.in_use as u16).map(|n| ObjectId(FIRST_CARD.0 + n))
    }

    /// Whether the id is that of a card and not of a player.
    #[must_use]
    pub fn is_card(&self, e: ObjectId) -> bool {
        e >= FIRST_CARD && row(e) < self.card_index.in_use
    }

    /// Definition of a card.
    #[must_use]
    pub fn def(&self, e: ObjectId) -> &'static CardDef {
        &self.game.content.cards[self.card(e).face as usize]
    }

    /// What is asked most often about a card.
    #[must_use]
    pub fn facts(&self, e: ObjectId) -> &Facts {
        &self.card_index.facts[self.card(e).face as usize]
    }

    /// Type of a card.
    #[must_use]
    pub fn kind(&self, e: ObjectId) -> CardKind {
        self.facts(e).kind
    }

    /// A player.
    #[must_use]
    pub fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.index()]
    }

    /// A player, to change it.
    pub fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.players.bypass_change_detection()[seat.index()]
    }

    /// The active player, then the passive one.
    #[must_use]
    pub fn in_turn(&self) -> [Seat; 2] {
        [self.game.active, self.game.active.other()]
    }

    /// Cards in one of a player's zones.
    #[must_use]
    pub fn row(&self, seat: Seat, what: Place) -> &[ObjectId] {
        self.zones.get(zone(seat, what))
    }

    /// Everything in play: the active player's first; Sanctuary, Enhancements, then Characters with what
    /// they carry.
    pub fn in_play(&self) -> Rows<'_, 6> {
        let [first, second] = self.in_turn();
        let ([a, b, c], [d, e, f]) = (territory(first), territory(second));
        self.zones.rows([a, b, c, d, e, f])
    }

    /// Everything in play on one side, which is what that player controls.
    pub fn territory(&self, seat: Seat) -> Rows<'_, 3> {
        self.zones.rows(territory(seat))
    }

    /// A player's Characters.
    pub fn characters(&self, seat: Seat) -> impl Iterator<Item = ObjectId> + '_ {
        let row = self.row(seat, Place::Conflict).iter().copied();
        row.filter(|&e| self.kind(e) == CardKind::Character)
    }

    /// Where a card is: whose zone and which.
    #[must_use]
    pub fn place_of(&self, e: ObjectId) -> (Seat, Place) {
        place(self.status(e).zone)
    }

    /// Whether a card is in play.
    #[must_use]
    pub fn is_in_play(&self, e: ObjectId) -> bool {
        self.is_card(e) && self.place_of(e).1.is_play()
    }

    /// Whether a Character has a gift now.
    #[must_use]
    pub fn has(&self, e: ObjectId, gift: Gift) -> bool {
        self.stats(e).gifts.has(gift)
    }

    /// The Technology that a Character carries.
    #[must_use]
    pub fn carried(&self, e: ObjectId) -> Option<ObjectId> {
        let mut row = self.zones.get(self.status(e).zone).iter().copied();
        row.find(|&x| self.status(x).carrier == Some(e))
    }

    /// What an ability of a card is about: the carrier of a Technology, else the card itself.
    #[must_use]
    pub fn bearer(&self, e: ObjectId) -> ObjectId {
        self.status(e).carrier.unwrap_or(e)
    }

    /// An ability of a card by its index in the content.
    #[must_use]
    pub fn ability(&self, face: u16, n: u8) -> Option<&'static Ability> {
        let card = &self.game.content.cards[face as usize];
        card.abilities.get(n as usize)
    }

    /// Writes an event.
    pub fn tell(&mut self, event: impl Into<table::Event>) {
        self.log.push(event.into());
    }

    /// Adds work that is done before anything asked earlier goes on.
    pub fn then(&mut self, task: Task) {
        self.game.agenda.push(task);
    }

    /// An empty collector that reuses the buffer of the last question.
    pub fn offers(&mut self) -> Offers {
        self.offer.collector()
    }

    /// Asks `seat`. Without options nothing is asked.
    pub fn ask(&mut self, seat: Seat, topic: &'static str, about: Ref, offers: Offers) {
        self.offer.ask(seat, topic, about, offers);
    }

    /// Goes on to the step after this one.
    pub fn goto_next(&mut self) {
        self.goto(self.game.turn_table.after(self.step));
    }

    /// Goes on to `step`.
    pub fn goto(&mut self, step: Step) {
        let phase = step.phase();
        if self.step.phase() != phase && phase != Phase::Setup {
            self.tell(Event::Phase {
                player: self.game.active,
                phase,
            });
        }
        self.game.window = None;
        self.game.dealt = false;
        self.game.answers = false;
        self.tell(Event::Step {
            player: self.game.active,
            step,
        });
        self.next.set(step);
    }

    /// Whether nothing more can happen before a question is answered or the step changes.
    #[must_use]
    pub fn must_stop(&self) -> bool {
        self.offer.is_open()
            || self.outcome.is_some()
            || !matches!(*self.next, NextState::Unchanged)
    }
}
