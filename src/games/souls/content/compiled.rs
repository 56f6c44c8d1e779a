//! Checked content: the loader makes it from packs, the rules read it. It is immutable.

use super::{
    Ability, Band, CardKind, Condition, Effect, Group, Keyword, Keywords, Mode, Replacement,
    RulesDef, Verb,
};
use crate::cards::language::{CardRef, Chance, Part, PartMut, Parts, Scene};
use crate::games::souls::Souls;
use crate::packs::{PackStamp, Words};

/// Everything a game needs from the packs. Cards are sorted by id, so indices agree everywhere.
#[derive(Debug, Clone)]
pub struct Content {
    /// All cards, sorted by full id.
    pub cards: Vec<Card>,
    /// Sets, sorted by full id.
    pub sets: Vec<Set>,
    /// Markers that some card has, in English and translated, sorted.
    pub tags: Vec<Words>,
    /// Rule parameters.
    pub rules: RulesDef,
    /// The packs this came from, in load order.
    pub packs: Vec<PackStamp>,
}

/// One card, ready for play.
#[derive(Debug, Clone)]
pub struct Card {
    /// `pack:id`.
    pub id: String,
    /// Shown name.
    pub name: Words,
    /// Type.
    pub kind: CardKind,
    /// Group within its deck.
    pub group: Option<Group>,
    /// Printed hit points; `None` without a stat block.
    pub hp: Option<i32>,
    /// Printed evasion; 0 without.
    pub evasion: i32,
    /// Printed attack; 0 without.
    pub attack: i32,
    /// Soul value; 0 for none.
    pub souls: u8,
    /// Reward box.
    pub rewards: Vec<Effect>,
    /// Printed keywords; a starting item has Eternal.
    pub keywords: Keywords,
    /// Markers in English.
    pub tags: Vec<String>,
    /// Of a character: index of its starting item.
    pub starting: Option<u16>,
    /// Only for three or more players.
    pub three_plus: bool,
    /// It is in no deck and gone when it leaves play.
    pub token: bool,
    /// Abilities.
    pub abilities: Vec<Ability>,
    /// Condition of a bonus soul: the player who fulfils it gains the soul.
    pub condition: Option<Condition>,
    /// Flavour.
    pub flavor: Words,
    /// Picture path relative to its pack, if it ships one.
    pub picture: Option<String>,
}

/// One set, ready for play.
#[derive(Debug, Clone)]
pub struct Set {
    /// `pack:id`.
    pub id: String,
    /// Shown name.
    pub name: Words,
    /// One sentence.
    pub summary: Words,
    /// Characters, sorted by index.
    pub characters: Vec<u16>,
    /// Treasure deck: card index and copies, sorted by index.
    pub treasure: Vec<(u16, u8)>,
    /// Loot deck.
    pub loot: Vec<(u16, u8)>,
    /// Monster deck.
    pub monsters: Vec<(u16, u8)>,
    /// Room deck.
    pub rooms: Vec<u16>,
    /// Bonus souls.
    pub bonus: Vec<u16>,
}

impl Card {
    /// Whether it has that printed keyword.
    #[must_use]
    pub const fn has(&self, keyword: Keyword) -> bool {
        self.keywords.has(keyword)
    }

    /// The effects of an ability, in that mode; its rewards where there is no such ability.
    #[must_use]
    pub fn text(&self, ability: u8, mode: u8) -> &[Effect] {
        match self.abilities.get(usize::from(ability)) {
            Some(Ability::Replaces {
                instead: Replacement::Do(effects),
                ..
            }) => effects,
            Some(ability) => ability.effects(mode),
            None => &self.rewards,
        }
    }

    /// A card of the monster deck without a stat block.
    #[must_use]
    pub const fn is_event(&self) -> bool {
        matches!(self.kind, CardKind::Monster) && self.hp.is_none()
    }

