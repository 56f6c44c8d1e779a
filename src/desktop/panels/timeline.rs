//! The time line of a match that is watched, and the questions that belong to it.

use bevy_egui::egui::{Color32, FontId, Pos2, Rect, Sense, Stroke, TextEdit, Ui, Vec2, WidgetInfo};

use super::theme;
use crate::desktop::intent::Intent;
use crate::desktop::saves::{Draft, MOST_SEATS, Viewer, WatchWish};
use crate::desktop::screen::Overlay;
use crate::desktop::session::{Controller, FarUndo, Viewpoint};
use crate::desktop::words::{self, SavesWords};
use crate::table::Seat;

/// The time line with its buttons, in two rows.
pub fn timeline(ui: &mut Ui, viewer: &Viewer, words: &SavesWords, out: &mut Vec<Intent>) {
    ui.spacing_mut().item_spacing = Vec2::new(6.0, 4.0);
    ui.spacing_mut().button_padding = Vec2::new(9.0, 3.0);
    track(ui, viewer, words, out);
    ui.horizontal(|ui| {
        let [start, back, play, stop, on, end] = &words.steps;
        let going = words.going(viewer.game);
        let run = if viewer.runs { stop } else { play };
        for ((text, what), wish) in [
            (start, WatchWish::End(false)),
            (&going.back, WatchWish::Turn(false)),
            (back, WatchWish::Step(false)),
            (run, WatchWish::Run),
            (on, WatchWish::Step(true)),
            (&going.on, WatchWish::Turn(true)),
            (end, WatchWish::End(true)),
        ] {
            if theme::button(ui, text).on_hover_text(*what).clicked() {
                out.push(Intent::Watch(wish));
            }
        }
        let moment = going.moment(viewer.turn(), viewer.at, viewer.end());
        ui.label(theme::strong(moment, 12.5));
        let layout = bevy_egui::egui::Layout::right_to_left(bevy_egui::egui::Align::Center);
        ui.with_layout(layout, |ui| {
            if viewer.live {
                let live = theme::quiet(words.live_brief).color(theme::danger());
                ui.label(live).on_hover_text(words.live);
                return;
            }
            if theme::choice(ui, words.play_on).clicked() {
                out.push(Intent::Show(Overlay::PlayOn));
            }
            analyse(ui, viewer, words, out);
            if !viewer.open {
                eyes(ui, viewer, words, out);
            }
        });
    });
}

/// The button of the win-chance curve.
fn analyse(ui: &mut Ui, viewer: &Viewer, words: &SavesWords, out: &mut Vec<Intent>) {
    let curve = &viewer.curve;
    let text = match (curve.part, curve.points.is_empty(), curve.shown) {
        (Some(_), ..) => words.stop_analysis,
        (None, true, _) => words.analyse,
        (None, false, false) => words.show_curve.0,
        (None, false, true) => words.show_curve.1,
    };
    let button = theme::button(ui, text);
    if button.on_hover_text(words.analyse_about).clicked() {
        out.push(Intent::Watch(WatchWish::Analyse));
    }
}

/// The choice of the seat whose view is shown.
fn eyes(ui: &mut Ui, viewer: &Viewer, words: &SavesWords, out: &mut Vec<Intent>) {
    let named = |eyes: Viewpoint| match eyes {
        Viewpoint::Nobody => words.eyes.0,
        Viewpoint::All => words.eyes.1,
        Viewpoint::Seat(seat) => viewer.names.get(seat.index()).map_or("", |name| name),
    };
    let seats = (0..viewer.names.len() as u8).map(|seat| Viewpoint::Seat(Seat(seat)));
    let mut now = viewer.eyes;
    let text = format!("{}: {}", words.view, named(now));
    let list = bevy_egui::egui::ComboBox::from_id_salt("eyes")
        .selected_text(text)
        .width(130.0)
        .show_ui(ui, |ui| {
            for eyes in [Viewpoint::Nobody, Viewpoint::All].into_iter().chain(seats) {
                ui.selectable_value(&mut now, eyes, named(eyes));
            }
        });
    theme::named(list.response, words.view);
    if now != viewer.eyes {
        out.push(Intent::Watch(WatchWish::Viewpoint(now)));
    }
}

