//! Conditions.

use super::PlayerSelector;
use crate::cards::language::card_words;
use crate::games::souls::Souls;

card_words! { Souls;
    /// Conditions that only a card of this game can have. "You" is the controller of the ability; of several players
    /// it holds for any of them.
    pub enum OwnCondition {
        /// That player has at least that many ¢.
        CoinsAtLeast(n: i32, player: PlayerSelector),
        /// That player has at most that many ¢.
        CoinsAtMost(n: i32, player: PlayerSelector),
        /// That player's souls are worth at least that much.
        SoulsAtLeast(n: u8, player: PlayerSelector),
        /// Nobody's souls are worth less than yours.
        FewestSouls,
        /// Nobody's souls are worth more than yours.
        MostSouls,
        /// This is charged.
        ThisCharged,
        /// At least that many counters lie on this.
        CountersAtLeast(n: u8),
        /// An attack is running.
        AttackRunning,
        /// This is being attacked.
        ThisAttacked,
        /// A monster died this turn.
        MonsterDied,
        /// That player died this turn.
        PlayerDied(player: PlayerSelector),
        /// That many monsters have died in your turns in this game.
        Kills(n: u8),
        /// You have died that often in this game.
        Deaths(n: u8),
        /// You have hit points left, and so many at least.
        HpAtLeast(n: i32),
        /// You have at most so many hit points.
        HpAtMost(n: i32),
    }
}
