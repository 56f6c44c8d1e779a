//! The end of a game: who won, and what to do next.

use bevy_egui::egui::{RichText, Ui, Vec2};

use super::{PanelView, theme};
use crate::desktop::intent::Intent;
use crate::table::Seat;

/// Who won, how, and the buttons.
pub fn result(ui: &mut Ui, p: &PanelView, out: &mut Vec<Intent>) {
    let view = p.view;
    let winner = view.outcome.and_then(|o| o.winner());
    ui.vertical_centered(|ui| {
        let head = match winner {
            Some(seat) if view.seat == Some(seat) => "You win".to_owned(),
            Some(seat) => format!("{} wins", p.names[seat.index()]),
            None => "A draw".to_owned(),
        };
        ui.label(RichText::new(head).family(theme::serif()).size(56.0));
        if let Some(seat) = winner {
            ui.label(RichText::new(how(p, seat)).size(16.0).color(theme::MUTED));
        }
        let turns = view.outcome.map_or(view.turn, |o| o.turns);
        ui.label(theme::quiet(format!("{turns} turns")));
        ui.add_space(18.0);
        for at in [0, 1] {
            let lost = view.players[at].lost;
            let wins = view.wins[at];
            let sectors = if lost == 1 { "sector" } else { "sectors" };
            let line = format!("{}: {wins} won, {lost} {sectors} lost", p.names[at]);
            ui.label(RichText::new(line).size(14.5));
        }
        ui.add_space(22.0);
        if theme::primary(ui, "Play again", Vec2::new(240.0, 42.0)).clicked() {
            out.push(Intent::PlayAgain);
        }
        for (text, intent) in [
            ("Change decks or seats", Intent::ToSetup),
            ("Save replay", Intent::SaveReplay),
            ("Title", Intent::ToTitle),
        ] {
            if theme::wide(ui, text) {
                out.push(intent);
            }
        }
    });
}

/// How the match was decided.
fn how(p: &PanelView, winner: Seat) -> String {
    let loser = winner.other();
    let name = match p.view.seat {
        Some(seat) if seat == loser => "You",
        _ => p.names[loser.index()],
    };
    let lost = p.view.players[loser.index()].lost;
    if lost >= p.view.content.rules.sectors_to_lose {
        format!("{name} lost {lost} sectors")
    } else {
        format!("{name} gave up or was overcome by a card")
    }
}
