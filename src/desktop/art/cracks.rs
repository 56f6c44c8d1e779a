//! Cracks through something that broke.

use std::fmt::Write;

use super::dice::Dice;
use super::palette::Rgb;

/// Cracks from about the middle of a surface `w` by `h` with round corners, as an SVG group. What glows in them has that
/// colour.
#[must_use]
pub fn across(w: f32, h: f32, glow: Option<Rgb>, dice: &mut Dice) -> String {
    let (cx, cy) = (w * dice.between(0.4, 0.6), h * dice.between(0.4, 0.6));
    let mut path = String::new();
    for n in 0..9 {
        let turn = (n as f32 * 40.0 + dice.between(-14.0, 14.0)).to_radians();
        let (mut x, mut y) = (cx, cy);
        let _ = write!(path, "M{x:.1},{y:.1}");
        for step in 0..7 {
            let bend = turn + dice.between(-0.5, 0.5);
            let long = h * dice.between(0.06, 0.12);
            x += bend.cos() * long;
            y += bend.sin() * long;
            let _ = write!(path, " L{x:.1},{y:.1}");
            if step == 2 || step == 4 {
                let side = bend + dice.pick(&[-0.9, 0.9]);
                let (sx, sy) = (x + side.cos() * long * 1.3, y + side.sin() * long * 1.3);
                let _ = write!(path, " M{sx:.1},{sy:.1} L{x:.1},{y:.1}");
            }
        }
    }
    let lit = |wide: f32, part: f32| {
        glow.map_or_else(String::new, |glow| {
            format!(
                r##"<path d="{path}" stroke="{}" stroke-opacity="{part}" stroke-width="{wide}"/>"##,
                glow.hex()
            )
        })
    };
    let (halo, core) = (lit(13.0, 0.16) + &lit(8.0, 0.3), lit(1.6, 0.9));
    format!(
        r##"<clipPath id="cracked"><rect x="1" y="1" width="{}" height="{}" rx="11"/></clipPath><g clip-path="url(#cracked)" fill="none" stroke-linejoin="bevel">{halo}<path d="{path}" stroke="#05080a" stroke-width="4"/><path d="{path}" transform="translate(1,1.2)" stroke="#fff" stroke-opacity="0.13" stroke-width="1.2"/>{core}</g>"##,
        w - 2.0,
        h - 2.0
    )
}
