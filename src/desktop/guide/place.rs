//! Where the note of a guide lies, and what it points at.

use bevy::math::{Rect, Vec2};
use bevy_egui::egui::{self, Context, Id, Ui};

use crate::desktop::design_surface::DesignSurface;
use crate::desktop::frame::DESIGN;
use crate::table::{Choice, Ref};
use crate::tools::guide::{Line, Pointer, Until};

/// What must not be covered, and what is in the window, in the scene.
pub(super) struct Places {
    /// Buttons of choices, each with its word; open questions with none.
    pub buttons: Vec<(&'static str, Rect)>,
    /// Those of them that belong to a thing that was clicked.
    pub of_thing: Vec<(&'static str, Rect)>,
    /// Cards that can be chosen.
    pub cards: Vec<Rect>,
    /// Everything that lies on the table.
    pub things: Vec<Rect>,
    /// Parts of the screen by name.
    pub areas: Vec<(&'static str, Rect)>,
    /// The window.
    pub window: Rect,
}

/// A button that was drawn: its word, where it is, and whether it belongs to a thing that was clicked.
type Mark = (&'static str, egui::Rect, bool);

/// Buttons that were drawn in a pass.
#[derive(Clone, Default)]
struct Marks {
    pass: u64,
    now: Vec<Mark>,
    before: Vec<Mark>,
}

/// The word of an open question among the buttons.
const QUESTION: &str = "";

/// Notes where the button of a choice is.
pub fn mark(ui: &Ui, choice: &Choice, rect: egui::Rect) {
    note(ui, (choice.verb, rect, choice.subject != Ref::None));
}

/// The same for a button of the thing that was clicked.
pub fn mark_of_thing(ui: &Ui, choice: &Choice, rect: egui::Rect) {
    note(ui, (choice.verb, rect, true));
}

/// Notes where an open question is.
pub fn mark_question(ui: &Ui, rect: egui::Rect) {
    note(ui, (QUESTION, rect, false));
}

/// Notes where a menu with an open question is.
pub fn mark_menu(ctx: &Context, rect: egui::Rect) {
    keep(ctx, (QUESTION, rect, false));
}

/// Keeps a mark of a panel, which may be drawn smaller than its own points say.
fn note(ui: &Ui, (word, rect, of_thing): Mark) {
    let ctx = ui.ctx();
    let shown = ctx.layer_transform_to_global(ui.layer_id());
    keep(
        ctx,
        (word, shown.map_or(rect, |shown| shown * rect), of_thing),
    );
}

fn keep(ctx: &Context, mark: Mark) {
    let pass = ctx.cumulative_pass_nr();
    ctx.data_mut(|data| {
        let marks: &mut Marks = data.get_temp_mut_or_default(Id::new("buttons of choices"));
        if marks.pass != pass {
            marks.before = std::mem::take(&mut marks.now);
            marks.pass = pass;
        }
        marks.now.push(mark);
    });
}

impl Default for Places {
    fn default() -> Self {
        Self {
            buttons: Vec::new(),
            of_thing: Vec::new(),
            cards: Vec::new(),
            things: Vec::new(),
            areas: Vec::new(),
            window: Rect::from_corners(Vec2::ZERO, DESIGN),
        }
    }
}

impl Places {
    /// The buttons of the last pass, in the design.
    pub fn of_buttons(surface: &DesignSurface) -> Self {
        let ctx = surface.ctx;
        let marks: Marks = ctx
            .data(|data| data.get_temp(Id::new("buttons of choices")))
            .unwrap_or_default();
        let drawn = match marks.pass == ctx.cumulative_pass_nr() {
            true => marks.now,
            false => Vec::new(),
        };
        let all = || drawn.iter();
        let place = |(verb, rect, _): &Mark| (*verb, surface.design(*rect));
        Self {
            buttons: all().map(place).collect(),
            of_thing: all().filter(|(_, _, own)| *own).map(place).collect(),
            window: surface.window(),
            ..Self::default()
        }
    }
}

/// The place that is pointed at, if it is on the screen.
pub(super) fn target(pointer: &Pointer, places: &Places, thing: Option<Rect>) -> Option<Rect> {
    match pointer {
        Pointer::Nothing => None,
        Pointer::Card(_) | Pointer::Offered(_) => thing,
        // One ring round all of them, where a choice has several.
        Pointer::Button(word) => {
            let buttons = places.buttons.iter();
            let fitting = buttons.filter(|(verb, _)| *verb == word.value);
            fitting
                .map(|(_, rect)| *rect)
                .reduce(|all, rect| all.union(rect))
        }
        Pointer::Area(name) => {
            let mut areas = places.areas.iter();
            areas
                .find(|(known, _)| *known == name.value)
                .map(|(_, rect)| *rect)
        }
    }
}

/// The button that makes the choice for which a line points at a card: once the card is clicked, it is the next thing to do.
pub(super) fn button_of(line: Option<&Line>, places: &Places) -> Option<Rect> {
    let line = line?;
    let (Pointer::Card(_) | Pointer::Offered(_), Until::Choice(words)) = (&line.at, &line.until)
    else {
        return None;
    };
    let word = words.first()?;
    let buttons = places.of_thing.iter();
    let mut fitting = buttons.filter(|(verb, _)| *verb == word.value);
    let first = fitting.next().map(|(_, rect)| *rect)?;
    let size = |rect: Rect| rect.width() * rect.height();
    // Several side by side have one ring.
    let (all, own) = fitting.fold((first, size(first)), |(all, own), (_, rect)| {
        (all.union(*rect), own + size(*rect))
    });
    (size(all) < 2.5 * own).then_some(all)
}

/// Whether what is pointed at is about where it was.
pub(super) fn is_near(before: Option<Rect>, now: Option<Rect>) -> bool {
    match (before, now) {
        (Some(before), Some(now)) => before.center().distance(now.center()) < 60.0,
        (before, now) => before == now,
    }
}

/// Between the note and the edges of the screen.
const EDGE: f32 = 10.0;
/// Between the note and what it points at.
const ARROW: f32 = 26.0;
/// Areas that no panel fills: a note lies there beside the cards. Every other one it covers only if it must.
const OPEN: [&str; 4] = ["table", "board", "near", "far"];
/// Places are tried so far from each other.
const STEP: f32 = 14.0;

/// The left upper corner of a note: near what it points at, but not over it, nor over a question, a button or a card that
/// can be chosen. It stays where it is as long as that holds.
pub(super) fn place(size: Vec2, target: Option<Rect>, places: &Places, kept: Option<Vec2>) -> Vec2 {
    let small = target.filter(is_small);
    let share = |own: Rect, rect: Rect, gap: f32| {
        let both = own.intersect(rect.inflate(gap));
        both.width().max(0.0) * both.height().max(0.0)
    };
    let over = |at: Vec2| {
        let own = Rect::from_corners(at, at + size);
        let buttons = places.buttons.iter().map(|(_, rect)| rect);
        let all = buttons.chain(&places.cards);
        let all: f32 = all.map(|rect| share(own, *rect, 8.0)).sum();
        // The arrow needs room.
        all + small.map_or(0.0, |rect| share(own, rect, ARROW))
    };
    if let Some(at) = kept.filter(|at| over(*at) <= 0.0) {
        return at;
    }
    // Where a whole part of the table is meant, the cards in it are.
    let thing = if target.is_some() && small.is_none() {
        0.5
    } else {
        0.3
    };
    let crowd = |at: Vec2| {
        let own = Rect::from_corners(at, at + size);
        let panels = places.areas.iter().filter(|(name, _)| !OPEN.contains(name));
        let panels: f32 = panels.map(|(_, rect)| share(own, *rect, 0.0)).sum();
        let things: f32 = places
            .things
            .iter()
            .map(|rect| share(own, *rect, 0.0))
            .sum();
        panels * 0.3 + things * thing
    };
    let goal = target.map_or(Vec2::new(628.0, 190.0), |rect| rect.center());
    let far = |at: Vec2| {
        let own = Rect::from_corners(at, at + size);
        // From edge to edge, and from middle to middle where that is the same.
        let near = goal.clamp(own.min, own.max);
        let crossed = target.is_some_and(|rect| places.arrow(own, rect).is_none());
        near.distance(goal)
            + 0.1 * own.center().distance(goal)
            + if crossed { CROSSED } else { 0.0 }
    };
    let least = places.window.min + EDGE;
    let most = places.window.max - size - EDGE;
    let mut best = (f32::MAX, least);
    let mut y = least.y;
    while y <= most.y {
        let mut x = least.x;
        while x <= most.x {
            let at = Vec2::new(x, y);
            let cost = over(at) + crowd(at) + far(at);
            if cost < best.0 {
                best = (cost, at);
            }
            x += STEP;
        }
        y += STEP;
    }
    best.1
}

/// What it costs that no arrow can lead to the target: a place further away is better, one over a panel is not.
const CROSSED: f32 = 300.0;

/// Along an arrow it is looked this often whether a question lies there: no line of text is lower.
const PART: f32 = 6.0;

impl Places {
    /// The ends of the arrow from a note to what it points at, unless it would cross a question.
    pub fn arrow(&self, note: Rect, target: Rect) -> Option<(Vec2, Vec2)> {
        let ring = target.inflate(RING);
        let from = ring.center().clamp(note.min, note.max);
        let to = from.clamp(ring.min, ring.max);
        let crosses = |(word, rect): &(&str, Rect)| {
            let around = rect.intersect(ring) == ring;
            let parts = (from.distance(to) / PART).ceil().clamp(2.0, 500.0) as u16;
            let within = |n: u16| rect.contains(from.lerp(to, f32::from(n) / f32::from(parts)));
            *word == QUESTION && !around && (1..parts).any(within)
        };
        (!self.buttons.iter().any(crosses)).then_some((from, to))
    }
}

/// Between what is pointed at and its ring.
pub(super) const RING: f32 = 4.0;

/// Whether that is a thing, and no part of the screen that a note may lie on.
fn is_small(rect: &Rect) -> bool {
    rect.width() * rect.height() < 150_000.0
}

#[cfg(test)]
mod tests;
