//! Cards that other cards name.

use ron2::ast::Expr;
use ron2::{FromRon, Result, Span};

use super::{Language, Parts};

/// A card named by another card: `"moss_pup"` or `"pack:moss_pup"`.
#[derive(Debug, Clone)]
pub struct CardRef {
    /// As spelled.
    pub name: String,
    /// Where, for errors.
    pub span: Span,
    /// Interned index, set when the pack is resolved.
    pub index: u16,
}

impl PartialEq for CardRef {
    fn eq(&self, other: &Self) -> bool {
        self.name == other.name
    }
}

impl FromRon for CardRef {
    fn from_ast(expr: &Expr<'_>) -> Result<Self> {
        let name = String::from_ast(expr)?;
        Ok(Self {
            name,
            span: *expr.span(),
            index: u16::MAX,
        })
    }
}

impl<L: Language> Parts<L> for CardRef {}
