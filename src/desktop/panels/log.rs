//! What happened, newest at the bottom.

use bevy_egui::egui::{RichText, ScrollArea, Ui};

use super::{PanelView, Voiced, theme};
use crate::desktop::session::{Line, Tone};
use crate::desktop::words::{self, Words};
use crate::table::Language;

/// The log, with a heading for each turn.
pub fn log<G: Voiced>(ui: &mut Ui, p: &PanelView<G>) {
    let title = match G::turn(p.view) {
        0 => p.words.log.to_owned(),
        turn => (p.words.log_of_turn)(turn as usize),
    };
    lines(ui, &title, p.log, p.words);
}

/// Lines under a title, the newest in sight.
pub fn written(ui: &mut Ui, title: &str, log: &[Line], language: Language) {
    lines(ui, title, log, words::of(language));
}

fn lines(ui: &mut Ui, title: &str, lines: &[Line], words: &Words) {
    ui.label(theme::strong(title, 14.5));
    ScrollArea::vertical()
        .auto_shrink(false)
        .stick_to_bottom(true)
        .show(ui, |ui| {
            ui.spacing_mut().item_spacing.y = 3.0;
            if lines.is_empty() {
                ui.label(theme::quiet(words.no_log));
            }
            for line in lines {
                let times = match line.times {
                    1 => String::new(),
                    n => format!(" ×{n}"),
                };
                let text = RichText::new(format!("{}{times}", line.text)).size(12.5);
                let text = match line.tone {
                    Tone::Plain => text,
                    Tone::Quiet => text.color(theme::muted()),
                    Tone::Harm => text.color(bevy_egui::egui::Color32::from_rgb(0xff, 0xa8, 0x8c)),
                    Tone::Queue => text.color(theme::queued()),
                    Tone::Turn => text.family(theme::bold()),
                };
                if line.tone == Tone::Turn {
                    ui.add_space(4.0);
                }
                ui.label(text);
            }
        });
}
