//! The end of a game of Frames, beside the board as it was left: who won and how it came to that, what each seat
//! was left with, and what to do next.

use bevy::math::Vec2;
use bevy_egui::egui::{
    Align, Align2, FontId, Layout, Pos2, Rect, RichText, Shape, Stroke, Ui, UiBuilder, Vec2 as Size,
};

use super::chart::chart;
use super::{FramesPanel, bits};
use crate::desktop::ink::Ink;
use crate::desktop::intent::Intent;
use crate::desktop::panels::ending::next;
use crate::desktop::panels::flow::{self, Flow};
use crate::desktop::panels::result::told;
use crate::desktop::panels::{Mood, finale, theme};
use crate::desktop::saves::{SaveWish, WatchWish};
use crate::desktop::words;
use crate::games::frames::components::Company;
use crate::games::frames::desktop::board::draw::{Mark, token};
use crate::games::frames::desktop::board::figure::Figure;
use crate::games::frames::desktop::board::livery;
use crate::games::frames::desktop::board::viewport::report;
use crate::table::Seat;

/// The least width of the report where its parts stand below each other.
pub const REPORT: f32 = 780.0;

/// The report's edges, in points of the design.
const LEFT: f32 = 40.0;
const RIGHT: f32 = 664.0;
/// The edges of what is beside it.
const BOARD: [f32; 2] = [678.0, 1240.0];
/// Where its parts begin and end.
const TABLE: f32 = 172.0;
const FOOT: f32 = 622.0;
/// Height of the last blow, the best frame and what to try next.
const DEED: f32 = 84.0;
/// Height of a seat's row up to four seats, and with more.
const ROWS: [f32; 2] = [66.0, 58.0];
/// Of that, for what it did.
const DEEDS: f32 = 17.0;
/// Where the columns of the table begin, from the left edge of a row.
const COLUMNS: [f32; 5] = [0.0, 156.0, 392.0, 466.0, 590.0];

/// The winner, the scores and the buttons, on a surface of the design's size.
pub fn result(ui: &mut Ui, p: &FramesPanel, out: &mut Vec<Intent>) {
    let flow = Flow::new(ui);
    if flow.below {
        // The board has no place of its own there.
        ui.painter()
            .rect_filled(ui.clip_rect(), 0.0, theme::ground());
    }
    let seats = ranking(p);
    let split = TABLE + 54.0 + high(seats.len()) * seats.len() as f32;
    let [chart_at, deeds_at] = parts(seats.len(), split);
    flow.part(ui, [LEFT, 28.0, RIGHT, 156.0], |ui| {
        let top = ui.max_rect();
        finale::light(ui, top.center(), mood(p));
        head(ui, p, top);
    });
    flow.slab(ui, [LEFT, TABLE, RIGHT, split], |ui| table(ui, p, &seats));
    flow.slab(ui, chart_at, |ui| chart(ui, p));
    flow.slab(ui, deeds_at, |ui| deeds(ui, p, out));
    flow.part(ui, [LEFT, 640.0, BOARD[1], 684.0], |ui| {
        buttons(ui, p, out);
    });
    flow.part(ui, [LEFT, 693.0, BOARD[1], 711.0], |ui| {
        ui.vertical_centered(|ui| ui.label(theme::quiet(again_hint(p)).size(12.0)));
    });
}

/// Where the chart and the deeds are: both below the table of few seats; of more, the deeds lie over the foot of the board;
/// of still more the chart, and the board ends above it.
fn parts(seats: usize, split: f32) -> [[f32; 4]; 2] {
    let (left, deeds) = (split + 10.0, FOOT - DEED);
    match seats {
        ..=2 => [
            [LEFT, left, RIGHT, deeds - 10.0],
            [LEFT, deeds, RIGHT, FOOT],
        ],
        3 => [[LEFT, left, RIGHT, FOOT], [BOARD[0], deeds, BOARD[1], FOOT]],
        _ => [
            [BOARD[0], report(seats).max.y + 10.0, BOARD[1], FOOT],
            [LEFT, left, RIGHT, FOOT],
        ],
    }
}

