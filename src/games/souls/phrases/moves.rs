//! Moves of cards between places, where they are worth a line of the log.

use crate::cards::CardSpeaker;
use crate::cards::text::say;
use crate::games::souls::content::SlotKind;
use crate::games::souls::{Place, place};
use crate::table::{ObjectId, Ref, Seat, ZoneId};

use super::Speaker;

/// The kinds of moves.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Move {
    /// Somebody draws a loot card.
    Looted(Seat),
    /// A loot card goes from a hand onto the stack.
    Played(Seat),
    /// A loot card leaves a hand for the discard.
    Discarded(Seat),
    /// A loot card goes from one hand to another.
    Taken(Seat, Seat),
    /// A treasure comes from the deck to a player.
    Gained(Seat),
    /// A treasure of the mini-draft is picked.
    Drafted(Seat),
    /// A curse comes to a player.
    Cursed(Seat),
    /// A loot card resolves into an item.
    Kept(Seat),
    /// A card comes from its deck into a slot.
    Opened(SlotKind),
    /// A monster comes from the stack into a slot.
    Ambushed,
    /// The top card of a deck is turned over.
    Revealed,
    /// The top card of a deck goes to the discard.
    Milled,
    /// Something leaves play for the discard.
    Gone,
    /// Something that belongs to no deck leaves play for good.
    Removed,
    /// It comes back from a discard to a hand.
    Recovered(Seat),
    /// It comes from a discard to a player's things.
    Found(Seat),
    /// It leaves play or a hand for its deck.
    Buried,
}

/// The kind of a move between two zones; `None` if other events report it already.
pub(super) fn moved(from: ZoneId, to: ZoneId) -> Option<Move> {
    Some(match (place(from), place(to)) {
        (Place::Deck(_), Place::Hand(seat)) => Move::Looted(seat),
        (Place::Hand(seat), Place::Stack) => Move::Played(seat),
        (Place::Hand(seat), Place::Discard(_)) => Move::Discarded(seat),
        (Place::Hand(from), Place::Hand(to)) if from != to => Move::Taken(to, from),
        (Place::Deck(_), Place::Items(seat)) => Move::Gained(seat),
        (Place::Draft, Place::Items(seat)) => Move::Drafted(seat),
        (Place::Held | Place::Monster(_), Place::Curses(seat)) => Move::Cursed(seat),
        (Place::Stack, Place::Items(seat)) => Move::Kept(seat),
        (Place::Stack, Place::Monster(_)) => Move::Ambushed,
        (Place::Deck(_), to) => match to {
            Place::Held => Move::Revealed,
            Place::Discard(_) => Move::Milled,
            to => Move::Opened(to.slot()?.0),
        },
        (from, Place::Discard(_)) if leaves(from) => Move::Gone,
        (from, Place::Outside) if leaves(from) => Move::Removed,
        (Place::Discard(_), Place::Hand(seat)) => Move::Recovered(seat),
        (Place::Discard(_), Place::Items(seat) | Place::Souls(seat)) => Move::Found(seat),
        (from, Place::Deck(_)) if leaves(from) || matches!(from, Place::Hand(_)) => Move::Buried,
        _ => return None,
    })
}

impl Move {
    /// Whether only texts of cards, dying and the beginning of a turn do that.
    pub(super) const fn is_of_text(self) -> bool {
        match self {
            Self::Looted(_)
            | Self::Discarded(_)
            | Self::Taken(..)
            | Self::Gained(_)
            | Self::Milled
            | Self::Gone
            | Self::Removed
            | Self::Recovered(_)
            | Self::Found(_)
            | Self::Buried => true,
            Self::Played(_)
            | Self::Drafted(_)
            | Self::Cursed(_)
            | Self::Kept(_)
            | Self::Opened(_)
            | Self::Ambushed
            | Self::Revealed => false,
        }
    }
}

/// A card that goes to the discard pile without another event: items, souls, rooms. Other events report a dying
/// monster, an event and a loot card.
const fn leaves(from: Place) -> bool {
    matches!(
        from,
        Place::Items(_) | Place::Souls(_) | Place::Curses(_) | Place::Room(_) | Place::Shop(_)
    )
}

/// A card that changed places as a line of the log.
pub(super) fn place_changed(speaker: &Speaker<'_>, card: Option<ObjectId>, change: Move) -> String {
    let language = speaker.language;
    let what = speaker.some_card(card);
    let does = |seat, english: &str, you: &str, she: &str| speaker.does(seat, english, you, she);
    match change {
        Move::Looted(seat) => format!("{} {what}", does(seat, "loot", "robas", "roba")),
        Move::Played(seat) => format!("{} {what}", does(seat, "play", "juegas", "juega")),
        Move::Discarded(seat) => {
            format!("{} {what}", does(seat, "discard", "descartas", "descarta"))
        }
        Move::Taken(to, from) => {
            let takes = does(to, "take", "tomas", "toma");
            let from = speaker.thing(Ref::Seat(from));
            say!(
                language,
                "{takes} {what} from {from}",
                "{takes} {what} de {from}"
            )
        }
        Move::Gained(seat) => format!("{} {what}", does(seat, "gain", "ganas", "gana")),
        Move::Drafted(seat) => format!("{} {what}", does(seat, "take", "tomas", "toma")),
        Move::Cursed(seat) => {
            let gets = does(
                seat,
                "are cursed with",
                "recibes la maldición",
                "recibe la maldición",
            );
            format!("{gets} {what}")
        }
        Move::Kept(seat) => {
            format!(
                "{} {what}",
                does(seat, "keep", "te quedas con", "se queda con")
            )
        }
        Move::Opened(SlotKind::Shop) => {
            say!(language, "{what} is for sale", "{what} está a la venta")
        }
        Move::Opened(SlotKind::Monster) => say!(language, "{what} appears", "aparece {what}"),
        Move::Opened(SlotKind::Room) => {
            say!(
                language,
                "the room is now {what}",
                "la sala es ahora {what}"
            )
        }
        Move::Ambushed => say!(language, "{what} ambushes", "{what} tiende una emboscada"),
        Move::Revealed => say!(language, "{what} is revealed", "se revela {what}"),
        Move::Milled => say!(
            language,
            "{what} goes from the deck to the discard",
            "{what} va del mazo al descarte"
        ),
        Move::Gone => say!(
            language,
            "{what} goes to the discard",
            "{what} va al descarte"
        ),
        Move::Removed => say!(
            language,
            "{what} leaves the game",
            "{what} sale de la partida"
        ),
        Move::Recovered(seat) => {
            let takes = does(seat, "take back", "recuperas", "recupera");
            say!(
                language,
                "{takes} {what} from the discard",
                "{takes} {what} del descarte"
            )
        }
        Move::Found(seat) => {
            let gets = does(seat, "get", "obtienes", "obtiene");
            say!(
                language,
                "{gets} {what} from the discard",
                "{gets} {what} del descarte"
            )
        }
        Move::Buried => say!(
            language,
            "{what} goes back to its deck",
            "{what} vuelve a su mazo"
        ),
    }
}
