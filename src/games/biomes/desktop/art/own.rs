//! The drawings of Biomes.

use super::{back, card, glyph, lane};
use crate::desktop::art::card::Face;
use crate::desktop::art::palette::Rgb;
use crate::desktop::art::{Drawing, back_size, face_size, marks};
use crate::desktop::start::Libraries;
use crate::games::biomes::Biomes;
use crate::games::biomes::content::{BiomeType, ENERGIES};
use crate::table::Language;
use lane::{LANE, VISTA};

/// One of its drawings.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub enum BiomesArt {
    /// A face of a card, by its index in the content, in a language.
    Card(u16, Face, Language),
    /// The back of every card.
    Back,
    /// A biome, lost or not, without its name.
    Lane(BiomeType, bool),
    /// The same in the picture of a match's end.
    Vista(BiomeType, bool),
    /// The name of a biome, lost or not, as wide as the biome.
    LaneName(BiomeType, bool, Language),
    /// The cracks of a lost biome.
    Cracks(BiomeType),
    /// Durability of a sector in a biome of that type.
    Durability(i32, BiomeType),
    /// The gem of an energy, by its place in the store.
    Gem(usize),
    /// Light round half a lane.
    SectorGlow(Rgb),
}

/// Size of one sector's glow without its margin.
const SECTOR: (f32, f32) = (256.0, 118.0);

impl Drawing for BiomesArt {
    fn size(&self) -> (f32, f32) {
        match self {
            Self::Card(_, face, _) => face_size(*face),
            Self::Back => back_size(),
            Self::Lane(..) | Self::Cracks(_) => LANE,
            Self::Vista(..) => VISTA,
            Self::LaneName(..) => (LANE.0, lane::NAME),
            Self::Durability(..) => (34.0, 38.4),
            Self::Gem(_) => (22.0, 22.0),
            Self::SectorGlow(_) => (SECTOR.0 + 2.0 * marks::GLOW, SECTOR.1 + 2.0 * marks::GLOW),
        }
    }

    fn svg(&self, stock: &Libraries, shipped: bool) -> Option<String> {
        let content = stock.get::<Biomes>().map(|library| library.0);
        let biome = |kind: BiomeType, language: Language| {
            let found = content.and_then(|c| c.biomes.iter().find(|b| b.kind == kind));
            let name = found.map(|b| b.name.in_language(language).to_owned());
            name.unwrap_or_else(|| format!("{kind:?}"))
        };
        Some(match self {
            Self::Card(index, face, language) => {
                let all = content?;
                let card = all.cards.get(usize::from(*index))?;
                card::svg(card, all, *face, *language, shipped)
            }
            Self::Back => back::svg(),
            Self::Lane(kind, lost) => lane::svg(*kind, *lost, LANE.0, LANE.1),
            Self::Vista(kind, lost) => lane::vista(*kind, *lost),
            Self::LaneName(kind, lost, language) => {
                lane::name(*kind, &biome(*kind, *language), *lost, LANE.0)
            }
            Self::Cracks(kind) => lane::cracks(&biome(*kind, Language::English), LANE.0, LANE.1),
            Self::Durability(n, kind) => marks::durability(*n, lane::colour(*kind)),
            Self::Gem(kind) => glyph::document(*ENERGIES.get(*kind)?),
            Self::SectorGlow(colour) => marks::ring(SECTOR.0, SECTOR.1, *colour),
        })
    }

    fn card(&self) -> Option<u16> {
        match self {
            Self::Card(card, ..) => Some(*card),
            _ => None,
        }
    }

    fn is_of_content(&self) -> bool {
        matches!(
            self,
            Self::Card(..) | Self::Lane(..) | Self::Vista(..) | Self::LaneName(..)
        )
    }

    fn starts_clear(&self) -> bool {
        !matches!(
            self,
            Self::Card(..) | Self::Back | Self::Lane(..) | Self::Vista(..)
        )
    }
}
