//! The table of Sanctuary and the pieces on it besides cards: stone and brass, flames of Volition, shields of
//! Structure.

use std::fmt::Write;

use super::card::badge;
use super::territory;
use crate::desktop::art::fonts::Style;
use crate::desktop::art::marks::Trend;
use crate::desktop::art::palette::{self, Rgb};

/// One of these things.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub enum Token {
    /// The ground of a Territory in the colour of its faction; the near one stands upright.
    Territory(Rgb, bool),
    /// Strength now, in the colour of the faction.
    Strength(i32, Trend, Rgb),
    /// Structure left.
    Structure(i32),
    /// Volition in store, its word, and what is generated each turn.
    Volition(i32, &'static str, i32),
    /// A place for an Enhancement; used up for this turn or open.
    Slot(bool),
    /// Durability left.
    Wear(u8),
}

/// Brass.
const BRASS: Rgb = palette::BRASS;
/// Flames shown at most.
const FLAMES: i32 = 6;
/// Where a flame begins and how far it is to the next.
const FLAME: f32 = 14.0;

impl Token {
    /// Width and height in design points.
    #[must_use]
    pub const fn size(&self) -> (f32, f32) {
        match self {
            Self::Territory(..) => territory::SIZE,
            Self::Strength(..) => (44.0, 46.0),
            Self::Structure(_) => (42.0, 45.0),
            Self::Volition(..) => (196.0, 26.0),
            Self::Slot(_) => (46.0, 48.9),
            Self::Wear(_) => (30.0, 20.0),
        }
    }

    /// Width and height of the drawing in its own units.
    const fn units(&self) -> (f32, f32) {
        match self {
            Self::Structure(_) => (46.0, 50.0),
            other => other.size(),
        }
    }

    /// The drawing.
    #[must_use]
    pub fn svg(&self) -> String {
        let (w, h) = self.units();
        let inside = match self {
            Self::Territory(colour, near) => territory::svg(*colour, *near),
            Self::Strength(n, trend, colour) => {
                badge::strength(*n, trend.ink(), *colour, 22.0, 22.5, 19.5)
            }
            Self::Structure(n) => structure(*n),
            Self::Volition(have, word, gains) => volition(*have, word, *gains),
            Self::Slot(open) => slot(*open),
            Self::Wear(n) => wear(*n),
        };
        format!(
            r##"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {w} {h}" width="{w}" height="{h}">{inside}</svg>"##
        )
    }
}

fn structure(n: i32) -> String {
    let ink = if n <= 5 {
        palette::danger()
    } else {
        palette::text()
    };
    badge::structure(n, ink, 23.0, 25.0, 21.0)
}

/// As many flames as there is Volition, then both numbers.
fn volition(have: i32, word: &str, gains: i32) -> String {
    let flame = palette::VOLITION;
    let mut svg = String::new();
    let flames = have.clamp(0, FLAMES);
    for n in 0..flames.max(1) {
        let x = 7.0 + n as f32 * FLAME;
        let (fill, edge) = if flames > 0 {
            (flame.tone(0.74, 1.0).hex(), flame.tone(0.5, 1.0).hex())
        } else {
            ("none".to_owned(), "#6d5b46".to_owned())
        };
        let _ = write!(
            svg,
            r##"<path transform="translate({x},14.5) scale(0.78,0.92)" d="{}" fill="{fill}" stroke="{edge}" stroke-width="1.8"/>"##,
            badge::FLAME,
        );
    }
    let at = 7.0 + flames.max(1) as f32 * FLAME;
    let wide = if have > 9 { 29.0 } else { 17.0 };
    let _ = write!(
        svg,
        r##"<text x="{at}" y="20" {bold} font-size="20" fill="{}">{have}</text><text x="{}" y="19" {plain} font-size="13" fill="{}">{word} <tspan fill="{}">+{gains}</tspan></text>"##,
        palette::text().hex(),
        at + wide,
        palette::text_dim().hex(),
        BRASS.tone(0.78, 0.8).hex(),
        bold = Style::Bold.svg(),
        plain = Style::Plain.svg(),
    );
    svg
}

fn slot(open: bool) -> String {
    let shade = if open { 0.9 } else { 0.4 };
    format!(
        r##"<rect x="1.5" y="1.5" width="43" height="45.9" rx="6" fill="#000" fill-opacity="0.22" stroke="{}" stroke-opacity="{shade}" stroke-width="1.5" stroke-dasharray="4 4"/>"##,
        BRASS.hex()
    )
}

/// A cog with what is left.
fn wear(n: u8) -> String {
    let ink = if n <= 1 {
        palette::danger()
    } else {
        palette::text()
    };
    format!(
        r##"<rect x="0.8" y="0.8" width="28.4" height="18.4" rx="9" fill="#0d1418" stroke="#9fb4bf" stroke-width="1.4"/><circle cx="9.5" cy="10" r="3.6" fill="none" stroke="#9fb4bf" stroke-width="2.2" stroke-dasharray="2.2 1.6"/><text x="20" y="15" text-anchor="middle" {} font-size="14" fill="{}">{n}</text>"##,
        Style::Bold.svg(),
        ink.hex(),
    )
}
