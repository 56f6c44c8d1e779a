//! Fonts, colours and the few kinds of widget all panels are made of.

mod caps;

use std::sync::Arc;

use bevy_egui::egui::containers::scroll_area::ScrollAreaOutput;
use bevy_egui::egui::{
    Button, Color32, Context, CornerRadius, FontData, FontDefinitions, FontFamily, FontId, Frame,
    Id, Margin, Rect, Response, RichText, Shape, Stroke, StrokeKind, TextStyle, Ui, UiBuilder,
    Vec2,
};

pub use caps::{corner_cap, keyed, listed};

use crate::desktop::art::palette;

/// Behind everything.
#[must_use]
pub fn ground() -> Color32 {
    palette::ground().ink()
}

/// A panel.
#[must_use]
pub fn sheet() -> Color32 {
    palette::panel().ink()
}

/// Something on a panel that stands out: a chip, a quiet button.
#[must_use]
pub fn raised() -> Color32 {
    palette::raised().ink()
}

/// The one-pixel edge of panels.
#[must_use]
pub fn edge() -> Color32 {
    palette::edge().ink()
}

/// Text.
#[must_use]
pub fn text() -> Color32 {
    palette::text().ink()
}

/// Less important text.
#[must_use]
pub fn muted() -> Color32 {
    palette::text_dim().ink()
}

/// Yours to choose now; nothing else may have it.
#[must_use]
pub fn accent() -> Color32 {
    palette::accent().ink()
}

/// Attacks, damage, refusals.
#[must_use]
pub fn danger() -> Color32 {
    palette::danger().ink()
}

/// Entries that wait on the queue.
#[must_use]
pub fn queued() -> Color32 {
    palette::queued().ink()
}

/// Dark text on [`accent`].
#[must_use]
pub fn ink() -> Color32 {
    palette::ink().ink()
}

/// The energies' colours in the order of the store: light, storm, dark, chaos, growth, void.
#[must_use]
pub fn energies() -> [Color32; 6] {
    palette::energies().map(palette::Rgb::ink)
}

/// Bold sans, for headings and buttons.
#[must_use]
pub fn bold() -> FontFamily {
    FontFamily::Name("bold".into())
}

/// Old-style serif, for names of cards and places.
#[must_use]
pub fn serif() -> FontFamily {
    FontFamily::Name("serif".into())
}

/// Installs fonts and style. Returns whether they are in force: they are one pass after the
/// first call, and nothing may be written before.
pub fn ready(ctx: &Context) -> bool {
    let bound = ctx.fonts(|fonts| fonts.families().contains(&serif()));
    if !bound {
        ctx.set_fonts(fonts());
        // A button counts as clicked however long it was held.
        ctx.options_mut(|options| options.input_options.max_click_duration = f64::INFINITY);
        ctx.all_styles_mut(|style| {
            let size = |size| FontId::new(size, FontFamily::Proportional);
            style.text_styles.insert(TextStyle::Small, size(11.5));
            style.text_styles.insert(TextStyle::Body, size(13.5));
            style.text_styles.insert(TextStyle::Button, size(13.5));
            style
                .text_styles
                .insert(TextStyle::Heading, FontId::new(18.0, bold()));
            style.text_styles.insert(TextStyle::Monospace, size(13.5));
            style.spacing.item_spacing = Vec2::new(8.0, 5.0);
            style.spacing.button_padding = Vec2::new(12.0, 5.0);
            style.interaction.selectable_labels = false;
        });
        ctx.request_repaint();
    }
    apply_theme(ctx);
    bound
}

/// Puts the colours of the palette in force on everything that is made of egui's own widgets.
fn apply_theme(ctx: &Context) {
    let place = Id::new("palette in force");
    let now = palette::now();
    if ctx.data(|data| data.get_temp(place)) != Some(now) {
        ctx.data_mut(|data| data.insert_temp(place, now));
        ctx.all_styles_mut(|style| style.visuals = visuals());
        ctx.request_repaint();
    }
}

fn fonts() -> FontDefinitions {
    const REGULAR: &[u8] = include_bytes!("../../../assets/fonts/Cabin-Regular.ttf");
    const BOLD: &[u8] = include_bytes!("../../../assets/fonts/Cabin-Bold.ttf");
    const SERIF: &[u8] = include_bytes!("../../../assets/fonts/EBGaramond-Bold.ttf");
    let mut fonts = FontDefinitions::empty();
    for (name, bytes) in [("regular", REGULAR), ("bold", BOLD), ("serif", SERIF)] {
        let data = Arc::new(FontData::from_static(bytes));
        fonts.font_data.insert(name.to_owned(), data);
    }
    // Cabin has no arrows; the serif does.
    let mut bind = |family, names: [&str; 2]| {
        fonts
            .families
            .insert(family, names.map(str::to_owned).into());
    };
    bind(FontFamily::Proportional, ["regular", "serif"]);
    bind(FontFamily::Monospace, ["regular", "serif"]);
    bind(bold(), ["bold", "serif"]);
    bind(serif(), ["serif", "regular"]);
    fonts
}

