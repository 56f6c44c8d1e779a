//! The text of cards, generated from their data in every language, so it always says what the rules do.
//!
//! Each sentence is written in both languages side by side; nouns and verbs are tables.

mod ability;
mod amount;
mod condition;
mod doing;
mod effect;
mod filter;
mod glossary;
mod grant;
mod mentions;
mod names;
mod noun;
mod numbers;
mod speaker;
mod verb;

use super::content::{Ability, Card, CardKind, Content, Effect, FactionRef};
use crate::cards::counters::CounterName;
use crate::cards::language::{CardRef, HowMany};
use crate::cards::text::{Noun, counted, noun, picked, say};
use crate::packs::Language;
pub(crate) use crate::packs::prose::capital;
pub use crate::packs::prose::{Paragraph, Piece};
pub use glossary::{glossary_words, terms};
pub use names::{gift_help, gift_name, kind_name, phase_name, step_name};
pub use numbers::numbers;

/// Everything a text needs to know besides the ability itself.
#[derive(Clone, Copy)]
struct Names<'a> {
    /// To name factions and sub-types; without it they are named as the card spells them.
    content: Option<&'a Content>,
    /// The language.
    language: Language,
    /// The kind of the card that speaks.
    kind: CardKind,
}

impl Names<'_> {
    /// A card by name.
    fn card(&self, card: &CardRef) -> String {
        let known = self
            .content
            .and_then(|c| c.cards.get(usize::from(card.index)));
        match known {
            Some(known) => known.name.in_language(self.language).to_owned(),
            None => {
                let spelled = card.name.rsplit(':').next().unwrap_or_default();
                capital(&spelled.replace('_', " "))
            }
        }
    }

    fn faction(&self, faction: &FactionRef) -> String {
        let known = self
            .content
            .and_then(|c| c.factions.get(usize::from(faction.index)));
        match known {
            Some(known) => known.name.in_language(self.language).to_owned(),
            None => {
                let spelled = &faction.name.value;
                capital(
                    &spelled
                        .rsplit(':')
                        .next()
                        .unwrap_or_default()
                        .replace('_', " "),
                )
            }
        }
    }

    /// The word before "counters".
    fn counter(&self, counter: &CounterName) -> String {
        let known = (self.content).and_then(|c| c.counters.get(usize::from(counter.index)));
        match known {
            Some(known) => known.name.in_language(self.language).to_owned(),
            None => counter.name.value.replace('_', " "),
        }
    }

    fn subtype(&self, subtype: &str) -> String {
        let mut all = self.content.iter().flat_map(|c| &c.subtypes);
        let known = all.find(|words| words.english == subtype);
        known
            .map_or(subtype, |words| words.in_language(self.language))
            .to_owned()
    }
}

const COPY: Noun = noun(["copy", "copies"], ["copia", "copias"], true);

/// The rules text of a card, without flavour: gifts, abilities, how many copies a deck may hold.
#[must_use]
pub fn card_text(card: &Card, content: &Content, language: Language) -> Vec<Paragraph> {
    let mut text = told(card, Some(content), language);
    if card.copies < content.rules.copies {
        let copies = counted(card.copies, COPY, language);
        text.push(say!(
            language,
            "At most {copies} in a deck.",
            "Máximo {copies} por mazo."
        ));
    }
    text.iter()
        .map(|text| glossary::marked(text, language))
        .collect()
}

/// One ability of a card, for the Stack and the log.
#[must_use]
pub fn ability_text(
    card: &Card,
    ability: usize,
    content: &Content,
    language: Language,
) -> Option<Paragraph> {
    let names = Names {
        content: Some(content),
        language,
        kind: card.kind,
    };
    let text = card.abilities.get(ability)?;
    let of = text
        .of()
        .iter()
        .filter_map(|&n| card.abilities.get(usize::from(n)));
    let said: Vec<String> = of.map(|text| ability::ability(text, names)).collect();
    let text = match &said[..] {
        [] => ability::ability(text, names),
        several => several.join(" "),
    };
    Some(glossary::marked(&text, language))
}

/// Some effects of a card, for one of several ways.
#[must_use]
pub fn effects_text(
    card: &Card,
    effects: &[Effect],
    content: &Content,
    language: Language,
) -> Paragraph {
    let names = Names {
        content: Some(content),
        language,
        kind: card.kind,
    };
    glossary::marked(&ability::effects(effects, names), language)
}

/// "Character · soldier".
#[must_use]
pub fn type_line(card: &Card, content: &Content, language: Language) -> String {
    let kind = kind_name(card.kind, language);
    let token = language.pick("Token", "Ficha");
    let kind = match card.token {
        true => format!("{token} · {kind}"),
        false => kind.to_owned(),
    };
    if card.subtype.is_empty() {
        return kind;
    }
    let names = Names {
        content: Some(content),
        language,
        kind: card.kind,
    };
    format!("{kind} · {}", names.subtype(&card.subtype))
}

/// Gifts and abilities, a string each.
fn told(card: &Card, content: Option<&Content>, language: Language) -> Vec<String> {
    let names = Names {
        content,
        language,
        kind: card.kind,
    };
    let mut text = Vec::new();
    let gifts = card
        .gifts
        .iter()
        .map(|gift| format!("{}.", gift_name(gift, language)));
    let gifts: Vec<String> = gifts.collect();
    if !gifts.is_empty() {
        text.push(gifts.join(" "));
    }
    let written = || card.abilities.iter().filter(|a| a.of().is_empty());
    let resolved = || written().filter(|a| matches!(a, Ability::Resolve { .. }));
    let choices = resolved().count();
    if choices > 1 && card.picks == HowMany::One {
        text.push(
            language
                .pick("Choose one of these.", "Elige una de estas opciones.")
                .to_owned(),
        );
    } else if choices > 1 {
        let aimed = resolved().filter(|a| !a.targets().is_empty()).count();
        let several = picked(card.picks.at_least_one(), (choices, aimed), language);
        text.push(say!(language, "Choose {several}:", "Elige {several}:"));
    }
    let abilities = written();
    text.extend(abilities.map(|ability| ability::ability(ability, names)));
    text
}

#[cfg(test)]
mod tests;
