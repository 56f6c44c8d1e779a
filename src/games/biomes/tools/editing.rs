//! The fields of a position of Biomes in the editor.

use std::sync::Arc;

use ron2::Span;

use super::pieces::PIECE;
use super::scenario::Scenario;
use crate::games::biomes::content::{BiomeType, Content};
use crate::games::biomes::position::{Piece, Position};
use crate::games::biomes::{Biomes, Place, Setup, Step, limits, place, zone};
use crate::table::{Busy, Extracted, Match, Pieces, Seat, ZoneId};
use crate::tools::editing::cards::{CardDraft, EditsCards};
use crate::tools::editing::editable::{Place as Spot, Zone};
use crate::tools::editing::field::{
    Field, FieldRange, Label, count, nth, number, place_in, seat, small, spelled, toggle,
};

/// Every step in which a position can begin.
pub(super) const STEPS: [Step; 27] = [
    Step::Mulligan,
    Step::Refresh,
    Step::Draw,
    Step::Maintenance,
    Step::FirstPrimary,
    Step::AdvanceSelect,
    Step::AdvanceWindow,
    Step::AdvanceMove,
    Step::CounterSelect,
    Step::CounterWindow,
    Step::CounterMove,
    Step::AttackStart,
    Step::AttackBefore,
    Step::AttackDeclare,
    Step::AttackAfter,
    Step::DefendBefore,
    Step::DefendDeclare,
    Step::DefendOrder,
    Step::DefendAfter,
    Step::DamageAssign,
    Step::DamageRanged,
    Step::DamageMelee,
    Step::DamageRetreat,
    Step::SecondPrimary,
    Step::End,
    Step::Reset,
    Step::MatchOver,
];

/// All types of biome.
const KINDS: [BiomeType; 10] = {
    use BiomeType::*;
    [
        Badlands, Desert, Grassland, Highlands, Metro, Shore, Subsurface, Tundra, Wetland, Woods,
    ]
};

type F = Field<Position>;

const TABLE: [F; 9] = [
    F::new(
        Label::Step,
        FieldRange::Choice(|_| spelled(&STEPS)),
        |d, _, _| place_in(&STEPS, &d.step),
        |d, _, _, v| {
            d.step = nth(&STEPS, v).unwrap_or(d.step);
            d.turn = match d.step {
                Step::Mulligan => 0,
                _ => d.turn.max(1),
            };
            if !d.step.has_attackers() {
                d.attackers.clear();
                d.defenders.clear();
            }
        },
    ),
    F::new(
        Label::Turn,
        FieldRange::Number(1, limits::TURNS as i32),
        |d, _, _| d.turn.into(),
        |d, _, _, v| d.turn = v as u16,
    )
    .only(|d, _| d.step != Step::Mulligan),
    seat!(Label::Active, |d, _s, _n| d.active),
    seat!(Label::Starting, |d, _s, _n| d.starting),
    biome(0),
    biome(1),
    biome(2),
    F::new(
        Label::BestOf,
        FieldRange::Choice(|_| vec!["1".to_owned(), "3".to_owned()]),
        |d, _, _| i32::from(d.best_of == 3),
        |d, _, _, v| d.best_of = if v == 1 { 3 } else { 1 },
    )
    .rarely(),
    F::new(
        Label::MatchNumber,
        FieldRange::Number(1, limits::MATCH as i32),
        |d, _, _| d.number.into(),
        |d, _, _, v| d.number = small(v),
    )
    .rarely(),
];

const fn biome(n: u8) -> F {
    F::new(
        Label::Biome,
        FieldRange::Choice(|_| spelled(&KINDS)),
        |d, _, n| place_in(&KINDS, &d.biomes[n].kind),
        |d, _, n, v| {
            let old = d.biomes[n].kind;
            let kind = nth(&KINDS, v).unwrap_or(old);
            // Two of a type there cannot be: they change places.
            if let Some(other) = d.biomes.iter_mut().find(|b| b.kind == kind) {
                other.kind = old;
            }
            d.biomes[n].kind = kind;
            d.sort_pieces();
        },
    )
    .nth(n)
}

const SEAT: [F; 19] = [
    number!(
        Label::Durability,
        -limits::AMOUNT,
        limits::AMOUNT,
        |d, s, n| d.biomes[n].durability[s]
    )
    .nth(0),
    number!(
        Label::Durability,
        -limits::AMOUNT,
        limits::AMOUNT,
        |d, s, n| d.biomes[n].durability[s]
    )
    .nth(1),
    number!(
        Label::Durability,
        -limits::AMOUNT,
        limits::AMOUNT,
        |d, s, n| d.biomes[n].durability[s]
    )
    .nth(2),
    toggle!(Label::Lost, |d, s, n| d.biomes[n].lost[s]).nth(0),
    toggle!(Label::Lost, |d, s, n| d.biomes[n].lost[s]).nth(1),
    toggle!(Label::Lost, |d, s, n| d.biomes[n].lost[s]).nth(2),
    energy(0),
    energy(1),
    energy(2),
    energy(3),
    energy(4),
    energy(5),
    count!(Label::Conversions, limits::STORE, |d, s, _n| d.players[s]
        .conversions),
    count!(Label::Anomalies, limits::STORE, |d, s, _n| d.players[s]
        .anomalies),
    count!(Label::Functions, limits::STORE, |d, s, _n| d.players[s]
        .functions),
    count!(Label::Mulligans, limits::MANY as i32, |d, s, _n| d.players
        [s]
        .mulligans)
    .rarely(),
    toggle!(Label::Kept, |d, s, _n| d.players[s].kept).rarely(),
    count!(Label::Wins, limits::WINS, |d, s, _n| d.wins[s]).rarely(),
    toggle!(Label::Ordered, |d, _s, _n| d.ordered)
        .only(|d, s| s != d.active.index() && !d.defenders.is_empty()),
];

