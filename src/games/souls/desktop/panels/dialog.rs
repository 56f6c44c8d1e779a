//! The dialog over the table: the question, the text it is about, and the choices that are not clicked on the table.

use bevy_egui::egui::{Atoms, CornerRadius, Id, Response, RichText, ScrollArea, Slider, Ui, Vec2};

use super::listing::acts;
use super::{Panel, die, labels};
use crate::desktop::guide;
use crate::desktop::intent::Intent;
use crate::desktop::panels::{KeyedChoices, PanelText, faces, further, theme};
use crate::desktop::session::primary;
use crate::games::souls::choices::ChoiceWord;
use crate::games::souls::desktop::words as own;
use crate::games::souls::{Place, Souls, Topic, seat_of, text, zone};
use crate::table::{Choice, Decision, ObjectId, Ref};

/// How wide it may be.
const WIDE: f32 = 700.0;

/// Choices of a few words that fit beside the buttons.
const FEW: usize = 4;

/// The dialog of the open question, if it needs one. Returns whether it does.
pub fn dialog(ui: &mut Ui, p: &Panel, out: &mut Vec<Intent>) -> bool {
    let Some(decision) = p.decision else {
        return false;
    };
    if Topic::Act.is_of(decision) {
        return acting(ui, p, decision, out);
    }
    if !is_laid_out(p, decision) {
        return false;
    }
    theme::panel().show(ui, |ui| {
        ui.set_max_width(WIDE.min(ui.available_width()));
        ui.label(theme::strong(Souls::question(p), 15.0));
        about(ui, p, decision);
        match Topic::of(decision.topic) {
            Some(Topic::Number) => numbers(ui, p, decision, out),
            Some(Topic::Barter | Topic::Request) => coins(ui, p, decision, out),
            _ => options(ui, p, decision, out),
        }
    });
    true
}

/// The question beside the buttons, if it is answered on the table: nothing must lie over what is chosen there.
pub(super) fn brief(ui: &mut Ui, p: &Panel, decision: &Decision, out: &mut Vec<Intent>) {
    if Topic::Act.is_of(decision) || !is_brief(p, decision) {
        return;
    }
    let asked = ui.label(theme::strong(Souls::question(p), 13.5));
    guide::mark_question(ui, asked.rect);
    let hint = RichText::new(own::of(p.language).click_glowing).size(12.5);
    ui.label(hint.color(theme::accent()));
    ui.horizontal_wrapped(|ui| {
        let keys = KeyedChoices::of(p);
        for choice in further(p) {
            let key = keys.key_of(&choice);
            let button = theme::listed(ui, key, None, &Souls::choice(p, &choice));
            guide::mark(ui, &choice, button.rect);
            if button.clicked() {
                out.push(Intent::Choose(choice));
            }
        }
    });
}

/// Whether the question lies over the table, whatever has been clicked.
pub(super) fn is_laid_out(p: &Panel, decision: &Decision) -> bool {
    !Topic::Act.is_of(decision) && !is_brief(p, decision)
}

/// Whether it is answered on the table, but for a few words.
fn is_brief(p: &Panel, decision: &Decision) -> bool {
    let big = primary::<Souls>(decision);
    let words = further(p);
    let short = |c: &Choice| Souls::choice(p, c).chars().count() <= 40;
    let on_table = |c: &Choice| Some(*c) != big && !words.contains(c);
    cards(p).is_empty()
        && words.len() <= FEW
        && words.iter().all(short)
        && decision.options.iter().any(on_table)
}

/// The cards that the dialog shows.
pub fn cards(p: &Panel) -> Vec<ObjectId> {
    let Some(decision) = p.decision else {
        return Vec::new();
    };
    match (Topic::of(decision.topic), decision.about) {
        (Some(Topic::Act), _) => Vec::new(),
        (Some(Topic::Look), Ref::Seat(seat)) => {
            let hand = p.view.zone(zone(Place::Hand(seat)));
            hand.iter().copied().flatten().collect()
        }
        (Some(Topic::Scry), Ref::Object(id)) => vec![id],
        _ => {
            let loose = decision.options.iter().filter_map(|c| laid(p, c));
            let mut found: Vec<ObjectId> = Vec::new();
            for id in loose {
                if !found.contains(&id) {
                    found.push(id);
                }
            }
            found
        }
    }
}

