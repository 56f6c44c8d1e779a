//! Choices and events in English.

use crate::cards::text::{prevented, will_prevent};
use crate::games::sanctuary::Phase;
use crate::games::sanctuary::choices::Choice;
use crate::games::sanctuary::events::{EntryText, Event};
use crate::table::{Language, ObjectId, Seat};

use super::{Move, Speaker, capital, moved, onto};

/// A choice as a label.
pub(super) fn choice(say: &Speaker<'_>, choice: Choice) -> String {
    let name = |id| say.card(id);
    match choice {
        Choice::Keep => "Keep this hand".to_owned(),
        Choice::Redraw => "Draw a new hand".to_owned(),
        Choice::Pass => "Pass".to_owned(),
        Choice::End => "End Harvest".to_owned(),
        Choice::Skip => "Skip phase".to_owned(),
        Choice::Done => "Done".to_owned(),
        Choice::Play { card } => format!("Play {}", name(card)),
        Choice::Use { card, ability } => match say.ability(card, ability) {
            Some(text) => format!("{}: {text}", name(card)),
            None => format!("Use {}", name(card)),
        },
        Choice::Mode { card, ability } => {
            let text = say.ability(card, ability);
            text.unwrap_or_else(|| format!("Option {}", u16::from(ability) + 1))
        }
        Choice::Share { to, amount } => format!("{amount} for {}", say.thing(to)),
        Choice::Target { to } | Choice::Choose { what: to } => say.thing(to),
        Choice::Way { source, way } => {
            let text = say.way(source, way);
            text.unwrap_or_else(|| format!("Option {}", u16::from(way) + 1))
        }
        Choice::Replace { source, .. } => format!("First: {}", name(source)),
        Choice::Trigger { source, .. } => format!("First: {}", name(source)),
        Choice::Yes { .. } => "Yes".to_owned(),
        Choice::No { .. } => "No".to_owned(),
        Choice::Top { card } => format!("Keep {} on top", name(card)),
        Choice::Under { card } => format!("Put {} on the bottom", name(card)),
        Choice::Discard { card } => format!("Discard {}", name(card)),
        Choice::Challenge {
            challenger,
            challenged,
        } => format!("{} challenges {}", name(challenger), name(challenged)),
        Choice::Attack { attacker } => format!("{} attacks", name(attacker)),
        Choice::Block { blocker, attacker } => {
            format!("{} blocks {}", name(blocker), name(attacker))
        }
        Choice::Divide {
            blocker, damage, ..
        } => format!("{damage} damage to {}", name(blocker)),
        Choice::Concede => "Concede".to_owned(),
    }
}

/// "You draw" or "Mara draws".
fn does(say: &Speaker<'_>, seat: Seat, verb: &str) -> String {
    if say.is_you(seat) {
        return format!("You {verb}");
    }
    let name = say.name(seat);
    match verb {
        "have" => format!("{name} has"),
        _ if verb.ends_with("ss") || verb.ends_with("sh") => format!("{name} {verb}es"),
        _ => format!("{name} {verb}s"),
    }
}

fn whose(say: &Speaker<'_>, seat: Seat, thing: &str) -> String {
    if say.is_you(seat) {
        format!("Your {thing}")
    } else {
        format!("{}'s {thing}", say.name(seat))
    }
}

