//! Where to be asked although passing would do: the marks on the ribbon, and the tables of the settings.

use bevy_egui::egui::{
    Color32, CornerRadius, CursorIcon, Frame, Grid, Label, Margin, Rect, Response, RichText, Sense,
    Stroke, Ui, Vec2, WidgetInfo, WidgetType, pos2,
};

use super::{PanelText, PanelView, flow, theme};
use crate::desktop::advice::AdviceWish;
use crate::desktop::intent::Intent;
use crate::desktop::screen::{Overlay, Playing};
use crate::desktop::words::{AdviceWords, Words};
use crate::table::Language;
use crate::tools::passing::{PassingGame, SIDES, Side, Stops};

/// How much of the ribbon a pair of marks takes.
const MARKS: Vec2 = Vec2::new(13.0, 22.0);

/// Two marks on a cell of the ribbon: above for the others' turns, below for one's own. A filled one stops in the
/// windows of that cell, a click changes it.
pub fn dots<G: PanelText>(
    ui: &mut Ui,
    p: &PanelView<G>,
    here: impl Fn(G::Step) -> bool,
    lit: bool,
    out: &mut Vec<Intent>,
) {
    let steps = G::STEPS.iter().enumerate().filter(|(_, step)| here(**step));
    let windows: Vec<usize> = steps.map(|(at, _)| at).collect();
    let Some(&first) = windows.first().filter(|_| G::seat(p.view).is_some()) else {
        return;
    };
    let (rect, _) = ui.allocate_exact_size(MARKS, Sense::hover());
    for side in [Side::Others, Side::Own] {
        let set = windows.iter().any(|&at| p.stops.step(at, side));
        let half = match side {
            Side::Others => Rect::from_min_max(rect.min, rect.right_center()),
            Side::Own => Rect::from_min_max(rect.left_center(), rect.max),
        };
        let id = ui.id().with(("stop", first, side as u8));
        let mark = ui.interact(half, id, Sense::click());
        let names = windows
            .iter()
            .map(|&at| G::step_name(G::STEPS[at], p.language));
        let names = names.collect::<Vec<_>>().join(", ");
        let label = match side {
            Side::Own => p.words.passing.mine(&names, set),
            Side::Others => p.words.passing.theirs(&names, set),
        };
        mark.widget_info(|| WidgetInfo::selected(WidgetType::Checkbox, true, set, &label));
        draw(ui, half, set, lit, mark.hovered());
        let clicked = mark.clicked();
        mark.on_hover_text(label)
            .on_hover_cursor(CursorIcon::PointingHand);
        if clicked {
            out.push(Intent::Stops(changed::<G>(p.stops, &windows, side, set)));
        }
    }
}

fn draw(ui: &Ui, half: Rect, set: bool, lit: bool, hovered: bool) {
    let ink = match (lit, set) {
        (true, _) => theme::ink(),
        (false, true) => theme::accent(),
        (false, false) => theme::muted(),
    };
    let size = if hovered { 4.6 } else { 3.6 };
    let centre = pos2(half.center().x, half.center().y);
    let fill = if set { ink } else { Color32::TRANSPARENT };
    ui.painter()
        .circle(centre, size, fill, Stroke::new(1.2, ink));
}

/// All windows of a cell asked no longer; or those that most people want, all of them if there is none.
fn changed<G: PassingGame>(mut stops: Stops, windows: &[usize], side: Side, set: bool) -> Stops {
    let usual = G::usual().stops;
    let any = windows.iter().any(|&at| usual.step(at, side));
    for &at in windows {
        stops.set_step(at, side, !set && (!any || usual.step(at, side)));
    }
    stops
}

/// Two tables of boxes: by window, and by what is about to resolve.
pub fn table<G: PanelText>(ui: &mut Ui, stops: &mut Stops, language: Language, words: &Words) {
    let language = G::spoken(language);
    let said = &words.passing;
    ui.horizontal_wrapped(|ui| {
        ui.label(theme::strong(said.stops_title, 15.0));
        // On the title nothing else says whose stops these are.
        ui.label(theme::quiet(Playing::name_of(G::NAME, language)));
        ui.add_space(8.0);
        for (word, all) in [
            (said.stops_usual, G::usual().stops),
            (said.stops_all, Stops::ALL),
            (said.stops_none, Stops::NONE),
        ] {
            theme::pick(ui, stops, all, word);
        }
    });
    ui.label(theme::quiet(said.stops_about));
    ui.add_space(2.0);
    ui.horizontal_top(|ui| {
        ui.vertical(|ui| {
            grid(ui, "stops by step", said.step_sides, |ui| {
                for (at, step) in G::STEPS.iter().enumerate() {
                    ui.label(G::step_name(*step, language));
                    for side in SIDES {
                        let mut stop = stops.step(at, side);
                        let label = G::step_name(*step, language);
                        if mark(ui, &mut stop, label, side, words) {
                            stops.set_step(at, side, stop);
                        }
                    }
                    ui.end_row();
                }
            });
        });
        ui.add_space(18.0);
        ui.vertical(|ui| {
            grid(ui, "stops by event", said.sort_sides, |ui| {
                for kind in 0..G::ENTRY_KINDS.len() {
                    ui.label(G::entry_kind_name(kind, words));
                    for side in SIDES {
                        let mut stop = stops.kind(kind, side);
                        if mark(ui, &mut stop, G::entry_kind_name(kind, words), side, words) {
                            stops.set_kind(kind, side, stop);
                        }
                    }
                    ui.end_row();
                }
            });
        });
    });
}

