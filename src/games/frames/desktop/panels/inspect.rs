//! The thing under the pointer: a frame with its systems, a station, a piece of cover.

use bevy_egui::egui::{RichText, Ui};

use super::{FramesPanel, bits};
use crate::cards::counters::CounterKind;
use crate::desktop::intent::Intent;
use crate::desktop::panels::rule::refusal;
use crate::desktop::panels::theme;
use crate::desktop::words;
use crate::games::frames::components::Frame;
use crate::games::frames::content::SYSTEMS;
use crate::games::frames::desktop::board::click;
use crate::games::frames::desktop::board::figure::Figure;
use crate::games::frames::phrases::{numbers_text, range_name, system_text, units};
use crate::games::frames::text::ability_text_in;
use crate::games::frames::{Thing, Topic, thing};
use crate::table::{ObjectId, Ref};

/// The panel at the left.
pub fn inspect(ui: &mut Ui, p: &FramesPanel, out: &mut Vec<Intent>) {
    let turn = p.view().current.as_ref().map(|t| t.frame);
    let Some(id) = p.session.inspected().or(suffers(p)).or(turn) else {
        ui.label(theme::strong(words::of(p.language).look_closer, 14.5));
        hints(ui, p);
        return;
    };
    match thing(id) {
        Thing::Frame(_) => head(ui, p, id),
        Thing::Station(_) => station(ui, p, id),
        Thing::Segment(_) => segment(ui, p, id),
        Thing::Company(_) => {}
    }
    // The present state comes above the fixed properties.
    distances(ui, p, id);
    refused(ui, p, id, out);
    if let Some(frame) = p.view().frame(id).filter(|f| f.alive) {
        machine(ui, p, id, frame);
    }
}

/// The frame whose loss somebody at the screen decides about.
fn suffers(p: &FramesPanel) -> Option<ObjectId> {
    let decision = p.session.shown.decision.as_ref()?;
    match decision.about {
        Ref::Object(id)
            if matches!(
                Topic::of(decision.topic),
                Some(Topic::Lose | Topic::Abandon | Topic::Cover)
            ) =>
        {
            Some(id)
        }
        _ => None,
    }
}

/// Why it cannot be chosen now, unless that stands above the log already.
fn refused(ui: &mut Ui, p: &FramesPanel, id: ObjectId, out: &mut Vec<Intent>) {
    let turn = p.view().current.as_ref().map(|t| t.frame);
    // It is obvious why the frame whose turn it is cannot be chosen.
    if p.session.shown.notice.is_some() || turn == Some(id) {
        return;
    }
    if let Some(why) = click::why_not(p.session, id) {
        ui.add_space(8.0);
        let title = words::of(p.language).refused.not_now;
        refusal(ui, title, why, p.language, out);
    }
}

/// A state or a kind of dice with what it means.
fn keyword(ui: &mut Ui, name: &str, help: &str) {
    ui.label(RichText::new(name).size(12.5));
    if !help.is_empty() {
        ui.label(theme::quiet(help).size(11.5));
    }
}

fn hints(ui: &mut Ui, p: &FramesPanel) {
    for text in p.words().inspect.hints {
        ui.label(theme::quiet(text));
        ui.add_space(3.0);
    }
}

/// The drawing, the name and the owner of a frame.
fn head(ui: &mut Ui, p: &FramesPanel, id: ObjectId) {
    let (view, words) = (p.view(), &p.words().inspect);
    let Some(frame) = view.frame(id) else {
        return;
    };
    bits::portrait(ui, Figure::of(view, frame), frame.owner);
    let title = RichText::new(p.speaker().frame(id)).family(theme::serif());
    ui.label(title.size(22.0));
    ui.horizontal(|ui| {
        bits::chip(ui, 14.0, frame.owner);
        ui.label(theme::quiet(p.speaker().who(frame.owner)));
    });
    if !frame.alive {
        ui.label(RichText::new(words.destroyed).color(theme::danger()));
    }
}

