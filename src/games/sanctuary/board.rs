//! The board of Sanctuary: what is where, and what it is.

use crate::cards::CardColumns;
use crate::table::{self, ObjectId, Rows, Seat, ZoneId};

use super::Sanctuary;
use super::content::{Ability, CardKind, Gift, RulesDef};
use super::places::{Place, place, zone};
use super::state::Task;

/// The board of one system run.
pub type Board<'b> = table::Board<'b, Sanctuary, CardColumns<'b, Sanctuary>>;

/// A player's Territory: Point Zero, Reserve, Conflict.
fn territory(seat: Seat) -> [ZoneId; 3] {
    [Place::PointZero, Place::Reserve, Place::Conflict].map(|place| zone(seat, place))
}

impl Board<'_> {
    /// Rule parameters.
    #[must_use]
    pub fn rules(&self) -> &'static RulesDef {
        &self.game.content.rules
    }

    /// Type of a card.
    #[must_use]
    pub fn kind(&self, e: ObjectId) -> CardKind {
        self.facts(e).kind
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

    /// The subject of an ability of a card: the carrier of a Technology, else the card itself.
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

    /// Adds work that is done before anything asked earlier goes on.
    pub fn then(&mut self, task: Task) {
        self.game.agenda.push(task);
    }
}