/// How it ended for the person at the screen; where several sit there, for whoever won.
fn mood(p: &FramesPanel) -> Mood {
    let people = p.session.host.players.iter();
    let people = people.filter(|player| player.is_human()).count();
    Mood::of(
        p.view().outcome,
        p.view().seat.filter(|_| people < 2),
        false,
    )
}

/// The effect of the big button.
fn again_hint(p: &FramesPanel) -> &'static str {
    match &p.session.begun {
        Some(begun) if begun.there => words::of(p.language).result.again_there,
        _ => p.words().end.again_hint,
    }
}

fn winners(p: &FramesPanel) -> Vec<Seat> {
    let outcome = p.view().outcome;
    outcome.map_or_else(Vec::new, |o| o.winners.iter().collect())
}

/// Height of a row.
const fn high(seats: usize) -> f32 {
    ROWS[(seats > 4) as usize]
}

/// The seats, best first.
fn ranking(p: &FramesPanel) -> Vec<Seat> {
    let won = winners(p);
    let mut seats: Vec<Seat> = (0..p.names.len() as u8).map(Seat).collect();
    let worth = |seat: &Seat| {
        let company = &p.view().companies[seat.index()];
        let lead = (won.contains(seat), !company.conceded);
        (lead, company.score, company.assets)
    };
    seats.sort_by_key(|seat| std::cmp::Reverse(worth(seat)));
    seats
}

/// The winners' emblems, their names, and how it ended.
fn head(ui: &mut Ui, p: &FramesPanel, rect: Rect) {
    let won = winners(p);
    let mut ink = Ink::default();
    let radius = if won.len() > 1 { 40.0 } else { 60.0 };
    for (n, &seat) in won.iter().enumerate() {
        let x = rect.left() + radius + n as f32 * radius * 1.5;
        emblem(&mut ink, p, seat, Vec2::new(x, rect.center().y), radius);
    }
    ui.painter().add(Shape::mesh(ink.egui(Size::ZERO)));
    let wide = match won.len() {
        0 => 0.0,
        n => radius * (2.0 + 1.5 * (n as f32 - 1.0)) + 22.0,
    };
    let words = rect.with_min_x(rect.left() + wide);
    let layout = Layout::top_down(Align::Min);
    ui.scope_builder(UiBuilder::new().max_rect(words).layout(layout), |ui| {
        ui.spacing_mut().item_spacing.y = 2.0;
        ui.add_space(4.0);
        let mood = mood(p);
        let (mut text, mut how) = (headline(p, &won), ending(p, &won));
        if mood == Mood::Lost {
            how = told(&text, &how, p.names);
            words::of(p.language).result.lost.clone_into(&mut text);
        }
        let size = if text.chars().count() > 18 {
            34.0
        } else {
            52.0
        };
        let head = RichText::new(text).family(theme::serif()).size(size);
        ui.label(head.color(mood.ink()));
        ui.label(RichText::new(how).size(16.0));
        let turns = p.view().outcome.map_or(0, |o| o.turns);
        let rounds = match p.view().round {
            0 => p.words().end.no_round.to_owned(),
            n => p.words().end.rounds(n, turns),
        };
        ui.label(theme::quiet(rounds).size(13.5));
    });
}

/// A frame that the seat has left, in its colours, with a rim of them.
fn emblem(ink: &mut Ink, p: &FramesPanel, seat: Seat, at: Vec2, radius: f32) {
    let colour = livery::seat(seat);
    ink.ring(at, radius - 1.0, 2.0, colour);
    let own = p.view().frames.iter().filter(|(_, f)| f.owner == seat);
    let lead = own.max_by_key(|(_, f)| (f.alive, f.systems.total() + f.whites));
    match lead {
        Some((_, frame)) => {
            let figure = Figure::of(p.view(), frame);
            token(ink, figure, seat, at, radius - 5.0, Mark::default());
        }
        None => livery::chip(ink, seat, at, radius - 5.0),
    }
}

fn headline(p: &FramesPanel, won: &[Seat]) -> String {
    let words = &p.words().end;
    match *won {
        [] => words.draw.to_owned(),
        [one] if p.view().seat == Some(one) => words.you_win.to_owned(),
        [one] => words.wins(p.names[one.index()]),
        _ => {
            let names: Vec<&str> = won.iter().map(|s| p.names[s.index()]).collect();
            words.share(&names.join(words.and))
        }
    }
}

