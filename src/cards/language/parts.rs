//! The parts of what a card says, so that each check and each text visits only what it needs.

use std::fmt;

use ron2::ast::Expr;
use ron2::{FromRon, Result, Spanned};

use crate::cards::counters::CounterName;

use super::{
    Amount, Condition, Effect, Language, Lasting, ObjectSelector, PlayerSelector, TargetSpec,
};

/// A part of what a card says.
#[derive(Debug)]
pub enum Part<'a, L: Language> {
    /// An effect, before its own parts.
    Effect(&'a Effect<L>),
    /// Things.
    Objects(&'a ObjectSelector<L>),
    /// Players.
    Players(&'a PlayerSelector<L>),
    /// A number.
    Amount(&'a Amount<L>),
    /// A condition, before its own parts.
    Condition(&'a Condition<L>),
    /// A filter.
    Filter(&'a L::Filter),
    /// How long something lasts.
    Lasting(&'a Lasting<L>),
}

/// A part that a loader may change, to make names into indices.
#[derive(Debug)]
pub enum PartMut<'a, L: Language> {
    /// A word of the game.
    Verb(&'a mut L::Verb),
    /// A filter.
    Filter(&'a mut L::Filter),
    /// The name of a kind of counters.
    Counter(&'a mut CounterName),
    /// The number of a target.
    Target(&'a mut u8),
    /// Players, before their own parts.
    Players(&'a mut PlayerSelector<L>),
}

/// What words mean at a place within an ability.
#[derive(Debug)]
pub struct Scene<'a, L: Language> {
    /// The targets of the ability, or of the chosen one of its ways.
    pub targets: &'a [TargetSpec<L>],
    /// What `Picked` is one of, within `Choose`.
    pub picked: Option<&'a L::Filter>,
    /// Somebody is asked: `They` is that player.
    pub asked: bool,
    /// A number was rolled, which is the amount there.
    pub rolled: bool,
    /// What the enclosing `NextTime` waits for.
    pub trigger: Option<&'a L::Trigger>,
    /// The event that is replaced.
    pub replaced: Option<&'a L::Replaced>,
    /// Within effects that wait: things may have moved before.
    pub later: bool,
    /// Within what cards or things were given up for.
    pub paid: bool,
    /// Its controller says whether it happens instead of an event.
    pub instead: bool,
}

impl<L: Language> Clone for Scene<'_, L> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<L: Language> Copy for Scene<'_, L> {}

impl<'a, L: Language> Scene<'a, L> {
    /// Outside all effects, with those targets.
    #[must_use]
    pub const fn new(targets: &'a [TargetSpec<L>]) -> Self {
        Self {
            targets,
            picked: None,
            asked: false,
            rolled: false,
            trigger: None,
            replaced: None,
            later: false,
            paid: false,
            instead: false,
        }
    }

    /// Where somebody is asked.
    #[must_use]
    pub const fn asking(self) -> Self {
        Self {
            asked: true,
            ..self
        }
    }

    /// Where somebody has picked one of those.
    #[must_use]
    pub const fn picking(self, filter: &'a L::Filter) -> Self {
        Self {
            picked: Some(filter),
            asked: true,
            ..self
        }
    }

    /// Where it is done for each of those.
    #[must_use]
    pub const fn each(self, filter: &'a L::Filter) -> Self {
        Self {
            picked: Some(filter),
            ..self
        }
    }

    /// Where that has happened.
    #[must_use]
    pub const fn waiting(self, trigger: &'a L::Trigger) -> Self {
        Self {
            trigger: Some(trigger),
            replaced: None,
            ..self.later()
        }
    }

    /// Where that is replaced.
    #[must_use]
    pub const fn replacing(self, event: &'a L::Replaced) -> Self {
        Self {
            trigger: None,
            replaced: Some(event),
            ..self.later()
        }
    }

    /// Where its controller says whether it happens instead of an event, or not so.
    #[must_use]
    pub const fn optional(self, instead: bool) -> Self {
        Self { instead, ..self }
    }

    /// Where such costs were paid.
    #[must_use]
    pub const fn paying(self, gives_up: bool) -> Self {
        Self {
            paid: self.paid || gives_up,
            ..self
        }
    }

    /// Within effects that wait.
    #[must_use]
    pub const fn later(self) -> Self {
        Self {
            later: true,
            ..self
        }
    }

    /// Where a number was rolled.
    #[must_use]
    pub const fn rolled(self) -> Self {
        Self {
            asked: true,
            rolled: true,
            ..self
        }
    }
}

/// Something that has parts of the language in it.
pub trait Parts<L: Language> {
    /// Shows every part, those that hold others first.
    fn parts<'a>(
        &'a self,
        scene: &Scene<'a, L>,
        visit: &mut dyn FnMut(Part<'a, L>, &Scene<'a, L>),
    ) {
        let _ = (scene, visit);
    }

    /// Shows every part that a loader may change.
    fn parts_mut(&mut self, visit: &mut dyn FnMut(PartMut<'_, L>)) {
        let _ = visit;
    }
}

/// The number of a target, as a part of a word of a game.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct TargetNumber(pub u8);

impl fmt::Debug for TargetNumber {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl FromRon for TargetNumber {
    fn from_ast(expr: &Expr<'_>) -> Result<Self> {
        u8::from_ast(expr).map(Self)
    }
}

impl<L: Language> Parts<L> for TargetNumber {
    fn parts_mut(&mut self, visit: &mut dyn FnMut(PartMut<'_, L>)) {
        visit(PartMut::Target(&mut self.0));
    }
}

impl<L: Language> Parts<L> for bool {}
impl<L: Language> Parts<L> for u8 {}
impl<L: Language> Parts<L> for i8 {}
impl<L: Language> Parts<L> for u16 {}
impl<L: Language> Parts<L> for i32 {}

impl<L: Language> Parts<L> for CounterName {
    fn parts_mut(&mut self, visit: &mut dyn FnMut(PartMut<'_, L>)) {
        visit(PartMut::Counter(self));
    }
}

impl<L: Language, T: Parts<L>> Parts<L> for Vec<T> {
    fn parts<'a>(
        &'a self,
        scene: &Scene<'a, L>,
        visit: &mut dyn FnMut(Part<'a, L>, &Scene<'a, L>),
    ) {
        self.iter().for_each(|of| of.parts(scene, visit));
    }

    fn parts_mut(&mut self, visit: &mut dyn FnMut(PartMut<'_, L>)) {
        self.iter_mut().for_each(|of| of.parts_mut(visit));
    }
}

impl<L: Language, T: Parts<L>> Parts<L> for Option<T> {
    fn parts<'a>(
        &'a self,
        scene: &Scene<'a, L>,
        visit: &mut dyn FnMut(Part<'a, L>, &Scene<'a, L>),
    ) {
        self.iter().for_each(|of| of.parts(scene, visit));
    }

    fn parts_mut(&mut self, visit: &mut dyn FnMut(PartMut<'_, L>)) {
        self.iter_mut().for_each(|of| of.parts_mut(visit));
    }
}

impl<L: Language, T: Parts<L>> Parts<L> for Box<T> {
    fn parts<'a>(
        &'a self,
        scene: &Scene<'a, L>,
        visit: &mut dyn FnMut(Part<'a, L>, &Scene<'a, L>),
    ) {
        (**self).parts(scene, visit);
    }

    fn parts_mut(&mut self, visit: &mut dyn FnMut(PartMut<'_, L>)) {
        (**self).parts_mut(visit);
    }
}

impl<L: Language, T: Parts<L>> Parts<L> for Spanned<T> {
    fn parts<'a>(
        &'a self,
        scene: &Scene<'a, L>,
        visit: &mut dyn FnMut(Part<'a, L>, &Scene<'a, L>),
    ) {
        self.value.parts(scene, visit);
    }

    fn parts_mut(&mut self, visit: &mut dyn FnMut(PartMut<'_, L>)) {
        self.value.parts_mut(visit);
    }
}

/// Declares words of a game: an enum that a pack spells, whose parts can be visited. Parts without a name in brackets
/// get one here, for reading: `Draw(n: Amount, player: PlayerSelector)`.
macro_rules! card_words {
    ($game:ty; $(#[$about:meta])* $vis:vis enum $name:ident {
        $($(#[$doc:meta])* $word:ident
            $(($($part:ident: $type:ty),+ $(,)?))?
            $({$($(#[$field_doc:meta])* $field:ident: $field_type:ty),+ $(,)?})?,)*
    }) => {
        $(#[$about])*
        #[derive(Debug, Clone, PartialEq, ron2::FromRon)]
        #[ron(deny_unknown_fields)]
        $vis enum $name {
            $($(#[$doc])* $word $(($($type),+))? $({$($(#[$field_doc])* $field: $field_type),+})?,)*
        }

        impl $crate::cards::language::Parts<$game> for $name {
            fn parts<'a>(
                &'a self,
                scene: &$crate::cards::language::Scene<'a, $game>,
                visit: &mut dyn FnMut(
                    $crate::cards::language::Part<'a, $game>,
                    &$crate::cards::language::Scene<'a, $game>,
                ),
            ) {
                let _ = (scene, &visit);
                match self {
                    $(Self::$word $(($($part),+))? $({$($field),+})? => {
                        $($($crate::cards::language::Parts::<$game>::parts($part, scene, visit);)+)?
                        $($($crate::cards::language::Parts::<$game>::parts($field, scene, visit);)+)?
                    })*
                }
            }

            fn parts_mut(&mut self, visit: &mut dyn FnMut($crate::cards::language::PartMut<'_, $game>)) {
                let _ = &visit;
                match self {
                    $(Self::$word $(($($part),+))? $({$($field),+})? => {
                        $($($crate::cards::language::Parts::<$game>::parts_mut($part, visit);)+)?
                        $($($crate::cards::language::Parts::<$game>::parts_mut($field, visit);)+)?
                    })*
                }
            }
        }
    };
}
pub(crate) use card_words;
