//! The result of a match: who won, how, and what to do next.

use bevy_egui::egui::{Grid, Pos2, Rect, RichText, Stroke, Ui, UiBuilder, Vec2};

use super::flow::{self, Flow};
use super::{Mood, PanelText, PanelView, ending, finale, theme};
use crate::desktop::intent::Intent;
use crate::desktop::saves::{SaveWish, WatchWish};
use crate::desktop::words::{ResultWords, SavesWords};
use crate::table::Seat;

/// The winner, the reason and the buttons, on a surface of the design's size.
pub fn result<G: PanelText>(ui: &mut Ui, p: &PanelView<G>, out: &mut Vec<Intent>) {
    let words = &p.words.result;
    let flow = Flow::new(ui);
    let outcome = G::outcome(p.view);
    let winner = outcome.and_then(|o| o.winner());
    let mood = p.mood();
    let (mut head, mut how) = (several(p), G::how(p, winner));
    if let Some(seat) = winner {
        head = words.wins(p.name(seat));
        if G::seat(p.view) == Some(seat) {
            words.you_win.clone_into(&mut head);
        } else if mood == Mood::Lost {
            let names: Vec<&str> = p.players.iter().map(|player| &*player.name).collect();
            how = told(&head, &how, &names);
            words.lost.clone_into(&mut head);
        }
    }
    let turns = outcome.map_or(G::turn(p.view), |o| o.turns);
    let turns = words.turns(turns as usize);
    flow.part(ui, [60.0, 16.0, 1220.0, 242.0], |ui| {
        let band = ui.max_rect();
        finale::light(ui, band.center(), mood);
        finale::picture(ui, band, mood, &G::remains(p), &p.textures.remains);
        let write = |ui: &mut Ui, y: f32, text: RichText, size: f32| {
            let middle = Pos2::new(band.center().x, band.top() + y);
            let line = Rect::from_center_size(middle, Vec2::new(band.width(), size * 1.4));
            ui.scope_builder(UiBuilder::new().max_rect(line), |ui| {
                ui.vertical_centered(|ui| ui.label(text.size(size)));
            });
        };
        let head = RichText::new(head).family(theme::serif());
        write(ui, 68.0, head.color(mood.ink()), 66.0);
        write(ui, 130.0, RichText::new(how), 18.0);
        write(ui, 158.0, RichText::new(turns).color(theme::muted()), 14.0);
    });
    flow.slab(ui, [60.0, 254.0, 470.0, 576.0], |ui| score(ui, p));
    flow.slab(ui, [484.0, 254.0, 850.0, 576.0], |ui| ending::charts(ui, p));
    flow.slab(ui, [864.0, 254.0, 1220.0, 576.0], |ui| {
        ending::deeds(ui, p, out);
    });
    flow.part(ui, [120.0, 587.0, 1160.0, 649.0], |ui| {
        buttons(ui, words, &p.words.saves, out);
    });
    flow.part(ui, [60.0, 656.0, 1220.0, 674.0], |ui| {
        let hint = match p.there {
            true => words.again_there,
            false => words.again_hint,
        };
        ui.vertical_centered(|ui| ui.label(theme::quiet(hint).size(12.5)));
    });
}

/// The winners, unless there is exactly one.
fn several<G: PanelText>(p: &PanelView<G>) -> String {
    let words = &p.words.result;
    let winners = G::outcome(p.view).map(|o| o.winners.iter().map(|seat| p.name(seat)));
    let winners: Vec<&str> = winners.into_iter().flatten().collect();
    match winners.split_last() {
        Some((last, rest)) => words.all_win(&format!("{}{}{last}", rest.join(", "), words.and)),
        None if G::is_shared(p.view) => words.lost.to_owned(),
        None => words.draw.to_owned(),
    }
}

/// Who won and how, in one line: one sentence where the second goes on from the first, and does not begin with a name.
pub(crate) fn told(who: &str, how: &str, names: &[&str]) -> String {
    let small = how.chars().next().is_some_and(char::is_lowercase);
    let goes_on = small && !names.iter().any(|name| how.starts_with(name));
    let between = if goes_on { " " } else { " · " };
    format!("{who}{between}{how}")
}

/// How a game came to be a draw in that turn: at the last turn that the pack allows (0 is none), or before, because the
/// same was repeated too often (T-09).
pub(crate) fn drawn(words: &ResultWords, turn: u32, limit: u16) -> String {
    let last = limit > 0 && turn >= u32::from(limit);
    let said = if last { words.nobody } else { words.endless };
    said.to_owned()
}

fn buttons(ui: &mut Ui, words: &ResultWords, saves: &SavesWords, out: &mut Vec<Intent>) {
    const GAP: f32 = 8.0;
    let others = [
        (saves.watch, Intent::Save(SaveWish::Rewatch)),
        (words.change, Intent::ToSetup),
        (saves.export_log, Intent::Watch(WatchWish::Log)),
        (words.save_replay, Intent::SaveReplay),
        (words.title, Intent::ToTitle),
    ];
    // The big one gets what the others leave, so that they cannot lie over each other.
    let widths = others
        .each_ref()
        .map(|(text, _)| (theme::text_width(ui, text, 15.0) + 32.0).max(110.0));
    let rest: f32 = widths.iter().map(|width| width + GAP).sum();
    let again = (ui.available_width() - rest).max(150.0);
    flow::row(ui, |ui| {
        ui.spacing_mut().item_spacing.x = GAP;
        if theme::primary(ui, words.again, Vec2::new(again, 44.0)).clicked() {
            out.push(Intent::PlayAgain);
        }
        for ((text, intent), width) in others.into_iter().zip(widths) {
            if theme::wide(ui, text, width) {
                out.push(intent);
            }
        }
    });
}

/// The final score of all players, in rows that fill the panel.
fn score<G: PanelText>(ui: &mut Ui, p: &PanelView<G>) {
    ui.label(theme::strong(p.words.result.stood, 16.0));
    ui.add_space(6.0);
    let rows = G::score(p);
    let room = ui.available_height() / (rows.len() + 1) as f32;
    let high = room.clamp(24.0, 44.0);
    Grid::new("score")
        .num_columns(1 + p.players.len())
        .min_col_width(if p.players.len() > 2 { 56.0 } else { 104.0 })
        .min_row_height(high)
        .spacing(Vec2::new(14.0, 0.0))
        .show(ui, |ui| {
            ui.label("");
            for (at, _) in p.players.iter().enumerate() {
                ui.label(theme::strong(p.name(Seat(at as u8)), 15.0));
            }
            ui.end_row();
            for (what, values) in rows {
                let line = ui.cursor().min;
                let ends = line.x..=ui.max_rect().right();
                ui.painter()
                    .hline(ends, line.y, Stroke::new(1.0, theme::edge()));
                ui.label(RichText::new(what).size(14.5).color(theme::muted()));
                for value in values {
                    ui.label(RichText::new(value).size(14.5));
                }
                ui.end_row();
            }
        });
}

#[cfg(test)]
mod tests {
    use super::told;

    #[test]
    fn how_goes_on_from_who_where_it_is_no_sentence_of_its_own() {
        assert_eq!(
            told("Mara wins", "with 4 points", &["Ada", "Mara"]),
            "Mara wins with 4 points"
        );
        assert_eq!(
            told("Gana Mara", "con 4 almas", &["Ada", "Mara"]),
            "Gana Mara con 4 almas"
        );
        let apart = told("Mara wins", "ada conceded", &["ada", "Mara"]);
        assert_eq!(apart, "Mara wins · ada conceded");
    }
}
