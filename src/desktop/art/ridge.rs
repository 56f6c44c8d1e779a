//! Lines of hills: ten kinds of land, also used by the lanes.

use std::fmt::Write;

use crate::desktop::art::dice::Dice;
use crate::desktop::art::palette::Rgb;

/// The kinds of ground of a line of hills.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Land {
    /// Soft hills.
    Rolling,
    /// Sharp mountains.
    Peaks,
    /// Long slopes with a steep lee.
    Dunes,
    /// Flat-topped rocks.
    Mesas,
    /// Firs on a slope.
    Firs,
    /// Round trees on a slope.
    Leaves,
    /// Towers.
    Skyline,
    /// Waves.
    Waves,
    /// Reeds.
    Reeds,
    /// Broken teeth of rock.
    Spikes,
}

/// The upper edge as SVG path commands from the left to the right edge, starting with `M`.
pub fn line(land: Land, w: f32, y: f32, height: f32, dice: &mut Dice) -> String {
    let start = dice.between(-0.6, 0.6) * height;
    let mut path = format!("M-4,{:.1}", y + start * 0.3);
    let mut x = -4.0 - dice.between(0.0, 20.0);
    while x < w + 4.0 {
        let up = height * dice.between(0.35, 1.0);
        let step = piece(land, &mut path, x, y, up, height, dice);
        x += step;
    }
    let _ = write!(path, " L{:.1},{y:.1}", w + 6.0);
    path
}

/// Adds one hill, tower or tree that starts at `x`; gives back how wide it is.
fn piece(
    land: Land,
    path: &mut String,
    x: f32,
    y: f32,
    up: f32,
    height: f32,
    dice: &mut Dice,
) -> f32 {
    let mut to = |dx: f32, dy: f32| {
        let _ = write!(path, " L{:.1},{:.1}", x + dx, y - dy);
    };
    match land {
        Land::Rolling => {
            let wide = dice.between(50.0, 90.0);
            let _ = write!(
                path,
                " S{:.1},{:.1} {:.1},{:.1} S{:.1},{:.1} {:.1},{:.1}",
                x + wide * 0.3,
                y - up,
                x + wide * 0.5,
                y - up * 0.95,
                x + wide * 0.8,
                y - up * 0.1,
                x + wide,
                y,
            );
            wide
        }
        Land::Peaks => {
            let wide = dice.between(34.0, 62.0);
            to(wide * 0.3, up * 0.9);
            to(wide * 0.38, up * 0.82);
            to(wide * 0.52, up * 1.55);
            to(wide * 0.66, up * 0.9);
            to(wide * 0.74, up * 0.98);
            to(wide, 0.0);
            wide
        }
        Land::Dunes => {
            let wide = dice.between(60.0, 110.0);
            let _ = write!(
                path,
                " C{:.1},{:.1} {:.1},{:.1} {:.1},{:.1} C{:.1},{:.1} {:.1},{:.1} {:.1},{:.1}",
                x + wide * 0.3,
                y,
                x + wide * 0.5,
                y - up * 0.5,
                x + wide * 0.66,
                y - up,
                x + wide * 0.7,
                y - up * 0.5,
                x + wide * 0.8,
                y - up * 0.1,
                x + wide,
                y,
            );
            wide
        }
        Land::Mesas => {
            let wide = dice.between(36.0, 80.0);
            to(wide * 0.12, up * 0.2);
            to(wide * 0.2, up * 1.25);
            to(wide * 0.56, up * 1.3);
            to(wide * 0.6, up * 0.95);
            to(wide * 0.74, up * 0.9);
            to(wide * 0.82, up * 0.2);
            to(wide, 0.0);
            wide
        }
        Land::Firs => {
            let wide = dice.between(9.0, 15.0);
            let tall = up * 0.75 + 8.0;
            to(wide * 0.1, height * 0.1);
            to(wide * 0.3, tall * 0.5);
            to(wide * 0.22, tall * 0.5);
            to(wide * 0.5, tall * 1.25);
            to(wide * 0.78, tall * 0.5);
            to(wide * 0.7, tall * 0.5);
            to(wide * 0.9, height * 0.1);
            wide
        }
        Land::Leaves => {
            let wide = dice.between(18.0, 34.0);
            let _ = write!(
                path,
                " L{:.1},{:.1} a{:.1},{:.1} 0 0 1 {:.1},0",
                x,
                y - up * 0.5,
                wide * 0.5,
                wide * 0.46 + up * 0.2,
                wide,
            );
            wide
        }
        Land::Skyline => {
            let wide = dice.between(9.0, 20.0);
            let tall = up * dice.between(0.5, 1.7);
            to(0.0, tall);
            if dice.chance(0.25) {
                to(wide * 0.45, tall);
                to(wide * 0.5, tall + 9.0);
                to(wide * 0.55, tall);
            }
            to(wide, tall * if dice.chance(0.2) { 0.8 } else { 1.0 });
            to(wide, 0.0);
            wide + dice.pick(&[0.0, 0.0, 4.0])
        }
        Land::Waves => {
            let wide = dice.between(26.0, 40.0);
            let _ = write!(
                path,
                " C{:.1},{:.1} {:.1},{:.1} {:.1},{:.1} C{:.1},{:.1} {:.1},{:.1} {:.1},{:.1}",
                x + wide * 0.25,
                y,
                x + wide * 0.35,
                y - up * 0.75,
                x + wide * 0.62,
                y - up * 0.7,
                x + wide * 0.52,
                y - up * 0.45,
                x + wide * 0.6,
                y,
                x + wide,
                y,
            );
            wide
        }
        Land::Reeds => {
            let wide = dice.between(5.0, 9.0);
            let tall = up * 1.1;
            let lean = dice.between(-4.0, 4.0);
            to(wide * 0.2, height * 0.12);
            to(wide * 0.45 + lean, tall);
            to(wide * 0.7, height * 0.12);
            wide
        }
        Land::Spikes => {
            let wide = dice.between(14.0, 30.0);
            let lean = dice.between(-0.2, 0.3);
            to(wide * 0.3, up * 0.4);
            to(wide * (0.5 + lean), up * 1.7);
            to(wide * 0.62, up * 0.5);
            to(wide, 0.0);
            wide
        }
    }
}

/// The area below `outline`, fading from `top` to `foot`.
pub fn fill(outline: &str, w: f32, h: f32, top: Rgb, foot: Rgb, key: &str, n: usize) -> String {
    format!(
        r##"<linearGradient id="{key}-h{n}" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="{}"/><stop offset="1" stop-color="{}"/></linearGradient><path d="{outline} L{},{} L-6,{}Z" fill="url(#{key}-h{n})"/>"##,
        top.hex(),
        foot.hex(),
        w + 6.0,
        h + 2.0,
        h + 2.0,
    )
}
