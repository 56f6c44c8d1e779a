//! Everything that can be chosen but has no object on the table: the big button, and the tray of
//! further choices above it.

use bevy_egui::egui::{RichText, ScrollArea, Ui, Vec2};

use super::{PanelView, Textures, theme};
use crate::desktop::intent::Intent;
use crate::desktop::screen::Settings;
use crate::desktop::session::{Session, primary};
use crate::games::biomes::{Place, phrases, place};
use crate::table::{Choice, ObjectId, Phrases, Ref};

/// More further choices than this do not fit beside the big button and go to the tray.
const BESIDE: usize = 2;

/// Choices that are words even where they name an object that is on the table.
const WORDS: [&str; 9] = [
    "mode", "x", "yes", "no", "top", "under", "become", "arrive", "assign",
];

/// The big button with up to two more beside it, from right to left.
pub fn actions(ui: &mut Ui, p: &PanelView, out: &mut Vec<Intent>) {
    let Some(decision) = p.decision else {
        let other = p.asked.filter(|seat| p.view.seat != Some(*seat));
        let waiting = other.map_or("", |seat| p.names[seat.index()]);
        if !waiting.is_empty() {
            ui.label(theme::quiet(format!("{waiting} is choosing…")));
        }
        return;
    };
    if let Some(choice) = primary(decision) {
        let text = big_label(p, &choice);
        let big = theme::primary(ui, &text, Vec2::new(190.0, 36.0));
        if big.on_hover_text("Space").clicked() {
            out.push(Intent::Pass);
        }
    }
    if p.can_cancel && theme::button(ui, "Cancel").on_hover_text("Esc").clicked() {
        out.push(Intent::Cancel);
    }
    let others = further(p);
    if others.len() <= BESIDE {
        for choice in others {
            if theme::choice(ui, &p.speaker().choice(&choice)).clicked() {
                out.push(Intent::Choose(choice));
            }
        }
    }
}

/// What the big button says: where it leads.
fn big_label(p: &PanelView, choice: &Choice) -> String {
    let chosen = |n: usize, nothing: &str, what: &str| match n {
        0 => nothing.to_owned(),
        1 => format!("{what} with 1 agent"),
        n => format!("{what} with {n} agents"),
    };
    let topic = p.decision.map_or("", |d| d.topic);
    match (choice.verb, topic) {
        ("pass", _) => format!("Pass → {}", phrases::pass_leads(p.view)),
        ("done", "advance") => chosen(p.view.advancing.len(), "Nobody advances", "Advance"),
        ("done", "attack") => chosen(p.view.attackers.len(), "Nobody attacks", "Attack"),
        ("done", "defend") => chosen(p.view.defenders.len(), "Nobody defends", "Defend"),
        _ => p.speaker().choice(choice),
    }
}

/// Whether the tray lies over the staging area now.
#[must_use]
pub fn tray_is_open(session: &Session) -> bool {
    let p = PanelView::of(session, Settings::default(), Textures::NONE);
    further(&p).len() > BESIDE
}

/// The choices that lie in the tray, if they are too many for the bar.
pub fn tray(ui: &mut Ui, p: &PanelView, out: &mut Vec<Intent>) -> bool {
    let others = further(p);
    if others.len() <= BESIDE {
        return false;
    }
    let about = p.selected.filter(|_| chosen_object(p).is_some());
    let title = match about {
        Some(id) => p.speaker().object(id),
        None => super::sentence(p).1,
    };
    theme::panel().show(ui, |ui| {
        ui.set_max_width(640.0);
        ui.label(theme::strong(title, 14.0));
        ScrollArea::vertical().max_height(190.0).show(ui, |ui| {
            ui.horizontal_wrapped(|ui| {
                for choice in others {
                    let text = p.speaker().choice(&choice);
                    if theme::choice(ui, &text).clicked() {
                        out.push(Intent::Choose(choice));
                    }
                }
            });
        });
        if about.is_some() && ui.link(RichText::new("Close").size(12.0)).clicked() {
            out.push(Intent::Inspect(None));
        }
    });
    true
}

/// The selected object, as long as it offers a choice.
fn chosen_object(p: &PanelView) -> Option<ObjectId> {
    let id = p.selected?;
    (!options_of(p, id).is_empty()).then_some(id)
}

fn options_of(p: &PanelView, id: ObjectId) -> Vec<Choice> {
    let options = p.decision.map_or(&[][..], |d| &d.options);
    let of = |c: &&Choice| key(c) == Ref::Object(id);
    options.iter().filter(of).copied().collect()
}

/// What a choice is about: what must be clicked for it.
fn key(choice: &Choice) -> Ref {
    if choice.subject == Ref::None {
        choice.target
    } else {
        choice.subject
    }
}

/// Every choice besides the big button's that nothing on the table stands for, and those of the
/// selected object.
fn further(p: &PanelView) -> Vec<Choice> {
    let Some(decision) = p.decision else {
        return Vec::new();
    };
    if let Some(id) = chosen_object(p) {
        return options_of(p, id);
    }
    let big = primary(decision);
    let loose = |c: &&Choice| Some(**c) != big && (WORDS.contains(&c.verb) || !on_table(p, key(c)));
    decision.options.iter().filter(loose).copied().collect()
}

/// Whether the table or the queue panel shows that thing, ready to be clicked.
fn on_table(p: &PanelView, thing: Ref) -> bool {
    match thing {
        Ref::Entry(_) => true,
        Ref::Object(id) => match p.view.object(id) {
            Some(object) => matches!(
                place(object.zone).1,
                Place::Hand | Place::Staging | Place::Sector(_)
            ),
            None => is_ground(p, id),
        },
        _ => false,
    }
}

/// Whether that is a biome or a sector: they are lit, and a click on them chooses them.
fn is_ground(p: &PanelView, id: ObjectId) -> bool {
    let mut biomes = p.view.biomes.iter();
    biomes.any(|biome| biome.id == id || biome.sectors.contains(&id))
}