/// The reason for the end of the game.
fn ending(p: &FramesPanel, won: &[Seat]) -> String {
    let (view, words) = (p.view(), &p.words().end);
    let left: Vec<&Company> = view.companies.iter().filter(|c| !c.conceded).collect();
    if view.clock > 0 && left.len() < 2 {
        let gone = (0..).map(Seat).zip(p.names);
        let gone = gone.filter(|(seat, _)| view.companies[seat.index()].conceded);
        let gone: Vec<&str> = gone.map(|(_, name)| *name).collect();
        return words.gave_up(&gone.join(words.and), gone.len() > 1);
    }
    let clock = words.clock_out(view.round);
    let top = won.first().map(|s| view.companies[s.index()].score);
    let level = left.iter().filter(|c| Some(c.score) == top).count();
    match (won.len(), level) {
        (0 | 1, 0 | 1) => clock,
        (0 | 1, _) => format!("{clock}{}", words.by_assets),
        _ => format!("{clock}{}", words.all_level),
    }
}

/// The final values of each seat.
fn table(ui: &mut Ui, p: &FramesPanel, seats: &[Seat]) {
    let space = ui.max_rect();
    let won = winners(p);
    let names = p.words().end.columns.into_iter().enumerate();
    for ((n, name), x) in names.zip(COLUMNS.into_iter().skip(1)) {
        let (at, align) = match n {
            3 => (space.right_top(), Align2::RIGHT_TOP),
            _ => (space.left_top() + Size::new(x, 0.0), Align2::LEFT_TOP),
        };
        let font = FontId::proportional(12.0);
        ui.painter().text(at, align, name, font, theme::muted());
    }
    let high = high(seats.len());
    let seat_tallies = p.session.seat_tallies();
    for (n, &seat) in seats.iter().enumerate() {
        let top = space.top() + 24.0 + high * n as f32;
        let rect = Rect::from_min_max(
            Pos2::new(space.left(), top),
            Pos2::new(space.right(), top + high),
        );
        if n > 0 {
            let edge = Stroke::new(1.0, theme::edge());
            ui.painter().hline(rect.x_range(), rect.top(), edge);
        }
        // The things it has left come above the things it did.
        let above = rect.with_max_y(rect.bottom() - DEEDS);
        row(ui, p, seat, above, won.contains(&seat));
        let did = seat_tallies.get(seat.index()).copied().unwrap_or_default();
        let text = p
            .words()
            .end
            .seat_tallies(did.attacks, did.hits, did.destroyed, did.taken);
        let below = rect
            .with_min_x(rect.left() + COLUMNS[1])
            .with_min_y(above.bottom() - 3.0);
        ui.scope_builder(UiBuilder::new().max_rect(below), |ui| {
            ui.label(RichText::new(text).size(12.5));
        });
    }
}

fn row(ui: &mut Ui, p: &FramesPanel, seat: Seat, rect: Rect, won: bool) {
    let company = &p.view().companies[seat.index()];
    let mut cell = |n: usize, draw: &mut dyn FnMut(&mut Ui)| {
        let right = COLUMNS.get(n + 1).map_or(rect.right(), |c| rect.left() + c);
        let place = rect.with_min_x(rect.left() + COLUMNS[n]).with_max_x(right);
        let layout = Layout::left_to_right(Align::Center);
        ui.scope_builder(UiBuilder::new().max_rect(place).layout(layout), |ui| {
            ui.spacing_mut().item_spacing.x = 4.0;
            draw(ui);
        });
    };
    cell(0, &mut |ui| {
        bits::chip(ui, 30.0, seat);
        ui.add_space(3.0);
        ui.vertical(|ui| {
            ui.spacing_mut().item_spacing.y = 0.0;
            ui.add_space(9.0);
            let name = theme::strong(p.names[seat.index()], 15.0);
            ui.label(if company.conceded {
                name.strikethrough()
            } else {
                name
            });
            ui.label(theme::quiet(part_of(p, company)).size(11.5));
        });
    });
    cell(1, &mut |ui| frames(ui, p, seat));
    let stations = p.view().stations.iter();
    let held = stations.filter(|(_, s)| s.controller == Some(seat)).count();
    cell(2, &mut |ui| {
        bits::station(ui, 20.0, (held > 0).then_some(seat));
        ui.label(RichText::new(held.to_string()).size(15.0));
    });
    cell(3, &mut |ui| {
        let text = format!("{} × {}", company.assets, company.ppa);
        ui.label(RichText::new(text).size(15.0).color(theme::muted()));
    });
    let place = rect.with_min_x(rect.left() + COLUMNS[4] - 40.0);
    let layout = Layout::right_to_left(Align::Center);
    ui.scope_builder(UiBuilder::new().max_rect(place).layout(layout), |ui| {
        let score = theme::strong(company.score.to_string(), 26.0);
        ui.label(score.color(if won { theme::text() } else { theme::muted() }));
    });
}

