//! Names of everything that is drawn, and how large it is on the table of 1280 by 720.

use super::back;
use super::card::Face;
use super::marks::{self, Trend};
use super::palette::{self, Rgb};
use crate::games::biomes::content::{BiomeType, Content, ENERGIES};
use crate::games::biomes::desktop::art::{glyph, lane};
use crate::games::sanctuary::content as sanctuary;
use crate::games::sanctuary::desktop::art::tokens::Token;
use crate::games::souls::content::{self as souls, DeckKind};
use crate::games::souls::desktop::art::tokens::Hoard;
use crate::table::Language;

/// What cards are drawn from: the content of each game, as far as it is known.
#[derive(Debug, Clone, Copy, Default)]
pub struct Stock {
    /// Of Biomes.
    pub biomes: Option<&'static Content>,
    /// Of Sanctuary.
    pub sanctuary: Option<&'static sanctuary::Content>,
    /// Of Souls.
    pub souls: Option<&'static souls::Content>,
}

/// One drawing.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub enum ArtKey {
    /// A face of a card of Biomes, by its index in the content, in a language.
    Card(u16, Face, Language),
    /// The back of every card of Biomes.
    Back,
    /// A face of a card of Sanctuary, by its index in the content, in a language.
    Sanctuary(u16, Face, Language),
    /// The back of every card of Sanctuary.
    SanctuaryBack,
    /// A face of a card of Souls, by its index in the content, in a language.
    Souls(u16, Face, Language),
    /// The back of the cards of a deck of Souls.
    SoulsBack(DeckKind),
    /// Something on the table of Souls.
    Hoard(Hoard),
    /// A biome, lost or not, without its name.
    Lane(BiomeType, bool),
    /// The name of a biome, lost or not, as wide as the biome.
    LaneName(BiomeType, bool, Language),
    /// The cracks of a lost biome.
    Cracks(BiomeType),
    /// The table.
    Ground,
    /// Behind the title.
    Title,
    /// Attack now.
    Attack(i32, Trend),
    /// Defense now.
    Defense(i32, Trend),
    /// Marked damage.
    Damage(i32),
    /// Increase markers.
    Marker(i32),
    /// Locked.
    Padlock,
    /// Stays locked.
    Stasis,
    /// Arrived this turn.
    Fresh,
    /// Durability of a sector in a biome of that type.
    Durability(i32, BiomeType),
    /// How many equal cards lie there.
    Count(u16),
    /// The gem of an energy, by its place in the store.
    Gem(usize),
    /// Light round a face of that kind.
    Glow(Face, Rgb),
    /// The line round a face that the keyboard is at.
    Focus(Face),
    /// Light round half a lane.
    SectorGlow(Rgb),
    /// Shadow under a face.
    Shadow(Face),
    /// Head of an arrow.
    ArrowHead(Rgb),
    /// A line of text on a pill.
    Label(String, Rgb),
    /// A quiet line of text.
    Caption(String),
    /// A number that jumps.
    Pop(String, Rgb),
    /// Why something is not possible, with its rules.
    Note(String, String),
    /// Something on the table of Sanctuary.
    Token(Token),
    /// A line of text that says over the table what happens.
    Banner(String, Rgb),
}

/// Size of a lane.
pub const LANE: (f32, f32) = (268.0, 274.0);
/// Size of one sector's glow without its margin.
pub const SECTOR: (f32, f32) = (256.0, 118.0);
/// Letters on labels.
const LABEL: f32 = 12.5;
/// Letters on banners.
const BANNER: f32 = 25.0;

/// Units of a face's glow and shadow: a wide face has thin light round it.
fn face_units(face: Face) -> (f32, f32) {
    let wide = match face {
        Face::Plate | Face::Slip => 300.0,
        _ => 100.0,
    };
    (wide, wide * face.aspect())
}

/// How wide glow and shadow of a face are, in widths of the face.
#[must_use]
pub fn light_width(face: Face) -> f32 {
    1.0 + 2.0 * marks::GLOW / face_units(face).0
}

impl ArtKey {
    /// Width and height in design points at its usual size.
    #[must_use]
    pub fn size(&self) -> (f32, f32) {
        let wide = |w: f32, face: Face| (w, w * face.aspect());
        match self {
            Self::Card(_, face, _) | Self::Sanctuary(_, face, _) | Self::Souls(_, face, _) => {
                match face {
                    Face::Full => wide(190.0, Face::Full),
                    Face::Hand => wide(112.0, Face::Hand),
                    Face::Table => wide(88.0, Face::Table),
                    Face::Tile => wide(62.0, Face::Tile),
                    Face::Slip => wide(150.0, Face::Slip),
                    Face::Plate => wide(168.0, Face::Plate),
                }
            }
            Self::Token(token) => token.size(),
            Self::Hoard(hoard) => hoard.size(),
            Self::Back | Self::SanctuaryBack | Self::SoulsBack(_) => wide(76.0, Face::Table),
            Self::Lane(..) | Self::Cracks(_) => LANE,
            Self::LaneName(..) => (LANE.0, lane::NAME),
            Self::Ground => (320.0, 180.0),
            Self::Title => (1280.0, 720.0),
            Self::Attack(..) => (30.0, 21.4),
            Self::Defense(..) => (25.0, 26.1),
            Self::Damage(_) | Self::Marker(_) | Self::Fresh => (20.0, 20.0),
            Self::Padlock | Self::Stasis => (26.0, 28.6),
            Self::Durability(..) => (34.0, 38.4),
            Self::Count(_) => (26.0, 18.0),
            Self::Gem(_) => (22.0, 22.0),
            Self::Glow(face, _) | Self::Focus(face) | Self::Shadow(face) => {
                let (w, h) = face_units(*face);
                (w + 2.0 * marks::GLOW, h + 2.0 * marks::GLOW)
            }
            Self::SectorGlow(_) => (SECTOR.0 + 2.0 * marks::GLOW, SECTOR.1 + 2.0 * marks::GLOW),
            Self::ArrowHead(_) => (22.0, 22.0),
            Self::Label(text, _) | Self::Caption(text) => marks::label_size(text, LABEL),
            Self::Banner(text, _) => marks::label_size(text, BANNER),
            Self::Pop(text, _) => (marks::pop_width(text) * 0.8, 48.0),
            Self::Note(reason, _) => (marks::NOTE, marks::note_height(reason)),
        }
    }

