//! A deck on the setup screen: its energies, how it plays, and a few of its cards.

use bevy_egui::egui::{Align2, FontId, Rect, Response, RichText, Ui, Vec2};

use super::gems;
use crate::desktop::panels::{Textures, faces, setup, theme};
use crate::games::biomes::content::{Card, Content, Deck};
use crate::games::biomes::desktop::words as own;
use crate::table::Language;

/// Cards of a deck that are shown.
const SHOWN: usize = 5;
/// Bars of the curve: costs 0 to 5, and more.
const BARS: usize = 7;

/// The cards of a deck that stand for it: from the cheapest to the dearest.
#[must_use]
pub fn signature(deck: &Deck, cards: &[Card]) -> Vec<u16> {
    let cost = |at: u16| {
        cards
            .get(usize::from(at))
            .map_or(0, |card| card.cost.value())
    };
    let mut all: Vec<u16> = deck.cards.iter().map(|(at, _)| *at).collect();
    all.sort_by_key(|&at| (cost(at), at));
    let last = all.len().saturating_sub(1);
    let mut some: Vec<u16> = (0..SHOWN)
        .filter_map(|n| all.get(n * last / (SHOWN - 1)).copied())
        .collect();
    some.dedup();
    some
}

/// The composition of a deck.
struct DeckComposition {
    /// Energies it pays with, the commonest first.
    energies: Vec<usize>,
    /// Cards by cost.
    curve: [u32; BARS],
    agents: u32,
    events: u32,
    things: u32,
    /// Cards of speed 2 and 3.
    answers: u32,
}

impl DeckComposition {
    fn of(deck: &Deck, cards: &[Card]) -> Self {
        let mut symbols = [0_u32; 6];
        let mut this = Self {
            energies: Vec::new(),
            curve: [0; BARS],
            agents: 0,
            events: 0,
            things: 0,
            answers: 0,
        };
        for (at, copies) in &deck.cards {
            let Some(card) = cards.get(usize::from(*at)) else {
                continue;
            };
            let copies = u32::from(*copies);
            let cost = usize::try_from(card.cost.value()).unwrap_or(BARS);
            this.curve[cost.min(BARS - 1)] += copies;
            match card {
                card if card.is_agent() => this.agents += copies,
                card if card.is_event() => this.events += copies,
                _ => this.things += copies,
            }
            if card.speed > 1 {
                this.answers += copies;
            }
            for (kind, n) in card.cost.symbols().into_iter().enumerate().take(5) {
                symbols[kind] += u32::from(n) * copies;
            }
        }
        let all: u32 = symbols.iter().sum();
        this.energies = (0..5).filter(|&k| symbols[k] * 10 > all).collect();
        this.energies
            .sort_by_key(|&k| std::cmp::Reverse(symbols[k]));
        this
    }
}

/// A deck among the others, to be picked.
pub fn entry(
    ui: &mut Ui,
    textures: &Textures,
    (deck, content, language): (&Deck, &Content, Language),
    chosen: bool,
    width: f32,
) -> Response {
    let name = deck.name.in_language(language);
    let (rect, response) = setup::option(ui, Vec2::new(width, 34.0), name, chosen);
    ui.painter().text(
        rect.left_center() + Vec2::new(12.0, 0.0),
        Align2::LEFT_CENTER,
        name,
        FontId::new(17.0, theme::serif()),
        theme::text(),
    );
    let energies = DeckComposition::of(deck, &content.cards).energies;
    for (n, &kind) in energies.iter().rev().enumerate() {
        let middle = rect.right_center() - Vec2::new(20.0 + 22.0 * n as f32, 0.0);
        let place = Rect::from_center_size(middle, Vec2::splat(20.0));
        gems::paint_gem(ui, textures, kind, place);
    }
    response
}

/// The chosen deck: what it does, what it is made of, a few of its cards.
pub fn summary(
    ui: &mut Ui,
    textures: &Textures,
    (deck, content): (&Deck, &Content),
    language: Language,
) {
    let words = &own::of(language).setup;
    let makeup = DeckComposition::of(deck, &content.cards);
    ui.label(RichText::new(deck.summary.in_language(language)).size(14.0));
    ui.add_space(6.0);
    ui.horizontal(|ui| {
        ui.vertical(|ui| {
            ui.set_width(330.0);
            let total: u32 = deck.cards.iter().map(|(_, n)| u32::from(*n)).sum();
            let kinds = deck.cards.len();
            ui.label(theme::quiet(words.counts(total, kinds)));
            let parts = [makeup.agents, makeup.events, makeup.things];
            let parts = parts.into_iter().zip(words.kinds);
            let parts = parts.filter(|(n, _)| *n > 0);
            let parts: Vec<String> = parts.map(|(n, what)| format!("{n} {what}")).collect();
            ui.label(theme::quiet(parts.join(" · ")));
            ui.label(theme::quiet(words.answers(makeup.answers)));
        });
        setup::curve(ui, &makeup.curve, 0, Vec2::new(200.0, 74.0), theme::muted());
    });
    ui.add_space(8.0);
    ui.label(theme::quiet(words.shown));
    ui.add_space(2.0);
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 11.0;
        for at in signature(deck, &content.cards) {
            if let Some(card) = content.cards.get(usize::from(at)) {
                let name = card.name.in_language(language);
                faces::face(ui, textures, (at, name), None);
            }
        }
    });
}