/// The line itself: turns as ticks, notes as dots, a handle at the moment shown.
fn track(ui: &mut Ui, viewer: &Viewer, words: &SavesWords, out: &mut Vec<Intent>) {
    let size = Vec2::new(ui.available_width(), 24.0);
    let (rect, response) = ui.allocate_exact_size(size, Sense::click_and_drag());
    response.widget_info(|| WidgetInfo::slider(true, viewer.at as f64, words.view));
    let line = rect.shrink2(Vec2::new(10.0, 0.0));
    let end = viewer.end().max(1) as f32;
    let x = |at: usize| line.left() + line.width() * at as f32 / end;
    let painter = ui.painter();
    // Above the line there is room for numbers.
    let y = rect.bottom() - 7.0;
    let bar = Rect::from_min_max(
        Pos2::new(line.left(), y - 2.0),
        Pos2::new(line.right(), y + 2.0),
    );
    painter.rect_filled(bar, 2.0, theme::raised());
    let done = bar.with_max_x(x(viewer.at));
    painter.rect_filled(done, 2.0, theme::muted());
    let mut free = f32::MIN;
    for (at, turn) in &viewer.turns {
        let at = Pos2::new(x(*at), y);
        let tick = Stroke::new(1.0, theme::muted());
        painter.line_segment([at - Vec2::new(0.0, 5.0), at + Vec2::new(0.0, 5.0)], tick);
        let font = FontId::proportional(9.5);
        let number = painter.layout_no_wrap(turn.to_string(), font, theme::muted());
        let corner = at - Vec2::new(number.size().x * 0.5, 12.0 + number.size().y * 0.5);
        if corner.x > free {
            free = corner.x + number.size().x + 6.0;
            painter.galley(corner, number, theme::muted());
        }
    }
    for note in &viewer.notes {
        painter.circle_filled(Pos2::new(x(note.at), y + 5.0), 3.5, theme::queued());
    }
    painter.circle_filled(Pos2::new(x(viewer.at), y), 6.0, theme::accent());
    let moment = |at: Pos2| {
        let part = ((at.x - line.left()) / line.width().max(1.0)).clamp(0.0, 1.0);
        (part * end).round() as usize
    };
    let Some(at) = response.interact_pointer_pos().or(response.hover_pos()) else {
        return;
    };
    let at = moment(at);
    if (response.clicked() || response.dragged()) && at != viewer.at {
        out.push(Intent::Watch(WatchWish::To(at)));
    }
    let near = |n: &&crate::tools::save::Note| (x(n.at) - x(at)).abs() < 5.0;
    if let Some(note) = viewer.notes.iter().find(near) {
        response.on_hover_text(&note.text);
    }
}

/// The note on the moment shown, above the time line.
pub fn noted(ui: &mut Ui, viewer: &Viewer) -> bool {
    let Some(note) = viewer.note() else {
        return false;
    };
    theme::panel().show(ui, |ui| {
        ui.set_max_width(520.0);
        ui.label(&note.text);
    });
    true
}

/// Asks who plays on from the moment shown.
pub fn play_on(
    ui: &mut Ui,
    viewer: Option<&Viewer>,
    draft: &mut Draft,
    words: &SavesWords,
    out: &mut Vec<Intent>,
) {
    ui.vertical_centered(|ui| {
        ui.label(theme::strong(words.who, 20.0));
        ui.label(theme::quiet(words.kept));
        ui.add_space(8.0);
        if theme::first(ui, words.same, Vec2::new(250.0, 38.0)).clicked() {
            out.push(Intent::Watch(WatchWish::PlayOn(false)));
        }
        if theme::wide(ui, words.people, 250.0) {
            out.push(Intent::Watch(WatchWish::PlayOn(true)));
        }
    });
    if let Some(viewer) = viewer {
        ui.add_space(6.0);
        sitters(ui, viewer, draft, words, out);
    }
    ui.vertical_centered(|ui| {
        if theme::wide(ui, words.leave_it, 250.0) {
            out.push(Intent::Show(Overlay::None));
        }
    });
}

