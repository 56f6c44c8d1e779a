//! The queue, last in first out, and the card that says why something is refused.

use bevy_egui::egui::{
    Color32, CornerRadius, Frame, Margin, RichText, ScrollArea, Sense, Stroke, Ui,
};

use super::{PanelView, theme};
use crate::desktop::intent::Intent;
use crate::games::biomes::EntryView;
use crate::table::{Choice, Ref, Refusal, Refused};

/// Queue and refusal.
pub fn queue(ui: &mut Ui, p: &PanelView, out: &mut Vec<Intent>) {
    ui.horizontal(|ui| {
        ui.label(theme::strong("Queue", 14.5));
        ui.label(theme::quiet("last in, first out"));
    });
    if p.view.queue.is_empty() {
        ui.label(theme::quiet("Nothing waits to happen."));
    }
    ScrollArea::vertical().max_height(190.0).show(ui, |ui| {
        for entry in p.view.queue.iter().rev() {
            slip(ui, p, entry, out);
        }
    });
    if p.decision.is_some_and(|d| d.topic == "act") && !p.view.queue.is_empty() {
        let fastest = p.view.speeds.iter().map(u8::to_string).collect::<Vec<_>>();
        let with = match fastest.as_slice() {
            [] => "Pass".to_owned(),
            speeds => format!("Answer now with speed {}, or pass", speeds.join(" or ")),
        };
        let text = format!("{with} to let it execute.");
        ui.label(RichText::new(text).size(12.0).color(theme::ACCENT));
    }
    if let Some(refused) = p.refusal {
        ui.add_space(4.0);
        why_not(ui, p, refused);
    }
}

/// One action; yellow when it can be chosen.
fn slip(ui: &mut Ui, p: &PanelView, entry: &EntryView, out: &mut Vec<Intent>) {
    let choice = offered(p, entry);
    let edge = if choice.is_some() {
        theme::ACCENT
    } else {
        Color32::TRANSPARENT
    };
    let shown = Frame::new()
        .fill(Color32::from_rgb(0x3a, 0x2f, 0x57))
        .stroke(Stroke::new(1.5, edge))
        .corner_radius(CornerRadius::same(7))
        .inner_margin(Margin::symmetric(9, 6))
        .show(ui, |ui| {
            ui.set_width(ui.available_width());
            ui.spacing_mut().item_spacing.y = 1.0;
            ui.label(theme::strong(p.speaker().entry(entry.serial), 13.0));
            let kind = match entry.ability {
                Some(_) => "skill",
                None => "played",
            };
            let name = p.name(entry.controller);
            let chevrons = "›".repeat(usize::from(entry.speed));
            let line = format!("{name} · {kind} {chevrons}");
            ui.label(RichText::new(line).size(12.0).color(theme::QUEUED));
            let aims: Vec<String> = entry
                .targets
                .iter()
                .map(|t| p.speaker().thing(*t))
                .collect();
            if !aims.is_empty() {
                ui.label(RichText::new(format!("→ {}", aims.join(", "))).size(12.0));
            }
        });
    if let Some(choice) = choice {
        let name = p.speaker().entry(entry.serial);
        let response = ui.interact(
            shown.response.rect,
            ui.id().with(entry.serial),
            Sense::click(),
        );
        response.widget_info(|| {
            bevy_egui::egui::WidgetInfo::labeled(
                bevy_egui::egui::WidgetType::Button,
                true,
                format!("Choose {name}"),
            )
        });
        if response.clicked() {
            out.push(Intent::Choose(choice));
        }
    }
}

/// The choice that points at this entry.
fn offered(p: &PanelView, entry: &EntryView) -> Option<Choice> {
    let this = Ref::Entry(entry.serial);
    let options = &p.decision?.options;
    options
        .iter()
        .find(|c| c.subject == this || c.target == this)
        .copied()
}

/// What cannot be done, and why.
fn why_not(ui: &mut Ui, p: &PanelView, refused: &Refused) {
    let what = p.speaker().thing(refused.choice.subject);
    let title = match refused.choice.verb {
        _ if what.is_empty() => "Not now".to_owned(),
        "play" | "anomaly" => format!("{what} can't be played"),
        "attack" => format!("{what} can't attack"),
        "defend" => format!("{what} can't defend"),
        "advance" => format!("{what} can't advance"),
        "convert" => format!("{what} can't be converted"),
        "make" => format!("{what} can't make energy"),
        _ => format!("{what} can't be used"),
    };
    refusal(ui, &title, refused.refusal);
}

/// One sentence, with the rules below.
fn refusal(ui: &mut Ui, title: &str, why: &Refusal) {
    refusal_in(ui, title, why.reason, why.rules);
}

/// The same in any language.
pub fn refusal_in(ui: &mut Ui, title: &str, reason: &str, rules: &[&str]) {
    Frame::new()
        .fill(theme::RAISED)
        .stroke(Stroke::new(1.0, theme::DANGER))
        .corner_radius(CornerRadius::same(8))
        .inner_margin(Margin::symmetric(10, 7))
        .show(ui, |ui| {
            ui.set_width(ui.available_width());
            ui.label(theme::strong(title, 13.0).color(Color32::from_rgb(0xff, 0xb0, 0x96)));
            ui.label(RichText::new(reason).size(12.5));
            if !rules.is_empty() {
                ui.label(theme::quiet(rules.join(" ")));
            }
        });
}
