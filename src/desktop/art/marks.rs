//! Overlays of cards and lanes: numbers, locks, markers, glows, arrows, labels.

use super::fonts::{Style, width};
use super::palette::{self, Rgb};
use super::text_layout::{Span, escape, fit};

/// The comparison of a number with the printed one.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Trend {
    /// As printed.
    Same,
    /// Better.
    Up,
    /// Worse.
    Down,
}

impl Trend {
    /// The mark of `now` against `printed`.
    #[must_use]
    pub const fn of(now: i32, printed: i32) -> Self {
        if now > printed {
            Self::Up
        } else if now < printed {
            Self::Down
        } else {
            Self::Same
        }
    }

    /// The ink of such a number.
    #[must_use]
    pub const fn ink(self) -> Rgb {
        match self {
            Self::Same => Rgb(0xff, 0xff, 0xff),
            Self::Up => Rgb(0xb8, 0xff, 0x9e),
            Self::Down => Rgb(0xff, 0xc0, 0xb0),
        }
    }
}

fn document(w: f32, h: f32, inside: &str) -> String {
    format!(
        r##"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {w} {h}" width="{w}" height="{h}">{inside}</svg>"##
    )
}

fn number(x: f32, y: f32, size: f32, ink: Rgb, text: &str) -> String {
    format!(
        r##"<text x="{x}" y="{y}" text-anchor="middle" {} font-size="{size}" fill="{}" stroke="#04070a" stroke-width="{}" stroke-opacity="0.8" stroke-linejoin="round" paint-order="stroke">{text}</text>"##,
        Style::Bold.svg(),
        ink.hex(),
        size * 0.16
    )
}

/// Attack now, 56 by 40.
#[must_use]
pub fn attack(n: i32, trend: Trend) -> String {
    let arrow = attack_arrow(2.0, 2.0, 52.0, 36.0);
    document(
        56.0,
        40.0,
        &(arrow + &number(23.0, 31.0, 31.0, trend.ink(), &n.to_string())),
    )
}

/// Defense now, 44 by 46.
#[must_use]
pub fn defense(n: i32, trend: Trend) -> String {
    let back = shield(2.0, 2.0, 40.0, 42.0);
    document(
        44.0,
        46.0,
        &(back + &number(22.0, 32.0, 31.0, trend.ink(), &n.to_string())),
    )
}

/// Marked damage, 36 by 36.
#[must_use]
pub fn damage(n: i32) -> String {
    let bead = format!(
        r##"<circle cx="18" cy="18" r="16" fill="{}" stroke="#1a0502" stroke-width="2"/>"##,
        palette::damage().hex()
    );
    document(
        36.0,
        36.0,
        &(bead + &number(18.0, 26.0, 23.0, Trend::Same.ink(), &format!("−{n}"))),
    )
}

/// Increase markers, 36 by 36.
#[must_use]
pub fn marker(n: i32) -> String {
    let bead = format!(
        r##"<path d="M18,1 L35,18 L18,35 L1,18Z" fill="{}" stroke="#04120a" stroke-width="2"/>"##,
        palette::marker().hex()
    );
    document(
        36.0,
        36.0,
        &(bead + &number(18.0, 25.0, 19.0, Trend::Same.ink(), &format!("+{n}"))),
    )
}

/// Locked, 40 by 44.
#[must_use]
pub fn padlock() -> String {
    let lock = r##"<g stroke="#12100a" stroke-width="2"><path d="M11,20 V13 a9,9 0 0 1 18,0 V20" fill="none" stroke="#12100a" stroke-width="8"/><path d="M11,20 V13 a9,9 0 0 1 18,0 V20" fill="none" stroke="#c8d2d8" stroke-width="4"/><rect x="5" y="19" width="30" height="22" rx="4" fill="#c8d2d8"/></g><circle cx="20" cy="28" r="3.4" fill="#12100a"/><path d="M18.4,29 h3.2 l1,7 h-5.2Z" fill="#12100a"/>"##;
    document(40.0, 44.0, lock)
}

