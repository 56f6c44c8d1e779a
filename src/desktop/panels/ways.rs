//! What waits to resolve, how long to go on passing, and passing for what comes again and again, in every game of cards.

use bevy_egui::egui::{Color32, CornerRadius, Frame, Margin, Rect, RichText, Stroke, Ui};

use super::{PanelText, PanelView, theme};
use crate::desktop::intent::Intent;
use crate::table::{Choice, Ref};
use crate::tools::passing::{Side, Until, pass_of};

/// The buttons in a row of their own.
pub fn ways<G: PanelText>(ui: &mut Ui, p: &PanelView<G>, out: &mut Vec<Intent>) {
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing.x = 4.0;
        ui.spacing_mut().button_padding.x = 8.0;
        on(ui, p, out);
    });
}

/// The ways to go on passing, as long as the watcher may pass; while they do, the way back.
pub fn on<G: PanelText>(ui: &mut Ui, p: &PanelView<G>, out: &mut Vec<Intent>) {
    let words = &p.words.passing;
    let mut button = |(text, hint): (&str, &str), intent| {
        if theme::button(ui, text).on_hover_text(hint).clicked() {
            out.push(intent);
        }
    };
    if p.passing.is_some() {
        button(words.ask_me, Intent::StopPassing);
        return;
    }
    let (Some(seat), Some(_)) = (G::seat(p.view), p.decision.and_then(pass_of::<G>)) else {
        return;
    };
    let moment = G::moment(p.view, seat);
    let fights = G::ROLLS_FIGHTS && moment.fight && moment.side == Side::Own;
    if fights {
        button(words.fight_on, Intent::PassUntil(Until::FightEnds));
    }
    if !moment.stack.is_empty() {
        button(words.resolve_all, Intent::ResolveAll);
    }
    button(words.until_my_turn, Intent::PassUntil(Until::MyTurn));
    // A fight is something.
    if !fights {
        button(words.until_something, Intent::PassUntil(Until::Something));
    }
}

/// The link below an entry of the stack that may come again: always pass for it, or no longer.
pub fn ignore<G: PanelText>(ui: &mut Ui, p: &PanelView<G>, serial: u16, out: &mut Vec<Intent>) {
    let Some(seat) = p.sits() else { return };
    let stack = G::moment(p.view, seat).stack;
    let entry = stack.iter().find(|entry| entry.serial == serial);
    let Some(trigger) = entry.and_then(|entry| entry.trigger) else {
        return;
    };
    let words = &p.words.passing;
    let always = p.ignored.contains(&(seat, trigger));
    let text = if always {
        words.ask_again
    } else {
        words.ignore.0
    };
    let link = theme::link(ui, RichText::new(text).size(11.5));
    if link.on_hover_text(words.ignore.1).clicked() {
        out.push(Intent::Ignore(trigger));
    }
}

/// The choice that points at that entry.
pub fn offered<G: PanelText>(p: &PanelView<G>, serial: u16) -> Option<Choice> {
    let this = Ref::Entry(serial);
    let mut options = p.decision?.options.iter();
    options
        .find(|c| c.subject == this || c.target == this)
        .copied()
}

/// What waits to resolve, by what it is called; `empty` says that nothing does.
pub fn heading(ui: &mut Ui, called: &str, order: &str, empty: Option<&str>) {
    ui.horizontal(|ui| {
        ui.label(theme::strong(called, 14.5));
        ui.label(theme::quiet(order));
    });
    if let Some(empty) = empty {
        ui.label(theme::quiet(empty));
    }
}

/// One entry of what waits to resolve; where it lies.
pub fn slip(ui: &mut Ui, fill: Color32, edge: Color32, told: impl FnOnce(&mut Ui)) -> Rect {
    let frame = Frame::new()
        .fill(fill)
        .stroke(Stroke::new(1.5, edge))
        .corner_radius(CornerRadius::same(7))
        .inner_margin(Margin::symmetric(9, 6));
    let shown = frame.show(ui, |ui| {
        ui.set_width(ui.available_width());
        ui.spacing_mut().item_spacing.y = 1.0;
        told(ui);
    });
    shown.response.rect
}

/// What it aims at, if that has names, each with its part of what is divided.
pub fn aims(ui: &mut Ui, shares: &[u8], names: impl Iterator<Item = String>) {
    let names = names.enumerate().filter(|(_, name)| !name.is_empty());
    let names = names.map(|(at, name)| match shares.get(at) {
        Some(share) => format!("{name} ({share})"),
        None => name,
    });
    let names: Vec<String> = names.collect();
    if !names.is_empty() {
        ui.label(RichText::new(format!("→ {}", names.join(", "))).size(12.0));
    }
}
