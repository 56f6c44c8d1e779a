//! The stack as a column, the uppermost on top: what each entry is and would do; below it why something is refused.

use bevy_egui::egui::load::SizedTexture;
use bevy_egui::egui::{
    Color32, Image, Pos2, Rect, RichText, ScrollArea, Sense, TextureId, Ui, Vec2, WidgetInfo,
    WidgetType,
};

use super::{Panel, die, labels};
use crate::desktop::art::card::Face;
use crate::desktop::intent::Intent;
use crate::desktop::panels::theme;
use crate::desktop::panels::ways::{self, aims, heading, ignore, offered};
use crate::games::souls::choices::ChoiceWord;
use crate::games::souls::desktop::words as own;
use crate::games::souls::{EntryView, EntryViewKind, Topic, seat_of};
use crate::table::{ObjectId, Ref, Refused};

/// The large die of the uppermost entry, and the dice below.
const DICE: [f32; 2] = [62.0, 40.0];

/// Stack and refusal.
pub fn stack(ui: &mut Ui, p: &Panel, out: &mut Vec<Intent>) {
    let words = own::of(p.language);
    let empty = p.view.stack.is_empty().then_some(words.stack_empty);
    heading(ui, words.stack, words.last_first, empty);
    // Pointing at what somebody else put there shows its card, which nobody meant to use.
    let foreign = |r: &&Refused| {
        let mut stack = p.view.stack.iter();
        stack.any(|e| e.controller != p.near && Ref::Object(e.source) == r.choice.subject)
    };
    let refused = p.refusal.as_ref().filter(|r| !foreign(r));
    let taken = if refused.is_some() { 96.0 } else { 0.0 };
    let list = ScrollArea::vertical().max_height(226.0 - taken);
    let shown = list.show(ui, |ui| {
        for (at, entry) in p.view.stack.iter().rev().enumerate() {
            slip(ui, p, entry, at == 0, out);
            ignore(ui, p, entry.serial, out);
        }
    });
    theme::more(ui, &shown);
    if let Some(refused) = refused {
        ui.add_space(4.0);
        p.refuse(ui, &title(p, refused), refused, out);
    }
}

/// One entry: source, owner, target, what it would do; yellow when it can be chosen.
fn slip(ui: &mut Ui, p: &Panel, entry: &EntryView, top: bool, out: &mut Vec<Intent>) {
    let choice = offered(p, entry.serial);
    let answering = p.answering == Some(entry.serial);
    let edge = match (choice, answering, top) {
        (Some(_), ..) => theme::accent(),
        (_, true, _) => theme::text(),
        (_, _, true) => theme::queued(),
        _ => Color32::TRANSPARENT,
    };
    let name = p.named(Ref::Entry(entry.serial));
    let place = ways::slip(ui, Color32::from_rgb(0x3a, 0x2c, 0x24), edge, |ui| {
        told_entry(ui, p, entry, top);
    });
    let acts = p.decision.is_some_and(|d| Topic::Act.is_of(d));
    let about = ui.interact(
        place,
        ui.id().with(entry.serial),
        if choice.is_some() || acts {
            Sense::click()
        } else {
            Sense::hover()
        },
    );
    theme::ring(ui, &about);
    let large = looked_at(p, entry);
    if about.hovered() && p.shown != Some(large) {
        out.push(Intent::Hover(Some(large)));
    }
    if choice.is_some() || acts {
        let words = own::of(p.language);
        let label = if choice.is_some() {
            words.choose(&name)
        } else {
            words.answer(&name)
        };
        about.widget_info(|| WidgetInfo::labeled(WidgetType::Button, true, &label));
    }
    if about.clicked() {
        match choice {
            Some(choice) => out.push(Intent::Choose(choice)),
            None if acts => out.push(Intent::Answer(Some(entry.serial))),
            None => {}
        }
    }
}

fn told_entry(ui: &mut Ui, p: &Panel, entry: &EntryView, top: bool) {
    ui.horizontal_top(|ui| {
        if let Some(id) = p.textures.small(entry.face) {
            picture(ui, id);
        }
        ui.vertical(|ui| {
            ui.spacing_mut().item_spacing.y = 1.0;
            head(ui, p, entry);
        });
    });
    let big = DICE[usize::from(!top)];
    let would = labels::would(p, entry);
    ui.horizontal_top(|ui| {
        match entry.kind {
            EntryViewKind::Roll => {
                let rolled = (entry.serial, entry.amount);
                die::rolled(ui, entry.amount, big, ui.id().with(rolled), p.pace);
            }
            EntryViewKind::Damage => die::wound(ui, entry.amount, big * 0.7),
            _ => {}
        }
        ui.vertical(|ui| {
            if !matches!(entry.kind, EntryViewKind::Damage | EntryViewKind::Death) {
                aims(ui, &entry.shares, entry.targets.iter().map(|t| p.named(*t)));
            }
            if let Some(text) = would {
                ui.label(RichText::new(text).size(12.0));
            }
        });
    });
}

/// The picture of a slip: what lies at its left end.
fn picture(ui: &mut Ui, slip: TextureId) {
    const HIGH: f32 = 36.0;
    let part = 0.235;
    let size = Vec2::new(HIGH / Face::Slip.aspect() * part, HIGH);
    let cut = Rect::from_min_max(Pos2::ZERO, Pos2::new(part, 1.0));
    ui.add(Image::from_texture(SizedTexture::new(slip, size)).uv(cut));
}

/// Where an entry comes from, what it is, and whose.
fn head(ui: &mut Ui, p: &Panel, entry: &EntryView) {
    let words = own::of(p.language);
    let who = if entry.game {
        words.the_game
    } else {
        p.name(entry.controller)
    };
    let kind = match entry.kind {
        EntryViewKind::Roll if entry.combat => words.attack_entry,
        kind => words.entry_kind(kind),
    };
    // An entry that comes from a player and not from a card has no name of its own.
    let (title, line) = match source(p, entry) {
        Some(name) => (name, format!("{kind} · {who}")),
        None => (kind.to_owned(), who.to_owned()),
    };
    ui.label(theme::strong(title, 13.0));
    ui.label(RichText::new(line).size(12.0).color(theme::queued()));
}

/// The card an entry comes from, by name.
fn source(p: &Panel, entry: &EntryView) -> Option<String> {
    if seat_of(entry.source).is_some() {
        return None;
    }
    let card = p.view.content.cards.get(usize::from(entry.face))?;
    Some(card.name.in_language(p.language).to_owned())
}

/// The object shown large for an entry: its source, or its target if the source has left.
fn looked_at(p: &Panel, entry: &EntryView) -> ObjectId {
    let seen = p.face(entry.source).is_some();
    let target = entry.targets.iter().find_map(|target| match target {
        Ref::Object(id) => Some(*id),
        _ => None,
    });
    target.filter(|_| !seen).unwrap_or(entry.source)
}

/// What cannot be done.
fn title(p: &Panel, refused: &Refused) -> String {
    let (words, own) = (&p.words.refused, own::of(p.language));
    let what = p.named(refused.choice.subject);
    if what.is_empty() {
        return words.not_now.to_owned();
    }
    match ChoiceWord::of(refused.choice.verb) {
        Some(ChoiceWord::Play) => words.play(&what),
        Some(ChoiceWord::Attack) => own.no_attack(&what),
        Some(ChoiceWord::Buy) => own.no_purchase(&what),
        Some(ChoiceWord::Target | ChoiceWord::Choose) => words.target(&what),
        Some(_) | None => words.other(&what),
    }
}
