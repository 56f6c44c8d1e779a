//! Which cards something applies to: used by targets, continuous abilities and counts.

use ron2::{FromRon, Spanned};

use super::Gift;
use crate::cards::counters::CounterName;
use crate::cards::language::{Bound, Part, PartMut, Parts, Scene};
use crate::games::sanctuary::Sanctuary;
use crate::packs::{Whose, optional_fields};

optional_fields! {
    /// A condition on cards; every part that is given must hold.
    #[derive(PartialEq)]
    pub struct Filter {
        /// What it is.
        pub kind: Kind,
        /// What it is not.
        pub not: Option<Kind>,
        /// Whose it is, seen from the controller of the ability.
        pub whose: Whose,
        /// Where it is.
        pub place: Where,
        /// Only cards of this faction.
        pub faction: Option<FactionRef>,
        /// Only cards of this sub-type ("soldier").
        pub subtype: Option<String>,
        /// Only Characters with this gift.
        pub gift: Option<Gift>,
        /// Only cards that cost at most this.
        pub max_cost: Option<Bound>,
        /// Only cards that cost at least this.
        pub min_cost: Option<Bound>,
        /// Only Characters with at most this Strength.
        pub max_strength: Option<Bound>,
        /// Only Characters with at least this Strength.
        pub min_strength: Option<Bound>,
        /// Only tapped (`true`) or untapped (`false`) cards.
        pub tapped: Option<bool>,
        /// Only cards that entered play this turn, or only others.
        pub entered: Option<bool>,
        /// Only Characters with marked damage, or only others.
        pub damaged: Option<bool>,
        /// Only Characters that carry a Technology, or only others.
        pub carries: Option<bool>,
        /// Only cards with at least so many counters of that kind.
        pub counters: Option<(CounterName, u16)>,
        /// Part in the running duel or combat.
        pub role: Role,
        /// Not the card that has the ability (for a Technology: not its carrier).
        pub other: bool,
    }
}

impl Parts<Sanctuary> for Filter {
    fn parts<'a>(
        &'a self,
        scene: &Scene<'a, Sanctuary>,
        visit: &mut dyn FnMut(Part<'a, Sanctuary>, &Scene<'a, Sanctuary>),
    ) {
        visit(Part::Filter(self), scene);
        let cost = [&self.max_cost, &self.min_cost];
        let bounds = cost
            .into_iter()
            .chain([&self.max_strength, &self.min_strength]);
        bounds.for_each(|bound| bound.parts(scene, visit));
    }

    fn parts_mut(&mut self, visit: &mut dyn FnMut(PartMut<'_, Sanctuary>)) {
        visit(PartMut::Filter(self));
        if let Some((counter, _)) = &mut self.counters {
            visit(PartMut::Counter(counter));
        }
    }
}

/// A faction named by a card: `"ember"` or `"pack:ember"`.
#[derive(Debug, Clone)]
pub struct FactionRef {
    /// As spelled, and where.
    pub name: Spanned<String>,
    /// Interned index, set when the pack is resolved.
    pub index: u8,
}

impl PartialEq for FactionRef {
    fn eq(&self, other: &Self) -> bool {
        self.name.value == other.name.value
    }
}

impl FromRon for FactionRef {
    fn from_ast(expr: &ron2::ast::Expr<'_>) -> ron2::Result<Self> {
        Ok(Self {
            name: Spanned::from_ast(expr)?,
            index: u8::MAX,
        })
    }
}

/// What kind of thing a [`Filter`] matches.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, FromRon)]
pub enum Kind {
    /// Characters.
    #[default]
    Character,
    /// Enhancements.
    Enhancement,
    /// Technologies.
    Technology,
    /// Manipulations (in a hand or Limbo).
    Manipulation,
    /// Characters, Enhancements and Technologies.
    Permanent,
    /// Any card but a Sanctuary.
    Card,
    /// A Sanctuary.
    Sanctuary,
    /// An entry of the Stack.
    Entry,
    /// A Manipulation on the Stack.
    ManipulationEntry,
    /// Things of any kind: what `Is` means where no kind is written.
    Any,
}

/// Where a card must be.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, FromRon)]
pub enum Where {
    /// In play.
    #[default]
    Play,
    /// In a hand (only cards that the player choosing may see).
    Hand,
    /// In Limbo.
    Limbo,
    /// In a deck. Only `Choose` looks there: whoever chooses sees the cards that match.
    Deck,
}

/// Part in the running duel or combat.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, FromRon)]
pub enum Role {
    /// No restriction.
    #[default]
    Any,
    /// A declared attacker.
    Attacker,
    /// An attacker that nobody blocked.
    Unblocked,
    /// A declared blocker.
    Blocker,
    /// Attacker or blocker.
    InCombat,
    /// The challenger of the running duel.
    Challenger,
    /// The challenged one of the running duel.
    Challenged,
    /// Either of the two.
    Duelist,
}
