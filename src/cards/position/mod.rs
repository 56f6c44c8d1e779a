//! Positions of games of cards: how a file spells a card, and how a position is put together from its spelling.
//!
//! A game says which fields a card has (`card_fields!`), what a side and the table are, and what must hold.

mod builder;
mod delayed;
mod labels;
mod paid;
mod possible;
mod spot;
mod written;

use std::collections::BTreeMap;
use std::ops::Range;

use ron2::Spanned;
use ron2::convert::AstMapAccess;

pub use builder::Builder;
pub use delayed::{Aim, DelayedEntry, DelayedSpot, WaitsUntil, groups_problem};
pub use labels::PieceNames;
pub use paid::{PaidSpot, PaidWith};
pub use possible::{Possible, forbid, in_range, no_problem};
pub(crate) use spot::card_fields;
pub use spot::{CardSpot, Uses};
pub use written::{written_counters, written_uses};

use crate::packs::{CardContent, Diagnostic, Report, TextFile};
use crate::table::{Pieces, ZoneId};

/// A position of a game of cards.
pub trait CardPosition: Pieces + Sized {
    /// What packs make.
    type Content: CardContent;
    /// How a file spells it.
    type Def;

    /// Why it cannot be played with these cards, if it cannot; its cards are called by these names.
    fn problem_named(&self, content: &Self::Content, names: &PieceNames<'_>) -> Option<String>;

    /// The same with the ids of the cards.
    fn problem(&self, content: &Self::Content) -> Option<String> {
        self.problem_named(content, &PieceNames::default())
    }
    /// As a file spells it. Cards that something refers to have a label, and with `labels` all that are not in a deck.
    fn text(&self, labels: bool) -> String;
    /// From the spelling to the position. Mistakes go to the report; the result is good only if there are none.
    fn resolve(
        def: &Self::Def,
        content: &Self::Content,
        file: &TextFile,
        at: &Range<usize>,
        report: &mut Report,
    ) -> LabelledPosition<Self>;
}

/// A position with the labels that its cards were given.
#[derive(Debug, Clone)]
pub struct LabelledPosition<P> {
    /// The position.
    pub position: P,
    /// Index of the piece by label.
    pub aliases: BTreeMap<String, u16>,
}

impl<P: CardPosition> LabelledPosition<P> {
    /// The same. Without other mistakes, what keeps it from being played goes to the report, where the position begins.
    #[must_use]
    pub fn checked(
        self,
        content: &P::Content,
        file: &TextFile,
        at: &Range<usize>,
        report: &mut Report,
    ) -> Self {
        if report.errors() == 0
            && let Some(problem) =
                (self.position).problem_named(content, &PieceNames::of(&self.aliases))
        {
            let head = at.start..at.start + 1;
            report.push(Diagnostic::error("S014", file, &head, problem));
        }
        self
    }
}

/// A position whose cards are spelled `"card"`, `"card as label"` or `(card: "card", as: "label", ..)`.
pub trait SpelledCards: Pieces + Sized {
    /// What packs make.
    type Content: CardContent;
    /// What the long form says that is not in a piece: other cards by their labels, whose card it is.
    type ExtraFields: Clone + Default;

    /// The name of the long form in messages.
    const FORM: &'static str = "Fields";
    /// The fields of the long form.
    const FIELDS: &'static [&'static str];
    /// What its rules call a name that a scenario gives, and that with its article.
    const LABEL: [&'static str; 2] = ["label", "a label"];
    /// Where a card lies that can stand in some way.
    const IN_PLAY: &'static str = "in play";
    /// No more cards are laid beyond this many; the check of the position says that there are too many.
    const MOST: usize = usize::MAX;

    /// Reads the fields of the long form, those that every game has apart.
    ///
    /// # Errors
    /// What is wrong with one of them.
    fn read_fields(
        all: &mut AstMapAccess<'_>,
        piece: &mut Self::Piece,
        more: &mut Self::ExtraFields,
    ) -> ron2::Result<()>;
    /// Whether a card there is in play.
    fn is_in_play(zone: ZoneId) -> bool;
    /// Whether nothing is said of how it stands.
    fn is_bare(piece: &Self::Piece) -> bool;
    /// The label of the card that it is attached to.
    fn link(_more: &Self::ExtraFields) -> Option<&Spanned<String>> {
        None
    }
    /// Makes a spelled piece that card in that zone; it is of the side where it lies.
    fn set_card(piece: &mut Self::Piece, id: &str, zone: ZoneId);
    /// Completes a piece that lies in its zone by what the spot says besides.
    fn complete(_builder: &mut Builder<'_, Self>, _spot: &CardSpot<Self>, _: &mut Self::Piece) {}
}

/// `card_pieces!();` in an `impl Pieces`: the list `cards` of a position, whose `Piece`s have a `card` and a `zone`.
macro_rules! card_pieces {
    () => {
        type Piece = Piece;

        fn pieces(&self) -> &Vec<Piece> {
            &self.cards
        }

        fn pieces_mut(&mut self) -> &mut Vec<Piece> {
            &mut self.cards
        }

        fn zone(piece: &Piece) -> ZoneId {
            piece.zone
        }

        fn id(piece: &Piece) -> &str {
            &piece.card
        }

        fn bare(id: &str, zone: ZoneId) -> Piece {
            Piece::bare(id, zone)
        }
    };
}

/// `card_position!();`: makes a `Position` of `Content` that a `PositionDef` spells a [`CardPosition`]. The module has
/// `build`, which makes one from its spelling, and `Position` has the methods `check` and `text`.
macro_rules! card_position {
    () => {
        impl $crate::cards::position::CardPosition for Position {
            type Content = Content;
            type Def = PositionDef;

            fn problem_named(
                &self,
                content: &Content,
                names: &$crate::cards::position::PieceNames<'_>,
            ) -> Option<String> {
                self.check(content, names).err()
            }

            fn text(&self, labels: bool) -> String {
                self.text(labels)
            }

            fn resolve(
                def: &PositionDef,
                content: &Content,
                file: &$crate::packs::TextFile,
                at: &std::ops::Range<usize>,
                report: &mut $crate::packs::Report,
            ) -> $crate::cards::position::LabelledPosition<Self> {
                let mut builder = Builder::new(content, file, at, report);
                let position = build(def, &mut builder);
                let aliases = builder.aliases;
                $crate::cards::position::LabelledPosition { position, aliases }
                    .checked(content, file, at, report)
            }
        }
    };
}

pub(crate) use {card_pieces, card_position};
