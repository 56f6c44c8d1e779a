//! Emblems for cards whose name suggests none: words for their effects, the most characteristic first.

use crate::cards::language::Part;
use crate::games::biomes::content::{
    Ability, Card, CardKind, Change, Effect, Grant, Keyword, Verb,
};

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
        if let Ability::Persistent { gives, .. } = ability {
            tags.extend(gives.iter().map(grant));
        }
        ability.parts(&mut |part, _| {
            if let Part::Effect(Effect::Do(verb)) = part {
                tags.push(verb_tag(verb));
            }
        });
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
        Grant::Cost(_) | Grant::CostsAtLeast(_) => "energy",
        Grant::AttackCost(_) => "lock",
    }
}

fn verb_tag(verb: &Verb) -> &'static str {
    match verb {
        Verb::Damage(..) => "damage",
        Verb::LoseDurability(..) => "lose_durability",
        Verb::GainDurability(..)
        | Verb::Shield(..)
        | Verb::PreventAll(_)
        | Verb::PreventBattle(_) => "durability",
        Verb::Draw(..) => "draw",
        Verb::Discard(..) => "discard",
        Verb::Erase(..) | Verb::Delete(_) | Verb::PutInCache(_) => "delete",
        Verb::PutOnTop(_) | Verb::PutOnBottom(_) => "draw",
        Verb::Scan(..) | Verb::Shuffle(_) | Verb::Show(_) => "scan",
        Verb::Terminate(_) | Verb::Forfeit(_) => "terminate",
        Verb::Bounce(_) => "bounce",
        Verb::Recover(_) | Verb::Steal(_) => "recover",
        Verb::Restore(_) => "restore",
        Verb::Lock(_) | Verb::Stasis(_) => "lock",
        Verb::Unlock(_) | Verb::Retreat(_) | Verb::MoveTo(..) => "move",
        Verb::Buff { attack, .. } if *attack != Change::default() => "buff_attack",
        Verb::Buff { .. } => "buff_defense",
        Verb::Marker(..) => "marker",
        Verb::Grant(Keyword::Stealth | Keyword::Evasion | Keyword::Encrypt, ..) => "stealth",
        Verb::Grant(..) | Verb::Shift(_) | Verb::Overclock(..) => "emanate",
        Verb::Energy(..) | Verb::Generate(..) => "energy",
        Verb::Cancel(_) => "cancel",
        Verb::Spawn(..)
        | Verb::SpawnCopy(..)
        | Verb::Hologram(_)
        | Verb::Become(..)
        | Verb::SwapStats(..)
        | Verb::SetStats { .. }
        | Verb::CopyAction(_)
        | Verb::GainControl(..)
        | Verb::Attach(..)
        | Verb::Swap(..)
        | Verb::Copy(..) => "spawn",
        Verb::Hack(_) => "hack",
        Verb::ExtraTurn(_) | Verb::SkipTurn(_) | Verb::AnotherBattle => "move",
        Verb::AddCounters(..) | Verb::RemoveCounters(..) => "energy",
        Verb::LoseSector(_) | Verb::LoseMatch(_) => "domination",
    }
}