/// The card that a choice is made with in the dialog, because the table does not show it.
fn laid(p: &Panel, choice: &Choice) -> Option<ObjectId> {
    match choice.subject {
        Ref::Object(id) if seat_of(id).is_none() && !choice.is_any(Souls::WORDS) => {
            (!p.on_table(id)).then_some(id)
        }
        _ => None,
    }
}

/// The dialog with priority: the actions with the clicked thing, or about the entry of the stack.
fn acting(ui: &mut Ui, p: &Panel, decision: &Decision, out: &mut Vec<Intent>) -> bool {
    let listed = acts(p, decision);
    if listed.is_empty() {
        return false;
    }
    let title = match (p.selected, p.answering) {
        _ if p.apart => own::of(p.language).barter_hint.to_owned(),
        (Some(id), _) => p.named(Ref::Object(id)),
        (_, Some(serial)) => own::of(p.language).answer(&p.saying(|s| s.thing(Ref::Entry(serial)))),
        _ => Souls::question(p),
    };
    theme::panel().show(ui, |ui| {
        ui.set_max_width(WIDE.min(ui.available_width()));
        ui.label(theme::strong(title, 14.5));
        ScrollArea::vertical()
            .min_scrolled_height(90.0)
            .max_height(theme::low(ui, 200.0))
            .show(ui, |ui| {
                let keys = KeyedChoices::of(p);
                for act in listed {
                    let wish = act.wish();
                    let button = row(ui, keys.key(&wish), &act.label(p));
                    guide::mark_of_thing(ui, &act.first(), button.rect);
                    if button.clicked() {
                        out.push(wish);
                    }
                }
            });
        let close = RichText::new(p.words.close).size(12.0);
        if theme::link(ui, close).clicked() {
            out.push(Intent::Inspect(None));
            out.push(Intent::Answer(None));
        }
    });
    true
}

/// The text of the card that the question is about.
fn about(ui: &mut Ui, p: &Panel, decision: &Decision) {
    if matches!(
        Topic::of(decision.topic),
        Some(Topic::Mode | Topic::Vote | Topic::Way | Topic::Scry | Topic::Slot)
    ) {
        return;
    }
    let Some(card) = labels::def(p, decision.about).filter(|_| !Topic::Attack.is_of(decision))
    else {
        return;
    };
    for paragraph in text::card_text(card, p.view.content, p.language) {
        let text = RichText::new(paragraph.to_string()).size(12.5);
        ui.label(text.color(theme::muted()));
    }
}

/// A choice in a line of its own.
fn row(ui: &mut Ui, key: Option<&str>, text: &str) -> Response {
    let text = Atoms::new(RichText::new(text).size(13.5));
    theme::keyed(ui, key, text, |button| {
        button.wrap().corner_radius(CornerRadius::same(10))
    })
}

fn options(ui: &mut Ui, p: &Panel, decision: &Decision, out: &mut Vec<Intent>) {
    let (laid_out, keys) = (cards(p), KeyedChoices::of(p));
    if !laid_out.is_empty() {
        spread(ui, p, (decision, &keys), &laid_out, out);
    }
    let big = primary::<Souls>(decision);
    let rest: Vec<Choice> = further(p)
        .into_iter()
        .filter(|c| laid(p, c).is_none())
        .collect();
    let long = rest
        .iter()
        .any(|c| Souls::choice(p, c).chars().count() > 40);
    let list = |ui: &mut Ui| {
        for choice in &rest {
            let (key, text) = (keys.key_of(choice), Souls::choice(p, choice));
            let button = if long {
                row(ui, key, &text)
            } else {
                theme::listed(ui, key, None, &text)
            };
            guide::mark(ui, choice, button.rect);
            if button.clicked() {
                out.push(Intent::Choose(*choice));
            }
        }
    };
    if !rest.is_empty() {
        ScrollArea::vertical()
            .min_scrolled_height(90.0)
            .max_height(theme::low(ui, 230.0))
            .show(ui, |ui| {
                if long {
                    ui.vertical(list);
                } else {
                    ui.horizontal_wrapped(list);
                }
            });
    }
    let on_table = decision
        .options
        .iter()
        .any(|c| Some(*c) != big && !rest.contains(c) && laid(p, c).is_none());
    if on_table {
        let hint = RichText::new(own::of(p.language).click_glowing).size(12.5);
        ui.label(hint.color(theme::accent()));
    }
}

