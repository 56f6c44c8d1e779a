//! Events in English.

use crate::cards::text::will_prevent;
use crate::games::souls::content::SlotKind;
use crate::games::souls::events::Event;
use crate::games::souls::place;
use crate::table::{Language, ObjectId, Ref, Seat};

use super::super::moves::{Move, moved};
use super::super::{Speaker, onto, slot_words};
use super::{count, does, thing_does, whose};

/// An event as a line of the log.
pub(in super::super) fn event(say: &Speaker<'_>, e: Event) -> Option<String> {
    let seat = |player: Seat, verb: &str| does(say, player, verb);
    let it = |what: Ref, verb: &str| thing_does(say, what, verb);
    Some(match e {
        Event::Character { player, card } => format!(
            "{} {what}",
            seat(player, "are"),
            what = say.thing(Ref::Object(card))
        ),
        Event::Bonus { card, .. } => {
            format!("bonus soul: {what}", what = say.thing(Ref::Object(card)))
        }
        Event::FirstRoll { player, shows } => {
            format!("{} {shows} for the first turn", seat(player, "roll"))
        }
        Event::First { player } => format!("lowest roll: {} the first turn", seat(player, "take")),
        Event::Turn { player, .. } => whose(say, player, "turn"),
        Event::Move { card, from, to, .. } => place_changed(say, card, moved(from, to)?),
        Event::Push { entry, target, .. } => {
            format!("{}{}", say.pushed(entry, target)?, onto(&say.thing(target)))
        }
        Event::Fizzle { source, .. } => format!("{} has no effect", say.came_from(source)?),
        Event::Cancel { source, .. } => format!("{} is cancelled", say.came_from(source)?),
        Event::Roll { player, shows, .. } => format!("{} a {shows}", seat(player, "roll")),
        Event::Reroll { shows, .. } => format!("the die is rolled again: {shows}"),
        Event::ChangeRoll { shows, .. } => format!("the roll becomes {shows}"),
        Event::Rolled { player, shows, .. } => {
            format!("{} counts as {shows}", whose(say, player, "roll"))
        }
        Event::Spawn { player, card } => {
            format!(
                "{} {}",
                seat(player, "create"),
                say.thing(Ref::Object(card))
            )
        }
        Event::Reveal { player, card } => {
            format!(
                "{} {}",
                seat(player, "reveal"),
                say.thing(Ref::Object(card))
            )
        }
        Event::Flip { source, heads, .. } => {
            let shows = if heads { "heads" } else { "tails" };
            format!("{}: {shows}", say.thing(Ref::Object(source)))
        }
        Event::Hit { player, target, .. } => format!(
            "{} {to}",
            seat(player, "hit"),
            to = say.thing(Ref::Object(target))
        ),
        Event::Miss { player, target, .. } => format!(
            "{} {to}",
            seat(player, "miss"),
            to = say.thing(Ref::Object(target))
        ),
        Event::Damage {
            thing,
            source,
            amount,
            ..
        } => format!(
            "{} {amount} damage{}",
            it(Ref::Object(thing), "take"),
            dealt_by(say, thing, source)
        ),
        Event::Shield {
            thing, amount: 0, ..
        } => will_prevent(None, &say.thing(Ref::Object(thing)), Language::English),
        Event::Shield { thing, amount, .. } => format!(
            "{amount} damage to {what} will be prevented",
            what = say.thing(Ref::Object(thing))
        ),
        Event::Instead { card, .. } => format!(
            "{what} replaces what would happen",
            what = say.thing(Ref::Object(card))
        ),
        Event::Kill { thing, .. } => format!("{} all hit points", it(Ref::Object(thing), "lose")),
        Event::Heal { thing, amount, .. } => format!("{} {amount}", it(Ref::Object(thing), "heal")),
        Event::Prevent { thing, amount, .. } => format!(
            "{amount} damage to {what} is prevented",
            what = say.thing(thing)
        ),
        Event::Die { thing, .. } => it(Ref::Object(thing), "die"),
        Event::Saved { thing, .. } => it(Ref::Object(thing), "do not die"),
        Event::Coins {
            player,
            from,
            coins,
        } => got_coins(say, player, from, coins),
        Event::Recharge { card, .. } => format!("{} charged", it(Ref::Object(card), "are")),
        Event::Deactivate { card, .. } => format!("{} deactivated", it(Ref::Object(card), "are")),
        Event::DeclareAttack { player } => format!("{} an attack", seat(player, "declare")),
        Event::Attack { player, target } => {
            format!("{} {to}", seat(player, "attack"), to = say.thing(target))
        }
        Event::Helper { helper, .. } => {
            format!("{} too", thing_does(say, Ref::Seat(helper), "roll"))
        }
        Event::AttackEnds { .. } => "the attack is over".to_owned(),
        Event::AttackCancelled { .. } => "the attack is cancelled".to_owned(),
        Event::DeclarePurchase { player } => format!("{} a purchase", seat(player, "declare")),
        Event::Buy {
            player,
            card,
            price,
        } => format!(
            "{} {what} for {price}¢",
            seat(player, "buy"),
            what = say.thing(Ref::Object(card))
        ),
        Event::PurchaseFails { player, price } => format!(
            "{} {price}¢, so nothing is bought",
            seat(player, "do not have")
        ),
        Event::DeclareEnd { player } => format!("{} the end of the turn", seat(player, "declare")),
        Event::WithdrawEnd { .. } => "the turn continues: an attack is still required".to_owned(),
        Event::Control { player, card } => format!(
            "{} {what}",
            seat(player, "get"),
            what = say.thing(Ref::Object(card))
        ),
        Event::Counters { card, counters, .. } if counters < 0 => format!(
            "{} {}",
            it(Ref::Object(card), "lose"),
            count(-counters, "counter")
        ),
        Event::Counters { card, counters, .. } => format!(
            "{} {}",
            it(Ref::Object(card), "get"),
            count(counters, "counter")
        ),
        Event::Soul {
            player,
            card,
            souls,
        } if !say.is_monster(Ref::Object(card)) => {
            let worth = if souls > 1 {
                format!("{souls} souls")
            } else {
                "a soul".to_owned()
            };
            format!(
                "{} {worth}: {what}",
                seat(player, "gain"),
                what = say.thing(Ref::Object(card))
            )
        }
        Event::Soul {
            player,
            card,
            souls,
        } if souls > 1 => format!(
            "{} the souls of {what}: {souls}",
            seat(player, "gain"),
            what = say.thing(Ref::Object(card))
        ),
        Event::Soul { player, card, .. } => format!(
            "{} the soul of {what}",
            seat(player, "gain"),
            what = say.thing(Ref::Object(card))
        ),
        Event::LootPlay { player, more } => format!(
            "{} play {}",
            seat(player, "may"),
            count(i32::from(more), "more loot card")
        ),
        Event::MoreAttacks { player, more } => format!(
            "{} attack {}",
            seat(player, "may"),
            count(i32::from(more), "more time")
        ),
        Event::MorePurchases { player, more } => format!(
            "{} buy {}",
            seat(player, "may"),
            count(i32::from(more), "more time")
        ),
        Event::ExtraTurn { player, .. } => format!("{} an extra turn", seat(player, "take")),
        Event::SkipTurn { player, .. } => {
            format!("{} will be skipped", whose(say, player, "next turn"))
        }
        Event::Skipped { player } => format!("{} is skipped", whose(say, player, "turn")),
        Event::Timer { left, .. } => format!("the timer goes down to {left}"),
        Event::Reward { player, card } => format!(
            "{} the reward of {what}",
            seat(player, "get"),
            what = say.thing(Ref::Object(card))
        ),
        Event::Shuffle { deck, .. } => format!("{} is shuffled", say.spoken(Ref::Zone(deck))?),
        Event::Look {
            player,
            hand: Some(hand),
            ..
        } => format!(
            "{} at the hand of {to}",
            seat(player, "look"),
            to = say.thing(Ref::Seat(hand))
        ),
        Event::Look { player, card, .. } => {
            format!("{} at {}", seat(player, "look"), say.some_card(card))
        }
        Event::Scry {
            player,
            under: false,
        } => format!("{} it on top", seat(player, "leave")),
        Event::Scry {
            player,
            under: true,
        } => format!("{} it to the bottom", seat(player, "put")),
        Event::Vote {
            player,
            source,
            way,
        } => format!("{}: {}", seat(player, "vote"), say.voted(source, way)),
        Event::Share {
            player, to, amount, ..
        } => format!("{}: {amount} for {}", seat(player, "divide"), say.label(to)),
        Event::Way {
            player,
            source,
            way,
        } => format!("{}: {}", seat(player, "choose"), say.voted(source, way)),
        Event::Offer {
            player,
            with,
            coins,
        } if coins < 0 => format!(
            "{} {to} for {}¢",
            seat(player, "ask"),
            -coins,
            to = say.thing(Ref::Seat(with))
        ),
        Event::Offer {
            player,
            with,
            coins,
        } => format!(
            "{} {to} {coins}¢",
            seat(player, "offer"),
            to = say.thing(Ref::Seat(with))
        ),
        Event::Accept { player, .. } => seat(player, "accept"),
        Event::Decline { player, .. } => seat(player, "decline"),
        Event::Grant { card, .. } => {
            format!("{} a new effect", it(Ref::Object(card), "get"))
        }
        Event::Ends { card, .. } => format!(
            "an effect on {what} ends",
            what = say.thing(Ref::Object(card))
        ),
        Event::Become { card, face, .. } => {
            format!("{} {}", it(Ref::Object(card), "become"), say.face(face))
        }
        Event::Copy { card, of, .. } => format!(
            "{} a copy of {to}",
            it(Ref::Object(card), "become"),
            to = say.thing(Ref::Object(of))
        ),
        Event::Slots { first, slots, .. } => {
            let name = slot_words(place(first).slot()?.0).0;
            let now = count(i32::from(slots), name);
            format!("there are now {now}")
        }
        Event::Must { target, .. } => format!(
            "{what} must be attacked this turn",
            what = say.thing(target)
        ),
        Event::EndTurn { .. } => "the turn ends at once".to_owned(),
        Event::Win { player } => format!("{} the game", seat(player, "win")),
        Event::Delayed { source, .. } => {
            format!("an effect of {} waits", say.thing(Ref::Object(source)))
        }
        Event::Concede { player } => seat(player, "concede"),
        // Others say the same, or it is worth no line.
        Event::Phase { .. }
        | Event::Step { .. }
        | Event::Pass { .. }
        | Event::Resolve { .. }
        | Event::Destroy { .. }
        | Event::AtRandom { .. } => return None,
    })
}