/// Will not unlock at the next Refresh, 40 by 44.
#[must_use]
pub fn stasis() -> String {
    let flake = r##"<g stroke="#0b1c28" stroke-width="7" stroke-linecap="round"><path id="f" d="M20,4 V40 M4.5,13 L35.5,31 M35.5,13 L4.5,31"/></g><g stroke="#bfe6ff" stroke-width="3.4" stroke-linecap="round"><path d="M20,4 V40 M4.5,13 L35.5,31 M35.5,13 L4.5,31 M14,6 l6,6 l6,-6 M14,38 l6,-6 l6,6"/></g>"##;
    document(40.0, 44.0, &format!(r##"<g fill="none">{flake}</g>"##))
}

/// Arrived this turn, 36 by 36.
#[must_use]
pub fn fresh() -> String {
    let star = r##"<circle cx="18" cy="18" r="16" fill="#0d1a22" stroke="#9fd8e8" stroke-width="2"/><path d="M18,7 V23 M11,17 L18,24.5 L25,17 M10,28.5 H26" fill="none" stroke="#9fd8e8" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/>"##;
    document(36.0, 36.0, star)
}

/// A sector's durability, 46 by 52.
#[must_use]
pub fn durability(n: i32, colour: Rgb) -> String {
    let ink = if n <= 3 {
        palette::danger()
    } else {
        palette::text()
    };
    let inside = format!(
        r##"<path d="M3,3 H43 V27 C43,39 33,45 23,50 C13,45 3,39 3,27Z" fill="#0c1318" stroke="{}" stroke-width="2.4" stroke-linejoin="round"/><text x="23" y="33" text-anchor="middle" {} font-size="26" fill="{}">{n}</text>"##,
        colour.tone(0.85, 0.6).hex(),
        Style::Bold.svg(),
        ink.hex(),
    );
    document(46.0, 52.0, &inside)
}

/// A soft frame of light for something `w` by `h`; the document is 24 larger on each side.
#[must_use]
pub fn glow(w: f32, h: f32, colour: Rgb) -> String {
    let inside = format!(
        r##"<filter id="b" x="-30%" y="-30%" width="160%" height="160%"><feGaussianBlur stdDeviation="6.5"/></filter><rect x="20" y="20" width="{}" height="{}" rx="14" fill="{c}" fill-opacity="0.85" filter="url(#b)"/><rect x="20.5" y="20.5" width="{}" height="{}" rx="12" fill="none" stroke="{c}" stroke-width="6"/>"##,
        w + 8.0,
        h + 8.0,
        w + 7.0,
        h + 7.0,
        c = colour.hex()
    );
    document(w + 48.0, h + 48.0, &inside)
}

/// A frame of light round an area `w` by `h` that stays clear inside; the document is 24 larger on each side.
#[must_use]
pub fn ring(w: f32, h: f32, colour: Rgb) -> String {
    let inside = format!(
        r##"<filter id="b" x="-30%" y="-30%" width="160%" height="160%"><feGaussianBlur stdDeviation="6"/></filter><g fill="none" stroke="{c}"><rect x="24" y="24" width="{w}" height="{h}" rx="12" stroke-width="12" stroke-opacity="0.6" filter="url(#b)"/><rect x="25" y="25" width="{}" height="{}" rx="11" fill="{c}" fill-opacity="0.09" stroke-width="3"/></g>"##,
        w - 2.0,
        h - 2.0,
        c = colour.hex()
    );
    document(w + 48.0, h + 48.0, &inside)
}

/// The line round what the keyboard is at, like that of panels: nothing else has an edge so clear. As large as
/// [`ring`], its middle so far off: in the hand a panel begins close above.
#[must_use]
pub fn focus(w: f32, h: f32, off: f32) -> String {
    let inside = format!(
        r##"<g fill="none"><rect x="{at}" y="{at}" width="{wide}" height="{high}" rx="{round}" stroke="{dark}" stroke-width="11"/><rect x="{at}" y="{at}" width="{wide}" height="{high}" rx="{round}" stroke="{light}" stroke-width="6"/></g>"##,
        at = GLOW - off,
        wide = w + 2.0 * off,
        high = h + 2.0 * off,
        round = 9.0 + off,
        dark = palette::ground().hex(),
        light = palette::text().hex(),
    );
    document(w + 48.0, h + 48.0, &inside)
}

/// How many lie there, 52 by 36.
#[must_use]
pub fn count(n: u16) -> String {
    let inside = format!(
        r##"<rect x="1.5" y="1.5" width="49" height="33" rx="16" fill="#0d1418" stroke="#c8d2d8" stroke-width="2"/><text x="26" y="27" text-anchor="middle" {} font-size="26" fill="{}">×{n}</text>"##,
        Style::Bold.svg(),
        palette::text().hex(),
    );
    document(52.0, 36.0, &inside)
}

/// Room the glow takes on each side.
pub const GLOW: f32 = 24.0;

/// The shadow under a card: as [`glow`], but black and soft.
#[must_use]
pub fn shadow(w: f32, h: f32) -> String {
    let inside = format!(
        r##"<filter id="b" x="-30%" y="-30%" width="160%" height="160%"><feGaussianBlur stdDeviation="5"/></filter><rect x="24" y="28" width="{w}" height="{h}" rx="12" fill="#000" fill-opacity="0.55" filter="url(#b)"/>"##
    );
    document(w + 48.0, h + 48.0, &inside)
}

/// The head of an arrow, pointing right, 40 by 40.
#[must_use]
pub fn arrow_head(colour: Rgb) -> String {
    let inside = format!(
        r##"<path d="M4,4 L37,20 L4,36 L11,20Z" fill="{}" stroke="#1c0a05" stroke-width="2" stroke-linejoin="round"/>"##,
        colour.hex()
    );
    document(40.0, 40.0, &inside)
}

/// One line of text on a pill; its size at the given font size.
#[must_use]
pub fn label_size(text: &str, size: f32) -> (f32, f32) {
    (width(text, Style::Bold, size) + size * 1.5, size * 1.75)
}

/// One line of text on a pill.
#[must_use]
pub fn label(text: &str, size: f32, edge: Rgb) -> String {
    let (w, h) = label_size(text, size);
    let inside = format!(
        r##"<rect x="0.8" y="0.8" width="{}" height="{}" rx="{}" fill="#0d1418" fill-opacity="0.94" stroke="{}" stroke-width="1.4"/><text x="{}" y="{}" text-anchor="middle" {} font-size="{size}" fill="{}">{}</text>"##,
        w - 1.6,
        h - 1.6,
        h * 0.5,
        edge.hex(),
        w * 0.5,
        h * 0.5 + size * 0.35,
        Style::Bold.svg(),
        edge.tone(0.92, 0.45).hex(),
        escape(text),
    );
    document(w, h, &inside)
}

/// One quiet line of text, its size as [`label_size`].
#[must_use]
pub fn caption(text: &str, size: f32) -> String {
    let (w, h) = label_size(text, size);
    let inside = format!(
        r##"<text x="0" y="{}" {} font-size="{size}" fill="{}" fill-opacity="0.75">{}</text>"##,
        h * 0.5 + size * 0.35,
        Style::Plain.svg(),
        palette::text_dim().hex(),
        escape(text),
    );
    document(w, h, &inside)
}

/// Letters of a number that jumps.
const POP: f32 = 46.0;

/// How wide a number that jumps is drawn, or the word with it; it is 60 high.
#[must_use]
pub fn pop_width(text: &str) -> f32 {
    // The edge round the letters reaches outwards.
    (width(text, Style::Bold, POP) + 16.0).max(90.0)
}

/// A number that jumps off what it happened to.
#[must_use]
pub fn pop(text: &str, colour: Rgb) -> String {
    let wide = pop_width(text);
    let inside = format!(
        r##"<text x="{}" y="46" text-anchor="middle" {} font-size="{POP}" fill="{}" stroke="#0a0503" stroke-width="7" stroke-linejoin="round" paint-order="stroke">{}</text>"##,
        wide * 0.5,
        Style::Bold.svg(),
        colour.hex(),
        escape(text)
    );
    document(wide, 60.0, &inside)
}

/// Width of a why-not card.
pub const NOTE: f32 = 220.0;

/// How high a why-not card with that sentence is.
#[must_use]
pub fn note_height(reason: &str) -> f32 {
    note_text(reason).height + 42.0
}

fn note_text(reason: &str) -> super::text_layout::Block {
    let span = Span {
        text: reason.to_owned(),
        style: Style::Plain,
    };
    fit(&[vec![span]], NOTE - 28.0, 200.0, 13.5, 13.5)
}

/// The small card that says why something is not possible.
#[must_use]
pub fn note(reason: &str, rules: &str) -> String {
    let block = note_text(reason);
    let h = block.height + 42.0;
    let mut inside = format!(
        r##"<rect x="1" y="1" width="{}" height="{}" rx="10" fill="#17130f" fill-opacity="0.97" stroke="{}" stroke-width="1.6"/>"##,
        NOTE - 2.0,
        h - 2.0,
        palette::danger().hex()
    );
    for line in &block.lines {
        for (x, run) in &line.runs {
            inside += &format!(
                r##"<text x="{}" y="{}" {} font-size="13.5" fill="{}">{}</text>"##,
                x + 14.0,
                line.y + 13.0,
                run.style.svg(),
                palette::text().hex(),
                escape(&run.text)
            );
        }
    }
    inside += &format!(
        r##"<text x="{}" y="{}" text-anchor="end" {} font-size="11.5" fill="{}">{}</text>"##,
        NOTE - 14.0,
        h - 12.0,
        Style::Plain.svg(),
        palette::text_dim().hex(),
        escape(rules)
    );
    document(NOTE, h, &inside)
}

/// The red arrow behind an attack value.
#[must_use]
pub fn attack_arrow(x: f32, y: f32, w: f32, h: f32) -> String {
    format!(
        r##"<path d="M{x},{y} h{} l{},{} l{},{} h{}Z" fill="{}" stroke="#04070a" stroke-opacity="0.8" stroke-width="{}" stroke-linejoin="round"/>"##,
        w * 0.74,
        w * 0.26,
        h * 0.5,
        -w * 0.26,
        h * 0.5,
        -w * 0.74,
        palette::attack().hex(),
        h * 0.05,
    )
}

/// The blue shield behind a defense value.
#[must_use]
pub fn shield(x: f32, y: f32, w: f32, h: f32) -> String {
    format!(
        r##"<path d="M{x},{y} h{w} v{} q0,{} {},{} q{},{} {},{}Z" fill="{}" stroke="#04070a" stroke-opacity="0.8" stroke-width="{}" stroke-linejoin="round"/>"##,
        h * 0.52,
        h * 0.3,
        -w * 0.5,
        h * 0.48,
        -w * 0.5,
        -h * 0.18,
        -w * 0.5,
        -h * 0.48,
        palette::defense().hex(),
        h * 0.05,
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_word_that_jumps_has_room_for_all_its_letters() {
        for text in ["+1", "−12¢", "+1 soul", "+2 almas"] {
            assert!(pop_width(text) > width(text, Style::Bold, POP) + 7.0);
        }
        assert!(pop_width("+2 coins") > pop_width("+1"));
    }
}
