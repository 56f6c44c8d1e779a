//! English: abilities as sentences.

mod amount;
mod condition;
mod costs;
mod effect;
mod filter;
mod grant;
mod opening;
mod replaces;
mod verb;
mod who;

use super::mentions::another;
use super::{Names, Sort, capital};
use crate::games::souls::content::{Ability, Condition, Effect, Kind, Mode};
use verb::Form;
use who::Speaker;

/// One ability.
pub fn ability(ability: &Ability, names: Names) -> String {
    match ability {
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
                says += &condition::clause(condition, "if", &mut speaker);
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
                parts.push("once a turn".to_owned());
            }
            match only_if {
                None => {}
                Some(Condition::YourTurn) => parts.push("on your turn".to_owned()),
                Some(condition) => parts.push(condition::clause(condition, "if", &mut speaker)),
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
                None => filter::Phrase::you(),
            };
            let player = match who {
                Some(filter) => filter.kind == Kind::Player,
                None => subject.form == Form::You,
            };
            let says = grant::predicates(gives, subject.form, player);
            let tail = only_if.as_ref().map_or(String::new(), |condition| {
                format!(" {}", condition::clause(condition, "while", &mut speaker))
            });
            format!("{} {says}{tail}.", capital(&subject.text))
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
    }
}

/// One way in which an ability can go.
pub fn mode(mode: &Mode, names: Names) -> String {
    capital(&Speaker::new(&mode.targets, names).sentences(&mode.effects))
}

/// Effects that stand alone.
pub fn effects(effects: &[Effect], names: Names) -> String {
    capital(&Speaker::new(&[], names).sentences(effects))
}

/// The reward box.
pub fn reward(effects: &[Effect], names: Names) -> String {
    Speaker::new(&[], names).sentences(effects)
}

/// "When you hold at least 10 loot cards, gain this soul."
pub fn soul_condition(condition: &Condition, names: Names) -> String {
    let mut speaker = Speaker::new(&[], names);
    let when = condition::clause(condition, "when", &mut speaker);
    format!("{}, gain this soul.", capital(&when))
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
    format!("choose one – {}.", ways.join("; or "))
}

/// "this item".
const fn own_name(sort: Sort) -> &'static str {
    match sort {
        Sort::Character => "this character",
        Sort::Item => "this item",
        Sort::Loot => "this card",
        Sort::Monster => "this monster",
        Sort::Event => "this event",
        Sort::Curse => "this curse",
        Sort::Room => "this room",
        Sort::BonusSoul => "this soul",
    }
}
