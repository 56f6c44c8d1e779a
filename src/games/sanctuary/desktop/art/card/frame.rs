//! Fittings of the frame, by card type.

use crate::desktop::art::card::Measure;
use crate::desktop::art::palette;
use crate::games::sanctuary::content::CardKind;

/// Brass on the frame: the more lasting the card, the more of it.
pub fn draw(kind: CardKind, m: &Measure) -> String {
    let (w, h, e) = (m.w, m.h, m.edge);
    let brass = palette::BRASS.tone(0.74, 1.0).hex();
    let line = |inset: f32, wide: f32, rx: f32| {
        format!(
            r##"<rect x="{inset}" y="{inset}" width="{}" height="{}" rx="{rx}" fill="none" stroke="{brass}" stroke-width="{wide}"/>"##,
            w - 2.0 * inset,
            h - 2.0 * inset
        )
    };
    let corners = |d: &str| {
        let at = |x: f32, y: f32, turn: u32| {
            format!(
                r##"<path transform="translate({x},{y}) rotate({turn})" d="{d}" fill="{brass}" stroke="#17110f" stroke-width="0.8"/>"##
            )
        };
        [
            at(0.0, 0.0, 0),
            at(w, 0.0, 90),
            at(w, h, 180),
            at(0.0, h, 270),
        ]
        .concat()
    };
    match kind {
        CardKind::Sanctuary => {
            line(2.2, 1.6, 11.5)
                + &line(e - 1.5, 2.0, 8.0)
                + &corners("M3,20 L3,10 Q3,3 10,3 L20,3 L14,9 L20,20 L9,14Z")
        }
        CardKind::Enhancement => {
            line(e - 1.2, 1.6, 8.0) + &corners("M2,15 L2,9 Q2,2 9,2 L15,2 L10,10Z")
        }
        CardKind::Character => line(e - 1.2, 1.4, 8.0),
        CardKind::Technology => {
            let rivet = |x: f32, y: f32, r: f32| {
                let (left, wide) = (x - r, 2.0 * r);
                format!("M{left},{y} a{r},{r} 0 1 0 {wide},0 a{r},{r} 0 1 0 -{wide},0Z ")
            };
            let (near, far) = (e * 0.45, e * 2.6);
            let three = rivet(near + 2.0, near + 2.0, 2.4)
                + &rivet(far, near, 1.7)
                + &rivet(near, far, 1.7);
            line(e - 1.2, 1.2, 8.0) + &corners(&three)
        }
        CardKind::Manipulation => format!(
            r##"<rect x="{0}" y="{0}" width="{1}" height="{2}" rx="8" fill="none" stroke="{brass}" stroke-width="1.8" stroke-dasharray="9 5"/>"##,
            e * 0.5,
            w - e,
            h - e
        ),
    }
}
