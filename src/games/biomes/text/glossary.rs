//! Words of the game and what they mean, for the panel beside a card.

use super::filter::bare_keyword;
use crate::games::biomes::content::{
    Ability, Card, CardKind, Condition, Effect, Filter, Grant, Keyword, Keywords, When, Where,
};

/// Every keyword, numbers left at 0.
pub const ALL_KEYWORDS: [Keyword; 15] = [
    Keyword::Evasion,
    Keyword::Secure,
    Keyword::Ready,
    Keyword::Transfer,
    Keyword::Intercept,
    Keyword::Intimidate,
    Keyword::Stealth,
    Keyword::Lightspeed,
    Keyword::Quantum,
    Keyword::Deflect(0),
    Keyword::Encrypt,
    Keyword::Firewall(0),
    Keyword::Magnetic,
    Keyword::Overpower,
    Keyword::Virus,
];

/// The keywords of a set, with their numbers.
#[must_use]
pub fn keyword_list(keywords: Keywords) -> Vec<Keyword> {
    let held = ALL_KEYWORDS.into_iter().filter(|&k| keywords.has(k));
    held.map(|keyword| match keyword {
        Keyword::Deflect(_) => Keyword::Deflect(keywords.deflect),
        Keyword::Firewall(_) => Keyword::Firewall(keywords.firewall),
        plain => plain,
    })
    .collect()
}

/// A keyword's name and one sentence on what it does.
#[must_use]
pub const fn keyword_help(keyword: Keyword) -> (&'static str, &'static str) {
    let sentence = match keyword {
        Keyword::Evasion => "only agents with evasion or intercept may defend against it.",
        Keyword::Secure => "does not lock to attack.",
        Keyword::Ready => "may lock on the turn it arrives.",
        Keyword::Transfer => "your sector here gains what it deals as damage in a biome.",
        Keyword::Intercept => "can defend against evasion.",
        Keyword::Intimidate => "agents with lower attack cannot defend against it.",
        Keyword::Stealth => "cannot be defended against.",
        Keyword::Lightspeed => "slower actions cannot target it.",
        Keyword::Quantum => "can also defend against one attacker in another biome.",
        Keyword::Deflect(_) => "while melee, ignores that much ranged battle damage.",
        Keyword::Encrypt => "cannot be targeted.",
        Keyword::Firewall(_) => "opponents pay that much more void energy to target it.",
        Keyword::Magnetic => "takes one gear from a friendly agent that is terminated.",
        Keyword::Overpower => "surplus damage goes on to the enemy sector.",
        Keyword::Virus => "any damage it deals to an agent terminates it.",
    };
    (bare_keyword(keyword), sentence)
}

/// The words on a card that need explaining, each once, in the order of the card.
#[must_use]
pub fn terms(card: &Card) -> Vec<(&'static str, &'static str)> {
    let mut found = Vec::new();
    let mut add = |term: (&'static str, &'static str)| {
        if !found.contains(&term) {
            found.push(term);
        }
    };
    keyword_list(card.keywords)
        .into_iter()
        .for_each(|k| add(keyword_help(k)));
    if card.global.is_some() {
        add((
            "global",
            "pay that much more void energy to lift its biome restrictions.",
        ));
    }
    if card.mythic {
        add((
            "mythic",
            "you may have only one of its name among your constants.",
        ));
    }
    match card.kind {
        CardKind::Gear => add((
            "gear",
            "arrives attached to a friendly agent and stays behind when it leaves.",
        )),
        CardKind::Modification(_) => add((
            "modification",
            "arrives attached to a constant and leaves with it.",
        )),
        _ => {}
    }
    for ability in &card.abilities {
        skill(ability, &mut add);
    }
    if card.anomaly.is_some() {
        add((
            "converts",
            "once a turn you may turn a card in hand into an anomaly; this one becomes its own.",
        ));
    }
    found
}

type Add<'a> = dyn FnMut((&'static str, &'static str)) + 'a;

