//! The colours of each palette.

use super::Rgb;

/// Every colour with a meaning.
#[derive(Debug, PartialEq, Eq)]
pub struct Roles {
    /// The table: near-black blue-green.
    pub ground: Rgb,
    /// The table where it is lit, in the middle.
    pub ground_lit: Rgb,
    /// Panels on the ground.
    pub panel: Rgb,
    /// Things that stand out of a panel: buttons, list rows.
    pub raised: Rgb,
    /// The one-pixel line around panels.
    pub edge: Rgb,
    /// Main text.
    pub text: Rgb,
    /// Secondary text.
    pub text_dim: Rgb,
    /// Dark text on the accent.
    pub ink: Rgb,
    /// *Yours to choose now*, and nothing else.
    pub accent: Rgb,
    /// Attacks, damage, refusals.
    pub danger: Rgb,
    /// Entries that wait on the queue or the stack.
    pub queued: Rgb,
    /// The arrow behind an attack value.
    pub attack: Rgb,
    /// The shield behind a defense value.
    pub defense: Rgb,
    /// The bead of marked damage.
    pub damage: Rgb,
    /// Increase markers.
    pub marker: Rgb,
    /// Hit points.
    pub heart: Rgb,
    /// The body of a card.
    pub card_body: Rgb,
    /// The body of a card set in stone: warm where the usual one is cool.
    pub stone_body: Rgb,
    /// The body of a card of dark wood.
    pub wood_body: Rgb,
    /// The energies: light, storm, dark, chaos, growth, void.
    pub energies: [Rgb; 6],
    /// The seats of a board.
    pub seats: [Rgb; 5],
    /// Dice: white, blue, green, yellow, red.
    pub dice: [Rgb; 5],
}

/// As designed.
pub(super) static USUAL: Roles = DESIGNED;

const DESIGNED: Roles = Roles {
    ground: Rgb(0x0b, 0x11, 0x16),
    ground_lit: Rgb(0x1c, 0x29, 0x33),
    panel: Rgb(0x11, 0x1a, 0x21),
    raised: Rgb(0x1d, 0x2a, 0x34),
    edge: Rgb(0x2c, 0x3b, 0x47),
    text: Rgb(0xe6, 0xec, 0xef),
    text_dim: Rgb(0x93, 0xa3, 0xae),
    ink: Rgb(0x1b, 0x16, 0x06),
    accent: Rgb(0xff, 0xd7, 0x6a),
    danger: Rgb(0xff, 0x6b, 0x4a),
    queued: Rgb(0xb9, 0xa0, 0xea),
    attack: Rgb(0xc8, 0x43, 0x2c),
    defense: Rgb(0x3b, 0x6c, 0x9c),
    damage: Rgb(0xd6, 0x3a, 0x26),
    marker: Rgb(0x4f, 0xb3, 0x7a),
    heart: Rgb(0xd2, 0x3c, 0x4a),
    card_body: Rgb(0x14, 0x1a, 0x20),
    stone_body: Rgb(0x1c, 0x17, 0x14),
    wood_body: Rgb(0x1b, 0x14, 0x10),
    energies: [
        Rgb(0xe9, 0xc4, 0x6a),
        Rgb(0x3a, 0x86, 0xc8),
        Rgb(0x7b, 0x5e, 0xa7),
        Rgb(0xe4, 0x57, 0x2e),
        Rgb(0x4f, 0x9d, 0x69),
        Rgb(0x8d, 0x99, 0xa6),
    ],
    seats: [
        Rgb(0x4f, 0xa8, 0xe8),
        Rgb(0xf0, 0x8a, 0x4b),
        Rgb(0x3f, 0xc0, 0x92),
        Rgb(0xd7, 0x82, 0xc6),
        Rgb(0xb9, 0xc4, 0xcf),
    ],
    dice: [
        Rgb(0xf0, 0xee, 0xe6),
        Rgb(0x4b, 0x86, 0xd8),
        Rgb(0x4f, 0xa8, 0x5c),
        Rgb(0xd8, 0xae, 0x2e),
        Rgb(0xd2, 0x45, 0x3c),
    ],
};

/// Hues that no kind of colour vision takes for another, and lightnesses that differ as well.
pub(super) static CLEAR: Roles = Roles {
    danger: Rgb(0xff, 0x7a, 0x3c),
    attack: Rgb(0xd5, 0x5e, 0x00),
    defense: Rgb(0x00, 0x72, 0xb2),
    damage: Rgb(0xd5, 0x5e, 0x00),
    marker: Rgb(0x2c, 0xc0, 0xa0),
    heart: Rgb(0xe0, 0x60, 0x9a),
    energies: [
        Rgb(0xf4, 0xee, 0x4a),
        Rgb(0x5a, 0x70, 0xe6),
        Rgb(0x8c, 0x5a, 0x88),
        Rgb(0xe4, 0x6a, 0x08),
        Rgb(0x2f, 0xb3, 0x9c),
        Rgb(0xba, 0xca, 0xde),
    ],
    seats: [
        Rgb(0x6c, 0xcb, 0xfc),
        Rgb(0xf6, 0xb4, 0x00),
        Rgb(0x0f, 0x9e, 0x58),
        Rgb(0xb2, 0x64, 0xc4),
        Rgb(0xe6, 0xf2, 0xe0),
    ],
    dice: [
        Rgb(0xf6, 0xf8, 0xee),
        Rgb(0x3d, 0x61, 0xc8),
        Rgb(0x1d, 0xb4, 0x8f),
        Rgb(0xfc, 0xca, 0x1c),
        Rgb(0xb8, 0x5a, 0x08),
    ],
    ..DESIGNED
};

