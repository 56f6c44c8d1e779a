//! The text of cards, generated from their data in every language, so it always says what the rules do.
//!
//! Each sentence is written in both languages side by side; nouns and verbs are tables. What a card is told in: its
//! keywords, abilities, reward and worth. A text knows who "you" are on it and which targets it has already named.

mod ability;
mod affected;
mod amount;
mod condition;
mod costs;
mod doing;
mod effect;
mod filter;
mod flow;
mod glossary;
mod grant;
mod mentions;
mod names;
mod noun;
mod opening;
mod place;
mod replaces;
mod rolling;
mod said;
mod speaker;
mod verb;

use super::content::{Card, CardKind, Content, Effect, Keyword};
use crate::cards::language::CardRef;
use crate::cards::text::{self, counted, say};
use crate::packs::Language;
pub use crate::packs::prose::{Paragraph, Piece, capital};
pub use glossary::{terms, words};
pub(super) use grant::Subject;
pub use names::{group_name, keyword_help, keyword_name, kind_name, phase_name, step_name};

/// The kind of a card while its text is true: loot may be an item or a monster by then.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum CurrentKind {
    Character,
    Item,
    Loot,
    Monster,
    Event,
    Curse,
    Room,
    BonusSoul,
}

impl CurrentKind {
    const fn of(card: &Card) -> Self {
        match card.kind {
            CardKind::Character => Self::Character,
            CardKind::StartingItem | CardKind::Treasure => Self::Item,
            CardKind::Loot if card.has(Keyword::Trinket) => Self::Item,
            CardKind::Loot if card.has(Keyword::Ambush) => Self::Monster,
            CardKind::Loot => Self::Loot,
            CardKind::Monster if card.has(Keyword::Curse) => Self::Curse,
            CardKind::Monster if card.hp.is_none() => Self::Event,
            CardKind::Monster => Self::Monster,
            CardKind::BonusSoul => Self::BonusSoul,
            CardKind::Room => Self::Room,
        }
    }
}

/// The player that a text speaks to or of.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Addressee {
    /// The reader: the controller of the card.
    You,
    /// The active player: monsters, events and rooms are nobody's (F-65).
    Active,
    /// A player whom the sentence has just named.
    They,
}

/// Everything a text needs to know besides the ability itself.
#[derive(Clone, Copy)]
struct Names<'a> {
    /// To name tags; without it they are named as the card spells them.
    content: Option<&'a Content>,
    language: Language,
    /// The kind of the card that speaks.
    kind: CurrentKind,
    addressee: Addressee,
}

impl<'a> Names<'a> {
    const fn of(card: &Card, content: Option<&'a Content>, language: Language) -> Self {
        let kind = CurrentKind::of(card);
        let addressee = match kind {
            CurrentKind::Monster | CurrentKind::Event | CurrentKind::Room => Addressee::Active,
            _ => Addressee::You,
        };
        Self {
            content,
            language,
            kind,
            addressee,
        }
    }

    const fn addressed_to(self, addressee: Addressee) -> Self {
        Self { addressee, ..self }
    }

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

    fn tag(&self, tag: &str) -> String {
        self.tags(tag, false)
    }

    /// The same, of several things in Spanish. A tag without a translation is a foreign word and stays.
    fn tags(&self, tag: &str, plural: bool) -> String {
        let mut all = self.content.iter().flat_map(|c| &c.tags);
        let known = all.find(|words| words.english == tag);
        match (
            self.language,
            known.and_then(|words| words.spanish.as_ref()),
        ) {
            (Language::Spanish, Some(word)) if plural => text::plural(word),
            (Language::Spanish, Some(word)) => word.clone(),
            _ => known.map_or(tag, |words| &words.english).to_owned(),
        }
    }
}

/// The rules text of a card, without flavour: keywords, abilities, reward, what it is worth.
#[must_use]
pub fn card_text(card: &Card, content: &Content, language: Language) -> Vec<Paragraph> {
    let text = told(card, Some(content), language);
    text.iter()
        .map(|text| glossary::marked(text, language))
        .collect()
}

/// One ability of a card, for the stack and the log.
#[must_use]
pub fn ability_text(
    card: &Card,
    ability: usize,
    content: &Content,
    language: Language,
) -> Option<Paragraph> {
    let names = Names::of(card, Some(content), language);
    let text = ability::ability(card.abilities.get(ability)?, names);
    Some(glossary::marked(&text, language))
}

/// One way in which an ability of a card can go, for "choose one" (F-77).
#[must_use]
pub fn mode_text(
    card: &Card,
    ability: usize,
    mode: usize,
    content: &Content,
    language: Language,
) -> Option<Paragraph> {
    let names = Names::of(card, Some(content), language);
    let all = card.abilities.get(ability)?.choose();
    let text = ability::way(all.get(mode)?, all, names);
    Some(glossary::marked(&text, language))
}

/// One of several ways that a card offers to a vote or a pick, counted from 0.
#[must_use]
pub fn way_text(card: &Card, way: u8, content: &Content, language: Language) -> Option<Paragraph> {
    let mut lists = card.abilities.iter().flat_map(|ability| {
        let modes = 0..ability.modes() as u8;
        modes.map(|mode| ability.effects(mode))
    });
    let effects = lists.find_map(Effect::ways)?.get(usize::from(way))?;
    let names = Names::of(card, Some(content), language);
    let text = ability::effects(effects, names);
    Some(glossary::marked(&text, language))
}

/// "Treasure · active · feline".
#[must_use]
pub fn type_line(card: &Card, content: &Content, language: Language) -> String {
    let kind = match CurrentKind::of(card) {
        CurrentKind::Event | CurrentKind::Curse => language.pick("Event", "Suceso"),
        _ => kind_name(card.kind, language),
    };
    let names = Names::of(card, Some(content), language);
    let mut parts = vec![kind.to_owned()];
    parts.extend(
        card.group
            .map(|group| group_name(group, language).to_owned()),
    );
    parts.extend(card.tags.iter().map(|tag| names.tag(tag)));
    parts.join(" · ")
}

/// Everything on a card, a string for each paragraph.
fn told(card: &Card, content: Option<&Content>, language: Language) -> Vec<String> {
    let names = Names::of(card, content, language);
    let mut text = Vec::new();
    let keywords = card.keywords.iter();
    let keywords = keywords.map(|keyword| format!("{}.", keyword_name(keyword, language)));
    let keywords: Vec<String> = keywords.collect();
    if !keywords.is_empty() {
        text.push(keywords.join(" "));
    }
    let abilities = card.abilities.iter();
    text.extend(abilities.map(|ability| ability::ability(ability, names)));
    if let Some(condition) = &card.condition {
        text.push(ability::soul_condition(condition, names));
    }
    if !card.rewards.is_empty() {
        // The reader is the active player, who gets it.
        text.push(ability::reward(
            &card.rewards,
            names.addressed_to(Addressee::You),
        ));
    }
    if card.souls > 0 {
        text.push(worth(card, language));
    }
    if card.three_plus {
        text.push(
            language
                .pick(
                    "Only for three or more players.",
                    "Solo para tres o más jugadores.",
                )
                .to_owned(),
        );
    }
    text
}

/// "Worth 2 souls once it has died."
fn worth(card: &Card, language: Language) -> String {
    let souls = counted(card.souls, noun::SOUL, language);
    let once = match CurrentKind::of(card) {
        CurrentKind::Monster => language.pick(" once it has died", " cuando haya muerto"),
        _ => "",
    };
    say!(language, "Worth {souls}{once}.", "Vale {souls}{once}.")
}

#[cfg(test)]
mod tests;