/// Its state, systems and dice, each with what it means.
fn machine(ui: &mut Ui, p: &FramesPanel, id: ObjectId, frame: &Frame) {
    let (view, words) = (p.view(), &p.words().inspect);
    let Some(kind) = view.content.frames.get(usize::from(frame.kind)) else {
        return;
    };
    // A meaning stands close to what it is the meaning of.
    ui.spacing_mut().item_spacing.y = 3.0;
    ui.spacing_mut().interact_size.y = 18.0;
    ui.add_space(4.0);
    let state = if view.current.as_ref().is_some_and(|t| t.frame == id) {
        0
    } else if view.pending.as_ref().is_some_and(|t| t.frame == id) {
        1
    } else if frame.acted {
        2
    } else {
        3
    };
    keyword(ui, words.states[state], words.states_help[state]);
    ui.add_space(4.0);
    let left = frame.systems.total() + frame.whites + frame.armour;
    let had = |system| kind.systems.get(system).max(frame.systems.get(system));
    let numbers = &kind.numbers;
    let whites = numbers.whites(&view.content.rules);
    let whole = SYSTEMS.into_iter().map(had).sum::<u8>() + whites + numbers.armour;
    ui.label(theme::strong(words.takes(left, whole), 13.0));
    for system in SYSTEMS {
        let has = frame.systems.get(system);
        // A position may give a frame what its type does not have.
        let had = kind.systems.get(system).max(has);
        if had == 0 {
            continue;
        }
        ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing.x = 3.0;
            for n in 0..had {
                bits::system(ui, system, n < has, p.language);
            }
            ui.label(RichText::new(p.speaker().system(system)).size(12.5));
        });
        let own = system_text(system, has, &kind.numbers, &view.content.rules, p.language);
        ui.label(theme::quiet(
            own.unwrap_or_else(|| words.meaning(system, has).to_owned()),
        ));
    }
    keyword(ui, &words.whites(frame.whites), words.whites_help);
    for line in numbers_text(numbers, p.language) {
        ui.label(theme::quiet(line));
    }
    for (_, ability) in view.abilities(id) {
        ui.label(RichText::new(ability_text_in(ability, view.content, p.language)).size(12.5));
    }
    for &(of, kind, n) in &view.counters {
        if of == id {
            keyword(ui, &p.speaker().counters(CounterKind(kind), n), "");
        }
    }
    if frame.systems.sprints() {
        keyword(ui, words.sprints, words.sprints_help);
    }
    if frame.rockets > 0 {
        keyword(ui, &words.rockets(frame.rockets), words.rockets_help);
    }
    if let Some(value) = frame.defense {
        keyword(ui, &words.defense(value), words.defense_help);
    }
    if frame.spot > 0 {
        keyword(ui, &words.spotted(frame.spot), words.spotted_help);
    }
    let stand = view.stand(frame.at);
    if frame.stands() && stand.height > 0 {
        keyword(ui, &words.stands(stand.height), "");
    }
    if frame.stands() && stand.roofed {
        keyword(ui, words.roofed, "");
    }
    if view.suffers(id) {
        keyword(ui, words.hazardous, "");
    }
    let flavor = kind.flavor.in_language(p.language);
    if !flavor.is_empty() {
        ui.add_space(5.0);
        ui.label(theme::quiet(flavor).italics());
    }
}

fn station(ui: &mut Ui, p: &FramesPanel, id: ObjectId) {
    let Some(station) = p.view().station(id) else {
        return;
    };
    ui.vertical_centered(|ui| bits::station(ui, 104.0, station.controller));
    ui.label(theme::strong(p.words().inspect.station, 16.0));
    ui.label(p.speaker().object(id));
    match station.controller {
        Some(seat) => ui.horizontal(|ui| {
            bits::chip(ui, 14.0, seat);
            ui.label(p.words().inspect.held(p.names[seat.index()]))
        }),
        None => ui.horizontal(|ui| ui.label(p.words().inspect.contested)),
    };
    ui.label(theme::quiet(p.words().inspect.station_help));
}

fn segment(ui: &mut Ui, p: &FramesPanel, id: ObjectId) {
    let segment = p.view().segments.iter().find(|(s, _)| *s == id);
    let Some((_, segment)) = segment else {
        return;
    };
    let words = &p.words().inspect;
    ui.vertical_centered(|ui| bits::segment(ui, 84.0, segment.hits));
    ui.label(theme::strong(words.cover, 16.0));
    ui.label(words.cover_hits(segment.hits));
    if p.view().content.rules.climbing {
        ui.label(words.cover_high(segment.hits));
    }
    ui.label(theme::quiet(words.cover_help));
}

/// From the frame whose turn it is, or that is selected.
fn distances(ui: &mut Ui, p: &FramesPanel, id: ObjectId) {
    let view = p.view();
    let turn = view.current.as_ref().map(|t| t.frame);
    let Some(by) = turn.or(p.session.focus.pinned).filter(|by| *by != id) else {
        return;
    };
    let Some(far) = view.gap(by, id) else {
        return;
    };
    ui.add_space(6.0);
    let from = p.speaker().frame(by);
    ui.label(theme::strong(p.words().inspect.from(&from), 13.0));
    let mut text = p.words().board.units(&units(far, p.language));
    if !matches!(thing(id), Thing::Station(_)) {
        text = format!("{text}: {}", range_name(view.range_at(by, far), p.language));
    }
    ui.label(text);
    if !view.covering(by, id).is_empty() {
        ui.label(RichText::new(p.words().inspect.in_cover).color(theme::danger()));
    }
}
