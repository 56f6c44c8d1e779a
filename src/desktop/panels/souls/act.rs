//! The buttons beside the near player's bar: the big one, what can be declared, trading.

use bevy_egui::egui::{RichText, Ui, Vec2};

use super::Panel;
use crate::desktop::intent::Intent;
use crate::desktop::panels::{Voiced, further, theme};
use crate::desktop::session::primary;
use crate::games::souls::Souls;
use crate::table::Choice;

/// From right to left.
pub fn act(ui: &mut Ui, p: &Panel, out: &mut Vec<Intent>) {
    let Some(decision) = p.decision else {
        let other = p.asked.filter(|seat| p.view.seat != Some(*seat));
        if let Some(seat) = other {
            ui.label(theme::quiet((p.words.is_choosing)(p.name(seat))));
        }
        return;
    };
    if let Some(choice) = primary::<Souls>(decision) {
        big(ui, p, &choice, out);
    }
    let cancel = p.words.cancel;
    if p.can_cancel && theme::button(ui, cancel).on_hover_text("Esc").clicked() {
        out.push(Intent::Cancel);
    }
    if decision.topic != "act" {
        return;
    }
    if p.selected.is_none() && p.answering.is_none() {
        for choice in further(p).into_iter().filter(declares) {
            if theme::choice(ui, &Souls::choice(p, &choice)).clicked() {
                out.push(Intent::Choose(choice));
            }
        }
    }
    barter(ui, p, out);
}

/// Whether it is one of the three declarations (F-13).
pub(super) fn declares(choice: &Choice) -> bool {
    matches!(choice.verb, "attack" | "purchase" | "end")
}

fn big(ui: &mut Ui, p: &Panel, choice: &Choice, out: &mut Vec<Intent>) {
    let text = Souls::big(p, choice);
    // What a pass leads to may be long: it stays in the row.
    let wide = (theme::text_width(ui, &text, 14.5) + 30.0).clamp(150.0, 330.0);
    let shown = short(ui, &text, wide - 30.0);
    let button = theme::primary(ui, &shown, Vec2::new(wide, 34.0));
    let hint = format!("{text} ({})", p.words.space);
    if button.on_hover_text(hint).clicked() {
        out.push(Intent::Pass);
    }
}

/// The text, cut off where there is no more room.
fn short(ui: &Ui, text: &str, room: f32) -> String {
    if theme::text_width(ui, text, 14.5) <= room {
        return text.to_owned();
    }
    let mut letters: Vec<char> = text.chars().collect();
    while letters.pop().is_some() {
        let shown: String = letters.iter().collect::<String>() + "…";
        if theme::text_width(ui, &shown, 14.5) <= room {
            return shown;
        }
    }
    text.to_owned()
}

/// Offers and requests of ¢, behind one button (F-174).
fn barter(ui: &mut Ui, p: &Panel, out: &mut Vec<Intent>) {
    let trades = |c: &&Choice| Souls::APART.contains(&c.verb);
    let options = p.decision.iter().flat_map(|d| &d.options);
    let trades: Vec<Choice> = options.filter(trades).copied().collect();
    if trades.is_empty() {
        return;
    }
    let words = &p.words.souls;
    ui.menu_button(RichText::new(words.barter), |ui| {
        for choice in trades {
            if ui.button(Souls::choice(p, &choice)).clicked() {
                out.push(Intent::Choose(choice));
                ui.close();
            }
        }
    })
    .response
    .on_hover_text(words.barter_hint);
}
