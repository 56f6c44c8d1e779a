//! Souls in the lab: which cards a seat drew, gained, played and fought.

use crate::games::souls::content::Content;
use crate::games::souls::events::Event;
use crate::games::souls::tools::table_options::TableOptions;
use crate::games::souls::{Place, Souls, place, seat_of};
use crate::table::{self, Match, ObjectId, Ref, any_of};
use crate::tools::lab::{
    LabEvent, LabEventKind, LabGame, LabPiece, card_moment, keyword_words, note_cards,
};

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

    fn things(game: &mut Match<Self>, note: &mut dyn FnMut(LabPiece)) {
        // All cards but these come from decks that the players share.
        let seats = |zone| match place(zone) {
            Place::Gone | Place::Outside => None,
            Place::Hand(seat) => Some((None, Some(seat))),
            Place::Character(seat) | Place::Items(seat) => Some((Some(seat), None)),
            _ => Some((None, None)),
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
            } => match (place(from), place(to)) {
                (_, Place::Hand(seat)) => LabEventKind::Drawn.by(seat, card),
                (Place::Hand(seat), Place::Stack) => LabEventKind::Played.by(seat, card),
                (_, Place::Items(seat) | Place::Curses(seat)) => {
                    LabEventKind::Played.by(seat, card)
                }
                (Place::Deck(_), Place::Deck(_)) => None,
                (Place::Deck(_), _) => LabEventKind::Seen.of(card),
                _ => None,
            },
            Event::Character { player, card } => LabEventKind::Played.by(player, card),
            Event::Attack {
                player,
                target: Ref::Object(monster),
            } if seat_of(monster).is_none() => LabEventKind::Played.by(player, monster),
            Event::Push { player, source, .. } => LabEventKind::Used.by(player, source),
            Event::Card(event) => card_moment(&event),
            any_of! { Event:
                Bonus, FirstRoll, First, Turn, Phase, Step, Pass, Move, Resolve, Fizzle, Cancel, Roll, Reroll,
                ChangeRoll, Rolled, Spawn, Hit, Miss, Damage, Redirect, Heal, Kill, Die, Saved, Destroy, Coins,
                Recharge, Deactivate, Counters, Soul, Grant, Ends, Become, Copy, DeclareAttack, Attack, Helper,
                AttackEnds, AttackCancelled, Must, DeclarePurchase, Buy, PurchaseFails, DeclareEnd, WithdrawEnd,
                EndTurn, LootPlay, MoreAttacks, MorePurchases, ExtraTurn, SkipTurn, Skipped, Timer, Reward, Slots,
                Shuffle, AtRandom, Scry, Vote, Offer, Accept, Decline, Delayed, Concede, Win
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
