//! What the setup screens of the games have in common: names, the seed, and the way on.

use bevy_egui::egui::{
    Align, Align2, Color32, CornerRadius, FontId, Grid, Layout, Margin, Pos2, Rect, Response,
    RichText, ScrollArea, Sense, Stroke, StrokeKind, TextEdit, Ui, Vec2, WidgetInfo, WidgetType,
};

use super::languages::languages;
use super::{flow, theme};
use crate::desktop::guide::GuideWish;
use crate::desktop::intent::Intent;
use crate::desktop::screen::{Overlay, Playing, Settings};
use crate::desktop::session::Controller;
use crate::desktop::start::Form;
use crate::desktop::words::{self, SetupWords};
use crate::table::Language;

/// The name of a game as the title and the saves call it, its goal, and the languages.
pub fn head(ui: &mut Ui, (game, goal): (&str, &str), settings: Settings, out: &mut Vec<Intent>) {
    let draw = |ui: &mut Ui| {
        let name = Playing::name_of(game, settings.language);
        ui.label(RichText::new(name).family(theme::serif()).size(40.0));
        ui.add_space(10.0);
        ui.label(RichText::new(goal).size(14.5).color(theme::muted()));
        ui.add_space(10.0);
        let words = words::of(settings.language);
        if theme::button(ui, words.book.title).clicked() {
            out.push(Intent::Show(Overlay::HowTo(Playing::of(game))));
        }
        if theme::button(ui, words.guide.begin).clicked() {
            out.push(Intent::Guide(GuideWish::Begin(Playing::of(game))));
        }
        languages(ui, settings, out);
    };
    if flow::is_narrow(ui.max_rect().width()) {
        ui.horizontal_wrapped(draw);
    } else {
        ui.horizontal(draw);
    }
}

/// Who decides for a seat: a person, or one of the bots.
pub fn controllers(ui: &mut Ui, chosen: &mut Controller, language: Language) {
    ui.horizontal(|ui| {
        for controller in Controller::all() {
            let who = words::of(language).controller(controller);
            theme::pick(ui, chosen, controller, &who);
        }
    });
}

/// The decks of a seat, two in a row of so much height in all; `entry` draws one, chosen or not, that wide.
pub fn decks(
    ui: &mut Ui,
    (seat, height): (usize, f32),
    count: usize,
    chosen: &mut usize,
    entry: impl Fn(&mut Ui, usize, bool, f32) -> Response,
) {
    let width = (ui.available_width() - 8.0) * 0.5;
    let list = ScrollArea::vertical().id_salt(seat).max_height(height);
    let grid = Grid::new(("decks", seat)).spacing(Vec2::new(8.0, 6.0));
    list.show(ui, |ui| {
        grid.show(ui, |ui| {
            for at in 0..count {
                if entry(ui, at, *chosen == at, width).clicked() {
                    *chosen = at;
                }
                if at % 2 == 1 {
                    ui.end_row();
                }
            }
        });
    });
}

/// A field for a line of at most so many letters.
pub fn line(ui: &mut Ui, text: &mut String, most: usize, width: f32) -> Response {
    let edit = TextEdit::singleline(text).char_limit(most);
    let edit = edit
        .vertical_align(Align::Center)
        .margin(Margin::symmetric(8, 4));
    ui.add_sized(Vec2::new(width, 28.0), edit)
}

/// The field for a player's name, at the right end of its line.
pub fn name(ui: &mut Ui, text: &mut String, width: f32, words: &SetupWords) {
    ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
        let field = line(ui, text, 16, width);
        let name = ui.label(words.name);
        field.labelled_by(name.id);
    });
}

/// The seed, and another one.
pub fn seed(ui: &mut Ui, form: &mut impl Form, words: &SetupWords) {
    let name = ui.label(words.seed);
    let field = line(ui, form.seed_text(), 20, 130.0);
    field.labelled_by(name.id);
    if theme::button(ui, words.another).clicked() {
        form.another_seed();
    }
}

/// What is wrong, else what the same seed does; the buttons that begin the match and that lead back.
pub fn begin(
    ui: &mut Ui,
    problem: Option<&str>,
    same: &str,
    words: &SetupWords,
    out: &mut Vec<Intent>,
) {
    match problem {
        Some(why) => ui.label(RichText::new(why).color(theme::danger())),
        None => ui.label(theme::quiet(same)),
    };
    flow::at_end(ui, |ui| {
        match problem {
            None => {
                let start = theme::primary(ui, words.start, Vec2::new(220.0, 44.0));
                if start.on_hover_text(words.enter).clicked() {
                    out.push(Intent::Start);
                }
            }
            Some(why) => theme::dead(ui, words.start, why),
        }
        if theme::button(ui, words.back).on_hover_text("Esc").clicked() {
            out.push(Intent::ToTitle);
        }
    });
}

/// What is wrong with the names of two players or with the seed, in words, if anything.
#[must_use]
pub fn problem(names: &[String; 2], seed: Option<u64>, words: &SetupWords) -> Option<&'static str> {
    if names.iter().any(|n| n.trim().is_empty()) {
        return Some(words.unnamed);
    }
    if names[0].trim() == names[1].trim() {
        return Some(words.namesakes);
    }
    seed.is_none().then_some(words.no_seed)
}

/// A deck or set among the others, to be picked: its place, to be filled.
pub fn option(ui: &mut Ui, size: Vec2, name: &str, chosen: bool) -> (Rect, Response) {
    let (rect, response) = ui.allocate_exact_size(size, Sense::click());
    response.widget_info(|| WidgetInfo::selected(WidgetType::RadioButton, true, chosen, name));
    let fill = match (chosen, response.hovered()) {
        (true, _) => ui.visuals().selection.bg_fill,
        (false, true) => ui.visuals().widgets.hovered.bg_fill,
        (false, false) => theme::raised(),
    };
    theme::ring(ui, &response);
    let edge = if chosen { theme::text() } else { theme::edge() };
    let (radius, stroke) = (CornerRadius::same(9), Stroke::new(1.0, edge));
    let painter = ui.painter();
    painter.rect(rect, radius, fill, stroke, StrokeKind::Inside);
    (rect, response)
}

/// How many cards cost how much: a bar in `tint` for each cost from `least` up, the last one also for what is dearer.
pub fn curve(ui: &mut Ui, counts: &[u32], least: usize, size: Vec2, tint: Color32) {
    let (rect, _) = ui.allocate_exact_size(size, Sense::hover());
    let most = counts.iter().copied().max().unwrap_or(0).max(1) as f32;
    let step = rect.width() / counts.len() as f32;
    let painter = ui.painter();
    for (at, &n) in counts.iter().enumerate() {
        let middle = rect.left() + (at as f32 + 0.5) * step;
        let foot = rect.bottom() - 15.0;
        let high = (rect.height() - 30.0) * n as f32 / most;
        let bar = Rect::from_min_max(
            Pos2::new(middle - 8.0, foot - high.max(1.0)),
            Pos2::new(middle + 8.0, foot),
        );
        painter.rect_filled(bar, CornerRadius::same(2), tint);
        let write = |y: f32, text: String, size: f32| {
            let (place, font) = (Pos2::new(middle, y), FontId::proportional(size));
            painter.text(place, Align2::CENTER_BOTTOM, text, font, theme::muted());
        };
        let more = if at + 1 == counts.len() { "+" } else { "" };
        write(rect.bottom(), format!("{}{more}", at + least), 11.5);
        if n > 0 {
            write(bar.top() - 1.0, n.to_string(), 11.0);
        }
    }
}
