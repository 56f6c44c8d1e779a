//! When a triggered ability triggers, in English.

use super::super::{Eyes, Sort};
use super::another;
use super::filter::{self, Phrase};
use super::who::{Met, Speaker};
use crate::games::souls::content::{Filter, Kind, When};
use crate::packs::Whose;

/// "when you roll a 6", "the first time you roll a 6 each turn".
pub fn opening(when: &When, once: bool, speaker: &mut Speaker) -> String {
    if let Some(moment) = moment(when, speaker) {
        return moment;
    }
    let happens = happens(when, speaker);
    if once {
        format!("the first time {happens} each turn")
    } else {
        format!("when {happens}")
    }
}

/// "after its reward": said of deaths (F-121).
pub const fn late(when: &When) -> &'static str {
    match when {
        When::PlayerDies(_) => "after the death penalty",
        _ => "after the reward",
    }
}

fn moment(when: &When, speaker: &Speaker) -> Option<String> {
    let turn = |whose: Whose| match (whose, speaker.names.eyes) {
        (Whose::Yours, Eyes::You) => "your turn",
        (Whose::Theirs, Eyes::You) => "each other player's turn",
        _ => "each turn",
    };
    Some(match when {
        When::GameStarts => "when the game starts".to_owned(),
        When::TurnStarts(whose) => format!("at the start of {}", turn(*whose)),
        When::TurnEnds(whose) => format!("at the end of {}", turn(*whose)),
        _ => return None,
    })
}

fn happens(when: &When, speaker: &mut Speaker) -> String {
    match when {
        When::GameStarts | When::TurnStarts(_) | When::TurnEnds(_) => String::new(),
        When::Enters => format!("{} enters play", speaker.this().text),
        When::Leaves => format!("{} leaves play", speaker.this().text),
        When::Dies => {
            let says = format!("{} dies", speaker.this().text);
            speaker.meet(Met::As("whoever killed it"));
            says
        }
        When::SomethingDies(filter) => thing(filter, speaker, "die"),
        When::PlayerDies(whose) => by(*whose, speaker, "die"),
        When::Damaged(filter) => thing(filter, speaker, "take damage"),
        When::CombatDamaged(filter) => thing(filter, speaker, "take combat damage"),
        When::Deals if speaker.names.sort == Sort::Monster => {
            let says = format!("{} deals damage", speaker.this().text);
            speaker.meet(Met::As("whoever took it"));
            says
        }
        When::Deals => {
            speaker.meet(Met::As("whatever took it"));
            by(Whose::Yours, speaker, "deal combat damage")
        }
        When::DieRolled { by: who, attack } => {
            speaker.meet(Met::It(Kind::Roll));
            let what = match attack {
                None => "roll a die",
                Some(true) => "make an attack roll",
                Some(false) => "make a roll that is no attack roll",
            };
            by(*who, speaker, what)
        }
        When::WouldRoll {
            by: who,
            on,
            attack,
        } => {
            speaker.meet(Met::As("that roll"));
            rolls(*who, speaker, "would roll", on, *attack)
        }
        When::Rolled {
            by: who,
            on,
            attack,
        } => rolls(*who, speaker, "roll", on, *attack),
        When::AttackDeclared(whose) => by(*whose, speaker, "declare an attack"),
        When::Attacked(filter) => {
            let what = named(filter, speaker);
            speaker.meet(Met::It(filter.kind));
            format!("an attack on {what} is declared")
        }
        When::Hits(whose) => hits(*whose, speaker, "hits"),
        When::Misses(whose) => hits(*whose, speaker, "misses"),
        When::LootPlayed(whose) => {
            speaker.meet(Met::As("that loot card"));
            by(*whose, speaker, "play a loot card")
        }
        When::Activates(whose) => {
            speaker.meet(Met::As("that ability"));
            by(*whose, speaker, "use an activated ability")
        }
        When::PurchaseDeclared(whose) => by(*whose, speaker, "declare a purchase"),
        When::Purchased(whose) => {
            speaker.meet(Met::It(Kind::Item));
            by(*whose, speaker, "purchase an item")
        }
        When::GainsItem(whose) => {
            speaker.meet(Met::It(Kind::Item));
            by(*whose, speaker, "gain an item")
        }
        When::GainsSoul(whose) => {
            speaker.meet(Met::It(Kind::Soul));
            by(*whose, speaker, "gain a soul")
        }
        When::GainsCoins(whose) => by(*whose, speaker, "gain ¢"),
        When::Loots(whose) => by(*whose, speaker, "loot"),
        When::Discards(whose) => by(*whose, speaker, "discard a loot card"),
        When::Destroyed(filter) => {
            let subject = named(filter, speaker);
            speaker.meet(Met::It(filter.kind));
            format!("{subject} is destroyed")
        }
    }
}

/// Who does it: "you gain", "another player gains", "the active player gains".
pub fn by(whose: Whose, speaker: &Speaker, verb: &str) -> String {
    let subject = doer(whose, speaker);
    format!("{} {}", subject.text, subject.form.verb(verb))
}

pub fn doer(whose: Whose, speaker: &Speaker) -> Phrase {
    match whose {
        Whose::Any => Phrase::one("a player"),
        Whose::Yours => filter::you(speaker.names.eyes),
        Whose::Theirs => Phrase::one("another player"),
    }
}

fn rolls(whose: Whose, speaker: &Speaker, verb: &str, on: &[u8], attack: Option<bool>) -> String {
    let subject = doer(whose, speaker);
    let verb = match verb {
        "roll" => subject.form.verb("roll"),
        would => would.to_owned(),
    };
    let tail = match attack {
        None => "",
        Some(true) => " in an attack",
        Some(false) => " outside an attack",
    };
    format!("{} {verb} {}{tail}", subject.text, results(on))
}

/// "a 1", "a 1 or 2".
fn results(on: &[u8]) -> String {
    let numbers: Vec<String> = on.iter().map(u8::to_string).collect();
    format!("a {}", crate::packs::prose::listed(&numbers, "or"))
}

fn hits(whose: Whose, speaker: &mut Speaker, verb: &str) -> String {
    let whose = match whose {
        Whose::Any => "an attack roll".to_owned(),
        Whose::Yours => format!("{} attack roll", filter::your(speaker.names.eyes)),
        Whose::Theirs => "another player's attack roll".to_owned(),
    };
    speaker.meet(Met::As("what is attacked"));
    format!("{whose} {verb}")
}

/// Something that happens to what matches.
fn thing(filter: &Filter, speaker: &mut Speaker, verb: &str) -> String {
    let subject = subject(filter, speaker);
    let says = format!("{} {}", subject.text, subject.form.verb(verb));
    if !filter.this {
        speaker.meet(Met::It(filter.kind));
    }
    says
}

fn named(filter: &Filter, speaker: &mut Speaker) -> String {
    subject(filter, speaker).text
}

pub fn subject(filter: &Filter, speaker: &mut Speaker) -> Phrase {
    if filter.this {
        speaker.this()
    } else {
        filter::one(&another(filter, speaker.names.sort), speaker.names)
    }
}
