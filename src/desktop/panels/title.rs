//! The title: the name of the program and the four games.

use bevy_egui::egui::{
    Align2, CornerRadius, FontId, Frame, Margin, Pos2, Rect, RichText, Sense, Stroke, StrokeKind,
    Ui, UiBuilder, Vec2,
};

use super::flow;
use super::languages;
use super::scenery::{ROUND, scenery};
use super::theme;
use crate::desktop::editor::EditWish;
use crate::desktop::guide::GuideWish;
use crate::desktop::intent::Intent;
use crate::desktop::lab::LabWish;
use crate::desktop::puzzles::PuzzleWish;
use crate::desktop::screen::{Overlay, Playing, Settings};
use crate::desktop::words::{self, Words};

/// The title screen, on a surface of the design's size.
pub fn title(ui: &mut Ui, settings: Settings, out: &mut Vec<Intent>) {
    let words = words::of(settings.language);
    let whole = ui.max_rect();
    if flow::is_narrow(whole.width()) {
        return narrow(ui, settings, words, out);
    }
    let middle = whole.center().x;
    let painter = ui.painter().clone();
    let write = |at: Pos2, text: &str, font: FontId, color| {
        painter.text(at, Align2::CENTER_CENTER, text, font, color);
    };
    let at = |y: f32| Pos2::new(middle, whole.top() + y);
    write(
        at(118.0),
        "Fourfold",
        FontId::new(84.0, theme::serif()),
        theme::text(),
    );
    write(
        at(188.0),
        words.front.line,
        FontId::proportional(17.0),
        theme::text(),
    );
    let size = Vec2::new(262.0, 266.0);
    let left = middle - 2.0 * size.x - 30.0;
    for (n, game) in Playing::all().into_iter().enumerate() {
        let corner = Pos2::new(left + n as f32 * (size.x + 20.0), whole.top() + 250.0);
        let place = Rect::from_min_size(corner, size);
        tile(ui, place, game, words, out);
    }
    new_here(ui, words, out);
    let ways = ways(words);
    const GAP: f32 = 8.0;
    // All as wide as the longest of them needs.
    let wide = ways
        .iter()
        .map(|(text, _)| theme::text_width(ui, text, 15.0) + 36.0);
    let wide = wide.fold(148.0, f32::max);
    let room = (wide + GAP) * ways.len() as f32 - GAP;
    let buttons = Rect::from_center_size(at(602.0), Vec2::new(room, 40.0));
    ui.scope_builder(UiBuilder::new().max_rect(buttons), |ui| {
        ui.horizontal_centered(|ui| {
            ui.spacing_mut().item_spacing.x = GAP;
            for (text, wish) in ways {
                if theme::wide(ui, text, wide) {
                    out.push(wish);
                }
            }
        });
    });
    languages(ui, settings, out);
    let version = version(words);
    let font = FontId::proportional(12.0);
    write(
        Pos2::new(middle, whole.bottom() - 22.0),
        &version,
        font,
        theme::muted(),
    );
}

