//! Everything that is a button: the pass with where it leads, what can be declared, trading, how long to go on
//! passing.

use bevy_egui::egui::{Button, CornerRadius, Id, RichText, Stroke, Ui, Vec2};

use super::Panel;
use super::dialog::brief;
use crate::desktop::intent::Intent;
use crate::desktop::panels::ways::on;
use crate::desktop::panels::{Voiced, theme};
use crate::desktop::screen::Overlay;
use crate::desktop::session::primary;
use crate::games::souls::Souls;
use crate::table::{Choice, Decision};

/// The big button, then what can be declared and how long to go on passing.
pub fn act(ui: &mut Ui, p: &Panel, out: &mut Vec<Intent>) {
    let Some(decision) = p.decision else {
        let other = p.asked.filter(|seat| p.view.seat != Some(*seat));
        if let Some(seat) = other {
            ui.label(theme::quiet((p.words.is_choosing)(p.name(seat))));
        }
        ui.horizontal_wrapped(|ui| ways(ui, p, out));
        return;
    };
    brief(ui, p, decision, out);
    if let Some(choice) = primary::<Souls>(decision) {
        big(ui, p, &choice, out);
    }
    if decision.topic == "act" && primary::<Souls>(decision).is_none() {
        declarations(ui, p, decision, out);
    }
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing.x = 4.0;
        ui.spacing_mut().button_padding.x = 9.0;
        let cancel = p.words.cancel;
        if p.can_cancel && theme::button(ui, cancel).on_hover_text("Esc").clicked() {
            out.push(Intent::Cancel);
        }
        ways(ui, p, out);
        if decision.topic == "act" {
            barter(ui, p, out);
        } else {
            barter_now(ui, false);
        }
    });
}

/// The three declarations, each always in its place: what cannot be declared now says why (F-13 to F-18).
fn declarations(ui: &mut Ui, p: &Panel, decision: &Decision, out: &mut Vec<Intent>) {
    let whole = ui.available_width();
    let mut one = |ui: &mut Ui, verb: &'static str, wide: f32| {
        let choice = Choice::new(verb);
        let text = RichText::new(Souls::choice(p, &choice)).size(13.5);
        let button = Button::new(text).corner_radius(CornerRadius::same(14));
        let size = Vec2::new(wide, 30.0);
        if decision.options.contains(&choice) {
            let lit = button.stroke(Stroke::new(1.0, theme::accent()));
            if ui.add_sized(size, lit).clicked() {
                out.push(Intent::Choose(choice));
            }
            return;
        }
        let dead = ui.add_enabled(false, button.min_size(size));
        if let Some(refused) = p.refusals.iter().find(|r| r.choice == choice) {
            dead.on_disabled_hover_text(refused.refusal.in_language(p.language));
        }
    };
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 6.0;
        one(ui, "attack", whole * 0.42);
        one(ui, "purchase", whole * 0.58 - 6.0);
    });
    one(ui, "end", whole);
}

/// Whether it is one of the three declarations (F-13).
pub(super) fn declares(choice: &Choice) -> bool {
    matches!(choice.verb, "attack" | "purchase" | "end")
}

/// The pass with where it leads, on two lines if need be.
fn big(ui: &mut Ui, p: &Panel, choice: &Choice, out: &mut Vec<Intent>) {
    let text = Souls::big(p, choice);
    let words = theme::strong(&text, 14.0).color(theme::ink());
    let button = Button::new(words)
        .wrap()
        .fill(theme::accent())
        .stroke(Stroke::NONE)
        .corner_radius(CornerRadius::same(16));
    let size = Vec2::new(ui.available_width(), 38.0);
    let pressed = ui.add_sized(size, button);
    if pressed.on_hover_text(p.words.space).clicked() {
        out.push(Intent::Pass);
    }
}

/// Offers and requests of ¢ (F-174).
pub(super) fn trades(p: &Panel) -> Vec<Choice> {
    let trades = |c: &&Choice| Souls::APART.contains(&c.verb);
    let options = p.decision.iter().flat_map(|d| &d.options);
    options.filter(trades).copied().collect()
}

/// Whether they are listed over the table now.
pub(super) fn barters(ui: &Ui) -> bool {
    ui.data(|data| data.get_temp(Id::new(LISTED)).unwrap_or(false))
}

/// Lists them, or no longer.
pub(super) fn barter_now(ui: &Ui, listed: bool) {
    ui.data_mut(|data| data.insert_temp(Id::new(LISTED), listed));
}

/// Where it is kept whether offers are listed.
const LISTED: &str = "souls trades";

/// The button that lists them.
fn barter(ui: &mut Ui, p: &Panel, out: &mut Vec<Intent>) {
    let words = &p.words.souls;
    if trades(p).is_empty() || p.selected.is_some() {
        barter_now(ui, false);
        return;
    }
    let button = theme::button(ui, words.barter);
    if button.on_hover_text(words.barter_hint).clicked() {
        let listed = barters(ui);
        barter_now(ui, !listed);
        // Whatever is wished, the next frames are drawn; the list finds its place in them.
        out.push(Intent::Answer(None));
    }
}

/// How long to go on passing, and where to stop.
fn ways(ui: &mut Ui, p: &Panel, out: &mut Vec<Intent>) {
    let words = &p.words.souls;
    on(ui, p, out);
    let stops = theme::button(ui, words.stops);
    if stops.on_hover_text(words.stops_hint).clicked() {
        out.push(Intent::Show(Overlay::Settings));
    }
}
