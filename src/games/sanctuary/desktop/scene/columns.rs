//! Columns of fights: each fight is a column of the table, with the opponents facing each other.

use crate::games::sanctuary::content::CardKind;
use crate::games::sanctuary::{Place, Step, View, place, zone};
use crate::table::{ObjectId, Seat};

/// One fight: the near side's Characters, and the far side's.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Column {
    /// Near, far.
    pub sides: [Vec<ObjectId>; 2],
}

/// Both sides in the order in which they stand.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Ranks {
    /// Fights, from the left.
    pub columns: Vec<Column>,
    /// The cards beside them: near, far.
    pub rest: [Vec<ObjectId>; 2],
    /// Attackers that are still being declared: they step forward where they are.
    stepping: Vec<ObjectId>,
}

impl Ranks {
    /// Whether it steps forward where it is.
    #[must_use]
    pub fn leans(&self, id: ObjectId) -> bool {
        self.stepping.contains(&id)
    }
}

/// Everybody in Conflict.
#[must_use]
pub fn ranks(view: &View, near: Seat) -> Ranks {
    let declaring = view.step == Step::Attackers;
    let mut ranks = Ranks {
        columns: if declaring {
            Vec::new()
        } else {
            columns(view, near)
        },
        ..Ranks::default()
    };
    if declaring {
        ranks.stepping = view.pairs.iter().map(|pair| pair.attacker).collect();
    }
    for (at, seat) in [near, near.other()].into_iter().enumerate() {
        let fights = |id: &ObjectId| ranks.columns.iter().any(|c| c.sides[at].contains(id));
        let here = characters(view, seat);
        ranks.rest[at] = here.into_iter().filter(|id| !fights(id)).collect();
    }
    ranks
}

/// The duel that is still to be fought. Once its damage is dealt, or one of the two has left, there is nothing to
/// foretell any more, though what it triggered may wait for an answer.
#[must_use]
pub fn duel(view: &View) -> Option<(ObjectId, ObjectId)> {
    let stands = |id: ObjectId| {
        let card = view.card(id);
        card.is_some_and(|card| place(card.zone).1 == Place::Conflict)
    };
    let ahead = view.step != Step::DuelResult;
    view.duel
        .filter(|&(by, to)| ahead && stands(by) && stands(to))
}

/// A player's Characters, in the order in which they came.
#[must_use]
pub fn characters(view: &View, seat: Seat) -> Vec<ObjectId> {
    let here = view.zone(zone(seat, Place::Conflict)).iter().flatten();
    let character = |id: &&ObjectId| {
        let card = view.card(**id);
        let kind = card.and_then(|c| view.content.cards.get(usize::from(c.face)));
        kind.is_some_and(|c| c.kind == CardKind::Character)
    };
    here.filter(character).copied().collect()
}

/// The duel, or attackers with their blockers: those nobody blocks first, nearest to the Sanctuaries.
fn columns(view: &View, near: Seat) -> Vec<Column> {
    let here = [near, near.other()].map(|seat| characters(view, seat));
    let column = |all: &[ObjectId]| {
        let mut column = Column::default();
        for at in [0, 1] {
            let own = all.iter().filter(|id| here[at].contains(id));
            column.sides[at] = own.copied().collect();
        }
        column
    };
    let duel = duel(view).into_iter().map(|(by, to)| column(&[by, to]));
    let mut pairs: Vec<_> = view.pairs.iter().collect();
    pairs.sort_by_key(|pair| !pair.blockers.is_empty());
    let pairs = pairs.into_iter().map(|pair| {
        let blockers = pair.blockers.iter().map(|b| b.blocker);
        let all: Vec<ObjectId> = std::iter::once(pair.attacker).chain(blockers).collect();
        column(&all)
    });
    let stands = |c: &Column| c.sides.iter().any(|side| !side.is_empty());
    duel.chain(pairs).filter(stands).collect()
}
