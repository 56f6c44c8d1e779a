//! Rules text of Biomes, with its energy symbols.

use crate::desktop::art::card::Measure;
use crate::desktop::art::card::prose::Room;
use crate::desktop::art::fonts::{GEMS, Style};
use crate::desktop::art::text_layout::{Block, Span};
use crate::games::biomes::content::{Card, Content, Cost, ENERGIES, Energy};
use crate::games::biomes::desktop::art::glyph;
use crate::games::biomes::text::{self, Paragraph, Piece};
use crate::table::Language;

/// The rules text, laid out in the space that `m` leaves for it.
pub fn rules(card: &Card, content: &Content, language: Language, m: &Measure) -> Block {
    let text = text::card_text(card, content, language);
    let paragraphs: Vec<Vec<Span>> = text.iter().map(spans).collect();
    room(card, m).lay_out(&paragraphs, m)
}

/// Where text may stand.
pub fn room(card: &Card, m: &Measure) -> Room {
    Room::of(m, if card.is_agent() { m.stats } else { 3.0 })
}

/// A rules paragraph in styles.
fn spans(paragraph: &Paragraph) -> Vec<Span> {
    let span = |text: String, style| Span { text, style };
    let one = |piece: &Piece| match piece {
        Piece::Text(text) => span(text.clone(), Style::Plain),
        Piece::Term(text) => span(text.clone(), Style::Bold),
        Piece::Symbols(cost) => span(gems(cost), Style::Gem),
        Piece::Symbol(energy) => span(gem(*energy).to_string(), Style::Gem),
        Piece::Speed(speed) => span("›".repeat(usize::from(*speed)), Style::Bold),
    };
    paragraph.pieces.iter().map(one).collect()
}

fn gem(energy: Energy) -> char {
    char::from_u32(GEMS as u32 + energy.index() as u32).unwrap_or(GEMS)
}

fn gems(cost: &Cost) -> String {
    let mut text = String::new();
    let number = |n: u32| char::from_u32(GEMS as u32 + 0x10 + n).unwrap_or(GEMS);
    if cost.x {
        text.push(number(0x40));
    }
    if cost.void > 0 {
        text.push(number(u32::from(cost.void)));
    }
    let symbols = cost.symbols();
    for energy in ENERGIES.into_iter().filter(|&e| e != Energy::Void) {
        (0..symbols[energy.index()]).for_each(|_| text.push(gem(energy)));
    }
    text
}

/// The symbol that a character of [`Style::Gem`] stands for.
pub fn symbol(c: char, x: f32, y: f32, r: f32) -> String {
    let n = (c as u32).saturating_sub(GEMS as u32);
    match n {
        0..6 => glyph::gem(ENERGIES[n as usize], None, x, y, r),
        0x50.. => glyph::gem(Energy::Void, Some("X"), x, y, r),
        n => glyph::gem(Energy::Void, Some(&(n - 0x10).to_string()), x, y, r),
    }
}