fn visuals() -> bevy_egui::egui::Visuals {
    let mut visuals = bevy_egui::egui::Visuals::dark();
    visuals.override_text_color = Some(self::text());
    visuals.panel_fill = sheet();
    visuals.window_fill = sheet();
    visuals.window_stroke = Stroke::new(1.0, edge());
    visuals.extreme_bg_color = ground();
    let radius = CornerRadius::same(8);
    for (state, fill, edge) in [
        (&mut visuals.widgets.inactive, raised(), edge()),
        (
            &mut visuals.widgets.hovered,
            Color32::from_rgb(0x28, 0x38, 0x43),
            muted(),
        ),
        (
            &mut visuals.widgets.active,
            Color32::from_rgb(0x34, 0x47, 0x54),
            self::text(),
        ),
        (&mut visuals.widgets.open, raised(), muted()),
    ] {
        state.bg_fill = fill;
        state.weak_bg_fill = fill;
        state.bg_stroke = Stroke::new(1.0, edge);
        state.corner_radius = radius;
        state.expansion = 0.0;
    }
    // The same for the focused element.
    visuals.widgets.active.bg_stroke = Stroke::new(2.0, self::text());
    visuals.selection.bg_fill = Color32::from_rgb(0x2f, 0x4a, 0x5a);
    visuals.selection.stroke = Stroke::new(1.0, self::text());
    visuals
}

/// The body of a panel.
pub fn panel() -> Frame {
    Frame::new()
        .fill(sheet())
        .stroke(Stroke::new(1.0, edge()))
        .corner_radius(CornerRadius::same(10))
        .inner_margin(Margin::symmetric(12, 8))
}

/// The body of a part of a screen.
pub fn slab_body() -> Frame {
    panel().inner_margin(Margin::symmetric(14, 10))
}

/// A part of a screen that fills `rect` exactly.
pub fn slab(ui: &mut Ui, rect: Rect, draw: impl FnOnce(&mut Ui)) {
    let body = slab_body();
    ui.painter()
        .add(body.paint(rect.shrink(0.5) - body.inner_margin));
    let inner = rect - body.inner_margin;
    ui.scope_builder(UiBuilder::new().max_rect(inner), draw);
}

/// Bold text.
#[must_use]
pub fn strong(text: impl Into<String>, size: f32) -> RichText {
    RichText::new(text).family(bold()).size(size)
}

/// Gives something a name for those who do not see it, where no label stands beside it.
pub fn named(response: Response, name: &str) -> Response {
    let told = |node: &mut bevy_egui::egui::accesskit::Node| node.set_label(name.to_owned());
    response.ctx.accesskit_node_builder(response.id, told);
    response
}

/// Less important text.
#[must_use]
pub fn quiet(text: impl Into<String>) -> RichText {
    RichText::new(text).color(muted()).size(12.0)
}

/// The button that is yours to press now.
pub fn primary(ui: &mut Ui, text: &str, size: Vec2) -> Response {
    let text = strong(text, 14.5).color(ink());
    let button = Button::new(text).fill(accent()).stroke(Stroke::NONE);
    ringed(ui, |ui| {
        ui.add_sized(size, button.corner_radius(CornerRadius::same(20)))
    })
}

/// The button of a box that Enter and Space press: it has the focus until something else in the box gets it.
pub fn first(ui: &mut Ui, text: &str, size: Vec2) -> Response {
    let button = primary(ui, text, size);
    if ui.memory(|memory| memory.focused().is_none()) {
        button.request_focus();
    }
    button
}

/// Says at the lower edge of what is scrolled that more follows: the bar is seen only once the pointer is there.
pub fn more<R>(ui: &Ui, shown: &ScrollAreaOutput<R>) {
    let left = shown.content_size.y - shown.state.offset.y - shown.inner_rect.height();
    if left <= 1.0 {
        return;
    }
    let at = shown.inner_rect.center_bottom() + Vec2::new(0.0, 5.0);
    let corner = |x: f32, y: f32| at + Vec2::new(x, y);
    let tip = vec![corner(-6.0, -2.5), corner(6.0, -2.5), corner(0.0, 2.5)];
    let shape = Shape::convex_polygon(tip, muted(), Stroke::NONE);
    // Whatever is scrolled ends above it.
    ui.painter()
        .with_clip_rect(ui.clip_rect().expand(12.0))
        .add(shape);
}

