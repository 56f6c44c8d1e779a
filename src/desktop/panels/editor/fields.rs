//! The fields of the chosen piece, of the table, of a seat.

use bevy_egui::egui::{self, ComboBox, DragValue, Grid, ScrollArea, Ui, Vec2};

use crate::desktop::editor::{EditWish, Editor};
use crate::desktop::intent::Intent;
use crate::desktop::panels::theme;
use crate::desktop::words::EditorWords;
use crate::tools::editing::{Choices, FieldSubject, Line};

/// Height of a number.
const HIGH: f32 = 22.0;

/// Draws the fields.
pub(super) fn fields(ui: &mut Ui, editor: &mut Editor, words: &EditorWords, out: &mut Vec<Intent>) {
    theme::tick(ui, &mut editor.rare, words.rare);
    ui.separator();
    let shown = ScrollArea::vertical()
        .id_salt("fields")
        .auto_shrink(false)
        .show(ui, |ui| {
            match editor.piece {
                Some(piece) => chosen(ui, editor, piece, words, out),
                None => {
                    ui.label(theme::quiet(words.no_piece));
                }
            }
            ui.separator();
            ui.label(theme::strong(words.table, 15.0));
            lines(ui, editor, FieldSubject::Table, words, out);
            ui.separator();
            let seats = editor.bench().map_or(0, |bench| bench.seat_count());
            let mut seat = editor.seat.unwrap_or(0);
            ui.horizontal_wrapped(|ui| {
                for n in 0..seats {
                    theme::pick(ui, &mut seat, n as u8, &words.seat(n + 1));
                }
            });
            editor.seat = Some(seat);
            lines(ui, editor, FieldSubject::Seat(seat), words, out);
        });
    theme::more(ui, &shown);
}

/// The piece that is looked at: where it goes, and what can be set about it.
fn chosen(ui: &mut Ui, editor: &Editor, piece: u16, words: &EditorWords, out: &mut Vec<Intent>) {
    let mut wish = |wish| out.push(Intent::Edit(wish));
    ui.label(theme::strong(editor.called(piece), 16.0));
    let [up, down, remove] = words.moves;
    ui.horizontal_wrapped(|ui| {
        if theme::button(ui, up).clicked() {
            wish(EditWish::Shift(piece, false));
        }
        if theme::button(ui, down).clicked() {
            wish(EditWish::Shift(piece, true));
        }
        if theme::button(ui, remove).clicked() {
            wish(EditWish::Remove(piece));
        }
    });
    let zones = editor
        .bench()
        .map(|bench| bench.zones())
        .unwrap_or_default();
    let list = ComboBox::from_id_salt("carry")
        .selected_text(words.carry)
        .width(260.0)
        .height(420.0)
        .show_ui(ui, |ui| {
            for zone in zones {
                let mut name = words.place(zone.place, zone.about.as_deref());
                if let Some(seat) = zone.seat {
                    name = format!("{}: {name}", words.seat(usize::from(seat) + 1));
                }
                if ui.selectable_label(false, name).clicked() {
                    wish(EditWish::Carry(piece, zone.id));
                }
            }
        });
    theme::named(list.response, words.carry);
    ui.add_space(4.0);
    lines(ui, editor, FieldSubject::Piece(piece), words, out);
}

/// All fields of that.
fn lines(
    ui: &mut Ui,
    editor: &Editor,
    of: FieldSubject,
    words: &EditorWords,
    out: &mut Vec<Intent>,
) {
    let all = editor
        .bench()
        .map(|bench| bench.lines(of))
        .unwrap_or_default();
    // A field with an unusual value is shown even if it is seldom needed.
    let shown = all
        .into_iter()
        .filter(|line| editor.rare || !line.rare || stands_out(line));
    Grid::new(("fields", of))
        .num_columns(2)
        .min_col_width(120.0)
        .spacing(Vec2::new(8.0, 4.0))
        .show(ui, |ui| {
            for line in shown {
                if let Some(value) = field(ui, editor, of, &line, words) {
                    let set = EditWish::Set(of, vec![(line.n, value)]);
                    out.push(Intent::Edit(set));
                }
                ui.end_row();
            }
        });
}

/// Whether a field is not as it usually is.
fn stands_out(line: &Line) -> bool {
    match (&line.choices, line.value) {
        (Choices::Toggle, 0) => false,
        (Choices::Number(least, _), value) if value == (*least).max(0) => false,
        (Choices::Pieces(_) | Choices::Seat(true), -1) => false,
        (Choices::Words(_), 0) | (Choices::Seat(false) | Choices::Units(..), _) => false,
        _ => true,
    }
}

