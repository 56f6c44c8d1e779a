//! Who acts in a sentence, and in which way it is said.

use super::{Form, Modality, Phrase};
use crate::cards::language::{Effect, Language as Words, Part, Parts, PlayerSelector, Scene};
use crate::table::Language;

/// Stands for a subject that is said once for several clauses.
pub const ONCE: &str = "~";

/// Who acts besides the reader.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub enum Acting {
    /// Nobody: "draw 1 card" is said to the reader.
    #[default]
    Nobody,
    /// Somebody: "they draw 1 card", "you draw 1 card".
    Somebody,
    /// Somebody who was just named, so that Spanish leaves them out: "each player does this: they draw 1 card".
    Doing,
    /// Somebody who was named before the first clause: "each player draws 1 card and discards 1 card".
    Named,
    /// Somebody who was named before "may": "each player may draw 1 card".
    Allowed,
}

impl Acting {
    /// The reader as a subject; `None` where nobody else is meant.
    #[must_use]
    pub fn you(self, language: Language) -> Option<Phrase> {
        (self != Self::Nobody).then(|| Phrase::you(language))
    }

    /// "They" as a subject; `None` where it stands before "may" already.
    #[must_use]
    pub fn they(self, language: Language) -> Option<Phrase> {
        match (self, language) {
            (Self::Nobody | Self::Somebody | Self::Doing, Language::English) => {
                Some(Phrase::many("they", false))
            }
            (Self::Nobody | Self::Somebody, Language::Spanish) => {
                Some(Phrase::one("ese jugador", false))
            }
            (Self::Doing, Language::Spanish) => {
                Some(Phrase::one("ese jugador", false).known(language))
            }
            (Self::Named, _) => Some(Phrase::one(ONCE, false)),
            (Self::Allowed, _) => None,
        }
    }
}

/// Ways in which a game says what happens.
pub trait Modalities: Copy {
    /// What happens: "draw a card".
    const PLAIN: Self;
    /// After "you may".
    const MAY: Self;
    /// The form of what whoever decides does.
    fn form(self) -> Form;
}

impl Modalities for Modality {
    const PLAIN: Self = Self::Plain;
    const MAY: Self = Self::May;

    fn form(self) -> Form {
        self.you()
    }
}

/// Whether they, and nobody else, do each of these effects.
pub fn all_theirs<L: Words>(effects: &[Effect<L>]) -> bool {
    effects.iter().all(|effect| {
        let mut players = Vec::new();
        effect.parts(&Scene::new(&[]), &mut |part, _| {
            if let Part::Players(player) = part {
                players.push(*player == PlayerSelector::They);
            }
        });
        let they = players.first() == Some(&true) && players.iter().all(|they| *they);
        matches!(effect, Effect::Do(_)) && they
    })
}

/// What is yours on a card, said of somebody else: "one of their Characters".
pub fn theirs(text: &str, language: Language) -> String {
    let words = text.split(' ').map(|word| match (language, word) {
        (Language::English, "your") => "their",
        (Language::English, "yours") => "theirs",
        (Language::Spanish, "tu") => "su",
        (Language::Spanish, "tus") => "sus",
        (_, word) => word,
    });
    words.collect::<Vec<_>>().join(" ")
}

/// What is done with a card, as it is said of those: of several "on top of their owners' decks".
#[must_use]
pub fn said_of(who: &Phrase, rest: &str) -> String {
    const PLURALS: [[&str; 2]; 9] = [
        ["its owner's hand", "their owners' hands"],
        ["its owner's deck", "their owners' decks"],
        ["its owner's control", "their owners' control"],
        ["its deck", "their decks"],
        ["la mano de su propietario", "las manos de sus propietarios"],
        [
            "del mazo de su propietario",
            "de los mazos de sus propietarios",
        ],
        ["el mazo de su propietario", "los mazos de sus propietarios"],
        ["de su propietario", "de sus propietarios"],
        ["su mazo", "sus mazos"],
    ];
    let mut plurals = PLURALS.into_iter().filter(|_| who.plural);
    let first = plurals.find(|[one, _]| rest.contains(one));
    first.map_or_else(|| rest.to_owned(), |[one, many]| rest.replace(one, many))
}
