//! The stone frame of a window; its shape shows the type of the card.

use std::fmt::Write;

use super::H;
use super::tints::Tints;
use crate::games::sanctuary::content::CardKind;

/// The stone round a window `w` wide.
pub fn draw(kind: CardKind, tints: &Tints, w: f32) -> String {
    let m = w * 0.5;
    let opening = match kind {
        // A pointed arch.
        CardKind::Character => {
            format!(
                "M-3,0 H{0} V52 Q{1},14 {m},-4 Q{2},14 -3,52Z",
                w + 3.0,
                w * 0.92,
                w * 0.08
            )
        }
        // Cut corners.
        CardKind::Technology => format!(
            "M-3,-3 H36 L-3,36Z M{0},-3 H{1} L{0},36Z M-3,{2} V{3} L26,{2}Z M{0},{2} V{3} L{1},{2}Z",
            w + 3.0,
            w - 36.0,
            H + 3.0,
            H - 26.0
        ),
        // A round window.
        CardKind::Manipulation => format!(
            "M-3,-3 H{0} V{1} H-3Z M{m},{2} A{3},{4} 0 1 0 {m},{5} A{3},{4} 0 1 0 {m},{2}Z",
            w + 3.0,
            H + 3.0,
            82.0 - H * 0.6,
            w * 0.545,
            H * 0.6,
            82.0 + H * 0.6
        ),
        // A flat arch with its keystone.
        CardKind::Enhancement => format!(
            "M-3,-3 H{0} V30 Q{m},-12 -3,30Z M{1},-3 H{2} L{3},20 H{4}Z",
            w + 3.0,
            m - 14.0,
            m + 14.0,
            m + 9.0,
            m - 9.0
        ),
        // Three arches side by side.
        CardKind::Sanctuary => {
            let third = w / 3.0;
            let mut path = format!("M-3,-3 H{} V24", w + 3.0);
            for n in (0..3).rev() {
                let left = third * n as f32;
                let _ = write!(
                    path,
                    " Q{:.1},0 {:.1},-2 Q{:.1},0 {left:.1},24",
                    left + third * 0.95,
                    left + third * 0.5,
                    left + third * 0.05
                );
                if n > 0 {
                    let _ = write!(path, " l-4,10 l8,0 l-4,-10");
                }
            }
            path + " L-3,24Z"
        }
    };
    let stone = tints.stone;
    format!(
        r##"<linearGradient id="stone" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="{}"/><stop offset="1" stop-color="{}"/></linearGradient><path d="{opening}" fill="url(#stone)" fill-rule="evenodd" stroke="{}" stroke-width="3.4" stroke-linejoin="round"/><path d="{opening}" fill="none" stroke="{}" stroke-width="1.3" stroke-linejoin="round"/>"##,
        stone.tone(0.52, 0.9).hex(),
        stone.tone(0.3, 0.9).hex(),
        tints.lead.hex(),
        tints.brass.hex(),
    )
}
