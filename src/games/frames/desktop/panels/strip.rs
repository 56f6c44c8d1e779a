//! The strip on top: seats in the order of their scores, the clock, whose turn it is.

use bevy_egui::egui::{
    Align, Align2, CornerRadius, FontId, Frame, Label, Layout, Margin, RichText, Sense, Stroke, Ui,
    Vec2,
};

use super::{FramesPanel, bits};
use crate::desktop::ink::mix;
use crate::desktop::intent::Intent;
use crate::desktop::panels::stop_settings::ask_hint;
use crate::desktop::panels::theme;
use crate::desktop::screen::Overlay;
use crate::desktop::session::RunningMatch;
use crate::desktop::words;
use crate::games::frames::Phase;
use crate::games::frames::desktop::board::livery;
use crate::games::frames::phrases::step_name;
use crate::table::Seat;

/// Width of the round and the order, beside the places of five seats.
const ORDER: f32 = 262.0;

/// The strip.
pub fn strip(ui: &mut Ui, p: &FramesPanel, out: &mut Vec<Intent>) {
    let (view, words) = (p.view(), &p.words().strip);
    let (menu, undo) = {
        let all = words::of(p.language);
        (all.menu.title, all.undo)
    };
    ui.horizontal_centered(|ui| {
        ui.spacing_mut().item_spacing.x = 6.0;
        clock(ui, p);
        // Room for the longest step with the longest name in either language.
        let room = Vec2::new(ORDER, 36.0);
        ui.allocate_ui_with_layout(room, Layout::top_down(Align::Min), |ui| {
            ui.spacing_mut().item_spacing.y = 1.0;
            ui.set_min_size(room);
            let round = match view.round {
                0 => words.before.to_owned(),
                n => words.round(usize::from(n)),
            };
            ui.spacing_mut().interact_size.y = 18.0;
            ui.horizontal(|ui| {
                ui.label(theme::strong(round, 14.0));
                // The name of the dial beside it.
                let clock = words.clock_short(p.clock());
                ui.label(RichText::new(clock).size(12.0).color(theme::muted()));
            });
            let order = RichText::new(order(p)).size(12.0).color(theme::muted());
            ui.add(Label::new(order).truncate());
        });
        let mut seats = view.order.clone();
        let all = (0..p.names.len() as u8).map(Seat);
        seats.extend(all.filter(|seat| !view.order.contains(seat)));
        for seat in seats {
            player(ui, p, seat);
        }
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            if theme::button(ui, menu).on_hover_text("Esc").clicked() {
                out.push(Intent::Show(Overlay::Menu));
            }
            if p.session.can_undo() > 0 || p.session.far().is_some() {
                if theme::button(ui, undo).on_hover_text("Z").clicked() {
                    out.push(Intent::Undo);
                }
            } else {
                theme::dead(ui, undo, words.no_undo);
            }
            let asked = p.session.shown.question().is_some();
            ask_hint(ui, asked, &words::of(p.language).advice, out);
        });
    });
}

/// The present order, and the attacker and target in it.
fn order(p: &FramesPanel) -> String {
    let view = p.view();
    if let (Some(pending), Some(current)) = (&view.pending, &view.current) {
        let speaker = p.speaker();
        let (by, target) = match &view.strike {
            Some(strike) => (strike.by, strike.target),
            // The hits are resolved: the attacker finishes its turn while the target waits.
            None => (current.frame, pending.frame),
        };
        return p
            .words()
            .strip
            .combat(&speaker.frame(by), &speaker.object(target));
    }
    match view.step.phase() {
        Phase::Deployment => p.words().strip.deployment.to_owned(),
        _ => match &view.current {
            Some(turn) => format!(
                "{}: {}",
                p.speaker().frame(turn.frame),
                step_name(view.step, p.language)
            ),
            None => step_name(view.step, p.language).to_owned(),
        },
    }
}

