//! The light of a window, and the nimbus behind a head.

use std::fmt::Write;

use super::tints::Tints;
use crate::desktop::art::dice::Dice;
use crate::games::sanctuary::content::CardKind;

/// A sun that never sets, a moon that never rises, a ring of brass.
pub fn light(tints: &Tints, (x, y, r): (f32, f32, f32), kind: CardKind, dice: &mut Dice) -> String {
    let (glow, lead) = (tints.light.hex(), tints.lead.hex());
    let mut svg = format!(
        r##"<radialGradient id="glow"><stop offset="0" stop-color="{glow}" stop-opacity="0.8"/><stop offset="0.45" stop-color="{glow}" stop-opacity="0.28"/><stop offset="1" stop-color="{glow}" stop-opacity="0"/></radialGradient><circle cx="{x}" cy="{y}" r="{}" fill="url(#glow)"/>"##,
        r * 2.6
    );
    if kind == CardKind::Technology {
        let _ = write!(
            svg,
            r##"<circle cx="{x}" cy="{y}" r="{r}" fill="{}" fill-opacity="0.5" stroke="{lead}" stroke-width="5"/><circle cx="{x}" cy="{y}" r="{r}" fill="none" stroke="{}" stroke-width="3"/><circle cx="{x}" cy="{y}" r="{r}" fill="none" stroke="{lead}" stroke-width="3" stroke-dasharray="1 {:.1}"/>"##,
            tints.near.hex(),
            tints.brass.hex(),
            dice.between(5.0, 14.0)
        );
        return svg;
    }
    let disc = format!(r##"stroke="{lead}" stroke-width="1.3" fill="{glow}""##);
    let _ = match dice.below(4) {
        0 => write!(
            svg,
            r##"<circle cx="{x}" cy="{y}" r="{r}" {disc}/><path d="M{0},{1} A{r},{r} 0 1 0 {2},{3} A{4},{4} 0 1 1 {0},{1}Z" fill="{5}" fill-opacity="0.55"/>"##,
            x + r * 0.2,
            y - r * 0.98,
            x + r * 0.98,
            y + r * 0.2,
            r * 0.82,
            tints.middle.hex()
        ),
        1 => write!(
            svg,
            r##"<circle cx="{x}" cy="{y}" r="{r}" {disc}/><circle cx="{x}" cy="{y}" r="{}" fill="none" stroke="{}" stroke-width="2"/>"##,
            r * 0.72,
            tints.middle.hex()
        ),
        _ => write!(svg, r##"<circle cx="{x}" cy="{y}" r="{r}" {disc}/>"##),
    };
    svg
}

/// The light behind a head: nothing, a ring, a disc, a crown of rays, or beads.
pub fn nimbus(tints: &Tints, x: f32, y: f32, r: f32, dice: &mut Dice) -> String {
    let (lead, brass, glow) = (tints.lead.hex(), tints.brass.hex(), tints.glow.hex());
    let ring = |r: f32| {
        format!(
            r##"<circle cx="{x}" cy="{y}" r="{r}" fill="none" stroke="{lead}" stroke-width="4.4"/><circle cx="{x}" cy="{y}" r="{r}" fill="none" stroke="{brass}" stroke-width="2.4"/>"##
        )
    };
    let disc = format!(
        r##"<circle cx="{x}" cy="{y}" r="{r}" fill="{glow}" fill-opacity="0.8" stroke="{lead}" stroke-width="1.2"/>"##
    );
    match dice.below(5) {
        0 => String::new(),
        1 => ring(r),
        2 => disc + &ring(r),
        3 => {
            let mut svg = format!(
                r##"<g transform="translate({x},{y})" fill="{brass}" stroke="{lead}" stroke-width="0.9">"##
            );
            let count = 9 + 2 * dice.below(4);
            for n in 0..count {
                let turn = 360.0 / count as f32 * n as f32;
                let long = r * if n % 2 == 0 { 1.55 } else { 1.25 };
                let _ = write!(
                    svg,
                    r##"<path transform="rotate({turn:.1})" d="M{0:.1},-4 L{long:.1},0 L{0:.1},4Z"/>"##,
                    r * 0.7
                );
            }
            svg + "</g>" + &disc
        }
        _ => {
            let mut svg = disc;
            let count = 10 + dice.below(6);
            for n in 0..count {
                let turn = (360.0 / count as f32 * n as f32).to_radians();
                let _ = write!(
                    svg,
                    r##"<circle cx="{:.1}" cy="{:.1}" r="3" fill="{brass}" stroke="{lead}" stroke-width="0.9"/>"##,
                    x + turn.cos() * r * 1.12,
                    y + turn.sin() * r * 1.12
                );
            }
            svg
        }
    }
}
