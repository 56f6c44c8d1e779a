//! The events that chance decided: undo stops at them.

use super::Event;

impl Event {
    /// Whether chance decided it: then it cannot be undone.
    #[must_use]
    pub const fn reveals(self) -> bool {
        match self {
            Self::Roll { .. }
            | Self::Initiative { .. }
            | Self::DamageDie { .. }
            | Self::Flip { .. }
            | Self::AbilityDie { .. }
            | Self::Terrain { .. }
            | Self::Call { .. }
            | Self::Role { .. } => true,
            Self::Rank { .. }
            | Self::Step { .. }
            | Self::Veto { .. }
            | Self::Ppa { .. }
            | Self::Score { .. }
            | Self::AddFrame { .. }
            | Self::RemoveFrame { .. }
            | Self::Defer { .. }
            | Self::Place { .. }
            | Self::Round { .. }
            | Self::Activate { .. }
            | Self::Pass { .. }
            | Self::EndTurn { .. }
            | Self::Designate { .. }
            | Self::Rockets { .. }
            | Self::Hazard { .. }
            | Self::Defend { .. }
            | Self::Move { .. }
            | Self::Climb { .. }
            | Self::Fall { .. }
            | Self::Attack { .. }
            | Self::Spot { .. }
            | Self::UseSpot { .. }
            | Self::Cover { .. }
            | Self::Miss { .. }
            | Self::Hit { .. }
            | Self::HitCover { .. }
            | Self::Abandon { .. }
            | Self::LoseSystem { .. }
            | Self::LoseArmour { .. }
            | Self::LoseWhite { .. }
            | Self::Destroy { .. }
            | Self::Ability { .. }
            | Self::Delay { .. }
            | Self::Repair { .. }
            | Self::ChangeRockets { .. }
            | Self::Ward { .. }
            | Self::Mark { .. }
            | Self::ExtraDice { .. }
            | Self::Change(_)
            | Self::Shift { .. }
            | Self::Objective { .. }
            | Self::Points { .. }
            | Self::Control { .. }
            | Self::EndRound { .. }
            | Self::Count { .. }
            | Self::Clock { .. }
            | Self::ExtraRound
            | Self::Concede { .. }
            | Self::Win { .. } => false,
        }
    }
}
