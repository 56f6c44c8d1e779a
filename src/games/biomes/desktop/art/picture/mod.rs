//! The picture of a card that ships none: sky, sun or moon, hills, weather and one emblem, all drawn from the
//! card's own data, so that each differs and a modder's card looks finished.

mod sky;
mod sky_colours;
mod stage;
mod weather;

use std::fmt::Write;

use crate::desktop::art::dice::Dice;
use crate::desktop::art::emblem::Emblem;
use crate::games::biomes::content::{Card, Energy};
use crate::games::biomes::desktop::art::emblem;
use crate::games::biomes::desktop::art::energy::land;
use sky_colours::SkyColours;

/// Height of every picture in its own units; widths differ.
const H: f32 = 160.0;

/// The energies of a card, the strongest first; void if it has none.
#[must_use]
pub fn energies(card: &Card) -> Vec<Energy> {
    let cost = match (card.cost.is_free(), &card.makes) {
        (true, Some(makes)) => makes.symbols(),
        _ => card.cost.symbols(),
    };
    let coloured = [
        Energy::Light,
        Energy::Storm,
        Energy::Dark,
        Energy::Chaos,
        Energy::Growth,
    ];
    let mut found: Vec<Energy> = coloured
        .into_iter()
        .filter(|e| cost[e.index()] > 0)
        .collect();
    found.sort_by_key(|e| std::cmp::Reverse(cost[e.index()]));
    if found.is_empty() {
        found.push(Energy::Void);
    }
    found
}

/// An SVG group `w` by `h`, its top left corner at the origin, that shows `card`. `key` keeps the names of
/// its gradients apart from others in the same document.
#[must_use]
pub fn draw(card: &Card, w: f32, h: f32, key: &str) -> String {
    let mut dice = Dice::new(&card.id, 7);
    let scale = h / H;
    let scene = Scene::new(card, w / scale, &mut dice);
    let mut svg = format!(
        r##"<clipPath id="{key}-clip"><rect width="{w}" height="{h}"/></clipPath><g clip-path="url(#{key}-clip)"><g transform="scale({scale})">"##
    );
    svg += &scene.svg(key, &mut dice);
    svg += "</g></g>";
    svg
}

/// The decisions made before anything is drawn.
struct Scene {
    w: f32,
    ramp: SkyColours,
    /// Height of the horizon from the top.
    horizon: f32,
    layers: usize,
    /// Centre and radius of sun or moon.
    sun: (f32, f32, f32),
    emblem: Emblem,
    /// Where the emblem's box stands (middle of its foot), its size, whether it is mirrored.
    stand: (f32, f32, f32, bool),
    land: crate::desktop::art::ridge::Land,
    stage: stage::Stage,
}

impl Scene {
    fn new(card: &Card, w: f32, dice: &mut Dice) -> Self {
        let energies = energies(card);
        let ramp = SkyColours::new(&energies, dice);
        let emblem = emblem::choose(card, dice);
        let horizon = dice.between(78.0, 112.0);
        let size = dice.between(92.0, 110.0) + card.cost.value().min(6) as f32 * 2.0;
        let x = w * dice.between(0.42, 0.56);
        let foot = if emblem.floats {
            dice.between(128.0, 138.0)
        } else {
            dice.between(148.0, 153.0)
        };
        let side = if dice.chance(0.5) { 1.0 } else { -1.0 };
        let sun = if dice.chance(0.45) {
            (x + side * 6.0, foot - size * 0.62, dice.between(34.0, 46.0))
        } else {
            (
                x + side * w * dice.between(0.17, 0.3),
                dice.between(28.0, 58.0),
                dice.between(15.0, 30.0),
            )
        };
        let mirrored = dice.chance(0.5);
        Self {
            w,
            ramp,
            horizon,
            layers: 2 + dice.below(3),
            sun,
            emblem,
            stand: (x, foot, size, mirrored),
            land: land(energies[dice.below(energies.len())], dice),
            stage: stage::Stage::of(card, dice),
        }
    }

    fn svg(&self, key: &str, dice: &mut Dice) -> String {
        let mut svg = sky::draw(&self.ramp, self.w, H, self.sun, key, dice);
        svg += &weather::behind(&self.ramp, self.w, self.horizon, dice);
        let floor = H - 20.0;
        for n in 0..self.layers {
            let part = n as f32 / self.layers as f32;
            let y = self.horizon + (floor - self.horizon) * part;
            let colour = self.ramp.hill(part);
            let outline =
                crate::desktop::art::ridge::line(self.land, self.w, y, 26.0 - 12.0 * part, dice);
            svg += &crate::desktop::art::ridge::fill(
                &outline,
                self.w,
                H,
                colour,
                self.ramp.haze(part),
                key,
                n,
            );
        }
        let (x, foot, size, _) = self.stand;
        let middle = (x, foot - size * 0.5);
        svg += &self
            .stage
            .svg(&self.ramp, self.w, middle, &self.emblem, dice);
        svg += &self.figure(key);
        let near = crate::desktop::art::ridge::line(
            crate::desktop::art::ridge::Land::Rolling,
            self.w,
            H - 12.0,
            7.0,
            dice,
        );
        svg += &crate::desktop::art::ridge::fill(
            &near,
            self.w,
            H,
            self.ramp.ink,
            self.ramp.near,
            key,
            9,
        );
        svg += &weather::front(&self.ramp, self.w, H, dice);
        svg
    }

    fn figure(&self, key: &str) -> String {
        let (x, foot, size, mirrored) = self.stand;
        let scale = size / 100.0;
        let flip = if mirrored { -scale } else { scale };
        let towards = (self.sun.0 - x).signum() * if mirrored { -1.0 } else { 1.0 };
        let mut svg = format!(
            r##"<linearGradient id="{key}-fig" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="{}"/><stop offset="1" stop-color="{}"/></linearGradient>"##,
            self.ramp.body.hex(),
            self.ramp.ink.hex(),
        );
        if self.emblem.floats {
            let _ = write!(
                svg,
                r##"<ellipse cx="{x}" cy="{}" rx="{}" ry="5" fill="{}" fill-opacity="0.45"/>"##,
                H - 16.0,
                size * 0.32,
                self.ramp.ink.hex()
            );
        }
        let _ = write!(
            svg,
            r##"<g transform="translate({x},{foot}) scale({flip},{scale}) translate(-50,-100)" fill-rule="evenodd" stroke-linejoin="round">"##
        );
        let mut part = |d: &str, attributes: &str| {
            let _ = write!(svg, r##"<path d="{d}" {attributes}/>"##);
        };
        let rim = format!(
            r##"transform="translate({},-1.6)" fill="{}""##,
            towards * 1.9,
            self.ramp.rim.hex()
        );
        Emblem::parts(&self.emblem.body).for_each(|d| part(d, &rim));
        let body = format!(r##"fill="url(#{key}-fig)""##);
        Emblem::parts(&self.emblem.body).for_each(|d| part(d, &body));
        let light = format!(r##"fill="{}""##, self.ramp.glow.hex());
        Emblem::parts(&self.emblem.light).for_each(|d| part(d, &light));
        svg += "</g>";
        svg
    }
}
