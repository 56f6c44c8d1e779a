//! Fields that a scenario defines, besides those of packs.

use ron2::ast::Expr;
use ron2::{FromRon, Result, Span};

use super::super::FieldDef;
use super::super::spelling::Field;
use super::fields;
use super::pack::CODES;
use crate::packs::{CheckContext, Report, TextFile, inline_ids};

/// A field as a scenario writes it, in the vocabulary of the packs.
#[derive(Debug, Clone)]
pub struct OwnField(Field);

impl FromRon for OwnField {
    fn from_ast(expr: &Expr<'_>) -> Result<Self> {
        Field::from_ast(expr).map(Self)
    }
}

impl OwnField {
    /// Its id and where it stands.
    #[must_use]
    pub fn id(&self) -> (&str, Span) {
        (&self.0.id.value, self.0.id.span)
    }

    /// The field, checked like one of a pack.
    pub fn check(&self, file: &TextFile, report: &mut Report) -> FieldDef {
        let ids = inline_ids([&self.0.id].into_iter(), |_| false, file, report);
        let mut context = CheckContext::new(file, report, &CODES);
        let id = ids.into_iter().next().unwrap_or_default();
        fields::check(id, self.0.clone(), &mut context).thing
    }
}
