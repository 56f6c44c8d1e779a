//! Tracks what a text has already named, so that "it" is used only if one thing can be meant.

use crate::cards::language::HowMany;
use crate::games::sanctuary::content::{
    Amount, CardKind, Filter, Kind, ObjectSelector, TargetSpec, Where,
};
use crate::packs::Whose;

/// The name of a target at this point.
pub enum Mention<'a> {
    /// There is no such target.
    Missing,
    /// For the first time, in full.
    New(Box<Filter>),
    /// It is the only one.
    It(&'a Filter),
    /// The first (0) or second (1) of two that are described alike.
    Ordinal(&'a Filter, u8),
    /// Yours or the opponent's, of two that differ in that.
    Side(&'a Filter),
    /// The only one of its kind.
    That(&'a Filter),
    /// A group, for the first time.
    Group(HowMany, Box<Filter>),
    /// A group again.
    Those(&'a Filter),
}

/// The card that has the ability, or who carries it.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Own {
    Card,
    Carrier,
}

/// The things that one ability has named so far.
pub struct Mentions<'a> {
    targets: &'a [TargetSpec],
    named: Vec<bool>,
    own: Option<Own>,
    /// The text named another card, so that "it" no longer means its own.
    other: bool,
    /// A target was first named in passing, so that "it" could be something else.
    passing: bool,
}

impl<'a> Mentions<'a> {
    pub fn of(targets: &'a [TargetSpec]) -> Self {
        Self {
            targets,
            named: vec![false; targets.len()],
            own: None,
            other: false,
            passing: false,
        }
    }

    /// The text named another card.
    pub const fn other(&mut self) {
        self.other = true;
    }

    /// The sentence names a target and something else too.
    pub const fn passing(&mut self) {
        self.passing = true;
    }

    /// Whether there are targets, so that "it" would be one of them.
    pub const fn aims(&self) -> bool {
        !self.targets.is_empty()
    }

    /// Names its own card or carrier; whether "it" will do.
    pub fn own(&mut self, own: Own) -> bool {
        let known = !self.aims() && !self.other && self.own == Some(own);
        self.own = Some(own);
        known
    }

    /// Names target `n`.
    pub fn target(&mut self, n: u8) -> Mention<'a> {
        let n = usize::from(n);
        let Some(TargetSpec { filter, count, .. }) = self.targets.get(n) else {
            return Mention::Missing;
        };
        let alike = |other: &&TargetSpec| {
            other.filter.kind == filter.kind && other.filter.whose == filter.whose
        };
        let earlier = self.targets[..n].iter().filter(alike).count();
        if !std::mem::replace(&mut self.named[n], true) {
            let named = Box::new(Filter {
                other: filter.other || earlier > 0,
                ..filter.clone()
            });
            return match count {
                HowMany::One => Mention::New(named),
                count => Mention::Group(*count, named),
            };
        }
        if count.most() > 1 {
            return Mention::Those(filter);
        }
        let of_kind = self
            .targets
            .iter()
            .filter(|t| t.filter.kind == filter.kind)
            .count();
        if self.targets.len() == 1 && !self.passing {
            Mention::It(filter)
        } else if self.targets.iter().filter(alike).count() > 1 {
            Mention::Ordinal(filter, earlier as u8)
        } else if of_kind > 1 {
            Mention::Side(filter)
        } else {
            Mention::That(filter)
        }
    }

    /// Names target `n` where the sentence itself says that it carries a Technology.
    pub fn carrier(&mut self, n: u8) -> Mention<'a> {
        match self.target(n) {
            Mention::New(mut filter) => {
                self.passing();
                filter.carries = None;
                Mention::New(filter)
            }
            known => known,
        }
    }

    /// The number that is divided among target `n`.
    pub fn divided(&self, n: u8) -> Option<&'a Amount> {
        self.targets.get(usize::from(n))?.divide.as_ref()
    }

    /// Whether target `n` is of that kind.
    pub fn is_of(&self, n: u8, kind: Kind) -> bool {
        let target = self.targets.get(usize::from(n));
        target.is_some_and(|t| t.filter.kind == kind)
    }

    /// Whether it lies in your own Limbo, so that "your hand" is where it goes.
    pub fn is_yours(&self, who: &ObjectSelector) -> bool {
        let yours = |f: &Filter| f.whose == Whose::Yours && f.place == Where::Limbo;
        match who {
            ObjectSelector::Target(n) => {
                let spec = self.targets.get(usize::from(*n));
                spec.is_some_and(|spec| yours(&spec.filter))
            }
            ObjectSelector::Each(filter) => yours(filter),
            ObjectSelector::This
            | ObjectSelector::That
            | ObjectSelector::Picked
            | ObjectSelector::Paid
            | ObjectSelector::Own(_) => false,
        }
    }
}

/// The filter of "another card" as a card of that type says it: "another" only if it could be meant itself.
pub fn another(filter: &Filter, card: CardKind) -> Filter {
    Filter {
        other: filter.other || could_be(filter, card),
        ..filter.clone()
    }
}

/// The filter without "another" where a card of that type could not be meant anyway.
pub fn without_other(filter: &Filter, card: CardKind) -> Filter {
    Filter {
        other: filter.other && could_be(filter, card),
        ..filter.clone()
    }
}

/// Whether a card of that type can be one of those.
fn could_be(filter: &Filter, card: CardKind) -> bool {
    filter.whose != Whose::Theirs
        && match filter.kind {
            Kind::Character => card == CardKind::Character,
            Kind::Enhancement => card == CardKind::Enhancement,
            Kind::Technology => card == CardKind::Technology,
            Kind::Manipulation => card == CardKind::Manipulation,
            Kind::Permanent => !matches!(card, CardKind::Sanctuary | CardKind::Manipulation),
            Kind::Card => card != CardKind::Sanctuary,
            Kind::Sanctuary => card == CardKind::Sanctuary,
            Kind::Any => true,
            Kind::Entry | Kind::ManipulationEntry => false,
        }
}
