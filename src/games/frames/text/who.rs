//! Whom an ability means: "this frame", "the chosen frame", "all enemy frames within 3 units".

use super::filter;
use super::speaker::Speaker;
use crate::cards::text::{Phrase, Says};
use crate::games::frames::content::{ObjectSelector, OwnThing};

impl Speaker {
    /// Frames as a subject or object.
    pub(super) fn who(&self, who: &ObjectSelector) -> Phrase {
        match who {
            ObjectSelector::This => self.one_word("this frame", "este armazón"),
            ObjectSelector::That => self.one_word("that frame", "ese armazón"),
            ObjectSelector::Picked if self.each => self
                .one_word("that frame", "ese armazón")
                .known(self.language()),
            ObjectSelector::Picked => self.one_word("the chosen frame", "el armazón elegido"),
            ObjectSelector::Target(_) | ObjectSelector::Paid => {
                self.one_word("a target", "un objetivo")
            }
            ObjectSelector::Own(OwnThing::Attacker) => self.one_word("the attacker", "el atacante"),
            ObjectSelector::Own(OwnThing::Attacked) => {
                self.one_word("the attacked frame", "el armazón atacado")
            }
            ObjectSelector::Own(OwnThing::InTurn) => {
                self.one_word("the frame in its turn", "el armazón en su turno")
            }
            ObjectSelector::Each(all) => {
                let many = filter::many(all, self.language());
                Phrase {
                    text: self.of_each(many.text),
                    ..many
                }
            }
        }
    }

    /// Where something is done for each of several frames, the chosen one is that frame.
    pub(super) fn of_each(&self, text: String) -> String {
        match self.each {
            true => text
                .replace("the chosen frame", "that frame")
                .replace("el armazón elegido", "ese armazón"),
            false => text,
        }
    }
}
