//! Emblems for cards whose name suggests none: words for their effects, the most characteristic first.

use crate::games::biomes::content::{Ability, Amount, Card, CardKind, Effect, Grant, Keyword};

/// The tags of a card that is no agent.
pub fn of(card: &Card) -> Vec<&'static str> {
    let mut tags = Vec::new();
    if card.is_anomaly() {
        tags.push("anomaly");
    }
    if card.kind == CardKind::Gear {
        tags.push("gear");
    }
    for ability in &card.abilities {
        match ability {
            Ability::Execute { effects, .. }
            | Ability::Reactive { effects, .. }
            | Ability::Activated { effects, .. } => {
                effects.iter().for_each(|e| effect(e, &mut tags));
            }
            Ability::Persistent { gives, .. } => tags.extend(gives.iter().map(grant)),
        }
    }
    if card.is_software() {
        tags.push("software");
    }
    if card.is_hardware() {
        tags.push("hardware");
    }
    tags
}

fn grant(grant: &Grant) -> &'static str {
    match grant {
        Grant::Attack(_) => "buff_attack",
        Grant::Defense(_) => "buff_defense",
        Grant::Keyword(Keyword::Stealth | Keyword::Evasion | Keyword::Encrypt) => "stealth",
        Grant::Keyword(_) => "emanate",
    }
}

fn effect(effect: &Effect, tags: &mut Vec<&'static str>) {
    let tag = match effect {
        Effect::Damage(..) => "damage",
        Effect::LoseDurability(..) => "lose_durability",
        Effect::GainDurability(..) => "durability",
        Effect::Draw(..) => "draw",
        Effect::Discard(..) => "discard",
        Effect::Erase(..) | Effect::Delete(_) => "delete",
        Effect::Scan(..) => "scan",
        Effect::Terminate(_) => "terminate",
        Effect::Bounce(_) => "bounce",
        Effect::Recover(_) => "recover",
        Effect::Restore(_) => "restore",
        Effect::Lock(_) | Effect::Stasis(_) => "lock",
        Effect::Unlock(_) | Effect::Retreat(_) | Effect::MoveTo(..) => "move",
        Effect::Buff { attack, .. } if *attack != Amount::zero() => "buff_attack",
        Effect::Buff { .. } => "buff_defense",
        Effect::Marker(..) => "marker",
        Effect::Grant(Keyword::Stealth | Keyword::Evasion | Keyword::Encrypt, ..) => "stealth",
        Effect::Grant(..) | Effect::Shift(_) | Effect::Overclock(..) => "emanate",
        Effect::Energy(..) | Effect::Generate(..) => "energy",
        Effect::Cancel(_) => "cancel",
        Effect::Spawn(..) | Effect::Hologram(_) => "spawn",
        Effect::Hack(_) => "hack",
        Effect::LoseSector(_) | Effect::LoseMatch(_) => "domination",
        Effect::If(_, effects) | Effect::May(effects) => {
            effects.iter().for_each(|e| self::effect(e, tags));
            return;
        }
    };
    tags.push(tag);
}
