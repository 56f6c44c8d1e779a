//! Sanctuary in the lab: which cards a seat drew and played.

use crate::cards::{CardEvent, each_card};
use crate::games::sanctuary::content::Content;
use crate::games::sanctuary::events::{EntryText, Event};
use crate::games::sanctuary::{Place, Sanctuary, place};
use crate::table::{self, Match, ObjectId};
use crate::tools::lab::{LabGame, Moment, Thing, What, keyword_words};

impl LabGame for Sanctuary {
    fn keywords(content: &Content, kind: usize) -> Vec<String> {
        let card = content.cards.get(kind);
        card.map_or_else(Vec::new, |card| keyword_words(&card.gifts))
    }

    fn things(game: &mut Match<Self>, note: &mut dyn FnMut(Thing)) {
        each_card::<Self>(game.world_mut(), |id, kind, zone| {
            let (seat, place) = place(zone);
            if place != Place::Gone {
                let hand = (place == Place::Hand).then_some(seat);
                note(Thing {
                    id,
                    kind,
                    owner: Some(seat),
                    hand,
                });
            }
        });
    }

    fn moment(event: &table::Event) -> Option<Moment> {
        match Event::read(event)? {
            Event::Move {
                card: Some(card),
                from,
                to,
                ..
            } => match (place(from).1, place(to)) {
                (Place::Deck, (seat, Place::Hand)) => What::Drawn.by(seat, card),
                (Place::Deck, (_, to)) if to != Place::Deck => What::Seen.of(card),
                _ => None,
            },
            Event::Sanctuary { player, card, .. } | Event::Play { player, card, .. } => {
                What::Played.by(player, card)
            }
            Event::Push {
                controller,
                source,
                text: EntryText::Ability(_),
                ..
            } => What::Used.by(controller, source),
            Event::Card(CardEvent::Look {
                player,
                card: Some(card),
                ..
            }) => What::Seen.by(player, card),
            Event::Card(CardEvent::Reveal { card, .. }) => What::Seen.of(card),
            Event::Card(CardEvent::Look { .. })
            | Event::Card(CardEvent::Flip { .. })
            | Event::Card(CardEvent::Random { .. })
            | Event::Card(CardEvent::Way { .. })
            | Event::Card(CardEvent::Share { .. })
            | Event::Card(CardEvent::Instead { .. })
            | Event::Card(CardEvent::Shield { .. })
            | Event::Card(CardEvent::Prevent { .. })
            | Event::Card(CardEvent::Control { .. })
            | Event::Shuffle { .. }
            | Event::Keep { .. }
            | Event::Redraw { .. }
            | Event::First { .. }
            | Event::Turn { .. }
            | Event::Phase { .. }
            | Event::Step { .. }
            | Event::Pass { .. }
            | Event::End { .. }
            | Event::Skip { .. }
            | Event::Push { .. }
            | Event::Resolve { .. }
            | Event::Fizzle { .. }
            | Event::Cancel { .. }
            | Event::Move { .. }
            | Event::Carry { .. }
            | Event::Destroy { .. }
            | Event::Tap { .. }
            | Event::Untap { .. }
            | Event::Damage { .. }
            | Event::Heal { .. }
            | Event::Wear { .. }
            | Event::Volition { .. }
            | Event::Structure { .. }
            | Event::Change { .. }
            | Event::Prices { .. }
            | Event::Fade { .. }
            | Event::Challenge { .. }
            | Event::DuelWon { .. }
            | Event::DuelEven { .. }
            | Event::AnotherDuel { .. }
            | Event::Attack { .. }
            | Event::Block { .. }
            | Event::NoCard { .. }
            | Event::AtRandom { .. }
            | Event::Spawn { .. }
            | Event::Become { .. }
            | Event::Roll { .. }
            | Event::Foresee { .. }
            | Event::Counters { .. }
            | Event::ExtraTurn { .. }
            | Event::SkipTurn { .. }
            | Event::AnotherCombat { .. }
            | Event::Delay { .. }
            | Event::Concede { .. }
            | Event::WinGame { .. }
            | Event::DrawGame { .. } => None,
        }
    }

    fn damage(event: &table::Event) -> Option<(ObjectId, u32)> {
        if let Some(Event::Damage { source, amount, .. }) = Event::read(event) {
            return Some((source, amount.unsigned_abs()));
        }
        None
    }
}
