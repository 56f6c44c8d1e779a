//! The targets of effects.

use ron2::FromRon;

use super::Filter;

/// The things that an effect affects.
#[derive(Debug, Clone, PartialEq, FromRon)]
pub enum ObjectSelector {
    /// The n-th target, counted from 0.
    Target(u8),
    /// The card that has the ability.
    This,
    /// The thing of the event that triggered.
    That,
    /// The object picked by the enclosing `Choose`.
    Picked,
    /// The target of the attack.
    Attacked,
    /// Those players, as the ones who take damage, heal, get counters.
    Player(PlayerSelector),
    /// Everything that matches.
    Each(Filter),
}

/// The players that an effect affects.
#[derive(Debug, Clone, PartialEq, FromRon)]
pub enum PlayerSelector {
    /// The controller.
    You,
    /// The active player.
    Active,
    /// All, in turn order from the controller.
    Each,
    /// All but the controller, in turn order.
    Others,
    /// The player of the enclosing `MayDo`, `EachDoes` or `Choose`.
    They,
    /// The n-th target: that player, or the controller of that object.
    Target(u8),
    /// The player of the event that triggered.
    ThatPlayer,
    /// The controller of that; the active player for monsters and rooms.
    ControllerOf(Box<ObjectSelector>),
    /// The player to the controller's left, whose turn comes next.
    Left,
    /// The player to the controller's right.
    Right,
}

/// One of the decks.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, FromRon)]
pub enum DeckKind {
    /// Items.
    Treasure,
    /// Loot cards.
    Loot,
    /// Monsters and events.
    Monster,
    /// Rooms.
    Room,
}

/// One sort of slots.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, FromRon)]
pub enum SlotKind {
    /// Items for sale.
    Shop,
    /// Monsters.
    Monster,
    /// Rooms.
    Room,
}