/// The doomsday clock: a dial that empties.
fn clock(ui: &mut Ui, p: &FramesPanel) {
    let (shows, of) = (p.clock(), p.view().content.rules.clock);
    let (rect, response) = ui.allocate_exact_size(Vec2::splat(38.0), Sense::hover());
    let mut ink = crate::desktop::ink::Ink::default();
    let at = bevy::math::Vec2::new(rect.center().x, rect.center().y);
    let part = f32::from(shows) / f32::from(of.max(1));
    let colour = if shows <= 3 {
        theme::danger()
    } else {
        theme::text()
    };
    ink.disc(at, 18.0, theme::ground());
    ink.ring(at, 16.0, 3.0, theme::edge());
    let top = -std::f32::consts::FRAC_PI_2;
    ink.arc(
        at,
        16.0,
        3.0,
        (top, top + std::f32::consts::TAU * part),
        colour,
    );
    ui.painter()
        .add(bevy_egui::egui::Shape::mesh(ink.egui(Vec2::ZERO)));
    let font = FontId::new(16.0, theme::bold());
    ui.painter()
        .text(rect.center(), Align2::CENTER_CENTER, shows, font, colour);
    response.on_hover_text(p.words().strip.clock(shows, of));
}

/// The score, and by how much it changes while that is shown.
fn score(ui: &mut Ui, p: &FramesPanel, seat: Seat) {
    let tally = p.tally(seat);
    let text = theme::strong(tally.value.to_string(), 19.0);
    if tally.change == 0 {
        ui.label(text);
        return;
    }
    let (sign, colour) = if tally.change < 0 {
        ("−", theme::danger())
    } else {
        ("+", mix(livery::seat(seat), theme::text(), 0.35))
    };
    ui.vertical(|ui| {
        ui.spacing_mut().item_spacing.y = -4.0;
        ui.label(text.color(colour));
        let change = format!("{sign}{}", tally.change.abs());
        ui.label(theme::strong(change, 11.5).color(colour));
    });
}

/// One seat: score, where it comes from, frames that may still act.
fn player(ui: &mut Ui, p: &FramesPanel, seat: Seat) {
    let (view, words) = (p.view(), &p.words().strip);
    let company = &view.companies[seat.index()];
    let asked = p.session.shown.asked == Some(seat);
    let colour = livery::seat(seat);
    let fill = mix(theme::sheet(), colour, if asked { 0.30 } else { 0.10 });
    let edge = if asked { theme::text() } else { theme::edge() };
    let shown = Frame::new()
        .fill(fill)
        .stroke(Stroke::new(1.0, edge))
        .corner_radius(CornerRadius::same(8))
        .inner_margin(Margin::symmetric(6, 2))
        .show(ui, |ui| {
            let row = Vec2::new(118.0, 32.0);
            ui.allocate_ui_with_layout(row, Layout::left_to_right(Align::Center), |ui| {
                ui.spacing_mut().item_spacing.x = 5.0;
                bits::chip(ui, 20.0, seat);
                score(ui, p, seat);
                let rest = Vec2::new(72.0, 30.0);
                ui.allocate_ui_with_layout(rest, Layout::top_down(Align::Min), |ui| {
                    ui.spacing_mut().item_spacing.y = 0.0;
                    let name = theme::strong(p.names[seat.index()], 12.5);
                    ui.label(if company.conceded {
                        name.strikethrough()
                    } else {
                        name
                    });
                    let fresh = view.fresh(seat);
                    let text = match (company.ppa, view.round) {
                        (0, _) => words.not_bid.to_owned(),
                        (ppa, 0) => words.worth(company.assets, ppa),
                        (ppa, _) => words.worth_now(company.assets, ppa, fresh),
                    };
                    ui.label(RichText::new(text).size(11.0).color(theme::muted()));
                });
            });
        });
    let role = words.role(company.role);
    let about = words.seat(
        p.names[seat.index()],
        role,
        company.assets,
        company.ppa,
        view.fresh(seat),
    );
    let mut lines = vec![about];
    lines.extend(p.speaker().score_lines(seat));
    shown.response.on_hover_text(lines.join("\n"));
}
