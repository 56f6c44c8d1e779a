//! Small drawings that several panels use: frames, chips of seats, systems, dice.

use bevy::math::Vec2;
use bevy_egui::egui::{
    Align2, Color32, CornerRadius, FontId, Rect, Response, Sense, Shape, Stroke, StrokeKind, Ui,
    Vec2 as Size, WidgetInfo, WidgetType,
};

use crate::desktop::ink::{Ink, alpha, mix};
use crate::desktop::panels::{setup, theme};
use crate::games::frames::content::{FieldDef, Shape as Outline, System, Systems, UNIT};
use crate::games::frames::desktop::board::draw::{Mark, cover, token};
use crate::games::frames::desktop::board::figure::Figure;
use crate::games::frames::desktop::board::station::station as draw_station;
use crate::games::frames::desktop::board::{glyph, livery};
use crate::games::frames::desktop::words::FramesWords;
use crate::games::frames::match_state::{Colour, Die};
use crate::games::frames::phrases::{colour_name, system_name};
use crate::table::{Language, Seat};

/// Draws `paint` about the middle of a square of that size.
fn picture(ui: &mut Ui, size: f32, paint: impl FnOnce(&mut Ink, Vec2)) -> Response {
    let (rect, response) = ui.allocate_exact_size(Size::splat(size), Sense::hover());
    let mut ink = Ink::default();
    let middle = rect.center();
    paint(&mut ink, Vec2::new(middle.x, middle.y));
    ui.painter().add(Shape::mesh(ink.egui(Size::ZERO)));
    response
}

/// A frame's disc.
pub fn frame(ui: &mut Ui, size: f32, figure: Figure, of: Seat) -> Response {
    picture(ui, size, |ink, at| {
        token(ink, figure, of, at, size * 0.48, Mark::default());
    })
}

/// A frame at length: large, on a piece of the map.
pub fn portrait(ui: &mut Ui, figure: Figure, of: Seat) {
    let size = Size::new(ui.available_width(), 108.0);
    let (rect, _) = ui.allocate_exact_size(size, Sense::hover());
    let (low, high) = (rect.min, rect.max);
    let middle = Vec2::new(rect.center().x, rect.center().y);
    let half = Vec2::new(rect.width(), rect.height()) * 0.5;
    let mut ink = Ink::default();
    let sheet = mix(theme::ground(), livery::seat(of), 0.16);
    ink.block(middle, half, sheet);
    let line = alpha(livery::seat(of), 0.14);
    for n in 1..8 {
        let x = low.x + rect.width() * n as f32 / 8.0;
        ink.line(Vec2::new(x, low.y), Vec2::new(x, high.y), 1.0, line);
    }
    for n in 1..6 {
        let y = low.y + rect.height() * n as f32 / 6.0;
        ink.line(Vec2::new(low.x, y), Vec2::new(high.x, y), 1.0, line);
    }
    let shadow = middle + Vec2::new(5.0, 8.0);
    ink.disc(shadow, 45.0, alpha(Color32::BLACK, 0.35));
    token(&mut ink, figure, of, middle, 48.0, Mark::default());
    ui.painter().add(Shape::mesh(ink.egui(Size::ZERO)));
}

/// A segment of cover with the hits it still takes.
pub fn segment(ui: &mut Ui, size: f32, hits: u8) {
    picture(ui, size, |ink, at| cover(ink, at, size * 0.4, hits));
}

/// A seat's colours.
pub fn chip(ui: &mut Ui, size: f32, of: Seat) {
    picture(ui, size, |ink, at| livery::chip(ink, of, at, size * 0.45));
}

/// A system as a small coloured square with its letter.
pub fn system(ui: &mut Ui, system: System, works: bool, language: Language) {
    let (rect, response) = ui.allocate_exact_size(Size::new(17.0, 17.0), Sense::hover());
    let colour = livery::system(system);
    let fill = if works {
        colour
    } else {
        mix(theme::sheet(), colour, 0.18)
    };
    let painter = ui.painter();
    painter.rect_filled(rect.shrink(0.5), CornerRadius::same(4), fill);
    let ink = match (works, system) {
        (true, System::Spotting) => theme::ink(),
        (true, _) => Color32::WHITE,
        (false, _) => alpha(theme::muted(), 0.7),
    };
    let font = FontId::new(11.5, theme::bold());
    painter.text(
        rect.center(),
        Align2::CENTER_CENTER,
        system.letter(language),
        font,
        ink,
    );
    if !works {
        let stroke = Stroke::new(1.2, theme::danger());
        painter.line_segment([rect.left_bottom(), rect.right_top()], stroke);
    }
    response.on_hover_text(system_name(system, language));
}

/// All systems of a loadout in a row.
pub fn systems(ui: &mut Ui, all: Systems, language: Language) {
    for (kind, count) in all.iter() {
        for _ in 0..count {
            system(ui, kind, true, language);
        }
    }
}

/// A frame at the end of a game: a lost one is dark and crossed out.
pub fn survivor(ui: &mut Ui, size: f32, figure: Figure, of: Seat, lives: bool) -> Response {
    picture(ui, size, |ink, at| {
        let mark = Mark { acted: !lives };
        token(ink, figure, of, at, size * 0.48, mark);
        if !lives {
            let arm = Vec2::new(size, -size) * 0.4;
            ink.line(at - arm, at + arm, 2.0, theme::danger());
        }
    })
}

