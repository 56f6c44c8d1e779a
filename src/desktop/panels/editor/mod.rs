//! The position editor: catalogue at the left, places in the middle, what can be set at the right.

mod board;
mod catalogue;
mod fields;
mod modals;
mod zones;

use bevy_egui::egui::{
    Align, DragAndDrop, FontId, Key, Label, Layout, Modifiers, Pos2, Rect, RichText, TextEdit,
    TextureId, Ui, UiBuilder, Vec2,
};

pub use modals::{load, players, sure};

use super::{flow, theme};
use crate::desktop::editor::{EditWish, Editor};
use crate::desktop::frame;
use crate::desktop::intent::Intent;
use crate::desktop::screen::{Overlay, Playing};
use crate::desktop::words::Words;

/// The thing that is drawn along with the pointer.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Carried {
    /// A piece of the position.
    Piece(u16),
    /// A card of the catalogue.
    Entry(usize),
}
/// The editor, on a surface of the design's size. `large` is the drawing of the card shown large; keys are heeded
/// while nothing lies over it.
pub fn editor(
    ui: &mut Ui,
    editor: &mut Editor,
    (large, free): (Option<TextureId>, bool),
    words: &Words,
    out: &mut Vec<Intent>,
) {
    let whole = ui.max_rect();
    // Where the window is smaller than the design, the middle has less room, and the head two lines.
    let narrow = flow::is_narrow(whole.width());
    let more = if narrow { 38.0 } else { 0.0 };
    let part = |left: f32, top: f32, right: f32, bottom: f32| {
        let off = whole.max - Pos2::new(frame::DESIGN.x, frame::DESIGN.y);
        let x = |at: f32| at + if at < 640.0 { whole.left() } else { off.x };
        let y = |at: f32| match at {
            at if at < 40.0 => at + whole.top(),
            at if at < 400.0 => at + whole.top() + more,
            at => at + off.y,
        };
        Rect::from_x_y_ranges(x(left)..=x(right), y(top)..=y(bottom))
    };
    if free {
        keys(ui, editor, out);
    }
    ui.scope_builder(
        UiBuilder::new().max_rect(part(14.0, 8.0, 1266.0, 46.0)),
        |ui| {
            head(ui, editor, words, out);
        },
    );
    ui.scope_builder(
        UiBuilder::new().max_rect(part(14.0, 48.0, 1266.0, 86.0)),
        |ui| {
            state(ui, editor, words, out);
        },
    );
    theme::slab(ui, part(10.0, 92.0, 266.0, 690.0), |ui| {
        catalogue::catalogue(ui, editor, large, &words.editor, out);
    });
    theme::slab(ui, part(274.0, 92.0, 944.0, 690.0), |ui| {
        zones::zones(ui, editor, &words.editor, out);
    });
    theme::slab(ui, part(952.0, 92.0, 1270.0, 690.0), |ui| {
        fields::fields(ui, editor, &words.editor, out);
    });
    let foot = part(14.0, 694.0, 1266.0, 716.0);
    let keys = words.editor.keys.iter();
    let keys: Vec<String> = keys.map(|(key, what)| format!("{key} {what}")).collect();
    ui.scope_builder(UiBuilder::new().max_rect(foot), |ui| {
        let keys = Label::new(theme::quiet(keys.join(" · "))).truncate();
        ui.vertical_centered(|ui| ui.add(keys));
    });
    along(ui, editor);
}

/// The game, and the buttons for the position as a whole.
fn head(ui: &mut Ui, editor: &Editor, words: &Words, out: &mut Vec<Intent>) {
    let own = &words.editor;
    flow::row(ui, |ui| {
        ui.label(RichText::new(own.editor).family(theme::serif()).size(24.0));
        ui.add_space(10.0);
        for game in Playing::all() {
            let mut now = editor.game;
            theme::pick(ui, &mut now, game, (game.profile().title)(words.language));
            if now != editor.game {
                out.push(Intent::Edit(EditWish::Game(now)));
            }
        }
        flow::at_end(ui, |ui| {
            if theme::button(ui, words.back).clicked() {
                out.push(Intent::Edit(EditWish::Back));
            }
            let sound = editor.problem.is_none();
            if sound {
                if theme::primary(ui, own.play, Vec2::new(130.0, 32.0)).clicked() {
                    out.push(Intent::Show(Overlay::EditPlay));
                }
            } else {
                theme::dead(ui, own.play, editor.problem.as_deref().unwrap_or_default());
            }
            if theme::button(ui, own.load).clicked() {
                out.push(Intent::Edit(EditWish::Files));
            }
            if theme::button(ui, own.fresh).clicked() {
                out.push(Intent::Edit(EditWish::Fresh));
            }
            let history = editor
                .bench()
                .map_or((false, false), |bench| bench.history());
            for (name, can, back) in [
                (own.steps.1, history.1, false),
                (own.steps.0, history.0, true),
            ] {
                if theme::button_if(ui, can, name).clicked() {
                    out.push(Intent::Edit(EditWish::Undo(back)));
                }
            }
        });
    });
}

