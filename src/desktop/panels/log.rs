//! The log, newest line at the bottom.

use bevy_egui::egui::{RichText, ScrollArea, TextStyle, TextWrapMode, Ui, WidgetText};

use super::{PanelText, PanelView, theme};
use crate::desktop::session::{Line, Tone};
use crate::desktop::words::{self, Words};
use crate::table::Language;

/// The log, with a heading for each turn.
pub fn log<G: PanelText>(ui: &mut Ui, p: &PanelView<G>) {
    let title = match G::turn(p.view) {
        0 => p.words.log.to_owned(),
        turn => p.words.log_of_turn(turn as usize),
    };
    lines(ui, &title, p.log, p.words);
}

/// Lines under a title, the newest in sight.
pub fn written(ui: &mut Ui, title: &str, log: &[Line], language: Language) {
    lines(ui, title, log, words::of(language));
}

fn lines(ui: &mut Ui, title: &str, lines: &[Line], words: &Words) {
    ui.label(theme::strong(title, 14.5));
    let high = whole_lines(ui, lines);
    ScrollArea::vertical()
        .auto_shrink(false)
        .max_height(high)
        .min_scrolled_height(0.0)
        .stick_to_bottom(true)
        .show(ui, |ui| {
            ui.spacing_mut().item_spacing.y = BETWEEN;
            if lines.is_empty() {
                ui.label(theme::quiet(words.no_log));
            }
            for line in lines {
                if line.tone == Tone::Turn {
                    ui.add_space(BEFORE_TURN);
                }
                ui.label(written_line(line));
            }
        });
}

/// Points between two lines.
const BETWEEN: f32 = 3.0;
/// Points more before the line that begins a turn.
const BEFORE_TURN: f32 = 4.0;

fn written_line(line: &Line) -> RichText {
    let times = match line.times {
        1 => String::new(),
        n => format!(" ×{n}"),
    };
    let text = RichText::new(format!("{}{times}", line.text)).size(12.5);
    match line.tone {
        Tone::Plain => text,
        Tone::Quiet => text.color(theme::muted()),
        Tone::Harm => text.color(bevy_egui::egui::Color32::from_rgb(0xff, 0xa8, 0x8c)),
        Tone::Queue => text.color(theme::queued()),
        Tone::Turn => text.family(theme::bold()),
    }
}

/// How high the log may be so that its first line in sight is a whole one while the last is in sight.
fn whole_lines(ui: &Ui, lines: &[Line]) -> f32 {
    let room = ui.available_height();
    let wide = ui.available_width() - ui.spacing().scroll.allocated_width();
    let mut high = 0.0;
    for line in lines.iter().rev() {
        let text = WidgetText::from(written_line(line));
        let drawn = text.into_galley(ui, Some(TextWrapMode::Wrap), wide, TextStyle::Body);
        let above = if high > 0.0 { BETWEEN } else { 0.0 };
        let next = high + above + drawn.size().y;
        if next > room {
            return high;
        }
        high = next;
        if line.tone == Tone::Turn {
            high += BEFORE_TURN;
        }
    }
    room
}