    /// The rolls of its text, in the order in which they are written, each with the effects of some results.
    #[must_use]
    pub fn rolls<'c>(&'c self) -> Vec<&'c [Band]> {
        let mut all = Vec::new();
        let visit: &mut dyn FnMut(Part<'c, Souls>, &Scene<'c, Souls>) = &mut |part, _| {
            if let Part::Effect(
                Effect::Chance(Chance::Roll(bands)) | Effect::Do(Verb::RollBy(_, bands)),
            ) = part
            {
                all.push(bands.as_slice());
            }
        };
        self.abilities.iter().for_each(|a| a.parts(visit));
        self.rewards.parts(&Scene::new(&[]), visit);
        all
    }

    /// Whether its text can change the number of a roll.
    #[must_use]
    pub fn changes_rolls(&self) -> bool {
        let mut found = false;
        let visit: &mut dyn FnMut(Part<'_, Souls>, &Scene<'_, Souls>) = &mut |part, _| {
            found |= matches!(
                part,
                Part::Effect(Effect::Do(
                    Verb::Reroll(_)
                        | Verb::AddToRoll(..)
                        | Verb::SetRoll(..)
                        | Verb::ChooseRoll(_)
                        | Verb::FlipRoll(_)
                ))
            );
        };
        self.abilities.iter().for_each(|a| a.parts(visit));
        self.rewards.parts(&Scene::new(&[]), visit);
        found
    }

    /// Shows every card that its texts name, to change it, and whether it must be a token.
    pub fn each_named(&mut self, visit: &mut dyn FnMut(&mut CardRef, bool)) {
        let mut verb = |part: PartMut<'_, Souls>| match part {
            PartMut::Verb(Verb::Spawn(card, _) | Verb::SpawnCopy(card, ..)) => visit(card, true),
            PartMut::Verb(Verb::Become(card, ..)) => visit(card, false),
            PartMut::Verb(_)
            | PartMut::Filter(_)
            | PartMut::Counter(_)
            | PartMut::Target(_)
            | PartMut::Players(_) => {}
        };
        for ability in &mut self.abilities {
            ability.parts_mut(&mut verb);
        }
        self.rewards.parts_mut(&mut verb);
    }

    /// Whether one of its activated abilities deactivates it (the tap symbol).
    #[must_use]
    pub fn taps(&self) -> bool {
        let mut abilities = self.abilities.iter();
        abilities.any(|a| matches!(a, Ability::Activated { tap: true, .. }))
    }
}

impl Ability {
    /// How many ways it can go: 1 unless it says "choose one".
    #[must_use]
    pub fn modes(&self) -> usize {
        self.choose().len().max(1)
    }

    /// The ways it can go, if it says "choose one".
    #[must_use]
    pub fn choose(&self) -> &[Mode] {
        match self {
            Self::Resolve { choose, .. }
            | Self::Activated { choose, .. }
            | Self::Triggered { choose, .. } => choose,
            Self::Static { .. } | Self::Replaces { .. } => &[],
        }
    }

    /// The targets of its n-th mode.
    #[must_use]
    pub fn targets(&self, mode: u8) -> &[super::TargetSpec] {
        if let Some(mode) = self.choose().get(usize::from(mode)) {
            return &mode.targets;
        }
        match self {
            Self::Resolve { targets, .. }
            | Self::Activated { targets, .. }
            | Self::Triggered { targets, .. } => targets,
            Self::Static { .. } | Self::Replaces { .. } => &[],
        }
    }

    /// The effects of its n-th mode.
    #[must_use]
    pub fn effects(&self, mode: u8) -> &[Effect] {
        if let Some(mode) = self.choose().get(usize::from(mode)) {
            return &mode.effects;
        }
        match self {
            Self::Resolve { effects, .. }
            | Self::Activated { effects, .. }
            | Self::Triggered { effects, .. } => effects,
            Self::Static { .. } | Self::Replaces { .. } => &[],
        }
    }
}
