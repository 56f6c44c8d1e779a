//! The keys: a page of the settings that changes them, and the overlay that lists them.

use bevy_egui::egui::{
    Button, Event, EventFilter, Grid, Id, Key, Response, RichText, ScrollArea, Ui, Vec2,
    WidgetInfo, WidgetType,
};

use super::{flow, theme};
use crate::desktop::intent::Intent;
use crate::desktop::keymap::{Action, Chord, KeyConflict, Keymap};
use crate::desktop::screen::{Overlay, Playing};
use crate::desktop::words::{SettingsWords, Words};

/// The question that the page is asking. It lasts as long as the page is drawn in every pass.
#[derive(Debug, Clone, Copy, Default)]
struct Asking {
    /// The action whose key is waited for.
    action: Option<Action>,
    /// Why the last key was not taken.
    clash: Option<KeyConflict>,
    /// The pass that drew it last.
    pass: u64,
}

/// A key in words.
#[must_use]
pub fn chord_name(chord: Chord, words: &SettingsWords) -> String {
    let key = words.key(chord.key);
    if chord.shift {
        format!("{} + {key}", words.shift)
    } else {
        key.to_owned()
    }
}

/// All keys of an action in words.
#[must_use]
pub fn keys_name(keys: &Keymap, action: Action, words: &SettingsWords) -> String {
    let all: Vec<String> = keys.keys(action).map(|c| chord_name(c, words)).collect();
    all.join(", ")
}

/// The first key of an action in words, if it has one.
#[must_use]
pub fn key_name(keys: &Keymap, action: Action, words: &SettingsWords) -> Option<String> {
    let chord = keys.keys(action).next()?;
    Some(chord_name(chord, words))
}

/// Every action with its keys; pressing one waits for another key.
pub fn page(ui: &mut Ui, keys: &mut Keymap, words: &SettingsWords) {
    let place = Id::new("asking for a key");
    let pass = ui.ctx().cumulative_pass_nr();
    let mut asking: Asking = ui.data(|data| data.get_temp(place)).unwrap_or_default();
    if pass > asking.pass + 1 {
        asking = Asking::default();
    }
    if let Some(action) = asking.action
        && let Some(chord) = pressed(ui)
    {
        asking.action = None;
        if chord.key != Key::Escape || action == Action::Cancel {
            asking.clash = keys.bind(action, chord).err();
        }
    }
    let (text, colour) = match (asking.action, asking.clash) {
        (Some(action), _) => (words.press_for(&words.action(action)), theme::accent()),
        (None, Some(KeyConflict::Taken(other))) => {
            (words.taken(&words.action(other)), theme::danger())
        }
        (None, Some(KeyConflict::Reserved)) => (words.reserved.to_owned(), theme::danger()),
        (None, None) => (words.keys_hint.to_owned(), theme::muted()),
    };
    ui.label(RichText::new(text).size(12.5).color(colour));
    ui.add_space(4.0);
    let list = ScrollArea::vertical().max_height(360.0);
    list.auto_shrink([false, true]).show(ui, |ui| {
        Grid::new("bindings")
            .num_columns(2)
            .spacing(Vec2::new(16.0, 5.0))
            .show(ui, |ui| {
                for action in Action::all() {
                    let waits = asking.action == Some(action);
                    let button = line(ui, keys, action, waits, words);
                    if button.clicked() && !waits {
                        asking.action = Some(action);
                        asking.clash = None;
                        button.request_focus();
                    }
                    if button.has_focus() {
                        // Every key is for the page while it waits, those that move the focus too.
                        let all = asking.action == Some(action);
                        let filter = EventFilter {
                            tab: all,
                            horizontal_arrows: all,
                            vertical_arrows: all,
                            escape: all,
                        };
                        ui.memory_mut(|m| m.set_focus_lock_filter(button.id, filter));
                    }
                    ui.end_row();
                }
            });
    });
    ui.add_space(4.0);
    if theme::button(ui, words.reset).clicked() {
        *keys = Keymap::default();
        asking = Asking::default();
    }
    asking.pass = pass;
    ui.data_mut(|data| data.insert_temp(place, asking));
}