    /// The drawing as SVG; `None` if it names a card that is not there. `shipped` says that
    /// the card's picture comes from its pack.
    #[must_use]
    pub fn svg(&self, stock: Stock, shipped: bool) -> Option<String> {
        let content = stock.biomes;
        let biome = |kind: BiomeType, language: Language| {
            let found = content.and_then(|c| c.biomes.iter().find(|b| b.kind == kind));
            let name = found.map(|b| b.name.in_language(language).to_owned());
            name.unwrap_or_else(|| format!("{kind:?}"))
        };
        Some(match self {
            Self::Card(index, face, language) => {
                let all = content?;
                let card = all.cards.get(usize::from(*index))?;
                crate::games::biomes::desktop::art::card::svg(card, all, *face, *language, shipped)
            }
            Self::Back => back::svg(),
            Self::Sanctuary(index, face, language) => {
                let all = stock.sanctuary?;
                let card = all.cards.get(usize::from(*index))?;
                crate::games::sanctuary::desktop::art::card::svg(
                    card, all, *face, *language, shipped,
                )
            }
            Self::SanctuaryBack => back::sanctuary(),
            Self::Souls(index, face, language) => {
                let all = stock.souls?;
                let card = all.cards.get(usize::from(*index))?;
                crate::games::souls::desktop::art::card::svg(card, all, *face, *language, shipped)
            }
            Self::SoulsBack(deck) => back::souls(*deck),
            Self::Hoard(hoard) => hoard.svg(),
            Self::Lane(kind, lost) => lane::svg(*kind, *lost, LANE.0, LANE.1),
            Self::LaneName(kind, lost, language) => {
                lane::name(*kind, &biome(*kind, *language), *lost, LANE.0)
            }
            Self::Cracks(kind) => lane::cracks(&biome(*kind, Language::English), LANE.0, LANE.1),
            Self::Ground => lane::ground(),
            Self::Title => lane::title(),
            Self::Attack(n, trend) => marks::attack(*n, *trend),
            Self::Defense(n, trend) => marks::defense(*n, *trend),
            Self::Damage(n) => marks::damage(*n),
            Self::Marker(n) => marks::marker(*n),
            Self::Padlock => marks::padlock(),
            Self::Stasis => marks::stasis(),
            Self::Fresh => marks::fresh(),
            Self::Durability(n, kind) => marks::durability(*n, lane::colour(*kind)),
            Self::Count(n) => marks::count(*n),
            Self::Gem(kind) => glyph::document(*ENERGIES.get(*kind)?),
            Self::Glow(face, colour) => {
                let (w, h) = face_units(*face);
                marks::glow(w, h, *colour)
            }
            Self::Focus(face) => {
                let (w, h) = face_units(*face);
                marks::focus(w, h, if *face == Face::Hand { 5.0 } else { 11.0 })
            }
            Self::SectorGlow(colour) => marks::ring(SECTOR.0, SECTOR.1, *colour),
            Self::Shadow(face) => {
                let (w, h) = face_units(*face);
                marks::shadow(w, h)
            }
            Self::ArrowHead(colour) => marks::arrow_head(*colour),
            Self::Label(text, edge) => marks::label(text, LABEL, *edge),
            Self::Caption(text) => marks::caption(text, LABEL),
            Self::Pop(text, colour) => marks::pop(text, *colour),
            Self::Note(reason, rules) => marks::note(reason, rules),
            Self::Token(token) => token.svg(),
            Self::Banner(text, edge) => marks::label(text, BANNER, *edge),
        })
    }

    /// Whether it is light on a dark ground that stays invisible until drawn, instead of a dark card.
    #[must_use]
    pub(super) const fn starts_clear(&self) -> bool {
        !matches!(
            self,
            Self::Card(..)
                | Self::Back
                | Self::Sanctuary(..)
                | Self::SanctuaryBack
                | Self::Souls(..)
                | Self::SoulsBack(_)
                | Self::Lane(..)
                | Self::Ground
        )
    }

    /// What is shown until it is drawn.
    pub(super) fn placeholder(&self) -> [u8; 4] {
        if self.starts_clear() {
            return [0; 4];
        }
        let Rgb(r, g, b) = palette::card_body();
        [r, g, b, 255]
    }
}