/// An event as a line of the log.
pub(super) fn event(say: &Speaker<'_>, event: Event) -> Option<String> {
    let name = |id| say.card(id);
    let does = |seat, verb: &str| does(say, seat, verb);
    let whose = |seat, thing: &str| whose(say, seat, thing);
    Some(match event {
        Event::First { player } => format!("{} the first turn", does(player, "take")),
        Event::Turn { player, number } => format!("{} ({number})", whose(player, "turn")),
        Event::Keep { player } => format!("{} the hand", does(player, "keep")),
        Event::Redraw { player, cards } => {
            format!("{} a new hand of {cards}", does(player, "draw"))
        }
        Event::Play {
            player,
            card,
            target,
        } => {
            let onto = onto(&say.thing(target));
            format!("{} {}{onto}", does(player, "play"), name(card))
        }
        Event::Push {
            text: EntryText::Card,
            ..
        } => return None,
        Event::Push {
            source,
            target,
            text: EntryText::Ability(_),
            ..
        } => {
            let onto = onto(&say.thing(target));
            format!("{}: an ability goes on the Stack{onto}", name(source))
        }
        Event::Spawn { player, card } => format!("{} {}", does(player, "create"), name(card)),
        Event::Become { card, face, .. } => {
            crate::cards::text::became(&name(card), &say.face(face), Language::English)
        }
        Event::Instead { card, .. } => format!("{} replaces what would happen", name(card)),
        Event::Shield { card, amount, .. } => will_prevent(
            (amount > 0).then_some(amount),
            &name(card),
            Language::English,
        ),
        Event::Prevent { card, amount, .. } => prevented(amount, &name(card), Language::English),
        Event::Reveal { player, card } => {
            format!("{} {}", does(player, "reveal"), name(card))
        }
        Event::Flip { source, heads, .. } => {
            let shows = if heads { "heads" } else { "tails" };
            format!("{}: {shows}", name(source))
        }
        Event::Roll { source, shows, .. } => format!("{}: {shows}", name(source)),
        Event::Share {
            player, to, amount, ..
        } => format!("{}: {amount} for {}", does(player, "divide"), say.thing(to)),
        Event::Way {
            player,
            source,
            way,
        } => {
            let way = say
                .way(source, way)
                .unwrap_or_else(|| (u16::from(way) + 1).to_string());
            format!("{}: {way}", does(player, "choose"))
        }
        Event::Resolve { source, .. } => format!("{} resolves", name(source)),
        Event::Fizzle { source, .. } => format!("{} has no effect", name(source)),
        Event::Cancel { source, .. } => format!("{} is cancelled", name(source)),
        Event::Challenge {
            challenger,
            challenged,
            ..
        } => {
            format!("{} challenges {}", name(challenger), name(challenged))
        }
        Event::DuelWon { winner, loser, .. } => {
            format!("{} wins the duel against {}", name(winner), name(loser))
        }
        Event::DuelEven { .. } => "Nobody wins the duel".to_owned(),
        Event::Skip { player, phase } => {
            let phase = if phase == Phase::Duel {
                "Duel"
            } else {
                "Combat"
            };
            format!("{} the {phase}", does(player, "skip"))
        }
        Event::Attack { attacker, .. } => format!("{} attacks", name(attacker)),
        Event::Block {
            blocker, attacker, ..
        } => {
            format!("{} blocks {}", name(blocker), name(attacker))
        }
        Event::Damage { card, amount, .. } => format!("{} takes {amount} damage", name(card)),
        Event::Structure { player, change, .. } => {
            let sanctuary = whose(player, "Sanctuary");
            if change < 0 {
                format!("{sanctuary} loses {} Structure", -change)
            } else {
                format!("{sanctuary} gains {change} Structure")
            }
        }
        Event::Volition { change: ..=0, .. } => return None,
        Event::Volition { player, change } => format!("{} {change} Volition", does(player, "gain")),
        Event::Destroy { card, .. } => format!("{} is destroyed", name(card)),
        Event::Carry {
            technology,
            carrier,
            ..
        } => {
            format!("{} carries {}", name(carrier), name(technology))
        }
        Event::Control { player, card } => format!("{} {}", does(player, "control"), name(card)),
        Event::Change {
            card,
            source,
            strength: 0,
            ..
        } => {
            format!("{} affects {}", name(source), name(card))
        }
        Event::Change { card, strength, .. } => {
            format!("{} gets {strength:+} Strength", name(card))
        }
        Event::Wear { card, change, .. } if change < 0 => {
            format!("{} wears by {}", name(card), -change)
        }
        Event::Wear { card, change, .. } => format!("{} is repaired by {change}", name(card)),
        Event::AnotherDuel { player } => format!("{} challenge once more", modal(say, player)),
        Event::NoCard { player } => format!("{} no card left to draw", does(player, "have")),
        Event::Counters {
            card,
            counter,
            change,
            ..
        } => {
            let n = say.counters(counter, change.abs());
            let does = if change < 0 { "loses" } else { "gets" };
            format!("{} {does} {n}", name(card))
        }
        Event::ExtraTurn { player } => format!("{} an extra turn", does(player, "take")),
        Event::SkipTurn { player } => format!("{} a turn", does(player, "skip")),
        Event::AnotherCombat { .. } => "There is another Combat this turn".to_owned(),
        Event::Delay { source, .. } => format!("An effect of {} waits", name(source)),
        Event::Concede { player } => does(player, "concede"),
        Event::WinGame { player } => format!("{} the game", does(player, "win")),
        Event::DrawGame { .. } => "Draw".to_owned(),
        Event::Move {
            card,
            from,
            to,
            played,
            ..
        } => {
            let (owner, how) = moved(from, to, played)?;
            move_line(say, owner, how, card)
        }
        Event::Sanctuary { .. }
        | Event::Shuffle { .. }
        | Event::Phase { .. }
        | Event::Step { .. }
        | Event::Pass { .. }
        | Event::End { .. }
        | Event::Tap { .. }
        | Event::Untap { .. }
        | Event::Heal { .. }
        | Event::Prices { .. }
        | Event::Fade { .. }
        | Event::AtRandom { .. }
        | Event::Look { .. }
        | Event::Foresee { .. } => return None,
    })
}

fn modal(say: &Speaker<'_>, seat: Seat) -> String {
    if say.is_you(seat) {
        "You may".to_owned()
    } else {
        format!("{} may", say.name(seat))
    }
}

/// The line for a card that changed places. A hidden card has no name.
fn move_line(say: &Speaker<'_>, owner: Seat, how: Move, card: Option<ObjectId>) -> String {
    let what = card.map_or_else(String::new, |id| say.card(id));
    match how {
        Move::Drawn => format!("{} {what}", does(say, owner, "draw")),
        Move::Discarded => format!("{} {what}", does(say, owner, "discard")),
        Move::Milled => format!("{} goes to Limbo", capital(&what)),
        Move::Returned => format!("{} returns to the hand", capital(&what)),
        Move::ShuffledAway => format!("{} is shuffled into the deck", capital(&what)),
        Move::Recovered => format!("{} returns from Limbo to the hand", capital(&what)),
        Move::Revived if say.is_character(card) => {
            format!("{} comes back to life", capital(&what))
        }
        Move::Revived => format!("{} returns to play", capital(&what)),
    }
}
