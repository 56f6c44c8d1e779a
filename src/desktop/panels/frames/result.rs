//! The end of a game of Frames: who won, with which scores.

use bevy_egui::egui::{RichText, Ui, Vec2};

use super::{FramesPanel, bits};
use crate::desktop::intent::Intent;
use crate::desktop::panels::theme;
use crate::table::Seat;

/// Who won, the scores, and the buttons.
pub fn result(ui: &mut Ui, p: &FramesPanel, out: &mut Vec<Intent>) {
    let view = p.view();
    let winners: Vec<Seat> = view
        .outcome
        .map_or_else(Vec::new, |o| o.winners.iter().collect());
    ui.vertical_centered(|ui| {
        let head = match winners[..] {
            [] => "A draw".to_owned(),
            [one] if view.seat == Some(one) => "You win".to_owned(),
            [one] => format!("{} wins", p.names[one.index()]),
            _ => {
                let names: Vec<&str> = winners.iter().map(|s| p.names[s.index()]).collect();
                format!("{} share the victory", names.join(" and "))
            }
        };
        ui.label(RichText::new(head).family(theme::serif()).size(52.0));
        let turns = view.outcome.map_or(0, |o| o.turns);
        ui.label(theme::quiet(format!(
            "{} rounds, {turns} turns, the clock at {}",
            view.round, view.clock
        )));
        ui.add_space(16.0);
        let mut seats: Vec<Seat> = (0..p.names.len() as u8).map(Seat).collect();
        let worth = |seat: &Seat| {
            let company = &view.companies[seat.index()];
            (!company.conceded, company.score, company.assets)
        };
        seats.sort_by_key(|seat| std::cmp::Reverse(worth(seat)));
        for seat in seats {
            row(ui, p, seat, winners.contains(&seat));
        }
        ui.add_space(18.0);
        if theme::primary(ui, "Play again", Vec2::new(240.0, 42.0)).clicked() {
            out.push(Intent::PlayAgain);
        }
        for (text, intent) in [
            ("Change companies or seats", Intent::ToSetup),
            ("Save replay", Intent::SaveReplay),
            ("Title", Intent::ToTitle),
        ] {
            if theme::wide(ui, text, 260.0) {
                out.push(intent);
            }
        }
    });
}

fn row(ui: &mut Ui, p: &FramesPanel, seat: Seat, won: bool) {
    let view = p.view();
    let company = &view.companies[seat.index()];
    let frames = view.frames.iter().filter(|(_, f)| f.owner == seat);
    let alive = frames.clone().filter(|(_, f)| f.alive).count();
    let stations = view.stations.iter();
    let held = stations.filter(|(_, s)| s.controller == Some(seat)).count();
    ui.horizontal(|ui| {
        ui.add_space((ui.available_width() - 400.0).max(0.0) * 0.5);
        bits::chip(ui, 24.0, seat);
        let name = theme::strong(p.names[seat.index()], 16.0);
        let name = if company.conceded {
            name.strikethrough()
        } else {
            name
        };
        let left = bevy_egui::egui::Layout::left_to_right(bevy_egui::egui::Align::Center);
        ui.allocate_ui_with_layout(Vec2::new(100.0, 26.0), left, |ui| {
            ui.set_min_width(100.0);
            ui.label(name);
        });
        let score = theme::strong(company.score.to_string(), 22.0);
        ui.label(if won {
            score.color(theme::TEXT)
        } else {
            score.color(theme::MUTED)
        });
        let total = frames.count();
        ui.label(theme::quiet(format!(
            "{} assets × {} · {alive} of {total} frames · {held} stations",
            company.assets, company.ppa
        )));
    });
}
