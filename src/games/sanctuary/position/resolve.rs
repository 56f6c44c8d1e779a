//! From the spelling of a position to the position, with an error for all that does not fit.

use super::{PlayerState, Position, PositionDef, Side};
use crate::cards::chance::NextChance;
use crate::cards::position::{Builder, card_position};
use crate::games::sanctuary::content::{Card, CardKind, Content};
use crate::games::sanctuary::{Place, Step, zone};
use crate::packs::CardContent;
use crate::table::{Pieces, Seat};

/// Plain Characters below the given cards of a deck, so that nobody runs out of cards by accident.
const FILLER: u8 = 20;

card_position!();

/// The position that is spelled; mistakes go to the report.
fn build(def: &PositionDef, builder: &mut Builder<'_, Position>) -> Position {
    add_side(builder, &def.p0, Seat(0));
    add_side(builder, &def.p1, Seat(1));
    for (number, name) in std::mem::take(&mut builder.links) {
        builder.cards[usize::from(number)].carrier = builder.piece(&name);
    }
    let duel = def.duel.as_ref();
    let duel = duel.and_then(|(by, to)| Some((builder.piece(by)?, builder.piece(to)?)));
    let attackers = builder.pieces(&def.attackers);
    let pairs = def.blockers.iter();
    let pairs = pairs.filter_map(|(who, whom)| Some((builder.piece(who)?, builder.piece(whom)?)));
    let blockers = pairs.collect();
    let delayed = builder.delayed(&def.delayed);
    let cards = std::mem::take(&mut builder.cards);
    let step = def.step.as_ref().map_or(Step::Harvest, |s| s.value);
    let turn = def.turn.as_ref().map_or(5, |t| t.value);
    let opening = step == Step::Redraw;
    let printed = |seat: Seat| {
        let mut here = cards
            .iter()
            .filter(|p| p.zone == zone(seat, Place::PointZero));
        let id = here.next().map(|p| p.card.as_str());
        let card = id.and_then(|id| builder.content.card(id));
        card.map_or(0, |card| card.structure)
    };
    let players = [
        player_state(&def.p0, printed(Seat(0))),
        player_state(&def.p1, printed(Seat(1))),
    ];
    Position {
        step,
        turn: if opening { 0 } else { turn },
        active: def.active.unwrap_or_default(),
        first: def.active.filter(|_| opening),
        players,
        cards,
        duel,
        attackers,
        blockers,
        delayed,
        chance: NextChance {
            dice: def.dice.clone(),
            flips: def.flips.clone(),
        },
    }
}

/// A side's cards.
fn add_side(builder: &mut Builder<'_, Position>, side: &Side, seat: Seat) {
    add_sanctuary(builder, side, seat);
    builder.row(&side.deck, zone(seat, Place::Deck));
    let plain = |card: &Card| {
        let bare = card.abilities.is_empty() && card.gifts.iter().next().is_none();
        card.kind == CardKind::Character && bare && !card.token
    };
    let lacking = "the packs have no plain Character to fill decks with; write `filler: 0`";
    let filler = side.filler.unwrap_or(FILLER);
    builder.fill(plain, zone(seat, Place::Deck), filler, lacking);
    builder.row(&side.hand, zone(seat, Place::Hand));
    builder.row(&side.reserve, zone(seat, Place::Reserve));
    builder.row(&side.conflict, zone(seat, Place::Conflict));
    builder.row(&side.limbo, zone(seat, Place::Limbo));
}

/// The Sanctuary that the side names, else the last one without abilities.
fn add_sanctuary(builder: &mut Builder<'_, Position>, side: &Side, seat: Seat) {
    let zone = zone(seat, Place::PointZero);
    if let Some(spot) = &side.sanctuary {
        return builder.row(std::slice::from_ref(spot), zone);
    }
    let plain = |card: &&Card| card.kind == CardKind::Sanctuary && card.abilities.is_empty();
    match builder.content.cards.iter().rfind(plain) {
        Some(card) => builder.cards.push(Position::bare(&card.id, zone)),
        None => builder.lacking("there is no Sanctuary without abilities; name one for each side"),
    }
}

fn player_state(side: &Side, printed: i32) -> PlayerState {
    PlayerState {
        structure: side.structure.unwrap_or(printed),
        volition: side.volition,
        enhanced: side.enhanced,
        duels: side.duels,
        more_duels: side.more_duels,
        skip_duels: side.skip_duels,
        skip_combats: side.skip_combats,
        this_turn: side.this_turn.clone(),
    }
}
