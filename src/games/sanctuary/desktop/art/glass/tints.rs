//! The colours of one window, from the colour of the faction and the hour of a dusk that never ends.

use crate::desktop::art::dice::Dice;
use crate::desktop::art::palette::{BRASS, Rgb, STONE};
use crate::games::sanctuary::content::CardKind;

/// Colours from the light to the far corners, and of what stands before them.
pub struct Tints {
    /// Panes at the light, half way and far from it.
    pub near: Rgb,
    pub middle: Rgb,
    pub far: Rgb,
    /// A pane here and there.
    pub accent: Rgb,
    /// The light itself.
    pub light: Rgb,
    /// The lead between panes and round everything.
    pub lead: Rgb,
    /// Clothes and hides, and what is sewn on them.
    pub cloth: Rgb,
    pub trim: Rgb,
    /// Heads, hands, wood.
    pub dark: Rgb,
    /// Metal.
    pub brass: Rgb,
    /// Bright parts.
    pub glow: Rgb,
    /// Walls and roofs.
    pub wall: Rgb,
    pub roof: Rgb,
    /// The stone round the window.
    pub stone: Rgb,
    main: Rgb,
}

impl Tints {
    /// Colours for a card of that kind and faction colour; the hour is drawn.
    pub fn new(colour: Option<Rgb>, kind: CardKind, dice: &mut Dice) -> Self {
        let main = colour.unwrap_or(Rgb(0xb0, 0x96, 0x78));
        let main = main.turn(dice.between(-9.0, 9.0));
        let other = match colour {
            // Between noon and night: one cheek burnt, the other frozen.
            None => dice.pick(&[
                Rgb(0xd8, 0x84, 0x4a),
                Rgb(0x5f, 0x7e, 0xb8),
                Rgb(0x9a, 0x6f, 0x8e),
            ]),
            Some(_) => main.turn(dice.pick(&[175.0, 140.0, -120.0, -75.0, 70.0, 30.0])),
        };
        let shade = main.mix(other, 0.5);
        let (near, middle, far) = match (kind, dice.below(3)) {
            (CardKind::Manipulation, 0 | 1) => (
                main.tone(0.9, 0.8),
                main.tone(0.62, 1.15),
                other.tone(0.3, 1.0),
            ),
            // A blaze before the dark.
            (_, 0) => (
                main.tone(0.88, 0.9),
                main.tone(0.66, 1.1),
                other.tone(0.36, 0.9),
            ),
            // Deep dusk.
            (_, 1) => (
                main.turn(14.0).tone(0.78, 1.1),
                shade.tone(0.52, 1.2),
                other.tone(0.29, 0.95),
            ),
            // Pale air.
            _ => (
                main.tone(0.94, 0.5),
                other.mix(main, 0.55).tone(0.78, 0.9),
                other.tone(0.56, 0.85),
            ),
        };
        Self {
            near,
            middle,
            far,
            accent: other.turn(25.0).tone(0.72, 1.1),
            light: main.tone(0.97, 0.4),
            lead: Rgb(0x17, 0x11, 0x0f),
            cloth: main
                .turn(dice.between(-14.0, 14.0))
                .tone(dice.between(0.36, 0.46), 1.05),
            trim: other.tone(dice.between(0.55, 0.7), 1.0),
            dark: shade.tone(0.24, 0.45),
            brass: BRASS.mix(main, 0.15).tone(0.68, 1.0),
            glow: main.turn(10.0).tone(0.95, 0.7),
            wall: STONE.mix(main, 0.25).tone(0.46, 1.0),
            roof: main.mix(other, 0.2).tone(0.36, 1.0),
            stone: STONE.mix(main, 0.12).tone(0.42, 0.9),
            main,
        }
    }

    /// The glass at that distance from the light, 0 to 1.
    pub fn pane(&self, part: f32) -> Rgb {
        if part < 0.5 {
            self.near.mix(self.middle, part * 2.0)
        } else {
            self.middle.mix(self.far, part * 2.0 - 1.0)
        }
    }

    /// Top and foot of the n-th row of land.
    pub fn ground(&self, n: usize) -> (Rgb, Rgb) {
        let dark = self.far.mix(self.main, 0.3);
        let top = 0.34 - 0.1 * n as f32;
        (dark.tone(top, 0.8), dark.tone(top * 0.6, 0.7))
    }
}
