//! Tracks what a text has already named, so that "it" is used only if one thing can be meant.

use super::CurrentKind;
use crate::cards::language::HowMany;
use crate::games::souls::content::{Amount, Filter, Kind, ObjectSelector, OwnThing, TargetSpec};

/// The name of a target at this point.
pub enum Mention<'a> {
    /// There is no such target.
    Missing,
    /// For the first time, in full.
    New(Filter),
    /// It is the only one, and no player.
    It(&'a Filter),
    /// The first (0) or second (1) of two that are described alike.
    Ordinal(&'a Filter, u8),
    /// A player, or the only one of its kind.
    That(&'a Filter),
    /// A group, for the first time.
    Group(HowMany, Filter),
    /// A group again.
    Those(&'a Filter),
}

/// The things that one ability has named so far.
pub struct Mentions<'a> {
    targets: &'a [TargetSpec],
    named: Vec<bool>,
    own: bool,
    /// The text named something else, so that "it" no longer means its own card.
    other: bool,
}

impl<'a> Mentions<'a> {
    pub fn of(targets: &'a [TargetSpec]) -> Self {
        Self {
            targets,
            named: vec![false; targets.len()],
            own: false,
            other: false,
        }
    }

    /// The text named another card.
    pub const fn other(&mut self) {
        self.other = true;
    }

    /// Whether there are targets, so that "it" would be one of them.
    pub const fn aims(&self) -> bool {
        !self.targets.is_empty()
    }

    /// Names its own card; whether "it" will do.
    pub const fn own(&mut self) -> bool {
        let known = !self.aims() && !self.other && self.own;
        self.own = true;
        known
    }

    /// The filter of the n-th target.
    pub fn target(&self, n: u8) -> Option<&'a Filter> {
        let spec = self.targets.get(usize::from(n));
        spec.map(|spec| &spec.filter)
    }

    /// The number that is divided among the n-th target.
    pub fn divided(&self, n: u8) -> Option<&'a Amount> {
        self.targets.get(usize::from(n))?.divide.as_ref()
    }

    /// Whether the n-th target has been named.
    pub fn is_named(&self, n: u8) -> bool {
        self.named.get(usize::from(n)).copied().unwrap_or_default()
    }

    /// Names target `n`.
    pub fn name(&mut self, n: u8) -> Mention<'a> {
        let n = usize::from(n);
        let Some(TargetSpec { filter, count, .. }) = self.targets.get(n) else {
            return Mention::Missing;
        };
        let alike = |other: &&TargetSpec| other.filter.kind == filter.kind;
        let earlier = self.targets[..n].iter().filter(alike).count();
        if !std::mem::replace(&mut self.named[n], true) {
            let same = self.targets[..n].iter().any(|t| t.filter == *filter);
            let named = Filter {
                other: filter.is_other() || same,
                ..filter.clone()
            };
            return match count {
                HowMany::One => Mention::New(named),
                count => Mention::Group(*count, named),
            };
        }
        if count.most() > 1 {
            return Mention::Those(filter);
        }
        if self.targets.iter().filter(alike).count() > 1 {
            Mention::Ordinal(filter, earlier as u8)
        } else if self.targets.len() == 1 && filter.kind != Kind::Player {
            Mention::It(filter)
        } else {
            Mention::That(filter)
        }
    }
}

/// The filter without "other" where the card itself could not be meant anyway.
pub fn another(filter: &Filter, kind: CurrentKind) -> Filter {
    let could_be = match filter.kind {
        Kind::Item | Kind::Object => kind == CurrentKind::Item,
        Kind::Monster => kind == CurrentKind::Monster,
        Kind::Room => kind == CurrentKind::Room,
        Kind::Curse => kind == CurrentKind::Curse,
        Kind::LootEntry => kind == CurrentKind::Loot,
        _ => true,
    };
    Filter {
        other: filter.is_other() && could_be,
        ..filter.clone()
    }
}

/// Whether that is one player or each of several, who can do something themselves.
pub fn is_player(who: &ObjectSelector, targets: &Mentions) -> bool {
    match who {
        ObjectSelector::Own(OwnThing::Player(_)) => true,
        ObjectSelector::Each(filter) => filter.kind == Kind::Player,
        ObjectSelector::Target(n) => targets.target(*n).is_some_and(|f| f.kind == Kind::Player),
        ObjectSelector::This
        | ObjectSelector::That
        | ObjectSelector::Picked
        | ObjectSelector::Paid
        | ObjectSelector::Own(OwnThing::Attacked) => false,
    }
}
