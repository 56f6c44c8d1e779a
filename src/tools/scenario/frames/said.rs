//! Choices as a script says them: `activate("a")`, `defend(Blue, 5)`.

use ron2::ast::Expr;
use ron2::{FromRon, Result, Span, Spanned};

use super::super::phrase::{phrase, plain, unknown};
use super::thing::Thing;
use super::verbs::{NAMES, Slot, VERBS};

/// A choice as a script says it.
#[derive(Debug, Clone)]
pub struct Said {
    /// The word.
    pub verb: &'static str,
    /// What is in the brackets.
    pub things: Vec<Spanned<Thing>>,
    /// Where it stands.
    pub span: Span,
}

impl FromRon for Said {
    fn from_ast(expr: &Expr<'_>) -> Result<Self> {
        let span = *expr.span();
        let (name, things) = phrase::<Thing>(expr, "a choice like `activate(\"a\")`")?;
        let Some(&(verb, slots, example)) = VERBS.iter().find(|(v, ..)| *v == name.value) else {
            return Err(unknown("choice", &name, &NAMES));
        };
        // The name before a point goes without saying.
        let short = slots.last() == Some(&Slot::Point) && things.len() == 1;
        let slots = if short { &slots[1..] } else { slots };
        let mut pairs = things.iter().zip(slots);
        if things.len() != slots.len() || !pairs.all(|(t, slot)| slot.fits(&t.value)) {
            return Err(plain(format!("write it like this: {example}"), span));
        }
        Ok(Self { verb, things, span })
    }
}

impl Said {
    /// The point in it, if it says one.
    pub fn point(&self) -> Option<crate::games::frames::position::At> {
        self.things.iter().find_map(|thing| match &thing.value {
            Thing::Point(at) => Some(*at),
            _ => None,
        })
    }

    /// The number in it.
    pub fn number(&self) -> Option<i32> {
        self.things.iter().find_map(|thing| match &thing.value {
            Thing::Number(n) => Some(*n),
            _ => None,
        })
    }

    /// The word in it.
    pub fn word(&self) -> Option<&str> {
        self.things.iter().find_map(|thing| match &thing.value {
            Thing::Word(word) => Some(word.as_str()),
            _ => None,
        })
    }

    /// The name in it.
    pub fn name(&self) -> Option<Spanned<String>> {
        self.things.iter().find_map(|thing| match &thing.value {
            Thing::Named(name) => Some(Spanned {
                value: name.clone(),
                span: thing.span,
            }),
            _ => None,
        })
    }
}
