//! What changes an event before it happens, in English.

use super::condition;
use super::filter::Phrase;
use super::opening::{doer, subject};
use super::verb::Mood;
use super::who::Speaker;
use crate::games::souls::content::{Condition, Instead, Would};

/// "the first time you would take combat damage each turn, take 1 less."
pub fn replaces(
    event: &Would,
    once: bool,
    only_if: Option<&Condition>,
    instead: &Instead,
    speaker: &mut Speaker,
) -> String {
    let (who, verb) = match event {
        Would::Damage(filter) => (subject(filter, speaker), taken(only_if, "damage")),
        Would::CombatDamage(filter) => (subject(filter, speaker), taken(only_if, "combat damage")),
        Would::Die(filter) => (subject(filter, speaker), "die".to_owned()),
        Would::Destroyed(filter) => (subject(filter, speaker), "be destroyed".to_owned()),
        Would::Coins(whose) => (doer(*whose, speaker), "gain ¢".to_owned()),
        Would::Loot(whose) => (doer(*whose, speaker), "loot".to_owned()),
        Would::Treasure(whose) => (doer(*whose, speaker), "gain treasure".to_owned()),
        Would::Penalty(whose) => (doer(*whose, speaker), "pay the death penalty".to_owned()),
    };
    let mut says = if once {
        format!("the first time {} would {verb} each turn, ", who.text)
    } else {
        format!("if {} would {verb}, ", who.text)
    };
    let told = matches!(event, Would::Damage(_) | Would::CombatDamage(_))
        && matches!(
            only_if,
            Some(Condition::ThatAtLeast(_) | Condition::ThatAtMost(_))
        );
    if let Some(condition) = only_if.filter(|_| !told) {
        says += &condition::clause(condition, "if", speaker);
        says += ", ";
    }
    let changed = match instead {
        Instead::Nothing => match event {
            Would::Damage(_) | Would::CombatDamage(_) => "prevent that damage".to_owned(),
            Would::Die(_) => "prevent that death".to_owned(),
            Would::Destroyed(_) => "it stays in play".to_owned(),
            Would::Coins(_) | Would::Loot(_) | Would::Treasure(_) | Would::Penalty(_) => {
                "skip that".to_owned()
            }
        },
        Instead::More(n) => changed(event, &who, &n.to_string(), "more"),
        Instead::Less(n) => changed(event, &who, &n.to_string(), "less"),
        Instead::Double => changed(event, &who, "twice as", "much"),
        Instead::Do(effects) => {
            format!("do this instead: {}", speaker.joined(effects, Mood::Plain))
        }
    };
    format!("{says}{changed}.")
}

/// "take 2 or more damage".
fn taken(only_if: Option<&Condition>, what: &str) -> String {
    match only_if {
        Some(Condition::ThatAtLeast(n)) => format!("take {n} or more {what}"),
        Some(Condition::ThatAtMost(n)) => format!("take {n} or less {what}"),
        _ => format!("take {what}"),
    }
}

/// "take 1 less", "they gain 2¢ more".
fn changed(event: &Would, who: &Phrase, n: &str, more: &str) -> String {
    let what = match event {
        Would::Coins(_) if more != "much" => format!("gain {n}¢ {more}"),
        Would::Coins(_) | Would::Treasure(_) => format!("gain {n} {more}"),
        Would::Loot(_) => format!("loot {n} {more}"),
        Would::Penalty(_) => format!("pay {n} {more}"),
        Would::Damage(_) | Would::CombatDamage(_) | Would::Die(_) | Would::Destroyed(_) => {
            format!("take {n} {more}")
        }
    };
    match who.form {
        super::Form::You => what,
        form => {
            let who = match who.text.as_str() {
                "a player" | "another player" => "that player",
                who => who,
            };
            format!("{who} {}", form.verb(&what))
        }
    }
}