fn skill(ability: &Ability, add: &mut Add) {
    match ability {
        Ability::Execute { effects, .. } => effects.iter().for_each(|e| effect(e, add)),
        Ability::Reactive {
            when,
            only_if,
            effects,
            ..
        } => {
            moment(when, add);
            only_if.iter().for_each(|c| condition(c, add));
            effects.iter().for_each(|e| effect(e, add));
        }
        Ability::Activated {
            forfeit,
            only_if,
            effects,
            ..
        } => {
            if *forfeit {
                add(("forfeit", "put it into its owner's cache to pay."));
            }
            only_if.iter().for_each(|c| condition(c, add));
            effects.iter().for_each(|e| effect(e, add));
        }
        Ability::Persistent {
            only_if,
            who,
            gives,
        } => {
            only_if.iter().for_each(|c| condition(c, add));
            who.iter().for_each(|f| place(f, add));
            for give in gives {
                if let Grant::Keyword(keyword) = give {
                    add(keyword_help(*keyword));
                }
            }
        }
    }
}

fn place(filter: &Filter, add: &mut Add) {
    if filter.place == Where::Neighbouring {
        add((
            "neighbouring",
            "the biomes left and right of where this is.",
        ));
    }
}

fn moment(when: &When, add: &mut Add) {
    match when {
        When::Setup => add(("setup", "at the start of your battle phase.")),
        When::Aftermath => add(("aftermath", "at the end of a battle phase.")),
        When::Cleanup => add(("cleanup", "at the start of your end phase.")),
        When::Deploy => add(("deploy", "when it arrives on the planet.")),
        When::Initiate => add(("initiate", "when it attacks.")),
        When::Despawn => add(("despawn", "when it goes from the planet into a cache.")),
        When::Exploit => add(("exploit", "when it deals battle damage to an enemy sector.")),
        When::Triumph => add(("triumph", "when your opponent loses a sector.")),
        When::Amplify => add(("amplify", "when you play a function that is no agent.")),
        _ => {}
    }
}

fn condition(condition: &Condition, add: &mut Add) {
    match condition {
        Condition::Adept => add((
            "adept",
            "while in a biome aligned with one of its energies.",
        )),
        Condition::Chain => add(("chain", "if you already played another function this turn.")),
        Condition::Not(inner) => self::condition(inner, add),
        _ => {}
    }
}

fn effect(effect: &Effect, add: &mut Add) {
    match effect {
        Effect::Erase(..) => add(("erase", "top cards of the deck go to the cache.")),
        Effect::Scan(..) => add((
            "scan",
            "look at that many top cards of the deck; put any of them on the bottom.",
        )),
        Effect::Terminate(_) => add((
            "terminate",
            "put it from the planet into its owner's cache.",
        )),
        Effect::Delete(_) => add(("delete", "put it into the archive, out of the match.")),
        Effect::Bounce(_) => add(("bounce", "return it from the planet to its owner's hand.")),
        Effect::Recover(_) => add(("recover", "return it from the cache to the hand.")),
        Effect::Restore(_) => add(("restore", "put it from the cache onto the planet.")),
        Effect::Stasis(_) => add((
            "stasis",
            "does not unlock at its controller's next Refresh.",
        )),
        Effect::Marker(..) => add((
            "increase marker",
            "+1 attack and +1 defense while it is there.",
        )),
        Effect::Grant(keyword, ..) => add(keyword_help(*keyword)),
        Effect::Shift(_) => add(("shift", "melee becomes ranged, ranged becomes melee.")),
        Effect::Overclock(..) => add(("overclock", "more speed until end of turn, at most 3.")),
        Effect::Generate(..) => add(("generate", "add a common anomaly card to the hand.")),
        Effect::Cancel(_) => add(("cancel", "take it off the queue; it does not happen.")),
        Effect::Hologram(_) => add(("hologram", "a copy that is deleted at your next Reset.")),
        Effect::Hack(_) => add((
            "hack",
            "unlock it and control it until end of turn; it gains ready.",
        )),
        Effect::If(c, effects) => {
            condition(c, add);
            effects.iter().for_each(|e| self::effect(e, add));
        }
        Effect::May(effects) => effects.iter().for_each(|e| self::effect(e, add)),
        _ => {}
    }
}
