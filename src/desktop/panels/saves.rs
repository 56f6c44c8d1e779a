//! The browser of saves, and its row on the title.

use bevy_egui::egui::{
    Align, Align2, Color32, FontId, Layout, Mesh, Pos2, Rect, RichText, ScrollArea, Sense, Shape,
    Stroke, StrokeKind, TextureId, Ui, UiBuilder, Vec2,
};

use super::{flow, theme};
use crate::desktop::frame;
use crate::desktop::ink::Ink;
use crate::desktop::intent::Intent;
use crate::desktop::saves::{Row, SaveBrowser, SaveContent, SaveWish, Summary};
use crate::desktop::screen::{Overlay, Playing};
use crate::desktop::words::{SavesWords, Words};

/// A picture of a match: drawings in points of the design, each with how far it is turned, and shapes over them.
#[derive(Debug, Clone, Default)]
pub struct Picture {
    /// Drawings, the lowest first.
    pub cards: Vec<(TextureId, Rect, f32)>,
    /// Shapes.
    pub ink: Ink,
}

/// "Continue" and "Saved matches", on the title's surface.
pub fn title_saves(ui: &mut Ui, newest: Option<&Row>, words: &SavesWords, out: &mut Vec<Intent>) {
    let whole = ui.max_rect();
    let y = if flow::is_narrow(whole.width()) {
        // Below what is on the title already.
        ui.cursor().top() + 24.0
    } else {
        whole.top() + 547.0
    };
    let middle = Pos2::new(whole.center().x, y);
    let row = Rect::from_center_size(middle, Vec2::new(760.0, 36.0));
    let button = Vec2::new(170.0, 34.0);
    let found = newest.and_then(|row| Some((row, row.about.fine()?)));
    let Some((newest, summary)) = found else {
        let alone = Rect::from_center_size(middle, button);
        ui.scope_builder(UiBuilder::new().max_rect(alone), |ui| {
            if theme::wide(ui, words.saved, button.x) {
                out.push(Intent::Save(SaveWish::Browse));
            }
        });
        return;
    };
    let about = format!(
        "{}, {} · {} · {}",
        Playing::name_of(summary.game, words.language),
        words.going(summary.game).count(summary.turn as usize),
        summary.names.join(words.against),
        newest.when,
    );
    ui.scope_builder(UiBuilder::new().max_rect(row), |ui| {
        ui.horizontal_centered(|ui| {
            if theme::primary(ui, words.go_on, button).clicked() {
                out.push(Intent::Save(SaveWish::Continue));
            }
            let text = RichText::new(about).size(13.0).color(theme::muted());
            let label = bevy_egui::egui::Label::new(text).truncate();
            ui.add_sized(Vec2::new(390.0, 20.0), label);
            if theme::wide(ui, words.saved, button.x) {
                out.push(Intent::Save(SaveWish::Browse));
            }
        });
    });
}

/// The browser, on a surface of the design's size.
pub fn saves(
    ui: &mut Ui,
    shelves: &SaveBrowser,
    picture: Option<&Picture>,
    words: &Words,
    out: &mut Vec<Intent>,
) {
    let own = &words.saves;
    let whole = ui.max_rect();
    // Where the window is smaller than the design, the columns share it.
    let part = |left: f32, top: f32, right: f32, bottom: f32| {
        let off = whole.max - Pos2::new(frame::DESIGN.x, frame::DESIGN.y);
        let x = |at: f32| whole.left() + at * whole.width() / frame::DESIGN.x;
        let y = |at: f32| at + if at < 400.0 { whole.top() } else { off.y };
        Rect::from_x_y_ranges(x(left)..=x(right), y(top)..=y(bottom))
    };
    let font = FontId::new(38.0, theme::serif());
    let head = part(60.0, 24.0, 700.0, 80.0);
    let painter = ui.painter().clone();
    painter.text(
        head.left_center(),
        Align2::LEFT_CENTER,
        own.saved,
        font,
        theme::text(),
    );
    theme::slab(ui, part(60.0, 92.0, 560.0, 640.0), |ui| {
        list(ui, shelves, own, out);
    });
    theme::slab(ui, part(576.0, 92.0, 1220.0, 640.0), |ui| {
        details(ui, shelves, picture, words, out);
    });
    let foot = part(60.0, 656.0, 1220.0, 700.0);
    ui.scope_builder(UiBuilder::new().max_rect(foot), |ui| {
        ui.horizontal_centered(|ui| {
            if theme::wide(ui, words.back, 140.0) {
                out.push(Intent::ToTitle);
            }
            ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                let keys = own.keys(shelves.can_play(), shelves.can_watch());
                ui.label(theme::quiet(keys));
            });
        });
    });
}

