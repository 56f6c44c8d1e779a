//! What counts of a match of Souls at its end: damage by players and their cards, and the souls of each.

use crate::desktop::session::{Blow, Feat};
use crate::games::souls::events::Event;
use crate::games::souls::{View, seat_of};
use crate::table::{self, ObjectId, Seat};

/// What counts of a match.
pub(super) fn feats(view: &View, events: &[table::Event]) -> Vec<Feat> {
    let (mut feats, mut souls) = (Vec::new(), vec![0; view.players.len()]);
    for event in events.iter().filter_map(Event::read) {
        match event {
            Event::Turn { .. } => feats.push(Feat::Turn),
            Event::Damage {
                thing,
                source,
                amount,
                ..
            } => feats.extend(dealt(view, source, thing, amount).map(Feat::Damage)),
            Event::Soul {
                player,
                card,
                souls: more,
            } => {
                if let Some(has) = souls.get_mut(player.index()) {
                    *has += more;
                    feats.push(Feat::Stands(player, *has));
                }
                feats.push(Feat::Decisive(Blow {
                    by: player,
                    source: None,
                    target: card,
                    amount: more,
                }));
            }
            _ => {}
        }
    }
    // Souls can be lost again, which no event tells.
    let now = (0..).map(Seat).zip(&view.players);
    feats.extend(now.map(|(seat, player)| Feat::Stands(seat, player.souls.into())));
    feats
}

/// Damage by a player or by a card of one; what monsters deal is nobody's.
fn dealt(view: &View, source: ObjectId, target: ObjectId, amount: i32) -> Option<Blow> {
    let (by, source) = match seat_of(source) {
        Some(seat) => (seat, view.players.get(seat.index())?.character),
        None => {
            let card = view.card(source)?;
            (card.owned.then_some(card.controller)?, source)
        }
    };
    Some(Blow {
        by,
        source: Some(source),
        target,
        amount,
    })
}
