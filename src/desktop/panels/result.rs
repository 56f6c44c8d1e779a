//! The end of a game: who won, how it came to that, and what to do next.

use bevy_egui::egui::{
    Align, Align2, FontId, Grid, Layout, Pos2, Rect, RichText, Ui, UiBuilder, Vec2,
};

use super::{PanelView, log, theme};
use crate::desktop::intent::Intent;
use crate::games::biomes::{Place, zone};
use crate::table::Seat;

/// Who won, how, and the buttons, on a surface of the design's size.
pub fn result(ui: &mut Ui, p: &PanelView, out: &mut Vec<Intent>) {
    let view = p.view;
    let whole = ui.max_rect();
    let winner = view.outcome.and_then(|o| o.winner());
    let head = match winner {
        Some(seat) if view.seat == Some(seat) => "You win".to_owned(),
        Some(seat) => format!("{} wins", p.names[seat.index()]),
        None => "A draw".to_owned(),
    };
    let line = |y: f32, size: f32| {
        let middle = Pos2::new(whole.center().x, whole.top() + y);
        Rect::from_center_size(middle, Vec2::new(whole.width(), size * 1.4))
    };
    let write = |ui: &mut Ui, y: f32, text: RichText, size: f32| {
        ui.scope_builder(UiBuilder::new().max_rect(line(y, size)), |ui| {
            ui.vertical_centered(|ui| ui.label(text.size(size)));
        });
    };
    write(ui, 76.0, RichText::new(head).family(theme::serif()), 62.0);
    let how = winner.map_or_else(|| "Nobody came out ahead".to_owned(), |seat| how(p, seat));
    write(ui, 140.0, RichText::new(how), 18.0);
    let turns = view.outcome.map_or(view.turn, |o| o.turns);
    let turns = match turns {
        1 => "in the first turn".to_owned(),
        n => format!("after {n} turns"),
    };
    write(ui, 168.0, RichText::new(turns).color(theme::MUTED), 14.0);
    let part = |left: f32, right: f32| {
        let corner = whole.min + Vec2::new(left, 206.0);
        Rect::from_min_size(corner, Vec2::new(right - left, 356.0))
    };
    theme::slab(ui, part(180.0, 632.0), |ui| score(ui, p));
    theme::slab(ui, part(648.0, 1100.0), |ui| log(ui, p));
    let row = line(612.0, 44.0).with_min_x(whole.left() + 180.0);
    let row = row.with_max_x(whole.left() + 1100.0);
    ui.scope_builder(UiBuilder::new().max_rect(row), |ui| buttons(ui, out));
    ui.painter().text(
        Pos2::new(whole.center().x, whole.top() + 668.0),
        Align2::CENTER_CENTER,
        "Enter plays again with the same players and decks and another seed",
        FontId::proportional(12.5),
        theme::MUTED,
    );
}

fn buttons(ui: &mut Ui, out: &mut Vec<Intent>) {
    ui.horizontal_centered(|ui| {
        if theme::primary(ui, "Play again", Vec2::new(260.0, 44.0)).clicked() {
            out.push(Intent::PlayAgain);
        }
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            for (text, intent) in [
                ("Title", Intent::ToTitle),
                ("Save replay", Intent::SaveReplay),
                ("Change decks or seats", Intent::ToSetup),
            ] {
                if theme::wide(ui, text, 190.0) {
                    out.push(intent);
                }
            }
        });
    });
}

/// What both players were left with.
fn score(ui: &mut Ui, p: &PanelView) {
    let view = p.view;
    ui.label(theme::strong("How it stood", 16.0));
    ui.add_space(6.0);
    let text = |words: String| RichText::new(words).size(14.5);
    Grid::new("score")
        .num_columns(3)
        .min_col_width(118.0)
        .spacing(Vec2::new(14.0, 12.0))
        .show(ui, |ui| {
            ui.label("");
            for name in p.names {
                ui.label(theme::strong(name, 15.0));
            }
            ui.end_row();
            let mut row = |what: &str, of: &dyn Fn(usize) -> String| {
                ui.label(RichText::new(what).size(14.5).color(theme::MUTED));
                for at in [0, 1] {
                    ui.label(text(of(at)));
                }
                ui.end_row();
            };
            if view.best_of > 1 {
                row("matches won", &|at| view.wins[at].to_string());
            }
            let count = |at: usize, place| view.zone(zone(Seat(at as u8), place)).len();
            row("sectors lost", &|at| view.players[at].lost.to_string());
            for biome in &view.biomes {
                let content = view.content.biomes.iter().find(|b| b.kind == biome.kind);
                let name = content.map_or_else(|| format!("{:?}", biome.kind), |b| b.name.clone());
                row(&name, &|at| match biome.durability[at] {
                    _ if biome.lost => "lost".to_owned(),
                    left => format!("{left} durability left"),
                });
            }
            for (what, place) in [
                ("cards in hand", Place::Hand),
                ("cards in deck", Place::Deck),
                ("cards in cache", Place::Cache),
            ] {
                row(what, &|at| count(at, place).to_string());
            }
        });
}

/// How the match was decided.
fn how(p: &PanelView, winner: Seat) -> String {
    let loser = winner.other();
    let you = p.view.seat == Some(loser);
    let name = if you { "You" } else { p.names[loser.index()] };
    let lost = p.view.players[loser.index()].lost;
    if p.conceded {
        format!("{name} conceded")
    } else if lost >= p.view.content.rules.sectors_to_lose {
        format!("{name} lost {lost} sectors")
    } else {
        format!(
            "A card decided it against {}",
            if you { "you" } else { name }
        )
    }
}
