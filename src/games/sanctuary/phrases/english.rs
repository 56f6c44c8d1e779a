//! Choices and events in English.

use crate::games::sanctuary::Phase;
use crate::games::sanctuary::choices::Choice;
use crate::games::sanctuary::content::CardKind;
use crate::table::{Event, Seat};

use super::{Move, Speaker, capital, onto};

/// A choice as a label.
pub(super) fn choice(say: &Speaker<'_>, choice: Choice) -> String {
    let name = |id| say.card(id);
    match choice {
        Choice::Keep => "Keep this hand".to_owned(),
        Choice::Redraw => "Draw a new hand".to_owned(),
        Choice::Pass => "Pass".to_owned(),
        Choice::End => "End the Harvest".to_owned(),
        Choice::Skip => "Skip this phase".to_owned(),
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
        Choice::Target { to } => say.thing(to),
        Choice::Trigger { source, .. } => format!("{} first", name(source)),
        Choice::Yes { .. } => "Yes".to_owned(),
        Choice::No { .. } => "No".to_owned(),
        Choice::Top { card } => format!("{} stays on top", name(card)),
        Choice::Under { card } => format!("{} to the bottom", name(card)),
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
pub(super) fn event(say: &Speaker<'_>, e: &Event) -> Option<String> {
    let (what, to, n) = (say.thing(e.subject), say.thing(e.to), e.amount);
    let does = |verb: &str| does(say, e.seat, verb);
    Some(match e.verb {
        "first" => format!("{} the first turn", does("take")),
        "turn" => format!("{} ({n})", whose(say, e.seat, "turn")),
        "keep" => format!("{} the hand", does("keep")),
        "redraw" => format!("{} a new hand of {n}", does("draw")),
        "play" => format!("{} {what}{}", does("play"), onto(&to)),
        "push" if n == 0 => return None,
        "push" => format!("{what}: an ability goes on the Stack{}", onto(&to)),
        "resolve" => format!("{what} resolves"),
        "fizzle" => format!("{what} comes to nothing"),
        "cancel" => format!("{what} is cancelled"),
        "challenge" => format!("{what} challenges {to}"),
        "duel_won" => format!("{what} wins the duel against {to}"),
        "duel_even" => "Nobody wins the duel".to_owned(),
        "skip" => {
            let duel = n == Phase::Duel as i32;
            format!(
                "{} the {}",
                does("skip"),
                if duel { "Duel" } else { "Combat" }
            )
        }
        "attack" => format!("{what} attacks"),
        "block" => format!("{what} blocks {to}"),
        "damage" => format!("{what} takes {n} damage"),
        "structure" if n < 0 => {
            format!("{} loses {} Structure", whose(say, e.seat, "Sanctuary"), -n)
        }
        "structure" => format!("{} gains {n} Structure", whose(say, e.seat, "Sanctuary")),
        "volition" if n > 0 => format!("{} {n} Volition", does("gain")),
        "destroy" => format!("{what} is destroyed"),
        "carry" => format!("{to} carries {what}"),
        "control" => format!("{} {what}", does("control")),
        "change" if n > 0 => format!("{what} gets +{n} Strength"),
        "change" if n < 0 => format!("{what} gets {n} Strength"),
        "change" => format!("{} affects {what}", say.thing(e.from)),
        "wear" if n < 0 => format!("{what} wears by {}", -n),
        "wear" => format!("{what} is repaired by {n}"),
        "another_duel" => format!("{} challenge once more", modal(say, e.seat)),
        "no_card" => format!("{} no card left to draw", does("have")),
        "concede" => does("concede"),
        "win_game" => format!("{} the game", does("win")),
        "draw_game" => "A draw".to_owned(),
        "move" => moved(say, e, &what)?,
        _ => return None,
    })
}

fn modal(say: &Speaker<'_>, seat: Seat) -> String {
    if say.is_you(seat) {
        "You may".to_owned()
    } else {
        format!("{} may", say.name(seat))
    }
}

fn moved(say: &Speaker<'_>, e: &Event, what: &str) -> Option<String> {
    let (owner, how) = say.moved(e)?;
    Some(match how {
        Move::Drawn => format!("{} {what}", does(say, owner, "draw")),
        Move::Discarded => format!("{} {what}", does(say, owner, "discard")),
        Move::Milled => format!("{} goes to Limbo", capital(what)),
        Move::Returned => format!("{} returns to the hand", capital(what)),
        Move::ShuffledAway => format!("{} is shuffled into the deck", capital(what)),
        Move::Recovered => format!("{} returns from Limbo to the hand", capital(what)),
        Move::Revived if say.kind(e.subject) == Some(CardKind::Character) => {
            format!("{} comes back to life", capital(what))
        }
        Move::Revived => format!("{} returns to play", capital(what)),
    })
}
