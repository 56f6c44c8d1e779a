//! How to play: the list of pages with the field to search, and the open page.

mod parts;

use bevy_egui::egui::{Align, Key, Layout, RichText, ScrollArea, TextEdit, Ui, Vec2};

use super::theme;
use crate::desktop::book::{self, Book, BookPicture, BookSource, Hit, Place, Rulebook};
use crate::desktop::intent::Intent;
use crate::desktop::screen::{Overlay, Playing};
use crate::desktop::words::Words;

pub use parts::BookImage;

/// Width of the list of pages.
const LIST: f32 = 206.0;
/// Width of a page.
const PAGE: f32 = 700.0;
/// Height of both.
const HEIGHT: f32 = 566.0;

/// What the pages show.
pub struct BookView<'a> {
    /// The game.
    pub game: Playing,
    /// Its drawings that are needed, by name.
    pub images: &'a [(String, BookImage)],
    /// The words of the interface.
    pub words: &'static Words,
}

/// The names of the drawings on the open page.
pub fn wanted(state: &Rulebook, book: &'static Book) -> impl Iterator<Item = &'static str> + use<> {
    let page = book.pages.get(state.page);
    let blocks = page.into_iter().flat_map(|page| &page.blocks);
    let pictures = blocks.flat_map(|block| block.pictures());
    pictures.map(|(name, _)| &**name)
}

/// The whole book.
pub fn how_to_play(ui: &mut Ui, state: &mut Rulebook, view: &BookView, out: &mut Vec<Intent>) {
    state.open(view.game);
    let book = book::of(view.game, view.words.language);
    let source = &view.game.profile().book;
    ui.set_width(theme::fitting(ui, LIST + PAGE + 24.0));
    let height = HEIGHT.min(ui.ctx().content_rect().height() - 112.0);
    ui.horizontal_top(|ui| {
        ui.spacing_mut().item_spacing.x = 24.0;
        ui.allocate_ui_with_layout(
            Vec2::new(LIST, height),
            Layout::top_down(Align::Min),
            |ui| {
                ui.set_width(LIST);
                list(ui, state, book, view);
            },
        );
        ui.allocate_ui_with_layout(
            Vec2::new(ui.available_width(), height),
            Layout::top_down(Align::Min),
            |ui| page(ui, state, (book, source), view, height, out),
        );
    });
    let typing = ui.memory(|memory| memory.focused()) == Some(search_id(ui));
    let turned = |key| !typing && ui.input(|input| input.key_pressed(key));
    if turned(Key::PageDown) || turned(Key::ArrowRight) {
        turn(state, book, true);
    } else if turned(Key::PageUp) || turned(Key::ArrowLeft) {
        turn(state, book, false);
    }
}

fn search_id(_: &Ui) -> bevy_egui::egui::Id {
    bevy_egui::egui::Id::new("search in the pages")
}

/// Turns one page forward or back; there is nothing before the first and after the last.
fn turn(state: &mut Rulebook, book: &Book, forward: bool) {
    let next = if forward {
        (state.page + 1).min(book.pages.len().saturating_sub(1))
    } else {
        state.page.saturating_sub(1)
    };
    if next != state.page {
        state.turn_to(next, Place::Top);
    }
}

fn list(ui: &mut Ui, state: &mut Rulebook, book: &Book, view: &BookView) {
    let words = &view.words.book;
    let name = (view.game.profile().title)(view.words.language);
    ui.label(RichText::new(name).family(theme::serif()).size(28.0));
    ui.label(theme::quiet(words.title).size(13.5));
    ui.add_space(6.0);
    let field = TextEdit::singleline(&mut state.search)
        .id(search_id(ui))
        .hint_text(words.search)
        .char_limit(60)
        .margin(bevy_egui::egui::Margin::symmetric(10, 6));
    let field = ui.add_sized(Vec2::new(LIST, 32.0), field);
    theme::named(field, words.search);
    ui.add_space(8.0);
    ui.spacing_mut().item_spacing.y = 4.0;
    for (at, page) in book.pages.iter().enumerate() {
        let open = at == state.page && state.search.trim().is_empty();
        if entry(ui, &page.title, open) {
            state.turn_to(at, Place::Top);
        }
    }
}

/// A page in the list. Returns whether it was clicked.
fn entry(ui: &mut Ui, title: &str, open: bool) -> bool {
    use bevy_egui::egui::{Button, CornerRadius, Stroke};
    let text = if open {
        theme::strong(title, 14.5).color(theme::ink())
    } else {
        RichText::new(title).size(14.5).color(theme::text())
    };
    let mut button = Button::new(text)
        .corner_radius(CornerRadius::same(8))
        .stroke(Stroke::NONE)
        .min_size(Vec2::new(LIST, 30.0))
        .right_text(" ");
    if open {
        button = button.fill(theme::accent());
    }
    let response = ui.add(button);
    theme::ring(ui, &response);
    response.clicked()
}

fn page(
    ui: &mut Ui,
    state: &mut Rulebook,
    (book, source): (&'static Book, &BookSource),
    view: &BookView,
    height: f32,
    out: &mut Vec<Intent>,
) {
    const FOOT: f32 = 50.0;
    let words = &view.words.book;
    let wide = ui.available_width();
    let searching = !state.search.trim().is_empty();
    let about = book.pages.get(state.page);
    let title = match about {
        Some(page) if !searching => &page.title,
        _ => words.search,
    };
    ui.label(RichText::new(title).family(theme::serif()).size(26.0));
    let scroll = ScrollArea::vertical()
        .id_salt((state.page, searching))
        .max_height(height - FOOT - 40.0)
        .auto_shrink(false);
    let mut at = state.at.take();
    if at == Some(Place::Top) {
        at = None;
    }
    let shown = scroll.show(ui, |ui| {
        ui.set_width(wide - 14.0);
        if searching {
            found(ui, state, (book, source), view);
        } else if let Some(page) = about {
            for (n, block) in page.blocks.iter().enumerate() {
                if at == Some(Place::Block(n)) {
                    ui.scroll_to_cursor(Some(Align::TOP));
                }
                parts::part(ui, state, block, (book, source), view, at.as_ref());
            }
            ui.add_space(10.0);
        }
    });
    theme::more(ui, &shown);
    ui.with_layout(Layout::bottom_up(Align::Min), |ui| {
        ui.horizontal(|ui| foot(ui, state, book, view, out));
    });
}

/// The buttons below a page.
fn foot(ui: &mut Ui, state: &mut Rulebook, book: &Book, view: &BookView, out: &mut Vec<Intent>) {
    let words = &view.words.book;
    if state.page > 0 && theme::wide(ui, words.before, 110.0) {
        turn(state, book, false);
    }
    let count = words.page(state.page + 1, book.pages.len());
    ui.label(theme::quiet(count));
    ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
        let last = state.page + 1 >= book.pages.len();
        let size = Vec2::new(170.0, 36.0);
        if last {
            if theme::first(ui, view.words.close, size).clicked() {
                out.push(Intent::Show(Overlay::None));
            }
        } else {
            if theme::first(ui, words.next, size).clicked() {
                turn(state, book, true);
            }
            if theme::wide(ui, view.words.close, 110.0) {
                out.push(Intent::Show(Overlay::None));
            }
        }
    });
}

