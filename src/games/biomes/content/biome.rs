//! Biome types: three alignments and one influence each (rules page, section 1.6).

use ron2::{FromRon, Spanned};
use serde::{Deserialize, Serialize};

use super::{Ability, Energy};

/// The ten types of biome.
#[derive(
    Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize, FromRon,
)]
#[expect(missing_docs, reason = "the names are the whole of it")]
pub enum BiomeType {
    Badlands,
    Desert,
    Grassland,
    Highlands,
    Metro,
    Shore,
    Subsurface,
    Tundra,
    Wetland,
    Woods,
}

/// One biome.
#[derive(Debug, Clone, FromRon)]
#[ron(deny_unknown_fields)]
pub struct BiomeDef {
    /// Its type; one definition each.
    pub kind: Spanned<BiomeType>,
    /// Shown on the table.
    pub name: Spanned<String>,
    /// Primary, secondary and tertiary alignment.
    pub alignments: Spanned<Vec<Energy>>,
    /// Rules that matter only inside this biome and are controlled by nobody.
    pub influence: Vec<Spanned<Ability>>,
    /// Flavour.
    #[ron(default)]
    pub flavor: String,
}
