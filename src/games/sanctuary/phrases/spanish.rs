//! Choices and events in Spanish. Official terms are those of the rules page.

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
        Choice::Keep => "Quedarse con esta mano".to_owned(),
        Choice::Redraw => "Robar una mano nueva".to_owned(),
        Choice::Pass => "Pasar".to_owned(),
        Choice::End => "Terminar Cosecha".to_owned(),
        Choice::Skip => "Omitir fase".to_owned(),
        Choice::Done => "Listo".to_owned(),
        Choice::Play { card } => format!("Jugar {}", name(card)),
        Choice::Use { card, ability } => match say.ability(card, ability) {
            Some(text) => format!("{}: {text}", name(card)),
            None => format!("Usar {}", name(card)),
        },
        Choice::Mode { card, ability } => {
            let text = say.ability(card, ability);
            text.unwrap_or_else(|| format!("Opción {}", u16::from(ability) + 1))
        }
        Choice::Share { to, amount } => format!("{amount} para {}", say.thing(to)),
        Choice::Target { to } | Choice::Choose { what: to } => say.thing(to),
        Choice::Way { source, way } => {
            let text = say.way(source, way);
            text.unwrap_or_else(|| format!("Opción {}", u16::from(way) + 1))
        }
        Choice::Replace { source, .. } => format!("Primero: {}", name(source)),
        Choice::Trigger { source, .. } => format!("Primero: {}", name(source)),
        Choice::Yes { .. } => "Sí".to_owned(),
        Choice::No { .. } => "No".to_owned(),
        Choice::Top { card } => format!("Dejar {} arriba", name(card)),
        Choice::Under { card } => format!("Poner {} al fondo", name(card)),
        Choice::Discard { card } => format!("Descartar {}", name(card)),
        Choice::Challenge {
            challenger,
            challenged,
        } => format!("{} reta a {}", name(challenger), name(challenged)),
        Choice::Attack { attacker } => format!("{} ataca", name(attacker)),
        Choice::Block { blocker, attacker } => {
            format!("{} bloquea a {}", name(blocker), name(attacker))
        }
        Choice::Divide {
            blocker, damage, ..
        } => format!("{damage} de daño a {}", name(blocker)),
        Choice::Concede => "Rendirse".to_owned(),
    }
}

/// "Robas" or "Mara roba".
fn does(say: &Speaker<'_>, seat: Seat, you: &str, she: &str) -> String {
    if say.is_you(seat) {
        capital(you)
    } else {
        format!("{} {she}", say.name(seat))
    }
}

/// "Tu turno" or "Turno de Mara".
fn whose(say: &Speaker<'_>, seat: Seat, thing: &str) -> String {
    if say.is_you(seat) {
        format!("Tu {thing}")
    } else {
        format!("{} de {}", capital(thing), say.name(seat))
    }
}

/// "Tu Santuario" or "El Santuario de Mara".
fn sanctuary(say: &Speaker<'_>, seat: Seat) -> String {
    let article = if say.is_you(seat) { "" } else { "El " };
    format!("{article}{}", whose(say, seat, "Santuario"))
}