/// Whether it can be played, what was done last, and the way to a file.
fn state(ui: &mut Ui, editor: &mut Editor, words: &Words, out: &mut Vec<Intent>) {
    let own = &words.editor;
    ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
        let sound = editor.problem.is_none();
        ui.add_enabled_ui(sound, |ui| {
            if theme::button(ui, own.export).clicked() {
                out.push(Intent::Edit(EditWish::Export));
            }
        });
        let title = TextEdit::singleline(&mut editor.title).hint_text(own.untitled);
        let field = ui.add(title.desired_width(190.0).char_limit(120));
        let label = ui.label(theme::quiet(own.title));
        field.labelled_by(label.id);
        ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
            let (text, color) = match (&editor.problem, &editor.said) {
                (Some(why), _) => (own.problem(why), theme::danger()),
                (None, Some((true, said))) => (said.clone(), theme::accent()),
                (None, Some((false, said))) => (said.clone(), theme::danger()),
                (None, None) => (own.sound.to_owned(), theme::muted()),
            };
            let text = RichText::new(text).color(color).size(13.0);
            ui.add(Label::new(text).wrap());
        });
    });
}

/// Keys, unless somebody types into a field.
fn keys(ui: &Ui, editor: &Editor, out: &mut Vec<Intent>) {
    let ctrl = Modifiers::COMMAND;
    let search = catalogue::search_id();
    if ui.input_mut(|i| i.consume_key(ctrl, Key::F)) {
        ui.memory_mut(|memory| memory.request_focus(search));
    }
    if ui.ctx().text_edit_focused() {
        return;
    }
    let hit = |modifiers, key| ui.input_mut(|i| i.consume_key(modifiers, key));
    let mut wish = |wish| out.push(Intent::Edit(wish));
    if hit(ctrl | Modifiers::SHIFT, Key::Z) || hit(ctrl, Key::Y) {
        wish(EditWish::Undo(false));
    }
    if hit(ctrl, Key::Z) {
        wish(EditWish::Undo(true));
    }
    if let Some(piece) = editor.piece {
        if hit(Modifiers::NONE, Key::Delete) {
            wish(EditWish::Remove(piece));
        }
        if hit(ctrl, Key::ArrowUp) {
            wish(EditWish::Shift(piece, false));
        }
        if hit(ctrl, Key::ArrowDown) {
            wish(EditWish::Shift(piece, true));
        }
    }
    if hit(Modifiers::NONE, Key::Escape) {
        match editor.piece {
            Some(_) => wish(EditWish::Choose(None)),
            None => wish(EditWish::Back),
        }
    }
}

/// The name of what is being dragged, beside the pointer.
fn along(ui: &Ui, editor: &Editor) {
    let carried = DragAndDrop::payload::<Carried>(ui.ctx());
    let (Some(carried), Some(at)) = (carried, ui.ctx().pointer_interact_pos()) else {
        return;
    };
    let name = match *carried {
        Carried::Piece(piece) => editor.called(piece),
        Carried::Entry(n) => {
            let entry = editor.entries.get(n);
            entry.map(|entry| entry.name.clone()).unwrap_or_default()
        }
    };
    let layer = bevy_egui::egui::LayerId::new(
        bevy_egui::egui::Order::Tooltip,
        bevy_egui::egui::Id::new("carried"),
    );
    let painter = ui.ctx().layer_painter(layer);
    let font = FontId::new(14.0, theme::bold());
    let galley = painter.layout_no_wrap(name, font, theme::ink());
    let rect = Rect::from_min_size(
        at + Vec2::new(14.0, 8.0),
        galley.size() + Vec2::new(16.0, 8.0),
    );
    painter.rect_filled(rect, 8.0, theme::accent());
    painter.galley(rect.min + Vec2::new(8.0, 4.0), galley, theme::ink());
}