/// A line of the page: the key as a button, and what it does.
fn line(
    ui: &mut Ui,
    keys: &Keymap,
    action: Action,
    waits: bool,
    words: &SettingsWords,
) -> Response {
    let name = words.action(action);
    let text = if waits {
        "…".to_owned()
    } else {
        keys_name(keys, action, words)
    };
    let button = Button::new(RichText::new(text).size(13.5)).selected(waits);
    let button = ui.add_sized(Vec2::new(190.0, 26.0), button);
    let said = format!(
        "{}: {}",
        words.change(&name),
        keys_name(keys, action, words)
    );
    button.widget_info(|| WidgetInfo::labeled(WidgetType::Button, true, &said));
    theme::ring(ui, &button);
    ui.label(name);
    button
}

/// The key that was pressed in this pass, taken out of the input.
fn pressed(ui: &Ui) -> Option<Chord> {
    ui.input_mut(|input| {
        let found = input.events.iter().position(|event| {
            matches!(
                event,
                Event::Key {
                    pressed: true,
                    repeat: false,
                    ..
                }
            )
        })?;
        match input.events.remove(found) {
            Event::Key {
                key,
                physical_key,
                modifiers,
                ..
            } => Some(Chord {
                key: physical_key.unwrap_or(key),
                shift: modifiers.shift,
            }),
            _ => None,
        }
    })
}

/// Whether a game knows that action.
fn belongs(action: Action, game: Playing) -> bool {
    let board = game.profile().has_board;
    match action {
        Action::PassOn | Action::ResolveAll | Action::StopHere => !board,
        Action::Closer | Action::Whole | Action::Larger | Action::Smaller => board,
        _ => true,
    }
}

/// The keys of a game, and its mouse.
pub fn help(ui: &mut Ui, keys: &Keymap, game: Playing, words: &Words, out: &mut Vec<Intent>) {
    let own = &words.settings;
    ui.label(theme::strong(words.menu.keys, 22.0));
    ui.add_space(6.0);
    let row = |ui: &mut Ui, key: &str, what: &str| {
        ui.label(theme::strong(key, 14.0));
        ui.label(what);
        ui.end_row();
    };
    let narrow = flow::is_narrow(ui.ctx().content_rect().width());
    let widest = if narrow {
        ui.available_width() * 0.5
    } else {
        f32::INFINITY
    };
    let grid = |name| {
        let grid = Grid::new(name).num_columns(2).max_col_width(widest);
        grid.spacing(Vec2::new(24.0, 6.0))
    };
    let match_keys = |ui: &mut Ui| {
        grid("keys").show(ui, |ui| {
            for action in Action::all().filter(|a| belongs(*a, game)) {
                // The nine listed choices are one line.
                let (key, what) = match action {
                    Action::Word(0) => {
                        let first = keys_name(keys, action, own);
                        let last = keys_name(keys, Action::Word(8), own);
                        let all = format!("{first} … {last}");
                        let (a, b) = (own.action(action), 9);
                        (all, format!("{a} … {b}"))
                    }
                    Action::Word(_) => continue,
                    _ => (keys_name(keys, action, own), own.action(action)),
                };
                row(ui, &key, &what);
            }
            for (how, what) in (game.profile().mouse)(words.language) {
                row(ui, how, what);
            }
            row(ui, own.focus.0, own.focus.1);
        });
    };
    let (watching, viewer) = &words.saves.watching;
    let apart = [
        (*watching, &**viewer),
        (words.editor.keys_of, &*words.editor.keys),
    ];
    let others = |ui: &mut Ui| {
        for (head, all) in apart {
            ui.label(theme::strong(head, 15.0).color(theme::accent()));
            grid(head).show(ui, |ui| {
                for (key, what) in all {
                    row(ui, key, what);
                }
            });
            ui.add_space(12.0);
        }
    };
    if narrow {
        match_keys(ui);
        ui.add_space(12.0);
        others(ui);
    } else {
        ui.horizontal_top(|ui| {
            ui.vertical(match_keys);
            ui.add_space(28.0);
            ui.vertical(others);
        });
    }
    ui.add_space(8.0);
    if theme::first(ui, words.back, Vec2::new(160.0, 36.0)).clicked() {
        out.push(Intent::Show(Overlay::None));
    }
}
