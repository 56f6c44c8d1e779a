//! Where the note of a guide lies, and what it points at.

use bevy::math::{Rect, Vec2};
use bevy_egui::egui::{self, Context, Id, Pos2, Ui};

use crate::desktop::frame::DESIGN;
use crate::table::Choice;
use crate::tools::guide::{Line, Pointer, Until};

/// What must not be covered, in the design.
pub(super) struct Places {
    /// Buttons of choices, each with its word.
    pub buttons: Vec<(&'static str, Rect)>,
    /// Cards that can be chosen.
    pub cards: Vec<Rect>,
    /// Everything that lies on the table.
    pub things: Vec<Rect>,
    /// Parts of the screen by name.
    pub areas: &'static [(&'static str, Rect)],
}

/// Buttons that were drawn in a pass.
#[derive(Clone, Default)]
struct Marks {
    pass: u64,
    now: Vec<(&'static str, egui::Rect)>,
    before: Vec<(&'static str, egui::Rect)>,
}

/// Notes where the button of a choice is.
pub fn mark(ui: &Ui, choice: &Choice, rect: egui::Rect) {
    let (verb, pass) = (choice.verb, ui.ctx().cumulative_pass_nr());
    ui.ctx().data_mut(|data| {
        let marks: &mut Marks = data.get_temp_mut_or_default(Id::new("buttons of choices"));
        if marks.pass != pass {
            marks.before = std::mem::take(&mut marks.now);
            marks.pass = pass;
        }
        marks.now.push((verb, rect));
    });
}

/// The buttons of the last pass, in the design.
pub(super) fn marks(ctx: &Context, origin: Pos2) -> Vec<(&'static str, Rect)> {
    let marks: Marks = ctx
        .data(|data| data.get_temp(Id::new("buttons of choices")))
        .unwrap_or_default();
    let pass = ctx.cumulative_pass_nr();
    let drawn = if marks.pass == pass {
        marks.now
    } else {
        Vec::new()
    };
    let design = |rect: egui::Rect| {
        let moved = rect.translate(-origin.to_vec2());
        Rect::new(moved.min.x, moved.min.y, moved.max.x, moved.max.y)
    };
    drawn
        .into_iter()
        .map(|(verb, rect)| (verb, design(rect)))
        .collect()
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
    let buttons = places.buttons.iter();
    let mut fitting = buttons.filter(|(verb, _)| *verb == word.value);
    let first = fitting.next().map(|(_, rect)| *rect);
    first.filter(|_| fitting.next().is_none())
}

/// Between the note and the edges of the screen.
const EDGE: f32 = 10.0;
/// Between the note and what it points at.
const ARROW: f32 = 26.0;
/// Areas that are looked at all the time: a note lies there only if it must.
const BUSY: [&str; 2] = ["hand", "tray"];
/// Places are tried so far from each other.
const STEP: f32 = 14.0;

/// The left upper corner of a note: near what it points at, but not over it, nor over a button, nor over a card that can
/// be chosen. It stays where it is as long as that holds.
pub(super) fn place(
    size: Vec2,
    target: Option<Rect>,
    places: &Places,
    kept: Option<(usize, Vec2)>,
) -> Vec2 {
    let over = |at: Vec2| {
        let own = Rect::from_corners(at, at + size);
        let share = |rect: &Rect, gap: f32| {
            let both = own.intersect(rect.inflate(gap));
            both.width().max(0.0) * both.height().max(0.0)
        };
        let buttons: f32 = places
            .buttons
            .iter()
            .map(|(_, rect)| share(rect, 8.0))
            .sum();
        let cards: f32 = places.cards.iter().map(|rect| share(rect, 8.0)).sum();
        // The arrow needs room.
        let target = target.filter(is_small);
        buttons + cards + target.map_or(0.0, |rect| share(&rect, ARROW))
    };
    if let Some((_, at)) = kept.filter(|(_, at)| over(*at) <= 0.0) {
        return at;
    }
    let crowd = |at: Vec2| {
        let own = Rect::from_corners(at, at + size);
        let areas = places.areas.iter();
        let busy = areas.filter(|(name, _)| BUSY.contains(name));
        let rects = busy.map(|(_, rect)| rect).chain(&places.things);
        let shares = rects.map(|rect| {
            let both = own.intersect(*rect);
            both.width().max(0.0) * both.height().max(0.0)
        });
        shares.sum::<f32>() * 0.05
    };
    let goal = target.map_or(Vec2::new(628.0, 190.0), |rect| rect.center());
    let far = |at: Vec2| {
        let own = Rect::from_corners(at, at + size);
        // From edge to edge, and from middle to middle where that is the same.
        let near = goal.clamp(own.min, own.max);
        near.distance(goal) + 0.1 * own.center().distance(goal)
    };
    let mut best = (f32::MAX, Vec2::splat(EDGE));
    let most = DESIGN - size - Vec2::splat(EDGE);
    let mut y = EDGE;
    while y <= most.y {
        let mut x = EDGE;
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

/// Whether that is a thing, and no part of the screen that a note may lie on.
fn is_small(rect: &Rect) -> bool {
    rect.width() * rect.height() < 150_000.0
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_note_lies_beside_what_it_points_at_and_over_no_button_or_card() {
        let card = Rect::new(600.0, 580.0, 680.0, 700.0);
        let button = Rect::new(850.0, 520.0, 1040.0, 560.0);
        let places = Places {
            buttons: vec![("pass", button)],
            cards: vec![card],
            things: Vec::new(),
            areas: &[],
        };
        let size = Vec2::new(300.0, 120.0);
        let at = place(size, Some(card), &places, None);
        let own = Rect::from_corners(at, at + size);
        for rect in [card, button] {
            assert!(own.intersect(rect).is_empty(), "{own:?} over {rect:?}");
        }
        assert!(own.center().distance(card.center()) < 300.0, "{own:?}");
        // It stays where it is while nothing comes under it.
        let kept = Vec2::new(30.0, 30.0);
        assert_eq!(place(size, Some(card), &places, Some((0, kept))), kept);
        let under = Rect::new(40.0, 40.0, 90.0, 90.0);
        assert_ne!(place(size, Some(under), &places, Some((0, kept))), kept);
    }
}
