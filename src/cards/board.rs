//! The components of cards and players as dense columns.
//!
//! All cards share one archetype and are never despawned within a match, so their components lie in dense columns
//! in the order of their ids. A rules function reads a stat as quickly as from an array, because it is one.

use std::fmt::Debug;

use bevy::ecs::change_detection::ContiguousMut;
use bevy::ecs::component::Mutable;
use bevy::ecs::system::{StaticSystemParam, SystemParam, SystemParamItem};
use bevy::prelude::*;

use super::chance::NextChance;
use super::shield::Shield;
use super::uses::Uses;
use super::{CardIndex, Facts as _, index};
use crate::table::{Board, Fault, ObjectId, Rules, Seat, ZoneId, column};

/// A component that rules change and snapshots copy.
pub trait Plain: Component<Mutability = Mutable> + Copy + Debug {}

impl<T: Component<Mutability = Mutable> + Copy + Debug> Plain for T {}

/// How a card stands.
pub trait Placement {
    /// Where it lies.
    fn zone(&self) -> ZoneId;
    /// What prevents damage to it.
    fn shield_mut(&mut self) -> &mut Shield;
    /// Bit n: ability n was used this turn; abilities from number 7 share the last bit.
    fn used_mut(&mut self) -> &mut u8;
    /// The same.
    fn used(&self) -> u8;
}

/// `placement!();` in an `impl Placement`, where its fields are `zone`, `shield` and `used`.
macro_rules! placement {
    () => {
        fn zone(&self) -> $crate::table::ZoneId {
            self.zone
        }

        fn shield_mut(&mut self) -> &mut $crate::cards::shield::Shield {
            &mut self.shield
        }

        fn used_mut(&mut self) -> &mut u8 {
            &mut self.used
        }

        fn used(&self) -> u8 {
            self.used
        }
    };
}

/// A game whose things are cards and players.
pub trait CardGame: Rules<Index = CardIndex<Self>> {
    /// Cards and rules, checked and interned.
    type Content: Send + Sync + 'static;
    /// Definition of a card.
    type CardDef: 'static;
    /// What is asked of a definition most often.
    type Facts: index::Facts<Self> + Copy + Send + Sync + 'static;
    /// Component: what a card is.
    type Card: Plain;
    /// Component: how a card stands.
    type Status: Plain + Placement;
    /// Component: what a card is worth now.
    type Stats: Plain;
    /// Component: a player.
    type Player: Plain + Default;
    /// An ability in force that changes stats.
    type Source: Clone + Send + Sync + 'static;
    /// What else is known of the cards.
    type MoreIndex: Default + Send + Sync + 'static;
    /// Queries for things that are neither cards nor players.
    type MoreParams: SystemParam + 'static;
    /// Their columns.
    type MoreColumns<'b>;
    /// Ids below this are no cards.
    const FIRST_CARD: ObjectId;
    /// The id of the first row of the columns of cards.
    const FIRST_ROW: u16;

    /// All definitions.
    fn cards(content: &Self::Content) -> &[Self::CardDef];
    /// The content of a match.
    fn content(state: &Self::State) -> &'static Self::Content;
    /// What the next dice and coins show.
    fn chance(state: &mut Self::State) -> &mut NextChance;
    /// How often abilities were used.
    fn uses(state: &Self::State) -> &Uses;
    /// The same, to change it.
    fn uses_mut(state: &mut Self::State) -> &mut Uses;
    /// The definition that a card follows now, by its number.
    fn face(card: &Self::Card) -> u16;
    /// The definition that is printed on it.
    fn printed(card: &Self::Card) -> u16;
    /// Makes it a card on which that is printed, and which follows it.
    fn print(card: &mut Self::Card, face: u16);
    /// Whether a seat, or a spectator, sees that card.
    fn sees(board: &CardBoard<'_, Self>, seat: Option<Seat>, e: ObjectId) -> bool;
    /// The other columns of their queries.
    fn more<'b>(params: &'b mut SystemParamItem<'_, '_, Self::MoreParams>)
    -> Self::MoreColumns<'b>;
}

