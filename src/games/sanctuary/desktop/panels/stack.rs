//! The Stack as a column, last in first out, and the card that says why something is refused.

use bevy_egui::egui::{Color32, RichText, ScrollArea, Sense, Ui, WidgetInfo, WidgetType};

use super::Panel;
use crate::desktop::intent::Intent;
use crate::desktop::panels::theme;
use crate::desktop::panels::ways::{self, aims, heading, ignore, offered, ways};
use crate::games::sanctuary::choices::ChoiceWord;
use crate::games::sanctuary::desktop::words as own;
use crate::games::sanctuary::{EntryView, Topic};
use crate::table::{Ref, Refused};

/// Height of what is said under the entries, of a refusal, and of the entries at least.
const TOLD: f32 = 38.0;
const REFUSED: f32 = 100.0;
const LEAST: f32 = 70.0;

/// Stack and refusal.
pub fn stack(ui: &mut Ui, p: &Panel, out: &mut Vec<Intent>) {
    let words = own::of(p.language);
    let empty = p.view.stack.is_empty().then_some(words.stack_empty);
    heading(ui, words.stack, words.last_first, empty);
    ways(ui, p, out);
    let told = p.decision.is_some_and(|d| Topic::Act.is_of(d)) && !p.view.stack.is_empty();
    let below = if told { TOLD } else { 0.0 } + if p.refusal.is_some() { REFUSED } else { 0.0 };
    let room = (ui.available_height() - below).max(LEAST);
    let shown = ScrollArea::vertical().max_height(room).show(ui, |ui| {
        for entry in p.view.stack.iter().rev() {
            slip(ui, p, entry, out);
            ignore(ui, p, entry.serial, out);
        }
    });
    theme::more(ui, &shown);
    if told {
        let text = RichText::new(words.answer_or_pass).size(12.0);
        ui.label(text.color(theme::accent()));
    }
    if let Some(refused) = &p.refusal {
        ui.add_space(4.0);
        p.refuse(ui, &title(p, refused), refused, out);
    }
}

/// One entry: its source, whose it is, what it aims at; yellow when it can be chosen.
fn slip(ui: &mut Ui, p: &Panel, entry: &EntryView, out: &mut Vec<Intent>) {
    let choice = offered(p, entry.serial);
    let edge = match choice {
        Some(_) => theme::accent(),
        None => Color32::TRANSPARENT,
    };
    let name = p.speaker().thing(Ref::Entry(entry.serial));
    let place = ways::slip(ui, Color32::from_rgb(0x3a, 0x2f, 0x57), edge, |ui| {
        ui.label(theme::strong(&name, 13.0));
        let kind = if entry.manipulation {
            own::of(p.language).manipulation
        } else {
            own::of(p.language).ability
        };
        let line = format!("{} · {kind}", p.name(entry.controller));
        ui.label(RichText::new(line).size(12.0).color(theme::queued()));
        aims(
            ui,
            &entry.shares,
            entry.targets.iter().map(|t| p.speaker().thing(*t)),
        );
        if let Some(text) = p.ability(entry.face, usize::from(entry.ability)) {
            ui.label(RichText::new(text).size(12.0));
        }
    });
    let about = ui.interact(
        place,
        ui.id().with(entry.serial),
        if choice.is_some() {
            Sense::click()
        } else {
            Sense::hover()
        },
    );
    if about.hovered() && p.shown != Some(entry.source) {
        out.push(Intent::Hover(Some(entry.source)));
    }
    if let Some(choice) = choice {
        let label = own::of(p.language).choose(&name);
        about.widget_info(|| WidgetInfo::labeled(WidgetType::Button, true, &label));
        theme::ring(ui, &about);
        if about.clicked() {
            out.push(Intent::Choose(choice));
        }
    }
}

/// What cannot be done.
fn title(p: &Panel, refused: &Refused) -> String {
    let words = &p.words.refused;
    let what = p.speaker().thing(refused.choice.subject);
    if what.is_empty() {
        return words.not_now.to_owned();
    }
    match ChoiceWord::of(refused.choice.verb) {
        Some(ChoiceWord::Play) => words.play(&what),
        Some(ChoiceWord::Attack) => words.attack(&what),
        Some(ChoiceWord::Block) => words.block(&what),
        Some(ChoiceWord::Challenge) => words.challenge(&what),
        Some(ChoiceWord::Target) => words.target(&what),
        Some(_) | None => words.other(&what),
    }
}
