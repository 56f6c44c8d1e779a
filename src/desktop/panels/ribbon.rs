//! The ribbon: the parts of a turn with the current one lit, and one sentence: who acts, with what.

use bevy_egui::egui::{Align, CornerRadius, Frame, Layout, Margin, RichText, Ui};

use super::stops::dots;
use super::{PanelView, theme};
use crate::desktop::intent::Intent;
use crate::desktop::screen::Overlay;
use crate::games::biomes::{Step, text};
use crate::table::Ref;

/// The chips of the ribbon in their order.
const CHIPS: [&str; 8] = [
    "Start",
    "First primary",
    "Advance",
    "Attack",
    "Defend",
    "Damage",
    "Second primary",
    "End",
];

/// Which chip is lit in that step.
const fn lit(step: Step) -> Option<usize> {
    Some(match step {
        Step::Setup | Step::Mulligan | Step::MatchOver | Step::GameOver => return None,
        Step::Refresh | Step::Draw | Step::Maintenance => 0,
        Step::FirstPrimary => 1,
        Step::AdvanceSelect
        | Step::AdvanceWindow
        | Step::AdvanceMove
        | Step::CounterSelect
        | Step::CounterWindow
        | Step::CounterMove => 2,
        Step::AttackStart | Step::AttackBefore | Step::AttackDeclare | Step::AttackAfter => 3,
        Step::DefendBefore | Step::DefendDeclare | Step::DefendOrder | Step::DefendAfter => 4,
        Step::DamageAssign | Step::DamageRanged | Step::DamageMelee | Step::DamageRetreat => 5,
        Step::SecondPrimary => 6,
        Step::End | Step::Reset => 7,
    })
}

/// The whole ribbon.
pub fn ribbon(ui: &mut Ui, p: &PanelView, out: &mut Vec<Intent>) {
    ui.horizontal_centered(|ui| {
        ui.spacing_mut().item_spacing.x = 5.0;
        let now = lit(p.view.step);
        for (at, name) in CHIPS.into_iter().enumerate() {
            let here = now == Some(at);
            let fill = if here { theme::ACCENT } else { theme::RAISED };
            let text = if here {
                theme::strong(name, 13.0).color(theme::INK)
            } else {
                RichText::new(name).size(13.0).color(theme::MUTED)
            };
            Frame::new()
                .fill(fill)
                .corner_radius(CornerRadius::same(13))
                .inner_margin(Margin::symmetric(9, 4))
                .show(ui, |ui| {
                    ui.spacing_mut().item_spacing.x = 4.0;
                    ui.label(text);
                    dots(ui, p, |step| lit(step) == Some(at), here, out);
                });
        }
        ui.add_space(10.0);
        let (who, what) = sentence(p);
        let mine = p.decision.is_some();
        ui.vertical(|ui| {
            ui.spacing_mut().item_spacing.y = 0.0;
            ui.add_space(1.0);
            ui.label(theme::strong(who, 13.5));
            let tone = if mine { theme::ACCENT } else { theme::MUTED };
            ui.label(RichText::new(what).size(12.0).color(tone));
        });
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            if theme::button(ui, "Menu").on_hover_text("Esc").clicked() {
                out.push(Intent::Show(Overlay::Menu));
            }
            if p.can_undo {
                if theme::button(ui, "Undo").on_hover_text("Z").clicked() {
                    out.push(Intent::Undo);
                }
            } else {
                theme::dead(ui, "Undo", "Nothing of yours can be taken back now");
            }
        });
    });
}

