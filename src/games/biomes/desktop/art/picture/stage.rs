//! The surroundings of the emblem: figures far away, the burst of an event, the lattice of software, wires of
//! hardware.

use std::fmt::Write;

use super::H;
use super::sky_colours::SkyColours;
use crate::desktop::art::dice::Dice;
use crate::desktop::art::emblem::Emblem;
use crate::games::biomes::content::Card;

/// The surroundings of an emblem.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Stage {
    /// Nothing.
    Bare,
    /// Smaller ones of the same kind behind it.
    Company,
    /// Rings that spread from it.
    Rings,
    /// Beams that break from it.
    Burst,
    /// A lattice in the air.
    Lattice,
    /// Wires with lamps across the sky.
    Wires,
    /// Stones that hang in the air.
    Shards,
}

impl Stage {
    /// The surroundings for the type of a card.
    pub fn of(card: &Card, dice: &mut Dice) -> Self {
        if card.is_anomaly() {
            return dice.pick(&[Self::Shards, Self::Rings]);
        }
        if card.is_event() {
            return dice.pick(&[Self::Rings, Self::Burst, Self::Burst, Self::Bare]);
        }
        if card.is_agent() {
            return dice.pick(&[Self::Bare, Self::Bare, Self::Company]);
        }
        if card.is_software() {
            return dice.pick(&[Self::Lattice, Self::Lattice, Self::Rings]);
        }
        dice.pick(&[Self::Wires, Self::Wires, Self::Bare])
    }

    /// Draws it round the emblem's `middle`.
    pub fn svg(
        self,
        ramp: &SkyColours,
        w: f32,
        middle: (f32, f32),
        emblem: &Emblem,
        dice: &mut Dice,
    ) -> String {
        let (x, y) = middle;
        match self {
            Self::Bare => String::new(),
            Self::Company => company(ramp, w, x, emblem, dice),
            Self::Rings => rings(ramp, x, y),
            Self::Burst => burst(ramp, x, y, dice),
            Self::Lattice => lattice(ramp, w, dice),
            Self::Wires => wires(ramp, w, dice),
            Self::Shards => shards(ramp, w, x, y, dice),
        }
    }
}

fn company(ramp: &SkyColours, w: f32, x: f32, emblem: &Emblem, dice: &mut Dice) -> String {
    let mut svg = String::new();
    let far = ramp.hill(0.75).mix(ramp.ink, 0.25);
    for side in [-1.0, 1.0] {
        let at = x + side * w * dice.between(0.26, 0.36);
        let size = dice.between(0.3, 0.42);
        let foot = if emblem.floats { H - 62.0 } else { H - 20.0 };
        let _ = write!(
            svg,
            r##"<g transform="translate({at},{foot}) scale({size}) translate(-50,-100)" fill="{}" fill-rule="evenodd">"##,
            far.hex()
        );
        for part in Emblem::parts(&emblem.body) {
            let _ = write!(svg, r##"<path d="{part}"/>"##);
        }
        svg += "</g>";
    }
    svg
}

fn rings(ramp: &SkyColours, x: f32, y: f32) -> String {
    let mut svg = format!(r##"<g fill="none" stroke="{}">"##, ramp.glow.hex());
    for (n, r) in [58.0, 72.0, 90.0, 112.0].into_iter().enumerate() {
        let _ = write!(
            svg,
            r##"<circle cx="{x}" cy="{y}" r="{r}" stroke-width="{}" stroke-opacity="{}"/>"##,
            2.6 - 0.5 * n as f32,
            0.5 - 0.1 * n as f32
        );
    }
    svg + "</g>"
}

fn burst(ramp: &SkyColours, x: f32, y: f32, dice: &mut Dice) -> String {
    let mut svg = format!(
        r##"<g transform="translate({x},{y}) rotate({})" fill="{}">"##,
        dice.between(0.0, 30.0),
        ramp.glow.hex()
    );
    let count = 11 + dice.below(6);
    for n in 0..count {
        let turn = 360.0 / count as f32 * n as f32 + dice.between(-6.0, 6.0);
        let (from, to) = (dice.between(50.0, 60.0), dice.between(80.0, 170.0));
        let _ = write!(
            svg,
            r##"<path transform="rotate({turn:.1})" d="M{from:.1},0 L{to:.1},-2.6 L{to:.1},2.6Z" fill-opacity="0.42"/>"##
        );
    }
    svg + "</g>"
}

fn lattice(ramp: &SkyColours, w: f32, dice: &mut Dice) -> String {
    let mut lines = String::new();
    let mut dots = String::new();
    let step = 20.0;
    for row in 0..6 {
        for column in 0..(w / step) as usize + 2 {
            let shift = if row % 2 == 0 { 0.0 } else { step * 0.5 };
            let (x, y) = (column as f32 * step - shift, row as f32 * step * 0.87 + 6.0);
            if dice.chance(0.45) {
                let _ = write!(lines, "M{x:.1},{y:.1} h{step} ");
            }
            if dice.chance(0.35) {
                let _ = write!(lines, "M{x:.1},{y:.1} l{},{} ", step * 0.5, step * 0.87);
            }
            if dice.chance(0.3) {
                let _ = write!(dots, r##"<circle cx="{x:.1}" cy="{y:.1}" r="1.7"/>"##);
            }
        }
    }
    format!(
        r##"<path d="{lines}" fill="none" stroke="{0}" stroke-opacity="0.4" stroke-width="1"/><g fill="{0}" fill-opacity="0.8">{dots}</g>"##,
        ramp.glow.hex()
    )
}

fn wires(ramp: &SkyColours, w: f32, dice: &mut Dice) -> String {
    let mut svg = String::new();
    let colour = ramp.near.hex();
    for n in 0..3 {
        let (from, to) = (dice.between(8.0, 60.0), dice.between(8.0, 60.0));
        let low = from.max(to) + dice.between(8.0, 22.0);
        let _ = write!(
            svg,
            r##"<path d="M-4,{from:.1} Q{:.1},{low:.1} {:.1},{to:.1}" fill="none" stroke="{colour}" stroke-width="{}"/>"##,
            w * dice.between(0.35, 0.65),
            w + 4.0,
            1.4 - 0.3 * n as f32
        );
    }
    for side in [0.06, 0.94] {
        let x = w * side;
        let _ = write!(
            svg,
            r##"<path d="M{},{H} L{},20 L{},20 L{},{H}Z M{},30 h18 v3 h-18Z M{},44 h14 v3 h-14Z" fill="{colour}"/>"##,
            x - 3.0,
            x - 1.2,
            x + 1.2,
            x + 3.0,
            x - 9.0,
            x - 7.0
        );
    }
    svg
}

fn shards(ramp: &SkyColours, w: f32, x: f32, y: f32, dice: &mut Dice) -> String {
    let mut svg = format!(
        r##"<g fill="{}">"##,
        ramp.hill(0.8).mix(ramp.ink, 0.3).hex()
    );
    for _ in 0..9 {
        let at = (dice.between(0.0, w), dice.between(14.0, H - 40.0));
        if (at.0 - x).hypot(at.1 - y) < 44.0 {
            continue;
        }
        let s = dice.between(3.0, 9.0);
        let _ = write!(
            svg,
            r##"<path d="M{:.1},{:.1} l{s:.1},{:.1} l{:.1},{:.1} l{:.1},{:.1}Z"/>"##,
            at.0,
            at.1,
            -s * 0.6,
            s * 0.3,
            s * 1.5,
            -s * 0.7,
            s * 0.3
        );
    }
    svg + "</g>"
}