/// A station in the colours of who holds it.
pub fn station(ui: &mut Ui, size: f32, holder: Option<Seat>) -> Response {
    picture(ui, size, |ink, at| {
        draw_station(ink, at, size * 0.42, holder);
    })
}

/// A line to type into, as high as what stands beside it; `name` is said to those who do not see it.
pub fn line(ui: &mut Ui, name: &str, text: &mut String, most: usize, width: f32) {
    theme::named(setup::line(ui, text, most, width), name);
}

/// The state of a die in the tray.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct TrayDie {
    /// It can be picked up now.
    pub fits: bool,
    /// It is picked up.
    pub held: bool,
    /// It still rolls: show this instead of its value.
    pub shows: Option<u8>,
    /// Why it cannot be picked up, if that can be said.
    pub why: Option<String>,
    /// The key that picks it up.
    pub key: Option<String>,
}

/// A die of the pool; returns whether it was clicked.
pub fn die(ui: &mut Ui, die: &Die, size: f32, how: TrayDie, words: &FramesWords) -> bool {
    let sense = if how.fits {
        Sense::click()
    } else {
        Sense::hover()
    };
    let (rect, response) = ui.allocate_exact_size(Size::splat(size), sense);
    let value = how.shows.unwrap_or(die.value);
    let name = words.die(colour_name(die.colour, words.language), die.value);
    let fits = how.fits;
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Button, fits, name.clone()));
    let lift = if how.held { -5.0 } else { 0.0 };
    let turn = match how.shows {
        Some(n) => f32::from(n) * 0.9,
        None => 0.0,
    };
    let rect = rect.translate(Size::new(0.0, lift));
    body(ui, rect, die, turn);
    if how.fits {
        let width = if how.held || response.hovered() {
            3.0
        } else {
            1.6
        };
        let radius = CornerRadius::same(10);
        let stroke = Stroke::new(width, theme::accent());
        ui.painter()
            .rect_stroke(rect.shrink(0.5), radius, stroke, StrokeKind::Outside);
    }
    let ink = match die.colour {
        Colour::White | Colour::Yellow => theme::ink(),
        _ => Color32::WHITE,
    };
    let ink = if die.used { alpha(ink, 0.35) } else { ink };
    let font = FontId::new(size * 0.48, theme::bold());
    let number = rect.center() - Size::new(0.0, size * 0.1);
    ui.painter()
        .text(number, Align2::CENTER_CENTER, value, font, ink);
    // The shape of its colour below the number, the same as on the board.
    let mut sign = Ink::default();
    let below = Vec2::new(rect.center().x, rect.bottom() - size * 0.22);
    glyph::shape(&mut sign, die.colour, below, size * 0.11, ink);
    ui.painter().add(Shape::mesh(sign.egui(Size::ZERO)));
    theme::corner_cap(ui, &response, how.key.as_deref());
    theme::ring(ui, &response);
    let clicked = response.clicked();
    let what = if die.used {
        words.die_used
    } else {
        words.die_free
    };
    let mut tip = format!("{name} (d{}), {what}", die.sides);
    if let Some(why) = how.why {
        tip = format!("{tip}\n{why}");
    }
    response.on_hover_text(tip);
    clicked
}

/// A cube or, with eight sides, a diamond.
fn body(ui: &Ui, rect: Rect, die: &Die, turn: f32) {
    let colour = livery::die(die.colour);
    let colour = if die.used {
        mix(theme::sheet(), colour, 0.22)
    } else {
        colour
    };
    let middle = Vec2::new(rect.center().x, rect.center().y);
    let mut ink = Ink::default();
    let half = rect.width() * 0.5 - 3.0;
    let (corners, phase) = if die.sides == 8 { (8, 0.0) } else { (4, 0.5) };
    let reach = if die.sides == 8 { 1.06 } else { 1.3 };
    let shape = |scale: f32| -> Vec<Vec2> {
        let step = std::f32::consts::TAU / corners as f32;
        (0..corners)
            .map(|n| {
                middle + Vec2::from_angle((n as f32 + phase) * step + turn) * half * reach * scale
            })
            .collect()
    };
    ink.fill(&shape(1.0), mix(theme::ground(), colour, 0.55));
    ink.fill(&shape(0.9), colour);
    ink.disc(
        middle,
        half * 0.74,
        mix(colour, Color32::WHITE, if die.used { 0.0 } else { 0.14 }),
    );
    ui.painter().add(Shape::mesh(ink.egui(Size::ZERO)));
}

/// A small map of a field: its outline and the cover placed by hand.
pub fn field(ui: &mut Ui, size: f32, field: &FieldDef) {
    picture(ui, size, |ink, at| {
        let scale = size * 0.46 / (field.width as f32 * 0.5);
        let half = size * 0.46;
        let sheet = mix(theme::ground(), livery::NOBODY, 0.16);
        let line = alpha(theme::muted(), 0.8);
        match field.shape {
            Outline::Square => {
                ink.block(at, Vec2::splat(half + 1.5), line);
                ink.block(at, Vec2::splat(half), sheet);
            }
            Outline::Circle => {
                ink.disc(at, half + 1.5, line);
                ink.disc(at, half, sheet);
            }
        }
        for segment in field.cover.iter().flat_map(|piece| &piece.segments) {
            let off = Vec2::new(segment.x as f32, -segment.y as f32) * scale;
            let strong = 0.3 + 0.2 * f32::from(segment.hits);
            let unit = UNIT as f32 * scale * 0.5;
            ink.block(
                at + off,
                Vec2::splat(unit),
                mix(sheet, theme::text(), strong),
            );
        }
    });
}
