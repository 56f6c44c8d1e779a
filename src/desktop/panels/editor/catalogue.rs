//! The catalogue of all cards with its search, and the selected card.

use bevy_egui::egui::{
    Align, Button, Id, Image, Key, Layout, RichText, ScrollArea, Sense, TextEdit, TextureId, Ui,
    Vec2, load::SizedTexture,
};

use super::Carried;
use crate::desktop::editor::{EditWish, Editor, folded};
use crate::desktop::intent::Intent;
use crate::desktop::panels::theme;
use crate::desktop::words::EditorWords;

/// Width and height of the card that is shown large.
const LARGE: Vec2 = Vec2::new(170.0, 238.0);

/// Height of a row.
const ROW: f32 = 21.0;

/// Rows of that height.
pub(super) fn dense(ui: &mut Ui) {
    ui.spacing_mut().interact_size.y = ROW;
    ui.spacing_mut().button_padding.y = 1.0;
}

/// The field for the search.
pub(super) fn search_id() -> Id {
    Id::new("editor search")
}

/// Draws the catalogue.
pub(super) fn catalogue(
    ui: &mut Ui,
    editor: &mut Editor,
    large: Option<TextureId>,
    words: &EditorWords,
    out: &mut Vec<Intent>,
) {
    let field = TextEdit::singleline(&mut editor.search).id(search_id());
    let field = ui.add(field.hint_text(words.search).desired_width(f32::INFINITY));
    let field = theme::named(field, words.search);
    let found = found(editor, words);
    if field.lost_focus() && ui.input(|i| i.key_pressed(Key::Enter)) {
        editor.entry = found.first().copied();
    }
    ui.add_space(4.0);
    // Where there is little room the list needs it.
    let large = large.filter(|_| ui.available_height() > LARGE.y + 200.0);
    let height = ui.available_height()
        - if large.is_some() {
            LARGE.y + 40.0
        } else {
            40.0
        };
    if found.is_empty() {
        ui.label(theme::quiet(words.nothing));
    }
    ui.spacing_mut().item_spacing.y = 1.0;
    dense(ui);
    ScrollArea::vertical()
        .id_salt("catalogue")
        .max_height(height.max(60.0))
        .min_scrolled_height(height.max(60.0))
        .auto_shrink([false, true])
        .show_rows(ui, ROW, found.len(), |ui, rows| {
            ui.with_layout(Layout::top_down_justified(Align::LEFT), |ui| {
                for &n in &found[rows] {
                    row(ui, editor, n, words, out);
                }
            });
        });
    ui.add_space(6.0);
    ui.vertical_centered(|ui| {
        if let Some(texture) = large {
            ui.add(Image::from_texture(SizedTexture::new(texture, LARGE)));
        }
        put(ui, editor, words, out);
    });
}

/// Those that fit what is searched for, by place in the catalogue, in the order of their names.
fn found(editor: &Editor, words: &EditorWords) -> Vec<usize> {
    let wanted = folded(editor.search.trim());
    if wanted.is_empty() {
        return editor.order.clone();
    }
    let fits = |text: &str| folded(text).contains(&wanted);
    let fits = |n: &usize| {
        let entry = editor.entries.get(*n);
        entry.is_some_and(|e| fits(&e.name) || fits(&e.id) || fits(&words.word(&e.kind)))
    };
    editor.order.iter().copied().filter(fits).collect()
}

/// A card: a click looks at it, another one puts it where cards go now.
fn row(ui: &mut Ui, editor: &mut Editor, n: usize, words: &EditorWords, out: &mut Vec<Intent>) {
    let Some(entry) = editor.entries.get(n) else {
        return;
    };
    let chosen = editor.entry == Some(n);
    let text = RichText::new(&entry.name).size(13.0);
    let button = Button::selectable(chosen, text).truncate();
    let sort = RichText::new(words.word(&entry.kind));
    let button = button.right_text(sort.size(10.5).color(theme::muted()));
    let response = ui.add(button.sense(Sense::click_and_drag()));
    response.dnd_set_drag_payload(Carried::Entry(n));
    if response.clicked() {
        match editor.zone.filter(|_| chosen) {
            Some(zone) => out.push(Intent::Edit(EditWish::Put(n, zone))),
            None => editor.entry = Some(n),
        }
    }
    response.on_hover_text(&entry.id);
}

/// The button that puts the card where cards go now.
fn put(ui: &mut Ui, editor: &Editor, words: &EditorWords, out: &mut Vec<Intent>) {
    let zones = editor
        .bench()
        .map(|bench| bench.zones())
        .unwrap_or_default();
    let zone = zones.iter().find(|zone| Some(zone.id) == editor.zone);
    let (Some(entry), Some(zone)) = (editor.entry, zone) else {
        ui.label(theme::quiet(words.how));
        return;
    };
    let mut name = words.place(zone.place, zone.about.as_deref());
    if let Some(seat) = zone.seat {
        name = format!("{name}, {}", words.seat(usize::from(seat) + 1));
    }
    let button = Button::new(RichText::new(format!("→ {name}")).size(13.0)).truncate();
    if ui.add(button).clicked() {
        out.push(Intent::Edit(EditWish::Put(entry, zone.id)));
    }
}
