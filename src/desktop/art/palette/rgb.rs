//! A colour, with mixing and comparing as the eye sees it.

use bevy_egui::egui::Color32;

/// A colour, sRGB.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Rgb(pub u8, pub u8, pub u8);

impl Rgb {
    /// As SVG spells it.
    #[must_use]
    pub fn hex(self) -> String {
        format!("#{:02x}{:02x}{:02x}", self.0, self.1, self.2)
    }

    /// `part` of the way to `other`, as the eye sees it.
    #[must_use]
    pub fn mix(self, other: Self, part: f32) -> Self {
        let (a, b) = (self.lab(), other.lab());
        Self::from_lab([0, 1, 2].map(|i| a[i] + (b[i] - a[i]) * part))
    }

    /// The same hue at another lightness (0 to 1), its colourfulness times `chroma`.
    #[must_use]
    pub fn tone(self, lightness: f32, chroma: f32) -> Self {
        let [_, a, b] = self.lab();
        Self::from_lab([lightness, a * chroma, b * chroma])
    }

    /// The same colour turned round the colour wheel by `degrees`.
    #[must_use]
    pub fn turn(self, degrees: f32) -> Self {
        let [l, a, b] = self.lab();
        let (sin, cos) = degrees.to_radians().sin_cos();
        Self::from_lab([l, a * cos - b * sin, a * sin + b * cos])
    }

    /// Lightness as the eye sees it, 0 to 1.
    #[must_use]
    pub fn lightness(self) -> f32 {
        self.lab()[0]
    }

    /// Where it stands on the colour wheel, in degrees from 0 to 360; `None` for greys.
    #[must_use]
    pub fn hue(self) -> Option<f32> {
        let [_, a, b] = self.lab();
        (a.hypot(b) > 0.02).then(|| b.atan2(a).to_degrees().rem_euclid(360.0))
    }

    /// As egui has it.
    #[must_use]
    pub const fn ink(self) -> Color32 {
        Color32::from_rgb(self.0, self.1, self.2)
    }

    /// How far apart two colours are to the eye, in Oklab: 0 is the same, 1 is black and white.
    #[must_use]
    pub fn distance(self, other: Self) -> f32 {
        let (a, b) = (self.lab(), other.lab());
        [0, 1, 2]
            .map(|i| (a[i] - b[i]).powi(2))
            .iter()
            .sum::<f32>()
            .sqrt()
    }

    /// Oklab coordinates.
    fn lab(self) -> [f32; 3] {
        let linear = |byte: u8| {
            let v = f32::from(byte) / 255.0;
            if v <= 0.04045 {
                v / 12.92
            } else {
                ((v + 0.055) / 1.055).powf(2.4)
            }
        };
        let [r, g, b] = [linear(self.0), linear(self.1), linear(self.2)];
        let l = (0.412_221_46 * r + 0.536_332_55 * g + 0.051_445_995 * b).cbrt();
        let m = (0.211_903_5 * r + 0.680_699_5 * g + 0.107_396_96 * b).cbrt();
        let s = (0.088_302_46 * r + 0.281_718_85 * g + 0.629_978_7 * b).cbrt();
        [
            0.210_454_26 * l + 0.793_617_8 * m - 0.004_072_047 * s,
            1.977_998_5 * l - 2.428_592_2 * m + 0.450_593_7 * s,
            0.025_904_037 * l + 0.782_771_77 * m - 0.808_675_77 * s,
        ]
    }

    fn from_lab([l, a, b]: [f32; 3]) -> Self {
        let cube = |v: f32| v * v * v;
        let x = cube(l + 0.396_337_78 * a + 0.215_803_76 * b);
        let y = cube(l - 0.105_561_346 * a - 0.063_854_17 * b);
        let z = cube(l - 0.089_484_18 * a - 1.291_485_5 * b);
        let byte = |v: f32| {
            let v = v.clamp(0.0, 1.0);
            let v = if v <= 0.003_130_8 {
                v * 12.92
            } else {
                1.055 * v.powf(1.0 / 2.4) - 0.055
            };
            (v * 255.0).round() as u8
        };
        Self(
            byte(4.076_741_7 * x - 3.307_711_6 * y + 0.230_969_94 * z),
            byte(-1.268_438 * x + 2.609_757_4 * y - 0.341_319_38 * z),
            byte(-0.004_196_086_3 * x - 0.703_418_6 * y + 1.707_614_7 * z),
        )
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const GOLD: Rgb = Rgb(0xff, 0xd7, 0x6a);
    const RED: Rgb = Rgb(0xff, 0x6b, 0x4a);

    #[test]
    fn mixing_goes_from_one_end_to_the_other() {
        assert_eq!(GOLD.mix(RED, 0.0), GOLD);
        assert_eq!(GOLD.mix(RED, 1.0), RED);
        assert!(GOLD.tone(0.3, 1.0).lightness() < 0.31);
    }

    #[test]
    fn colours_are_spelled_as_svg_wants_them() {
        assert_eq!(RED.hex(), "#ff6b4a");
    }
}
