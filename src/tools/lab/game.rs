//! What a game tells the lab.

use bevy::prelude::World;

use crate::cards::{CardEvent, CardGame, each_card};
use crate::table::{Event, Match, ObjectId, Seat, ZoneId};
use crate::tools::serve::ServedGame;

/// A game that the lab can measure.
pub trait LabGame: ServedGame {
    /// The list of its catalogue that things are counted by.
    const COUNTED: &'static str = "cards";
    /// What a seat brings, in one word.
    const BRINGS: &'static str = "deck";

    /// Whether a seat can bring that deck, by full id, to such a table. What [`SeatedGame::seating`] refuses is left
    /// out anyway.
    ///
    /// [`SeatedGame::seating`]: crate::games::SeatedGame::seating
    fn is_for(content: &Self::Content, table: &Self::TableOptions, deck: &str) -> bool {
        let _ = (content, table, deck);
        true
    }
    /// Changes from round to round what is no deck, such as the field.
    fn vary(setup: &mut Self::Setup, round: u64) {
        let _ = (setup, round);
    }
    /// The keywords of a counted thing by its place, as packs write them.
    fn keywords(content: &Self::Content, kind: usize) -> Vec<String> {
        let _ = (content, kind);
        Vec::new()
    }
    /// Calls `note` for everything in the match that is counted, hidden or not.
    fn things(game: &mut Match<Self>, note: &mut dyn FnMut(LabPiece));
    /// What an event says about a thing. The log is the whole one, with all secrets.
    fn moment(event: &Event) -> Option<LabEvent>;
    /// The damage that an event says something did: what did it, and how much.
    fn damage(event: &Event) -> Option<(ObjectId, u32)> {
        let _ = event;
        None
    }
}

/// A thing of a match: a card, a frame.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct LabPiece {
    /// Its id in the match.
    pub id: ObjectId,
    /// Its place in the list [`LabGame::COUNTED`].
    pub kind: u16,
    /// Whose deck it came from; `None` for what all seats share.
    pub owner: Option<Seat>,
    /// Whose hand it is in now.
    pub hand: Option<Seat>,
}

/// What happened to a thing.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct LabEvent {
    /// What happened.
    pub what: LabEventKind,
    /// To which seat; `None` for whom it belongs to, or all where it belongs to nobody.
    pub seat: Option<Seat>,
    /// The thing.
    pub thing: ObjectId,
}

/// Calls `note` for each card that lies somewhere. `seats` says of a zone whose deck its cards came from, and whose hand
/// it is; `None` leaves its cards out.
pub fn note_cards<R: CardGame>(
    world: &mut World,
    seats: impl Fn(ZoneId) -> Option<(Option<Seat>, Option<Seat>)>,
    note: &mut dyn FnMut(LabPiece),
) {
    each_card::<R>(world, |id, kind, zone| {
        if let Some((owner, hand)) = seats(zone) {
            note(LabPiece {
                id,
                kind,
                owner,
                hand,
            });
        }
    });
}

/// What an event that all card games have says about a card.
#[must_use]
pub const fn card_moment(event: &CardEvent) -> Option<LabEvent> {
    match *event {
        CardEvent::Look {
            player,
            card: Some(card),
            ..
        } => LabEventKind::Seen.by(player, card),
        CardEvent::Reveal { card, .. } => LabEventKind::Seen.of(card),
        CardEvent::Look { .. }
        | CardEvent::Flip { .. }
        | CardEvent::Random { .. }
        | CardEvent::Way { .. }
        | CardEvent::Share { .. }
        | CardEvent::Instead { .. }
        | CardEvent::Shield { .. }
        | CardEvent::Prevent { .. }
        | CardEvent::Control { .. } => None,
    }
}

/// The ways in which a thing can come up. Each includes those before it, but for [`LabEventKind::Used`].
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum LabEventKind {
    /// It left its deck, or somebody looked at it.
    Seen,
    /// A seat got it.
    Drawn,
    /// A seat played it, or it did something.
    Played,
    /// One of its abilities was used.
    Used,
}

impl LabEventKind {
    /// It happened to that seat.
    #[must_use]
    pub const fn by(self, seat: Seat, thing: ObjectId) -> Option<LabEvent> {
        Some(LabEvent {
            what: self,
            seat: Some(seat),
            thing,
        })
    }

    /// It happened to whom the thing belongs.
    #[must_use]
    pub const fn of(self, thing: ObjectId) -> Option<LabEvent> {
        Some(LabEvent {
            what: self,
            seat: None,
            thing,
        })
    }
}
