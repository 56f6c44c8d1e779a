//! What a RON file may say of a card of a position.

use ron2::Spanned;

use crate::cards::position::{Builder, CardSpot, SpelledCards, Uses, card_fields};
use crate::cards::uses::Span;
use crate::games::biomes::content::{Cached, Content, Duration, Keyword};
use crate::games::biomes::limits::ABILITIES;
use crate::games::biomes::{Place, place};
use crate::packs::CardContent;
use crate::packs::short;
use crate::table::{Seat, ZoneId};

use super::{Piece, Position, State};

/// What is said of a card that is not in its piece.
#[derive(Debug, Clone, Default)]
pub struct ExtraFields {
    /// The anomaly it was converted to.
    pub converted: Option<Spanned<String>>,
    /// Alias of what it is attached to.
    pub to: Option<Spanned<String>>,
    /// Whose card, if not of the side it lies on.
    pub owner: Option<Seat>,
}

impl SpelledCards for Position {
    type Content = Content;
    type ExtraFields = ExtraFields;
    const FORM: &'static str = "CardFields";
    const LABEL: [&'static str; 2] = ["alias", "an alias"];
    const IN_PLAY: &'static str = "on the planet";

    card_fields! { |piece, more|
        locked: bool => piece.state.locked;
        stasis: bool => piece.state.stasis;
        hologram: bool => piece.state.hologram;
        shifted: bool => piece.state.shifted;
        arrived: bool => piece.state.arrived;
        markers: u8 => piece.state.markers;
        damage: i32 => piece.state.damage;
        shield: i32 => piece.state.shield.next;
        prevent_all: bool => piece.state.shield.all;
        uses: Vec<(u8, Span, u16)> => piece.uses;
        used: Uses<{ ABILITIES as usize }> => piece.state.used;
        overclock: u8 => piece.state.overclock;
        cached: Option<Cached> => piece.state.cached;
        converted: Option<Spanned<String>> => more.converted;
        to: Option<Spanned<String>> => more.to;
        owner: Option<Seat> => more.owner;
        becomes: Vec<(String, Duration)> => piece.becomes;
        returns: bool => piece.returns;
        counters: Vec<(String, u16)> => piece.counters;
        buffs: Vec<(i32, i32, Duration)> => piece.buffs;
        gains: Vec<(Keyword, Duration)> => piece.gains;
    }

    fn is_in_play(zone: ZoneId) -> bool {
        place(zone).1.is_planet()
    }

    fn is_bare(piece: &Piece) -> bool {
        let state = State {
            cached: None,
            ..piece.state.clone()
        };
        state == State::default() && piece.uses.is_empty() && piece.counters.is_empty()
    }

    fn link(more: &ExtraFields) -> Option<&Spanned<String>> {
        more.to.as_ref()
    }

    fn set_card(piece: &mut Piece, id: &str, zone: ZoneId) {
        let side = place(zone).0;
        (piece.card, piece.zone) = (id.to_owned(), zone);
        (piece.owner, piece.controller) = (side, side);
    }

    fn complete(builder: &mut Builder<'_, Self>, spot: &CardSpot<Self>, piece: &mut Piece) {
        piece.owner = spot.more.owner.unwrap_or(piece.owner);
        for (name, _) in &mut piece.counters {
            let mut all = builder.content.counters.iter().map(|counter| &counter.id);
            if let Some(id) = all.find(|id| *id == name || short(id) == name) {
                name.clone_from(id);
            }
        }
        for (name, _) in &mut piece.becomes {
            if let Some(card) = builder.content.card_named(name) {
                name.clone_from(&card.id);
            }
        }
        let Some(name) = &spot.more.converted else {
            return;
        };
        match builder.content.card_named(&name.value) {
            None => {
                let unknown = builder.content.unknown_card(name, builder.file);
                builder.report.push(unknown);
            }
            Some(card) if !card.is_anomaly() => {
                builder.error("S014", name, format!("`{}` is not an anomaly", name.value));
            }
            Some(card) => {
                if place(piece.zone).1 != Place::Hand && !Self::is_in_play(piece.zone) {
                    let message = "a converted card is in a hand or on the planet".to_owned();
                    builder.error("S014", name, message);
                }
                piece.face = Some(card.id.clone());
            }
        }
    }
}
