//! The colour and the landscape of an energy in pictures.

use crate::desktop::art::dice::Dice;
use crate::desktop::art::palette::{self, Rgb};
use crate::desktop::art::ridge::Land;
use crate::games::biomes::content::Energy;

/// The colour of an energy.
#[must_use]
pub fn colour(energy: Energy) -> Rgb {
    let at = match energy {
        Energy::Light => 0,
        Energy::Storm => 1,
        Energy::Dark => 2,
        Energy::Chaos => 3,
        Energy::Growth => 4,
        Energy::Void => 5,
    };
    palette::energies()[at]
}

/// Land that suits an energy.
pub fn land(energy: Energy, dice: &mut Dice) -> Land {
    let fitting: &[Land] = match energy {
        Energy::Light => &[Land::Dunes, Land::Rolling, Land::Mesas, Land::Skyline],
        Energy::Storm => &[Land::Waves, Land::Peaks, Land::Rolling, Land::Skyline],
        Energy::Dark => &[Land::Spikes, Land::Skyline, Land::Peaks, Land::Firs],
        Energy::Chaos => &[Land::Mesas, Land::Spikes, Land::Dunes, Land::Peaks],
        Energy::Growth => &[Land::Firs, Land::Leaves, Land::Rolling, Land::Reeds],
        Energy::Void => &[Land::Peaks, Land::Skyline, Land::Mesas, Land::Rolling],
    };
    dice.pick(fitting)
}
