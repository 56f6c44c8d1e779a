//! The table of Souls and the pieces on it besides cards and dice: pennies, jars, wicks, and the plates of the
//! players.

use std::fmt::Write;

use super::card::badge;
use super::die;
use super::picture::penny;
use crate::desktop::art::dice::Dice;
use crate::desktop::art::fonts::Style;
use crate::desktop::art::marks::Trend;
use crate::desktop::art::palette::{self, Rgb};
use crate::desktop::art::text_layout::{escape, one_line};

/// One of these things.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub enum TokenPicture {
    /// The round table in its cellar, seen from above.
    Board,
    /// The plate of a player.
    Plate {
        /// It is their turn.
        active: bool,
        /// They have priority.
        priority: bool,
        /// They have died this turn.
        dead: bool,
    },
    /// A player's name.
    Name(String),
    /// Hit points left, against what is printed, and whether some are lost.
    Heart(i32, bool),
    /// The number that an attack roll must reach.
    Evasion(u8),
    /// Damage that is dealt, against what is printed.
    Attack(i32, Trend),
    /// ¢.
    Coins(i32),
    /// Loot cards in hand.
    Hand(u8),
    /// Soul value, and what wins.
    Jars(u8, u8),
    /// Loot plays left.
    Plays(u8),
    /// Attacks left.
    Attacks(u8),
    /// Purchases left.
    Purchases(u8),
    /// A die that shows that.
    Die(u8),
    /// Where it falls.
    Tray,
    /// Charged, or deactivated.
    Wick(bool),
    /// Counters.
    Counters(i32),
    /// A pile of that many covered cards.
    Covered(u16),
    /// An empty slot.
    Slot,
    /// Must be attacked.
    Must,
    /// A soul that somebody has.
    Soul,
}

/// Width and height of a plate, the units of what lies on it.
pub const PLATE: (f32, f32) = (168.0, 72.0);

impl TokenPicture {
    /// Width and height in design points.
    #[must_use]
    pub const fn size(&self) -> (f32, f32) {
        match self {
            Self::Board => (828.0, 666.0),
            Self::Plate { .. } => PLATE,
            Self::Name(_) => (100.0, 20.0),
            Self::Heart(..) | Self::Evasion(_) | Self::Attack(..) => (26.0, 26.0),
            Self::Coins(_) => (46.0, 20.0),
            Self::Hand(_) | Self::Plays(_) | Self::Attacks(_) | Self::Purchases(_) => (38.0, 20.0),
            Self::Jars(..) => (60.0, 20.0),
            Self::Die(_) => (die::DIE, die::DIE),
            Self::Tray => (die::TRAY, die::TRAY),
            Self::Wick(_) => (20.0, 24.0),
            Self::Counters(_) | Self::Must | Self::Soul => (24.0, 24.0),
            Self::Covered(_) => (40.0, 22.0),
            Self::Slot => (74.0, 103.6),
        }
    }

