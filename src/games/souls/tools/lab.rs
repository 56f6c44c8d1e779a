//! Souls in the lab: which cards a seat drew, gained, played and fought.

use crate::cards::{CardEvent, each_card};
use crate::games::souls::content::Content;
use crate::games::souls::events::Event;
use crate::games::souls::tools::table_options::TableOptions;
use crate::games::souls::{Place, Souls, place, seat_of};
use crate::table::{self, Match, ObjectId, Ref};
use crate::tools::lab::{LabGame, Moment, Thing, What, keyword_words};

impl LabGame for Souls {
    const BRINGS: &'static str = "character";

    fn is_for(content: &Content, table: &Option<TableOptions>, deck: &str) -> bool {
        let set = table.and_then(|table| content.sets.get(usize::from(table.set)));
        let characters = set.into_iter().flat_map(|set| &set.characters);
        characters
            .into_iter()
            .any(|&at| content.cards[usize::from(at)].id == deck)
    }

    fn keywords(content: &Content, kind: usize) -> Vec<String> {
        let card = content.cards.get(kind);
        card.map_or_else(Vec::new, |card| keyword_words(&card.keywords))
    }

    fn things(game: &mut Match<Self>, note: &mut dyn FnMut(Thing)) {
        each_card::<Self>(game.world_mut(), |id, kind, zone| {
            let (owner, hand) = match place(zone) {
                Place::Gone | Place::Outside => return,
                Place::Hand(seat) => (None, Some(seat)),
                // All other cards come from decks that the players share.
                Place::Character(seat) | Place::Items(seat) => (Some(seat), None),
                _ => (None, None),
            };
            note(Thing {
                id,
                kind,
                owner,
                hand,
            });
        });
    }

    fn moment(event: &table::Event) -> Option<Moment> {
        match Event::read(event)? {
            Event::Move {
                card: Some(card),
                from,
                to,
                ..
            } => match (place(from), place(to)) {
                (_, Place::Hand(seat)) => What::Drawn.by(seat, card),
                (Place::Hand(seat), Place::Stack) => What::Played.by(seat, card),
                (_, Place::Items(seat) | Place::Curses(seat)) => What::Played.by(seat, card),
                (Place::Deck(_), Place::Deck(_)) => None,
                (Place::Deck(_), _) => What::Seen.of(card),
                _ => None,
            },
            Event::Character { player, card } => What::Played.by(player, card),
            Event::Attack {
                player,
                target: Ref::Object(monster),
            } if seat_of(monster).is_none() => What::Played.by(player, monster),
            Event::Push { player, source, .. } => What::Used.by(player, source),
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
            | Event::Bonus { .. }
            | Event::FirstRoll { .. }
            | Event::First { .. }
            | Event::Turn { .. }
            | Event::Phase { .. }
            | Event::Step { .. }
            | Event::Pass { .. }
            | Event::Move { .. }
            | Event::Resolve { .. }
            | Event::Fizzle { .. }
            | Event::Cancel { .. }
            | Event::Roll { .. }
            | Event::Reroll { .. }
            | Event::ChangeRoll { .. }
            | Event::Rolled { .. }
            | Event::Spawn { .. }
            | Event::Hit { .. }
            | Event::Miss { .. }
            | Event::Damage { .. }
            | Event::Heal { .. }
            | Event::Kill { .. }
            | Event::Die { .. }
            | Event::Saved { .. }
            | Event::Redirect { .. }
            | Event::Destroy { .. }
            | Event::Coins { .. }
            | Event::Recharge { .. }
            | Event::Deactivate { .. }
            | Event::Counters { .. }
            | Event::Soul { .. }
            | Event::Grant { .. }
            | Event::Ends { .. }
            | Event::Become { .. }
            | Event::Copy { .. }
            | Event::DeclareAttack { .. }
            | Event::Attack { .. }
            | Event::Helper { .. }
            | Event::AttackEnds { .. }
            | Event::AttackCancelled { .. }
            | Event::Must { .. }
            | Event::DeclarePurchase { .. }
            | Event::Buy { .. }
            | Event::PurchaseFails { .. }
            | Event::DeclareEnd { .. }
            | Event::WithdrawEnd { .. }
            | Event::EndTurn { .. }
            | Event::LootPlay { .. }
            | Event::MoreAttacks { .. }
            | Event::MorePurchases { .. }
            | Event::ExtraTurn { .. }
            | Event::SkipTurn { .. }
            | Event::Skipped { .. }
            | Event::Timer { .. }
            | Event::Reward { .. }
            | Event::Slots { .. }
            | Event::Shuffle { .. }
            | Event::AtRandom { .. }
            | Event::Scry { .. }
            | Event::Vote { .. }
            | Event::Offer { .. }
            | Event::Accept { .. }
            | Event::Decline { .. }
            | Event::Delayed { .. }
            | Event::Concede { .. }
            | Event::Win { .. } => None,
        }
    }

    fn damage(event: &table::Event) -> Option<(ObjectId, u32)> {
        if let Some(Event::Damage { source, amount, .. }) = Event::read(event) {
            return Some((source, amount.unsigned_abs()));
        }
        None
    }
}
