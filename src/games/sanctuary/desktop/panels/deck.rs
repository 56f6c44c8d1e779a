//! A deck on the setup screen of Sanctuary: its faction, its Sanctuary, how it plays, all its cards.

use crate::games::sanctuary::desktop::words as own;
use bevy_egui::egui::load::SizedTexture;
use bevy_egui::egui::{
    Align2, Color32, CornerRadius, FontId, Image, Rect, Response, RichText, ScrollArea, Sense, Ui,
    Vec2, WidgetInfo, WidgetType,
};

use crate::desktop::art::card::Face;
use crate::desktop::panels::{Textures, setup, theme};
use crate::desktop::words;
use crate::games::sanctuary::content::{Card, CardKind, Content, Deck, Faction};
use crate::table::Language;

/// A deck, its content, and the language.
pub type DeckContext<'a> = (&'a Deck, &'a Content, Language);

/// Width of the Sanctuary at the left.
const SANCTUARY: f32 = 150.0;
/// Cards side by side in the list of a deck: so many that three rows hold all of them, where that can be.
const COLUMNS: [usize; 2] = [8, 10];
const ROWS: usize = 3;
/// Between them.
const GAP: f32 = 5.0;
/// Width of a card that somebody points at.
const LARGE: f32 = 250.0;
/// Bars of the curve: costs 1 to 5, and more.
const BARS: usize = 6;

/// The faction that a deck's Sanctuary belongs to.
fn faction<'a>((deck, content, _): DeckContext<'a>) -> Option<&'a Faction> {
    let sanctuary = content.cards.get(usize::from(deck.sanctuary))?;
    content.factions.get(usize::from(sanctuary.faction?))
}

fn colour(faction: Option<&Faction>) -> Color32 {
    faction.map_or(theme::muted(), |faction| {
        let (red, green, blue) = faction.colour;
        Color32::from_rgb(red, green, blue)
    })
}

/// The cards of a deck with their copies: by type, then by cost.
fn sorted<'a>((deck, content, _): DeckContext<'a>) -> Vec<(u16, u8, &'a Card)> {
    let card = |(at, copies): &(u16, u8)| {
        let card = content.cards.get(usize::from(*at))?;
        Some((*at, *copies, card))
    };
    let mut all: Vec<_> = deck.cards.iter().filter_map(card).collect();
    let order = |kind| match kind {
        CardKind::Character => 0,
        CardKind::Technology => 1,
        CardKind::Manipulation => 2,
        CardKind::Enhancement => 3,
        CardKind::Sanctuary => 4,
    };
    all.sort_by_key(|(at, _, card)| (order(card.kind), card.cost, *at));
    all
}

/// A deck among the others, to be picked.
pub fn entry(ui: &mut Ui, shown: DeckContext, chosen: bool, width: f32) -> Response {
    let (deck, _, language) = shown;
    let name = deck.name.in_language(language);
    let (rect, response) = setup::option(ui, Vec2::new(width, 27.0), name, chosen);
    let faction = faction(shown);
    let painter = ui.painter();
    let band = Rect::from_min_size(rect.min, Vec2::new(8.0, rect.height())).shrink(1.0);
    let round = CornerRadius {
        nw: 8,
        sw: 8,
        ne: 0,
        se: 0,
    };
    painter.rect_filled(band, round, colour(faction));
    painter.text(
        rect.left_center() + Vec2::new(18.0, 0.0),
        Align2::LEFT_CENTER,
        name,
        FontId::new(16.0, theme::serif()),
        theme::text(),
    );
    if let Some(faction) = faction {
        painter.text(
            rect.right_center() - Vec2::new(12.0, 0.0),
            Align2::RIGHT_CENTER,
            faction.name.in_language(language),
            FontId::proportional(12.5),
            theme::muted(),
        );
        let summary = faction.summary.in_language(language);
        return response.on_hover_text(summary);
    }
    response
}

