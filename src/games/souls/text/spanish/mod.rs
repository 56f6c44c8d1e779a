//! Spanish: abilities as sentences, with the gender and number of what they speak of.

mod amount;
mod condition;
mod costs;
mod effect;
mod filter;
mod grant;
mod noun;
mod opening;
mod replaces;
mod said;
mod verb;
mod who;

use super::mentions::another;
use super::{Names, Sort, capital};
use crate::games::souls::content::{Ability, Condition, Effect, Kind, Mode};
use crate::packs::spanish::{self, Phrase, listed};
use who::Speaker;

/// One ability.
pub fn ability(ability: &Ability, names: Names) -> String {
    contracted(&match ability {
        Ability::Resolve {
            targets,
            effects,
            choose,
        } => {
            let mut speaker = Speaker::new(targets, names);
            capital(&body(&mut speaker, effects, choose))
        }
        Ability::Triggered {
            when,
            late,
            once,
            only_if,
            targets,
            effects,
            choose,
        } => {
            let mut speaker = Speaker::new(targets, names);
            let mut says = opening::opening(when, *once, &mut speaker) + ", ";
            if *late {
                says += opening::late(when);
                says += ", ";
            }
            if let Some(condition) = only_if {
                says += &condition::clause(condition, "si", &mut speaker);
                says += ", ";
            }
            capital(&says) + &body(&mut speaker, effects, choose)
        }
        Ability::Activated {
            tap,
            costs,
            once,
            only_if,
            targets,
            effects,
            choose,
        } => {
            let mut speaker = Speaker::new(targets, names);
            let mut parts = Vec::new();
            if *once {
                parts.push("una vez por turno".to_owned());
            }
            match only_if {
                None => {}
                Some(Condition::YourTurn) => parts.push("en tu turno".to_owned()),
                Some(condition) => parts.push(condition::clause(condition, "si", &mut speaker)),
            }
            parts.push(costs::costs(*tap, costs, &mut speaker));
            let does = body(&mut speaker, effects, choose);
            format!("{}: {does}", capital(&parts.join(", ")))
        }
        Ability::Static {
            only_if,
            who,
            gives,
        } => {
            let mut speaker = Speaker::new(&[], names);
            let subject = match who {
                Some(filter) if filter.this => speaker.this(),
                Some(filter) => filter::many(filter, names),
                None if matches!(names.sort, Sort::Monster | Sort::Event | Sort::Room) => {
                    speaker.this()
                }
                None => Phrase::you(),
            };
            let player = match who {
                Some(filter) => filter.kind == Kind::Player,
                None => subject.you,
            };
            let says = grant::predicates(gives, &subject, player);
            let tail = only_if.as_ref().map_or(String::new(), |condition| {
                let clause = condition::clause(condition, "mientras", &mut speaker);
                format!(" {clause}")
            });
            capital(&format!("{}{says}{tail}.", subject.before_verb()))
        }
        Ability::Replaces {
            event,
            once,
            only_if,
            instead,
        } => {
            let mut speaker = Speaker::new(&[], names);
            let says = replaces::replaces(event, *once, only_if.as_ref(), instead, &mut speaker);
            capital(&says)
        }
    })
}

/// One way in which an ability can go.
pub fn mode(mode: &Mode, names: Names) -> String {
    let says = Speaker::new(&mode.targets, names).sentences(&mode.effects);
    contracted(&capital(&says))
}

/// Effects that stand alone.
pub fn effects(effects: &[Effect], names: Names) -> String {
    contracted(&capital(&Speaker::new(&[], names).sentences(effects)))
}

/// The reward box.
pub fn reward(effects: &[Effect], names: Names) -> String {
    contracted(&Speaker::new(&[], names).sentences(effects))
}

/// "Cuando tienes al menos 25¢, obtén esta alma."
pub fn soul_condition(condition: &Condition, names: Names) -> String {
    let mut speaker = Speaker::new(&[], names);
    let when = condition::clause(condition, "cuando", &mut speaker);
    contracted(&format!("{}, obtén esta alma.", capital(&when)))
}

/// What happens, or the ways that there are.
fn body<'a>(speaker: &mut Speaker<'a>, effects: &'a [Effect], choose: &'a [Mode]) -> String {
    if choose.is_empty() {
        return speaker.sentences(effects);
    }
    let ways = choose.iter().map(|mode| {
        let mut speaker = Speaker::new(&mode.targets, speaker.names);
        speaker.clauses(&mode.effects)
    });
    let ways: Vec<String> = ways.collect();
    format!("elige una opción – {}.", ways.join("; o bien "))
}

/// "este objeto".
fn own_name(sort: Sort) -> Phrase {
    let (text, feminine) = match sort {
        Sort::Character => ("este personaje", false),
        Sort::Item => ("este objeto", false),
        Sort::Loot => ("esta carta", true),
        Sort::Monster => ("este monstruo", false),
        Sort::Event => ("este suceso", false),
        Sort::Curse => ("esta maldición", true),
        Sort::Room => ("esta sala", true),
        Sort::BonusSoul => ("esta alma", true),
    };
    Phrase::one(text, feminine)
}

/// "a el" is "al", "de el" is "del", "a tú" is "a ti".
fn contracted(text: &str) -> String {
    spanish::contracted(text)
        .replace(" a tú", " a ti")
        .replace(" de tú", " de ti")
        .replace(" con tú", " contigo")
}
