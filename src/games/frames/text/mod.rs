//! The text of abilities of frames and companies, made from their data in both languages.

mod again;
mod continuous;
mod counters;
mod each;
mod event;
mod filter;
mod ground;
mod listed;
mod marks;
mod objective;
mod phases;
mod speaker;
#[cfg(test)]
mod tests;
mod verb;
mod who;

use super::content::{Ability, Company, Condition, Content, Effect, Trigger};
use crate::cards::text::{Join, Says, Word, listed, printed, say};
use crate::cards::uses::{Often, ordinal};
use crate::packs::prose::capital;
use crate::table::Language;
pub use listed::{dice_text, field_text};
pub use objective::objective_text;
use speaker::Speaker;

/// An ability as sentences: "When this frame is destroyed, gain 3 points. Once a round."
#[must_use]
pub fn ability_text(ability: &Ability, language: Language) -> String {
    let mut speaker = Speaker::new(language);
    let hits = match (ability, ability.only_if()) {
        (
            Ability::Triggered {
                when: Trigger::Hit(_),
                ..
            },
            Some(Condition::ThatAtLeast(least)),
        ) if *least > 1 => Some(*least),
        _ => None,
    };
    let lead = match ability {
        Ability::Triggered { when, nth, .. } => {
            let when = match (when, hits) {
                (Trigger::Hit(filter), Some(least)) => speaker.hits(filter, least),
                _ => speaker.trigger(when),
            };
            match nth {
                None => when,
                Some(n) => {
                    let nth = ordinal(*n, language);
                    say!(
                        language,
                        "{when} for the {nth} time in a round",
                        "{when} por {nth} vez en una ronda"
                    )
                }
            }
        }
        Ability::Continuous {
            who,
            only_if,
            gives,
            per,
        } => {
            let per = per.as_ref();
            let text = speaker.continuous(who.as_ref(), only_if.as_ref(), (gives, per));
            return printed(capital(&text), language);
        }
        Ability::Replaces {
            event,
            once,
            only_if,
            instead,
        } => {
            let text = speaker.replaced(event, only_if.as_ref(), instead);
            let text = match once.words(language) {
                Some(once) => format!("{once}, {text}."),
                None => format!("{text}."),
            };
            return printed(capital(&text), language);
        }
        Ability::Activated { costs, .. } => {
            let costs = costs.iter();
            let costs: Vec<String> = costs.map(|cost| speaker.pays(cost)).collect();
            if costs.is_empty() {
                language.pick("use", "usa").to_owned()
            } else {
                listed(&costs, Join::And, language)
            }
        }
    };
    let condition = ability.only_if().filter(|_| hits.is_none());
    let condition = condition.map(|condition| {
        let clause = speaker.clause(condition, Word::If);
        format!(", {clause}")
    });
    let separator = match ability {
        Ability::Triggered { .. } => ", ",
        Ability::Activated { .. } | Ability::Continuous { .. } | Ability::Replaces { .. } => ": ",
    };
    let effects = speaker.sentences(ability.effects());
    let condition = condition.unwrap_or_default();
    let text = capital(&format!("{lead}{condition}{separator}{effects}"));
    printed(text + &often(ability.once(), language), language)
}

/// The same with the systems of its packs by their names, not by their letters.
#[must_use]
pub fn ability_text_in(ability: &Ability, content: &Content, language: Language) -> String {
    with_systems(ability_text(ability, language), content, language)
}

/// A text that names systems of packs by their letters, with their names: "System O" becomes "Reactor".
fn with_systems(text: String, content: &Content, language: Language) -> String {
    let mut named = text;
    for system in &content.systems {
        let letter = system.letter.name(language);
        if named.contains(letter) {
            named = named.replace(letter, system.name.in_language(language));
        }
    }
    named
}

/// What a company can do besides and what is worth points to it, a sentence or more each.
#[must_use]
pub fn company_text(company: &Company, content: &Content, language: Language) -> Vec<String> {
    let abilities = company.abilities.iter();
    let abilities = abilities.map(|ability| ability_text_in(ability, content, language));
    let objectives = company.objectives.iter();
    let objectives = objectives.map(|of| objective_text(of, content, language));
    abilities.chain(objectives).collect()
}

/// Some effects by themselves, for one of several ways.
#[must_use]
pub fn effects_text(effects: &[Effect], content: &Content, language: Language) -> String {
    let text = capital(&Speaker::new(language).sentences(effects));
    with_systems(printed(text, language), content, language)
}

/// " Once a round."
fn often(once: Often, language: Language) -> String {
    let words = once.words(language);
    words.map_or_else(String::new, |words| format!(" {}.", capital(words)))
}
