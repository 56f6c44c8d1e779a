//! Components: cards and players.

use bevy::prelude::Component;

use crate::cards::shield::Shield;
use crate::cards::{Placement, placement};
use crate::games::sanctuary::Phase;
use crate::games::sanctuary::content::{Card as CardDef, Gifts, Grant, Label};
use crate::games::sanctuary::limits;
use crate::table::{ObjectId, Seat, ZoneId};

/// The stable id of any thing: player or card.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Component)]
#[component(immutable)]
pub struct Id(pub ObjectId);

/// The card of an object. `face` differs from `printed` while it has become another card.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Component)]
pub struct Card {
    /// Index of what it is now.
    pub face: u16,
    /// Index of what is printed.
    pub printed: u16,
    /// The owner.
    pub owner: Seat,
}

impl Card {
    /// A card on which that is printed.
    #[must_use]
    pub const fn printed(face: u16, owner: Seat) -> Self {
        Self {
            face,
            printed: face,
            owner,
        }
    }
}

/// The state of a card.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Component)]
pub struct Status {
    /// Where.
    pub zone: ZoneId,
    /// The controller.
    pub controller: Seat,
    /// Turned sideways: it challenged or attacked.
    pub tapped: bool,
    /// Turn in which it entered play.
    pub entered: u16,
    /// Turn in which it last attacked.
    pub attacked: u16,
    /// Turn at whose start it could have attacked, while it has Entropy (H-90b).
    pub able: u16,
    /// Damage marked until the end of the turn.
    pub damage: i32,
    /// Durability left, of a Technology.
    pub durability: u8,
    /// Bit n: ability n was used this turn.
    pub used: u8,
    /// Counts how often it changed places: a card that comes back is a new one (C45).
    pub stamp: u16,
    /// Damage to it that is prevented this turn.
    pub shield: Shield,
    /// The carrier of a Technology.
    pub carrier: Option<ObjectId>,
}

impl Status {
    /// A card that has just come to lie there.
    #[must_use]
    pub const fn fresh(zone: ZoneId, owner: Seat) -> Self {
        Self {
            zone,
            controller: owner,
            tapped: false,
            entered: 0,
            attacked: 0,
            able: 0,
            damage: 0,
            durability: 0,
            used: 0,
            stamp: 0,
            shield: Shield::NONE,
            carrier: None,
        }
    }
}

impl Placement for Status {
    placement!();
}

/// The present values of a card: printed values, effects, continuous abilities.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Component)]
pub struct Stats {
    /// Strength, may be 0 or less for a moment.
    pub strength: i32,
    /// Gifts.
    pub gifts: Gifts,
    /// Bits of what it may not do.
    bans: u8,
    /// More or less damage dealt, by [`Label`].
    deals: [i16; 4],
    /// More or less damage taken, by [`Label`].
    takes: [i16; 4],
    /// Twice the number of cards more or fewer that its player may keep, of a Sanctuary; one more if it taunts. Stats are
    /// copied for every card again and again, and 24 bytes are copied faster than 28.
    keeps_and_taunts: i16,
}

const _: () = assert!(size_of::<Stats>() == 24);

impl Stats {
    /// The printed values.
    #[must_use]
    pub const fn printed(def: &CardDef) -> Self {
        Self {
            strength: def.strength,
            gifts: def.gifts,
            bans: 0,
            deals: [0; 4],
            takes: [0; 4],
            keeps_and_taunts: 0,
        }
    }

    /// Adds what an effect or continuous ability gives. The cost of a card in hand is none of its stats.
    pub fn give(&mut self, grant: Grant) {
        let add = |to: &mut i16, n: i32| {
            *to = limits::strength(limits::sum((*to).into(), n)) as i16;
        };
        match grant {
            Grant::Strength(n) => {
                self.strength = limits::strength(limits::sum(self.strength, n));
            }
            Grant::Gift(gift) => self.gifts = self.gifts.and(gift),
            Grant::Deals(label, n) => add(&mut self.deals[label as usize], n),
            Grant::Takes(label, n) => add(&mut self.takes[label as usize], n),
            Grant::HandLimit(n) => {
                let keeps = limits::strength(limits::sum(self.keeps(), n)) as i16;
                self.keeps_and_taunts = keeps << 1 | self.keeps_and_taunts & 1;
            }
            Grant::Taunts => self.keeps_and_taunts |= 1,
            Grant::Cost(_) => {}
            ban => self.bans |= bit(ban),
        }
    }

    /// Whether it was given that ban.
    #[must_use]
    pub const fn is(&self, ban: Grant) -> bool {
        match ban {
            Grant::Taunts => self.keeps_and_taunts & 1 != 0,
            ban => self.bans & bit(ban) != 0,
        }
    }

    /// Damage of that kind that it deals on top of its Strength or of what an effect says.
    #[must_use]
    pub fn deals(&self, label: Label) -> i32 {
        i32::from(self.deals[label as usize])
    }

    /// Cards that its player may keep on top of the limit of the rules, of a Sanctuary.
    #[must_use]
    pub fn keeps(&self) -> i32 {
        i32::from(self.keeps_and_taunts >> 1)
    }

    /// Damage of that kind that it takes on top of what it is dealt.
    #[must_use]
    pub fn takes(&self, label: Label) -> i32 {
        i32::from(self.takes[label as usize])
    }
}

const fn bit(ban: Grant) -> u8 {
    match ban {
        Grant::NoChallenge => 1,
        Grant::Unchallenged => 1 << 1,
        Grant::NoAttack => 1 << 2,
        Grant::NoBlock => 1 << 3,
        Grant::NoUntap => 1 << 4,
        Grant::Stays => 1 << 5,
        Grant::Silenced => 1 << 6,
        Grant::Untargetable => 1 << 7,
        Grant::Taunts
        | Grant::Strength(_)
        | Grant::Gift(_)
        | Grant::Deals(..)
        | Grant::Takes(..)
        | Grant::HandLimit(_)
        | Grant::Cost(_) => 0,
    }
}

/// A player.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Component)]
pub struct Player {
    /// Their Sanctuary.
    pub sanctuary: ObjectId,
    /// The Structure that is left.
    pub structure: i32,
    /// Volition in store, 0 or more.
    pub volition: i32,
    /// Enhancements played this turn.
    pub enhanced: u8,
    /// Duels begun this turn.
    pub duels: u8,
    /// Duels that effects allow on top this turn.
    pub more_duels: u8,
    /// Duel phases to skip (C133).
    pub skip_duels: u8,
    /// Combat phases to skip.
    pub skip_combats: u8,
    /// Redrawn hands.
    pub redraws: u8,
    /// Has kept a hand.
    pub kept: bool,
    /// The answer in this round of redraws: `true` to redraw. It is hidden from all players (C41).
    pub answer: Option<bool>,
}

impl Player {
    /// How many of those phases they skip; of any other than the Duel: of the Combat.
    pub const fn skips_mut(&mut self, phase: Phase) -> &mut u8 {
        match phase {
            Phase::Duel => &mut self.skip_duels,
            _ => &mut self.skip_combats,
        }
    }
}