/// A box whose meaning the head of its column tells those who see, and its own words those who do not.
fn mark(ui: &mut Ui, stop: &mut bool, what: &str, side: Side, words: &Words) -> bool {
    let mark = theme::tick(ui, stop, "");
    let label = match side {
        Side::Own => words.passing.mine(what, *stop),
        Side::Others => words.passing.theirs(what, *stop),
    };
    mark.widget_info(|| WidgetInfo::selected(WidgetType::Checkbox, true, *stop, &label));
    mark.changed()
}

fn grid(ui: &mut Ui, name: &str, heads: [&str; 3], rows: impl FnOnce(&mut Ui)) {
    Grid::new(name)
        .num_columns(3)
        .spacing(Vec2::new(12.0, 3.0))
        .show(ui, |ui| {
            for head in heads {
                ui.label(theme::quiet(head));
            }
            ui.end_row();
            rows(ui);
        });
}

/// The buttons at the end of the ribbon: the menu, taking back, a hint.
pub fn menu_and_undo<G: PanelText>(ui: &mut Ui, p: &PanelView<G>, out: &mut Vec<Intent>) {
    let menu = theme::button(ui, p.words.menu.title);
    if menu.on_hover_text("Esc").clicked() {
        out.push(Intent::Show(Overlay::Menu));
    }
    if p.can_undo {
        if theme::button(ui, p.words.undo).on_hover_text("Z").clicked() {
            out.push(Intent::Undo);
        }
    } else {
        theme::dead(ui, p.words.undo, p.words.no_undo);
    }
    ask_hint(ui, p.decision.is_some(), &p.words.advice, out);
}

/// The button for a hint.
pub fn ask_hint(ui: &mut Ui, asked: bool, words: &AdviceWords, out: &mut Vec<Intent>) {
    if !asked {
        theme::dead(ui, words.hint, words.nothing);
        return;
    }
    let button = theme::button(ui, words.hint);
    if button.on_hover_text(words.about).clicked() {
        out.push(Intent::Advise(AdviceWish::Ask));
    }
}

/// A part of the turn on the ribbon, with its marks; `lit` if the match is in it.
pub fn chip<G: PanelText>(
    ui: &mut Ui,
    p: &PanelView<G>,
    (name, step, lit): (&str, &str, bool),
    here: impl Fn(G::Step) -> bool,
    out: &mut Vec<Intent>,
) -> Response {
    if !lit && flow::is_narrow(ui.max_rect().width()) {
        // There is room for the part that the match is in. The stops of all are in the settings as well.
        return ui.interact(Rect::NOTHING, ui.id().with(name), Sense::hover());
    }
    let (fill, ink) = if lit {
        (theme::accent(), theme::ink())
    } else {
        (theme::raised(), theme::muted())
    };
    let chip = Frame::new()
        .fill(fill)
        .corner_radius(CornerRadius::same(13))
        .inner_margin(Margin::symmetric(9, 4));
    let shown = chip.show(ui, |ui| {
        ui.spacing_mut().item_spacing.x = 4.0;
        ui.label(match lit {
            true => theme::strong(name, 13.0).color(ink),
            false => RichText::new(name).size(13.0).color(ink),
        });
        if !step.is_empty() {
            ui.label(RichText::new(step).size(12.5).color(ink));
        }
        dots(ui, p, here, lit, out);
    });
    shown.response
}

/// Two short lines on the ribbon: who acts, and what is asked, lit if the watcher is.
pub fn said(ui: &mut Ui, (who, what): (String, String), asked: bool) {
    ui.spacing_mut().item_spacing.y = 0.0;
    ui.add_space(1.0);
    ui.label(theme::strong(who, 13.0));
    let tone = if asked {
        theme::accent()
    } else {
        theme::muted()
    };
    ui.add(Label::new(RichText::new(what).size(12.0).color(tone)).truncate());
}
