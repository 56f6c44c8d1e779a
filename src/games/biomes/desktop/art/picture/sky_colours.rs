//! The colours of one picture, from the card's energies and the hour of the day.

use crate::desktop::art::dice::Dice;
use crate::desktop::art::palette::Rgb;
use crate::games::biomes::content::Energy;
use crate::games::biomes::desktop::art::energy::colour as energy_colour;

/// Colours from the top of the sky to the ground under the feet.
pub struct SkyColours {
    /// Top of the sky.
    pub sky: Rgb,
    /// Sky above the horizon.
    pub low: Rgb,
    /// Sun or moon.
    pub sun: Rgb,
    far: Rgb,
    /// The nearest hills.
    pub near: Rgb,
    /// Shapes against the light.
    pub ink: Rgb,
    /// The upper part of the emblem.
    pub body: Rgb,
    /// Its edge towards the light.
    pub rim: Rgb,
    /// Bright parts.
    pub glow: Rgb,
    /// Dark sky: stars, a moon.
    pub night: bool,
}

impl SkyColours {
    /// Colours for those energies; the hour is drawn.
    pub fn new(energies: &[Energy], dice: &mut Dice) -> Self {
        let main = energy_colour(energies[0]);
        let (air, shade) = companions(energies[0], dice);
        let air = energies.get(1).map_or(air, |&e| energy_colour(e));
        let warm = main.turn(dice.between(-7.0, 7.0));
        let lit = Self {
            // Day: a pale sky.
            sky: air.tone(0.76, 0.75),
            low: warm.tone(0.93, 0.5),
            sun: warm.tone(0.985, 0.25),
            far: warm.mix(shade, 0.15).tone(0.72, 0.85),
            near: shade.tone(0.34, 0.8),
            ink: shade.tone(0.17, 0.5),
            body: shade.tone(0.27, 0.65),
            rim: warm.tone(0.96, 0.3),
            glow: warm.tone(0.93, 0.6),
            night: false,
        };
        match dice.below(10) {
            0..=4 => lit,
            // Dusk: deep above, burning below.
            5..=7 => Self {
                sky: air.mix(shade, 0.5).tone(0.42, 0.95),
                low: warm.tone(0.84, 0.95),
                sun: warm.tone(0.96, 0.5),
                far: shade.mix(warm, 0.45).tone(0.58, 0.95),
                near: shade.tone(0.28, 0.8),
                ink: shade.tone(0.15, 0.5),
                body: shade.tone(0.22, 0.65),
                rim: warm.tone(0.93, 0.7),
                glow: warm.tone(0.9, 0.85),
                night: false,
            },
            // Night: stars and a moon over a glowing horizon.
            _ => Self {
                sky: air.mix(shade, 0.6).tone(0.24, 0.8),
                low: warm.tone(0.68, 1.0),
                sun: warm.tone(0.95, 0.35),
                far: shade.mix(warm, 0.35).tone(0.46, 0.9),
                near: shade.tone(0.25, 0.75),
                ink: shade.tone(0.13, 0.45),
                body: shade.tone(0.19, 0.6),
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

    /// The colour that those hills fade into towards their foot.
    pub fn haze(&self, part: f32) -> Rgb {
        self.hill(part).mix(self.low, 0.34 * (1.0 - part))
    }
}

/// The colours that go with an energy: that of the air, and the hue of its shadows.
fn companions(energy: Energy, dice: &mut Dice) -> (Rgb, Rgb) {
    let (airs, shade): (&[Rgb], Rgb) = match energy {
        Energy::Light => (
            &[
                Rgb(0xe9, 0xc4, 0x6a),
                Rgb(0x9f, 0xc4, 0xd8),
                Rgb(0xe8, 0x9a, 0x7a),
            ],
            Rgb(0x8a, 0x55, 0x3c),
        ),
        Energy::Storm => (
            &[
                Rgb(0x3a, 0x86, 0xc8),
                Rgb(0x6a, 0x8f, 0xe0),
                Rgb(0x4f, 0xb3, 0xbd),
            ],
            Rgb(0x2f, 0x64, 0xa8),
        ),
        Energy::Dark => (
            &[
                Rgb(0x7b, 0x5e, 0xa7),
                Rgb(0xb0, 0x6a, 0x9a),
                Rgb(0x5a, 0x6b, 0xb5),
            ],
            Rgb(0x58, 0x4a, 0x96),
        ),
        Energy::Chaos => (
            &[
                Rgb(0xe4, 0x57, 0x2e),
                Rgb(0xe8, 0xa0, 0x4a),
                Rgb(0xc8, 0x50, 0x70),
            ],
            Rgb(0x9a, 0x34, 0x30),
        ),
        Energy::Growth => (
            &[
                Rgb(0x4f, 0x9d, 0x69),
                Rgb(0xa8, 0xc0, 0x5a),
                Rgb(0x4f, 0xa8, 0xa8),
            ],
            Rgb(0x2f, 0x7d, 0x62),
        ),
        Energy::Void => (
            &[
                Rgb(0x8d, 0x99, 0xa6),
                Rgb(0xb8, 0xa8, 0x96),
                Rgb(0x7f, 0xa3, 0xb8),
            ],
            Rgb(0x5f, 0x70, 0x84),
        ),
    };
    (dice.pick(airs), shade)
}
