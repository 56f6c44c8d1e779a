//! Sanctuary in the lab: which cards a seat drew and played.

use crate::games::sanctuary::content::Content;
use crate::games::sanctuary::events::{EntryText, Event};
use crate::games::sanctuary::{Place, Sanctuary, place};
use crate::table::{self, Match, ObjectId, any_of};
use crate::tools::lab::{
    LabEvent, LabEventKind, LabGame, LabPiece, card_moment, keyword_words, note_cards,
};

impl LabGame for Sanctuary {
    fn keywords(content: &Content, kind: usize) -> Vec<String> {
        let card = content.cards.get(kind);
        card.map_or_else(Vec::new, |card| keyword_words(&card.gifts))
    }

    fn things(game: &mut Match<Self>, note: &mut dyn FnMut(LabPiece)) {
        let seats = |zone| match place(zone) {
            (_, Place::Gone) => None,
            (seat, Place::Hand) => Some((Some(seat), Some(seat))),
            (seat, _) => Some((Some(seat), None)),
        };
        note_cards::<Self>(game.world_mut(), seats, note);
    }

    fn moment(event: &table::Event) -> Option<LabEvent> {
        match Event::read(event)? {
            Event::Move {
                card: Some(card),
                from,
                to,
                ..
            } => match (place(from).1, place(to)) {
                (Place::Deck, (seat, Place::Hand)) => LabEventKind::Drawn.by(seat, card),
                (Place::Deck, (_, to)) if to != Place::Deck => LabEventKind::Seen.of(card),
                _ => None,
            },
            Event::Sanctuary { player, card, .. } | Event::Play { player, card, .. } => {
                LabEventKind::Played.by(player, card)
            }
            Event::Push {
                controller,
                source,
                text: EntryText::Ability(_),
                ..
            } => LabEventKind::Used.by(controller, source),
            Event::Card(event) => card_moment(&event),
            any_of! { Event:
                Shuffle, Keep, Redraw, First, Turn, Phase, Step, Pass, End, Skip, Push, Resolve, Fizzle, Cancel, Move,
                Carry, Destroy, Tap, Untap, Damage, Heal, Wear, Volition, Structure, Change, Prices, Fade, Challenge,
                DuelWon, DuelEven, AnotherDuel, Attack, Block, NoCard, AtRandom, Spawn, Become, Roll, Foresee, Counters,
                ExtraTurn, SkipTurn, SkipPhase, AnotherCombat, Delay, Concede, WinGame, DrawGame
            } => None,
        }
    }

    fn damage(event: &table::Event) -> Option<(ObjectId, u32)> {
        if let Some(Event::Damage { source, amount, .. }) = Event::read(event) {
            return Some((source, amount.unsigned_abs()));
        }
        None
    }
}