const fn energy(n: u8) -> F {
    count!(Label::Energy(n), limits::STORE, |d, s, n| d.players[s]
        .energy[n])
    .nth(n)
}

impl EditsCards for Biomes {
    type Cards = Position;
}

impl CardDraft<Biomes> for Position {
    const TABLE: &'static [F] = &TABLE;
    const SEAT: &'static [F] = &SEAT;
    const PIECE: &'static [F] = &PIECE;

    fn zones(&self) -> Vec<Zone> {
        let mut all = Vec::new();
        for seat in [Seat(0), Seat(1)] {
            let mut add = |at: Place, place: Spot, about: Option<String>| {
                all.push(Zone {
                    id: zone(seat, at).0.into(),
                    place,
                    seat: Some(seat.0),
                    about,
                });
            };
            add(Place::Hand, Spot::Hand, None);
            add(Place::Staging, Spot::Staging, None);
            for (n, ground) in (0..).zip(&self.biomes) {
                add(
                    Place::Sector(n),
                    Spot::Sector,
                    Some(format!("{:?}", ground.kind)),
                );
            }
            add(Place::Deck, Spot::Deck, None);
            add(Place::Cache, Spot::Cache, None);
            add(Place::Archive, Spot::Archive, None);
        }
        all
    }

    fn passes_for(piece: &Piece) -> Option<&str> {
        piece.face.as_deref()
    }

    fn bring(&mut self, piece: u16, to: ZoneId) -> Vec<u16> {
        let (seat, at) = place(to);
        let stays = at.is_planet();
        let moved = &mut self.cards[usize::from(piece)];
        moved.zone = to;
        moved.controller = seat;
        moved.host = None;
        // Attached cards move along, as long as they can.
        let mut all = vec![piece];
        for (n, other) in (0..).zip(&mut self.cards) {
            if other.host == Some(piece) {
                other.host = other.host.filter(|_| stays);
                if stays {
                    other.zone = to;
                    other.controller = seat;
                    all.push(n);
                }
            }
        }
        if !stays {
            let moved = &mut self.cards[usize::from(piece)];
            *moved = Piece {
                face: moved.face.take().filter(|_| at == Place::Hand),
                ..Piece::bare(&moved.card, to)
            };
            self.advancing.retain(|&(n, _)| n != piece);
            self.attackers.retain(|&n| n != piece);
            self.defenders.retain(|&(n, m)| n != piece && m != piece);
        }
        all
    }

    fn extract(game: &mut Match<Biomes>) -> Result<Extracted<Self>, Busy> {
        Biomes::extract_position(game)
    }

    fn setup(&self, content: &'static Content) -> Setup {
        Setup {
            content,
            decks: [0; 2],
            best_of: self.best_of,
            position: Some(Arc::new(self.clone())),
        }
    }

    /// The first two decks.
    fn first(content: &'static Content) -> (Setup, fn(Step) -> bool) {
        let setup = Setup {
            content,
            decks: [0, u16::from(content.decks.len() > 1)],
            best_of: 1,
            position: None,
        };
        (setup, |step| step == Step::FirstPrimary)
    }

    fn own(scenario: &Scenario) -> Option<Span> {
        let cards = scenario.own.cards.first().map(|own| own.span);
        cards.or_else(|| scenario.own.biomes.first().map(|own| own.span))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tools::editing::EditableGame;

    #[test]
    fn a_converted_card_passes_for_what_it_became() {
        let content = crate::games::biomes::content::builtin().expect("the built-in pack loads");
        let content: &'static Content = Box::leak(Box::new((*content).clone()));
        let mut cards = content.cards.iter();
        let anomaly = cards.position(|card| card.is_anomaly());
        let anomaly = anomaly.expect("there are anomalies");
        let mut draft = Biomes::blank(content);
        let piece = Biomes::put(
            &mut draft,
            content,
            0,
            zone(Seat(0), Place::Staging).0.into(),
        );
        assert_eq!(Biomes::passes_for(&draft, content, piece), None);
        draft.cards[usize::from(piece)].face = Some(content.cards[anomaly].id.clone());
        let seen = (
            Biomes::what(&draft, content, piece),
            <Biomes as EditableGame>::passes_for(&draft, content, piece),
        );
        assert_eq!(seen, (Some(0), Some(anomaly)));
    }
}
