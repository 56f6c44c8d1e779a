//! The table as the rules see it: systems gather the components into a [`Board`], plain functions read
//! and change it.
//!
//! All cards share one archetype and are never despawned within a match, so their components lie in
//! three dense columns in the order of their ids. A rules function reads a stat as quickly as from an
//! array, because it is one.

use bevy::ecs::change_detection::ContiguousMut;
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use crate::table::{
    self, EventLog, ObjectId, Offer, Outcome, Ref, Rows, Seat, TableRng, TableState, ZoneId, Zones,
    column,
};

use super::content::{Ability, Card as CardDef, Content, Keyword};
use super::events::Event;
use super::facts::{CardIndex, Facts};
use super::ids::{FIRST_CARD, lane_id};
use super::places::{Place, place, zone};
use super::state::{Agent, Card, Lane, MatchState, Origin, Player, Sector, Status, Task};
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
    cards: Query<'w, 's, (&'static mut Card, &'static mut Status, &'static mut Agent)>,
    players: Query<'w, 's, &'static mut Player>,
    lanes: Query<'w, 's, &'static mut Lane>,
    sectors: Query<'w, 's, &'static mut Sector>,
    data: ResMut<'w, MatchData>,
    top: ResMut<'w, TableState>,
    next: ResMut<'w, NextState<Step>>,
}

/// The table in the hands of one system.
pub struct Board<'b> {
    cards: ContiguousMut<'b, Card>,
    statuses: ContiguousMut<'b, Status>,
    agents: ContiguousMut<'b, Agent>,
    players: ContiguousMut<'b, Player>,
    lanes: ContiguousMut<'b, Lane>,
    sectors: ContiguousMut<'b, Sector>,
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
        let (cards, statuses, agents) = column!(self.cards);
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
            agents,
            players: column!(self.players),
            lanes: column!(self.lanes),
            sectors: column!(self.sectors),
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

    /// Stats of an agent.
    #[must_use]
    pub fn agent(&self, e: ObjectId) -> &Agent {
        &self.agents[row(e)]
    }

    /// Stats of an agent, to change them.
    pub fn agent_mut(&mut self, e: ObjectId) -> &mut Agent {
        &mut self.agents.bypass_change_detection()[row(e)]
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

    /// Whether the id is that of a card or spawn and not of a player, biome or sector.
    #[must_use]
    pub fn is_card(&self, e: ObjectId) -> bool {
        e >= FIRST_CARD && row(e) < self.card_index.in_use
    }

    /// Definition of what a card is now.
    #[must_use]
    pub fn def(&self, e: ObjectId) -> &'static CardDef {
        &self.game.content.cards[self.card(e).face as usize]
    }

    /// What is asked most often about what a card is now.
    #[must_use]
    pub fn facts(&self, e: ObjectId) -> &Facts {
        &self.card_index.facts[self.card(e).face as usize]
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

    /// A biome, 0 to 2.
    #[must_use]
    pub fn lane(&self, biome: u8) -> &Lane {
        &self.lanes[biome as usize]
    }

    /// A biome, to change it.
    pub fn lane_mut(&mut self, biome: u8) -> &mut Lane {
        &mut self.lanes.bypass_change_detection()[biome as usize]
    }

    /// A player's side of a biome.
    #[must_use]
    pub fn sector(&self, biome: u8, seat: Seat) -> &Sector {
        &self.sectors[biome as usize * 2 + seat.index()]
    }

    /// A player's side of a biome, to change it.
    pub fn sector_mut(&mut self, biome: u8, seat: Seat) -> &mut Sector {
        &mut self.sectors.bypass_change_detection()[biome as usize * 2 + seat.index()]
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
        // Only what lies on the other side may be controlled from here, and that is rare.
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
        self.agent(e).keywords.has(keyword)
    }

    /// What is attached to a host, in the order of its row.
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

    /// Writes an event.
    pub fn tell(&mut self, event: impl Into<table::Event>) {
        self.log.push(event.into());
    }

    /// Adds work that is done before anything asked earlier goes on.
    pub fn then(&mut self, task: Task) {
        self.game.agenda.push(task);
    }

    /// Goes on to the step after this one.
    pub fn goto_next(&mut self) {
        self.goto(self.game.turn_table.after(self.step));
    }

    /// Goes on to `step`. Energy stores empty whenever the phase changes (N-53).
    pub fn goto(&mut self, step: Step) {
        if self.step.phase() != step.phase() || step == Step::Refresh {
            self.empty_stores();
            if step.phase() != Phase::Setup {
                self.tell(Event::Phase {
                    player: self.game.active,
                    phase: step.phase(),
                });
            }
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
        self.offer.is_open()
            || self.outcome.is_some()
            || !matches!(*self.next, NextState::Unchanged)
    }

    fn empty_stores(&mut self) {
        for seat in [Seat(0), Seat(1)] {
            if self.player(seat).energy != [0; 6] {
                self.player_mut(seat).energy = [0; 6];
                self.tell(Event::Fade { player: seat });
            }
        }
    }
}
