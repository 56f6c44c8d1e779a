//! The colours of one picture, from the card's energies and the hour of the day.

use crate::desktop::art::dice::Dice;
use crate::desktop::art::palette::{self, Rgb};
use crate::games::biomes::content::Energy;

/// Colours from the top of the sky to the ground under the feet.
pub struct Ramp {
    /// Top of the sky.
    pub sky: Rgb,
    /// Sky above the horizon.
    pub low: Rgb,
    /// Sun or moon.
    pub sun: Rgb,
    far: Rgb,
    /// The nearest hills.
    pub near: Rgb,
    /// What stands against the light.
    pub ink: Rgb,
    /// The upper part of the emblem.
    pub body: Rgb,
    /// Its edge towards the light.
    pub rim: Rgb,
    /// What shines on it.
    pub glow: Rgb,
    /// Dark sky: stars, a moon.
    pub night: bool,
}

impl Ramp {
    /// Colours for those energies; the hour is drawn.
    pub fn new(energies: &[Energy], dice: &mut Dice) -> Self {
        let main = palette::energy(energies[0]);
        let second = energies.get(1).map(|&e| palette::energy(e));
        let air = second.unwrap_or_else(|| main.turn(dice.between(-32.0, 32.0)));
        let warm = match energies[0] {
            Energy::Void => main.mix(palette::energy(Energy::Storm), dice.between(0.0, 0.3)),
            _ => main,
        };
        let hour = dice.below(10);
        let ink = warm.tone(0.17, 0.42);
        match hour {
            // Day: a pale sky.
            0..=4 => Self {
                sky: air.tone(0.76, 0.75),
                low: warm.tone(0.93, 0.45),
                sun: warm.tone(0.985, 0.25),
                far: warm.tone(0.72, 0.85),
                near: warm.tone(0.33, 0.8),
                ink,
                body: warm.tone(0.27, 0.6),
                rim: warm.tone(0.96, 0.3),
                glow: warm.tone(0.93, 0.55),
                night: false,
            },
            // Dusk: deep above, burning below.
            5..=7 => Self {
                sky: air.tone(0.42, 0.95),
                low: warm.tone(0.84, 0.95),
                sun: warm.tone(0.96, 0.5),
                far: air.mix(warm, 0.5).tone(0.57, 0.95),
                near: warm.tone(0.28, 0.75),
                ink: warm.tone(0.15, 0.42),
                body: warm.tone(0.22, 0.6),
                rim: warm.tone(0.93, 0.7),
                glow: warm.tone(0.9, 0.85),
                night: false,
            },
            // Night: stars and a moon over a glowing horizon.
            _ => Self {
                sky: air.tone(0.24, 0.8),
                low: warm.tone(0.66, 1.0),
                sun: warm.tone(0.95, 0.35),
                far: warm.tone(0.45, 0.9),
                near: warm.tone(0.24, 0.7),
                ink: warm.tone(0.13, 0.4),
                body: warm.tone(0.19, 0.55),
                rim: warm.tone(0.9, 0.6),
                glow: warm.tone(0.92, 0.7),
                night: true,
            },
        }
    }

    /// Hills at that distance, 0 far to 1 near.
    pub fn hill(&self, part: f32) -> Rgb {
        self.far.mix(self.near, part)
    }

    /// What the same hills fade into towards their foot.
    pub fn haze(&self, part: f32) -> Rgb {
        self.hill(part).mix(self.low, 0.34 * (1.0 - part))
    }
}
