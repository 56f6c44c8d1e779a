//! The table of cards: how often each comes up, and what drawing it is worth.

use std::cmp::Ordering;

use bevy_egui::egui::{Align, Layout, RichText, ScrollArea, Ui, UiBuilder, Vec2};

use super::show::percent;
use crate::desktop::panels::theme;
use crate::desktop::words::LabWords;
use crate::tools::lab::{CardRow, Report};

/// A column of the table.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum CardColumn {
    /// Its name.
    Name,
    /// How often it is seen.
    Seen,
    /// How often it is drawn.
    Drawn,
    /// How often it is played.
    Played,
    /// How often it is in hand at the end.
    Kept,
    /// What drawing it is worth.
    #[default]
    Gain,
}

impl CardColumn {
    /// All of them, from the left.
    pub const ALL: [Self; 6] = [
        Self::Name,
        Self::Seen,
        Self::Drawn,
        Self::Played,
        Self::Kept,
        Self::Gain,
    ];

    /// How wide it is.
    const fn width(self) -> f32 {
        match self {
            Self::Name => 280.0,
            Self::Gain => 190.0,
            Self::Seen | Self::Drawn | Self::Played | Self::Kept => 96.0,
        }
    }

    fn number(self, card: &CardRow) -> f64 {
        match self {
            Self::Name => 0.0,
            Self::Seen => card.seen,
            Self::Drawn => card.drawn,
            Self::Played => card.played,
            Self::Kept => card.kept,
            Self::Gain => card.gain,
        }
    }

    fn order(self, a: &CardRow, b: &CardRow) -> Ordering {
        match self {
            Self::Name => a.name.cmp(&b.name),
            _ => self.number(b).total_cmp(&self.number(a)),
        }
    }

    fn text(self, card: &CardRow) -> String {
        match self {
            Self::Name => card.name.clone(),
            Self::Gain => {
                let [gain, low, high] = [card.gain, card.gain_low, card.gain_high];
                let [gain, low, high] = [gain, low, high].map(|points| points * 100.0);
                format!("{gain:+.1}  ({low:+.0} – {high:+.0})")
            }
            _ => format!("{} %", percent(self.number(card))),
        }
    }
}

/// The places of the cards in that order.
fn ordered(report: &Report, (by, turned): (CardColumn, bool)) -> Vec<usize> {
    let mut all: Vec<usize> = (0..report.cards.len()).collect();
    all.sort_by(|a, b| {
        let order = by.order(&report.cards[*a], &report.cards[*b]);
        if turned { order.reverse() } else { order }
    });
    all
}

/// Draws it. A click on a head sorts by it, a second one turns the order round.
pub(super) fn table(
    ui: &mut Ui,
    report: &Report,
    order: &mut (CardColumn, bool),
    words: &LabWords,
) {
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 0.0;
        for column in CardColumn::ALL {
            cell(ui, column, |ui| {
                let mut text = words.column(column).to_owned();
                if order.0 == column {
                    text.push_str(if order.1 { " ↑" } else { " ↓" });
                }
                if theme::link(ui, theme::strong(text, 13.0)).clicked() {
                    *order = (column, order.0 == column && !order.1);
                }
            });
        }
    });
    let all = ordered(report, *order);
    let scroll = ScrollArea::vertical().auto_shrink(false).id_salt("cards");
    scroll.show_rows(ui, 16.0, all.len(), |ui, rows| {
        for at in all.get(rows).unwrap_or_default() {
            row(ui, &report.cards[*at], words);
        }
    });
}

fn row(ui: &mut Ui, card: &CardRow, words: &LabWords) {
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 0.0;
        for column in CardColumn::ALL {
            cell(ui, column, |ui| {
                let mut text = RichText::new(column.text(card)).size(12.5);
                if column == CardColumn::Gain && !card.sure {
                    text = text.color(theme::muted());
                }
                ui.label(text);
            });
        }
        if card.dead {
            let dead = RichText::new(words.dead).size(12.5).color(theme::danger());
            ui.label(dead).on_hover_text(words.dead_means);
        }
    });
}

/// Something in a column: names at the left, numbers at the right.
fn cell(ui: &mut Ui, column: CardColumn, draw: impl FnOnce(&mut Ui)) {
    let (place, _) = ui.allocate_exact_size(
        Vec2::new(column.width(), 16.0),
        bevy_egui::egui::Sense::hover(),
    );
    let layout = match column {
        CardColumn::Name => Layout::left_to_right(Align::Center),
        _ => Layout::right_to_left(Align::Center),
    };
    let inner = place.shrink2(Vec2::new(8.0, 0.0));
    // A child of its own: the row goes on after the whole column.
    draw(&mut ui.new_child(UiBuilder::new().max_rect(inner).layout(layout)));
}
