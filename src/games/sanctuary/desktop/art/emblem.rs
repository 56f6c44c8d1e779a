//! The figures in the windows of Sanctuary's cards: people in parts, beasts, machines, things and buildings.

use crate::cards::language::Part;
use crate::desktop::art::dice::Dice;
use crate::desktop::art::emblem::figure;
use crate::desktop::art::emblem::stock::{BUILDINGS, TOOLS};
use crate::desktop::art::emblem::{Emblem, Shape, all, any, named};
use crate::games::sanctuary::content::{Ability, Card, CardKind, Effect, Grant, Verb};

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
        if let Ability::Continuous { gives, .. } = ability {
            tags.extend(gives.iter().map(grant));
        }
        ability.parts(&mut |part, _| {
            if let Part::Effect(Effect::Do(verb)) = part {
                tags.push(verb_tag(verb));
            }
        });
    }
    if card.kind == CardKind::Technology {
        tags.push("gear");
    }
    tags
}

const fn grant(grant: &Grant) -> &'static str {
    match grant {
        Grant::Strength(_) | Grant::Deals(..) => "buff_attack",
        Grant::Takes(..) | Grant::Stays | Grant::Taunts => "buff_defense",
        Grant::Unchallenged | Grant::Untargetable => "stealth",
        Grant::NoUntap | Grant::NoAttack | Grant::NoBlock | Grant::NoChallenge => "lock",
        Grant::Silenced => "cancel",
        Grant::Cost(_) => "energy",
        Grant::HandLimit(_) => "draw",
        Grant::Gift(_) => "emanate",
    }
}

const fn verb_tag(verb: &Verb) -> &'static str {
    match verb {
        Verb::Damage(..) | Verb::DamageSanctuary(..) => "damage",
        Verb::GainStructure(..) | Verb::Heal(_) | Verb::Shield(..) | Verb::PreventAll(_) => {
            "durability"
        }
        Verb::GainVolition(..) => "energy",
        Verb::LoseVolition(..) | Verb::Discard(..) | Verb::DiscardAtRandom(..) => "discard",
        Verb::Draw(..) => "draw",
        Verb::Mill(..) => "delete",
        Verb::Foresee(_) | Verb::Show(_) => "scan",
        Verb::Destroy(_) | Verb::Wear(..) => "terminate",
        Verb::Return(_) | Verb::ShuffleAway(_) => "bounce",
        Verb::Recover(_) => "recover",
        Verb::PutInLimbo(_) | Verb::DiscardCards(_) => "discard",
        Verb::PutOnTop(_) | Verb::PutOnBottom(_) | Verb::Shuffle(_) => "draw",
        Verb::Revive(_) | Verb::Restore(_) | Verb::Steal(_) => "restore",
        Verb::Tap(_) => "lock",
        Verb::Untap(_) => "move",
        Verb::Repair(..) => "gear",
        Verb::Strengthen { .. }
        | Verb::AnotherDuel
        | Verb::Spawn(..)
        | Verb::SpawnCopy(..)
        | Verb::Become(..)
        | Verb::GainControl(..)
        | Verb::Attach(..)
        | Verb::Swap(..)
        | Verb::SwapStats(..)
        | Verb::SetStrength(..)
        | Verb::CopyAction(_)
        | Verb::Copy(..) => "buff_attack",
        Verb::Grant(given, ..) | Verb::GrantPer(_, given, ..) => grant(given),
        Verb::Control(_) => "hack",
        Verb::Cancel(_) => "cancel",
        Verb::ExtraTurn(_)
        | Verb::SkipTurn(_)
        | Verb::SkipDuel(_)
        | Verb::SkipCombat(_)
        | Verb::AnotherCombat => "move",
        Verb::LoseMatch(_) => "domination",
        Verb::AddCounters(..) | Verb::RemoveCounters(..) => "energy",
    }
}
