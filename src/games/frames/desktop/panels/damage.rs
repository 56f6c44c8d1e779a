//! The damage dice of the last attack: which of them hit, and what stopped the others.

use crate::games::frames::desktop::words::FateWord;
use bevy_egui::egui::{
    Align2, CornerRadius, FontId, Rect, Sense, Shape, Stroke, StrokeKind, Ui, Vec2, WidgetInfo,
    WidgetType,
};

use super::FramesPanel;
use crate::desktop::panels::theme;
use crate::games::frames::desktop::board::livery;
use crate::games::frames::{AttackResult, DieResult, Thing, thing};
use crate::table::ObjectId;

/// Side of a die.
const DIE: f32 = 20.0;
/// From that many dice on there is no room for words between them.
const MANY: usize = 9;

/// Up to that many dice there is room for where they come from.
const SUMMED: usize = 10;

/// The dice in groups of what they did, in a line.
pub(super) fn damage(ui: &mut Ui, p: &FramesPanel, blow: &AttackResult) {
    ui.spacing_mut().item_spacing.x = 3.0;
    let tale = tale(p, blow);
    let speaker = p.speaker();
    let (by, target) = (speaker.object(blow.by), speaker.object(blow.target));
    let who = ui.label(theme::quiet(p.words().damage.last(&by, &target)));
    who.on_hover_text(&tale);
    let sum = sum(p, blow);
    if blow.dice.len() <= SUMMED {
        ui.add_space(6.0);
        ui.label(theme::quiet(sum)).on_hover_text(&tale);
    }
    for group in blow.dice.chunk_by(|a, b| a.1 == b.1) {
        ui.add_space(8.0);
        for &(value, fate) in group {
            die(ui, p, (value, fate), &tale);
        }
        let words = word(p, group[0].1);
        if blow.dice.len() < MANY && !words.is_empty() {
            ui.label(theme::quiet(words).color(theme::text()));
        }
    }
}

fn die(ui: &mut Ui, p: &FramesPanel, (value, fate): (u8, DieResult), tale: &str) {
    let (rect, response) = ui.allocate_exact_size(Vec2::splat(DIE), Sense::hover());
    let name = p.words().damage.die(value, word(p, fate));
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Label, true, name.clone()));
    let (fill, ink) = livery::fate(fate);
    let radius = CornerRadius::same(4);
    let painter = ui.painter();
    painter.rect_filled(rect, radius, fill);
    let edge = Stroke::new(1.0, theme::edge());
    painter.rect_stroke(rect, radius, edge, StrokeKind::Inside);
    if matches!(fate, DieResult::Stopped(_)) {
        // The wall it did not pass.
        let wall = Rect::from_min_max(rect.left_bottom() - Vec2::new(0.0, 3.0), rect.max);
        painter.rect_filled(wall, CornerRadius::ZERO, livery::STONE);
    }
    if fate == DieResult::Target {
        // A point that goes in, so that red does not tell it alone.
        let (left, right) = (
            rect.center_top() - Vec2::new(4.0, 2.5),
            rect.center_top() + Vec2::new(4.0, -2.5),
        );
        let tip = rect.center_top() + Vec2::new(0.0, 3.5);
        let point = Shape::convex_polygon(vec![left, right, tip], theme::text(), Stroke::NONE);
        painter.add(point);
    }
    let font = FontId::new(13.0, theme::bold());
    painter.text(rect.center(), Align2::CENTER_CENTER, value, font, ink);
    response.on_hover_text(tale);
}

/// The result of a die, in a word beside it.
fn word(p: &FramesPanel, fate: DieResult) -> &'static str {
    let frame = matches!(fate, DieResult::Stopped(by) if is_frame(by));
    p.words().damage.fate(FateWord::of(fate, frame))
}

fn is_frame(id: ObjectId) -> bool {
    matches!(thing(id), Thing::Frame(_))
}

/// Where the dice come from.
fn sum(p: &FramesPanel, blow: &AttackResult) -> String {
    p.words()
        .damage
        .sum(blow.value, blow.spot, blow.defense(), blow.dice.len())
}

/// The attack in words.
fn tale(p: &FramesPanel, blow: &AttackResult) -> String {
    let speaker = p.speaker();
    let count = |wanted: fn(DieResult) -> bool| blow.dice.iter().filter(|d| wanted(d.1)).count();
    let words = &p.words().damage;
    let mut text = words.tale(
        &speaker.object(blow.by),
        &speaker.object(blow.target),
        count(|f| f == DieResult::Target),
        blow.dice.len(),
    );
    let stopped = count(|f| matches!(f, DieResult::Stopped(_)));
    let by = blow.dice.iter().find_map(|d| match d.1 {
        DieResult::Stopped(by) => Some(by),
        _ => None,
    });
    if let Some(by) = by {
        text.push_str(&words.stopped(&speaker.object(by), stopped));
    }
    text.push('\n');
    text.push_str(&sum(p, blow));
    text
}
