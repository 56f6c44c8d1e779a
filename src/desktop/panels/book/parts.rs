//! The parts of a page: texts with links, drawings, the plan of a table, the turn, the words.

use bevy::math::Vec2 as Point;
use bevy_egui::egui::load::SizedTexture;
use bevy_egui::egui::{
    Align, Align2, Color32, CornerRadius, FontId, Image, Layout, Rect, RichText, Sense, Shape,
    Stroke, StrokeKind, TextWrapMode, TextureId, Ui, Vec2,
};

use super::BookView;
use crate::desktop::book::{Area, Block, Book, BookSource, Place, Rulebook, Span, Tone, spans};
use crate::desktop::ink::Ink;
use crate::desktop::panels::theme;
use crate::packs::prose::capital;

/// A drawing on a page, ready to be shown.
pub enum BookImage {
    /// A texture, and its size in points.
    Texture(TextureId, Vec2),
    /// Shapes about a middle, of that size.
    Ink(Box<dyn Fn(&mut Ink, Point, f32) + Send + Sync>),
}

impl std::fmt::Debug for BookImage {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(match self {
            Self::Texture(..) => "Texture",
            Self::Ink(_) => "Ink",
        })
    }
}

/// Size of text on a page.
const TEXT: f32 = 15.0;
/// Height of a card on a page.
const CARD: f32 = 232.0;
/// Size of a figure that is no card.
const FIGURE: f32 = 96.0;
/// Room for a symbol before its text.
const SIGN: f32 = 46.0;

/// One part.
pub(super) fn part(
    ui: &mut Ui,
    state: &mut Rulebook,
    block: &Block,
    (book, source): (&Book, &BookSource),
    view: &BookView,
    at: Option<&Place>,
) {
    ui.spacing_mut().item_spacing = Vec2::new(8.0, 6.0);
    match block {
        Block::Text(words) => text(ui, state, book, words),
        Block::Head(words) => {
            ui.add_space(6.0);
            ui.label(theme::strong(words.clone(), 16.0).color(theme::accent()));
        }
        Block::Points(all) => {
            for words in all {
                ui.horizontal_top(|ui| {
                    ui.add_space(4.0);
                    ui.label(RichText::new("•").size(TEXT).color(theme::accent()));
                    ui.vertical(|ui| text(ui, state, book, words));
                });
            }
        }
        Block::Cards(all) => cards(ui, state, book, all, view),
        Block::Signs(all) => signs(ui, state, book, all, view),
        Block::Map(areas) => map(ui, areas),
        Block::Turn => turn(ui, book, source, view),
        Block::Words => words(ui, state, (book, source), view, at),
    }
    ui.add_space(4.0);
}

/// A text with its marks; its links are followed.
fn text(ui: &mut Ui, state: &mut Rulebook, book: &Book, words: &str) {
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = Vec2::new(0.0, 3.0);
        for span in spans(words) {
            match span {
                Span::Text(words) => {
                    ui.label(RichText::new(words).size(TEXT));
                }
                Span::Strong(words) => {
                    ui.label(theme::strong(words, TEXT));
                }
                Span::Link(words, target) => {
                    whole(ui, &words);
                    if theme::link(ui, RichText::new(words).size(TEXT)).clicked() {
                        state.follow(book, &target);
                    }
                }
            }
        }
    });
}

/// Begins a new line where that link does not fit into this one: the keyboard would come to each line of a link by itself.
fn whole(ui: &mut Ui, words: &str) {
    let font = FontId::proportional(TEXT);
    let painter = ui.painter();
    let wide = painter.layout_no_wrap(words.to_owned(), font, theme::text());
    if ui.available_size_before_wrap().x < wide.size().x + 1.0 {
        ui.end_row();
    }
}

/// A drawing as high as that, or at most so wide.
fn picture(ui: &mut Ui, view: &BookView, name: &str, (wide, high): (f32, f32)) {
    let found = view.images.iter().find(|(known, _)| known == name);
    match found.map(|(_, image)| image) {
        Some(BookImage::Texture(id, size)) => {
            let scale = (high / size.y).min(wide / size.x);
            ui.add(Image::from_texture(SizedTexture::new(*id, *size * scale)));
        }
        Some(BookImage::Ink(paint)) => {
            let side = high.min(wide);
            let (rect, _) = ui.allocate_exact_size(Vec2::splat(side), Sense::hover());
            let mut ink = Ink::default();
            paint(&mut ink, Point::new(rect.center().x, rect.center().y), side);
            ui.painter().add(Shape::mesh(ink.egui(Vec2::ZERO)));
        }
        None => {
            ui.allocate_exact_size(Vec2::new(wide.min(high * 0.7), high), Sense::hover());
        }
    }
}

/// Cards or figures side by side, with their texts below.
fn cards(
    ui: &mut Ui,
    state: &mut Rulebook,
    book: &Book,
    all: &[(String, String)],
    view: &BookView,
) {
    let wide = (ui.available_width() / all.len().max(1) as f32 - 10.0).min(220.0);
    ui.horizontal_top(|ui| {
        ui.spacing_mut().item_spacing.x = 10.0;
        for (name, below) in all {
            ui.allocate_ui_with_layout(Vec2::new(wide, 10.0), Layout::top_down(Align::Min), |ui| {
                ui.set_width(wide);
                let shapes = view
                    .images
                    .iter()
                    .any(|(known, image)| known == name && matches!(image, BookImage::Ink(_)));
                let high = if shapes { FIGURE } else { CARD };
                picture(ui, view, name, (wide, high));
                text(ui, state, book, below);
            });
        }
    });
}

