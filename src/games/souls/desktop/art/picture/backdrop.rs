//! The part of the house behind the light, and what stands before it.

use std::fmt::Write;

use super::{H, Place, Scene};
use crate::desktop::art::dice::Dice;
use crate::desktop::art::palette::Rgb;

/// Everything behind the figure.
pub fn draw(scene: &Scene, dice: &mut Dice) -> String {
    let (wall, deep) = (scene.main.tone(0.27, 0.55), scene.main.tone(0.12, 0.5));
    let (wall, deep) = (wall.mix(EARTH, 0.35), deep.mix(EARTH, 0.3));
    let mut svg = format!(
        r##"<linearGradient id="wall" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="{}"/><stop offset="1" stop-color="{}"/></linearGradient><rect width="{}" height="{H}" fill="url(#wall)"/>"##,
        wall.hex(),
        deep.hex(),
        scene.w
    );
    svg += &match scene.place {
        Place::Shelf => bricks(scene, wall, dice) + &jars(scene, dice),
        Place::Table => boards(scene, wall, dice),
        Place::Wallpaper => paper(scene, wall, dice),
        Place::Vault => bricks(scene, wall, dice) + &arch(scene, deep),
        Place::Stair => stair(scene, wall),
        Place::Rays => rays(scene, wall, dice),
        Place::Smoke => smoke(scene, dice),
        Place::Glow => rays(scene, wall, dice),
        Place::Chamber => chamber(scene, wall, dice),
    };
    svg
}

/// Brown that everything down here has in it.
const EARTH: Rgb = Rgb(0x3a, 0x22, 0x16);

/// The foreground: the edge of a shelf or table, the flagstones.
pub fn front(scene: &Scene, dice: &mut Dice) -> String {
    let (w, wood) = (scene.w, scene.main.mix(EARTH, 0.62));
    match scene.place {
        Place::Shelf | Place::Table => {
            let y = scene.place.ground();
            let mut svg = format!(
                r##"<rect x="-2" y="{y}" width="{}" height="30" fill="{}"/><rect x="-2" y="{y}" width="{}" height="4" fill="{}"/>"##,
                w + 4.0,
                wood.tone(0.3, 0.8).hex(),
                w + 4.0,
                wood.tone(0.5, 0.9).hex()
            );
            for _ in 0..4 {
                let (x, at) = (dice.between(-10.0, w), dice.between(y + 8.0, H));
                let _ = write!(
                    svg,
                    r##"<path d="M{x:.1},{at:.1} q{:.1},-3 {:.1},0" fill="none" stroke="#000" stroke-opacity="0.3"/>"##,
                    dice.between(10.0, 26.0),
                    dice.between(30.0, 70.0)
                );
            }
            svg
        }
        Place::Vault | Place::Stair | Place::Smoke | Place::Rays => format!(
            r##"<path d="M-2,{0} Q{1},{2} {3},{0} V{H} H-2Z" fill="{4}" fill-opacity="0.92"/>"##,
            H - 7.0,
            w * 0.5,
            H - 13.0,
            w + 2.0,
            wood.tone(0.14, 0.7).hex()
        ),
        Place::Wallpaper | Place::Glow | Place::Chamber => String::new(),
    }
}

fn bricks(scene: &Scene, wall: Rgb, dice: &mut Dice) -> String {
    let mut svg = String::new();
    for row in 0..11 {
        let y = row as f32 * 15.0 - 2.0;
        let mut x = if row % 2 == 0 { -14.0 } else { -2.0 };
        while x < scene.w {
            let long = dice.between(22.0, 32.0);
            let tone = wall.tone(dice.between(0.2, 0.32), 0.8).hex();
            let _ = write!(
                svg,
                r##"<rect x="{x:.1}" y="{y}" width="{:.1}" height="13" rx="2" fill="{tone}" fill-opacity="0.7"/>"##,
                long - 2.0
            );
            x += long;
        }
    }
    svg
}

fn boards(scene: &Scene, wall: Rgb, dice: &mut Dice) -> String {
    let mut svg = String::new();
    let mut x = -6.0;
    while x < scene.w {
        let wide = dice.between(20.0, 34.0);
        let tone = wall.tone(dice.between(0.2, 0.3), 0.7).hex();
        let _ = write!(
            svg,
            r##"<rect x="{x:.1}" width="{:.1}" height="{H}" fill="{tone}"/><path d="M{:.1},0 V{H}" stroke="#0a0504" stroke-opacity="0.6" stroke-width="1.6"/>"##,
            wide,
            x + wide
        );
        x += wide;
    }
    svg
}

