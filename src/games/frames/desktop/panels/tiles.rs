//! Frames of companies in lists: as a button, in a row, on a card.

use bevy_egui::egui::{
    Align, CornerRadius, FontId, Layout, Rect, Response, Sense, Shape, Stroke, StrokeKind, Ui,
    UiBuilder, Vec2 as Size, WidgetInfo, WidgetType,
};

use super::bits;
use crate::desktop::panels::theme;
use crate::games::frames::content::FrameType;
use crate::games::frames::desktop::board::figure::Figure;
use crate::games::frames::desktop::words::FramesWords;
use crate::games::frames::phrases::{numbers_text, system_name};
use crate::games::frames::text::ability_text;
use crate::table::Seat;

/// A card lower than that shows body and words side by side, if the words leave that much room for the body.
const LOW: f32 = 130.0;
/// Room that the words need.
const WORDS: f32 = 86.0;

/// A frame on a card of that size: body, name, rockets, systems.
pub fn machine(
    ui: &mut Ui,
    size: Size,
    kind: &FrameType,
    (of, rockets): (Seat, u8),
    words: &FramesWords,
) {
    let shown = kind.name.in_language(words.language);
    let figure = Figure {
        rockets,
        ..Figure::whole(kind)
    };
    let (rect, response) = ui.allocate_exact_size(size, Sense::hover());
    ui.painter()
        .rect_filled(rect, CornerRadius::same(8), theme::ground());
    let room = rect.width() - WORDS;
    let low = rect.height() < LOW && room > (rect.height() * 0.5).min(44.0);
    let inner = rect.shrink(if low { 3.0 } else { 6.0 });
    let layout = if low {
        Layout::left_to_right(Align::Center)
    } else {
        Layout::top_down(Align::Center)
    };
    let mut inside = ui.new_child(UiBuilder::new().max_rect(inner).layout(layout));
    inside.spacing_mut().item_spacing = Size::new(3.0, 2.0);
    let name = |ui: &mut Ui, size: f32| {
        ui.label(theme::strong(shown, size));
        for _ in 0..rockets {
            rocket(ui, words);
        }
    };
    if low {
        let body = inner.height().min(room).min(84.0);
        inside.add_space((inner.width() - body - WORDS).clamp(0.0, 16.0) * 0.5);
        bits::frame(&mut inside, body, figure, of);
        inside.vertical(|ui| {
            ui.add_space((inner.height() - 36.0).max(0.0) * 0.5);
            ui.horizontal(|ui| name(ui, 12.5));
            ui.horizontal(|ui| bits::systems(ui, kind.systems, words.language));
        });
    } else {
        let body = (inner.height() - 50.0).min(inner.width()).min(110.0);
        inside.add_space((inner.height() - body - 48.0).max(0.0) * 0.5);
        bits::frame(&mut inside, body, figure, of);
        let systems = 20.0 * f32::from(kind.systems.total()) - 3.0;
        let title = ui.painter().layout_no_wrap(
            shown.to_owned(),
            FontId::new(13.5, theme::bold()),
            theme::text(),
        );
        let wide = title.size().x + 11.0 * f32::from(rockets);
        centred(&mut inside, wide, |ui| name(ui, 13.5));
        centred(&mut inside, systems, |ui| {
            bits::systems(ui, kind.systems, words.language);
        });
    }
    response.on_hover_text(story(kind, words));
}

/// The systems of a type and their effects, in words: letters and colours mean nothing to a newcomer.
pub fn story(kind: &FrameType, words: &FramesWords) -> String {
    let language = words.language;
    let mut lines = vec![kind.flavor.in_language(language).to_owned()];
    for (system, count) in kind.systems.iter().filter(|(_, count)| *count > 0) {
        let name = system_name(system, language);
        let does = words.inspect.meaning(system, count);
        lines.push(match count {
            1 => format!("{name}: {does}"),
            n => format!("{n} × {name}: {does}"),
        });
    }
    if kind.systems.sprints() {
        lines.push(words.inspect.sprints.to_owned());
    }
    lines.extend(numbers_text(&kind.numbers, language));
    let abilities = kind.abilities.iter();
    lines.extend(abilities.map(|ability| ability_text(ability, language)));
    lines.retain(|line| !line.is_empty());
    lines.join("\n")
}

