//! The queue, last in first out, and the card that says why something is refused.

use bevy_egui::egui::{Color32, RichText, ScrollArea, Sense, Ui, WidgetInfo, WidgetType};

use crate::desktop::intent::Intent;
use crate::desktop::panels::ways::{self, aims, heading, ignore, offered, ways};
use crate::desktop::panels::{PanelView, theme};
use crate::games::biomes::EntryView;
use crate::games::biomes::choices::ChoiceWord;
use crate::games::biomes::desktop::words as own;
use crate::games::biomes::{Biomes, Topic};
use crate::table::{Ref, Refused};

/// Queue and refusal.
pub fn queue(ui: &mut Ui, p: &PanelView<Biomes>, out: &mut Vec<Intent>) {
    let words = own::of(p.language);
    let empty = p.view.queue.is_empty().then_some(words.queue_empty);
    heading(ui, words.queue, words.last_first, empty);
    ways(ui, p, out);
    let shown = ScrollArea::vertical().max_height(190.0).show(ui, |ui| {
        for entry in p.view.queue.iter().rev() {
            slip(ui, p, entry, out);
            ignore(ui, p, entry.serial, out);
        }
    });
    theme::more(ui, &shown);
    if p.decision.is_some_and(|d| Topic::Act.is_of(d)) && !p.view.queue.is_empty() {
        let fastest = p.view.speeds.iter().map(u8::to_string).collect::<Vec<_>>();
        let text = words.answer(&fastest.join(words.or));
        ui.label(RichText::new(text).size(12.0).color(theme::accent()));
    }
    // Before the match begins nothing could be played anyway.
    let opening = p
        .decision
        .is_some_and(|d| matches!(Topic::of(d.topic), Some(Topic::Mulligan)));
    // A card that can be converted says so itself: nothing went wrong.
    let refusal = p.refusal.filter(|_| !opening && unplayable(p).is_none());
    if let Some(refused) = refusal.as_ref() {
        ui.add_space(4.0);
        why_not(ui, p, refused, out);
    }
}

/// One action; yellow when it can be chosen.
fn slip(ui: &mut Ui, p: &PanelView<Biomes>, entry: &EntryView, out: &mut Vec<Intent>) {
    let choice = offered(p, entry.serial);
    let edge = if choice.is_some() {
        theme::accent()
    } else {
        Color32::TRANSPARENT
    };
    let place = ways::slip(ui, Color32::from_rgb(0x3a, 0x2f, 0x57), edge, |ui| {
        ui.label(theme::strong(p.speaker().entry(entry.serial), 13.0));
        let [skill, played] = own::of(p.language).skill_or_played;
        let kind = if entry.ability.is_some() {
            skill
        } else {
            played
        };
        let name = p.name(entry.controller);
        let chevrons = "›".repeat(usize::from(entry.speed));
        let line = format!("{name} · {kind} {chevrons}");
        ui.label(RichText::new(line).size(12.0).color(theme::queued()));
        aims(
            ui,
            &entry.shares,
            entry.targets.iter().map(|t| p.speaker().thing(*t)),
        );
    });
    if let Some(choice) = choice {
        let name = p.speaker().entry(entry.serial);
        let response = ui.interact(place, ui.id().with(entry.serial), Sense::click());
        let label = own::of(p.language).choose(&name);
        response.widget_info(|| WidgetInfo::labeled(WidgetType::Button, true, &label));
        theme::ring(ui, &response);
        if response.clicked() {
            out.push(Intent::Choose(choice));
        }
    }
}

/// Why the selected card, which could only be converted, cannot be played.
pub(super) fn unplayable<'a>(p: &PanelView<'a, Biomes>) -> Option<&'a Refused> {
    let this = Ref::Object(p.selected?);
    let mut uses = p.decision?.options.iter().filter(|c| c.subject == this);
    if !ChoiceWord::Convert.is_of(uses.next()?) || uses.next().is_some() {
        return None;
    }
    let played = |r: &&Refused| r.choice.subject == this && ChoiceWord::Play.is_of(&r.choice);
    p.refusals.iter().find(played)
}

/// What cannot be done, and why.
fn why_not(ui: &mut Ui, p: &PanelView<Biomes>, refused: &Refused, out: &mut Vec<Intent>) {
    let what = p.speaker().thing(refused.choice.subject);
    let heads = &p.words.refused;
    let words = own::of(p.language);
    let word = ChoiceWord::of(refused.choice.verb).filter(|_| !what.is_empty());
    let title = match word {
        None => heads.not_now.to_owned(),
        Some(ChoiceWord::Play | ChoiceWord::Anomaly) => heads.play(&what),
        Some(ChoiceWord::Attack) => heads.attack(&what),
        Some(ChoiceWord::Defend) => words.cannot_defend(&what),
        Some(ChoiceWord::Advance) => words.cannot_advance(&what),
        Some(ChoiceWord::Convert) => words.cannot_convert(&what),
        Some(ChoiceWord::Make) => words.cannot_make_energy(&what),
        Some(_) => heads.other(&what),
    };
    p.refuse(ui, &title, refused, out);
}