/// Cards in rows; those that can be chosen are outlined.
fn spread(
    ui: &mut Ui,
    p: &Panel,
    (decision, keys): (&Decision, &KeyedChoices),
    laid: &[ObjectId],
    out: &mut Vec<Intent>,
) {
    let high = faces::WIDTH * 1.4 + 12.0;
    ScrollArea::vertical()
        .id_salt("spread")
        .min_scrolled_height(high)
        .max_height(theme::low(ui, high * 2.0))
        .show(ui, |ui| {
            ui.horizontal_wrapped(|ui| {
                ui.spacing_mut().item_spacing = Vec2::splat(8.0);
                for id in laid {
                    let Some((face, name)) = Souls::face_of(p.view, *id, p.language) else {
                        continue;
                    };
                    let this = Ref::Object(*id);
                    let choice = decision
                        .options
                        .iter()
                        .find(|c| c.subject == this && !Topic::Scry.is_of(decision));
                    let edge = choice.map(|_| theme::accent());
                    let shown = faces::face(ui, p.textures, (face, &name), edge);
                    if shown.hovered() && p.shown != Some(*id) {
                        out.push(Intent::Hover(Some(*id)));
                    }
                    let key = choice.and_then(|choice| keys.key_of(choice));
                    theme::corner_cap(ui, &shown, key);
                    if let Some(choice) = choice.filter(|_| shown.clicked()) {
                        out.push(Intent::Choose(*choice));
                    }
                }
            });
        });
}

/// A die for each number that can be chosen.
fn numbers(ui: &mut Ui, p: &Panel, decision: &Decision, out: &mut Vec<Intent>) {
    let keys = KeyedChoices::of(p);
    ui.horizontal(|ui| {
        for choice in decision
            .options
            .iter()
            .filter(|c| ChoiceWord::Number.is_of(c))
        {
            let die = die::die(ui, choice.amount, 58.0, Some(theme::accent()));
            theme::corner_cap(ui, &die, keys.key_of(choice));
            if die.clicked() {
                out.push(Intent::Choose(*choice));
            }
        }
    });
}

/// How many ¢.
fn coins(ui: &mut Ui, p: &Panel, decision: &Decision, out: &mut Vec<Intent>) {
    let words = own::of(p.language);
    let amounts = decision
        .options
        .iter()
        .filter(|c| ChoiceWord::Coins.is_of(c));
    let most = amounts.clone().map(|c| c.amount).max().unwrap_or(0);
    if most > 0 {
        let kept = Id::new("souls barter");
        let mut n = ui.data(|data| data.get_temp::<i32>(kept)).unwrap_or(1);
        n = n.clamp(1, most);
        ui.horizontal(|ui| {
            if theme::button(ui, "−").clicked() {
                n = (n - 1).max(1);
            }
            ui.add(Slider::new(&mut n, 1..=most).suffix("¢"));
            if theme::button(ui, "+").clicked() {
                n = (n + 1).min(most);
            }
            ui.data_mut(|data| data.insert_temp(kept, n));
            let offer = theme::primary(ui, &words.coins(n), Vec2::new(150.0, 34.0));
            let choice = amounts.clone().find(|c| c.amount == n);
            if let Some(choice) = choice.filter(|_| offer.clicked()) {
                out.push(Intent::Choose(*choice));
            }
        });
    }
    let keys = KeyedChoices::of(p);
    for choice in decision
        .options
        .iter()
        .filter(|c| ChoiceWord::Never.is_of(c))
    {
        let key = keys.key_of(choice);
        if theme::listed(ui, key, None, &Souls::choice(p, choice)).clicked() {
            out.push(Intent::Choose(*choice));
        }
    }
}
