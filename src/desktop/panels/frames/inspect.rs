//! What the pointer is over: a frame with its systems, a station, a piece of cover.

use bevy_egui::egui::{RichText, ScrollArea, Ui};

use super::{FramesPanel, bits};
use crate::desktop::panels::theme;
use crate::games::frames::content::{SYSTEMS, System};
use crate::games::frames::phrases::{range_name, system_name, units};
use crate::games::frames::state::Frame;
use crate::games::frames::{Thing, thing};
use crate::table::ObjectId;

/// The panel at the left.
pub fn inspect(ui: &mut Ui, p: &FramesPanel) {
    let turn = p.view().current.as_ref().map(|t| t.frame);
    let Some(id) = p.session.shown().or(turn) else {
        ui.label(theme::strong("Look closer", 14.5));
        hints(ui);
        return;
    };
    ScrollArea::vertical().auto_shrink(false).show(ui, |ui| {
        match thing(id) {
            Thing::Frame(_) => {
                if let Some(frame) = p.view().frame(id) {
                    machine(ui, p, id, frame);
                }
            }
            Thing::Station(_) => station(ui, p, id),
            Thing::Segment(_) => segment(ui, p, id),
            Thing::Company(_) => {}
        }
        distances(ui, p, id);
    });
}

fn hints(ui: &mut Ui) {
    for text in [
        "Point at a frame, a station or cover to see what it is.",
        "Drag with the left button to measure; it is always allowed.",
        "Drag with the right button or press the arrows to move the board; the wheel zooms, \
         Home shows it all.",
    ] {
        ui.label(theme::quiet(text));
        ui.add_space(3.0);
    }
}

fn machine(ui: &mut Ui, p: &FramesPanel, id: ObjectId, frame: &Frame) {
    let view = p.view();
    let Some(kind) = view.content.frames.get(usize::from(frame.kind)) else {
        return;
    };
    ui.vertical_centered(|ui| {
        bits::frame(ui, 96.0, kind.silhouette, frame.owner);
    });
    let title = RichText::new(p.speaker().frame(id)).family(theme::serif());
    ui.label(title.size(22.0));
    ui.horizontal(|ui| {
        bits::chip(ui, 14.0, frame.owner);
        ui.label(theme::quiet(p.speaker().who(frame.owner)));
    });
    if !frame.alive {
        ui.label(RichText::new("destroyed").color(theme::DANGER));
        return;
    }
    ui.add_space(4.0);
    let state = if view.current.as_ref().is_some_and(|t| t.frame == id) {
        "It is its turn"
    } else if view.pending.as_ref().is_some_and(|t| t.frame == id) {
        "Its turn is paused"
    } else if frame.acted {
        "Has had its turn this round"
    } else {
        "May still act this round"
    };
    ui.label(state);
    ui.add_space(4.0);
    let left = frame.systems.total() + frame.whites;
    let whole = kind.systems.total() + view.content.rules.white_dice;
    ui.label(theme::strong(format!("Takes {left} of {whole} hits"), 13.0));
    for system in SYSTEMS {
        let (has, had) = (frame.systems.get(system), kind.systems.get(system));
        if had == 0 {
            continue;
        }
        ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing.x = 3.0;
            for n in 0..had {
                bits::system(ui, system, n < has);
            }
            ui.label(RichText::new(system_name(system)).size(12.5));
        });
        ui.label(theme::quiet(meaning(system, has)));
    }
    let mut notes = vec![format!("{} white dice", frame.whites)];
    if frame.systems.sprints() {
        notes.push("sprints: a green d8".to_owned());
    }
    if frame.rockets > 0 {
        notes.push(match frame.rockets {
            1 => "1 rocket".to_owned(),
            n => format!("{n} rockets"),
        });
    }
    if let Some(value) = frame.defense {
        notes.push(format!("defense {value} this round"));
    }
    if frame.spot > 0 {
        notes.push(format!("spotted: +{} for one attack", frame.spot));
    }
    let stand = view.stand(frame.at);
    if frame.stands() && stand.height > 0 {
        notes.push(format!("stands {} high", stand.height));
    }
    if frame.stands() && stand.roofed {
        notes.push("under a roof".to_owned());
    }
    if view.suffers(id) {
        notes.push("on hazardous ground: rolls a white die fewer".to_owned());
    }
    for note in notes {
        ui.label(RichText::new(note).size(12.5));
    }
    if !kind.flavor.is_empty() {
        ui.add_space(5.0);
        ui.label(theme::quiet(&kind.flavor).italics());
    }
}