fn list(ui: &mut Ui, shelves: &SaveBrowser, words: &SavesWords, out: &mut Vec<Intent>) {
    if shelves.rows.is_empty() {
        ui.label(theme::quiet(words.none));
        return;
    }
    ScrollArea::vertical().auto_shrink(false).show(ui, |ui| {
        ui.spacing_mut().item_spacing.y = 6.0;
        for (at, row) in shelves.rows.iter().enumerate() {
            let chosen = at == shelves.at;
            let size = Vec2::new(ui.available_width(), 52.0);
            let (rect, response) = ui.allocate_exact_size(size, Sense::click());
            let (state, _) = state(&row.about, words);
            let named = format!("{} {} {state}", head(row, words), row.when);
            response.widget_info(|| {
                bevy_egui::egui::WidgetInfo::selected(
                    bevy_egui::egui::WidgetType::SelectableLabel,
                    true,
                    chosen,
                    &named,
                )
            });
            if response.clicked() {
                out.push(Intent::Save(SaveWish::Select(at)));
            }
            if response.double_clicked() {
                out.push(Intent::Save(SaveWish::Play));
            }
            if chosen && !ui.clip_rect().contains_rect(rect) {
                response.scroll_to_me(None);
            }
            line(ui, rect, row, chosen, response.hovered(), words);
        }
    });
}

/// A row: game and players, turn and date, how it stands.
fn line(ui: &Ui, rect: Rect, row: &Row, chosen: bool, hot: bool, words: &SavesWords) {
    let painter = ui.painter().with_clip_rect(rect.intersect(ui.clip_rect()));
    let fill = if hot {
        Color32::from_rgb(0x28, 0x38, 0x43)
    } else {
        theme::raised()
    };
    painter.rect_filled(rect, 8.0, fill);
    if chosen {
        let edge = Stroke::new(2.0, theme::accent());
        painter.rect_stroke(rect, 8.0, edge, StrokeKind::Inside);
    }
    let (state, colour) = state(&row.about, words);
    let small = FontId::proportional(12.5);
    let corner = rect.right_top() + Vec2::new(-12.0, 16.0);
    let state = painter.text(corner, Align2::RIGHT_CENTER, state, small.clone(), colour);
    let date = rect.right_bottom() + Vec2::new(-12.0, -15.0);
    let date = painter.text(
        date,
        Align2::RIGHT_CENTER,
        &row.when,
        small.clone(),
        theme::muted(),
    );
    let put = |text: String, y: f32, font: FontId, colour, right: f32| {
        let room = right - rect.left() - 24.0;
        let mut job = bevy_egui::egui::text::LayoutJob::simple_singleline(text, font, colour);
        job.wrap = bevy_egui::egui::text::TextWrapping::truncate_at_width(room);
        let galley = painter.layout_job(job);
        let at = Pos2::new(rect.left() + 12.0, rect.top() + y - galley.size().y / 2.0);
        painter.galley(at, galley, colour);
    };
    let bold = FontId::new(15.0, theme::bold());
    put(head(row, words), 16.0, bold, theme::text(), state.left());
    let turn = row.about.fine().map(|s| under(s, words));
    put(
        turn.unwrap_or_default(),
        37.0,
        small,
        theme::muted(),
        date.left(),
    );
}

/// The state of a match, or the error in its file, with its colour.
fn state(about: &SaveContent, words: &SavesWords) -> (&'static str, Color32) {
    match about {
        SaveContent::ReadProblem => (words.reading, theme::muted()),
        SaveContent::Damaged(_) => (words.damaged, theme::danger()),
        SaveContent::Foreign(_) => (words.foreign, theme::danger()),
        SaveContent::Fine(s) if s.over => (words.over, theme::muted()),
        SaveContent::Fine(_) => (words.open, theme::text()),
    }
}

/// Game and players.
fn head(row: &Row, words: &SavesWords) -> String {
    match &row.about {
        SaveContent::Fine(summary) => format!(
            "{}: {}",
            Playing::name_of(summary.game, words.language),
            summary.names.join(words.against)
        ),
        _ => {
            let name = row.path.file_name().unwrap_or_default();
            name.to_string_lossy().into_owned()
        }
    }
}

/// Turn and choices.
fn under(summary: &Summary, words: &SavesWords) -> String {
    let turn = words.going(summary.game).count(summary.turn as usize);
    format!("{turn} · {}", words.choices(summary.picks))
}

/// The height of what is written of a match, with its buttons.
const WRITTEN: f32 = 176.0;

