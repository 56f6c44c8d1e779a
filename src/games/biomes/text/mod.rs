//! The text of cards and biomes, made from their data: it always says what the rules will do.

mod ability;
mod amount;
mod condition;
mod effect;
mod filter;
mod glossary;

use super::content::{Biome, Card, CardKind, CardRef, Cost, Energy, Grade};
pub use glossary::{ALL_KEYWORDS, keyword_help, keyword_list, terms};

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
pub struct Paragraph(pub Vec<Piece>);

impl Paragraph {
    fn text(mut self, text: impl Into<String>) -> Self {
        self.0.push(Piece::Text(text.into()));
        self
    }

    fn term(mut self, term: impl Into<String>) -> Self {
        self.0.push(Piece::Term(term.into()));
        self
    }

    fn piece(mut self, piece: Piece) -> Self {
        self.0.push(piece);
        self
    }
}

impl std::fmt::Display for Paragraph {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        for piece in &self.0 {
            match piece {
                Piece::Text(text) | Piece::Term(text) => f.write_str(text)?,
                Piece::Symbols(cost) => f.write_str(&cost_words(cost))?,
                Piece::Symbol(energy) => f.write_str(energy.name())?,
                Piece::Speed(speed) => write!(f, "speed {speed}")?,
            }
        }
        Ok(())
    }
}

/// Everything a text needs to know besides the thing itself.
#[derive(Clone, Copy)]
struct Names<'a> {
    /// All cards, to name those that other cards mention.
    cards: &'a [Card],
    /// What the object calls itself.
    this: &'static str,
}

impl Names<'_> {
    fn card(&self, card: &CardRef) -> String {
        match self.cards.get(usize::from(card.index)) {
            Some(card) => card.name.clone(),
            None => capital(
                &card
                    .name
                    .rsplit(':')
                    .next()
                    .unwrap_or_default()
                    .replace('_', " "),
            ),
        }
    }
}

/// The rules text of a card, without flavour. `cards` is all of the content, to name spawns.
#[must_use]
pub fn card_text(card: &Card, cards: &[Card]) -> Vec<Paragraph> {
    let this = match card.kind {
        CardKind::Gear => "its bearer",
        CardKind::Modification(_) => "its host",
        _ => "this",
    };
    let names = Names { cards, this };
    let mut text = Vec::new();
    if let Some(line) = keyword_line(card) {
        text.push(line);
    }
    if let Some(host) = card.modifies() {
        let host = filter::one(host);
        text.push(Paragraph::default().text(format!("Attach to {host}.")));
    }
    if let Some(makes) = &card.makes {
        let lock = Paragraph::default().term("Lock").text(": gain ");
        text.push(lock.piece(Piece::Symbols(*makes)).text("."));
    }
    let executes = card.abilities.iter().filter(|a| ability::is_execute(a));
    if executes.count() > 1 {
        text.push(Paragraph::default().text("Choose one:"));
    }
    text.extend(card.abilities.iter().map(|a| ability::paragraph(a, names)));
    if let Some(anomaly) = card.anomaly.and_then(|i| cards.get(usize::from(i))) {
        text.push(
            Paragraph::default()
                .term("Converts")
                .text(format!(" to {}.", anomaly.name)),
        );
    }
    text
}

/// What a biome does to those in it.
#[must_use]
pub fn biome_text(biome: &Biome, cards: &[Card]) -> Vec<Paragraph> {
    let names = Names {
        cards,
        this: "this biome",
    };
    let influence = biome.influence.iter();
    influence.map(|a| ability::paragraph(a, names)).collect()
}

/// One skill of a card as a sentence, for the queue and the log.
#[must_use]
pub fn ability_text(card: &Card, ability: usize, cards: &[Card]) -> Option<Paragraph> {
    let this = match card.kind {
        CardKind::Gear => "its bearer",
        CardKind::Modification(_) => "its host",
        _ => "this",
    };
    let ability = card.abilities.get(ability)?;
    Some(ability::paragraph(ability, Names { cards, this }))
}

fn keyword_line(card: &Card) -> Option<Paragraph> {
    let mut line = Paragraph::default();
    for keyword in keyword_list(card.keywords) {
        line = line.term(capital(&filter::keyword(keyword))).text(". ");
    }
    if let Some(global) = card.global {
        line = line.term("Global").text(format!(" {global}. "));
    }
    (!line.0.is_empty()).then_some(line)
}

/// "Agent · beast".
#[must_use]
pub fn type_line(card: &Card) -> String {
    let mut kind = kind_name(&card.kind).to_owned();
    if card.mythic {
        kind = format!("Mythic {}", kind.to_lowercase());
    }
    if !card.subtype.is_empty() {
        kind += " · ";
        kind += &card.subtype;
    }
    kind
}

/// The name of a card type.
#[must_use]
pub const fn kind_name(kind: &CardKind) -> &'static str {
    match kind {
        CardKind::Agent => "Agent",
        CardKind::Event => "Event",
        CardKind::Software => "Software",
        CardKind::Modification(_) => "Modification",
        CardKind::Hardware => "Hardware",
        CardKind::Gear => "Gear",
        CardKind::SoftwareAgent => "Software agent",
        CardKind::HardwareAgent => "Hardware agent",
        CardKind::Anomaly => "Anomaly",
        CardKind::Spawn => "Spawn",
    }
}

/// The name of a grade.
#[must_use]
pub const fn grade_name(grade: Grade) -> &'static str {
    match grade {
        Grade::Core => "Core",
        Grade::Rare => "Rare",
        Grade::Epic => "Epic",
        Grade::Prime => "Prime",
    }
}

/// "2 void and 1 growth".
#[must_use]
pub fn cost_words(cost: &Cost) -> String {
    use super::content::ENERGIES;
    let symbols = cost.symbols();
    let mut parts: Vec<String> = ENERGIES
        .iter()
        .filter(|e| symbols[e.index()] > 0)
        .map(|e| format!("{} {}", symbols[e.index()], e.name()))
        .collect();
    if cost.x {
        parts.insert(0, "X void".to_owned());
    }
    if parts.is_empty() {
        return "nothing".to_owned();
    }
    listed(&parts)
}

/// "a, b and c".
fn listed(parts: &[String]) -> String {
    match parts {
        [] => String::new(),
        [one] => one.clone(),
        [most @ .., last] => format!("{} and {last}", most.join(", ")),
    }
}

/// With a capital first letter.
pub(crate) fn capital(text: &str) -> String {
    let mut chars = text.chars();
    match chars.next() {
        Some(first) => first.to_uppercase().chain(chars).collect(),
        None => String::new(),
    }
}

#[cfg(test)]
mod tests;