    /// The drawing.
    #[must_use]
    pub fn svg(&self) -> String {
        let (w, h) = self.size();
        let inside = match self {
            Self::Board => board(),
            Self::Plate {
                active,
                priority,
                dead,
            } => plate(*active, *priority, *dead),
            Self::Name(name) => {
                let (size, text) = one_line(name, Style::Bold, 98.0, 14.5, 12.0);
                said(&text, 1.0, 15.0, size, palette::text())
            }
            Self::Heart(n, hurt) => {
                let ink = if *hurt {
                    Trend::Down.ink()
                } else {
                    badge::WHITE
                };
                badge::heart(n, ink, 13.0, 13.0, 11.0)
            }
            Self::Evasion(n) => badge::evasion(n, badge::WHITE, 13.0, 13.0, 11.0),
            Self::Attack(n, trend) => badge::attack(n, trend.ink(), 13.0, 13.5, 10.5),
            Self::Coins(n) => {
                penny(10.0, 10.0, 8.6) + &said(&format!("{n}¢"), 21.0, 15.2, 15.0, palette::text())
            }
            Self::Hand(n) => leaf(10.0, 10.0) + &amount(*n),
            Self::Jars(have, goal) => jars(*have, *goal),
            Self::Plays(n) => play(dim(*n)) + &amount(*n),
            Self::Attacks(n) => sword(dim(*n)) + &amount(*n),
            Self::Purchases(n) => basket(dim(*n)) + &amount(*n),
            Self::Die(n) => die::die(*n),
            Self::Tray => die::tray(),
            Self::Wick(lit) => wick(*lit),
            Self::Counters(n) => seal(*n),
            Self::Covered(n) => covered(*n),
            Self::Slot => r##"<rect x="1.5" y="1.5" width="71" height="100.6" rx="7" fill="#000" fill-opacity="0.25" stroke="#a5855a" stroke-opacity="0.55" stroke-width="1.5" stroke-dasharray="4 4"/>"##.to_owned(),
            Self::Soul => badge::jar(12.0, 12.0, 11.0),
            Self::Must => format!(
                r##"<circle cx="12" cy="12" r="11" fill="{}" stroke="#1a0502" stroke-width="1.6"/>{}"##,
                palette::danger().hex(),
                badge::number("!", badge::WHITE, 12.0, 12.0, 18.0)
            ),
        };
        format!(
            r##"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {w} {h}" width="{w}" height="{h}">{inside}</svg>"##
        )
    }
}

/// Used-up things are drawn weaker.
const fn dim(n: u8) -> f32 {
    if n == 0 { 0.4 } else { 1.0 }
}

fn said(text: &str, x: f32, y: f32, size: f32, ink: Rgb) -> String {
    format!(
        r##"<text x="{x}" y="{y}" {} font-size="{size}" fill="{}">{}</text>"##,
        Style::Bold.svg(),
        ink.hex(),
        escape(text)
    )
}

fn amount(n: u8) -> String {
    let ink = if n == 0 {
        palette::text_dim().tone(0.55, 0.6)
    } else {
        palette::text()
    };
    said(&n.to_string(), 22.0, 15.2, 15.0, ink)
}

/// Planks in a ring of iron, lit by the candle in the middle.
fn board() -> String {
    let mut dice = Dice::new("tallow house", 3);
    let mut svg = String::from(
        r##"<radialGradient id="lit" cx="0.5" cy="0.42" r="0.62"><stop offset="0" stop-color="#6b4526"/><stop offset="0.5" stop-color="#432a18"/><stop offset="1" stop-color="#20140d"/></radialGradient><clipPath id="top"><rect x="3" y="3" width="822" height="660" rx="150"/></clipPath><rect x="1" y="1" width="826" height="664" rx="152" fill="#0d0806"/><g clip-path="url(#top)"><rect width="828" height="666" fill="url(#lit)"/>"##,
    );
    let mut y = 0.0;
    while y < 666.0 {
        let high = dice.between(34.0, 52.0);
        let _ = write!(
            svg,
            r##"<rect y="{y:.1}" width="828" height="{high:.1}" fill="#000" fill-opacity="{:.2}"/><path d="M0,{y:.1} H828" stroke="#120a06" stroke-opacity="0.75" stroke-width="1.8"/><path d="M0,{:.1} H828" stroke="#c08a52" stroke-opacity="0.1"/>"##,
            dice.between(0.0, 0.16),
            y + 1.6
        );
        for _ in 0..7 {
            let (x, at) = (dice.between(0.0, 800.0), y + dice.between(6.0, high - 4.0));
            let long = dice.between(40.0, 150.0);
            let _ = write!(
                svg,
                r##"<path d="M{x:.0},{at:.1} q{:.0},{:.1} {long:.0},0" fill="none" stroke="#120a06" stroke-opacity="0.26"/>"##,
                long * 0.5,
                dice.between(-4.0, 4.0)
            );
        }
        y += high;
    }
    svg + r##"</g><rect x="4" y="4" width="820" height="658" rx="149" fill="none" stroke="#7a532e" stroke-opacity="0.7" stroke-width="3"/><rect x="10" y="10" width="808" height="646" rx="143" fill="none" stroke="#120a06" stroke-opacity="0.6" stroke-width="2"/>"##
}

