//! The figures in the windows of Sanctuary's cards: people in parts, beasts, machines, things and buildings.

use crate::desktop::art::dice::Dice;
use crate::desktop::art::emblem::figure;
use crate::desktop::art::emblem::stock::{BUILDINGS, TOOLS};
use crate::desktop::art::emblem::{Emblem, Shape, all, any, named};
use crate::games::sanctuary::content::{Ability, Card, CardKind, Effect, Grant};

pub use crate::desktop::art::emblem::figure::Person;

/// The subject of a window.
pub enum Motif {
    /// Somebody.
    Person(Person),
    /// Anything else that the stock has.
    Thing(Emblem),
    /// A building put together from the card's numbers, with or without a landmark in its middle.
    House(Option<Emblem>),
}

/// Sub-types drawn from the stock and not as people.
const CREATURES: [&str; 10] = [
    "beast",
    "machine",
    "spirit",
    "plant",
    "elemental",
    "dragon",
    "insect",
    "bird",
    "undead",
    "giant",
];

/// The motif of a card.
#[must_use]
pub fn choose(card: &Card, dice: &mut Dice) -> Motif {
    let words = crate::desktop::art::emblem::spelled(&card.name.english, &card.id);
    match card.kind {
        CardKind::Sanctuary | CardKind::Enhancement => {
            Motif::House(named(&words, BUILDINGS.iter()).map(Emblem::from))
        }
        CardKind::Character => character(card, &words, dice),
        CardKind::Technology | CardKind::Manipulation => {
            let shape = named(&words, stock()).or_else(|| {
                let tags = tags(card);
                tags.iter()
                    .find_map(|tag| any(stock().filter(|shape| shape.tags.contains(tag)), dice))
            });
            let shape = shape.or_else(|| any(TOOLS.iter(), dice));
            shape.map_or_else(
                || Motif::Person(figure::parts(&words, false, dice)),
                |shape| Motif::Thing(shape.into()),
            )
        }
    }
}

fn character(card: &Card, words: &str, dice: &mut Dice) -> Motif {
    let subtype = card.subtype.to_lowercase();
    if CREATURES.contains(&subtype.as_str()) {
        let kin = |shape: &&Shape| shape.tags.contains(&subtype.as_str());
        let shape = named(words, stock().filter(kin))
            .or_else(|| any(stock().filter(kin), dice))
            .or_else(|| named(words, stock()));
        if let Some(shape) = shape {
            return Motif::Thing(shape.into());
        }
    }
    let far = dice.chance(0.4);
    Motif::Person(figure::parts(words, far, dice))
}

/// The shapes of the Hem first, then those that every game shares.
fn stock() -> impl Iterator<Item = &'static Shape> {
    TOOLS.iter().chain(all())
}

/// The subjects of a card whose name suggests none, the most characteristic first.
fn tags(card: &Card) -> Vec<&'static str> {
    let mut tags = Vec::new();
    for ability in &card.abilities {
        match ability {
            Ability::Resolve { effects, .. }
            | Ability::Triggered { effects, .. }
            | Ability::Activated { effects, .. } => {
                effects.iter().for_each(|e| effect(e, &mut tags));
            }
            Ability::Continuous { gives, .. } => tags.extend(gives.iter().map(grant)),
        }
    }
    if card.kind == CardKind::Technology {
        tags.push("gear");
    }
    tags
}

const fn grant(grant: &Grant) -> &'static str {
    match grant {
        Grant::Strength(_) | Grant::Deals(..) => "buff_attack",
        Grant::Takes(..) | Grant::Stays => "buff_defense",
        Grant::Unchallenged => "stealth",
        Grant::NoUntap | Grant::NoAttack | Grant::NoBlock | Grant::NoChallenge => "lock",
        Grant::Silenced => "cancel",
        Grant::Cost(_) => "energy",
        Grant::Gift(_) => "emanate",
    }
}

fn effect(effect: &Effect, tags: &mut Vec<&'static str>) {
    tags.push(match effect {
        Effect::Damage(..) | Effect::DamageSanctuary(..) => "damage",
        Effect::GainStructure(..) | Effect::Heal(_) => "durability",
        Effect::GainVolition(..) => "energy",
        Effect::LoseVolition(..) | Effect::Discard(..) | Effect::DiscardAtRandom(..) => "discard",
        Effect::Draw(..) => "draw",
        Effect::Mill(..) => "delete",
        Effect::Foresee(_) => "scan",
        Effect::Destroy(_) | Effect::Wear(..) => "terminate",
        Effect::Return(_) | Effect::ShuffleAway(_) => "bounce",
        Effect::Recover(_) => "recover",
        Effect::Revive(_) => "restore",
        Effect::Tap(_) => "lock",
        Effect::Untap(_) => "move",
        Effect::Repair(..) => "gear",
        Effect::Strengthen { .. } | Effect::AnotherDuel => "buff_attack",
        Effect::Give(given, ..) => grant(given),
        Effect::Control(_) => "hack",
        Effect::Cancel(_) => "cancel",
        Effect::If(_, effects) | Effect::May(effects) => {
            effects.iter().for_each(|e| self::effect(e, tags));
            return;
        }
    });
}
