//! The panes behind everything: lit from one place, no two alike, lead between them.

use std::fmt::Write;

use super::H;
use super::glass_pattern::GlassPattern;
use super::tints::Tints;
use crate::desktop::art::dice::Dice;

/// One pane: its outline and its middle.
type Pane = (String, (f32, f32));

/// A window full of panes.
pub fn draw(
    craft: GlassPattern,
    tints: &Tints,
    w: f32,
    light: (f32, f32, f32),
    dice: &mut Dice,
) -> String {
    let panes = match craft {
        GlassPattern::Rays => rays(w, light, dice),
        GlassPattern::Scales => scales(w, dice),
        GlassPattern::Leaves => leaves(w, dice),
        GlassPattern::Diamonds => diamonds(w, dice),
        GlassPattern::Petals => petals(light, dice),
        GlassPattern::Courses => courses(w, dice),
    };
    let mut svg = format!(
        r##"<rect width="{w}" height="{H}" fill="{}"/><g stroke="{}" stroke-width="1.1" stroke-linejoin="round">"##,
        tints.middle.hex(),
        tints.lead.hex()
    );
    for (outline, (x, y)) in panes {
        let far = (x - light.0).hypot((y - light.1) * 1.3) / (w * 0.62);
        let part = (far + dice.between(-0.09, 0.09)).clamp(0.0, 1.0);
        let colour = if dice.chance(0.06) {
            tints.accent.mix(tints.pane(part), 0.35)
        } else {
            let plain = tints.pane(part);
            plain.tone(
                plain.lightness() + dice.between(-0.05, 0.05),
                dice.between(0.85, 1.15),
            )
        };
        let _ = write!(svg, r##"<path d="{outline}" fill="{}"/>"##, colour.hex());
    }
    svg + "</g>"
}

/// Pieces of rings round `x`, `y`, each ring with its own number of pieces.
fn rings(x: f32, y: f32, radii: &[f32], count: usize, bow: f32, dice: &mut Dice) -> Vec<Pane> {
    let mut panes = Vec::new();
    let turn = dice.between(0.0, 1.0);
    for (n, ends) in radii.windows(2).enumerate() {
        let (from, to) = (ends[0], ends[1]);
        let count = count * if n > 1 { 2 } else { 1 };
        let step = std::f32::consts::TAU / count as f32;
        for k in 0..count {
            let a = step * (k as f32 + turn + 0.5 * (n % 2) as f32 * bow.signum().abs());
            let b = a + step;
            let at = |angle: f32, r: f32| (x + angle.cos() * r, y + angle.sin() * r);
            let (p, q, r, s) = (at(a, from), at(a, to), at(b, to), at(b, from));
            let m = at((a + b) * 0.5, to * (1.0 + bow));
            let i = at((a + b) * 0.5, from * (1.0 + bow));
            panes.push((
                format!(
                    "M{:.1},{:.1} L{:.1},{:.1} Q{:.1},{:.1} {:.1},{:.1} L{:.1},{:.1} Q{:.1},{:.1} {:.1},{:.1}Z",
                    p.0, p.1, q.0, q.1, m.0, m.1, r.0, r.1, s.0, s.1, i.0, i.1, p.0, p.1
                ),
                at((a + b) * 0.5, (from + to) * 0.5),
            ));
        }
    }
    panes
}

fn rays(w: f32, (x, y, r): (f32, f32, f32), dice: &mut Dice) -> Vec<Pane> {
    let mut radii = vec![r];
    while radii.last().is_some_and(|&last| last < w * 1.05) {
        let last = radii.last().copied().unwrap_or(w);
        radii.push(last + dice.between(18.0, 46.0));
    }
    let count = 12 + dice.below(7);
    rings(x, y, &radii, count, 0.0, dice)
}

fn petals((x, y, r): (f32, f32, f32), dice: &mut Dice) -> Vec<Pane> {
    let count = 8 + 2 * dice.below(4);
    let mut radii = vec![r];
    let step = dice.between(24.0, 34.0);
    (0..6).for_each(|n| radii.push(r + step * (n as f32 + 1.0)));
    let mut panes = rings(x, y, &radii, count, 0.16, dice);
    // From the outside inwards, so that every petal covers the one before.
    panes.reverse();
    panes
}

fn scales(w: f32, dice: &mut Dice) -> Vec<Pane> {
    let r = dice.between(14.0, 20.0);
    let mut panes = Vec::new();
    let rows = (H / (r * 0.8)) as usize + 3;
    for row in (0..rows).rev() {
        let y = row as f32 * r * 0.8 - r;
        let shift = if row % 2 == 0 { 0.0 } else { r };
        let mut x = -shift;
        while x < w + r {
            let outline = format!(
                "M{:.1},{y:.1} a{r:.1},{r:.1} 0 0 0 {:.1},0Z",
                x - r,
                2.0 * r
            );
            panes.push((outline, (x, y + r * 0.5)));
            x += 2.0 * r;
        }
    }
    panes
}

fn leaves(w: f32, dice: &mut Dice) -> Vec<Pane> {
    let (wide, tall) = (dice.between(10.0, 14.0), dice.between(40.0, 58.0));
    let lean = dice.between(-10.0, 10.0);
    let mut panes = Vec::new();
    let columns = (w / wide) as usize + 3;
    for column in 0..columns {
        let x = column as f32 * wide - wide;
        let mut y = if column % 2 == 0 { -tall } else { -tall * 0.5 } - 4.0;
        while y < H + tall {
            let outline = format!(
                "M{:.1},{y:.1} Q{:.1},{:.1} {:.1},{:.1} Q{:.1},{:.1} {:.1},{y:.1}Z",
                x + lean,
                x + wide * 1.9,
                y + tall * 0.5,
                x - lean,
                y + tall,
                x - wide * 1.9,
                y + tall * 0.5,
                x + lean,
            );
            panes.push((outline, (x, y + tall * 0.5)));
            y += tall;
        }
    }
    panes
}

fn diamonds(w: f32, dice: &mut Dice) -> Vec<Pane> {
    let (wide, tall) = (dice.between(9.0, 13.0), dice.between(17.0, 30.0));
    let mut panes = Vec::new();
    let (columns, rows) = ((w / wide) as usize + 2, (H / tall) as usize + 2);
    for row in 0..=rows {
        for column in 0..=columns {
            if (row + column) % 2 == 1 {
                continue;
            }
            let (x, y) = (column as f32 * wide - wide, row as f32 * tall - tall);
            let outline = format!(
                "M{x:.1},{:.1} l{wide:.1},{tall:.1} l{:.1},{tall:.1} l{:.1},{:.1}Z",
                y - tall,
                -wide,
                -wide,
                -tall
            );
            panes.push((outline, (x, y)));
        }
    }
    panes
}

fn courses(w: f32, dice: &mut Dice) -> Vec<Pane> {
    let mut panes = Vec::new();
    let mut y = 0.0;
    while y < H {
        let high = dice.between(13.0, 25.0);
        let mut x = -dice.between(0.0, 30.0);
        while x < w {
            let wide = dice.between(18.0, 46.0);
            let outline = format!("M{x:.1},{y:.1} h{wide:.1} v{high:.1} h{:.1}Z", -wide);
            panes.push((outline, (x + wide * 0.5, y + high * 0.5)));
            x += wide;
        }
        y += high;
    }
    panes
}
