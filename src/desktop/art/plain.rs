//! A plain face for cards that have no drawing of their own: a coloured slip with name, cost and Strength.

use std::fmt::Write;

use super::card::Face;
use super::fonts::Style;
use super::palette::{self, Rgb};
use super::text_layout::{escape, one_line};

/// What stands on it.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Plain {
    /// Name of the card.
    pub name: String,
    /// What kind of card it is.
    pub kind: String,
    /// What it costs, if it is played.
    pub cost: Option<u8>,
    /// Its Strength, if it has one.
    pub strength: Option<i32>,
    /// The colour of whose it is.
    pub colour: Rgb,
    /// Which face.
    pub face: Face,
}

/// The slip as an SVG document, 180 wide.
#[must_use]
pub fn svg(card: &Plain) -> String {
    let (w, h) = (180.0, 180.0 * card.face.aspect());
    let body = palette::CARD_BODY.mix(card.colour, 0.25);
    let (size, name) = one_line(&card.name, Style::Name, w - 48.0, 22.0, 13.0);
    let mut svg = format!(
        r##"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {w} {h}" width="{w}" height="{h}"><rect x="0.5" y="0.5" width="{}" height="{}" rx="13" fill="{}" stroke="#04070a"/><rect x="7" y="7" width="{}" height="{}" rx="8" fill="{}"/><text x="14" y="30" {} font-size="{size}" fill="{}">{}</text><text x="14" y="52" {} font-size="14" fill="{}">{}</text>"##,
        w - 1.0,
        h - 1.0,
        card.colour.hex(),
        w - 14.0,
        h - 14.0,
        body.hex(),
        Style::Name.svg(),
        palette::TEXT.hex(),
        escape(&name),
        Style::Plain.svg(),
        palette::TEXT_DIM.hex(),
        escape(&card.kind),
    );
    let mut bead = |x: f32, y: f32, text: String, fill: Rgb| {
        let _ = write!(
            svg,
            r##"<circle cx="{x}" cy="{y}" r="15" fill="{}"/><text x="{x}" y="{}" text-anchor="middle" {} font-size="20" fill="#fff">{text}</text>"##,
            fill.hex(),
            y + 7.0,
            Style::Bold.svg(),
        );
    };
    if let Some(cost) = card.cost {
        bead(w - 24.0, 24.0, cost.to_string(), card.colour.tone(0.4, 1.0));
    }
    if let Some(strength) = card
        .strength
        .filter(|_| card.face == Face::Full || card.face == Face::Hand)
    {
        bead(24.0, h - 24.0, strength.to_string(), palette::ATTACK);
    }
    svg + "</svg>"
}
