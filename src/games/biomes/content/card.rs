//! A card as a pack file spells it (rules page, section 1.3).

use ron2::{FromRon, Spanned};
use serde::{Deserialize, Serialize};

use super::{Ability, CardRef, Cost, Filter};
use crate::cards::language::HowMany;

/// One card. `id` is unique in its pack; other files name it `id` or `pack:id`.
#[derive(Debug, Clone, FromRon)]
#[ron(deny_unknown_fields)]
pub struct CardDef {
    /// Lower case, digits and `_`.
    pub id: Spanned<String>,
    /// Shown on the card.
    pub name: Spanned<String>,
    /// Type or double type.
    pub kind: Spanned<CardKind>,
    /// Creature kind of an agent, or any tribe word.
    #[ron(default)]
    pub subtype: String,
    /// Energy to pay.
    #[ron(default)]
    pub cost: Option<Spanned<Cost>>,
    /// *Global N*: optional extra void cost that lifts the card's biome restrictions (N-156).
    #[ron(default)]
    pub global: Option<Spanned<u8>>,
    /// 1, 2 or 3; agents are normally 1. Anomalies and spawns have none.
    #[ron(default)]
    pub speed: Option<Spanned<u8>>,
    /// Rarity, shown only.
    #[ron(default)]
    pub grade: Grade,
    /// At most one of its name among your constants.
    #[ron(default)]
    pub mythic: bool,
    /// Agents only, 0 or more.
    #[ron(default)]
    pub attack: Option<Spanned<i32>>,
    /// Agents only, 0 or more.
    #[ron(default)]
    pub defense: Option<Spanned<i32>>,
    /// Agents only.
    #[ron(default)]
    pub reach: Option<Spanned<Reach>>,
    /// Keywords without further text.
    #[ron(default)]
    pub keywords: Vec<Spanned<Keyword>>,
    /// Skills and text.
    #[ron(default)]
    pub abilities: Vec<Spanned<Ability>>,
    /// How many of several `Execute` are chosen together; left out: one.
    #[ron(default)]
    pub picks: Option<Spanned<HowMany>>,
    /// Energy that locking it makes (N-49); anomalies must have it, other constants may.
    #[ron(default)]
    pub makes: Option<Spanned<Cost>>,
    /// The anomaly it becomes when converted (N-40, N-41).
    #[ron(default)]
    pub anomaly: AnomalyMode,
    /// Flavour, in italics under the text.
    #[ron(default)]
    pub flavor: String,
    /// A PNG or SVG inside the pack; left out: drawn from the card's own data.
    #[ron(default)]
    pub picture: Option<Spanned<String>>,
}

/// Card types (rules page, section 1.4).
#[derive(Debug, Clone, PartialEq, FromRon)]
pub enum CardKind {
    /// Arrives in staging; advances, attacks, defends.
    Agent,
    /// Happens, then goes to the cache.
    Event,
    /// Persistent effects.
    Software,
    /// Software that arrives attached to a constant of the kind it names (N-67).
    Modification(Filter),
    /// Ongoing effects or activated skills.
    Hardware,
    /// Hardware that arrives attached to a friendly agent and stays behind if it leaves (N-69).
    Gear,
    /// Agent and software at once.
    SoftwareAgent,
    /// Agent and hardware at once.
    HardwareAgent,
    /// An uncommon anomaly, reached by converting a card that names it (N-41); never in a deck.
    Anomaly,
    /// A token agent made by a card; never in a deck.
    Spawn,
}

/// Rarity.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, FromRon)]
pub enum Grade {
    /// Most cards.
    #[default]
    Core,
    /// Less common.
    Rare,
    /// Scarce.
    Epic,
    /// One of a kind.
    Prime,
}

/// Melee or ranged.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, FromRon, Serialize)]
pub enum Reach {
    /// Strikes second.
    #[default]
    Melee,
    /// Strikes first.
    Ranged,
}

/// The anomaly that a card becomes when converted.
#[derive(Debug, Clone, Default, PartialEq, FromRon)]
pub enum AnomalyMode {
    /// Any of the five common anomalies, chosen on conversion (N-40).
    #[default]
    Common,
    /// One uncommon anomaly (N-41).
    Uncommon(CardRef),
}

/// Keywords that are plain properties of an object. The reactive ones (*deploy*, *initiate*, ...) are
/// spelled as [`TriggerCondition`](super::TriggerCondition), the activated ones (*overclock*, *shift*, ...) as effects.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, FromRon)]
pub enum Keyword {
    /// Only agents with evasion or intercept may defend it (N-148).
    Evasion,
    /// Does not lock to attack (N-149).
    Secure,
    /// May lock on the turn it arrives (N-150).
    Ready,
    /// Your sector in a biome gains the damage it deals there (N-151).
    Transfer,
    /// Can defend evasion.
    Intercept,
    /// Agents with lower attack cannot defend it.
    Intimidate,
    /// Cannot be defended.
    Stealth,
    /// Cannot be targeted by slower actions.
    Lightspeed,
    /// Can defend one extra attacker in another biome.
    Quantum,
    /// While melee, ignores that much ranged battle damage.
    Deflect(u8),
    /// Cannot be targeted at all (give it by a persistent skill with a condition).
    Encrypt,
    /// Opponents pay that much more void to target it.
    Firewall(u8),
    /// Takes one gear from a friendly agent that is terminated.
    Magnetic,
    /// Surplus damage beyond terminal goes to the enemy sector.
    Overpower,
    /// Any damage it deals to an agent is terminal.
    Virus,
    /// Cannot advance (D71).
    NoAdvance,
    /// Cannot attack (D71).
    NoAttack,
    /// Cannot defend (D71).
    NoDefend,
}

impl Keyword {
    /// What whoever has it cannot do, in English and in Spanish, if it is a prohibition.
    #[must_use]
    pub const fn forbids(self) -> Option<[&'static str; 2]> {
        match self {
            Self::NoAdvance => Some(["advance", "avanzar"]),
            Self::NoAttack => Some(["attack", "atacar"]),
            Self::NoDefend => Some(["defend", "defender"]),
            _ => None,
        }
    }
}