/// The role of the seat in the deployment.
fn part_of(p: &FramesPanel, company: &Company) -> &'static str {
    let words = &p.words().end;
    if company.conceded {
        return words.has_given_up;
    }
    words.role(company.role)
}

/// All frames the seat brought, lost ones crossed out, and how many are left.
fn frames(ui: &mut Ui, p: &FramesPanel, seat: Seat) {
    let view = p.view();
    let own: Vec<_> = view
        .frames
        .iter()
        .filter(|(_, f)| f.owner == seat)
        .collect();
    let left = own.iter().filter(|(_, f)| f.alive).count();
    let told = p.words().end.left(left, own.len() - left);
    ui.vertical(|ui| {
        ui.spacing_mut().item_spacing = Size::new(2.0, 0.0);
        ui.add_space(3.0);
        ui.horizontal(|ui| {
            for (id, frame) in own {
                let figure = Figure::of(view, frame);
                let shown = bits::survivor(ui, 27.0, figure, seat, frame.alive);
                shown.on_hover_text(p.speaker().frame(*id));
            }
        });
        ui.label(theme::quiet(told).size(11.5));
    });
}

/// The last frame destroyed, the frame that hit most, and what to try next, side by side.
fn deeds(ui: &mut Ui, p: &FramesPanel, out: &mut Vec<Intent>) {
    let (words, all) = (&p.words().end, words::of(p.language));
    let ending = &p.session.ending;
    let frame = |id| p.speaker().frame(id);
    let last = ending.last.map(|blow| {
        let by = blow.source.map_or_else(String::new, frame);
        format!("{by} → {}", frame(blow.target))
    });
    let best = ending.best.and_then(|blow| {
        let name = p.names.get(blow.by.index())?;
        Some(words.best_said(&frame(blow.source?), name, blow.amount as usize))
    });
    ui.columns(3, |columns| {
        let [first, second, third] = columns else {
            return;
        };
        for (ui, (head, said)) in [first, second]
            .into_iter()
            .zip(words.deeds.into_iter().zip([last, best]))
        {
            ui.label(theme::strong(head, 13.5));
            let said = said.unwrap_or_else(|| words.no_deed.to_owned());
            ui.label(RichText::new(said).size(12.5));
        }
        let won = p.view().seat.is_some_and(|seat| winners(p).contains(&seat));
        next(third, &all.result, won, out);
    });
}

fn buttons(ui: &mut Ui, p: &FramesPanel, out: &mut Vec<Intent>) {
    flow::row(ui, |ui| {
        if theme::primary(ui, p.words().end.again, Size::new(220.0, 44.0)).clicked() {
            out.push(Intent::PlayAgain);
        }
        flow::at_end(ui, |ui| {
            let [title, replay, setup] = p.words().end.ways;
            let saves = &words::of(p.language).saves;
            for (text, intent) in [
                (title, Intent::ToTitle),
                (replay, Intent::SaveReplay),
                (saves.export_log, Intent::Watch(WatchWish::Log)),
                (setup, Intent::ToSetup),
                (saves.watch, Intent::Save(SaveWish::Rewatch)),
            ] {
                if theme::wide(ui, text, 172.0) {
                    out.push(intent);
                }
            }
        });
    });
}
