//! The places of a position with what lies there; cards are dragged from one to another.

use bevy_egui::egui::{
    Align, Button, Color32, Frame, Layout, Margin, RichText, ScrollArea, Sense, Stroke, Ui,
};

use super::catalogue::dense;
use super::{Carried, board};
use crate::desktop::editor::{EditWish, Editor};
use crate::desktop::intent::Intent;
use crate::desktop::panels::theme;
use crate::desktop::words::EditorWords;
use crate::tools::editing::{Bench, Zone};

/// More pieces than that are shown only in the place where cards go.
const SHOWN: usize = 8;

/// Draws them.
pub(super) fn zones(ui: &mut Ui, editor: &Editor, words: &EditorWords, out: &mut Vec<Intent>) {
    let Some(bench) = editor.bench() else { return };
    let all = bench.zones();
    let shown = ScrollArea::vertical()
        .id_salt("zones")
        .auto_shrink(false)
        .show(ui, |ui| {
            if editor.game.profile().has_board {
                board::board(ui, editor, bench, out);
                ui.add_space(6.0);
            }
            let seats = bench.seat_count();
            ui.columns(2, |columns| {
                for seat in 0..seats {
                    let ui = &mut columns[seat % 2];
                    ui.label(theme::strong(words.seat(seat + 1), 15.0));
                    let own = all.iter().filter(|z| z.seat.map(usize::from) == Some(seat));
                    for at in own {
                        zone(ui, editor, bench, at, words, out);
                    }
                }
            });
            let table: Vec<&Zone> = all.iter().filter(|zone| zone.seat.is_none()).collect();
            if table.is_empty() {
                return;
            }
            ui.label(theme::strong(words.table, 15.0));
            ui.columns(2, |columns| {
                for (n, at) in table.into_iter().enumerate() {
                    zone(&mut columns[n % 2], editor, bench, at, words, out);
                }
            });
        });
    theme::more(ui, &shown);
}

fn zone(
    ui: &mut Ui,
    editor: &Editor,
    bench: &dyn Bench,
    zone: &Zone,
    words: &EditorWords,
    out: &mut Vec<Intent>,
) {
    let chosen = editor.zone == Some(zone.id);
    let pieces = bench.pieces_in(zone.id);
    let edge = if chosen {
        theme::accent()
    } else {
        theme::edge()
    };
    let frame = Frame::new()
        .fill(theme::raised())
        .stroke(Stroke::new(1.0, edge))
        .corner_radius(6.0)
        .inner_margin(Margin::symmetric(6, 4));
    let (_, dropped) = ui.dnd_drop_zone::<Carried, ()>(frame, |ui| {
        ui.set_width(ui.available_width());
        ui.spacing_mut().item_spacing.y = 1.0;
        dense(ui);
        let name = words.place(zone.place, zone.about.as_deref());
        ui.horizontal(|ui| {
            let color = if chosen {
                theme::accent()
            } else {
                theme::muted()
            };
            let head = RichText::new(format!("{name} · {}", pieces.len()))
                .size(12.5)
                .color(color);
            let head = ui.add(Button::selectable(false, head));
            if head.clicked() {
                out.push(Intent::Edit(EditWish::Zone(Some(zone.id))));
            }
            if chosen && !pieces.is_empty() {
                ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                    let empty = Button::new(RichText::new(words.empty).size(11.0)).small();
                    if ui.add(empty).clicked() {
                        out.push(Intent::Edit(EditWish::Empty(zone.id)));
                    }
                });
            }
        });
        let all = chosen || pieces.len() <= SHOWN;
        let shown = if all { pieces.len() } else { SHOWN - 2 };
        ui.with_layout(Layout::top_down_justified(Align::LEFT), |ui| {
            for &piece in &pieces[..shown] {
                row(ui, editor, bench, piece, words, out);
            }
            if !all {
                let more = RichText::new(format!("… + {}", pieces.len() - shown)).size(12.0);
                if ui
                    .add(Button::selectable(false, more.color(theme::muted())))
                    .clicked()
                {
                    out.push(Intent::Edit(EditWish::Zone(Some(zone.id))));
                }
            }
        });
    });
    if let Some(carried) = dropped {
        out.push(Intent::Edit(match *carried {
            Carried::Piece(piece) => EditWish::Carry(piece, zone.id),
            Carried::Entry(entry) => EditWish::Put(entry, zone.id),
        }));
    }
}

/// A piece: its name and what stands out about it.
fn row(
    ui: &mut Ui,
    editor: &Editor,
    bench: &dyn Bench,
    piece: u16,
    words: &EditorWords,
    out: &mut Vec<Intent>,
) {
    let chosen = editor.piece == Some(piece);
    let marks: Vec<String> = bench
        .marks(piece)
        .into_iter()
        .map(|(label, at, value)| match value {
            1 => words.label(label, at),
            _ => format!("{} {value}", words.label(label, at)),
        })
        .collect();
    let color = if chosen {
        Color32::WHITE
    } else {
        theme::text()
    };
    let name = RichText::new(editor.called(piece)).size(13.0).color(color);
    let mut button = Button::selectable(chosen, name).truncate();
    if !marks.is_empty() {
        let mut marks = marks.join(", ");
        if marks.chars().count() > 34 {
            marks = marks.chars().take(33).chain(['…']).collect();
        }
        button = button.right_text(RichText::new(marks).size(10.5).color(theme::muted()));
    }
    let response = ui.add(button.sense(Sense::click_and_drag()));
    response.dnd_set_drag_payload(Carried::Piece(piece));
    if response.clicked() {
        out.push(Intent::Edit(EditWish::Choose(Some(piece))));
    }
}
