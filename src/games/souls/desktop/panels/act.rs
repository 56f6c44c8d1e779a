//! The buttons: pass with its result, declarations, bartering, repeated passing.

use bevy_egui::egui::text::LayoutJob;
use bevy_egui::egui::{
    Align, Button, CornerRadius, FontId, RichText, Stroke, Ui, Vec2, WidgetInfo, WidgetType,
};

use super::Panel;
use super::dialog::brief;
use crate::desktop::guide;
use crate::desktop::intent::Intent;
use crate::desktop::panels::ways::on;
use crate::desktop::panels::{KeyedChoices, PanelText, steady, theme};
use crate::desktop::screen::Overlay;
use crate::desktop::session::primary;
use crate::games::souls::choices::ChoiceWord;
use crate::games::souls::desktop::words as own;
use crate::games::souls::{Souls, Topic};
use crate::table::{Choice, Decision};

/// The big button, then what can be declared and how long to go on passing.
pub fn act(ui: &mut Ui, p: &Panel, out: &mut Vec<Intent>) {
    let Some(decision) = p.decision else {
        if let Some(said) = p.awaited() {
            ui.label(theme::quiet(said));
        }
        // A spectator is never asked, so there is nowhere to stop.
        if p.sits().is_some() {
            ui.horizontal_wrapped(|ui| ways(ui, p, out));
        }
        return;
    };
    brief(ui, p, decision, out);
    let pass = primary::<Souls>(decision);
    let declaring = decision.options.iter().any(declares);
    if declaring || Topic::Act.is_of(decision) && pass.is_none() {
        declarations(ui, p, decision, out);
    } else if let Some(choice) = pass {
        big(ui, p, &choice, out);
    }
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing.x = 4.0;
        ui.spacing_mut().button_padding.x = 9.0;
        let cancel = p.words.cancel;
        if p.can_cancel && theme::button(ui, cancel).on_hover_text("Esc").clicked() {
            out.push(Intent::Cancel);
        }
        // Passing on and on stands nowhere beside the end of the turn.
        if !declaring {
            ways(ui, p, out);
        } else {
            if let Some(pass) = pass {
                wait(ui, p, &pass, out);
            }
            stops(ui, p, out);
        }
        if Topic::Act.is_of(decision) {
            barter(ui, p, out);
        }
    });
}

/// The three declarations, each always in its place: what cannot be declared now says why (F-13 to F-18).
fn declarations(ui: &mut Ui, p: &Panel, decision: &Decision, out: &mut Vec<Intent>) {
    let whole = ui.available_width();
    let words = own::of(p.language);
    let player = p.view.players.get(decision.seat.index());
    let poor = player.filter(|player| player.coins < player.price);
    let listed = KeyedChoices::of(p);
    let one = |ui: &mut Ui, verb: &'static str, wide: f32, out: &mut Vec<Intent>| {
        let choice = Choice::new(verb);
        let mut text = RichText::new(Souls::choice(p, &choice)).size(13.5);
        // Declaring what cannot be paid yet is allowed, but it is not the thing to do now: the first click says why.
        let poor = poor.filter(|_| verb == "purchase");
        if poor.is_some() {
            text = text.color(theme::muted());
        }
        let button = Button::new(text).corner_radius(CornerRadius::same(14));
        let size = Vec2::new(wide, 30.0);
        if decision.options.contains(&choice) {
            let line = match poor {
                Some(_) => ui.visuals().widgets.noninteractive.bg_stroke,
                None => Stroke::new(1.0, theme::accent()),
            };
            let mut shown = ui.add_sized(size, button.stroke(line));
            theme::ring(ui, &shown);
            guide::mark(ui, &choice, shown.rect);
            theme::corner_cap(ui, &shown, listed.key_of(&choice));
            if let Some(player) = poor {
                shown = shown.on_hover_text(words.poor(player.price, player.coins));
            }
            if shown.clicked() {
                out.push(Intent::Choose(choice));
            }
            return;
        }
        let dead = ui.add_enabled(false, button.min_size(size));
        if let Some(refused) = p.refusals.iter().find(|r| r.choice == choice) {
            dead.on_disabled_hover_text(refused.refusal.in_language(p.language));
        }
    };
    ui.spacing_mut().item_spacing.x = 6.0;
    ui.horizontal(|ui| {
        one(ui, "attack", whole * 0.42, out);
        one(ui, "purchase", whole * 0.58 - 6.0, out);
    });
    one(ui, "end", whole, out);
}

