//! Types of frame: a loadout with a name and a body to draw.

use ron2::FromRon;

use super::{Ability, Numbers, Systems};
use crate::packs::Words;

/// One type of frame, ready for play.
#[derive(Debug, Clone, PartialEq)]
pub struct FrameType {
    /// `pack:id`.
    pub id: String,
    /// Shown name.
    pub name: Words,
    /// The systems it carries; legal under the rules of the content (M-70, M-71).
    pub systems: Systems,
    /// What differs from the rules (M-135 to M-139).
    pub numbers: Numbers,
    /// What it can do besides (M-140).
    pub abilities: Vec<Ability>,
    /// Flavour.
    pub flavor: Words,
    /// The body that is drawn.
    pub silhouette: Silhouette,
}

/// Bodies that the drawing knows. They mean nothing to the rules.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash, PartialOrd, Ord, FromRon)]
pub enum Silhouette {
    /// Two legs, upright.
    #[default]
    Walker,
    /// Many legs, low.
    Crawler,
    /// No legs, on a cushion of air.
    Hover,
    /// A high platform that hardly moves.
    Tower,
    /// Slim, with a long arm in front.
    Lancer,
    /// Small and light.
    Drone,
    /// Broad, behind a plate.
    Bulwark,
    /// A flat back with a load on it.
    Hauler,
}