/// The chosen deck: its Sanctuary and its costs at the left, how it plays and its cards at the right.
pub fn summary(ui: &mut Ui, textures: &Textures, shown: DeckContext, seat: usize) {
    let (deck, content, language) = shown;
    let words = &words::of(language).setup;
    let cards = sorted(shown);
    ui.horizontal_top(|ui| {
        ui.vertical(|ui| {
            ui.set_width(SANCTUARY);
            if let Some(card) = content.cards.get(usize::from(deck.sanctuary)) {
                let size = Vec2::new(SANCTUARY, SANCTUARY * Face::Full.aspect());
                let texture = textures.card(deck.sanctuary);
                let name = card.name.in_language(language);
                let seen = picture(ui, texture, name, size);
                enlarge(seen, textures, deck.sanctuary);
            }
            ui.add_space(6.0);
            ui.label(theme::quiet(words.costs));
            let height = ui.available_height().clamp(40.0, 90.0);
            let (size, tint) = (Vec2::new(SANCTUARY, height), colour(faction(shown)));
            setup::curve(ui, &costs(&cards), 1, size, tint);
        });
        ui.add_space(4.0);
        ui.vertical(|ui| {
            ui.label(RichText::new(deck.summary.in_language(language)).size(14.0));
            let total: u32 = cards.iter().map(|(_, n, _)| u32::from(*n)).sum();
            let (all, kinds) = (words.cards, cards.len());
            let mut parts = vec![format!("{total} {all}, {kinds} {}", words.different)];
            for kind in [
                CardKind::Character,
                CardKind::Enhancement,
                CardKind::Technology,
                CardKind::Manipulation,
            ] {
                let of = cards.iter().filter(|(_, _, card)| card.kind == kind);
                let count: u32 = of.map(|(_, n, _)| u32::from(*n)).sum();
                if let Some(called) = own::of(language).kind(kind).filter(|_| count > 0) {
                    parts.push(format!("{count} {called}"));
                }
            }
            ui.label(theme::quiet(parts.join(" · ")));
            ui.add_space(4.0);
            let list = ScrollArea::vertical().id_salt(("sanctuary cards", seat));
            let columns = COLUMNS[usize::from(cards.len() > COLUMNS[0] * ROWS)];
            let wide = (ui.available_width() + GAP) / columns as f32 - GAP;
            list.show(ui, |ui| {
                ui.spacing_mut().item_spacing = Vec2::splat(GAP);
                for row in cards.chunks(columns) {
                    ui.horizontal(|ui| {
                        for &(at, copies, card) in row {
                            small(ui, textures, (at, card), (copies, wide), language);
                        }
                    });
                }
            });
        });
    });
}

/// A card of the list with its number of copies, large when pointed at.
fn small(
    ui: &mut Ui,
    textures: &Textures,
    (at, card): (u16, &Card),
    (copies, wide): (u8, f32),
    language: Language,
) {
    let size = Vec2::new(wide, wide * Face::Table.aspect());
    let name = format!("{copies} × {}", card.name.in_language(language));
    let seen = picture(ui, textures.small(at), &name, size);
    // The corners bear the numbers of a card.
    let middle = seen.rect.center_bottom() - Vec2::new(0.0, 9.0);
    let slip = Rect::from_center_size(middle, Vec2::new(18.0, 14.0));
    let painter = ui.painter();
    painter.rect_filled(slip, CornerRadius::same(4), theme::ground());
    painter.text(
        slip.center(),
        Align2::CENTER_CENTER,
        format!("×{copies}"),
        FontId::new(11.5, theme::bold()),
        theme::text(),
    );
    enlarge(seen, textures, at);
}

/// A picture of a card, or a dark place until it is drawn.
fn picture(
    ui: &mut Ui,
    texture: Option<bevy_egui::egui::TextureId>,
    name: &str,
    size: Vec2,
) -> Response {
    let (rect, response) = ui.allocate_exact_size(size, Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Image, true, name));
    match texture {
        Some(id) => Image::from_texture(SizedTexture::new(id, size)).paint_at(ui, rect),
        None => {
            let radius = CornerRadius::same(6);
            ui.painter().rect_filled(rect, radius, theme::raised());
        }
    }
    response
}

/// Shows the card large while somebody points at it.
fn enlarge(seen: Response, textures: &Textures, card: u16) {
    if let Some(id) = textures.card(card) {
        seen.on_hover_ui(|ui| {
            let large = Vec2::new(LARGE, LARGE * Face::Full.aspect());
            ui.add(Image::from_texture(SizedTexture::new(id, large)));
        });
    }
}

/// How many cards cost how much.
fn costs(cards: &[(u16, u8, &Card)]) -> [u32; BARS] {
    let mut counts = [0; BARS];
    for (_, copies, card) in cards {
        let at = usize::from(card.cost.max(1)) - 1;
        counts[at.min(BARS - 1)] += u32::from(*copies);
    }
    counts
}
