//! What can be heard: the cues that the table and the board give as they show what happened.
//!
//! Cues are given whether or not anything is played; the feature `sound` plays them.

use bevy::prelude::Message;

use crate::games::frames::desktop::board::scene::Scene;
use crate::table::Event;

/// One thing to be heard.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Message)]
pub enum Cue {
    /// A card goes from one place to another.
    Card,
    /// Something is played, used or announced.
    Play,
    /// Somebody attacks, defends or aims.
    Attack,
    /// Something is hurt.
    Damage,
    /// Something is destroyed, lost or dies.
    Fall,
    /// Something heals or is protected.
    Heal,
    /// Dice fall.
    Dice,
    /// Coins, energy and other goods change hands.
    Coins,
    /// A frame goes its way.
    Stride,
    /// A turn or a round begins.
    Turn,
    /// It is decided.
    Win,
}

impl Cue {
    /// All of them.
    pub const ALL: [Self; 11] = [
        Self::Card,
        Self::Play,
        Self::Attack,
        Self::Damage,
        Self::Fall,
        Self::Heal,
        Self::Dice,
        Self::Coins,
        Self::Stride,
        Self::Turn,
        Self::Win,
    ];

    /// Whether it tells where the match is rather than what is seen on the table.
    #[must_use]
    pub const fn is_signal(self) -> bool {
        matches!(self, Self::Turn | Self::Win)
    }

    /// What an event of a game of cards sounds like; most are silent.
    #[must_use]
    pub fn of(event: &Event) -> Option<Self> {
        Some(match event.verb {
            "move" | "shuffle" | "carry" | "attach" => Self::Card,
            "push" | "play" | "buy" | "declare_attack" | "declare_purchase" => Self::Play,
            "attack" | "defend" | "block" | "challenge" => Self::Attack,
            "damage" | "sanctuary" | "durability" => Self::Damage,
            "destroy" | "die" | "kill" | "lose_sector" | "terminate" | "collapse" => Self::Fall,
            "heal" | "prevent" | "shield" | "saved" => Self::Heal,
            "roll" | "first_roll" => Self::Dice,
            "coins" | "energy" | "volition" | "soul" | "reward" => Self::Coins,
            "turn" => Self::Turn,
            "win" | "win_match" | "win_game" | "draw_game" | "draw_match" => Self::Win,
            _ => return None,
        })
    }

    /// What a scene on a board sounds like.
    #[must_use]
    pub const fn of_scene(scene: &Scene) -> Option<Self> {
        Some(match scene {
            Scene::Place(_) | Scene::Activate(_) | Scene::Terrain => Self::Play,
            Scene::Move { .. } => Self::Stride,
            Scene::Roll(_) | Scene::Damage { .. } | Scene::Initiative(_) => Self::Dice,
            Scene::Designate { .. }
            | Scene::Fire { .. }
            | Scene::Spot { .. }
            | Scene::Rockets(..) => Self::Attack,
            Scene::Hit(_) | Scene::Chip(..) => Self::Damage,
            Scene::Destroy(_) | Scene::Lose(..) | Scene::Raze(_) | Scene::Fall(_) => Self::Fall,
            Scene::Cover { .. } | Scene::Defend(..) => Self::Heal,
            Scene::Control(..) | Scene::Score(_) => Self::Coins,
            Scene::Round(_) | Scene::ExtraRound | Scene::Clock(..) => Self::Turn,
            Scene::Win(_) => Self::Win,
            Scene::Miss(_)
            | Scene::UseSpot(..)
            | Scene::Roles(_)
            | Scene::Pass(_)
            | Scene::EndRound
            | Scene::Concede(_) => return None,
        })
    }
}
