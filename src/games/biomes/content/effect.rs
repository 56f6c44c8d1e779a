//! The vocabulary of effects of executed actions.

use ron2::ast::Expr;
use ron2::{FromRon, Result, Span};

use super::{Amount, Condition, Duration, Energy, Filter, Keyword, Whose};

/// One thing that happens. Effects of a list happen in order.
#[derive(Debug, Clone, PartialEq, FromRon)]
#[ron(deny_unknown_fields)]
pub enum Effect {
    /// Deals damage to agents or, if the target is a sector, takes durability.
    Damage(Amount, ObjectSelector),
    /// A sector loses durability.
    LoseDurability(Amount, SectorSelector),
    /// A sector gains durability; there is no upper limit.
    GainDurability(Amount, SectorSelector),
    /// Draws cards; each missing one is a collapse (N-21).
    Draw(Amount, PlayerSelector),
    /// The player discards cards of their own choice.
    Discard(Amount, PlayerSelector),
    /// *Erase N*: the top cards of the deck go to the cache.
    Erase(Amount, PlayerSelector),
    /// *Scan N*: looks at the top cards, puts any on the bottom, the rest back on top.
    Scan(Amount, PlayerSelector),
    /// Terminates: planet to the owner's cache.
    Terminate(ObjectSelector),
    /// Deletes: to the archive.
    Delete(ObjectSelector),
    /// *Bounce*: planet to the owner's hand.
    Bounce(ObjectSelector),
    /// *Recover*: cache to hand.
    Recover(ObjectSelector),
    /// *Restore*: cache to the planet (staging).
    Restore(ObjectSelector),
    /// Locks a constant.
    Lock(ObjectSelector),
    /// Unlocks a constant.
    Unlock(ObjectSelector),
    /// *Stasis*: does not unlock at its controller's next Refresh.
    Stasis(ObjectSelector),
    /// +attack/+defense (negative: *decrease*).
    Buff {
        /// Added to attack.
        #[ron(default = "Amount::zero")]
        attack: Amount,
        /// Added to defense.
        #[ron(default = "Amount::zero")]
        defense: Amount,
        /// Whom.
        who: ObjectSelector,
        /// The duration.
        until: Duration,
    },
    /// Puts increase markers, +1/+1 each (N-155).
    Marker(Amount, ObjectSelector),
    /// Gives a keyword.
    Grant(Keyword, ObjectSelector, Duration),
    /// *Shift*: the agent switches reach until used again (N-154, D19).
    Shift(ObjectSelector),
    /// *Overclock N*: +N speed until end of turn, at most 3, S1 and S2 only (N-153).
    Overclock(u8, ObjectSelector),
    /// Adds energy to a player's store.
    Energy(Energy, Amount, PlayerSelector),
    /// *Generate*: adds a common anomaly card to the hand.
    Generate(Energy, PlayerSelector),
    /// Cancels an action on the queue.
    Cancel(ObjectSelector),
    /// Creates spawns in the controller's staging area.
    Spawn(CardRef, Amount),
    /// *Hologram*: spawns a copy, deleted at its controller's next Reset.
    Hologram(ObjectSelector),
    /// *Hack*: unlock and control it until end of turn; it gains ready.
    Hack(ObjectSelector),
    /// Moves an agent in a biome back to its controller's staging area.
    Retreat(ObjectSelector),
    /// Moves an agent to its controller's sector of the biome of the second thing.
    MoveTo(ObjectSelector, SectorSelector),
    /// *Domination*: the sector is lost.
    LoseSector(SectorSelector),
    /// *Domination*: the player loses the match.
    LoseMatch(PlayerSelector),
    /// Only if the condition holds.
    If(Condition, Vec<Effect>),
    /// The controller may; asked when it executes.
    May(Vec<Effect>),
}

/// The objects that an effect affects.
#[derive(Debug, Clone, PartialEq, FromRon)]
pub enum ObjectSelector {
    /// The n-th target of the action, counted from 0.
    Target(u8),
    /// The object that has the skill.
    This,
    /// The host of this modification or gear.
    Host,
    /// The other object of the event a reactive skill reacted to.
    That,
    /// Everything that matches.
    Each(Filter),
}

/// The sectors that an effect affects.
#[derive(Debug, Clone, PartialEq, FromRon)]
pub enum SectorSelector {
    /// The n-th target (a sector).
    Target(u8),
    /// In the biome where the skill's object is (or last was).
    Here(Whose),
    /// In the biome where that object is.
    At(ObjectSelector, Whose),
    /// Every sector not lost.
    Each(Whose),
}

/// The players that an effect affects.
#[derive(Debug, Clone, PartialEq, FromRon)]
pub enum PlayerSelector {
    /// The controller.
    You,
    /// The other player.
    Opponent,
    /// Both, the active player first.
    Each,
    /// The n-th target (a player).
    Target(u8),
    /// The controller of that object.
    ControllerOf(ObjectSelector),
}

/// A card named by another card: `"moss_pup"` or `"pack:moss_pup"`.
#[derive(Debug, Clone)]
pub struct CardRef {
    /// As spelled.
    pub name: String,
    /// Where, for errors.
    pub span: Span,
    /// Interned index, set when the pack is resolved.
    pub index: u16,
}

impl PartialEq for CardRef {
    fn eq(&self, other: &Self) -> bool {
        self.name == other.name
    }
}

impl FromRon for CardRef {
    fn from_ast(expr: &Expr<'_>) -> Result<Self> {
        let name = String::from_ast(expr)?;
        Ok(Self {
            name,
            span: *expr.span(),
            index: u16::MAX,
        })
    }
}
