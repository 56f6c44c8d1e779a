//! Gifts as signs on brass coins, with their names where there is room for them.

use std::fmt::Write;

use crate::desktop::art::card::Measure;
use crate::desktop::art::card::prose::Room;
use crate::desktop::art::fonts::{Style, width};
use crate::desktop::art::palette;
use crate::desktop::art::text_layout::escape;
use crate::games::sanctuary::content::{Gift, Gifts};
use crate::games::sanctuary::text::gift_name;
use crate::table::Language;

/// On which side of the picture signs stand.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Side {
    /// In a fan the right side of a card is covered.
    Left,
    /// On the table the left side has the numbers.
    Right,
}

/// Height of the line of named gifts on the large face.
const LINE: f32 = 22.0;

/// How much room the named gifts take.
pub fn height(gifts: Gifts) -> f32 {
    if gifts == Gifts::NONE { 0.0 } else { LINE }
}

/// The sign of a gift in a box from -10 to 10.
#[must_use]
pub const fn path(gift: Gift) -> &'static str {
    match gift {
        // A shield that throws back.
        Gift::Reaction => {
            "M-7,-8 H7 V0 C7,5 3,8 0,9.5 C-3,8 -7,5 -7,0Z M0,-5 L-4,1 H-1.4 V5 H1.4 V1 H4Z"
        }
        // A mouth.
        Gift::Macrophage => {
            "M9,-4 A9.5,9.5 0 1 0 9,4 L5,1 L2,3.4 L-1,0.6 L2,-1.6 L5,-0.4Z M-1,-6.6 A1.6,1.6 0 1 0 -0.99,-3.4Z"
        }
        // A cell with its kernel.
        Gift::Cell => {
            "M0,-9 A9,9 0 1 0 0.01,-9Z M0,-6.6 A6.6,6.6 0 1 1 -0.01,-6.6Z M2,-2 A3.2,3.2 0 1 1 1.99,-2Z"
        }
        // A wing.
        Gift::Agility => {
            "M-9,-7 C-2,-9 6,-8 9,-6 C8,-3 5,-2 2,-1.6 C5,-1 6,0 6,1 C4,3 1,3 -1,2.8 C1,3.6 1.6,4.6 1,6 C-2,8 -6,5 -7,1 C-7.6,-2 -8.4,-5 -9,-7Z"
        }
        // Waves that pass through.
        Gift::MolecularVibration => {
            "M-9,-6 C-6,-10 -3,-10 0,-6 C3,-2 6,-2 9,-6 V-3 C6,1 3,1 0,-3 C-3,-7 -6,-7 -9,-3Z M-9,4 C-6,0 -3,0 0,4 C3,8 6,8 9,4 V7 C6,11 3,11 0,7 C-3,3 -6,3 -9,7Z"
        }
        // An eye.
        Gift::Predictor => {
            "M-9.5,0 C-5,-6.6 5,-6.6 9.5,0 C5,6.6 -5,6.6 -9.5,0Z M0,-4 A4,4 0 1 0 0.01,-4Z M0,-1.9 A1.9,1.9 0 1 1 -0.01,-1.9Z"
        }
        // A ring that comes apart.
        Gift::Entropy => {
            "M-2,-9 A9,9 0 1 0 8.6,-3 L5.6,-2 A5.9,5.9 0 1 1 -1.4,-5.8Z M1,-9.4 L6,-8 L4,-4.4 L0.6,-5.4Z M7,-7 L9.6,-5.6 L8.4,-4 L6.4,-4.8Z"
        }
        // Two hands' hearts as one.
        Gift::Empathy => {
            "M0,8.6 C-5,5 -9.6,1 -9,-3.4 C-8.4,-7.6 -3,-8.4 0,-4 C3,-8.4 8.4,-7.6 9,-3.4 C9.6,1 5,5 0,8.6Z M-1,-1.6 A2.6,2.6 0 1 0 -1,3.4 L1,3.4 A2.6,2.6 0 1 0 1,-1.6Z"
        }
    }
}

/// A gift on its coin.
#[must_use]
pub fn coin(gift: Gift, x: f32, y: f32, r: f32) -> String {
    format!(
        r##"<circle cx="{x}" cy="{y}" r="{r}" fill="#231b15" stroke="{}" stroke-width="{}"/><path transform="translate({x},{y}) scale({})" d="{}" fill="#fbeed4" fill-rule="evenodd"/>"##,
        palette::BRASS.tone(0.74, 1.0).hex(),
        r * 0.16,
        r * 0.068,
        path(gift),
    )
}

/// The coins alone, one below the other from `top` on.
pub fn signs(gifts: Gifts, m: &Measure, top: f32, side: Side) -> String {
    let r = m.w * 0.072;
    let x = match side {
        Side::Left => m.edge + 5.0 + r,
        Side::Right => m.w - m.edge - 5.0 - r,
    };
    let at = |(n, gift)| coin(gift, x, top + 6.0 + r + n as f32 * r * 2.2, r);
    gifts.iter().enumerate().map(at).collect()
}

/// The coins with their names, side by side at the top of `room`.
pub fn named(gifts: Gifts, m: &Measure, room: Room, language: Language) -> String {
    let names: Vec<(Gift, &str)> = gifts.iter().map(|g| (g, gift_name(g, language))).collect();
    let natural: f32 = names
        .iter()
        .map(|(_, name)| 27.0 + width(name, Style::Bold, 13.5))
        .sum();
    let size = 13.5 * (room.w / natural.max(1.0)).min(1.0);
    let r = m.gem * 0.9;
    let mut svg = String::new();
    let mut x = room.x;
    for (gift, name) in names {
        svg += &coin(gift, x + r, room.y + 8.0, r);
        let left = x + 2.0 * r + 4.0;
        let _ = write!(
            svg,
            r##"<text x="{left}" y="{}" {} font-size="{size}" fill="{}">{}</text>"##,
            room.y + 8.0 + size * 0.34,
            Style::Bold.svg(),
            palette::BRASS.tone(0.88, 0.7).hex(),
            escape(name),
        );
        x = left + width(name, Style::Bold, size) + 6.0;
    }
    svg
}