/// What a system does, that many of it.
const fn meaning(system: System, count: u8) -> &'static str {
    match (system, count) {
        (_, 0) => "lost",
        (System::Defense, 1) => "a blue die",
        (System::Defense, _) => "two blue dice; stray shots never hit it as cover",
        (System::Movement, _) => "green dice; passes cover and stands on it",
        (System::Spotting, 1) => "a yellow die; spots into cover within 8",
        (System::Spotting, _) => "two yellow dice; spots anything anywhere",
        (System::Melee, 1) => "two red d6 up to 1 unit",
        (System::Melee, _) => "two red d6 and a d8 up to 1 unit",
        (System::Direct, 1) => "two red d6 from 1 to 8 units",
        (System::Direct, _) => "two red d6 and a d8 from 1 to 8 units",
        (System::Artillery, 1) => "two red d6 beyond 8 units",
        (System::Artillery, _) => "two red d6 and a d8 beyond 8 units",
        (System::Environment, _) => "hazardous ground takes no white die",
        (System::Split(_), 1) => "a red d6 at each of two ranges",
        (System::Split(_), _) => "a red d6 each at each of two ranges",
    }
}

fn station(ui: &mut Ui, p: &FramesPanel, id: ObjectId) {
    let Some(station) = p.view().station(id) else {
        return;
    };
    ui.label(theme::strong("Station", 16.0));
    ui.label(p.speaker().object(id));
    match station.controller {
        Some(seat) => ui.horizontal(|ui| {
            bits::chip(ui, 14.0, seat);
            ui.label(format!("held by {}", p.names[seat.index()]))
        }),
        None => ui.horizontal(|ui| ui.label("contested: nobody holds it")),
    };
    ui.label(theme::quiet(
        "Whoever alone has a frame within 1 unit holds it. It counts as an asset.",
    ));
}

fn segment(ui: &mut Ui, p: &FramesPanel, id: ObjectId) {
    let segment = p.view().segments.iter().find(|(s, _)| *s == id);
    let Some((_, segment)) = segment else {
        return;
    };
    ui.label(theme::strong("Cover", 16.0));
    ui.label(match segment.hits {
        1 => "takes 1 more hit".to_owned(),
        n => format!("takes {n} more hits"),
    });
    if p.view().content.rules.climbing {
        ui.label(match segment.hits {
            1 => "1 unit high".to_owned(),
            n => format!("{n} units high"),
        });
    }
    ui.label(theme::quiet(
        "A frame within 1 unit of it is in cover from behind it: damage dice of 4 and 5 hit the cover.",
    ));
}

/// From the frame whose turn it is, or that is selected.
fn distances(ui: &mut Ui, p: &FramesPanel, id: ObjectId) {
    let view = p.view();
    let turn = view.current.as_ref().map(|t| t.frame);
    let Some(by) = turn.or(p.session.selected).filter(|by| *by != id) else {
        return;
    };
    let Some(far) = view.gap(by, id) else {
        return;
    };
    ui.add_space(6.0);
    let from = p.speaker().frame(by);
    ui.label(theme::strong(format!("From {from}"), 13.0));
    let mut text = format!("{} units", units(far));
    if !matches!(thing(id), Thing::Station(_)) {
        text = format!("{text}: {}", range_name(view.range_at(far)));
    }
    ui.label(text);
    if !view.covering(by, id).is_empty() {
        ui.label(RichText::new("in cover").color(theme::DANGER));
    }
}
