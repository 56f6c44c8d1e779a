//! The text of cards and biomes, made from their data in every language: it always says what the rules will do.
//!
//! Each sentence is written in both languages side by side; nouns and verbs are tables.

mod ability;
mod amount;
mod condition;
mod doing;
mod effect;
mod filter;
mod forbidding;
mod glossary;
mod names;
mod noun;
mod number;
mod speaker;
mod verb;
mod waited;

use super::content::{Ability, Biome, Card, CardKind, CardRef, Content, Cost, Effect, Energy};
use crate::cards::counters::CounterName;
use crate::cards::language::HowMany;
use crate::cards::text::{picked, say};
use crate::packs::Language;
pub(crate) use crate::packs::prose::capital;
pub use glossary::{ALL_KEYWORDS, biome_terms, keyword_help, keyword_list, terms};
pub use names::{cost_words, energy_name, grade_name, keyword_name, kind_name, reach_name};

/// A stretch of rules text.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Piece {
    /// Words.
    Text(String),
    /// A word of the game that has an explanation in [`terms`].
    Term(String),
    /// Energy symbols.
    Symbols(Cost),
    /// One energy symbol.
    Symbol(Energy),
    /// Speed chevrons.
    Speed(u8),
}

/// One paragraph: usually one skill.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Paragraph {
    /// The pieces it consists of.
    pub pieces: Vec<Piece>,
    /// The language.
    pub language: Language,
}

impl Paragraph {
    const fn of(language: Language) -> Self {
        Self {
            pieces: Vec::new(),
            language,
        }
    }

    fn text(self, text: impl Into<String>) -> Self {
        self.piece(Piece::Text(text.into()))
    }

    fn term(self, term: impl Into<String>) -> Self {
        self.piece(Piece::Term(term.into()))
    }

    fn piece(mut self, piece: Piece) -> Self {
        self.pieces.push(piece);
        self
    }
}

impl std::fmt::Display for Paragraph {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        for (n, piece) in self.pieces.iter().enumerate() {
            let speed = matches!(self.pieces.get(n + 1), Some(Piece::Speed(_)));
            match piece {
                // The chevrons of a speed need no comma, its word does.
                Piece::Text(text) if speed && text == " " => f.write_str(", ")?,
                Piece::Text(text) | Piece::Term(text) => f.write_str(text)?,
                Piece::Symbols(cost) => f.write_str(&cost_words(cost, self.language))?,
                Piece::Symbol(energy) => f.write_str(energy_name(*energy, self.language))?,
                Piece::Speed(speed) => {
                    write!(f, "{} {speed}", self.language.pick("speed", "velocidad"))?;
                }
            }
        }
        Ok(())
    }
}

/// The object's relation to itself, which decides its name in its own text.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum SelfKind {
    Agent,
    Event,
    Software,
    Hardware,
    Anomaly,
    /// Gear speaks of its bearer.
    Bearer,
    /// A modification speaks of its host.
    Host,
    Biome,
}

impl SelfKind {
    const fn of(card: &Card) -> Self {
        match card.kind {
            CardKind::Agent
            | CardKind::SoftwareAgent
            | CardKind::HardwareAgent
            | CardKind::Spawn => Self::Agent,
            CardKind::Event => Self::Event,
            CardKind::Software => Self::Software,
            CardKind::Modification(_) => Self::Host,
            CardKind::Hardware => Self::Hardware,
            CardKind::Gear => Self::Bearer,
            CardKind::Anomaly => Self::Anomaly,
        }
    }
}

/// Everything a text needs to know besides the thing itself.
#[derive(Clone, Copy)]
struct Names<'a> {
    /// All cards and words, to name those that cards mention.
    content: &'a Content,
    /// The language.
    language: Language,
    /// The object's relation to itself.
    this: SelfKind,
}

impl Names<'_> {
    fn card(&self, card: &CardRef) -> String {
        match self.content.cards.get(usize::from(card.index)) {
            Some(card) => card.name.in_language(self.language).to_owned(),
            None => {
                let spelled = card.name.rsplit(':').next().unwrap_or_default();
                capital(&spelled.replace('_', " "))
            }
        }
    }

    /// The word before "counters".
    fn counter(&self, counter: &CounterName) -> String {
        let known = self.content.counters.get(usize::from(counter.index));
        match known {
            Some(known) => known.name.in_language(self.language).to_owned(),
            None => counter.name.value.replace('_', " "),
        }
    }

    fn subtype<'b>(&'b self, subtype: &'b str) -> &'b str {
        let mut all = self.content.subtypes.iter();
        let known = all.find(|words| words.english == subtype);
        known.map_or(subtype, |words| words.in_language(self.language))
    }
}

