//! Filters and the cards that they match.

use crate::cards::language::lies_between;
use crate::table::{ObjectId, Seat};

use super::board::Board;
use super::content::{CardKind, Filter, Kind, Role, Where};
use super::places::Place;
use super::state::Action;

/// The player from whose side a filter is read.
#[derive(Debug, Clone, Copy)]
pub struct EvalContext {
    /// "You".
    pub seat: Seat,
    /// The card that has the ability.
    pub source: Option<ObjectId>,
    /// C127: what was paid for X.
    pub x: i32,
}

impl EvalContext {
    /// The eye of an entry.
    #[must_use]
    pub fn of(action: &Action) -> Self {
        Self {
            seat: action.controller,
            source: Some(action.source),
            x: action.x.into(),
        }
    }
}

/// Whether a card of that type is of the kind.
const fn is_kind(card: CardKind, kind: Kind) -> bool {
    match kind {
        Kind::Character => matches!(card, CardKind::Character),
        Kind::Enhancement => matches!(card, CardKind::Enhancement),
        Kind::Technology => matches!(card, CardKind::Technology),
        Kind::Manipulation => matches!(card, CardKind::Manipulation),
        Kind::Permanent => matches!(
            card,
            CardKind::Character | CardKind::Enhancement | CardKind::Technology
        ),
        Kind::Card => !matches!(card, CardKind::Sanctuary),
        Kind::Sanctuary => matches!(card, CardKind::Sanctuary),
        Kind::Any => true,
        Kind::Entry | Kind::ManipulationEntry => false,
    }
}

impl Board<'_> {
    /// Whether a card matches.
    #[must_use]
    pub fn matches(&self, filter: &Filter, eye: EvalContext, e: ObjectId) -> bool {
        if !is_kind(self.kind(e), filter.kind) || !self.is_there(filter.place, e) {
            return false;
        }
        let (def, status, stats) = (self.def(e), self.status(e), self.stats(e));
        let entered = || status.entered == self.game.turn;
        let faction = |wanted: u8| def.faction == Some(wanted);
        filter.whose.fits(eye.seat, status.controller)
            && filter.not.is_none_or(|not| !is_kind(self.kind(e), not))
            && filter.faction.as_ref().is_none_or(|f| faction(f.index))
            && filter.subtype.as_ref().is_none_or(|s| *s == def.subtype)
            && filter.gift.is_none_or(|gift| stats.gifts.has(gift))
            && fits_numbers(filter, eye.x, i32::from(def.cost), stats.strength)
            && filter.tapped.is_none_or(|tapped| status.tapped == tapped)
            && filter.entered.is_none_or(|wanted| entered() == wanted)
            && filter
                .damaged
                .is_none_or(|wanted| (status.damage > 0) == wanted)
            && filter
                .carries
                .is_none_or(|wanted| self.carried(e).is_some() == wanted)
            && (filter.counters.as_ref())
                .is_none_or(|(kind, n)| self.game.counters.of(e, kind.index) >= i32::from(*n))
            && self.has_role(filter.role, e)
            && !(filter.other && self.is_own(eye, e))
    }

    /// Whether a card that a player plays is such a card, wherever it is by now (C104).
    #[must_use]
    pub fn matches_played(
        &self,
        filter: &Filter,
        eye: EvalContext,
        e: ObjectId,
        seat: Seat,
    ) -> bool {
        let def = self.def(e);
        let faction = |wanted: u8| def.faction == Some(wanted);
        is_kind(self.kind(e), filter.kind)
            && filter.not.is_none_or(|not| !is_kind(self.kind(e), not))
            && filter.whose.fits(eye.seat, seat)
            && filter.faction.as_ref().is_none_or(|f| faction(f.index))
            && filter.subtype.as_ref().is_none_or(|s| *s == def.subtype)
            && filter.gift.is_none_or(|gift| def.gifts.has(gift))
            && fits_numbers(filter, eye.x, i32::from(def.cost), def.strength)
    }

    /// Whether a card is the one that has the ability, or the carrier of it.
    fn is_own(&self, eye: EvalContext, e: ObjectId) -> bool {
        let own = eye.source.filter(|&source| self.is_card(source));
        own.is_some_and(|source| source == e || self.status(source).carrier == Some(e))
    }

    fn is_there(&self, place: Where, e: ObjectId) -> bool {
        let now = self.place_of(e).1;
        match place {
            Where::Play => now.is_play(),
            Where::Hand => now == Place::Hand,
            Where::Limbo => now == Place::Limbo,
            Where::Deck => now == Place::Deck,
        }
    }

    fn has_role(&self, role: Role, e: ObjectId) -> bool {
        let attacks = || self.attacks_now(e);
        let blocks = || self.game.blockers.iter().any(|b| b.card == e && !b.left);
        let duelist = |n: usize| {
            let fight = self.game.fight.as_ref();
            fight.is_some_and(|fight| fight.duelists[n] == e && !fight.left[n])
        };
        match role {
            Role::Any => true,
            Role::Attacker => attacks(),
            Role::Unblocked => attacks() && !self.is_blocked(e),
            Role::Blocker => blocks(),
            Role::InCombat => attacks() || blocks(),
            Role::Challenger => duelist(0),
            Role::Challenged => duelist(1),
            Role::Duelist => duelist(0) || duelist(1),
        }
    }

    /// Whether a Character is a declared attacker and has not left play since.
    #[must_use]
    pub fn attacks_now(&self, e: ObjectId) -> bool {
        self.game.attackers.iter().any(|a| a.card == e && !a.left)
    }

    /// Whether anybody was declared to block that attacker; once blocked it stays so.
    #[must_use]
    pub fn is_blocked(&self, attacker: ObjectId) -> bool {
        self.game.blockers.iter().any(|b| b.attacker == attacker)
    }

    /// How many cards match.
    #[must_use]
    pub fn count(&self, filter: &Filter, eye: EvalContext) -> usize {
        let fits = |&e: &ObjectId| self.matches(filter, eye, e);
        match filter.place {
            Where::Play => self.in_play().filter(fits).count(),
            Where::Hand => self.rows_of(Place::Hand).filter(fits).count(),
            Where::Limbo => self.rows_of(Place::Limbo).filter(fits).count(),
            Where::Deck => self.rows_of(Place::Deck).filter(fits).count(),
        }
    }

    /// Cards in both players' zones of one kind, the active player's first.
    pub fn rows_of(&self, what: Place) -> impl Iterator<Item = ObjectId> + '_ {
        let [first, second] = self.in_turn();
        let rows = [self.row(first, what), self.row(second, what)];
        rows.into_iter().flatten().copied()
    }
}

/// Whether cost and Strength are within the bounds of a filter.
fn fits_numbers(filter: &Filter, x: i32, cost: i32, strength: i32) -> bool {
    lies_between([filter.min_cost, filter.max_cost], x, || cost)
        && lies_between([filter.min_strength, filter.max_strength], x, || strength)
}
