//! What scripts of a game can say: choices like `play("spark")` and events like `destroy("pup")`.

use ron2::ast::{Expr, StructBody};
use ron2::{FromRon, Result, Span, Spanned};

use super::event_match::{Role, named};
use super::phrase::{phrase, plain, unknown};
use crate::table::Seat;

/// A verb with its places, how many of them must be filled, and an example.
pub type Verb<S> = (&'static str, &'static [S], usize, &'static str);

/// The words of one game, told by the things its scripts point at.
pub trait Speech: FromRon + 'static {
    /// What may stand at one place of a choice.
    type Slot: Copy + 'static;
    /// The verbs of choices.
    const VERBS: &'static [Verb<Self::Slot>];
    /// Their words.
    const NAMES: &'static [&'static str];
    /// What a choice looks like, for whoever wrote something else.
    const CHOICE: &'static str;
    /// Everything that a game writes into its log.
    const EVENTS: &'static [&'static str];
    /// What an event looks like.
    const EVENT: &'static str;

    /// Whether the thing may stand there.
    fn fits(&self, slot: Self::Slot) -> bool;

    /// What it is, if every game has that.
    fn simple(&self) -> Simple<'_>;

    /// The places that those things are meant for.
    fn places(slots: &'static [Self::Slot], given: &[Spanned<Self>]) -> &'static [Self::Slot] {
        let _ = given;
        slots
    }
}

/// A thing that scripts of every game point at.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Simple<'a> {
    /// `"spark"`.
    Name(&'a str),
    /// `3`.
    Number(i32),
    /// `player(1)`.
    Player(Seat),
    /// Anything else.
    Other,
}

/// `common_speech!();` in an `impl Speech`: the words of a game's `VERBS` and of its events, and the things that scripts
/// of every game point at.
macro_rules! common_speech {
    () => {
        type Slot = Slot;
        const VERBS: &'static [Verb<Slot>] = &VERBS;
        const NAMES: &'static [&'static str] = &$crate::tools::scenario::speech::names(&VERBS);
        const EVENTS: &'static [&'static str] = EventWord::TEXTS;

        fn simple(&self) -> $crate::tools::scenario::speech::Simple<'_> {
            use $crate::tools::scenario::speech::Simple;
            match self {
                Self::Named(name) => Simple::Name(name),
                Self::Number(n) => Simple::Number(*n),
                Self::Player(seat) => Simple::Player(*seat),
                _ => Simple::Other,
            }
        }
    };
}

pub(crate) use common_speech;

/// The words of verbs.
pub const fn names<S, const N: usize>(verbs: &[Verb<S>; N]) -> [&'static str; N] {
    let mut names = [""; N];
    let mut n = 0;
    while n < N {
        names[n] = verbs[n].0;
        n += 1;
    }
    names
}

/// A choice as a script says it.
#[derive(Debug, Clone)]
pub struct ChoicePhrase<T> {
    /// The word.
    pub verb: &'static str,
    /// What is in the brackets.
    pub things: Vec<Spanned<T>>,
    /// Whether it is any word with anything, written `any("word", ..)`.
    pub any: bool,
    /// Where it stands.
    pub span: Span,
}

impl<T: Speech> ChoicePhrase<T> {
    /// The number at that place of the brackets.
    pub fn number_at(&self, n: usize) -> Option<i32> {
        match self.things.get(n)?.value.simple() {
            Simple::Number(n) => Some(n),
            _ => None,
        }
    }
}

/// The word for any choice at all, also one that the game does not have: it must be refused.
const ANY: &str = "any";

impl<T: Speech> FromRon for ChoicePhrase<T> {
    fn from_ast(expr: &Expr<'_>) -> Result<Self> {
        let span = *expr.span();
        let (name, things) = phrase::<T>(expr, T::CHOICE)?;
        if name.value == ANY {
            return any(expr, span);
        }
        let known = T::VERBS.iter().find(|(verb, ..)| *verb == name.value);
        let Some(&(verb, slots, least, example)) = known else {
            return Err(unknown("choice", &name, T::NAMES));
        };
        let places = T::places(slots, &things);
        let least = least.min(places.len());
        let mut pairs = things.iter().zip(places);
        let count = (least..=places.len()).contains(&things.len());
        if !count || !pairs.all(|(thing, slot)| thing.value.fits(*slot)) {
            return Err(plain(format!("write it like this: {example}"), span));
        }
        Ok(Self {
            verb,
            things,
            any: false,
            span,
        })
    }
}

/// A choice of any word, with its subject, its target and its number as far as they are given.
fn any<T: Speech>(expr: &Expr<'_>, span: Span) -> Result<ChoicePhrase<T>> {
    let wrong = || {
        let example = "any(\"word\"), any(\"word\", \"subject\", \"target\", 3)";
        plain(format!("write it like this: {example}"), span)
    };
    let Expr::Struct(call) = expr else {
        return Err(wrong());
    };
    let Some(StructBody::Tuple(parts)) = &call.body else {
        return Err(wrong());
    };
    let mut parts = parts.elements.iter().map(|e| &e.expr);
    let Some(Expr::String(word)) = parts.next() else {
        return Err(wrong());
    };
    let things: Vec<Spanned<T>> = parts.map(Spanned::from_ast).collect::<Result<_>>()?;
    if things.len() > 3 {
        return Err(wrong());
    }
    let known = T::NAMES.iter().find(|name| **name == word.value);
    // A word that the game does not have is kept as long as the program runs: there are few.
    let made = || -> &'static str { Box::leak(word.value.clone().into_boxed_str()) };
    Ok(ChoicePhrase {
        verb: known.copied().unwrap_or_else(made),
        things,
        any: true,
        span,
    })
}

/// An event as a script describes it: every thing in the brackets must be in the event.
#[derive(Debug, Clone)]
pub struct EventPattern<T> {
    /// The word of the log.
    pub verb: String,
    /// What must be in it.
    pub things: Vec<Spanned<T>>,
    /// What must have that part in it: `damage(source: .., target: ..)`.
    pub roles: Vec<(Role, Spanned<T>)>,
    /// Where it stands.
    pub span: Span,
}

impl<T: Speech> FromRon for EventPattern<T> {
    fn from_ast(expr: &Expr<'_>) -> Result<Self> {
        let (name, things, roles) = match named(expr)? {
            Some((name, roles)) => (name, Vec::new(), roles),
            None => phrase(expr, T::EVENT).map(|(name, things)| (name, things, Vec::new()))?,
        };
        if !T::EVENTS.contains(&name.value.as_str()) {
            return Err(unknown("event", &name, T::EVENTS));
        }
        Ok(Self {
            verb: name.value,
            things,
            roles,
            span: *expr.span(),
        })
    }
}
