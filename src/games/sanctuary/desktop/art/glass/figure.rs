//! The figure in a window: pieces of coloured glass with lead round them, shaded away from the light.

use std::fmt::Write;

use super::H;
use super::tints::Tints;
use crate::desktop::art::dice::Dice;
use crate::desktop::art::emblem::Emblem;
use crate::desktop::art::palette::Rgb;
use crate::games::sanctuary::content::CardKind;
use crate::games::sanctuary::desktop::art::emblem::Person;

/// The materials of pieces.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Material {
    Cloth,
    Trim,
    Dark,
    Brass,
    Wall,
    Roof,
    Glow,
}

impl Material {
    const fn colour(self, tints: &Tints) -> Rgb {
        match self {
            Self::Cloth => tints.cloth,
            Self::Trim => tints.trim,
            Self::Dark => tints.dark,
            Self::Brass => tints.brass,
            Self::Wall => tints.wall,
            Self::Roof => tints.roof,
            Self::Glow => tints.glow,
        }
    }
}

/// A piece: its outline in a box of 100 by 100, and its stuff.
pub type Part = (String, Material);

fn of(paths: &str, stuff: Material) -> impl Iterator<Item = Part> {
    Emblem::parts(paths).map(move |path| (path.to_owned(), stuff))
}

/// Somebody, with something sewn on what they wear.
pub fn person(person: &Person, dice: &mut Dice) -> Vec<Part> {
    const SEWN: [&str; 6] = [
        "",
        "M46,32 L54,32 L57,96 L43,96Z",
        "M36,34 L44,30 L66,62 L64,72Z",
        "M33,58 L67,58 L68,65 L32,65Z",
        "M38,30 L62,30 L58,42 L50,50 L42,42Z",
        "M34,40 L66,40 L66,45 L34,45Z|M33,52 L67,52 L67,57 L33,57Z",
    ];
    let held = dice.pick(&[Material::Brass, Material::Brass, Material::Dark]);
    let head = dice.pick(&[
        Material::Dark,
        Material::Dark,
        Material::Trim,
        Material::Brass,
    ]);
    let mut parts: Vec<Part> = of(person.prop.0, held).collect();
    parts.extend(of(person.body, Material::Cloth));
    let sewn = dice.pick(&SEWN);
    parts.extend(of(
        sewn,
        dice.pick(&[Material::Trim, Material::Trim, Material::Brass]),
    ));
    parts.extend(of(person.head.0, head));
    parts.extend(of(person.prop.1, Material::Glow));
    parts.extend(of(person.head.1, Material::Glow));
    parts
}

/// A beast, a machine or a thing.
pub fn thing(emblem: &Emblem, kind: CardKind) -> Vec<Part> {
    let order: [Material; 3] = match kind {
        CardKind::Technology => [Material::Brass, Material::Cloth, Material::Dark],
        CardKind::Manipulation => [Material::Cloth, Material::Brass, Material::Trim],
        _ => [Material::Cloth, Material::Trim, Material::Brass],
    };
    let mut parts = Vec::new();
    for (n, path) in Emblem::parts(&emblem.body).enumerate() {
        parts.push((path.to_owned(), order[n % order.len()]));
    }
    parts.extend(of(&emblem.light, Material::Glow));
    parts
}

/// The ground right before the feet.
pub fn floor(
    tints: &Tints,
    w: f32,
    floats: bool,
    (x, _, size, _): (f32, f32, f32, bool),
) -> String {
    if floats {
        return String::new();
    }
    format!(
        r##"<path d="M-4,{0} Q{x},{1} {2},{0} L{2},{3} L-4,{3}Z" fill="{4}" stroke="{5}" stroke-width="1.2"/>"##,
        H - 9.0,
        H - 15.0 - size * 0.01,
        w + 4.0,
        H + 4.0,
        tints.ground(1).1.hex(),
        tints.lead.hex()
    )
}

/// All parts, one over the other, shaded on the side away from the light.
pub fn draw(
    parts: &[Part],
    tints: &Tints,
    (x, foot, size, mirrored): (f32, f32, f32, bool),
    sun: f32,
    dice: &mut Dice,
) -> String {
    let scale = size / 100.0;
    let flip = if mirrored { -scale } else { scale };
    let mut svg = format!(
        r##"<g transform="translate({x},{foot}) scale({flip},{scale}) translate(-50,-100)" fill-rule="evenodd" stroke-linejoin="round"><g fill="none" stroke="{}" stroke-width="4.6" stroke-opacity="0.55">"##,
        tints.light.hex()
    );
    for (path, stuff) in parts {
        if *stuff != Material::Glow {
            let _ = write!(svg, r##"<path d="{path}"/>"##);
        }
    }
    svg += "</g>";
    let mut clip = String::new();
    for (n, (path, stuff)) in parts.iter().enumerate() {
        let colour = stuff.colour(tints);
        let fill = if *stuff == Material::Glow {
            colour.hex()
        } else {
            let _ = write!(clip, r##"<path d="{path}" clip-rule="evenodd"/>"##);
            let light = colour.lightness();
            let top = colour.tone((light * 1.22).min(0.9), 1.0);
            let _ = write!(
                svg,
                r##"<linearGradient id="p{n}" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="{}"/><stop offset="1" stop-color="{}"/></linearGradient>"##,
                top.hex(),
                colour.tone(light * 0.72, 1.0).hex()
            );
            format!("url(#p{n})")
        };
        let wide = if *stuff == Material::Glow { 0.8 } else { 1.7 };
        let _ = write!(
            svg,
            r##"<path d="{path}" fill="{fill}" stroke="{}" stroke-width="{wide}"/>"##,
            tints.lead.hex()
        );
    }
    // Shade and facets lie over all of it but keep to its outline.
    let left = (sun < x) != mirrored;
    let (from, to) = if left { (50.0, 140.0) } else { (-40.0, 50.0) };
    let bend = dice.between(-8.0, 8.0);
    let _ = write!(
        svg,
        r##"<clipPath id="body">{clip}</clipPath><g clip-path="url(#body)"><path d="M{0},-40 L{1},-40 L{1},120 L{2},120Z" fill="{3}" fill-opacity="0.3"/>"##,
        50.0 + bend,
        if left { to } else { from },
        50.0 - bend,
        tints.lead.hex()
    );
    for _ in 0..3 {
        let (a, b) = (dice.between(-20.0, 100.0), dice.between(10.0, 34.0));
        let lean = dice.between(-30.0, 30.0);
        let _ = write!(
            svg,
            r##"<path d="M{a:.1},-40 l{b:.1},0 l{lean:.1},160 l{:.1},0Z" fill="#fff" fill-opacity="0.07"/>"##,
            -b
        );
    }
    svg + "</g></g>"
}
