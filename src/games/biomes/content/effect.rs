//! The vocabulary of effects of executed actions.

use ron2::ast::Expr;
use ron2::{FromRon, Result, Span};

use super::{Amount, Condition, Duration, Energy, Filter, Keyword, Whose};

/// One thing that happens. Effects of a list happen in order.
#[derive(Debug, Clone, PartialEq, FromRon)]
#[ron(deny_unknown_fields)]
pub enum Effect {
    /// Deals damage to agents or, if the target is a sector, takes durability.
    Damage(Amount, Who),
    /// A sector loses durability.
    LoseDurability(Amount, SectorSel),
    /// A sector gains durability; there is no upper limit.
    GainDurability(Amount, SectorSel),
    /// Draws cards; each missing one is a collapse (N-21).
    Draw(Amount, Player),
    /// The player discards cards of their own choice.
    Discard(Amount, Player),
    /// *Erase N*: the top cards of the deck go to the cache.
    Erase(Amount, Player),
    /// *Scan N*: looks at the top cards, puts any on the bottom, the rest back on top.
    Scan(Amount, Player),
    /// Terminates: planet to the owner's cache.
    Terminate(Who),
    /// Deletes: to the archive.
    Delete(Who),
    /// *Bounce*: planet to the owner's hand.
    Bounce(Who),
    /// *Recover*: cache to hand.
    Recover(Who),
    /// *Restore*: cache to the planet (staging).
    Restore(Who),
    /// Locks a constant.
    Lock(Who),
    /// Unlocks a constant.
    Unlock(Who),
    /// *Stasis*: does not unlock at its controller's next Refresh.
    Stasis(Who),
    /// +attack/+defense (negative: *decrease*).
    Buff {
        /// Added to attack.
        #[ron(default = "Amount::zero")]
        attack: Amount,
        /// Added to defense.
        #[ron(default = "Amount::zero")]
        defense: Amount,
        /// Whom.
        who: Who,
        /// The duration.
        until: Duration,
    },
    /// Puts increase markers, +1/+1 each (N-155).
    Marker(Amount, Who),
    /// Gives a keyword.
    Grant(Keyword, Who, Duration),
    /// *Shift*: the agent switches reach until used again (N-154, D19).
    Shift(Who),
    /// *Overclock N*: +N speed until end of turn, at most 3, S1 and S2 only (N-153).
    Overclock(u8, Who),
    /// Adds energy to a player's store.
    Energy(Energy, Amount, Player),
    /// *Generate*: adds a common anomaly card to the hand.
    Generate(Energy, Player),
    /// Cancels an action on the queue.
    Cancel(Who),
    /// Creates spawns in the controller's staging area.
    Spawn(CardRef, Amount),
    /// *Hologram*: spawns a copy, deleted at its controller's next Reset.
    Hologram(Who),
    /// *Hack*: unlock and control it until end of turn; it gains ready.
    Hack(Who),
    /// Moves an agent in a biome back to its controller's staging area.
    Retreat(Who),
    /// Moves an agent to its controller's sector of the biome of the second thing.
    MoveTo(Who, SectorSel),
    /// *Domination*: the sector is lost.
    LoseSector(SectorSel),
    /// *Domination*: the player loses the match.
    LoseMatch(Player),
    /// Only if the condition holds.
    If(Condition, Vec<Effect>),
    /// The controller may; asked when it executes.
    May(Vec<Effect>),
}

/// The objects that an effect affects.
#[derive(Debug, Clone, PartialEq, FromRon)]
pub enum Who {
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
pub enum SectorSel {
    /// The n-th target (a sector).
    Target(u8),
    /// In the biome where the skill's object is (or last was).
    Here(Whose),
    /// In the biome where that object is.
    At(Who, Whose),
    /// Every sector not lost.
    Each(Whose),
}

/// The players that an effect affects.
#[derive(Debug, Clone, PartialEq, FromRon)]
pub enum Player {
    /// The controller.
    You,
    /// The other player.
    Opponent,
    /// Both, the active player first.
    Each,
    /// The n-th target (a player).
    Target(u8),
    /// The controller of that object.
    ControllerOf(Who),
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
