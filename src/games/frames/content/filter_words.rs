//! Words in filters: a type of frame by its name, and the frame from which a distance is measured.

use ron2::ast::Expr;
use ron2::{FromRon, Result};

use super::{ObjectSelector, OwnThing};
use crate::packs::{Words, short};
use crate::table::Language;

/// A type of frame as a filter names it: `"bollard"`, or `"pack:bollard"`.
#[derive(Debug, Clone)]
pub struct FrameName {
    /// As spelled.
    pub id: String,
    /// Index of the type and its name, set when the content is complete.
    pub found: Option<(u16, Words)>,
}

impl PartialEq for FrameName {
    fn eq(&self, other: &Self) -> bool {
        self.id == other.id
    }
}

impl FromRon for FrameName {
    fn from_ast(expr: &Expr<'_>) -> Result<Self> {
        String::from_ast(expr).map(|id| Self { id, found: None })
    }
}

impl FrameName {
    /// The name of the type, or what was spelled.
    #[must_use]
    pub fn shown(&self, language: Language) -> String {
        match &self.found {
            Some((_, name)) => name.in_language(language).to_owned(),
            None => short(&self.id).to_owned(),
        }
    }

    /// Whether it is the name of the type with that full id.
    #[must_use]
    pub fn names(&self, id: &str) -> bool {
        id == self.id || !self.id.contains(':') && short(id) == self.id
    }
}

/// The frame from which `within` is measured.
#[derive(Debug, Clone, Copy, PartialEq, Eq, FromRon)]
pub enum Origin {
    /// The frame that has the ability.
    This,
    /// The frame that triggered.
    That,
    /// The frame that was chosen.
    Picked,
    /// Who attacked.
    Attacker,
    /// Who was attacked.
    Attacked,
    /// The frame whose turn goes on.
    InTurn,
}

impl Origin {
    /// The same as a selector, so that what is checked and said of selectors holds here too.
    #[must_use]
    pub const fn selector(self) -> &'static ObjectSelector {
        static ALL: [ObjectSelector; 6] = [
            ObjectSelector::This,
            ObjectSelector::That,
            ObjectSelector::Picked,
            ObjectSelector::Own(OwnThing::Attacker),
            ObjectSelector::Own(OwnThing::Attacked),
            ObjectSelector::Own(OwnThing::InTurn),
        ];
        &ALL[self as usize]
    }
}