/// A field with its name. Returns what it was set to.
fn field(
    ui: &mut Ui,
    editor: &Editor,
    of: FieldSubject,
    line: &Line,
    words: &EditorWords,
) -> Option<i32> {
    let name = words.label(line.label, line.at);
    let mut value = line.value;
    let label = ui.label(theme::quiet(&name));
    match &line.choices {
        Choices::Toggle => {
            let mut yes = value != 0;
            let box_ = theme::tick(ui, &mut yes, "");
            theme::named(box_, &name);
            value = i32::from(yes);
        }
        Choices::Number(least, most) => number(ui, &mut value, *least, *most, &name, label.id),
        Choices::Units(least, most) => {
            let point = words.decimal_point();
            let mut units = f64::from(value) / 1000.0;
            let range = f64::from(*least) / 1000.0..=f64::from(*most) / 1000.0;
            let drag = DragValue::new(&mut units)
                .range(range)
                .speed(0.1)
                .max_decimals(3);
            // Both signs are read in every language.
            let drag = drag
                .custom_formatter(move |n, decimals| {
                    let text = egui::emath::format_with_decimals_in_range(n, decimals);
                    text.replace('.', &point.to_string())
                })
                .custom_parser(|text| {
                    let text: String = text.split_whitespace().collect();
                    text.replace(',', ".").replace('−', "-").parse().ok()
                });
            ui.add(drag.update_while_editing(false))
                .labelled_by(label.id);
            value = (units * 1000.0).round() as i32;
        }
        Choices::Words(all) => {
            let all = all.iter().map(|word| words.word(word));
            let all: Vec<(i32, String)> = (0..).zip(all).collect();
            choice(ui, ((of, line.n), label.id), &mut value, all, words.none);
        }
        Choices::Pieces(all) => {
            let named = |n: &u16| (i32::from(*n), format!("{} ({})", editor.called(*n), n + 1));
            let all = std::iter::once((-1, words.none.to_owned())).chain(all.iter().map(named));
            choice(
                ui,
                ((of, line.n), label.id),
                &mut value,
                all.collect(),
                words.none,
            );
        }
        Choices::Seat(nobody) => {
            let seats = editor.bench().map_or(0, |bench| bench.seat_count());
            let none = nobody.then(|| (-1, words.none.to_owned()));
            let seats = (0..seats).map(|n| (n as i32, words.seat(n + 1)));
            choice(
                ui,
                ((of, line.n), label.id),
                &mut value,
                none.into_iter().chain(seats).collect(),
                words.none,
            );
        }
    }
    (value != line.value).then_some(value)
}

/// A number with a button on either side.
fn number(
    ui: &mut Ui,
    value: &mut i32,
    least: i32,
    most: i32,
    name: &str,
    label: bevy_egui::egui::Id,
) {
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 3.0;
        ui.spacing_mut().button_padding.y = 1.0;
        ui.spacing_mut().interact_size.y = HIGH;
        let step = |ui: &mut Ui, sign: &str, can: bool| {
            let button = bevy_egui::egui::Button::new(sign).min_size(Vec2::new(22.0, HIGH));
            let response = ui.add_enabled(can, button);
            let spoken = format!("{name} {sign}");
            response.widget_info(|| {
                bevy_egui::egui::WidgetInfo::labeled(
                    bevy_egui::egui::WidgetType::Button,
                    can,
                    &spoken,
                )
            });
            response.clicked()
        };
        if step(ui, "−", *value > least) {
            *value -= 1;
        }
        let drag = DragValue::new(value).range(least..=most).speed(0.1);
        // Below nothing there is only none.
        let drag = drag.custom_formatter(move |n, _| {
            if least == -1 && n < 0.0 {
                "–".to_owned()
            } else {
                format!("{n:.0}")
            }
        });
        let drag = ui.add_sized(Vec2::new(48.0, HIGH), drag.update_while_editing(false));
        drag.labelled_by(label);
        if step(ui, "+", *value < most) {
            *value += 1;
        }
    });
}

/// One of several.
fn choice(
    ui: &mut Ui,
    (id, label): ((FieldSubject, usize), bevy_egui::egui::Id),
    value: &mut i32,
    all: Vec<(i32, String)>,
    none: &str,
) {
    let now = all.iter().find(|(n, _)| n == value);
    let text = now.map_or(none, |(_, text)| text).to_owned();
    let list = ComboBox::from_id_salt(("choice", id))
        .selected_text(text)
        .width(140.0)
        .height(420.0)
        .truncate()
        .show_ui(ui, |ui| {
            for (n, text) in all {
                ui.selectable_value(value, n, text);
            }
        });
    list.response.labelled_by(label);
}