/// The rules text of a card, without flavour. `content` names spawns and translates sub-types.
#[must_use]
pub fn card_text(card: &Card, content: &Content, language: Language) -> Vec<Paragraph> {
    let names = Names {
        content,
        language,
        this: SelfKind::of(card),
    };
    let says = || Paragraph::of(language);
    let mut text = Vec::new();
    if let Some(line) = keyword_line(card, language) {
        text.push(line);
    }
    if let Some(host) = card.modifies() {
        text.push(says().text(ability::host(host, names)));
    }
    if let Some(makes) = &card.makes {
        let lock = says().term(language.pick("Lock", "Agotar"));
        let lock = lock.text(language.pick(": gain ", ": obtén "));
        text.push(lock.piece(Piece::Symbols(*makes)).text("."));
    }
    let written = || card.abilities.iter().filter(|a| a.of().is_empty());
    let executed = || written().filter(|a| matches!(a, Ability::Execute { .. }));
    let modes = executed().count();
    if modes > 1 && card.picks == HowMany::One {
        text.push(says().text(language.pick("Choose one:", "Elige una opción:")));
    } else if modes > 1 {
        let aimed = executed().filter(|a| !a.targets().is_empty()).count();
        let several = picked(card.picks.at_least_one(), (modes, aimed), language);
        text.push(says().text(say!(language, "Choose {several}:", "Elige {several}:")));
    }
    text.extend(written().map(|ability| ability::paragraph(ability, names)));
    let anomaly = card.anomaly.and_then(|i| content.cards.get(usize::from(i)));
    if let Some(anomaly) = anomaly {
        let name = anomaly.name.in_language(language);
        let converts = says().term(language.pick("Converts", "Se convierte"));
        text.push(converts.text(format!(" {} {name}.", language.pick("to", "en"))));
    }
    text
}

/// The effect of a biome on the objects in it.
#[must_use]
pub fn biome_text(biome: &Biome, content: &Content, language: Language) -> Vec<Paragraph> {
    let names = Names {
        content,
        language,
        this: SelfKind::Biome,
    };
    let influence = biome.influence.iter();
    influence
        .map(|ability| ability::paragraph(ability, names))
        .collect()
}

/// One skill of a card as a sentence, for the queue and the log.
#[must_use]
pub fn ability_text(
    card: &Card,
    ability: usize,
    content: &Content,
    language: Language,
) -> Option<Paragraph> {
    let names = Names {
        content,
        language,
        this: SelfKind::of(card),
    };
    let text = card.abilities.get(ability)?;
    let of = text
        .of()
        .iter()
        .filter_map(|&n| card.abilities.get(usize::from(n)));
    let said = of.map(|text| ability::paragraph(text, names));
    let joined = said.reduce(|mut all, more| {
        all = all.text(" ");
        all.pieces.extend(more.pieces);
        all
    });
    Some(joined.unwrap_or_else(|| ability::paragraph(text, names)))
}

/// Some effects of a card, for one of several ways.
#[must_use]
pub fn effects_text(
    card: &Card,
    effects: &[Effect],
    content: &Content,
    language: Language,
) -> String {
    let names = Names {
        content,
        language,
        this: SelfKind::of(card),
    };
    ability::effects(effects, names)
}

/// Some effects of a biome's influence.
#[must_use]
pub fn influence_text(effects: &[Effect], content: &Content, language: Language) -> String {
    let names = Names {
        content,
        language,
        this: SelfKind::Biome,
    };
    ability::effects(effects, names)
}

fn keyword_line(card: &Card, language: Language) -> Option<Paragraph> {
    let mut line = Paragraph::of(language);
    for keyword in keyword_list(card.keywords) {
        let name = names::numbered(keyword, language);
        line = apart(line).term(capital(&name)).text(".");
    }
    if let Some(global) = card.global {
        line = apart(line).term("Global").text(format!(" {global}."));
    }
    (!line.pieces.is_empty()).then_some(line)
}

/// With a space after what is there already.
fn apart(line: Paragraph) -> Paragraph {
    match line.pieces.is_empty() {
        true => line,
        false => line.text(" "),
    }
}

/// "Agent · beast".
#[must_use]
pub fn type_line(card: &Card, content: &Content, language: Language) -> String {
    let mut kind = if card.mythic {
        names::mythic_name(&card.kind, language)
    } else {
        kind_name(&card.kind, language).to_owned()
    };
    if !card.subtype.is_empty() {
        let names = Names {
            content,
            language,
            this: SelfKind::of(card),
        };
        kind += " · ";
        kind += names.subtype(&card.subtype);
    }
    kind
}

#[cfg(test)]
mod tests;
