//! Scenarios of games with cards: names that mean cards, piles, what waits to resolve.

pub mod check;
pub mod item;
mod names;
mod piles;
mod windows;

use ron2::Spanned;

use super::scenario_error::Done;
use super::scripted::Scripted;
use super::stage::Stage;
use crate::table::{ObjectId, Ref, Seat, ZoneId};

/// The properties that every card on the table has.
#[derive(Debug, Clone, Copy)]
pub struct SeenCard {
    /// Its id.
    pub id: ObjectId,
    /// Index of the card it is called by.
    pub face: u16,
    /// Where it is.
    pub zone: ZoneId,
}

/// Something that waits to resolve.
#[derive(Debug, Clone, Copy)]
pub struct Pending<'a> {
    /// Its serial number, as in [`Ref::Entry`].
    pub serial: u16,
    /// The object it comes from.
    pub source: ObjectId,
    /// The targets.
    pub targets: &'a [Ref],
}

/// A game with cards.
pub trait Cards: Scripted {
    /// A card as a view has it.
    type Card: Clone;
    /// An entry of what waits to resolve, as a view has it.
    type Entry;
    /// The rules' word for a name that a scenario gives, with its article.
    const LABEL: &'static str;
    /// The rules' word for the entries that wait to resolve.
    const PILE: &'static str;
    /// The places there are, for who wrote something else.
    const PLACES: &'static str;
    /// Choices of a window that do nothing more.
    const IDLE: &'static [Self::Choices];

    /// The cards of a view.
    fn cards(view: &Self::View) -> &[Self::Card];
    /// The properties of a card that every game has.
    fn shown(card: &Self::Card) -> SeenCard;
    /// Whether it is that card.
    fn is(card: &Self::Card, face: u16) -> bool {
        Self::shown(card).face == face
    }
    /// The cards in a zone.
    fn zone(view: &Self::View, zone: ZoneId) -> &[Option<ObjectId>];
    /// The entries that wait to resolve, bottom first.
    fn pile(view: &Self::View) -> &[Self::Entry];
    /// The properties of an entry that every game has.
    fn entry(entry: &Self::Entry) -> Pending<'_>;
    /// Turns begun, and whose turn it is.
    fn turn(view: &Self::View) -> (u32, Seat);
    /// Whether cards there have left the game.
    fn is_gone(zone: ZoneId) -> bool;
    /// Whether the first card there is the top one.
    fn is_deck(zone: ZoneId) -> bool;
    /// The zone that a thing names, if it names one.
    fn zone_of(stage: &mut Stage<Self>, thing: &Spanned<Self::Thing>) -> Done<Option<ZoneId>>;
    /// A zone as a script writes it.
    fn zone_words(zone: ZoneId, view: &Self::View) -> String;
    /// The n-th entry of what waits to resolve, as a script writes it.
    fn entry_words(stage: &Stage<Self>, n: usize, view: &Self::View) -> String;
    /// The name of an object that is no card.
    fn other_name(id: ObjectId, view: &Self::View) -> Option<String>;
    /// A kind or a point in a choice or event, as a script writes it.
    fn kind_words(_kind: Ref) -> String {
        String::new()
    }
    /// Full ids of the kinds of counters, where they have names.
    fn counters(_content: &Self::Content) -> Vec<&str> {
        Vec::new()
    }
}

/// What [`Cards`] asks of views, where a view names its cards, the card that each is called by and what waits to
/// resolve like this: `card_views!(View, cards: CardView, face, stack: EntryView)`.
macro_rules! card_views {
    ($view:ty, $cards:ident: $card:ty, $face:ident, $pile:ident: $entry:ty) => {
        type Card = $card;
        type Entry = $entry;

        fn cards(view: &$view) -> &[$card] {
            &view.$cards
        }

        fn shown(card: &$card) -> $crate::tools::scenario::cards::SeenCard {
            $crate::tools::scenario::cards::SeenCard {
                id: card.id,
                face: card.$face,
                zone: card.zone,
            }
        }

        fn zone(view: &$view, zone: ZoneId) -> &[Option<ObjectId>] {
            view.zone(zone)
        }

        fn pile(view: &$view) -> &[$entry] {
            &view.$pile
        }

        fn entry(entry: &$entry) -> $crate::tools::scenario::cards::Pending<'_> {
            $crate::tools::scenario::cards::Pending {
                serial: entry.serial,
                source: entry.source,
                targets: &entry.targets,
            }
        }

        fn turn(view: &$view) -> (u32, Seat) {
            (view.turn, view.active)
        }
    };
}

pub(crate) use card_views;