/// The places where the searched words stand.
fn found(ui: &mut Ui, state: &mut Rulebook, (book, source): (&Book, &BookSource), view: &BookView) {
    let (words, language) = (&view.words.book, view.words.language);
    let turn = (source.turn)(language);
    let steps: Vec<(&str, &str)> = turn
        .iter()
        .map(|entry| (entry.name, book.step(&entry.id).unwrap_or_default()))
        .collect();
    let all = book::hits(book, &state.search, &(source.words)(language), &steps);
    if all.is_empty() {
        ui.label(theme::quiet(words.nothing).size(14.0));
        return;
    }
    ui.label(theme::quiet(words.found(all.len())));
    for Hit { page, at, text } in all {
        ui.add_space(6.0);
        let title = &book.pages[page].title;
        if theme::link(ui, RichText::new(title).size(14.5)).clicked() {
            state.turn_to(page, at);
        }
        ui.label(RichText::new(text).size(13.5).color(theme::muted()));
    }
}

/// The image of a drawing, once its texture is known.
#[must_use]
pub fn image(
    picture: BookPicture,
    texture: impl FnOnce(&crate::desktop::art::ArtKey) -> bevy_egui::egui::TextureId,
) -> BookImage {
    match picture {
        BookPicture::Art(key) => {
            let (w, h) = key.size();
            BookImage::Texture(texture(&key), Vec2::new(w, h))
        }
        BookPicture::Ink(paint) => BookImage::Ink(paint),
    }
}
