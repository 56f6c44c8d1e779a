//! The picture of a card of Souls that ships none: something in the light of a candle, in a cellar. Everything in it
//! comes from the card's own data: the place from its kind and group, the colour from its frame, what stands there
//! from name and tags, so that no two cards look alike and a modder's card looks finished.

mod backdrop;
mod coins;
mod figure;
mod lights;
mod place;

use std::fmt::Write;

use super::card::frame_colour;
use super::emblem;
use crate::desktop::art::dice::Dice;
use crate::desktop::art::palette::{FLAME, Rgb, SOUL};
use crate::games::souls::content::{Card, CardKind, Group};
use place::Place;

pub use coins::penny;

/// Height of every picture in its own units; widths differ.
const H: f32 = 160.0;

/// An SVG group `w` by `h`, its top left corner at the origin, that shows `card`.
#[must_use]
pub fn draw(card: &Card, w: f32, h: f32) -> String {
    let mut dice = Dice::new(&card.id, 53);
    let scale = h / H;
    let scene = Scene::new(card, w / scale, &mut dice);
    format!(
        r##"<clipPath id="cellar"><rect width="{w}" height="{h}"/></clipPath><g clip-path="url(#cellar)"><g transform="scale({scale})">{}</g></g>"##,
        scene.svg(card, &mut dice)
    )
}

/// Height of the picture of a match's end.
pub const VISTA: f32 = 226.0;
/// More jars than these are not drawn.
const JARS: u8 = 6;

/// A character at the end of a match, and the jars of their souls: those they won glow.
#[must_use]
pub fn vista(card: &Card, (have, goal): (u8, u8), w: f32) -> String {
    const JAR: f32 = 46.0;
    let all = goal.max(have).min(JARS);
    let step = (w / f32::from(all.max(1) + 1)).min(JAR);
    let mut svg = format!(
        r##"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {w} {VISTA}" width="{w}" height="{VISTA}">{}"##,
        draw(card, w, VISTA)
    );
    for n in 0..all {
        let x = w * 0.5 + step * (f32::from(n) - f32::from(all - 1) * 0.5);
        let (y, won) = (38.0, n < have);
        if won {
            for (radius, part) in [(30.0, 0.14), (22.0, 0.2), (13.0, 0.55), (7.0, 0.9)] {
                let _ = write!(
                    svg,
                    r##"<circle cx="{x}" cy="{}" r="{radius}" fill="{}" fill-opacity="{part}"/>"##,
                    y + 5.0,
                    SOUL.hex()
                );
            }
        }
        let _ = write!(
            svg,
            r##"<g opacity="{}">{}</g>"##,
            if won { 1.0 } else { 0.45 },
            lights::jar(x, y, JAR)
        );
    }
    svg + "</svg>"
}

/// The decisions made before anything is drawn.
struct Scene {
    w: f32,
    place: Place,
    main: Rgb,
    /// Where the light is, and its colour.
    light: (f32, f32),
    glow: Rgb,
}

impl Scene {
    fn new(card: &Card, w: f32, dice: &mut Dice) -> Self {
        let place = Place::of(card);
        let main = frame_colour(card).turn(dice.between(-10.0, 10.0));
        let side = dice.pick(&[-1.0, 1.0]);
        let light = match place {
            Place::Shelf | Place::Table => (w * (0.5 + side * 0.34), dice.between(70.0, 84.0)),
            Place::Wallpaper => (w * (0.5 + side * 0.3), dice.between(40.0, 60.0)),
            Place::Vault => (w * (0.5 + side * 0.16), dice.between(60.0, 76.0)),
            Place::Stair => (w * 0.72, 34.0),
            Place::Rays | Place::Smoke | Place::Glow => (w * 0.5, 84.0),
            Place::Chamber => (w * (0.5 + side * 0.22), dice.between(50.0, 66.0)),
        };
        let glow = match card.group {
            _ if place == Place::Glow => SOUL,
            Some(Group::Curse | Group::Cursed) => FLAME.mix(main, 0.75).tone(0.8, 1.0),
            _ => FLAME.mix(main, 0.18),
        };
        Self {
            w,
            place,
            main,
            light,
            glow,
        }
    }

    fn svg(&self, card: &Card, dice: &mut Dice) -> String {
        let mut svg = backdrop::draw(self, dice);
        svg += &lights::halo(self.light, self.glow, self.place.reach());
        if let Some(n) = coins::count(card) {
            svg += &coins::heap(n, self.w * 0.5, self.main, dice);
        } else {
            svg += &self.figure(card, dice);
        }
        svg += &backdrop::front(self, dice);
        if self.place.has_candle() {
            svg += &lights::candle(self.light, self.place.ground(), self.glow);
        }
        svg + &self.vignette()
    }

    fn figure(&self, card: &Card, dice: &mut Dice) -> String {
        let motif = emblem::choose(card, dice);
        let floats = matches!(&motif, emblem::Figure::Thing(thing) if thing.floats);
        let grown = match card.kind {
            CardKind::Monster if card.souls > 0 => 118.0,
            CardKind::Monster => 88.0 + 4.0 * card.hp.unwrap_or(2).clamp(0, 6) as f32,
            CardKind::Character => 122.0,
            CardKind::Room => 60.0,
            _ => dice.between(84.0, 94.0),
        };
        let off = match self.place {
            Place::Shelf | Place::Table => (self.w * 0.5 - self.light.0).signum() * self.w * 0.07,
            Place::Stair => -self.w * 0.12,
            _ => 0.0,
        };
        let foot = if floats && self.place != Place::Chamber {
            82.0 + grown * 0.5
        } else {
            self.place.ground()
        };
        let mirrored = card.kind != CardKind::Room && dice.chance(0.4);
        let stand = (self.w * 0.5 + off, foot, grown, mirrored);
        let mut svg = String::new();
        if self.place == Place::Glow {
            svg += &lights::jar(self.w * 0.5, 86.0, 132.0);
            let stand = (self.w * 0.5, 124.0, 66.0, mirrored);
            svg += &figure::draw(&motif, self, stand, dice);
            return svg;
        }
        if !floats {
            let _ = write!(
                svg,
                r##"<ellipse cx="{}" cy="{}" rx="{}" ry="{}" fill="#000" fill-opacity="0.45"/>"##,
                stand.0,
                foot - 1.0,
                grown * 0.46,
                grown * 0.07
            );
        }
        svg + &figure::draw(&motif, self, stand, dice)
    }

    /// Dark corners.
    fn vignette(&self) -> String {
        format!(
            r##"<radialGradient id="dark" cx="0.5" cy="0.5" r="0.74"><stop offset="0.55" stop-color="#0a0504" stop-opacity="0"/><stop offset="1" stop-color="#0a0504" stop-opacity="0.62"/></radialGradient><rect width="{}" height="{H}" fill="url(#dark)"/>"##,
            self.w
        )
    }
}
