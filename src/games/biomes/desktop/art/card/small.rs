//! The upper part of the small faces: the name over the picture, and the signs of the energies.

use super::frame;
use crate::desktop::art::card::{Face, Measure, strip};
use crate::desktop::art::palette;
use crate::games::biomes::content::Card;
use crate::games::biomes::desktop::art::{glyph, picture};

/// Name on one or two lines over the picture, and the sign of the energy.
pub fn top(card: &Card, name: &str, m: &Measure, face: Face) -> String {
    let (one, two) = frame(card);
    let body = palette::card_body().mix(one, 0.07);
    let ink = one.mix(two, 0.3).tone(0.94, 0.4);
    let (mut svg, high) = strip::small(m, face, name, body, ink);
    let energies = picture::energies(card);
    for (n, &energy) in energies.iter().take(2).enumerate() {
        let x = m.w - m.edge - m.gem - 5.0;
        let y = m.edge + high + m.gem + 4.0 + n as f32 * m.gem * 2.2;
        svg += &glyph::gem(energy, None, x, y, m.gem);
    }
    svg
}