fn plate(active: bool, priority: bool, dead: bool) -> String {
    let (w, h) = PLATE;
    let edge = if active { "#f0b45e" } else { "#6d5236" };
    let wide = if active { 2.2 } else { 1.2 };
    let fill = if dead { "#1a1516" } else { "#21170f" };
    let mut svg = format!(
        r##"<rect x="1.4" y="1.4" width="{}" height="{}" rx="9" fill="{fill}" fill-opacity="0.95" stroke="{edge}" stroke-width="{wide}"/><path d="M10,24.5 H{}" stroke="#fff" stroke-opacity="0.08"/>"##,
        w - 2.8,
        h - 2.8,
        w - 10.0
    );
    if active {
        svg += r##"<path d="M13,4 C16,9 18.4,12 17.4,15.6 C16.4,19.4 9.6,19.4 8.6,15.6 C7.8,12.6 11,9 13,4Z" fill="#ffb34a"/><path d="M13,11 C14.6,13.6 15.2,15 14.6,16.6 C13.8,18.2 12.2,18.2 11.4,16.6 C11,15.2 12,13.4 13,11Z" fill="#fff4d8"/>"##;
    }
    if priority {
        svg += r##"<path d="M118,5.4 h2 v1.6 C124,7.8 124.4,11 124.8,14 L127,17 H111 L113.2,14 C113.6,11 114,7.8 118,7Z M117,18 h4 a2,2 0 0 1 -4,0Z" fill="#cdb8f2"/>"##;
    }
    if dead {
        svg += r##"<g transform="translate(150,55)" fill="#d8cfc4"><path d="M0,-9 C6,-9 9,-5 9,0 C9,3 7,5 5,6 V9 H-5 V6 C-7,5 -9,3 -9,0 C-9,-5 -6,-9 0,-9Z"/><circle cx="-3.4" cy="-0.6" r="2.2" fill="#1a1516"/><circle cx="3.4" cy="-0.6" r="2.2" fill="#1a1516"/></g>"##;
    }
    svg
}

fn leaf(x: f32, y: f32) -> String {
    format!(
        r##"<g transform="translate({x},{y})"><rect x="-7.6" y="-7" width="10.4" height="14" rx="1.8" fill="#5a3620" stroke="#120906" stroke-width="1.2" transform="rotate(-10)"/><rect x="-3.4" y="-7.4" width="10.8" height="14.6" rx="1.8" fill="#8a5a34" stroke="#120906" stroke-width="1.2"/><rect x="-1.2" y="-5.2" width="6.4" height="10.2" rx="1" fill="none" stroke="#d9b07c" stroke-width="1"/></g>"##
    )
}

fn play(light: f32) -> String {
    format!(
        r##"<g opacity="{light}"><rect x="3.4" y="2.6" width="11" height="15" rx="1.8" fill="#8a5a34" stroke="#d9b07c" stroke-width="1.2"/><path d="M9,6 V14 M5.6,9.6 L9,6 L12.4,9.6" fill="none" stroke="#ffe9c4" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round"/></g>"##
    )
}

fn sword(light: f32) -> String {
    format!(
        r##"<g opacity="{light}" stroke-linecap="round"><path d="M16,3 L7.4,11.6" stroke="#d7dde2" stroke-width="3.4"/><path d="M4.6,9.4 L9.6,14.4" stroke="#f0b45e" stroke-width="2.2"/><path d="M6.4,12.6 L3.4,15.8" stroke="#a5855a" stroke-width="2.8"/></g>"##
    )
}

fn basket(light: f32) -> String {
    format!(
        r##"<g opacity="{light}"><path d="M3,9 H17 L15.4,17 H4.6Z" fill="#a5743c" stroke="#f0c48a" stroke-width="1.2"/><path d="M6,9 C6,2 14,2 14,9" fill="none" stroke="#f0c48a" stroke-width="1.8"/><path d="M7,11 V15 M10,11 V15 M13,11 V15" stroke="#4a2d14" stroke-width="1.2"/></g>"##
    )
}

