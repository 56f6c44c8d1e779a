//! Properties of checked content in every game: the packs it comes from, and its things.

use super::{Library, PackStamp, Picture, Report, Words, named, unknown_card};
use crate::packs::{Diagnostic, TextFile};
use ron2::Spanned;

/// Everything that packs of one game make.
pub trait PackContent: Sized + Send + Sync + 'static {
    /// Everything of a library that is of this game. Broken packs are set aside; the report says why.
    ///
    /// # Errors
    /// A sentence: nothing is left that can be played.
    fn load(library: &Library, report: &mut Report) -> Result<Self, String>;
    /// Warns of things of the library that no deck or set leads to.
    fn warn_unused(&self, _library: &Library, _report: &mut Report) {}
    /// The packs that it is from, in load order.
    fn packs(&self) -> &[PackStamp];
    /// Full ids of what its packs are full of, in order.
    fn ids(&self) -> impl ExactSizeIterator<Item = &str> + DoubleEndedIterator;
    /// The pictures that packs ship, by index of the card.
    fn pictures(&self, _library: &Library) -> Vec<(u16, Picture)> {
        Vec::new()
    }
    /// Index of what that id names, with its pack or without; later packs win.
    fn named(&self, name: &str) -> Option<u16> {
        named(self.ids(), name)
    }
}

/// The printed values of a card of any game.
pub trait Printed {
    /// Its full id.
    fn id(&self) -> &str;
    /// Its name.
    fn name(&self) -> &Words;
    /// Its kind, as packs say it.
    fn kind_word(&self) -> String;
    /// Path of its picture inside its pack.
    fn picture(&self) -> Option<&str>;
}

/// Content whose packs are full of cards.
pub trait CardContent: PackContent {
    /// A card.
    type Card: Printed + 'static;

    /// All cards, by index.
    fn cards(&self) -> &[Self::Card];
    /// Index of the card of that full id.
    fn index(&self, id: &str) -> Option<usize> {
        self.cards().iter().position(|card| card.id() == id)
    }
    /// The card of that full id.
    fn card(&self, id: &str) -> Option<&Self::Card> {
        self.cards().iter().find(|card| card.id() == id)
    }
    /// The card that an id names, with its pack or without; later packs win.
    fn card_named(&self, name: &str) -> Option<&Self::Card> {
        self.named(name).map(|n| &self.cards()[usize::from(n)])
    }
    /// The error for a name that no card has.
    fn unknown_card(&self, name: &Spanned<String>, file: &TextFile) -> Diagnostic {
        unknown_card(self.ids(), name, file)
    }
}

/// `card_content!(Content, Card)`: content with the fields `cards` and `packs`, loaded by `load`.
macro_rules! card_content {
    ($content:ty, $card:ty) => {
        impl $crate::packs::PackContent for $content {
            fn load(
                library: &$crate::packs::Library,
                report: &mut $crate::packs::Report,
            ) -> Result<Self, String> {
                load(library, report).map_err(|error| error.to_string())
            }

            fn warn_unused(
                &self,
                library: &$crate::packs::Library,
                report: &mut $crate::packs::Report,
            ) {
                warn_unused(library, self, report);
            }

            fn packs(&self) -> &[$crate::packs::PackStamp] {
                &self.packs
            }

            fn ids(&self) -> impl ExactSizeIterator<Item = &str> + DoubleEndedIterator {
                self.cards.iter().map(|card| card.id.as_str())
            }

            fn pictures(
                &self,
                library: &$crate::packs::Library,
            ) -> Vec<(u16, $crate::packs::Picture)> {
                let cards = self.cards.iter();
                let cards = cards.map(|card| (card.id.as_str(), card.picture.as_deref()));
                library.pictures(&self.packs, cards)
            }
        }

        impl $crate::packs::CardContent for $content {
            type Card = $card;

            fn cards(&self) -> &[$card] {
                &self.cards
            }
        }

        impl $crate::packs::Printed for $card {
            fn id(&self) -> &str {
                &self.id
            }

            fn name(&self) -> &$crate::packs::Words {
                &self.name
            }

            fn kind_word(&self) -> String {
                let word = format!("{:?}", self.kind);
                word.split('(').next().unwrap_or_default().to_owned()
            }

            fn picture(&self) -> Option<&str> {
                self.picture.as_deref()
            }
        }
    };
}

pub(crate) use card_content;
