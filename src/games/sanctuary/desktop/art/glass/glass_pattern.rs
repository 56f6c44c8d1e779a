//! The glass of a faction: the pattern of the panes and the land behind, derived from its colour.

use crate::desktop::art::dice::Dice;
use crate::desktop::art::palette::Rgb;
use crate::desktop::art::ridge::Land;
use crate::games::sanctuary::content::CardKind;

/// A pattern of panes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum GlassPattern {
    /// Beams that fan out of the light: those of fiery colours.
    Rays,
    /// Overlapping scales: those of brass and sand.
    Scales,
    /// Leaves side by side: green ones.
    Leaves,
    /// Narrow diamonds: blue ones.
    Diamonds,
    /// Petals round the middle: violet and red ones, and every Manipulation now and then.
    Petals,
    /// Cut stone: who belongs to nobody.
    Courses,
}

impl GlassPattern {
    /// That of a card.
    pub fn of(kind: CardKind, colour: Option<Rgb>, dice: &mut Dice) -> Self {
        let own = match colour.and_then(Rgb::hue) {
            None => dice.pick(&[Self::Courses, Self::Rays, Self::Diamonds]),
            Some(20.0..70.0) => Self::Rays,
            Some(70.0..115.0) => Self::Scales,
            Some(115.0..200.0) => Self::Leaves,
            Some(200.0..300.0) => Self::Diamonds,
            Some(_) => Self::Petals,
        };
        match kind {
            CardKind::Manipulation if dice.chance(0.55) => Self::Petals,
            CardKind::Technology if dice.chance(0.4) => Self::Courses,
            _ => own,
        }
    }

    /// Land on its horizon.
    pub fn land(self, dice: &mut Dice) -> Land {
        let fitting: &[Land] = match self {
            Self::Rays => &[Land::Mesas, Land::Dunes, Land::Spikes],
            Self::Scales => &[Land::Waves, Land::Skyline, Land::Rolling],
            Self::Leaves => &[Land::Leaves, Land::Firs, Land::Reeds],
            Self::Diamonds => &[Land::Spikes, Land::Peaks, Land::Skyline],
            Self::Petals => &[Land::Rolling, Land::Peaks, Land::Reeds],
            Self::Courses => &[Land::Rolling, Land::Peaks, Land::Mesas],
        };
        dice.pick(fitting)
    }
}