/// " from Mara", unless it is the thing itself.
fn dealt_by(say: &Speaker<'_>, to: ObjectId, source: ObjectId) -> String {
    match say.spoken(Ref::Object(source)) {
        Some(from) if source != to => format!(" from {from}"),
        _ => String::new(),
    }
}

fn got_coins(say: &Speaker<'_>, player: Seat, from: Option<Seat>, n: i32) -> String {
    if n < 0 {
        format!("{} {}¢", does(say, player, "lose"), -n)
    } else if let Some(from) = from {
        let from = say.thing(Ref::Seat(from));
        format!("{} {n}¢ from {from}", does(say, player, "get"))
    } else {
        format!("{} {n}¢", does(say, player, "gain"))
    }
}

fn place_changed(say: &Speaker<'_>, card: Option<ObjectId>, change: Move) -> String {
    let what = say.some_card(card);
    match change {
        Move::Looted(seat) => format!("{} {what}", does(say, seat, "loot")),
        Move::Played(seat) => format!("{} {what}", does(say, seat, "play")),
        Move::Discarded(seat) => format!("{} {what}", does(say, seat, "discard")),
        Move::Taken(to, from) => {
            let from = say.thing(Ref::Seat(from));
            format!("{} {what} from {from}", does(say, to, "take"))
        }
        Move::Gained(seat) => format!("{} {what}", does(say, seat, "gain")),
        Move::Drafted(seat) => format!("{} {what}", does(say, seat, "take")),
        Move::Cursed(seat) => format!("{} cursed with {what}", does(say, seat, "are")),
        Move::Kept(seat) => format!("{} {what}", does(say, seat, "keep")),
        Move::Opened(SlotKind::Shop) => format!("{what} is for sale"),
        Move::Opened(SlotKind::Monster) => format!("{what} appears"),
        Move::Opened(SlotKind::Room) => format!("the room is now {what}"),
        Move::Ambushed => format!("{what} ambushes"),
        Move::Revealed => format!("{what} is revealed"),
        Move::Milled => format!("{what} goes from the deck to the discard"),
        Move::Gone => format!("{what} goes to the discard"),
        Move::Removed => format!("{what} leaves the game"),
        Move::Recovered(seat) => {
            format!("{} {what} from the discard", does(say, seat, "take back"))
        }
        Move::Found(seat) => format!("{} {what} from the discard", does(say, seat, "get")),
        Move::Buried => format!("{what} goes back to its deck"),
    }
}