/// Lets the others act before one goes on, where something has just resolved: passing is not ending the turn.
fn wait(ui: &mut Ui, p: &Panel, pass: &Choice, out: &mut Vec<Intent>) {
    let words = own::of(p.language);
    let shown = theme::button(ui, words.let_others_act);
    guide::mark(ui, pass, shown.rect);
    let hint = format!("{} ({})", words.pass_hint, p.pass_key());
    if steady::clicked(ui, &shown.on_hover_text(hint), words.let_others_act) {
        out.push(Intent::Pass);
    }
}

/// Whether it is one of the three declarations (F-13).
pub(super) fn declares(choice: &Choice) -> bool {
    let words = [ChoiceWord::Attack, ChoiceWord::Purchase, ChoiceWord::End];
    words.iter().any(|word| word.is_of(choice))
}

/// The pass with where it leads, on two lines if need be.
fn big(ui: &mut Ui, p: &Panel, choice: &Choice, out: &mut Vec<Intent>) {
    let text = Souls::big(p, choice);
    let wide = ui.available_width();
    let font = FontId::new(14.0, theme::bold());
    let mut lines = LayoutJob::simple(text.clone(), font, theme::ink(), wide - 20.0);
    lines.halign = Align::Center;
    let lines = ui.painter().layout_job(lines);
    let button = Button::new("")
        .fill(theme::accent())
        .stroke(Stroke::NONE)
        .corner_radius(CornerRadius::same(16));
    let size = Vec2::new(wide, (lines.size().y + 8.0).max(38.0));
    let pressed = ui.add_sized(size, button);
    pressed.widget_info(|| WidgetInfo::labeled(WidgetType::Button, true, &text));
    theme::ring(ui, &pressed);
    guide::mark(ui, choice, pressed.rect);
    let top = pressed.rect.center() - Vec2::new(0.0, lines.size().y * 0.5);
    ui.painter().galley(top, lines, theme::ink());
    if steady::clicked(ui, &pressed.on_hover_text(p.pass_key()), &text) {
        out.push(Intent::Pass);
    }
}

/// Offers and requests of ¢ (F-174).
pub(super) fn trades(p: &Panel) -> Vec<Choice> {
    let trades = |c: &&Choice| c.is_any(Souls::APART);
    let options = p.decision.iter().flat_map(|d| &d.options);
    options.filter(trades).copied().collect()
}

/// The button that lists them.
fn barter(ui: &mut Ui, p: &Panel, out: &mut Vec<Intent>) {
    let words = own::of(p.language);
    if trades(p).is_empty() || p.selected.is_some() {
        return;
    }
    let button = theme::button(ui, words.barter);
    if button.on_hover_text(words.barter_hint).clicked() {
        out.push(Intent::Apart(!p.apart));
    }
}

/// How long to go on passing, and where to stop.
fn ways(ui: &mut Ui, p: &Panel, out: &mut Vec<Intent>) {
    on(ui, p, out);
    stops(ui, p, out);
}

/// Where to stop.
fn stops(ui: &mut Ui, p: &Panel, out: &mut Vec<Intent>) {
    let words = own::of(p.language);
    let stops = theme::button(ui, words.stops);
    if stops.on_hover_text(words.stops_hint).clicked() {
        out.push(Intent::Show(Overlay::Stops));
    }
}
