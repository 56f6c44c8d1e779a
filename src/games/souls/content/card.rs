//! A card as a pack file spells it (rules page, section 1).

use ron2::{FromRon, Spanned};
use serde::{Deserialize, Serialize, Serializer};

use super::{Ability, Condition, Effect, Group};

/// One card. `id` is unique in its pack; other files name it `id` or `pack:id`.
#[derive(Debug, Clone, FromRon)]
#[ron(deny_unknown_fields)]
pub struct CardDef {
    /// Lower case, digits and `_`.
    pub id: Spanned<String>,
    /// Shown on the card.
    pub name: Spanned<String>,
    /// Type.
    pub kind: Spanned<CardKind>,
    /// Group within its deck; treasures, loot and monster cards have one.
    #[ron(default)]
    pub group: Option<Spanned<Group>>,
    /// Hit points: characters, monsters, ambush loot, familiars. A monster card without is an event.
    #[ron(default)]
    pub hp: Option<Spanned<i32>>,
    /// The number that an attack roll must reach, 1 to 6: monsters, ambush loot, familiars.
    #[ron(default)]
    pub evasion: Option<Spanned<i32>>,
    /// Combat damage it deals, 0 or more.
    #[ron(default)]
    pub attack: Option<Spanned<i32>>,
    /// Soul value: bosses (gained as a soul when they die), soul items, bonus souls, loot that becomes a soul.
    #[ron(default)]
    pub souls: Option<Spanned<u8>>,
    /// Reward box: what the active player gets when it dies (F-121); "you" is the active player.
    #[ron(default)]
    pub rewards: Vec<Spanned<Effect>>,
    /// Keywords.
    #[ron(default)]
    pub keywords: Vec<Spanned<Keyword>>,
    /// Markers that other cards count ("feline").
    #[ron(default)]
    pub tags: Vec<String>,
    /// Characters only: id of the starting item.
    #[ron(default)]
    pub starting: Option<Spanned<String>>,
    /// Only for three or more players (F-54).
    #[ron(default)]
    pub three_plus: bool,
    /// Treasures only: it is in no deck, effects make it, and it is gone when it leaves play.
    #[ron(default)]
    pub token: bool,
    /// Abilities; what a loot card or an event does is `Resolve`.
    #[ron(default)]
    pub abilities: Vec<Spanned<Ability>>,
    /// Bonus souls only: who meets it gains the soul at once (F-169); "you" is the player it is checked for.
    #[ron(default)]
    pub condition: Option<Spanned<Condition>>,
    /// Flavour, in italics under the text.
    #[ron(default)]
    pub flavor: String,
    /// A PNG or SVG inside the pack; left out: drawn from the card's own data.
    #[ron(default)]
    pub picture: Option<Spanned<String>>,
}

/// Card types (rules page, section 1.1).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, FromRon)]
pub enum CardKind {
    /// One a player; its stat box is the player's.
    Character,
    /// Comes with a character; an item with Eternal.
    StartingItem,
    /// An item of the treasure deck.
    Treasure,
    /// A card of the loot deck.
    Loot,
    /// A card of the monster deck: with hit points a monster, without an event.
    Monster,
    /// A soul beside the board that is gained by meeting its condition.
    BonusSoul,
    /// A card of the room deck.
    Room,
}

/// Keywords (rules page, section 8).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, FromRon)]
pub enum Keyword {
    /// Cannot be destroyed or discarded, cannot die (F-127, F-152).
    Eternal,
    /// Loot: when it resolves it becomes an item (F-153).
    Trinket,
    /// Event: the active player chooses who gains it (F-154).
    Curse,
    /// Loot with a stat block: when it resolves it becomes a monster that must be attacked (F-155).
    Ambush,
    /// Monster: brings a slot of its own and cannot be covered (F-156).
    Indomitable,
    /// Item with a stat block: it can be attacked.
    Familiar,
    /// Monster: other players that are chosen roll against it too.
    TeamUp,
    /// Enters play deactivated (R47).
    EntersDeactivated,
}

/// Every keyword, in the order of the rules page.
pub const KEYWORDS: [Keyword; 8] = [
    Keyword::Eternal,
    Keyword::Trinket,
    Keyword::Curse,
    Keyword::Ambush,
    Keyword::Indomitable,
    Keyword::Familiar,
    Keyword::TeamUp,
    Keyword::EntersDeactivated,
];

/// A set of keywords.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct Keywords(u8);

impl Keywords {
    /// None.
    pub const NONE: Self = Self(0);

    /// The same and one more.
    #[must_use]
    pub const fn and(self, keyword: Keyword) -> Self {
        Self(self.0 | 1 << keyword as u8)
    }

    /// Whether it is among them.
    #[must_use]
    pub const fn has(self, keyword: Keyword) -> bool {
        self.0 & 1 << keyword as u8 != 0
    }

    /// All of them, in the order of the rules page.
    pub fn iter(self) -> impl Iterator<Item = Keyword> {
        KEYWORDS.into_iter().filter(move |&k| self.has(k))
    }
}

/// A list of them.
impl Serialize for Keywords {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_seq(self.iter())
    }
}

impl FromIterator<Keyword> for Keywords {
    fn from_iter<I: IntoIterator<Item = Keyword>>(keywords: I) -> Self {
        keywords.into_iter().fold(Self::NONE, Self::and)
    }
}