/// What else there is to do.
fn ways(words: &Words) -> [(&'static str, Intent); 6] {
    [
        (words.puzzles.list, Intent::Puzzle(PuzzleWish::List)),
        (words.editor.editor, Intent::Edit(EditWish::Open)),
        (words.lab.title, Intent::Lab(LabWish::Open)),
        (words.menu.settings, Intent::Show(Overlay::Settings)),
        (words.menu.keys, Intent::Show(Overlay::Help)),
        (words.front.quit, Intent::Quit),
    ]
}

fn version(words: &Words) -> String {
    format!("{} {}", words.front.version, env!("CARGO_PKG_VERSION"))
}

/// The same where the window is smaller than the design: one part below the other.
fn narrow(ui: &mut Ui, settings: Settings, words: &Words, out: &mut Vec<Intent>) {
    let frame = Frame::new().inner_margin(Margin::symmetric(GAP as i8, 8));
    frame.show(ui, |ui| {
        ui.horizontal(|ui| {
            ui.label(RichText::new("Fourfold").family(theme::serif()).size(48.0));
            ui.add_space(GAP);
            ui.label(RichText::new(words.front.line).size(15.0));
            languages::languages(ui, settings, out);
        });
    });
    let size = Vec2::new((ui.available_width() - 3.0 * GAP) * 0.5, 236.0);
    for (row, pair) in Playing::all().chunks(2).enumerate() {
        let corner = ui.cursor().min + Vec2::new(GAP, if row > 0 { GAP } else { 0.0 });
        for (n, game) in pair.iter().enumerate() {
            let off = Vec2::new((size.x + GAP) * n as f32, 0.0);
            tile(
                ui,
                Rect::from_min_size(corner + off, size),
                *game,
                words,
                out,
            );
        }
    }
    ui.add_space(GAP);
    let frame = Frame::new().inner_margin(Margin::symmetric(GAP as i8, 0));
    frame.show(ui, |ui| {
        ui.horizontal_wrapped(|ui| new_games(ui, words, out));
        ui.add_space(GAP);
        ui.horizontal_wrapped(|ui| {
            for (text, wish) in ways(words) {
                if theme::wide(ui, text, 160.0) {
                    out.push(wish);
                }
            }
        });
        ui.label(theme::quiet(version(words)));
    });
}

/// Between the parts of a title in a small window.
const GAP: f32 = 14.0;

/// The guided matches, above the tiles.
fn new_here(ui: &mut Ui, words: &Words, out: &mut Vec<Intent>) {
    const GAP: f32 = 8.0;
    let games = Playing::all().map(|game| (game.profile().title)(words.language));
    let said = theme::text_width(ui, words.guide.new_here, 14.0);
    let wide = |name: &str| theme::text_width(ui, name, 14.5) + 32.0;
    let room: f32 = games.into_iter().map(|name| wide(name) + GAP).sum();
    let middle = ui.max_rect().center_top() + Vec2::new(0.0, 223.0);
    let row = Rect::from_center_size(middle, Vec2::new(said + GAP + room, 34.0));
    ui.scope_builder(UiBuilder::new().max_rect(row), |ui| {
        ui.horizontal_centered(|ui| {
            ui.spacing_mut().item_spacing.x = GAP;
            new_games(ui, words, out);
        });
    });
}

fn new_games(ui: &mut Ui, words: &Words, out: &mut Vec<Intent>) {
    ui.label(RichText::new(words.guide.new_here).size(14.0));
    for game in Playing::all() {
        let name = (game.profile().title)(words.language);
        let button = theme::button(ui, name);
        let about = format!("{}: {name}", words.guide.begin);
        if theme::named(button, &about).clicked() {
            out.push(Intent::Guide(GuideWish::Begin(game)));
        }
    }
}

/// The languages, in the upper right corner.
fn languages(ui: &mut Ui, settings: Settings, out: &mut Vec<Intent>) {
    let whole = ui.max_rect();
    let corner = whole.right_top() + Vec2::new(-24.0, 18.0);
    let place = Rect::from_min_max(
        corner - Vec2::new(260.0, 0.0),
        corner + Vec2::new(0.0, 32.0),
    );
    ui.scope_builder(UiBuilder::new().max_rect(place), |ui| {
        languages::languages(ui, settings, out);
    });
}

fn tile(ui: &mut Ui, rect: Rect, game: Playing, words: &Words, out: &mut Vec<Intent>) {
    // The button in it is what the keyboard goes to.
    let name = (game.profile().title)(words.language);
    let (text, seats) = (game.profile().about)(words.language);
    let response = ui.interact(rect, ui.id().with(name), Sense::CLICK);
    let hot = response.hovered();
    let radius = CornerRadius::same(ROUND);
    let painter = ui.painter();
    painter.rect_filled(rect, radius, theme::raised());
    let band = Rect::from_min_size(rect.min, Vec2::new(rect.width(), 84.0));
    scenery(ui, band, game);
    let width = if hot { 3.0 } else { 1.0 };
    ui.painter().rect_stroke(
        rect,
        radius,
        Stroke::new(width, theme::accent()),
        StrokeKind::Inside,
    );
    let inner = Rect::from_min_max(band.left_bottom(), rect.max).shrink2(Vec2::new(18.0, 10.0));
    // It takes its whole place, whatever is in it.
    ui.advance_cursor_after_rect(rect);
    ui.scope_builder(UiBuilder::new().max_rect(inner), |ui| {
        ui.label(RichText::new(name).family(theme::serif()).size(28.0));
        ui.label(RichText::new(text).size(13.5).color(theme::muted()));
        ui.label(theme::quiet(seats));
    });
    let foot = inner.with_min_y(inner.bottom() - 34.0);
    ui.scope_builder(UiBuilder::new().max_rect(foot), |ui| {
        let label = words.front.play(name);
        let wide = theme::text_width(ui, &label, 14.5) + 24.0;
        ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing.x = 6.0;
            let play = theme::primary(ui, &label, Vec2::new(wide, 32.0));
            if play.clicked() || response.clicked() {
                out.push(Intent::Open(game));
            }
            if theme::button(ui, words.book.title).clicked() {
                out.push(Intent::Show(Overlay::HowTo(game)));
            }
        });
    });
}