/// Symbols, each before what it means.
fn signs(
    ui: &mut Ui,
    state: &mut Rulebook,
    book: &Book,
    all: &[(String, String)],
    view: &BookView,
) {
    for (name, meaning) in all {
        ui.horizontal(|ui| {
            let size = Vec2::new(SIGN, 34.0);
            let middle = Layout::centered_and_justified(bevy_egui::egui::Direction::TopDown);
            ui.allocate_ui_with_layout(size, middle, |ui| {
                picture(ui, view, name, (SIGN - 6.0, 30.0));
            });
            ui.vertical(|ui| {
                ui.add_space(5.0);
                text(ui, state, book, meaning);
            });
        });
    }
}

/// The plan of a table.
fn map(ui: &mut Ui, areas: &[Area]) {
    const HIGH: f32 = 262.0;
    let wide = ui.available_width();
    let (whole, _) = ui.allocate_exact_size(Vec2::new(wide, HIGH), Sense::hover());
    let painter = ui.painter().with_clip_rect(whole.expand(2.0));
    let round = CornerRadius::same(10);
    painter.rect(
        whole,
        round,
        theme::ground(),
        Stroke::new(1.0, theme::edge()),
        StrokeKind::Inside,
    );
    for area in areas {
        let (x, y, w, h) = area.at;
        let corner = whole.min + Vec2::new(x * wide / 100.0, y * HIGH / 60.0);
        let size = Vec2::new(w * wide / 100.0, h * HIGH / 60.0);
        let rect = Rect::from_min_size(corner, size).shrink(2.0);
        let (fill, edge) = match area.tone {
            Tone::Mine => (theme::accent().gamma_multiply(0.20), theme::accent()),
            Tone::Theirs => (theme::danger().gamma_multiply(0.18), theme::danger()),
            Tone::Shared => (theme::raised(), theme::muted()),
            Tone::Panel => (theme::sheet(), theme::edge()),
        };
        let round = CornerRadius::same(5);
        painter.rect(
            rect,
            round,
            fill,
            Stroke::new(1.0, edge),
            StrokeKind::Inside,
        );
        fitted(ui, &painter, rect, &area.name);
    }
}

/// A name in the middle of its place, in lines as wide as the place.
fn fitted(ui: &Ui, painter: &bevy_egui::egui::Painter, rect: Rect, name: &str) {
    let font = FontId::proportional(12.5);
    let mut job = bevy_egui::egui::text::LayoutJob::simple(
        name.to_owned(),
        font,
        theme::text(),
        rect.width() - 6.0,
    );
    job.halign = Align::Center;
    let galley = ui.painter().layout_job(job);
    let place = Align2::CENTER_CENTER.anchor_size(rect.center(), galley.size());
    let at = bevy_egui::egui::pos2(rect.center().x, place.top());
    painter.galley(at, galley, Color32::WHITE);
    // The plan is a drawing: what stands on it is said to those who do not see it as well.
    let response = ui.interact(
        rect,
        ui.id().with((name, rect.min.x as i32)),
        Sense::hover(),
    );
    theme::named(response, name);
}

/// The turn: a head for each phase, a line for each step with who acts in it.
fn turn(ui: &mut Ui, book: &Book, source: &BookSource, view: &BookView) {
    let mut phase = "";
    for entry in (source.turn)(view.words.language) {
        if entry.phase != phase {
            phase = entry.phase;
            ui.add_space(4.0);
            ui.label(theme::strong(phase, 15.5).color(theme::accent()));
        }
        let acting = view.words.book.acting(entry.acting);
        let said = book.step(&entry.id).unwrap_or_default();
        ui.horizontal_top(|ui| {
            ui.spacing_mut().item_spacing.x = 10.0;
            column(ui, 168.0, theme::strong(entry.name, 14.0));
            ui.style_mut().wrap_mode = Some(TextWrapMode::Wrap);
            ui.vertical(|ui| {
                ui.spacing_mut().item_spacing.y = 1.0;
                ui.label(RichText::new(said).size(14.0));
                ui.label(theme::quiet(acting));
            });
        });
    }
}

/// Words in a column of that width.
fn column(ui: &mut Ui, wide: f32, words: RichText) {
    ui.allocate_ui_with_layout(Vec2::new(wide, 18.0), Layout::top_down(Align::Min), |ui| {
        ui.set_width(wide);
        ui.label(words);
    });
}

/// The words of the game with their explanations, and the pages that say more.
fn words(
    ui: &mut Ui,
    state: &mut Rulebook,
    (book, source): (&Book, &BookSource),
    view: &BookView,
    at: Option<&Place>,
) {
    for (name, help) in (source.words)(view.words.language) {
        let here = at == Some(&Place::Word(name.clone()));
        if here {
            ui.scroll_to_cursor(Some(Align::TOP));
        }
        ui.horizontal_top(|ui| {
            ui.spacing_mut().item_spacing.x = 10.0;
            let head = theme::strong(capital(&name), 14.0);
            let head = if here {
                head.color(theme::accent())
            } else {
                head
            };
            column(ui, 168.0, head);
            ui.vertical(|ui| {
                ui.label(RichText::new(capital(&help)).size(14.0));
                let pages = book.pages_about(&name);
                if !pages.is_empty() {
                    ui.horizontal_wrapped(|ui| {
                        ui.label(theme::quiet(view.words.book.more));
                        for page in pages {
                            let title = RichText::new(&book.pages[page].title).size(12.5);
                            if theme::link(ui, title).clicked() {
                                state.turn_to(page, Place::Top);
                            }
                        }
                    });
                }
            });
        });
    }
}
