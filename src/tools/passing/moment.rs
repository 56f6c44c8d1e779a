//! The moment in which a seat with priority is asked, described in the same way for every game.

use super::Side;
use crate::table::{ObjectId, Ref, Seat};

/// The situation of a seat that may pass.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PassingSituation {
    /// Turns begun.
    pub turn: u32,
    /// The player whose turn it is.
    pub side: Side,
    /// The window of the turn, as the game counts them; none for what is never passed over.
    pub window: Option<usize>,
    /// The entries that wait to resolve, and effects that are about to stay.
    pub stack: Vec<Waiting>,
    /// Whether a fight is under way.
    pub fight: bool,
    /// Whether the seat wants to see what is about to happen, even if there is nothing to do about it.
    pub shows: bool,
}

/// Something that waits to resolve.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Waiting {
    /// Its number; later ones have higher ones.
    pub serial: u16,
    /// The kind, by the number that the game gives it.
    pub kind: usize,
    /// Whose, as far as stops go.
    pub side: Side,
    /// Whether another player brought it about.
    pub foreign: bool,
    /// Whether it was played or used, and did not only follow from something.
    pub act: bool,
    /// Whether it is aimed at the seat, or at something of its.
    pub aimed: bool,
    /// Whether the seat would lose something for good.
    pub deadly: bool,
    /// The trigger it comes from.
    pub trigger: Option<Trigger>,
}

/// A trigger that comes again and again: an ability of a card, whichever copy it is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Trigger {
    /// The index of the card in the content.
    pub face: u16,
    /// The number of the ability.
    pub ability: u8,
}

/// Whether one of these targets is the seat, or something that is its `own`.
pub(crate) fn aimed(targets: &[Ref], seat: Seat, own: impl Fn(ObjectId) -> bool) -> bool {
    targets.iter().any(|target| match target {
        Ref::Object(id) => own(*id),
        Ref::Seat(at) => *at == seat,
        _ => false,
    })
}