/// `card_rules!();` in an `impl Rules`: what the rules of a game of cards hand on to its board, its `steps` and its
/// `dealing`, and the types that are called alike in each.
macro_rules! card_rules {
    () => {
        type Phase = Phase;
        type Params = $crate::cards::CardParams<'static, 'static, Self>;
        type Columns<'b> = $crate::cards::CardColumns<'b, Self>;
        type State = MatchState;
        type Index = $crate::cards::CardIndex<Self>;
        const TURN: &'static TurnTable = &TURN;
        const ZONES: usize = ZONES;

        fn columns<'b>(
            params: &'b mut bevy::ecs::system::SystemParamItem<'_, '_, Self::Params>,
        ) -> Self::Columns<'b> {
            $crate::cards::CardColumns::gather(params)
        }

        fn spawn(world: &mut bevy::prelude::World) {
            dealing::spawn(world);
        }

        fn fresh(setup: &Setup) -> MatchState {
            dealing::fresh(setup)
        }

        fn before_step(board: &mut Board<'_>, to: Step) {
            board.leave_step(to);
        }

        fn drive(board: &mut Board<'_>, first: impl FnOnce(&mut Board<'_>)) {
            steps::drive(board, first);
        }

        fn choose(board: &mut Board<'_>, seat: Seat, choice: &$crate::table::Choice) {
            // What was accepted was offered, and reads.
            if let Some(choice) = Choice::read(choice) {
                board.apply_choice(seat, choice);
            }
        }

        fn explain(board: &Board<'_>, seat: Seat, offers: &mut $crate::table::Offers) {
            board.explain(seat, offers);
        }

        fn refuse(
            board: &Board<'_>,
            seat: Seat,
            choice: $crate::table::Choice,
        ) -> &'static $crate::table::Refusal {
            board.refuse(seat, choice)
        }

        fn view(board: &Board<'_>, seat: Option<Seat>) -> View {
            view(board, seat, |e| board.sees(seat, e))
        }

        fn imagine(board: &mut Board<'_>, seat: Option<Seat>) {
            board.imagine(seat);
        }

        fn audit(board: &mut Board<'_>) -> Result<(), $crate::table::Fault> {
            board.audit()
        }
    };
}

/// `save_cards!();` in an `impl Rules`: a snapshot of a game that has nothing but cards and players.
macro_rules! save_cards {
    () => {
        type Saved = $crate::cards::SavedCards<Self>;

        fn save(board: &Board<'_>, into: &mut Self::Saved) {
            into.save(board);
        }

        fn load(board: &mut Board<'_>, from: &Self::Saved) {
            from.load(board);
        }
    };
}

/// `card_types!(Stats);` in an `impl CardGame`: its types, which are called alike in each game but for the stats, and
/// what is read from them.
macro_rules! card_types {
    ($stats:ty) => {
        type Content = Content;
        type CardDef = CardDef;
        type Facts = Facts;
        type Card = Card;
        type Status = Status;
        type Stats = $stats;
        type Player = Player;
        type Source = Source;
        const FIRST_CARD: $crate::table::ObjectId = FIRST_CARD;

        fn cards(content: &Content) -> &[CardDef] {
            &content.cards
        }

        fn content(state: &MatchState) -> &'static Content {
            state.content
        }

        fn chance(state: &mut MatchState) -> &mut $crate::cards::chance::NextChance {
            &mut state.chance
        }

        fn uses(state: &MatchState) -> &$crate::cards::uses::Uses {
            &state.memory.uses
        }

        fn uses_mut(state: &mut MatchState) -> &mut $crate::cards::uses::Uses {
            &mut state.memory.uses
        }

        fn face(card: &Card) -> u16 {
            card.face
        }

        fn sees(
            board: &$crate::cards::CardBoard<'_, Self>,
            seat: Option<Seat>,
            e: $crate::table::ObjectId,
        ) -> bool {
            board.sees(seat, e)
        }
    };
}

