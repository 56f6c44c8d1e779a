//! Buildings: a landmark between towers and walls whose number and height come from the card's numbers.

use super::figure::{Material, Part};
use super::glass_pattern::GlassPattern;
use crate::desktop::art::dice::Dice;
use crate::desktop::art::emblem::Emblem;
use crate::games::sanctuary::content::{Card, CardKind};

/// The building of a Sanctuary or an Enhancement.
pub fn parts(
    card: &Card,
    landmark: Option<&Emblem>,
    craft: GlassPattern,
    dice: &mut Dice,
) -> Vec<Part> {
    let mut parts = Vec::new();
    let great = card.kind == CardKind::Sanctuary;
    if great {
        let pairs = usize::from(card.limit).clamp(2, 5);
        let tall = 26.0 + card.structure.clamp(4, 24) as f32 * 1.9;
        for n in (0..pairs).rev() {
            let out = 34.0 + 17.0 * n as f32;
            let high = tall * (1.0 - 0.13 * n as f32) * dice.between(0.85, 1.1);
            let wide = dice.between(12.0, 17.0);
            for side in [-1.0, 1.0] {
                tower(&mut parts, craft, 50.0 + side * out, wide, high, dice);
            }
        }
        let reach = 34.0 + 17.0 * pairs as f32;
        wall(&mut parts, reach, dice.between(24.0, 32.0));
    }
    match landmark {
        Some(emblem) => {
            let stuffs = [Material::Wall, Material::Roof, Material::Trim];
            for (n, path) in Emblem::parts(&emblem.body).enumerate() {
                parts.push((path.to_owned(), stuffs[n % stuffs.len()]));
            }
            let lit = Emblem::parts(&emblem.light);
            parts.extend(lit.map(|path| (path.to_owned(), Material::Glow)));
        }
        None => {
            let count = 1 + dice.below(3);
            for n in 0..count {
                let x = 50.0 + 26.0 * (n as f32 - (count as f32 - 1.0) * 0.5);
                let high = 44.0 + 10.0 * card.structure.clamp(0, 4) as f32;
                tower(&mut parts, craft, x, dice.between(20.0, 27.0), high, dice);
            }
        }
    }
    if great {
        steps(&mut parts);
    }
    parts
}

/// A tower on the ground with its middle at `x`, roofed and lit as its builders do.
fn tower(
    parts: &mut Vec<Part>,
    craft: GlassPattern,
    x: f32,
    wide: f32,
    high: f32,
    dice: &mut Dice,
) {
    let (half, top) = (wide * 0.5, 100.0 - high);
    let (left, right) = (x - half, x + half);
    let mut add = |path: String, stuff| parts.push((path, stuff));
    add(
        format!("M{left:.1},100 L{left:.1},{top:.1} L{right:.1},{top:.1} L{right:.1},100Z"),
        Material::Wall,
    );
    let (eave, r) = (half + 2.5, half + 1.5);
    match craft {
        GlassPattern::Rays => {
            // Shards of glass.
            let tip = top - wide * dice.between(1.2, 2.2);
            let lean = dice.between(-3.0, 3.0);
            add(
                format!(
                    "M{left:.1},{top:.1} L{:.1},{tip:.1} L{right:.1},{top:.1}Z",
                    x + lean
                ),
                Material::Roof,
            );
            add(
                format!(
                    "M{x:.1},{top:.1} L{:.1},{tip:.1} L{right:.1},{top:.1}Z",
                    x + lean
                ),
                Material::Trim,
            );
        }
        GlassPattern::Diamonds => {
            let tip = top - wide * dice.between(1.6, 2.6);
            add(
                format!(
                    "M{:.1},{top:.1} Q{x:.1},{:.1} {x:.1},{tip:.1} Q{x:.1},{:.1} {:.1},{top:.1}Z",
                    x - eave,
                    top - wide * 0.4,
                    top - wide * 0.4,
                    x + eave
                ),
                Material::Roof,
            );
        }
        GlassPattern::Scales => {
            add(
                format!(
                    "M{:.1},{top:.1} A{r:.1},{r:.1} 0 0 1 {:.1},{top:.1}Z",
                    x - r,
                    x + r
                ),
                Material::Brass,
            );
            add(
                format!("M{:.1},{:.1} h2 v-8 h-2Z", x - 1.0, top - r + 1.0),
                Material::Brass,
            );
        }
        GlassPattern::Leaves => {
            let r = r * dice.between(1.1, 1.4);
            add(
                format!(
                    "M{:.1},{:.1} a{r:.1},{r:.1} 0 1 1 {:.1},0 a{r:.1},{:.1} 0 0 1 {:.1},0Z",
                    x - r,
                    top + 1.0,
                    2.0 * r,
                    r * 0.4,
                    -2.0 * r
                ),
                Material::Roof,
            );
        }
        GlassPattern::Petals | GlassPattern::Courses => {
            if dice.chance(0.5) {
                let tip = top - wide * 0.7;
                add(
                    format!(
                        "M{:.1},{top:.1} L{x:.1},{tip:.1} L{:.1},{top:.1}Z",
                        x - eave,
                        x + eave
                    ),
                    Material::Roof,
                );
            } else {
                let tooth = (2.0 * eave) / 5.0;
                add(
                    format!(
                        "M{:.1},{top:.1} v-8 h{tooth:.1} v4 h{tooth:.1} v-4 h{tooth:.1} v4 h{tooth:.1} v-4 h{tooth:.1} v8Z",
                        x - eave
                    ),
                    Material::Wall,
                );
            }
        }
    }
    let rows = ((high - 14.0) / 17.0) as usize;
    for row in 0..rows.min(4) {
        if dice.chance(0.3) {
            continue;
        }
        let (y, w) = (top + 8.0 + 17.0 * row as f32, wide * 0.16);
        add(
            format!(
                "M{:.1},{:.1} v-6 a{w:.1},{w:.1} 0 0 1 {:.1},0 v6Z",
                x - w,
                y + 8.0,
                2.0 * w
            ),
            Material::Glow,
        );
    }
}

/// The wall between the towers.
fn wall(parts: &mut Vec<Part>, reach: f32, high: f32) {
    let (left, right, top) = (50.0 - reach, 50.0 + reach, 100.0 - high);
    let mut path = format!("M{left:.1},100 L{left:.1},{top:.1}");
    let mut x = left;
    while x < right - 8.0 {
        path += " h4 v-4 h4 v4";
        x += 8.0;
    }
    path += &format!(" L{right:.1},{top:.1} L{right:.1},100Z");
    parts.push((path, Material::Wall));
}

/// The stairs before it.
fn steps(parts: &mut Vec<Part>) {
    for n in 0..3 {
        let (half, y) = (58.0 + 13.0 * n as f32, 96.0 + 4.0 * n as f32);
        let path = format!(
            "M{:.1},{y} h{:.1} v5 h{:.1}Z",
            50.0 - half,
            2.0 * half,
            -2.0 * half
        );
        parts.push((path, Material::Wall));
    }
}
