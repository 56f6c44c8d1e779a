//! The light in which a match ends: warm for who won, cold for who lost, and the picture of what is left of what it was
//! about.

use std::f32::consts::TAU;

use bevy_egui::egui::epaint::RectShape;
use bevy_egui::egui::{
    Align2, Color32, CornerRadius, FontId, Mesh, Painter, Pos2, Rect, Stroke, StrokeKind,
    TextureId, Ui, Vec2,
};

use super::scenery::LIGHT;
use super::theme;
use crate::desktop::art::ArtKey;
use crate::desktop::art::dice::Dice;
use crate::desktop::ink::alpha;
use crate::table::{Outcome, Seat};

/// The light of a victory.
const WARM: Color32 = Color32::from_rgb(0xff, 0xbb, 0x55);
/// The light of a defeat.
const COLD: Color32 = Color32::from_rgb(0x8f, 0xae, 0xd2);
/// Corners of the picture.
const ROUND: CornerRadius = CornerRadius::same(12);

/// How a match ended for the person at the screen.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Mood {
    /// They won, or only watched somebody win.
    Won,
    /// Somebody else won, or nobody of those who played together.
    Lost,
    /// Nobody won.
    Drawn,
}

impl Mood {
    /// How it ended for `seat`; `shared` if all play together.
    #[must_use]
    pub fn of(outcome: Option<Outcome>, seat: Option<Seat>, shared: bool) -> Self {
        let Some(winners) = outcome.map(|outcome| outcome.winners) else {
            return Self::Drawn;
        };
        match seat {
            _ if winners.count() == 0 && shared => Self::Lost,
            _ if winners.count() == 0 => Self::Drawn,
            Some(seat) if !winners.contains(seat) => Self::Lost,
            _ => Self::Won,
        }
    }

    /// The colour of its headline.
    #[must_use]
    pub fn ink(self) -> Color32 {
        match self {
            Self::Won => LIGHT,
            Self::Lost => COLD,
            Self::Drawn => theme::text(),
        }
    }

    /// What a picture is multiplied with; what broke is darker.
    const fn tint(self, lost: bool) -> Color32 {
        match (self, lost) {
            (Self::Won, false) => Color32::WHITE,
            (Self::Won, true) => Color32::from_rgb(0xd8, 0xcc, 0xc0),
            (Self::Lost, false) => Color32::from_rgb(0x96, 0xac, 0xd0),
            (Self::Lost, true) => Color32::from_rgb(0xa6, 0xba, 0xe0),
            (Self::Drawn, false) => Color32::from_gray(0xb8),
            (Self::Drawn, true) => Color32::from_gray(0x88),
        }
    }
}

/// One of the things that a match was about, as it is at its end.
pub struct Remain {
    /// Its picture.
    pub art: ArtKey,
    /// Its name, or whose it is.
    pub name: String,
    /// What is left of it, in a few words.
    pub left: String,
    /// Whether it was lost, or its player was.
    pub lost: bool,
}

/// Lights the whole window from behind `heart`.
pub(crate) fn light(ui: &Ui, heart: Pos2, mood: Mood) {
    let window = ui.clip_rect();
    let painter = ui.painter().with_clip_rect(window);
    let far = window.size().length();
    match mood {
        Mood::Won => {
            glow(&painter, heart, Vec2::splat(far * 0.66), shine(WARM, 0.42));
            rays(&painter, heart, far);
        }
        Mood::Lost => {
            painter.rect_filled(window, 0.0, Color32::from_rgba_unmultiplied(4, 8, 18, 120));
            glow(&painter, heart, Vec2::splat(far * 0.4), shine(COLD, 0.16));
            ash(&painter, window);
        }
        Mood::Drawn => glow(
            &painter,
            heart,
            Vec2::new(far * 0.6, far * 0.25),
            alpha(theme::text(), 0.12),
        ),
    }
}

/// That colour as light that is added to what it falls on.
fn shine(colour: Color32, part: f32) -> Color32 {
    let [r, g, b, _] = colour.gamma_multiply(part).to_array();
    Color32::from_rgb_additive(r, g, b)
}

/// A round light that fades outwards.
fn glow(painter: &Painter, at: Pos2, radius: Vec2, colour: Color32) {
    const CORNERS: u32 = 48;
    let rings = [
        (0.0, 1.0),
        (0.3, 0.62),
        (0.6, 0.24),
        (0.85, 0.05),
        (1.0, 0.0),
    ];
    let mut mesh = Mesh::default();
    for (n, (part, strength)) in rings.into_iter().enumerate() {
        for corner in 0..CORNERS {
            let turn = Vec2::angled(corner as f32 / CORNERS as f32 * TAU);
            mesh.colored_vertex(at + turn * radius * part, colour.gamma_multiply(strength));
            if n > 0 {
                let (inner, next) = ((n as u32 - 1) * CORNERS, (corner + 1) % CORNERS);
                let outer = inner + CORNERS;
                mesh.add_triangle(inner + corner, outer + corner, outer + next);
                mesh.add_triangle(inner + corner, outer + next, inner + next);
            }
        }
    }
    painter.add(mesh);
}