pub(crate) use {card_rules, card_types, placement, save_cards};

/// The queries for cards, players and whatever else a game has.
#[derive(SystemParam)]
pub struct CardParams<'w, 's, R: CardGame> {
    cards: Query<
        'w,
        's,
        (
            &'static mut <R as CardGame>::Card,
            &'static mut <R as CardGame>::Status,
            &'static mut <R as CardGame>::Stats,
        ),
    >,
    players: Query<'w, 's, &'static mut <R as CardGame>::Player>,
    more: StaticSystemParam<'w, 's, <R as CardGame>::MoreParams>,
}

/// The components of cards and players, one row a thing.
pub struct CardColumns<'b, R: CardGame> {
    cards: ContiguousMut<'b, R::Card>,
    statuses: ContiguousMut<'b, R::Status>,
    stats: ContiguousMut<'b, R::Stats>,
    players: ContiguousMut<'b, R::Player>,
    /// What else the game has.
    pub more: R::MoreColumns<'b>,
}

impl<'b, R: CardGame> CardColumns<'b, R> {
    /// The columns of the queries.
    #[inline]
    pub fn gather(params: &'b mut CardParams<'_, '_, R>) -> Self {
        let (cards, statuses, stats) = column!(params.cards);
        Self {
            cards,
            statuses,
            stats,
            players: column!(params.players),
            more: R::more(&mut params.more),
        }
    }
}

/// Row of a card in the columns.
#[inline]
fn row<R: CardGame>(e: ObjectId) -> usize {
    usize::from(e.0 - R::FIRST_ROW)
}

/// The board of a game of cards.
pub type CardBoard<'b, R> = Board<'b, R, CardColumns<'b, R>>;

impl<R: CardGame> CardBoard<'_, R> {
    /// The content of this match.
    #[inline]
    #[must_use]
    pub fn content(&self) -> &'static R::Content {
        R::content(self.game)
    }

    /// What a card is.
    #[inline]
    #[must_use]
    pub fn card(&self, e: ObjectId) -> &R::Card {
        &self.columns.cards[row::<R>(e)]
    }

    /// What a card is, to change it.
    #[inline]
    pub fn card_mut(&mut self, e: ObjectId) -> &mut R::Card {
        &mut self.columns.cards.bypass_change_detection()[row::<R>(e)]
    }

    /// How a card stands.
    #[inline]
    #[must_use]
    pub fn status(&self, e: ObjectId) -> &R::Status {
        &self.columns.statuses[row::<R>(e)]
    }

    /// How a card stands, to change it.
    #[inline]
    pub fn status_mut(&mut self, e: ObjectId) -> &mut R::Status {
        &mut self.columns.statuses.bypass_change_detection()[row::<R>(e)]
    }

    /// What a card is worth.
    #[inline]
    #[must_use]
    pub fn stats(&self, e: ObjectId) -> &R::Stats {
        &self.columns.stats[row::<R>(e)]
    }

    /// What a card is worth, to change it.
    #[inline]
    pub fn stats_mut(&mut self, e: ObjectId) -> &mut R::Stats {
        &mut self.columns.stats.bypass_change_detection()[row::<R>(e)]
    }

    /// A player.
    #[inline]
    #[must_use]
    pub fn player(&self, seat: Seat) -> &R::Player {
        &self.columns.players[seat.index()]
    }

    /// A player, to change it.
    #[inline]
    pub fn player_mut(&mut self, seat: Seat) -> &mut R::Player {
        &mut self.columns.players.bypass_change_detection()[seat.index()]
    }

    /// How many cards the world has entities for.
    #[must_use]
    pub fn capacity(&self) -> usize {
        self.columns.cards.len() - row::<R>(R::FIRST_CARD)
    }

    /// The cards that exist in this match.
    pub fn all_cards(&self) -> impl Iterator<Item = ObjectId> + use<R> {
        (0..self.index.in_use as u16).map(|n| ObjectId(R::FIRST_CARD.0 + n))
    }

    /// Whether the id is that of a card.
    #[inline]
    #[must_use]
    pub fn is_card(&self, e: ObjectId) -> bool {
        e >= R::FIRST_CARD && usize::from(e.0 - R::FIRST_CARD.0) < self.index.in_use
    }

    /// Definition of what a card is now.
    #[inline]
    #[must_use]
    pub fn def(&self, e: ObjectId) -> &'static R::CardDef {
        &R::cards(self.content())[usize::from(R::face(self.card(e)))]
    }

    /// What is asked most often about what a card is now.
    #[inline]
    #[must_use]
    pub fn facts(&self, e: ObjectId) -> &R::Facts {
        &self.index.facts[usize::from(R::face(self.card(e)))]
    }

    /// The next entity that waits to be used as a card; none if all are in use.
    pub fn next_card(&mut self) -> Option<ObjectId> {
        let n = self.index.in_use;
        if n >= self.capacity() {
            return None;
        }
        self.index.in_use += 1;
        Some(ObjectId(R::FIRST_CARD.0 + n as u16))
    }

    /// Every card lies in exactly one zone, the one it says.
    ///
    /// # Errors
    /// The first card that does not.
    pub fn audit_zones(&self) -> Result<(), Fault> {
        let zone = |e| self.status(e).zone();
        self.zones.sound(self.all_cards(), zone)
    }

    /// Makes `e` a card that stands so, with its printed stats, as the last one of its zone.
    pub fn place_card(&mut self, e: ObjectId, card: R::Card, status: R::Status) {
        *self.card_mut(e) = card;
        *self.status_mut(e) = status;
        *self.stats_mut(e) = self.facts(e).stats();
        self.zones.get_mut(status.zone()).push(e);
    }
}

