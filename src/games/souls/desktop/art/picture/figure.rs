//! The figure in the light: dark on the side away from it, warm on the other.

use std::fmt::Write;

use super::{Place, Scene};
use crate::desktop::art::dice::Dice;
use crate::desktop::art::emblem::Emblem;
use crate::desktop::art::palette::Rgb;
use crate::games::souls::desktop::art::emblem::Figure;

/// The materials of parts.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Material {
    Body,
    Trim,
    Dark,
    Brass,
    Shine,
}

/// Everything that is drawn, one over the other.
fn parts(motif: &Figure) -> Vec<(&str, Material)> {
    let mut all = Vec::new();
    let mut of = |paths, stuff| all.extend(Emblem::parts(paths).map(|part| (part, stuff)));
    match motif {
        Figure::Person(person) => {
            of(person.prop.0, Material::Brass);
            of(person.body, Material::Body);
            of(person.head.0, Material::Dark);
            of(person.prop.1, Material::Shine);
            of(person.head.1, Material::Shine);
        }
        Figure::Thing(thing) => {
            let order = [
                Material::Body,
                Material::Trim,
                Material::Dark,
                Material::Brass,
            ];
            for (n, part) in Emblem::parts(&thing.body).enumerate() {
                all.push((part, order[n % order.len()]));
            }
            let lit = Emblem::parts(&thing.light).map(|part| (part, Material::Shine));
            all.extend(lit);
        }
    }
    all
}

fn colour(scene: &Scene, stuff: Material, base: f32) -> Rgb {
    let main = scene.main;
    match stuff {
        Material::Body => main.tone(base, 0.85),
        Material::Trim => main.turn(28.0).tone(base * 1.25, 0.7),
        Material::Dark => main.turn(-30.0).tone(base * 0.72, 0.6),
        Material::Brass => scene.glow.mix(main, 0.45).tone(base * 1.15, 0.8),
        Material::Shine => scene.glow.tone(0.9, 0.9),
    }
}

/// Draws it; `stand` is the middle of its foot, its size, and whether it is mirrored.
pub fn draw(
    motif: &Figure,
    scene: &Scene,
    (x, foot, size, mirrored): (f32, f32, f32, bool),
    dice: &mut Dice,
) -> String {
    // The monsters down there stay half in the dark.
    let base = match scene.place {
        Place::Vault => 0.34,
        Place::Smoke => 0.4,
        Place::Glow => 0.62,
        _ => 0.54,
    };
    let scale = size / 100.0;
    let flip = if mirrored { -scale } else { scale };
    let all = parts(motif);
    let mut svg = format!(
        r##"<g transform="translate({x},{foot}) scale({flip},{scale}) translate(-50,-100)" fill-rule="evenodd" stroke-linejoin="round"><g fill="none" stroke="{}" stroke-width="5" stroke-opacity="0.5">"##,
        scene.glow.hex()
    );
    for (path, stuff) in &all {
        if *stuff != Material::Shine {
            let _ = write!(svg, r##"<path d="{path}"/>"##);
        }
    }
    svg += "</g>";
    let lit_left = (scene.light.0 < x) != mirrored;
    let (from, to) = if lit_left { ("0", "1") } else { ("1", "0") };
    let mut clip = String::new();
    for (n, (path, stuff)) in all.iter().enumerate() {
        let own = colour(scene, *stuff, base);
        let light = own.lightness();
        if *stuff == Material::Shine {
            let _ = write!(
                svg,
                r##"<path d="{path}" fill="{}" stroke="#1c0f08" stroke-width="0.9"/>"##,
                own.hex()
            );
            continue;
        }
        let _ = write!(clip, r##"<path d="{path}" clip-rule="evenodd"/>"##);
        let _ = write!(
            svg,
            r##"<linearGradient id="f{n}" x1="{from}" y1="0" x2="{to}" y2="0.35"><stop offset="0" stop-color="{}"/><stop offset="0.55" stop-color="{}"/><stop offset="1" stop-color="{}"/></linearGradient><path d="{path}" fill="url(#f{n})" stroke="#180d08" stroke-width="1.8"/>"##,
            own.mix(scene.glow, 0.34)
                .tone((light * 1.3).min(0.88), 1.0)
                .hex(),
            own.hex(),
            own.tone(light * 0.5, 0.9).hex(),
        );
    }
    let _ = write!(
        svg,
        r##"<clipPath id="who">{clip}</clipPath><g clip-path="url(#who)">"##
    );
    for _ in 0..3 {
        let (a, b) = (dice.between(-10.0, 96.0), dice.between(5.0, 16.0));
        let _ = write!(
            svg,
            r##"<path d="M{a:.1},-40 q{b:.1},80 0,170" fill="none" stroke="#fff" stroke-opacity="0.06" stroke-width="{b:.1}"/>"##
        );
    }
    svg + "</g></g>"
}
