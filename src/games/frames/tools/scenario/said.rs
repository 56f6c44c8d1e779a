//! A choice of a script.

use ron2::Spanned;

use super::thing::Thing;
use super::verbs::ChoicePhrase;

impl ChoicePhrase {
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