/// A copy of all cards and players, and of the abilities in force.
pub struct SavedCards<R: CardGame> {
    in_use: usize,
    cards: Vec<R::Card>,
    statuses: Vec<R::Status>,
    stats: Vec<R::Stats>,
    players: Vec<R::Player>,
    sources: Vec<R::Source>,
}

impl<R: CardGame> Default for SavedCards<R> {
    fn default() -> Self {
        Self {
            in_use: 0,
            cards: Vec::new(),
            statuses: Vec::new(),
            stats: Vec::new(),
            players: Vec::new(),
            sources: Vec::new(),
        }
    }
}

impl<R: CardGame> SavedCards<R> {
    /// Copies every row in use.
    pub fn save(&mut self, board: &CardBoard<'_, R>) {
        self.in_use = board.index.in_use;
        let rows = row::<R>(R::FIRST_CARD) + self.in_use;
        let columns = &board.columns;
        copy_to(&mut self.cards, &columns.cards[..rows]);
        copy_to(&mut self.statuses, &columns.statuses[..rows]);
        copy_to(&mut self.stats, &columns.stats[..rows]);
        copy_to(&mut self.players, &columns.players);
        self.sources.clone_from(&board.index.sources);
    }

    /// Puts them back.
    pub fn load(&self, board: &mut CardBoard<'_, R>) {
        board.index.in_use = self.in_use;
        board.index.sources.clone_from(&self.sources);
        let (columns, rows) = (&mut board.columns, self.cards.len());
        columns.cards.bypass_change_detection()[..rows].copy_from_slice(&self.cards);
        columns.statuses.bypass_change_detection()[..rows].copy_from_slice(&self.statuses);
        columns.stats.bypass_change_detection()[..rows].copy_from_slice(&self.stats);
        let players = columns.players.bypass_change_detection();
        players.copy_from_slice(&self.players);
    }
}

/// Makes `list` a copy of the rows of a column, in the buffer it has.
fn copy_to<T: Copy>(list: &mut Vec<T>, rows: &[T]) {
    list.clear();
    list.extend_from_slice(rows);
}
