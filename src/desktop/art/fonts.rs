//! The two families, embedded: Cabin for everything to read, EB Garamond for names.

use std::collections::HashMap;
use std::sync::{Arc, LazyLock};

use resvg::usvg::fontdb::Database;
use ttf_parser::Face;

/// Cabin regular, also for egui and for numbers on the table.
pub const CABIN: &[u8] = include_bytes!("../../../assets/fonts/Cabin-Regular.ttf");
/// Cabin bold.
pub const CABIN_BOLD: &[u8] = include_bytes!("../../../assets/fonts/Cabin-Bold.ttf");
/// Cabin italic.
pub const CABIN_ITALIC: &[u8] = include_bytes!("../../../assets/fonts/Cabin-Italic.ttf");
/// EB Garamond bold.
pub const GARAMOND_BOLD: &[u8] = include_bytes!("../../../assets/fonts/EBGaramond-Bold.ttf");
/// EB Garamond italic.
pub const GARAMOND_ITALIC: &[u8] =
    include_bytes!("../../../assets/fonts/EBGaramond-MediumItalic.ttf");

/// One style of the two families.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Style {
    /// Cabin regular: rules text.
    Plain,
    /// Cabin bold: keywords, numbers.
    Bold,
    /// Cabin italic: reminders.
    Italic,
    /// EB Garamond bold: names.
    Name,
    /// EB Garamond italic: flavour.
    Flavor,
    /// No letters but energy symbols, one for each character from [`GEMS`] on.
    Gem,
}

/// The character of the first energy symbol in [`Style::Gem`]; a void number follows the six.
pub const GEMS: char = '\u{e000}';

impl Style {
    const ALL: [(Self, &'static [u8]); 5] = [
        (Self::Plain, CABIN),
        (Self::Bold, CABIN_BOLD),
        (Self::Italic, CABIN_ITALIC),
        (Self::Name, GARAMOND_BOLD),
        (Self::Flavor, GARAMOND_ITALIC),
    ];

    /// The SVG attributes that pick it.
    #[must_use]
    pub const fn svg(self) -> &'static str {
        match self {
            Self::Plain => r#"font-family="Cabin""#,
            Self::Bold => r#"font-family="Cabin" font-weight="700""#,
            Self::Italic => r#"font-family="Cabin" font-style="italic""#,
            Self::Name => r#"font-family="EB Garamond" font-weight="700""#,
            Self::Flavor => r#"font-family="EB Garamond" font-weight="500" font-style="italic""#,
            Self::Gem => "",
        }
    }
}

/// The fonts as the SVG renderer wants them.
pub fn database() -> Arc<Database> {
    static DATABASE: LazyLock<Arc<Database>> = LazyLock::new(|| {
        let mut database = Database::new();
        for (_, bytes) in Style::ALL {
            database.load_font_data(bytes.to_vec());
        }
        database.set_sans_serif_family("Cabin");
        database.set_serif_family("EB Garamond");
        Arc::new(database)
    });
    DATABASE.clone()
}

/// Advance widths of one style at size 1.
struct Widths {
    chars: HashMap<char, f32>,
    other: f32,
}

static WIDTHS: LazyLock<Vec<Widths>> = LazyLock::new(|| {
    let one = |bytes| {
        let face = Face::parse(bytes, 0).expect("an embedded font is sound");
        let units = f32::from(face.units_per_em());
        let width = |c| {
            let glyph = face.glyph_index(c)?;
            Some(f32::from(face.glyph_hor_advance(glyph)?) / units)
        };
        let chars: HashMap<char, f32> = ('\u{20}'..='\u{24f}')
            .chain('\u{2010}'..='\u{2030}')
            .filter_map(|c| Some((c, width(c)?)))
            .collect();
        let other = width('n').unwrap_or(0.5);
        Widths { chars, other }
    };
    Style::ALL.iter().map(|&(_, bytes)| one(bytes)).collect()
});

/// How wide `text` is in that style at that size; kerning is left out, so it is never less than drawn.
#[must_use]
pub fn width(text: &str, style: Style, size: f32) -> f32 {
    if style == Style::Gem {
        return text.chars().count() as f32 * size * 1.04;
    }
    let widths = &WIDTHS[style as usize];
    let units = text
        .chars()
        .map(|c| widths.chars.get(&c).copied().unwrap_or(widths.other));
    units.sum::<f32>() * size
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn widths_grow_with_text_and_size() {
        let short = width("Moss", Style::Name, 10.0);
        assert!(width("Moss Warden", Style::Name, 10.0) > short);
        assert!((width("Moss", Style::Name, 20.0) - 2.0 * short).abs() < 1e-3);
    }

    #[test]
    fn accented_letters_are_in_both_families() {
        for (style, bytes) in Style::ALL {
            let face = Face::parse(bytes, 0).unwrap();
            for c in "áéíóúñüßçøåÁÉÑÜ–—’…×→".chars() {
                let known = face.glyph_index(c).is_some();
                assert!(known || c == '→', "{style:?} lacks {c}");
            }
        }
    }
}
