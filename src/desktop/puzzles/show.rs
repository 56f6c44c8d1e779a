//! The list of puzzles, the task over the table, and the verdict.

use bevy_egui::egui::{Align, Frame, Grid, RichText, ScrollArea, Stroke, Ui, Vec2 as Size};

use super::{ActivePuzzle, PuzzleWish, Puzzles};
use crate::desktop::design_surface::{DesignSurface, Note};
use crate::desktop::intent::Intent;
use crate::desktop::panels::theme;
use crate::desktop::screen::{Overlay, Playing};
use crate::desktop::words::Words;
use crate::tools::scenario::{PuzzleState, Task};

/// The task of a running puzzle, at the foot of the left column.
pub(super) fn over_table(
    design_surface: &DesignSurface,
    active: &ActivePuzzle,
    words: &Words,
    out: &mut Vec<Intent>,
) {
    design_surface.note(Note::Puzzle, |ui| {
        banner(ui, active.task, active.turns, &active.title, words, out);
    });
}

/// What to reach, and the ways to begin again and to go on.
pub fn banner(
    ui: &mut Ui,
    task: Task,
    turns: u32,
    title: &str,
    words: &Words,
    out: &mut Vec<Intent>,
) {
    let own = &words.puzzles;
    let edge = Stroke::new(1.5, theme::accent());
    let frame = Frame::new().fill(theme::sheet()).stroke(edge);
    frame.corner_radius(8).inner_margin(10).show(ui, |ui| {
        ui.set_width(168.0);
        ui.label(theme::strong(own.task(task, turns), 15.0).color(theme::accent()));
        ui.label(RichText::new(title).size(13.0));
        ui.add_space(2.0);
        ui.horizontal_wrapped(|ui| {
            for (text, wish) in [
                (own.again, PuzzleWish::Again),
                (own.next, PuzzleWish::Next),
                (own.list, PuzzleWish::List),
            ] {
                if theme::button(ui, text).clicked() {
                    out.push(Intent::Puzzle(wish));
                }
            }
        });
    });
}

/// Solved or not, and what comes next.
pub fn verdict(ui: &mut Ui, state: PuzzleState, title: &str, words: &Words, out: &mut Vec<Intent>) {
    let own = &words.puzzles;
    let solved = state == PuzzleState::Solved;
    ui.vertical_centered(|ui| {
        let (said, colour) = match solved {
            true => (own.solved, theme::accent()),
            false => (own.missed, theme::danger()),
        };
        ui.label(theme::strong(said, 24.0).color(colour));
        ui.label(theme::quiet(title));
        ui.add_space(8.0);
        let size = Size::new(250.0, 38.0);
        let ways = [(own.again, PuzzleWish::Again), (own.next, PuzzleWish::Next)];
        // What is likelier comes first.
        let [first, second] = if solved { [ways[1], ways[0]] } else { ways };
        if theme::first(ui, first.0, size).clicked() {
            out.push(Intent::Puzzle(first.1));
        }
        if theme::wide(ui, second.0, 250.0) {
            out.push(Intent::Puzzle(second.1));
        }
        if theme::wide(ui, own.list, 250.0) {
            out.push(Intent::Puzzle(PuzzleWish::List));
        }
        if theme::wide(ui, own.look, 250.0) {
            out.push(Intent::Show(Overlay::None));
        }
        if theme::wide(ui, words.menu.leave, 250.0) {
            out.push(Intent::ToTitle);
        }
    });
}

/// All puzzles by game, with a button for each game that leads to its part; those that were solved have a mark.
pub fn list(ui: &mut Ui, puzzles: &Puzzles, words: &Words, out: &mut Vec<Intent>) {
    let own = &words.puzzles;
    ui.set_width(640.0);
    ui.horizontal(|ui| {
        ui.label(theme::strong(own.list, 22.0));
        let solved = own.count(puzzles.solved.len(), puzzles.all.len());
        ui.label(theme::quiet(solved));
    });
    let mut sought = None;
    ui.horizontal_wrapped(|ui| {
        for game in Playing::all() {
            if theme::button(ui, (game.profile().title)(words.language)).clicked() {
                sought = Some(game.game());
            }
        }
    });
    ui.add_space(4.0);
    ScrollArea::vertical().max_height(440.0).show(ui, |ui| {
        ui.set_width(ui.available_width());
        for game in Playing::all() {
            let wanted = sought == Some(game.game());
            of_game(ui, puzzles, (game, wanted), words, out);
        }
    });
    ui.add_space(8.0);
    if theme::first(ui, words.back, Size::new(160.0, 36.0)).clicked() {
        out.push(Intent::Show(Overlay::None));
    }
}

/// The puzzles of a game, which come to the top of the list if they are wanted.
fn of_game(
    ui: &mut Ui,
    puzzles: &Puzzles,
    (game, wanted): (Playing, bool),
    words: &Words,
    out: &mut Vec<Intent>,
) {
    let own = &words.puzzles;
    let all: Vec<_> = (puzzles.all.iter().enumerate())
        .filter(|(_, entry)| entry.game() == game.game())
        .map(|(at, entry)| (at, entry, puzzles.solved.contains(&at)))
        .collect();
    if all.is_empty() {
        return;
    }
    ui.add_space(6.0);
    let heading = ui.horizontal(|ui| {
        let name = (game.profile().title)(words.language);
        ui.label(theme::strong(name, 15.0).color(theme::accent()));
        let done = all.iter().filter(|(.., done)| *done).count();
        ui.label(theme::quiet(own.count(done, all.len())));
    });
    if wanted {
        heading.response.scroll_to_me(Some(Align::TOP));
    }
    Grid::new(("puzzles", game.game()))
        .num_columns(2)
        .show(ui, |ui| {
            for (at, entry, done) in all {
                let title = RichText::new(entry.title_in(words.language)).size(13.5);
                if theme::link(ui, title).clicked() {
                    out.push(Intent::Puzzle(PuzzleWish::Play(at)));
                }
                if done {
                    ui.label(theme::quiet(own.solved).color(theme::accent()));
                }
                ui.end_row();
            }
        });
}