/// Who acts, and with what, in two short lines.
#[must_use]
pub fn sentence(p: &PanelView) -> (String, String) {
    let place = moment(p.view.step);
    let Some(asked) = p.asked else {
        return (place.to_owned(), String::new());
    };
    let name = p.name(asked);
    if p.decision.is_none() && p.view.seat == Some(asked) {
        return (place.to_owned(), "Goes on by itself".to_owned());
    }
    if p.decision.is_none() {
        return (
            format!("{place}: {name} acts"),
            match p.view.seat {
                Some(_) => "Nothing to do for you".to_owned(),
                None => "You are watching".to_owned(),
            },
        );
    }
    let topic = p.decision.map_or("act", |d| d.topic);
    let who = match topic {
        "act" if p.view.active == asked => format!("{place}: you act"),
        "act" => format!("{place}: you may act"),
        _ => format!("{place}: you choose"),
    };
    let what = match topic {
        "act" => acts(p),
        "target" => format!("Choose what {} aims at: click something lit", about(p)),
        "pay" => "Choose the energy that pays".to_owned(),
        "mulligan" | "keep" => match (p.view.best_of, p.view.match_number) {
            (1, _) => "Keep this hand, or draw a new one".to_owned(),
            (_, n) => format!("Match {n}: keep this hand, or draw a new one"),
        },
        "bottom" => "Choose a card for the bottom of the deck".to_owned(),
        "advance" => "Choose agents and where they go".to_owned(),
        "attack" => "Choose who attacks".to_owned(),
        "defend" => "Choose who defends against whom".to_owned(),
        "order" => "Choose who is damaged first".to_owned(),
        "assign" => "Split the damage".to_owned(),
        "discard" => "Choose a card to discard".to_owned(),
        "collapse" => "Choose the biome you lose".to_owned(),
        "mode" => "Choose one".to_owned(),
        "x" => "Choose X".to_owned(),
        "convert" => "Choose what it becomes".to_owned(),
        "react" => "Choose which skill goes on the queue first".to_owned(),
        "may" => "Do it or not".to_owned(),
        "scan" => "Keep it on top, or put it under the deck".to_owned(),
        "arrive" => "Choose where it arrives".to_owned(),
        _ => "Your choice".to_owned(),
    };
    (who, what)
}

/// The card that the question is about, or "it".
fn about(p: &PanelView) -> String {
    let about = p.decision.map_or(Ref::None, |d| d.about);
    let name = p.speaker().thing(about);
    if name.is_empty() {
        "it".to_owned()
    } else {
        name
    }
}

/// "Play a card or pass · speed 2 ›› and 3 ›››": what is possible now, and with which cards.
fn acts(p: &PanelView) -> String {
    let options = p.decision.map_or(&[][..], |d| &d.options);
    let mut ways = Vec::new();
    for (verbs, what) in [
        (&["play", "anomaly"][..], "play a card"),
        (&["skill"], "use a skill"),
        (&["convert"], "convert a card"),
        (&["make"], "make energy"),
    ] {
        if options.iter().any(|c| verbs.contains(&c.verb)) {
            ways.push(what);
        }
    }
    let ways = text::capital(&ways.join(", "));
    let part = |s: &u8| format!("{s} {}", "›".repeat(usize::from(*s)));
    let parts: Vec<String> = p.view.speeds.iter().map(part).collect();
    let speeds = match parts.split_last() {
        None => String::new(),
        Some((only, [])) => format!(" · speed {only}"),
        Some((last, rest)) => format!(" · speed {} and {last}", rest.join(", ")),
    };
    let fast = options.iter().any(|c| matches!(c.verb, "play" | "skill"));
    match ways.as_str() {
        "" => "Only passing is possible".to_owned(),
        ways if fast => format!("{ways} or pass{speeds}"),
        ways => format!("{ways} or pass"),
    }
}

/// The running step in plain words.
pub(super) const fn moment(step: Step) -> &'static str {
    match step {
        Step::Setup => "Setting up",
        Step::Mulligan => "Opening hand",
        Step::Refresh => "Refresh",
        Step::Draw => "After drawing",
        Step::Maintenance => "Maintenance",
        Step::FirstPrimary => "First primary",
        Step::AdvanceSelect | Step::CounterSelect => "Advance",
        Step::AdvanceWindow | Step::CounterWindow => "Before agents move",
        Step::AdvanceMove | Step::CounterMove => "Agents move",
        Step::AttackStart => "Start of attack",
        Step::AttackBefore => "Before attacking",
        Step::AttackDeclare => "Attack",
        Step::AttackAfter => "After attacks",
        Step::DefendBefore => "Before defending",
        Step::DefendDeclare => "Defend",
        Step::DefendOrder => "Order of defenders",
        Step::DefendAfter => "After defending",
        Step::DamageAssign => "Damage",
        Step::DamageRanged => "Ranged strikes",
        Step::DamageMelee => "Melee strikes",
        Step::DamageRetreat => "Retreat",
        Step::SecondPrimary => "Second primary",
        Step::End => "End of turn",
        Step::Reset => "Reset",
        Step::MatchOver => "Match over",
        Step::GameOver => "Game over",
    }
}
