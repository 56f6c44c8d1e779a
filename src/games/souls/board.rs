//! The table as the rules see it: systems gather the components into a [`Board`], plain functions read
//! and change it. All cards share one archetype and are never despawned within a match, so a stat is
//! read as quickly as from an array. Players, as things with hit points, are the first rows of it.

use bevy::ecs::change_detection::ContiguousMut;
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use crate::table::{
    self, EventLog, ObjectId, Offer, Offers, Outcome, Ref, Seat, TableRng, TableState, ZoneId,
    Zones, column,
};

use super::content::{Ability, Card as CardDef, CardKind, Content, DeckKind, RulesDef, SlotKind};
use super::events::Event;
use super::facts::{CardIndex, Facts};
use super::ids::{FIRST_CARD, player_id, seat_of};
use super::places::{Place, place, slot, zone};
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

/// As many cards are usually in play.
const USUAL_CARDS: usize = 64;

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

/// Row of a thing in the columns.
const fn row(e: ObjectId) -> usize {
    e.0 as usize
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

    /// What a thing is.
    #[must_use]
    pub fn card(&self, e: ObjectId) -> &Card {
        &self.cards[row(e)]
    }

    /// What a thing is, to change it.
    pub fn card_mut(&mut self, e: ObjectId) -> &mut Card {
        &mut self.cards.bypass_change_detection()[row(e)]
    }

    /// How a thing stands.
    #[must_use]
    pub fn status(&self, e: ObjectId) -> &Status {
        &self.statuses[row(e)]
    }

    /// How a thing stands, to change it.
    pub fn status_mut(&mut self, e: ObjectId) -> &mut Status {
        &mut self.statuses.bypass_change_detection()[row(e)]
    }

    /// What a thing is worth.
    #[must_use]
    pub fn stats(&self, e: ObjectId) -> &Stats {
        &self.stats[row(e)]
    }

    /// What a thing is worth, to change it.
    pub fn stats_mut(&mut self, e: ObjectId) -> &mut Stats {
        &mut self.stats.bypass_change_detection()[row(e)]
    }

    /// How many cards the world has entities for.
    #[must_use]
    pub fn capacity(&self) -> usize {
        self.cards.len() - row(FIRST_CARD)
    }

    /// The cards that exist in this match.
    pub fn all_cards(&self) -> impl Iterator<Item = ObjectId> + use<> {
        (0..self.card_index.in_use as u16).map(|n| ObjectId(FIRST_CARD.0 + n))
    }

    /// Whether the id is that of a card and not of a player.
    #[must_use]
    pub fn is_card(&self, e: ObjectId) -> bool {
        e >= FIRST_CARD && row(e) - row(FIRST_CARD) < self.card_index.in_use
    }

    /// Whether the id is that of a player of this match or of a card.
    #[must_use]
    pub fn exists(&self, e: ObjectId) -> bool {
        match seat_of(e) {
            Some(seat) => self.plays(seat),
            None => self.is_card(e),
        }
    }

    /// Definition of a thing; of a player, that of their character.
    #[must_use]
    pub fn def(&self, e: ObjectId) -> &'static CardDef {
        &self.game.content.cards[self.card(e).face as usize]
    }

    /// What is asked most often about a thing.
    #[must_use]
    pub fn facts(&self, e: ObjectId) -> &Facts {
        &self.card_index.facts[self.card(e).face as usize]
    }

    /// What is printed on the card, whatever it is a copy of.
    #[must_use]
    pub fn printed_kind(&self, e: ObjectId) -> CardKind {
        self.card_index.facts[self.card(e).printed as usize].kind
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

    /// All seats, also of players who have left (R59).
    pub fn chairs(&self) -> impl Iterator<Item = Seat> + use<> {
        (0..self.game.seats).map(Seat)
    }

    /// All who play: those who have left are not among them (R59).
    pub fn all_seats(&self) -> impl Iterator<Item = Seat> + use<> {
        self.game.playing.iter()
    }

    /// All who play, clockwise, beginning with `first` or, if they have left, with the next.
    pub fn seats_from(&self, first: Seat) -> impl DoubleEndedIterator<Item = Seat> + use<> {
        self.game.playing.clockwise(first)
    }

    /// Whether somebody plays in that seat: it exists and nobody left it (R59).
    #[must_use]
    pub const fn plays(&self, seat: Seat) -> bool {
        self.game.playing.contains(seat)
    }

    /// Cards in a zone.
    #[must_use]
    pub fn row(&self, what: Place) -> &[ObjectId] {
        self.zones.get(zone(what))
    }

    /// Where a card is.
    #[must_use]
    pub fn place_of(&self, e: ObjectId) -> Place {
        place(self.status(e).zone)
    }

    /// The top card of a slot.
    #[must_use]
    pub fn top(&self, kind: SlotKind, n: u8) -> Option<ObjectId> {
        self.row(slot(kind, n)).last().copied()
    }

    /// The top cards of all slots of that sort, from left to right.
    pub fn tops(&self, kind: SlotKind) -> impl Iterator<Item = ObjectId> + '_ {
        (0..self.game.slots[kind as usize]).filter_map(move |n| self.top(kind, n))
    }

    /// Whether a card is in play: a player controls it, or it is the top card of a slot. Players always are.
    #[must_use]
    pub fn is_in_play(&self, e: ObjectId) -> bool {
        if let Some(seat) = seat_of(e) {
            return self.plays(seat);
        }
        if !self.is_card(e) {
            return false;
        }
        let at = self.place_of(e);
        at.of_player().is_some() || (at.slot().is_some() && self.row(at).last() == Some(&e))
    }

    /// Whether a card is a monster on top of a slot.
    #[must_use]
    pub fn is_monster(&self, e: ObjectId) -> bool {
        self.is_card(e)
            && matches!(self.place_of(e), Place::Monster(_))
            && self.facts(e).lives
            && self.is_in_play(e)
    }

    /// Whether a thing has hit points where it lies: a player, a monster, an item or room with a stat block.
    #[must_use]
    pub fn is_creature(&self, e: ObjectId) -> bool {
        if let Some(seat) = seat_of(e) {
            return self.plays(seat);
        }
        self.is_card(e)
            && self.facts(e).lives
            && matches!(
                self.place_of(e),
                Place::Monster(_) | Place::Items(_) | Place::Room(_)
            )
            && self.is_in_play(e)
    }

    /// Everything in play into a list: the game's first, then by player from the active one; players themselves
    /// are not in it.
    pub fn gather_play(&self, into: &mut Vec<ObjectId>) {
        into.clear();
        into.reserve(USUAL_CARDS);
        for kind in [SlotKind::Monster, SlotKind::Room, SlotKind::Shop] {
            into.extend(self.tops(kind));
        }
        for seat in self.seats_from(self.game.active) {
            for at in [
                Place::Character(seat),
                Place::Items(seat),
                Place::Curses(seat),
                Place::Souls(seat),
            ] {
                into.extend_from_slice(self.row(at));
            }
        }
    }

    /// Hit points left of a thing, never below 0.
    #[must_use]
    pub fn hp(&self, e: ObjectId) -> i32 {
        (self.stats(e).hp - self.status(e).damage).max(0)
    }

    /// Whether a thing has hit points left.
    #[must_use]
    pub fn is_alive(&self, e: ObjectId) -> bool {
        self.stats(e).lives && self.hp(e) > 0
    }

    /// The player who controls a thing; the active player for what the game controls (F-65).
    #[must_use]
    pub fn controller(&self, e: ObjectId) -> Seat {
        if let Some(seat) = seat_of(e) {
            return seat;
        }
        let status = self.status(e);
        if status.owned {
            status.controller
        } else {
            self.game.active
        }
    }

    /// Whether a player controls a thing, or did when it was last in play.
    #[must_use]
    pub fn is_kept(&self, e: ObjectId) -> bool {
        let status = self.status(e);
        seat_of(e).is_some() || status.owned || status.kept_by.is_some()
    }

    /// The player who controls a thing, or did when it was last in play.
    #[must_use]
    pub fn last_controller(&self, e: ObjectId) -> Seat {
        let status = self.status(e);
        match status.kept_by {
            Some(seat) if !status.owned => seat,
            _ => self.controller(e),
        }
    }

    /// An ability of a card by its index in the content.
    #[must_use]
    pub fn ability(&self, face: u16, n: u8) -> Option<&'static Ability> {
        let card = &self.game.content.cards[face as usize];
        card.abilities.get(n as usize)
    }

    /// The player as a thing.
    #[must_use]
    pub fn body(seat: Seat) -> Ref {
        Ref::Object(player_id(seat))
    }

    /// Cards left in a deck.
    #[must_use]
    pub fn deck(&self, kind: DeckKind) -> &[ObjectId] {
        self.row(Place::Deck(kind))
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
        self.tell(Event::Step {
            player: self.game.active,
            step,
        });
        self.next.set(step);
    }

    /// Whether nothing more can happen before a question is answered or the step changes.
    #[must_use]
    pub fn must_stop(&self) -> bool {
        self.offer.is_open() || self.outcome.is_some() || self.moves_on()
    }

    /// Whether another step has been gone to.
    #[must_use]
    pub fn moves_on(&self) -> bool {
        !matches!(*self.next, NextState::Unchanged)
    }

    /// Zone of a card as a reference.
    #[must_use]
    pub fn at(what: Place) -> Ref {
        Ref::Zone(zone(what))
    }

    /// The zone with that number, to change it.
    pub fn zone_mut(&mut self, zone: ZoneId) -> &mut Vec<ObjectId> {
        self.zones.get_mut(zone)
    }
}