/// The match that is looked at: picture, what is known of it, and what can be done.
fn details(
    ui: &mut Ui,
    shelves: &SaveBrowser,
    picture: Option<&Picture>,
    all: &Words,
    out: &mut Vec<Intent>,
) {
    let words = &all.saves;
    let Some(row) = shelves.row() else { return };
    let whole = ui.max_rect();
    let foot = whole.with_min_y(whole.bottom() - 38.0);
    // A file without a match has nothing to show.
    if !matches!(row.about, SaveContent::Damaged(_) | SaveContent::Foreign(_)) {
        // What is written below it needs its room, too.
        let high = ui.available_height() - WRITTEN;
        let width = ui.available_width();
        let size = Vec2::new(width, high.min(width * frame::DESIGN.y / frame::DESIGN.x));
        let (rect, _) = ui.allocate_exact_size(size, Sense::hover());
        ui.painter().rect_filled(rect, 8.0, theme::ground());
        if let Some(picture) = picture {
            paint(ui, rect, picture);
        }
        let edge = Stroke::new(1.0, theme::edge());
        ui.painter()
            .rect_stroke(rect, 8.0, edge, StrokeKind::Inside);
        ui.add_space(8.0);
    }
    match &row.about {
        SaveContent::ReadProblem => {
            ui.label(theme::quiet(words.reading));
        }
        SaveContent::Damaged(why) | SaveContent::Foreign(why) => fault(ui, why, words),
        SaveContent::Fine(summary) => {
            ui.label(theme::strong(head(row, words), 17.0));
            ui.label(theme::quiet(format!(
                "{} · {}",
                under(summary, words),
                row.when
            )));
            if summary.cut {
                ui.label(theme::quiet(words.cut));
            }
            if summary.running {
                ui.label(RichText::new(words.running).color(theme::danger()));
            }
        }
    }
    if let Some(why) = &shelves.trouble {
        fault(ui, why, words);
    }
    if shelves.can_watch() {
        ui.horizontal(|ui| {
            for (name, log) in [(all.menu.save_replay, false), (words.export_log, true)] {
                if theme::button(ui, name).clicked() {
                    out.push(Intent::Save(SaveWish::Share(log)));
                }
            }
        });
    }
    ui.scope_builder(UiBuilder::new().max_rect(foot), |ui| {
        ui.horizontal(|ui| {
            let part = (ui.available_width() / 490.0).min(1.0);
            let (play, wide) = (Vec2::new(190.0 * part, 36.0), 140.0 * part);
            if shelves.can_play() && theme::primary(ui, words.play, play).clicked() {
                out.push(Intent::Save(SaveWish::Play));
            }
            if shelves.can_watch() && theme::wide(ui, words.watch, wide) {
                out.push(Intent::Save(SaveWish::Watch));
            }
            if theme::wide(ui, words.delete, wide) {
                out.push(Intent::Show(Overlay::Delete));
            }
        });
    });
}

/// The error in a file: in the reader's language, and below it the details for people who can repair it.
fn fault(ui: &mut Ui, why: &str, words: &SavesWords) {
    if let Some(failure) = save_failure(why, words) {
        ui.label(RichText::new(failure).size(15.0).color(theme::danger()));
    }
    ui.label(theme::quiet(why));
}

/// The meaning of an error message about a file, if it has a code.
pub(super) fn save_failure(why: &str, words: &SavesWords) -> Option<String> {
    let (_, rest) = why.split_once("error[R")?;
    let code = rest.get(..3)?;
    Some(words.fault(code))
}

/// Paints the part of the design's surface, as large as `rect` allows.
fn paint(ui: &Ui, rect: Rect, picture: &Picture) {
    let painter = ui.painter().with_clip_rect(rect.intersect(ui.clip_rect()));
    let mut mesh = picture.ink.egui(Vec2::ZERO);
    let mut seen = Rect::NOTHING;
    for (_, card, _) in &picture.cards {
        seen = seen.union(*card);
    }
    for vertex in &mesh.vertices {
        seen.extend_with(vertex.pos);
    }
    let design = Rect::from_min_size(Pos2::ZERO, Vec2::new(frame::DESIGN.x, frame::DESIGN.y));
    let seen = seen.expand(10.0).intersect(design);
    if !seen.is_positive() {
        return;
    }
    let scale = (rect.width() / seen.width()).min(rect.height() / seen.height());
    let place = |at: Pos2| rect.center() + (at - seen.center()) * scale;
    for (texture, card, turn) in &picture.cards {
        let whole = Rect::from_min_max(Pos2::ZERO, Pos2::new(1.0, 1.0));
        let at = Rect::from_min_max(place(card.min), place(card.max));
        let mut mesh = Mesh::with_texture(*texture);
        mesh.add_rect_with_uv(at, whole, Color32::WHITE);
        mesh.rotate(bevy_egui::egui::emath::Rot2::from_angle(*turn), at.center());
        painter.add(Shape::mesh(mesh));
    }
    for vertex in &mut mesh.vertices {
        vertex.pos = place(vertex.pos);
    }
    painter.add(Shape::mesh(mesh));
}

/// Asks once more before a save is deleted.
pub fn delete_save(ui: &mut Ui, name: &str, words: &SavesWords, out: &mut Vec<Intent>) {
    ui.vertical_centered(|ui| {
        ui.label(theme::strong(words.really, 20.0));
        ui.label(theme::quiet(name));
        ui.label(theme::quiet(words.gone));
        ui.add_space(8.0);
        let delete = words.delete.trim_end_matches('…');
        if theme::wide(ui, delete, 250.0) {
            out.push(Intent::Save(SaveWish::Delete));
        }
        if theme::first(ui, words.keep, Vec2::new(250.0, 38.0)).clicked() {
            out.push(Intent::Show(Overlay::None));
        }
    });
}