/// White on black, with strong edges.
pub(super) static CONTRAST: Roles = Roles {
    ground: Rgb(0x00, 0x00, 0x00),
    ground_lit: Rgb(0x10, 0x10, 0x10),
    panel: Rgb(0x00, 0x00, 0x00),
    raised: Rgb(0x1a, 0x1a, 0x1a),
    edge: Rgb(0xb4, 0xbe, 0xc6),
    text: Rgb(0xff, 0xff, 0xff),
    text_dim: Rgb(0xdf, 0xe6, 0xea),
    ink: Rgb(0x00, 0x00, 0x00),
    accent: Rgb(0xff, 0xe2, 0x3d),
    danger: Rgb(0xff, 0x9a, 0x7a),
    queued: Rgb(0xd9, 0xc8, 0xff),
    attack: Rgb(0xd8, 0x4a, 0x2e),
    defense: Rgb(0x2f, 0x7f, 0xd0),
    damage: Rgb(0xf0, 0x3a, 0x22),
    marker: Rgb(0x4f, 0xe0, 0xa0),
    heart: Rgb(0xff, 0x5a, 0x6c),
    card_body: Rgb(0x06, 0x06, 0x06),
    stone_body: Rgb(0x06, 0x06, 0x06),
    wood_body: Rgb(0x06, 0x06, 0x06),
    energies: [
        Rgb(0xff, 0xd8, 0x4a),
        Rgb(0x4a, 0xa8, 0xff),
        Rgb(0xb5, 0x8a, 0xff),
        Rgb(0xff, 0x6a, 0x3a),
        Rgb(0x5f, 0xd9, 0x8a),
        Rgb(0xc4, 0xce, 0xd6),
    ],
    seats: [
        Rgb(0x6c, 0xc4, 0xff),
        Rgb(0xff, 0xa0, 0x60),
        Rgb(0x4f, 0xe0, 0xa8),
        Rgb(0xf2, 0x9a, 0xe0),
        Rgb(0xff, 0xff, 0xff),
    ],
    dice: [
        Rgb(0xff, 0xff, 0xff),
        Rgb(0x5a, 0x9c, 0xff),
        Rgb(0x5f, 0xd0, 0x70),
        Rgb(0xff, 0xd2, 0x3a),
        Rgb(0xff, 0x5a, 0x4e),
    ],
};

/// A kind of colour vision.
#[cfg(test)]
#[derive(Debug, Clone, Copy)]
pub(super) struct Blindness {
    /// The colour that is seen, from linear red, green and blue (Machado, Oliveira and Fernandes 2009, severity 1).
    matrix: [[f32; 3]; 3],
}

#[cfg(test)]
pub(super) const BLINDNESS: [Blindness; 3] = [
    Blindness {
        // Protanopia.
        matrix: [
            [0.152_286, 1.052_583, -0.204_868],
            [0.114_503, 0.786_281, 0.099_216],
            [-0.003_882, -0.048_116, 1.051_998],
        ],
    },
    Blindness {
        // Deuteranopia.
        matrix: [
            [0.367_322, 0.860_646, -0.227_968],
            [0.280_085, 0.672_501, 0.047_413],
            [-0.011_820, 0.042_940, 0.968_881],
        ],
    },
    Blindness {
        // Tritanopia.
        matrix: [
            [1.255_528, -0.076_749, -0.178_779],
            [-0.078_411, 0.930_809, 0.147_602],
            [0.004_733, 0.691_367, 0.303_900],
        ],
    },
];

#[cfg(test)]
impl Blindness {
    /// The colour that people with it see instead.
    pub(super) fn seen(self, colour: Rgb) -> Rgb {
        let linear = [colour.0, colour.1, colour.2].map(|byte| {
            let v = f32::from(byte) / 255.0;
            if v <= 0.04045 {
                v / 12.92
            } else {
                ((v + 0.055) / 1.055).powf(2.4)
            }
        });
        let [r, g, b] = self.matrix.map(|row| {
            let v: f32 = row.iter().zip(linear).map(|(a, b)| a * b).sum();
            let v = v.clamp(0.0, 1.0);
            let v = if v <= 0.003_130_8 {
                v * 12.92
            } else {
                1.055 * v.powf(1.0 / 2.4) - 0.055
            };
            (v * 255.0).round() as u8
        });
        Rgb(r, g, b)
    }
}