/// The choice of a player for every seat. At first a person has the seat whose view is shown, and bots the others.
fn sitters(
    ui: &mut Ui,
    viewer: &Viewer,
    draft: &mut Draft,
    words: &SavesWords,
    out: &mut Vec<Intent>,
) {
    let all = words::of(words.language);
    let eyes = match viewer.eyes {
        Viewpoint::Seat(seat) => seat.index(),
        Viewpoint::Nobody | Viewpoint::All => 0,
    };
    let sitters = draft.sitters.get_or_insert_with(|| {
        let mut sitters = [Controller::opponent(); MOST_SEATS];
        sitters[eyes.min(MOST_SEATS - 1)] = Controller::Human;
        sitters
    });
    ui.label(theme::strong(words.or_choose, 14.0));
    for (name, sitter) in viewer.names.iter().zip(&mut *sitters) {
        ui.label(theme::quiet(name));
        ui.horizontal_wrapped(|ui| {
            for controller in Controller::all() {
                theme::pick(ui, sitter, controller, &all.controller(controller));
            }
        });
    }
    let chosen = *sitters;
    ui.add_space(4.0);
    ui.vertical_centered(|ui| {
        if theme::wide(ui, words.with_these, 250.0) {
            out.push(Intent::Watch(WatchWish::WhatIf(chosen)));
        }
    });
}

/// Asks before something that was revealed is undone; every other person must agree.
pub fn take_back(
    ui: &mut Ui,
    far: &FarUndo,
    draft: &mut Draft,
    words: &SavesWords,
    out: &mut Vec<Intent>,
) {
    draft.agreed.resize(far.others.len(), false);
    ui.vertical_centered(|ui| {
        ui.label(theme::strong(words.back, 20.0));
        ui.label(theme::quiet(words.known));
        ui.add_space(8.0);
        if !far.others.is_empty() {
            ui.label(words.agree_all);
        }
    });
    for (name, agreed) in far.others.iter().zip(&mut draft.agreed) {
        theme::tick(ui, agreed, &words.agrees(name));
    }
    ui.vertical_centered(|ui| {
        ui.add_space(8.0);
        let all = draft.agreed.iter().all(|agreed| *agreed);
        ui.add_enabled_ui(all, |ui| {
            if theme::wide(ui, words.take_back, 250.0) {
                out.push(Intent::Watch(WatchWish::Back));
            }
        });
        if theme::first(ui, words.leave_it, Vec2::new(250.0, 38.0)).clicked() {
            out.push(Intent::Show(Overlay::None));
        }
    });
}

/// The field for a note.
pub fn note(ui: &mut Ui, draft: &mut Draft, words: &SavesWords, out: &mut Vec<Intent>) {
    ui.set_width(420.0);
    let head = ui.label(theme::strong(words.note, 20.0));
    let field = TextEdit::multiline(&mut draft.note)
        .desired_rows(3)
        .desired_width(420.0)
        .char_limit(1000)
        .background_color(Color32::from_rgb(0x0a, 0x11, 0x16));
    let field = ui.add(field).labelled_by(head.id);
    if field.changed() {
        draft.asks = false;
    }
    if draft.asks {
        throw_away(ui, draft, words, out);
        return;
    }
    if ui.memory(|memory| memory.focused().is_none()) {
        field.request_focus();
    }
    ui.label(theme::quiet(words.note_hint));
    ui.add_space(8.0);
    ui.horizontal(|ui| {
        if theme::primary(ui, words.pin, Vec2::new(190.0, 36.0)).clicked() {
            out.push(Intent::Watch(WatchWish::Note(draft.note.trim().to_owned())));
        }
        if theme::wide(ui, words.leave_it, 160.0) {
            if draft.leave() {
                out.push(Intent::Show(Overlay::None));
            }
            // The question takes the keyboard from the button.
            ui.memory_mut(|memory| memory.stop_text_input());
        }
    });
}

/// Asks before a note is thrown away that was typed and not pinned.
fn throw_away(ui: &mut Ui, draft: &mut Draft, words: &SavesWords, out: &mut Vec<Intent>) {
    ui.label(theme::strong(words.throw_away, 15.0));
    ui.add_space(8.0);
    ui.horizontal(|ui| {
        if theme::first(ui, words.write_on, Vec2::new(190.0, 36.0)).clicked() {
            draft.asks = false;
            ui.memory_mut(|memory| memory.stop_text_input());
        }
        if theme::wide(ui, words.throw, 160.0) {
            draft.asks = false;
            draft.note.clear();
            out.push(Intent::Show(Overlay::None));
        }
    });
}