/// Jars on the shelf above, with or without something in them.
fn jars(scene: &Scene, dice: &mut Dice) -> String {
    let mut svg = format!(
        r##"<rect x="-2" y="50" width="{}" height="5" fill="#1c100a" fill-opacity="0.9"/>"##,
        scene.w + 4.0
    );
    let mut x = dice.between(2.0, 14.0);
    while x < scene.w - 14.0 {
        let (wide, high) = (dice.between(12.0, 20.0), dice.between(18.0, 30.0));
        let tint = scene.main.turn(dice.between(-60.0, 60.0)).tone(0.34, 0.7);
        let _ = write!(
            svg,
            r##"<rect x="{x:.1}" y="{:.1}" width="{wide:.1}" height="{high:.1}" rx="4" fill="{}" stroke="#120a07" stroke-width="1.2"/><rect x="{:.1}" y="{:.1}" width="{:.1}" height="4" fill="#241610"/>"##,
            50.0 - high,
            tint.hex(),
            x + 2.0,
            47.0 - high,
            wide - 4.0
        );
        x += wide + dice.between(3.0, 22.0);
    }
    svg
}

fn paper(scene: &Scene, wall: Rgb, dice: &mut Dice) -> String {
    let mut svg = String::new();
    let step = dice.between(15.0, 22.0);
    let (line, dot) = (wall.tone(0.36, 0.8).hex(), wall.tone(0.44, 1.0).hex());
    let mut x = step * 0.3;
    let mut column = 0;
    while x < scene.w {
        let _ = write!(
            svg,
            r##"<path d="M{x:.1},0 V{H}" stroke="{line}" stroke-opacity="0.5" stroke-width="2.4"/>"##
        );
        for row in 0..7 {
            let y = row as f32 * 26.0 + if column % 2 == 0 { 4.0 } else { 17.0 };
            let _ = write!(
                svg,
                r##"<path d="M{:.1},{y} l3.4,5 l-3.4,5 l-3.4,-5Z" fill="{dot}" fill-opacity="0.6"/>"##,
                x + step * 0.5
            );
        }
        x += step;
        column += 1;
    }
    let left = if dice.chance(0.5) {
        6.0
    } else {
        scene.w - 62.0
    };
    let _ = write!(
        svg,
        r##"<g fill="{0}" stroke="#0e0705" stroke-width="1.6"><rect x="{left}" y="22" width="56" height="146"/><rect x="{1}" y="34" width="36" height="42"/><rect x="{1}" y="86" width="36" height="70"/></g><rect x="-2" y="128" width="{2}" height="4" fill="#0e0705" fill-opacity="0.5"/>"##,
        wall.mix(EARTH, 0.7).tone(0.2, 0.8).hex(),
        left + 10.0,
        scene.w + 4.0
    );
    svg
}

fn arch(scene: &Scene, deep: Rgb) -> String {
    let (w, c) = (scene.w, scene.w * 0.5);
    let half = (w * 0.36).min(84.0);
    format!(
        r##"<path d="M{0},{H} V78 C{0},4 {1},4 {1},78 V{H}Z" fill="{2}"/><path d="M{0},{H} V78 C{0},4 {1},4 {1},78 V{H}" fill="none" stroke="{3}" stroke-width="9" stroke-dasharray="15 2.4"/><path d="M{0},{H} V78 C{0},4 {1},4 {1},78 V{H}" fill="none" stroke="#0a0504" stroke-opacity="0.6" stroke-width="1.4"/>"##,
        c - half,
        c + half,
        deep.tone(0.09, 0.8).hex(),
        deep.tone(0.33, 1.0).hex(),
    )
}

fn stair(scene: &Scene, wall: Rgb) -> String {
    let w = scene.w;
    let mut svg = format!(
        r##"<path d="M{0},8 H{1} V58 H{0}Z" fill="#fff3d2"/><path d="M{0},58 L-10,{H} H{2} L{1},58Z" fill="{3}" fill-opacity="0.2"/>"##,
        w * 0.62,
        w * 0.84,
        w + 10.0,
        scene.glow.hex()
    );
    for step in 0..7 {
        let part = step as f32 / 6.0;
        let y = 58.0 + part * 96.0;
        let (left, right) = (w * (0.6 - 0.5 * part), w * (0.86 + 0.16 * part));
        let _ = write!(
            svg,
            r##"<path d="M{left:.1},{y:.1} H{right:.1} l2,{0:.1} H{1:.1}Z" fill="{2}" stroke="#0a0504" stroke-opacity="0.5"/>"##,
            5.0 + 11.0 * part,
            left - 2.0,
            wall.tone(0.42 - 0.26 * part, 0.7).hex()
        );
    }
    svg
}

