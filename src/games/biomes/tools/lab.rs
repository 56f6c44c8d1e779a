//! Biomes in the lab: which cards a seat drew and played.

use crate::cards::{CardEvent, each_card};
use crate::games::biomes::content::Content;
use crate::games::biomes::events::Event;
use crate::games::biomes::state::Part;
use crate::games::biomes::{Biomes, Place, place};
use crate::table::{self, Match, ObjectId};
use crate::tools::lab::{LabGame, Moment, Thing, What, keyword_words};

impl LabGame for Biomes {
    fn keywords(content: &Content, kind: usize) -> Vec<String> {
        let card = content.cards.get(kind);
        card.map_or_else(Vec::new, |card| keyword_words(&card.keywords))
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
            Event::Push {
                controller,
                source,
                part: Part::Whole,
                ..
            } => What::Played.by(controller, source),
            Event::Push {
                controller,
                source,
                part: Part::Skill(_),
                ..
            } => What::Used.by(controller, source),
            Event::Anomaly { player, card } => What::Played.by(player, card),
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
            | Event::Match { .. }
            | Event::Biome { .. }
            | Event::Shuffle { .. }
            | Event::Keep { .. }
            | Event::Mulligan { .. }
            | Event::Turn { .. }
            | Event::Phase { .. }
            | Event::Step { .. }
            | Event::Pass { .. }
            | Event::Fade { .. }
            | Event::Energy { .. }
            | Event::Execute { .. }
            | Event::Cancel { .. }
            | Event::Move { .. }
            | Event::Convert { .. }
            | Event::Attach { .. }
            | Event::Detach { .. }
            | Event::Terminate { .. }
            | Event::Lock { .. }
            | Event::Unlock { .. }
            | Event::Damage { .. }
            | Event::Heal { .. }
            | Event::Become { .. }
            | Event::Buff { .. }
            | Event::Marker { .. }
            | Event::Grant { .. }
            | Event::Shift { .. }
            | Event::Overclock { .. }
            | Event::FadeEffects { .. }
            | Event::Collapse { .. }
            | Event::Roll { .. }
            | Event::Counters { .. }
            | Event::ExtraTurn { .. }
            | Event::SkipTurn { .. }
            | Event::AnotherBattle { .. }
            | Event::Delay { .. }
            | Event::Scan { .. }
            | Event::Select { .. }
            | Event::Attack { .. }
            | Event::Defend { .. }
            | Event::Order { .. }
            | Event::Durability { .. }
            | Event::LoseSector { .. }
            | Event::Full { .. }
            | Event::Concede { .. }
            | Event::WinMatch { .. }
            | Event::DrawMatch { .. }
            | Event::WinGame { .. }
            | Event::DrawGame { .. } => None,
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
