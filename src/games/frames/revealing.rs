//! The events that chance decided: undo stops at them.

use super::Event;
use super::change_events::ChangeEvent;
use crate::table::any_of;

impl Event {
    /// Whether chance decided it: then it cannot be undone.
    #[must_use]
    pub const fn reveals(self) -> bool {
        match self {
            any_of! { Self: Roll, Initiative, DamageDie, Flip, AbilityDie, Terrain, Call, Role }
            | Self::Change(ChangeEvent::Reroll { .. } | ChangeEvent::RerollDamage { .. }) => true,
            any_of! { Self:
                Rank, Step, Veto, Ppa, Score, AddFrame, RemoveFrame, Defer, Place, Round, Activate, Pass, EndTurn,
                Designate, Rockets, Hazard, Defend, Move, Climb, Fall, Attack, Spot, UseSpot, Cover, Miss, Hit,
                HitCover, Abandon, LoseSystem, LoseArmour, LoseWhite, Destroy, Ability, Delay, Repair, ChangeRockets,
                Ward, Mark, ExtraDice
            }
            | Self::Change(_)
            | any_of! { Self:
                Shift, Objective, Points, Control, EndRound, Count, Clock, ExtraRound, Concede, Win
            } => false,
        }
    }
}
