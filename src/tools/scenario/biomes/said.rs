//! Choices as a script says them: `play("spark")`, `advance("pup", Woods)`.

use ron2::ast::Expr;
use ron2::{FromRon, Result, Span, Spanned};

use super::super::phrase::{phrase, plain, unknown};
use super::thing::Thing;
use super::verbs::{NAMES, VERBS};

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
        let (name, things) = phrase(expr, "a choice like `play(\"card\")`")?;
        let Some(&(verb, slots, least, example)) = VERBS.iter().find(|(v, ..)| *v == name.value)
        else {
            return Err(unknown("choice", &name, &NAMES));
        };
        let fits = things.len() >= least
            && things.len() <= slots.len()
            && things
                .iter()
                .zip(slots)
                .all(|(t, slot)| slot.fits(&t.value));
        if !fits {
            return Err(plain(format!("write it like this: {example}"), span));
        }
        Ok(Self { verb, things, span })
    }
}