fn jars(have: u8, goal: u8) -> String {
    if goal > 4 || have > 4 {
        return badge::jar(10.0, 10.0, 8.4)
            + &said(&format!("{have}/{goal}"), 21.0, 15.2, 15.0, palette::text());
    }
    let mut svg = String::new();
    for n in 0..goal.max(have) {
        let x = 8.0 + f32::from(n) * 14.6;
        if n < have {
            svg += &badge::jar(x, 10.0, 7.6);
        } else {
            let _ = write!(
                svg,
                r##"<g transform="translate({x},10) scale(0.76)"><path d="M-5,-7 C-8,-4 -8,0 -8,2 V8 C-8,10 -6,11 -4,11 H4 C6,11 8,10 8,8 V2 C8,0 8,-4 5,-7Z" fill="none" stroke="#8a9ea2" stroke-opacity="0.6" stroke-width="1.4"/><path d="M-5,-9 H5" stroke="#8a9ea2" stroke-opacity="0.6" stroke-width="2"/></g>"##
            );
        }
    }
    svg
}

/// A flame on what can be used; a thread of smoke on what is deactivated.
fn wick(lit: bool) -> String {
    if lit {
        return r##"<circle cx="10" cy="13" r="9.4" fill="#ff9d2e" fill-opacity="0.3"/><path d="M10,1 C14,8 17,11.4 15.6,16.4 C14,21.6 6,21.6 4.4,16.4 C3.2,12 7,8.6 10,1Z" fill="#ffb34a" stroke="#3a1c06" stroke-width="1.3"/><path d="M10,10 C12,13.4 13,15 12,17.4 C11,19.4 9,19.4 8,17.4 C7.2,15.4 8.8,13.4 10,10Z" fill="#fff6de"/>"##.to_owned();
    }
    r##"<circle cx="10" cy="15" r="8" fill="#17110d" stroke="#5c5048" stroke-width="1.2"/><path d="M9,19 C5,15 13,12 9,7 C7,4.4 11,3 10,0.6" fill="none" stroke="#b5ada4" stroke-width="2" stroke-linecap="round"/>"##.to_owned()
}

/// A seal of wax with a number.
fn seal(n: i32) -> String {
    format!(
        r##"<path d="M12,1 C14,3 17,1 18.6,3.4 C20,5.4 22.6,6 22.4,9 C22.2,11.4 24,13 22.4,15.4 C21,17.6 21.4,20.4 18.4,21 C16,21.4 14.6,23.6 12,22.6 C9.4,23.6 8,21.4 5.6,21 C2.6,20.4 3,17.6 1.6,15.4 C0,13 1.8,11.4 1.6,9 C1.4,6 4,5.4 5.4,3.4 C7,1 10,3 12,1Z" fill="#9c2f2a" stroke="#2a0806" stroke-width="1.3"/><circle cx="12" cy="11.8" r="7.4" fill="none" stroke="#d97c6a" stroke-opacity="0.7"/>{}"##,
        badge::number(n, badge::WHITE, 12.0, 11.8, 13.0)
    )
}

/// Edges of cards that lie below, and how many.
fn covered(n: u16) -> String {
    format!(
        r##"<rect x="1" y="1" width="38" height="20" rx="10" fill="#0f0a07" fill-opacity="0.94" stroke="#a5855a" stroke-width="1.3"/><g fill="#5b4530" stroke="#d9b98a" stroke-width="0.9"><rect x="6" y="9.4" width="10" height="7.4" rx="1.2"/><rect x="8" y="7" width="10" height="7.4" rx="1.2"/><rect x="10" y="4.6" width="10" height="7.4" rx="1.2"/></g>{}"##,
        said(&n.to_string(), 24.0, 16.4, 15.0, palette::text())
    )
}