/// A row of that width in the middle.
fn centred(ui: &mut Ui, width: f32, draw: impl FnOnce(&mut Ui)) {
    ui.horizontal(|ui| {
        ui.add_space((ui.available_width() - width).max(0.0) * 0.5);
        draw(ui);
    });
}

/// A frame as a button of that size: body, words, systems.
pub fn company_frame(
    ui: &mut Ui,
    size: Size,
    kind: &FrameType,
    (of, text, key): (Seat, &str, Option<&str>),
    words: &FramesWords,
) -> Response {
    let (rect, response) = ui.allocate_exact_size(size, Sense::click());
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Button, true, text));
    let hot = response.hovered();
    let painter = ui.painter();
    let edge = Stroke::new(if hot { 2.0 } else { 1.0 }, theme::accent());
    painter.rect_filled(rect, CornerRadius::same(10), theme::raised());
    painter.rect_stroke(rect, CornerRadius::same(10), edge, StrokeKind::Inside);
    theme::ring(ui, &response);
    labelled(
        ui,
        rect.shrink2(Size::new(5.0, 1.0)),
        (Figure::whole(kind), of),
        |ui| {
            // Only drawn: the button has that name already.
            let font = FontId::new(13.0, theme::bold());
            let name = ui
                .painter()
                .layout_no_wrap(text.to_owned(), font, theme::text());
            let (place, _) = ui.allocate_exact_size(name.size(), Sense::hover());
            ui.painter().galley(place.min, name, theme::text());
        },
        kind,
        words,
    );
    theme::corner_cap(ui, &response, key);
    response.on_hover_text(story(kind, words))
}

/// A frame of a list: body, name with its rockets, systems, on a place of that size.
pub fn listed(
    ui: &mut Ui,
    size: Size,
    kind: &FrameType,
    (of, rockets): (Seat, u8),
    words: &FramesWords,
) {
    let figure = Figure {
        rockets,
        ..Figure::whole(kind)
    };
    let (rect, response) = ui.allocate_exact_size(size, Sense::hover());
    labelled(
        ui,
        rect,
        (figure, of),
        |ui| {
            ui.label(theme::strong(kind.name.in_language(words.language), 13.0));
            for _ in 0..rockets {
                rocket(ui, words);
            }
        },
        kind,
        words,
    );
    response.on_hover_text(story(kind, words));
}

/// A body as high as `rect`, beside it a line of words and the systems, both in the middle.
fn labelled(
    ui: &mut Ui,
    rect: Rect,
    (figure, of): (Figure, Seat),
    name: impl FnOnce(&mut Ui),
    kind: &FrameType,
    words: &FramesWords,
) {
    let layout = Layout::left_to_right(Align::Center);
    // A child takes no room of its own: the place is taken already.
    let mut inside = ui.new_child(UiBuilder::new().max_rect(rect).layout(layout));
    inside.spacing_mut().item_spacing = Size::new(3.0, 1.0);
    // The row around it may be higher than a line of systems.
    inside.spacing_mut().interact_size.y = 16.0;
    bits::frame(&mut inside, rect.height() - 4.0, figure, of);
    inside.add_space(3.0);
    inside.vertical(|ui| {
        ui.add_space(((rect.height() - 36.0) * 0.5).max(0.0));
        ui.horizontal(name);
        ui.horizontal(|ui| bits::systems(ui, kind.systems, words.language));
    });
}

/// A rocket.
fn rocket(ui: &mut Ui, words: &FramesWords) {
    let (rect, response) = ui.allocate_exact_size(Size::new(8.0, 13.0), Sense::hover());
    let shape = vec![rect.center_top(), rect.right_bottom(), rect.left_bottom()];
    let colour = theme::danger();
    ui.painter()
        .add(Shape::convex_polygon(shape, colour, Stroke::NONE));
    response.on_hover_text(words.rocket);
}