/// Words that can be clicked; they look like it.
pub fn link(ui: &mut Ui, text: RichText) -> Response {
    let response = ui.link(text.underline());
    ring(ui, &response);
    response
}

/// A line round what the keyboard is at; nothing else looks like it.
pub fn ring(ui: &Ui, response: &Response) {
    if response.has_focus() {
        let around = response.rect.expand(3.0);
        let radius = CornerRadius::same(20.0_f32.min(around.height() * 0.5) as u8);
        let line = Stroke::new(2.0, self::text());
        ui.painter()
            .rect_stroke(around, radius, line, StrokeKind::Middle);
    }
}

/// Adds something with its ring.
fn ringed(ui: &mut Ui, add: impl FnOnce(&mut Ui) -> Response) -> Response {
    let response = add(ui);
    ring(ui, &response);
    response
}

/// How wide bold text of that size is.
pub fn text_width(ui: &Ui, text: &str, size: f32) -> f32 {
    let font = FontId::new(size, bold());
    let galley = ui
        .painter()
        .layout_no_wrap(text.to_owned(), font, self::text());
    galley.size().x
}

/// An ordinary button.
pub fn button(ui: &mut Ui, text: &str) -> Response {
    button_if(ui, true, text)
}

/// An ordinary button that can be pressed or not.
pub fn button_if(ui: &mut Ui, can: bool, text: &str) -> Response {
    let button = Button::new(text).corner_radius(CornerRadius::same(14));
    ringed(ui, |ui| ui.add_enabled(can, button))
}

/// That width, or what the window has room for beside the edges of a box.
pub fn fitting(ui: &Ui, width: f32) -> f32 {
    width.min(ui.ctx().content_rect().width() - 64.0)
}

/// That height, or what may lie over the table in a window of few points.
pub fn low(ui: &Ui, height: f32) -> f32 {
    height.min(ui.ctx().content_rect().height() * 0.45)
}

/// One of several buttons of equal width. Returns whether it was pressed.
pub fn wide(ui: &mut Ui, text: &str, width: f32) -> bool {
    let button = Button::new(RichText::new(text).size(15.0)).corner_radius(CornerRadius::same(18));
    ringed(ui, |ui| ui.add_sized(Vec2::new(width, 36.0), button)).clicked()
}

/// One of several values, of which one is set.
pub fn pick<T: PartialEq>(ui: &mut Ui, value: &mut T, this: T, text: &str) {
    let button = Button::new(text).selected(*value == this);
    let button = button.corner_radius(CornerRadius::same(14));
    if ringed(ui, |ui| ui.add(button)).clicked() {
        *value = this;
    }
}

/// A box to tick; its edge is seen where there is no tick.
pub fn tick(ui: &mut Ui, on: &mut bool, text: &str) -> Response {
    ui.scope(|ui| {
        let widgets = &mut ui.visuals_mut().widgets;
        widgets.inactive.bg_stroke.color = muted();
        for state in [
            &mut widgets.inactive,
            &mut widgets.hovered,
            &mut widgets.active,
        ] {
            state.corner_radius = CornerRadius::same(3);
        }
        ui.checkbox(on, text)
    })
    .inner
}

/// A button that is one of the choices asked for now.
pub fn choice(ui: &mut Ui, text: &str) -> Response {
    listed(ui, None, None, text)
}

/// One of the choices asked for now that stays pressed; of the same size either way.
pub fn toggle(ui: &mut Ui, text: &str, pressed: bool, size: Vec2) -> Response {
    let (fill, ink) = if pressed {
        (accent(), ink())
    } else {
        (raised(), self::text())
    };
    let button = Button::new(strong(text, 14.0).color(ink)).fill(fill);
    let button = button.stroke(Stroke::new(1.0, accent()));
    ringed(ui, |ui| {
        ui.add_sized(size, button.corner_radius(CornerRadius::same(14)))
    })
}

/// A button that cannot be pressed now; hovering says why.
pub fn dead(ui: &mut Ui, text: &str, why: &str) {
    let button = Button::new(RichText::new(text).color(muted()));
    ui.add_enabled(false, button.corner_radius(CornerRadius::same(14)))
        .on_disabled_hover_text(why);
}