fn rays(scene: &Scene, wall: Rgb, dice: &mut Dice) -> String {
    let (c, y) = scene.light;
    let count = dice.pick(&[12, 14, 16, 18]);
    let turn = dice.between(0.0, 20.0);
    let mut svg = format!(
        r##"<g fill="{}" fill-opacity="0.42">"##,
        wall.tone(0.46, 1.1).hex()
    );
    for n in 0..count {
        let angle = turn + n as f32 * 360.0 / count as f32;
        let wide = if n % 2 == 0 { 9.0 } else { 4.5 };
        let _ = write!(
            svg,
            r##"<path transform="translate({c},{y}) rotate({angle})" d="M-1,-30 L{},-190 L{wide},-190 L1,-30Z"/>"##,
            -wide
        );
    }
    svg += "</g>";
    for _ in 0..14 {
        let (x, at) = (
            dice.between(6.0, scene.w - 6.0),
            dice.between(4.0, H - 20.0),
        );
        let r = dice.between(0.8, 2.4);
        let _ = write!(
            svg,
            r##"<path d="M{x:.1},{:.1} l{1:.1},{2:.1} l{2:.1},{1:.1} l-{2:.1},{1:.1} l-{1:.1},{2:.1} l-{1:.1},-{2:.1} l-{2:.1},-{1:.1} l{2:.1},-{1:.1}Z" fill="#ffe9bd" fill-opacity="0.5"/>"##,
            at - 2.0 * r,
            r * 0.5,
            r * 1.5,
        );
    }
    svg
}

fn smoke(scene: &Scene, dice: &mut Dice) -> String {
    let (c, y) = scene.light;
    let tint = scene.main.tone(0.5, 1.1).hex();
    let mut svg =
        format!(r##"<g fill="none" stroke="{tint}" stroke-opacity="0.3" stroke-linecap="round">"##);
    for _ in 0..9 {
        let (x, at) = (dice.between(-10.0, scene.w), dice.between(10.0, H));
        let _ = write!(
            svg,
            r##"<path d="M{x:.1},{at:.1} c{:.1},-30 {:.1},-24 {:.1},-52 s{:.1},-30 {:.1},-56" stroke-width="{:.1}"/>"##,
            dice.between(-40.0, -10.0),
            dice.between(10.0, 40.0),
            dice.between(-8.0, 8.0),
            dice.between(-40.0, 40.0),
            dice.between(-20.0, 20.0),
            dice.between(4.0, 15.0)
        );
    }
    svg += "</g>";
    for ring in [66.0, 56.0] {
        let _ = write!(
            svg,
            r##"<circle cx="{c}" cy="{y}" r="{ring}" fill="none" stroke="{tint}" stroke-width="1.4" stroke-opacity="0.8"/>"##
        );
    }
    for n in 0..12 {
        let signs = [
            "M-3,4 L0,-4 L3,4",
            "M-3,-4 H3 L-3,4 H3",
            "M0,-4 V4 M-3,0 H3",
            "M-3,-3 L3,3 M3,-3 L-3,3",
        ];
        let sign = dice.pick(&signs);
        let _ = write!(
            svg,
            r##"<path transform="translate({c},{y}) rotate({}) translate(0,-61)" d="{sign}" fill="none" stroke="{tint}" stroke-width="1.7"/>"##,
            n * 30
        );
    }
    svg
}

fn chamber(scene: &Scene, wall: Rgb, dice: &mut Dice) -> String {
    let w = scene.w;
    let (left, right, top, foot) = (w * 0.2, w * 0.8, 22.0, 112.0);
    let mut svg = format!(
        r##"<rect x="{left}" y="{top}" width="{0}" height="{1}" fill="{2}"/><path d="M0,0 L{left},{top} V{foot} L0,{H}Z" fill="{3}"/><path d="M{w},0 L{right},{top} V{foot} L{w},{H}Z" fill="{4}"/><path d="M0,{H} L{left},{foot} H{right} L{w},{H}Z" fill="{5}"/><path d="M0,0 L{left},{top} H{right} L{w},0Z" fill="{6}"/>"##,
        right - left,
        foot - top,
        wall.tone(0.38, 0.9).hex(),
        wall.tone(0.27, 0.8).hex(),
        wall.tone(0.22, 0.8).hex(),
        wall.mix(EARTH, 0.6).tone(0.3, 0.8).hex(),
        wall.tone(0.16, 0.7).hex(),
    );
    for n in 0..9 {
        let part = n as f32 / 8.0;
        let _ = write!(
            svg,
            r##"<path d="M{:.1},{foot} L{:.1},{H}" stroke="#0a0504" stroke-opacity="0.45"/>"##,
            left + (right - left) * part,
            w * (part * 1.4 - 0.2)
        );
    }
    let at = if dice.chance(0.5) { w * 0.06 } else { w * 0.84 };
    let _ = write!(
        svg,
        r##"<path d="M{0:.1},44 h{1:.1} v62 h-{1:.1}Z" fill="#120a07" stroke="{2}" stroke-width="2"/><circle cx="{3:.1}" cy="78" r="1.8" fill="#ffd79a"/>"##,
        at,
        w * 0.1,
        wall.tone(0.46, 0.8).hex(),
        at + w * 0.08
    );
    svg
}
