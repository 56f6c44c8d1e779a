//! Biomes in the lab: which cards a seat drew and played.

use crate::games::biomes::content::Content;
use crate::games::biomes::events::Event;
use crate::games::biomes::state::Part;
use crate::games::biomes::{Biomes, Place, place};
use crate::table::{self, Match, ObjectId, any_of};
use crate::tools::lab::{
    LabEvent, LabEventKind, LabGame, LabPiece, card_moment, keyword_words, note_cards,
};

impl LabGame for Biomes {
    fn keywords(content: &Content, kind: usize) -> Vec<String> {
        let card = content.cards.get(kind);
        card.map_or_else(Vec::new, |card| keyword_words(&card.keywords))
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
            Event::Push {
                controller,
                source,
                part: Part::Whole,
                ..
            } => LabEventKind::Played.by(controller, source),
            Event::Push {
                controller,
                source,
                part: Part::Skill(_),
                ..
            } => LabEventKind::Used.by(controller, source),
            Event::Anomaly { player, card } => LabEventKind::Played.by(player, card),
            Event::Card(event) => card_moment(&event),
            any_of! { Event:
                Match, Biome, Shuffle, Keep, Mulligan, Turn, Phase, Step, Pass, Fade, Energy, Execute, Cancel, Move,
                Convert, Attach, Detach, Terminate, Lock, Unlock, Damage, Heal, Become, Buff, Marker, Grant, Shift,
                Overclock, FadeEffects, Collapse, Roll, Counters, ExtraTurn, SkipTurn, AnotherBattle, Truce, Delay,
                Scan, Select, Attack, Defend, Order, Durability, LoseSector, Full, Concede, WinMatch, DrawMatch,
                WinGame, DrawGame
            } => None,
        }
    }

    fn damage(event: &table::Event) -> Option<(ObjectId, u32)> {
        if let Some(Event::Damage {
            source: Some(source),
            amount,
            ..
        }) = Event::read(event)
        {
            return Some((source, amount.unsigned_abs()));
        }
        None
    }
}