/// An event as a line of the log.
pub(super) fn event(say: &Speaker<'_>, event: Event) -> Option<String> {
    let name = |id| say.card(id);
    let does = |seat, you: &str, she: &str| does(say, seat, you, she);
    Some(match event {
        Event::First { player } => format!("{} el primer turno", does(player, "tomas", "toma")),
        Event::Turn { player, number } => format!("{} ({number})", whose(say, player, "turno")),
        Event::Keep { player } => does(player, "te quedas con tu mano", "se queda con su mano"),
        Event::Redraw { player, cards } => {
            format!(
                "{} una mano nueva de {cards}",
                does(player, "robas", "roba")
            )
        }
        Event::Play {
            player,
            card,
            target,
        } => {
            let onto = onto(&say.thing(target));
            format!("{} {}{onto}", does(player, "juegas", "juega"), name(card))
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
            format!("{}: una habilidad va a la Pila{onto}", name(source))
        }
        Event::Spawn { player, card } => {
            format!("{} {}", does(player, "creas", "crea"), name(card))
        }
        Event::Become { card, face, .. } => {
            crate::cards::text::became(&name(card), &say.face(face), Language::Spanish)
        }
        Event::Instead { card, .. } => format!("{} reemplaza lo que iba a ocurrir", name(card)),
        Event::Shield { card, amount, .. } => will_prevent(
            (amount > 0).then_some(amount),
            &name(card),
            Language::Spanish,
        ),
        Event::Prevent { card, amount, .. } => prevented(amount, &name(card), Language::Spanish),
        Event::Reveal { player, card } => {
            format!("{} {}", does(player, "revelas", "revela"), name(card))
        }
        Event::Flip { source, heads, .. } => {
            let shows = if heads { "cara" } else { "cruz" };
            format!("{}: {shows}", name(source))
        }
        Event::Roll { source, shows, .. } => format!("{}: {shows}", name(source)),
        Event::Share {
            player, to, amount, ..
        } => format!(
            "{}: {amount} para {}",
            does(player, "repartes", "reparte"),
            say.thing(to)
        ),
        Event::Way {
            player,
            source,
            way,
        } => {
            let way = say
                .way(source, way)
                .unwrap_or_else(|| (u16::from(way) + 1).to_string());
            format!("{}: {way}", does(player, "eliges", "elige"))
        }
        Event::Resolve { source, .. } => format!("{} se resuelve", name(source)),
        Event::Fizzle { source, .. } => format!("{} queda sin efecto", name(source)),
        Event::Cancel { source, .. } => format!("{} se anula", name(source)),
        Event::Challenge {
            challenger,
            challenged,
            ..
        } => {
            format!("{} reta a {}", name(challenger), name(challenged))
        }
        Event::DuelWon { winner, loser, .. } => {
            format!("{} gana el duelo contra {}", name(winner), name(loser))
        }
        Event::DuelEven { .. } => "Nadie gana el duelo".to_owned(),
        Event::Skip { player, phase } => {
            let phase = if phase == Phase::Duel {
                "Duelo"
            } else {
                "Combate"
            };
            format!("{} el {phase}", does(player, "omites", "omite"))
        }
        Event::Attack { attacker, .. } => format!("{} ataca", name(attacker)),
        Event::Block {
            blocker, attacker, ..
        } => {
            format!("{} bloquea a {}", name(blocker), name(attacker))
        }
        Event::Damage { card, amount, .. } => format!("{} recibe {amount} de daño", name(card)),
        Event::Structure { player, change, .. } => {
            let sanctuary = sanctuary(say, player);
            if change < 0 {
                format!("{sanctuary} pierde {} de Estructura", -change)
            } else {
                format!("{sanctuary} gana {change} de Estructura")
            }
        }
        Event::Volition { change: ..=0, .. } => return None,
        Event::Volition { player, change } => {
            format!(
                "{} {change} de Voluntad",
                does(player, "obtienes", "obtiene")
            )
        }
        Event::Destroy { card, .. } => format!("Se destruye {}", name(card)),
        Event::Carry {
            technology,
            carrier,
            ..
        } => {
            format!("{} lleva {}", name(carrier), name(technology))
        }
        Event::Control { player, card } => {
            format!("{} {}", does(player, "controlas", "controla"), name(card))
        }
        Event::Change {
            card,
            source,
            strength: 0,
            ..
        } => {
            format!("{} afecta a {}", name(source), name(card))
        }
        Event::Change { card, strength, .. } => {
            format!("{} obtiene {strength:+} de Fuerza", name(card))
        }
        Event::Wear { card, change, .. } if change < 0 => {
            format!("{} se desgasta en {}", name(card), -change)
        }
        Event::Wear { card, change, .. } => format!("{} se repara en {change}", name(card)),
        Event::AnotherDuel { player } => {
            format!("{} retar una vez más", does(player, "puedes", "puede"))
        }
        Event::NoCard { player } => {
            let has = does(player, "no te quedan", "se queda sin");
            format!("{has} cartas que robar")
        }
        Event::Counters {
            card,
            counter,
            change,
            ..
        } => {
            let n = say.counters(counter, change.abs());
            let does = if change < 0 { "pierde" } else { "recibe" };
            format!("{} {does} {n}", name(card))
        }
        Event::ExtraTurn { player } => {
            format!("{} un turno adicional", does(player, "juegas", "juega"))
        }
        Event::SkipTurn { player } => format!("{} un turno", does(player, "te saltas", "se salta")),
        Event::AnotherCombat { .. } => "Hay otro Combate este turno".to_owned(),
        Event::Delay { source, .. } => format!("Un efecto de {} queda en espera", name(source)),
        Event::Concede { player } => does(player, "te rindes", "se rinde"),
        Event::WinGame { player } => format!("{} la partida", does(player, "ganas", "gana")),
        Event::DrawGame { .. } => "Empate".to_owned(),
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

/// The line for a card that changed places. A hidden card has no name.
fn move_line(say: &Speaker<'_>, owner: Seat, how: Move, card: Option<ObjectId>) -> String {
    let what = card.map_or_else(String::new, |id| say.card(id));
    let does = |you: &str, she: &str| does(say, owner, you, she);
    match how {
        Move::Drawn => format!("{} {what}", does("robas", "roba")),
        Move::Discarded => format!("{} {what}", does("descartas", "descarta")),
        Move::Milled => format!("{} va al Limbo", capital(&what)),
        Move::Returned => format!("{} vuelve a la mano", capital(&what)),
        Move::ShuffledAway => format!("{} se baraja en el mazo", capital(&what)),
        Move::Recovered => format!("{} vuelve del Limbo a la mano", capital(&what)),
        Move::Revived if say.is_character(card) => {
            format!("{} vuelve a la vida", capital(&what))
        }
        Move::Revived => format!("{} vuelve al juego", capital(&what)),
    }
}
