//! The picture of a Sanctuary card that ships none: a window of coloured glass set in stone. Everything in it comes
//! from the card's own data: the panes from its faction, the stone from its type, what stands in it from name,
//! sub-type and numbers, so that no two cards look alike and a modder's card looks finished.

mod arch;
mod figure;
mod glass_pattern;
mod halo;
mod house;
mod panes;
mod tints;

use super::emblem::{self, Motif};
use crate::desktop::art::cracks;
use crate::desktop::art::dice::Dice;
use crate::desktop::art::palette::Rgb;
use crate::desktop::art::ridge;
use crate::games::sanctuary::content::{Card, CardKind};
use figure::Part;
use glass_pattern::GlassPattern;
use tints::Tints;

/// Height of every window in its own units; widths differ.
const H: f32 = 160.0;

/// An SVG group `w` by `h`, its top left corner at the origin, that shows `card` in the colour of its faction.
#[must_use]
pub fn draw(card: &Card, colour: Option<Rgb>, w: f32, h: f32) -> String {
    let mut dice = Dice::new(&card.id, 31);
    let scale = h / H;
    let scene = Scene::new(card, colour, w / scale, &mut dice);
    format!(
        r##"<clipPath id="window"><rect width="{w}" height="{h}"/></clipPath><g clip-path="url(#window)"><g transform="scale({scale})">{}</g></g>"##,
        scene.svg(card, &mut dice)
    )
}

/// Size of a Sanctuary in the picture of a match's end.
pub const VISTA: (f32, f32) = (578.0, 226.0);

/// A Sanctuary at the end of a match: its window whole, or dark and broken.
#[must_use]
pub fn vista(card: &Card, colour: Option<Rgb>, fell: bool) -> String {
    let (w, h) = VISTA;
    let mut svg = format!(
        r##"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {w} {h}" width="{w}" height="{h}">{}"##,
        draw(card, colour, w, h)
    );
    if fell {
        let mut dice = Dice::new(&card.id, 97);
        svg += &format!(r##"<rect width="{w}" height="{h}" fill="#070b10" fill-opacity="0.56"/>"##);
        svg += &holes(w, h, &mut dice);
        svg += &cracks::across(w, h, None, &mut dice);
    }
    svg + "</svg>"
}

/// Where panes fell out of their lead.
fn holes(w: f32, h: f32, dice: &mut Dice) -> String {
    let mut svg = String::from(r##"<g fill="#030608" stroke="#8fa4b5" stroke-opacity="0.3">"##);
    for _ in 0..9 {
        let (x, y) = (w * dice.between(0.08, 0.92), h * dice.between(0.1, 0.8));
        svg += r##"<path d="M"##;
        for corner in 0..5 {
            let turn = (corner as f32 * 72.0 + dice.between(-20.0, 20.0)).to_radians();
            let far = dice.between(10.0, 30.0);
            svg += &format!("{:.1},{:.1} ", x + turn.cos() * far, y + turn.sin() * far);
        }
        svg += r##"Z"/>"##;
    }
    svg + "</g>"
}

/// The decisions made before anything is drawn.
struct Scene {
    w: f32,
    craft: GlassPattern,
    tints: Tints,
    /// Middle and radius of the light.
    light: (f32, f32, f32),
    parts: Vec<Part>,
    /// Middle of the foot, size, whether it is mirrored.
    stand: (f32, f32, f32, bool),
    floats: bool,
}

impl Scene {
    fn new(card: &Card, colour: Option<Rgb>, w: f32, dice: &mut Dice) -> Self {
        let craft = GlassPattern::of(card.kind, colour, dice);
        let tints = Tints::new(colour, card.kind, dice);
        let motif = emblem::choose(card, dice);
        let built = matches!(motif, Motif::House(_));
        let floats = matches!(&motif, Motif::Thing(thing) if thing.floats);
        let parts = match motif {
            Motif::Person(person) => figure::person(&person, dice),
            Motif::Thing(thing) => figure::thing(&thing, card.kind),
            Motif::House(landmark) => house::parts(card, landmark.as_ref(), craft, dice),
        };
        let x = w * if built { 0.5 } else { dice.between(0.44, 0.56) };
        let size = match card.kind {
            CardKind::Sanctuary => 108.0,
            CardKind::Enhancement => dice.between(84.0, 96.0),
            CardKind::Character => dice.between(110.0, 120.0) + f32::from(card.cost.min(6)) * 2.0,
            CardKind::Technology => dice.between(90.0, 100.0),
            CardKind::Manipulation => dice.between(84.0, 96.0),
        };
        let foot = if floats {
            82.0 + size * 0.5
        } else {
            dice.between(146.0, 151.0)
        };
        let side = dice.pick(&[-1.0, 1.0]);
        let light = match card.kind {
            CardKind::Manipulation => (x, 82.0, dice.between(34.0, 44.0)),
            CardKind::Technology => (x, 80.0, dice.between(46.0, 54.0)),
            CardKind::Character if dice.chance(0.4) => {
                (x, foot - size * 0.8, dice.between(26.0, 36.0))
            }
            _ => (
                x + side * w * dice.between(0.2, 0.36),
                dice.between(46.0, 92.0),
                dice.between(13.0, 26.0),
            ),
        };
        Self {
            w,
            craft,
            tints,
            light,
            parts,
            stand: (x, foot, size, !built && dice.chance(0.5)),
            floats,
        }
    }

    fn svg(&self, card: &Card, dice: &mut Dice) -> String {
        let (w, tints, light) = (self.w, &self.tints, self.light);
        let mut svg = panes::draw(self.craft, tints, w, light, dice);
        svg += &halo::light(tints, light, card.kind, dice);
        if matches!(
            card.kind,
            CardKind::Character | CardKind::Sanctuary | CardKind::Enhancement
        ) {
            let rows = if card.kind == CardKind::Character {
                1
            } else {
                2
            };
            for n in 0..rows {
                let y = 118.0 + 14.0 * n as f32;
                let outline = ridge::line(self.craft.land(dice), w, y, 22.0 - 8.0 * n as f32, dice);
                let (top, foot) = tints.ground(n);
                svg += &ridge::fill(&outline, w, H, top, foot, "land", n);
            }
        }
        let (x, foot, size, _) = self.stand;
        if card.kind == CardKind::Character {
            svg += &halo::nimbus(tints, x, foot - size * 0.82, size * 0.27, dice);
        }
        svg += &figure::draw(&self.parts, tints, self.stand, light.0, dice);
        svg += &figure::floor(tints, w, self.floats, self.stand);
        svg + &arch::draw(card.kind, tints, w)
    }
}