/// Beams of light to all sides.
fn rays(painter: &Painter, at: Pos2, far: f32) {
    let (mut dice, mut mesh) = (Dice::new("rays", 1), Mesh::default());
    const BEAMS: u32 = 26;
    for n in 0..BEAMS {
        let turn = (n as f32 + dice.between(-0.3, 0.3)) / BEAMS as f32 * TAU;
        let half = dice.between(0.02, 0.07);
        let first = mesh.vertices.len() as u32;
        let strong = shine(WARM, dice.between(0.08, 0.24));
        for (side, long) in [(-half, 0.04), (half, 0.04), (half, 0.7), (-half, 0.7)] {
            let shade = if long < 0.5 {
                strong
            } else {
                Color32::TRANSPARENT
            };
            mesh.colored_vertex(at + Vec2::angled(turn + side) * far * long, shade);
        }
        mesh.add_triangle(first, first + 1, first + 2);
        mesh.add_triangle(first, first + 2, first + 3);
    }
    painter.add(mesh);
}

/// Flakes that sink.
fn ash(painter: &Painter, window: Rect) {
    let mut dice = Dice::new("ash", 2);
    for _ in 0..90 {
        let part = Vec2::new(dice.between(0.0, 1.0), dice.between(0.0, 1.0));
        let radius = dice.between(0.8, 2.6);
        let shade = alpha(COLD, dice.between(0.06, 0.3));
        painter.circle_filled(window.min + part * window.size(), radius, shade);
    }
}

/// What is left, side by side in `band`, in the light of the end, with room for words in the middle.
pub(super) fn picture(ui: &Ui, band: Rect, mood: Mood, remains: &[Remain], textures: &[TextureId]) {
    const GAP: f32 = 4.0;
    let painter = ui.painter().with_clip_rect(band.expand(2.0));
    let wide = (band.width() + GAP) / remains.len().max(1) as f32;
    let place = |n: usize| {
        let corner = band.min + Vec2::new(wide * n as f32, 0.0);
        Rect::from_min_size(corner, Vec2::new(wide - GAP, band.height()))
    };
    let whole = Rect::from_min_max(Pos2::ZERO, Pos2::new(1.0, 1.0));
    painter.rect_filled(band, ROUND, theme::sheet());
    for (n, (remain, texture)) in remains.iter().zip(textures).enumerate() {
        let shape = RectShape::filled(place(n), ROUND, mood.tint(remain.lost));
        painter.add(shape.with_texture(*texture, whole));
    }
    if mood == Mood::Won {
        let top = band.center_top() + Vec2::new(0.0, band.height() * 0.3);
        glow(
            &painter,
            top,
            band.size() * Vec2::new(0.5, 0.9),
            shine(WARM, 0.3),
        );
    }
    // Words can be read over whatever the picture shows there.
    glow(
        &painter,
        band.center(),
        Vec2::new(340.0, band.height() * 0.66),
        Color32::from_black_alpha(if mood == Mood::Won { 215 } else { 235 }),
    );
    for (n, remain) in remains.iter().enumerate() {
        caption(&painter, place(n), mood, remain);
    }
    let edge = Stroke::new(1.6, alpha(mood.ink(), 0.75));
    painter.rect_stroke(band, ROUND, edge, StrokeKind::Middle);
}

/// The name of one of them and what is left, at its foot.
fn caption(painter: &Painter, place: Rect, mood: Mood, remain: &Remain) {
    let ink = if remain.lost {
        theme::muted()
    } else {
        theme::text()
    };
    let text = match remain.left.as_str() {
        "" => remain.name.clone(),
        left => format!("{} · {left}", remain.name),
    };
    let galley = painter.layout_no_wrap(text, FontId::new(13.0, theme::bold()), ink);
    let middle = place.center_bottom() - Vec2::new(0.0, 19.0);
    let slip = Align2::CENTER_CENTER.anchor_size(middle, galley.size());
    let around = slip.expand2(Vec2::new(11.0, 4.0));
    painter.rect_filled(around, 12.0, alpha(theme::ground(), 0.86));
    let edge = if remain.lost {
        theme::danger()
    } else {
        alpha(mood.ink(), 0.7)
    };
    painter.rect_stroke(around, 12.0, Stroke::new(1.2, edge), StrokeKind::Inside);
    painter.galley(slip.min, galley, ink);
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::table::Seats;

    #[test]
    fn an_end_is_bright_for_who_won_and_for_who_only_watched() {
        let end = |winners| Some(Outcome { winners, turns: 9 });
        let (me, other) = (Some(Seat(0)), Some(Seat(1)));
        let mine = end(Seats::one(Seat(0)));
        assert_eq!(Mood::of(mine, me, false), Mood::Won);
        assert_eq!(Mood::of(mine, other, false), Mood::Lost);
        assert_eq!(Mood::of(mine, None, false), Mood::Won);
        assert_eq!(Mood::of(end(Seats::NONE), me, false), Mood::Drawn);
        assert_eq!(Mood::of(end(Seats::NONE), me, true), Mood::Lost);
    }
}
