//! Events in English.

use crate::table::{Event, Ref};

use super::super::moves::{Move, moved};
use super::super::{Speaker, onto, slot_words};
use super::{count, does, thing_does, whose};
use crate::games::souls::content::SlotKind;

/// An event as a line of the log.
pub(in super::super) fn event(say: &Speaker<'_>, e: &Event) -> Option<String> {
    let (what, to, n) = (say.thing(e.subject), say.thing(e.to), e.amount);
    let seat = |verb: &str| does(say, e.seat, verb);
    let it = |verb: &str| thing_does(say, e.subject, verb);
    Some(match e.verb {
        "character" => format!("{} {what}", seat("are")),
        "bonus" => format!("bonus soul: {what}"),
        "first_roll" => format!("{} {n} for the first turn", seat("roll")),
        "first" => format!("lowest roll: {} the first turn", seat("take")),
        "turn" => whose(say, e.seat, "turn"),
        "move" => place_changed(say, e)?,
        "push" => format!("{}{}", say.pushed(e)?, onto(&to)),
        "fizzle" => format!("{} comes to nothing", say.came_from(e)?),
        "cancel" => format!("{} is cancelled", say.came_from(e)?),
        "roll" => format!("{} a {n}", seat("roll")),
        "reroll" => format!("the die is rolled again: {n}"),
        "change_roll" => format!("the roll becomes {n}"),
        "rolled" => format!("{} counts as {n}", whose(say, e.seat, "roll")),
        "hit" => format!("{} {to}", seat("hit")),
        "miss" => format!("{} {to}", seat("miss")),
        "damage" => format!("{} {n} damage{}", it("take"), source(say, e)),
        "shield" => format!("{n} damage to {what} will be prevented"),
        "instead" => format!("{what} changes what would happen"),
        "kill" => format!("{} all hit points", it("lose")),
        "heal" => format!("{} {n}", it("heal")),
        "prevent" => format!("{n} damage to {what} is prevented"),
        "die" => it("die"),
        "saved" => it("do not die"),
        "coins" => coins(say, e),
        "recharge" => format!("{} charged", it("are")),
        "deactivate" => format!("{} deactivated", it("are")),
        "declare_attack" => format!("{} an attack", seat("declare")),
        "attack" => format!("{} {to}", seat("attack")),
        "helper" => format!("{} too", thing_does(say, e.to, "roll")),
        "attack_ends" => "the attack is over".to_owned(),
        "attack_cancelled" => "the attack is cancelled".to_owned(),
        "declare_purchase" => format!("{} a purchase", seat("declare")),
        "buy" => format!("{} {what} for {n}¢", seat("buy")),
        "purchase_fails" => format!("{} {n}¢, so nothing is bought", seat("do not have")),
        "declare_end" => format!("{} the end of the turn", seat("declare")),
        "withdraw_end" => "the turn goes on: something must still be attacked".to_owned(),
        "control" => format!("{} {what}", seat("get")),
        "counters" if n < 0 => format!("{} {}", it("lose"), count(-n, "counter")),
        "counters" => format!("{} {}", it("get"), count(n, "counter")),
        "soul" if !say.is_monster(e.subject) => {
            let worth = if n > 1 {
                format!("{n} souls")
            } else {
                "a soul".to_owned()
            };
            format!("{} {worth}: {what}", seat("gain"))
        }
        "soul" if n > 1 => format!("{} the souls of {what}: {n}", seat("gain")),
        "soul" => format!("{} the soul of {what}", seat("gain")),
        "loot_play" => format!("{} play {}", seat("may"), count(n, "more loot card")),
        "more_attacks" => format!("{} attack {}", seat("may"), count(n, "more time")),
        "more_purchases" => format!("{} buy {}", seat("may"), count(n, "more time")),
        "extra_turn" => format!("{} an extra turn", seat("take")),
        "skip_turn" => format!("{} will be skipped", whose(say, e.seat, "next turn")),
        "skipped" => format!("{} is skipped", whose(say, e.seat, "turn")),
        "timer" => format!("the timer goes down to {n}"),
        "reward" => format!("{} the reward of {what}", seat("get")),
        "shuffle" => format!("{} is shuffled", say.spoken(first(e))?),
        "look" if e.to != Ref::None => format!("{} at the hand of {to}", seat("look")),
        "look" => format!("{} at {}", seat("look"), say.some_card(e.subject)),
        "scry" if n == 0 => format!("{} it on top", seat("leave")),
        "scry" => format!("{} it to the bottom", seat("put")),
        "vote" => format!("{}: {}", seat("vote"), say.voted(e)),
        "offer" if n < 0 => format!("{} {to} for {}¢", seat("ask"), -n),
        "offer" => format!("{} {to} {n}¢", seat("offer")),
        "accept" => seat("accept"),
        "decline" => seat("decline"),
        "grant" => format!("{} changed by an effect", it("are")),
        "ends" => format!("an effect on {what} ends"),
        "copy" => format!("{} a copy of {to}", it("become")),
        "slots" => slots(say, e)?,
        "must" => format!("{what} must be attacked this turn"),
        "end_turn" => "the turn ends at once".to_owned(),
        "win" => format!("{} the game", seat("win")),
        "concede" => seat("concede"),
        _ => return None,
    })
}

/// Whichever of subject and target is set.
fn first(e: &Event) -> Ref {
    if e.subject == Ref::None {
        e.to
    } else {
        e.subject
    }
}

/// " from Mara", unless it is the thing itself.
fn source(say: &Speaker<'_>, e: &Event) -> String {
    match say.spoken(e.from) {
        Some(from) if e.from != e.subject => format!(" from {from}"),
        _ => String::new(),
    }
}

fn coins(say: &Speaker<'_>, e: &Event) -> String {
    let n = e.amount;
    let from = say.thing(e.from);
    if n < 0 {
        format!("{} {}¢", does(say, e.seat, "lose"), -n)
    } else if from.is_empty() {
        format!("{} {n}¢", does(say, e.seat, "gain"))
    } else {
        format!("{} {n}¢ from {from}", does(say, e.seat, "get"))
    }
}

fn slots(say: &Speaker<'_>, e: &Event) -> Option<String> {
    let kind: SlotKind = say.slots_of(e)?;
    let name = slot_words(kind).0;
    let now = count(e.amount, name);
    Some(format!("from now on there is room for {now}"))
}

fn place_changed(say: &Speaker<'_>, e: &Event) -> Option<String> {
    let what = say.some_card(e.subject);
    Some(match moved(e)? {
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
        Move::Opened(SlotKind::Monster) => format!("{what} turns up"),
        Move::Opened(SlotKind::Room) => format!("the room is now {what}"),
        Move::Ambushed => format!("{what} lies in wait"),
        Move::Revealed => format!("{what} is turned over"),
        Move::Milled => format!("{what} goes from the deck to the discard"),
        Move::Gone => format!("{what} goes to the discard"),
        Move::Removed => format!("{what} leaves the game"),
        Move::Recovered(seat) => {
            format!("{} {what} from the discard", does(say, seat, "take back"))
        }
        Move::Found(seat) => format!("{} {what} from the discard", does(say, seat, "get")),
        Move::Buried => format!("{what} goes back to its deck"),
    })
}
